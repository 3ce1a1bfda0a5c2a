"""What abilities ask. Numbers (12.13) are sections of RULES.md."""

from __future__ import annotations

from ...effects.saying import count
from ...kernel import choices
from ...kernel.agenda import Action, an_action
from ...kernel.choices import HIDDEN_QUESTION, Pick, Picked, PickSeveral
from ...kernel.laws import Refusal
from ...kernel.rounds import remember
from ...kernel.state import Frame, State
from ...kernel.template import fill
from ...kernel.triggers import Woken
from ...kernel.verbs import announce, attach, move
from . import events as ev
from . import explain, laws, texts, words
from .abilities import replay_summon, turn
from .icons import ON_PLAYERS, Group
from .reach import can_follow, can_happen, meant, place_of, victims
from .turn_choices import begin_action, can_pay_extra, pay, standard_battlers
from .verbs import destroy, enter, put_away
from .worth import cost, reinforced


class Target(Pick):
    """12.7 to 12.13: one target after the other. Equal icons are filled in any order, and remembered in one."""

    def options(self, s: State, frame: Frame) -> list[Action]:
        group, picked = frame.memo
        target = group.targets[len(picked)]
        if target.icon == "chosen-opponent":
            return [an_action("choose", -1, -1, seat) for seat in sorted(victims(s, frame.seat, group.effects))]
        found = [c for c in meant(s, frame.seat, frame.card, target, group.effects) if c not in picked]
        left = len(group.targets) - len(picked)
        if left > 1 and len(set(group.targets)) > 1:  # what is picked leaves a target for each icon that follows
            rest = [meant(s, frame.seat, frame.card, t, group.effects) for t in group.targets[len(picked) + 1 :]]
            found = [card for card in found if can_follow(rest, (*picked, card))]
        return [an_action("pick", card) for card in found]

    def take(self, s: State, frame: Frame, action: Action) -> None:
        group, picked = frame.memo
        picked = (*picked, action.amount if action.verb == "choose" else action.card)
        if len(set(group.targets)) == 1:
            picked = tuple(sorted(picked))
        remember(s, (group, picked))
        if len(picked) < len(group.targets):
            s.push("target", frame.seat, frame.card, (group, picked))

    def asks(self, s: State, frame: Frame) -> str:
        group, picked = frame.memo
        choice = words.choice(group, words.PASSING._replace(place=place_of(s, frame.card)))
        template = texts.CHOOSE_TARGETS if len(group.targets) > 1 else texts.CHOOSE_TARGET
        name, number = s.what[frame.card].name, len(picked) + 1
        return fill(template, card=name, choice=choice, number=number, all=len(group.targets))

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return f"{{seat:{action.amount}}}" if action.verb == "choose" else s.what[action.card].name

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return explain.not_meant(s, frame, card)


class May(choices.May):
    """Something that may be used or ignored, and what is ignored is told."""

    law = laws.CHOICE_WAITS

    def left(self, s: State, frame: Frame) -> None:
        announce(s, ev.AbilityIgnored, frame.seat, frame.card)


class Guardian(May):
    """8.2: the owner of a revealed guardian uses its ability or ignores it, and is not asked where it cannot be
    resolved: as it is when the question comes, after what the battle has destroyed (8.4)."""

    is_forced = True
    law = laws.GUARDIAN_DECIDES

    def options(self, s: State, frame: Frame) -> list[Action]:
        row = s.what[frame.card].guards
        return super().options(s, frame) if can_happen(s, frame.seat, frame.card, row) else []

    def use(self, s: State, frame: Frame) -> None:
        s.push("row", frame.seat, frame.card, s.what[frame.card].guards)

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.USE_GUARDIAN, card=s.what[frame.card].name)


class Replay(May):
    """12.29: the summon ability of the target may be played. `memo` is the target."""

    def use(self, s: State, frame: Frame) -> None:
        replay_summon(s, frame.seat, frame.memo)

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.REPLAY_SUMMON, card=s.what[frame.card].name, target=s.what[frame.memo].name)


class StandBy(choices.May):
    """13.11, 13.18: a Sentinel or a Taunt battler may be tapped when it is summoned. Nobody need be told that it is
    not: that it is summoned is told after this."""

    law = laws.CHOICE_WAITS
    yes, no = texts.TAP_IT, texts.LEAVE_UNTAPPED

    def use(self, s: State, frame: Frame) -> None:
        turn(s, frame.card, True)

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.STAND_GUARD, card=s.what[frame.card].name)


class Legion(May):
    """13.9: the top card of the deck may be discarded; a battler goes to hand."""

    is_forced = True

    def options(self, s: State, frame: Frame) -> list[Action]:
        return super().options(s, frame) if s.cards_in(frame.seat, "deck") else []

    def use(self, s: State, frame: Frame) -> None:
        card = s.cards_in(frame.seat, "deck")[-1]
        put_away(s, card, frame.seat)
        if s.what[card].kind == "battler":
            move(s, card, s.home(card, "hand"), frame.seat)

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.USE_LEGION, card=s.what[frame.card].name)


class Shed(Pick):
    """12.31: discard from hand what an ability asks. `memo` is how many are still due."""

    verb = "discard"
    law = laws.DISCARD_ASKED

    def cards(self, s: State, frame: Frame) -> tuple[int, ...]:
        return s.cards_in(frame.seat, "hand")

    def place(self, s: State, frame: Frame, card: int) -> int:
        return s.home(card, "discard")

    def picked(self, s: State, frame: Frame, card: int) -> None:
        put_away(s, card, frame.seat)
        if frame.memo > 1:
            s.push("shed", frame.seat, frame.card, frame.memo - 1)

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.DISCARD_CARDS, card=s.what[frame.card].name, cards=count(frame.memo, "card"))


class Payment(PickSeveral):
    """11.4 to 11.6: standard battlers are destroyed until their costs reach that of the extra-deck card.

    The cheapest way is offered ready-made; by hand they are named in any order.
    """

    verb = "pay"
    words = texts.DESTROY

    def cards(self, s: State, frame: Frame) -> list[int]:
        return standard_battlers(s, frame.seat)

    def enough(self, s: State, frame: Frame) -> int:
        """Its cost; or all that there is, in a world where another card was dealt to who is already paying."""
        return min(cost(s, frame.card), sum([cost(s, card) for card in standard_battlers(s, frame.seat)]))

    def weight(self, s: State, frame: Frame, card: int) -> int:
        return cost(s, card)

    def proposals(self, s: State, frame: Frame) -> list[tuple[int, ...]]:
        wanted = self.enough(s, frame)
        return [cheapest(s, frame.seat, wanted)] if wanted else []

    def place(self, s: State, frame: Frame, card: int) -> int:
        return s.home(card, "discard")

    def finished(self, s: State, frame: Frame, cards: tuple[int, ...]) -> None:
        """The payers go first, and what wakes on them happens when the card has come (11.7)."""
        destroy(s, [(card, frame.seat) for card in cards], "payment", frame.card)
        if s.what[frame.card].kind == "battler":
            enter(s, frame.seat, frame.card, "extra")
        else:
            begin_action(s, frame.seat, frame.card)

    def asks(self, s: State, frame: Frame) -> str:
        paid = sum(cost(s, card) for card in frame.memo.cards)
        name, wanted = s.what[frame.card].name, cost(s, frame.card)
        return fill(texts.PAY_WITH_BATTLERS, card=name, cost=wanted, paid=paid)

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return explain.not_payment(s, frame, card)


def cheapest(s: State, seat: int, wanted: int) -> tuple[int, ...]:
    """The standard battlers with the least cost together that reaches `wanted`; among equals the fewest and weakest."""
    best: dict[int, tuple[int, ...]] = {0: ()}
    for card in standard_battlers(s, seat):
        worth_ = cost(s, card)
        for total, cards in list(best.items()):
            if total < wanted:
                reached = total + worth_
                known = best.get(reached)
                if known is None or len(cards) + 1 < len(known):
                    best[reached] = (*cards, card)
    return best[min(total for total in best if total >= wanted)]


class Reinforce(Pick):
    """13.8: a battler from hand that costs less. `memo` is the cost of the one that was destroyed."""

    verb, words, ending = "summon", texts.SUMMON, texts.SUMMON_NONE
    law = laws.REINFORCEMENTS
    is_secret = True
    is_hidden = True

    def cards(self, s: State, frame: Frame) -> list[int]:
        hand = s.cards_in(frame.seat, "hand")
        found = [card for card in hand if s.what[card].kind == "battler" and cost(s, card) < frame.memo]
        if s.rulings["reinforcements"] == "free":  # 16.3
            return found
        return [card for card in found if s.what[card].part == "deck" or can_pay_extra(s, frame.seat, card)]

    def place(self, s: State, frame: Frame, card: int) -> int:
        return s.layout.of["battlefield"][frame.seat]

    def picked(self, s: State, frame: Frame, card: int) -> None:
        if s.rulings["reinforcements"] == "paid":
            if s.what[card].part == "extra":
                s.push("payment", frame.seat, card, Picked())
                return
            pay(s, frame.seat, an_action("summon", card))
        enter(s, frame.seat, card, "reinforce")

    def asks(self, s: State, frame: Frame) -> str:
        name = s.what[frame.card].name
        return fill(texts.REINFORCE, card=name, most=frame.memo - 1)

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return explain.not_called(s, frame, card)


class ReinforceOrNot(Reinforce):
    """16.48: the same, asked also of who holds no such battler, so that the question tells nothing."""

    is_forced = False
    is_hidden = False


class Under(Pick):
    """13.13: a card from hand may be put under a battler with Toughness."""

    verb, words, ending = "put", texts.PUT_UNDER_IT, texts.PUT_NONE
    law = laws.TOUGHNESS

    def cards(self, s: State, frame: Frame) -> tuple[int, ...]:
        return s.cards_in(frame.seat, "hand")

    def target(self, s: State, frame: Frame) -> int:
        return frame.card

    def picked(self, s: State, frame: Frame, card: int) -> None:
        move(s, card, s.layout.of["under"][frame.seat], frame.seat)
        attach(s, card, frame.card)

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.PUT_CARD_UNDER, card=s.what[frame.card].name)


def is_anybodys(group: Group) -> bool:
    """Whether a group of icons does the same whoever's card says it: it means neither that card nor others by it."""
    if group.targets:
        return not any(target.icon in ("other-battler", "other-battlers") for target in group.targets)
    return all(effect.icon in (*ON_PLAYERS, "reinforcements", "legion") for effect in group.effects)


class Order(choices.Order):
    """12.21: several abilities of one seat woke at once: it says which happens first."""

    law = laws.ORDER

    def alike(self, s: State, woken: Woken) -> tuple:
        """A row that does not look at the card that says it is the same on every card (12.9, 12.10, 12.13)."""
        row = woken.ability
        if all([is_anybodys(group) for group in row.clauses]):
            return (row,)
        return row, s.what[woken.card], s.cards[woken.card], s.load.get(woken.card)

    def says(self, s: State, woken: Woken) -> str:
        called = reinforced(woken.ability)
        template = texts.ORDERED_REINFORCEMENTS if called else texts.ORDERED_ABILITY  # two may differ in nothing else
        return fill(template, card=s.what[woken.card].name, effect=words.briefly(woken.ability), most=called - 1)


CHOICES = {
    "target": Target(),
    "guardian": Guardian(),
    "replay": Replay(),
    "stand by": StandBy(),
    "legion": Legion(),
    "shed": Shed(),
    "payment": Payment(),
    "reinforce": Reinforce(),
    "reinforce or not": ReinforceOrNot(),
    "under": Under(),
    "order": Order(),
    **HIDDEN_QUESTION,
}
