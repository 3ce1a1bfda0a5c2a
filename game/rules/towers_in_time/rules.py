"""Towers in Time: the match and its turns. Numbers (4.5) are sections of RULES.md beside this file.

Setting up stands in `setup.py`, what actions do in `deeds.py`, combat in `combat.py`, what a player may choose in
`turn_choices.py` and `combat_choices.py`; the tables at the bottom are the whole game.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ...effects.facets import facets
from ...kernel import rounds, windows
from ...kernel.book import Book, Printed
from ...kernel.choices import Picked
from ...kernel.events import RoundBegan
from ...kernel.rounds import in_order, next_seat, play_rounds
from ...kernel.ruleset import (
    EVERYBODY,
    NOBODY,
    OWNER,
    Answering,
    DeckRules,
    Hiding,
    Layout,
    Planning,
    Ruleset,
    Telling,
    Thinking,
    Writing,
    Zone,
)
from ...kernel.state import Frame, State
from ...kernel.verbs import announce, begin_turn, change, draw, expire, gather, mark, shuffle_faces
from . import combat, combat_choices, deeds, laws, log, setup, texts, turn_choices
from . import events as ev
from .appraise import STYLES, WEIGHTS, appraise, parts
from .cards import BOOK, FIELDS, LANGUAGE
from .conflict import conflict, told_who_strikes, will_be_met_by, will_be_spread, will_come_of_it, will_hurt
from .deck import READY, could_be, deck_laws, most_copies
from .domain import DEAD, LATE, Situation, fighters, is_dead
from .glyphs import has
from .instinct import choose_placing, instinct
from .numbers import worth
from .paying import best_payment
from .positions import MEMORY, MOST_PASSES, impossible
from .remarks import remarks, standing
from .rulings import RULINGS
from .shields import lost_shields, win_longest
from .temper import Cost
from .verbs import fall, goes_with, refresh, withdraw
from .waiting import waiting
from .warnings import WARNERS

LONGEST = 30  # turns, 1.5
PASSES = 3  # 4.7
LENDING = frozenset({"kept_attack", "kept_defense", "kept_glyphs", "pair"})  # the marks that numbers are reckoned with
FOLDER = Path(__file__).parent
ZONES = (
    ("deck", NOBODY),
    ("hand", OWNER),
    ("shields", EVERYBODY),
    ("limbo", EVERYBODY),
    ("sources", EVERYBODY),
    ("towers", EVERYBODY),
    ("adrift", EVERYBODY),
    ("gear", EVERYBODY),
    ("spells", EVERYBODY),
    ("charms", EVERYBODY),
    ("middle", EVERYBODY),
    ("discard", EVERYBODY),
    ("gone", NOBODY),
)


class Seat(NamedTuple):
    """What a seat counts: shield points that lie on it in this turn, its passes in a row, its actions so far."""

    points: int = 0
    passes: int = 0
    is_out: int = 0
    wins: int = 0
    acts: int = 0


def layout_for(seats: int) -> Layout:
    return Layout(tuple(Zone(name, seat, seen) for seat in range(seats) for name, seen in ZONES), seats)


def set_up(s: State) -> None:
    """The cards that the players brought, all gathered (3.1)."""
    book = s.rules.book
    what: list[Printed] = []
    marking: list[int] = []
    for seat, deck in enumerate(s.decks):
        for key, count in deck.part("deck"):
            what += [book[key]] * count
            marking += [seat] * count
    s.what, s.marking = tuple(what), tuple(marking)
    gather(s)


def begin(s: State, _round: Frame) -> None:
    gather(s)
    shuffle_faces(s)
    s.seats = [Seat(wins=seat.wins) for seat in s.seats]
    s.turn = 0


# 4  Turns


def take_turns(s: State, this_round: Frame) -> None:
    """Turns, until the game is won."""
    rounds.take_turns(s, this_round, LONGEST, win_longest, next_seat)


def start_turn(s: State, turn: Frame) -> None:
    begin_turn(s, turn.seat)


def straighten_all(s: State, turn: Frame) -> None:
    """4.2"""
    for seat in range(len(s.seats)):
        for name in ("sources", "towers", "adrift", "gear", "spells", "charms"):
            for card in s.cards_in(seat, name):
                refresh(s, card)


def maintain_early(s: State, turn: Frame) -> None:
    if s.rulings["maintenance"] == "before":
        maintain(s, turn)


def maintain_late(s: State, turn: Frame) -> None:
    if s.rulings["maintenance"] == "after":
        maintain(s, turn)


def maintain(s: State, turn: Frame) -> None:
    """4.3"""
    for seat in reversed(in_order(s, turn.seat)):
        for card in reversed((*s.cards_in(seat, "spells"), *s.cards_in(seat, "charms"))):
            printed = s.what[card]
            if printed.maintenance:
                s.push("maintain", seat, card, Cost(printed.maintenance, printed.bit))


def maintain_one(s: State, frame: Frame) -> None:
    if s.is_in_field(frame.card):
        s.push("upkeep", frame.seat, frame.card, Picked((), frame.memo))


def draw_cards(s: State, turn: Frame) -> None:
    """4.4"""
    for seat in in_order(s, turn.seat):
        if not draw(s, seat):
            announce(s, ev.NothingDrawn, seat)


def alternate(s: State, turn: Frame) -> None:
    """4.5: one action after the other, until the turn is over."""
    if is_turn_over(s):
        return
    seat = turn.seat if turn.memo is None else next_seat(s, s.active)
    s.agenda[-1] = turn._replace(memo=True)
    s.active = seat
    change(s, seat, "acts", 1)
    of, zones, situations = s.layout.of, s.zones, s.cards
    for card in (*zones[of["towers"][seat]], *zones[of["adrift"][seat]]):
        situation = situations[card]
        if situation is not None and situation.fate == DEAD:
            mark(s, card, fate=LATE)
    s.push("acted", seat)
    s.push("act", seat)


def acts(s: State) -> int:
    """Number of actions that all seats together have begun."""
    total = 0
    for seat in s.seats:
        total += seat.acts
    return total


def is_turn_over(s: State) -> bool:
    """4.6, 4.7; who has just put himself out has acted, and has not passed."""
    passes = [seat.passes for seat in s.seats if not seat.is_out]
    return min(*passes, s.seats[s.active].passes) > 0 or (len(passes) == 2 and max(passes) >= PASSES)


def after_action(s: State, frame: Frame) -> None:
    """9.3, 10.12: nobody is vulnerable to this seat any more, and its dead that were not saved are removed."""
    withdraw(s, frame.seat)
    for name in ("towers", "adrift"):
        for card in s.cards_in(frame.seat, name):
            situation = s.cards[card]
            if situation is not None and situation.fate == LATE:
                fall(s, card, frame.seat)


def end_turn(s: State, turn: Frame) -> None:
    """4.12"""
    announce(s, ev.TurnEnded, s.active)
    for seat in range(len(s.seats)):
        for card in fighters(s, seat):
            if is_dead(s, card):
                fall(s, card, seat)
        change(s, seat, "points", -s.seats[seat].points)
        change(s, seat, "passes", -s.seats[seat].passes)
    expire(s, "turn")


def hold_to_limit(s: State, turn: Frame) -> None:
    """4.9"""
    for seat in reversed(in_order(s, turn.seat)):
        s.push("limit", seat)


def lay_out(s: State, seat: int) -> None:
    """The agenda of a quiet moment: it is `seat`'s action; before the first turn all put cards down, `seat` first."""
    s.active, s.round = seat, 1
    if not s.turn:
        setting_up = Frame("round", 0, -1, PROCEDURES["round"].index(setup.reveal_all))
        s.agenda = [Frame("match", 0, -1, 0), setting_up, *(Frame("place", one) for one in reversed(in_order(s, seat)))]
        return
    s.agenda = [
        Frame("match", 0, -1, 0),
        Frame("round", 0, -1, len(PROCEDURES["round"]) - 1),
        Frame("turn", seat, -1, PROCEDURES["turn"].index(alternate), True),
        Frame("acted", seat),
        Frame("act", seat),
    ]


PROCEDURES = {
    "match": (play_rounds,),  # 1.4
    "round": (
        begin, setup.deal_shields, setup.deal_hands, setup.ask_placing, setup.reveal_all, setup.hold_to_six,
        setup.who_begins, take_turns,
    ),
    "turn": (
        start_turn, straighten_all, maintain_early, draw_cards, maintain_late, alternate, end_turn, hold_to_limit,
    ),
    "maintain": (maintain_one,),
    "acted": (after_action,),
    **deeds.PROCEDURES,
    **combat.PROCEDURES,
    **LANGUAGE.procedures,
    **windows.PROCEDURES,
}  # fmt: skip
CHOICES = {**setup.CHOICES, **turn_choices.CHOICES, **combat_choices.CHOICES}
FIGHT = Answering(
    name=texts.COMBAT,
    question=texts.WHEN_IN_COMBAT,
    mattering=texts.WHEN_YOU_CAN_RESPOND,
)
REACT = Answering(
    name=texts.RESPONSE,
    question=texts.WHEN_TO_RESPOND,
    mattering=texts.WHEN_YOU_CAN_RESPOND,
)


def ruleset(name: str, book: Book) -> Ruleset:
    """The game with the cards of a book: Towers in Time, or the same rules with the cards of a test."""
    return Ruleset(
        name=name,
        title="Towers in Time",
        book=book,
        seat_counts=(2, 3, 4),
        layout_for=layout_for,
        team_of=lambda seat, seats: seat,
        wins_needed=lambda seats: 1,
        set_up=set_up,
        lay_out=lay_out,
        procedures=PROCEDURES,
        choices=CHOICES,
        opening="match",
        Seat=Seat,
        Situation=Situation,
        laws=laws.LAWS,
        rulings=RULINGS,
        not_asked=laws.NOT_YOUR_TURN,
        not_yours=laws.NOT_YOURS,
        fields=FIELDS[1:],
        carried=("towers", "gear", "charms"),
        goes_with=goes_with,
        score=lost_shields,
        score_goal=5,
        could_be=could_be,
        worth=worth,
        has=has,
        lending=LENDING,
        shares_turns=True,  # 4.1
        windows={"fight": FIGHT, "react": REACT},
        hiding=Hiding(deal=lambda s: setup.fill_in(s, choose_placing)),
        thinking=Thinking(
            appraise,
            instinct,
            horizon=1,
            beat=acts,
            glimpses=6,
            parts=parts,
            stretch=lambda s: acts(s) / 2,  # a deed and the answer to it
            trust=12,
            deeds=frozenset({"act", "defend"}),
            weights=WEIGHTS,
            styles=STYLES,
            slack=0.4,  # with all of it a novice won one game in seven against instinct
        ),
        telling=Telling(
            rules_file=str(FOLDER / "RULES.md"),
            motto=texts.MOTTO,
            reasons=laws.REASONS,
            tallies={"shields": lambda s, seat: len(s.cards_in(seat, "shields"))},
            tellers=log.TELLERS | {RoundBegan: setup.told_who_begins, ev.BlowsFell: told_who_strikes},
            fates=log.FATES,
            log_steps=log.log_steps,
            warners=WARNERS
            | {ev.AttackDeclared: will_be_met_by, ev.ShieldsChosen: will_come_of_it, ev.DamageDealt: will_hurt}
            | {ev.CardShot: will_be_spread},
            remarks=remarks,
            conflict=conflict,
            standing=standing,
            payers=best_payment,
            planned=Planning(setup.planned, setup.as_planned),
            passes=(ev.HandedOver,),
            waiting=waiting,
        ),
        writing=Writing(
            MEMORY.said,
            MEMORY.lay,
            counted=("points", "passes", "is_out", "wins"),
            laid={"deck": 20, "shields": 5},
            limits={"turn": (0, LONGEST), "points": (0, ev.A_SHIELD - 1), "passes": (0, MOST_PASSES), "is_out": (0, 1)},
            check=impossible,
        ),
        decks=DeckRules(
            ("deck",),
            part_sizes={"deck": READY},
            part_laws={"deck": laws.TOO_FEW_CARDS},
            laws=deck_laws(book),
            mendable=(laws.TOO_FEW_CARDS,),
            waived={("decks", "friendly"): (laws.TOO_MANY_COPIES,)},
            most_copies=most_copies,
            facets=facets(LANGUAGE, texts.FACETS),
            opening_hand=14,
        ),
    )


RULES = ruleset("towers_in_time", BOOK)
