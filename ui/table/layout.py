"""Where everything lies on the table: the validating reader of the Tiled maps in `art/tables`.

A map is seen from the player who sits at the bottom: zone `hand-0` is that player's hand, `hand-1` the hand of
the next one clockwise. The object layer `zones` has one rectangle for each zone of the engine (property `layout` as
below; `card` = height of a card there, if not the rectangle's); the layer `places` has one for each panel of the
screen. Only plain rectangles are read: pytmx loses templates, ellipses and text silently.

    fan, row   side by side
    pile       one on the other, face down; a `stack` shows the edge of every card, an `open` pile its faces
    field      rows of cards that turn and carry others
    columns    side by side, with what stands upon each of them
    attached   at the cards that carry them: `lies` says whether they lie over, beside or under these, stand upon them
               or hang at their left or right
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

LAYOUTS = ("fan", "row", "pile", "stack", "open", "field", "columns", "attached")
WAYS = ("over", "beside", "under", "left", "right", "upon")
FOLDER = Path(__file__).resolve().parents[2] / "art" / "tables"


class MapFault(ValueError):
    """A table map that cannot be used: which file, which object, and what to do about it."""

    def __init__(self, file: Path, what: str, remedy: str) -> None:
        super().__init__(f"{file}: {what}. {remedy}")
        self.file, self.what, self.remedy = file, what, remedy


class Area(NamedTuple):
    """A rectangle, in units of the map or in pixels of the window."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def meets(self, other: Area) -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


class ZonePlace(NamedTuple):
    """Where the cards of one zone lie, how they lie there, and how tall they are. Attached ones lie at another card."""

    area: Area
    layout: str
    card: float
    lies: str = ""


@dataclass(frozen=True)
class TableMap:
    """One table, as the map says it: zones by name, places by name, all in units of the map."""

    size: tuple[float, float]
    zones: dict[str, ZonePlace]
    places: dict[str, Area]

    def fitted(self, width: int, height: int) -> TableMap:
        """This table in the pixels of a window: places spread over all of it, cards keep their shape."""
        sx, sy = width / self.size[0], height / self.size[1]
        k = min(sx, sy)

        def spread(a: Area) -> Area:
            return Area(a.x * sx, a.y * sy, a.w * sx, a.h * sy)

        return TableMap(
            (width, height),
            {name: z._replace(area=spread(z.area), card=z.card * k) for name, z in self.zones.items()},
            {name: spread(area) for name, area in self.places.items()},
        )


def map_file(game: str, seats: int) -> Path:
    return FOLDER / f"{game}-{seats}.tmx"


def seated(zone, watcher: int, seats: int) -> str:
    """The name in the map of an engine zone, when `watcher` sits at the bottom."""
    return zone.name if zone.seat is None else f"{zone.name}-{(zone.seat - watcher) % seats}"


def load(file: Path, zones: Iterable[str], places: Iterable[str]) -> TableMap:
    """Read a map that must have exactly these zones and at least these places. Raises MapFault."""
    tiled = opened(file)
    size = (float(tiled.width * tiled.tilewidth), float(tiled.height * tiled.tileheight))
    if min(size) <= 0:
        raise MapFault(file, "the map has no size", "Give it a width, a height and a tile size")
    found = {name: rectangles(file, tiled, name, size) for name in ("zones", "places")}
    compare(file, "zone", set(found["zones"]), set(zones), exactly=True)
    compare(file, "place", set(found["places"]), set(places), exactly=False)
    zone_places = {name: zone_place(file, name, *rest) for name, rest in found["zones"].items()}
    lying = {name: place for name, place in zone_places.items() if place.layout != "attached"}
    for name, one in lying.items():
        for other, two in lying.items():
            if name < other and one.area.meets(two.area):
                raise MapFault(file, f"zones {name!r} and {other!r} overlap", "Move them apart in Tiled")
    return TableMap(size, zone_places, {name: area for name, (area, _) in found["places"].items()})


def opened(file: Path):
    """The map as pytmx reads it; whatever pytmx raises becomes one sentence."""
    import pytmx

    if not file.is_file():
        raise MapFault(file, "there is no such table map", "Restore the file, or make it in Tiled")
    try:
        return pytmx.TiledMap(str(file))
    except Exception as fault:  # pytmx raises whatever its XML reader and its casts do
        kind = type(fault).__name__
        raise MapFault(
            file, f"it cannot be read ({kind}: {fault})", "Open it in Tiled, repair or save it again"
        ) from fault


def rectangles(file: Path, tiled, layer_name: str, size: tuple[float, float]) -> dict[str, tuple[Area, dict]]:
    """All objects of one object layer, by name, each a plain rectangle inside the map."""
    layer = next((g for g in tiled.objectgroups if g.name == layer_name), None)
    if layer is None:
        raise MapFault(file, f"the object layer {layer_name!r} is missing", "Add an object layer of that name")
    found: dict[str, tuple[Area, dict]] = {}
    for thing in layer:
        name = thing.name
        if not name:
            raise MapFault(file, f"object {thing.id} in layer {layer_name!r} has no name", "Name it in Tiled")
        if name in found:
            raise MapFault(file, f"two objects are named {name!r}", "Rename or delete one of them")
        if getattr(thing, "points", None) or getattr(thing, "template", None) or getattr(thing, "rotation", 0):
            raise MapFault(file, f"object {name!r} is not an upright rectangle", "Draw it with Tiled's rectangle tool")
        area = Area(float(thing.x), float(thing.y), float(thing.width), float(thing.height))
        if area.w <= 0 or area.h <= 0:
            raise MapFault(file, f"object {name!r} has no size", "Draw it as a rectangle, not as a point")
        if area.x < 0 or area.y < 0 or area.right > size[0] or area.bottom > size[1]:
            raise MapFault(file, f"object {name!r} reaches over the edge of the map", "Move it inside")
        found[name] = (area, dict(thing.properties))
    return found


def compare(file: Path, kind: str, found: set[str], wanted: set[str], exactly: bool) -> None:
    if missing := sorted(wanted - found):
        raise MapFault(file, f"{kind} {missing[0]!r} is missing", f"Add a rectangle named {missing[0]!r}")
    if exactly and (extra := sorted(found - wanted)):
        known = ", ".join(sorted(wanted))
        raise MapFault(file, f"{kind} {extra[0]!r} is not one of the game's", f"Delete it; there are: {known}")


def zone_place(file: Path, name: str, area: Area, properties: dict) -> ZonePlace:
    layout = properties.get("layout")
    if layout not in LAYOUTS:
        raise MapFault(
            file,
            f"zone {name!r} has layout {layout!r}" if layout else f"zone {name!r} has no property 'layout'",
            f"Set it to one of: {', '.join(LAYOUTS)}",
        )
    card = properties.get("card", area.h)
    if isinstance(card, bool) or not isinstance(card, int | float) or not 0 < card <= area.h:
        raise MapFault(
            file,
            f"zone {name!r} has cards {card!r} high",
            f"Set 'card' to a number of at most {area.h:g}, the height of the zone",
        )
    lies = properties.get("lies", "")
    if layout == "attached" and lies not in WAYS:
        raise MapFault(
            file,
            f"zone {name!r} is attached and lies {lies!r}",
            f"Set 'lies' to how its cards lie at those that carry them, one of: {', '.join(WAYS)}",
        )
    return ZonePlace(area, layout, float(card), lies)
