"""The gauge of time: a counter that goes from one player's side to the other's, and whose turn that makes it.

It lies across the table. With two players the watcher's side is always the left one. With more each has a gauge of
their own by the rules, and the counter lies on the one of the player whose turn it is: that one is shown, the player at
its left end, the next one at its right, and it is turned over when the turn passes on.

`spot` is where the counter is: from FAR at the left end through 0 to -FAR at the right end.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from art import glyphs
from game.kernel.naming import signed
from game.kernel.template import fill
from ui.base import plates, text, theme
from ui.base.animation import Beat, ease_out
from ui.base.canvas import Target, drawn
from ui.base.soft import blurred
from ui.shows.chrono_clash import texts
from ui.shows.show import Thought

FAR = 10  # spaces a side
PASSED = 3  # the space on the other side where a pass puts the counter
A_SPACE = 0.11  # seconds for one space of the counter's way ...
AT_LEAST, AT_MOST = 0.28, 0.75  # ... and for the whole of it
TURNING = 0.42  # seconds in which a gauge is turned over
TICK = "time-tick"

plates.LOOKS["gauge"] = plates.Look(
    ((24, 27, 40, 252), (9, 11, 19, 254)), ((255, 228, 158, 255), (128, 88, 34, 255)),
    gloss=14, inner=170, grain=7, rim_width=2.2,
)  # fmt: skip


class End(NamedTuple):
    """Who sits at an end of the gauge."""

    seat: int
    name: str
    colour: theme.Colour


class Setting(NamedTuple):
    """Between whom the counter goes, and whose turn it is."""

    left: End
    right: End
    is_left_active: bool
    is_over: bool = False  # it is nobody's turn any more

    @property
    def active(self) -> End:
        return self.left if self.is_left_active else self.right

    def said_under(self, is_left: bool) -> str:
        """What stands under the name at this end."""
        turn = texts.WHOSE_TURN if is_left == self.is_left_active else texts.NEXT_TURN
        return "" if self.is_over else turn


class Ghost(NamedTuple):
    """Where the counter would go."""

    spot: int
    is_end: bool  # the turn would end there
    is_faint: bool = False  # thought of, not meant yet


def setting_of(view, watcher: int, names: list[str]) -> Setting:
    """Who sits at the ends of the gauge in this view."""
    count, active = len(view.seats), view.active
    if count == 2:
        left, right = watcher, 1 - watcher
    else:
        others = [(active + step) % count for step in range(1, count)]
        left, right = active, next((s for s in others if not view.seats[s].is_out), others[0])

    def end(seat: int) -> End:
        return End(seat, names[seat], theme.SEATS[seat])

    return Setting(end(left), end(right), active == left, view.outcome is not None)


def spot_of(view, setting: Setting) -> int:
    time = view.seats[view.active].time
    return time if setting.is_left_active else -time


def time_after(thought: Thought) -> int:
    """The time of whose turn it is when what is thought of is done, below 0 on the other side. When the turn passes on,
    the counter has come to rest."""
    active = thought.state.active
    time = thought.state.seats[active].time
    for _, after in thought.story:
        if after.active != active:
            return -after.seats[after.active].time
        time = after.seats[active].time
    return time


class Gauge:
    """The gauge as it is shown now, and what it is bound for."""

    is_over = False
    covers = pygame.Rect(0, 0, 0, 0)
    meant: frozenset[int] = frozenset()

    def __init__(self, names: list[str], hear: Callable[[str], None]) -> None:
        self.names, self.hear = names, hear
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.u = 1.0
        self.setting: Setting | None = None
        self.spot = 0.0
        self.bound: tuple[Setting, int] | None = None
        self.is_calm = False  # reduced motion: it is there at once
        self.open = 1.0  # 0 while it is seen from its edge: turned over

    def place(self, rect: pygame.Rect, u: float) -> None:
        self.rect, self.u = rect, u

    def zone_at(self, pos: tuple[int, int]) -> int:
        return -1

    def show(self, view, watcher: int) -> None:
        """The gauge of this view, at once."""
        self.setting = setting_of(view, watcher, self.names)
        self.spot, self.open = float(spot_of(view, self.setting)), 1.0
        self.bound = self.setting, round(self.spot)

    def settle(self, view, watcher: int) -> list[Beat]:
        """The way of the counter to where this view has it."""
        setting = setting_of(view, watcher, self.names)
        bound = setting, spot_of(view, setting)
        if self.bound is None or bound == self.bound:
            return []
        before, self.bound = self.bound, bound
        if (before[0].left, before[0].right) != (setting.left, setting.right):
            return [TurnOver(self, *bound)]
        if setting != before[0]:
            self.setting = setting
        return [Slide(self, bound[1])] if bound[1] != before[1] else []

    def ghost(self, thought: Thought | None) -> Ghost | None:
        """Where the counter goes when what is thought of is done: what it costs, and what it brings for certain.

        None where the counter stays, unless what is thought of is paid for in time: for nothing, that is.
        """
        if thought is None or self.bound is None:
            return None
        setting, spot = self.bound
        way = 1 if setting.is_left_active else -1
        end = time_after(thought)
        if end == spot * way and thought.state.rules.telling.price(thought.state, thought.action) is None:
            return None
        return Ghost(end * way, end < 0, thought.is_faint)

    # Where things are

    @property
    def radius(self) -> float:
        """Of a space."""
        return min(self.rect.h * 0.30, self.step * 0.45)

    @property
    def cap(self) -> float:
        """How wide the name at each end is."""
        return min(self.rect.w * 0.125, self.rect.h * 2.3)

    @property
    def step(self) -> float:
        return (self.rect.w - 2 * self.cap - self.rect.h * 0.66) / (2 * FAR)

    def x(self, spot: float) -> float:
        return self.rect.centerx - spot * self.step

    # The picture

    def draw(self, surface: pygame.Surface, thought: Thought | None = None) -> None:
        if self.setting is None:
            return
        size = self.rect.size
        if self.open < 1:
            picture = pygame.Surface(size, pygame.SRCALPHA)
            picture.blit(self.ground(), (0, 0))
            picture = pygame.transform.smoothscale(picture, (size[0], max(2, round(size[1] * self.open))))
            surface.blit(picture, picture.get_rect(center=self.rect.center))
            return
        surface.blit(self.ground(), self.rect)
        self.draw_lit(surface)
        if (ghost := self.ghost(thought)) is not None:
            self.draw_ghost(surface, ghost)
        self.draw_counter(surface)

    def look(self, thought: Thought | None) -> tuple | None:
        """All that is seen of it, unless it moves or shows what would be."""
        is_still = self.open == 1 and self.bound == (self.setting, self.spot) and self.ghost(thought) is None
        return (*self.bound, tuple(self.rect), self.u) if is_still and self.setting is not None else None

    def ground(self) -> pygame.Surface:
        return ground(self.rect.size, self.setting, self.cap, self.step, self.radius, round(self.u, 2))

    def draw_lit(self, surface: pygame.Surface) -> None:
        """The spaces between 0 and the counter shine: the time that somebody has."""
        side = self.setting.left if self.spot > 0 else self.setting.right
        for n in range(1, int(abs(self.spot) + 0.5)):
            lit = space(round(self.radius * 2), str(n), side.colour, True)
            x = self.x(n if self.spot > 0 else -n)
            surface.blit(lit, lit.get_rect(center=(round(x), self.rect.centery)))

    def draw_counter(self, surface: pygame.Surface) -> None:
        number = round(abs(self.spot))
        picture = sun(round(self.rect.h * 1.12), self.setting.active.colour)
        at = (round(self.x(self.spot)), self.rect.centery)
        surface.blit(picture, picture.get_rect(center=at), special_flags=pygame.BLEND_PREMULTIPLIED)
        shown = text.render(str(number), "number", round(self.rect.h * 0.36), (46, 26, 4))
        surface.blit(shown, shown.get_rect(center=(at[0], at[1] + round(self.rect.h * 0.015))))

    def draw_ghost(self, surface: Target, ghost: Ghost) -> None:
        """Where the counter would be, the way there, and what that means."""
        start, end = self.x(self.bound[1]), self.x(ghost.spot)
        y, u = self.rect.centery, self.u
        over = self.setting.right if self.setting.is_left_active else self.setting.left
        colour = over.colour if ghost.is_end else self.setting.active.colour
        light = theme.mix(colour, (255, 255, 255), 0.45)
        if abs(end - start) > self.radius:
            way = 1 if end > start else -1
            top = self.rect.top - round(3 * u)
            points = []
            for n in range(25):
                t = n / 24
                points.append((start + (end - start) * t, y - self.radius - (y - self.radius - top) * 4 * t * (1 - t)))
            for a, b in zip(points[1::2], points[2::2], strict=False):
                drawn(pygame.draw.line, surface, light, a, b, max(2, round(2.6 * u)))
            tip, wing = (end, y - self.radius * 0.95), 6 * u
            drawn(pygame.draw.polygon, surface, light, [
                tip, (tip[0] - way * wing * 1.3, tip[1] - wing * 0.9), (tip[0] - way * wing * 0.2, tip[1] - wing * 1.5)
            ])  # fmt: skip
        picture = sun(round(self.rect.h * 1.0), colour, True)
        picture.set_alpha(120 if ghost.is_faint else 235)
        surface.blit(picture, picture.get_rect(center=(round(end), y)), special_flags=pygame.BLEND_PREMULTIPLIED)
        shown = text.render(str(abs(ghost.spot)), "number", round(self.rect.h * 0.33), light)
        surface.blit(shown, shown.get_rect(center=(round(end), y + round(self.rect.h * 0.015))))
        way = 1 if self.setting.is_left_active else -1
        change = (ghost.spot - self.bound[1]) * way
        words = fill(texts.TIME_CHANGES, n=signed(change)) if change else texts.NO_TIME
        if ghost.is_end:
            words = fill(texts.TURN_PASSES, time=words, name=text.escape(over.name))
        self.draw_words(surface, words, end, colour, ghost.is_end)

    def draw_words(self, surface: pygame.Surface, words: str, x: float, colour: theme.Colour, is_end: bool) -> None:
        """On a small plate over the space."""
        shown = text.render(words, "body-bold", round(theme.SMALL * self.u), (22, 16, 8) if is_end else theme.PARCHMENT)
        rect = shown.get_rect(midbottom=(round(x), self.rect.top + round(2 * self.u)))
        rect = rect.inflate(round(18 * self.u), round(6 * self.u))
        rect.clamp_ip(self.rect.inflate(0, 4 * self.rect.h))
        if is_end:
            top = theme.mix(colour, (255, 255, 255), 0.25)
            pill = plates.shape(rect.size, rect.h // 2, (*top, 255), (*colour, 255))
            surface.blit(pill, rect)
        else:
            plates.draw_plate(surface, "panel", rect, self.u, radius=9, raised=5)
        surface.blit(shown, shown.get_rect(center=rect.center))


class Slide:
    """The counter goes to a space, heard at each one that it passes."""

    def __init__(self, gauge: Gauge, spot: int) -> None:
        self.gauge, self.spot, self.passed = gauge, spot, 0.0
        self.start: float | None = None
        self.seconds = AT_LEAST

    def update(self, dt: float) -> bool:
        gauge = self.gauge
        if self.start is None:
            self.start = gauge.spot
            self.seconds = max(AT_LEAST, min(AT_MOST, abs(self.spot - self.start) * A_SPACE))
            gauge.hear(TICK)
        self.passed += dt
        if self.passed >= self.seconds or gauge.is_calm:
            gauge.spot = float(self.spot)
            return True
        before = round(gauge.spot)
        gauge.spot = self.start + (self.spot - self.start) * ease_out(self.passed / self.seconds)
        if round(gauge.spot) != before:
            gauge.hear(TICK)
        return False


class TurnOver:
    """Another player's gauge is taken: the old one is turned over, and the counter lies on the new one."""

    def __init__(self, gauge: Gauge, setting: Setting, spot: int) -> None:
        self.gauge, self.setting, self.spot, self.passed = gauge, setting, spot, 0.0

    def update(self, dt: float) -> bool:
        gauge = self.gauge
        self.passed += dt
        t = 1.0 if gauge.is_calm else self.passed / TURNING
        if t >= 0.5:
            gauge.setting, gauge.spot = self.setting, float(self.spot)
        gauge.open = 1.0 if t >= 1 else max(0.04, abs(cos(pi * t)))
        return t >= 1


@text.keeps(8)
def ground(size: tuple[int, int], setting: Setting, cap: float, step: float, radius: float, u: float) -> pygame.Surface:
    """The gauge without its counter: a plate in the light of whose turn it is, two names, and the spaces."""
    width, height = size
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.blit(plates.plate("gauge", size, u, height / 2 / u), (0, 0))
    inside = pygame.Rect(0, 0, width, height).inflate(-round(height * 0.10), -round(height * 0.10))
    out.blit(dawn(inside.size, setting), inside)
    middle, y = width / 2, height / 2
    for end, is_left in ((setting.left, True), (setting.right, False)):
        wide = round(cap)
        rect = pygame.Rect(0, 0, wide, round(height * 0.72))
        rect.midleft = (round(height * 0.14), round(y))
        if not is_left:
            rect.midright = (width - round(height * 0.14), round(y))
        is_active = is_left == setting.is_left_active
        top = theme.mix(end.colour, (255, 255, 255), 0.25) if is_active else theme.mix(end.colour, theme.INK, 0.72)
        foot = theme.mix(end.colour, theme.INK, 0.10 if is_active else 0.80)
        out.blit(plates.shape(rect.size, rect.h // 2, (*top, 255), (*foot, 255)), rect)
        ink = (24, 16, 6) if is_active else theme.mix(end.colour, (255, 255, 255), 0.35)
        px = round(min(theme.BODY * u, height * 0.30))
        px = text.fitting(text.escape(end.name), "body-bold", px, wide - height * 0.46, 8)
        name = text.escape(text.shortened(end.name, "body-bold", px, round(wide - height * 0.4)))
        shown, up = text.render(name, "body-bold", px, ink), 0 if setting.is_over else round(height * 0.12)
        out.blit(shown, shown.get_rect(center=(rect.centerx, rect.centery - up)))
        if lower := setting.said_under(is_left):
            under = text.render(lower, "body-bold", max(8, round(px * 0.68)), ink)
            out.blit(under, under.get_rect(center=(rect.centerx, rect.centery + round(height * 0.18))))
    thread = pygame.Rect(0, 0, round(2 * FAR * step), max(2, round(height * 0.04)))
    thread.center = (round(middle), round(y))
    out.fill(theme.BRASS_DARK, thread)
    for n in range(FAR, 0, -1):
        for end, side in ((setting.left, -1), (setting.right, 1)):
            bead = space(round(radius * 2), str(n), end.colour, False)
            x = middle + side * n * step
            out.blit(bead, bead.get_rect(center=(round(x), round(y))))
            if n == PASSED and (side == 1) == setting.is_left_active:
                sign = glyphs.glyph("hourglass", round(radius * 0.9), theme.mix(end.colour, (255, 255, 255), 0.4))
                out.blit(sign, sign.get_rect(center=(round(x), round(y + height * 0.37))))
    noon = space(round(radius * 2.3), "0", theme.BRASS_LIGHT, False)
    out.blit(noon, noon.get_rect(center=(round(middle), round(y))))
    return out.convert_alpha()


def dawn(size: tuple[int, int], setting: Setting) -> pygame.Surface:
    """Light that comes from the end of the player whose turn it is and fades towards the other."""
    strip = pygame.Surface((64, 1), pygame.SRCALPHA)
    for x in range(64):
        far = x / 63 if setting.is_left_active else 1 - x / 63
        strip.set_at((x, 0), (*setting.active.colour, round(96 * max(0.0, 1 - far * 1.35) ** 1.4)))
    out = pygame.transform.smoothscale(strip, size)
    out.blit(plates.rounded(size, size[1] // 2), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@lru_cache(maxsize=160)
def space(px: int, words: str, colour: theme.Colour, is_lit: bool) -> pygame.Surface:
    """One space: a bead of enamel with its number, dark or lit. Drawn too large, then averaged."""
    big = px * 4
    out = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = (big / 2, big / 2)
    rim = theme.mix(colour, theme.INK, 0.25 if is_lit else 0.45)
    core = theme.mix(colour, (255, 255, 255), 0.12) if is_lit else theme.mix(colour, theme.INK, 0.88)
    pygame.draw.circle(out, (0, 0, 0, 120), (middle[0], middle[1] + big * 0.02), big * 0.49)
    pygame.draw.circle(out, rim, middle, big * 0.47)
    pygame.draw.circle(out, theme.mix(core, theme.INK, 0.35), middle, big * 0.40)
    pygame.draw.circle(out, core, (middle[0], middle[1] + big * 0.015), big * 0.375)
    small = pygame.transform.smoothscale(out, (px, px))
    ink = (28, 18, 6) if is_lit else theme.mix(colour, (255, 255, 255), 0.25)
    shown = text.render(words, "number", round(px * (0.50 if len(words) < 2 else 0.44)), ink)
    small.blit(shown, shown.get_rect(center=(px / 2, px / 2)))
    return small.convert_alpha()


@lru_cache(maxsize=24)
def sun(px: int, colour: theme.Colour, is_ghost: bool = False) -> pygame.Surface:
    """The counter: a small sun in the light of a player, or only its outline."""
    big = px * 3
    middle = big / 2
    light = theme.mix(colour, (255, 255, 255), 0.30)
    rays = pygame.Surface((big, big), pygame.SRCALPHA)
    rays.fill((*light, 0))
    for n in range(16):
        turn, far = n * pi / 8, 0.47 if n % 2 == 0 else 0.405
        tip = (middle + sin(turn) * far * big, middle - cos(turn) * far * big)
        sides = [(middle + sin(turn + d) * 0.30 * big, middle - cos(turn + d) * 0.30 * big) for d in (-0.15, 0.15)]
        pygame.draw.polygon(rays, (*light, 255), [tip, *sides])
    pygame.draw.circle(rays, (*light, 255), (middle, middle), big * 0.345)
    if is_ghost:
        pygame.draw.circle(rays, (12, 14, 22, 225), (middle, middle), big * 0.305)
        return pygame.transform.smoothscale(rays, (px, px)).convert_alpha().premul_alpha()
    halo = pygame.transform.smoothscale(rays, (px, px))
    halo = blurred(halo, max(1, px // 10))
    disc = rays
    for n in range(12):
        ink = theme.mix(theme.mix(colour, theme.INK, 0.30), (255, 250, 226), n / 11)
        aside = middle - n * big * 0.0045
        pygame.draw.circle(disc, (*ink, 255), (aside, aside), big * (0.325 - n * 0.021))
    rim = theme.mix(colour, theme.INK, 0.45)
    pygame.draw.circle(disc, (*rim, 255), (middle, middle), big * 0.345, max(2, big // 70))
    halo.blit(pygame.transform.smoothscale(disc, (px, px)), (0, 0))
    return halo.convert_alpha().premul_alpha()
