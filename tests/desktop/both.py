"""A hand that does everything twice: in the real window with the real mouse, and in a twin that says where things lie.

Nothing has to be waited for between two clicks: the program takes its events in their order, and a screen that one of
them opens is there before the next is looked at.
"""

import os
import shutil
from pathlib import Path

from tests.desktop.desktop import Program
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
        self.twin.step(1.0)

    def __enter__(self) -> "Both":
        return self

    def __exit__(self, *_) -> None:
        self.twin.close()

    @property
    def scene(self):
        return self.twin.scene

    def click(self, target, button: int = 1, times: int = 1) -> None:
        place = self.twin.place(target)
        for _ in range(times):
            self.program.click(place, button)
            self.twin.click(place, button)
        self.twin.step(0.3)

    def drag(self, start, end) -> None:
        start, end = self.twin.place(start), self.twin.place(end)
        self.program.drag(start, end)
        self.twin.drag(start, end)
        self.twin.step(0.3)

    def type(self, words: str) -> None:
        """Letters into the box that has the keys."""
        self.program.type(words)
        self.twin.type(words)
        self.twin.step(0.3)

    def press(self, key: str) -> None:
        self.program.press(key.title() if key == "escape" else key)
        self.twin.press(key)
        self.twin.step(0.3)
