"""The program in a real window under a real X server, with a real mouse and real keys.

The server and a window manager are started for each test; the mouse is moved by xdotool. Where things lie is looked
up in a twin: the same scene of the same size under the dummy driver. Nothing is pressed before the program says (by
scenes/telltale.py) that what it shows has come to rest, and no deed is over before it says that it has taken all of it:
how busy the machine is makes a test slower and nothing else.

CHRONOTABLE_PROGRAM="/where/it/is/chronotable" tests what was built or installed instead of main.py: it is started with
an empty user folder, no Python on the path, and away from the source.
"""

import contextlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import NamedTuple

from scenes.telltale import VARIABLE

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("Xvfb", "xdotool", "openbox", "xclip", "xwd")
CLIPBOARD = ("xclip", "-selection", "clipboard")
PATIENCE = 90.0
"""Seconds after which what does not come is missing: no measure of how quick anything is."""
BUILT = shlex.split(os.environ.get("CHRONOTABLE_PROGRAM", ""))
PLAIN_PATH = "/usr/bin:/bin"
KEPT = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "LANG")


def missing_tools() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None]


def of_a_player() -> dict[str, str]:
    """This environment without what pygame was told in it: a twin that was opened before leaves its choices there."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "PYGAME_"))}


class Screen:
    """An X server of its own with a window manager. It repeats no held key: on a busy machine each would seem held."""

    title = "Chronotable"
    """What the window is called in which the program is seen."""

    def __init__(self, size: tuple[int, int] = (1920, 1080)) -> None:
        ours, theirs = os.pipe()
        command = ["Xvfb", "-displayfd", str(theirs), "-screen", "0", f"{size[0]}x{size[1]}x24", "-noreset", "-r"]
        self.server = subprocess.Popen(command, pass_fds=[theirs], stderr=subprocess.DEVNULL)
        os.close(theirs)
        with os.fdopen(ours) as told:
            self.name = f":{told.readline().strip()}"
        self.environment = {**of_a_player(), "DISPLAY": self.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        self._start_manager()

    def _start_manager(self) -> None:
        """Start it and wait until it says that it is ready: a window that asks to be shown before that may never be."""
        command = ["openbox", "--startup", "echo ready"]
        self.manager = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert any(line.strip() == "ready" for line in self.manager.stdout), "the window manager did not start"

    @property
    def for_program(self) -> dict[str, str]:
        """What the program finds in its environment."""
        return self.environment

    def attends(self, window: str) -> bool:
        """Whether the keys go to this window."""
        return self.run("xdotool", "getactivewindow") == window

    def run(self, *command: str) -> str:
        """What a tool says; some say by their code that there is nothing."""
        return self._run(command).stdout.strip()

    def do(self, *command: str) -> None:
        """Let a tool do something: all of it."""
        done = self._run(command)
        assert done.returncode == 0, f"{shlex.join(command)} ended with {done.returncode}: {done.stderr}"

    def _run(self, command: tuple[str, ...]) -> subprocess.CompletedProcess:
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE)

    @property
    def clipboard(self) -> str:
        """The words on the clipboard; "" if there are none."""
        return self.run(*CLIPBOARD, "-o")

    @contextlib.contextmanager
    def holding(self, words: str):
        """Words of somebody else on the clipboard for a while: they are there when it begins."""
        command = [*CLIPBOARD, "-i", "-quiet"]
        other = subprocess.Popen(command, env=self.environment, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            other.stdin.write(words.encode())
            other.stdin.close()
            wait(lambda: self.clipboard == words.strip(), "the words on the clipboard")
            yield
        finally:
            other.terminate()
            other.wait()

    def close(self) -> None:
        for process in (self.manager, self.server):
            process.terminate()
            process.wait()


class Told(NamedTuple):
    """What the program says of itself: see scenes/telltale.py."""

    scene: str = ""
    size: tuple[int, int] = (0, 0)
    taken: int = 0
    calm: bool = False
    clock: float = 0.0


class Program:
    """The program as a player starts it, in a home of its own."""

    def __init__(self, screen: Screen, home: Path, size: tuple[int, int] = (1280, 720)) -> None:
        self.screen, self.home, self.size = screen, home, size
        self.telltale = home.with_name(f"{home.name}-telltale")
        self.telltale.unlink(missing_ok=True)  # of a program before
        environment, folder = screen.for_program, ROOT
        if BUILT:
            folder = home / "user"
            folder.mkdir(parents=True, exist_ok=True)
            environment = {name: environment[name] for name in KEPT if name in environment}
            environment |= {"HOME": str(folder), "PATH": PLAIN_PATH}
        command = [*(BUILT or (sys.executable, "main.py")), "--windowed", f"{size[0]}x{size[1]}"]
        environment = {**environment, "CHRONOTABLE_HOME": str(home), VARIABLE: str(self.telltale)}
        self.process = subprocess.Popen(command, cwd=folder, env=environment, stderr=subprocess.PIPE, text=True)
        self.window = wait(lambda: self._window(), "the program's window")
        self.come_to_rest()
        wait(lambda: self.colours() > 20, "a picture in the window")
        wait(lambda: screen.attends(self.window), "the window manager's attention")

    def _window(self) -> str:
        assert self.process.poll() is None, self.process.stderr.read()
        for window in self.screen.run("xdotool", "search", "--onlyvisible", "--class", ".").split():
            if self.screen.run("xdotool", "getwindowname", window).startswith(self.screen.title):
                return window
        return ""

    # What it says
    @property
    def told(self) -> Told:
        """What it said last; nothing before its first frame."""
        try:
            said = json.loads(self.telltale.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return Told()
        return Told(**said | {"size": tuple(said["size"])})

    def come_to_rest(self) -> None:
        """Wait until all that it was made to do is shown and nothing changes by itself, or until it has ended."""
        wait(lambda: self.told.calm or not self.is_running, lambda: f"rest after {self.told}")

    def _do(self, presses: int, *deeds: str) -> None:
        """Do this, and wait until it has taken so many presses and releases, or has ended."""
        wanted = self.told.taken + presses
        self._mouse(*deeds)
        said = " ".join(deeds)
        wait(lambda: self.told.taken >= wanted or not self.is_running, lambda: f"{said} to {self.told}")

    @contextlib.contextmanager
    def _from_rest_to_rest(self):
        self.come_to_rest()
        yield
        self.come_to_rest()

    # Mouse and keys, in the window's own pixels
    def _mouse(self, *deeds: str) -> None:
        self.screen.do("xdotool", *deeds)

    def _to(self, place: tuple[float, float]) -> list[str]:
        return ["mousemove", "--window", self.window, *map(str, map(round, place))]

    def move(self, place: tuple[int, int]) -> None:
        self._mouse(*self._to(place))

    def click(self, place: tuple[int, int], button: int = 1, times: int = 1) -> None:
        with self._from_rest_to_rest():
            self._do(2 * times, *self._to(place), "click", "--repeat", str(times), "--delay", "40", str(button))

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 8, rest: float = 0.0) -> None:
        """Carry what lies at `start` to `end`, and hold it there for `rest` of the program's seconds.

        Without a rest all is one command: else a busy machine would hold it somewhere for longer than was meant.
        """
        carry = [*self._to(start), "mousedown", "1"]
        for step in range(1, steps + 1):
            share = step / steps
            carry += self._to((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        with self._from_rest_to_rest():
            if rest:
                self._do(1, *carry)
                since = self.told.clock
                wait(lambda: self.told.clock >= since + rest, f"{rest} seconds with it in the hand")
                self._do(1, "mouseup", "1")
            else:
                self._do(2, *carry, "mouseup", "1")

    def press(self, *keys: str) -> None:
        for key in keys:
            with self._from_rest_to_rest():
                self._do(1, "key", key)

    def type(self, words: str) -> None:
        with self._from_rest_to_rest():
            self._do(len(words), "type", "--delay", "20", words)

    def press_until(self, key: str, condition, what: str):
        """Press a key until it has done what it does, if it is not the program alone that takes it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._mouse("key", key)
            with contextlib.suppress(AssertionError):
                return wait(condition, what, 2.0)
        raise AssertionError(f"{what} did not come, however often {key} was pressed")

    # What is seen
    @property
    def shape(self) -> tuple[int, int]:
        """Width and height of the window."""
        told = self.screen.run("xdotool", "getwindowgeometry", "--shell", self.window)
        found = dict(line.split("=", 1) for line in told.splitlines() if "=" in line)
        return int(found["WIDTH"]), int(found["HEIGHT"])

    def shot(self) -> bytes:
        """The window's pixels as the X server has them (an XWD dump)."""
        done = subprocess.run(
            ["xwd", "-id", self.window, "-silent"], env=self.screen.environment, capture_output=True, timeout=PATIENCE
        )
        return done.stdout

    def colours(self) -> int:
        return len(set(self.shot()[4000::97]))

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def end(self) -> int:
        """Close the window as a player does, and say with which code the program ended.

        The keys are the window manager's; right after a window has come it now and then loses a press.
        """
        self.press_until("alt+F4", lambda: not self.is_running, "the program's end")
        return self.process.returncode

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def wait(condition, what, patience: float = PATIENCE):
    """Until the condition is true; what it said. Fails with the name of what did not come, which may be asked then."""
    end = time.monotonic() + patience
    pause = threading.Event()
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        pause.wait(0.03)
    raise AssertionError(f"{what() if callable(what) else what} did not come within {patience:.0f} seconds")
