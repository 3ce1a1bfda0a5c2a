"""Where a step of the story is told, and the few beats that many events share: a sound, a caption, a card held up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from sounds.family import SOUNDS
from ui.base import text, theme
from ui.base.animation import Beat, Call, Hold, Together
from ui.cards.sprite import Carry, Pose
from ui.shows.show import Panel, Show
from ui.table.board import Board
from ui.table.defeat import EMBER, Burning
from ui.table.effects import Caption, Effects, Later
from ui.table.impact import Aside, Dust, Glow, Landed, Unseen

LOOKED_AT = 0.95  # seconds for which an opponent's card is held up


@dataclass
class Moment:
    """Where a step of the story is told: the table, its lights, its game's show, who watches, and the view after it."""

    board: Board
    effects: Effects
    show: Show
    view: object
    watcher: int
    names: Sequence[str]
    hear: Callable[[str], None]
    plate: Callable[[int], pygame.Rect]
    is_deal: bool = False
    is_flow: bool = False  # one of many alike that go together
    panels: Mapping[str, Panel] = field(default_factory=dict)
    is_watched: bool = False  # whoever watches plays none of the seats, or all look who play several

    def settle(self) -> list[Beat]:
        """All ways that lead to the view: of the cards, and on the panels that this game has."""
        ways = [panel.settle(self.view, self.watcher) for panel in self.panels.values()]
        return [*self.board.settle(self.view), *(beat for way in ways for beat in way)]

    def foresee(self) -> None:
        """The view will come soon: have its faces made."""
        self.board.foresee(self.view)

    def name(self, card: int) -> str:
        printed = self.view.what[card]
        return printed.name if printed else "a card"

    def who(self, seat: int) -> str:
        return text.escape(self.names[seat])

    def is_mine(self, seat: int) -> bool:
        return seat == self.watcher and not self.is_watched

    def colour(self, card: int) -> theme.Colour:
        """The light of a card; of one that nobody here knows, brass."""
        printed = self.view.what[card]
        return self.show.cards.light(printed) if printed else theme.BRASS

    def rect(self, card: int) -> pygame.Rect:
        return self.board.bound[card].rect

    def zone(self, index: int) -> pygame.Rect:
        """Where the cards of a zone lie."""
        area = self.board.zone(index).area
        return pygame.Rect(round(area.x), round(area.y), round(area.w), round(area.h))

    def sound(self, name: str) -> Beat:
        return Call(lambda: self.hear(name))

    def say(self, words: str, seconds: float = 1.2, at: float = 0.22, colour: theme.Colour = theme.PARCHMENT) -> Beat:
        return Caption(self.effects, words, seconds, at, colour=colour)

    def lights(self, card: int, colour: theme.Colour | None = None) -> list[Beat]:
        """A card lands where it is bound for: a soft blow, a glow about it, dust of light from its edges."""
        sprite, rect, ink = self.board.sprites[card], self.rect(card), colour or self.colour(card)
        return [Landed(sprite, [
            Aside(Glow(self.effects, rect, ink)),
            Aside(Dust(self.effects, rect, rect.h * 0.42, ink, 16, 0.6, seed=card)),
        ])]  # fmt: skip

    def lost(self, card: int) -> list[Beat]:
        """A card leaves play for good: it burns where it lay, and is seen again where it goes."""
        sprite = self.board.sprites[card]
        pose = sprite.pose
        if self.effects.is_calm:
            return [Aside(Glow(self.effects, pose.rect, theme.DANGER))]
        return [
            Aside(Burning(self.effects, self.board.pictures, pose, sprite.marking)),
            Aside(Later(self.effects, 0.2, Dust(
                self.effects, pose.rect, pose.height * 0.5, EMBER, 20, 0.95, rise=pose.height * 0.55, seed=card
            ))),
            Unseen(sprite),
        ]  # fmt: skip

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
