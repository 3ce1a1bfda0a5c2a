"""A game, as the kernel sees it: its cards, its places, its procedures and its choices.

A ruleset is made once when its module is imported, and is shared by every state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter
from types import MappingProxyType
from typing import Any, NamedTuple

from . import texts
from .book import Book, Printed
from .conflict import Conflict
from .deck import Deck
from .facet import Facet
from .laws import Law, Refusal, Ruling
from .template import fill

HIDDEN = "hidden"
"""Name of the choice that a view shows in the place of a question which would tell what another seat holds."""

EVERYBODY = "everybody"  # cards that come here are seen by all
OWNER = "owner"  # ... by the seat that the place belongs to
NOBODY = "nobody"  # ... by nobody
NOT_YOURS = Law("0", texts.NOT_YOURS, "")
ALONG, LOOSE = -1, -2  # where a card goes that lies on one that leaves: it stays on it; it stays, and lies on nothing


class Zone(NamedTuple):
    """One place for cards. `seat` is None for a shared place; `seen_by` says who sees what arrives."""

    name: str
    seat: int | None
    seen_by: str

    def __str__(self) -> str:
        return self.name if self.seat is None else f"{self.name}-{self.seat}"


class Layout:
    """The places of one game at one number of seats. A zone is named by its index in `zones`."""

    def __init__(self, zones: tuple[Zone, ...], seats: int) -> None:
        self.zones = zones
        self.seats = seats
        everybody = (1 << seats) - 1
        self.watchers = tuple(
            everybody if z.seen_by == EVERYBODY else 1 << z.seat if z.seen_by == OWNER else 0 for z in zones
        )
        self.is_hand = tuple(z.name == "hand" and z.seen_by == OWNER for z in zones)
        shared = {z.name: i for i, z in enumerate(zones) if z.seat is None}
        own = {(z.name, z.seat): i for i, z in enumerate(zones) if z.seat is not None}
        names = dict.fromkeys(z.name for z in zones)
        self.of = {
            name: tuple(shared[name] if name in shared else own[name, seat] for seat in range(seats)) for name in names
        }
        self.named = {str(z): i for i, z in enumerate(zones)}
        self.game = ""  # set by the ruleset that owns the layout, and so is what is in play
        self.play_in(())

    def play_in(self, names: tuple[str, ...]) -> None:
        """Say what is in play: the zones of these names, seat by seat, then the shared ones with -1 for their seat."""
        found = [(seat, zone) for seat in range(self.seats) for zone in [self.of[name][seat] for name in names]]
        own = [(seat, zone) for seat, zone in found if self.zones[zone].seat is not None]
        shared = dict.fromkeys(zone for _, zone in found if self.zones[zone].seat is None)
        self.fields: tuple[tuple[int, int], ...] = (*own, *((-1, zone) for zone in shared))
        self.in_play = frozenset(zone for _, zone in self.fields)
        own_of = {name: [(of[seat],) for seat in range(self.seats)] for name, of in self.of.items()}
        own_of["play"] = [tuple(z for whose, z in self.fields if whose in (seat, -1)) for seat in range(self.seats)]
        self.places = {  # what a phrase means by "play" or by a zone's name: each seat's zones, then everybody's
            name: (*own, tuple(dict.fromkeys(zone for zones in own for zone in zones))) for name, own in own_of.items()
        }

    def is_open(self, zone: int) -> bool:
        """Whether everybody sees what lies there."""
        return self.zones[zone].seen_by == EVERYBODY

    def __reduce__(self) -> tuple:
        return _shared_layout, (self.game, self.seats)


@dataclass(frozen=True)
class DeckRules:
    """What deck files, the deck builder and a match read of decks: nothing in a game that brings its own cards.

    `parts` name what a player brings (a deck, an extra deck), and are the zones in which these lie at first.
    `laws(deck)` are the laws that a deck breaks, `mendable` those of them that more cards can mend. `waived` are those
    that a ruling does without, by its key and its choice.
    """

    parts: tuple[str, ...] = ()
    part_sizes: Mapping[str, int] = field(default_factory=dict)  # how many cards a finished part has
    part_laws: Mapping[str, Law] = field(default_factory=dict)  # which law says how many cards a part has
    laws: Callable[[Deck], list[Refusal]] | None = None
    mendable: tuple[Law, ...] = ()
    waived: Mapping[tuple[str, str], tuple[Law, ...]] = field(default_factory=dict)
    most_copies: Callable[[Printed], tuple[int, Law]] | None = None  # of a card in a deck, by a law
    holds: Mapping[str, int] = field(default_factory=dict)  # cards that belong to every deck, and how many of each
    facets: tuple[Facet, ...] = ()  # what a deck builder can ask of the cards
    partners: Mapping[str, str] = field(default_factory=dict)  # icons that are meant for a group of cards
    opening_hand: int = 0  # cards that a player holds before the first turn's draw
    laid: Mapping[str, int] = field(default_factory=dict)  # cards of a deck that lie in play before any is drawn

    def broken(self, deck: Deck, rulings: Mapping[str, str]) -> list[Refusal]:
        """The laws that a deck breaks in a match of these rulings."""
        if self.laws is None:
            return []
        waived = [law for (key, choice), laws in self.waived.items() if rulings.get(key) == choice for law in laws]
        return [refusal for refusal in self.laws(deck) if refusal.law not in waived]


class Planning(NamedTuple):
    """What a seat lays down in secret before all is turned up.

    `cards(s, seat)` are those that it has laid down so far and may take back; `as_laid(s, seat)` is the table as it
    will be for that seat, from a state or a view of its own: the same one if it has laid nothing down.
    """

    cards: Callable[..., list[int]]
    as_laid: Callable[..., object]


@dataclass(frozen=True)
class Telling:
    """What a person is told of the game: by the screen, the log and the command line."""

    rules_file: str
    motto: str = ""  # what the game is about, in half a line
    reasons: Mapping[str, str] = field(default_factory=dict)  # why a round or a match ended, by the outcome's key
    tallies: Mapping[str, Callable[..., int]] = field(default_factory=dict)  # (s, seat): what a result counts, by name
    tellers: Mapping[type, Callable[..., str]] = field(default_factory=dict)  # lines of the log, by event
    # (story): for each step of an action the step that the log tells there, or None for no line; see notation.log_steps
    log_steps: Callable[[Sequence[Any]], Sequence[Any]] | None = None
    # (event, before): of an event that says that a seat is out, how that came about; `before` are those of its round
    fates: Mapping[type, Callable[..., str]] = field(default_factory=dict)
    remarks: Callable[..., list[str]] | None = None  # (s, card): what a card has now that is not printed
    price: Callable[..., int | None] | None = None  # (s, action): what it costs of a shared resource
    conflict: Callable[..., Conflict | None] | None = None  # (s): the attack, duel or combat that is under way
    # (s, seat, conflict): who may still change what would come of it, in sentences for that seat; "" if nobody may.
    # `s` is a world that was dealt from what the seat knows: of what others hold it says no more than how much
    changers: Callable[..., str] | None = None
    # (s, event): whether somebody may have to think secretly about it: then the same short while passes, whether or not
    pauses: Callable[..., bool] | None = None
    # (s, event, seat): what a seat had better know before it does what would bring that event, a sentence or a
    # `foresight.Fate`; "" or None for nothing
    warners: Mapping[type, Callable[..., str | tuple | None]] = field(default_factory=dict)
    # (view, event): whether others may keep this from happening by cards that the view does not know, though in a world
    # that was dealt nobody could
    stoppable: Callable[..., bool] | None = None
    standing: Callable[..., tuple[str, ...]] | None = None  # (s, card): how a card in play is placed now, in words
    distinctions: Callable[..., tuple[str, ...]] | None = None  # (s, zone): what sets a zone apart now, in words
    payers: Callable[..., tuple[int, ...]] | None = None  # (s, action): which cards would be used up to pay for it
    planned: Planning | None = None
    passes: tuple[type, ...] = ()  # events of a `seat` that say no more than that it passed in a window
    waiting: Callable[..., list] | None = None  # (s): what was announced and waits, as `windows.waiting` answers
    # (s, card): of a card that is got rid of by an effort, how much of it there is now and how much it takes
    effort: Callable[..., tuple[int, int] | None] | None = None


class Answering(NamedTuple):
    """One kind of window, as a person reads of it who sets when to be asked, and what bears on that.

    `matters(s)` says whether an answer could help the seat that is asked, from what it knows. `stops` are the places in
    the game that can be chosen to be asked at, by key, and `stop_at(s)` is the key for the window that waits.
    `concerns(s)` says whether what is about to happen strikes at that seat itself, so that even who lets everything be
    is asked; what matters does, if nothing else is said. Of what comes often the log says once a turn that it was
    passed.
    """

    name: str  # what one answers with, in the singular: of buttons and settings
    question: str  # what somebody decides who sets when to be asked
    mattering: str = texts.WHEN_AN_ANSWER_MATTERS  # when that is
    matters: Callable[..., bool] | None = None
    stops: Mapping[str, str] = MappingProxyType({})
    stop_at: Callable[..., str] | None = None
    concerns: Callable[..., bool] | None = None
    is_often: bool = False
    formerly: str = ""  # the one setting for it in files from before there were kinds of windows


@dataclass(frozen=True)
class Thinking:
    """What a computer player reads: `appraise(s, rounds)` says how good a position is for every seat, `instinct(s,
    options)` how much a sensible player is drawn to each option.

    Looking ahead goes by beats: `beat(s)` is a number that grows when one is over. A turn is a beat where a turn is one
    player's plan; where actions alternate, one action with its answers is. Before it begins, a search tries each action
    once in so many worlds as `glimpses` says: fewer where many actions are open.

    Where a beat is too short to show what an action was good for, `stretch(s)` grows when as much as that is over: then
    a search plays every line on to there, everybody doing what instinct is drawn to most; and the look one step ahead
    counts like `trust` simulations. Where instinct is a poor guide, at the choices that `deeds` names, everybody does
    on the way there what looks best at the end of the beat.

    `foremost(s)` is the first of the options that instinct weighs most, `reflex` included, where a game finds that
    faster than by listing and weighing all of them. `likely(s)` are the options without some that instinct weighs 0
    beside others.

    Where most windows are passed, `reflex(s)` is what is done in one without a look at what there is, or None.

    `weights` is what `appraise` weighs by, and `styles` how many times as much a style weighs some of it: a style has
    a name and changes what a player strives for, never what it sees or how far it looks.

    `replies` is the number of rollouts of the next player's turn, in each world, by which a search that ends with its
    own turn checks its best actions; 0 for no such check.

    `slack` is how much of a level's looseness a decision bears: less in a game of many, in which little faults add up.
    """

    appraise: Callable[..., list[float]]
    instinct: Callable[..., list[float]]
    # (s, seat): what a seat's value is the sum of before it is flattened, by name, as far as the round is not over
    parts: Callable[..., Mapping[str, float]] | None = None
    horizon: int = 0  # how many beats a search looks ahead, the present one included; 0 for as many as it can
    beat: Callable[..., int] = attrgetter("turn")
    glimpses: int = 8
    stretch: Callable[..., float] | None = None
    trust: int = 0
    deeds: frozenset[str] = frozenset()
    reflex: Callable[..., Any] | None = None
    foremost: Callable[..., Any] | None = None
    likely: Callable[..., list] | None = None
    slack: float = 1.0
    replies: int = 0
    weights: Mapping[str, float] = field(default_factory=dict)
    styles: Mapping[str, Mapping[str, float]] = field(default_factory=dict)

    def appraise_as(self, style: str) -> Callable[..., list[float]]:
        """`appraise` for a player of that style; "" is none. Raises ValueError, naming the styles that there are."""
        if not style:
            return self.appraise
        if style not in self.styles:
            raise ValueError(fill(texts.NO_STYLE, style=style, known=", ".join(self.styles)))
        factors = self.styles[style]
        weights = {name: weight * factors.get(name, 1.0) for name, weight in self.weights.items()}
        return partial(self.appraise, weights=weights)


@dataclass(frozen=True)
class Writing:
    """How a position of the game is written as text and read back, where the kernel's own words do not suffice."""

    lying: Callable[..., str] | None = None  # (s, card): what a card remembers, as words after its key
    lay_card: Callable[..., None] | None = None  # (s, card, words): the way back
    counted: tuple[str, ...] = ()  # the numbers of a seat that a position names where they are not 0
    laid: Mapping[str, int] = field(default_factory=dict)  # how many cards lie in a zone that a position does not name
    # the least and the most that "turn" or a number of a seat can be; without a word from 0 to 999
    limits: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    check: Callable[..., str] | None = None  # (s): what cannot be in a laid position, and in which line; "" if nothing


@dataclass(frozen=True)
class Hiding:
    """What only some may read besides what is printed on cards: what was placed, chosen or marked secretly.

    `situation(s, card, seat)` is what a seat (None: a spectator) reads of what a card remembers whose face it does not
    know; nothing, if that is not said. Of the frames that `memos` names only their own seat reads the memo. `deal(s)`
    fills in what a dealt world lacks of all this, after its cards have been dealt.
    """

    situation: Callable[..., Any] | None = None
    memos: frozenset[str] = frozenset()
    deal: Callable[..., None] | None = None


@dataclass(eq=False)
class Ruleset:
    """Everything that makes a game: what the kernel runs it by, and in parts what others read of it.

    `procedures` name what runs (tuples of steps), `choices` what waits; a name is in one of the two.
    `score(s, seat)` is the number that players race with, to `score_goal`. `opening` is the frame that begins a match.
    `Seat` and `Situation` are the leaves that differ between games: what a seat counts, and what a card remembers while
    it lies where it lies. Where lists of decks are not open, `could_be(s, view, owner, cards)` says what may be printed
    on another seat's unseen cards.
    """

    name: str
    title: str
    book: Book
    seat_counts: tuple[int, ...]
    layout_for: Callable[[int], Layout]
    team_of: Callable[[int, int], int]
    wins_needed: Callable[[int], int]
    set_up: Callable[..., None]
    lay_out: Callable[..., None]
    procedures: Mapping[str, tuple[Callable, ...]]
    choices: Mapping[str, Any]
    opening: str
    Seat: type
    Situation: type
    laws: tuple[Law, ...]
    rulings: tuple[Ruling, ...]
    not_asked: Law  # why a seat that is not asked can do nothing
    fields: tuple[str, ...]  # the zones in play
    score: Callable[..., int]
    score_goal: int
    telling: Telling
    thinking: Thinking
    writing: Writing = Writing()
    windows: Mapping[str, Answering] = field(default_factory=dict)  # the kinds of window, named as their choices
    decks: DeckRules = DeckRules()
    not_yours: Law = NOT_YOURS  # why a card that only another seat may look at stays there
    carried: tuple[str, ...] = ()  # the zones whose cards lie on others, in the order in which they leave with these
    goes_with: Callable[..., int] | None = None  # (s, card, host, zone): where a card goes when its host goes there
    hiding: Hiding = Hiding()
    drawing: Law | None = None  # the law of drawing a card, if there is such an action
    shares_turns: bool = False  # whether all players act in every turn, and none is one player's own
    could_be: Callable[..., tuple[Printed, ...]] | None = None
    abilities: Callable[..., tuple] | None = (
        None  # (s, card, event): what an event wakes of a card, if more than is printed
    )
    worth: Callable[..., int] | None = None  # (s, card, stat): a number of a card as it is now
    has: Callable[..., bool] | None = None  # (s, card, trait): whether it has it now, if not by itself or a gift alone
    is_awake: Callable[..., bool] | None = None  # (s, card): whether what it does to others in play holds now
    lending: frozenset[str] | None = None  # what a card remembers that can change what others get; None for all of it
    lends_alone: bool = False  # whether what a card does to others holds, or not, by that card alone (`is_awake`)
    reveals: Callable[..., bool] | None = None  # (s, event): whether it told something hidden, whatever was seen

    def __post_init__(self) -> None:
        both = set(self.procedures) & set(self.choices)
        if both:
            raise ValueError(f"{self.name}: {sorted(both)} named both as a procedure and as a choice")
        kinds = {name for name, choice in self.choices.items() if choice.is_window}
        if kinds ^ set(self.windows):
            raise ValueError(f"{self.name}: windows {sorted(kinds)}, but told of are {sorted(self.windows)}")
        self.hidden_choices = frozenset(name for name, choice in self.choices.items() if choice.is_hidden)
        if self.hidden_choices and HIDDEN not in self.choices:
            raise ValueError(f"{self.name}: {sorted(self.hidden_choices)} need choices.HIDDEN_QUESTION beside them")
        self._layouts = {n: self.layout_for(n) for n in self.seat_counts}
        for layout in self._layouts.values():
            layout.game = self.name
            layout.play_in(self.fields)
        self.steps = {name: _places(steps) for name, steps in self.procedures.items()}
        self.bare = self.Situation()  # what a card remembers of which nothing is known
        if self.lending is None:
            self.lending = frozenset(self.Situation._fields)
        self.has_copies = "copied" in self.Situation._fields  # whether a card may stand as another one
        self.default_rulings = {ruling.key: ruling.default for ruling in self.rulings}
        KNOWN[self.name] = self

    def layout(self, seats: int) -> Layout:
        """The places for that number of seats. Always the same object, so that states can share it.

        Raises ValueError for a number of seats that the game is not for.
        """
        if seats not in self._layouts:
            raise ValueError(fill(texts.WRONG_SEATS, game=self.title, seats=self.seats_said, n=seats))
        return self._layouts[seats]

    @property
    def packs(self) -> tuple[str, ...]:
        """The zones in which all cards lie before they are dealt, in the order of their backs."""
        return self.decks.parts or ("deck",)

    @property
    def seats_said(self) -> str:
        """How many can play, in words."""
        *fewer, most = map(str, self.seat_counts)
        return f"{', '.join(fewer)} or {most}" if fewer else most

    def ruled(self, chosen: Mapping[str, str] | None = None) -> dict[str, str]:
        """All rulings, with the chosen ones in the place of their defaults.

        Raises ValueError for an unknown ruling or choice, naming what there is.
        """
        rulings = dict(self.default_rulings)
        known = {ruling.key: ruling for ruling in self.rulings}
        for key, choice in (chosen or {}).items():
            if key not in known:
                raise ValueError(fill(texts.NO_RULING, game=self.title, ruling=key, known=", ".join(known)))
            if choice not in known[key].choices:
                options = ", ".join(known[key].choices)
                raise ValueError(fill(texts.NO_RULING_CHOICE, ruling=key, choice=choice, known=options))
            rulings[key] = choice
        return rulings

    def __reduce__(self) -> tuple:
        return known, (self.name,)

    def __repr__(self) -> str:
        return f"<ruleset {self.name}>"


def _places(steps: tuple[Callable, ...]) -> dict[str, int]:
    """Where each step of a procedure stands, counted from 0, by the name of its function."""
    return {step.__name__: place for place, step in enumerate(steps)}


KNOWN: dict[str, Ruleset] = {}


def known(name: str) -> Ruleset:
    """The ruleset of that name, once its module has been imported: how a pickled state finds its rules."""
    return KNOWN[name]


def _shared_layout(game: str, seats: int) -> Layout:
    return KNOWN[game].layout(seats)
