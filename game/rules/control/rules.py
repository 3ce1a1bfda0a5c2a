"""Control: the match, its rounds and its turns. Numbers (4.2) are sections of RULES.md beside this file.

The choices that wait for a player stand in `choices.py`; the tables at the bottom are the whole game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from ...kernel import rounds, windows
from ...kernel.book import Printed
from ...kernel.events import AbilityCopied, AbilityResolved, WindowOpened
from ...kernel.rng import below
from ...kernel.ruleset import EVERYBODY, NOBODY, OWNER, Answering, Layout, Ruleset, Telling, Thinking, Writing, Zone
from ...kernel.state import Frame, State
from ...kernel.template import fill
from ...kernel.verbs import (
    announce,
    begin_round,
    begin_turn,
    change,
    draw,
    end_round,
    gather,
    shuffle_faces,
)
from . import choices, laws, log, texts
from . import events as ev
from .appraise import STYLES, WEIGHTS, appraise, parts
from .cards import BOOK, LANGUAGE, asks_everybody
from .explain import guards, named_guards
from .instinct import instinct
from .words import stands

GOAL = 21
HAND = 4
LONGEST = 200  # turns, 8.5
FOLDER = Path(__file__).parent


class Seat(NamedTuple):
    """What a seat counts: rounds won, and (for ruling 10.2) draw actions in this turn."""

    wins: int = 0
    draws: int = 0


class Situation(NamedTuple):
    """What a card in play remembers: the card that it stands as (5.4)."""

    copied: Printed | None = None


# 1  The goal


def fuel(s: State, seat: int) -> int:
    """The Fuel Count of a seat (1.1)."""
    what = s.what
    return sum([what[card].measure for card in s.cards_in(seat, "play")])


def remarks(s: State, card: int) -> list[str]:
    """Which card a Reactor acts as (5.4), that it cannot act as one (10.4), and what guards a card in play (5.5)."""
    situation, printed, found = s.cards[card], s.what[card], []
    if printed is not None and printed.is_copy and not stands(s):
        found.append(texts.COPY_DOES_NOT_GUARD)
    if situation is not None and situation.copied is not None:
        found.append(fill(texts.STANDS_AS, card=situation.copied.name))
    if s.is_in_field(card) and (there := guards(s, card)):
        found.append(fill(texts.GUARDED_BY, guards=named_guards(s, there)))
    return found


# 3  Setting up


def layout_for(seats: int) -> Layout:
    """Two players own a deck and a discard pile each (3.1); three and four share them (3.2)."""
    decks: tuple[Any, ...] = tuple(range(seats)) if seats == 2 else (None,)
    zones = [Zone("deck", seat, NOBODY) for seat in decks]
    zones += [Zone("discard", seat, EVERYBODY) for seat in decks]  # seen as they are discarded, 7.1
    for seat in range(seats):
        zones += [Zone("hand", seat, OWNER), Zone("play", seat, EVERYBODY), Zone("aside", seat, OWNER)]
    return Layout(tuple(zones), seats)


def set_up(s: State) -> None:
    """The cards of this match, all gathered (2.1, 2.4)."""
    kinds = [printed for printed in BOOK if printed.is_in(s.rulings)]
    s.what = tuple(p for _ in (0, 1) for p in kinds for _ in range(p.copies // 2))
    s.marking = tuple(m for m in (0, 1) for p in kinds for _ in range(p.copies // 2))
    gather(s)


def play_rounds(s: State, match: Frame) -> None:
    """Rounds until a team has won enough of them (9.2)."""
    rounds.play_rounds(s, match, "rounds")


def begin(s: State, _round: Frame) -> None:
    if s.results:
        gather(s)  # 9.1
    shuffle_faces(s)
    begin_round(s, next_beginner(s))


def next_beginner(s: State) -> int:
    """Who begins the next round (3.5, 9.3)."""
    count = len(s.seats)
    if not s.results:
        return below(s, count)
    if count > 2 or s.rulings["beginner"] == "in-turns":
        return (s.first + 1) % count
    winner = s.results[-1].winners[0]
    return winner if s.rulings["beginner"] == "winner" else 1 - winner


def deal(s: State, _round: Frame) -> None:
    for _ in range(HAND):
        for step in range(len(s.seats)):
            draw(s, (s.first + step) % len(s.seats))


# 4  A turn


def take_turns(s: State, this_round: Frame) -> None:
    """Turns, clockwise (4.8), until the round is won."""
    if rounds.is_round_over(s):
        return
    if is_over(s):
        decide(s, "overtime")
        return
    if s.turn == LONGEST:
        decide(s, "long")
        return
    rounds.again(s, this_round)
    s.push("turn", s.first if s.turn == 0 else (s.active + 1) % len(s.seats))


def start_turn(s: State, turn: Frame) -> None:
    begin_turn(s, turn.seat)
    s.agenda[-1] = Frame("turn", turn.seat, -1, 1, decks_left(s))


def decks_left(s: State) -> tuple[int, ...]:
    """The decks that hold cards. If these are all, and one is empty at the end of the turn, Overtime has begun."""
    zones = s.zones
    return tuple([zone for zone in s.layout.of["deck"] if zones[zone]])


def draw_for_turn(s: State, turn: Frame) -> None:
    if s.turn > 1:  # 4.1
        draw(s, turn.seat)


def act(s: State, turn: Frame) -> None:
    ask_action(s, turn.seat)


def ask_action(s: State, seat: int) -> None:
    if can_act(s, seat):
        s.push("action", seat)  # 4.2
    else:
        announce(s, ev.TurnSkipped, seat)  # 8.3


def ask_another_action(s: State, seat: int) -> None:
    """6.4: who was stopped acts again, if there is anything to act with."""
    if can_act(s, seat):
        announce(s, ev.ActionGained, seat)
        s.push("action", seat)
    else:
        announce(s, ev.TurnSkipped, seat, True)


def can_act(s: State, seat: int) -> bool:
    return bool(s.cards_in(seat, "hand") or s.cards_in(seat, "deck"))


def hold_to_seven(s: State, turn: Frame) -> None:
    choices.hold_to_seven(s, turn.seat)  # 4.7


def end_turn(s: State, turn: Frame) -> None:
    if s.seats[turn.seat].draws:
        change(s, turn.seat, "draws", -s.seats[turn.seat].draws)
    decks = s.layout.of["deck"]
    if s.story is not None and len(turn.memo) == len(decks) and not all([s.zones[deck] for deck in decks]):
        announce(s, ev.OvertimeBegan())  # 8.2
    if fuel(s, turn.seat) >= GOAL:  # 1.2, 8.1
        win_round(s, turn.seat, "fuel")


# 5 and 6  An ability happens, unless it is stopped


def announce_choice(s: State, ability: Frame) -> None:
    """10.5: with this ruling Singularity's player chooses before anybody answers."""
    if ability.memo.ability.when == "CardSpent" and s.rulings["singularity"] == "on-discarding":
        clause = ability.memo.ability.clauses[0]
        if clause.word == "choose":
            s.push("announce", ability.seat, ability.card, clause)


def open_window(s: State, ability: Frame) -> None:
    if ability.memo.ability.when != "CardPlayed":  # 6.1
        windows.open_window(s, "respond", choices.all_after(s, ability.seat), ability.card)


def happen(s: State, ability: Frame) -> None:
    if ability.memo.is_countered:
        ask_another_action(s, ability.seat)  # 6.4
    else:
        announce(s, AbilityResolved, ability.seat, ability.card)
        about = ability.memo.about
        s.rules.book.language.resolve(
            s, ability.seat, ability.card, ability.memo.ability, (about,) if about >= 0 else ()
        )


def cancel(s: State, stop: Frame) -> None:
    """A Time Stop takes hold, unless it was stopped itself: then what it answers may be answered anew (6.3)."""
    if not stop.memo.is_countered:
        place = windows.place_answered(s)
        stopped = s.agenda[place]
        s.agenda[place] = stopped._replace(memo=stopped.memo._replace(is_countered=True))
        announce(s, ev.AbilityStopped, stopped.seat, stopped.card, stop.card)


# 8  The end of a round


def is_over(s: State) -> bool:
    """All hands and all decks are empty (8.4)."""
    zones, of = s.zones, s.layout.of
    return not any([zones[zone] for zone in of["hand"]]) and not any([zones[zone] for zone in of["deck"]])


def decide(s: State, reason: str) -> None:
    """The highest Fuel Count, then the most cards, then the latest in turn order (8.4); the reason says which."""
    count = len(s.seats)

    def standing(seat: int) -> tuple[int, int, int]:
        return fuel(s, seat), len(s.cards_in(seat, "play")), (seat - s.first) % count

    best, next_best = sorted(map(standing, range(count)), reverse=True)[:2]
    if best[0] == next_best[0]:
        reason += "-order" if best[1] == next_best[1] else "-cards"
    win_round(s, max(range(count), key=standing), reason)


def win_round(s: State, seat: int, reason: str) -> None:
    """The round goes to the seat's team (1.3)."""
    winners = tuple(other for other in range(len(s.seats)) if s.team[other] == s.team[seat])
    for winner in winners:
        change(s, winner, "wins", 1)
    end_round(s, winners, reason)


def lay_out(s: State, seat: int) -> None:
    """The agenda of a quiet moment: it is `seat`'s turn, the card for the turn is drawn, an action is asked."""
    s.active, s.round = seat, 1
    s.turn = max(s.turn, 2)
    s.agenda = [
        Frame("match", 0, -1, 0),
        Frame("round", 0, -1, 2),
        Frame("turn", seat, -1, 3, decks_left(s)),
        Frame("action", seat),
    ]


PROCEDURES = {
    "match": (play_rounds,),
    "round": (begin, deal, take_turns),
    "turn": (start_turn, draw_for_turn, act, hold_to_seven, end_turn),
    "ability": (announce_choice, open_window, happen),
    "stop": (open_window, cancel),
    **LANGUAGE.procedures,
    **windows.PROCEDURES,
}


def pauses(s: State, event: NamedTuple) -> bool:
    """10.8: somebody may think about a Time Stop when a card is discarded for its ability, about a further card at an
    Exotic Matter."""
    if isinstance(event, AbilityResolved | AbilityCopied):
        return s.what[event.target if isinstance(event, AbilityCopied) else event.card].extra >= 0
    return isinstance(event, ev.CardSpent)


def tells_answers(s: State, event: NamedTuple) -> bool:
    """Whether it tells who could stop an ability; not where everybody is asked who holds a card (10.8)."""
    return isinstance(event, WindowOpened | ev.CardSpent) and not asks_everybody(s)


TIME_STOP = Answering(
    name="Time Stop",
    question=texts.TIME_STOP_QUESTION,
    mattering=texts.TIME_STOP_MATTERING,
    matters=lambda s: s.team[windows.standing(s).over.seat] != s.team[s.agenda[-1].seat],
    stops={printed.key: printed.name for printed in BOOK if printed.spent or printed.is_answer},
    stop_at=lambda s: s.what[s.agenda[-1].card].key,
    formerly="time_stop",
)

RULES = Ruleset(
    name="control",
    title="Control",
    book=BOOK,
    seat_counts=(2, 3, 4),
    layout_for=layout_for,
    team_of=lambda seat, seats: seat % 2 if seats == 4 else seat,  # 3.3
    wins_needed=lambda seats: 2 if seats == 3 else 3,  # 9.2
    set_up=set_up,
    lay_out=lay_out,
    procedures=PROCEDURES,
    choices=choices.CHOICES,
    opening="match",
    Seat=Seat,
    Situation=Situation,
    laws=laws.LAWS,
    rulings=laws.RULINGS,
    not_asked=laws.NOT_YOUR_TURN,
    not_yours=laws.NOT_IN_HAND,
    drawing=laws.DRAW_TO_HAND,
    fields=("play",),
    score=fuel,
    score_goal=GOAL,
    reveals=tells_answers,
    windows={"respond": TIME_STOP},
    thinking=Thinking(appraise, instinct, parts, weights=WEIGHTS, styles=STYLES),
    writing=Writing(limits={"turn": (0, LONGEST)}),
    telling=Telling(
        rules_file=str(FOLDER / "RULES.md"),
        motto="A race for fuel at the end of time",
        tallies={"fuel": fuel},
        tellers=log.TELLERS,
        log_steps=log.log_steps,
        remarks=remarks,
        warners=log.WARNERS,
        stoppable=choices.stoppable,
        pauses=pauses,
        reasons=texts.REASONS,
    ),
)
