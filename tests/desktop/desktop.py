"""The program in a real window under a real X server, with a real mouse and real keys.

The server and a window manager are started for each test; the mouse is moved by xdotool. Where things lie is looked
up in a twin: the same scene of the same size under the dummy driver.

CHRONOTABLE_PROGRAM="/where/it/is/chronotable" tests what was built or installed instead of main.py: it is started with
an empty user folder, no Python on the path, and away from the source.
"""

import contextlib
import os
import shlex
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("Xvfb", "xdotool", "openbox", "xclip", "xwd")
PATIENCE = 40.0
LOOK, AT_REST = 0.5, 0.3
"""Seconds for which it is looked how much of a processor the program needs, and the share under which it rests."""
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
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=20)
        return done.stdout.strip()

    def close(self) -> None:
        for process in (self.manager, self.server):
            process.terminate()
            process.wait()


class Program:
    """The program as a player starts it, in a home of its own."""

    def __init__(self, screen: Screen, home: Path, size: tuple[int, int] = (1280, 720)) -> None:
        self.screen, self.home, self.size = screen, home, size
        environment, folder = screen.for_program, ROOT
        if BUILT:
            folder = home / "user"
            folder.mkdir(parents=True, exist_ok=True)
            environment = {name: environment[name] for name in KEPT if name in environment}
            environment |= {"HOME": str(folder), "PATH": PLAIN_PATH}
        command = [*(BUILT or (sys.executable, "main.py")), "--windowed", f"{size[0]}x{size[1]}"]
        environment = {**environment, "CHRONOTABLE_HOME": str(home)}
        self.process = subprocess.Popen(command, cwd=folder, env=environment, stderr=subprocess.PIPE, text=True)
        self.window = wait(lambda: self._window(), "the program's window")
        wait(lambda: self.colours() > 20, "a picture in the window")
        wait(lambda: screen.attends(self.window), "the window manager's attention")

    def _window(self) -> str:
        assert self.process.poll() is None, self.process.stderr.read()
        for window in self.screen.run("xdotool", "search", "--onlyvisible", "--class", ".").split():
            if self.screen.run("xdotool", "getwindowname", window).startswith(self.screen.title):
                return window
        return ""

    def come_to_rest(self) -> None:
        """Wait until it has taken all events and shows what they led to: then it needs next to no processor."""
        wait(lambda: self._spent(LOOK) < AT_REST * LOOK, "a program at rest")

    def _spent(self, seconds: float) -> float:
        """Seconds of the processor that it needs in so many seconds from now."""
        before = self._processor()
        threading.Event().wait(seconds)
        return self._processor() - before

    def _processor(self) -> float:
        told = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")

    # Mouse and keys, in the window's own pixels
    def _mouse(self, *deeds: str) -> None:
        self.screen.run("xdotool", *deeds)

    def move(self, place: tuple[int, int]) -> None:
        self._mouse("mousemove", "--window", self.window, *map(str, map(round, place)))

    def click(self, place: tuple[int, int], button: int = 1, times: int = 1) -> None:
        self.move(place)
        self._mouse("click", "--repeat", str(times), "--delay", "40", str(button))

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 8, rest: float = 0.0) -> None:
        """Carry what lies at `start` to `end`, and hold it there for so many seconds before letting go."""
        self.move(start)
        self._mouse("mousedown", "1")
        for step in range(1, steps + 1):
            share = step / steps
            self.move((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        time.sleep(rest)
        self._mouse("mouseup", "1")

    def press(self, *keys: str) -> None:
        for key in keys:
            self._mouse("key", key)

    def type(self, words: str) -> None:
        self._mouse("type", "--delay", "20", words)

    def clipboard(self) -> str:
        """The words on the clipboard; "" if there are none."""
        return self.screen.run("xclip", "-selection", "clipboard", "-o")

    def press_until(self, key: str, condition, what: str):
        """Press a key until it has done what it does; a key pressed while the picture still moves may only skip."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.press(key)
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
            ["xwd", "-id", self.window, "-silent"], env=self.screen.environment, capture_output=True, timeout=20
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


def wait(condition, what: str, patience: float = PATIENCE):
    """Until the condition is true; what it said. Fails with the name of what did not come."""
    end = time.monotonic() + patience
    pause = threading.Event()
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        pause.wait(0.03)
    raise AssertionError(f"{what} did not come within {patience:.0f} seconds")
