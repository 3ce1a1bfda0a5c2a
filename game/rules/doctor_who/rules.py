"""Doctor Who: the match and its turns. Numbers (4.5) are sections of RULES.md beside this file.

Setting up stands in `setup.py`, what is announced and happens in `deeds.py`, combat in `combat.py`, Hits in `hits.py`,
Episodes in `episodes.py`, what a player may choose in `turn_choices.py` and `combat_choices.py`; the tables at the
bottom are the whole game.
"""

from __future__ import annotations

from pathlib import Path

from ...effects.facets import facets
from ...kernel import rounds, windows
from ...kernel.book import Book
from ...kernel.rounds import play_rounds
from ...kernel.ruleset import Answering, DeckRules, Ruleset, Telling, Thinking, Writing
from ...kernel.state import Frame, State
from ...kernel.verbs import announce, begin_turn, change, draw
from ...kernel.windows import open_window
from . import combat, combat_choices, deeds, episodes, hits, laws, log, mattering, setup, texts, turn_choices
from . import events as ev
from .appraise import STYLES, WEIGHTS, appraise, parts
from .cards import BOOK, CALLED, LANGUAGE, lending
from .changing import changers
from .conflict import conflict
from .deck import READY, TIME, could_be, deck_laws, most_copies
from .domain import ERAS, NOTHING, Seat, Situation, barring, bars, has_bonus, is_sided, worth
from .foremost import foremost, likely
from .instinct import instinct, reflex
from .places import used_bonus_play
from .positions import MEMORY, impossible
from .remarks import distinctions, effort, remarks, standing
from .rulings import RULINGS
from .verbs import could_bury, let_go, stand_up, turn_up, win_longest
from .waiting import WARNERS as WARNED_AS_ANNOUNCED
from .waiting import waiting

LONGEST = 200  # turns, 1.4
FOLDER = Path(__file__).parent


# 4  Turns


def take_turns(s: State, this_round: Frame) -> None:
    """Turns, until the game is won."""
    rounds.take_turns(s, this_round, LONGEST, win_longest, next_seat)


def next_seat(s: State, seat: int) -> int:
    """Whose turn follows upon that of a seat: the other's, unless a card has given another one."""
    return seat if s.seats[seat].again else 1 - seat


def start_turn(s: State, turn: Frame) -> None:
    seat, leaf = turn.seat, s.seats[turn.seat]
    is_another = leaf.again > 0 and s.active == seat and s.turn > 0
    if is_another:
        change(s, seat, "again", -1)
    kept = leaf.zone if is_another else 0
    if s.story is None:
        now = s.seats[seat]
        s.seats[seat] = Seat(0, leaf.zone, 0, 0, 0, 0, now.again, kept, now.number, now.wins)
    else:
        change(s, seat, "kept", kept - leaf.kept)
        for name, amount in (("last", leaf.zone - leaf.last), ("zone", -leaf.zone), ("bonus", -leaf.bonus)):
            change(s, seat, name, amount)
        for name in ("plays", "granted", "posed"):
            change(s, seat, name, -getattr(leaf, name))
    if not s.rules.lends_alone:
        s.lent = None
    begin_turn(s, seat)


def stand_cards(s: State, turn: Frame) -> None:
    """4.2"""
    seat, of = turn.seat, s.layout.of
    held: dict[int, tuple[int, ...]] = {}
    situations = s.cards
    for era in ERAS:
        for card in s.zones[of[era][seat]]:
            situation = situations[card]
            if situation is None or not situation.sided or s.what[card].is_episode:
                continue
            if bars(s, laws.NO_STANDING, seat, card):
                by = barring(s, laws.NO_STANDING, seat, card)
                held[by] = (*held.get(by, ()), card)
            else:
                stand_up(s, card)
    for by, cards in held.items():
        announce(s, ev.CardsHeld, seat, cards, by)


def ask_dawn(s: State, turn: Frame) -> None:
    """8.6, 8.7"""
    open_window(s, "quiet", (1 - turn.seat,))


def choose_zone(s: State, turn: Frame) -> None:
    """4.3"""
    s.push("zone", turn.seat)


def ask_zone(s: State, turn: Frame) -> None:
    open_window(s, "quiet", (1 - turn.seat,))


def draw_card(s: State, turn: Frame) -> None:
    """4.5, 14.19"""
    seat = turn.seat
    if s.turn == 1 and s.rulings["first-draw"] == "no":
        return
    if not s.cards_in(seat, "deck"):
        hits.for_empty_deck(s, seat)
    elif bars(s, laws.NO_DRAW, seat):
        announce(s, ev.DrawBarred, seat, barring(s, laws.NO_DRAW, seat))
    else:
        draw(s, seat)


def act(s: State, turn: Frame) -> None:
    s.push("act", turn.seat)


def draw_bonus(s: State, turn: Frame) -> None:
    """4.14"""
    seat = turn.seat
    if used_bonus_play(s, seat):
        return
    if not has_bonus(s, seat):
        if s.seats[seat].bonus and bars(s, laws.NO_BONUS, seat):  # it had one when it chose
            announce(s, ev.DrawBarred, seat, barring(s, laws.NO_BONUS, seat), True)
    elif s.cards_in(seat, "deck"):
        s.push("bonus draw", seat)
    elif s.rulings["bonus-draw"] == "hit":
        hits.for_empty_deck(s, seat)


def ask_end(s: State, turn: Frame) -> None:
    open_window(s, "quiet", (turn.seat, 1 - turn.seat))


def end_turn(s: State, turn: Frame) -> None:
    let_go(s)
    if could_bury(s):
        s.push("toll", turn.seat)


def lay_out(s: State, seat: int) -> None:
    """The agenda of a quiet moment: it is before combat in `seat`'s turn, in the Present if nothing else is said."""
    s.active, s.round = seat, 1
    s.turn = max(s.turn, 1)
    if not s.seats[seat].zone:
        s.seats[seat] = s.seats[seat]._replace(zone=2)
    for other in (0, 1):
        turn_up(s, other)
    s.agenda = [
        Frame("match", 0, -1, 0),
        Frame("round", 0, -1, len(PROCEDURES["round"]) - 1),
        Frame("turn", seat, -1, PROCEDURES["turn"].index(act) + 1),
        Frame("act", seat, -1, 0, True if s.seats[seat].posed else None),
    ]


def is_awake(s: State, card: int) -> bool:
    """Whether what a card does to others in play holds now: an Episode's once it has taken effect (9.8); with ruling
    14.2 only what stands does anything."""
    if s.what[card].is_episode:
        return (s.cards[card] or NOTHING).awake
    return s.rulings["innate"] == "always" or not is_sided(s, card)


PROCEDURES = {
    "match": (play_rounds,),  # 1.3
    "round": (setup.begin, setup.turn_up_stacks, setup.lay_watchers, setup.deal_hands, take_turns),
    "turn": (
        start_turn, stand_cards, ask_dawn, choose_zone, ask_zone, draw_card, act, episodes.ask_solving,
        episodes.take_effect, combat.prepare, combat.ask_attack, combat.rouse_idle, draw_bonus, ask_end, end_turn,
    ),
    **deeds.PROCEDURES,
    **hits.PROCEDURES,
    **combat.PROCEDURES,
    **turn_choices.PROCEDURES,
    **LANGUAGE.procedures,
    **windows.PROCEDURES,
}  # fmt: skip
CHOICES = {**turn_choices.CHOICES, **combat_choices.CHOICES}
QUIET = Answering(
    name=texts.QUIET,
    question=texts.QUIET_QUESTION,
    mattering=texts.QUIET_MATTERS,
    matters=lambda s: False,
    is_often=True,
    stops=texts.QUIET_STOPS,
    stop_at=combat_choices.moment,
)
RESPOND = Answering(
    name=texts.RESPONSE,
    question=texts.RESPONSE_QUESTION,
    mattering=texts.RESPONSE_MATTERS,
    matters=mattering.touches,
    stops=texts.RESPONSE_STOPS,
    stop_at=lambda s: mattering.waits(s.agenda[-2]),
)
PREPARE = Answering(
    name=texts.PREPARATION,
    question=texts.PREPARATION_QUESTION,
    mattering=texts.PREPARATION_MATTERS,
    matters=mattering.may_prepare,
    is_often=True,
    concerns=lambda s: False,
)
FIGHT = Answering(
    name=texts.COMBAT,
    question=texts.COMBAT_QUESTION,
    mattering=texts.COMBAT_MATTERS,
    matters=lambda s: not mattering.is_winning(s),
    concerns=mattering.is_losing,
)


def ruleset(name: str, book: Book) -> Ruleset:
    """The game with the cards of a book: Doctor Who, or the same rules with the cards of a test."""
    return Ruleset(
        name=name,
        title="Doctor Who",
        book=book,
        seat_counts=(2,),
        layout_for=setup.layout_for,
        team_of=lambda seat, seats: seat,
        wins_needed=lambda seats: 1,
        set_up=setup.set_up,
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
        fields=ERAS,
        score=lambda s, seat: len(s.cards_in(1 - seat, "lost")),
        score_goal=TIME,
        could_be=could_be,
        worth=worth,
        is_awake=is_awake,
        lending=lending(book),
        lends_alone=lending(book) is not None,
        windows={"quiet": QUIET, "respond": RESPOND, "prepare": PREPARE, "fight": FIGHT},
        thinking=Thinking(
            appraise,
            instinct,
            parts,
            horizon=2,
            glimpses=6,
            stretch=lambda s: s.turn / 2,  # a turn and its answer: what was Sided in it is missed in the other one's
            trust=12,
            reflex=reflex,
            foremost=foremost,
            likely=likely,
            weights=WEIGHTS,
            styles=STYLES,
            slack=0.25,  # with all of it a novice won one game in twenty against instinct
        ),
        telling=Telling(
            rules_file=str(FOLDER / "RULES.md"),
            motto="Six lives, and all of time",
            reasons=laws.REASONS,
            tallies={"Time cards": lambda s, seat: len(s.cards_in(seat, "time"))},
            tellers=log.TELLERS,
            log_steps=log.log_steps,
            warners=ev.WARNERS
            | WARNED_AS_ANNOUNCED
            | {
                ev.AttackDeclared: combat.left_open,
                ev.EpisodePosed: episodes.before_it,
                ev.CardSided: episodes.before_siding,
            },
            remarks=remarks,
            conflict=conflict,
            changers=changers,
            standing=standing,
            distinctions=distinctions,
            waiting=waiting,
            effort=effort,
        ),
        writing=Writing(
            MEMORY.said,
            MEMORY.lay,
            counted=Seat._fields,
            laid={"deck": 20, "time": TIME},
            limits={
                "turn": (0, LONGEST),
                "zone": (0, 3),
                "last": (0, 3),
                "kept": (0, 3),
                "bonus": (0, 1),
                "posed": (0, 1),
                "again": (0, 1),
            },
            check=impossible,
        ),
        decks=DeckRules(
            ("deck", "time"),
            part_sizes={"deck": READY, "time": TIME},
            part_laws={"deck": laws.TOO_FEW_CARDS, "time": laws.TIME_CARDS},
            laws=deck_laws(book),
            mendable=(laws.TOO_FEW_CARDS, laws.TIME_CARDS, laws.WATCHERS),
            waived={("doctors", "distinct"): (laws.FOUR_DOCTORS,)},
            most_copies=most_copies,
            holds={printed.key: 1 for printed in book if printed.is_watcher},
            facets=facets(LANGUAGE, CALLED | {"era": "Time Zone"}),
            opening_hand=setup.HAND,
            laid={printed.key: 1 for printed in book if printed.is_watcher},  # 3.2
        ),
    )


RULES = ruleset("doctor_who", BOOK)
