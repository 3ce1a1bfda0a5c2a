"""A computer player plays by what its seat sees: other hidden cards, the same action."""

import random

import pytest

from game.ai.arena import Oracle
from game.ai.greedy import greedy
from game.ai.levels import choose
from game.ai.player import Thinker
from game.ai.seats import LEVELS
from game.kernel import rng
from game.kernel.agenda import chooser, legal_actions
from game.kernel.state import State
from game.kernel.view import see

from ..playing import begin, positions, some_rulings

SIMULATIONS = 12


def otherwise(s: State, seat: int, luck: random.Random) -> State:
    """The same table with the cards that the seat cannot see dealt anew by hand, and with other luck to come.

    Where lists are not open, another player's unseen cards become any that the seat must think possible.
    """
    other = s.clone()
    what = list(s.what)
    for hidden, lot in see(s, seat).lots:
        for card, printed in zip(hidden, luck.sample(lot, len(hidden)), strict=True):
            what[card] = printed
    other.what = tuple(what)
    other.rng = rng.seeded(luck.getrandbits(32))
    bit, everybody = 1 << seat, (1 << len(s.seats)) - 1
    other.seen = [seen if seen == everybody else seen & bit for seen in s.seen]  # what others know is hidden, too
    return other


def pairs_of_states(game: str, seats: int, games: int, every: int):
    """(true state, another that looks the same to who is asked), along random games."""
    for seed in range(games):
        luck = random.Random(seed)
        for number, s in enumerate(positions(begin(game, seats, seed, some_rulings(game, seed)), seed)):
            if s.outcome is None and number % every == seed % every and len(legal_actions(s)) > 1:
                yield s, otherwise(s, chooser(s), luck)


@pytest.mark.parametrize("kind", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("game", "games", "every"), [("control", 5, 4), ("chrono_clash", 2, 13)])
def test_hidden_cards_change_nothing(game, games, every, kind, seats):
    compared = changed = 0
    for number, (true, other) in enumerate(pairs_of_states(game, seats, games, every)):
        seat = chooser(true)
        compared += 1
        changed += true.what != other.what
        assert see(true, seat) == see(other, seat)
        actions = {choose(see(s, seat), kind, number, simulations=SIMULATIONS) for s in (true, other)}
        assert len(actions) == 1
        assert actions <= set(legal_actions(true))
    assert compared >= 5 and changed > 0.8 * compared


@pytest.mark.parametrize(("game", "games", "every"), [("control", 4, 4), ("chrono_clash", 6, 5)])
def test_a_player_who_peeks_is_found_out(game, games, every):
    """The comparison has teeth: the search with open cards plays differently when hidden cards differ."""
    differ = 0
    for number, (true, other) in enumerate(pairs_of_states(game, 2, games, every)):
        chosen = []
        for s in (true, other):
            search = Oracle(s, number)
            search.run(60)
            chosen.append(search.best())
        differ += chosen[0] != chosen[1]
    assert differ > 3


def test_only_a_view_is_thought_about():
    s = begin("control", 2, 1)
    thinker = Thinker()
    try:
        with pytest.raises(TypeError):
            thinker.ask(s, "greedy")
    finally:
        thinker.close()
    with pytest.raises(TypeError):
        choose(s, "greedy", 1)
    assert greedy(see(s, chooser(s)), 1) in legal_actions(s)
