"""What is said of a match that is looked back on: of one decision, of a whole round, of its turning points."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter

from game.kernel import notation
from game.kernel.naming import cards_named, printed_name
from game.kernel.state import Outcome
from game.kernel.template import Names, Seat, address, fill, seats
from game.kernel.view import see
from game.replay import OPEN, Replay
from game.teach.chances import basis, is_fitted, is_told, level_of
from game.teach.primer import primer
from game.teach.reasons import OVER
from game.teach.review import Entry, Review
from game.teach.reviewer import ACCEPTED, Weighed
from game.teach.texts import HOW_SIMULATED, NOT_FITTED
from game.teach.turning import DEED, DRAW, HELD, LEFT, OWN, THEIRS, Turn, turning_points
from scenes.past import texts
from ui.base import text, theme
from ui.past.balance import signed, unit
from ui.past.timeline import SIGNS, Decision, Point, Track

CARD = re.compile(r"\[([^|\]]+)\|\d+\]")  # as the log names one
GO = "go:"  # what a link to a place of the match begins with


def percent(share: float) -> str:
    """A share as a number of a hundred."""
    return fill(texts.PERCENT, n=round(share * 100))


def points(share: float) -> str:
    """The same where nothing was fitted to chances: what looks better has more of them."""
    return fill(texts.OF_100, n=round(share * 100))


def within(low: float, high: float) -> str:
    """Between what a chance lies, to stand behind it; "" where that is the same number once more."""
    low, high = round(low * 100), round(high * 100)
    return fill(texts.INTERVAL, low=low, high=high) if low < high else ""


def more_of(seconds: float) -> str:
    """How much longer something takes, roughly; "" where it is less than a minute."""
    minutes = round(seconds / 60)
    if minutes < 2:
        return texts.ABOUT_A_MINUTE * minutes
    if minutes < 100:
        return fill(texts.ABOUT_MINUTES, n=minutes)
    return fill(texts.ABOUT_HOURS, n=round(minutes / 60))


def is_less(least: float, loss: float) -> bool:
    """Whether what a loss is at least is another number than the loss."""
    return round(least * 100) != round(loss * 100)


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

    # Players

    def called(self, seat: int) -> str:
        """A player as the heading of a line: "You" for the viewer, if they played."""
        return texts.YOU if self.is_you and seat == self.watcher else self.names[seat]

    @property
    def whose(self) -> str:
        """The pronoun of the seat whose view this is."""
        return "your" if self.is_you else "their"

    def addressed(self, words: str, mark: str = "") -> str:
        """Text with the players' names, and with "you" for the viewer, if they played."""
        return address(words, Names(self.names, self.watcher if self.is_you else None), mark)

    # Where one stands

    def turn_of(self, number: int) -> str:
        """Which turn it is there."""
        s = self.replay.states[min(number, self.replay.length)]
        if s.goal > 1:
            return fill(texts.ROUND_TURN if s.turn else texts.ROUND_START, round=max(1, s.round), turn=s.turn)
        return fill(texts.TURN, turn=s.turn) if s.turn else texts.START

    def place(self, number: int) -> str:
        """Where one stands, in a line."""
        count = self.replay.length
        if number >= count and self.replay.is_between:
            return fill(texts.ROUND_END, round=len(self.replay.states[-1].results))
        if number >= count:
            return texts.THE_END if self.replay.is_over and not self.replay.problem else texts.END_OF_RECORD
        return fill(texts.PLACE, turn=self.turn_of(number), n=number + 1, count=count)

    def deed(self, number: int) -> str:
        """What is done there, as far as these eyes know it beforehand; marked up."""
        if number >= self.replay.length:
            return text.escape(self.why_over())
        said = self.replay.said(number, self.watcher)
        if not said:
            return self.decides(number)
        who = self.called(self.replay.actor(number))
        return fill(texts.ACTION, player=who, action=text.escape(self.named(said)))

    def decides(self, number: int) -> str:
        """Who makes the decision there."""
        return self.addressed(fill(texts.DECIDES, seat=Seat(self.replay.actor(number))), "**")

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
            return texts.RECORD_ENDS
        if replay.given_up is not None:
            is_viewer = self.is_you and replay.given_up == self.watcher
            player = texts.YOU if is_viewer else replay.players[replay.given_up].name
            return fill(texts.CONCEDED, player=player)
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
            return f"{{cross}} {text.escape(self.replay.problem)}" if self.replay.problem else texts.NOT_OVER
        if number >= self.replay.length:
            return self.end()
        entry = self.entry(number)
        if entry is None and number >= review.done:
            time = more_of(self.seconds_left)
            template = texts.NOT_RATED_YET_TIME if time else texts.NOT_RATED_YET
            return fill(template, done=review.done, count=review.decisions, time=time)
        seat, lines = self.replay.actor(number), self.turned_at(number)
        who = self.called(seat)
        if not self.may_know(number):  # nor that there was only one thing to do: a hand is why
            lines.append(fill(texts.HIDDEN_DECISION, player=who))
            return "\n".join(lines)
        if entry is None:
            return texts.ONLY_MOVE
        lines.append(fill(texts.ACTION, player=who, action=text.escape(self.named(entry.label))))
        is_match = self.replay.states[0].goal == 1  # of one round
        is_chance = is_told(self.replay.states[number])
        if entry.is_certain:
            lines.append(texts.CERTAIN_WIN if entry.chance else texts.CERTAIN_LOSS)
        else:
            chance = (percent if is_chance else points)(entry.chance)
            template = texts.CHANCE_BEFORE if is_match else texts.CHANCE_BEFORE_ROUND
            template = template if is_chance else texts.VALUE_BEFORE
            lines.append(fill(template, chance=chance, interval=within(entry.low, entry.high)))
        if entry.luck and abs(entry.luck) > 2 * entry.blur:
            lines.append(fill(texts.DRAWN_CARDS, share=signed(entry.luck), unit=unit(entry.luck)))
        if number in self.replay.record.helped:
            lines.append(fill(texts.HINT_USED))
        lines.append(self.cost(entry, is_shown))
        return "\n".join(lines)

    def cost(self, entry: Entry, is_shown: bool) -> str:
        if not entry.verdict:
            return fill(texts.NOTHING_BETTER if entry.is_certain and not entry.loss else texts.NOTHING_MUCH_BETTER)
        if not is_shown and entry.seat == self.watcher:
            return fill(texts.SOMETHING_BETTER)
        size = texts.SIZES[entry.verdict] if self.is_fitted else texts.WORSE
        loss, least = signed(-entry.loss), round(entry.least * 100)
        template = texts.COST_AT_LEAST if is_less(entry.least, entry.loss) else texts.COST
        lost = fill(template, size=size, loss=loss, unit=unit(entry.loss), least=least)
        template = texts.BETTER_WHY if entry.why else texts.BETTER
        better = fill(template, move=text.escape(self.named(entry.best)), reasons=text.escape(entry.why))
        return f"{lost}\n{better}"

    def compared(self, found: Weighed | None, number: int) -> str:
        """One deed beside another, in words."""
        if found is None:
            return texts.NOTHING_TO_COMPARE
        mine, other = (f"**{text.escape(self.named(words))}**" for words in (found.label, found.rival_label))
        if not found.is_clear:
            head = fill(texts.NO_DIFFERENCE, move=mine, other=other)
        else:
            is_slight = min(abs(found.low), abs(found.high)) < ACCEPTED  # a loss that the review does not rate
            worse, better = texts.WAS_WORSE, texts.WAS_BETTER
            if is_slight:
                worse, better = texts.WAS_SLIGHTLY_WORSE, texts.WAS_SLIGHTLY_BETTER
            head = fill(worse if found.loss > 0 else better, move=mine, other=other)
        is_chance = is_told(self.replay.states[number])
        more = self.going_on(found) if found.after else self.in_deals(found, is_chance)
        for words, sure in ((mine, found.sure), (other, found.rival_sure)):
            if sure is not None:
                more += f" {fill(texts.WINS_SURELY if sure else texts.LOSES_SURELY, move=words)}"
        is_said = found.why and found.is_clear
        why = f"\n{fill(texts.REASON, reasons=text.escape(found.why))}" if is_said else ""
        level = level_of(player.kind for player in self.replay.players)
        return f"{head}\n{more}{why}\n*{HOW_SIMULATED} {basis(self.replay.states[number], level)}*"

    def in_deals(self, found: Weighed, is_chance: bool) -> str:
        """What came of two deeds in the same imagined deals."""
        share = percent if is_chance else points
        template = texts.IN_GAMES_EQUAL if found.low == found.high == 0.0 else texts.IN_GAMES
        chance, other = share(found.chance), share(found.rival)
        return fill(template, better=found.better, n=found.worlds, chance=chance, other=other)

    def going_on(self, found: Weighed) -> str:
        """What a deed lost after which its player went on."""
        lost = round(100 * abs(found.loss))
        template = texts.AFTER_MOVE_LESS if lost else texts.AFTER_MOVE_EQUAL
        return fill(template, move=text.escape(self.named(found.after)), loss=lost, unit=unit(found.loss))

    def tried(self, found: Weighed | None, number: int, is_shown: bool) -> str:
        """What one has tried there, without telling what would be better."""
        if found is None or found.is_accepted:
            if found is None:
                return fill(texts.AS_GOOD_UNKNOWN)
            return fill(texts.AS_GOOD, move=text.escape(self.named(found.label)))
        fields = {"loss": round(found.loss * 100), "unit": unit(found.loss), "least": round(found.low * 100)}
        template = texts.LOSES_AT_LEAST if is_less(found.low, found.loss) else texts.LOSES
        lost, entry = fill(template, move=text.escape(self.named(found.label)), **fields), self.entry(number)
        if entry is not None and not entry.verdict:
            return f"{lost} {texts.PLAYED_IS_BETTER}"
        return lost if is_shown else f"{lost} {texts.TRY_AGAIN}"

    # The whole

    def end(self) -> str:
        """What stands at the end: how it ended, and the turning points."""
        lines = [self.winner()]
        if self.replay.problem:
            lines.append(f"{{cross}} {text.escape(self.replay.problem)}")
        points = self.turning_points()
        if points:
            lines.append(texts.KEY_MOMENTS)
            lines += [self.turning(n, turn) for n, turn in enumerate(points, 1)]
        elif self.review is not None and self.review.is_whole:
            lines.append(texts.NO_KEY_MOMENTS)
        if self.review is not None and not self.review.is_whole:
            time = more_of(self.seconds_left)
            template = texts.ANALYSED_TIME if time else texts.ANALYSED
            lines.append(fill(template, done=self.review.done, n=self.review.decisions, time=time))
            if self.is_weighing:
                lines.append(texts.ANALYSIS_WAITS)
        if not self.is_fitted:
            lines.append(f"*{NOT_FITTED}*")
        return "\n".join([*lines, *self.rounds()])

    def winner(self) -> str:
        """Who won, in a line."""
        outcome = self.outcome
        if outcome is None or not outcome.winners:
            return text.escape(self.why_over())
        template = texts.WON_ROUND if self.replay.is_between else texts.WON
        return self.addressed(fill(template, players=seats(outcome.winners)), "**")

    def rounds(self) -> list[str]:
        """What each round but the last came to, in a line; of the last one there is a picture."""
        review, goal = self.review, self.replay.states[0].goal
        if review is None or not review.results:
            return []
        lines = []
        for number in range(1, len(review.results)):
            if (found := review.sum(self.watcher, number)) is not None:
                shares = found.luck, -found.own, found.others, found.remainder
                named = dict(zip(("luck", "own", "others", "rest"), map(signed, shares), strict=True))
                lines.append(
                    fill(texts.ROUND_SUM, round=number, start=self.share(found.start), whose=self.whose, **named)
                )
        template = texts.LUCK_AND_PLAY_OF_ROUND if goal > 1 else texts.LUCK_AND_PLAY
        last = fill(template, round=len(review.results))
        return [*lines, last] if review.sum(self.watcher, len(review.results)) is not None else lines

    def turning_points(self) -> list[Turn]:
        """The largest moves of the curve, when all is weighed: before that each might give way to a larger one."""
        is_known = self.review is not None and not self.is_weighing
        return turning_points(self.review, self.watcher) if is_known else []

    def turning(self, n: int, turn: Turn) -> str:
        place = text.escape(self.turn_of(turn.at))
        return f"{n}. [{place}|{GO}{turn.at}]: {self.cause(turn)}"

    def cause(self, turn: Turn) -> str:
        """By how much it turned, and what caused it most."""
        share, rest = signed(turn.change), self.remainder(turn)
        swing = fill(texts.SWING, share=share, unit=unit(turn.change), span=self.span(turn))
        if turn.cause == DEED:
            term = turn.part and primer(self.replay.record.game).term(turn.part)
            action = self.told(turn.at)
            if turn.part == OVER and (result := self.who_won(turn.second)):
                return fill(texts.MOMENT_ACTION_WON, swing=swing, action=action, result=result, rest=rest).strip()
            template = texts.MOMENT_ACTION_ABOUT if term else texts.MOMENT_ACTION
            return fill(template, swing=swing, action=action, reason=term, rest=rest).strip()
        whose = texts.YOUR_CAUSES if self.is_you else texts.THEIR_CAUSES
        cause = whose.get(turn.cause) or self.cause_of_others(turn.cause)
        entry = self.entry(turn.at)
        if turn.cause == OWN and entry is not None and not entry.verdict:  # the decision itself is not rated as a loss
            cause = fill(texts.SMALL_LOSSES, whose=self.whose)
        if turn.cause == LEFT:
            return f"{fill(texts.MOMENT_UNEXPLAINED, swing=swing, cause=cause)}."
        if turn.cause in (DRAW, THEIRS):
            named = self.drawn(turn.at)
        else:
            named = (turn.cause != HELD and self.done(turn.at)) or self.told(turn.at).rstrip(".")
        template = texts.MOMENT_CAUSE_BY if named else texts.MOMENT_CAUSE
        return fill(template, swing=swing, cause=cause, action=named, rest=rest).strip()

    def span(self, turn: Turn) -> str:
        """From which turn to which it turned: those are compared whole, so that the curve may leap less at its mark."""
        first, second = (self.replay.states[number].turn for number in (turn.first, turn.second))
        if turn.second in self.ends:
            return fill(texts.SPAN_TO_END if first else texts.SPAN_ALL, first=first)
        return fill(texts.SPAN if first else texts.SPAN_FROM_START, first=first, second=second)

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
        why = text.escape(self.replay.record.rules.telling.reasons.get(reason, ""))
        return self.addressed(fill(texts.THEN_WON, players=seats(winners), reason=why)) if winners else why

    def cause_of_others(self, cause: str) -> str:
        """What the viewer's opponents contributed; a single one by name."""
        teams = self.review.teams if self.review is not None else ()
        rivals = [seat for seat, team in enumerate(teams) if team != teams[self.watcher]]
        if len(rivals) == 1 and cause in texts.RIVAL_CAUSES:
            return fill(texts.RIVAL_CAUSES[cause], rival=self.names[rivals[0]])
        return texts.OTHER_CAUSES[cause]

    def is_an_end(self, number: int) -> bool:
        """Whether a turn ended with an action: what it changed is told beside another deed."""
        states = self.replay.states
        return number + 1 < len(states) and states[number].turn != states[number + 1].turn

    def remainder(self, turn: Turn) -> str:
        """What of a move neither draws nor faults explain: the rest of it is known."""
        rest = turn.change - turn.left
        if turn.cause in (DEED, HELD):
            return fill(texts.EXPLAINED, share=signed(rest)) if round(100 * rest) else ""
        return fill(texts.LEFT_OVER, share=signed(turn.left)) if round(100 * turn.left) else ""

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
        return self.addressed(text.escape(plain))

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
        return [fill(texts.KEY_MOMENT, n=n, cause=self.cause(turn)) for n, turn in points if turn.at == number]

    def marks_at(self, number: int) -> list[str]:
        """What the signs are that the time line shows at an action, in few words each."""
        entry = self.entry(number)
        marks = [
            fill(texts.KEY_MOMENT_MARK, n=n) for n, turn in enumerate(self.turning_points(), 1) if turn.at == number
        ]
        if entry is not None and entry.verdict and self.may_know(number):
            size = (texts.SIZES[entry.verdict] if self.is_fitted else texts.WORSE).lower()
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
                rounds.append((number, fill(texts.ROUND_WINNER, round=len(s.results), players=winners or texts.DRAWN)))
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
            lines=texts.CHANCE_LINES if self.is_fitted else texts.VALUE_LINES,
            caption=self.caption,
        )  # fmt: skip

    def unseen(self) -> list[int]:
        """What others did, as far as it is weighed up: these eyes do not see where there was only one thing to do."""
        return [number for number in range(min(self.review.done, self.replay.length)) if not self.may_know(number)]

    @property
    def caption(self) -> str:
        """What the curve is."""
        is_round = self.replay.states[0].goal > 1
        if not self.is_fitted:
            template = texts.YOUR_VALUE_CURVE if self.is_you else texts.VALUE_CURVE
        elif self.is_you:
            template = texts.YOUR_ROUND_CURVE if is_round else texts.YOUR_CHANCE_CURVE
        else:
            template = texts.ROUND_CURVE if is_round else texts.CHANCE_CURVE
        return fill(template, player=self.replay.players[self.watcher].name)

    def chance_at(self, number: int) -> str:
        """The chance of the watcher there with its interval, in markup; "" where it is not known. Where a round has
        ended it is that of the next."""
        found = self.review.curve(self.watcher) if self.review is not None and self.is_fitted else ()
        point = next((Point(*point) for point in reversed(found) if point[0] == number), None)
        if point is None:
            return ""
        return f"\n{text.escape(self.caption)}: {percent(point.chance)}{within(point.low, point.high)}"
