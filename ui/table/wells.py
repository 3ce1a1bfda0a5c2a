"""The places that are sunk into a table, by its map: fields, piles, what is held, and the edge of the whole."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from art.wanted import Well
from ui.cards.sprite import RATIO
from ui.table.layout import Area, TableMap, ZonePlace

PILES = ("pile", "stack", "open")
RIM = 3.0  # units between a pile and the edge of its place, if there is room
EDGE = 8.0  # units between what lies outermost and the edge of the table
LEAST = 5.0  # and between that and the edge of the window
WIDE = 1.3  # a row is a field if it is so much wider than high
BESIDE = ("log", "stage", "buttons", "tools")  # places that are no part of the table: they lie on the desk


def wells(table: TableMap, k: float, unmarked: Collection[str] = ()) -> tuple[Well, ...]:
    """All of them, the table first; `k` is pixels a unit. The table's sizes are those of a window.

    `unmarked` places leave the table as it is, unless something is held there.
    """
    lying = {name: place for name, place in table.zones.items() if place.layout != "attached"}
    found = [Well("lip", whole(edge(table, lying.values(), k)))]
    found += [
        Well(kind(place), whole(hollow(place, k)))
        for name, place in lying.items()
        if kind(place) == "tray" or name.rpartition("-")[0] not in unmarked
    ]
    return tuple(found)


def kind(place: ZonePlace) -> str:
    if place.layout == "fan":
        return "tray"
    is_field = place.layout in ("field", "columns") or (place.layout == "row" and place.area.w > WIDE * place.area.h)
    return "field" if is_field else "slot"


def hollow(place: ZonePlace, k: float) -> Area:
    """Where a place is sunk: a field as it is, a pile about its cards."""
    area, layout, card, *_ = place
    if layout not in PILES:
        return area
    rim = 2 * RIM * k
    wide, high = min(card * RATIO + rim, max(card * RATIO, area.w)), min(card + rim, max(card, area.h))
    return Area(area.x + (area.w - wide) / 2, area.y + (area.h - high) / 2, wide, high)


def edge(table: TableMap, lying: Iterable[ZonePlace], k: float) -> Area:
    """About everything that lies on the table."""
    areas = [place.area for place in lying] + [area for name, area in table.places.items() if name not in BESIDE]
    least = LEAST * k
    left, top = (max(least, min(near) - EDGE * k) for near in zip(*((a.x, a.y) for a in areas), strict=True))
    right, foot = max(a.right for a in areas) + EDGE * k, max(a.bottom for a in areas) + EDGE * k
    right, foot = min(right, table.size[0] - least), min(foot, table.size[1] - least)
    return Area(left, top, right - left, foot - top)


def whole(area: Area) -> tuple[int, int, int, int]:
    left, top = round(area.x), round(area.y)
    return left, top, round(area.right) - left, round(area.bottom) - top
