"""What abilities ask. Numbers (12.13) are sections of RULES.md."""

from __future__ import annotations

from ...effects.saying import count
from ...kernel.agenda import Action, Choice, Landing, an_action
from ...kernel.laws import Refusal
from ...kernel.state import Frame, State
from ...kernel.verbs import announce, attach, move
from . import events as ev
from . import explain, laws, words
from .abilities import can_follow, meant, replay_summon, turn, victims
from .turn_choices import begin_action, can_pay_extra, pay, standard_battlers
from .verbs import destroy, enter, put_away
from .worth import cost

USE, IGNORE, DONE = Action("use"), Action("ignore"), Action("done")


class Asking(Choice):
    """What the choices of abilities have in common: their cards are picked where they lie."""

    is_forced = True

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        if action.card < 0:
            return {"use": "Use it", "ignore": "Ignore it", "done": "Done"}[action.verb]
        return s.what[action.card].name

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        return (Landing(card=action.card),) if action.verb == "pick" else ()


class Target(Asking):
    """12.7 to 12.13: one target after the other. Equal icons are filled in any order, and remembered in one."""

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
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

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        group, picked = frame.memo
        picked = (*picked, action.amount if action.verb == "choose" else action.card)
        if len(set(group.targets)) == 1:
            picked = tuple(sorted(picked))
        s.agenda[-1] = s.agenda[-1]._replace(memo=(group, picked))
        if len(picked) < len(group.targets):
            s.push("target", frame.seat, frame.card, (group, picked))

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        group, picked = frame.memo
        said = words.group(group, words.PASSING)
        which = f" ({len(picked) + 1} of {len(group.targets)})" if len(group.targets) > 1 else ""
        return f"{s.what[frame.card].name}: {said}. Choose{which}."

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        return f"{{seat:{action.amount}}}" if action.verb == "choose" else s.what[action.card].name

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return explain.not_meant(s, frame, card)


class May(Asking):
    """Something that may be used or ignored; subclasses say what using it does."""

    is_forced = False

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        return [USE, IGNORE]

    @classmethod
    def take(cls, s: State, frame: Frame, action: Action) -> None:
        if action.verb == "use":
            cls.use(s, frame)
        else:
            announce(s, ev.AbilityIgnored, frame.seat, frame.card)

    @staticmethod
    def use(s: State, frame: Frame) -> None:
        raise LookupError(f"{frame.what!r} does not say what using it does")

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return [Refusal(laws.CHOICE_WAITS)]


class Guardian(May):
    """8.2: the owner of a revealed guardian uses its ability or ignores it."""

    @staticmethod
    def use(s: State, frame: Frame) -> None:
        s.push("row", frame.seat, frame.card, s.what[frame.card].guards)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        printed = s.what[frame.card]
        if printed.guards.when == "BattlerDestroyed":
            return f"Your guardian {printed.name} is destroyed: {words.briefly(printed.guards)}. Use it?"
        return f"Your guardian {printed.name} is revealed: {printed.guardian_text} Use it?"

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return [Refusal(laws.GUARDIAN_DECIDES)]


class Replay(May):
    """12.29: the summon ability of the target may be played. `memo` is the target."""

    @staticmethod
    def use(s: State, frame: Frame) -> None:
        replay_summon(s, frame.seat, frame.memo)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        return f"{s.what[frame.card].name}: play the summon ability of {s.what[frame.memo].name}?"


class StandBy(May):
    """13.11, 13.18: a Sentinel or a Taunt battler may be tapped when it is summoned."""

    @staticmethod
    def use(s: State, frame: Frame) -> None:
        turn(s, frame.card, True)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        return f"{s.what[frame.card].name} may stand guard at once: tap it?"

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        return "Tap it" if action.verb == "use" else "Leave it untapped"


class Legion(May):
    """13.9: the top card of the deck may be discarded; a battler goes to hand."""

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        return [USE, IGNORE] if s.cards_in(frame.seat, "deck") else []

    is_forced = True

    @staticmethod
    def use(s: State, frame: Frame) -> None:
        card = s.cards_in(frame.seat, "deck")[-1]
        put_away(s, card, frame.seat)
        if s.what[card].kind == "battler":
            move(s, card, s.home(card, "hand"), frame.seat)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        name = s.what[frame.card].name
        return f"{name}, Legion: discard the top card of your deck, and keep it if it is a battler?"


class Shed(Asking):
    """12.31: discard from hand what an ability asks. `memo` is how many are still due."""

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        return [an_action("discard", card) for card in s.cards_in(frame.seat, "hand")]

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        put_away(s, action.card, frame.seat)
        if frame.memo > 1:
            s.push("shed", frame.seat, frame.card, frame.memo - 1)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        return f"{s.what[frame.card].name}: discard {count(frame.memo, 'card')} from your hand."

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        return (Landing(zone=s.layout.of["discard"][frame.seat]),)

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return [Refusal(laws.DISCARD_ASKED)]


class Payment(Asking):
    """11.4 to 11.6: standard battlers are destroyed until their costs reach that of the extra-deck card.

    The cheapest way is offered ready-made; by hand they are named in any order. `memo` holds those named, sorted.
    """

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        wanted, picked = cost(s, frame.card), frame.memo
        costs = {card: cost(s, card) for card in standard_battlers(s, frame.seat)}
        paid = sum([costs[card] for card in picked])
        found = [] if picked or not wanted else [Action("settle")]
        if paid >= wanted:
            found.append(DONE)
        return found + [an_action("pay", card) for card in costs if card not in picked]

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        if action.verb == "pay":
            s.push("payment", frame.seat, frame.card, tuple(sorted((*frame.memo, action.card))))
            return
        payers = cheapest(s, frame.seat, cost(s, frame.card)) if action.verb == "settle" else frame.memo
        settle(s, frame.seat, frame.card, payers)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        printed = s.what[frame.card]
        paid = sum(cost(s, card) for card in frame.memo)
        return f"{printed.name} costs {cost(s, frame.card)}: choose battlers to destroy for it ({paid} so far)."

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        if action.verb == "settle":
            payers = cheapest(s, frame.seat, cost(s, frame.card))
            return f"Destroy {', '.join(s.what[card].name for card in payers)}"
        return "Done" if action.verb == "done" else f"Destroy {s.what[action.card].name}"

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        return (Landing(zone=s.home(action.card, "discard")),) if action.verb == "pay" else ()

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
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


def settle(s: State, seat: int, card: int, payers: tuple[int, ...]) -> None:
    """The card is played, and what was destroyed for it wakes after that (11.7)."""
    if s.what[card].kind == "battler":
        enter(s, seat, card, "extra")
    else:
        begin_action(s, seat, card)
    destroy(s, [(other, seat) for other in payers], is_cost=True)


class Reinforce(Asking):
    """13.8: a battler from hand that costs less. `memo` is the cost of the one that was destroyed."""

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        found = []
        for card in s.cards_in(frame.seat, "hand"):
            printed = s.what[card]
            if printed.kind == "battler" and cost(s, card) < frame.memo:
                is_free = printed.part == "deck" or s.rulings["reinforcements"] == "free"
                if is_free or can_pay_extra(s, frame.seat, card):
                    found.append(an_action("summon", card))
        return [*found, DONE] if found else []

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        if action.verb == "done":
            return
        if s.rulings["reinforcements"] == "paid":  # 16.3
            if s.what[action.card].part == "extra":
                s.push("payment", frame.seat, action.card, ())
                return
            pay(s, frame.seat, action)
        enter(s, frame.seat, action.card, "reinforce")

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        name = s.what[frame.card].name
        return f"{name} calls reinforcements: summon a battler that costs less than {frame.memo}?"

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        return "Summon nobody" if action.verb == "done" else f"Summon {s.what[action.card].name}"

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        return (Landing(zone=s.layout.of["battlefield"][frame.seat]),) if action.verb == "summon" else ()

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return [Refusal(laws.REINFORCEMENTS)]


class Under(Asking):
    """13.13: a card from hand may be put under a battler with Toughness."""

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        hand = s.cards_in(frame.seat, "hand")
        return [*[an_action("put", card, frame.card) for card in hand], DONE] if hand else []

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        if action.verb == "put":
            move(s, action.card, s.layout.of["under"][frame.seat], frame.seat)
            attach(s, action.card, frame.card)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        return f"{s.what[frame.card].name} is tough: put a card from your hand under it?"

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        return "Put nothing under it" if action.verb == "done" else f"Put {s.what[action.card].name} under it"

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return [Refusal(laws.TOUGHNESS)]


class Order(Asking):
    """12.21: several abilities of one seat woke at once: it says which happens first."""

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        seen = set()
        found = []
        for place, woken in enumerate(frame.memo):
            if (woken.card, woken.ability) not in seen:  # twins of one card need no order
                seen.add((woken.card, woken.ability))
                found.append(Action("first", woken.card, -1, place))
        return found

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        woken = frame.memo[action.amount]
        rest = frame.memo[: action.amount] + frame.memo[action.amount + 1 :]
        if rest:
            s.push("order", frame.seat, -1, rest)
        s.push("ability", woken.seat, woken.card, woken)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        return "Several of your abilities are awake: choose which happens first."

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        woken = frame.memo[action.amount]
        return f"{s.what[woken.card].name}: {words.briefly(woken.ability)}"

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return [Refusal(laws.ORDER)]


CHOICES = {
    "target": Target,
    "guardian": Guardian,
    "replay": Replay,
    "stand by": StandBy,
    "legion": Legion,
    "shed": Shed,
    "payment": Payment,
    "reinforce": Reinforce,
    "under": Under,
    "order": Order,
}
