"""What actions do: payment, transport, spells, shots, abilities, moving. Numbers (5.6) are sections of RULES.md.

An action that affects another seat waits as a "deed" on the agenda, so that a sub-phase can lie above it (14.2); what
it costs lies above that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...effects.binding import bound_to
from ...effects.words import Clause
from ...kernel.agenda import Action
from ...kernel.book import Ability
from ...kernel.choices import Assigned, Picked
from ...kernel.events import AbilityVain
from ...kernel.selectors import select
from ...kernel.state import Frame, State
from ...kernel.template import fill
from ...kernel.verbs import announce, attach, mark, move
from ...kernel.windows import open_window, place_answered
from . import events as ev
from . import texts
from .actions import aim_of, transport_cost
from .domain import NOTHING, body_of, is_able, is_dead, items_of, players_left, seat_of, source_of
from .fight import combat_frame, is_army, living, remember
from .glyphs import is_immune, is_unharmed, shot_of
from .naming import plain
from .paying import pay, regeneration_cost
from .shields import lose_shield
from .temper import Cost
from .verbs import bonuses, end_spell, expose, heal, holds_on, hurt, keep, shift, strike, use
from .words import IN_COMBAT, reached


class Deed(NamedTuple):
    """An action that waits: its verb, what it is aimed at, and whether it was cancelled.

    `settled` are the seats with which the sub-phase about it is over: one of the two has passed (14.2).
    """

    verb: str
    target: int = -1
    is_cancelled: bool = False
    settled: tuple[int, ...] = ()


# What each verb does at once; what it does when nothing answers it any more is below


def begin(s: State, seat: int, action: Action) -> None:
    """Do a regular action: pay for it, use up who acts, and let it happen or wait."""
    BEGINS[action.verb](s, seat, action)


def _build(s: State, seat: int, action: Action) -> None:
    """5.7"""
    _through_limbo(s, seat, action.card)
    move(s, action.card, s.layout.of["sources"][seat], seat)
    announce(s, ev.CardTransported, seat, action.card, -1)


def _transport(s: State, seat: int, action: Action) -> None:
    """5.6, 6.7, 7.12"""
    card, host = action.card, action.target
    _through_limbo(s, seat, card)
    cost = transport_cost(s.what[card], source_of(s, host))
    s.push("deed", seat, card, Deed("transport", host))
    pay(s, seat, card, cost)


def _through_limbo(s: State, seat: int, card: int) -> None:
    if s.where[card] in s.layout.of["hand"]:
        move(s, card, s.layout.of["limbo"][seat], seat)


def come_onto(s: State, card: int, host: int, seat: int, is_pulled: bool = False) -> None:
    """A card comes into play on a source or a follower."""
    name = "towers" if s.what[host].kind == "source" else "gear"
    before = bonuses(s, host) if holds_on(s) else {}
    move(s, card, s.layout.of[name][seat], seat)
    attach(s, card, host)
    keep(s, before, has_arrived=True)
    announce(s, ev.CardTransported, seat, card, host, is_pulled)


def _cast(s: State, seat: int, action: Action) -> None:
    """5.8"""
    card, printed = action.card, s.what[action.card]
    move(s, card, s.layout.of["middle"][seat], seat)
    announce(s, ev.SpellCast, seat, card, action.target)
    s.push("deed", seat, card, Deed("cast", action.target))
    if printed.is_variable:
        s.push("how much", seat, card, Cost(printed.cost, printed.bit))
    else:
        pay(s, seat, card, Cost(printed.cost, printed.bit))


def _shoot(s: State, seat: int, action: Action) -> None:
    """8.6"""
    shooter = body_of(s, action.card)
    use(s, shooter)
    expose(s, shooter)
    announce(s, ev.CardShot, seat, action.card, action.target)
    s.push("deed", seat, action.card, Deed("shoot", action.target))


def _paralyze(s: State, seat: int, action: Action) -> None:
    """8.9"""
    use(s, action.card)
    expose(s, action.card)
    announce(s, ev.CardParalyzed, seat, action.card, action.target)
    s.push("deed", seat, action.card, Deed("paralyze", action.target))


def _use(s: State, seat: int, action: Action) -> None:
    """8.8"""
    card = action.card
    user = body_of(s, card)
    use(s, user)
    if combat_frame(s) is not None or affected(s, seat, card, s.what[card].effects, action.target):
        expose(s, user)
    announce(s, ev.AbilityUsed, seat, card, action.target)
    s.push("deed", seat, card, Deed("use", action.target))


def _regenerate(s: State, seat: int, action: Action) -> None:
    """8.4"""
    s.push("deed", seat, action.card, Deed("regenerate"))
    pay(s, seat, action.card, regeneration_cost(s, action.card))


def _move(s: State, seat: int, action: Action) -> None:
    """5.9 to 5.11"""
    card, host = action.card, action.target
    kind = s.what[card].kind
    is_borne = s.what[host].kind != "source"
    if kind != "item":
        use(s, card)
    if is_borne:
        use(s, host)
    rearrange(s, card, host, seat)


def rearrange(s: State, card: int, host: int, seat: int) -> None:
    """Move a card in play onto another one. A totem has been used with the follower that bore it (5.11)."""
    name = "towers" if s.what[host].kind == "source" else "gear"
    if s.what[card].kind == "totem" and (s.cards[body_of(s, card)] or NOTHING).used and is_able(s, card):
        use(s, card)
    shift(s, card, host, s.layout.of[name][seat], seat)
    announce(s, ev.CardRearranged, seat, card, host)


def _pull(s: State, seat: int, action: Action) -> None:
    """5.13: the card comes into play at once, and the shield is lost."""
    card, target = action.card, action.target
    printed = s.what[card]
    announce(s, ev.ShieldPulled, seat, card)
    if len(s.cards_in(seat, "shields")) == 1:  # 5.14
        move(s, card, s.home(card, "discard"), seat)
        lose_shield(s, seat)
        return
    s.push("shields left", seat)
    if printed.is_spell:
        move(s, card, s.layout.of["middle"][seat], seat)
        announce(s, ev.SpellCast, seat, card, target)
        s.push("deed", seat, card, Deed("cast", target))
        if printed.is_variable:
            s.push("how much", seat, card, Cost(0, printed.bit))
    elif printed.kind == "source":
        move(s, card, s.layout.of["sources"][seat], seat)
    elif target >= 0:
        come_onto(s, card, target, seat, is_pulled=True)
    else:
        move(s, card, s.layout.of["limbo"][seat], seat)


BEGINS: dict[str, Callable[[State, int, Action], None]] = {
    "build": _build,
    "transport": _transport,
    "cast": _cast,
    "shoot": _shoot,
    "paralyze": _paralyze,
    "use": _use,
    "regenerate": _regenerate,
    "move": _move,
    "pull": _pull,
}


# A deed waits, and happens


def affected(s: State, seat: int, card: int, clauses: Sequence[Clause], target: int) -> tuple[int, ...]:
    """The other seats whose cards a spell or an ability would do something to."""
    printed = s.what[card]
    aim = printed.cast_aim if printed.is_spell else printed.use_aim
    found = {seat_of(s, target)} if target >= 0 else set()
    for at, clause in enumerate(clauses):
        selector = clause.select
        if selector is None or clause.word not in IN_COMBAT or (aim is not None and at == aim.place):
            continue
        if not selector.is_yours and not selector.is_named and selector.place in s.layout.places:
            found |= {seat_of(s, one) for one in reached(s, card, clause, select(s, seat, card, selector))}
    return tuple(sorted(found - {seat}, key=lambda other: (other - seat) % len(s.seats)))


def react(s: State, frame: Frame) -> None:
    """14.2: whom the action affects may react before it happens."""
    if (players_left(s) < 3 and s.rulings["reactions"] == "many") or combat_frame(s) is not None:
        return
    seats = struck(s, frame, place_answered(s))
    if seats:
        open_window(s, "react", seats, frame.card)


def struck(s: State, deed: Frame, answered: int) -> tuple[int, ...]:
    """The other seats that a deed affects; `answered` is the place on the agenda of what it answers, if it does."""
    verb, target = deed.memo[:2]
    if verb in ("cast", "use"):
        return affected(s, deed.seat, deed.card, s.what[deed.card].effects, target)
    if verb == "cancel":
        return (s.agenda[answered].seat,)
    if verb in ("shoot", "paralyze") and seat_of(s, target) != deed.seat:
        return (seat_of(s, target),)
    return ()


def between(s: State, seat: int, place: int) -> tuple[int, ...]:
    """The seats between which the sub-phase about a deed there on the agenda is, for one of them."""
    deed = s.agenda[place]
    return (seat, *(struck(s, deed, place - 2) if seat == deed.seat else (deed.seat,)))


def settle_sub_phase(s: State, seat: int, other: int) -> None:
    """One of two seats has passed: the sub-phase between them is over, and neither is asked in it again (14.2).

    On top of the agenda lies the action that they were asked about. Below it lie those that it answers, each under the
    window in which the answer was given.
    """
    pair, place = {seat, other}, len(s.agenda) - 1
    while place >= 0:
        deed = s.agenda[place]
        settled = (*deed.memo.settled, *(pair - {deed.seat}))
        s.agenda[place] = deed._replace(memo=deed.memo._replace(settled=settled))
        answered = s.agenda[place - 1]
        if answered.what != "answered" or answered.memo[0] != "react":
            return
        place -= 2
        if {answered.seat, partner(s.agenda[place], answered.seat, answered.memo[1].rest)} != pair:
            return


def partner(deed: Frame, seat: int, rest: tuple[int, ...]) -> int:
    """Other seat of the sub-phase about an action, while `seat` is asked and `rest` after it.

    The seat that acts is asked before the one that reacts.
    """
    return rest[0] if seat == deed.seat else deed.seat


def happen(s: State, frame: Frame) -> None:
    if frame.memo.is_cancelled:
        announce(s, ev.SpellCancelled, frame.seat, frame.card)
        if s.where[frame.card] in s.layout.of["middle"]:
            move(s, frame.card, s.home(frame.card, "discard"), frame.seat)
        return
    HAPPENS[frame.memo.verb](s, frame)


def _transported(s: State, frame: Frame) -> None:
    card, host = frame.card, frame.memo.target
    if s.where[card] in s.layout.of["limbo"] and s.is_in_field(host):
        come_onto(s, card, host, frame.seat)


def _spell_happens(s: State, frame: Frame) -> None:
    """13.1, 13.2"""
    s.push("settled", frame.seat, frame.card, frame.memo.target)
    for ability in s.what[frame.card].casts:
        resolve(s, frame.seat, frame.card, ability, frame.memo.target)


def _used(s: State, frame: Frame) -> None:
    resolve(s, frame.seat, frame.card, s.what[frame.card].uses[0], frame.memo.target)


def resolve(s: State, seat: int, card: int, ability: Ability, target: int) -> None:
    """Put the clauses of a spell or an ability on the agenda, with what it is aimed at."""
    aim = aim_of(s.what[card], ability)
    for at in range(len(ability.clauses) - 1, -1, -1):
        clause = ability.clauses[at]
        if aim is not None and at == aim.place:
            s.push("aimed", seat, card, (clause, target))
        else:
            s.push("clause", seat, card, bound_to(clause, (target,)) if target >= 0 else clause)
    for at, clause in enumerate(ability.clauses):
        if clause.word == "damage":
            is_aimed = aim is not None and at == aim.place
            for one in (target,) if is_aimed else reached(s, card, clause, select(s, seat, card, clause.select)):
                if not is_unharmed(s, one, card):
                    arm(s, one)


def why_missed(s: State, card: int, target: int, saves: bool = False) -> str:
    """Why what was aimed at a card cannot be done to it any more; nothing if it can (9.7)."""
    if not s.is_in_field(target):
        return texts.WHY_TARGET_GONE
    if is_dead(s, target) and not saves:
        return fill(texts.WHY_TARGET_DEAD, card=plain(s, target))
    if is_immune(s, target, card):
        return fill(texts.WHY_IMMUNE, card=plain(s, target))
    return ""


def is_missed(s: State, frame: Frame, target: int, is_part: bool = False, saves: bool = False) -> bool:
    """Whether that is so, and say it of a card that does this, and perhaps something besides."""
    why = why_missed(s, frame.card, target, saves)
    if why:
        announce(s, AbilityVain, frame.seat, frame.card, why, is_part)
    return bool(why)


def hit_aim(s: State, frame: Frame) -> None:
    """The clause that was aimed happens to its target, if it can still be done to it (9.7)."""
    clause, target = frame.memo
    if clause.word == "bind":
        return  # it is laid there when its casting is over
    is_part = len(s.what[frame.card].effects) > 1
    if not is_missed(s, frame, target, is_part, saves=clause.word == "heal"):
        s.rules.book.language.happen(s, frame.seat, frame.card, clause, (target,))


def settle_spell(s: State, frame: Frame) -> None:
    """A spell that has been cast goes where it belongs: onto its card, into play, or onto the discard pile."""
    card, target, seat = frame.card, frame.memo, frame.seat
    if s.where[card] not in s.layout.of["middle"]:
        return
    printed = s.what[card]
    if printed.kind == "instant":
        move(s, card, s.home(card, "discard"), seat)
    elif not printed.casts:
        move(s, card, s.layout.of["spells"][seat], seat)
        note_coming(s, card)
    elif why := why_missed(s, card, target):
        end_spell(s, card, seat, why)
    else:
        move(s, card, s.layout.of["charms"][seat], seat)
        attach(s, card, target)
        note_coming(s, card)


def note_coming(s: State, card: int) -> None:
    """Remember of a spell that it came into play in a combat (7.11)."""
    frame = combat_frame(s)
    if frame is not None:
        remember(s, came=(*frame.memo.came, card))


def _shot(s: State, frame: Frame) -> None:
    """8.6, 11.3: an army takes a shot where its player likes."""
    target, card = frame.memo.target, frame.card
    if is_missed(s, frame, target):
        return
    amount = shot_of(s, card)
    frame_of = combat_frame(s)
    side = (
        living(s, frame_of.memo.side_of(target)) if frame_of is not None and (s.cards[target] or NOTHING).fights else []
    )
    if is_army(s, tuple(side)):
        open_to = [one for one in side if not is_unharmed(s, one, card)]
        if len(open_to) > 1:
            s.push("landing", frame.seat, card)
            s.push(
                "spread",
                seat_of(s, target),
                target,
                Assigned(amount, tuple(sorted(open_to)), (), "army"),
            )
            return
    s.push("hit", frame.seat, card, (target, amount))
    arm(s, target)


def arm(s: State, card: int, is_anew: bool = False) -> None:
    """10.13: a follower with more than two items says which two he uses, once for a combat, or outside one a turn."""
    if s.what[card].kind == "follower" and len(items_of(s, card)) > 2:
        if (s.cards[card] or NOTHING).pair:
            if not is_anew:
                return
            mark(s, card, pair=())
        s.push("arm", seat_of(s, card), card, Picked())


def hit(s: State, frame: Frame) -> None:
    target, amount = frame.memo
    if s.is_in_field(target) and not is_dead(s, target):
        strike(s, target, amount, frame.card)


def land_damage(s: State, frame: Frame) -> None:
    """All damage that has been given out lands at once."""
    for seat in range(len(s.seats)):
        for card in (*s.cards_in(seat, "towers"), *s.cards_in(seat, "adrift")):
            situation = s.cards[card]
            if situation is not None and situation.coming:
                mark(s, card, coming=0)
                hurt(s, card, situation.coming)


def _paralyzed(s: State, frame: Frame) -> None:
    if not is_missed(s, frame, frame.memo.target):
        mark(s, frame.memo.target, paralyzed=True)


def _regenerated(s: State, frame: Frame) -> None:
    card = frame.card
    situation = s.cards[card]
    if s.is_in_field(card) and situation is not None and situation.damage:
        announce(s, ev.CardRegenerated, frame.seat, card)
        heal(s, card, situation.damage)
        if is_dead(s, card):  # its defense is below nothing, and yet it lives without damage (8.4)
            mark(s, card, fate=0)


def _cancelled(s: State, frame: Frame) -> None:
    """13.5: the spell that this answers does nothing."""
    place = place_answered(s)
    answered = s.agenda[place]
    s.agenda[place] = answered._replace(memo=answered.memo._replace(is_cancelled=True))
    move(s, frame.card, s.home(frame.card, "discard"), frame.seat)


HAPPENS: dict[str, Callable[[State, Frame], None]] = {
    "cancel": _cancelled,
    "transport": _transported,
    "cast": _spell_happens,
    "use": _used,
    "shoot": _shot,
    "paralyze": _paralyzed,
    "regenerate": _regenerated,
}


def check_shields(s: State, frame: Frame) -> None:
    """1.1: who has lost all shields has lost."""
    lose_shield(s, frame.seat)


PROCEDURES = {
    "deed": (react, happen),
    "aimed": (hit_aim,),
    "settled": (settle_spell,),
    "hit": (hit,),
    "landing": (land_damage,),
    "shields left": (check_shields,),
}
