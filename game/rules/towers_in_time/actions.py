"""What a seat may do now: the actions of a turn, and those of a window. Numbers (5.6) are sections of RULES.md.

Every question is asked of what lies in front: the same functions answer for what is offered (here) and why something is
not (`explain.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...effects.words import Clause
from ...kernel.agenda import Action, an_action
from ...kernel.agenda import deeds as made
from ...kernel.book import Ability
from ...kernel.selectors import TESTS, select
from ...kernel.state import State
from .cards import FIELDS, Aim, Card, is_bound
from .domain import (
    BLACK,
    ELEMENTS,
    LIMBO,
    MAGIC,
    NOTHING,
    PLACES,
    Tower,
    fighters,
    is_able,
    is_dead,
    is_held,
    seat_of,
    standing_on,
)
from .fight import combat_frame
from .glyphs import has, is_flying, is_hidden_from, is_immune, ranged, regeneration
from .numbers import is_vulnerable, vulnerable_fighters
from .places import burdened, followers, misbound, misplaced, towers, unborne
from .temper import Cost, Purse, dear, purse
from .words import IN_COMBAT, reached

PASS = Action("pass")


# The actions of a turn (4.5)


def turn_actions(s: State, seat: int) -> list[Action]:
    """Everything that a seat may do when it is its action, free actions and passing included."""
    of, zones, what = s.layout.of, s.zones, s.what
    found = [PASS]
    hand, limbo = zones[of["hand"][seat]], zones[of["limbo"][seat]]
    has_room = len(limbo) < LIMBO
    rich = purse(s, seat)
    mine = towers(s, seat)
    bearers, pays_freely = None, s.rulings["payment"] == "any"
    fits: dict = {}
    for zone in (limbo, hand):
        for card in zone:
            printed = what[card]
            if printed.is_spell:
                continue
            if zone is hand:
                if not has_room:
                    continue
                found.append(made("limbo")[card])
            if printed.kind == "source":
                found.append(made("build")[card])
                continue
            if rich.sums[printed.bit] < printed.cost:
                continue
            bit, is_free = printed.bit, printed.bit == BLACK
            if printed.level:
                needs = bit & ELEMENTS if printed.cost else 0
                for to in opened(mine, printed, fits):
                    if (is_free or (to.is_straight and (not needs or needs & to.gives))) and (
                        pays_freely or can_draw(s, printed, to, seat, rich)
                    ):
                        found.append(made("transport", to.source)[card])
            if printed.kind in ("item", "totem"):
                if bearers is None:
                    bearers = bearing(s, seat, mine)
                found += [
                    an_action("transport", card, bearer)
                    for bearer, to in bearers
                    if to is not None
                    and unborne(s, printed, bearer, True) is None
                    and can_draw(s, printed, to, seat, rich)
                ]
    if not has_room and any([not what[card].is_spell for card in hand]):
        found += [made("discard")[card] for card in limbo]  # 5.5
    found += casts(s, seat, hand, rich)
    found += moves(s, seat, mine)
    found += fight_deeds(s, seat, rich, None, is_turn=True)
    found += drops(s, seat)
    for card in zones[of["shields"][seat]]:
        found += pulls(s, seat, card, mine, has_room, rich, fits)
    return found


def drops(s: State, seat: int) -> list[Action]:
    """5.12: the sustained spells of a seat that it may drop now."""
    of, zones = s.layout.of, s.zones
    cards = (*zones[of["spells"][seat]], *zones[of["charms"][seat]])
    return [made("drop")[card] for card in cards if not is_felt(s, seat, card)]


def is_felt(s: State, seat: int, card: int) -> bool:
    """Whether a sustained spell of a seat does something to the card of an opponent, so that its end would, too."""
    host = s.on[card]
    if host >= 0 and seat_of(s, host) != seat:
        return True
    return any([
        seat_of(s, one) != seat
        for modifier in s.what[card].standing
        if modifier.cards is not None
        for one in select(s, seat, card, modifier.cards)
    ])  # fmt: skip


def opened(mine: Sequence[Tower], printed: Card, fits: dict) -> list[Tower]:
    """The towers in which there is a place for a card; `fits` remembers them for all cards that stand alike."""
    found = fits.get(printed.standing_as)
    if found is None:
        found = [to for to in mine if to.size < PLACES and misplaced(printed, to, True) is None]
        fits[printed.standing_as] = found
    return found


def can_draw(s: State, printed: Card, to: Tower, seat: int, rich: Purse) -> bool:
    """Whether the source of a tower does its part for what is transported there, and the cost can be paid (6.7)."""
    bit = printed.bit
    if bit != BLACK:
        if not to.is_straight:
            return False
        if printed.cost and bit & ELEMENTS and not bit & to.gives:
            return False
    if s.rulings["payment"] == "any":
        return True
    return dear(s, seat, transport_cost(printed, to.source), rich) is None


def transport_cost(printed: Card, source: int) -> Cost:
    """What a card costs that is transported onto that source, or onto a card over it (6.7, 6.8)."""
    return Cost(printed.cost, printed.bit, -1 if printed.bit == BLACK or not printed.cost else source)


def bearing(s: State, seat: int, mine: Sequence[Tower]) -> list[tuple[int, Tower | None]]:
    """The followers of a seat, each with its tower."""
    by_source = {to.source: to for to in mine}
    return [(card, by_source.get(s.on[card])) for card in followers(s, seat)]


def moves(s: State, seat: int, mine: Sequence[Tower]) -> list[Action]:
    """5.9 to 5.11"""
    what, on, found = s.what, s.on, []
    of, zones = s.layout.of, s.zones
    bearers = [card for card in followers(s, seat) if is_able(s, card)] if zones[of["gear"][seat]] else []
    open_ones = [to for to in mine if to.size < PLACES]
    for card in (*zones[of["towers"][seat]], *zones[of["adrift"][seat]]):
        if not is_able(s, card):
            continue
        printed, host = what[card], on[card]
        found += [
            made("move", to.source)[card]
            for to in open_ones
            if to.source != host
            and misplaced(printed, to, False) is None
            and (card not in s.load or burdened(s, card, to) is None)
        ]
        if printed.kind == "totem":
            found += [
                an_action("move", card, bearer)
                for bearer in followers(s, seat)
                if is_able(s, bearer) and unborne(s, printed, bearer, False, card) is None
            ]
    for card in zones[of["gear"][seat]]:
        printed = what[card]
        if is_dead(s, on[card]) or (printed.kind == "totem" and not is_free(s, card)):
            continue
        found += [
            an_action("move", card, bearer)
            for bearer in bearers
            if bearer != on[card] and unborne(s, printed, bearer, False, card) is None
        ]
        if printed.kind == "totem":
            found += [
                made("move", to.source)[card]
                for to in mine
                if misplaced(printed, to, False) is None and burdened(s, card, to) is None
            ]
    return found


def is_free(s: State, totem: int) -> bool:
    """Whether a totem can go off the follower that bears it (5.11)."""
    return is_able(s, totem) and not is_held(s, totem)


# What is done in a turn and in a window alike


def fight_deeds(
    s: State, seat: int, rich: Purse | None, among: Collection[int] | None, is_turn: bool = False
) -> list[Action]:
    """Shots, paralysis, regeneration, abilities; in a turn attacks and landing, too.

    `among` are the seats whose cards can be meant; all, if it is None.
    """
    what, situations, of, zones, load = s.what, s.cards, s.layout.of, s.zones, s.load
    found: list[Action] = []
    others = [other for other in (range(len(s.seats)) if among is None else among) if other != seat]
    exposed: list[int] | None = None  # looked for when the first card that can shoot asks
    for card in (*zones[of["towers"][seat]], *zones[of["adrift"][seat]]):
        printed, situation = what[card], situations[card]
        if situation is not None:
            if situation.damage and not situation.paralyzed and (is_turn or situation.fate or takes_part(s, card)):
                cost = regeneration(s, card)
                if cost >= 0 and (rich or purse(s, seat)).can_pay(cost, printed.bit):
                    found.append(an_action("regenerate", card))
            if situation.used or situation.fate or situation.paralyzed:
                continue
        is_laden = card in load or (situation is not None and bool(situation.kept_glyphs))
        if is_turn and printed.is_fighter:
            if situation is None or not situation.charged:
                found.append(made("attack")[card])
            if ("fly" in printed.glyphs or is_laden) and is_flying(s, card):
                found.append(an_action("land", card))  # 5.15
        if (printed.ranged or is_laden) and ranged(s, card):
            if exposed is None:
                exposed = [one for other in (*others, seat) for one in vulnerable_fighters(s, other)]
            found += [
                an_action("shoot", card, target) for target in exposed if target != card and is_target(s, target, card)
            ]
        if "paralyze" in printed.glyphs or (is_laden and has(s, card, "paralyze")):
            found += [
                an_action("paralyze", card, target)
                for other in others
                for target in fighters(s, other)
                if what[target].is_creature and can_paralyze(s, target, card)
            ]
        if printed.uses:
            found += uses(s, seat, card, among, is_turn)
        if is_laden and printed.kind == "follower":
            pair = situation.pair if situation is not None else ()
            for other in load.get(card, ()):
                item = what[other]
                if item.kind == "item" and (not pair or other in pair):  # 10.13
                    if item.ranged:
                        if exposed is None:
                            exposed = [one for other in (*others, seat) for one in vulnerable_fighters(s, other)]
                        found += [
                            an_action("shoot", other, target)
                            for target in exposed
                            if target != card and is_target(s, target, other)
                        ]
                    found += uses(s, seat, other, among, is_turn)
    for card in zones[of["sources"][seat]]:
        if what[card].uses and is_able(s, card):
            found += uses(s, seat, card, among, is_turn)
    return found


def uses(s: State, seat: int, card: int, among: Collection[int] | None, is_turn: bool) -> list[Action]:
    """The ability of a card (8.8)."""
    printed = s.what[card]
    if not printed.uses or not (is_turn or printed.fights_on):
        return []
    return [an_action("use", card, target) for target in targets(s, seat, card, printed.uses[0], among)]


def casts(
    s: State, seat: int, cards: Sequence[int], rich: Purse, among: Collection[int] | None = None, is_turn: bool = True
) -> list[Action]:
    """5.8, 13.4: the spells among these cards that can be paid, at each of their targets."""
    what, found = s.what, []
    for card in cards:
        printed = what[card]
        if not printed.is_spell or not (is_turn or printed.fights_on):
            continue
        if rich.sums[printed.bit] < printed.cost + printed.is_variable:
            continue
        if not printed.casts:
            if is_turn or do_fight(s, seat, card, printed.always):
                found.append(an_action("cast", card))
            continue
        found += [an_action("cast", card, target) for target in targets(s, seat, card, printed.casts[0], among)]
    return found


def targets(s: State, seat: int, card: int, ability: Ability, among: Collection[int] | None = None) -> Sequence[int]:
    """The cards at which a spell or an ability can be aimed; (-1,) for one that aims at none and would do something."""
    mine = s.what[card]
    aim = aim_of(mine, ability)
    if aim is None:
        if combat_frame(s) is not None:
            return (-1,) if do_fight(s, seat, card, ability.clauses) else ()
        can = s.rules.book.language.can
        return (-1,) if any([can(s, seat, card, clause) for clause in ability.clauses]) else ()
    if aim.whose == "yours":
        seats: Collection[int] = (seat,) if among is None or seat in among else ()
    else:
        seats = [other for other in (range(len(s.seats)) if among is None else among) if other != seat or not aim.whose]
    of, zones, what, found = s.layout.of, s.zones, s.what, []
    is_magic = mine.bit & MAGIC
    must_fight = among is not None and aim.is_bound and combat_frame(s) is not None
    for other in seats:
        if aim.is_vulnerable:
            could = vulnerable_fighters(s, other)
        else:
            could = [one for name in aim.zones for one in zones[of[name][other]]]
        for one in could:
            printed = what[one]
            for wanted in aim.filters:
                if not TESTS[wanted[0]](s, seat, card, one, printed, wanted):
                    break
            else:
                is_open = aim.may_be_dead if is_dead(s, one) else not must_fight or takes_part(s, one)  # 10.8, 10.7
                if is_open and is_target(s, one, card) and not (is_magic and other == seat and misbound(s, mine, one)):
                    found.append(one)
    return found


def do_fight(s: State, seat: int, card: int, clauses: Sequence[Clause]) -> bool:
    """Whether any of this, aimed at nobody, would affect what is fought about (10.7)."""
    can = s.rules.book.language.can
    return any([
        clause.word in IN_COMBAT and can(s, seat, card, clause) and _reaches(s, seat, card, clause)
        for clause in clauses
    ])  # fmt: skip


def _reaches(s: State, seat: int, card: int, clause: Clause) -> bool:
    """Whether one of those to whom it would be done may have it done to it in the combat that is under way."""
    selector = clause.select
    if selector is None or selector.place not in FIELDS or not is_bound(selector, clause.word):
        return True
    found = [one for one in select(s, seat, card, selector) if not is_immune(s, one, card)]  # the killed have a part
    return any([takes_part(s, one) or (clause.word == "heal" and is_dead(s, one)) for one in found])


def drawn_in(s: State, seat: int, action: Action) -> list[int]:
    """The cards of its own, of those with a part in the combat, that a seat affects by an action (10.10)."""
    target = action.card if action.verb == "regenerate" else action.target
    if target >= 0:
        found = standing_on(s, target) if s.what[target].kind == "source" else [target]
    else:
        clauses = s.what[action.card].effects if action.verb in ("cast", "use") else ()
        found = [
            card
            for clause in clauses
            if clause.word in IN_COMBAT and clause.select is not None and clause.select.place in FIELDS
            for card in reached(s, action.card, clause, select(s, seat, action.card, clause.select))
        ]
    return [card for card in found if seat_of(s, card) == seat and (target >= 0 or takes_part(s, card))]


def takes_part(s: State, card: int) -> bool:
    """Whether a card has a part in the combat that is under way: it fights, has acted, is vulnerable, or bears such
    cards (10.7)."""
    if s.what[card].kind == "source":
        return any([takes_part(s, other) for other in standing_on(s, card)])
    frame = combat_frame(s)
    return frame is None or card in frame.memo.acted or is_vulnerable(s, card)


def aim_of(printed: Card, ability: Ability) -> Aim | None:
    """What a spell or an ability is aimed at when it is said."""
    return printed.cast_aim if printed.casts and ability is printed.casts[0] else printed.use_aim


def is_target(s: State, target: int, actor: int) -> bool:
    """Whether nothing but walls could keep this card from being a target (8.10, 8.12)."""
    return not is_hidden_from(s, target, actor) and not is_immune(s, target, actor)


def can_paralyze(s: State, target: int, actor: int) -> bool:
    """8.9"""
    situation = s.cards[target] or NOTHING
    return not situation.paralyzed and not situation.fate and is_target(s, target, actor)


# Shields (5.13)


def pulls(
    s: State, seat: int, card: int, mine: Sequence[Tower], has_room: bool, rich: Purse, fits: dict
) -> list[Action]:
    """How a shield of one's own can be pulled into play."""
    printed = s.what[card]
    if printed.is_spell:
        if printed.is_variable and not rich.can_pay(1, printed.bit):
            return []
        if not printed.casts:
            return [an_action("pull", card)]
        return [an_action("pull", card, target) for target in targets(s, seat, card, printed.casts[0])]
    if printed.kind == "source":
        return [made("pull")[card]]
    found = [made("pull", to.source)[card] for to in opened(mine, printed, fits)] if printed.level else []
    if printed.kind in ("item", "totem"):
        found += [
            an_action("pull", card, bearer)
            for bearer in followers(s, seat)
            if unborne(s, printed, bearer, True) is None
        ]
    return found or ([an_action("pull", card)] if has_room else [])


# A window (10.7, 14.2)


def window_actions(s: State, seat: int, among: Collection[int]) -> list[Action]:
    """What affects a combat or a reaction between these seats."""
    what = s.what
    spells = [card for card in s.zones[s.layout.of["hand"][seat]] if what[card].is_spell and what[card].fights_on]
    rich = purse(s, seat) if spells else None
    found = fight_deeds(s, seat, rich, among)
    return found + casts(s, seat, spells, rich, among, is_turn=False) if rich is not None else found


def saving_actions(s: State, seat: int) -> list[Action]:
    """What saves the dead of a seat, when the combat has been ended (10.9)."""
    return [
        action
        for action in window_actions(s, seat, (seat,))
        if any([is_dead(s, card) for card in mended(s, seat, action)])
    ]


def mended(s: State, seat: int, action: Action) -> list[int]:
    """The cards that an action takes damage off: one of them, or all that it reaches."""
    if action.verb == "regenerate":
        return [action.card]
    effects = s.what[action.card].effects if action.verb in ("use", "cast") else ()
    heals = [clause for clause in effects if clause.word == "heal"]
    if action.target >= 0:
        return [action.target] if heals else []
    found = [(clause, select(s, seat, action.card, clause.select)) for clause in heals]
    return [card for clause, cards in found for card in reached(s, action.card, clause, cards)]
