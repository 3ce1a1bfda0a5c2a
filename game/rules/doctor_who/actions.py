"""What a seat may do when it is asked: Specials, Support, Flash cards; and playing. Numbers (5.3): RULES.md.

Every question is asked of what lies in front: the same functions answer for what is offered (here) and why something is
not (`explain.py`).
"""

from __future__ import annotations

from collections.abc import Container

from ...kernel.agenda import Action, an_action
from ...kernel.agenda import deeds as made
from ...kernel.laws import Law
from ...kernel.modifiers import ADD, FORBID, PERMIT, kinds, laid_on
from ...kernel.selectors import TESTS, select
from ...kernel.state import State
from . import laws
from .cards import Aim, Mode
from .domain import ERAS, bars, chosen, is_chosen, is_fresh, is_open, lifts, side, value
from .places import episode_forbidden, open_sides, playable, plays_left

PASS = Action("pass")


def acts(s: State, seat: int, answered: str = "") -> list[Action]:
    """The Specials, Support and Flash cards that a seat can use now. `answered` says what it would answer: "special",
    "flash" or "hit"."""
    found: list[Action] = []
    what = s.what
    if is_open(s):
        found += uses_and_supports(s, seat, answered)
    hand = s.zones[s.layout.of["hand"][seat]]
    flashes = [card for card in hand if what[card].flashes]
    if flashes and not bars(s, laws.NO_FLASH, seat):
        for card in flashes:
            for way, mode in enumerate(what[card].flashes):
                found += of_mode(s, seat, card, way, mode, "flash", answered)
    return found


def uses_and_supports(s: State, seat: int, answered: str) -> list[Action]:
    """What the cards of a seat in the chosen Time Zone can do; and elsewhere, if a card says so."""
    what, situations = s.what, s.cards
    held = kinds(s)
    is_more_support = (ADD, "support") in held
    found: list[Action] = []
    helpers: list[int] = []
    mine = side(s, seat)
    if (PERMIT, "elsewhere") in held:
        mine = everywhere(s, seat, mine)
    for card in mine:
        printed, situation = what[card], situations[card]
        if situation is not None and (situation.sided or situation.fights):
            continue
        if (FORBID, "side") in held and bars(s, laws.NO_SIDING, seat, card):
            continue
        if printed.support or is_more_support or (situation is not None and situation.support > 0):
            helpers.append(card)
        if printed.uses:
            if situation is not None and situation.fresh and not is_hasty(s, seat, card, held):
                continue
            if (FORBID, "use") in held and bars(s, laws.NO_USE, seat, card):
                continue
            for way, mode in enumerate(printed.uses):
                found += of_mode(s, seat, card, way, mode, "use", answered)
    if helpers:
        found += supports(s, seat, helpers, held)
    return found


def is_hasty(s: State, seat: int, card: int, held: Container) -> bool:
    return (PERMIT, "fresh") in held and lifts(s, laws.FRESH, seat, card)


def everywhere(s: State, seat: int, mine: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of the chosen Time Zone, and those elsewhere whose Specials may be used there (12.3)."""
    of, zones = s.layout.of, s.zones
    others = [
        card
        for era in ERAS
        for card in zones[of[era][seat]]
        if card not in mine and s.what[card].uses and lifts(s, laws.ELSEWHERE, seat, card)
    ]
    return (*mine, *others)


# Support (chapter 7)


def supports(s: State, seat: int, helpers: list[int], held: Container) -> list[Action]:
    """Who can help whom, in which value."""
    what, situations = s.what, s.cards
    ways = range(3 if s.rulings["support-support"] == "yes" else 2)
    sides = (seat,) if s.rulings["support-whom"] == "own" else (seat, 1 - seat)
    is_combat_only = s.rulings["support-when"] == "combat"
    targets = []
    for whose in sides:
        for card in side(s, whose):
            if not what[card].is_creature:
                continue
            situation = situations[card]
            if is_combat_only and (situation is None or not situation.fights):
                continue
            if (situation.helped if situation is not None else 0) >= value(s, card, "support"):
                continue
            if (FORBID, "helped") in held and bars(s, laws.NO_HELP, whose, card):
                continue
            targets.append(card)
    if not targets:
        return []
    found = []
    for card in helpers:
        if not is_chosen(s, card) or not value(s, card, "support"):
            continue
        if (FORBID, "support") in held and bars(s, laws.NO_HELPING, seat, card):
            continue
        found += [an_action("support", card, target, way) for target in targets if target != card for way in ways]
    return found


# Specials and Flash cards


def of_mode(s: State, seat: int, card: int, way: int, mode: Mode, verb: str, answered: str) -> list[Action]:
    """The actions by which a card is used in one of its ways; none if it cannot be."""
    if mode.answers and not fits(mode.answers, answered):
        return []
    if mode.cost is not None and not payers(s, seat, card, mode):
        return []
    amount = way if len(s.what[card].uses or s.what[card].flashes) > 1 else -1
    if mode.aim is not None:
        return [an_action(verb, card, target, amount) for target in targets(s, seat, card, mode.aim)]
    if not mode.answers and not can_do(s, seat, card, mode):
        return []
    return [an_action(verb, card, -1, amount)]


def fits(answers: str, answered: str) -> bool:
    """Whether a card that answers such things answers this one (8.9)."""
    return answers == answered or (answers == "any" and answered in ("special", "flash"))


def can_do(s: State, seat: int, card: int, mode: Mode) -> bool:
    """Whether anything would happen."""
    can = s.rules.book.language.can
    for clause in mode.happening(s):
        if clause.word != "spend" and can(s, seat, card, clause):
            return True
        if clause.word in LEADING:
            return False
    return False


LEADING = ("plays", "turns")  # what follows these is their price, and not a reason to use the card


def payers(s: State, seat: int, card: int, mode: Mode) -> list[int]:
    """The cards that can be Sided as the price of a Special (5.6)."""
    found = []
    for one in select(s, seat, card, mode.cost):
        situation = s.cards[one]
        if one == card or not is_chosen(s, one) or (situation is not None and (situation.sided or situation.fights)):
            continue
        if is_fresh(s, one) or bars(s, laws.NO_SIDING, seat, one):
            continue
        found.append(one)
    return found


def targets(s: State, seat: int, card: int, aim: Aim) -> list[int]:
    """What a Special or a Flash card can be aimed at now (5.4)."""
    of, zones, what = s.layout.of, s.zones, s.what
    sides = (seat,) if aim.whose == "yours" else (1 - seat,) if aim.whose == "enemy" else (seat, 1 - seat)
    if aim.place == "chosen":
        zone = chosen(s)
        if not zone:
            return []
        eras: tuple[str, ...] = (ERAS[zone - 1],)
    else:
        eras = (aim.place,) if aim.place else ERAS
    guarded = laid_on(s, laws.SHIELDED, seat)
    may_be_itself = s.rulings["itself"] == "yes"
    found = []
    for era in eras:
        for whose in sides:
            for one in zones[of[era][whose]]:
                printed = what[one]
                for wanted in aim.filters:
                    if not TESTS[wanted[0]](s, seat, card, one, printed, wanted):
                        break
                else:
                    if (one != card or may_be_itself) and one not in guarded:
                        found.append(one)
    return found


# A turn's own actions (4.6, 9.1)


def turn_actions(s: State, seat: int, is_posing: bool) -> list[Action]:
    """What a seat may do before its combat. `is_posing`: it has played its Episode, and plays nothing more."""
    return turn_moves(s, seat, is_posing) + acts(s, seat)


def turn_moves(s: State, seat: int, is_posing: bool) -> list[Action]:
    """To pass, to play and to lay Episodes before the combat."""
    found = [PASS]
    of, what = s.layout.of, s.what
    hand = s.zones[of["hand"][seat]]
    zone = of[ERAS[chosen(s) - 1]][seat]
    if not is_posing and plays_left(s, seat) > 0:
        play = made("play")
        found += [play[card] for card in playable(s, seat, hand, zone)]
    posable = [card for card in hand if what[card].is_episode]
    if posable and episode_forbidden(s, seat) is None:
        sides = open_sides(s, seat)
        found += [an_action("pose", card, -1, place) for card in posable for place in sides]
    return found


# Attack and defence (10.3 to 10.5)


def attack_forbidden(s: State, seat: int, card: int) -> Law | None:
    """The law by which a card of the seat in the chosen Time Zone does not attack."""
    situation = s.cards[card]
    if not s.what[card].is_creature:
        return laws.ATTACK_WITH
    if situation is not None and situation.sided:
        return laws.SIDED
    if is_fresh(s, card) and not lifts(s, laws.FRESH, seat, card):
        return laws.FRESH
    return laws.NO_ATTACK if bars(s, laws.NO_ATTACK, seat, card) else None


def attackers(s: State, seat: int) -> list[int]:
    held = kinds(s)
    if (PERMIT, "fresh") in held or (FORBID, "attack") in held:
        return [card for card in side(s, seat) if attack_forbidden(s, seat, card) is None]
    what, situations = s.what, s.cards
    return [
        card
        for card in side(s, seat)
        if what[card].is_creature and ((one := situations[card]) is None or not (one.sided or one.fresh))
    ]


def defence_forbidden(s: State, seat: int, card: int, is_named: bool) -> Law | None:
    """The law by which a card in the chosen Time Zone is not its seat's main combatant. `is_named`: by the attacker."""
    situation = s.cards[card]
    if not s.what[card].is_creature:
        return laws.ATTACK_WHOM if is_named else laws.DEFEND_WITH
    if situation is not None and situation.sided:
        return laws.SIDED
    if is_named and bars(s, laws.NOT_NAMED, seat, card):
        return laws.NOT_NAMED
    return laws.NO_DEFENCE if bars(s, laws.NO_DEFENCE, seat, card) else None


def defenders(s: State, seat: int, is_named: bool) -> list[int]:
    held = kinds(s)
    if (FORBID, "defend") in held or (is_named and (FORBID, "named") in held):
        return [card for card in side(s, seat) if defence_forbidden(s, seat, card, is_named) is None]
    what, situations = s.what, s.cards
    return [
        card
        for card in side(s, seat)
        if what[card].is_creature and ((one := situations[card]) is None or not one.sided)
    ]


def could_act(s: State, seat: int) -> bool:
    """Whether everybody must think that the seat could answer: a card in hand, or one that could be Sided (8.8)."""
    if s.zones[s.layout.of["hand"][seat]]:
        return True
    if not is_open(s):
        return False
    situations, what, mine = s.cards, s.what, side(s, seat)
    if (PERMIT, "elsewhere") in kinds(s):
        mine = everywhere(s, seat, mine)
    for card in mine:
        situation = situations[card]
        if not what[card].is_episode and (situation is None or not (situation.sided or situation.fights)):
            return True
    return False
