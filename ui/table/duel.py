"""Two cards face to face over the table, with their strengths: a guardian that is revealed, a battle that is fought."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ui.base import plates, text, theme
from ui.base.animation import ease_out
from ui.cards.sprite import RATIO, Pictures
from ui.table import hud
from ui.table.effects import Effect, Effects, add_faded, light_picture
from ui.table.marks import DOWN, UP, numeral

ARRIVE, FLIP, DASH, LEAVE = 0.22, 0.34, 0.14, 0.22  # seconds
APART = 0.72  # of a card's width, from the middle to the middle of each card
NUMBER = 0.36  # of a card's height


class Fighter(NamedTuple):
    """One side: what is printed on the card, its back, its strength (-1 for none), whose it is and what it does."""

    printed: object
    marking: int
    strength: int
    owner: str
    colour: theme.Colour
    part: str  # "attacks" or "guards"


class Duel(Effect):
    """Both come from their sides and meet, and one is seen to be weaker. `is_reveal`: the right one is turned up."""

    def __init__(
        self, effects: Effects, pictures: Pictures, left: Fighter, right: Fighter, seconds: float, is_reveal: bool
    ) -> None:
        super().__init__(effects, seconds)
        self.pictures, self.left, self.right, self.is_reveal = pictures, left, right, is_reveal

    def paint(self, surface: pygame.Surface, t: float) -> None:
        now, left = t * self.seconds, (1 - t) * self.seconds
        come = 1.0 if self.effects.is_calm else ease_out(min(1.0, now / ARRIVE))
        alpha = min(1.0, now / ARRIVE, left / LEAVE)
        turned = 1.0
        if self.is_reveal and not self.effects.is_calm:
            turned = max(-1.0, min(1.0, (now - ARRIVE) / FLIP * 2 - 1))
        met = self.met_at
        dash = 0.0
        if not self.is_reveal and not self.effects.is_calm and met - DASH < now < met + DASH:
            dash = 1 - abs(now - met) / DASH
        is_over = not self.is_reveal and now >= met
        draw_duel(surface, self.effects, self.pictures, self.left, self.right, alpha, come, turned, dash, is_over)
        if is_over and now < met + 0.3 and not self.effects.is_calm:
            rect = self.effects.duel
            light = pygame.transform.smoothscale(light_picture(320, (255, 214, 140)), (rect.h, rect.h))
            at = (rect.centerx - rect.h // 2, rect.centery - rect.h // 2)
            add_faded(surface, light, at, 1 - (now - met) / 0.3)

    @property
    def met_at(self) -> float:
        """When they meet, in seconds."""
        return self.seconds * 0.42


def draw_duel(
    surface: pygame.Surface, effects: Effects, pictures: Pictures, left: Fighter, right: Fighter,
    alpha: float = 1.0, come: float = 1.0, turned: float = 1.0, dash: float = 0.0, is_over: bool = False,
) -> None:  # fmt: skip
    """The two as they stand now. `turned` goes from -1 (the right one's back) to 1 (its face)."""
    rect, u = effects.duel, effects.u
    if alpha <= 0 or not rect.h:
        return
    high = round(rect.h * 0.76)
    wide = high * RATIO
    ground = pygame.Rect(0, 0, round(wide * 4.3), rect.h)
    ground.center = rect.center
    plates.draw_plate(surface, "dialog", ground, u, radius=14, raised=22, alpha=round(255 * alpha))
    away = APART * wide * (1.0 - 0.42 * dash) + (1 - come) * wide * 1.2
    y = rect.centery - round(rect.h * 0.045)
    numbers = (left.strength, right.strength)
    for n, (fighter, side) in enumerate(((left, -1), (right, 1))):
        x = rect.centerx + side * away
        is_weaker = is_over and -1 not in numbers and numbers[n] <= numbers[1 - n]
        is_back = n == 1 and turned < 0
        picture = pictures.card(None if is_back else fighter.printed, fighter.marking, high, is_dim=is_weaker)
        if n == 1 and abs(turned) < 0.99:
            size = max(2, round(picture.get_width() * abs(turned))), picture.get_height()
            picture = pygame.transform.smoothscale(picture, size)
        if alpha < 1:
            picture = picture.copy()
            picture.fill((round(255 * alpha),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(picture, picture.get_rect(center=(round(x), y)), special_flags=pygame.BLEND_PREMULTIPLIED)
        outer = round(x + side * wide * 0.60)
        ink = theme.BRASS_LIGHT if not is_over else DOWN if is_weaker else UP
        draw_beside(surface, fighter, (outer, y), side, high, u, alpha, ink if not is_back else None)
    words = guardian_words(right) if turned > 0 and not is_over else ""
    if words:
        px = hud.fitted(words, "body", round(theme.SMALL * u), (ground.w - round(24 * u), round(rect.h * 0.12)))[0]
        said = text.render(words, "body", px, theme.PARCHMENT)
        surface.blit(said, said.get_rect(center=(rect.centerx, ground.bottom - round(rect.h * 0.065))))


def guardian_words(guardian: Fighter) -> str:
    """What the card on the right can do as a guardian, and that an action card fights no battle."""
    words = getattr(guardian.printed, "guardian_text", "")
    return f"{words} *No battle: an action card.*".strip() if guardian.strength < 0 else words


def draw_beside(
    surface: pygame.Surface, fighter: Fighter, at: tuple[int, int], side: int, high: int, u: float, alpha: float,
    ink: theme.Colour | None,
) -> None:  # fmt: skip
    """On the outer side of a card: its strength in a colour (none while its back is seen), and whose it is."""
    x, y = at
    if fighter.strength >= 0 and ink is not None:
        badge = numeral(round(high * NUMBER), fighter.strength, 0, ink)
        place = badge.get_rect(midleft=(x, y)) if side > 0 else badge.get_rect(midright=(x, y))
        badge.set_alpha(round(255 * alpha))
        surface.blit(badge, place)
        badge.set_alpha(255)
    px = round(theme.SMALL * u)
    name = text.shortened(fighter.owner, "body-bold", px, round(high * RATIO * 1.2))
    for words, role, down, colour in (
        (name, "body-bold", 0.0, fighter.colour), (fighter.part, "body-italic", 1.25, theme.FADED)
    ):  # fmt: skip
        shown = text.render(text.escape(words), role, px, colour)
        low = (x, y + round(high * 0.30 + down * px))
        shown.set_alpha(round(255 * alpha))
        surface.blit(shown, shown.get_rect(midleft=low) if side > 0 else shown.get_rect(midright=low))
        shown.set_alpha(255)
