"""A hand that does everything twice: in the real window with the real mouse, and in a twin that says where things lie.

The program takes its events in their order, and a screen that one of them opens is there before the next is looked at;
but what has just come cannot be pressed for a moment, and that must have passed.
"""

import contextlib
import os
import shutil
from pathlib import Path

from tests.desktop.desktop import PATIENCE, Program, wait
from tests.screens.driver import Driver

TRIES = 4


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
        self._shown = self.twin.scene
        program.come_to_rest()

    def __enter__(self) -> "Both":
        return self

    def __exit__(self, *_) -> None:
        self.twin.close()

    def _let_pass(self) -> None:
        """The moment in which a new screen takes no press, if there is one; in the twin it costs no time."""
        self.twin.step(1.0)
        if self.twin.scene is not self._shown:
            self._shown = self.twin.scene
            self.program.come_to_rest()

    @property
    def scene(self):
        return self.twin.scene

    def click(self, target, button: int = 1, times: int = 1) -> None:
        place = self.twin.place(target)
        self.program.click(place, button, times)
        for _ in range(times):
            self.twin.click(place, button)
        self._let_pass()

    def drag(self, start, end) -> None:
        start, end = self.twin.place(start), self.twin.place(end)
        self.program.drag(start, end)
        self.twin.drag(start, end)
        self._let_pass()

    def write(self, entry, words: str) -> None:
        """Words into a box, in the place of what stands there.

        A busy program may not listen for letters yet when they come: so what then stands in the box is copied out of
        it, and written again if it is not these words.
        """
        place = self.twin.place(entry)
        for _ in range(TRIES):
            self.program.click(place)
            self.program.press("ctrl+a")
            self.program.type(words)
            self.program.press("ctrl+a", "ctrl+c")
            with contextlib.suppress(AssertionError):
                wait(lambda: self.program.clipboard() == words, f"{words!r} in the box", PATIENCE / TRIES)
                break
        else:
            raise AssertionError(f"{words!r} was written {TRIES} times and not read")
        self.twin.click(place)
        self.twin.press("ctrl+a")
        self.twin.type(words)
        self._let_pass()

    def press(self, key: str) -> None:
        self.program.press(key.title() if key == "escape" else key)
        self.twin.press(key)
        self._let_pass()
