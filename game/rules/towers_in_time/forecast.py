"""What would come of an attack, in rough: who would die, who would get through, how one best answers.

All of it is reckoned with the pieces of an `Outlook`, in points: what a fighter is worth, what a shield is worth. What
glyphs forbid, what spells and shots may still do is left out; thinking ahead finds that by playing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from operator import attrgetter

from .outlook import Outlook, Piece

A_SHIELD = 4
SHIELD = 6.0  # what a shield is worth, in points
LAST = 100.0  # ... and the last one
LYING = 0.8  # a point on the shields that may or may not become a shield in this turn
TIRED = 0.06  # of its worth, what it costs that a fighter is used up
FEW = 4  # fighters that are thought of in pairs
NOBODY: tuple[Piece, ...] = ()
by_points, by_power, by_worth = attrgetter("points"), attrgetter("power"), attrgetter("worth")


def through(attackers: Sequence[Piece], defenders: Sequence[Piece]) -> int:
    """The points that these attackers bring if each defender stops one, those that bring most first (12.1)."""
    wings = sum([one.flies for one in defenders])
    return past(sorted(attackers, key=by_points, reverse=True), len(defenders) - wings, wings)


def past(attackers: Sequence[Piece], ground: int, wings: int) -> int:
    """The same of attackers in that order, and of so many defenders that do not fly and that do."""
    total = 0
    for one in attackers:
        if not one.flies and ground:
            ground -= 1
        elif wings:
            wings -= 1
        else:
            total += one.points
    return total


def toll(amount: int, lying: int, shields: int) -> float:
    """What it costs a player that so many points come to those that lie on the shields."""
    fallen, rest = divmod(lying + amount, A_SHIELD)
    if fallen >= shields:
        return LAST
    return fallen * SHIELD * (1.0 if shields - fallen > 2 else 1.5) + (rest - lying) * LYING


def slain(foes: Sequence[Piece], power: int, is_army: bool) -> list[Piece]:
    """Those that so much damage kills: the worthiest it can, or if their own side spreads it, as few as it must."""
    if not power:
        return []
    if len(foes) == 1:
        return list(foes) if foes[0].life <= power else []
    found = []
    if is_army:
        if power < sum([one.life - 1 for one in foes]) + 1:
            return []
        power -= sum([one.life for one in foes])
        return list(foes) if power >= 0 else [min(foes, key=by_worth)]
    for one in sorted(foes, key=by_worth, reverse=True):
        if one.life <= power:
            found.append(one)
            power -= one.life
    return found


def clash(attackers: Sequence[Piece], defenders: Sequence[Piece]) -> tuple[float, float]:
    """What both sides lose when these meet: the quick blows first, then those of all who live (10.3)."""
    if len(attackers) == 1 and len(defenders) == 1:
        one, other = attackers[0], defenders[0]
        falls, kills = other.power >= one.life, one.power >= other.life
        if falls and kills and one.is_quick != other.is_quick:
            falls, kills = other.is_quick, one.is_quick
        return one.worth if falls else 0.0, other.worth if kills else 0.0
    dead: list[Piece] = []
    theirs, ours = list(attackers), list(defenders)
    for is_quick in (True, False):
        here = sum([one.power for one in theirs if one.is_quick == is_quick])
        there = sum([one.power for one in ours if one.is_quick == is_quick])
        fell = slain(ours, here, _is_army(ours)) + slain(theirs, there, _is_army(theirs))
        if fell:
            dead += fell
            theirs = [one for one in theirs if one not in fell]
            ours = [one for one in ours if one not in fell]
    return (
        sum([one.worth for one in dead if one in attackers]),
        sum([one.worth for one in dead if one in defenders]),
    )


def _is_army(cards: Sequence[Piece]) -> bool:
    return len(cards) > 1 and all([one.is_army for one in cards])


def standoff(attackers: Sequence[Piece], defenders: Sequence[Piece], lying: int, shields: int) -> float:
    """How good it is for the attacked player to answer with these: nobody, or some of those who stand."""
    if not defenders:
        return -toll(sum([one.points for one in attackers]), lying, shields)
    lost, paid = clash(attackers, defenders)
    return lost - paid - TIRED * sum([one.worth for one in defenders])


def bareness(used: Sequence[Piece], foes: Sequence[Piece], own: Outlook) -> float:
    """What it costs a player at worst that these are used up: those of the foes that can attack now would do it."""
    strikers = [one for one in foes if one.strikes]
    if not strikers:
        return 0.0
    stand = [one for one in own.pieces if one.stands]
    rest = [one for one in stand if one not in used]
    before, after = through(strikers, stand), through(strikers, rest)
    return toll(after, own.points, own.shields) - toll(before, own.points, own.shields) if after > before else 0.0


def able(attackers: Sequence[Piece], pieces: Sequence[Piece]) -> list[Piece]:
    """Those that can defend against these attackers (10.2)."""
    fly = all([one.flies for one in attackers])
    return [one for one in pieces if one.stands and (one.flies or not fly)]


def answers(
    attackers: Sequence[Piece], could: Sequence[Piece], lying: int, shields: int, named: tuple[Piece, ...] = NOBODY
) -> list[tuple[float, tuple[Piece, ...]]]:
    """The ways to answer an attack, each with how good it is: with nobody more than are named already, with one more,
    with two of the strongest."""
    ways = [NOBODY, *[(one,) for one in could]]
    if len(could) > 1 and not named:
        ways += combinations(sorted(could, key=by_power, reverse=True)[:FEW], 2)
    return [(standoff(attackers, named + way, lying, shields), way) for way in ways]


def prospect(attackers: Sequence[Piece], foes: Sequence[Piece], lying: int, shields: int) -> float:
    """How good an attack is for who makes it, if it is answered as well as it can be."""
    could = able(attackers, foes)
    if len(attackers) > 1:
        return -max([value for value, _ in answers(attackers, could, lying, shields)])
    one = attackers[0]
    best, weak = -toll(one.points, lying, shields), []
    for other in could:
        falls, kills = other.power >= one.life, one.power >= other.life
        if not falls:
            weak.append(other)
        elif kills and one.is_quick != other.is_quick:
            falls, kills = other.is_quick, one.is_quick
        value = (one.worth if falls else 0.0) - (other.worth if kills else 0.0) - TIRED * other.worth
        if value > best:
            best = value
    weak.sort(key=by_power, reverse=True)
    for pair in combinations(weak[:FEW], 2):  # two may do what neither can alone
        first, second = pair
        if first.power + second.power < one.life:
            continue
        tired = TIRED * (first.worth + second.worth)
        if one.worth - tired <= best:
            continue
        if one.is_quick or first.is_quick or second.is_quick:
            lost, paid = clash(attackers, pair)
        else:
            lost, paid = one.worth, sum([other.worth for other in slain(pair, one.power, _is_army(pair))])
        if lost - paid - tired > best:
            best = lost - paid - tired
    return -best
