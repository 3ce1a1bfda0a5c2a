"""How a row of icons happens: all or nothing, from left to right. Numbers (12.2) are sections of RULES.md.

A row on the agenda becomes groups, a group its targets and then its effects, an effect what it does. Nothing here
remembers anything outside the state.
"""

from __future__ import annotations

from ...kernel import triggers
from ...kernel.events import AbilityResolved, AbilityVain
from ...kernel.naming import cards_named, printed_name
from ...kernel.state import Frame, State
from ...kernel.template import Noun, fill
from ...kernel.verbs import announce, draw, mark, move
from . import events as ev
from . import texts
from .icons import MANY, ON_PLAYERS, Effect, Group, Row
from .reach import RETURNING, Lack, Stock, battler_of, can_happen, lack, left_out, meant, place_of, summon_rows
from .verbs import destroy, draw_extra, gain_guardians, is_in_play, is_still, leave, life, lose_guardians, move_time

ANYWHERE = -1  # in place of the life of a battler: the card is meant wherever it lies by then (12.12, 12.13)
TURNED = {"tap": texts.ALREADY_TAPPED, "untap": texts.ALREADY_UNTAPPED}
REACHED = {  # where an effect on a card reaches it, if not in play alone; in the middle lies a guardian (8.8)
    "return": RETURNING,
    "strength": ("battlefield", "resolving"),
    "gains": ("battlefield", "resolving"),
    "cost": ("battlefield", "hand"),
}


def wake(s: State, ability: Frame) -> None:
    """An ability that woke happens."""
    s.push("row", ability.seat, ability.card, ability.memo.ability)


def begin_row(s: State, frame: Frame) -> None:
    """The time threshold is looked at once, after the cost is paid and before anything of the row (13.17)."""
    row = frame.memo
    time = s.seats[s.active].time
    theirs = -time if frame.seat == s.active else time
    again = bool(row.threshold) and theirs >= row.threshold
    if can_happen(s, frame.seat, frame.card, row):
        announce(s, AbilityResolved, frame.seat, frame.card)
        if again:
            s.push("again", frame.seat, frame.card, row)
        push_groups(s, frame.seat, frame.card, row)
    else:
        tell_lack(s, frame.seat, frame.card, row)


def repeat_row(s: State, frame: Frame) -> None:
    if can_happen(s, frame.seat, frame.card, frame.memo):
        announce(s, AbilityResolved, frame.seat, frame.card)
        push_groups(s, frame.seat, frame.card, frame.memo)
    else:
        tell_lack(s, frame.seat, frame.card, frame.memo)


def tell_lack(s: State, seat: int, card: int, row: Row) -> None:
    """Nothing of the row happens (12.2), and it is told why."""
    if s.story is not None:
        announce(s, ev.AbilityFailed, seat, card, lack(s, seat, card, row))


def push_groups(s: State, seat: int, card: int, row: Row) -> None:
    for group in reversed(row.clauses):
        s.push("group", seat, card, (group, ()))


def choose_targets(s: State, frame: Frame) -> None:
    """A target for each icon; where there are not so many any more, none is chosen (12.6, 12.21)."""
    group: Group = frame.memo[0]
    if not group.targets or group.targets[0].icon in MANY:
        return
    if len(group.targets) == 1 or left_out(s, frame.seat, frame.card, group) is None:
        s.push("target", frame.seat, frame.card, (group, ()))


def do_group(s: State, frame: Frame) -> None:
    """The effects, from left to right, on what was chosen or is meant."""
    group, picked = frame.memo
    targets, effects = group
    seat, card, player = frame.seat, frame.card, frame.seat
    icon = targets[0].icon if targets else ""
    if icon and icon not in MANY and not picked:  # 12.21
        if s.story is not None:
            announce(s, ev.AbilityFailed, seat, card, left_out(s, seat, card, group), True)
        return
    if not icon:
        meant_ = ((card, ANYWHERE),)
    elif icon == "chosen-opponent":
        meant_, player = (), picked[0]
    else:
        cards = meant(s, seat, card, targets[0], effects) if icon in MANY else picked
        if not cards and s.story is not None:  # it can be resolved, and concerns nobody (12.3)
            announce(s, ev.AbilityFailed, seat, card, Lack(effects, targets, seat, place_of(s, card)), True)
        are_battlers = targets[0].place == "battlefield"
        meant_ = tuple([(each, life(s, each) if are_battlers else ANYWHERE) for each in cards])
    for effect in reversed(effects):
        if effect.icon == "play-summon":  # of one after the other
            for each in reversed(meant_):
                s.push("effect", seat, card, (effect, (each,), player))
        else:
            s.push("effect", seat, card, (effect, meant_, player))


def do_effect(s: State, frame: Frame) -> None:
    effect, meant_, player = frame.memo
    icon, amount, _ = effect
    seat = frame.seat
    cards = [battler_of(s, card) for card, lives in meant_ if lives == ANYWHERE or is_still(s, card, lives)]
    if icon == "time":
        move_time(s, seat, amount)
    elif s.seats[player].is_out:
        return  # the chosen opponent was eliminated meanwhile (14.4)
    elif icon in ON_PLAYERS and not Stock(s, player).stands((effect,)):
        announce(s, ev.AbilityFailed, seat, frame.card, Lack((effect,), (), player), True)  # 12.21
    elif icon == "draw" and amount > 0:
        if draw(s, player, amount) < amount:  # only where ruling 16.2 lets it come to this
            s.push("decked", player)
    elif icon == "draw":
        s.push("shed", player, frame.card, -amount)
    elif icon == "extra":
        draw_extra(s, player, amount)
    elif icon == "guardians" and amount > 0:
        gain_guardians(s, player, amount)
    elif icon == "guardians":
        if not s.cards_in(player, "guardians"):
            announce(s, ev.NoGuardianLost, seat, frame.card, player)
        lose_guardians(s, player, -amount, seat)
    elif icon == "legion":
        s.push("legion", seat, frame.card)
    elif icon == "reinforcements":
        is_for_all = s.rulings.get("asking") == "everybody" and s.cards_in(seat, "hand")  # 16.48
        s.push("reinforce or not" if is_for_all else "reinforce", seat, frame.card, amount)
    elif icon == "destroy":
        destroy(s, [(card, seat) for card in cards if is_in_play(s, card)], "effect", frame.card)
    else:
        done = [do_to(s, seat, frame.card, card, effect) for card in cards]
        if s.story is not None and any(done):
            altered = tuple([card for card, is_done in zip(cards, done, strict=True) if is_done])
            announce(s, ev.CardsAltered, seat, frame.card, altered, effect)
        elif s.story is not None and icon in TURNED:
            tell_so_already(s, seat, frame.card, [card for card in cards if is_in_play(s, card)], effect)


def tell_so_already(s: State, seat: int, by: int, cards: list[int], effect: Effect) -> None:
    """None of these cards had to be turned: they stay as they are (12.26, 12.27)."""
    if cards:
        rows = [row for row in s.what[by].abilities if any(effect in group.effects for group in row.clauses)]
        is_all = bool(rows) and sum(len(group.effects) for group in rows[0].clauses) == 1
        names = Noun(cards_named(s, cards, printed_name), len(cards) > 1)
        announce(s, AbilityVain, seat, by, fill(TURNED[effect.icon], cards=names), not is_all)


def do_to(s: State, seat: int, source: int, card: int, effect: Effect) -> bool:
    """One effect on one card, if it is still where it can be reached. Whether it is another card by that, in play."""
    icon, amount, gained = effect
    zone = s.layout.zones[s.where[card]].name
    if zone not in REACHED.get(icon, ("battlefield",)):
        return False
    if icon == "return":
        if zone == "battlefield":
            leave(s, card, seat, is_home=True)
        elif not s.seats[s.owner(card)].is_out:
            move(s, card, s.home(card, "hand"), seat)
    elif icon in TURNED:
        return turn(s, card, icon == "tap")
    elif icon == "play-summon":
        if summon_rows(s, card):
            s.push("replay", seat, source, card)
    else:
        if icon == "gains":
            gain(s, card, gained[0])
        else:
            change_until_end(s, card, icon, amount)
        return True
    return False


def change_until_end(s: State, card: int, what: str, amount: int) -> None:
    """A number of a card changes until the turn is over (5.10, 12.23)."""
    situation = s.cards[card] or s.rules.bare
    mark(s, card, **{what: getattr(situation, what) + amount})


def gain(s: State, card: int, row: Row) -> None:
    """A battler gains icons until the turn is over (12.34)."""
    situation = s.cards[card] or s.rules.bare
    mark(s, card, gained=(*situation.gained, row))
    if row.when == "always":
        for group in row.clauses:
            for effect in group.effects:
                change_until_end(s, card, effect.icon, effect.amount)


def turn(s: State, card: int, is_tapped: bool) -> bool:
    """Tap or untap; what is so already stays so (12.26). Whether it was not so."""
    situation = s.cards[card]
    if (situation is not None and situation.is_tapped) == is_tapped:
        return False
    mark(s, card, is_tapped=is_tapped)
    return True


def replay_summon(s: State, seat: int, card: int) -> None:
    """Play a battler's summon abilities as if it had just been summoned (12.29)."""
    triggers.wake(s, seat, card, summon_rows(s, card))


PROCEDURES = {
    "ability": (wake,),
    "row": (begin_row,),
    "again": (repeat_row,),
    "group": (choose_targets, do_group),
    "effect": (do_effect,),
}
