"""How a combat goes, from the attack to the points. Numbers (10.3) are sections of RULES.md."""

from __future__ import annotations

from ...kernel.choices import Assigned, Picked
from ...kernel.state import Frame, State
from ...kernel.verbs import announce, expire, mark
from ...kernel.windows import open_window
from . import events as ev
from .deeds import arm, land_damage
from .domain import NOTHING, WHOLE_FIGHT, fighters, is_able, is_dead, seat_of
from .fight import Combat, combat_frame, could_be_army, fighting_seats, is_army, is_discord, living, remember
from .glyphs import has, is_unharmed
from .numbers import attack, points
from .shields import score
from .verbs import fall, use


def declare(s: State, seat: int, card: int) -> None:
    """10.1: an attack; an Army card may be joined by others first."""
    s.push("combat", seat, card, Combat((card,)))
    if has(s, card, "army") and recruits(s, seat, (card,)):
        s.push("join", seat, card, Picked())


def recruits(s: State, seat: int, army: tuple[int, ...]) -> list[int]:
    """The cards that can join an army (11.1)."""
    return [
        card
        for card in fighters(s, seat)
        if card not in army
        and is_able(s, card)
        and not (s.cards[card] or NOTHING).charged
        and has(s, card, "army")
        and not is_discord(s, (*army, card))
    ]


def march(s: State, frame: Frame) -> None:
    """The attackers are taxed, and vulnerable until the combat is over."""
    if s.rulings["healing"] == "combat":
        remember(s, wounds=wounds(s))
    for card in frame.memo.attackers:
        mark(s, card, used=True, fights=1)
    announce(s, ev.AttackDeclared, frame.seat, frame.card, frame.memo.attackers)
    for card in frame.memo.attackers:
        arm(s, card, is_anew=True)


def wounds(s: State) -> tuple[tuple[int, int], ...]:
    """All damage in play, by card."""
    hurt = [card for seat in range(len(s.seats)) for card in fighters(s, seat) if s.cards[card] is not None]
    return tuple((card, s.cards[card].damage) for card in hurt if s.cards[card].damage)


def call_defenders(s: State, frame: Frame) -> None:
    """10.2, 14.3: everybody else may send defenders, in order."""
    count = len(s.seats)
    others = [(frame.seat + step) % count for step in range(1, count)]
    others = [seat for seat in others if not s.seats[seat].is_out]
    if len(others) == 1:
        remember(s, target=others[0])
    for seat in reversed(others):
        s.push("defend", seat, frame.card, Picked())


def choose_shields(s: State, frame: Frame) -> None:
    """14.3: the attacker says whose shields are attacked, when all defenders have been named."""
    if frame.memo.target < 0:
        s.push("whose shields", frame.seat, frame.card)


def meet(s: State, frame: Frame) -> None:
    """Those who defend the attacked shields fight; others that were sent have come for nothing."""
    memo = frame.memo
    defenders = tuple(card for card, whose in memo.sent if whose == memo.target)
    remember(s, defenders=defenders, is_defense_army=could_be_army(s, defenders))
    for card in defenders:
        mark(s, card, fights=2)
    for card in defenders:
        arm(s, card, is_anew=True)


def send(s: State, seat: int, sent: tuple[tuple[int, int], ...]) -> None:
    """Remember for whom the defenders of a seat stand, and tax them."""
    remember(s, sent=(*combat_frame(s).memo.sent, *sent))
    for card, _ in sent:
        use(s, card)
    for whose in dict.fromkeys(whose for _, whose in sent) or (seat,):
        announce(s, ev.DefendersNamed, seat, whose, tuple(card for card, its in sent if its == whose))


# 10.3 to 10.5  Blows


def quick_blows(s: State, frame: Frame) -> None:
    _blows(s, frame, True)


def other_blows(s: State, frame: Frame) -> None:
    _blows(s, frame, False)


def _blows(s: State, frame: Frame, is_quick: bool) -> None:
    """Give out the damage of both sides: what can be spread is asked, and nothing has landed yet."""
    memo, have_struck = frame.memo, False
    if not memo.defenders:
        return
    for mine, theirs in ((memo.attackers, memo.defenders), (memo.defenders, memo.attackers)):
        foes = living(s, theirs)
        have_struck = have_struck or (s.story is not None and bool(striking(s, living(s, mine), foes, is_quick)))
        pools = strokes(s, living(s, mine), foes, is_quick)
        spreads = is_army(s, tuple(foes))
        for (seat, open_to), amount in pools.items():
            if len(open_to) == 1:
                give(s, open_to[0], amount)
            else:
                chooser = seat_of(s, foes[0]) if spreads else seat
                s.push("spread", chooser, frame.card, Assigned(amount, open_to, (), "army" if spreads else ""))
    if have_struck:
        announce(s, ev.BlowsFell, is_quick)


def striking(s: State, side: list[int], foes: list[int], is_quick: bool) -> list[int]:
    """Who of a side strikes with the Quick or with the others, whether that harms anybody or not."""
    return [card for card in side if foes and has(s, card, "quick") == is_quick and attack(s, card) > 0]


def strokes(s: State, strikers: list[int], foes: list[int], is_quick: bool) -> dict[tuple[int, tuple[int, ...]], int]:
    """The damage of one side's blows: by whose it is and whom it can hurt, added up (10.4, 11.4)."""
    pools: dict[tuple[int, tuple[int, ...]], int] = {}
    for card in strikers:
        if has(s, card, "quick") == is_quick:
            amount = attack(s, card)
            open_to = tuple(sorted(foe for foe in foes if not is_unharmed(s, foe, card)))
            if amount and open_to:
                key = seat_of(s, card), open_to
                pools[key] = pools.get(key, 0) + amount
    return pools


def give(s: State, card: int, amount: int) -> None:
    """Give damage to a card that lands later."""
    mark(s, card, coming=(s.cards[card] or NOTHING).coming + amount)


# 10.6 to 10.9  Windows


def open_windows(s: State, frame: Frame) -> None:
    """The defender's side first."""
    remember(s, has_acted=False)
    open_window(s, "fight", side_seats(s, frame, is_attacking=False), frame.card)


def side_seats(s: State, frame: Frame, is_attacking: bool) -> tuple[int, ...]:
    """The seats of a side in the order in which they act: helpers after the attacked player (14.4)."""
    seats = fighting_seats(s, frame)
    return seats[:1] if is_attacking else seats[1:]


def hand_over(s: State, seat: int, rest: tuple[int, ...]) -> None:
    """A window of that seat is over: its dead are removed, and the other side has its window, or the combat ends."""
    frame = combat_frame(s)
    memo = frame.memo
    is_end = not rest and not memo.has_acted
    announce(s, ev.HandedOver, seat, is_end)
    bury(s, seat)
    if rest:
        open_window(s, "fight", rest, frame.card)
    elif memo.is_saving:
        return
    elif not is_end:
        remember(s, has_acted=False)
        open_window(s, "fight", side_seats(s, frame, is_attacking=seat != frame.seat), frame.card)
    elif s.rulings["rescue"] == "window":
        left = [other for other in fighting_seats(s, frame) if any(is_dead(s, card) for card in fighters(s, other))]
        if left:
            remember(s, is_saving=True)
            open_window(s, "fight", tuple(left), frame.card)


def bury(s: State, seat: int) -> None:
    """The killed cards of a seat are removed (10.8)."""
    for card in fighters(s, seat):
        if is_dead(s, card):
            fall(s, card, seat)


# 10.11  The end


def close(s: State, frame: Frame) -> None:
    """The dead are removed, marks of the combat end, and attackers that got through bring their points."""
    memo, seats = frame.memo, fighting_seats(s, frame)
    for seat in seats:
        bury(s, seat)
    through = living(s, memo.attackers) if not memo.defenders else []
    amount = sum([points(s, card) for card in through])
    settle_marks(s, memo)
    expire(s, "combat")
    announce(s, ev.CombatEnded, frame.seat, memo.target)
    if amount:
        s.push("score", frame.seat, frame.card, (memo.target, amount))


def settle_marks(s: State, memo: Combat) -> None:
    """What was so for the combat is so no longer; Fast attackers are straight again (8.1)."""
    before = dict(memo.wounds)
    for seat in range(len(s.seats)):
        for card in fighters(s, seat):
            situation = s.cards[card]
            if situation is None:
                continue
            over = {"fights": 0, "coming": 0, "exposed": situation.exposed & ~WHOLE_FIGHT}
            if card in memo.armed:
                over["pair"] = ()
            if s.rulings["lasting"] == "soon":
                over |= {"kept_attack": 0, "kept_defense": 0, "kept_glyphs": ()}
            if s.rulings["healing"] == "combat" and not situation.fate:
                over["damage"] = min(situation.damage, before.get(card, 0))
            if card in memo.attackers and has(s, card, "fast") and not situation.paralyzed:
                over |= {"used": False, "charged": True}
            changed = {name: value for name, value in over.items() if getattr(situation, name) != value}
            if changed:
                mark(s, card, **changed)


def count_points(s: State, frame: Frame) -> None:
    whose, amount = frame.memo
    if not s.seats[whose].is_out:
        score(s, frame.seat, whose, amount)


PROCEDURES = {
    "combat": (
        march, call_defenders, choose_shields, meet, quick_blows, land_damage, other_blows, land_damage, open_windows,
        close,
    ),
    "score": (count_points,),
}  # fmt: skip
