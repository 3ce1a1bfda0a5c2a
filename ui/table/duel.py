"""Cards face to face over the table, with their numbers: a card that is turned up, a battle that is fought."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, exp, sin
from typing import NamedTuple

import pygame

from ui.base import plates, text, theme
from ui.base.animation import ease_out
from ui.cards.sprite import RATIO, Pictures, Pose
from ui.table import hud
from ui.table.defeat import draw_cracks
from ui.table.effects import WARM, Effects, Flare, add_soft, light_picture
from ui.table.marks import DOWN, UP, numeral

ARRIVE, FLIP, WIND_UP, DASH, LEAVE = 0.22, 0.34, 0.24, 0.11, 0.22  # seconds
DRAWN = 0.42  # how far they draw back before they dash, of the way that they dash
CRACKED = 0.5  # how bright the cracks in the weaker one are
KNOCKED, TILTED = 0.16, 8.0  # how far the weaker one is thrown back, of a card's width, and degrees that it leans then
APART = 0.72  # of a card's width, from the middle to the middle of each foremost card
HIGH, HELPER = 0.76, 0.62  # how tall a card is, of the place; of that, one that stands behind another
NUMBER = 0.36  # of a card's height
BEHIND = 0.62  # from one card behind another to the next, of the width of such a card, where there is room
WIDE = 4.3  # of a card's width: the ground for one card a side


class Portrait(NamedTuple):
    """A card in a conflict: what is printed on it, its back, its numbers now, whose it is and what it does there.

    `is_lost`: when they have met, it is seen to be the weaker.
    """

    printed: object
    marking: int
    numbers: tuple[int, ...]
    owner: str
    colour: theme.Colour
    part: str
    is_lost: bool = False


class Duel(Flare):
    """Both sides come and meet, and one is seen to be weaker; or (`is_reveal`) the right one is only turned up."""

    def __init__(
        self, effects: Effects, pictures: Pictures, left: Sequence[Portrait], right: Sequence[Portrait],
        seconds: float, is_reveal: bool, words: str = "",
    ) -> None:  # fmt: skip
        super().__init__(effects, seconds)
        self.pictures, self.left, self.right, self.is_reveal, self.words = pictures, left, right, is_reveal, words

    def paint(self, surface: pygame.Surface, t: float) -> None:
        now, left = t * self.seconds, (1 - t) * self.seconds
        come = 1.0 if self.effects.is_calm else ease_out(min(1.0, now / ARRIVE))
        alpha = min(1.0, now / ARRIVE, left / LEAVE)
        turned = 1.0
        if self.is_reveal and not self.effects.is_calm:
            turned = max(-1.0, min(1.0, (now - ARRIVE) / FLIP * 2 - 1))
        met = self.met_at
        is_over = not self.is_reveal and now >= met
        words = self.words if turned > 0 and not is_over else ""
        at = Instant(alpha, come, turned, 0.0, is_over)
        if not self.is_reveal and not self.effects.is_calm:
            since = now - met
            at = at._replace(dash=dashed(since), knocked=knocked(since), shake=shaken(since, self.effects.u))
        draw_duel(surface, self.effects, self.pictures, self.left, self.right, words, at)
        if is_over and now < met + 0.3 and not self.effects.is_calm:
            rect = self.effects.duel
            add_soft(surface, light_picture(64, WARM), rect.center, rect.h, 1 - (now - met) / 0.3)

    @property
    def met_at(self) -> float:
        """When they meet, in seconds."""
        return self.seconds * 0.42


def dashed(since: float) -> float:
    """How far both are in their dash, so many seconds after they met: back, together, apart again and to rest."""
    if since < -DASH - WIND_UP:
        return 0.0
    if since < -DASH:
        return -DRAWN * ease_out((since + DASH + WIND_UP) / WIND_UP)
    if since < 0:
        return -DRAWN + (1 + DRAWN) * ((since + DASH) / DASH) ** 2
    return exp(-9 * since) * cos(13 * since)


def knocked(since: float) -> float:
    """How far the weaker one is thrown back by then, 0 to 1."""
    return 1 - exp(-8 * since) if since > 0 else 0.0


def shaken(since: float, u: float) -> tuple[int, int]:
    """By how much the ground shakes, in pixels."""
    if since <= 0:
        return 0, 0
    strength = 8 * u * exp(-8 * since)
    return round(strength * sin(since * 83)), round(strength * 0.7 * sin(since * 67 + 1))


def prepare(effects: Effects) -> None:
    """Make the ground of one card a side: it would hold up the frame in which two first meet."""
    rect = effects.duel
    ground = pygame.Rect(0, 0, round(round(rect.h * HIGH) * RATIO * WIDE), rect.h)
    plates.draw_plate(pygame.Surface((1, 1)), "dialog", ground, effects.u, radius=14, raised=22)


class Instant(NamedTuple):
    """How clearly both are seen, how near, how far turned up (-1: the back is seen), how far in a dash (below 0: drawn
    back), how far the weaker one is thrown back, and by how many pixels the ground is shaken aside."""

    alpha: float = 1.0
    come: float = 1.0
    turned: float = 1.0
    dash: float = 0.0
    is_over: bool = False
    knocked: float = 0.0
    shake: tuple[int, int] = (0, 0)


STILL = Instant()


class Stand(NamedTuple):
    """Where a card of one side is seen: its middle and its height."""

    x: float
    y: float
    height: float


def stands(count: int, rect: pygame.Rect, side: int, away: float) -> list[Stand]:
    """Where the cards of a side stand, the foremost first: at its distance from the middle, the others behind it."""
    high = rect.h * HIGH
    y = rect.centery - rect.h * 0.045
    found = [Stand(rect.centerx + side * away, y, high)]
    wide, small = high * RATIO, high * HELPER * RATIO
    room = rect.w / 2 - away - wide / 2 - small * 0.35
    step = min(small * BEHIND, room / max(1, count - 1))
    for n in range(1, count):
        x = rect.centerx + side * (away + wide / 2 + step * n - small * 0.3)
        found.append(Stand(x, y + (high - high * HELPER) / 2, high * HELPER))
    return found


def draw_duel(
    surface: pygame.Surface, effects: Effects, pictures: Pictures, left: Sequence[Portrait], right: Sequence[Portrait],
    words: str = "", at: Instant = STILL,
) -> None:  # fmt: skip
    """Both sides as they stand in an instant, with words at the foot."""
    rect, u = effects.duel.move(at.shake), effects.u
    if at.alpha <= 0 or not rect.h:
        return
    high = round(rect.h * HIGH)
    wide = high * RATIO
    behind = max(len(left), len(right)) - 1
    ground = pygame.Rect(0, 0, rect.w if behind else round(wide * WIDE), rect.h)
    ground.center = rect.center
    plates.draw_plate(surface, "dialog", ground, u, radius=14, raised=22, alpha=round(255 * at.alpha))
    away = APART * wide * (1.0 - 0.42 * at.dash)
    for portraits, side in ((left, -1), (right, 1)):
        if portraits:
            placed = [
                stand._replace(x=stand.x + side * (1 - at.come) * wide * (0.3 if behind else 1.2))
                for stand in stands(len(portraits), rect, side, away)
            ]
            draw_side(surface, pictures, portraits, placed, side, u, at)
            if len(placed) > 1:
                corner = (ground.centerx + side * (ground.w // 2 - round(16 * u)), ground.top + round(high * 0.08))
                draw_owner(surface, portraits[0], portraits[0].owner, corner, -side, u, at.alpha)
    if words:
        draw_foot(surface, words, ground, u)


def draw_card(
    surface: pygame.Surface, pictures: Pictures, portrait: Portrait, stand: Stand, side: int, at: Instant
) -> None:  # fmt: skip
    """A card, or its back while it is being turned up; one that has lost is cracked and thrown back."""
    is_dim = at.is_over and portrait.is_lost
    shown = None if at.turned < 0 else portrait.printed
    thrown = at.knocked if is_dim else 0.0
    angle = round(-side * TILTED * thrown)
    picture = pictures.card(shown, portrait.marking, round(stand.height), angle, is_dim=is_dim)
    if abs(at.turned) < 0.99:
        size = max(2, round(picture.get_width() * abs(at.turned))), picture.get_height()
        picture = pygame.transform.smoothscale(picture, size)
    if at.alpha < 1:
        picture = picture.copy()
        picture.fill((round(255 * at.alpha),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    x = stand.x + side * thrown * KNOCKED * stand.height * RATIO
    place = picture.get_rect(center=(round(x), round(stand.y)))
    surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    if is_dim:
        pose = Pose(x, stand.y, angle, stand.height, 0, -1)
        draw_cracks(surface, pose, at.alpha * CRACKED)


def draw_side(
    surface: pygame.Surface, pictures: Pictures, portraits: Sequence[Portrait], placed: Sequence[Stand], side: int,
    u: float, at: Instant,
) -> None:  # fmt: skip
    """The cards of a side, the foremost on top; beside one alone stands whose it is, on several what each is worth."""
    for n in range(len(placed) - 1, -1, -1):
        now = at if side > 0 and n == 0 else at._replace(turned=1.0)
        draw_card(surface, pictures, portraits[n], placed[n], side, now)
    is_back = side > 0 and at.turned < 0
    if len(placed) == 1:
        stand, high = placed[0], round(placed[0].height)
        x, y = round(stand.x + side * high * RATIO * 0.60), round(stand.y)
        if not is_back:
            up = round(high * 0.10) if len(portraits[0].numbers) > 1 else 0
            draw_numbers(surface, portraits[0], (x, y - up), side, round(high * NUMBER), at)
        name = text.shortened(portraits[0].owner, "body-bold", round(theme.SMALL * u), round(high * RATIO * 1.2))
        draw_owner(surface, portraits[0], name, (x, y + round(high * 0.30)), side, u, at.alpha)
        return
    seen = abs(placed[-1].x - placed[-2].x) if len(placed) > 2 else placed[0].height  # what is seen of one behind
    for n, (stand, portrait) in enumerate(zip(placed, portraits, strict=True)):
        px = round(min(stand.height * 0.30, seen * 0.95))
        x = round(stand.x + side * (stand.height * RATIO / 2 + px * 0.12))
        if n or not is_back:
            draw_numbers(surface, portrait, (x, round(stand.y - stand.height * 0.26)), -side, px, at)


def draw_numbers(
    surface: pygame.Surface, portrait: Portrait, at: tuple[int, int], side: int, px: int, now: Instant
) -> None:
    """The numbers of a card on small plates, one over the other, to the right of a point (`side` 1) or to its left."""
    ink = theme.BRASS_LIGHT if not now.is_over else DOWN if portrait.is_lost else UP
    count = len(portrait.numbers)
    px = px if count == 1 else round(px * 0.8)
    for n, number in enumerate(portrait.numbers):
        badge = numeral(px, number, 0, ink)
        place = badge.get_rect(midleft=at) if side > 0 else badge.get_rect(midright=at)
        place.y += round((n - (count - 1) / 2) * px * 1.04)
        badge.set_alpha(round(255 * now.alpha))
        surface.blit(badge, place)
        badge.set_alpha(255)


def draw_owner(
    surface: pygame.Surface, portrait: Portrait, name: str, at: tuple[int, int], side: int, u: float, alpha: float
) -> None:
    """Whose side it is, and what it does; to the right of a point (`side` 1) or to its left."""
    px = round(theme.SMALL * u)
    for words, role, down, ink in (
        (name, "body-bold", 0.0, portrait.colour),
        (portrait.part, "body-italic", 1.25, theme.FADED),
    ):
        shown = text.render(text.escape(words), role, px, ink)
        low = (at[0], at[1] + round(down * px))
        shown.set_alpha(round(255 * alpha))
        surface.blit(shown, shown.get_rect(midleft=low) if side > 0 else shown.get_rect(midright=low))
        shown.set_alpha(255)


def draw_foot(surface: pygame.Surface, words: str, ground: pygame.Rect, u: float) -> None:
    """Words at the foot of the ground: in a line, or in smaller ones where one has no room."""
    room = ground.w - round(24 * u), round(ground.h * 0.16)
    px, wrap = hud.fitted(words, "body", round(theme.SMALL * u), room)
    said = text.render(words, "body", px, theme.PARCHMENT, wrap, "center" if wrap else "left", 1.0)
    up = max(round(ground.h * 0.065), said.get_height() // 2 + round(2 * u))
    surface.blit(said, said.get_rect(center=(ground.centerx, ground.bottom - up)))
