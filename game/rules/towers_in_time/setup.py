"""Setting up: shields, fourteen cards, eight of them put down in secret. Numbers (3.4) are sections of RULES.md.

What is put down stays in the hand and remembers where it is to lie (`Situation.plan`), which nobody else can read. The
laws are asked of the table as it is planned (`as_planned`), and that is also what its player sees.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.agenda import Action, Choice, Landing, an_action
from ...kernel.choices import DONE
from ...kernel.events import RoundBegan
from ...kernel.laws import Law, Refusal
from ...kernel.rng import below
from ...kernel.state import Frame, State, changed
from ...kernel.template import Seat, fill
from ...kernel.verbs import announce, attach, begin_round, draw, move, shuffle
from . import events as ev
from . import laws, texts
from .domain import IN_LIMBO, NOTHING, ON_GROUND, fighters, source_of
from .naming import plain
from .numbers import attack, bonus
from .places import followers, has_room, is_out_of_sight, misplaced, place_forbidden, towers, unborne

SHIELDS, HAND, PUT_DOWN = 5, 14, 8
REDRAW = Action("redraw")


def deal_shields(s: State, _round: Frame) -> None:
    """3.2"""
    for seat in range(len(s.seats)):
        for _ in range(SHIELDS):
            move(s, s.cards_in(seat, "deck")[-1], s.layout.of["shields"][seat], seat)


def deal_hands(s: State, _round: Frame) -> None:
    for seat in range(len(s.seats)):
        draw(s, seat, HAND)


def ask_placing(s: State, _round: Frame) -> None:
    for seat in reversed(range(len(s.seats))):
        s.push("place", seat)


# 3.4  What is put down in secret


def planned(s: State, seat: int) -> list[int]:
    """The cards that a seat has put down, in hand as they still are."""
    return [card for card in s.cards_in(seat, "hand") if s.cards[card] is not None and s.cards[card].plan >= IN_LIMBO]


def as_planned(s: State, seat: int) -> State:
    """The table as it will be for that seat when all is turned up. A view may be asked, by its own seat."""
    if not planned(s, seat):
        return s
    t = State.clone(s)
    lay_down(t, seat)
    return t


def lay_down(s: State, seat: int) -> None:
    """Everything that was put down comes to lie where it was meant to."""
    plans = {card: s.cards[card].plan for card in planned(s, seat)}
    for card, plan in plans.items():
        if plan < 0:
            lay_one(s, seat, card, plan)
    for is_borne in (False, True):
        for card, plan in plans.items():
            if plan >= 0 and (s.what[plan].kind != "source") == is_borne:
                lay_one(s, seat, card, plan)


def lay_one(s: State, seat: int, card: int, plan: int) -> None:
    """One card comes to lie where it was meant to."""
    of = s.layout.of
    if plan < 0:
        move(s, card, of["sources" if plan == ON_GROUND else "limbo"][seat], seat)
    else:
        move(s, card, of["towers" if s.what[plan].kind == "source" else "gear"][seat], seat)
        attach(s, card, plan)


def placing(s: State, seat: int, table: State | None = None) -> list[Action]:
    """What a seat may put down now, and where (3.4, 3.5). `table` is the one as it is planned, if the caller has it."""
    down, found = planned(s, seat), []
    if may_redraw(s, seat):
        found.append(REDRAW)
    if len(down) == PUT_DOWN:
        return found
    t = as_planned(s, seat) if table is None else table
    mine, bearers, room = towers(t, seat), followers(t, seat), has_room(t, seat)
    for card in s.cards_in(seat, "hand"):
        printed = s.what[card]
        if printed.is_spell or card in down:
            continue
        if room:
            found.append(an_action("limbo", card))
        if printed.kind == "source":
            found.append(an_action("build", card))
        if printed.level:
            found += [an_action("place", card, to.source) for to in mine if misplaced(printed, to, True) is None]
        if printed.kind in ("item", "totem"):
            found += [an_action("place", card, one) for one in bearers if unborne(t, printed, one, True) is None]
    return found


def may_redraw(s: State, seat: int) -> bool:
    """3.3: fewer than two sources in hand, and two to be had."""
    what, hand = s.what, s.cards_in(seat, "hand")
    if planned(s, seat) or sum([what[card].kind == "source" for card in hand]) >= 2:
        return False
    mine = [card for card in (*hand, *s.cards_in(seat, "deck")) if what[card] is not None]
    return sum([what[card].kind == "source" for card in mine]) >= 2


def redraw(s: State, seat: int) -> None:
    """3.3"""
    deck = s.layout.of["deck"][seat]
    for card in s.cards_in(seat, "hand"):
        move(s, card, deck, seat)
    shuffle(s, deck)
    draw(s, seat, HAND)
    announce(s, ev.HandRedrawn, seat)


def plan(s: State, seat: int, card: int, where: int) -> None:
    """Put a card down in secret. What is told of it names no card."""
    s.cards[card] = changed(s.cards[card] or NOTHING, {"plan": where})
    announce(s, ev.CardPlanned, seat)


class Place(Choice):
    """3.4: eight cards into towers, onto followers, into limbo."""

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        return [DONE, *placing(s, frame.seat)]

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        seat, verb = frame.seat, action.verb
        if verb == "done":
            return
        s.push("place", seat)
        if verb == "redraw":
            redraw(s, seat)
        else:
            where = {"limbo": IN_LIMBO, "build": ON_GROUND}.get(verb, action.target)
            plan(s, seat, action.card, where)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        down = len(planned(s, frame.seat))
        if down == PUT_DOWN:
            return texts.PLACED_ALL
        return fill(texts.PLACE, n=down)

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        if action.verb == "redraw":
            return texts.REDRAW
        if action.card < 0:
            return texts.READY if planned(s, frame.seat) else texts.PLACE_NOTHING
        name = s.what[action.card].name
        if action.target >= 0:
            return fill(texts.PLACE_ON, card=name, target=s.what[action.target].name)
        return fill(texts.LABELS["limbo"] if action.verb == "limbo" else texts.PLACE_SOURCE, card=name)

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        if action.card < 0:
            return ()
        return (Landing(zone=s.layout.of["limbo" if action.verb == "limbo" else "sources"][frame.seat]),)

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return [Refusal(_forbidden(s, frame.seat, card, target, zone))]


def _forbidden(s: State, seat: int, card: int, target: int, zone: int) -> Law:
    """The law that keeps a card from being put down there."""
    down, printed = planned(s, seat), s.what[card]
    if s.where[card] != s.layout.of["hand"][seat]:
        return laws.CHOICE_WAITS
    if printed.is_spell:
        return laws.NO_SPELLS_YET
    if card in down:
        return laws.PLACED
    if len(down) == PUT_DOWN:
        return laws.EIGHT
    t = as_planned(s, seat)
    if zone in s.layout.of["limbo"] and not has_room(t, seat):
        return laws.LIMBO_FULL
    if target >= 0 and not is_out_of_sight(s, seat, target) and printed.kind != "source":
        if printed.kind not in ("item", "totem") and t.is_in_field(target) and source_of(t, target) >= 0:
            target = source_of(t, target)  # whoever stands there, the tower is meant
        law = place_forbidden(t, seat, printed, target, True)
        if law is not None:
            return law
    return laws.ON_A_FOLLOWER if printed.kind == "item" else laws.ON_A_SOURCE if printed.level else laws.NOTHING_THERE


def reveal_all(s: State, _round: Frame) -> None:
    """3.6: everything is turned up at once."""
    for seat in range(len(s.seats)):
        lay_down(s, seat)
    announce(s, ev.DomainsRevealed())


def hold_to_six(s: State, _round: Frame) -> None:
    """3.7"""
    for seat in reversed(range(len(s.seats))):
        s.push("limit", seat)


def who_begins(s: State, _round: Frame) -> None:
    """3.8"""
    lists = [[each for each, _ in strengths(s, seat)] for seat in range(len(s.seats))]
    best = max(lists)
    first = [seat for seat, its in enumerate(lists) if its == best]
    begin_round(s, first[0] if len(first) == 1 else first[below(s, len(first))])


def strengths(s: State, seat: int) -> list[tuple[int, int]]:
    """The attacks of a seat that are compared, the highest first, each with its card."""
    own = s.rulings["begins"] == "own"
    creatures = [card for card in fighters(s, seat) if s.what[card].is_creature]
    found = [(attack(s, card) - (bonus(s, card, "attack") if own else 0), card) for card in creatures]
    return sorted(found, key=lambda one: one[0], reverse=True)


def told_who_begins(s: State, e: RoundBegan) -> str:
    """The line of the log, with the attack that decided it (3.8)."""
    own = strengths(s, e.first)
    others = [[each for each, _ in strengths(s, seat)] for seat in range(len(s.seats)) if seat != e.first]
    for place, (highest, card) in enumerate(own):
        theirs = [its[place] for its in others if its[:place] == [each for each, _ in own[:place]] and its[place:]]
        if max(theirs, default=-1) < highest:
            text = texts.BEGINS_BY_NEXT_ATTACK if place else texts.BEGINS_BY_ATTACK
            return _of_round(s, e, fill(text, seat=Seat(e.first), card=plain(s, card), n=highest))
    return _of_round(s, e, fill(texts.BEGINS_BY_CHANCE, seat=Seat(e.first)))


def _of_round(s: State, e: RoundBegan, line: str) -> str:
    return fill(texts.OF_ROUND, round=e.round, line=line) if s.goal > 1 else line


def fill_in(s: State, choose: Callable[[State, int, list[Action]], Action]) -> None:
    """Plans for the seats that have put their cards down, in a dealt world that does not know what they put down."""
    if not s.agenda or s.agenda[-1].what != "place":
        return
    asked = {frame.seat for frame in s.agenda if frame.what == "place"}
    for seat in range(len(s.seats)):
        if seat not in asked and not planned(s, seat):
            table = State.clone(s)
            for _ in range(PUT_DOWN):
                could = [action for action in placing(s, seat, table) if action.card >= 0]
                if not could:
                    break
                action = choose(s, seat, could)
                where = {"limbo": IN_LIMBO, "build": ON_GROUND}.get(action.verb, action.target)
                s.cards[action.card] = NOTHING._replace(plan=where)
                lay_one(table, seat, action.card, where)


CHOICES = {"place": Place}
