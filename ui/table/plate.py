"""A player's plate: the fuel dial, the name, the cards in hand, the rounds won, and whether it is their turn."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from art import glyphs
from ui.base import plates, text, theme
from ui.widgets.text import fitting_line

SWEEP = 270  # degrees from empty to the goal
ARC, ARC_WIDTH = 0.372, 0.070  # of the dial's size
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


def point(middle: float, radius: float, degrees: float) -> tuple[float, float]:
    turn = degrees * pi / 180
    return middle + radius * sin(turn), middle - radius * cos(turn)


def arc(picture: pygame.Surface, middle: float, radius: float, start: float, end: float, width: float, ink) -> None:
    """A thick arc with round ends, drawn as a polygon; degrees clockwise from the top."""
    if end - start < 0.5:
        return
    steps = max(2, int((end - start) / 3))
    turns = [start + (end - start) * n / steps for n in range(steps + 1)]
    outer = [point(middle, radius + width / 2, t) for t in turns]
    inner = [point(middle, radius - width / 2, t) for t in reversed(turns)]
    pygame.draw.polygon(picture, ink, outer + inner)
    for t in (start, end):
        pygame.draw.circle(picture, ink, point(middle, radius, t), width / 2)


@lru_cache(maxsize=8)
def dial_face(big: int, goal: int) -> pygame.Surface:
    """The instrument without its hand: a brass rim, lit from the upper left, a dark face, strokes up to the goal."""
    middle = big / 2
    picture = pygame.Surface((big, big), pygame.SRCALPHA)
    pygame.draw.circle(picture, (0, 0, 0, 110), (middle, middle + big * 0.012), big * 0.488)
    for n in range(14):
        light = theme.mix(theme.BRASS_DARK, theme.BRASS_LIGHT, n / 13)
        aside = middle - n * big * 0.0011
        pygame.draw.circle(picture, light, (aside, aside), big * (0.478 - n * 0.0016))
    pygame.draw.circle(picture, (30, 22, 12), (middle, middle), big * 0.448)
    pygame.draw.circle(picture, (15, 21, 36), (middle, middle), big * 0.437)
    pygame.draw.circle(picture, (19, 27, 45), (middle, middle), big * 0.30)
    start = -SWEEP / 2
    arc(picture, middle, big * ARC, start, -start, big * ARC_WIDTH, (44, 55, 80))
    for n in range(goal + 1):
        turn, is_great = start + SWEEP * n / goal, n % 7 == 0
        ink = theme.BRASS_LIGHT if is_great else (126, 138, 164)
        inner = point(middle, big * (0.263 if is_great else 0.290), turn)
        width = max(2, round(big * (0.012 if is_great else 0.007)))
        pygame.draw.line(picture, ink, point(middle, big * 0.318, turn), inner, width)
    return picture


@lru_cache(maxsize=256)
def dial(px: int, score: int, goal: int) -> pygame.Surface:
    """The fuel gauge, whose arc fills up to the goal. Drawn too large, then averaged."""
    big = px * 4 if px <= 120 else px * 2
    middle, start = big / 2, -SWEEP / 2
    picture = dial_face(big, goal).copy()
    radius, width = big * ARC, big * ARC_WIDTH
    reached = start + SWEEP * min(score, goal) / goal
    if score > 0:
        warm = theme.BRASS if score < goal else (255, 226, 140)
        arc(picture, middle, radius, start, reached, width * 1.02, theme.mix(theme.BRASS_DARK, warm, 0.55))
        arc(picture, middle, radius - width * 0.06, start, reached, width * 0.62, warm)
    small = pygame.transform.smoothscale(picture, (px, px))
    number, number_px = fitting_line(str(score), "number", round(px * 0.36), round(px * 0.46))
    ink = (255, 236, 178) if score >= goal else theme.PARCHMENT
    shown = text.render(number, "number", number_px, ink)
    small.blit(shown, shown.get_rect(center=(px / 2, px * 0.49)))
    under = text.render(f"of {goal}", "body-bold", max(7, round(px * 0.135)), theme.BRASS)
    small.blit(under, under.get_rect(center=(px / 2, px * 0.76)))
    return small.convert_alpha()


def draw_player(surface: pygame.Surface, rect: pygame.Rect, info: PlateInfo, u: float) -> pygame.Rect:
    """Draw the plate; returns where the dial is."""
    colour = colour_of(info)
    k = rect.h / 92
    if info.is_active:
        halo(surface, rect, colour, u)
    plates.draw_plate(surface, "panel", rect, u, raised=7)
    edge = pygame.Rect(rect.x + round(3 * k), rect.y + rect.h * 0.16, max(3, round(4 * k)), rect.h * 0.68)
    pygame.draw.rect(
        surface, colour if info.is_active else theme.mix(colour, theme.MIDNIGHT, 0.45), edge, border_radius=edge.w
    )
    side = min(rect.h - round(8 * k), round(rect.w * 0.46))
    face = dial(side, info.score, info.goal)
    where = face.get_rect(midleft=(rect.x + round(12 * k), rect.centery))
    surface.blit(face, where)
    left, right = where.right + round(9 * k), rect.right - round(9 * k)
    room = right - left
    name_room = room - (round(20 * k) if info.with_marks else 0)
    name, px = fitting_line(info.name, "body-bold", min(round(18 * u), round(19 * k)), name_room)
    ink = theme.PARCHMENT if not info.is_active else theme.BRASS_LIGHT
    shown = text.render(text.escape(name), "body-bold", px, ink)
    surface.blit(shown, shown.get_rect(midleft=(left, rect.y + rect.h * 0.22)))
    if info.with_marks:
        sign = glyphs.glyph(MARKS[info.team if info.has_partner else info.seat], round(15 * k), colour)
        surface.blit(sign, sign.get_rect(midright=(right, rect.y + rect.h * 0.22)))
    px = max(9, min(round(theme.SMALL * u), round(15.5 * k)))
    hand = text.render(f"{{hand}} {info.hand}", "body-bold", px, theme.FADED)
    surface.blit(hand, hand.get_rect(midleft=(left, rect.y + rect.h * 0.50)))
    if info.has_partner:
        side_name, role_px = fitting_line(
            f"Team {'AB'[info.team]}", "body-bold", px, room - hand.get_width() - round(8 * k)
        )
        team = text.render(side_name, "body-bold", role_px, colour)
        surface.blit(team, team.get_rect(midright=(right, rect.y + rect.h * 0.50)))
    low = (left, rect.y + rect.h * 0.79)
    if info.signs:
        words, px = fitting_line(info.signs, "body-bold", px, room)
        signs = text.render(words, "body-bold", px, theme.BRASS_LIGHT)
        surface.blit(signs, signs.get_rect(midleft=low))
    else:
        draw_wins(surface, low, room, info, k)
    if info.is_out:
        surface.blit(plates.shape(rect.size, round(9 * u), (6, 8, 14, 175)), rect)
        out = text.render("out", "display", round(rect.h * 0.36), theme.DANGER)
        surface.blit(out, out.get_rect(center=where.center))
    return where


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
    for _ in range(2):
        out = pygame.transform.box_blur(out, max(1, pad // 3), repeat_edge_pixels=False)
    pygame.draw.rect(
        out,
        (*colour, 255),
        (pad - 2, pad - 2, size[0] + 4, size[1] + 4),
        max(2, round(2 * u)),
        border_radius=round(10 * u),
    )
    return out.convert_alpha().premul_alpha()


@lru_cache(maxsize=64)
def hourglass(px: int, turn: int) -> pygame.Surface:
    """The sign of somebody thinking, turned by so many degrees."""
    return pygame.transform.rotozoom(glyphs.glyph("hourglass", px * 2, theme.BRASS_LIGHT), turn, 0.5)
