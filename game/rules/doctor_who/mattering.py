"""For those who are asked: at which stop they are, and whether an answer could matter. Numbers (8.2): RULES.md.

Whether somebody is asked must tell nothing of what they hold: all of this is read from what everybody sees, and what
waits is let happen in a dealt world only to see what becomes of cards in play and of numbers that all can count.
"""

from __future__ import annotations

from ...kernel.agenda import apply, options
from ...kernel.state import Frame, State
from ...kernel.view import View, determinize, see
from ...kernel.windows import PASS, standing
from . import laws
from .actions import attackers
from .combat import stronger
from .domain import ERAS, VALUES, bars, is_fighting, is_fresh, is_sided, lifts, seat_of, side, value
from .fight import combat_frame, combatants, doer

MOST_PASSES, WORLD = 60, 7


def waits(over: Frame) -> str:
    """What waits for an answer: the stop at which one may wish to be asked."""
    return "hit" if over.what == "hit" else over.memo.verb


def touches(s: State) -> bool:
    """Whether what waits touches the seat that is asked: a Hit that it takes; of another's doing what answers something
    of its own, and what changes anything of its own or of a combat."""
    over, seat = standing(s).over, s.agenda[-1].seat
    if over.what == "hit":
        return over.seat == seat
    if over.seat == seat or over.memo.is_cancelled:
        return False
    return any(frame.what in ("deed", "hit") and doer(frame) == seat for frame in s.agenda) or reaches(s, seat)


def reaches(s: State, seat: int) -> bool:
    """Whether something of that seat's, or a main combatant, is changed or can be chosen if nobody answers."""
    place = len(s.agenda) - 2
    world = determinize(s if isinstance(s, View) else see(s, seat), WORLD)
    before = belongings(world, seat)
    for _ in range(MOST_PASSES):
        if world.outcome is not None or len(world.agenda) <= place:
            break
        if standing(world) is None:
            mine = {card for era in ERAS for card in world.cards_in(seat, era)}
            if any(action.card in mine or action.target in mine for action in options(world)):
                return True
            break
        apply(world, PASS)
    return belongings(world, seat) != before


def belongings(s: State, seat: int) -> tuple:
    """What a seat has that everybody sees, whether its turn is next, how its cards and the main combatants stand."""
    cards = [card for era in ERAS for card in s.cards_in(seat, era)]
    fighting = [card for card in s.in_field() if is_fighting(s, card) and card not in cards]
    lives = [len(s.cards_in(seat, zone)) for zone in ("hand", "time", "discard", "deck")]
    worth = [tuple(value(s, card, stat) for stat in VALUES) for card in (*cards, *fighting) if s.what[card].is_creature]
    situations = [s.cards[card] for card in (*cards, *fighting)]
    return lives, s.seats[1 - seat].again, cards, fighting, worth, situations, len(s.lasting)


def may_prepare(s: State) -> bool:
    """To whoever may be attacked it matters if a Creature could be named, and lost, whose Special it could not use
    then (10.7); to the attacker, if something was done since combat was announced."""
    frame = s.agenda[-1]
    if frame.seat == s.active:
        return bool(frame.memo.rest)
    foes = attackers(s, s.active)
    return any(
        s.what[card].is_creature and s.what[card].uses and not is_sided(s, card)
        and (not is_fresh(s, card) or lifts(s, laws.FRESH, frame.seat, card))
        and not bars(s, laws.NOT_NAMED, frame.seat, card) and any(stronger(s, foe, card) == foe for foe in foes)
        for card in side(s, frame.seat)
    )  # fmt: skip


def is_winning(s: State) -> bool:
    """Whether the seat that is asked wins the combat as it stands: then it need do nothing more."""
    winner = _winner(s)
    return winner >= 0 and seat_of(s, winner) == s.agenda[-1].seat


def is_losing(s: State) -> bool:
    """Whether the seat that is asked loses the combat as it stands."""
    winner = _winner(s)
    return winner >= 0 and seat_of(s, winner) != s.agenda[-1].seat


def _winner(s: State) -> int:
    """The main combatant that wins as it stands; -1 for none."""
    frame = combat_frame(s)
    attacker, defender = combatants(s, frame) if frame is not None else (-1, -1)
    return stronger(s, attacker, defender) if min(attacker, defender) >= 0 else -1
