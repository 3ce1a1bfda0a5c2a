"""A card shown large for reading, beside the thing that it is about and never over what is being asked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

import pygame

from art.kinds import kind_line, numbers_at
from game.kernel.naming import lower
from game.teach.glossary import MARK, glossary
from ui.base import plates, text, theme
from ui.base.room import Room
from ui.cards.sprite import RATIO, Pictures, put

HEIGHTS = (440, 366, 290, 258)  # logical, the first that finds room
SMALLEST = 236  # where none of these does without covering what must be seen
GAP = 14
PAD, SLIP_GAP = 14, 3  # logical, of the slip with remarks: beside its words, and over it
GRAIN = 8  # logical: how exactly a free place is looked for
NARROW = 200  # logical: the words under a card that is no wider are smaller
Groups = tuple[list[pygame.Rect], ...]  # what is left free, the most important first
OURS = "Our own: "
PLAINLY = {
    "Attested": "On record in the published game",
    "Derived": "Inferred from the published game",
}
"""What the first word of what is known of a card means: the card files have it short."""
SMALL_PRINT = 430  # pixels under which the text on a card is too small to read


def all_words(printed) -> str:
    """What a card does in words: in play, and what it can do elsewhere."""
    return "\n".join(filter(None, (printed.text, *(f"**{where}:** {words}" for where, words in printed.elsewhere))))


def of_ours(shown) -> str:
    """What of a card is ours or derived, and not a fact of the published game; "" where there is no such thing."""
    if shown is None or not shown.ours:
        return ""
    if shown.origin == "ours":
        return f"*{OURS}{text.escape(lower(shown.ours))}*"
    first, rest = re.match(r"(\w*)(.*)", shown.ours, re.S).groups()  # the words say what is on record
    rest = re.sub(r"\b(is|are) derived\b", r"\1 inferred", rest)
    return f"*{text.escape(PLAINLY.get(first, first) + rest)}*"


class Setting(NamedTuple):
    """Words, and how they are set on a slip."""

    words: str
    role: str
    px: int
    wide: int
    align: str
    leading: float

    @property
    def picture(self) -> pygame.Surface:
        return text.render(self.words, self.role, self.px, theme.UMBER, *self[3:])

    def at(self, rect: pygame.Rect) -> text.Linked:
        """With the links in them, if they lie there."""
        return text.linked(text.layout(*self), rect)


class Preview:
    """Which card is under the mouse, for how long, and so whether it is shown large.

    One that is kept stays while the mouse is on the way to it, with all its words under it, in which terms are links.
    """

    def __init__(self, is_linked: bool = False) -> None:
        self.is_linked = is_linked  # terms in the words are links to the glossary
        self.is_kept = False
        self.is_visited = False  # kept for the mouse that came over to it, and while that is there
        self._told: tuple[object, bool, list[text.Linked]] = (None, False, [])
        self.shown: object = None
        self.note = self.hint = ""
        self.marking = -1
        self.about = pygame.Rect(0, 0, 0, 0)
        self.age = 0.0
        self.delay = 0.35
        self._asked: tuple = ()  # what the place was found for
        self._placed = pygame.Rect(0, 0, 0, 0)
        self.fine = 1.0  # how much smaller than wished the words under it are, where they have no room
        self.has_room = True  # for the note and the kind of the card; else the kind is left out
        self.is_aside = False  # the words stand at its side, where there is no room under it
        self.is_hinted = False  # there is room for what can be done with it as well, and it is as large with that

    @property
    def said(self) -> str:
        """The part of the note that there is room for, and the hint."""
        return "\n".join(filter(None, (self.note, self.hint if self.is_hinted else "")))

    @property
    def is_shown(self) -> bool:
        return self.shown is not None and self.age >= self.delay

    def over(self, shown: object, about: pygame.Rect | None = None, note: str = "", marking: int = -1,
             hint: str = "") -> bool:  # fmt: skip
        """The mouse is over this card (or none). True if what is seen changes by that.

        `note` is what the card has now that is not printed on it, a sentence a line. `hint` is a last line, which gives
        way before the card is smaller.
        """
        if shown is not self.shown:
            self.let_go()
        is_same = shown is self.shown and (note, marking, hint) == (self.note, self.marking, self.hint)
        if is_same and (about is None or about == self.about):
            return False
        was = self.is_shown
        if shown is None or not was:
            self.age = 0.0
        self.shown, self.note, self.marking, self.hint = shown, note, marking, hint
        self.about = about or self.about
        return was or self.is_shown

    def hide(self) -> bool:
        return self.over(None)

    # Kept for reading

    def keep(self) -> None:
        """Show it at once, until the mouse goes elsewhere."""
        self.is_kept, self.is_visited = self.shown is not None, False
        self.age = max(self.age, self.delay)

    def visit(self) -> None:
        """The mouse has come over to it: it stays as long as that."""
        self.keep()
        self.is_visited = True

    def let_go(self) -> bool:
        """Keep it no longer; false if it was not kept."""
        was, self.is_kept = self.is_kept, False
        return was

    def holds(self, pos: tuple[int, int] | None) -> bool:
        """Whether the mouse is on what is kept, on what it is about, or between the two."""
        here = self._placed if self.is_visited else self._placed.union(self.about)
        return self.is_kept and pos is not None and here.collidepoint(pos)

    @property
    def told(self) -> list[text.Linked] | None:
        """The words under it, as they were painted, with their links; None while they are still to be painted."""
        shown, is_kept, found = self._told
        return found if shown is self.shown and is_kept == self.is_kept else None

    @property
    def rect(self) -> pygame.Rect:
        """Where it was painted, with the slips under it."""
        return self._placed

    def update(self, dt: float) -> bool:
        """Let time pass. True when the card comes to be shown."""
        was = self.is_shown
        self.age += dt
        return self.is_shown and not was

    def place(
        self, window: pygame.Rect, keep_clear: Iterable[pygame.Rect], k: float,
        rather_not: Iterable[pygame.Rect] = (), u: float = 1.0, dock: pygame.Rect | None = None,
        spare: Iterable[pygame.Rect] = (), patient: Iterable[pygame.Rect] = (),
    ) -> pygame.Rect:  # fmt: skip
        """The first free place: beside what the card is about, else on the `dock`, else the nearest.

        A card is smaller where a large one has no room.

        The place is that of the card with the slips under it. What is in `keep_clear` is never covered while there is
        room anywhere (else the last of it), what the card is about and what is in `rather_not` if nothing else is left,
        and before these what is in `spare`, and before that what is `patient`.
        """
        groups = tuple(map(list, (keep_clear, [self.about], rather_not, spare, patient)))
        asked = tuple(window), *(tuple(map(tuple, group)) for group in groups), tuple(dock or ()), k, u
        asked = (*asked, self.shown, self.note, self.hint, self.is_kept)
        if asked != self._asked:
            self._asked, self.is_hinted = asked, False
            self._placed = self.best_place(window, groups, k, u, dock)
            if self.hint:
                self.is_hinted, plain = True, self._placed
                hinted = self.found_place(window, groups, k, u * self.fine, dock)
                costs = hinted.w < plain.w or covers(hinted, groups) > covers(plain, groups)
                costs = costs or hinted.h > window.h  # what lies outside could not be read
                self.is_hinted = not costs
                self._placed = plain if costs else hinted
        return self._placed.copy()

    def best_place(
        self, window: pygame.Rect, groups: Groups, k: float, u: float, dock: pygame.Rect | None
    ) -> pygame.Rect:
        """The place of all that it wishes to say, or else of less, or of smaller words. That is tried as well where
        something patient would be covered, and then a card that is still smaller. Where something that must be seen
        would be covered even so, all of it stands at the card's side; where nothing helps, all is said under it.
        """
        least, settled, self.is_aside = min(1.0, k / u), None, False
        for has_room, fine in ((True, 1.0), (False, 1.0), (True, max(least, 0.8)), (True, least), (False, least)):
            self.has_room, self.fine = has_room, fine
            place = self.found_place(window, groups, k, u * fine, dock)
            if place.collidelist(groups[0]) < 0 and place.h <= window.h:  # what is over could not be read
                settled = settled or (place, has_room, fine)
                if place.collidelist(groups[-1]) < 0:
                    return place
        small = self.found_place(window, groups, k, u * self.fine, dock, (SMALLEST,))
        if small.collidelist(groups[0] if settled is None else [*groups[0], *groups[-1]]) < 0:
            return small
        if settled is None:
            self.is_aside = True
            for self.has_room in (True, False):
                aside = self.found_place(window, groups, k, u * self.fine, dock, (*HEIGHTS, SMALLEST))
                if aside.collidelist(groups[0]) < 0 and aside.h <= window.h:
                    return aside
            self.is_aside = False
        place, self.has_room, self.fine = settled or (place, self.has_room, self.fine)
        return place

    def found_place(
        self, window: pygame.Rect, groups: Groups, k: float, u: float, dock: pygame.Rect | None,
        heights: Iterable[float] = HEIGHTS,
    ) -> pygame.Rect:  # fmt: skip
        """The first free place; where there is none, what stands last in the groups is covered first."""
        gap = round(GAP * k)
        inside = window.inflate(-gap, -gap)
        sizes = [size for size in (self.size(units, k, u) for units in heights) if size[1] <= inside.h]
        sizes = sizes or [self.size(HEIGHTS[-1], k, u)]
        hard = groups[0]
        fewer = (list(chain(*groups[:n])) for n in range(len(groups), 0, -1) if n == 1 or groups[n - 1])
        but_one = (hard[:n] + hard[n + 1 :] for n in reversed(range(len(hard))))
        for taken in chain(fewer, but_one):
            room = Room(inside, taken, round(GRAIN * k))
            for size in sizes:
                docked = self.docked(size, dock, taken, gap) if dock else ()
                for place in chain(self.beside(size, inside, gap), docked):
                    if place.collidelist(taken) < 0:
                        return place
                nearest = room.nearest(size, self.about.center)
                if nearest is not None:
                    return nearest
        return min(self.beside(sizes[-1], inside, gap), key=lambda place: sum(area(place.clip(r)) for r in hard))

    def size(self, units: float, k: float, u: float) -> tuple[int, int]:
        """What a card of that height takes, with what is said under it or at its side."""
        high = round(units * k)
        wide = round(high * RATIO)
        column = self.column(wide, u)
        said = self.words_height(column, high, k, u) + self.slip_height(column, u)
        gap = round(SLIP_GAP * u)  # it is over each slip; the first of those at the side begins where the card does
        if self.is_aside and said:
            return wide + gap + column, max(high, said - gap)
        return wide, high + said

    def column(self, wide: int, u: float) -> int:
        """How wide the slips of a card of that width are."""
        return max(wide, round(NARROW * u)) if self.is_aside else wide

    def docked(
        self, size: tuple[int, int], dock: pygame.Rect, taken: list[pygame.Rect], gap: int
    ) -> Iterator[pygame.Rect]:
        """The places in the middle of the dock: as near as can be to the height of what the card is about, at some
        distance from what is taken there if there is room for that."""
        whole = pygame.Rect(0, 0, *size)
        whole.center = dock.centerx, self.about.centery
        if not dock.contains(level := whole.clamp(dock)):
            return
        near = [rect for rect in taken if rect.colliderect(level.x, dock.y, level.w, dock.h)]
        for apart in (gap, gap // 2, 0):
            tops = [level.top, *(y for r in near for y in (r.top - apart - size[1], r.bottom + apart))]
            for top in sorted(tops, key=lambda y: abs(y - level.top)):
                place = pygame.Rect(level.x, top, *size)
                if dock.contains(place) and place.inflate(0, 2 * apart).collidelist(near) < 0:
                    yield place

    def beside(self, size: tuple[int, int], inside: pygame.Rect, gap: int) -> Iterator[pygame.Rect]:
        """The places right, left, above and below what the card is about."""
        whole, about = pygame.Rect(0, 0, *size), self.about
        for edge, value in (
            ("midleft", (about.right + gap, about.centery)),
            ("midright", (about.left - gap, about.centery)),
            ("midbottom", (about.centerx, about.top - gap)),
            ("midtop", (about.centerx, about.bottom + gap)),
        ):
            place = whole.copy()
            setattr(place, edge, value)
            yield place.clamp(inside)

    def draw(
        self, surface: pygame.Surface, pictures: Pictures, keep_clear: Iterable[pygame.Rect],
        rather_not: Iterable[pygame.Rect], k: float, u: float, within: pygame.Rect | None = None,
        dock: pygame.Rect | None = None, spare: Iterable[pygame.Rect] = (), patient: Iterable[pygame.Rect] = (),
    ) -> pygame.Rect:  # fmt: skip
        """Draw the card and what is said under it, `within` a part of the window; returns where they are.

        While it is put together, nothing is drawn.
        """
        whole = self.place(within or surface.get_rect(), keep_clear, k, rather_not, u, dock, spare, patient)
        u *= self.fine
        high = next(round(units * k) for units in (*HEIGHTS, SMALLEST) if self.size(units, k, u) == whole.size)
        rect = pygame.Rect(whole.x, whole.y, round(high * RATIO), high)
        slips = pygame.Rect(rect.x, rect.bottom, self.column(rect.w, u), 0)
        words, slip = self.words_height(slips.w, high, k, u), self.slip_height(slips.w, u)
        if self.is_aside:
            slips.topright = whole.right, whole.y - round(SLIP_GAP * u)
        # Words that could not be read on it stand under it alone, and its picture has their room.
        style = "board" if words and is_small_print(high, k, u) else "full"
        if not pictures.is_ready(self.shown, self.marking, high, style):
            return whole
        picture = pictures.large(self.shown, rect.h, self.marking, style)
        put(surface, picture, *rect.center)
        told = []
        if words:
            said = self.words(slips.w, high, k, u)
            told.append(self.draw_words(surface, pygame.Rect(slips.x, slips.y, slips.w, words), said, u))
        if slip:
            told.append(self.draw_slip(surface, pygame.Rect(slips.x, slips.y + words, slips.w, slip), u))
        if self.is_linked and self.is_kept:
            told.append(self.numbers(rect, style))
        self._told = self.shown, self.is_kept, told
        return whole

    def numbers(self, rect: pygame.Rect, style: str) -> text.Linked:
        """The numbers on the face that lies there: each is a link to what it counts."""
        links = []
        for name, (number, x, y, r) in numbers_at(self.shown, style, rect.size).items():
            links.append((pygame.Rect(round(rect.x + x - r), round(rect.y + y - r), round(2 * r), round(2 * r)),
                          f"{MARK}{name} {number}"))  # fmt: skip
        return text.Linked(rect, links)

    def marked(self, words: str) -> str:
        """The words with their terms as links, where there are such."""
        return glossary(self.shown.game).marked(words) if self.is_linked else words

    # What the card does, in words that can be read under a card whose own cannot

    def words(self, wide: int, high: int, k: float, u: float) -> Setting | None:
        said, room = self.marked(all_words(self.shown)), wide - 2 * round(PAD * u)
        if said and self.has_room and is_small_print(high, k, u) and (kind := kind_line(self.shown)):
            said = f"*{text.escape(kind)}*\n{said}"
        size = theme.SMALL if wide >= NARROW * u else theme.TINY
        return Setting(said, "body", round(size * u), room, "center", 1.08) if said else None

    def words_height(self, wide: int, high: int, k: float, u: float) -> int:
        """How high the words under a card of that size are; 0 where it says nothing, or its own can be read and nobody
        asks for more."""
        if self.shown is None or not (is_small_print(high, k, u) or self.is_kept):
            return 0
        words = self.words(wide, high, k, u)
        return words.picture.get_height() + round(PAD * u) + round(SLIP_GAP * u) if words is not None else 0

    def draw_words(self, surface: pygame.Surface, rect: pygame.Rect, words: Setting, u: float) -> text.Linked:
        """The words on a slip of paper under the card; `rect` begins at its foot. Answers where they are."""
        gap = round(SLIP_GAP * u)
        slip = pygame.Rect(rect.x, rect.y + gap, rect.w, rect.h - gap)
        plates.draw_plate(surface, "paper", slip, u, radius=6, raised=6)
        place = words.picture.get_rect(center=slip.center)
        surface.blit(words.picture, place)
        return words.at(place)

    # What it has now that is not printed on it

    def lines(self, wide: int, u: float) -> Setting:
        """The remarks, set for a slip of that width."""
        room = wide - 2 * round(PAD * u)
        return Setting(self.marked(self.said), "body", round(theme.SMALL * u), room, "left", 1.1)

    def slip_height(self, wide: int, u: float) -> int:
        """How high the slip under a card of that width is, its distance to the card included; 0 without remarks."""
        return self.lines(wide, u).picture.get_height() + round(PAD * u) + round(SLIP_GAP * u) if self.said else 0

    def draw_slip(self, surface: pygame.Surface, rect: pygame.Rect, u: float) -> text.Linked:
        """The remarks on a slip of paper under the card; `rect` begins at its foot. Answers where they are."""
        lines, gap = self.lines(rect.w, u), round(SLIP_GAP * u)
        slip = pygame.Rect(rect.x, rect.y + gap, rect.w, rect.h - gap)
        plates.draw_plate(surface, "paper", slip, u, radius=7, raised=8)
        place = lines.picture.get_rect(midleft=(slip.x + round(PAD * u), slip.centery))
        surface.blit(lines.picture, place)
        return lines.at(place)


def is_small_print(high: int, k: float, u: float) -> bool:
    """Whether the words on the face of a card of that height are too small to be read."""
    return high < SMALL_PRINT * max(1.0, u / k)


def covers(place: pygame.Rect, groups: Groups) -> list[int]:
    """How much of each group lies under it."""
    return [len(place.collidelistall(group)) for group in groups]


def area(rect: pygame.Rect) -> int:
    return rect.w * rect.h
