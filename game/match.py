"""One sitting: a state, who sits where, and the record. Everything that plays goes through `act`, `undo` and `poll`.

The computer's seats think elsewhere (`game.ai.player`); a match asks, polls, and never waits.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from . import texts
from .ai.player import Thinker
from .ai.seats import HUMAN, KINDS
from .decks import bring
from .files import BadFile, printable, shortened
from .kernel import events as ev
from .kernel import notation
from .kernel.agenda import Action, apply, chooser, forget_actions, legal_actions
from .kernel.deck import Deck
from .kernel.events import Step
from .kernel.record import LONGEST_NAME, Record, load, parse
from .kernel.state import Outcome, State
from .kernel.template import Seat, fill
from .kernel.view import see
from .kernel.windows import is_openly_vain, standing
from .rules import RULESETS

TELLING = (ev.CardsLooked, ev.Shuffled)  # these tell something whatever was seen, and of which a game says `reveals`


class Player(NamedTuple):
    """Who sits on a seat: a name to show and a kind ("human" or one of `ai.seats.LEVELS`)."""

    name: str
    kind: str


class Match:
    """A match at the table. Make one with `Match.new` or `Match.load`; `close` it when it is left."""

    is_practice = False  # it begins from a position, and whoever has laid that says how it ends

    def __init__(self, record: Record, state: State, past: list[State], story: list[Step]) -> None:
        self.record = record
        self.state = state
        self.players = [Player(name, kind) for kind, name in record.players]
        self.opening = story  # what happened before the first choice, or since the match was taken up
        self.is_trial = False  # a trial of a deck: it is not kept, and ends where it began
        self.is_noted = False  # whether its result is written down
        self.kept: Any = None  # where the screen keeps it while it is not finished
        self.past: Any = None  # where it lies among the matches played, once it is over
        self._past = past  # the state before each action of the record
        self._told: list[int] = []  # to whom each action told something that was hidden, a bit a seat
        self._thinker: Thinker | None = None
        self._asked = False

    # Beginning and ending

    @classmethod
    def new(
        cls,
        game: str,
        players: list[Player],
        seed: int | None = None,
        rulings: Mapping[str, str] | None = None,
        wins: int | None = None,
        decks: Sequence[Deck | None] | None = None,
    ) -> Match:
        """A new match. `decks` are one a seat in games to which players bring them; None is a ready one by chance.

        Raises ValueError for what the game does not have, and with its law for a deck that may not be played.
        """
        if game not in RULESETS:
            raise ValueError(fill(texts.UNKNOWN_GAME, game=game, known=", ".join(RULESETS)))
        rules = RULESETS[game]
        if len(players) not in rules.seat_counts:
            raise ValueError(fill(texts.WRONG_SEATS, game=rules.title, seats=rules.seats_said, n=len(players)))
        for player in players:
            if player.kind not in KINDS:
                raise ValueError(fill(texts.NO_KIND_OF_PLAYER, kind=player.kind, known=", ".join(KINDS)))
        seed = secrets.randbits(31) if seed is None else seed
        record = Record(
            game,
            seed,
            [
                (player.kind, shortened(printable(" ".join(player.name.split())), LONGEST_NAME) or "?")
                for player in players
            ],
            rules.ruled(rulings),
            wins or rules.wins_needed(len(players)),
            rules.book.version,
            decks=bring(game, decks, len(players), seed, rulings),
        )
        state, story = record.begin()
        return cls(record, state, [], story)

    @classmethod
    def load(cls, path: Path | str) -> Match:
        """Take up a saved match exactly where it was. Raises BadFile, whatever is in the file."""
        try:
            record = load(path)
        except BadFile:
            raise
        except Exception as fault:  # a fault of ours, as below
            raise BadFile(path, "", fill(texts.UNREADABLE_MATCH, fault=repr(fault))) from fault
        past: list[State] = []
        told: list[int] = []
        state: State | None = None
        story: list[Step] = []
        try:
            for state, story in record.replay(path):
                if past:
                    told.append(_tells_hidden(past[-1], state, story))
                past.append(state.clone())
        except BadFile:
            raise
        except Exception as fault:  # a fault of ours, but the player is not to be locked out by a file
            where = f"action {len(past)}"
            raise record.unusable(path, where, fill(texts.UNPLAYABLE_MATCH, fault=repr(fault))) from fault
        for kind, _ in record.players:
            if kind not in KINDS:
                wrong = fill(texts.NO_KIND_OF_PLAYER, kind=kind, known=", ".join(KINDS))
                raise record.unusable(path, "seats", wrong)
        assert state is not None  # replay yields the opening at least
        match = cls(record, state, past[:-1], [] if record.actions else story)
        match._told = told
        return match

    def save(self, path: Path | str) -> None:
        """Write the match so that `load` takes it up. Raises OSError; the old file is whole then."""
        self.record.save(path)

    def close(self) -> None:
        """End the thinking. The match can still be looked at and saved."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
        forget_actions()

    # Playing

    @property
    def chooser(self) -> int | None:
        """The seat that must choose now; None when the match is over."""
        return chooser(self.state) if self.given_up is None else None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self.record.outcome(self.state)

    @property
    def given_up(self) -> int | None:
        """The seat whose person gave the match up."""
        return self.record.given_up

    @property
    def giver(self) -> int:
        """The person who would give up now: who is to choose, or else the first."""
        seat = self.chooser
        if seat is not None and self.players[seat].kind == HUMAN:
            return seat
        return next((n for n, player in enumerate(self.players) if player.kind == HUMAN), 0)

    def rounds_over(self) -> Record | None:
        """The record as far as the last round that is over; None before there is one, and where what was played in it
        tells of the rest of the match: what deck somebody brought."""
        results = [len(s.results) for s in (*self._past, self.state)]
        ends = [n for n in range(1, len(results)) if results[n] > results[n - 1]]
        if not ends or self.record.decks:
            return None
        record = parse(self.record.dump())
        record.take_back(len(record.actions) - ends[-1])
        record.given_up, record.notes, record.stands = None, {}, ""
        return record

    def give_up(self, seat: int) -> None:
        """The person on this seat plays no further, and the match is over. The record says so."""
        if self.outcome is None:
            self.record.given_up = seat
            self.close()

    @property
    def is_human_asked(self) -> bool:
        seat = self.chooser
        return seat is not None and self.players[seat].kind == HUMAN

    @property
    def is_thinking(self) -> bool:
        """Whether the computer is to choose now."""
        return self.chooser is not None and not self.is_human_asked

    def legal_actions(self) -> list[Action]:
        """What the person who is asked may do; nothing while the computer is to choose."""
        return legal_actions(self.state) if self.is_human_asked else []

    def act(self, action: Action, is_unasked: bool = False) -> list[Step]:
        """Do an action for the seat that is asked, and tell what happened. Raises IllegalAction.

        `is_unasked` if its person was not bothered, as they wished or as nothing was to be decided: the record says so.
        """
        before = self.state.clone()
        story = apply(self.state, action)
        self._past.append(before)
        self._told.append(_tells_hidden(before, self.state, story))
        self.record.note(before, action, is_unasked)
        return story

    def poll(self) -> list[Step]:
        """The computer's reply, once it has thought; nothing until then, and nothing when a person is asked."""
        if not self.is_thinking:
            return []
        seat = self.chooser
        if self._thinker is None:
            self._thinker = Thinker()
        if not self._asked:
            self._thinker.ask(see(self.state, seat), self.players[seat].kind)
            self._asked = True
        action = self._thinker.answer()
        if action is None:
            return []
        self._asked = False
        return self.act(action)

    def news(self) -> str:
        """What the players should know of the computer's thinking, told once; "" where it thinks as it should."""
        if self._thinker is None:
            return ""
        notice, self._thinker.notice = self._thinker.notice, ""
        return notice

    def hurry(self) -> None:
        """The computer answers with the best it has found so far."""
        if self._asked and self._thinker is not None:
            self._thinker.hurry()

    def states_before(self, number: int) -> list[State]:
        """How it stood before each action of the record from this one on."""
        return self._past[number:]

    # Undo

    @property
    def is_marked(self) -> bool:
        """Whether something was taken back after more was known than before."""
        return "undo" in self.record.marks

    @property
    def is_shared(self) -> bool:
        """Whether several people play."""
        return sum(player.kind == HUMAN for player in self.players) > 1

    @property
    def undo_reach(self) -> int:
        """How many actions one undo takes back: to the last choice of a person; 0 for none."""
        return self.reach(None)

    def reach(self, seat: int | None) -> int:
        """How many actions whoever sits there takes back. Among several people, passes that were made for others, who
        decided nothing by them, go along with what they followed; a pass of one's own can be gone back to."""
        is_shared = self.is_shared
        for reach, (actor, _) in enumerate(reversed(self.record.actions), 1):
            is_person = self.players[actor].kind == HUMAN
            if is_person and (actor == seat or not is_shared or not self._was_passed_for(-reach)):
                return reach
        return 0

    def _was_passed_for(self, number: int) -> bool:
        """Whether this action of the record was a pass of somebody who was not asked, or as everybody saw could do
        nothing else."""
        before = self._past[number]
        is_unasked = len(self.record.actions) + number in self.record.unasked
        return is_unasked or (standing(before) is not None and is_openly_vain(before))

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back. Among several people, only what told nothing hidden."""
        return not self.why_kept()

    def why_kept(self, seat: int | None = None) -> str:
        """Reason why the seat cannot undo, with players as `{seat:1}`; "" if it can.

        Among several people, nobody takes back what another has decided since, nor what told them something hidden.
        What it told another person, that one has not looked at yet. No seat: whoever decided last.
        """
        reach = self.reach(seat)
        if not reach or self.given_up is not None:
            return texts.NOTHING_TO_UNDO
        if not self.is_shared:
            return ""
        decided = [actor for actor, _ in self.record.actions[-reach:] if self.players[actor].kind != HUMAN]
        last = self.record.actions[-reach][0]
        if seat not in (None, last):
            return fill(texts.UNDO_IS_ANOTHERS, seat=Seat(last))
        if decided:
            return fill(texts.DECIDED_SINCE, seat=Seat(decided[-1]))
        if self._tells(reach):
            return texts.REVEALED_HIDDEN
        return ""

    @property
    def undo_marks(self) -> bool:
        """Whether undo would mark the match: something hidden was revealed, or the computer has answered."""
        return self._marks(self.undo_reach)

    def _marks(self, reach: int) -> bool:
        """Whether it would, if the last so many actions were taken back."""
        is_answered = any(self.players[actor].kind != HUMAN for actor, _ in self.record.actions[-reach:])
        return reach > 0 and (is_answered or self._tells(reach))

    def _tells(self, reach: int) -> bool:
        """Whether the last so many actions told something hidden; among several people, to more than other people."""
        told = 0
        for one in self._told[-reach:]:
            told |= one
        doer = self.record.actions[-reach][0]
        for seat, player in enumerate(self.players):
            if self.is_shared and player.kind == HUMAN and seat != doer:
                told &= ~(1 << seat)
        return bool(told)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last action of whoever sits there, and all that followed. Raises ValueError where not."""
        if why := self.why_kept(seat):
            raise ValueError(why)
        reach = self.reach(seat)
        if self._marks(reach) and not self.is_marked:
            self.record.marks.append("undo")
        self.state = self._past[-reach].clone()
        del self._past[-reach:], self._told[-reach:]
        self.record.take_back(reach)
        parent, _, at = self.record.notes.get("branch", "").partition(" ")
        if at.isdecimal() and int(at) > len(self.record.actions):  # it leaves the other match earlier now
            self.record.notes["branch"] = f"{parent} {len(self.record.actions)}"
        if self._asked and self._thinker is not None:
            self._thinker.cancel()
        self._asked = False

    def strike_out(self, card: int) -> bool:
        """Take back the last action with this card, and do again what its seat did after it, where that can still be.

        Only back to the last action of somebody else, or of chance. False if that is as if nothing had been done.
        """
        seat, later = self.chooser, []
        while self.record.actions and self.record.actions[-1][0] == seat:
            if self.why_kept(seat) or self.undo_marks:
                action = None
                break
            text = self.record.actions[-1][1]
            self.undo(seat)
            action = notation.read(self.state, text)
            if action.card == card:
                break
            later.append(action)
        else:
            action = None
        for other in reversed(later):
            if other in legal_actions(self.state):
                self.act(other)
        return action is not None


def _tells_hidden(before: State, after: State, story: list[Step]) -> int:
    """To which seats an action showed a card that the one who acted did not know, a bit for each; to all, if it let
    chance speak.

    Who uses an ability learns whether somebody holds an answer to it, also when nobody is asked; unless all are.
    """
    reveals = after.rules.reveals
    if any(isinstance(event, TELLING) or (reveals is not None and reveals(state, event)) for event, state in story):
        return (1 << len(after.seats)) - 1
    actor, told = 1 << before.agenda[-1].seat, 0
    for known, now in zip(before.seen, after.seen, strict=True):
        if not known & actor:
            told |= now & ~known
    return told
