"""Who may still change what would come of a combat (10.8) or prevent a Hit (8.9), as one of the two may know it.

Of what the other one holds nothing is read but how many cards they are.
"""

from __future__ import annotations

from ...kernel.agenda import Action, has_begun
from ...kernel.conflict import Conflict
from ...kernel.naming import listed
from ...kernel.state import Frame, State
from ...kernel.template import Seat, fill
from . import laws, texts
from .actions import acts, uses_and_supports
from .cards import Mode
from .combat_choices import answered, below
from .deeds import SUPPORT, is_answer, is_stopped, mode_of, struck_by, way_of
from .domain import bars, is_open
from .fight import combat_frame

MOST_NAMES = 2
OF_VALUES = ("lose", "gain", "reverse")  # these change the numbers of what they are aimed at, and nothing else
IN_COMBAT = {
    *OF_VALUES, "arrive", "bonus", "destroy", "draw", "forbid", "look", "part", "permit", "send", "shield", "shift",
    "side", "stand", "take", "undo",
}  # fmt: skip
"""What can change how a combat ends, or bring what can: who comes, stands or is drawn may help, and what keeps others
from helping does, too."""


def changers(s: State, seat: int, found: Conflict) -> str:
    """Who may still change what would come of it, in a sentence of a line for each; "" if nobody may."""
    hit = next((frame for frame in reversed(s.agenda) if frame.what in ("hit", "combat")), None)
    if hit is None:
        return ""
    if hit.what == "hit":
        return "" if has_begun(s, hit, "take") else _of_hit(s, seat, hit)
    fighting = {fighter.card for side in found.sides for fighter in side.fighters if fighter.helps < 0}
    if combat_frame(s) is None or len(fighting) < 2:
        return ""
    return _said(s, seat, [_by(s, seat, whose, fighting) for whose in (1 - seat, seat)], is_hit=False)


def _of_hit(s: State, seat: int, hit: Frame) -> str:
    """Only who is Hit prevents it, and whoever is asked cancels what is to do so."""
    victim, asked = hit.seat, s.agenda[-1]
    if bars(s, laws.NO_HIT, victim):
        return ""
    if is_stopped(s, hit):
        if asked.what != "respond" or _undone(s) != hit:
            return ""
        sort = answered(below(s))
        able = acts(s, asked.seat, sort) if asked.seat == seat else _in_play(s, asked.seat, sort)
        names = {s.what[act.card].name: None for act in able if is_answer(s, act)}
        ways = _ways(s, asked.seat, names, asked.seat != seat)
        return _said(s, seat, [[], ways] if asked.seat == seat else [ways, []], is_hit=False)
    mine = acts(s, victim, "hit") if victim == seat else _in_play(s, victim, "hit")
    names = [s.what[act.card].name for act in mine if is_answer(s, act) and way_of(s, act).answers == "hit"]
    ways = _ways(s, victim, dict.fromkeys(names), victim != seat)
    return _said(s, seat, [[], ways] if victim == seat else [ways, []], is_hit=True)


def _in_play(s: State, whose: int, answered: str) -> list[Action]:
    return uses_and_supports(s, whose, answered) if is_open(s) else []


def _undone(s: State) -> Frame:
    """What is changed at last if what waits for an answer is cancelled: what that cancels itself, and so on down."""
    frame = below(s)
    while frame.what == "deed" and (under := struck_by(s, frame)) is not None:
        frame = under
    return frame


def _by(s: State, seat: int, whose: int, fighting: set[int]) -> list[str]:
    """By what one of them may change how the combat ends."""
    asked = s.agenda[-1]
    sort = answered(below(s)) if asked.what == "respond" and asked.seat == whose else ""
    able = acts(s, whose, sort) if whose == seat else _in_play(s, whose, sort)
    names = {s.what[act.card].name: None for act in able if _touches(s, act, fighting)}
    return _ways(s, whose, names, whose != seat)


def _touches(s: State, act: Action, fighting: set[int]) -> bool:
    """Whether this bears on the combat of those two."""
    if act.verb == SUPPORT:
        return act.target in fighting
    if not is_answer(s, act):
        return _is_one(way_of(s, act), act.target, fighting)
    undone = _undone(s)
    if undone.what != "deed":
        return False
    verb, target = undone.memo[:2]
    return target in fighting if verb == SUPPORT else _is_one(mode_of(s, undone), target, fighting)


def _is_one(mode: Mode, target: int, fighting: set[int]) -> bool:
    words = [clause.word for clause in mode.clauses]
    return any(word in IN_COMBAT and (word not in OF_VALUES or target < 0 or target in fighting) for word in words)


def _ways(s: State, whose: int, names: dict[str, None], is_hidden: bool) -> list[str]:
    held = len(s.cards_in(whose, "hand")) if is_hidden and not bars(s, laws.NO_FLASH, whose) else 0
    in_hand = [fill(texts.CARDS_IN_HAND, n=held)] if held else []
    named = list(names)
    others = [texts.OTHERS_IN_PLAY if held else texts.OTHERS] if len(named) > MOST_NAMES else []
    return [*named[:MOST_NAMES], *others, *in_hand]


def _said(s: State, seat: int, both: list[list[str]], is_hit: bool) -> str:
    """The other player first, then the seat that reads it."""
    theirs, own = map(listed, both)
    by_them = fill(texts.CAN_PREVENT if is_hit else texts.CAN_CHANGE, seat=Seat(1 - seat), ways=theirs)
    if theirs and own:
        return f"{by_them}\n{fill(texts.SO_CAN_YOU, ways=own)}"
    if theirs:
        return by_them
    return fill(texts.CAN_PREVENT if is_hit else texts.CAN_CHANGE, seat=Seat(seat), ways=own) if own else ""
