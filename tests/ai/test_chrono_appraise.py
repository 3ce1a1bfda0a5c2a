"""The appraisal and instinct of Chrono Clash: every term pulls the way its name says, and instinct never peeks."""

import random

import pytest

from game.kernel.agenda import chooser, legal_actions
from game.kernel.view import determinize, see
from game.rules import RULESETS
from game.rules.chrono_clash.appraise import TERMS, WEIGHTS, met_by, outlook
from game.rules.chrono_clash.merit import body, keep

from ..playing import begin, positions, some_rulings
from ..table import Table

CHRONO = RULESETS["chrono_clash"]


def value(text: str, seat: int = 0) -> float:
    return CHRONO.thinking.appraise(Table(text, rules=CHRONO).state, 0)[seat]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("guardians-0: 5 cards", "guardians-0: 4 cards"),
        ("points-0: 2", "points-0: 1"),
        ("hand-0: orchard-ox, orchard-ox", "hand-0: orchard-ox"),
        ("hand-0: orchard-ox, five-the-early-blade", "hand-0: orchard-ox"),
        ("time-0: 4\nhand-0: orchard-ox", "time-0: 1\nhand-0: orchard-ox"),
        ("battlefield-0: orchard-ox", "battlefield-0: -"),
        ("battlefield-0: wolf-at-the-door strength+2", "battlefield-0: wolf-at-the-door"),
        ("battlefield-0: sexton-hob", "battlefield-0: gargoyle-on-loan strength-2"),  # Recovery
        ("battlefield-0: scarecrow-emeritus", "battlefield-0: -"),  # one that can't attack
        ("deck-0: 9 cards", "deck-0: 1 cards"),
        (  # open to whoever acts next
            "active: 1\nbattlefield-0: orchard-ox\nbattlefield-1: gnomon",
            "active: 1\nbattlefield-0: orchard-ox tapped\nbattlefield-1: gnomon",
        ),
        (  # a card on a quest that nobody can attack, and one that somebody can
            "active: 1\nbattlefield-0: orchard-ox tapped\nquests-0: gnomon on orchard-ox\nbattlefield-1: nan-halfpast",
            "active: 1\nbattlefield-0: orchard-ox tapped\nquests-0: gnomon on orchard-ox\nbattlefield-1: orchard-ox",
        ),
        (  # a Sentinel that stands guard
            "active: 1\nguardians-0: -\nbattlefield-0: constable-bunting tapped\nbattlefield-1: tilly-twomatch",
            "active: 1\nguardians-0: -\nbattlefield-0: constable-bunting\nbattlefield-1: tilly-twomatch",
        ),
        (  # a battler that taunts stands before a quest, as long as nobody there beats it
            "active: 1\nbattlefield-0: old-breakwater tapped, tilly-twomatch tapped\n"
            "quests-0: pollen-storm on tilly-twomatch\nbattlefield-1: orchard-ox",
            "active: 1\nbattlefield-0: old-breakwater, tilly-twomatch tapped\n"
            "quests-0: pollen-storm on tilly-twomatch\nbattlefield-1: orchard-ox",
        ),
        (  # an Elusive one on a quest
            "active: 1\nbattlefield-0: inkwell tapped, tilly-twomatch tapped\nquests-0: pollen-storm on inkwell\n"
            "battlefield-1: orchard-ox",
            "active: 1\nbattlefield-0: inkwell tapped, tilly-twomatch tapped\n"
            "quests-0: pollen-storm on tilly-twomatch\nbattlefield-1: orchard-ox",
        ),
        (  # a card on a quest that beats who meets it, and one that beats nobody
            "active: 1\nbattlefield-0: orchard-ox tapped\nquests-0: gnomon on orchard-ox\nbattlefield-1: orchard-ox",
            "active: 1\nbattlefield-0: orchard-ox tapped\nquests-0: tilly-twomatch on orchard-ox\n"
            "battlefield-1: orchard-ox",
        ),
    ],
)
def test_better_is_better(better, worse):
    assert value(better) > value(worse)
    assert value(better, 1) < value(worse, 1)


def test_what_cannot_be_stopped_is_nearly_won():
    """An empty stack and an attacker; four points and a quest that nobody can attack."""
    assert value("battlefield-0: orchard-ox\nguardians-1: -") > 0.9
    assert value("active: 1\npoints-0: 4\nbattlefield-0: orchard-ox tapped\nquests-0: gnomon on orchard-ox") > 0.9


@pytest.mark.parametrize(
    ("theirs", "met"),
    [
        ("nan-halfpast", 0),  # who can't attack meets nothing
        ("tilly-twomatch", 1),  # the quest of the one that taunts is open to everybody
        ("tilly-twomatch, tilly-twomatch, tilly-twomatch", 1),
        ("mossback, tilly-twomatch", 1),  # one beats who taunts, one meets a card
        ("mossback, tilly-twomatch, tilly-twomatch", 2),  # all but the Elusive one's
        ("mossback, tilly-twomatch, tilly-twomatch, tilly-twomatch", 2),
        ("mossback, pim-halfpast, tilly-twomatch, tilly-twomatch", 3),  # where one is Elusive, they are taken to be
    ],
)
def test_so_many_cards_on_quests_can_be_met(theirs, met):
    """Tilly's stands behind the Breakwater, so does the cat's, and a regiment has gone itself."""
    mine = (
        "battlefield-0: umbrella-regiment tapped, tilly-twomatch tapped, inkwell tapped, old-breakwater tapped\n"
        "quests-0: gnomon on umbrella-regiment, gnomon on tilly-twomatch, gnomon on inkwell\n"
    )
    s = Table(f"active: 1\n{mine}battlefield-1: {theirs}", rules=CHRONO).state
    assert met_by(outlook(s, 1), outlook(s, 0)) == met


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_are_bounded_and_a_game_that_is_over_is_no_guess(seats):
    for s in positions(begin("chrono_clash", seats, seats), seats):
        values = CHRONO.thinking.appraise(s, len(s.results))
        assert len(values) == seats and all(-1 <= v <= 1 for v in values)
        assert all(values[seat] == -1 for seat in range(seats) if s.seats[seat].is_out)
        if seats == 2:
            assert values[0] == -values[1]
    assert s.results
    won = CHRONO.thinking.appraise(s, 0)
    assert won == [1.0 if seat in s.results[-1].winners else -1.0 for seat in range(seats)]


def test_who_is_left_alone_has_won():
    """Also in the moment before it is written down."""
    s = next(iter(positions(begin("chrono_clash", 3, 1), 1)))
    for seat in (0, 2):
        s.seats[seat] = s.seats[seat]._replace(is_out=1)
    assert CHRONO.thinking.appraise(s, 0) == [-1.0, 1.0, -1.0]


@pytest.mark.parametrize("seats", [2, 4])
def test_instinct_weighs_every_option_and_never_peeks(seats):
    """One weight an option, none below 0; what is dealt face down changes none of them."""
    compared = 0
    for seed in range(3):
        luck = random.Random(seed)
        for number, s in enumerate(
            positions(begin("chrono_clash", seats, seed, some_rulings("chrono_clash", seed)), seed)
        ):
            if s.outcome is not None or number % 2:
                continue
            view, legal = see(s, chooser(s)), legal_actions(s)
            weights = [CHRONO.thinking.instinct(determinize(view, luck.getrandbits(40)), legal) for _ in range(2)]
            assert weights[0] == weights[1]
            assert len(weights[0]) == len(legal) and min(weights[0]) >= 0
            compared += len(legal) > 1
    assert compared > 30


def test_every_term_is_weighed_and_every_card_has_its_worth():
    assert set(WEIGHTS) == set(TERMS)
    for printed in CHRONO.book:
        assert 0.3 <= keep(printed) <= 1.7
        if printed.kind == "battler":
            assert 0.3 < body(printed) < 5
