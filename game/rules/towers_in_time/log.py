"""The log: one line for each thing that happens, and the steps of an action that become one line.

Numbers (4.6) are sections of RULES.md.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from ...effects.telling import laid
from ...kernel import events as kernel_events
from ...kernel import texts as kernel_texts
from ...kernel.events import Step
from ...kernel.modifiers import ADD, GRANT, Modifier
from ...kernel.naming import card_named, printed_name
from ...kernel.notation import moved
from ...kernel.state import Frame, State
from ...kernel.template import Seat, fill
from . import events as ev
from . import texts
from .domain import fighters, is_able
from .fight import combat_frame, defended, defenders
from .glyphs import has
from .naming import noun, nouns

MOST_WORDS = 12  # of a line
DAMAGE_WORDS, LOSS_WORDS = 6, 3  # of the lines about damage and death, besides the names of cards


# Events of the log alone: each stands for several steps


class CardEntered(NamedTuple):
    """A card came into play on `host`, from the shields if it `is_pulled`, and then perhaps to limbo (-1)."""

    seat: int
    card: int
    host: int
    is_pulled: bool = False


class SpellPaid(NamedTuple):
    """A spell was cast and paid for, from the shields if it `is_pulled`; it `cancels` the spell that is its target."""

    seat: int
    card: int
    target: int
    is_pulled: bool = False
    cancels: bool = False


class CardsDrawn(NamedTuple):
    seat: int
    cards: tuple[int, ...]


class CardsHurt(NamedTuple):
    """These took the same damage, from the card `by` or from blows (-1)."""

    cards: tuple[int, ...]
    amount: int
    is_killed: bool
    by: int = -1


class CardShotDown(NamedTuple):
    """A shot that was not answered hit its target."""

    card: int
    target: int
    amount: int
    is_killed: bool


class ModifiersLaid(NamedTuple):
    """A card gives the same cards several bonuses for as long."""

    first: kernel_events.ModifierLaid
    others: tuple[Modifier, ...]


class CardMended(NamedTuple):
    """Damage was healed, and perhaps the card saved by that."""

    card: int
    amount: int
    is_saved: bool
    is_regenerated: bool


class CardsRecalled(NamedTuple):
    """These returned to the limbo of their owner, `seat`, with nothing on them."""

    seat: int
    cards: tuple[int, ...]


class CardsLost(NamedTuple):
    """These left play together: they died, or were destroyed by the card `by` (-1 for none).

    `others` lay on the only one and went with it.
    """

    cards: tuple[int, ...]
    others: tuple[int, ...]
    is_dead: bool
    by: int = -1


# Lines


def _moved(s: State, e: kernel_events.CardMoved) -> str:
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    match start.name, end.name:
        case "deck", "hand":
            is_routine = s.agenda[-1].what == "turn" and s.what[e.card] is None  # 4.4
            return "" if is_routine else _drawn(s, CardsDrawn(e.seat, (e.card,)))
        case "hand", "limbo":
            return fill(texts.TO_LIMBO, seat=Seat(e.seat), card=card_named(s, e.card))
        case "shields", "limbo":
            return fill(texts.COMES_TO_LIMBO, card=noun(s, e.card))
        case "deck", "shields":
            return fill(texts.GAINS_SHIELD, seat=Seat(end.seat), card=card_named(s, e.card))
    return moved(s, e)


def _drawn(s: State, e: CardsDrawn) -> str:
    return fill(texts.DRAWS, seat=Seat(e.seat), cards=nouns(s, e.cards))


def _transported(s: State, e: ev.CardTransported) -> str:
    """Over the table; the log tells it as `CardEntered`."""
    if e.is_pulled and e.host >= 0:
        return fill(texts.COMES_INTO_PLAY, card=noun(s, e.card), host=card_named(s, e.host))
    return _entered(s, CardEntered(e.seat, e.card, e.host))


def _entered(s: State, e: CardEntered) -> str:
    fields = {"seat": Seat(e.seat), "card": card_named(s, e.card), "host": card_named(s, e.host)}
    if e.is_pulled:
        return fill(texts.PULLS if e.host >= 0 else texts.PULLS_INTO_LIMBO, **fields)
    if e.host < 0:
        return fill(texts.PLAYS_SOURCE, **fields)
    return fill(texts.TRANSPORTS, **fields)


def _cast(s: State, e: ev.SpellCast) -> str:
    """Over the table; the log tells it as `SpellPaid`."""
    return _spell_paid(s, SpellPaid(e.seat, e.card, e.target))


def _spell_paid(s: State, e: SpellPaid) -> str:
    fields = {"seat": Seat(e.seat), "card": card_named(s, e.card)}
    if e.cancels:
        return fill(texts.CANCELS, target=card_named(s, e.target), **fields)
    if e.target < 0:
        return fill(texts.CASTS_SHIELD if e.is_pulled else texts.CASTS, **fields)
    return fill(texts.CASTS_SHIELD_ON if e.is_pulled else texts.CASTS_ON, target=card_named(s, e.target), **fields)


def _pays(s: State, e: ev.TemperPaid) -> str:
    return fill(texts.PAYS, seat=Seat(e.seat), card=card_named(s, e.card), payers=nouns(s, e.payers))


def _spell_ends(s: State, e: ev.SpellEnded) -> str:
    if not e.why:
        return fill(texts.SPELL_DROPPED, seat=Seat(e.seat), card=card_named(s, e.card))
    if e.why == texts.WHY_DISPELLED:
        return fill(texts.SPELL_DISPELLED, card=noun(s, e.card))
    return fill(texts.SPELL_ENDS, card=noun(s, e.card), why=e.why)


def _used(s: State, e: ev.AbilityUsed) -> str:
    if e.target < 0:
        return fill(texts.USES, seat=Seat(e.seat), card=card_named(s, e.card))
    return fill(texts.USES_ON, seat=Seat(e.seat), card=card_named(s, e.card), target=card_named(s, e.target))


def _hurt(s: State, e: ev.DamageDealt) -> str:
    return _cards_hurt(s, CardsHurt((e.card,), e.amount, False, e.by))


def _cards_hurt(s: State, e: CardsHurt) -> str:
    cards = nouns(s, e.cards)
    if e.by not in (-1, *e.cards):
        if len(e.cards) > 1:
            text = texts.DEALS_LETHAL_DAMAGE_EACH if e.is_killed else texts.DEALS_DAMAGE_EACH
        else:
            text = texts.DEALS_LETHAL_DAMAGE if e.is_killed else texts.DEALS_DAMAGE
        return fill(text, by=noun(s, e.by), n=e.amount, cards=cards)
    if len(e.cards) > 1:
        return fill(texts.EACH_TAKE_LETHAL_DAMAGE if e.is_killed else texts.EACH_TAKE_DAMAGE, cards=cards, n=e.amount)
    return fill(texts.TAKES_LETHAL_DAMAGE if e.is_killed else texts.TAKES_DAMAGE, card=cards, n=e.amount)


def _shot_down(s: State, e: CardShotDown) -> str:
    text = texts.SHOOTS_DEAD if e.is_killed else texts.SHOOTS_FOR
    return fill(text, card=noun(s, e.card), target=card_named(s, e.target), n=e.amount)


def _killed(s: State, e: ev.CardKilled) -> str:
    if e.by in (-1, e.card):
        return fill(texts.KILLED, card=noun(s, e.card))
    return fill(texts.KILLED_BY, card=card_named(s, e.card), by=noun(s, e.by))


def _mended(s: State, e: CardMended) -> str:
    if e.is_regenerated:
        return fill(texts.REGENERATES, card=noun(s, e.card))
    return fill(texts.HEALS_AND_LIVES if e.is_saved else texts.HEALS, card=noun(s, e.card), n=e.amount)


def _fallen(s: State, e: ev.CardFallen) -> str:
    return _cards_lost(s, lost(s, e))


def lost(s: State, e: ev.CardFallen) -> CardsLost:
    """How a card leaves play, and what goes with it, in the state before it does."""
    situation, is_source = s.cards[e.card], s.what[e.card].kind == "source"
    hung = [card for card in s.load.get(e.card, ()) if not s.what[card].level] if is_source else s.laden(e.card)
    is_dead = situation is not None and bool(situation.fate)
    return CardsLost((e.card,), tuple(hung), is_dead, -1 if is_dead or e.by == e.card else e.by)


def _cards_lost(s: State, e: CardsLost) -> str:
    cards = nouns(s, e.cards)
    fields: dict = {"card" if e.others else "cards": cards}
    if e.others:
        fields["others"] = nouns(s, e.others)
    if e.by >= 0:
        return fill(texts.DESTROYED_BY_WITH if e.others else texts.DESTROYED_BY, by=noun(s, e.by), **fields)
    if e.is_dead:
        return fill(texts.DIES_WITH if e.others else texts.DIES, **fields)
    return fill(texts.DESTROYED_WITH if e.others else texts.DESTROYED, **fields)


def _recalled(s: State, e: ev.CardRecalled) -> str:
    """What lies on it is discarded (2.13)."""
    hung = s.laden(e.card)
    if not hung:
        return _cards_recalled(s, CardsRecalled(e.seat, (e.card,)))
    return fill(texts.RECALLED_WITH, card=noun(s, e.card), seat=Seat(e.seat), others=nouns(s, hung))


def _cards_recalled(s: State, e: CardsRecalled) -> str:
    return fill(texts.RECALLED, cards=nouns(s, e.cards), seat=Seat(e.seat))


def _defended(s: State, e: ev.DefendersNamed) -> str:
    """Among several who could, the log tells only that nobody has done so (14.3), and not of each."""
    if not e.defenders:
        return _undefended(s, e.seat)
    fields = {"seat": Seat(e.seat), "defenders": nouns(s, e.defenders)}
    if e.whose == e.seat or len(defended(s)) == 1:
        return fill(texts.DEFENDS, **fields)
    return fill(texts.DEFENDS_FOR, whose=Seat(e.whose), **fields)


def _undefended(s: State, seat: int) -> str:
    """That there is no defender; why there could be none, for a player who was not asked (10.2)."""
    combat = combat_frame(s)
    asked = defended(s) if combat is not None else []
    is_one = len(asked) == 1
    is_last = is_one or all([frame.what != "defend" for frame in s.agenda])
    if combat is None or combat.memo.sent or not is_last:
        return ""
    if any([defenders(s, one) for one in asked]):
        return fill(texts.DOES_NOT_DEFEND, seat=Seat(seat)) if is_one else texts.NO_ONE_DEFENDS
    why = _why_undefended(s, asked)
    return fill(texts.CANNOT_DEFEND[why], seat=Seat(seat)) if is_one else texts.NO_ONE_CAN_DEFEND[why]


def _why_undefended(s: State, seats: Sequence[int]) -> str:
    there = [card for seat in seats for card in fighters(s, seat)]
    if any([is_able(s, card) for card in there]):
        return "spent flyers" if any([has(s, card, "fly") and not is_able(s, card) for card in there]) else "flyers"
    return "spent" if there else "none"


def _scored(s: State, e: ev.PointsScored) -> str:
    """How many points there are now, or how many shields fall by them (12.2)."""
    fields = {"seat": Seat(e.seat), "n": e.amount, "whose": Seat(e.whose)}
    now = s.seats[e.whose].points + e.amount
    fallen = min(now // ev.A_SHIELD, len(s.cards_in(e.whose, "shields")))
    if fallen:
        return fill(texts.SCORES_SHIELDS, fallen=fallen, **fields)
    return fill(texts.SCORES, now=now, needed=ev.A_SHIELD, **fields)


def have_all_passed(s: State) -> bool:
    """Whether a turn ends by 4.6. If not, one of two players has passed three times in a row (4.7)."""
    return all([leaf.passes for leaf in s.seats if not leaf.is_out])


def _ended(s: State, e: ev.TurnEnded) -> str:
    return texts.ALL_PASSED if have_all_passed(s) else fill(texts.PASSED_THREE_TIMES, seat=Seat(e.seat))


def _no_effect(s: State, e: kernel_events.AbilityVain) -> str:
    text = kernel_texts.PARTLY_NO_EFFECT if e.is_part else kernel_texts.NO_EFFECT
    return fill(text, card=noun(s, e.card), why=e.why)


def _shed(s: State, e: ev.CardShed) -> str:
    return fill(texts.DISCARDS, seat=Seat(e.seat), card=card_named(s, e.card))


TELLERS = {
    kernel_events.ModifierLaid: laid,
    ModifiersLaid: lambda s, e: laid(s, e.first, e.others),
    kernel_events.AbilityVain: _no_effect,
    kernel_events.CardMoved: _moved,
    CardEntered: _entered,
    SpellPaid: _spell_paid,
    CardsDrawn: _drawn,
    CardsHurt: _cards_hurt,
    CardShotDown: _shot_down,
    CardMended: _mended,
    CardsLost: _cards_lost,
    CardsRecalled: _cards_recalled,
    ev.HandRedrawn: lambda s, e: fill(texts.NEW_HAND, seat=Seat(e.seat)),
    ev.NothingDrawn: lambda s, e: fill(texts.DECK_EMPTY, seat=Seat(e.seat)),
    ev.DomainsRevealed: lambda s, e: texts.DOMAINS_REVEALED,
    ev.CardTransported: _transported,
    ev.TemperPaid: _pays,
    ev.SpellCast: _cast,
    ev.SpellEnded: _spell_ends,
    ev.SpellCancelled: lambda s, e: fill(texts.SPELL_CANCELLED, card=noun(s, e.card)),
    ev.AbilityUsed: _used,
    ev.CardRearranged: lambda s, e: fill(
        texts.MOVES, seat=Seat(e.seat), card=card_named(s, e.card), host=card_named(s, e.host)
    ),
    ev.CardShot: lambda s, e: fill(texts.SHOOTS, card=noun(s, e.card), target=card_named(s, e.target)),
    ev.CardParalyzed: lambda s, e: fill(texts.PARALYZES, card=noun(s, e.card), target=card_named(s, e.target)),
    ev.CardsTaxed: lambda s, e: fill(texts.TAXES, card=noun(s, e.card), targets=nouns(s, e.targets)),
    ev.CardsStraightened: lambda s, e: fill(texts.STRAIGHTENS, card=noun(s, e.card), targets=nouns(s, e.targets)),
    ev.CardRegenerated: lambda s, e: fill(texts.REGENERATES, card=noun(s, e.card)),
    ev.DamageDealt: _hurt,
    ev.DamageTurned: lambda s, e: fill(texts.NO_DAMAGE, cards=noun(s, e.card), by=card_named(s, e.by)),
    ev.DamageTaken: lambda s, e: fill(texts.HEALS, card=noun(s, e.card), n=e.amount),
    ev.CardKilled: _killed,
    ev.CardSaved: lambda s, e: fill(texts.SAVED, card=noun(s, e.card)),
    ev.CardFallen: _fallen,
    ev.CardRecalled: _recalled,
    ev.AttackDeclared: lambda s, e: fill(texts.ATTACKS, seat=Seat(e.seat), attackers=nouns(s, e.attackers)),
    ev.DefendersNamed: _defended,
    ev.ShieldsChosen: lambda s, e: fill(texts.ATTACKS_SHIELDS, seat=Seat(e.seat), whose=Seat(e.whose)),
    ev.HandedOver: lambda s, e: fill(texts.PASSES, seat=Seat(e.seat)),
    ev.PointsScored: _scored,
    ev.ShieldFell: lambda s, e: fill(texts.SHIELD_FALLS, seat=Seat(e.seat), card=card_named(s, e.card)),
    ev.ShieldPulled: lambda s, e: fill(texts.PULLS, seat=Seat(e.seat), card=card_named(s, e.card)),
    ev.CardLanded: lambda s, e: fill(texts.LANDS, card=noun(s, e.card)),
    ev.PlayerPassed: lambda s, e: fill(texts.PASSES, seat=Seat(e.seat)),
    ev.TurnEnded: _ended,
    ev.PlayerBanished: lambda s, e: fill(texts.BANISHED, seat=Seat(e.seat)),
    ev.CardShed: _shed,
}


# Steps that become one line


def log_steps(story: Sequence[Step]) -> list[Step | None]:
    """For each step of an action the one that the log tells there, or None."""
    logged: list[Step | None] = list(story)
    told = [at for at, step in enumerate(story) if not _is_silent(step)]
    _combine_costs(story, told, logged)
    for run in _runs(story, told):
        kind = type(story[run[0]].event)
        if kind is kernel_events.CardMoved:
            cards = tuple([story[at].event.card for at in run])
            _put(logged, run, [(run, CardsDrawn(story[run[0]].event.seat, cards))])
        elif kind is ev.CardRecalled:
            cards = tuple([story[at].event.card for at in run])
            _put(logged, run, [(run, CardsRecalled(story[run[0]].event.seat, cards))])
        elif kind is kernel_events.ModifierLaid:
            first, *others = [story[at].event for at in run]
            _put(logged, run, [(run, ModifiersLaid(first, tuple([one.lasting.modifier for one in others])))])
        elif kind is ev.CardFallen:
            _put(logged, run, _losses(story, run))
        else:
            _put(logged, run, _hurts(story, run))
    _combine_shots(story, told, logged)
    _combine_healing(story, told, logged)
    kinds = {type(step.event) for step in story}
    return [None if step is None or _is_implied(step, kinds) else step for step in logged]


def _is_implied(step: Step, kinds: Collection[type]) -> bool:
    """Whether other steps of the action, of these kinds, say it as well, or why nobody was asked says nothing new."""
    event, s = step
    match event:
        case ev.PlayerPassed():
            return ev.TurnEnded in kinds
        case ev.HandedOver():
            return ev.CombatEnded in kinds or not event.is_end
        case ev.DomainsRevealed():
            return True  # the table announces it
        case ev.DefendersNamed(defenders=()):
            asked = defended(s) if combat_frame(s) is not None else []
            is_choice = any([defenders(s, one) for one in asked])
            return not is_choice and _why_undefended(s, asked) in ("spent", "none")
    return False


def _is_silent(step: Step) -> bool:
    """Whether a step has no line, and parts none that belong together."""
    event, zones = step.event, step.state.layout.zones
    if isinstance(event, kernel_events.CardMoved):
        is_recalled = zones[event.start].name in ("towers", "gear", "adrift") and zones[event.end].name == "limbo"
        return is_recalled or zones[event.end].name in ("discard", "gone", "adrift", "towers", "gear")
    return isinstance(event, kernel_events.CardChanged | kernel_events.Changed)


def _put(logged: list[Step | None], run: Sequence[int], lines: Sequence[tuple[Sequence[int], NamedTuple]]) -> None:
    """Log these events instead of a run of steps, each where the last of its own steps was."""
    steps = {at: logged[at] for at in run}
    for at in run:
        logged[at] = None
    for own, event in lines:
        step = steps[own[-1]]
        if step is not None:
            logged[own[-1]] = step._replace(event=event)


# What came into play, and how it was paid


def _deed(s: State, card: int) -> Frame | None:
    """The action of that card which waits on the agenda."""
    return next((frame for frame in reversed(s.agenda) if frame.what == "deed" and frame.card == card), None)


def _paid_for(s: State, seat: int, card: int, deed: Frame) -> SpellPaid:
    """A spell that waits on the agenda, with the one that it cancels as its target."""
    if deed.memo.verb == "cancel":
        return SpellPaid(seat, card, s.agenda[s.agenda.index(deed) - 2].card, cancels=True)
    return SpellPaid(seat, card, deed.memo.target)


def _combine_costs(story: Sequence[Step], told: Sequence[int], logged: list[Step | None]) -> None:
    """A card is logged when it has been paid for; a spell even before it happens."""
    paid: dict[int, int] = {}
    pulled: dict[int, int] = {}
    for at in told:
        event, s = story[at]
        match event:
            case kernel_events.CardMoved():
                ways = tuple([s.layout.zones[zone].name for zone in (event.start, event.end)])
                if ways == ("hand", "limbo") and (not s.turn or s.agenda[-1].what != "act"):
                    logged[at] = None  # on its way into play, or turned up with all others (3.6)
                elif ways == ("shields", "limbo") and event.card in pulled:
                    logged[pulled.pop(event.card)] = None
                    logged[at] = Step(CardEntered(event.seat, event.card, -1, True), s)
            case ev.TemperPaid():
                paid[event.card] = at
            case ev.ShieldPulled():
                pulled[event.card] = at
            case ev.CardTransported():
                before = paid.pop(event.card, pulled.pop(event.card, -1))
                if before >= 0:
                    logged[before] = None
                logged[at] = Step(CardEntered(event.seat, event.card, event.host, event.is_pulled), s)
            case ev.SpellCast():
                _combine_spell(story, told, logged, at, pulled.pop(event.card, -1))
            case ev.CardRegenerated() if event.card in paid:
                logged[paid.pop(event.card)] = None
    for card, at in paid.items():
        event, s = story[at]
        deed = _deed(s, card)
        is_cast = deed is not None and deed.memo.verb in ("cast", "cancel")
        if logged[at] is not None and is_cast and s.agenda[s.agenda.index(deed) - 1].what != "shields left":
            logged[at] = Step(_paid_for(s, event.seat, card, deed), s)


def _combine_spell(story: Sequence[Step], told: Sequence[int], logged: list[Step | None], at: int, pulled: int) -> None:
    """A spell that still has to be paid for is logged later."""
    event, s = story[at]
    if pulled >= 0:
        logged[pulled] = None
        logged[at] = Step(SpellPaid(event.seat, event.card, event.target, True), s)
        return
    payment = next(
        (n for n in told if n > at and isinstance(story[n].event, ev.TemperPaid) and story[n].event.card == event.card),
        -1,
    )
    if payment >= 0:
        logged[at] = None
        paid = story[payment].state
        deed = _deed(paid, event.card)
        line = SpellPaid(event.seat, event.card, event.target) if deed is None else _paid_for(paid, *event[:2], deed)
        logged[payment] = Step(line, paid)
    elif s.what[event.card].cost or s.what[event.card].is_variable:
        logged[at] = None


# What happens to several cards at once


def _runs(story: Sequence[Step], told: Sequence[int]) -> Iterator[list[int]]:
    """Steps in a row that draw for one seat, hurt and kill, or take cards out of play."""
    run: list[int] = []
    for at in told:
        sort = _sort(story[at])
        if run and sort != _sort(story[run[0]]):
            yield run
            run = []
        if sort is not None:
            run.append(at)
    if run:
        yield run


def _sort(step: Step) -> tuple | None:
    """What steps of one run have in common; None for those of no run."""
    event, s = step
    match event:
        case kernel_events.CardMoved():
            names = tuple([s.layout.zones[zone].name for zone in (event.start, event.end)])
            is_drawn = names == ("deck", "hand") and s.turn and s.agenda[-1].what != "turn"
            return ("draw", event.seat) if is_drawn else None
        case kernel_events.ModifierLaid() if event.lasting.modifier.how in (ADD, GRANT):
            return ("bonus", event.card, event.lasting.cards, event.lasting.until)
        case ev.CardRecalled():
            return None if s.laden(event.card) else ("recall", event.seat)
        case ev.CardFallen():
            return ("fall",)
        case ev.DamageDealt() | ev.CardKilled():
            return ("hurt",)
    return None


def _hurts(story: Sequence[Step], run: Sequence[int]) -> list[tuple[list[int], NamedTuple]]:
    """The damage of a run, cards together that took the same; and who was killed without any."""
    found: dict[tuple, dict[int, list[int]]] = {}
    hurt: dict[int, tuple] = {}
    for at in run:
        event = story[at].event
        if isinstance(event, ev.DamageDealt):
            hurt[event.card] = event.amount, event.by
            found.setdefault((event.amount, event.by, False), {})[event.card] = [at]
        elif event.card in hurt:
            amount, by = hurt[event.card]
            steps = found[amount, by, False].pop(event.card)
            found.setdefault((amount, by, True), {})[event.card] = [*steps, at]
        else:
            found.setdefault((-1, event.by, True), {})[event.card] = [at]
    lines: list[tuple[list[int], NamedTuple]] = []
    for (amount, by, is_killed), steps in found.items():
        if amount < 0:
            lines += [(own, story[own[0]].event) for own in steps.values()]
            continue
        s = story[run[0]].state
        room = MOST_WORDS - DAMAGE_WORDS - (len(printed_name(s, by).split()) if by >= 0 else 0)
        for cards in _shared(s, list(steps), room):
            own = sorted([at for card in cards for at in steps[card]])
            lines.append((own, CardsHurt(tuple(cards), amount, is_killed, by)))
    return lines


def _losses(story: Sequence[Step], run: Sequence[int]) -> list[tuple[list[int], NamedTuple]]:
    """The cards of a run that left play, together if it was for the same reason and nothing went with them."""
    found: dict[tuple, dict[int, int]] = {}
    lines: list[tuple[list[int], NamedTuple]] = []
    for at in run:
        event, s = story[at]
        one = lost(s, event)
        if one.others:
            lines.append(([at], one))
        else:
            found.setdefault((one.is_dead, one.by), {})[event.card] = at
    for (is_dead, by), steps in found.items():
        s = story[run[0]].state
        room = MOST_WORDS - LOSS_WORDS - (len(printed_name(s, by).split()) if by >= 0 else 0)
        for cards in _shared(s, list(steps), room):
            lines.append((sorted([steps[card] for card in cards]), CardsLost(tuple(cards), (), is_dead, by)))
    return lines


def _shared(s: State, cards: Sequence[int], room: int) -> list[list[int]]:
    """These cards, as many together as a line can name in so many words."""
    found: list[list[int]] = []
    left = 0
    for card in cards:
        words = len(printed_name(s, card).split())
        if words > left or not found:
            found.append([])
            left = room
        found[-1].append(card)
        left -= words
    return found


def _combine_shots(story: Sequence[Step], told: Sequence[int], logged: list[Step | None]) -> None:
    """A shot and what it did, where nobody could respond in between."""
    for at, after in pairwise(told):
        shot, hit = story[at].event, story[after].event
        if not (isinstance(shot, ev.CardShot) and isinstance(hit, ev.DamageDealt) and hit.card == shot.target):
            continue
        line = next((n for n in told if n >= after and logged[n] is not None), -1)
        if line >= 0 and isinstance(logged[line].event, CardsHurt) and logged[line].event.cards == (hit.card,):
            is_killed = logged[line].event.is_killed
            logged[at] = None
            logged[line] = logged[line]._replace(event=CardShotDown(shot.card, hit.card, hit.amount, is_killed))


def _combine_healing(story: Sequence[Step], told: Sequence[int], logged: list[Step | None]) -> None:
    for number, at in enumerate(told):
        event, s = story[at]
        if not isinstance(event, ev.DamageTaken):
            continue
        before = told[number - 1] if number else -1
        after = told[number + 1] if number + 1 < len(told) else -1
        is_regenerated = before >= 0 and isinstance(story[before].event, ev.CardRegenerated)
        is_saved = after >= 0 and isinstance(story[after].event, ev.CardSaved)
        logged[at] = Step(CardMended(event.card, event.amount, is_saved, is_regenerated), s)
        if is_regenerated:
            logged[before] = None
        if is_saved:
            logged[after] = None


# How a player lost


def _fate(e: ev.PlayerBanished, before: Sequence) -> str:
    """By whose points a player lost the last shield, or that they pulled it."""
    for event in reversed(before):
        if isinstance(event, ev.ShieldPulled) and event.seat == e.seat:
            return fill(texts.PULLED_LAST_SHIELD, seat=Seat(e.seat))
        if isinstance(event, ev.PointsScored) and event.whose == e.seat:
            return fill(texts.BROKE_LAST_SHIELD, seat=Seat(event.seat), whose=Seat(e.seat))
    return fill(texts.LOST_LAST_SHIELD, seat=Seat(e.seat))


FATES = {ev.PlayerBanished: _fate}
