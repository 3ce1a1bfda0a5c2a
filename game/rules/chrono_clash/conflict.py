"""The attack that is under way: both sides, what is at stake, and what comes of it if nobody does more.

Sections as in `attacks.py`, whose steps decide; this only says beforehand what they would do. What a guardian is,
nobody knows before it is revealed (8.1), so until then an attack on one has no ending.
"""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.agenda import has_begun
from ...kernel.conflict import Conflict, Ending, Fighter, Side
from ...kernel.state import Frame, State
from ...kernel.template import Seat, fill
from . import texts
from .attacks import fighting, guarding, is_tough, is_turn_over, spared_by
from .verbs import is_in_play, is_still, life
from .worth import has

WAITING = ("guardian", "last stand")  # what may be declined, and what is told beforehand


def conflict(s: State) -> Conflict | None:
    """The innermost attack that has its target and is not over; None if there is none. A view may be asked."""
    for place in range(len(s.agenda) - 1, -1, -1):
        frame, above = s.agenda[place], s.agenda[place + 1 :]
        found = None
        if frame.what == "attack" and frame.memo.victim >= 0:
            if not has_begun(s, frame, "strike") or not above:  # or it strikes in this moment
                found = _attack(s, frame)
        elif frame.what == "clash" and not has_begun(s, frame, "discard_guardian"):
            found = _clash(s, frame)
        if found is not None:
            is_told = all(other.what in WAITING for other in above)  # nothing else happens first that could change it
            return found if is_told else found._replace(ending=None)
    return None


def _attack(s: State, frame: Frame) -> Conflict | None:
    """An attack that has yet to strike: at a battler (7.4), at one that quests (9.3), at a stack (8.2)."""
    target, victim, is_free, lives = frame.memo
    card = frame.card
    if not is_still(s, card, lives) or (target >= 0 and not is_in_play(s, target)):
        return None
    attack = Side(frame.seat, (_fighter(s, card, texts.ATTACKS),))
    if target < 0:
        left = len(s.cards_in(victim, "guardians"))
        ending = (
            None
            if left
            else _told(_Fates().after(s, frame), fill(texts.WILL_BE_OUT_OF_GAME, seat=Seat(victim)), (victim,))
        )
        unsure = _unseen(s, victim, has(s, card, "guardian-attack"), is_free) if left else ""
        return Conflict(attack, Side(victim), -1, _stack(s, victim), _guarded(victim, left), ending, unsure=unsure)
    if s.loads(target, "quests"):
        stake = fill(texts.STAKE_QUEST, card=_name(s, target))
        return Conflict(attack, Side(victim), target, s.where[target], stake, unsure=texts.UNSEEN_QUEST)
    mine, theirs = fighting(s, card), fighting(s, target)
    fates = _Fates()
    if mine <= theirs:
        fates = fates.lost(s, card, spared_by(s, card, is_attacking=True))
    if theirs <= mine:
        fates = fates.lost(s, target, spared_by(s, target, is_attacking=False))
    ending = _told(fates.stood(s, card).stood(s, target).after(s, frame))
    defence = Side(victim, (_fighter(s, target, texts.IS_ATTACKED),))
    return Conflict(attack, defence, target, s.where[target], _name(s, target), ending)


def _clash(s: State, frame: Frame) -> Conflict | None:
    """One guardian against an attacker: before it is revealed, while its owner decides, and after (8.2 to 8.7)."""
    victim, guarded, more, is_free, lives, guardian, _ = frame.memo
    card = frame.card
    if not is_still(s, card, lives) or (guarded >= 0 and not is_in_play(s, guarded)):
        return None
    attack = Side(frame.seat, (_fighter(s, card, texts.ATTACKS),))
    if guarded >= 0:
        zone, stake = s.where[guarded], fill(texts.STAKE_QUEST, card=_name(s, guarded))
    else:
        zone, stake = _stack(s, victim), _guarded(victim, len(s.cards_in(victim, "guardians")))
    if guardian < 0:
        unsure = texts.UNSEEN_QUEST if guarded >= 0 else _unseen(s, victim, more, is_free)
        return Conflict(attack, Side(victim), guarded, zone, stake, unsure=unsure)
    if s.where[guardian] not in s.layout.of["resolving"]:
        return None  # it has returned to hand (12.28)
    fates = _Fates()
    fights, has_fought = s.what[guardian].kind == "battler", frame.memo.is_beaten is not None
    if fights and not has_fought:
        if fighting(s, card) <= guarding(s, guardian):
            fates = fates.lost(s, card, spared_by(s, card, is_attacking=True))
        else:
            fates = fates._replace(words=(*fates.words, fill(texts.WINS, card=_name(s, card))))
        fates = fates.stood(s, card)
    fates = fates.discarded(s, guardian)
    if _goes_on(s, frame, fates):
        fates = fates._replace(words=(*fates.words, texts.ATTACK_GOES_ON))
    numbers = (("strength", guarding(s, guardian)),) if fights else ()
    defence = Side(victim, (Fighter(guardian, texts.GUARDS, numbers),))
    ending = _told(fates.after(s, frame))._replace(is_decided=has_fought)  # who has lost is told no more: it has gone
    return Conflict(attack, defence, guarded, zone, stake, ending, is_asked=s.agenda[-1].card == guardian)


class _Fates(NamedTuple):
    """What becomes of the cards of a battle, added up: sentences, and who leaves."""

    words: tuple[str, ...] = ()
    leaves: tuple[int, ...] = ()

    def lost(self, s: State, card: int, how: str) -> _Fates:
        """A battler lost its battle, spared by this or, if by nothing, destroyed (7.5)."""
        if not how and is_tough(s, card):
            how = "toughness"
        gone = () if how in ("recovery", "toughness") else (card,)
        said = fill(texts.SPARED[how] if how else texts.IS_DESTROYED, card=_name(s, card))
        return _Fates((*self.words, said), (*self.leaves, *gone))

    def stood(self, s: State, card: int) -> _Fates:
        """A battler has fought: what made its last stand is destroyed after it, even if it won (13.7)."""
        if card in self.leaves or not has(s, card, "last-stand"):
            return self
        return _Fates((*self.words, fill(texts.AFTER_LAST_STAND, card=_name(s, card))), (*self.leaves, card))

    def discarded(self, s: State, guardian: int) -> _Fates:
        """A guardian goes, however it went (8.7)."""
        return _Fates((*self.words, fill(texts.IS_DISCARDED, card=_name(s, guardian))), (*self.leaves, guardian))

    def after(self, s: State, fight: Frame) -> _Fates:
        """What has fought its last already is still to go (13.7), and so is what attacks by surprise (13.14)."""
        card = fight.card
        is_last = any(f.what == "last stand" and (card, life(s, card)) in f.memo for f in s.agenda)
        is_sneak = any(f.what == "sneak" and f.card == card for f in s.agenda)
        if card in self.leaves or not (is_last or is_sneak):
            return self
        said = fill(texts.AFTER_LAST_STAND if is_last else texts.AFTER_SNEAK, card=_name(s, card))
        return _Fates((*self.words, said), (*self.leaves, card))


def _unseen(s: State, victim: int, more: int, is_free: bool) -> str:
    """What is not known of an attack on a stack, and how many more it may meet there (8.9, 8.10)."""
    more = min(more, len(s.cards_in(victim, "guardians")) - 1)
    if more <= 0 or (is_turn_over(s) and not is_free):
        return texts.UNSEEN
    return fill(texts.UNSEEN_MORE if more > 1 else texts.UNSEEN_MORE_ONE, n=more)


def _goes_on(s: State, frame: Frame, fates: _Fates) -> bool:
    """Whether the attacker meets one more guardian after this one (8.9 to 8.11)."""
    memo = frame.memo
    if memo.left <= 0 or frame.card in fates.leaves or not s.cards_in(memo.victim, "guardians"):
        return False
    return memo.is_free or not is_turn_over(s)


def _told(fates: _Fates, first: str = "", out: tuple[int, ...] = ()) -> Ending:
    return Ending(" ".join(filter(None, (first, *fates.words))), fates.leaves, out)


def _fighter(s: State, card: int, part: str) -> Fighter:
    """A battler in play as strong as it fights (13.7)."""
    return Fighter(card, part, (("strength", fighting(s, card)),))


def _stack(s: State, seat: int) -> int:
    return s.layout.of["guardians"][seat]


def _guarded(seat: int, left: int) -> str:
    """What an attack on a stack may cost."""
    if not left:
        return fill(texts.STAKE_NO_GUARDIANS, seat=Seat(seat))
    return fill(texts.STAKE_GUARDIANS, seat=Seat(seat), n=left)


def _name(s: State, card: int) -> str:
    return s.what[card].name
