"""A hand that does everything twice: in the real window with the real mouse, and in a twin that says where things lie.

After each deed both must show the same scene.
"""

import os
import shutil
from pathlib import Path

from tests.desktop.desktop import Program, wait
from tests.screens.driver import Driver


class Both:
    """The program, just started, and its twin with a copy of its settings."""

    def __init__(self, program: Program, home: Path) -> None:
        self.program, self.home = program, home
        self.twin_home = home.with_name("twin")
        shutil.rmtree(self.twin_home, ignore_errors=True)
        shutil.copytree(home / "data", self.twin_home / "data")
        os.environ["CHRONOTABLE_HOME"] = str(self.twin_home)
        self.twin = Driver(size=program.size)
        self._agree()

    def __enter__(self) -> "Both":
        return self

    def __exit__(self, *_) -> None:
        self.twin.close()

    def _agree(self) -> None:
        """Let the twin come to rest as the program has; it costs no time. Both must be in the same place now."""
        self.twin.step(1.0)
        shown, wanted = self.program.told.scene, type(self.twin.scene).__name__
        assert shown == wanted, f"the program shows {shown}, and its twin {wanted}"

    @property
    def scene(self):
        return self.twin.scene

    def click(self, target, button: int = 1, times: int = 1) -> None:
        place = self.twin.place(target)
        self.program.click(place, button, times)
        for _ in range(times):
            self.twin.click(place, button)
        self._agree()

    def drag(self, start, end) -> None:
        start, end = self.twin.place(start), self.twin.place(end)
        self.program.drag(start, end)
        self.twin.drag(start, end)
        self._agree()

    def write(self, entry, words: str) -> None:
        """Words into a box, in the place of what stands there; they are copied out of it to see that they came."""
        place = self.twin.place(entry)
        self.program.click(place)
        self.program.press("ctrl+a")
        self.program.type(words)
        self.program.press("ctrl+a", "ctrl+c")
        wait(lambda: self.program.screen.clipboard == words, f"{words!r} in the box")
        self.twin.click(place)
        self.twin.press("ctrl+a")
        self.twin.type(words)
        self._agree()

    def press(self, key: str) -> None:
        self.program.press(key.title() if key == "escape" else key)
        self.twin.press(key)
        self._agree()
