"""Wayland compositors of our own (weston): one that needs no X at all, and one whose screen is a window under X.

The first can be seen by a screenshot, but has no mouse. The second has that of its X server; what runs in it knows of
Wayland alone.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path

from tests.desktop.desktop import PATIENCE, Screen, of_a_player, wait

TOOLS = ("weston", "weston-screenshooter")
SOCKET = "wayland-chronotable"


def missing_tools() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Compositor:
    """Weston with this backend and shell. `environment` is for the programs in it."""

    def __init__(self, backend: str, shell: str, size: tuple[int, int], environment: dict[str, str]) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="chronotable-wayland-"))
        self.folder.chmod(0o700)
        runtime = {"XDG_RUNTIME_DIR": str(self.folder)}
        command = ["weston", f"--backend={backend}-backend.so", f"--shell={shell}-shell.so", "--use-pixman", "--debug",
                   "--no-config", "--idle-time=0", f"--socket={SOCKET}",
                   f"--width={size[0]}", f"--height={size[1]}"]  # fmt: skip
        self.process = subprocess.Popen(
            command, env=environment | runtime, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        foreign = ("DISPLAY", "SDL_VIDEODRIVER")
        inside = {name: value for name, value in environment.items() if name not in foreign}
        self.environment = inside | runtime | {"WAYLAND_DISPLAY": SOCKET, "SDL_AUDIODRIVER": "dummy"}
        wait(lambda: (self.folder / SOCKET).exists(), "weston's socket")

    def shot(self) -> Path | None:
        """A picture of the whole screen, if the compositor gives one."""
        for old in self.folder.glob("*.png"):
            old.unlink()
        subprocess.run(
            ["weston-screenshooter"], cwd=self.folder, env=self.environment, capture_output=True, timeout=PATIENCE
        )
        return next(self.folder.glob("*.png"), None)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class WaylandScreen(Screen):
    """A compositor in a window, whose mouse is that of the X server below; the program fills it."""

    title = "Weston Compositor"

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        super().__init__((size[0] + 200, size[1] + 200))
        self.corner = size[0] + 199, size[1] + 199
        self.compositor = Compositor("x11", "kiosk", size, self.environment)

    @property
    def for_program(self) -> dict[str, str]:
        return self.compositor.environment

    def attends(self, window: str) -> bool:
        """The compositor's window has no focus before it is clicked on, and the mouse needs none.

        But it must enter from outside: only then does weston learn where it is, and not just how far it moves.
        """
        self.run("xdotool", "mousemove", *map(str, self.corner))
        self.run("xdotool", "mousemove", "--window", window, "20", "20")
        return True

    def close(self) -> None:
        self.compositor.close()
        super().close()


def without_x() -> Compositor:
    """A compositor for which no X server is there."""
    environment = {name: value for name, value in of_a_player().items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return Compositor("headless", "desktop", (1600, 900), environment)
