"""A new card needs no code: the computer players play with cards that none of their tables names."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.levels import choose
from game.kernel import book, ruleset
from game.kernel.agenda import chooser, legal_actions, perform
from game.kernel.record import Record
from game.kernel.verbs import gather
from game.kernel.view import see
from game.rules import RULESETS
from game.rules.control.cards import LANGUAGE

CONTROL = RULESETS["control"]
NEW = """
[wrinkle]
name = "Wrinkle"
kind = "stable"
fuel = 3
on_play = [{ draw = 1 }]

[echo]
name = "Echo"
kind = "unstable"
fuel = 5
on_discard = [{ lose_at_random = 1 }, { take = "a card from your discard" }]

[fork]
name = "Fork"
kind = "unstable"
fuel = 6
on_discard = [{ choose = [[{ lose_at_random = 1 }], [{ discard = "an unstable card in play" }], [{ draw = 1 }]] }]
"""


@pytest.fixture
def larger(tmp_path, monkeypatch):
    """Control with three kinds of card more, under a name of its own."""
    monkeypatch.setattr(book, "BOOKS", dict(book.BOOKS))
    monkeypatch.setitem(ruleset.KNOWN, "larger", None)
    path = tmp_path / "cards.toml"
    path.write_text(Path(CONTROL.telling.rules_file).with_name("cards.toml").read_text(encoding="utf-8") + NEW)
    cards = LANGUAGE.load("larger", path)

    def set_up(s):
        s.what = tuple(p for _ in (0, 1) for p in cards for _ in range(2))
        s.marking = tuple(mark for mark in (0, 1) for _ in cards for _ in range(2))
        gather(s)

    return replace(CONTROL, name="larger", book=cards, set_up=set_up)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("kind", ["greedy", "novice"])
def test_new_cards_are_played(larger, kind, seats):
    used = set()
    for seed in range(4):
        s, _ = Record("larger", seed, [(kind, "")] * seats, {}, 1).begin()
        while s.outcome is None:
            action = choose(see(s, chooser(s)), kind, seed, simulations=12)
            assert action in legal_actions(s)
            if action.card >= 0:
                used.add(s.what[action.card].key)
            perform(s, action)
    assert {"wrinkle", "echo", "fork"} <= used
