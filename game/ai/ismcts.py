"""Information-set Monte Carlo tree search: one tree over what actions mean, a freshly dealt world each simulation.

A simulation deals the hidden cards anew, walks down the tree along actions that are legal in that world, adds one
node, plays on to the end of the turn by instinct, and appraises. It does not look past as many turns as the ruleset's
`horizon` says: where a turn has many deeds, its plan is worth more thought than guesses at the answer to it. Every
seat strives for its own team's value. The
children that a world does not offer are left out of account there, and only those that it offers count as having
been available (Cowling, Powley and Whitehouse 2012). What is tried first, instinct says; at the root, where it
matters most, a look one step ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from random import Random

from ..kernel.agenda import Action, legal_actions, options, perform
from ..kernel.state import State
from ..kernel.view import View, determinize
from .greedy import WORLDS, gains
from .meaning import merged, sensible
from .playout import playout, round_only

EXPLORE = 1.2  # how much what was seldom tried is worth another look; values are from -1 to 1
FIRST = 0.15  # how much worse than its parent an untried child is taken to be
TRUST = 0.4  # how much better one step ahead makes an action e times as likely to be tried first
NARROW = 0.5  # of both, where a search has a horizon: the many deeds of one turn differ little in value
FAR = 1 << 30  # a turn that never comes
CHECK = 8  # simulations between two looks at the clock


class Node:
    """What is known of one action after those above it: how often it was open and tried, and what came of it."""

    __slots__ = ("children", "offered", "sums", "visits", "weight")

    def __init__(self, seats: int, weight: float) -> None:
        self.children: dict = {}
        self.weight = weight  # how good it looked before it was tried
        self.offered = 0
        self.visits = 0
        self.sums = [0.0] * seats


class Search:
    """A search from one view. `simulate` as often as there is time, then ask for `best`."""

    def __init__(self, view: View, seed: int, explore: float = EXPLORE, first: float = FIRST) -> None:
        self.view = view
        self.luck = Random(seed)
        narrow = NARROW if view.rules.horizon else 1.0
        self.explore = explore * narrow
        self.first = first
        self.seat = view.agenda[-1].seat
        self.rounds = len(view.results)
        self.end = view.turn + view.rules.horizon if view.rules.horizon else FAR
        self.root = Node(len(view.seats), 1.0)
        world = self.deal()
        self.keys, self.actions, self.weights = sensible(world, merged(world, legal_actions(world)))
        if len(self.actions) > 1:
            ahead = gains(self.deal, self.actions, self.luck)
            best = max(ahead)
            self.weights = [exp((value - best) / (TRUST * narrow)) for value in ahead]
            if narrow < 1:
                self._begin_with(ahead)
        self.done = 0

    def _begin_with(self, ahead: list[float]) -> None:
        """Take the look one step ahead for the first visits: all actions were tried in the same worlds there."""
        for key, weight, value in zip(self.keys, self.weights, ahead, strict=True):
            child = self.root.children[self.seat, key] = Node(len(self.root.sums), weight)
            child.visits = WORLDS
            child.sums = [WORLDS * (value if seat == self.seat else -value) for seat in range(len(child.sums))]

    def deal(self) -> State:
        """A world that the seat must think possible."""
        return determinize(self.view, self.luck.getrandbits(48))

    def simulate(self) -> None:
        """One simulation: down the tree, one node more, to the end of the turn, and back up."""
        s = self.deal()
        round_only(s)
        node = self.root
        path = [node]
        while s.agenda and s.outcome is None:
            child, action = self._select(node, s)
            turn = s.turn
            perform(s, action)
            path.append(child)
            node = child
            if not child.visits or s.turn >= self.end:
                if s.turn == turn:
                    playout(s, self.luck)
                break
        values = s.rules.appraise(s, self.rounds)
        for node in path:
            node.visits += 1
            sums = node.sums
            for seat, value in enumerate(values):
                sums[seat] += value
        self.done += 1

    def _select(self, node: Node, s: State) -> tuple[Node, Action]:
        """The child to try in this world: what did well, what instinct likes, what was seldom tried."""
        seat = s.agenda[-1].seat
        children = node.children
        if node is self.root:  # what is open to the seat itself does not depend on what it cannot see
            keys, actions, weights = self.keys, self.actions, self.weights
        else:
            keys, actions, weights = sensible(s, merged(s, options(s)))
        open_ones = []
        total = 0.0
        for key, weight in zip(keys, weights, strict=True):
            child = children.get((seat, key))
            if child is None:
                child = children[seat, key] = Node(len(node.sums), weight)
            child.offered += 1
            total += child.weight
            open_ones.append(child)
        if len(open_ones) == 1:
            return open_ones[0], actions[0]
        untried = node.sums[seat] / node.visits - self.first if node.visits else 0.0
        explore = self.explore / total
        best, chosen = -1e9, 0
        for place, child in enumerate(open_ones):
            visits = child.visits
            mean = child.sums[seat] / visits if visits else untried
            score = mean + explore * child.weight * sqrt(child.offered) / (1 + visits)
            if score > best:
                best, chosen = score, place
        return open_ones[chosen], actions[chosen]

    def run(self, simulations: int, is_over: Callable[[], bool] | None = None) -> None:
        """Simulate that often, or until it is over (asked every few simulations) or nothing can change the answer."""
        if len(self.actions) == 1:
            return
        while self.done < simulations:
            self.simulate()
            if self.done % CHECK == 0:
                if is_over is not None and is_over():
                    return
                first, second = self._leaders()
                if first - second > simulations - self.done:
                    return

    def _leaders(self) -> tuple[int, int]:
        """The visits of the two children of the root that were tried most."""
        visits = sorted([child.visits for child in self.root.children.values()])
        return (visits[-1], visits[-2]) if len(visits) > 1 else (self.done, 0)

    def standing(self) -> list[tuple[Action, int, float]]:
        """Each action with its visits and its mean value, the most visited first."""
        found = []
        for key, action, weight in zip(self.keys, self.actions, self.weights, strict=True):
            child = self.root.children.get((self.seat, key))
            visits = child.visits if child is not None else 0
            mean = child.sums[self.seat] / visits if child is not None and visits else -1.0
            found.append((visits, mean, weight, action))
        found.sort(key=lambda one: one[:3], reverse=True)
        return [(action, visits, mean) for visits, mean, _, action in found]

    def best(self) -> Action:
        """The answer so far: the most visited action; before the first simulation, the greedy one."""
        return self.standing()[0][0]
