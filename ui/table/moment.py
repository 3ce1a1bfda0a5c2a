"""Where a step of the story is told, and the few beats that many events share: a sound, a caption, a card held up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from sounds.family import SOUNDS
from ui.base import text, theme
from ui.base.animation import Beat, Call, Hold, Together
from ui.cards.sprite import Carry, Pose
from ui.shows.chrono_clash.gauge import Gauge
from ui.table.board import Board
from ui.table.effects import Caption, Effects

LOOKED_AT = 0.95  # seconds for which an opponent's card is held up
LIGHTS = {
    "stable": theme.STABLE, "unstable": theme.UNSTABLE,
    "red": (255, 132, 92), "green": (150, 214, 110), "blue": (110, 176, 255), "purple": (196, 132, 255),
}  # fmt: skip


@dataclass
class Moment:
    """Where a step of the story is told: the table, its lights, who watches, and the view after the step."""

    board: Board
    effects: Effects
    view: object
    watcher: int
    names: list[str]
    hear: Callable[[str], None]
    plate: Callable[[int], pygame.Rect]
    is_deal: bool = False
    gauge: Gauge | None = None

    def settle(self) -> list[Beat]:
        """All ways that lead to the view: of the cards, and of the counter on the gauge."""
        return [*self.board.settle(self.view), *(self.gauge.settle(self.view, self.watcher) if self.gauge else ())]

    def name(self, card: int) -> str:
        printed = self.view.what[card]
        return printed.name if printed else "a card"

    def who(self, seat: int) -> str:
        return text.escape(self.names[seat])

    def is_mine(self, seat: int) -> bool:
        return seat == self.watcher

    def colour(self, card: int) -> theme.Colour:
        """The light of a card: of its colour, or of its kind."""
        printed = self.view.what[card]
        return LIGHTS.get(getattr(printed, "colour", printed.kind), theme.BRASS) if printed else theme.BRASS

    def rect(self, card: int) -> pygame.Rect:
        return self.board.bound[card].rect

    def stack(self, seat: int) -> pygame.Rect:
        """Where the guardians of a seat lie."""
        area = self.board.zone(self.view.layout.of["guardians"][seat]).area
        return pygame.Rect(round(area.x), round(area.y), round(area.w), round(area.h))

    def sound(self, name: str) -> Beat:
        return Call(lambda: self.hear(name))

    def say(self, words: str, seconds: float = 1.2, at: float = 0.22, colour: theme.Colour = theme.PARCHMENT) -> Beat:
        return Caption(self.effects, words, seconds, at, colour=colour)

    def held_up(self, card: int, dx: float = 0.0) -> Pose:
        """A pose in the middle of the table, twice as large as in the hand (pictures of that size are there)."""
        middle = self.effects.middle
        height = 2 * round(self.board.hand_height)
        x = middle.centerx + dx * height
        return Pose(
            x, middle.top + middle.h * 0.44, 0.0, height, 999, self.board.bound[card].zone, self.view.what[card]
        )

    def carry(self, card: int, pose: Pose, seconds: float) -> Beat:
        return Carry(self.board.sprites[card], pose, 0.0 if self.board.reduced_motion else seconds)


def heard(name: str) -> float:
    """Seconds from the start of a sound to its blow: what one sees should happen then."""
    return SOUNDS[name].beat


def held_up(moment: Moment, seat: int, card: int, words: str) -> list[Beat]:
    if moment.is_mine(seat):
        return []
    return [
        Together([moment.carry(card, moment.held_up(card), 0.34), moment.sound("card-flip")]),
        Together([Hold(LOOKED_AT), moment.say(words, LOOKED_AT, 0.93)]),
    ]
