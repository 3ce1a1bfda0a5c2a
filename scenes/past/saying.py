"""What is said of a match that is looked back on: of one decision, of a whole round, of its turning points."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter

from game.kernel import notation
from game.kernel.naming import cards_named, printed_name
from game.kernel.state import Outcome
from game.kernel.template import address
from game.kernel.view import see
from game.replay import OPEN, Replay
from game.teach.chances import NOT_FITTED, basis, is_fitted, is_told, level_of
from game.teach.hints import STEPS
from game.teach.primer import primer
from game.teach.reasons import ASSUMED, OVER
from game.teach.review import Entry, Review
from game.teach.reviewer import ACCEPTED, Weighed
from game.teach.turning import DEED, DRAW, HELD, LEFT, OTHER, OWN, THEIRS, Turn, turning_points
from ui.base import text, theme
from ui.past.balance import signed, unit
from ui.past.timeline import SIGNS, Decision, Point, Track

CARD = re.compile(r"\[([^|\]]+)\|\d+\]")  # as the log names one
GO = "go:"  # what a link to a place of the match begins with
CERTAIN_WIN = "**Won for certain**: one deed here wins, whatever the others hold or do."
CERTAIN_LOSS = "**Lost for certain**: every deed here loses, whatever the others hold or do."
SIZES = {"inaccuracy": "an inaccuracy", "mistake": "a mistake", "blunder": "a blunder"}
CAUSES = {
    OWN: "your own decision",
    DRAW: "what you drew",
    OTHER: "what {others} gave away",
    THEIRS: "what {others} drew",
    HELD: "what only {others} could know: their own cards",
    LEFT: "left over (no draw, no fault and no single deed explains it)",
}
NOT_OVER = "This match is not over. What each decision was worth is told when it is."


def percent(share: float) -> str:
    """A share as a number of a hundred."""
    return f"{round(share * 100)}%"


def points(share: float) -> str:
    """The same where nothing was fitted to chances: what looks better has more of them."""
    return f"{round(share * 100)} of 100"


def within(low: float, high: float) -> str:
    """Between what a chance lies, to stand behind it; "" where that is the same number once more."""
    low, high = round(low * 100), round(high * 100)
    return f" ({low} to {high})" if low < high else ""


def more_of(seconds: float) -> str:
    """How much longer something takes, roughly; "" where it is less than a minute."""
    minutes = round(seconds / 60)
    if minutes < 2:
        return "about a minute more" * minutes
    return f"about {minutes} minutes more" if minutes < 100 else f"about {round(minutes / 60)} hours more"


def at_least(words: str, loss: float, least: float) -> str:
    """How much a loss is at least, in these words; "" where that is the same number once more."""
    return words.format(round(least * 100)) if round(least * 100) != round(loss * 100) else ""


def between(points: Sequence[Point], number: int) -> list[Point]:
    """A point of the line that is drawn through these, which stand in order, at a number where none of them stands;
    none beyond its ends."""
    at = bisect_left(points, number, key=attrgetter("number"))
    if not 0 < at < len(points) or points[at].number == number:
        return []
    before, after = points[at - 1], points[at]
    part = (number - before.number) / (after.number - before.number)
    return [Point(number, *(a + (b - a) * part for a, b in zip(before[1:4], after[1:4], strict=True)))]


class Saying:
    """The words for one watcher of a replay. `named` puts everybody's name into words."""

    def __init__(self, replay: Replay, review: Review | None, watcher: int, named: Callable[[str], str]) -> None:
        self.replay, self.review, self.watcher, self.named = replay, review, watcher, named
        self.names = [text.escape(player.name) for player in replay.players]
        self.is_fitted = is_fitted(replay.record.game, len(replay.players))
        self.share = percent if self.is_fitted else points
        self.is_you = watcher in replay.people  # whose eyes these are played themselves
        self.is_weighing = False  # more of the review is to come
        self.seconds_left = 0.0  # until then, as far as that can be told

    # Where one stands

    def turn_of(self, number: int) -> str:
        """Which turn it is there."""
        s = self.replay.states[min(number, self.replay.length)]
        said = f"Turn {s.turn}" if s.turn else "The beginning"
        return f"Round {max(1, s.round)}, {said[:1].lower()}{said[1:]}" if s.goal > 1 else said

    def place(self, number: int) -> str:
        """Where one stands, in a line."""
        count = self.replay.length
        if number >= count and self.replay.is_between:
            return f"The end of round {len(self.replay.states[-1].results)}"
        if number >= count:
            return "The end" if self.replay.is_over and not self.replay.problem else "As far as it goes"
        return f"{self.turn_of(number)}  \u00b7  {number + 1} of {count}"

    def deed(self, number: int) -> str:
        """What is done there, as far as these eyes know it beforehand; marked up."""
        if number >= self.replay.length:
            return text.escape(self.why_over())
        who = self.names[self.replay.actor(number)]
        said = self.replay.said(number, self.watcher)
        return f"**{who}**: {text.escape(self.named(said))}" if said else f"**{who}** decides."

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or the round with which it ends here; None where it goes on."""
        replay, last = self.replay, self.replay.states[-1]
        if replay.is_between:
            return last.results[-1]
        return replay.record.outcome(last) if replay.is_over else None

    def why_over(self) -> str:
        """Why it ended, in a sentence."""
        replay = self.replay
        outcome = self.outcome
        if outcome is None:
            return "The record goes no further."
        if replay.given_up is not None:
            return f"{replay.players[replay.given_up].name} gave up."
        reason = replay.states[-1].results[-1].reason if replay.states[0].goal == 1 else outcome.reason
        return replay.record.rules.telling.reasons.get(reason, reason)

    # One decision

    def entry(self, number: int) -> Entry | None:
        found = self.review.entries if self.review is not None else ()
        return next((entry for entry in found if entry.number == number), None)

    def may_know(self, number: int) -> bool:
        """Whether what there is to say of this decision tells nothing that these eyes do not see."""
        return self.replay.eyes == OPEN or self.replay.actor(number) == self.watcher

    def decision(self, number: int, is_shown: bool) -> str:
        """What a decision was worth; its better one only if `is_shown`."""
        review = self.review
        if review is None:
            return f"{{cross}} {text.escape(self.replay.problem)}" if self.replay.problem else NOT_OVER
        if number >= self.replay.length:
            return self.end()
        entry = self.entry(number)
        if entry is None and number >= review.done:
            more = f" {rest[:1].upper()}{rest[1:]}." if (rest := more_of(self.seconds_left)) else ""
            return f"Not weighed up yet: {review.done} of {review.decisions} are.{more}"
        seat, lines = self.replay.actor(number), self.turned_at(number)
        who = "You" if seat == self.watcher and self.is_you else self.names[seat]
        if not self.may_know(number):  # nor that there was only one thing to do: a hand is why
            lines.append(f"{who} decided here, and saw other cards than you do. Lay all cards open to read more.")
            return "\n".join(lines)
        if entry is None:
            return "There was only one thing to do."
        lines.append(f"**{who}**: {text.escape(self.named(entry.label))}")
        is_match = self.replay.states[0].goal == 1  # of one round
        is_chance = is_told(self.replay.states[number])
        what = f"Chance to win{' the round' * (not is_match)}" if is_chance else "How it looked"
        looked = f"{what} before it: **{(percent if is_chance else points)(entry.chance)}**"
        if entry.is_certain:
            lines.append(CERTAIN_WIN if entry.chance else CERTAIN_LOSS)
        else:
            lines.append(f"{looked}{within(entry.low, entry.high)}.")
        if entry.luck and abs(entry.luck) > 2 * entry.blur:
            lines.append(f"The cards drawn before it were worth {signed(entry.luck)} {unit(entry.luck)}.")
        if helped := STEPS.get(self.replay.record.helped.get(number, 0)):
            lines.append(f"{{question}} Help was asked for here, up to {helped}.")
        lines.append(self.cost(entry, is_shown))
        return "\n".join(lines)

    def cost(self, entry: Entry, is_shown: bool) -> str:
        if not entry.verdict:
            words = (
                "Nothing better can be found"
                if entry.is_certain and not entry.loss
                else "Nothing much better was found"
            )
            return f"{{check}} {words}."
        if not is_shown and entry.seat == self.watcher:
            return "{question} There was something better. Try it again before you look."
        size = SIZES[entry.verdict] if self.is_fitted else "worse"
        least = at_least(", at least {}", entry.loss, entry.least)
        lost = f"It lost **{round(entry.loss * 100)} {unit(entry.loss)}**{least}: {size}."
        better = f"Better: **{text.escape(self.named(entry.best))}**."
        return f"{lost}\n{better}" + (f"\n*What spoke for it: {text.escape(entry.why)}.*" if entry.why else "")

    def compared(self, found: Weighed | None, number: int) -> str:
        """One deed beside another, in words."""
        if found is None:
            return "Nothing else came near enough to be weighed beside it."
        mine, other = (f"**{text.escape(self.named(words))}**" for words in (found.label, found.rival_label))
        if not found.is_clear:
            head = f"{mine} or {other}: no clear difference."
        else:
            little = "a little " * (min(abs(found.low), abs(found.high)) < ACCEPTED)  # no loss that is spoken of
            head = f"{mine} did {little}{'worse' if found.loss > 0 else 'better'} than {other}."
        is_chance = is_told(self.replay.states[number])
        more = self.going_on(found, is_chance) if found.after else self.in_deals(found, is_chance)
        for words, sure in ((mine, found.sure), (other, found.rival_sure)):
            if sure is not None:
                more += f" {words} {'wins' if sure else 'loses'} for certain, whatever the others hold or do."
        is_said = found.why and found.is_clear
        why = f"\nWhat spoke for the better one: {text.escape(found.why)}." if is_said else ""
        level = level_of(player.kind for player in self.replay.players)
        return f"{head}\n{more}{why}\n*{ASSUMED} {basis(self.replay.states[number], level)}*"

    def in_deals(self, found: Weighed, is_chance: bool) -> str:
        """What came of two deeds in the same imagined deals."""
        what, share = ("the chance to win is", percent) if is_chance else ("judged", points)
        is_same = found.low == found.high == 0.0
        went = "both came to the same" if is_same else f"it went better in {found.better or 'none'}"
        beside = share(found.chance) + ("" if is_same else f" beside {share(found.rival)}")
        return f"In {found.worlds} imagined deals {went}; {what} {beside}."

    def going_on(self, found: Weighed, is_chance: bool) -> str:
        """What a deed lost after which its player went on."""
        what = "the chance to win" if is_chance else "how good it looks"
        lost = round(100 * abs(found.loss))
        less = f"only {lost} {unit(found.loss)} less: no more is lost" if lost else "no less: nothing is lost"
        return f"After **{text.escape(self.named(found.after))}** the turn goes on, and {what} is then {less}."

    def tried(self, found: Weighed | None, number: int, is_shown: bool) -> str:
        """What one has tried there, without telling what would be better."""
        if found is None or found.is_accepted:
            words = text.escape(self.named(found.label)) if found is not None else "It"
            return f"{{check}} **{words}**: as good as anything that was found."
        lost = f"loses {round(found.loss * 100)} {unit(found.loss)}{at_least(' (at least {})', found.loss, found.low)}"
        entry = self.entry(number)
        then = " Try once more, or look."
        if entry is not None and not entry.verdict:
            then = " What was done is better."
        elif is_shown:
            then = ""
        return f"{{cross}} **{text.escape(self.named(found.label))}** {lost}.{then}"

    # The whole

    def end(self) -> str:
        """What stands at the end: how it ended, and the turning points."""
        lines = [self.winner()]
        if self.replay.problem:
            lines.append(f"{{cross}} {text.escape(self.replay.problem)}")
        points = self.turning_points()
        if points:
            lines.append("**Turning points** *(turns on average)*")
            lines += [self.turning(n, turn) for n, turn in enumerate(points, 1)]
        elif self.review is not None and self.review.is_whole:
            lines.append("There was no turning point that stands out of the noise.")
        if self.review is not None and not self.review.is_whole:
            then = "; the turning points are told when all are" if self.is_weighing else ""
            then = f"{f', {rest}' if (rest := more_of(self.seconds_left)) else ''}{then}"
            many = self.review.decisions
            lines.append(f"*{self.review.done} of {many} decision{'s are' if many != 1 else ' is'} weighed up{then}.*")
            if self.is_weighing:
                lines.append("*It waits while you are elsewhere, and goes on when you come back.*")
        if not self.is_fitted:
            lines.append(f"*{NOT_FITTED}*")
        return "\n".join([*lines, *self.rounds()])

    def winner(self) -> str:
        """Who won, in a line."""
        outcome = self.outcome
        names = " and ".join(self.names[seat] for seat in outcome.winners) if outcome is not None else ""
        return f"**{names}** won{' the round' * self.replay.is_between}." if names else text.escape(self.why_over())

    def rounds(self) -> list[str]:
        """What each round but the last came to, in a line; of the last one there is a picture."""
        review, goal = self.review, self.replay.states[0].goal
        if review is None or not review.results:
            return []
        lines = []
        for number in range(1, len(review.results)):
            if (found := review.sum(self.watcher, number)) is not None:
                parts = ("luck", found.luck), ("own play", -found.own), ("others' play", found.others)
                said = ", ".join(f"{name} {signed(share)}" for name, share in (*parts, ("left over", found.remainder)))
                lines.append(f"*Round {number}: from {self.share(found.start)}, in points: {said}.*")
        last = f"Round {len(review.results)}: luck beside play" if goal > 1 else "Luck beside play"
        return [*lines, f"**{last}**"] if review.sum(self.watcher, len(review.results)) is not None else lines

    def turning_points(self) -> list[Turn]:
        """The largest moves of the curve, when all is weighed: before that each might give way to a larger one."""
        is_known = self.review is not None and not self.is_weighing
        return turning_points(self.review, self.watcher) if is_known else []

    def turning(self, n: int, turn: Turn) -> str:
        place = text.escape(self.turn_of(turn.at))
        return f"{n}. [{place}|{GO}{turn.at}]: {self.cause(turn)}."

    def cause(self, turn: Turn) -> str:
        """By how much it turned, and what caused it most."""
        moved = f"**{signed(turn.change)} {unit(turn.change)}** {self.span(turn)}"
        if turn.cause == DEED:
            term = turn.part and primer(self.replay.record.game).term(turn.part)
            beside = ", beside the best other deed" if self.is_an_end(turn.at) else ""
            about = f" What changed most{beside}: {term}." if term else ""
            if turn.part == OVER and (why := self.who_won(turn.second)):
                about = f" {why}"
            return f"{moved}. {self.told(turn.at)}{about} {self.remainder(turn)}"
        whose = CAUSES if self.is_you else {OWN: "a decision of their own", DRAW: "what they drew"}
        cause = whose.get(turn.cause) or CAUSES[turn.cause]
        entry = self.entry(turn.at)
        if turn.cause == OWN and entry is not None and not entry.verdict:  # there it says that nothing much was lost
            cause = f"what little {'your' if self.is_you else 'their'} own decisions gave away, the most of it here"
        words = f"{moved}, mostly {cause.replace('{others}', self.others)}"
        if turn.cause == LEFT:
            return words
        if turn.cause in (DRAW, THEIRS):
            named = self.drawn(turn.at)
        else:
            named = (turn.cause != HELD and self.done(turn.at)) or self.told(turn.at).rstrip(".")
        return f"{words}{f' ({named})' * bool(named)}. {self.remainder(turn)}"

    def span(self, turn: Turn) -> str:
        """From which turn to which it turned: those are compared whole, so that the curve may leap less at its mark."""
        first, second = (self.replay.states[number].turn for number in (turn.first, turn.second))
        begins = f"turn {first}" if first else "the beginning"
        ends = f"turn {second}"
        if turn.second in self.ends:
            ends = f"the end{' of the round' * (self.replay.states[0].goal > 1)}"
        return f"from {begins} to {ends}"

    @property
    def ends(self) -> list[int]:
        """After how many actions the rounds were over."""
        return [at for at, _ in self.review.results] if self.review is not None else []

    def who_won(self, number: int) -> str:
        """Who won the round that was over after so many actions, and why; "" where none was."""
        ends = self.ends
        if number not in ends:
            return ""
        winners, reason = self.replay.states[number].results[ends.index(number)]
        names = " and ".join(self.names[seat] for seat in winners)
        why = text.escape(self.replay.record.rules.telling.reasons.get(reason, ""))
        return f"Then {names} won. {why}" if names else why

    @property
    def others(self) -> str:
        """Who plays against the watcher: by name, if that is one player."""
        teams = self.review.teams if self.review is not None else ()
        rivals = [seat for seat, team in enumerate(teams) if team != teams[self.watcher]]
        return self.names[rivals[0]] if len(rivals) == 1 else "the others"

    def is_an_end(self, number: int) -> bool:
        """Whether a turn ended with an action: what it changed is told beside another deed."""
        states = self.replay.states
        return number + 1 < len(states) and states[number].turn != states[number + 1].turn

    def remainder(self, turn: Turn) -> str:
        """What of a move neither draws nor faults explain: the rest of it is known."""
        rest = turn.change - turn.left
        if turn.cause in (DEED, HELD):
            part = (
                f"Draws and faults explain {signed(rest)}" if round(100 * rest) else "No draw and no fault explains it"
            )
            return f"*{part}*"
        return f"*Left over: {signed(turn.left)}*" if round(100 * turn.left) else "*Nothing is left over*"

    def done(self, number: int) -> str:
        """What was chosen at an action, as far as these eyes know it."""
        return text.escape(self.named(self.replay.said(number, self.watcher)))

    def told(self, number: int) -> str:
        """What was done at an action in a sentence: as the log tells it to these eyes, in the line that names the card
        with which it was done or else the first, or in the words of whoever chose it. Where something was asked on the
        way, that line may come with the answer."""
        cards, action = self.replay.record.rules.book.cards, self.replay.action(number)
        lines = self.lines(number)
        named: list[str] = []
        if action is not None and action.card >= 0:
            sign = f"|{action.card}]"
            named = [line for n in self.under_way(number) for line in self.lines(n) if sign in line]
        if not named and not lines:
            return self.deed(number)
        plain = CARD.sub(lambda found: cards[found[1]].name, (named or lines)[0])
        return address(text.escape(plain), self.names)

    def lines(self, number: int) -> list[str]:
        """The lines of the log about an action, as these eyes read them."""
        steps = filter(None, notation.log_steps(self.replay.story(number)))
        lines = (notation.tell(see(after, self.watcher), event) for event, after in steps)
        return [line for line in lines if line]

    def under_way(self, number: int) -> Iterator[int]:
        """An action and the answers that its seat gave before it was done."""
        asked = self.replay.states[number].agenda[-1].what
        yield number
        for n in range(number + 1, self.replay.length):
            if self.replay.actor(n) != self.replay.actor(number) or self.replay.states[n].agenda[-1].what == asked:
                return
            yield n

    def drawn(self, number: int) -> str:
        """The names of the cards that whoever decides an action had there and not yet at their last one, as far as
        these eyes know them."""
        seat, states = self.replay.actor(number), self.replay.states
        if not self.may_know(number):
            return ""
        last = next((n for n in range(number - 1, -1, -1) if self.replay.actor(n) == seat), None)
        if last is None or number >= len(states):
            return ""
        now, then = states[number], states[last + 1]
        hand = now.zones[now.layout.of["hand"][seat]]
        fresh = [card for card in hand if not then.seen[card] & 1 << seat]
        return text.escape(cards_named(now, fresh, printed_name))

    def turned_at(self, number: int) -> list[str]:
        """Which turning points lie at an action, each in a line."""
        points = enumerate(self.turning_points(), 1)
        return [f"Turning point {n}: {self.cause(turn)}." for n, turn in points if turn.at == number]

    def marks_at(self, number: int) -> list[str]:
        """What the signs are that the time line shows at an action, in few words each."""
        entry = self.entry(number)
        marks = [f"turning point {n}" for n, turn in enumerate(self.turning_points(), 1) if turn.at == number]
        if entry is not None and entry.verdict and self.may_know(number):
            size = SIZES[entry.verdict] if self.is_fitted else "something was better"
            marks.append(f"{SIGNS[entry.verdict]} {size}")
        return marks

    # As a picture

    def track(self) -> Track:
        """What the time line shows."""
        replay, review = self.replay, self.review
        turns = [(number, str(replay.states[number].turn or "")) for number in replay.turns()]
        rounds, before = [], replay.states[0]
        for number, s in enumerate(replay.states[1:], 1):
            if len(s.results) > len(before.results) and s.goal > 1:
                winners = " and ".join(replay.players[seat].name for seat in s.results[-1][0])
                rounds.append((number, f"Round {len(s.results)}: {winners or 'nobody'}"))
            before = s
        plain = Track(replay.length, self.watcher, turns=tuple(turns), rounds=tuple(rounds))
        if review is None:
            return plain._replace(done=replay.length)
        verdicts = {
            entry.number: (entry.seat, entry.verdict if self.may_know(entry.number) else "") for entry in review.entries
        }
        line = [Point(*point) for point in review.curve(self.watcher)]
        points = line[:]
        for number in self.unseen():
            if number not in verdicts:
                verdicts[number] = (replay.actor(number), "")
                points += between(line, number)
        others = [seat for seat, team in enumerate(review.teams) if team != review.teams[self.watcher]]
        two = len(set(review.teams)) == 2
        return plain._replace(
            points=tuple(sorted(points, key=attrgetter("number"))),
            decisions=tuple(Decision(number, *what) for number, what in sorted(verdicts.items())),
            turning=tuple(turn.at for turn in self.turning_points()), done=review.done,
            rival=theme.SEATS[others[0] % len(theme.SEATS)] if two and others else theme.STEEL,
            lines=("100 %", "50 %", "0 %") if self.is_fitted else ("better", "even", "worse"),
            caption=self.caption,
        )  # fmt: skip

    def unseen(self) -> list[int]:
        """What others did, as far as it is weighed up: these eyes do not see where there was only one thing to do."""
        return [number for number in range(min(self.review.done, self.replay.length)) if not self.may_know(number)]

    @property
    def caption(self) -> str:
        """What the curve is."""
        what = "the chance to win" if self.is_fitted else "how good it is"
        what += " the round" if self.is_fitted and self.replay.states[0].goal > 1 else ""
        return f"{self.replay.players[self.watcher].name}: {what}"

    def chance_at(self, number: int) -> str:
        """The chance of the watcher there with its interval, in markup; "" where it is not known. Where a round has
        ended it is that of the next."""
        found = self.review.curve(self.watcher) if self.review is not None and self.is_fitted else ()
        point = next((Point(*point) for point in reversed(found) if point[0] == number), None)
        if point is None:
            return ""
        return f"\n{text.escape(self.caption)}: {percent(point.chance)}{within(point.low, point.high)}"
