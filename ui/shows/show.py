"""What a show can say of its game. Every part has a plain default: a game without a show is played all the same.

    events   what its events look and sound like, which of them run together, which stand out in the log
    places   what its zones are called and marked with, and the panels that only this game has
    words    what the table says of it in words of its own
    cards    how its cards shine, lean and are marked in play, and the signs of their colours
    plates   what a player's plate counts

A `view` below is what the one who looks at the screen may know, `printed` what is printed on a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import pygame

from game.kernel import events as ev
from ui.base import theme
from ui.base.animation import Beat
from ui.cards import gems
from ui.cards.gems import Gem
from ui.cards.nametag import FOOT, HIGH
from ui.table.board import Lying
from ui.table.dial import dial
from ui.table.effects import Effects
from ui.table.marks import Mark

Teller = Callable[..., list[Beat]]  # (event, moment): what is shown of an event


class Flow(NamedTuple):
    """Events of one sort, for which `is_one(step)`, that come in a row: each begins before the last is over."""

    is_one: Callable[..., bool]
    gap: float  # seconds between two of them
    is_deal: bool = False  # cards are dealt: all sound alike, and the log does not count them out


def goes(step, start: str, end: str) -> bool:
    """Whether a step takes a card from a zone of this name (any, if none is given) to one of that."""
    event, zones = step.event, step.state.layout.zones
    if not isinstance(event, ev.CardMoved) or zones[event.end].name != end:
        return False
    return start in ("", zones[event.start].name)


def is_dealt(step) -> bool:
    return goes(step, "deck", "hand")


def is_swept(step) -> bool:
    is_left = any(goes(step, zone, "discard") for zone in step.state.rules.fields)
    return is_left or isinstance(step.event, ev.CardRemoved)


DEAL_GAP, SWEEP_GAP, TURN_GAP = 0.085, 0.11, 0.05  # seconds between two that are dealt, swept off the table, turned
FLOWS = (Flow(is_dealt, DEAL_GAP, is_deal=True), Flow(is_swept, SWEEP_GAP))
HEADINGS = (ev.RoundBegan, ev.TurnBegan, ev.RoundWon, ev.MatchWon)
ZONE_NAMES = {"deck": ("Deck",), "discard": ("Discard",)}
ZONE_SIGNS = {"deck": "deck", "discard": "discard"}
PILE_NAMES = {"discard": "discard pile"}
LOOKED_AT = {"aside": "cards looked at"}
CLOSED = ("deck", "discard")


@dataclass(frozen=True)
class Events:
    """`announced` is shown before the cards of an event have moved, `flourishes` while they move or after; an event of
    the game's own stands in one of them or in `silent`. What the kernel tells has flourishes in ui/table/flourish.py,
    unless the game has its own here."""

    announced: Mapping[type, Teller] = field(default_factory=dict)
    flourishes: Mapping[type, Teller] = field(default_factory=dict)
    silent: tuple[type, ...] = ()  # neither seen nor heard, and meant so
    headings: tuple[type, ...] = HEADINGS  # events whose line stands out in the log
    flows: tuple[Flow, ...] = FLOWS
    cold: Mapping[str, float] = field(default_factory=dict)  # by window: how far the table freezes while one may answer
    arrivals: Mapping[str, str] = field(default_factory=dict)  # by zone: what a card sounds like that comes there
    graves: tuple[str, ...] = ("discard",)  # where a card goes that is lost: one from play burns on its way there


class Thought(NamedTuple):
    """What the hand or the keys mean in this state; faint while a card is only looked at.

    `story` are the steps that it would bring for certain (game/kernel/foresight.py), none if nothing is.
    """

    state: object
    action: object
    is_faint: bool
    story: Sequence = ()


class Panel(Protocol):
    """Something that only one game has on its table, in a place of its map."""

    is_calm: bool  # reduced motion
    is_over: bool  # it is read while arrows cross the table: they go under it
    covers: pygame.Rect  # what it takes now of the place that is the log's
    meant: frozenset[int]  # the cards that can be chosen or aimed at now: it hides none of them

    def place(self, rect: pygame.Rect, u: float) -> None: ...

    def show(self, view, watcher: int) -> None:
        """What this view has, at once."""

    def settle(self, view, watcher: int) -> list[Beat]:
        """The way to what this view has."""

    def zone_at(self, pos: tuple[int, int]) -> int:
        """The zone whose name stands there, or -1."""

    def draw(self, surface: pygame.Surface, thought: Thought | None) -> None:
        """With what the thought would change, if there is one."""

    def look(self, thought: Thought | None) -> tuple | None:
        """All that its look depends on while it lies still; None while it moves, and for one `is_over` arrows."""


@dataclass(frozen=True)
class Places:
    """By the names of zones, but for `panels`: by the place in the table's map, (names, hear) that make one."""

    signs: Mapping[str, str] = field(default_factory=lambda: ZONE_SIGNS)  # glyphs where a zone lies and is counted
    names: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: ZONE_NAMES)  # written there, and shorter ones
    hints: Mapping[str, str] = field(default_factory=dict)  # what one does there, written where nothing lies yet
    unmarked: tuple[str, ...] = ("hand",)  # without a mark on the table
    vital: tuple[str, ...] = ()  # it is bad for their owner if they are empty
    closed: tuple[str, ...] = CLOSED  # cards are spread out where one of them is to be chosen
    piles: Mapping[str, str] = field(default_factory=lambda: PILE_NAMES)  # as they are called: "Your discard pile"
    counted: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # one and several, where they are not "cards"
    panels: Mapping[str, Callable[..., Panel]] = field(default_factory=dict)
    told: Mapping[str, Callable[..., str]] = field(default_factory=dict)  # (view, names) of a panel: how it stands now
    painted: Callable[..., Mapping[str, pygame.Rect]] = lambda size: {}  # in a window: signs that are only painted
    stands: Callable[..., str] = lambda view, zone: ""  # how a zone stands now, besides how many cards lie there
    conflict: str = ""  # the place in the map where a conflict is shown face to face, if the game shows it so
    lying: Lying = field(default_factory=Lying)  # how its cards lie, where the view alone does not tell
    taken: tuple[str, ...] = ()  # zones from which cards are taken up, besides the hand and the fields
    is_staged: Callable[..., bool] = lambda view: True  # whether the card that asks is held up beside the table
    alight: Callable[..., Mapping[int, theme.Colour]] = lambda view: {}  # zones that shine now, and in which colour

    @property
    def in_map(self) -> tuple[str, ...]:
        """The places that the game's map needs besides those of every table."""
        return (*self.panels, *filter(None, (self.conflict, self.lying.arena)), *self.lying.places)


@dataclass(frozen=True)
class Words:
    """`win` is said of one who wins the match and of several, `enters` of who brings a card from hand into play.

    `brought` has, by the verb of a deed with which a card is brought to another in play, what a button at that one says
    and what is asked then. `help` names the sections of RULES.md that explain what a choice asks, `help_of_many` those
    that do so instead where more than two play.
    """

    win: tuple[str, str] = ("wins", "win")
    enters: str = "plays"
    brought: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    help: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    help_of_many: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    turn: str = "turn"  # what it is that a player has who is to act
    of_round: Callable[..., str] = lambda view: ""  # what is added to the number of the turn, in markup
    comes: Callable[..., str] = lambda view, story, seat, names: ""  # what a certain story changes of what is counted
    in_conflict: Callable[..., str] = lambda view, conflict: ""  # what is said under both sides, in markup
    on_stage: Callable[..., str] = lambda view, card: view.what[card].text  # what a card can do that asks for an answer


def light_of_none(printed) -> theme.Colour:
    return theme.BRASS


def no_numbers(printed) -> tuple[tuple[str, theme.Colour], ...]:
    """The numbers of a card that its neighbour in a full hand hides, each with its colour."""
    return ()


def no_marks(view) -> tuple[tuple[int, Mark], ...]:
    return ()


@dataclass(frozen=True)
class Cards:
    """How cards look besides their faces."""

    light: Callable[..., theme.Colour] = light_of_none  # (printed): in which light it shines when it does something
    leans: Callable[..., bool] = lambda view, card: False  # whether it lies askew in a field: used, tapped
    marks: Callable[..., tuple[tuple[int, Mark], ...]] = no_marks  # (view): what cards in play show
    gems: Mapping[str, Gem] = field(default_factory=dict)  # the signs of the colours that its cards have
    hidden: Callable[..., tuple[tuple[str, theme.Colour], ...]] = no_numbers  # (printed): see `no_numbers`
    name_high: float = HIGH  # how much of a card's height its printed name takes, where all of the card is seen
    named_to: Callable[..., float] = lambda printed: FOOT  # (printed): where its name ends, of its height, on the table

    def gem(self, colour: str, side: int) -> pygame.Surface:
        """The sign of a colour, so many pixels large. Shared."""
        return gems.picture(self.gems.get(colour, gems.OTHER), side)

    def dark_gem(self, colour: str, side: int) -> pygame.Surface:
        """The same to stand on a bar of that colour."""
        return gems.dark_picture(self.gems.get(colour, gems.OTHER), side)

    def ink(self, colour: str) -> theme.Colour:
        return self.gems.get(colour, gems.OTHER).ink


@dataclass(frozen=True)
class Plates:
    """What a player's plate says beside name, hand and rounds."""

    dial: Callable[..., pygame.Surface] = dial  # (pixels, score, goal), as the instrument that counts the score
    counted: Callable[..., tuple[int, int]] = lambda view, seat: (view.rules.score(view, seat), view.rules.score_goal)
    why: Callable[..., str] = lambda view, seat: ""  # how what is counted comes about, where that can be told
    sign: Callable[..., str] = lambda view, seat: ""  # further numbers, in the place of the rounds that are won
    is_out: Callable[..., bool] = lambda view, seat: False  # whether a player plays no more while others go on


@dataclass(frozen=True)
class Show:
    events: Events = Events()
    places: Places = Places()
    words: Words = Words()
    cards: Cards = Cards()
    plates: Plates = Plates()
    prepare: Callable[[Effects], Iterable[object]] = lambda effects: ()  # draws in pieces what would hold up a frame
