"""A toy game for what the next games need: sources that pay, followers that carry items three deep, a window, and seats
that act in turn until both pass.

Spark, Ember and Blaze are followers, bought with temper from sources and, if need be, from followers. A Grip lies on
a follower, a Stone on a Grip, a Ring on a Stone. A Bolt kills a follower of either side; a Ward stops it, and a Ward
stops a Ward. A turn ends when both pass in a row; after eight turns the higher sum of might wins.
"""

from typing import NamedTuple

from game.kernel import windows
from game.kernel.agenda import Action, Choice, Landing
from game.kernel.book import Book, Printed
from game.kernel.choices import Picked, PickSeveral
from game.kernel.laws import Law, Refusal
from game.kernel.ruleset import EVERYBODY, NOBODY, OWNER, Answering, Layout, Ruleset, Telling, Thinking, Zone
from game.kernel.state import Frame
from game.kernel.verbs import (
    attach,
    begin_round,
    begin_turn,
    change,
    draw,
    end_match,
    end_round,
    gather,
    mark,
    move,
    shuffle_faces,
)
from game.kernel.windows import Window

NAME, TURNS, PASSES = "stacked", 8, 2
KINDS = {  # key: kind, cost, might, copies of each seat
    "well": ("source", 0, 0, 5),
    "spark": ("follower", 1, 1, 4),
    "ember": ("follower", 2, 3, 4),
    "blaze": ("follower", 4, 6, 2),
    "grip": ("item", 1, 1, 3),
    "stone": ("item", 1, 2, 3),
    "ring": ("item", 1, 4, 2),
    "bolt": ("spell", 1, 0, 3),
    "ward": ("answer", 0, 0, 3),
}
BEARS = {"grip": "follower", "stone": "grip", "ring": "stone"}  # what each item lies on: a kind, or a key
TURN = Law("1.1", "It is not you who is asked.", "ours")
HAND = Law("1.2", "You act with cards from your own hand.", "ours")
COST = Law("2.1", "A card costs temper: from sources first, then from followers.", "ours")
BEARER = Law("2.2", "A Grip lies on a follower, a Stone on a Grip, a Ring on a Stone.", "ours")
ONE_WELL = Law("2.3", "One source a turn.", "ours")
ONLY_WARD = Law("3.1", "Only a Ward answers a Bolt or a Ward.", "ours")


class Seat(NamedTuple):
    wins: int = 0
    acts: int = 0
    wells: int = 0
    passes: int = 0


class Situation(NamedTuple):
    is_sapped: bool = False


def layout_for(seats):
    names = [("deck", NOBODY), ("hand", OWNER), ("sources", EVERYBODY), ("yard", EVERYBODY), ("items", EVERYBODY)]
    names += [("discard", EVERYBODY), ("middle", EVERYBODY)]
    return Layout(tuple(Zone(name, seat, seen) for seat in range(seats) for name, seen in names), seats)


def set_up(s):
    kinds = [(printed, seat) for seat in range(2) for printed in s.rules.book for _ in range(printed.copies)]
    s.what, s.marking = tuple(printed for printed, _ in kinds), tuple(seat for _, seat in kinds)
    gather(s)


def might(s, seat):
    """All followers of a seat with everything that lies on them, to any depth."""
    return sum(s.what[c].might + sum(s.what[o].might for o in s.laden(c)) for c in s.cards_in(seat, "yard"))


def payers(s, seat):
    """What can still pay one temper each: sources before followers."""
    cards = [*s.cards_in(seat, "sources"), *s.cards_in(seat, "yard")]
    return [card for card in cards if s.cards[card] is None or not s.cards[card].is_sapped]


def bearers(s, seat, key):
    """The cards that an item of that key can lie on."""
    places = s.cards_in(seat, "yard") if key == "grip" else s.cards_in(seat, "items")
    return [card for card in places if BEARS[key] in (s.what[card].kind, s.what[card].key)]


class Act(Choice):
    """One deed: a source, a follower, an item, a Bolt; or a pass."""

    @staticmethod
    def options(s, frame):
        seat, found = frame.seat, [windows.PASS]
        rich = len(payers(s, seat))
        for card in s.cards_in(seat, "hand"):
            printed = s.what[card]
            if printed.cost > rich:
                continue
            if printed.kind == "follower" or (printed.kind == "source" and not s.seats[seat].wells):
                found.append(Action("lay", card))
            elif printed.kind == "item":
                found += [Action("equip", card, bearer) for bearer in bearers(s, seat, printed.key)]
            elif printed.kind == "spell":
                found += [Action("cast", card, foe) for side in (0, 1) for foe in s.cards_in(side, "yard")]
        return found

    @staticmethod
    def take(s, frame, action):
        seat = frame.seat
        change(s, seat, "acts", 1)
        if action.verb == "pass":
            change(s, seat, "passes", 1)
            return
        for other in (0, 1):
            change(s, other, "passes", -s.seats[other].passes)
        s.push("deed", seat, action.card, action)
        s.push("pay", seat, action.card, Picked())

    @staticmethod
    def asks(s, frame):
        return "Act, or pass."

    @staticmethod
    def label(s, frame, action):
        return action.verb.capitalize() + (f" {s.what[action.card].name}" if action.card >= 0 else "")

    @staticmethod
    def lands(s, frame, action):
        return (Landing(zone=s.layout.of["yard"][frame.seat]),) if action.verb == "lay" else ()

    @staticmethod
    def forbids(s, frame, card, target, zone):
        printed = s.what[card]
        if s.where[card] != s.layout.of["hand"][frame.seat]:
            return [Refusal(HAND)]
        if printed.cost > len(payers(s, frame.seat)):
            return [Refusal(COST)]
        return [Refusal({"item": BEARER, "source": ONE_WELL, "answer": ONLY_WARD}.get(printed.kind, HAND))]


class Pay(PickSeveral):
    """One temper from each of several cards, in ascending order: so each set is chosen in one way only."""

    verb, words, law = "sap", "Sap {}", COST
    is_ascending = True

    def cards(self, s, frame):
        return payers(s, frame.seat)

    def enough(self, s, frame):
        return s.what[frame.card].cost

    most = enough

    def finished(self, s, frame, cards):
        for card in cards:
            mark(s, card, is_sapped=True)

    def asks(self, s, frame):
        return f"Pay {self.enough(s, frame) - len(frame.memo.cards)} more for {s.what[frame.card].name}."


class Warding(Window):
    """Both sides, the other one first: a Ward stops what lies below."""

    words, letting, law = "Ward it off", "Let it happen", ONLY_WARD

    def answers(self, s, frame):
        return [Action("ward", card) for card in s.cards_in(frame.seat, "hand") if s.what[card].key == "ward"]

    def answer(self, s, frame, action):
        move(s, action.card, s.layout.of["middle"][frame.seat], frame.seat)
        s.push("warded", frame.seat, action.card, False)

    def after_answer(self, s, frame):
        return () if s.agenda[-1].memo is True else (1 - frame.seat, frame.seat)

    def asks(self, s, frame):
        return f"{s.what[frame.card].name} is about to happen."


def do_deed(s, deed):
    verb, card, target, _ = deed.memo
    seat, of = deed.seat, s.layout.of
    if verb == "lay":
        is_source = s.what[card].kind == "source"
        move(s, card, of["sources" if is_source else "yard"][seat], seat)
        change(s, seat, "wells", int(is_source))
    elif verb == "equip":
        move(s, card, of["items"][seat], seat)
        attach(s, card, target)
    else:
        move(s, card, of["middle"][seat], seat)
        s.agenda[-1] = Frame("bolt", seat, card, 0, target)


def open_window(s, frame):
    windows.open_window(s, "ward", (1 - frame.seat, frame.seat), frame.card)


def strike(s, bolt):
    target = bolt.memo
    if target is not True and s.is_in_field(target):
        move(s, target, s.home(target, "discard"), bolt.seat)
    move(s, bolt.card, s.home(bolt.card, "discard"), bolt.seat)


def ward_off(s, ward):
    """Stop what this answers, unless it was stopped itself."""
    if ward.memo is not True:
        place = windows.place_answered(s)
        s.agenda[place] = s.agenda[place]._replace(memo=True)
    move(s, ward.card, s.home(ward.card, "discard"), ward.seat)


def begin(s, _match):
    shuffle_faces(s)
    begin_round(s, 0)
    for seat in (0, 1):
        draw(s, seat, 5)


def turns(s, match):
    """Deeds alternate until both have passed in a row; then a turn ends, and after eight of them the game."""
    if s.turn == 0 or sum(seat.passes for seat in s.seats) >= PASSES:
        if s.turn == TURNS:
            winners = (0,) if might(s, 0) > might(s, 1) else (1,) if might(s, 1) > might(s, 0) else (0, 1)
            end_round(s, winners, "might")
            end_match(s, winners, "might")
            return
        begin_turn(s, s.turn % 2)
        for seat in (0, 1):
            change(s, seat, "wells", -s.seats[seat].wells)
            change(s, seat, "passes", -s.seats[seat].passes)
            draw(s, seat)
            for card in (*s.cards_in(seat, "sources"), *s.cards_in(seat, "yard")):
                mark(s, card, is_sapped=False)
        s.agenda[-1] = match._replace(memo=s.active)
    else:
        s.agenda[-1] = match._replace(memo=1 - match.memo)
    s.push("act", s.agenda[-1].memo)


def make():
    cards = [
        Printed(NAME, key, key.title(), kind, copies, {"cost": cost, "might": power}, cost)
        for key, (kind, cost, power, copies) in KINDS.items()
    ]
    return Ruleset(
        NAME, "Stacked", Book(NAME, cards, "1"), (2,), layout_for, lambda seat, seats: seat, lambda seats: 1, set_up,
        lambda s, active: None,
        {"match": (begin, turns), "deed": (do_deed,), "bolt": (open_window, strike), "warded": (open_window, ward_off),
         **windows.PROCEDURES},
        {"act": Act, "pay": Pay(), "ward": Warding()}, "match", Seat, Situation,
        (TURN, HAND, COST, BEARER, ONE_WELL, ONLY_WARD), (), TURN, ("sources", "yard"), might, 99,
        Telling("", reasons={"might": "More might (4.1)."}),
        Thinking(lambda s, rounds: [(might(s, n) - might(s, 1 - n)) / 50 for n in (0, 1)],
                 lambda s, found: [1.0] * len(found), beat=lambda s: sum(seat.acts for seat in s.seats)),
        windows={"ward": Answering("Ward", "When are you asked?")}, carried=("items",),
        goes_with=lambda s, card, host, zone: s.home(card, "discard"),
    )  # fmt: skip
