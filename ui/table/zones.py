"""The places of a table: what each is called, its sign where it is empty, its light when it is meant.

What is carved and sunk is part of the ground (art/ground.py); this is what is written on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from typing import NamedTuple

import pygame

from art import glyphs
from ui.base import plates, text, theme
from ui.base.soft import blurred
from ui.table.layout import TableMap
from ui.table.wells import BESIDE, edge, hollow, kind, whole

HIGH = 13.0  # units: a name on the edge of a place
LEAST = 8  # pixels: smaller letters are not worth reading
LEANS = {"pile": 0.07, "open": 0.07, "stack": 0.125, "row": 0.01}  # how far cards lean over the edge, of their height
SMALL_PILE = 90  # units under which a pile has no room for more than a number
HIGH_FIELD = 90  # units: a field that is less high is filled by its name
FOOT = 13.0  # units under a pile that its count takes
BROAD = 3.4  # a field that is broader, of its height, has room for a name beside its cards: they lie in one row
MIDDLE = 0.42  # of the height of a table: what shines in its middle
GOLD: theme.Colour = (214, 184, 124)


class Written(NamedTuple):
    """What is written at a place: a sign, a name or the shorter ones that may do, what is done there.

    `label` is the strip for the name while cards lie there, of no size if there is none.
    """

    sign: str = ""
    names: tuple[str, ...] = ()
    hint: str = ""
    label: tuple[int, int, int, int] = (0, 0, 0, 0)
    is_field: bool = False
    foot: int = 0  # from here on (pixels from above) the number of its cards stands inside; 0: nowhere


def labels(table: TableMap, k: float) -> dict[str, pygame.Rect]:
    """Where there is room for a name beside the cards of a place, by the places of the map: over it, or in the upper
    left corner of a field in which they do not lie in a single row."""
    lying = {name: place for name, place in table.zones.items() if place.layout not in ("attached", "fan")}
    taken = [pygame.Rect(whole(hollow(place, k))) for place in table.zones.values() if place.layout != "attached"]
    taken += [pygame.Rect(whole(area)) for name, area in table.places.items() if name not in (*BESIDE, *COVERS)]
    for place in lying.values():
        if kind(place) == "slot" and place.card >= SMALL_PILE * k:  # their counts: in a small pile they stand inside
            taken.append(pygame.Rect(whole(hollow(place, k))).move(0, round(FOOT * k)))
    around = pygame.Rect(whole(edge(table, table.zones.values(), k)))
    found, high = {}, round(HIGH * k)
    for name, place in lying.items():
        rect = pygame.Rect(whole(hollow(place, k)))
        if kind(place) == "field":
            if place.layout == "row":  # low: cards may lie wherever in it a name could stand
                others = [*taken, *found.values()]
                free = (one for one in _beside(rect, high, k) if one.collidelist(others) < 0 and around.contains(one))
                if (strip := next(free, None)) is None:
                    continue
            elif rect.w < BROAD * rect.h:
                continue
            else:
                beyond = round(13 * k) + _reach(rect.size)  # the bracket at its corner, when it is lit
                strip = pygame.Rect(rect.x + beyond, rect.y + round(4 * k), rect.w // 3, high)
        else:
            top, area = round(rect.y - high - LEANS[place.layout] * place.card), pygame.Rect(whole(place.area))
            strips = [pygame.Rect(one.x, top, one.w, high) for one in (area.union(rect), rect)]
            free = (one for one in strips if one.collidelist(taken) < 0 and around.contains(one))
            if (strip := next(free, None)) is None:
                continue
        found[name] = strip
    return found


def _beside(row: pygame.Rect, high: int, k: float) -> Iterator[pygame.Rect]:
    """Where the name of a row may stand over it, the best place first: as far left as it can."""
    edge = round(8 * k)
    for wide in (row.w // 2, row.w // 3):
        for x in (row.x + edge, row.right - edge - wide):
            yield pygame.Rect(x, row.y - high - 1, wide, high)


COVERS = ("middle", "spread", "duel")  # places that lie over others for a while


def draw_written(target: pygame.Surface, rect: pygame.Rect, written: Written, is_empty: bool, k: float) -> None:
    """What stands on the ground of a place that is sunk there."""
    if (beside := named(written, is_empty, k)) is not None:
        target.blit(*beside)
    if not is_empty:
        return
    if written.is_field:
        draw_field(target, rect, written, k)
        return
    room = rect.inflate(-round(6 * k), -round(8 * k))
    name = None if written.label[2] else carved(fitting(written.names, (room.w, round(15 * k)), round(HIGH * k)), 190)
    px = round(min(room.w * 0.56, room.h * 0.42))
    if written.foot:
        room.height = written.foot - room.top
        px = min(px, round(room.h * (0.42 if name else 0.9)))
    middle = room.centery - (round(7 * k) if name else 0)
    if written.sign:
        sign = engraved(written.sign, px)
        target.blit(sign, sign.get_rect(center=(room.centerx, middle)))
    if name:
        low = middle + px * 0.66 + name.get_height() / 2 if written.sign else room.centery
        target.blit(name, name.get_rect(center=(room.centerx, round(min(low, room.bottom - name.get_height() / 2)))))


def named(written: Written, is_empty: bool, k: float) -> tuple[pygame.Surface, pygame.Rect] | None:
    """The name beside the cards of a place, and where it stands."""
    label = pygame.Rect(written.label)
    if not written.names or not label.w or (is_empty and written.is_field):
        return None
    words = carved(fitting(written.names, label.size, round(HIGH * 0.92 * k)), 190)
    if words is None:
        return None
    return words, words.get_rect(midleft=label.midleft) if written.is_field else words.get_rect(center=label.center)


def draw_nobody(target: pygame.Surface, rect: pygame.Rect, k: float) -> None:
    """The place of a card against another that stands there alone."""
    plates.draw_plate(target, "inset", rect, k, radius=7)
    sign = engraved("shield", round(rect.w * 0.5))
    target.blit(sign, sign.get_rect(center=rect.center))


def draw_field(target: pygame.Surface, rect: pygame.Rect, written: Written, k: float) -> None:
    """An empty field: its name large, and under it what one does there, away from what shines in the table's middle."""
    high = min(rect.h * 0.24, 34 * k)
    name = carved(fitting(written.names, (round(rect.w * 0.8), round(high * 1.6)), round(high), "display"), 150)
    if name is None:
        return
    hint = carved(fitting((written.hint,), (round(rect.w * 0.9), rect.h), round(high * 0.48), "body-italic"), 205)
    up = hint.get_height() * 0.45 if hint else 0
    y = rect.y + rect.h * (0.73 if rect.centery > target.get_height() * MIDDLE else 0.27)
    wide = max(name.get_width(), hint.get_width() if hint else 0)
    band = band_picture((round(wide * 1.5), round(rect.h * 0.58)))
    target.blit(band, band.get_rect(center=(rect.centerx, round(y))))
    target.blit(name, name.get_rect(center=(rect.centerx, round(y - up))))
    if hint:
        target.blit(hint, hint.get_rect(midtop=(rect.centerx, round(y - up + name.get_height() * 0.46))))


@lru_cache(maxsize=8)
def band_picture(size: tuple[int, int]) -> pygame.Surface:
    """A soft dark under letters, that fades out to all sides."""
    small = pygame.Surface((48, 16), pygame.SRCALPHA)
    for x in range(48):
        for y in range(16):
            far = min(1.0, hypot((x - 23.5) / 24, (y - 7.5) / 8))
            small.set_at((x, y), (3, 6, 12, round(150 * (1 - far) ** 0.9)))
    return pygame.transform.smoothscale(small, size).convert_alpha()


def fitting(names: tuple[str, ...], size: tuple[int, int], px: int, role: str = "body-bold") -> tuple[str, str, int]:
    """The first name that fits at this size or a little smaller, with its role and size; "" if none does."""
    for name in filter(None, names):
        now = text.fitting(name, role, px, size[0], max(LEAST, round(px * 0.8)))
        if text.size(name, role, now)[0] <= size[0]:
            return name, role, now
    return "", role, px


def carved(fitted: tuple[str, str, int], alpha: int) -> pygame.Surface | None:
    return _carved(*fitted, alpha) if fitted[0] else None


@lru_cache(maxsize=64)
def _carved(name: str, role: str, px: int, alpha: int) -> pygame.Surface:
    """Letters of gold let into the ground: dark where they begin, a gleam under them."""
    face, dark = text.render(name, role, px, GOLD), text.render(name, role, px, (0, 0, 0))
    deep = max(1, round(px / 14))
    out = pygame.Surface((face.get_width() + 2 * deep, face.get_height() + 2 * deep), pygame.SRCALPHA)
    for dx, dy in ((0, 0), (deep, 0), (0, deep), (2 * deep, deep), (deep, 2 * deep)):
        out.blit(dark, (dx, dy))
    out.blit(face, (deep, deep))
    out.set_alpha(alpha)
    return out


@lru_cache(maxsize=32)
def engraved(name: str, px: int) -> pygame.Surface:
    """A sign cut into the floor of a place."""
    out = pygame.Surface((px + 4, px + 4), pygame.SRCALPHA)
    deep = max(1, px // 28)
    for ink, at, alpha in (((255, 240, 210), 2 + deep, 26), ((0, 0, 0), 2 - deep, 190), (GOLD, 2, 92)):
        sign = glyphs.glyph(name, px, ink).copy()
        sign.set_alpha(alpha)
        out.blit(sign, (at, at))
    return out


def draw_lit(surface: pygame.Surface, rect: pygame.Rect, u: float) -> None:
    """A place that is meant, or may be: a frame of light with brackets at its corners."""
    shown = lit_picture(rect.size, round(u, 2))
    surface.blit(shown, shown.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)


def _reach(size: tuple[int, int]) -> int:
    """How long the arms of the brackets at a lit place of that size are."""
    return round(min(size) * 0.16)


@lru_cache(maxsize=32)
def lit_picture(size: tuple[int, int], u: float) -> pygame.Surface:
    out, rect, corner = _around(size, u)
    light = out.copy()
    light.fill((*theme.BRASS_LIGHT, 0))
    pygame.draw.rect(light, (*theme.BRASS_LIGHT, 255), rect, round(9 * u), border_radius=corner)
    out.blit(blurred(light, round(5 * u)), (0, 0))
    pygame.draw.rect(out, (*theme.BRASS, 40), rect, border_radius=corner)
    pygame.draw.rect(out, (*theme.BRASS_LIGHT, 255), rect, max(2, round(2.4 * u)), border_radius=corner)
    reach = _reach(size)
    for x, y, dx, dy in (
        (rect.left, rect.top, 1, 1), (rect.right - 1, rect.top, -1, 1),
        (rect.left, rect.bottom - 1, 1, -1), (rect.right - 1, rect.bottom - 1, -1, -1),
    ):  # fmt: skip
        wide = max(3, round(5 * u))
        x, y = x + dx * round(8 * u), y + dy * round(8 * u)
        pygame.draw.line(out, theme.BRASS_LIGHT, (x, y), (x + dx * reach, y), wide)
        pygame.draw.line(out, theme.BRASS_LIGHT, (x, y), (x, y + dy * reach), wide)
    return out.convert_alpha().premul_alpha()


def draw_alight(surface: pygame.Surface, rect: pygame.Rect, colour: theme.Colour, u: float) -> None:
    """A place that is the one of this moment: light of its own colour from its edges inward."""
    shown = alight_picture(rect.size, colour, round(u, 2))
    surface.blit(shown, shown.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)


@lru_cache(maxsize=16)
def alight_picture(size: tuple[int, int], colour: theme.Colour, u: float) -> pygame.Surface:
    out, rect, corner = _around(size, u)
    light = out.copy()
    light.fill((*colour, 0))
    pygame.draw.rect(light, (*colour, 150), rect, round(16 * u), border_radius=corner)
    out.blit(blurred(light, round(9 * u)), (0, 0))
    pygame.draw.rect(out, (*colour, 26), rect, border_radius=corner)
    pygame.draw.rect(out, (*colour, 215), rect, max(1, round(1.8 * u)), border_radius=corner)
    return out.convert_alpha().premul_alpha()


def draw_plain(surface: pygame.Surface, rect: pygame.Rect, u: float) -> None:
    """A place of a game that has no painted table: a fine line about it."""
    shown = plain_picture(rect.size, round(u, 2))
    surface.blit(shown, shown.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)


@lru_cache(maxsize=32)
def plain_picture(size: tuple[int, int], u: float) -> pygame.Surface:
    out, rect, corner = _around(size, u)
    pygame.draw.rect(out, (4, 7, 14, 70), rect, border_radius=corner)
    pygame.draw.rect(out, (*theme.BRASS, 66), rect, max(1, round(1.3 * u)), border_radius=corner)
    return out.convert_alpha().premul_alpha()


def _around(size: tuple[int, int], u: float) -> tuple[pygame.Surface, pygame.Rect, int]:
    """A clear picture with room around a place, where the place lies in it, and how round its corners are."""
    pad = round(16 * u)
    out = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    return out, pygame.Rect(pad, pad, *size), round(10 * u)
