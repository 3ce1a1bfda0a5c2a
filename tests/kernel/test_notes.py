"""Notes of shuffled cards, in all games: a world dealt from a view keeps it."""

import random
from collections import Counter

import pytest

from game.kernel.agenda import apply, legal_actions
from game.kernel.deck import Deck
from game.kernel.record import Record
from game.kernel.view import determinize, see
from game.rules import RULESETS
from tests.playing import counted, some_decks

SHUFFLING = {"redraw", "flash", "use", "cast", "stop"}  # what may shuffle a pile is done wherever it can be
GAMES = (
    ("control", 4, 4), ("chrono_clash", 2, 2), ("towers_in_time", 2, 4), ("towers_in_time", 4, 2), ("doctor_who", 2, 3),
)  # fmt: skip


def few_sources(rules, luck):
    """A deck of Towers in Time with which one draws a new hand again and again (3.3)."""
    kinds = {is_source: [p.key for p in rules.book if (p.kind == "source") == is_source] for is_source in (True, False)}
    sources, others = kinds[True] * 4, kinds[False] * 4
    many = luck.randint(2, 9)
    return Deck("Few sources", (("deck", counted(luck.sample(sources, many) + luck.sample(others, 52 - many))),))


def begun(game, seats, seed, luck):
    rules = RULESETS[game]
    is_towers = game == "towers_in_time"
    decks = [few_sources(rules, luck) for _ in range(seats)] if is_towers else some_decks(game, seats, seed)
    return Record(game, seed, [("random", "Ada")] * seats, {}, 1, decks=decks).begin()[0]


def lost(notes, world):
    """Those of the notes that a world does not keep."""
    found = []
    for note in notes:
        there = Counter(world.what[card] for card in note.cards)
        said = Counter(face for face, _ in note.faces)
        if (there.keys() - said.keys()) if note.is_only else (said - there):
            found.append(note)
    return found


@pytest.mark.parametrize(("game", "seats", "games"), GAMES)
def test_a_dealt_world_keeps_every_note_of_the_view(game, seats, games):
    met = 0
    for seed in range(games):
        luck = random.Random(seed)
        s = begun(game, seats, seed, luck)
        for number in range(90):
            if s.outcome is not None:
                break
            for seat in range(seats) if s.mixed else ():
                view = see(s, seat)
                met += len(view.mixed)
                assert not lost(view.mixed, s), "a note says no more than is so"
                world = determinize(view, number)
                again = see(world, seat)
                assert not lost(view.mixed, world) and again.mixed == view.mixed
                assert not lost(view.mixed, determinize(again, number))
            legal = legal_actions(s)
            liked = [action for action in legal if action.verb in SHUFFLING]
            apply(s, luck.choice(liked if liked and luck.random() < 0.8 else legal))
    assert met or game != "towers_in_time", "no pile was shuffled of which anybody knew a card"
