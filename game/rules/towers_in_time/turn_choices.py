"""What is chosen in a turn, and why not otherwise. Numbers (5.6) are sections of RULES.md."""

from __future__ import annotations

from ...effects import choices as asked
from ...kernel.agenda import Action, Choice, Landing, an_action
from ...kernel.choices import DONE, SETTLE, Choose, Pick, Picked, PickSeveral
from ...kernel.events import AbilityVain
from ...kernel.laws import Refusal
from ...kernel.state import Frame, State
from ...kernel.template import fill
from ...kernel.verbs import announce, change, mark, move, reveal
from . import events as ev
from . import laws, texts
from .actions import is_target, turn_actions
from .cards import BOOK, LANGUAGE
from .combat import declare
from .deeds import begin, rearrange
from .domain import body_of, fighters, is_dead, is_held
from .explain import idle, payment_refusals, turn_refusals
from .fight import concerned
from .paying import pay, settle
from .places import burdened, followers, misplaced, move_forbidden, towers, unborne
from .temper import Cost, Payer, fitting, proposals
from .verbs import count_action, drop_spell, end_spell

HAND = 6  # 4.9


class Act(Choice):
    """4.5: a regular action or a pass; free actions before it."""

    is_resting = True

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        return turn_actions(s, frame.seat)

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        seat, verb = frame.seat, action.verb
        if verb in FREE:
            s.push("act", seat)
            FREE[verb](s, seat, action.card)
        elif verb == "pass":
            change(s, seat, "passes", 1)
            announce(s, ev.PlayerPassed, seat)
        else:
            count_action(s, seat)
            if verb == "attack":
                declare(s, seat, action.card)
            else:
                begin(s, seat, action)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        return texts.ACT

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        return texts.PASS if action.card < 0 else action_label(s, action)

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        of, seat, verb, card = s.layout.of, frame.seat, action.verb, action.card
        if verb == "limbo":
            return (Landing(zone=of["limbo"][seat]),)
        if verb == "build":
            return (Landing(zone=of["sources"][seat]),)
        if verb in ("discard", "drop"):
            return (Landing(zone=s.home(card, "discard")),)
        if verb in ("cast", "use"):
            return deed_lands(s, seat, verb)
        if verb == "attack":
            others = [other for other, leaf in enumerate(s.seats) if other != seat and not leaf.is_out]
            shields = tuple(Landing(zone=of["shields"][other]) for other in others)
            return (*shields, *(Landing(zone=of["sources"][other], is_bare=True) for other in others))
        if verb == "pull":
            printed = s.what[card]
            if printed.is_spell:
                return deed_lands(s, seat, "cast")
            return (Landing(zone=of["sources" if printed.kind == "source" else "limbo"][seat]),)
        return ()

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return turn_refusals(s, frame.seat, card, target, zone)


def deed_lands(s: State, seat: int, verb: str) -> tuple[Landing, ...]:
    """Where comes down what is aimed at no card: on the place for spells, or a spell anywhere on one's own domain."""
    names = {"use": ("middle",), "cast": ("middle", "spells", "sources"), "cancel": ("middle", "spells", "sources")}
    return tuple([Landing(zone=s.layout.of[name][seat]) for name in names.get(verb, ())])


def action_label(s: State, action: Action) -> str:
    """The words on the button of an action with cards."""
    card, is_spell = s.what[action.card].name, action.verb == "pull" and s.what[action.card].is_spell
    if action.target < 0:
        return fill(texts.PULL_SPELL if is_spell else texts.LABELS[action.verb], card=card)
    text = texts.PULL_SPELL_ON if is_spell else texts.LABELS_WITH_TARGET[action.verb]
    return fill(text, card=card, target=s.what[action.target].name)


def _put_in_limbo(s: State, seat: int, card: int) -> None:
    move(s, card, s.layout.of["limbo"][seat], seat)


def _make_room(s: State, seat: int, card: int) -> None:
    announce(s, ev.CardShed, seat, card)
    move(s, card, s.home(card, "discard"), seat)


def _land(s: State, seat: int, card: int) -> None:
    mark(s, card, grounded=True)
    announce(s, ev.CardLanded, seat, card)


FREE = {"limbo": _put_in_limbo, "discard": _make_room, "drop": drop_spell, "land": _land}


# 6.6  Paying


class Pay(PickSeveral):
    """Which cards pay: one of the proposals, or card by card until they suffice."""

    verb, words, law = "sap", texts.PAY_WITH, laws.PAY

    def cost(self, frame: Frame) -> Cost:
        return frame.memo.about

    def payers(self, s: State, frame: Frame) -> list[Payer]:
        return fitting(s, frame.seat, self.cost(frame))

    def cards(self, s: State, frame: Frame) -> list[int]:
        return [payer.card for payer in self.payers(s, frame)]

    def proposals(self, s: State, frame: Frame) -> tuple[tuple[int, ...], ...]:
        return proposals(s, frame.seat, self.cost(frame))

    def weight(self, s: State, frame: Frame, card: int) -> int:
        """The temper that a card gives; 0 if it cannot pay for this."""
        return next((payer.temper for payer in self.payers(s, frame) if payer.card == card), 0)

    def options(self, s: State, frame: Frame) -> list[Action]:
        picked, cost = frame.memo.cards, self.cost(frame)
        must = 1 if cost.source >= 0 else 0
        fit = self.payers(s, frame)
        payers = {payer.card: payer.temper for payer in fit}
        have = sum([payers.get(card, 0) for card in picked])
        found = []
        if len(picked) == must:
            ready = proposals(s, frame.seat, cost, fit)
            found = [SETTLE if n == 0 else an_action("settle", -1, -1, n) for n in range(len(ready))]
        left = [card for card in payers if card not in picked]
        return found + [an_action("sap", card) for card in left] if have < cost.amount else found

    def take(self, s: State, frame: Frame, action: Action) -> None:
        picked, cost = frame.memo.cards, self.cost(frame)
        if action.verb == "settle":
            self.finished(s, frame, self.proposals(s, frame)[max(action.amount, 0)])
            return
        picked = (*picked, action.card)
        payers = {payer.card: payer.temper for payer in self.payers(s, frame)}
        if sum([payers[card] for card in picked]) >= cost.amount:
            self.finished(s, frame, picked)
        else:
            s.push(frame.what, frame.seat, frame.card, Picked(picked, cost))

    def finished(self, s: State, frame: Frame, cards: tuple[int, ...]) -> None:
        settle(s, frame.seat, frame.card, cards)

    def asks(self, s: State, frame: Frame) -> str:
        payers = {payer.card: payer.temper for payer in self.payers(s, frame)}
        cost, have = self.cost(frame), sum([payers.get(card, 0) for card in frame.memo.cards])
        text = texts.PAY_MORE if have else texts.PAY
        return fill(text, n=cost.amount - have, temper=cost.serves[0], card=s.what[frame.card].name)

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        offered = [action.card for action in self.options(s, frame)]
        return payment_refusals(s, frame.seat, card, self.cost(frame), offered)


class Upkeep(Pay):
    """4.3: a sustained spell is maintained, or leaves play."""

    law = laws.MAINTAIN

    def options(self, s: State, frame: Frame) -> list[Action]:
        end = [] if frame.memo.cards else [an_action("drop", frame.card)]
        payers = self.payers(s, frame)
        if sum([payer.temper for payer in payers]) < self.cost(frame).amount:
            return end
        return super().options(s, frame) + end

    def take(self, s: State, frame: Frame, action: Action) -> None:
        if action.verb == "drop":
            end_spell(s, frame.card, frame.seat, texts.WHY_NOT_MAINTAINED)
        else:
            super().take(s, frame, action)

    def label(self, s: State, frame: Frame, action: Action) -> str:
        if action.verb == "drop":
            return fill(texts.LET_SPELL_END, card=s.what[action.card].name)
        return super().label(s, frame, action)

    def lands(self, s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        if action.verb == "drop":
            return (Landing(zone=s.home(action.card, "discard")),)
        return super().lands(s, frame, action)

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return [Refusal(self.law)] if card == frame.card else super().forbids(s, frame, card, target, zone)

    def asks(self, s: State, frame: Frame) -> str:
        cost = self.cost(frame)
        return fill(texts.MAINTAIN, n=cost.amount, temper=cost.serves[0], card=s.what[frame.card].name)


class HowMuch(Choose):
    """2.14: what X is, and with it what the spell costs."""

    law = laws.CHOICE_WAITS

    def ways(self, s: State, frame: Frame) -> range:
        cost = frame.memo
        have = sum([payer.temper for payer in fitting(s, frame.seat, cost)])
        return range(1, max(2, have - cost.amount + 1))

    def chosen(self, s: State, frame: Frame, way: int) -> None:
        mark(s, frame.card, x=way)
        cost = frame.memo
        pay(s, frame.seat, frame.card, cost._replace(amount=cost.amount + way))

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.CHOOSE_X, card=s.what[frame.card].name)

    def says(self, s: State, frame: Frame, way: int) -> str:
        return fill(texts.X_IS, x=way, cost=frame.memo.amount + way)


# 4.9  The end of a turn, and of setting up


class Limit(Pick):
    """Discard what is over six."""

    verb, words, law = "discard", texts.DISCARD, laws.HAND_LIMIT

    def cards(self, s: State, frame: Frame) -> tuple[int, ...]:
        hand = [card for card in s.cards_in(frame.seat, "hand") if s.cards[card] is None]
        return tuple(hand) if len(hand) > HAND else ()

    def place(self, s: State, frame: Frame, card: int) -> int:
        return s.home(card, "discard")

    def picked(self, s: State, frame: Frame, card: int) -> None:
        reveal(s, card)  # it is named: the pile that it goes to is open
        announce(s, ev.CardShed, frame.seat, card)
        move(s, card, s.home(card, "discard"), frame.seat)
        s.push("limit", frame.seat)

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.DISCARD_TO_SIX, n=len(self.cards(s, frame)) - HAND)

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return [Refusal(laws.HAND_LIMIT if s.turn else laws.TO_SIX)]


class Overflow(Pick):
    """5.5: too many cards have come to limbo."""

    verb, words, law = "discard", texts.DISCARD, laws.LIMBO_FULL

    def cards(self, s: State, frame: Frame) -> tuple[int, ...]:
        return s.cards_in(frame.seat, "limbo")

    def place(self, s: State, frame: Frame, card: int) -> int:
        return s.home(card, "discard")

    def picked(self, s: State, frame: Frame, card: int) -> None:
        _make_room(s, frame.seat, card)

    def asks(self, s: State, frame: Frame) -> str:
        return texts.LIMBO_OVERFLOWS


class Regroup(Choice):
    """A card lets its player move others, each once and untaxed."""

    is_forced = True

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        seat, moved = frame.seat, frame.memo
        mine, what = towers(s, seat), s.what
        found = [DONE]
        for card in (*s.cards_in(seat, "towers"), *s.cards_in(seat, "adrift"), *s.cards_in(seat, "gear")):
            printed, host = what[card], s.on[card]
            if card in moved or is_dead(s, body_of(s, card)) or printed.kind == "sustained" or is_held(s, card):
                continue
            if printed.level:
                found += [
                    an_action("move", card, to.source)
                    for to in mine
                    if to.source != host and misplaced(printed, to, False) is None and burdened(s, card, to) is None
                ]
            if printed.kind in ("item", "totem"):
                found += [
                    an_action("move", card, bearer)
                    for bearer in followers(s, seat)
                    if bearer != host and unborne(s, printed, bearer, False, card) is None
                ]
        return found

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        if action.verb == "move":
            rearrange(s, action.card, action.target, frame.seat)
            s.push("regroup", frame.seat, frame.card, (*frame.memo, action.card))
        elif not frame.memo and Regroup.options(s, frame) == [DONE]:
            announce(s, AbilityVain, frame.seat, frame.card, texts.WHY_NO_OTHER_PLACE)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        return texts.REGROUP

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        return texts.DONE if action.card < 0 else action_label(s, action)

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        if card in frame.memo:
            return [Refusal(laws.CHOICE_WAITS, texts.MOVED_ALREADY)]
        if target >= 0 and body_of(s, card) in fighters(s, frame.seat):  # whoever moves here need not be straight
            if is_dead(s, body_of(s, card)):
                return [Refusal(laws.CANNOT_ACT)]
            if is_held(s, card):
                return [idle(s, card, body_of(s, card))]
            law = move_forbidden(s, frame.seat, card, target)
            if law is not None:
                return [Refusal(law)]
        return turn_refusals(s, frame.seat, card, target, zone)


class PickTarget(asked.Pick):
    """A card that a spell or an ability means, and that can be its target (9.5)."""

    def cards(self, s: State, frame: Frame) -> list[int]:
        found, seats, zones = super().cards(s, frame), concerned(s), s.layout.zones
        return [
            card
            for card in found
            if not s.is_in_field(card)
            or (is_target(s, card, frame.card) and (seats is None or zones[s.where[card]].seat in seats))
        ]


CHOICES = {
    "act": Act,
    "pay": Pay(),
    "upkeep": Upkeep(),
    "how much": HowMuch(),
    "limit": Limit(),
    "overflow": Overflow(),
    "regroup": Regroup,
    **LANGUAGE.choices(BOOK, {"pick": PickTarget}),
}
