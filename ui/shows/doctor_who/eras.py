"""The middle of the table: the three Time Zones by name, what weighs on their sides, and the combat that is fought.

A Time Zone that is chosen shines; at its name stands whose bonus Time Zone it is. An Episode lies at the edge of the
side that it harms, and beside it what it needs and what its Solver has there. While two fight, both sums take the place
of the names, and hide the Episodes, unless one of these can be chosen or aimed at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import pygame

from art import glyphs
from game.kernel.foresight import expected
from game.kernel.template import fill
from ui.base import plates, text, theme
from ui.base.animation import Beat
from ui.base.soft import blurred
from ui.shows.doctor_who import texts
from ui.shows.doctor_who.meeting import draw_meeting
from ui.shows.doctor_who.reading import ERAS, bonus_zone, chosen, episode_on
from ui.shows.show import Thought

ALIGHT: dict[str, theme.Colour] = {"past": (112, 226, 128), "present": (255, 108, 92), "future": (96, 162, 255)}
NAME = 25.0  # units: the name of a Time Zone
SMALL = 14.0
STAR = 18.0  # units beside the words about the bonus Time Zone
LEAST = 9.0  # units: smaller words are left out where others say the same
MOST = 1.3  # times as large words can be in the strip
WIDE = 258.0  # units that a Time Zone is wide in the map
CARD = 24.0, 20.0  # units from an end to the middle of an Episode, and from there to its edge


class Weight(NamedTuple):
    """An Episode: what it needs, what its Solver has there, whether that is enough, and whether it does harm now."""

    needs: int
    has: int
    is_enough: bool
    is_awake: bool


class Era(NamedTuple):
    """What is said of a Time Zone. `bonus` are the seats whose bonus Time Zone it is, `weights` the Episodes on the
    near side and on the other."""

    name: str
    is_chosen: bool
    bonus: tuple[int, ...]
    weights: tuple[Weight | None, Weight | None]
    is_watched: bool = False  # whoever looks plays neither side


def weight_of(view, seat: int, place: int) -> Weight | None:
    """The Episode on this seat's side of a Time Zone, if one lies there."""
    card = episode_on(view, seat, place)
    if card < 0:
        return None
    has, needs = view.rules.telling.effort(view, card)
    stands = view.rules.telling.standing(view, card)
    return Weight(needs, has, "solvable" in stands, "awake" in stands)


def eras_of(view, watcher: int) -> tuple[Era, ...]:
    """The three Time Zones as this view has them."""
    now, found = chosen(view), []
    for place, name in enumerate(ERAS, 1):
        bonus = tuple(seat for seat in (watcher, 1 - watcher) if bonus_zone(view, seat) == place)
        weights = weight_of(view, watcher, place), weight_of(view, 1 - watcher, place)
        found.append(Era(name, now == place, bonus, weights, view.viewer is None))
    return tuple(found)


class Eras:
    """The strip between both sides."""

    is_over = True
    covers = pygame.Rect(0, 0, 0, 0)
    meant: frozenset[int] = frozenset()

    def __init__(self, names: list[str], hear: Callable[[str], None]) -> None:
        self.names = names
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.u, self.is_calm, self.watcher = 1.0, False, 0
        self.grown = 1.0  # by how much words are larger than the strip would have them
        self.said: tuple[Era, ...] = ()
        self.fight = self.ending = None
        self.episodes: frozenset[int] = frozenset()
        self.view = None
        self._drawn: tuple[object, pygame.Surface] | None = None

    def place(self, rect: pygame.Rect, u: float) -> None:
        self.rect, self.u = pygame.Rect(rect), rect.h / 62
        self.grown = max(1.0, u / self.u)
        self._drawn = None

    def show(self, view, watcher: int) -> None:
        self.view, self.watcher = view, watcher
        self.said, self.fight = eras_of(view, watcher), expected(view)
        lying = (episode_on(view, seat, place) for seat in (0, 1) for place in range(1, len(ERAS) + 1))
        self.episodes = frozenset(card for card in lying if card >= 0)
        self.ending = self.fight.ending if self.fight is not None else None

    def settle(self, view, watcher: int) -> list[Beat]:
        self.show(view, watcher)
        return []

    def columns(self) -> list[pygame.Rect]:
        """The part of the strip that belongs to each Time Zone."""
        gap = round(6 * self.u)
        edges = [self.rect.x + round(n * (self.rect.w + gap) / 3) for n in range(4)]
        return [pygame.Rect(a, self.rect.y, b - a - gap, self.rect.h) for a, b in pairwise(edges)]

    def zone_at(self, pos: tuple[int, int]) -> int:
        """A click on the name of a Time Zone is one on the watcher's side of it."""
        if self.view is None or self.is_meeting:
            return -1
        hit = (n for n, rect in enumerate(self.columns()) if rect.collidepoint(pos))
        return next((self.view.layout.of[ERAS[n]][self.watcher] for n in hit), -1)

    @property
    def is_meeting(self) -> bool:
        """Whether the sums of a combat are seen, and not the Time Zones."""
        return self.fight is not None and not self.meant & self.episodes

    def draw(self, surface: pygame.Surface, thought: Thought | None) -> None:
        if not self.said:
            return
        what = self.said, self.is_meeting, self.fight, self.ending, tuple(self.rect), self.watcher
        if self._drawn is None or self._drawn[0] != what:
            self._drawn = what, self._made()
        picture = self._drawn[1]
        surface.blit(picture, picture.get_rect(center=self.rect.center))

    def look(self, thought: Thought | None) -> tuple | None:
        return None

    def _made(self) -> pygame.Surface:
        pad = round(10 * self.u)
        out = pygame.Surface((self.rect.w + 2 * pad, self.rect.h + 2 * pad), pygame.SRCALPHA)
        aside = pygame.Vector2(pad - self.rect.x, pad - self.rect.y)
        if self.is_meeting:
            draw_meeting(out, self.rect.move(aside), self.view, self.fight, self.ending, self.names, self.u, self.grown)
            return out
        for era, rect in zip(self.said, self.columns(), strict=True):
            draw_era(out, rect.move(aside), era, self.watcher, self.u, self.grown)
        return out


def reach(rect: pygame.Rect, u: float) -> int:
    """How far an Episode reaches into the strip of its Time Zone: a window stretches the places, not the cards."""
    across = rect.w / WIDE
    return round(CARD[0] * across + CARD[1] * min(across, u))


def draw_era(
    target: pygame.Surface, rect: pygame.Rect, era: Era, watcher: int, u: float, grown: float = 1.0
) -> None:  # fmt: skip
    """A Time Zone's name between its two sides, with an Episode at either end."""
    ink = ALIGHT[era.name]
    left = rect.x + (reach(rect, u) if era.weights[1] else 0)
    right = rect.right - (reach(rect, u) if era.weights[0] else 0)
    free = pygame.Rect(left, rect.y, right - left, rect.h)
    if era.is_chosen:
        light = halo(free.size, ink, round(u, 2))
        target.blit(light, light.get_rect(center=free.center), special_flags=pygame.BLEND_PREMULTIPLIED)
    ground = plates.shape(
        (free.w, round(rect.h * 0.62)), round(rect.h * 0.2),
        (*theme.mix(ink, (6, 9, 18), 0.72 if era.is_chosen else 0.9), 235 if era.is_chosen else 190),
    )  # fmt: skip
    target.blit(ground, ground.get_rect(center=free.center))
    side = round(58 * u)
    for at, weight, is_own in ((left, era.weights[1], False), (right - side, era.weights[0], True)):
        if weight is not None:
            seat = watcher if is_own else 1 - watcher
            said = texts.TO_SOLVE if era.is_watched else texts.YOU_SOLVE if is_own else texts.THEY_SOLVE
            draw_weight(target, pygame.Rect(at, rect.y, side, rect.h), weight, seat, said, is_own, u, grown)
    left += side if era.weights[1] else 0
    right -= side if era.weights[0] else 0
    room = pygame.Rect(left, rect.y, right - left, rect.h)
    shade = ink if era.is_chosen else theme.mix(ink, (90, 96, 112), 0.55)
    words = texts.TITLES[era.name]
    px = text.fitting(words, "display", round(NAME * u * min(grown, MOST)), room.w - round(8 * u), 8)
    name = text.render(words, "display", px, theme.mix(shade, (255, 255, 255), 0.35 if era.is_chosen else 0.0))
    lift = round(9 * u) if era.bonus else 0
    target.blit(name, name.get_rect(center=(room.centerx, room.centery - lift)))
    if era.bonus:
        words = bonus_words(era, watcher, room.w, u)
        draw_bonus(target, (room.centerx, room.centery + round(14 * u)), era.bonus, words, room.w, u, grown)


def bonus_words(era: Era, watcher: int, room: int, u: float) -> str:
    """Whose bonus Time Zone it is, in words; to a spectator, and where an Episode lies at either end, the colour says
    it."""
    if era.is_watched and len(era.bonus) == 1:
        return texts.BONUS
    is_own = era.bonus[0] == watcher
    whose = texts.BONUS_OF_BOTH if len(era.bonus) > 1 else texts.YOUR_BONUS if is_own else texts.THEIR_BONUS
    return whose if bonus_px(whose, room, u) >= LEAST * u else texts.BONUS


def bonus_px(words: str, room: int, u: float, grown: float = 1.0) -> int:
    """How large these words can be beside their star."""
    return text.fitting(words, "body-bold", round(SMALL * u * min(grown, MOST)), room - round(STAR * u), 7)


def draw_bonus(
    target: pygame.Surface, at: tuple[int, int], seats: tuple[int, ...], words: str, room: int, u: float,
    grown: float,
) -> None:  # fmt: skip
    """Whose bonus Time Zone it is."""
    ink = theme.BRASS_LIGHT if len(seats) > 1 else theme.SEATS[seats[0]]
    px = bonus_px(words, room, u, grown)
    shown = text.render(words, "body-bold", px, ink)
    star = glyphs.glyph("star", max(8, round(px * 0.9)), ink)
    wide = star.get_width() + round(4 * u) + shown.get_width()
    left = at[0] - wide // 2
    target.blit(star, star.get_rect(midleft=(left, at[1])))
    target.blit(shown, shown.get_rect(midleft=(left + star.get_width() + round(4 * u), at[1])))


def amount_words(weight: Weight) -> str:
    """How much of what an Episode needs could be Sided, or that those are there who solve anything (9.5)."""
    is_by_team = weight.is_enough and weight.has < weight.needs
    return texts.TEAM if is_by_team else fill(texts.SUPPORT_OF, has=weight.has, needs=weight.needs)


def draw_weight(
    target: pygame.Surface, rect: pygame.Rect, weight: Weight, seat: int, said: str, is_own: bool, u: float,
    grown: float,
) -> None:  # fmt: skip
    """What an Episode needs, beside it: who is to solve it, on whose side it weighs, and what they could Side there, of
    how much."""
    ink = theme.GOOD if weight.is_enough else theme.DANGER if weight.is_awake else theme.PARCHMENT
    sign = "arrow-down" if is_own else "arrow-up"
    px = text.fitting(said, "body-bold", round(SMALL * u), rect.w - round(13 * u), 7)
    head, way = (
        text.render(said, "body-bold", px, theme.SEATS[seat]),
        glyphs.glyph(sign, round(px * 0.8), theme.SEATS[seat]),
    )
    wide = head.get_width() + round(2 * u) + way.get_width()
    line = rect.centery - round(9 * u)
    target.blit(way, way.get_rect(midleft=(rect.centerx - wide // 2, line)))
    target.blit(head, head.get_rect(midright=(rect.centerx - wide // 2 + wide, line)))
    words = amount_words(weight)
    px = text.fitting(words, "number", round(18 * u * min(grown, MOST)), rect.w - round(4 * u), 7)
    shown = text.render(words, "number", px, ink)
    target.blit(shown, shown.get_rect(center=(rect.centerx, rect.centery + round(9 * u))))


@lru_cache(maxsize=12)
def halo(size: tuple[int, int], colour: theme.Colour, u: float) -> pygame.Surface:
    """Light about the name of the chosen Time Zone."""
    pad = round(10 * u)
    out = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    out.fill((*colour, 0))
    band = pygame.Rect(0, 0, size[0], round(size[1] * 0.62))
    band.center = out.get_rect().center
    pygame.draw.rect(out, (*colour, 220), band, border_radius=round(size[1] * 0.2))
    out = blurred(out, max(2, round(5 * u)))
    out.premul_alpha_ip()
    return out
