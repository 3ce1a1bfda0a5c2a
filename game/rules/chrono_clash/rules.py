"""Chrono Clash: the match, its turns, and how it ends. Numbers (5.2) are sections of RULES.md beside this file.

How cards come into play stands in `summoning.py`, how abilities happen in `abilities.py`, attacks in `attacks.py`, what
a player may choose in `turn_choices.py` and `ability_choices.py`; the tables at the bottom are the whole game.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ...kernel import rounds
from ...kernel.book import Book, Printed
from ...kernel.events import AbilityResolved
from ...kernel.notation import CannotRead
from ...kernel.rng import below
from ...kernel.rounds import again, back_to_round, next_seat, play_rounds, win_round
from ...kernel.ruleset import EVERYBODY, NOBODY, OWNER, DeckRules, Layout, Ruleset, Telling, Thinking, Writing, Zone
from ...kernel.state import Frame, State
from ...kernel.verbs import (
    announce,
    begin_round,
    begin_turn,
    change,
    detach,
    draw,
    gather,
    mark,
    move,
    shuffle_faces,
    tell,
)
from ...kernel.view import View
from . import abilities, ability_choices, attacks, cards, laws, log, summoning, turn_choices
from . import events as ev
from .appraise import STYLES, WEIGHTS, appraise, parts
from .attacks import is_turn_over
from .conflict import conflict
from .deck import EXTRA, SIZE, deck_laws, most_copies
from .facets import FACETS
from .icons import Row, read_gained
from .instinct import instinct
from .positions import impossible
from .remarks import remarks
from .verbs import PASS, gain_guardians, goes_with, pass_counter, put_away
from .worth import rows, worth

GUARDIANS = 5  # 3.2
HAND = 5  # 3.4
QUESTS = 5  # 1.4
LONGEST = 400  # turns, 1.6
FOLDER = Path(__file__).parent
PARTS = ("deck", "extra")
CHANGE = re.compile(r"(strength|cost)([+-]\d{1,2})")  # of a card, in a position as text
GAINED = "gained:"  # and what, in a position as text
ZONES = (
    ("deck", NOBODY),
    ("guardians", NOBODY),
    ("hand", OWNER),
    ("battlefield", EVERYBODY),
    ("pilots", EVERYBODY),
    ("under", EVERYBODY),
    ("quests", OWNER),
    ("resolving", EVERYBODY),
    ("discard", EVERYBODY),
    ("extra", NOBODY),
    ("gone", EVERYBODY),
)


class Seat(NamedTuple):
    """What a seat counts.

    `time` is where the counter stands, seen by the player whose turn it is: above 0 on the own side, below 0 on the
    opponent's (4.1); 0 for everybody else. `leader` is what the next battler costs less, `points` are quests done,
    `touched` whether the counter has been on the opponent's side in this turn; `left` are the battlers that have left
    play in this turn, anybody's, one after the other.
    """

    time: int = 0
    points: int = 0
    leader: int = 0
    touched: int = 0
    is_out: int = 0
    wins: int = 0
    left: tuple[int, ...] = ()


class Situation(NamedTuple):
    """What a card remembers while it lies where it lies.

    `came` is the turn in which it was summoned; `strength`, `cost` and `gained` last until the end of the turn.
    """

    came: int = 0
    is_tapped: bool = False
    strength: int = 0
    cost: int = 0
    gained: tuple = ()


# 3  Setting up


def layout_for(seats: int) -> Layout:
    return Layout(tuple(Zone(name, seat, seen) for seat in range(seats) for name, seen in ZONES), seats)


def set_up(s: State) -> None:
    """The cards that the players brought, all gathered (3.1)."""
    seats, book = len(s.seats), s.rules.book
    what: list[Printed] = []
    marking: list[int] = []
    for seat, deck in enumerate(s.decks):
        for pack, part in enumerate(PARTS):
            cards = [printed for key, count in deck.part(part) for printed in [book[key]] * count]
            what += cards
            marking += [pack * seats + seat] * len(cards)
    s.what, s.marking = tuple(what), tuple(marking)
    gather(s)


def could_be(s: State, view: View, owner: int, cards_: list[int]) -> tuple[Printed, ...]:
    """What the unseen cards of another player's deck may be: their colours are open, their list is not (15.8).

    All cards of those colours, three of each and one of an extra-deck card, but for those that the view knows.
    """
    pack = s.marking[cards_[0]] // len(s.seats)
    part, copies = (PARTS[0], 3) if pack == 0 else (PARTS[1], 1)
    colours = frozenset([printed.colour for card, printed in enumerate(s.what) if s.owner(card) == owner])
    return _left(s.rules.book, part, copies, colours, view.seen_of(owner), len(cards_))


@lru_cache(maxsize=32)
def _left(
    book: Book, part: str, copies: int, colours: frozenset[str], known: tuple[Printed, ...], many: int
) -> tuple[Printed, ...]:
    """The same for a part of a deck of which so many cards are unseen; it is asked for again and again."""
    left = {printed.key: copies for printed in book if printed.part == part and printed.colour in colours}
    for printed in known:
        if printed.key in left:
            left[printed.key] -= 1
    found = tuple(book[key] for key, count in left.items() for _ in range(count))
    if len(found) >= many:
        return found
    return found * (many // max(len(found), 1) + 1)  # a deck laid by hand may hold more than the rules allow


def play_games(s: State, match: Frame) -> None:
    """Games until somebody has won enough of them (1.5)."""
    play_rounds(s, match, "rounds" if s.goal > 1 else "")


def begin(s: State, _round: Frame) -> None:
    if s.results:
        gather(s)
    shuffle_faces(s)
    s.seats = [Seat(wins=seat.wins) for seat in s.seats]
    begin_round(s, below(s, len(s.seats)))  # 3.5


def deal(s: State, _round: Frame) -> None:
    count = len(s.seats)
    for step in range(count):
        seat = (s.first + step) % count
        gain_guardians(s, seat, GUARDIANS)
        draw(s, seat, HAND)


# 4 and 5  Turns and the gauge


def take_turns(s: State, this_round: Frame) -> None:
    """Turns, clockwise past those who are out, until the game is won (14.2)."""
    rounds.take_turns(s, this_round, LONGEST, win_longest, next_seat)


def start_turn(s: State, turn: Frame) -> None:
    if s.turn == 0:
        begin_turn(s, turn.seat)
    else:
        pass_counter(s, turn.seat)


def pay_early(s: State, turn: Frame) -> None:
    if s.rulings["quest-pay"] != "last":
        pay_off_quests(s, turn)


def pay_off_quests(s: State, turn: Frame) -> None:
    """9.5: every card on a battler is discarded for a point; five points win at once (1.4)."""
    for card in s.cards_in(turn.seat, "battlefield"):
        quests = s.loads(card, "quests") if card in s.load else ()
        if not quests:
            continue
        for quest in quests:
            detach(s, quest)
        for quest in quests:
            put_away(s, quest, turn.seat)
        change(s, turn.seat, "points", len(quests))
        tell(s, ev.QuestCompleted, turn.seat, card, len(quests))
    if s.seats[turn.seat].points >= QUESTS:
        win_round(s, turn.seat, "quests")


def untap(s: State, turn: Frame) -> None:
    for card in s.cards_in(turn.seat, "battlefield"):
        abilities.turn(s, card, False)


def draw_for_turn(s: State, turn: Frame) -> None:
    if s.rulings["quest-pay"] == "last":  # ruling 16.6: quests pay off only after the draw
        s.push("quests", turn.seat)
    if not draw(s, turn.seat):  # 1.3
        s.push("decked", turn.seat)


def act(s: State, turn: Frame) -> None:
    """5.4, 4.4: one deed after the other, until the counter stands on the opponent's side."""
    time = s.seats[turn.seat].time
    if not is_turn_over(s):
        again(s, turn)
        s.push("main", turn.seat)
    elif time >= 0:  # it has touched the opponent's side, and come back: 16.1
        change(s, turn.seat, "time", -1 - time)


def end_turn(s: State, turn: Frame) -> None:
    """What lasted until the end of the turn is over (5.10)."""
    cards, zones = s.cards, s.zones
    for name in ("battlefield", "hand"):
        for zone in s.layout.of[name]:
            for card in zones[zone]:
                situation = cards[card]
                if situation is not None and (situation.strength or situation.cost or situation.gained):
                    mark(s, card, strength=0, cost=0, gained=())


# 1  The end


def eliminate(s: State, frame: Frame) -> None:
    """1.2, 14.3: a player is out, by an attack on an empty stack."""
    leave_game(s, frame.seat, frame.memo)


def decked(s: State, frame: Frame) -> None:
    """1.3: a player who must draw and cannot is out."""
    leave_game(s, frame.seat, "decked")


def leave_game(s: State, seat: int, reason: str) -> None:
    s.seats[seat] = s.seats[seat]._replace(is_out=1)
    announce(s, ev.PlayerEliminated, seat, reason)
    left = [other for other in range(len(s.seats)) if not s.seats[other].is_out]
    if len(left) == 1:
        win_round(s, left[0], reason)
        return
    gone = s.layout.of["gone"][seat]
    for zone, place in enumerate(s.layout.zones):
        if place.seat == seat and zone != gone:
            for card in s.zones[zone]:
                move(s, card, gone, seat)
    if seat == s.active:  # the turn ends as after a pass (14.5)
        end_turn(s, s.agenda[-1])
        change(s, seat, "time", -PASS - s.seats[seat].time)
        for middle in s.layout.of["resolving"]:
            for card in s.zones[middle]:
                put_away(s, card, seat)
        back_to_round(s)
    else:  # what this player had still to decide or to resolve does not happen (14.4)
        s.waking = tuple(woken for woken in s.waking if woken.seat != seat)
        s.agenda[:] = [frame for frame in s.agenda if frame.seat != seat or frame.what in ("match", "round")]


def win_longest(s: State) -> None:
    """1.6"""
    count = len(s.seats)

    def standing(seat: int) -> tuple[int, int, int]:
        return s.seats[seat].points, len(s.cards_in(seat, "guardians")), (seat - s.first) % count

    win_round(s, max((seat for seat in range(count) if not s.seats[seat].is_out), key=standing), "long")


def quest_points(s: State, seat: int) -> int:
    return s.seats[seat].points


# Positions as text


def lying(s: State, card: int) -> str:
    """What a card remembers, as words after its key: "tapped strength+2"."""
    situation = s.cards[card]
    if situation is None:
        return ""
    said = ["tapped"] if situation.is_tapped else []
    if situation.came and situation.came == s.turn:
        said.append("fresh")
    said += [f"{what}{getattr(situation, what):+d}" for what in ("strength", "cost") if getattr(situation, what)]
    said += [f"{GAINED}{'/'.join(row.icons)}" for row in situation.gained]
    return " ".join(said)


def lay_card(s: State, card: int, said: str) -> None:
    """The way back from `lying`. Raises CannotRead."""
    words = said.split()
    while words:
        word = words.pop(0)
        situation = s.cards[card] or Situation()
        if word == "tapped":
            s.cards[card] = situation._replace(is_tapped=True)
        elif word == "fresh":
            s.cards[card] = situation._replace(came=s.turn)
        elif changed := CHANGE.fullmatch(word):
            s.cards[card] = situation._replace(**{changed[1]: int(changed[2])})
        elif word.startswith(GAINED):
            s.cards[card] = situation._replace(gained=(*situation.gained, _gained(word.removeprefix(GAINED))))
        else:
            raise CannotRead(
                f"{word!r} is nothing that a card remembers: tapped, fresh, strength+N, cost+N, gained:ICONS"
            )


def _gained(icons: str) -> Row:
    try:
        return read_gained(icons.replace("/", " "))
    except ValueError as error:
        raise CannotRead(f"{GAINED}{icons}: {error}") from None


def lay_out(s: State, seat: int) -> None:
    """The agenda of a quiet moment: it is `seat`'s turn, the card for the turn is drawn, the main phase goes on."""
    s.active, s.round = seat, 1
    s.turn = max(s.turn, 2)
    s.agenda = [
        Frame("match", 0, -1, 0),
        Frame("round", 0, -1, 2),
        Frame("turn", seat, -1, 4),
        Frame("main", seat),
    ]


PROCEDURES = {
    "match": (play_games,),
    "round": (begin, deal, take_turns),
    "turn": (start_turn, pay_early, untap, draw_for_turn, act, end_turn),
    "quests": (pay_off_quests,),
    "eliminate": (eliminate,),
    "decked": (decked,),
    "pass": (turn_choices.jump,),
    **summoning.PROCEDURES,
    **abilities.PROCEDURES,
    **attacks.PROCEDURES,
}


def pauses(s: State, event: NamedTuple) -> bool:
    """16.48: where Reinforcements are called, somebody may think about which battler to bring."""
    return isinstance(event, AbilityResolved) and s.agenda[-1].memo.icons == ("reinforcements",)


def tells_answers(s: State, event: NamedTuple) -> bool:
    """16.48: whether it tells who holds a battler for Reinforcements; not where everybody is asked who holds a card."""
    return pauses(s, event) and s.rulings.get("asking") != "everybody"


def ruleset(name: str, book: Book) -> Ruleset:
    """The game with the cards of a book: Chrono Clash, or the same rules with the cards of a test."""
    return Ruleset(
        name=name,
        title="Chrono Clash",
        book=book,
        seat_counts=(2, 3, 4),
        layout_for=layout_for,
        team_of=lambda seat, seats: seat,
        wins_needed=lambda seats: 1,  # 1.5
        set_up=set_up,
        lay_out=lay_out,
        procedures=PROCEDURES,
        choices={**turn_choices.CHOICES, **ability_choices.CHOICES},
        opening="match",
        Seat=Seat,
        Situation=Situation,
        lending=frozenset(),  # auras are printed: they come and go with their cards
        laws=laws.LAWS,
        rulings=laws.RULINGS,
        not_asked=laws.NOT_YOUR_TURN,
        not_yours=laws.NOT_YOURS,
        fields=("battlefield",),
        carried=("quests", "pilots", "under"),
        goes_with=goes_with,
        score=quest_points,
        score_goal=QUESTS,
        could_be=could_be,
        abilities=rows,
        worth=worth,
        thinking=Thinking(
            appraise,
            instinct,
            parts,
            horizon=1,  # a turn is a plan of many deeds, and it is appraised by what it leaves open
            weights=WEIGHTS,
            styles=STYLES,
            replies=3,  # more change little: the best of six tells actions apart nearly as the best of three does
        ),
        telling=Telling(
            rules_file=str(FOLDER / "RULES.md"),
            motto="Hold the hour, rule the city",
            reasons=laws.REASONS,
            tallies={"quest points": quest_points, "guardians": lambda s, seat: len(s.cards_in(seat, "guardians"))},
            tellers=log.TELLERS,
            log_steps=log.log_steps,
            fates=log.FATES,
            remarks=remarks,
            price=turn_choices.price,
            conflict=conflict,
            warners=log.WARNERS,
            pauses=pauses,
        ),
        reveals=tells_answers,
        writing=Writing(
            lying,
            lay_card,
            counted=("time", "points", "leader", "touched", "is_out", "wins"),
            laid={"deck": 20, "guardians": 5, "extra": 6},
            limits={
                "turn": (0, LONGEST),
                "time": (-ev.SPACES, ev.SPACES),
                "points": (0, QUESTS - 1),
                "touched": (0, 1),
                "is_out": (0, 1),
            },
            check=impossible,
        ),
        decks=DeckRules(
            PARTS,
            part_sizes={"deck": SIZE, "extra": EXTRA},
            part_laws={"deck": laws.TOO_FEW_CARDS, "extra": laws.EXTRA_SIZE},
            laws=deck_laws(book),
            mendable=(laws.TOO_FEW_CARDS, laws.EXTRA_SIZE, laws.EXTRA_COLOURS),
            most_copies=most_copies,
            facets=FACETS,
            partners={"pilot": "walker"},
            opening_hand=HAND,
        ),
    )


RULES = ruleset(
    "chrono_clash", cards.load("chrono_clash", *(FOLDER / "cards" / f"{colour}.toml" for colour in cards.COLOURS))
)
