"""How cards lie in the three Time Zones: an Episode lies on the edge of the side that it harms."""

from __future__ import annotations

from ui.shows.doctor_who.reading import ERAS
from ui.table.board import Lying

WEIGHT = "weight"


def apart(view, card: int) -> str:
    """An Episode weighs on its side of a Time Zone from the middle of the table."""
    printed, zone = view.what[card], view.layout.zones[view.where[card]]
    return f"{zone.name}-{WEIGHT}" if printed is not None and printed.is_episode and zone.name in ERAS else ""


LYING = Lying(apart=apart, places=tuple(f"{era}-{WEIGHT}-{seat}" for era in ERAS for seat in (0, 1)))
