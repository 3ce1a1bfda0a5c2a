"""The cards on the table: one sprite a card, lying where the view says.

The picture follows snapshots. `settle(view)` compares where every card is bound for with where the view
has it, and answers with the glides that carry the rest there; no event is needed for a card to move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from math import hypot, radians, sin
from typing import NamedTuple

import pygame

from game.kernel.view import View
from ui.base.animation import Beat
from ui.cards import nametag
from ui.cards.sprite import RATIO, CardSprite, Fade, Glide, Nudge, Pictures, Pose
from ui.table import columns, field, front
from ui.table.hand_order import HandOrder
from ui.table.layout import WAYS, Area, TableMap, ZonePlace, seated

PILES = ("pile", "stack", "open")
FAN_DEGREES = 2.0  # between neighbours of a fan
FAN_WIDEST = 14.0  # from the first card of a fan to the last
GAP = 0.08  # between the cards of a row, of their width
ALL_BUT = 0.9  # of their width: a row with so much room makes its cards smaller, for none is to lie over the next
BACKS = 0.62  # between the cards of somebody else's hand, of their width
GLOW = 0.10  # kept free beside a fan for the light around its cards, both sides together, of their height
THICKNESS = 0.0035  # of a card in a pile, of its height
EDGE, EDGES = 0.042, 0.25  # what is seen of each card in a stack, and of all of them at most, of its height
FLIGHT = 0.30  # seconds a card needs for any way but a long one
HAIR = 0.006  # a way that nobody sees a card go, of its height
DROP = 1.25  # so much longer a card needs that is held high over its place and falls
LEVELS = 256  # between the cards of a field: what they carry lies under and over each of them
NOWHERE = Area(0, 0, 0, 0)
RAISED = 0.13  # how far a card of the hand rises under the mouse, of its height
FOREMOST = 10_000  # the level of cards that stand forward: over all zones


class Lying(NamedTuple):
    """What a game says of how its cards lie, where the view alone does not tell it.

    `rank(view, card)` puts in order what stands in one column, the lowest first; 0 is for what does not stand in one.
    `forward(view)` are the cards of both
    sides that have stepped forward to face each other, in the place `arena` of the map; nobody mostly. `apart(view,
    card)` is the place of the map in which a card of a field lies by itself, as seated players see it; "" for none.
    """

    rank: Callable[..., int] = lambda view, card: 0
    forward: Callable[..., front.Sides] = lambda view: ((), ())
    arena: str = ""
    apart: Callable[..., str] = lambda view, card: ""
    places: tuple[str, ...] = ()  # of the map: all in which cards may lie by themselves


def as_planned(view, watcher: int):
    """The view with what its watcher has laid down in secret in its place; a spectator knows of nobody's. What is laid
    so is a state, and as it is if it is asked for once more."""
    planned = view.rules.telling.planned
    is_spectator = isinstance(view, View) and view.viewer is None
    return view if planned is None or is_spectator else planned.as_laid(view, watcher)


class Board:
    """Sprites and zones: everything that lies on the table, in pixels of the window."""

    def __init__(
        self, table: TableMap, layout, pictures: Pictures, leans: Callable[..., bool], lying: Lying | None = None
    ) -> None:
        """`leans(view, card)` says which cards lie askew in a field."""
        self.map, self.layout, self.pictures, self.leans = table, layout, pictures, leans
        self.lying = lying or Lying()
        self.table = table
        self.watcher = 0
        self.is_covered = False  # all hands face down: the mouse is being passed
        self.reduced_motion = False
        self.sprites: dict[int, CardSprite] = {}
        self.bound: dict[int, Pose] = {}  # where each card will be when all that is planned is over
        self.order = HandOrder()
        self.hosts: dict[int, int] = {}  # for each card that is carried, the card that carries it
        self.forward: dict[int, int] = {}  # the cards that have stepped forward, with the side on which they stand
        self.view = None

    def fit(self, width: int, height: int) -> None:
        """The window has this size now: everything lies where the view has it, at once."""
        self.table = self.map.fitted(width, height)
        if self.view is not None:
            self.show(self.view)

    def laid(self, view):
        """The view as it lies on this table: what the watcher has only planned lies there already."""
        return view if self.is_covered else as_planned(view, self.watcher)

    def zone(self, index: int) -> ZonePlace:
        """Where a zone of the engine lies in this window, as the watcher sits."""
        return self.table.zones[seated(self.layout.zones[index], self.watcher, self.layout.seats)]

    @property
    def hand_height(self) -> float:
        """How tall a card of the watcher's own hand is."""
        return next(z.card for name, z in self.table.zones.items() if name == "hand-0")

    def show(self, view) -> None:
        """Every card exactly where this view has it, without a way there."""
        view = self.view = self.laid(view)
        self.bound = self.poses(view)
        if set(self.sprites) != set(self.bound):
            self.sprites = {card: CardSprite(card, view.marking[card], pose) for card, pose in self.bound.items()}
        for card, pose in self.bound.items():
            sprite = self.sprites[card]
            sprite.motion = None
            sprite.marking = view.marking[card]
            sprite.place(pose)

    def settle(self, view, seconds: float = FLIGHT) -> list[Beat]:
        """Glides for all cards that are not bound for where the view has them."""
        view = self.view = self.laid(view)
        poses = self.poses(view)
        if set(self.sprites) != set(poses):
            self.show(view)
            return []
        beats: list[Beat] = []
        diagonal = hypot(*self.table.size)
        for card, pose in poses.items():
            old = self.bound[card]
            if pose == old and pose.shown is old.shown:
                continue
            sprite = self.sprites[card]
            if pose.shown is not None and pose.shown is not old.shown:
                self.pictures.foresee(pose)
            if self.reduced_motion:
                beats.append(Fade(sprite, pose, seconds))
                continue
            way = hypot(pose.x - old.x, pose.y - old.y)
            is_short = old.zone == pose.zone
            time = seconds * (0.75 if is_short else 0.85 + way / diagonal)
            is_nudge = way < HAIR * pose.height and old._replace(x=pose.x, y=pose.y, z=pose.z) == pose
            if is_nudge and old.shown is pose.shown:
                beats.append(Nudge(sprite, pose, time))
                continue
            drops, arc = not is_short and self.is_laid(pose.zone), 0.0 if is_short else pose.height * 0.12
            beats.append(Glide(sprite, pose, time * (DROP if drops else 1), arc, drops))
        self.bound = poses
        return beats

    def is_laid(self, zone: int) -> bool:
        """Whether a card that comes there is laid down for all to see: in a field or a row, and not on another card."""
        return self.zone(zone).layout == "row" or self.is_field(zone)

    def foresee(self, view) -> None:
        """Ask for the faces that are to be seen when the cards lie as this view has them."""
        hosts, forward = self.hosts, self.forward
        for card, pose in self.poses(self.laid(view)).items():
            if pose.shown is not None and card in self.bound and pose.shown is not self.bound[card].shown:
                self.pictures.foresee(pose)
        self.hosts, self.forward = hosts, forward

    def send_home(self, card: int) -> Beat:
        """A glide for a card that was carried about and not accepted anywhere."""
        sprite, home = self.sprites[card], self.bound[card]
        return Fade(sprite, home, 0.2) if self.reduced_motion else Glide(sprite, home, 0.26)

    def poses(self, view) -> dict[int, Pose]:
        """How every card lies in this view."""
        found: dict[int, Pose] = {}
        loose: dict[int, int] = {}  # cards in attached zones, with their zone
        self.hosts = {}
        sides = self.lying.forward(view) if self.lying.arena else ((), ())
        self.forward = {card: side for side, cards in enumerate(sides) for card in cards}
        for index, cards in enumerate(view.zones):
            if cards:
                place = self.zone(index)
                if place.layout == "attached":
                    loose |= dict.fromkeys(cards, index)
                    continue
                cards = self.held(view, index)
                for card, pose in zip(cards, self.arranged(view, index, place, cards), strict=True):
                    found[card] = pose
        for root in [card for card in found if card in view.load]:
            self.pile_up(view, root, found)
        for n, (card, at) in enumerate(front.arranged(sides, self.arena, self.bearing(view)).items()):
            shown = view.what[card]
            found[card] = Pose(at.x, at.y, 0.0, at.height, n * LEVELS, view.where[card], shown, FOREMOST)
            self.pile_up(view, card, found)
        for card in loose.keys() - self.hosts.keys():  # nobody carries it yet, or any more: it stays where it is bound
            area, _, height, *_ = self.zone(loose[card])
            found[card] = self.bound.get(card) or Pose(*area.centre, 0.0, height / 2, 0, loose[card], view.what[card])
        return found

    def pile_up(self, view, root: int, found: dict[int, Pose]) -> None:
        """Lay all that a card carries about its pose, each over what lies lower."""
        pile = self.piled(view, root, found)
        for n, card in enumerate(pile):
            found[card] = found[card]._replace(z=found[root].z + n - pile.index(root))

    @property
    def arena(self) -> Area:
        """Where cards face each other."""
        return self.table.places.get(self.lying.arena, NOWHERE)

    @property
    def between(self) -> Area:
        """What is free between those who face each other."""
        return front.between(self.arena, self.facing, self.bearing(self.view))

    def bearing(self, view) -> front.Bearing:
        """Who bears something at the side that is turned to the middle: at the right for those at the left."""
        right, left = (
            [host for host, load in view.load.items() if any([self.zone(view.where[c]).lies == way for c in load])]
            for way in ("right", "left")
        )
        return right, left

    @property
    def facing(self) -> front.Sides:
        """Those who have stepped forward, by their sides."""
        left, right = ([card for card, side in self.forward.items() if side == n] for n in (0, 1))
        return left, right

    @property
    def nobody(self) -> list[Pose]:
        """Where the foremost would stand of a side on which nobody stands, while somebody faces it."""
        return [Pose(*at, 0, -1) for at in front.missing(self.facing, self.arena, self.bearing(self.view))]

    def held(self, view, index: int) -> tuple[int, ...]:
        """The cards of a zone from left to right: the watcher's hand as they like to hold it."""
        zone = self.layout.zones[index]
        if zone.name != "hand" or zone.seat != self.watcher or self.is_covered:
            return view.zones[index]
        return self.order.arranged(zone.seat, view.zones[index], view.what)

    def piled(self, view, host: int, found: dict[int, Pose]) -> list[int]:
        """Lay all that a card carries, to any depth, at its own pose. Answers with the whole pile, the lowest first."""
        below = found[host]
        level = below.zone if below.level < 0 else below.level
        ways: dict[str, list[int]] = {way: [] for way in WAYS}
        by_zone: dict[int, list[int]] = {}
        for card in view.load.get(host, ()):
            by_zone.setdefault(view.where[card], []).append(card)
        for zone, cards in sorted(by_zone.items()):
            place = self.zone(zone)
            if place.layout != "attached":
                continue  # it lies in a field of its own
            self.hosts |= dict.fromkeys(cards, host)
            cards = [card for card in cards if card not in self.forward]
            foot, step = field.Place(*below[:4]), None
            hangs = front.HANGS_TO if level == FOREMOST else field.HANGS_TO
            if place.lies == "upon":
                cards.sort(key=lambda card: self.lying.rank(view, card))
                step = columns.rise(self.columned(below.zone), below.height)
            for n, card in enumerate(cards):
                is_upon = step is not None
                at = columns.upon(foot, n, step) if is_upon else field.carried(foot, place.lies, n, len(cards), hangs)
                shown = view.what[card] if self.layout.is_open(zone) else None
                found[card] = Pose(at.x, at.y, round(at.angle), at.height, below.z, zone, shown, level)
                ways[place.lies] += self.piled(view, card, found)
        sides = ("left", "right", "beside", "over", "upon")
        return [*ways["under"], host, *(card for way in sides for card in ways[way])]

    def columned(self, zone: int) -> Area:
        """Where the columns of a zone stand: they draw back from cards that face each other."""
        area = self.zone(zone).area
        return columns.without(area, self.arena if self.forward else None)

    def carriers(self, card: int) -> list[int]:
        """The cards that carry this one: the one that it lies on, what that lies on, and so on."""
        found = []
        while (card := self.hosts.get(card, -1)) >= 0:
            found.append(card)
        return found

    def arranged(self, view, index: int, place: ZonePlace, cards: tuple[int, ...]) -> Iterable[Pose]:
        """The poses of the cards of one zone, first card first."""
        area, layout, height, *_ = place
        count, width = len(cards), height * RATIO
        if layout in PILES:
            x, y = area.centre
            thick, most = (EDGE, EDGES) if layout == "stack" else (THICKNESS, 0.07)
            lean = min(thick * height, height * most / count)
            aside = 0.0 if layout == "stack" else 0.5
            if layout == "stack":
                y += lean * (count - 1) / 2
            for n, card in enumerate(cards):
                shown = view.what[card] if layout == "open" else None
                yield Pose(x - n * lean * aside, y - n * lean, 0.0, height, n, index, shown)
            return
        names = [None if self.is_covered and self.layout.zones[index].name == "hand" else view.what[c] for c in cards]
        if layout == "field":
            apart = [self.apart(view, card) for card in cards]
            among = [card for card, place in zip(cards, apart, strict=True) if place is None]
            places = iter(field.arranged([self.leans(view, card) for card in among], area, height))
            for n, alone in enumerate(apart):
                at = next(places) if alone is None else alone
                yield Pose(at.x, at.y, at.angle, at.height, n * LEVELS, index, names[n])
            return
        if layout == "columns":
            free = self.columned(index)
            tall = columns.drawn_back(columns.height(count, area, height), free)
            for n, at in enumerate(columns.arranged(count, free, tall)):
                yield Pose(at.x, at.y, at.angle, at.height, n * LEVELS, index, names[n])
            return
        if layout == "row" and ALL_BUT <= area.w / (count * width) < 1:
            height, width = height * area.w / (count * width), area.w / count
        step = min(width * (1 + GAP), (area.w - width) / max(1, count - 1))
        left = area.x + (area.w - width - step * (count - 1)) / 2 + width / 2
        if layout == "row":
            for n, shown in enumerate(names):
                yield Pose(left + n * step, area.y + area.h / 2, 0.0, height, n, index, shown)
            return
        away = area.y + area.h / 2 < self.table.size[1] / 2  # a hand held from the other side
        turn = min(FAN_DEGREES, FAN_WIDEST / max(1, count - 1))
        corner = height * (sin(radians(turn * (count - 1) / 2)) + GLOW)  # how far turned cards and their light reach
        step = min(step, (area.w - width - corner) / max(1, count - 1))
        if away:
            step = min(step, width * BACKS)
        left = area.x + (area.w - width - step * (count - 1)) / 2 + width / 2
        middle = (count - 1) / 2
        deepest = height * 0.0042 * (middle * turn) ** 2 * 0.8
        rest = area.y + area.h / 2
        for n, shown in enumerate(names):
            from_middle = (n - middle) * turn
            sink = height * 0.0034 * from_middle**2 - deepest / 2
            y, angle = (rest - sink, from_middle) if away else (rest + sink, -from_middle)
            yield Pose(left + n * step, y, float(round(angle)), height, n, index, shown)

    def apart(self, view, card: int) -> field.Place | None:
        """Where a card of a field lies by itself; None if it lies among the others."""
        name = self.lying.apart(view, card)
        if not name:
            return None
        zone = self.layout.zones[view.where[card]]
        area = self.table.places[seated(zone._replace(name=name), self.watcher, self.layout.seats)]
        return field.Place(*area.centre, 0.0, min(area.h, area.w / RATIO))

    def strips(self) -> dict[int, int]:
        """How much is seen of each open card beside others that is half covered by the next: pixels from the left, or
        if negative from the right.

        By where they lie: what they are bound for may still wait for its turn.
        """
        beside: dict[int, list[CardSprite]] = {
            index: [] for index in range(len(self.view.zones)) if self.zone(index).layout in ("fan", "row")
        }
        facing: list[list[CardSprite]] = [[], []]
        for sprite in self.sprites.values():
            if sprite.home.level == FOREMOST and (side := self.forward.get(sprite.card)) is not None:
                facing[side].append(sprite)
            elif sprite.home.zone in beside:
                beside[sprite.home.zone].append(sprite)
        found = {}
        for n, sprites in enumerate((facing[1], *beside.values(), facing[0])):
            way = 1 if n else -1  # at the right side the foremost lies over what is seen of the others
            for sprite, after in pairwise(sorted(sprites, key=lambda sprite: way * sprite.home.x)):
                pose, strip = sprite.home, abs(after.home.x - sprite.home.x)
                if pose.shown is not None and nametag.is_needed(strip, pose.height):
                    found[sprite.card] = way * round(strip)
        for sprite in (*facing[0], *facing[1]):
            if sprite.home.shown is not None and front.is_low(sprite.home.height, self.arena):
                found[sprite.card] = round(sprite.home.height * RATIO)
        return found

    def named_strips(self) -> dict[int, int]:
        """The same, with the card of a hand that no other covers: its name is set like those of the others."""
        found = self.strips()
        hands = {index for index, zone in enumerate(self.layout.zones) if zone.name == "hand"}
        for zone in {self.sprites[card].home.zone for card in found} & hands:
            held = [sprite for sprite in self.sprites.values() if sprite.home.zone == zone]
            last = max(held, key=lambda sprite: sprite.home.x)
            if last.home.shown is not None:
                found[last.card] = round(last.home.height * RATIO)
        return found

    # What lies where

    def is_pile(self, index: int) -> bool:
        return self.zone(index).layout in PILES

    def is_open(self, index: int) -> bool:
        return self.zone(index).layout == "open"

    def is_field(self, index: int) -> bool:
        """Whether cards lie there to be used where they are: in a field, or in columns."""
        place = self.zone(index)
        return place.layout in ("field", "columns") or place.lies == "upon"

    def played(self) -> list[pygame.Rect]:
        """Where all cards lie that anybody has in play."""
        return [pose.rect for pose in self.bound.values() if self.is_field(pose.zone)]

    def is_in_field(self, card: int) -> bool:
        """Whether the card lies in a field, or is on its way there."""
        return self.is_field(self.bound[card].zone)

    def card_at(self, x: float, y: float, without: int = -1) -> int:
        """The topmost card at this place but for one, or -1. Of a pile, only the top card counts."""
        found, best = -1, (-1, -LEVELS)
        for card, sprite in self.sprites.items():
            order = sprite.home.order
            if order > best and card != without and sprite.covers(x, y):
                found, best = card, order
        if found >= 0 and self.is_pile(self.sprites[found].home.zone):
            pile = self.view.zones[self.sprites[found].home.zone]
            return pile[-1] if pile else -1  # the last one of it is on its way, and nothing is left
        return found

    def zone_at(self, x: float, y: float) -> int:
        """The zone whose rectangle holds this place, or -1."""
        for index in range(len(self.layout.zones)):
            area, layout, *_ = self.zone(index)
            if layout != "attached" and area.x <= x < area.right and area.y <= y < area.bottom:
                return index
        return -1

    def column_at(self, x: float, y: float) -> int:
        """The card at the foot of the column that takes this place, or -1."""
        for index, cards in enumerate(self.view.zones):
            if cards and self.zone(index).layout == "columns":
                area = self.columned(index)
                if area.y <= y < area.bottom:
                    near = min(cards, key=lambda card: abs(self.bound[card].x - x))
                    if abs(self.bound[near].x - x) < self.bound[near].height * RATIO * 0.75:
                        return near
        return -1

    def top_of(self, foot: int) -> Area:
        """The next free place in the column over this card."""
        pose, view = self.bound[foot], self.view
        load = [card for card in view.load.get(foot, ()) if card not in self.forward]
        stands = sum(self.zone(view.where[card]).lies == "upon" for card in load)
        at = columns.upon(field.Place(*pose[:4]), stands, columns.rise(self.columned(pose.zone), pose.height))
        width = pose.height * RATIO
        return Area(at.x - width / 2, at.y - at.height / 2, width, at.height)

    def area_of(self, card: int) -> Area:
        """The rectangle around a card where it lies now."""
        sprite = self.sprites[card]
        width = sprite.height * RATIO
        return Area(sprite.x - width / 2, sprite.y - sprite.height / 2, width, sprite.height)

    def seen_of(self, card: int) -> Area:
        """The same without what others hide of it that are borne over its middle, where its foot is seen under them."""
        area, sprite = self.area_of(card), self.sprites[card]
        x, y = area.centre
        over = [self.sprites[other] for other in self.hosts if not self.sprites[other].is_moving]
        over = [other for other in over if other.home.order > sprite.home.order and other.home.rect.collidepoint(x, y)]
        top = max([other.home.rect.bottom for other in over], default=area.y)
        return area._replace(y=top, h=area.bottom - top) if area.y < top < area.bottom else area

    def covered(self, cards: Iterable[int]) -> list[int]:
        """Those of these of which no more than the foot is seen under others."""
        return [card for card in cards if card in self.sprites and self.seen_of(card) != self.area_of(card)]

    @property
    def resting(self) -> list[CardSprite]:
        """Sprites that lie at home, lowest first."""
        return sorted((s for s in self.sprites.values() if not s.is_moving), key=lambda s: s.home.order)

    @property
    def moving(self) -> list[CardSprite]:
        return sorted((s for s in self.sprites.values() if s.is_moving), key=lambda s: (s.lift, s.home.z))
