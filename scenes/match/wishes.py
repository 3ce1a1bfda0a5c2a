"""Who at this screen wishes to be asked in which windows, and for whom a window is therefore passed.

There are two sorts of wishes. Those that are kept stand in the settings, by game, kind of window and person: always,
when an answer could matter, at chosen stops, never. Those that are said at the table end by themselves: "not for this
one" with what the window stands over, "not again this turn" with the turn; so does "I pass for this turn", where an
action of one's own comes again and again in it. All are one seat's own, and none of them changes what is legal: a pass
that is made for somebody stands in the record like any other.

Where several people sit at one screen, to be called must not tell what one holds. What waits as a stack calls each of
them once a card, whatever they hold, and not again when an answer above it has happened as it was announced: only if
something was cancelled, or a card has come to their hand. Everybody sees that, so it tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.kernel.events import Step
from game.kernel.naming import card_named
from game.kernel.ruleset import Ruleset
from game.kernel.state import State
from game.kernel.template import Seat, fill
from game.kernel.view import see
from game.kernel.windows import (
    ALWAYS,
    MATTERS,
    NEVER,
    PASS,
    Standing,
    does_concern,
    is_openly_vain,
    is_vain,
    is_wished,
    standing,
    waiting,
)
from scenes.match import texts
from scenes.match.chair import Chair
from ui.base.settings import Settings
from ui.table.log import Line, line_of

FORMERLY = {"ask": ALWAYS, "opponents": MATTERS, "never": NEVER}
"""What the one setting for all windows could be, before each kind had its own."""


class Wish(NamedTuple):
    """When somebody wishes to be asked: one of `WISHES`, and for "stops" at which."""

    when: str = MATTERS
    stops: tuple[str, ...] = ()


def kept_wish(settings: Settings, rules: Ruleset, kind: str, person: str = "") -> Wish:
    """The wish of this person, or else of everybody at this screen (""), or what an older file says of it."""
    kept = settings.wishes.get(rules.name, {}).get(kind, {})
    words = kept.get(person) or kept.get("")
    if words:
        return Wish(words[0], tuple(words[1:]))
    return Wish(FORMERLY.get(str(settings.kept.get(rules.windows[kind].formerly)), MATTERS))


def keep_wish(settings: Settings, rules: Ruleset, kind: str, wish: Wish, person: str = "") -> None:
    """Remember this. A wish of everybody's ("") takes the place of each person's own."""
    by_kind = settings.wishes.get(rules.name, {})
    words = [wish.when, *wish.stops]
    people = {**by_kind.get(kind, {}), person: words} if person else {"": words}
    settings.kept.pop(rules.windows[kind].formerly, None)
    settings.change(wishes={**settings.wishes, rules.name: {**by_kind, kind: people}})


class Hush(NamedTuple):
    """One seat is not to be asked in windows of one kind: in those over one thing, or until the turn is over.

    `place` and `over` are where on the agenda that lies and what it is; `place` is -1 for the turn, and `over` which
    that is. `since` is how many actions the record had.
    """

    seat: int
    kind: str
    since: int
    place: int
    over: tuple

    def holds(self, s: State) -> bool:
        if self.place < 0:
            return self.over == (s.round, s.turn)
        return len(s.agenda) > self.place and s.agenda[self.place][:3] == self.over


class Spoken(NamedTuple):
    """One seat has answered or passed where something waits, and is not called to that again.

    `place` and `over` are where on the agenda that lies and what it is; `hand` is what the seat held, `cancelled` how
    much of what waits was cancelled, `since` how many actions the record had.
    """

    seat: int
    since: int
    place: int
    over: tuple
    hand: frozenset[int]
    cancelled: int

    def holds(self, s: State) -> bool:
        is_there = len(s.agenda) > self.place and s.agenda[self.place][:4] == self.over
        return is_there and self.hand.issuperset(s.cards_in(self.seat, "hand")) and _cancelled(s) <= self.cancelled


def _cancelled(s: State) -> int:
    return sum(one.is_cancelled for one in waiting(s))


class Wishes:
    """The wishes of all who sit at this table.

    `is_let_be` says whether the open window is to be passed unasked, and `line` what the log says of that.
    """

    def __init__(self, chair: Chair, settings: Settings) -> None:
        self.chair, self.match, self.settings = chair, chair.match, settings
        self.rules = chair.match.state.rules
        self.hushes: list[Hush] = []
        self.spoken: list[Spoken] = []
        self.is_rushed = False  # a key is held: everything is passed that does not concern whoever sits here
        self.asked_at = -1  # with so many actions in the record, whoever is to answer is asked whatever they wish

    def person(self, seat: int) -> str:
        """The name by which the settings know who sits there; "" for the only one."""
        return self.chair.names[seat] if self.chair.is_shared else ""

    def wish(self, seat: int, kind: str) -> Wish:
        return kept_wish(self.settings, self.rules, kind, self.person(seat))

    # The open window

    def is_let_be(self) -> bool:
        """Whether a window is open whose seat does not wish to be asked there."""
        s = self.match.state
        window = standing(s)
        if window is None or len(self.match.record.actions) == self.asked_at:
            return False
        if any(hush[:2] == (window.seat, window.kind) and hush.holds(s) for hush in self.hushes):
            return True
        if self.is_for_nobody(s, window):
            return True
        if self.is_rushed and window.seat == self.chair.watcher:
            return not does_concern(see(s, window.seat))
        wish = self.wish(window.seat, window.kind)
        if wish.when == MATTERS and self.has_spoken(s, window):
            return True
        is_watched = self.chair.is_shared and not is_openly_vain(s)  # who is called tells that there is an answer
        return not is_wished(see(s, window.seat), wish.when, wish.stops, is_watched)

    @property
    def is_nothing_asked(self) -> bool:
        """Whether what is asked is passed without a word: whoever goes back does not mean it."""
        return self._was_nothing_asked(self.match.state, self._now)

    def _was_nothing_asked(self, s: State, number: int) -> bool:
        """The same of a state before an action of the record."""
        window = standing(s)
        if window is None:
            return any(hush.since < number for hush in self._rests(s))
        return self.is_for_nobody(s, window)

    def _has_followed(self, number: int) -> bool:
        """Whether this pass was made for whoever sits here right after what they decided themselves, the others having
        only passed since: whoever goes back means that decision."""
        record = self.match.record
        if number not in record.unasked:
            return False
        for before in reversed(range(number)):
            seat, deed = record.actions[before]
            if seat == self.chair.watcher and before not in record.unasked:
                return True
            if deed != PASS.verb:
                return False
        return False

    @property
    def why_kept(self) -> str:
        """Why the watcher can take nothing back, in words; "" if they can."""
        return self.chair.why_kept or ("" if self.reach_back else texts.NOTHING_DECIDED)

    @property
    def reach_back(self) -> int:
        """How many actions going back once takes back: to what somebody decided; 0 if nobody decided anything. What is
        only practised knows itself how far."""
        match, chair = self.match, self.chair
        if not chair.can_undo:
            return 0
        if match.is_practice:
            return max(1, match.undo_reach)
        if chair.is_shared:
            return match.reach(chair.watcher)
        actions, states = match.record.actions, match.states_before(0)
        own = [n for n in range(self._now) if actions[n][0] == chair.watcher and not self._has_followed(n)]
        decided = next((n for n in reversed(own) if not self._was_nothing_asked(states[n], n)), self._now)
        return self._now - decided

    @property
    def is_resting(self) -> bool:
        """Whether it is the action of somebody who has said that they pass for the rest of the turn."""
        s = self.match.state
        return self._now != self.asked_at and any(hush.since < self._now for hush in self._rests(s))

    @property
    def is_hurried(self) -> bool:
        """Whether what is passed now is passed by whoever sits here, who holds the key: their own decision."""
        return self.is_rushed and self.chair.is_shared and self.match.chooser == self.chair.watcher

    @property
    def can_rest(self) -> bool:
        """Whether whoever is to act could say so now."""
        s = self.match.state
        choice = self.rules.choices.get(s.agenda[-1].what) if s.agenda and s.outcome is None else None
        return choice is not None and choice.is_resting and PASS in choice.options(s, s.agenda[-1])

    def _rests(self, s: State) -> list[Hush]:
        """What was said about the choice that waits, if it is one that may be passed for the rest of the turn."""
        frame = s.agenda[-1] if s.agenda and s.outcome is None else None
        choice = None if frame is None else self.rules.choices.get(frame.what)
        if choice is None or not choice.is_resting:
            return []
        return [hush for hush in self.hushes if hush[:2] == (frame.seat, frame.what) and hush.holds(s)]

    def is_for_nobody(self, s: State, window: Standing) -> bool:
        """Whether somebody is only asked so that others learn nothing, and nobody watches or everybody knows it."""
        is_known = is_openly_vain if self.chair.is_shared else is_vain
        return self.rules.choices[window.kind].is_secret and is_known(s)

    def has_spoken(self, s: State, window: Standing) -> bool:
        """Whether what the window stands over has called that seat before, and nothing has come between."""
        place = len(s.agenda) - 2
        return any((one.seat, one.place) == (window.seat, place) and one.holds(s) for one in self.spoken)

    def line(self, state: State | None = None) -> Line | None:
        """The entry for the open window in the list of automatic passes, or None where nothing is listed.

        A secret window of a shared screen is listed for its seat alone. `state` is an earlier one, for the log of a
        match that is resumed.
        """
        state = self.match.state if state is None else state
        window, chair = standing(state), self.chair
        if window is None or self.is_for_nobody(state, window):
            return None  # none is open where the seat passes for the rest of the turn
        view, everybody = see(state, window.seat), (1 << len(state.seats)) - 1
        is_public = window.card >= 0 and state.seen[window.card] == everybody
        if chair.is_shared:
            template = texts.AUTO_PASSED_CARD_BY if is_public else texts.AUTO_PASSED_BY
        else:
            template = texts.AUTO_PASSED_CARD if is_public else texts.AUTO_PASSED
        card = card_named(view, window.card) if is_public else ""
        name = self.rules.windows[window.kind].name
        line = line_of(fill(template, seat=Seat(window.seat), window=name, card=card), view, chair.names)
        line.is_aside = True
        if chair.is_shared and self.rules.choices[window.kind].is_secret:
            line.seat = window.seat
        else:
            line.passed = window.seat
        return line

    # Said at the table

    def hush_this(self, window: Standing) -> None:
        """Whoever is asked there is not asked again while what the window stands over waits or happens."""
        place = len(self.match.state.agenda) - 2
        self._hush(Hush(window.seat, window.kind, self._now, place, tuple(window.over[:3])))

    def hush_turn(self, seat: int, kinds: tuple[str, ...]) -> None:
        """That seat is not asked in these windows, or for an action of its own, until the next turn begins."""
        s = self.match.state
        for kind in kinds:
            self._hush(Hush(seat, kind, self._now, -1, (s.round, s.turn)))

    def note_spoken(self, window: Standing | None) -> None:
        """Whoever is asked there is about to answer or to pass."""
        s = self.match.state
        if window is None or not self.chair.is_shared or not waiting(s):
            return  # where nothing was announced, as in a combat, whoever acts may act again
        if not self.rules.choices[window.kind].is_secret:
            return  # whoever is called there tells nothing by it, and is called as often as the rules say
        hand, place = frozenset(s.cards_in(window.seat, "hand")), len(s.agenda) - 2
        self.spoken.append(Spoken(window.seat, self._now, place, tuple(window.over[:4]), hand, _cancelled(s)))

    def _hush(self, hush: Hush) -> None:
        self.hushes.append(hush)
        self.asked_at = -1

    @property
    def _now(self) -> int:
        return len(self.match.record.actions)

    def tidy(self, story: Sequence[Step] = ()) -> None:
        """This has happened: what has ended is forgotten."""
        self.hushes = [hush for hush in self.hushes if hush.holds(self.match.state)]
        states = [*(step.state for step in story), self.match.state]
        self.spoken = [one for one in self.spoken if all(one.holds(state) for state in states)]

    def go_back(self) -> None:
        """Actions were taken back, and with them what was said since; whoever is to answer now is asked."""
        self.hushes = [hush for hush in self.hushes if hush.since < self._now]
        self.spoken = [one for one in self.spoken if one.since < self._now]
        self.asked_at = self._now
        self.tidy()

    # The button at the side

    def is_quiet(self, seat: int) -> bool:
        """Whether that seat has said at the table not to be asked, or wishes never to be."""
        kinds = self.rules.windows
        never = bool(kinds) and all(self.wish(seat, kind).when == NEVER for kind in kinds)
        return never or any(hush.seat == seat and hush.kind in kinds for hush in self.hushes)

    def how(self, seat: int) -> str:
        """When that seat is asked, at the end of a sentence: most have never said when they wish to be."""
        is_chosen = any(self.wish(seat, kind) != Wish() for kind in self.rules.windows)
        return texts.STOPS_AS_CHOSEN if is_chosen else texts.STOPS_WHEN_NEEDED

    def is_at_rest(self, seat: int) -> bool:
        """Whether that seat has said that it passes for the rest of the turn."""
        return any(hush.seat == seat and hush.kind not in self.rules.windows for hush in self.hushes)

    def ask_again(self, seat: int) -> None:
        """That seat is asked again: what it said at the table ends, and a wish never to be asked."""
        self.hushes = [hush for hush in self.hushes if hush.seat != seat]
        for kind in self.rules.windows:
            if self.wish(seat, kind).when == NEVER:
                keep_wish(self.settings, self.rules, kind, Wish(), self.person(seat))
