"""Information-set Monte Carlo tree search: one tree over what actions mean, a freshly dealt world each simulation.

A simulation deals the hidden cards anew, walks down the tree along actions that are legal in that world, adds one
node, plays on to the end of the beat by instinct, and appraises. It does not look past as many beats as the ruleset's
`horizon` says: where a beat is a turn of many deeds, its plan is worth more thought than guesses at the answer to it.
Where a beat is one deed of many that alternate, what it was good for shows later: from the end of the tree everybody
plays on to the end of the ruleset's `stretch`, a turn or an answer, and only that is appraised; the ruleset's `deeds`
in it are what looks best when their beat is over, for there instinct is a poor guide. Where so much happens until then
that few simulations tell little, the look one step ahead counts like `trust` simulations more.
Every seat strives for its own team's value. The children that a world does not offer are left out of account there,
and only those that it offers count as having been available (Cowling, Powley and Whitehouse 2012). What is tried
first, instinct says.

At the root, where it matters most, the actions compete, each in the same worlds with the same luck as the others. A
look one step ahead says who seems good. Where the tree reaches into the answers of the others, what does well is
followed deeper. Where it ends with the turn, a contest is surer: all are tried equally often, and stage by stage the
worse half is out (sequential halving: Karnin, Koren and Somekh 2013); who is clearly beaten is out sooner, so that a
plain decision takes little time.

If the ruleset asks for it (`Thinking.replies`), the best few actions of a contest are then compared by the next
player's reply. In each newly dealt world, the same one for all of them, the turn is finished along the tree, the next
player's turn is rolled out several times, and the rollout that is best for that player counts (`reply`). The choice
weighs the value at the end of the turn like `PRIOR` worlds and each reply like one. An action is dropped once it can
hardly become the best, and another joins if it looks better at the end of the turn than the others are after replies.
The check ends when one action is left, or with the time or the simulations. Every rollout counts as a simulation, and
so does finishing the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from math import ceil, exp, log2, sqrt
from operator import attrgetter
from random import Random

from ..kernel.agenda import Action, legal_actions, options, perform
from ..kernel.state import State
from ..kernel.view import View, determinize
from .greedy import pass_on, trials
from .meaning import merged, sensible, sensible_weights
from .playout import foremost, play_on, playout, round_only
from .reply import WON, finish_turn, value_after_reply
from .tree import Node

EXPLORE = 1.2  # how much what was seldom tried is worth another look; values are from -1 to 1
NARROW = 0.5  # of that, where a search has a horizon: the many deeds of one turn differ little in value
FIRST = 0.15  # how much worse than its parent an untried child is taken to be
TRUST = 0.4  # how much better one step ahead makes an action e times as likely to be followed
FAR = 1 << 30  # a beat that never comes
CONTENDERS = 16  # so many actions enter a contest at most,
FEWEST = 6  # and no more than can be tried so often each
GLANCES = 120  # looks one step ahead before a search begins: in fewer worlds where there are many actions
CHECK = 16  # worlds between two looks at who is clearly beaten, simulations between two at who cannot be reached
CLEAR = 4.0  # standard errors that make a difference clear

# The check of replies
CHECK_FROM = 60  # simulations of the smallest budget that has room for it
CONTEST_SHARE = 0.5  # of the budget, for the contest before it
FINALISTS = 4  # actions that are checked at a time
NEAR = 0.2  # how much worse than the best a finalist may look at the end of the turn
PRIOR = 12.0  # worlds that the value at the end of the turn weighs
CHECK_WORLDS = 4  # worlds between two looks at which finalists can be dropped
PARTED = 2.5  # standard errors by which a finalist may still be misjudged
ALIKE = 0.01  # a gain in value that is not worth more time


class Contender:
    """An action at the root: its node, how good it looked one step ahead, and its value in world after world."""

    __slots__ = ("action", "ahead", "node", "replies", "values")

    def __init__(self, action: Action, ahead: float, node: Node) -> None:
        self.action = action
        self.ahead = ahead
        self.node = node
        self.values: list[float] = []
        self.replies: list[float] = []  # its value after the next player's reply, in world after world of the check

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else self.ahead

    def is_beaten_by(self, best: Contender) -> bool:
        """Whether the best did better in the worlds that both were in, by more than chance explains."""
        margins = [theirs - mine for mine, theirs in zip(self.values, best.values, strict=True)]
        count = len(margins)
        mean = sum(margins) / count
        spread = sum([(margin - mean) ** 2 for margin in margins]) / count
        return mean > 0 and mean * mean * count > CLEAR * CLEAR * spread

    @property
    def score(self) -> float:
        """The value that the check of replies compares: at the end of the turn and after the replies, together."""
        return (PRIOR * self.mean + sum(self.replies)) / (PRIOR + len(self.replies))

    def is_near(self, best: Contender) -> bool:
        """Whether the best is not clearly and much better at the end of the turn."""
        mean, error = gap(self.values, best.values)
        return mean < max(NEAR, 2 * error)

    def can_overtake(self, best: Contender) -> bool:
        """Whether more replies could show this one to be the best by a gain that matters."""
        _, error = gap(self.replies, best.replies)
        return PARTED * error - (best.score - self.score) > ALIKE


def gap(values: list[float], better: list[float]) -> tuple[float, float]:
    """The mean difference of two lists of values world by world, and its standard error."""
    gaps = [theirs - mine for mine, theirs in zip(values, better, strict=False)]
    count = len(gaps)
    mean = sum(gaps) / count
    return mean, sqrt(sum([(one - mean) ** 2 for one in gaps]) / max(1, count - 1) / count)


BY_VALUE = attrgetter("mean")
BY_SCORE = attrgetter("score")


class Search:
    """A search from one view, by a player of that style. `run` it for as long as there is time, then ask for `best`."""

    def __init__(self, view: View, seed: int, explore: float = EXPLORE, first: float = FIRST, style: str = "") -> None:
        self.view = view
        self.luck = Random(seed)
        self.explore = explore * (NARROW if view.rules.thinking.horizon else 1.0)
        self.first = first
        self.seat = view.agenda[-1].seat
        self.rounds = len(view.results)
        thinking = view.rules.thinking
        self.beat, self.appraise = thinking.beat, thinking.appraise_as(style)
        self.end = self.beat(view) + thinking.horizon if thinking.horizon else FAR
        self.stretch, self.reflex = thinking.stretch, thinking.reflex
        self.rest = self.stretch(view) + 1 if self.stretch is not None else 0  # to where every line is played on
        self.likely = thinking.likely or options
        self.trust = thinking.trust
        # In the turn of another seat, the next turn is no reply to this decision.
        self.replies = thinking.replies if view.active == self.seat else 0
        self.done = 0
        self.between: Callable[[], None] | None = None  # is called after each simulation
        self.chances: list[int] = []  # what makes each world, and the luck in it
        # What is open to the seat itself does not depend on what it cannot see: any world shows it.
        world = self._new_world()
        actions, weights = sensible(world, merged(world, legal_actions(world)))
        end = partial(pass_on, seat=self.seat, decide=foremost) if self.trust else playout
        worlds = max(1, min(thinking.glimpses, GLANCES // len(actions)))
        tried = trials(self._new_world, actions, self.luck, worlds, end, style) if len(actions) > 1 else [[0.0]]
        ahead = [sum(values) / len(values) for values in tried]
        self.has_won = any([WON in values for values in tried])  # some imagined line won the round
        nodes = [Node(len(view.seats), weight) for weight in weights]
        self.contenders = [Contender(*one) for one in zip(actions, ahead, nodes, strict=True)]
        self.contenders.sort(key=BY_VALUE, reverse=True)
        self.field = self.contenders[:]  # who is still in

    def leave_out(self, actions: Collection[Action]) -> bool:
        """Take these out of account at the root, before the search runs. Whether anything is left."""
        self.contenders = [one for one in self.contenders if one.action not in actions]
        self.field = self.contenders[:]
        return bool(self.contenders)

    def deal(self, chance: int) -> State:
        """A world that the seat must think possible: the same one for the same chance."""
        return determinize(self.view, chance)

    def _new_world(self) -> State:
        return self.deal(self.luck.getrandbits(48))

    def run(self, simulations: int, spent: Callable[[], float] | None = None) -> None:
        """Simulate that often, or until all of the time is spent (0 to 1), or until nothing can change the answer."""
        for _ in self.steps(simulations, spent):
            pass

    def steps(self, simulations: int, spent: Callable[[], float] | None = None) -> Iterator[float]:
        """The same step by step, for whoever does it beside other things: how far it has come, from 0 to 1."""
        if len(self.field) > 1 and simulations:
            if self.end == FAR:
                yield from self._follow(simulations, spent)
            elif self.replies and simulations >= CHECK_FROM:
                yield from self._contest(simulations, spent, CONTEST_SHARE)
                yield from self._check_replies(simulations, spent)
            else:
                yield from self._contest(simulations, spent)

    def _follow(self, simulations: int, spent: Callable[[], float] | None) -> Iterator[float]:
        """Try what did well and what looked good more often than the rest."""
        best = self.contenders[0].ahead
        weights = [exp((one.ahead - best) / TRUST) for one in self.contenders]
        explore = self.explore / sum(weights)
        total = 0.0
        while (come := self._progress(simulations, spent)) < 1:
            yield come
            untried = total / self.done - self.first if self.done else 0.0
            reach = explore * sqrt(self.done + 1)
            scores = [
                (one.node.sums[self.seat] / one.node.visits if one.values else untried)
                + reach * weight / (1 + len(one.values))
                for one, weight in zip(self.contenders, weights, strict=True)
            ]
            contender = self.contenders[scores.index(max(scores))]
            self.simulate(contender)
            total += contender.values[-1]
            if self.done % CHECK == 0:
                second, first = sorted([len(one.values) for one in self.contenders])[-2:]
                if first - second > simulations - self.done:
                    return

    def _contest(self, simulations: int, spent: Callable[[], float] | None, share: float = 1.0) -> Iterator[float]:
        """Try all equally often within a share of the budget, and send the worse half home after each stage."""
        field = self.field
        if (come := self._progress(simulations, spent)) >= share:
            return
        yield come
        self._enter(simulations, spent, share)
        stages = ceil(log2(len(field)))
        for stage in range(1, stages + 1):
            while len(field) > 1 and (come := self._progress(simulations, spent)) < share * stage / stages:
                yield come
                for contender in field:
                    self.simulate(contender)
                if len(field[0].values) % CHECK == 0:
                    best = max(field, key=BY_VALUE)
                    field[:] = [one for one in field if one is best or not one.is_beaten_by(best)]
            field.sort(key=self._promise(), reverse=True)
            del field[ceil(len(field) / 2) :]

    def _enter(self, simulations: int, spent: Callable[[], float] | None, share: float) -> None:
        """Try those who enter the contest once, the most promising first: no more than can be tried often enough in a
        share of the simulations and, as far as the first ones tell, of the time."""
        field, began, often = self.field, spent() if spent is not None else 0.0, self.trust or FEWEST
        room = min(CONTENDERS, int(simulations * share) // often)
        nothing = [one for one in field if self.trust and one.action.verb == "pass"]
        for number, contender in enumerate(field, 1):
            self.simulate(contender)
            now = spent() if spent is not None else 0.0
            if now > began:
                room = min(room, int(number * (share - began) / (now - began)) // often)
            if number >= max(2, room) or now >= 1:
                # passing is never good at once: only a contest shows its use
                field[number:] = [one for one in nothing if one in field[number:]]
                break
        if not field[-1].values:
            self.simulate(field[-1])

    def _check_replies(self, simulations: int, spent: Callable[[], float] | None) -> Iterator[float]:
        """Compare the best few by the next player's reply, in the same worlds, until one of them is left.

        Another action joins them where they turn out worse than it looks at the end of the turn.
        """
        waiting = self._candidates()
        finalists, waiting = waiting[:FINALISTS], waiting[FINALISTS:]
        chances: list[int] = []
        while len(finalists) > 1 and (come := self._progress(simulations, spent)) < 1:
            yield come
            behind = [one for one in finalists if len(one.replies) < len(chances)]
            if not behind:
                chances.append(self.luck.getrandbits(48))
            for one in behind or finalists:
                self._play_reply(one, chances[len(one.replies)])
            level = [one for one in finalists if len(one.replies) == len(chances)]
            best = max(level, key=BY_SCORE)
            self.field[:] = [best]
            if len(level) == len(finalists) and len(chances) % CHECK_WORLDS == 0:
                finalists = [one for one in finalists if one is best or one.can_overtake(best)]
                bar = best.score if len(finalists) > 1 else sum(best.replies) / len(best.replies)
                joining = [one for one in waiting if one.mean > bar][: FINALISTS - len(finalists)]
                waiting = [one for one in waiting if one not in joining]
                finalists += joining

    def _candidates(self) -> list[Contender]:
        """The actions whose replies may be checked: the best at the end of the turn and those near it, nearest first.

        None if the best has won, or if nothing was tried.
        """
        best = max(self.field, key=BY_VALUE)
        if not best.values or best.mean >= WON:
            return []
        near = [one for one in self.contenders if one.values and one is not best and one.is_near(best)]
        near.sort(key=lambda one: gap(one.values, best.values)[0])
        return [best, *near]

    def _play_reply(self, contender: Contender, chance: int) -> None:
        """Finish the turn after the contender in this world, and note its value after the next player's reply."""
        s = self.deal(chance)
        round_only(s)
        finish_turn(s, contender.node, contender.action, self.end)
        value, rollouts = value_after_reply(s, self.seat, self.rounds, self.replies, Random(chance), self.appraise)
        contender.replies.append(value)
        self.done += 1 + rollouts
        if self.between is not None:
            self.between()

    def _promise(self) -> Callable[[Contender], float]:
        """What to compare contenders by: their mean value, and how good they looked one step ahead.

        That speaks of an earlier moment: it is taken to be as much higher or lower as it was on average.
        """
        trust, later = self.trust, self._later()
        if not trust or not self.done:
            return BY_VALUE
        return lambda one: (trust * (one.ahead + later) + sum(one.values)) / (trust + len(one.values))

    def _later(self) -> float:
        """How much higher the values of whole lines are than those of one step ahead, where both count."""
        tried = sum([len(one.values) for one in self.contenders])
        if not self.trust or not tried:
            return 0.0
        return sum([sum(one.values) - one.ahead * len(one.values) for one in self.contenders]) / tried

    def _progress(self, simulations: int, spent: Callable[[], float] | None) -> float:
        """How far the search has come, from 0 to 1: by simulations or by time, whichever is further."""
        done = self.done / simulations
        return done if spent is None else max(done, spent())

    def simulate(self, contender: Contender) -> None:
        """One simulation: from the contender down the tree, one node more, to the end of the beat, and back up."""
        number = len(contender.values)
        if number == len(self.chances):
            self.chances.append(self.luck.getrandbits(48))
        chance = self.chances[number]
        luck = Random(chance)
        s = self.deal(chance)
        round_only(s)
        node, action = contender.node, contender.action
        path = [node]
        while True:
            now = self.beat(s)
            perform(s, action)
            while self.reflex is not None and s.outcome is None and s.agenda and (action := self.reflex(s)):
                perform(s, action)
            if not s.agenda or s.outcome is not None:
                break
            if not node.visits or self.beat(s) >= self.end:
                if self.stretch is not None:
                    play_on(s, self.stretch, self.rest)
                elif self.beat(s) == now:
                    playout(s, luck)
                break
            node, action = self._select(node, s)
            path.append(node)
        values = self.appraise(s, self.rounds)
        for node in path:
            node.visits += 1
            sums = node.sums
            for seat, value in enumerate(values):
                sums[seat] += value
        contender.values.append(values[self.seat])
        self.has_won = self.has_won or values[self.seat] == WON
        self.done += 1
        if self.between is not None:
            self.between()

    def _select(self, node: Node, s: State) -> tuple[Node, Action]:
        """The child to try in this world: what did well, what instinct likes, what was seldom tried.

        Instinct is asked when a child is met for the first time, and the child keeps what it said.
        """
        seat = s.agenda[-1].seat
        found = merged(s, self.likely(s))
        children = node.children.setdefault(seat, {})
        if not found.keys() <= children.keys():
            for key, weight in zip(found, sensible_weights(s, [*found.values()]), strict=True):
                if key not in children:
                    children[key] = Node(len(node.sums), weight)
        actions, open_ones, total = [], [], 0.0
        for key, action in found.items():
            child = children[key]
            if child.weight:
                child.offered += 1
                total += child.weight
                open_ones.append(child)
                actions.append(action)
        if not open_ones:  # each of these was only there beside something better
            actions, open_ones, total = [*found.values()], [children[key] for key in found], 1.0
        if len(open_ones) == 1:
            return open_ones[0], actions[0]
        untried = node.sums[seat] / node.visits - self.first
        explore = self.explore / total
        best, chosen = -1e9, 0
        for place, child in enumerate(open_ones):
            visits = child.visits
            mean = child.sums[seat] / visits if visits else untried
            score = mean + explore * child.weight * sqrt(child.offered) / (1 + visits)
            if score > best:
                best, chosen = score, place
        return open_ones[chosen], actions[chosen]

    def standing(self) -> list[tuple[Action, int, float]]:
        """Each action with how often it was tried and its mean value: who is still in first, then the most tried.

        The check of replies changes the order, never the values: these are of the end of the turn.
        """
        stayed, promise = set(map(id, self.field)), self._promise()

        def rank(one: Contender) -> tuple[float, ...]:
            checked = one.score if one.replies else 0.0
            return id(one) in stayed, len(one.replies), checked, len(one.values), promise(one)

        order = sorted(self.contenders, key=rank, reverse=True)
        later = self._later()
        return [(one.action, len(one.values), one.mean if one.values else one.ahead + later) for one in order]

    def best(self) -> Action:
        """The answer so far; before the first simulation, the greedy one."""
        return self.standing()[0][0]

    def is_ahead(self, action: Action, other: Action) -> bool:
        """Whether one action did better than another in the worlds that both were tried in, by more than a standard
        error: after the replies, if those of both were checked. Yes if one of them was not tried."""
        ours, theirs = (next((one for one in self.contenders if one.action == each), None) for each in (action, other))
        if ours is None or theirs is None or not ours.values or not theirs.values:
            return True
        is_checked = ours.replies and theirs.replies
        mean, error = gap(theirs.replies, ours.replies) if is_checked else gap(theirs.values, ours.values)
        return mean > error
