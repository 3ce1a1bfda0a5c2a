"""What the person is asked now: the actions that are offered, which card asks, and what was answered so far."""

from __future__ import annotations

from game.kernel.agenda import Action, asks
from game.kernel.windows import Standing, standing
from scenes.arrival import Arrival
from scenes.match.chair import Chair


class Asking:
    """A question. `actions` are the legal ones, none while nobody is asked; `arrival` says whether it has just come.

    `mode` is "asked", "waiting", or "window" where something of another's may be answered.
    """

    def __init__(self, chair: Chair, arrival: Arrival) -> None:
        self.chair, self.match, self.arrival = chair, chair.match, arrival
        self.about: tuple = ()  # what was asked last
        self.actions: list[Action] = []
        self.is_asked = False
        self.since = 0  # how much was done in the match when that came
        self.given: tuple[int, ...] = ()  # what had been named when it came
        self.named: tuple[int, ...] = ()  # and by now
        self.picked: list[int] = []  # by the answers so far to a question that goes on
        self.narrowed = ""  # what is asked besides, where the person has chosen what to do and not yet with which card
        self.aside = ""  # what stands in the bar while nobody is asked and nothing happens
        self.aside_head = ""  # and before it, instead of whose turn it is
        self.is_put_away = False  # the log is wanted where the card that asks stands
        self.is_helped = False  # help is said there

    def begin(self, actions: list[Action]) -> None:
        self.actions, self.is_asked, self.narrowed = actions, True, ""
        self.aside = ""  # it was about what was before
        about, done = self._about(), len(self.match.record.actions)
        s = self.match.state
        so_far = s.rules.choices[s.agenda[-1].what].so_far(s, s.agenda[-1]) if s.agenda else ()
        if about != self.about:
            self.arrival.begin()
            self.since, self.given, self.picked = done, so_far, []
        self.since = min(done, self.since)
        self.about, self.named = about, so_far
        self.picked = [card for card in so_far if s.is_in_field(card)] or self.picked  # as they were

    def end(self) -> None:
        self.actions, self.is_asked, self.narrowed = [], False, ""
        self.arrival.end()

    def _about(self) -> tuple:
        """What is asked, so that the same question in the same turn is known again; a window is always another."""
        s, frame = self.match.state, self.match.state.agenda[-1]
        return (s.round, s.turn, *frame[:3], len(self.match.record.actions) if self.window is not None else 0)

    @property
    def is_begun(self) -> bool:
        """Whether the person has given a part of the answer, or there is no other than to be done with it. What names
        nothing is no part of one: after a new hand it begins."""
        return any(" " in said for _, said in self.match.record.actions[self.since :]) or len(self.actions) == 1

    def is_named(self, card: int) -> bool:
        """Whether the person has named this card in answer to what is still asked, and may think better of it; where
        it is only practised, as a whole and by other means."""
        is_recorded = len(self.match.record.actions) > self.since and not self.match.is_practice
        if not (self.is_asked and is_recorded and card in self.named and card not in self.given):
            return False
        return not (self.match.undo_marks or self.match.why_kept(self.match.chooser))

    def words(self) -> str:
        """What the waiting choice asks, with everybody's name in it; or what is asked besides."""
        return self.narrowed or self.chair.named(asks(self.match.state))

    def with_verb(self, verb: str) -> Action | None:
        return next((action for action in self.actions if action.verb == verb), None)

    @property
    def window(self) -> Standing | None:
        """The window in which the person may answer, if that is what is asked."""
        return standing(self.match.state) if self.is_asked else None

    @property
    def mode(self) -> str:
        if not self.is_asked:
            return "waiting"
        return "window" if self.window is not None else "asked"

    @property
    def is_answer_secret(self) -> bool:
        """Whether naming the one who chooses now would tell what they hold."""
        s = self.match.state
        choice = s.rules.choices.get(s.agenda[-1].what) if s.agenda and s.outcome is None else None
        return choice is not None and choice.is_secret

    # The card that asks

    @property
    def stage(self):
        """What is printed on the card that asks, if a card asks and is to be seen large."""
        if not self.is_asked or self.is_put_away or self.is_helped:
            return None
        card = self.match.state.agenda[-1].card
        is_staged = card >= 0 and self.chair.show.places.is_staged(self.match.state)
        return self.chair.view.what[card] if is_staged else None

    @property
    def stage_words(self) -> str:
        """What the card that asks can do here; of one that copies, what the other says."""
        state = self.match.state
        frame = state.agenda[-1]
        said = state.rules.choices[frame.what].speaker(state, frame)
        return said.text if said is not state.what[frame.card] else self.chair.show.words.on_stage(state, frame.card)

    # What was answered

    def note_pick(self, action: Action, asking, is_in_field: bool) -> None:
        """Cards in play that were picked stay marked while the same card asks for more of them.

        `asking` is the frame that this action answered.
        """
        agenda = self.match.state.agenda
        goes_on = bool(agenda) and asking.card >= 0 and agenda[-1][:3] == asking[:3]
        self.picked = [*self.picked, action.card] if goes_on and is_in_field else []
