"""What a Control player may choose, and why not otherwise. Numbers (4.2) are sections of RULES.md."""

from __future__ import annotations

from ...effects import choices as asked
from ...kernel.agenda import Action, Choice, Landing, an_action, deeds
from ...kernel.book import Ability
from ...kernel.choices import HIDDEN_QUESTION, Pick
from ...kernel.events import AbilityResolved, Chosen
from ...kernel.laws import Refusal
from ...kernel.modifiers import laid_on
from ...kernel.naming import lower, printed_name
from ...kernel.selectors import select
from ...kernel.state import Frame, State
from ...kernel.template import Seat, fill
from ...kernel.triggers import Woken
from ...kernel.verbs import announce, change, draw, move, play, reveal, tell
from ...kernel.view import View
from ...kernel.windows import Window, place_answered, standing
from . import laws, texts
from .cards import BOOK, LANGUAGE, asks_everybody
from .events import AbilityStopped, CardDiffused, CardShed, CardSpent
from .explain import forbidden

LIMIT = 7
PLAY, DISCARD = deeds("play"), deeds("discard")


class TakeAction(Choice):
    """4.2: draw, play, discard an Unstable card, or diffuse."""

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        seat, what = frame.seat, s.what
        of, zones = s.layout.of, s.zones
        found = [an_action("draw")] if zones[of["deck"][seat]] else []
        targets = [(what[target].measure, target) for target in diffusable(s, seat)]
        useful: dict = {}
        has_effect = s.rules.book.language.has_effect
        for card in zones[of["hand"][seat]]:
            printed = what[card]
            found.append(PLAY[card])
            if printed.spent:
                if printed not in useful:
                    useful[printed] = has_effect(s, seat, card, printed.spent)  # 4.5
                if useful[printed]:
                    found.append(DISCARD[card])
            fuel = printed.measure
            for least, target in targets:
                if least <= fuel:
                    found.append(an_action("diffuse", card, target))
        return found

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        verb, card, target, _ = action
        seat = frame.seat
        if verb == "draw":
            draw(s, seat)
            if s.rulings["hand-limit"] == "after-drawing":
                change(s, seat, "draws", 1)
        elif verb == "play":
            play(s, seat, card, s.layout.of["play"][seat])
        elif verb == "discard":
            spend(s, seat, card)
        else:
            reveal(s, card)
            announce(s, CardDiffused, seat, target, card, s.layout.zones[s.where[target]].seat)
            move(s, target, s.home(target, "discard"), seat)
            move(s, card, s.home(card, "discard"), seat)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        if any(below.what == "ability" for below in s.agenda[:-1]):
            return texts.CHOOSE_ANOTHER_ACTION
        return texts.CHOOSE_ACTION

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        return action_label(s, action)

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        """Playing ends in one's own area, discarding on the pile that the card's mark belongs to."""
        if action.verb == "discard":
            return (Landing(zone=s.home(action.card, "discard")),)
        return (Landing(zone=s.layout.of["hand" if action.verb == "draw" else "play"][frame.seat]),)

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return forbidden(s, frame.seat, card, target, zone)


def diffusable(s: State, seat: int) -> list[int]:
    """The cards in play that 4.6, 5.5 and 10.3 leave open to be diffused."""
    guarded = laid_on(s, laws.FORCE_FIELD)
    cards = [card for card in s.in_field() if card not in guarded] if guarded else s.in_field()
    if s.rulings["diffuse"] == "opponents-only":
        play_zones = s.layout.of["play"]
        cards = [card for card in cards if s.team[play_zones.index(s.where[card])] != s.team[seat]]
    return cards


def spend(s: State, seat: int, card: int) -> None:
    """Discard a card from hand for what it does: it goes first, its ability wakes after (4.5)."""
    move(s, card, s.home(card, "discard"), seat)
    tell(s, CardSpent, seat, card)


def action_label(s: State, action: Action) -> str:
    if action.verb == "draw":
        return texts.DRAW
    name = s.what[action.card].name
    if action.verb == "play":
        return fill(texts.PLAY, card=name)
    if action.verb == "discard":
        return fill(texts.DISCARD_FOR_ABILITY, card=name)
    return fill(texts.DIFFUSE, target=s.what[action.target].name, card=name)


# 6  Time Stop


def all_after(s: State, seat: int) -> tuple[int, ...]:
    """Everybody, clockwise, whose ability it is last (6.2)."""
    count = len(s.seats)
    return tuple([(seat + step) % count for step in range(1, count + 1)])


def time_stops(s: State, seat: int) -> list[int]:
    """The cards in a hand that answer an ability."""
    what = s.what
    return [card for card in s.zones[s.layout.of["hand"][seat]] if what[card].is_answer]


def stoppable(view: View, event) -> bool:
    """6.1: whether somebody else may stop the ability that is about to happen, as far as this view tells."""
    if not isinstance(event, (AbilityResolved, AbilityStopped)):
        return False
    if isinstance(event, AbilityResolved) and view.what[event.card] is not None and not view.what[event.card].spent:
        return False  # it happens as the card is played
    asked = view.agenda[-1] if view.agenda else None
    waits = event.by if isinstance(event, AbilityStopped) else event.card  # what they would answer (6.3)
    is_passed = asked is not None and asked.what == "respond" and asked.card == waits
    seats = asked.memo.rest if is_passed else range(len(view.seats))
    held = {card for seat in seats if seat != view.viewer for card in view.zones[view.layout.of["hand"][seat]]}
    if any(view.what[card] is not None and view.what[card].is_answer for card in held):
        return True
    return any(held.intersection(cards) and any(printed.is_answer for printed in lot) for cards, lot in view.lots)


class Respond(Window):
    """6.1: stop the ability, or let it happen."""

    words, letting = texts.STOP_WITH, texts.PASS
    law = laws.ONLY_TIME_STOP
    is_secret = True
    is_hidden = True

    def is_asked(self, s: State, seat: int, card: int) -> bool:
        if asks_everybody(s):  # 10.8
            return bool(s.zones[s.layout.of["hand"][seat]])
        return bool(time_stops(s, seat))

    def answers(self, s: State, frame: Frame) -> list[Action]:
        return [an_action("stop", card) for card in time_stops(s, frame.seat)]

    def answer(self, s: State, frame: Frame, action: Action) -> None:
        card = action.card
        spend(s, frame.seat, card)
        s.push("stop", frame.seat, card, Woken(frame.seat, card, s.what[card].abilities[0]))

    def after_answer(self, s: State, frame: Frame) -> tuple[int, ...]:
        """6.3: what is stopped is not answered again; if the Time Stop was stopped itself, all are asked anew."""
        below = s.agenda[-1]
        return () if below.memo.is_countered else all_after(s, below.seat)

    def asks(self, s: State, frame: Frame) -> str:
        over, can_stop = standing(s).over, bool(time_stops(s, frame.seat))
        if over.what == "stop":
            stopped = s.agenda[place_answered(s) - 1]  # the window lies over the answer
            if stopped.seat == over.seat:
                template = texts.STOP_TIME_STOP_ON_OWN if can_stop else texts.CANNOT_STOP_TIME_STOP_ON_OWN
            else:
                template = texts.STOP_TIME_STOP if can_stop else texts.CANNOT_STOP_TIME_STOP
            whose, name = Seat(stopped.seat), printed_name(s, stopped.card)
            return fill(template, seat=Seat(over.seat), whose=whose, card=name)
        ability, name = over.memo.ability, s.what[frame.card].name
        is_own, effect = over.seat == frame.seat, ""
        if not can_stop:
            template = texts.CANNOT_STOP_ABILITY
        elif ability in s.what[over.card].abilities:
            template = texts.STOP_OWN_ABILITY if is_own else texts.STOP_ABILITY
        else:  # 10.5
            template = texts.STOP_OWN_ABILITY_WITH_EFFECT if is_own else texts.STOP_ABILITY_WITH_EFFECT
            effect = lower(s.rules.book.language.briefly(ability.clauses))
        return fill(template, seat=Seat(over.seat), card=name, effect=effect)

    def place(self, s: State, frame: Frame, card: int) -> int:
        return s.home(card, "discard")

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        if s.where[card] == s.layout.of["hand"][frame.seat] and card in time_stops(s, frame.seat):
            is_shared = s.layout.zones[self.place(s, frame, card)].seat is None
            if is_shared:
                return [Refusal(laws.ONLY_TIME_STOP, texts.STOP_ON_SHARED_PILE)]
            return [Refusal(laws.OTHER_PILE, texts.STOP_ON_OWN_PILE)]
        return super().forbids(s, frame, card, target, zone)


# 5  What cards ask


NOT_ITSELF = {"wormhole": laws.NOT_A_WORMHOLE, "reactor": laws.NOT_A_REACTOR}


class PickCard(asked.Pick):
    """A card that an ability means (5.2)."""

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        wanted, printed = frame.memo.select, s.what[card]
        if s.where[card] in s.layout.of[wanted.place] and printed is not None:
            nots = [test[1][1] for test in wanted.filters if test[0] == "not"]
            if printed.key in nots and printed.key in NOT_ITSELF:
                return [Refusal(NOT_ITSELF[printed.key])]
            if frame.memo.word == "copy" and card not in self.cards(s, frame):
                return [Refusal(laws.NOTHING_TO_COPY)]
        return super().forbids(s, frame, card, target, zone)


class Extra(asked.Extra):
    """5.6: another card from hand, or nothing more."""

    @staticmethod
    def limit(frame: Frame) -> int:
        """The most fuel that the card may have."""
        return frame.memo.select.wants("number")[3]

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.PLAY_ANOTHER, card=self.asker(s, frame), most=self.limit(frame))

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        if s.where[card] != s.layout.of["hand"][frame.seat]:
            return [Refusal(laws.NOT_IN_HAND)]
        if card in select(s, frame.seat, frame.card, frame.memo.select):
            return [Refusal(laws.OWN_AREA)]
        printed, most = s.what[card], self.limit(frame)
        detail = fill(texts.TOO_MUCH_FUEL, card=printed.name, fuel=printed.measure, most=most)
        return [Refusal(laws.EXTRA_CARD, detail)]


class Further(asked.Further, Extra):
    """10.8: the same, asked of all players who hold a card."""

    def asks(self, s: State, frame: Frame) -> str:
        template = texts.PLAY_ANOTHER if self.cards(s, frame) else texts.CANNOT_PLAY_ANOTHER
        return fill(template, card=self.asker(s, frame), most=self.limit(frame))


class Keep(asked.Keep):
    """5.7: one of the cards that were looked at goes into the hand."""

    law = laws.FUTURE_SHIFT

    def instead(self, s: State, frame: Frame) -> str:
        return ""


class PutBack(asked.PutBack, Keep):
    """5.7: the others go back, the last one on top."""


class ChooseWay(asked.Option):
    """5.3: nobody has to discard a Nova of their own side because there is nothing to draw."""

    def ways(self, s: State, frame: Frame) -> list[int]:
        found = super().ways(s, frame)
        if len(found) > 1 or not self.takes_only_own(s, frame, found[0]):
            return found
        return [
            way
            for way, part in enumerate(frame.memo.parts)
            if way in found or all(clause.select is None for clause in part)
        ]

    @staticmethod
    def takes_only_own(s: State, frame: Frame, way: int) -> bool:
        """Whether all cards in play that this way can mean are the seat's own or its partner's."""
        selectors = [clause.select for clause in frame.memo.parts[way]]
        if any(selector is None or selector.place != "play" for selector in selectors):
            return False
        cards = [card for selector in selectors for card in select(s, frame.seat, frame.card, selector)]
        return all(s.team[s.layout.zones[s.where[card]].seat] == s.team[frame.seat] for card in cards)


class Announce(asked.Option):
    """10.5: the option is named before anybody answers; the ability below becomes that option."""

    def chosen(self, s: State, frame: Frame, way: int) -> None:
        announce(s, Chosen, frame.seat, frame.card, way)
        below = s.agenda[-1]
        ability = Ability(below.memo.ability.when, frame.memo.parts[way])
        s.agenda[-1] = below._replace(memo=below.memo._replace(ability=ability))


# 4.7  The hand limit


def hold_to_seven(s: State, seat: int) -> None:
    """Ask for a card of what is over seven; with ruling 10.2 only of whom a draw action brought there."""
    if len(s.cards_in(seat, "hand")) > LIMIT and (s.rulings["hand-limit"] != "after-drawing" or s.seats[seat].draws):
        s.push("limit", seat)


class HandLimit(Pick):
    """Discard a card of what is over seven."""

    verb, words = "discard", texts.DISCARD
    law = laws.LIMIT

    def cards(self, s: State, frame: Frame) -> tuple[int, ...]:
        return s.cards_in(frame.seat, "hand")

    def place(self, s: State, frame: Frame, card: int) -> int:
        return s.home(card, "discard")

    def picked(self, s: State, frame: Frame, card: int) -> None:
        move(s, card, s.home(card, "discard"), frame.seat)
        announce(s, CardShed, frame.seat, card)
        hold_to_seven(s, frame.seat)

    def asks(self, s: State, frame: Frame) -> str:
        over = len(s.cards_in(frame.seat, "hand")) - LIMIT
        return fill(texts.DISCARD_TO_LIMIT, n=over)

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        if s.where[card] == s.layout.of["hand"][frame.seat] and zone in s.layout.of["discard"]:
            return [Refusal(laws.OTHER_PILE)]
        return super().forbids(s, frame, card, target, zone)


CHOICES = {
    "action": TakeAction,
    "respond": Respond(),
    "limit": HandLimit(),
    **HIDDEN_QUESTION,
    **LANGUAGE.choices(
        BOOK,
        {
            "pick": PickCard,
            "extra": Extra,
            "further": Further,
            "keep": Keep,
            "put back": PutBack,
            "announce": Announce,
            "option": ChooseWay,
        },
    ),
}
