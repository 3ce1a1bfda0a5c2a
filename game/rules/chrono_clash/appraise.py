"""How good a position of Chrono Clash is, in named terms: what the computer players strive for.

Each seat is looked at once (`outlook`), each term is a small question about what was seen, and one table weighs them.
The weights were fitted to who won 1,315 games of the greedy player, and then to who won some 400 searched games
(logistic regressions, the second one drawn towards the first); they can be tuned further by matches (`python -m
game.ai.tune --game chrono_clash`). Positions are appraised between two turns: quests have paid off, the seat about to
act has untapped and drawn, and what the others left tapped lies open to it. What a seat cannot know has been dealt at
random before it comes here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import tanh
from typing import NamedTuple

from ...kernel.state import State
from .merit import STRONG, keep, merit
from .worth import pilot_of, strength

GOAL = 5  # quest points, 1.4
PLENTY = 8  # guardians; more are hardly worth more
FAR = 8  # cards in the deck that are as good as many


class Piece(NamedTuple):
    """A battler in play as the appraisal sees it. `reach` is how many guardians one attack of it meets, 0 for none."""

    strength: int
    reach: int
    worth: float
    is_elusive: bool


class Errand(NamedTuple):
    """A questing battler that lies open: how many cards are on it, and how strong the one is that is met first (9.3).

    An action card has strength 0: it beats nobody.
    """

    cards: int
    guard: int
    is_elusive: bool


class Outlook(NamedTuple):
    """What there is to see of one seat."""

    waits: int  # turns of others before its own: 0 is about to act
    guardians: int
    points: int
    quests: list  # Errands that an attack could meet at once
    sheltered: list  # ... that none could before the taunting battlers are beaten
    safe_quests: int  # cards on battlers that stand upright: no attack meets them
    hand: list  # what is printed on the standard cards in hand
    extra: list  # ... and on the others
    time: int
    deck: int
    attackers: list  # Fighters, the strongest first
    exposed: list  # Fighters that lie open to attack, the worthiest first; where some taunt, only those (13.18)
    sees_elusive: bool  # whether one of its attackers is Elusive: only those meet what is (13.15)
    bodies: int
    might: int  # the strengths of its battlers that attack
    walls: int  # ... and of those that don't
    merit: float  # what its battlers can do besides
    costs: int  # of its standard battlers, which could pay for an extra-deck card
    is_guarded: bool  # by a tapped Sentinel


# Looking


def outlook(s: State, seat: int) -> Outlook:
    what, of, zones, situations = s.what, s.layout.of, s.zones, s.cards
    attackers: list[Piece] = []
    exposed: list[Piece] = []
    taunting: list[Piece] = []
    quests: list[Errand] = []
    sheltered: list[Errand] = []
    bodies = might = walls = safe_quests = costs = 0
    total = 0.0
    is_guarded = sees_elusive = False
    for card in zones[of["battlefield"][seat]]:
        printed = what[card]
        situation = situations[card]
        power = strength(s, card)
        traits = printed.traits
        value = merit(printed)
        reach = 0 if "cant-attack" in traits else 1 + traits.get("guardian-attack", 0)
        blow = power + traits.get("last-stand", 0)
        bodies += 1
        if printed.part == "deck":
            costs += printed.cost
        on_quests: Sequence[int] = ()
        if card in s.load:
            on_quests = s.loads(card, "quests")
            value += UNDER * len(s.loads(card, "under"))
            if (aboard := pilot_of(s, card)) >= 0:
                pilot = what[aboard]
                value += merit(pilot) + 0.4
                reach += pilot.traits.get("guardian-attack", 0)
        is_elusive = "elusive" in traits
        fighter = Piece(blow, reach, 0.4 + STRONG * power + value, is_elusive)
        if situation is None or not situation.is_tapped:
            safe_quests += len(on_quests)
        elif on_quests:
            errand = Errand(len(on_quests), what[on_quests[-1]].strength, is_elusive)
            (quests if "taunt" in traits else sheltered).append(errand)
        else:
            is_guarded = is_guarded or "sentinel" in traits
            (taunting if "taunt" in traits else exposed).append(fighter)
        total += value
        if reach:
            might += power
            attackers.append(fighter)
            sees_elusive = sees_elusive or is_elusive
        else:
            walls += power
    attackers.sort(reverse=True)
    if taunting:
        exposed = taunting
    else:
        quests += sheltered
        sheltered = []
    exposed.sort(key=worthiest)
    hand, extra = [], []
    for card in zones[of["hand"][seat]]:
        printed = what[card]
        (hand if printed.part == "deck" else extra).append(printed)
    leaf = s.seats[seat]
    return Outlook(
        (seat - s.active) % len(s.seats),
        len(zones[of["guardians"][seat]]),
        leaf.points,
        quests,
        sheltered,
        safe_quests,
        hand,
        extra,
        leaf.time,
        len(zones[of["deck"][seat]]),
        attackers,
        exposed,
        sees_elusive,
        bodies,
        might,
        walls,
        total,
        costs,
        is_guarded,
    )


UNDER = 0.4  # of a card, for a card under a tough battler


def worthiest(fighter: Piece) -> float:
    return -fighter.worth


def spare(x: Outlook, foe: Outlook) -> int:
    """How many attackers x has left when its last needed attack meets an empty stack; below 0 if it cannot (1.2)."""
    left, used = foe.guardians, 0
    for reach in sorted([fighter.reach for fighter in x.attackers], reverse=True):
        if left <= 0:
            break
        left -= reach
        used += 1
    return len(x.attackers) - used - 1 if left <= 0 else -1


def open_to(foe: Outlook, exposed: list) -> tuple[float, int]:
    """What the exposed battlers lose at most to a foe's attackers (the strongest first), and how many of them win.

    Each attacker takes one, and none goes where it would lose.
    """
    free = [fighter.strength for fighter in foe.attackers]
    before = len(free)
    lost = 0.0
    for fighter in exposed:
        if fighter.is_elusive and not foe.sees_elusive:
            continue
        for place in range(len(free) - 1, -1, -1):
            if free[place] > fighter.strength:
                lost += fighter.worth
                del free[place]
                break
    return lost, before - len(free)


def met_by(foe: Outlook, x: Outlook) -> int:
    """How many cards on quests of x the attackers of a foe can meet in one turn (9.3)."""
    free = len(foe.attackers)
    if not free or not (x.quests or x.sheltered):
        return 0
    sees = foe.sees_elusive
    there = sum([errand.cards for errand in x.quests if sees or not errand.is_elusive])
    most = min(free, there)
    if x.sheltered:
        _, used = open_to(foe, x.exposed)
        if used == len(x.exposed):  # nobody taunts any more
            behind = sum([errand.cards for errand in x.sheltered if sees or not errand.is_elusive])
            most = max(most, min(free - used, there + behind))
    return most


# The terms: what x has of it, the foes being the others still in the game


def wins_now(x: Outlook, foes: list) -> float:
    """About to act with enough attackers to eliminate somebody: for certain, where no guardian can come in between."""
    if x.waits:
        return 0.0
    return max([0.0 if foe.is_guarded else _elimination(x, foe) for foe in foes])


def threatens(x: Outlook, foes: list) -> float:
    """Would eliminate somebody in its next turn, if nobody did anything about it."""
    if not x.waits:
        return 0.0
    return max([_elimination(x, foe) for foe in foes])


def _elimination(x: Outlook, foe: Outlook) -> float:
    """How likely the attackers are enough: each guardian in between may do something about it."""
    if not foe.guardians:
        return 1.0 if x.attackers else 0.0
    return (0.0, 0.45, 0.65, 0.8)[min(spare(x, foe), 2) + 1]


def race(x: Outlook, foes: list) -> float:
    """How many guardians would still stand between it and an elimination if all its attackers had met some."""
    reach = sum([fighter.reach for fighter in x.attackers])
    return -min([max(0, foe.guardians - reach) for foe in foes]) / 5


def guardians(x: Outlook, foes: list) -> float:
    return min(x.guardians, PLENTY) / 5


def last_guardians(x: Outlook, foes: list) -> float:
    """The last ones count more than the first."""
    return -((max(0, 4 - x.guardians) / 4) ** 2)


def battlers(x: Outlook, foes: list) -> float:
    return x.bodies / 5


def might(x: Outlook, foes: list) -> float:
    """The strength of those that can attack."""
    return x.might / 20


def spearhead(x: Outlook, foes: list) -> float:
    """The strongest of those: few guardians beat it."""
    return x.attackers[0].strength / 8 if x.attackers else 0.0


def walls(x: Outlook, foes: list) -> float:
    return x.walls / 20


def abilities(x: Outlook, foes: list) -> float:
    """What the battlers can do besides."""
    return x.merit / 3


def exposed(x: Outlook, foes: list) -> float:
    """Tapped battlers that whoever acts next beats."""
    if not x.waits:
        return 0.0
    return -max([open_to(foe, x.exposed)[0] for foe in foes if foe.waits < x.waits], default=0.0) / 4


def hand(x: Outlook, foes: list) -> float:
    """The cards in hand, by what they are worth; the more there are, the less each."""
    total = sum([keep(printed) for printed in x.hand])
    return min(total, 6.0) / 6 + max(0.0, total - 6) / 18


def extra(x: Outlook, foes: list) -> float:
    """Cards of the extra deck in hand, more if the battlers in play could pay for them."""
    return sum([1.0 if printed.cost <= x.costs else 0.55 for printed in x.extra]) / 3


def time(x: Outlook, foes: list) -> float:
    """Time to spend, as far as there is something to spend it on."""
    useful = sum([printed.cost for printed in x.hand])
    return (min(x.time, useful) + 0.3 * max(0, x.time - useful)) / 10


def tempo(x: Outlook, foes: list) -> float:
    """Whoever acts next has drawn and been given time already; what else it is to act next."""
    return 0.0 if x.waits else 1.0


def quests(x: Outlook, foes: list) -> float:
    return x.points / GOAL


def nearness(x: Outlook, foes: list) -> float:
    """The last quest points count more than the first."""
    return (x.points / GOAL) ** 2


def under_way(x: Outlook, foes: list) -> float:
    """Cards on quests that should bring a point each, less half of those that a foe could meet before they pay off."""
    return (_sent(x) - 0.5 * _met(x, foes)) / GOAL


def _sent(x: Outlook) -> int:
    """The cards on its quests."""
    return x.safe_quests + sum([errand.cards for errand in x.quests + x.sheltered])


def _met(x: Outlook, foes: list) -> int:
    """How many of them some foe can meet before they pay off."""
    return max([met_by(foe, x) for foe in foes if foe.waits < x.waits], default=0)


def ambush(x: Outlook, foes: list) -> float:
    """Cards on quests that beat whoever meets them: a foe's attackers in the middle of their strength."""
    most = 0
    for foe in foes:
        if foe.waits < x.waits and (met := met_by(foe, x)):
            usual = foe.attackers[len(foe.attackers) // 2].strength
            most = max(most, min(met, sum([errand.guard >= usual for errand in x.quests + x.sheltered])))
    return most / GOAL


def quest_win(x: Outlook, foes: list) -> float:
    """Quests under way that would win the game; less, the more of them a foe can meet."""
    sent = _sent(x)
    over = x.points + sent - GOAL
    if over < 0 or not sent:
        return 0.0
    missing = _met(x, foes) - over
    return 1.0 if missing <= 0 else 0.4 if missing == 1 else 0.2


def running_out(x: Outlook, foes: list) -> float:
    """A deck that will soon be empty (1.3)."""
    return -((max(0, FAR - x.deck) / FAR) ** 2)


TERMS = {
    "wins now": wins_now,
    "threatens": threatens,
    "race": race,
    "guardians": guardians,
    "last guardians": last_guardians,
    "battlers": battlers,
    "might": might,
    "spearhead": spearhead,
    "walls": walls,
    "abilities": abilities,
    "exposed": exposed,
    "hand": hand,
    "extra": extra,
    "time": time,
    "tempo": tempo,
    "quests": quests,
    "nearness": nearness,
    "under way": under_way,
    "ambush": ambush,
    "quest win": quest_win,
    "running out": running_out,
}

WEIGHTS = {
    "wins now": 1.9,
    "threatens": 0.1,
    "race": 0.35,
    "guardians": 0.6,
    "last guardians": 1.5,
    "battlers": 0.35,
    "might": 0.8,
    "spearhead": 0.3,
    "walls": 0.3,
    "abilities": 0.4,
    "exposed": 0.2,
    "hand": 0.5,
    "extra": 0.3,
    "time": 0.6,
    "tempo": 0.12,
    "quests": 0.41,
    "nearness": 0.7,
    "under way": 0.95,
    "ambush": 0.2,
    "quest win": 0.7,
    "running out": 0.36,
}
STYLES = {
    "aggressive": {"race": 2.0, "threatens": 3.0, "might": 1.5, "spearhead": 2.0, "walls": 0.3, "hand": 0.6},
    "patient": {"hand": 1.5, "time": 1.4, "walls": 2.0, "guardians": 1.4, "exposed": 2.0, "race": 0.5, "might": 0.8},
    "builder": {"quests": 1.6, "nearness": 1.4, "under way": 1.3, "battlers": 1.5, "abilities": 1.5, "race": 0.6},
}


def standing(x: Outlook, foes: list, weights: Mapping[str, float]) -> float:
    """The weighed sum of all terms for one seat."""
    return sum([weights[name] * term(x, foes) for name, term in TERMS.items()])


def parts(s: State, seat: int) -> dict[str, float]:
    """What the value of a seat is the sum of, before it is flattened: its own terms less those of who stands best
    against it. Nothing for who is out."""
    outlooks = {other: outlook(s, other) for other in range(len(s.seats)) if not s.seats[other].is_out}
    if seat not in outlooks:
        return {}
    single = {}
    for other, x in outlooks.items():
        foes = [foe for foe in outlooks.values() if foe is not x]
        single[other] = {name: WEIGHTS[name] * term(x, foes) for name, term in TERMS.items()}
    mine = single.pop(seat)
    theirs = max(single.values(), key=lambda terms: sum(terms.values()))
    return {name: mine[name] - theirs[name] for name in mine}


def appraise(s: State, rounds: int, weights: Mapping[str, float] = WEIGHTS) -> list[float]:
    """How good the position is for each seat, from -1 (lost) to 1 (won), to who weighs the terms so.

    `rounds` is how many rounds were over when somebody began to think: a round that ended since is no guess.
    """
    count = len(s.seats)
    if len(s.results) > rounds:
        winners = s.results[rounds].winners
        return [1.0 if seat in winners else -1.0 for seat in range(count)]
    outlooks = [None if s.seats[seat].is_out else outlook(s, seat) for seat in range(count)]
    if sum([x is not None for x in outlooks]) == 1:  # the last one at the table, 1.1
        return [-1.0 if x is None else 1.0 for x in outlooks]
    single = {
        seat: standing(x, [foe for foe in outlooks if foe is not None and foe is not x], weights)
        for seat, x in enumerate(outlooks)
        if x is not None
    }
    return [
        tanh(single[seat] - max([value for other, value in single.items() if other != seat]))
        if seat in single
        else -1.0
        for seat in range(count)
    ]
