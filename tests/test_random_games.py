"""The command for random games at scale, tried small; and that what it looks for would be found."""

import pytest

from game.kernel import notation
from game.kernel.verbs import attach, detach
from game.rules import RULESETS
from game.rules.chrono_clash.icons import Effect, Target
from tests import random_games
from tests.icon_use import NAMES, in_row
from tests.invariants import faults, lasting

LAID = """
    battlefield-0: kindlejack tapped, ember-heron fresh
    pilots-0: cass-quickmatch on kindlejack
    quests-0: gnomon on kindlejack
    discard-0: gnomon
    battlefield-1: ember-heron strength+2
    time-0: 3
"""


@pytest.mark.parametrize("game", RULESETS)
def test_a_few_games(game, capsys):
    assert random_games.main([game, "--games", "24", "--seed", "7"]) == 0
    said = capsys.readouterr().out
    assert "24 games" in said
    assert "0 went wrong" in said


def test_a_game_that_goes_wrong_is_told_with_its_seed(monkeypatch):
    monkeypatch.setattr(random_games, "faults", lambda s: ["a fault"] if s.turn == 3 else [])
    played = random_games.play("chrono_clash", 5)
    assert (played.seed, played.reason) == (5, "wrong")
    assert "a fault" in played.wrong[0]


def test_a_game_that_breaks_is_told_with_its_seed(monkeypatch):
    monkeypatch.setattr(random_games, "asks", lambda s: 1 / 0)
    played = random_games.play("chrono_clash", 5)
    assert played.reason == "broken"
    assert "ZeroDivisionError" in played.wrong[0]


def laid():
    return notation.lay(RULESETS["chrono_clash"], "\n".join(line.strip() for line in LAID.splitlines()))


def card(s, place, number=0):
    return s.zones[s.layout.named[place]][number]


def put(s, one, place):
    """A card somewhere else, by no rule of the game."""
    s.zones[s.where[one]] = tuple(c for c in s.zones[s.where[one]] if c != one)
    s.where[one] = s.layout.named[place]
    s.zones[s.where[one]] += (one,)
    s.seen[one] = (1 << len(s.seats)) - 1


def counts(seat, **numbers):
    def spoil(s):
        s.seats[seat] = s.seats[seat]._replace(**numbers)

    return spoil


def remembers(place, **what):
    def spoil(s):
        one = card(s, place)
        s.cards[one] = (s.cards[one] or s.rules.Situation())._replace(**what)

    return spoil


def lends(target, effect):
    return lambda s: s.lent.append((0, card(s, "battlefield-0"), target, effect))


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (counts(0, time=11), "the counter on 11"),
        (counts(1, time=1), "seat 1 has the counter on 1"),
        (counts(0, time=-1), "acts with the counter on -1"),
        (counts(0, points=5), "5 quest points and has not won"),
        (counts(1, leader=2), "keeps"),
        (counts(1, is_out=1), "one player is left"),
        (remembers("discard-0", is_tapped=True), "gnomon in discard remembers"),
        (remembers("deck-0", strength=1), "in deck remembers"),
        (remembers("battlefield-1", came=9), "came in turn 9"),
        (lambda s: attach(s, card(s, "deck-0"), card(s, "battlefield-0")), "in deck lies on"),
        (lambda s: detach(s, card(s, "quests-0")), "in quests lies on -1"),
        (lambda s: s.load.clear(), "on cards lie {}, but cards lie on"),
        (lambda s: attach(s, card(s, "pilots-0"), card(s, "battlefield-1")), "carries"),
        (lambda s: put(s, card(s, "extra-0"), "discard-0"), "lies in discard-0"),
        (lambda s: put(s, card(s, "deck-0"), "gone-0"), "lies in gone-0"),
        (lambda s: put(s, card(s, "deck-0"), "hand-1"), "is not of that seat"),
        (lends(Target("all-battlers"), Effect("strength", 1)), "are thought to lend"),
    ],
)
def test_each_thing_that_could_be_wrong_is_found(spoil, named):
    s = laid()
    assert faults(s) == []
    spoil(s)
    assert any(named in fault for fault in faults(s)), faults(s)


def test_what_lasts_too_long_is_found():
    assert any("ember-heron still has" in fault for fault in lasting(laid()))


@pytest.mark.parametrize(
    ("row", "icons"),
    [
        ("summon chosen-battler with strength<=4 destroy", "summon chosen-battler with|with strength|destroy"),
        ("attack draw-1 extra+1", "attack draw- extra"),
        ("summon chosen-battler strength-3 time-threshold:3", "summon chosen-battler strength-"),
        ("other-battlers gains fast strength+1", "other-battlers gains fast strength+"),
        ("battler-card in-discard with legion return", "battler-card in-discard with|with an ability|return"),
    ],
)
def test_icons_are_counted_by_name(row, icons):
    found = list(in_row(tuple(row.split())))
    assert found == [
        name for part in icons.split("|") for name in ([part] if part.startswith("with ") else part.split())
    ]
    assert set(found) <= set(NAMES)
