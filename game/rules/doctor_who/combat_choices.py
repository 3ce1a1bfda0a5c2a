"""What is chosen in combat and in answer to something, and why not otherwise. Numbers (8.2): RULES.md."""

from __future__ import annotations

from ...effects.saying import capital
from ...kernel.agenda import Action, Choice, Landing, an_action
from ...kernel.choices import May, Pick
from ...kernel.laws import Refusal
from ...kernel.naming import printed_name
from ...kernel.state import Frame, State
from ...kernel.template import Seat, fill
from ...kernel.verbs import announce
from ...kernel.windows import Window, standing
from . import combat, laws, texts
from . import events as ev
from .actions import PASS, acts, attackers, could_act, defenders
from .deeds import FLASH, SUPPORT, against, begin, given, is_answer, target_called, used
from .domain import ERAS, called, chosen, moment
from .explain import act_refusals, attack_refusals, defence_refusals
from .fight import combatants
from .turn_choices import act_label, act_lands

# The windows (8.7)


class Quiet(Window):
    """A moment in which Specials, Support and Flash cards can be used."""

    is_secret = True

    def is_asked(self, s: State, seat: int, card: int) -> bool:
        return could_act(s, seat)

    def answers(self, s: State, frame: Frame) -> list[Action]:
        return acts(s, frame.seat)

    def answer(self, s: State, frame: Frame, action: Action) -> None:
        begin(s, frame.seat, action)

    def after_pass(self, s: State, frame: Frame) -> tuple[int, ...]:
        if s.story is not None:
            announce(s, ev.PlayerPassed, frame.seat)
        return frame.memo.rest

    def after_answer(self, s: State, frame: Frame) -> tuple[int, ...]:
        """8.2"""
        return (s.active, 1 - s.active)

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return act_label(s, action)

    def lands(self, s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        return act_lands(s, frame.seat, action)

    def asks(self, s: State, frame: Frame) -> str:
        return fill(MOMENTS[moment(s)], zone=capital(texts.ZONES[chosen(s)]))

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return act_refusals(s, frame.seat, card, target, zone, None)


MOMENTS = {
    "dawn": texts.BEFORE_ZONE,
    "zone": texts.AFTER_ZONE,
    "end": texts.BEFORE_END,
}


class Respond(Quiet):
    """8.2: something has been announced. The last answer happens first."""

    def answers(self, s: State, frame: Frame) -> list[Action]:
        return acts(s, frame.seat, answered(below(s)))

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return act_refusals(s, frame.seat, card, target, zone, None, answered(below(s)))

    def answer(self, s: State, frame: Frame, action: Action) -> None:
        begin(s, frame.seat, action, True)

    def lands(self, s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        """What only answers (8.9) is dropped on what it answers, too."""
        found, over = super().lands(s, frame, action), below(s)
        return (*found, Landing(card=over.card)) if is_answer(s, action) and over.card >= 0 else found

    def after_answer(self, s: State, frame: Frame) -> tuple[int, ...]:
        return () if s.agenda[-1].memo.is_cancelled else (s.active, 1 - s.active)

    def asks(self, s: State, frame: Frame) -> str:
        over = standing(s).over
        if over.what == "hit":
            if over.card >= 0 and s.what[over.card] is not None:
                return fill(texts.RESPOND_TO_HIT_BY, seat=Seat(over.seat), card=s.what[over.card].name)
            return fill(texts.RESPOND_TO_HIT, seat=Seat(over.seat))
        target = target_called(s, over, is_subject=over.memo.verb != SUPPORT)
        fields = {"seat": Seat(over.seat), "card": used(s, over).name, "target": target}
        if over.memo.verb == SUPPORT:
            return fill(texts.RESPOND_TO_SUPPORT, amount=given(s, over), **fields)
        is_flash = over.memo.verb == FLASH
        if answered_by := against(s, over, printed_name):
            template = texts.RESPOND_TO_FLASH_AGAINST if is_flash else texts.RESPOND_TO_SPECIAL_AGAINST
            return fill(template, **(fields | {"target": answered_by}))
        if fields["target"]:
            return fill(texts.RESPOND_TO_FLASH_ON if is_flash else texts.RESPOND_TO_SPECIAL_ON, **fields)
        return fill(texts.RESPOND_TO_FLASH if is_flash else texts.RESPOND_TO_SPECIAL, **fields)


def below(s: State) -> Frame:
    """What the window stands over, whether it is asked or already taken from the agenda."""
    return s.agenda[-2] if s.agenda[-1].what == "respond" else s.agenda[-1]


def answered(frame: Frame) -> str:
    """What sort of thing waits: what cards that answer speak of (8.9)."""
    if frame.what == "hit":
        return "hit"
    return "flash" if frame.memo.verb == FLASH else "special"


class Prepare(Quiet):
    """10.1"""

    def asks(self, s: State, frame: Frame) -> str:
        if frame.seat == s.active:
            return texts.PREPARE_ATTACK
        return fill(texts.PREPARE_DEFENCE, seat=Seat(s.active))


class Fight(Quiet):
    """10.8"""

    def after_answer(self, s: State, frame: Frame) -> tuple[int, ...]:
        """8.2, 10.11: it closes as soon as one of them is gone."""
        fight = s.agenda[-1]
        return () if fight.memo.is_over or min(combatants(s, fight)) < 0 else super().after_answer(s, frame)

    def asks(self, s: State, frame: Frame) -> str:
        fight = next(one for one in reversed(s.agenda) if one.what == "combat")
        card, target = (called(s, one, printed_name(s, one)) for one in (fight.card, fight.memo.defender))
        return fill(texts.RESPOND_IN_COMBAT, card=card, target=target)


# Attack and defence


class Attack(Choice):
    """10.2 to 10.4"""

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        foes = defenders(s, 1 - frame.seat, True)
        found = [PASS]
        for card in attackers(s, frame.seat):
            found.append(an_action("attack", card))
            found += [an_action("attack", card, target) for target in foes]
        return found

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        if action.verb == "attack":
            combat.declare(s, frame.seat, action.card, action.target)
        else:
            announce(s, ev.AttackLeft, frame.seat, True)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        other = 1 - frame.seat
        if not defenders(s, other, False):
            return fill(texts.ATTACK_UNDEFENDED, seat=Seat(other))
        if not defenders(s, other, True):
            return fill(texts.ATTACK_THEY_CHOOSE, seat=Seat(other))
        return fill(texts.ATTACK_ANYBODY, seat=Seat(other))

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        if action.verb == "pass":
            return texts.DO_NOT_ATTACK
        if action.target < 0:
            return fill(texts.ATTACK_WITH, card=s.what[action.card].name)
        return fill(texts.ATTACK_TARGET_WITH, card=s.what[action.card].name, target=s.what[action.target].name)

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        if action.verb == "pass":
            return ()
        of, other = s.layout.of, 1 - frame.seat
        return (Landing(zone=of[ERAS[chosen(s) - 1]][other]), Landing(zone=of["time"][other]))

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return attack_refusals(s, frame.seat, card, target)


class Defend(Pick):
    """10.5"""

    is_forced = False
    verb, words, ending, law = "defend", texts.DEFEND_WITH, texts.DO_NOT_DEFEND, laws.DEFEND_WITH
    end = PASS

    def cards(self, s: State, frame: Frame) -> list[int]:
        return defenders(s, frame.seat, False)

    def picked(self, s: State, frame: Frame, card: int) -> None:
        combat.named(s, frame.seat, card)

    def ended(self, s: State, frame: Frame) -> None:
        combat.named(s, frame.seat, -1)

    def lands(self, s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        if action.card < 0:
            return ()
        return Landing(card=frame.card), Landing(zone=s.where[frame.card])

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.CHOOSE_DEFENDER, card=s.what[frame.card].name)

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return defence_refusals(s, frame.seat, card)


class Accept(May):
    """14.11: whether the Creature that was named fights."""

    yes, no, law = texts.FIGHT, texts.TAKE_HIT, laws.CHOICE_WAITS

    def use(self, s: State, frame: Frame) -> None:
        combat.named(s, frame.seat, frame.card)

    def left(self, s: State, frame: Frame) -> None:
        combat.named(s, frame.seat, -1)

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.FIGHT_OR_HIT, card=s.what[frame.card].name)


class Again(May):
    """11.2"""

    yes, no, law = texts.HIT_ONCE_MORE, texts.STOP_HITTING, laws.HIT_AGAIN
    leave = PASS

    def use(self, s: State, frame: Frame) -> None:
        s.push("hit", 1 - frame.seat, frame.card, frame.memo)

    def left(self, s: State, frame: Frame) -> None:
        announce(s, ev.PlayerPassed, frame.seat)

    def asks(self, s: State, frame: Frame) -> str:
        is_last = len(s.cards_in(1 - frame.seat, "time")) == 1
        return fill(texts.ASK_LAST_HIT if is_last else texts.ASK_HIT_AGAIN, card=s.what[frame.card].name)


CHOICES = {
    "quiet": Quiet(),
    "respond": Respond(),
    "prepare": Prepare(),
    "fight": Fight(),
    "attack": Attack,
    "defend": Defend(),
    "accept": Accept(),
    "again": Again(),
}
