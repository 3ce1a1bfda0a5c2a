"""How a row of icons happens: all or nothing, from left to right. Numbers (12.2) are sections of RULES.md.

A row on the agenda becomes groups, a group its targets and then its effects, an effect what it does. Nothing here
remembers anything outside the state.
"""

from __future__ import annotations

from ...kernel.events import AbilityResolved
from ...kernel.state import Frame, State
from ...kernel.verbs import announce, draw, mark, move
from . import events as ev
from .icons import CARDS, CHOSEN, MANY, Effect, Group, Row, Target
from .verbs import destroy, draw_extra, gain_guardians, is_in_play, leave, lose_guardians, move_time
from .worth import cost, fits_hand, has, means_others, rows, strength

HOMING = ("other-battler", *CARDS)  # what comes into the own hand when it returns
RETURNING = ("battlefield", "pilots", "discard", "gone", "resolving")  # from where a card can return (12.28)

# Targets


def opponents(s: State, seat: int) -> list[int]:
    """The other seats that are still in the game, clockwise (14.3)."""
    count = len(s.seats)
    return [other for step in range(1, count) if not s.seats[other := (seat + step) % count].is_out]


def protected(s: State, seat: int) -> set[int]:
    """The battlers that no effect of `seat` can choose: a Protector stands beside them (13.4)."""
    found: set[int] = set()
    for owner, zone in enumerate(s.layout.of["battlefield"]):
        if owner != seat:
            guards = [card for card in s.zones[zone] if has(s, card, "protector")]
            if guards:
                found.update(card for card in s.zones[zone] if card not in guards)
    return found


def fits(s: State, card: int, target: Target) -> bool:
    """Whether a battler in play passes the filters of a target (12.14)."""
    if 0 <= target.most_cost < cost(s, card) or 0 <= target.most_strength < strength(s, card):
        return False
    return not target.having or has(s, card, target.having) > 0


def suits(s: State, card: int, effect: Effect) -> bool:
    """Whether an effect can choose that battler: none is tapped twice (10.3), and a summon ability must be there."""
    if effect.icon == "tap":
        situation = s.cards[card]
        return situation is None or not situation.is_tapped
    if effect.icon == "play-summon":
        return bool(summon_rows(s, card))
    return True


def summon_rows(s: State, card: int) -> list[Row]:
    return rows(s, card, "BattlerSummoned")


def meant(s: State, seat: int, card: int, target: Target, effects: tuple[Effect, ...]) -> list[int]:
    """The cards that a target can mean when `seat` says it; `card` is the one that it is printed on (12.7 to 12.14)."""
    if target.icon in CARDS:
        zone = s.layout.of[target.place][seat]
        return [other for other in s.zones[zone] if fits_hand(s, other, target)]
    zones = s.zones
    battlefields = s.layout.of["battlefield"]
    if target.icon in ("other-battler", "other-battlers"):
        found = list(zones[battlefields[seat]])
        if target.icon == "other-battler":
            own = copies(s, card)
            found = [other for other in found if s.what[other].key not in own]
        else:
            found = [other for other in found if other != card and not means_others(s, other)]
    else:
        found = [other for zone in battlefields for other in zones[zone]]
    if target.most_cost >= 0 or target.most_strength >= 0 or target.having:
        found = [other for other in found if fits(s, other, target)]
    if target.icon in CHOSEN:
        if target.icon == "chosen-battler":
            shielded = protected(s, seat)
            if shielded:
                found = [other for other in found if other not in shielded]
        for effect in effects:
            if effect.icon in ("tap", "play-summon"):
                found = [other for other in found if suits(s, other, effect)]
    return found


def copies(s: State, card: int) -> tuple[str, ...]:
    """The keys of what "one of your other battlers" is not: the card that says it, and with a pilot its walker (12.9).

    None for a guardian that is revealed: it is no battler, and means any.
    """
    zone = s.layout.zones[s.where[card]].name
    if zone == "resolving":
        return ()
    key = s.what[card].key
    return (key, s.what[s.on[card]].key) if zone == "pilots" else (key,)


def victims(s: State, seat: int, effects: tuple[Effect, ...]) -> list[int]:
    """The opponents for whom all these effects can be resolved."""
    return [other for other in opponents(s, seat) if Stock(s, other).stands(effects)]


class Stock:
    """The cards of one seat that a row uses up as it goes from left to right: hand, deck, extra deck."""

    __slots__ = ("always_draws", "deck", "extra", "hand")

    def __init__(self, s: State, seat: int) -> None:
        zones, of = s.zones, s.layout.of
        self.hand = len(zones[of["hand"][seat]])
        self.deck = len(zones[of["deck"][seat]])
        self.extra = len(zones[of["extra"][seat]])
        self.always_draws = s.rulings["failed-draw"] == "eliminates"

    def stands(self, effects: tuple[Effect, ...], home: int = 0) -> bool:
        """Whether these effects can be resolved one after the other (12.2, 12.30 to 12.33). `home` cards return."""
        for icon, amount, _ in effects:
            if icon == "draw" and amount > 0:
                if self.deck < amount and not self.always_draws:
                    return False
                self.deck -= amount
                self.hand += amount
            elif icon == "draw":
                self.hand += amount
                if self.hand < 0:
                    return False
            elif icon == "extra":
                self.extra -= amount
                self.hand += amount
                if self.extra < 0:
                    return False
            elif icon == "guardians" and amount > 0:
                self.deck -= amount
                if self.deck < 0:
                    return False
            elif icon == "return":
                self.hand += home
        return True


def can_happen(s: State, seat: int, card: int, row: Row) -> bool:
    """Whether every icon of the row can be resolved now: otherwise none is (12.2)."""
    return reach(s, seat, card, row) is not None


def reach(s: State, seat: int, card: int, row: Row) -> list[list[int]] | None:
    """What each group of the row can mean by its first target now; None if not every icon can be resolved (12.2).

    A list for each group: cards, or the opponents that can be chosen; an empty one for a group without a target.
    """
    stock = Stock(s, seat)
    every: list[list[int]] = []
    for targets, effects in row.clauses:
        icon = targets[0].icon if targets else ""
        if icon == "chosen-opponent":
            found = victims(s, seat, effects)
            if not found:
                return None
            every.append(found)
            continue
        found = meant(s, seat, card, targets[0], effects) if targets else []
        if icon and icon not in MANY and not _all_found(s, seat, card, targets, effects, found):
            return None
        home = coming_home(s, seat, card, targets, effects) if "return" in row.icons else 0
        if not stock.stands(effects, home):
            return None
        every.append(found)
    return every


def coming_home(s: State, seat: int, card: int, targets: tuple[Target, ...], effects: tuple[Effect, ...]) -> int:
    """How many cards are sure to come to the hand of `seat` when that group returns what it means (12.3)."""
    if not targets:
        is_there = s.owner(card) == seat and s.layout.zones[s.where[card]].name in RETURNING
        return coming_with(s, battler_of(s, card)) if is_there else 0
    icon = targets[0].icon
    if icon in MANY:
        return sum([coming_with(s, c) for c in meant(s, seat, card, targets[0], effects) if s.owner(c) == seat])
    return len(targets) if icon in HOMING else 0


def coming_with(s: State, card: int) -> int:
    """How many cards go to hand when a battler returns: itself, its pilot, and what lies on its quests (12.28)."""
    return 1 + len(s.loads(card, "quests")) + len(s.loads(card, "pilots"))


def _all_found(
    s: State, seat: int, card: int, targets: tuple[Target, ...], effects: tuple[Effect, ...], first: list[int]
) -> bool:
    """Whether each target icon can have a target of its own (12.6), where the first can have these."""
    if len(targets) == 1:
        return bool(first)
    return can_follow([first, *[meant(s, seat, card, target, effects) for target in targets[1:]]], ())


def can_follow(found: list[list[int]], taken: tuple[int, ...]) -> bool:
    """Whether each of these lists has a card of its own, of none that is taken."""
    if not found:
        return True
    return any(can_follow(found[1:], (*taken, card)) for card in found[0] if card not in taken)


# Procedures


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
        announce(s, ev.AbilityFailed, frame.seat, frame.card)


def repeat_row(s: State, frame: Frame) -> None:
    if can_happen(s, frame.seat, frame.card, frame.memo):
        announce(s, AbilityResolved, frame.seat, frame.card)
        push_groups(s, frame.seat, frame.card, frame.memo)


def push_groups(s: State, seat: int, card: int, row: Row) -> None:
    for group in reversed(row.clauses):
        s.push("group", seat, card, (group, ()))


def choose_targets(s: State, frame: Frame) -> None:
    group: Group = frame.memo[0]
    if group.targets and group.targets[0].icon not in MANY:
        s.push("target", frame.seat, frame.card, (group, ()))


def do_group(s: State, frame: Frame) -> None:
    """The effects, from left to right, on what was chosen or is meant."""
    group, picked = frame.memo
    seat = frame.seat
    player = seat
    if not group.targets:
        cards = (frame.card,)
    elif group.targets[0].icon == "chosen-opponent":
        if not picked:
            return
        cards, player = (), picked[0]
    elif group.targets[0].icon in MANY:
        cards = tuple(meant(s, seat, frame.card, group.targets[0], group.effects))
    else:
        cards = picked
    for effect in reversed(group.effects):
        s.push("effect", seat, frame.card, (effect, cards, player))


def do_effect(s: State, frame: Frame) -> None:
    effect, cards, player = frame.memo
    icon, amount, _ = effect
    seat = frame.seat
    if icon == "time":
        move_time(s, seat, amount)
    elif s.seats[player].is_out:
        return  # the chosen opponent was eliminated meanwhile (14.4)
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
        lose_guardians(s, player, -amount, seat)
    elif icon == "legion":
        s.push("legion", seat, frame.card)
    elif icon == "reinforcements":
        s.push("reinforce", seat, frame.card, amount)
    elif icon == "destroy":
        destroy(s, [(c, seat) for c in [battler_of(s, card) for card in cards] if is_in_play(s, c)])
    else:
        for card in cards:
            do_to(s, seat, frame.card, battler_of(s, card), effect)


def battler_of(s: State, card: int) -> int:
    """The card itself, or the walker of a pilot aboard: what that does to itself it does to both (13.19)."""
    return s.on[card] if s.where[card] in s.layout.of["pilots"] else card


def do_to(s: State, seat: int, source: int, card: int, effect: Effect) -> None:
    """One effect on one card, if it is still where it can be reached."""
    icon, amount, gained = effect
    zone = s.layout.zones[s.where[card]].name
    if icon == "return":
        if zone == "battlefield":
            leave(s, card, seat, is_home=True)
        elif zone in RETURNING and not s.seats[s.owner(card)].is_out:
            move(s, card, s.home(card, "hand"), seat)
    elif icon in ("strength", "cost"):
        if zone in ("battlefield", "resolving", "hand"):
            change_until_end(s, card, icon, amount)
    elif zone != "battlefield":
        return
    elif icon == "tap":
        turn(s, card, True)
    elif icon == "untap":
        turn(s, card, False)
    elif icon == "gains":
        gain(s, card, gained[0])
    elif icon == "play-summon":
        s.push("replay", seat, source, card)


def change_until_end(s: State, card: int, what: str, amount: int) -> None:
    """A number of a card changes until the turn is over (5.10, 12.23)."""
    situation = s.cards[card] or s.rules.Situation()
    mark(s, card, **{what: getattr(situation, what) + amount})


def gain(s: State, card: int, row: Row) -> None:
    """A battler gains icons until the turn is over (12.34)."""
    situation = s.cards[card] or s.rules.Situation()
    mark(s, card, gained=(*situation.gained, row))
    if row.when == "always":
        for group in row.clauses:
            for effect in group.effects:
                change_until_end(s, card, effect.icon, effect.amount)


def turn(s: State, card: int, is_tapped: bool) -> None:
    """Tap or untap; what is so already stays so (12.26)."""
    situation = s.cards[card]
    if (situation is not None and situation.is_tapped) != is_tapped:
        mark(s, card, is_tapped=is_tapped)


def replay_summon(s: State, seat: int, card: int) -> None:
    """Play a battler's summon abilities as if it had just been summoned (12.29)."""
    for row in reversed(summon_rows(s, card)):
        s.push("row", seat, card, row)


PROCEDURES = {
    "ability": (wake,),
    "row": (begin_row,),
    "again": (repeat_row,),
    "group": (choose_targets, do_group),
    "effect": (do_effect,),
}
