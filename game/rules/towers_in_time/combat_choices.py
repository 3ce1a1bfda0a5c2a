"""What is chosen in a combat and in a sub-phase, and why not otherwise. Numbers (10.2) are sections of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.agenda import Action, Choice, Landing, an_action
from ...kernel.choices import DONE, Assign, Choose, Pick, Picked, PickSeveral
from ...kernel.laws import Refusal
from ...kernel.state import Frame, State
from ...kernel.template import Seat, fill
from ...kernel.verbs import announce, mark, move
from ...kernel.windows import Window
from . import combat, laws, texts
from . import events as ev
from .actions import drawn_in, drops, mended, saving_actions, window_actions
from .deeds import Deed, begin, between, partner, settle_sub_phase
from .domain import body_of, fighters, is_able, is_dead, items_of
from .explain import unable, window_refusals
from .fight import combat_frame, defended, defenders, fighting_seats, is_flight, remember
from .glyphs import wings
from .naming import plain, plain_all
from .numbers import defense
from .paying import pay
from .shields import fell
from .temper import Cost, purse
from .turn_choices import action_label, deed_lands
from .verbs import count_action, drop_spell, expose, withdraw
from .waiting import meant, prompt
from .words import value_of


class Join(PickSeveral):
    """11.1: who else marches in the army."""

    verb, words, ending, law = "join", texts.ALSO_ATTACK, texts.ATTACK, laws.ARMY

    def cards(self, s: State, frame: Frame) -> list[int]:
        return combat.recruits(s, frame.seat, (frame.card, *frame.memo.cards))

    def enough(self, s: State, frame: Frame) -> int:
        return 0

    def finished(self, s: State, frame: Frame, cards: tuple[int, ...]) -> None:
        remember(s, attackers=(frame.card, *cards))

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.JOIN_ARMY, card=s.what[frame.card].name)


class Defend(Choice):
    """10.2, 14.3: the defenders of a seat, each for somebody's shields."""

    is_forced = True

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        picked = [card for card, _ in frame.memo.cards]
        whose = [-1] if len(s.seats) == 2 else defended(s)
        cards = [card for card in defenders(s, frame.seat) if card not in picked]
        return [DONE, *[an_action("defend", card, -1, seat) for card in cards for seat in whose]]

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        picked = frame.memo.cards
        if action.verb == "done":
            if picked:
                count_action(s, frame.seat)
            combat.send(s, frame.seat, picked)
            return
        whose = frame.seat if action.amount < 0 else action.amount
        s.push("defend", frame.seat, frame.card, Picked(tuple(sorted((*picked, (action.card, whose))))))

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        text = texts.DEFEND if len(defended(s)) == 1 else texts.DEFEND_SHIELDS
        combat = combat_frame(s)
        return fill(text, seat=Seat(combat.seat), attackers=plain_all(s, combat.memo.attackers))

    @staticmethod
    def so_far(s: State, frame: Frame) -> tuple[int, ...]:
        return tuple(card for card, _ in frame.memo.cards)

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        if action.verb == "done":
            return texts.DONE if frame.memo.cards else texts.DO_NOT_DEFEND
        name, whose = s.what[action.card].name, action.amount
        if whose < 0 or len(defended(s)) == 1:
            return fill(texts.DEFEND_WITH, card=name)
        return fill(texts.DEFEND_SHIELDS_WITH, whose=Seat(whose), card=name)

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        if action.card < 0:
            return ()
        whose = frame.seat if action.amount < 0 else action.amount
        return (Landing(zone=s.layout.of["shields"][whose]), Landing(card=combat_frame(s).card))

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        if card not in fighters(s, frame.seat):
            return [Refusal(laws.DEFENDING)]
        if card in Defend.so_far(s, frame):
            return [Refusal(laws.DEFENDING, fill(texts.DEFENDS_ALREADY, card=plain(s, card)))]
        if not is_able(s, card):
            return [Refusal(unable(s, card))]
        if card not in defenders(s, frame.seat):
            return [Refusal(laws.ONLY_FLYERS)]
        text = texts.HOW_TO_DEFEND if len(defended(s)) == 1 else texts.HOW_TO_DEFEND_SHIELDS
        return [Refusal(laws.DEFENDING, fill(text, card=s.what[card].name))]


class Whose(Choose):
    """14.3: whose shields are attacked."""

    law = laws.CHOICE_WAITS

    def ways(self, s: State, frame: Frame) -> list[int]:
        return defended(s)

    def chosen(self, s: State, frame: Frame, way: int) -> None:
        remember(s, target=way)
        announce(s, ev.ShieldsChosen, frame.seat, way)

    def says(self, s: State, frame: Frame, way: int) -> str:
        return fill(texts.ATTACK_SHIELDS, seat=Seat(way))

    def asks(self, s: State, frame: Frame) -> str:
        return texts.CHOOSE_SHIELDS if combat_frame(s).memo.sent else texts.CHOOSE_SHIELDS_UNDEFENDED


class Spread(Assign):
    """10.4, 11.3: damage among several fighters."""

    def proposals(self, s: State, frame: Frame) -> list[tuple[tuple[int, int], ...]]:
        memo = frame.memo
        if len(memo.cards) < 2:
            return []
        return [spare(s, memo.left, memo.cards) if memo.about == "army" else slay(s, memo.left, memo.cards)]

    def finished(self, s: State, frame: Frame, given: tuple[tuple[int, int], ...]) -> None:
        for card, amount in given:
            combat.give(s, card, amount)

    def asks(self, s: State, frame: Frame) -> str:
        left, cards = frame.memo.left, frame.memo.cards
        is_own = frame.memo.about == "army"
        if not frame.memo.given:
            return fill(texts.TAKE_DAMAGE if is_own else texts.DEAL_DAMAGE, n=left)
        return fill(texts.TAKE_DAMAGE_ON if is_own else texts.DEAL_DAMAGE_TO, n=left, card=s.what[cards[0]].name)

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return [Refusal(laws.SPREAD_IN_ARMY if frame.memo.about == "army" else laws.SPREAD)]


def life(s: State, card: int) -> int:
    """How much more damage a fighter bears, what is coming counted: at that, it dies."""
    situation = s.cards[card]
    taken = situation.damage + situation.coming if situation is not None else 0
    return max(1, defense(s, card)) - taken if taken else max(1, defense(s, card))


def slay(s: State, amount: int, cards: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Damage that kills as much as it can: the worthiest of those that it reaches first, the rest on one of them."""
    given, left = {}, amount
    for card in sorted(cards, key=lambda card: -value_of(s, card) / max(1, life(s, card))):
        need = max(0, life(s, card))
        if need and need <= left:
            given[card] = need
            left -= need
    if left:
        last = next((card for card in cards if card not in given), cards[0])
        given[last] = given.get(last, 0) + left
    return tuple(sorted(given.items()))


def spare(s: State, amount: int, cards: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Damage that costs as little as it can: what all bear first, the rest on those that are worth the least."""
    given, left = {}, amount
    for card in sorted(cards, key=lambda card: -value_of(s, card)):
        bears = min(left, max(0, life(s, card) - 1))
        if bears:
            given[card] = bears
            left -= bears
    if left:  # one is lost: it takes what the others would have borne
        return ((min(cards, key=lambda card: value_of(s, card)), amount),)
    return tuple(sorted(given.items()))


class Arm(PickSeveral):
    """10.13: which two items a follower uses."""

    verb, words, law = "wield", texts.USE_ITEM, laws.TWO_ITEMS

    def cards(self, s: State, frame: Frame) -> list[int]:
        items, picked = items_of(s, frame.card), frame.memo.cards
        needed = self.needed(s, frame.card) if picked else []
        return items if set(picked) & set(needed) or not needed else [*picked, *needed]

    def needed(self, s: State, card: int) -> list[int]:
        """The items of which it uses one, because only flyers defend against flyers (10.2)."""
        fight = combat_frame(s)
        is_met = fight is not None and card in fight.memo.defenders and is_flight(s, fight.memo.attackers)
        return wings(s, card) if is_met else []

    def enough(self, s: State, frame: Frame) -> int:
        return 2

    most = enough

    def finished(self, s: State, frame: Frame, cards: tuple[int, ...]) -> None:
        mark(s, frame.card, pair=cards)
        if (fight := combat_frame(s)) is not None:
            remember(s, armed=(*fight.memo.armed, frame.card))

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.CHOOSE_ITEMS, card=s.what[frame.card].name)


class ShieldFalls(Pick):
    """12.4: which shield falls."""

    verb, words, law = "lose", texts.LOSE_SHIELD, laws.WHICH_SHIELD

    def cards(self, s: State, frame: Frame) -> tuple[int, ...]:
        return s.cards_in(frame.memo, "shields")

    def picked(self, s: State, frame: Frame, card: int) -> None:
        fell(s, card, frame.memo)

    def asks(self, s: State, frame: Frame) -> str:
        return texts.CHOOSE_FALLING_SHIELD


# 10.6  The windows of a combat


class Fight(Window):
    """Any number of actions that affect the combat; then the other side has the window. None at all ends it."""

    letting = texts.END_COMBAT
    idle_verbs = frozenset({"pass", "drop"})

    def is_asked(self, s: State, seat: int, card: int) -> bool:
        """When the combat has been ended, only who has dead to save (10.9)."""
        fight = combat_frame(s)
        if fight is not None and fight.memo.is_saving:
            return any([is_dead(s, one) for one in fighters(s, seat)])
        return not s.seats[seat].is_out

    def answers(self, s: State, frame: Frame) -> list[Action]:
        fight, seat = combat_frame(s), frame.seat
        if fight.memo.is_saving:
            return saving_actions(s, seat)
        seats = fighting_seats(s, fight)
        found = window_actions(s, seat, seats)
        if seat not in seats[:2]:  # 14.4
            own = {card for card in fight.memo.defenders if card in fighters(s, seat)}
            return [
                action for action in found
                if body_of(s, action.card) in own or own.intersection(mended(s, seat, action))
            ]  # fmt: skip
        return found + drops(s, seat)

    def take(self, s: State, frame: Frame, action: Action) -> None:
        if action.verb == "pass":
            withdraw(s, frame.seat, is_window=True)
            combat.hand_over(s, frame.seat, frame.memo.rest)
        elif not self.is_free(s, frame, action):
            remember(s, has_acted=True)
            super().take(s, frame, action)

    def is_free(self, s: State, frame: Frame, action: Action) -> bool:
        """Do a free action, after which the same window is open (5.12). False if it is none."""
        if action.verb != "drop":
            return False
        s.agenda.append(frame)
        drop_spell(s, frame.seat, action.card)
        return True

    def answer(self, s: State, frame: Frame, action: Action) -> None:
        count_action(s, frame.seat)
        for card in drawn_in(s, frame.seat, action):  # 10.10
            expose(s, card)
        begin(s, frame.seat, action)

    def after_answer(self, s: State, frame: Frame) -> tuple[int, ...]:
        return (frame.seat, *frame.memo.rest)

    def label(self, s: State, frame: Frame, action: Action) -> str:
        if action.verb == "pass":
            if combat_frame(s).memo.is_saving:
                return texts.LET_DIE
            return texts.PASS if combat_frame(s).memo.has_acted or frame.memo.rest else self.letting
        return action_label(s, action)

    def asks(self, s: State, frame: Frame) -> str:
        memo = combat_frame(s).memo
        if memo.is_saving:
            return texts.SAVE_YOUR_DEAD
        helping = [card for card in memo.defenders if card in fighters(s, frame.seat)]
        if helping and frame.seat not in (combat_frame(s).seat, memo.target):  # 14.4
            return fill(texts.RESPOND_AS_HELPER, seat=Seat(memo.target), cards=plain_all(s, helping))
        return texts.RESPOND_IN_COMBAT

    def lands(self, s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        if action.verb == "drop":
            return (Landing(zone=s.home(action.card, "discard")),)
        return deed_lands(s, frame.seat, action.verb)

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return window_refusals(s, frame.seat, card, target, zone)


# 14.2  Sub-phases


class React(Fight):
    """Who is affected may react, then the other, until one of them lets it be."""

    letting = texts.PASS

    def answers(self, s: State, frame: Frame) -> list[Action]:
        place, seat = len(s.agenda) - 1 - (s.agenda[-1] is frame), frame.seat
        deed = s.agenda[place]
        found = window_actions(s, seat, between(s, seat, place))
        if deed.seat != seat and deed.memo.verb in ("cast", "cancel"):
            found += cancels(s, seat)
        return found + drops(s, seat)

    def take(self, s: State, frame: Frame, action: Action) -> None:
        if action.verb == "pass":
            announce(s, ev.HandedOver, frame.seat, True)
            settle_sub_phase(s, frame.seat, partner(s.agenda[-1], frame.seat, frame.memo.rest))
        elif self.is_free(s, frame, action):
            return
        Window.take(self, s, frame, action)

    def answer(self, s: State, frame: Frame, action: Action) -> None:
        count_action(s, frame.seat)
        if action.verb == "cancel":
            cancel(s, frame.seat, action.card)
        else:
            begin(s, frame.seat, action)

    def after_pass(self, s: State, frame: Frame) -> tuple[int, ...]:
        """The sub-phase between these two is over: the next one whom the deed affects may react to it."""
        is_own = frame.seat == s.agenda[-1].seat
        return frame.memo.rest[1:] if is_own else frame.memo.rest

    def after_answer(self, s: State, frame: Frame) -> tuple[int, ...]:
        """The other one of the two; whose deed it is has before it in `rest` the one to whom it has reacted."""
        deed, rest = s.agenda[-1], frame.memo.rest
        if deed.what != "deed" or deed.memo.is_cancelled:
            return ()
        is_own = frame.seat == deed.seat
        if (rest[0] if is_own else frame.seat) in deed.memo.settled:
            return rest[1:] if is_own else rest
        return rest if is_own else (deed.seat, frame.seat, *rest)

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return self.letting if action.verb == "pass" else action_label(s, action)

    def asks(self, s: State, frame: Frame) -> str:
        place = len(s.agenda) - 2
        over = s.agenda[place]
        target = meant(s, over, place) if over.what == "deed" else -1
        return prompt(s, over, target)


def cancels(s: State, seat: int) -> list[Action]:
    """The spells that cancel the one that is answered (13.5)."""
    rich, what = purse(s, seat), s.what
    found = []
    for card in s.cards_in(seat, "hand"):
        printed = what[card]
        if printed.kind == "instant" and rich.can_pay(printed.cost, printed.bit):
            found += [an_action("cancel", card) for clause in printed.casts[0].clauses if clause.word == "dispel"]
    return found


def cancel(s: State, seat: int, card: int) -> None:
    """Cast a spell at the one that it answers."""
    move(s, card, s.layout.of["middle"][seat], seat)
    announce(s, ev.SpellCast, seat, card, -1)
    s.push("deed", seat, card, Deed("cancel"))
    pay(s, seat, card, Cost(s.what[card].cost, s.what[card].bit))


CHOICES = {
    "join": Join(),
    "defend": Defend,
    "whose shields": Whose(),
    "spread": Spread(),
    "arm": Arm(),
    "shield falls": ShieldFalls(),
    "fight": Fight(),
    "react": React(),
}
