"""The log of Doctor Who: a line for each event, and several events of one action as one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from ...effects.binding import speaks_of_it
from ...effects.telling import laid
from ...effects.words import Clause
from ...kernel import events as kernel_events
from ...kernel.agenda import has_begun
from ...kernel.events import Step
from ...kernel.naming import card_named, cards_named, listed, signed
from ...kernel.notation import moved, removed
from ...kernel.notation import tell as line_of
from ...kernel.state import Frame, State
from ...kernel.template import Noun, Seat, fill
from . import events as ev
from . import texts
from .cards import Mode
from .deeds import USE, against, given, meant, mode_of, speaks_of
from .domain import ERAS, STRENGTH, barring, bars, bonus_zone, called, is_fresh, is_sided, side
from .laws import NO_ATTACK, NO_BONUS, NO_ROW
from .verbs import strength
from .words import altered

MOST_TOGETHER = 3  # cards that one line names


# Events that stand for several in one line


class HitTaken(NamedTuple):
    """A Hit took a Time card of `era`; `next` is the Time Zone of the one below, counted from 1, 0 for none. `card`
    makes it, or the words of `by` bring it, or an empty deck; `lost` is the Time Zone of the one before in the row."""

    seat: int
    card: int
    by: int
    lost: int
    next: int
    may_repeat: bool


class ValuesChanged(NamedTuple):
    """Values that `by` changed: (card, stat, value) for each."""

    by: int
    changes: tuple[tuple[int, str, int], ...]


class CardsTreated(NamedTuple):
    """The same happened to several cards: `event` is what happened to the last of them."""

    event: Any
    cards: tuple[int, ...]


# Lines


def _called(s: State, card: int) -> str:
    return called(s, card, card_named(s, card))


def _aimed_at(s: State, seat: int, card: int, target: int, is_subject: bool) -> str:
    """The target of a card that a player uses."""
    by = s.what[card].name if s.what[card] is not None and card != target else ""
    return called(s, target, card_named(s, target), seat, by, is_subject)


def _is_known(s: State, card: int) -> bool:
    return card >= 0 and s.what[card] is not None


def _cause(s: State, e: Any) -> str:
    """The card that did it, if it is another one that this view knows; else ""."""
    return card_named(s, e.by) if e.by != e.card and _is_known(s, e.by) else ""


def _list(s: State, cards: Sequence[int]) -> Noun:
    """Several cards as a field of a template, with whose they are where that must be told."""
    words = _called(s, cards[0]) if len(cards) == 1 else cards_named(s, cards)
    return Noun(words, is_plural=len(cards) > 1)


def _moved(s: State, e: kernel_events.CardMoved) -> str:
    """How a card came to a hand; nothing where another line tells it."""
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    if end.name == "hand" and start.name in ("past", "present", "future", "middle"):
        return ""
    last = s.agenda[-1] if s.agenda else None
    if last is None or (start.name, end.name) != ("deck", "hand"):
        return moved(s, e)
    fields = {"seat": Seat(e.seat), "card": card_named(s, e.card)}
    if last.what == "turn":
        is_bonus = has_begun(s, last, "draw_bonus")
        return fill(texts.DRAWS_BONUS if is_bonus else texts.DRAWS, **fields)
    if last.what == "clause" and _is_known(s, last.card):
        return fill(texts.DRAWS_BY, by=card_named(s, last.card), **fields)
    return fill(texts.DRAWS, **fields)


def _removed(s: State, e: kernel_events.CardRemoved) -> str:
    zone = s.layout.zones[s.where[e.card]]
    if zone.name == "hand":
        return fill(texts.RETURNED_BY, by=card_named(s, e.by), card=card_named(s, e.card), seat=Seat(zone.seat))
    return removed(s, e)


def _revealed(s: State, e: ev.TimeRevealed) -> str:
    """What the top Time card shows; also to a seat that a card denies a bonus Time Zone (4.4)."""
    zone = ("", *ERAS).index(s.what[e.card].era)
    if bars(s, NO_BONUS, e.seat):
        return fill(texts.TOP_TIME_CARD_IS, seat=Seat(e.seat), era=texts.ERAS[zone])
    return fill(texts.BONUS_ZONE_IS, seat=Seat(e.seat), zone=texts.ZONES[zone])


def _chosen(s: State, e: ev.ZoneChosen) -> str:
    template = texts.BONUS_ZONE_CHOSEN if e.is_bonus else texts.ZONE_CHOSEN
    return fill(template, seat=Seat(e.seat), zone=texts.ZONES[e.zone])


def _draw_barred(s: State, e: ev.DrawBarred) -> str:
    template = texts.BONUS_DRAW_STOPPED if e.is_bonus else texts.DRAW_STOPPED
    return fill(template, by=card_named(s, e.by), seat=Seat(e.seat))


def _deed_of(s: State, card: int) -> Frame | None:
    """What was announced of a card and waits."""
    return next((frame for frame in reversed(s.agenda) if frame.what == "deed" and frame.card == card), None)


def _announced(s: State, e: ev.SpecialUsed | ev.FlashPlayed) -> str:
    """On what it is used; of what cancels or prevents, what it answers."""
    deed = _deed_of(s, e.card)
    target = e.target if deed is None else meant(s, deed)
    fields = {"seat": Seat(e.seat), "card": card_named(s, e.card)}
    is_flash = isinstance(e, ev.FlashPlayed)
    if deed is not None and (answered := against(s, deed, card_named)):
        return fill(texts.FLASH_AGAINST if is_flash else texts.SPECIAL_AGAINST, target=answered, **fields)
    if target < 0:
        return fill(texts.FLASH if is_flash else texts.SPECIAL, **fields)
    fields["target"] = _aimed_at(s, e.seat, e.card, target, is_subject=True)
    effect = _effect(mode_of(s, deed)) if deed is not None else ""
    if effect:
        return fill(texts.FLASH_TO_CHANGE if is_flash else texts.SPECIAL_TO_CHANGE, effect=effect, **fields)
    return fill(texts.FLASH_ON if is_flash else texts.SPECIAL_ON, **fields)


def _is_change(clause: Clause) -> bool:
    """Whether a clause changes values by an amount that is printed."""
    return clause.word in ("lose", "gain") and clause.terms is None


def _effect(mode: Mode) -> str:
    """How the values of its target change: "+2 Energy", "+1/+1"; "" if they don't."""
    return ", ".join(
        _change(signed(clause.amount if clause.word == "gain" else -clause.amount), altered(clause))
        for at, clause in enumerate(mode.clauses)
        if _is_change(clause) and (at == mode.aim.at or speaks_of_it(clause))
    )


def _change(amount: str, stats: Sequence[str]) -> str:
    if tuple(stats) == STRENGTH:
        return fill(texts.STRENGTH, energy=amount, substance=amount)
    return fill(texts.CHANGE, amount=amount, stat=texts.STATS[stats[0]])


def _support_announced(s: State, e: ev.SupportAnnounced) -> str:
    deed = _deed_of(s, e.card)
    fields = {"card": card_named(s, e.card), "target": _aimed_at(s, e.seat, e.card, e.target, is_subject=False)}
    if deed is None:
        return fill(texts.SUPPORT_IN, stat=texts.STATS[e.stat], **fields)
    return fill(texts.SUPPORT, amount=given(s, deed), **fields)


def _cancelled(s: State, e: ev.AnswerCancelled) -> str:
    return fill(texts.CANCELLED, by=card_named(s, e.by), card=speaks_of(s, e.card, card_named(s, e.card)))


def is_cost(s: State, e: ev.CardSided) -> bool:
    """Whether it is Sided as the cost of a Special that has just been announced (5.6)."""
    deed = s.agenda[-1] if s.agenda else None
    return e.by < 0 and deed is not None and deed.what == "deed" and deed.memo.verb == USE and deed.card != e.card


def _sided(s: State, e: ev.CardSided, cards: Sequence[int] = ()) -> str:
    if is_cost(s, e):
        return fill(texts.COST_PAID, card=card_named(s, e.card), by=card_named(s, s.agenda[-1].card))
    if e.by < 0:
        return ""
    whom, by = _list(s, cards or (e.card,)), _cause(s, e)
    if ev.is_idle_time(s):
        return fill(texts.STAYED_IDLE_BY if by else texts.STAYED_IDLE, cards=whom, by=by)
    return fill(texts.SIDED_BY, cards=whom, by=card_named(s, e.by))


def _stood(s: State, e: ev.CardStood, cards: Sequence[int] = ()) -> str:
    if e.by < 0:
        return ""
    return fill(texts.STOOD_BY, by=card_named(s, e.by), cards=_list(s, cards or (e.card,)))


def _values(changes: Iterable[tuple[str, int]]) -> str:
    return ", ".join(fill(texts.ONE_VALUE, stat=texts.STATS[stat], value=value) for stat, value in changes)


def _value_changed(s: State, e: ev.ValueChanged) -> str:
    by = _cause(s, e)
    template = texts.VALUE_BY if by else texts.VALUE
    return fill(template, card=_called(s, e.card), values=_values([(e.stat, e.value)]), by=by)


def _values_changed(s: State, e: ValuesChanged) -> str:
    by_card: dict[int, dict[str, int]] = {}
    for card, stat, number in e.changes:
        by_card.setdefault(card, {})[stat] = number
    lines = [(_called(s, card), _values(changes.items())) for card, changes in by_card.items()]
    if len(lines) > 1:
        cards = ", ".join(fill(texts.VALUES_OF, card=card, values=values) for card, values in lines)
        return fill(texts.VALUES_BY, by=card_named(s, e.by), cards=cards)
    ((card, values),) = lines
    by = card_named(s, e.by) if e.by not in by_card and _is_known(s, e.by) else ""
    return fill(texts.VALUE_BY if by else texts.VALUE, card=card, values=values, by=by)


def _swapped(s: State, e: ev.ValuesSwapped) -> str:
    by = _cause(s, e)
    return fill(texts.SWAPPED_BY if by else texts.SWAPPED, card=card_named(s, e.card), by=by)


def _nothing(s: State, e: ev.NothingDone) -> str:
    if not _is_known(s, e.target):
        return ""
    template = texts.NO_EFFECT_AS_IT_IS if e.why in texts.ALREADY else texts.NO_EFFECT_ON
    return fill(template, target=_called(s, e.target), why=e.why)


def _destroyed(s: State, e: ev.CardDestroyed, cards: Sequence[int] = ()) -> str:
    whom = Noun(cards_named(s, cards or (e.card,)), is_plural=len(cards) > 1)
    if e.by == e.card:
        return fill(texts.DESTROYED_AT_ZERO, cards=whom)
    if e.by < 0:
        return fill(texts.LOST_COMBAT, card=card_named(s, e.card))
    by = _cause(s, e)
    return fill(texts.DESTROYED_BY if by else texts.DESTROYED, cards=whom, by=by)


def _shifted(s: State, e: ev.CardShifted) -> str:
    by = _cause(s, e)
    return fill(texts.MOVED_BY if by else texts.MOVES, card=card_named(s, e.card), zone=texts.ZONES[e.zone], by=by)


def _forgotten(s: State, e: ev.CardForgotten, cards: Sequence[int] = ()) -> str:
    by = _cause(s, e)
    whom = cards_named(s, cards or (e.card,))
    return fill(texts.DISCARDS_BY if by else texts.DISCARDS, seat=Seat(e.seat), cards=whom, by=by)


def _posed(s: State, e: ev.EpisodePosed) -> str:
    era = texts.ERAS[ERAS.index(s.layout.zones[s.where[e.card]].name) + 1]
    return fill(texts.EPISODE_PLAYED, seat=Seat(e.seat), card=card_named(s, e.card), solver=Seat(e.whose), era=era)


def _solved(s: State, e: ev.EpisodeSolved) -> str:
    card, by = card_named(s, e.card), _cause(s, e)
    if by:
        return fill(texts.EPISODE_SOLVED_BY, by=by, card=card)
    if not e.cards:
        return fill(texts.EPISODE_SOLVED, seat=Seat(e.seat), card=card)
    if len(e.cards) > MOST_TOGETHER:
        return fill(texts.EPISODE_SOLVED_WITH_MANY, seat=Seat(e.seat), card=card, amount=len(e.cards))
    return fill(texts.EPISODE_SOLVED_WITH, seat=Seat(e.seat), card=card, cards=cards_named(s, e.cards))


def _unsolved(s: State, e: ev.EpisodeUnsolved) -> str:
    template = texts.EPISODE_TAKES_EFFECT if e.is_first else texts.EPISODE_UNSOLVED
    return fill(template, card=card_named(s, e.card))


def _attacked(s: State, e: ev.AttackDeclared) -> str:
    template = texts.ATTACK_ON if e.target >= 0 else texts.ATTACK
    target = _called(s, e.target) if e.target >= 0 else ""
    return fill(template, seat=Seat(e.seat), card=card_named(s, e.card), target=target)


def _left(s: State, e: ev.AttackLeft) -> str:
    """No attack; where nobody could, which cards keep those from it who are Standing there and not fresh."""
    if e.could:
        return fill(texts.NO_ATTACK, seat=Seat(e.seat))
    return listed_sentences(_kept_from_attacking(s, e)) or fill(texts.NO_ATTACKER, seat=Seat(e.seat))


def listed_sentences(sentences: Sequence[str]) -> str:
    return " ".join(sentences)


def _kept_from_attacking(s: State, e: ev.AttackLeft) -> list[str]:
    if e.could:
        return []
    kept: dict[int, list[int]] = {}
    for card in side(s, e.seat):
        is_idle = not s.what[card].is_creature or is_sided(s, card) or is_fresh(s, card)
        if not is_idle and bars(s, NO_ATTACK, e.seat, card):
            kept.setdefault(barring(s, NO_ATTACK, e.seat, card), []).append(card)
    return [
        fill(texts.KEPT_FROM_ATTACKING, by=card_named(s, by), cards=cards_named(s, cards))
        for by, cards in kept.items()
        if by >= 0 and by not in cards
    ]


def _is_defender_told(s: State, e: ev.DefenderNamed) -> bool:
    """Whether the line of the attack has said who defends."""
    fight = next((frame.memo for frame in reversed(s.agenda) if frame.what == "combat"), None)
    return e.card >= 0 and fight is not None and fight.is_named and s.rulings["refusal"] == "no"


def _defended(s: State, e: ev.DefenderNamed) -> str:
    if e.card < 0:
        return fill(texts.DOES_NOT_DEFEND, seat=Seat(e.seat))
    return "" if _is_defender_told(s, e) else fill(texts.DEFENDS, seat=Seat(e.seat), card=card_named(s, e.card))


def _strength(s: State, card: int) -> str:
    energy, substance = strength(s, card)
    return fill(texts.STRENGTH, energy=energy, substance=substance)


def _won(s: State, e: ev.CombatWon) -> str:
    return fill(
        texts.COMBAT_WON,
        card=_called(s, e.card), values=_strength(s, e.card),
        loser=_called(s, e.loser), others=_strength(s, e.loser),
    )  # fmt: skip


def _drawn(s: State, e: ev.CombatDrawn) -> str:
    return fill(texts.DRAW, values=_strength(s, e.card), others=_strength(s, e.target))


def _broken(s: State, e: ev.CombatBroken) -> str:
    """Which main combatants are gone, of those that this view knows; and what becomes of one that is still there."""
    gone = [card_named(s, card) for card in (e.gone, e.other) if _is_known(s, card)]
    if not gone:
        return texts.COMBAT_ENDED
    fight = next((frame for frame in reversed(s.agenda) if frame.what == "combat"), None)
    mains = () if fight is None else (fight.card, fight.memo.defender)
    left = [card_named(s, card) for card in mains if card >= 0 and card not in (e.gone, e.other)]
    if left:
        return fill(texts.LEFT_COMBAT_OTHER_SIDED, cards=listed(gone), other=left[0])
    return fill(texts.LEFT_COMBAT, cards=listed(gone))


def _threatened(s: State, e: ev.HitThreatened) -> str:
    """Who makes a Hit, or what brings it."""
    if e.card < 0 and e.by < 0:
        return fill(texts.HIT_COMES_DECK, seat=Seat(e.seat))
    return fill(texts.HIT_COMES_BY, card=card_named(s, e.card if e.card >= 0 else e.by), seat=Seat(e.seat))


def _time_lost(s: State, e: ev.TimeLost) -> str:
    era = texts.ERAS[ERAS.index(s.what[e.card].era) + 1]
    return fill(texts.TIME_LOST, seat=Seat(e.seat), era=era)


def _hit_taken(s: State, e: HitTaken) -> str:
    by = e.card if e.card >= 0 else e.by
    if e.card >= 0 and not e.lost:
        onward, again, last = texts.HIT_UNBLOCKED, texts.HIT_UNBLOCKED_AND_AGAIN, texts.HIT_UNBLOCKED_LAST
    elif e.card >= 0:
        onward, again, last = texts.HIT_AGAIN, texts.HIT_AGAIN_AND_AGAIN, texts.HIT_AGAIN_LAST
    elif by >= 0:
        onward, again, last = texts.HIT_BY, texts.HIT_BY, texts.HIT_BY_LAST
    else:
        onward, again, last = texts.HIT_BY_DECK, texts.HIT_BY_DECK, texts.HIT_BY_DECK_LAST
    template = last if not e.next else again if e.may_repeat else onward
    return fill(
        template,
        card=card_named(s, by) if by >= 0 else "", seat=Seat(e.seat), other=Seat(1 - e.seat), era=texts.ERAS[e.next],
    )  # fmt: skip


def _treated(s: State, e: CardsTreated) -> str:
    return _OF_SEVERAL[type(e.event)](s, e.event, e.cards)


_OF_SEVERAL: dict[type, Callable[..., str]] = {
    ev.CardSided: _sided,
    ev.CardStood: _stood,
    ev.CardDestroyed: _destroyed,
    ev.CardForgotten: _forgotten,
}

TELLERS = {
    kernel_events.ModifierLaid: laid,
    kernel_events.CardMoved: _moved,
    kernel_events.CardRemoved: _removed,
    ev.TimeRevealed: _revealed,
    ev.ZoneChosen: _chosen,
    ev.CardSided: _sided,
    ev.CardStood: _stood,
    ev.CardsHeld: lambda s, e: fill(texts.KEPT_SIDED, by=card_named(s, e.by), cards=cards_named(s, e.cards)),
    ev.DrawBarred: _draw_barred,
    ev.SpecialUsed: _announced,
    ev.FlashPlayed: _announced,
    ev.SupportAnnounced: _support_announced,
    ev.AnswerCancelled: _cancelled,
    ev.ValueChanged: _value_changed,
    ev.ValuesSwapped: _swapped,
    ev.NothingDone: _nothing,
    ev.CardDestroyed: _destroyed,
    ev.CardShifted: _shifted,
    ev.PlayGranted: lambda s, e: fill(texts.PLAY_GRANTED, seat=Seat(e.seat), amount=e.amount),
    ev.TurnGranted: lambda s, e: fill(texts.TURN_GRANTED, seat=Seat(e.seat)),
    ev.CardForgotten: _forgotten,
    ev.EpisodePosed: _posed,
    ev.EpisodeSolved: _solved,
    ev.EpisodeUnsolved: _unsolved,
    ev.CombatAnnounced: lambda s, e: fill(texts.COMBAT_BEGINS, seat=Seat(e.seat)),
    ev.AttackDeclared: _attacked,
    ev.AttackLeft: _left,
    ev.DefenderNamed: _defended,
    ev.CombatWon: _won,
    ev.CombatDrawn: _drawn,
    ev.CombatBroken: _broken,
    ev.HitThreatened: _threatened,
    ev.HitPrevented: lambda s, e: fill(texts.HIT_PREVENTED, seat=Seat(e.seat)),
    ev.TimeLost: _time_lost,
    HitTaken: _hit_taken,
    ValuesChanged: _values_changed,
    CardsTreated: _treated,
}

# Several events as one line


def log_steps(story: Sequence[Step]) -> list[Step | None]:
    """What the log tells at each step of an action; see `notation.log_steps`."""
    told: list[Step | None] = [None if is_left_out(step, story, at) else step for at, step in enumerate(story)]
    for at, step in enumerate(story):
        if isinstance(step.event, ev.TimeLost):
            told[at] = _hit_step(story, at)
    return _joined(told)


def is_left_out(step: Step, story: Sequence[Step], at: int) -> bool:
    """Whether another line or the table tells this: what did not happen, and steps that are the same every turn."""
    event, s = step
    match event:
        case ev.CombatAnnounced() | ev.HitThreatened():
            return True
        case kernel_events.CardMoved():
            return _is_routine_draw(s, event)
        case ev.AttackLeft():
            return not _kept_from_attacking(s, event)
        case ev.DefenderNamed():
            return event.card < 0 or _is_defender_told(s, event)
        case ev.EpisodeUnsolved():
            return not event.is_first
        case ev.TimeRevealed():
            return s.turn == 0 or _is_after(story, at, ev.TimeLost)
        case ev.CardDestroyed():
            return event.by < 0 and _is_after(story, at, ev.CombatWon)
        case ev.ValueChanged():
            return _is_as_announced(story, at) or _is_by_aim(s, event)
    return False


def _is_by_aim(s: State, e: ev.ValueChanged) -> bool:
    """Whether a value changed as the line of the Special or Flash card has said."""
    aimed = next((frame for frame in reversed(s.agenda) if frame.what == "aimed" and frame.card == e.by), None)
    return aimed is not None and aimed.memo[1] == e.card and _is_change(aimed.memo[0])


def _is_routine_draw(s: State, e: kernel_events.CardMoved) -> bool:
    """Whether it is the card of the draw step (4.5): there is one in every turn."""
    last = s.agenda[-1] if s.agenda else None
    is_step = last is not None and last.what == "turn" and not has_begun(s, last, "draw_bonus")
    return is_step and (s.layout.zones[e.start].name, s.layout.zones[e.end].name) == ("deck", "hand")


def _is_after(story: Sequence[Step], at: int, kind: type) -> bool:
    return any(isinstance(step.event, kind) for step in story[:at])


def _is_as_announced(story: Sequence[Step], at: int) -> bool:
    """Whether a value changed by Support, as its line has said."""
    event = story[at].event
    given = (step.event for step in story[:at] if isinstance(step.event, ev.SupportGiven))
    return any((one.card, one.target) == (event.by, event.card) for one in given)


def _hit_step(story: Sequence[Step], at: int) -> Step:
    """The Hit that took this Time card, with what lies under it."""
    event, s = story[at]
    hit = next((frame for frame in reversed(s.agenda) if frame.what == "hit"), None)
    if hit is None:
        return story[at]
    lost = ERAS.index(s.what[event.card].era) + 1
    below = next((step for step in story[at:] if isinstance(step.event, ev.TimeRevealed)), None)
    state = below.state if below is not None else s
    after = bonus_zone(state, event.seat) if below is not None else 0
    is_row = hit.memo.is_row and hit.card >= 0 and not bars(state, NO_ROW, event.seat)
    return Step(HitTaken(event.seat, hit.card, hit.memo.by, hit.memo.lost, after, is_row and after == lost), state)


def _joined(told: Sequence[Step | None]) -> list[Step | None]:
    """Steps of one kind and cause, with nothing told between them, as one."""
    out = list(told)
    group: list[int] = []
    for at, step in enumerate(told):
        if step is None:
            continue
        kind = _kind(step)
        if group and kind is not None and kind == _kind(told[group[-1]]) and len(group) < MOST_TOGETHER:
            out[group[-1]] = None
            group.append(at)
            out[at] = _together([told[one] for one in group])
        elif kind is not None:
            group = [at]
        elif group and line_of(*reversed(step)):
            group = []
    return out


def _kind(step: Step) -> tuple | None:
    """What makes events one line: their kind and cause; None for those that stand alone."""
    event, s = step
    match event:
        case ev.ValueChanged():
            return (ev.ValueChanged, event.by) if event.by >= 0 else None
        case ev.CardSided():
            return (ev.CardSided, event.by) if event.by >= 0 and not ev.is_idle_time(s) else None
        case ev.CardStood():
            return (ev.CardStood, event.by) if event.by >= 0 else None
        case ev.CardForgotten():
            return ev.CardForgotten, event.seat, event.by
        case ev.CardDestroyed():
            cause = event.by if event.by != event.card else None
            return (ev.CardDestroyed, cause) if event.by >= 0 else None
    return None


def _together(steps: Sequence[Step]) -> Step:
    events, state = [step.event for step in steps], steps[-1].state
    if isinstance(events[0], ev.ValueChanged):
        changes = tuple((event.card, event.stat, event.value) for event in events)
        return Step(ValuesChanged(events[0].by, changes), state)
    return Step(CardsTreated(events[-1], tuple(event.card for event in events)), state)
