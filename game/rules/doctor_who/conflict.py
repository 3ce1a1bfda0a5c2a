"""A combat as the table sees it: both sums, who helps, how many more may help, what comes of it as it stands."""

from __future__ import annotations

from ...kernel.agenda import has_begun
from ...kernel.conflict import Conflict, Ending, Fighter, Side
from ...kernel.naming import printed_name
from ...kernel.state import Frame, State
from ...kernel.template import Seat, fill
from . import texts
from .actions import uses_and_supports
from .combat import outcome
from .domain import NOTHING, bars, called, is_chosen, is_fighting, value
from .fight import combat_frame, combatants
from .laws import NO_HIT
from .verbs import strength

ASKING = ("defend", "accept", "fight", "respond", "again")


def conflict(s: State) -> Conflict | None:
    """The combat that is under way, or the Hit that comes of it, as a state or a view knows it."""
    frame = combat_frame(s)
    if frame is None or s.outcome is not None:
        return None
    defender = frame.memo.defender
    there = _is_there(s, frame, defender)
    other = 1 - frame.seat
    return Conflict(
        _side(s, frame.seat, frame.card, texts.ATTACKS, _is_there(s, frame, frame.card)),
        _side(s, other, defender, texts.IS_DEFENDING, there),
        defender if there else -1,
        s.layout.of["time"][other],
        printed_name(s, defender) if there else fill(texts.A_TIME_CARD_OF, seat=Seat(other)),
        _ending(s, frame),
        is_asked=s.agenda[-1].what in ASKING,
    )


def _is_there(s: State, frame: Frame, card: int) -> bool:
    """Whether it is a main combatant, or was until all was decided: one that was moved is none, even if it is back
    (10.11)."""
    if card < 0 or not is_chosen(s, card):
        return False
    return frame.memo.is_over or s.agenda[-1].what == "accept" or is_fighting(s, card)


def _side(s: State, seat: int, card: int, part: str, is_there: bool) -> Side:
    """A main combatant, and who has supported it in this turn; or what became of it."""
    if not is_there:
        return Side(seat, gone=_gone(s, card))
    energy, substance = strength(s, card)
    able = [act for act in uses_and_supports(s, seat, "") if act.verb == "support" and act.target == card]
    left = max(0, value(s, card, "support") - (s.cards[card] or NOTHING).helped)
    left = min(left, len({act.card for act in able}))  # so many may (7.2), and so many could
    main = Fighter(card, part, (("energy", energy), ("substance", substance)), room=left)
    helpers = [
        Fighter(one, texts.SUPPORTS, (("support", value(s, one, "support")),), card)
        for one in s.in_field()
        if s.cards[one] is not None and s.cards[one].backs == card and s.what[one].is_creature
    ]
    return Side(seat, (main, *helpers))


def _gone(s: State, card: int) -> str:
    """What became of a main combatant that is not there any more (10.9, 10.11); "" if there was none."""
    if card < 0:
        return ""
    name = s.what[card].name if s.what[card] is not None else texts.THE_COMBATANT
    is_discarded = s.layout.zones[s.where[card]].name == "discard"
    return fill(texts.IS_DISCARDED if is_discarded else texts.HAS_LEFT_COMBAT, card=name)


def _loss(s: State, seat: int) -> str:
    """What a Hit does (11.1, 1.1)."""
    is_last = len(s.cards_in(seat, "time")) == 1
    return fill(texts.LOSES_LAST if is_last else texts.LOSES_ONE, seat=Seat(seat))


def _ending(s: State, frame: Frame) -> Ending | None:
    """What comes of it if both pass now."""
    memo, other = frame.memo, 1 - frame.seat
    if memo.is_over:
        if s.agenda[-1].what == "again":
            return Ending(fill(texts.MAY_HIT_AGAIN, seat=Seat(frame.seat)), is_decided=True)
        hit = next((one for one in reversed(s.agenda) if one.what == "hit"), None)
        if hit is None or has_begun(s, hit, "take"):
            return Ending(texts.DECIDED, is_decided=True)
        is_prevented = hit.memo.is_cancelled or bars(s, NO_HIT, other)
        return Ending(texts.PREVENTED if is_prevented else _loss(s, other))
    if memo.defender < 0:
        return None if s.agenda[-1].what == "defend" else Ending(_loss(s, other))
    attacker, defender = combatants(s, frame)
    if min(attacker, defender) < 0:
        is_hit = attacker >= 0 and s.rulings["vanished"] == "hit"
        return Ending(_loss(s, other) if is_hit else texts.COMBAT_ENDED)
    (energy, substance), (their_energy, their_substance) = strength(s, attacker), strength(s, defender)
    winner = outcome(s.rulings["table"], energy - their_energy, substance - their_substance, attacker, defender)
    if winner < 0:
        return Ending(texts.DRAW_SIDED if s.rulings["draw"] == "both" else texts.DRAW_NOT_SIDED)
    loser = defender if winner == attacker else attacker
    names = [called(s, card, s.what[card].name) for card in (winner, loser)]
    return Ending(fill(texts.WINS_COMBAT, card=names[0], loser=names[1]), (loser,))
