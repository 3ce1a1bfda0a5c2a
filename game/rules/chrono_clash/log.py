"""How the log tells what happens in Chrono Clash, and what a player is warned of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...effects.saying import capital, count
from ...kernel import events as kernel_events
from ...kernel.agenda import has_begun
from ...kernel.events import Step
from ...kernel.naming import card_named, cards_named, counted
from ...kernel.notation import TELLERS as SHARED_TELLERS
from ...kernel.notation import moved, will_do_nothing
from ...kernel.state import State
from ...kernel.template import Noun, Seat, fill
from . import events as ev
from . import texts, words

# Several events in one line of the log


class TurnCardDrawn(NamedTuple):
    """The card that a player draws for the turn: a line for those who see it."""

    seat: int
    card: int


class CardsMoved(NamedTuple):
    """Cards that went the same way in a row."""

    cards: tuple[int, ...]
    start: int
    end: int
    seat: int


class CardsDestroyed(NamedTuple):
    """Battlers that were destroyed in a row for the same reason."""

    cards: tuple[int, ...]
    how: str
    by: int


class TimeSpent(NamedTuple):
    """Time that a player spent in their turn."""

    seat: int
    amount: int


class Summoned(NamedTuple):
    """A battler came into play for so much time."""

    seat: int
    card: int
    how: str
    time: int


class Played(NamedTuple):
    """An action card was played for so much time."""

    seat: int
    card: int
    time: int


class Fought(NamedTuple):
    """A battle and who was destroyed in it. `victim` is the player whose guardian fought, -1 for a battler."""

    card: int
    other: int
    strength: int
    other_strength: int
    victim: int
    destroyed: tuple[int, ...] = ()


SILENT = (ev.AbilityIgnored,)


def log_steps(story: Sequence[Step]) -> list[Step | None]:
    """One line for what is paid and what it is paid for, for a battle from the attack to its end, and for cards that go
    the same way in a row.
    """
    logged: list[Step | None] = []
    before: list[tuple[int, Any]] = []  # the last lines that the next one may take in: their places and events
    for step in story:
        event = _in_log(step)
        taken = _taken_in([one for _, one in before], event)
        if event is not None and taken is not None:
            event, number = taken
            for place, _ in before[len(before) - number :]:
                logged[place] = None
            del before[len(before) - number :]
        if event is not None:
            before.append((len(logged), event))
        logged.append(None if event is None else step._replace(event=event))
    return logged


def _in_log(step: Step) -> Any:
    """The event as the log has it, None for no line."""
    s, event = step.state, step.event
    if type(event) not in LOGGED or isinstance(event, SILENT):
        return None
    match event:
        case kernel_events.CardMoved(card, start, end, seat):
            names = f"{s.layout.zones[start].name} {s.layout.zones[end].name}"
            if names == "deck hand" and s.agenda and s.agenda[-1].what in ("turn", "quests"):
                return TurnCardDrawn(seat, card)
            return CardsMoved((card,), start, end, seat) if _has_line(s, names) else None
        case kernel_events.Changed(_, "time", amount) if (spent := _spent(s, amount)) is not None:
            return spent
        case kernel_events.Changed():
            return event if _changed(s, event) else None
        case kernel_events.AbilityResolved():
            return event if _is_again(s) else None
        case ev.BattlerDestroyed(_, card, how, by):
            return CardsDestroyed((card,), "" if by == card else how, by)
        case ev.Battle(card, other, strength, other_strength):
            is_guardian = s.layout.zones[s.where[other]].name == "resolving"
            return Fought(card, other, strength, other_strength, s.owner(other) if is_guardian else -1)
    return event


def _has_line(s: State, names: str) -> bool:
    """Whether a card that goes this way has a line: what goes with a battler has none, nor a guardian afterwards."""
    start, end = names.split()
    if start == "resolving":
        return end == "hand"
    return end in ("hand", "under", "guardians") or (
        start in ("hand", "deck", "guardians") and end in ("discard", "gone")
    )


def _taken_in(before: Sequence[Any], event: Any) -> tuple[Any, int] | None:
    """One event for this and some of the last ones, and how many these are; None if it has a line of its own."""
    last = before[-1] if before else None
    match last, event:
        case CardsMoved(cards, start, end, seat), CardsMoved(more, a, b, same) if (start, end, seat) == (a, b, same):
            return CardsMoved(cards + more, start, end, seat), 1
        case CardsDestroyed(cards, how, by), CardsDestroyed(more, why, same) if (how, by) == (why, same):
            return CardsDestroyed(cards + more, how, by), 1
        case TimeSpent(seat, amount), ev.BattlerSummoned(same, card, how) if seat == same:
            return Summoned(seat, card, how, amount), 1
        case TimeSpent(seat, amount), ev.ActionPlayed(same, card) if seat == same:
            return Played(seat, card, amount), 1
        case Fought(card, other), CardsDestroyed((lost,), "battle") if lost in (card, other):
            return last._replace(destroyed=(*last.destroyed, lost)), 1
        case Fought(_, other), ev.GuardianDestroyed(_, card) if card == other:
            return last._replace(destroyed=(*last.destroyed, card)), 1
        case ev.GuardianRevealed(_, guardian, attacker), Fought(card, other) if (attacker, guardian) == (card, other):
            is_aimed = len(before) > 1 and isinstance(before[-2], ev.Aimed) and before[-2].card == card
            return event, 1 + is_aimed
        case ev.Aimed(_, attacker), Fought(card) if attacker == card:
            return event, 1
        case ev.Aimed(_, attacker), ev.GuardianRevealed(_, _, other) if attacker == other:
            return event, 1
    return None


# The lines


def _fate(e: ev.PlayerEliminated, before: Sequence) -> str:
    """How a player was eliminated: by whose attack, or by an empty deck."""
    if e.reason == "decked":
        return fill(texts.WAS_DECKED, seat=Seat(e.seat))
    aimed = next((told for told in reversed(before) if isinstance(told, ev.Aimed) and told.victim == e.seat), None)
    if aimed is None:
        return fill(texts.WAS_UNGUARDED, seat=Seat(e.seat))
    return fill(texts.WAS_ATTACKED, seat=Seat(aimed.seat), victim=Seat(e.seat))


FATES = {ev.PlayerEliminated: _fate}


def _many(s: State, cards: Sequence[int]) -> Noun:
    return Noun(cards_named(s, cards), len(cards) > 1)


def _battler(s: State, card: int) -> str:
    """A battler, and whose it is where another player has one of that name in play."""
    mine, name = s.owner(card), s.what[card].name
    others = (c for seat in range(len(s.seats)) if seat != mine for c in s.cards_in(seat, "battlefield"))
    if not any(s.what[other].name == name for other in others):
        return card_named(s, card)
    return fill(texts.BATTLER_OF, seat=Seat(mine), card=card_named(s, card))


def _turn_card_drawn(s: State, e: TurnCardDrawn) -> str:
    if s.what[e.card] is None:
        return ""
    return fill(texts.DRAWN, seat=Seat(e.seat), cards=card_named(s, e.card))


def _summoned(s: State, seat: int, card: int, how: str, time: int = 0) -> str:
    host = card_named(s, s.on[card]) if s.on[card] >= 0 else ""
    template = (texts.SUMMONED_FOR if time else texts.SUMMONED)[how]
    return fill(template, seat=Seat(seat), card=card_named(s, card), host=host, time=time)


def _spent(s: State, amount: int) -> TimeSpent | None:
    """What a player spends in their turn by the counter's way; None if it goes another way.

    At the end of the gauge it has moved less than was spent (4.3).
    """
    now = s.agenda[-1] if s.agenda else None
    if now is None or now.what != "turn" or has_begun(s, now, "act") or abs(s.seats[s.active].time) == ev.SPACES:
        return None
    towards = amount if now.seat == s.active else -amount
    return TimeSpent(now.seat, -towards) if towards < 0 else None


def _changed(s: State, e: kernel_events.Changed) -> str:
    """Time that is won and lost, and what a Leader saves. A pass and the next turn tell where the counter goes."""
    if e.what == "leader":
        return fill(texts.LEADER, seat=Seat(e.seat), n=e.amount) if e.amount > 0 else ""
    now = s.agenda[-1] if s.agenda else None
    if e.what != "time" or now is None:
        return ""
    if now.what == "turn" and has_begun(s, now, "act"):  # ruling 16.1
        return texts.TURN_LOST
    if now.what != "effect" or now.memo[0].icon != "time" or not e.amount:
        return ""
    towards = e.amount if now.seat == s.active else -e.amount
    has_cause = now.card >= 0 and s.what[now.card] is not None
    by = card_named(s, now.card) if has_cause else ""
    if towards > 0:
        template = texts.GAINED_TIME_BY if has_cause else texts.GAINED_TIME
    else:
        template = texts.LOST_TIME_BY if has_cause else texts.LOST_TIME
    return fill(template, seat=Seat(now.seat), n=abs(towards), by=by)


def _is_again(s: State) -> bool:
    """Whether an ability happens for the second time."""
    return bool(s.agenda) and s.agenda[-1].what == "again"


def _resolved(s: State, e: kernel_events.AbilityResolved) -> str:
    """That an ability happens once more; what an ability does says where it comes from."""
    return fill(texts.HAPPENS_AGAIN, card=card_named(s, e.card)) if _is_again(s) else ""


def _aimed(s: State, e: ev.Aimed) -> str:
    if e.target >= 0:
        return fill(texts.ATTACKS_BATTLER, card=_battler(s, e.card), target=_battler(s, e.target))
    template = texts.ATTACKS_GUARDIANS if s.cards_in(e.victim, "guardians") else texts.ATTACKS_UNGUARDED
    return fill(template, card=card_named(s, e.card), seat=Seat(e.victim))


def _revealed(s: State, e: ev.GuardianRevealed) -> str:
    cards = {"attacker": card_named(s, e.attacker), "card": card_named(s, e.card)}
    if e.guarded >= 0:
        return fill(texts.MEETS_ON_QUEST, guarded=card_named(s, e.guarded), **cards)
    return fill(texts.MEETS_GUARDIAN, seat=Seat(e.seat), **cards)


def _fought(s: State, e: Fought) -> str:
    lost = e.card in e.destroyed, e.other in e.destroyed
    templates = {(True, True): texts.BOTH_LOST, (True, False): texts.LOST, (False, True): texts.WON}
    if e.victim >= 0:
        target = fill(texts.GUARDIAN_OF, seat=Seat(e.victim), card=card_named(s, e.other))
    else:
        target = _battler(s, e.other)
    numbers = {"strength": e.strength, "other_strength": e.other_strength}
    return fill(templates.get(lost, texts.FOUGHT), attacker=_battler(s, e.card), target=target, **numbers)


def _destroyed(s: State, e: CardsDestroyed) -> str:
    by = card_named(s, e.by) if e.by >= 0 else ""
    how = "" if e.how == "effect" and not by else e.how
    names = _many(s, e.cards) if len(e.cards) > 1 else Noun(_battler(s, e.cards[0]))
    return fill(texts.DESTROYED[how], cards=names, by=by)


def _altered(s: State, e: ev.CardsAltered) -> str:
    """Which cards are different now, and because of what."""
    is_guardian = s.where[e.cards[0]] in s.layout.of["resolving"]
    until = words.IN_BATTLE if is_guardian else words.THIS_TURN
    change = words.happened(e.effect, len(e.cards) > 1, until)
    template = texts.ALTERED if e.cards == (e.card,) else texts.TAPPED_BY.get(e.effect.icon, texts.ALTERED_BY)
    cards, by = cards_named(s, e.cards), card_named(s, e.card)
    return capital(fill(template, cards=cards, change=change, by=by))


def _cause(s: State, cards: Sequence[int]) -> str:
    """The other card by whose effect this happens, if there is one and this view knows it."""
    now = s.agenda[-1] if s.agenda else None
    is_effect = now is not None and now.what == "effect" and now.card not in (-1, *cards)
    return card_named(s, now.card) if is_effect and s.what[now.card] is not None else ""


def _cards_moved(s: State, e: CardsMoved) -> str:
    """What goes where without an event of its own. An eliminated player's cards leave in one line, which is told."""
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    if s.seats[end.seat].is_out:
        return ""
    by, cards = _cause(s, e.cards), _many(s, e.cards)
    fields = {"seat": Seat(end.seat), "cards": cards, "by": by, "n": len(e.cards)}
    match start.name, end.name:
        case "battlefield" | "pilots" | "quests" | "resolving" | "gone" | "under", "hand":
            return fill(texts.RETURNED_BY if by else texts.RETURNED, **fields)
        case "deck", "hand" if by and s.agenda[-1].seat != end.seat:
            return fill(texts.DRAWN_FOR_OPPONENT, **fields)
        case "deck", "hand":
            return fill(texts.DRAWN_BY if by else texts.DRAWN, **fields)
        case "discard", "hand":
            return fill(texts.TAKEN_BY if by else texts.TAKEN, **fields)
        case "extra", "hand" if by and len(e.cards) == 1 and s.what[e.cards[0]] is None:
            return fill(texts.DRAWN_UNSEEN_FROM_EXTRA_BY, **fields)
        case "extra", "hand":
            return fill(texts.DRAWN_FROM_EXTRA_BY if by else texts.DRAWN_FROM_EXTRA, **fields)
        case "hand", "discard" | "gone":
            return fill(texts.DISCARDED_BY if by else texts.DISCARDED, **fields)
        case "guardians", "discard" | "gone":
            return fill(texts.GUARDIANS_LOST_BY if by else texts.GUARDIANS_LOST, **fields)
        case "deck", "guardians":
            gained = count(len(e.cards), "guardian")
            return fill(texts.GUARDIANS_GAINED_BY if by else texts.GUARDIANS_GAINED, count=gained, **fields)
        case "deck", "discard" | "gone":
            return fill(texts.DISCARDED_FROM_DECK_BY if by else texts.DISCARDED_FROM_DECK, **fields)
        case "hand", "under":
            host = next((frame.card for frame in reversed(s.agenda) if frame.what == "enter"), -1)
            template = texts.PUT_UNDER if host >= 0 else texts.PUT_UNDER_NEW
            return fill(template, host=card_named(s, host) if host >= 0 else "", **fields)
    return ""


def _moved(s: State, e: kernel_events.CardMoved) -> str:
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    if not _has_line(s, f"{start.name} {end.name}"):
        return ""
    return _cards_moved(s, CardsMoved((e.card,), e.start, e.end, e.seat)) or moved(s, e)


def _attack_stopped(s: State, e: ev.AttackStopped) -> str:
    return fill(texts.ATTACK_STOPS, card=card_named(s, e.card), why=_stopping(s, e))


def _stopping(s: State, e: ev.AttackStopped) -> str:
    """Why an attack goes no further (7.2, 8.10, 13.2)."""
    under_way = {frame.what for frame in s.agenda if frame.card == e.card}
    if "clash" in under_way:
        return texts.TURN_IS_OVER
    return texts.NOTHING_TO_ATTACK if "attack" in under_way else texts.CANNOT_ATTACK


def _quest_completed(s: State, e: ev.QuestCompleted) -> str:
    template = texts.QUEST_COMPLETED if e.amount == 1 else texts.QUESTS_COMPLETED
    return fill(template, card=card_named(s, e.card), n=e.amount)


def _leaves_some(s: State, e: ev.AbilityFailed) -> bool:
    """Whether something of the row can happen all the same."""
    rows = [frame.memo for frame in s.agenda if frame.what in ("row", "again") and frame.card == e.card]
    is_all = bool(rows) and bool(e.lack.targets) and len(rows[-1].clauses) == 1
    return e.is_part and not is_all


TELLERS = {
    kernel_events.CardMoved: _moved,
    kernel_events.AbilityResolved: _resolved,
    kernel_events.Changed: _changed,
    kernel_events.AbilityVain: lambda s, e: fill(texts.NO_EFFECT, card=card_named(s, e.card), why=e.why),
    TurnCardDrawn: _turn_card_drawn,
    CardsMoved: _cards_moved,
    TimeSpent: lambda s, e: fill(texts.SPENT, seat=Seat(e.seat), n=e.amount),
    Summoned: lambda s, e: _summoned(s, e.seat, e.card, e.how, e.time),
    Played: lambda s, e: fill(texts.PLAYED_FOR, seat=Seat(e.seat), card=card_named(s, e.card), time=e.time),
    Fought: _fought,
    CardsDestroyed: _destroyed,
    ev.BattlerSummoned: lambda s, e: _summoned(s, e.seat, e.card, e.how),
    ev.ActionPlayed: lambda s, e: fill(texts.PLAYED, seat=Seat(e.seat), card=card_named(s, e.card)),
    ev.Aimed: _aimed,
    ev.AttackStopped: _attack_stopped,
    ev.GuardianRevealed: _revealed,
    ev.Battle: lambda s, e: _fought(s, Fought(*e, -1)),
    ev.BattlerDestroyed: lambda s, e: _destroyed(s, CardsDestroyed((e.card,), "" if e.by == e.card else e.how, e.by)),
    ev.CardsAltered: _altered,
    ev.DestructionAverted: lambda s, e: fill(texts.AVERTED[e.how], card=_battler(s, e.card)),
    ev.GuardianDestroyed: lambda s, e: fill(texts.GUARDIAN_DESTROYED, seat=Seat(e.seat), card=card_named(s, e.card)),
    ev.QuestBegun: lambda s, e: fill(texts.QUEST_BEGUN, card=card_named(s, e.battler)),
    ev.QuestCompleted: _quest_completed,
    ev.TapUsed: lambda s, e: fill(texts.USED, seat=Seat(e.seat), card=card_named(s, e.card)),
    ev.AbilityFailed: lambda s, e: fill(texts.NO_EFFECT, card=card_named(s, e.card), why=words.lacking(e.lack)),
    ev.NoGuardianLost: lambda s, e: fill(texts.NO_GUARDIAN_TO_LOSE, card=card_named(s, e.card), seat=Seat(e.player)),
    ev.Passed: lambda s, e: fill(texts.PASSED, seat=Seat(e.seat)),
    ev.PlayerEliminated: lambda s, e: fill(texts.OUT[e.reason], seat=Seat(e.seat)),
}
LOGGED = frozenset({*TELLERS, *SHARED_TELLERS})


# Warnings


def _will_fail(s: State, e: ev.AbilityFailed, seat: int) -> str:
    if e.seat != seat:
        return ""
    template = texts.WILL_PARTLY_HAVE_NO_EFFECT if _leaves_some(s, e) else texts.WILL_HAVE_NO_EFFECT
    return fill(template, card=s.what[e.card].name, why=words.lacking(e.lack))


def _will_be_in_vain(s: State, e: ev.NoGuardianLost, seat: int) -> str:
    return fill(texts.NO_GUARDIAN_TO_LOSE, card=s.what[e.card].name, seat=Seat(e.player)) if e.seat == seat else ""


def _will_be_destroyed(s: State, e: ev.BattlerDestroyed, seat: int) -> str:
    is_warned = e.seat == seat and e.how == "effect"
    return fill(texts.WILL_BE_DESTROYED, seat=Seat(seat), card=s.what[e.card].name) if is_warned else ""


def _will_return(s: State, e: kernel_events.CardMoved, seat: int) -> str:
    """What an ability sends home: not what gives its place to a transformed battler, nor what withdraws."""
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    is_sent = (start.name, start.seat, end.name) == ("battlefield", seat, "hand")
    if not is_sent or s.agenda[-1].what != "effect":
        return ""
    return fill(texts.WILL_RETURN, card=s.what[e.card].name)


def _will_stop(s: State, e: ev.AttackStopped, seat: int) -> str:
    return fill(texts.WILL_STOP, card=s.what[e.card].name, why=_stopping(s, e)) if e.seat == seat else ""


def _will_be_out(_s: State, e: ev.PlayerEliminated, seat: int) -> str:
    """Only an ability that draws eliminates the player who used it (ruling 16.2)."""
    return texts.WILL_BE_OUT if e.seat == seat else ""


def _will_be_worse(s: State, e: ev.CardsAltered, seat: int) -> str:
    mine = [s.what[card].name for card in e.cards if s.owner(card) == seat]
    if not mine or not words.is_harm(e.effect):
        return ""
    return fill(texts.WILL_CHANGE, seat=Seat(seat), cards=counted(mine), change=words.to_come(e.effect))


WARNERS = {
    ev.CardsAltered: _will_be_worse,
    ev.AbilityFailed: _will_fail,
    kernel_events.AbilityVain: will_do_nothing,
    ev.AttackStopped: _will_stop,
    ev.PlayerEliminated: _will_be_out,
    ev.NoGuardianLost: _will_be_in_vain,
    ev.BattlerDestroyed: _will_be_destroyed,
    kernel_events.CardMoved: _will_return,
}
