"""What is said to somebody who learns, besides what everybody is told: what things are, help, and first words."""

from __future__ import annotations

import pygame

from scenes.match.asking import Asking
from scenes.match.buttons import TableButtons
from scenes.match.chair import Chair
from scenes.match.firsts import Firsts
from scenes.match.help import Help
from scenes.match.hints import Hints
from scenes.match.reading import Reading
from scenes.match.story import Story
from ui.base.scale import Scale
from ui.base.settings import Settings


class Tutor:
    """One of these speaks at a time. To the others: `begin` when a question stands and everything is still, `end` when
    it is answered or gone, `ask` and `close`; `is_quiet` where something else teaches."""

    def __init__(
        self, chair: Chair, asking: Asking, story: Story, reading: Reading, buttons: TableButtons, settings: Settings,
        hints: Hints,
    ) -> None:  # fmt: skip
        self.hints, self.story = hints, story
        self.help = Help(chair, asking, story, reading, buttons, settings, lambda: story.log.rect)
        self.firsts = Firsts(chair, asking, reading, buttons, settings, lambda: story.log.rect)
        self.is_quiet = False
        self.is_held = False  # the same is asked once more: what was said of it stays

    @property
    def is_dirty(self) -> bool:
        return self.help.is_dirty or self.firsts.is_dirty

    @is_dirty.setter
    def is_dirty(self, wanted: bool) -> None:
        self.help.is_dirty = self.firsts.is_dirty = wanted

    def begin(self) -> None:
        if not self.is_quiet and not self.is_held:
            if not self.help.lectern.visible:
                self.firsts.begin()
            self.help.begin()

    def end(self) -> None:
        if self.is_held:
            return
        self.help.end()
        self.firsts.close()
        self.hints.stop()

    def ask(self) -> None:
        """Somebody wishes for help: a little more each time."""
        self.firsts.close()
        self.help.ask()

    def close(self) -> bool:
        """What was asked for is put away; false if nothing was. First words take no key from anybody."""
        return self.hints.stop() or self.help.close()

    @property
    def said(self) -> str:
        """What is explained and the help that is shown, in markup."""
        told = self.help.lectern.told if self.help.lectern.visible else ""
        return "\n".join(filter(None, (self.hints.words, told)))

    def leave(self) -> None:
        """The table is left."""
        self.help.leave()

    # Time and place

    def layout(self, scale: Scale) -> None:
        self.help.layout(scale)
        self.firsts.layout(scale)

    def place(self) -> None:
        """The log, in whose place they speak, has other room."""
        self.help.place()
        self.firsts.place()

    def update(self, dt: float) -> None:
        self.help.update(dt)
        if not self.firsts.lectern.visible:  # a first word is said once in a life: it is read before anything else
            self.help.volunteer()

    def draw(self, surface: pygame.Surface) -> None:
        """Point at what is spoken of."""
        self.help.draw(surface)
        self.firsts.draw(surface)
