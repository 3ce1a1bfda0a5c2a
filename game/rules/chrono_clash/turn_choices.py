"""What a player may do in the main phase, and what an attack may aim at. Numbers (5.4) are sections of RULES.md."""

from __future__ import annotations

from ...kernel import triggers
from ...kernel.agenda import Action, Choice, Landing, an_action, deeds
from ...kernel.choices import Picked
from ...kernel.laws import Refusal
from ...kernel.state import Frame, State
from ...kernel.template import Seat, fill
from ...kernel.verbs import announce, attach, change, mark, move
from . import events as ev
from . import explain, texts
from .abilities import turn
from .attacks import Attack, could_attack, is_ready, openings, targets
from .reach import opponents
from .verbs import PASS, enter, lay_face_down, leave, life, move_time
from .worth import cost, has_more, is_lent, pilot_of, rows

PASS_ACTION = Action("pass")
SUMMON, PLAY, SNEAK, ATTACK, TAP = map(deeds, ("summon", "play", "sneak", "attack", "tap"))


def price(s: State, action: Action) -> int | None:
    """How many spaces the counter moves for an action; None for what costs no time (4.2, 13.6)."""
    verb, card = action.verb, action.card
    if verb == "pass":
        return max(s.seats[s.active].time, -PASS) + PASS
    if s.agenda[-1].what.startswith("reinforce") and s.rulings["reinforcements"] == "free":
        return None
    if verb not in ("summon", "play", "sneak", "pilot", "transform") or s.what[card].part == "extra":
        return None
    if verb == "sneak":
        full = s.what[card].traits["sneak-attack"]
    elif verb == "pilot":
        full = s.what[card].traits["pilot"]
    else:
        full = cost(s, card, action.target)  # what Transform sends home helps no more, 13.16
    if verb != "play":
        full -= s.seats[s.owner(card)].leader
    return max(0, full)


def pay(s: State, seat: int, action: Action) -> None:
    """Move the counter for a card; a Leader's help is used up by the next battler (4.2, 13.6)."""
    amount = price(s, action)
    if action.verb != "play" and s.seats[seat].leader:
        change(s, seat, "leader", -s.seats[seat].leader)
    if amount:
        move_time(s, seat, -amount)


def standard_battlers(s: State, seat: int) -> list[int]:
    """The battlers that can be destroyed to pay for an extra-deck card (11.5)."""
    return [card for card in s.cards_in(seat, "battlefield") if s.what[card].part == "deck"]


def can_pay_extra(s: State, seat: int, card: int) -> bool:
    """Whether all standard battlers together reach the cost of an extra-deck card (11.4)."""
    return sum([cost(s, other) for other in standard_battlers(s, seat)]) >= cost(s, card)


def has_tap(s: State, card: int) -> bool:
    """Whether a battler has a tap ability now, of its own, gained, lent or its pilot's."""
    return bool(s.what[card].taps) or ((has_more(s, card) or is_lent(s, "tap")) and bool(rows(s, card, "tap")))


class Main(Choice):
    """5.4: summon, play, attack, quest, tap, in any order and as often as the gauge allows; or pass."""

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        seat = frame.seat
        what = s.what
        of, zones = s.layout.of, s.zones
        hand, field = zones[of["hand"][seat]], zones[of["battlefield"][seat]]
        found = [PASS_ACTION]
        attackers = [card for card in field if could_attack(s, card)]
        for card in hand:
            printed = what[card]
            if printed.part == "extra":
                if can_pay_extra(s, seat, card):
                    found.append((SUMMON if printed.kind == "battler" else PLAY)[card])
            elif printed.kind == "action":
                found.append(PLAY[card])
            else:
                found.append(SUMMON[card])
                traits = printed.traits
                if traits:
                    if "sneak-attack" in traits:
                        found.append(SNEAK[card])
                    if "pilot" in traits:
                        found += [an_action("pilot", card, walker) for walker in walkers(s, seat)]
                    if "transform" in traits:
                        found += [an_action("transform", card, other) for other in attackers]
        if attackers:
            reach = openings(s, seat)
            on_stacks = [deeds("attack", -1, other) for other in reach.seats]
            lends_attacks, lends_taps = is_lent(s, "BattlerAttacked"), is_lent(s, "tap")
            for card in attackers:
                printed, more = what[card], has_more(s, card)
                if printed.attacks or ((more or lends_attacks) and rows(s, card, "BattlerAttacked")):
                    found.append(ATTACK[card])  # its target is chosen afterwards, 7.2
                else:
                    if reach.battlers:
                        found += [deeds("attack", other)[card] for other in targets(s, card, reach)[0]]
                    for attack in on_stacks:
                        found.append(attack[card])
                if (printed.taps or ((more or lends_taps) and rows(s, card, "tap"))) and is_tap_open(s, card):
                    found.append(TAP[card])
        if hand:
            for card in field:
                if is_ready(s, card):
                    quest = deeds("quest", card)
                    found += [quest[other] for other in hand]
        return found

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        DEEDS[action.verb](s, frame.seat, action)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        return texts.CHOOSE_ACTION

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        return label(s, action)

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        return landings(s, frame.seat, action)

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return explain.forbidden(s, frame.seat, card, target, zone)


def walkers(s: State, seat: int) -> list[int]:
    """The walkers of a seat that nobody pilots (13.19)."""
    return [
        card for card in s.cards_in(seat, "battlefield") if s.what[card].group == "walker" and pilot_of(s, card) < 0
    ]


def is_tap_open(s: State, card: int) -> bool:
    """Fast lifts the first turn's rest for attacks only (13.10), unless ruling 16.5 says otherwise."""
    situation = s.cards[card]
    return situation is None or situation.came < s.turn or s.rulings["fast"] == "attacks-and-taps"


def aims(s: State, card: int, reach) -> list[Action]:
    """An attack on each target that stands open to this battler."""
    battlers, seats = targets(s, card, reach)
    return [deeds("attack", other)[card] for other in battlers] + [deeds("attack", -1, seat)[card] for seat in seats]


def label(s: State, action: Action) -> str:
    """The words on an action's button."""
    verb, card, target, amount = action
    if verb == "pass":
        return texts.PASS
    name = s.what[card].name
    if verb == "attack":
        if target >= 0:
            return fill(texts.ATTACK_BATTLER, card=name, target=s.what[target].name)
        if amount >= 0:
            return fill(texts.ATTACK_PLAYER, card=name, seat=Seat(amount))
        return fill(texts.ATTACK, card=name)
    return fill(texts.ACTIONS[verb], card=name, target=s.what[target].name if target >= 0 else "")


def landings(s: State, seat: int, action: Action) -> tuple[Landing, ...]:
    """Where a drag for an action without a target may end."""
    of = s.layout.of
    verb, amount = action.verb, action.amount
    if verb == "summon":
        return (Landing(zone=of["battlefield"][seat]),)
    if verb == "play":
        return Landing(zone=of["resolving"][seat]), Landing(zone=of["battlefield"][seat])
    if verb == "tap":
        return (Landing(zone=of["resolving"][seat]),)
    if verb == "attack" and amount >= 0:
        return stack_of(s, amount)
    if verb in ("attack", "sneak"):
        battlers, seats = targets(s, action.card, openings(s, seat))
        if not (battlers or seats):
            seats = opponents(s, seat)  # begun for its ability: nobody is meant, whichever of them it is shown to (7.2)
        found = [Landing(card=other) for other in battlers]
        return tuple(found + [place for other in seats for place in stack_of(s, other)])
    return ()


def stack_of(s: State, seat: int) -> tuple[Landing, Landing]:
    """Where a drag ends that means a player and no battler: on the stack, or where the battlefield is empty (7.3)."""
    of = s.layout.of
    return Landing(zone=of["guardians"][seat]), Landing(zone=of["battlefield"][seat], is_bare=True)


# What each deed does


def do_pass(s: State, seat: int, action: Action) -> None:
    """4.7"""
    announce(s, ev.Passed, seat)
    s.push("pass", seat)


def jump(s: State, frame: Frame) -> None:
    """4.7: the counter goes to the opponent's 3, a step of its own: nobody spends time by it."""
    change(s, frame.seat, "time", -PASS - s.seats[frame.seat].time)


def do_summon(s: State, seat: int, action: Action) -> None:
    card = action.card
    if s.what[card].part == "extra":
        s.push("payment", seat, card, Picked())
        return
    pay(s, seat, action)
    enter(s, seat, card, "paid")


def do_play(s: State, seat: int, action: Action) -> None:
    card = action.card
    if s.what[card].part == "extra":
        s.push("payment", seat, card, Picked())
        return
    pay(s, seat, action)
    begin_action(s, seat, card)


def begin_action(s: State, seat: int, card: int) -> None:
    """6.6: the card lies in the middle while it resolves."""
    move(s, card, s.layout.of["resolving"][seat], seat)
    announce(s, ev.ActionPlayed, seat, card)
    s.push("action", seat, card)


def do_attack(s: State, seat: int, action: Action) -> None:
    target, amount = action.target, action.amount
    victim = s.owner(target) if target >= 0 else amount
    s.push("attack", seat, action.card, Attack(target, victim, False, life(s, action.card)))


def do_sneak(s: State, seat: int, action: Action) -> None:
    pay(s, seat, action)
    s.push("sneak", seat, action.card, life(s, action.card))


def do_pilot(s: State, seat: int, action: Action) -> None:
    """13.19: the pilot goes aboard; its summon ability happens."""
    pay(s, seat, action)
    move(s, action.card, s.layout.of["pilots"][seat], seat)
    attach(s, action.card, action.target)
    s.push("aboard", seat, action.card)


def do_transform(s: State, seat: int, action: Action) -> None:
    """13.16: the one goes home tapped, the other comes attacking."""
    turn(s, action.target, True)
    leave(s, action.target, seat, is_home=True)
    pay(s, seat, action)
    s.push("transform", seat, action.card, life(s, action.card))


def do_quest(s: State, seat: int, action: Action) -> None:
    """9.1: tap the battler and lay the card face down on it."""
    battler, card = action.target, action.card
    lay_face_down(s, card, s.layout.of["quests"][seat], seat)
    mark(s, battler, is_tapped=True)
    attach(s, card, battler)
    announce(s, ev.QuestBegun, seat, card, battler)


def do_tap(s: State, seat: int, action: Action) -> None:
    """10.1: tap it, and what stands after its tap icon happens."""
    card = action.card
    turn(s, card, True)
    announce(s, ev.TapUsed, seat, card)
    triggers.wake(s, seat, card, rows(s, card, "tap"))


DEEDS = {
    "pass": do_pass,
    "summon": do_summon,
    "play": do_play,
    "attack": do_attack,
    "sneak": do_sneak,
    "pilot": do_pilot,
    "transform": do_transform,
    "quest": do_quest,
    "tap": do_tap,
}


class Aim(Choice):
    """7.2: after what its attack woke, the attacker takes aim. With nothing left to attack the attack ends."""

    is_forced = True

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        return aims(s, frame.card, openings(s, frame.seat))

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        attack = s.agenda[-1]
        victim = s.owner(action.target) if action.target >= 0 else action.amount
        s.agenda[-1] = attack._replace(memo=attack.memo._replace(target=action.target, victim=victim))

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        return fill(texts.CHOOSE_ATTACK_TARGET, card=s.what[frame.card].name)

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        return label(s, action)

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        return landings(s, frame.seat, action)

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return explain.not_aimed(s, frame, card, target, zone)


CHOICES = {"main": Main, "aim": Aim}
