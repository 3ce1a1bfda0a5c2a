"""The instrument on a player's plate: a score on its way to the goal."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

import pygame

from game.kernel.template import fill
from ui.base import text, theme
from ui.table import texts
from ui.widgets.text import fitting_line

SWEEP = 270  # degrees from empty to the goal
ARC, ARC_WIDTH = 0.372, 0.070  # of the dial's size


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
def dial_face(big: int, goal: int, great: int) -> pygame.Surface:
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
        turn, is_great = start + SWEEP * n / goal, n % (great or goal + 1) == 0
        ink = theme.BRASS_LIGHT if is_great else (126, 138, 164)
        inner = point(middle, big * (0.263 if is_great else 0.290), turn)
        width = max(2, round(big * (0.012 if is_great else 0.007)))
        pygame.draw.line(picture, ink, point(middle, big * 0.318, turn), inner, width)
    return picture


def of_goal(score: int, goal: int) -> str:
    """Words beside a score: "of 5" up to the goal, "goal 5" beyond it."""
    return fill(texts.GOAL_OF if score <= goal else texts.GOAL, goal=goal)


@lru_cache(maxsize=256)
def dial(px: int, score: int, goal: int, great: int = 0) -> pygame.Surface:
    """A score on an arc that fills up to the goal, every `great` stroke a long one. Drawn too large, then averaged."""
    big = px * 4 if px <= 120 else px * 2
    middle, start = big / 2, -SWEEP / 2
    picture = dial_face(big, goal, great).copy()
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
    under = text.render(of_goal(score, goal), "body-bold", max(7, round(px * 0.135)), theme.BRASS)
    small.blit(under, under.get_rect(center=(px / 2, px * 0.76)))
    return small.convert_alpha()
