"""A player's plate: the dial, the name, the cards in hand, the rounds won, and whether it is their turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import pygame

from art import glyphs
from game.kernel.template import fill
from ui.base import plates, text, theme
from ui.base.canvas import Target, drawn
from ui.base.soft import blurred
from ui.table import texts
from ui.widgets.text import fitting_line

LOW = 75  # a plate less high than so many units has no room for three lines
MARKS = ("circle", "diamond", "star", "crown")  # beside the seat colours, for those who do not tell colours apart


class PlateInfo(NamedTuple):
    """What a plate says. `signs` are further numbers, in words of ui/base/text.py; `wins_needed` is 0 for one game."""

    name: str
    seat: int
    team: int
    has_partner: bool
    score: int
    goal: int
    hand: int
    wins: int
    wins_needed: int
    is_active: bool
    with_marks: bool = False
    signs: str = ""
    is_out: bool = False


def colour_of(info: PlateInfo) -> theme.Colour:
    """Partners share a colour."""
    return theme.SEATS[info.team if info.has_partner else info.seat]


def draw_player(
    surface: Target, rect: pygame.Rect, info: PlateInfo, u: float, dial: Callable[..., pygame.Surface]
) -> pygame.Rect:
    """Draw the plate with a game's dial (pixels, score, goal); returns where the dial is."""
    colour = colour_of(info)
    k = rect.h / 92
    if info.is_active:
        halo(surface, rect, colour, u)
    plates.draw_plate(surface, "panel", rect, u, raised=7)
    edge = pygame.Rect(rect.x + round(3 * k), rect.y + rect.h * 0.16, max(3, round(4 * k)), rect.h * 0.68)
    drawn(
        pygame.draw.rect,
        surface,
        colour if info.is_active else theme.mix(colour, theme.MIDNIGHT, 0.45),
        edge,
        border_radius=edge.w,
    )
    side = min(rect.h - round(8 * k), round(rect.w * 0.46))
    face = dial(side, info.score, info.goal)
    where = face.get_rect(midleft=(rect.x + round(12 * k), rect.centery))
    surface.blit(face, where)
    left, right = where.right + round(9 * k), rect.right - round(9 * k)
    room = right - left
    name_room = room - (round(20 * k) if info.with_marks else 0)
    is_low = rect.h < LOW * u
    name_y, most = rect.y + rect.h * (0.31 if is_low else 0.22), round(rect.h * (0.36 if is_low else 0.21))
    if is_low:
        beside = thinking_at(rect, info, u).w * 1.4
        name_room = round(name_room * 0.62 if info.has_partner else name_room - beside)
    name, px = fitting_line(info.name, "body-bold", min(round(18 * u), most), name_room)
    ink = theme.PARCHMENT if not info.is_active else theme.BRASS_LIGHT
    shown = text.render(text.escape(name), "body-bold", px, ink)
    surface.blit(shown, shown.get_rect(midleft=(left, name_y)))
    if info.with_marks:
        sign = glyphs.glyph(MARKS[info.team if info.has_partner else info.seat], round(15 * k), colour)
        surface.blit(sign, sign.get_rect(midright=(right, name_y)))
        right -= round(20 * k) if is_low else 0
    px = max(9, min(round(theme.SMALL * u), round(rect.h * (0.29 if is_low else 0.17))))
    if not info.is_out:
        (_draw_low if is_low else _draw_counts)(surface, rect, info, (left, right), px)
    else:
        surface.blit(plates.shape(rect.size, round(9 * u), (6, 8, 14, 175)), rect)
        out = text.render("out", "display", round(rect.h * 0.34), theme.DANGER)
        surface.blit(out, out.get_rect(midleft=(left, rect.y + rect.h * 0.66)))
    return where


def _draw_counts(surface: Target, rect: pygame.Rect, info: PlateInfo, between: tuple[int, int], px: int) -> None:
    """The lines under the name: cards in hand and the side, then what the game says of the seat, or its wins."""
    left, right = between
    room, k = right - left, rect.h / 92
    hand = text.render(f"{{hand}} {info.hand}", "body-bold", px, theme.FADED)
    surface.blit(hand, hand.get_rect(midleft=(left, rect.y + rect.h * 0.50)))
    if info.has_partner:
        side_name, role_px = fitting_line(
            fill(texts.TEAM, team="AB"[info.team]), "body-bold", px, room - hand.get_width() - round(8 * k)
        )
        team = text.render(side_name, "body-bold", role_px, colour_of(info))
        surface.blit(team, team.get_rect(midright=(right, rect.y + rect.h * 0.50)))
    low = (left, rect.y + rect.h * 0.79)
    if info.signs:
        words, px = fitting_line(info.signs, "body-bold", px, room)
        signs = text.render(words, "body-bold", px, theme.BRASS_LIGHT)
        surface.blit(signs, signs.get_rect(midleft=low))
    else:
        draw_wins(surface, low, room, info, k)


def _draw_low(surface: Target, rect: pygame.Rect, info: PlateInfo, between: tuple[int, int], px: int) -> None:
    """The one line that a low plate has under the name, and the side beside that."""
    left, right = between
    gap, y = round(px * 0.8), rect.y + rect.h * 0.70
    if info.has_partner:
        side_name, role_px = fitting_line(
            fill(texts.TEAM, team="AB"[info.team]), "body-bold", px, round((right - left) * 0.34)
        )
        team = text.render(side_name, "body-bold", role_px, colour_of(info))
        surface.blit(team, team.get_rect(midright=(right, rect.y + rect.h * 0.31)))
    hand = text.render(f"{{hand}} {info.hand}", "body-bold", px, theme.FADED)
    surface.blit(hand, hand.get_rect(midleft=(left, y)))
    left += hand.get_width() + gap
    if info.signs:
        words, px = fitting_line(info.signs, "body-bold", px, right - left)
        signs = text.render(words, "body-bold", px, theme.BRASS_LIGHT)
        surface.blit(signs, signs.get_rect(midleft=(left, y)))
    else:
        draw_wins(surface, (left, y), right - left, info, rect.h / 92)


def draw_wins(surface: pygame.Surface, at: tuple[float, float], room: int, info: PlateInfo, k: float) -> None:
    """One small lamp for each round that must be won, lit for those that are."""
    count = info.wins_needed
    gap = min(round(19 * k), room // max(1, count))
    px = max(6, min(round(15 * k), gap - 1))
    for n in range(count):
        lamp = glyphs.glyph("star" if n < info.wins else "circle", px, theme.BRASS if n < info.wins else (78, 90, 116))
        surface.blit(lamp, lamp.get_rect(midleft=(at[0] + n * gap, at[1])))


def halo(surface: pygame.Surface, rect: pygame.Rect, colour: theme.Colour, u: float) -> None:
    """A soft light around the plate of the player whose turn it is."""
    light = halo_picture(rect.size, colour, round(u, 2))
    surface.blit(light, light.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)


@lru_cache(maxsize=24)
def halo_picture(size: tuple[int, int], colour: theme.Colour, u: float) -> pygame.Surface:
    pad = max(6, round(14 * u))
    out = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    out.fill((*colour, 0))
    pygame.draw.rect(out, (*colour, 235), (pad - 2, pad - 2, size[0] + 4, size[1] + 4), border_radius=round(11 * u))
    out = blurred(out, pad // 3)
    pygame.draw.rect(
        out,
        (*colour, 255),
        (pad - 2, pad - 2, size[0] + 4, size[1] + 4),
        max(2, round(2 * u)),
        border_radius=round(10 * u),
    )
    out.premul_alpha_ip()
    return out


def thinking_at(rect: pygame.Rect, info: PlateInfo, u: float) -> pygame.Rect:
    """Where the sign of somebody thinking is: at the right, on a low plate beside the name, over no line of it."""
    k = rect.h / 92
    if rect.h >= LOW * u or info.has_partner:
        middle, side = (rect.right - round(22 * k), rect.centery), round(26 * k)
    else:
        side = round(rect.h * 0.36)
        beside = round(9 * k) + round(20 * k) * info.with_marks
        middle = (rect.right - beside - side // 2, round(rect.y + rect.h * 0.31))
    at = pygame.Rect(0, 0, side, side)
    at.center = middle
    return at


@lru_cache(maxsize=64)
def hourglass(px: int, turn: int) -> pygame.Surface:
    """The sign of somebody thinking, turned by so many degrees."""
    return pygame.transform.rotozoom(glyphs.glyph("hourglass", px * 2, theme.BRASS_LIGHT), turn, 0.5)
