"""The appraisal of Towers in Time: what it sees is what the rules say, every term pulls the way its name says, and
instinct never peeks."""

import random
from math import atanh

import pytest

from game.kernel.agenda import chooser, legal_actions
from game.kernel.modifiers import additions, holding, reckoned
from game.kernel.selectors import select, those
from game.kernel.verbs import mark
from game.kernel.view import determinize, see
from game.rules.towers_in_time import domain, glyphs, numbers
from game.rules.towers_in_time.appraise import TERMS, WEIGHTS, reasons
from game.rules.towers_in_time.forecast import able, answers, bareness, clash, prospect, through, toll
from game.rules.towers_in_time.outlook import PLENTY, Piece, outlooks
from game.rules.towers_in_time.rules import RULES

from ..playing import begin, positions, some_rulings
from .laying import table

GAME = "towers_in_time"
BOARD = "sources-0: high-mesa, high-mesa\nsources-1: high-mesa, high-mesa"


def value(text, seat=0):
    return RULES.thinking.appraise(table(f"{BOARD}\n{text}").state, 0)[seat]


def as_asked_anew(s) -> int:
    """How many fighters have more than what is printed: what is kept for all is what each alone would be told."""
    for seat, source, modifier, _ in holding(s):
        if modifier.cards is not None:
            found = those(s, seat, source, modifier.cards)
            assert len(found) == len({*found}) and {*found} == {*select(s, seat, source, modifier.cards)}
    grown = 0
    for card in (card for seat in range(len(s.seats)) for card in domain.fighters(s, seat)):
        for stat in ("attack", "defense"):
            more = additions(s, stat).get(card, 0)
            assert more == reckoned(s, card, stat) - getattr(s.what[card], stat)
            grown += more != 0
    return grown


def test_what_is_added_is_kept_no_longer_than_it_holds():
    grown = 0
    for seed in range(3):
        for s in positions(begin(GAME, 4, seed), seed):
            grown += as_asked_anew(s)
    assert grown > 100  # or nothing was tried


def test_only_a_mark_that_numbers_are_reckoned_with_ends_what_is_kept():
    t = table(f"{BOARD}\ntowers-0: knight on high-mesa")
    kept = holding(t.state)
    mark(t.state, t.card("knight"), used=True, damage=1)
    assert holding(t.state) is kept
    mark(t.state, t.card("knight"), kept_attack=1)
    assert holding(t.state) is not kept


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_seen_is_what_the_rules_say(seats):
    seen = 0
    for seed in range(5):
        for s in positions(begin(GAME, seats, seed, some_rulings(GAME, seed)), seed):
            if s.outcome is not None or s.agenda[-1].what not in ("act", "fight"):
                continue
            for seat, x in enumerate(outlooks(s)):
                if x is None:
                    assert s.seats[seat].is_out
                    continue
                living = [card for card in domain.fighters(s, seat) if not domain.is_dead(s, card)]
                assert sorted(one.card for one in x.pieces) == sorted(living)
                for one in x.pieces:
                    card, damage = one.card, (s.cards[one.card] or domain.NOTHING).damage
                    assert one.power == numbers.attack(s, card)
                    assert one.life == max(1, max(1, numbers.defense(s, card)) - damage)
                    assert (one.flies, one.stands) == (glyphs.is_flying(s, card), domain.is_able(s, card))
                    assert one.is_quick == glyphs.has(s, card, "quick")
                    if s.rulings["artifacts"] != "none":
                        assert one.points == numbers.points(s, card)
                    seen += 1
    assert seen > 200


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("shields-1: 3 cards", "shields-1: 4 cards"),
        ("points-1: 2", "points-1: 1"),
        ("towers-0: knight on high-mesa", "towers-0: squire on high-mesa"),
        ("towers-0: knight on high-mesa", "towers-0: knight used on high-mesa"),
        ("towers-0: griffin on high-mesa\ntowers-1: knight on high-mesa",
         "towers-0: minotaur on high-mesa\ntowers-1: griffin on high-mesa"),
        ("towers-0: elven-bowmen on high-mesa", "towers-0: barbarian on high-mesa"),
        ("towers-0: knight on high-mesa\ngear-0: flaming-sword on knight", "towers-0: knight on high-mesa"),
        ("hand-0: knight, knight", "hand-0: knight"),
        ("hand-0: fire-ball", "hand-0: knight"),
        ("limbo-0: knight", ""),
        ("towers-0: knight on high-mesa", "towers-0: knight damage3 on high-mesa"),
    ],
)  # fmt: skip
def test_better_is_better(better, worse):
    assert value(better) > value(worse)
    assert value(better, 1) < value(worse, 1)


@pytest.mark.parametrize("zone", ["hand", "limbo"])
@pytest.mark.parametrize("held", [1, 2, 3])
def test_building_a_source_never_lowers_the_value(zone, held):
    """For each number of sources, also where those still held are then wanted less."""
    for count in range(1, PLENTY + 3):
        kept, built = (with_sources(count + more, zone, held - more) for more in (0, 1))
        assert built > kept if count < PLENTY else built >= kept - 1e-9


def with_sources(count, zone, held):
    """The value for a seat with so many sources in play and so many in that zone."""
    lines = [f"sources-0: {', '.join(['high-mesa'] * count)}", "sources-1: high-mesa"]
    lines += [f"{zone}-0: {', '.join(['high-mesa'] * held)}"] if held else []
    return RULES.thinking.appraise(table("\n".join(lines)).state, 0)[0]


def test_an_open_way_to_the_last_shield_is_nearly_won():
    assert value("towers-0: barbarian-king on high-mesa\nshields-1: dwarf\nshields-0: 5 cards") > 0.8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_are_bounded_and_a_game_that_is_over_is_no_guess(seats):
    for s in positions(begin(GAME, seats, seats), seats):
        values = RULES.thinking.appraise(s, len(s.results))
        assert len(values) == seats and all(-1 <= one <= 1 for one in values)
        assert all(values[seat] == -1 for seat in range(seats) if s.seats[seat].is_out)
        if seats == 2 and s.outcome is None:
            assert values[0] == pytest.approx(-values[1])
    won = RULES.thinking.appraise(s, 0)
    assert won == [1.0 if seat in s.results[-1].winners else -1.0 for seat in range(seats)]


def test_a_value_is_the_sum_of_its_reasons():
    text = f"{BOARD}\ntowers-0: knight on high-mesa\nshields-1: 3 cards\nhand-1: squire"
    s = table(text).state
    why = reasons(s, 0)
    assert tuple(why) == TERMS == tuple(WEIGHTS)
    assert why["shields"] > 0 > why["hand"]
    assert sum(why.values()) == pytest.approx(atanh(RULES.thinking.appraise(s, 0)[0] / 0.98))


@pytest.mark.parametrize("seats", [2, 4])
def test_instinct_weighs_every_option_and_never_peeks(seats):
    """One weight an option, none below 0; what is dealt face down changes none of them."""
    compared = 0
    for seed in range(2):
        luck = random.Random(seed)
        for number, s in enumerate(positions(begin(GAME, seats, seed, some_rulings(GAME, seed)), seed)):
            if s.outcome is not None or number % 3:
                continue
            view, legal = see(s, chooser(s)), legal_actions(s)
            weights = [RULES.thinking.instinct(determinize(view, luck.getrandbits(40)), legal) for _ in range(2)]
            assert weights[0] == weights[1]
            assert len(weights[0]) == len(legal) and min(weights[0]) >= 0
            compared += len(legal) > 1
    assert compared > 30


# Forecasts


def piece(power, life, points=1, worth=1.0, flies=False, is_quick=False, is_army=False):
    return Piece(0, power, life, points, worth, flies, is_quick, is_army, True, True, False, 0)


def test_who_dies_when_two_meet():
    strong, weak = piece(4, 4, worth=3.0), piece(1, 1, worth=1.0)
    assert clash([strong], [weak]) == (0.0, 1.0) and clash([weak], [strong]) == (1.0, 0.0)
    assert clash([strong], [piece(4, 4, worth=2.0)]) == (3.0, 2.0)
    assert clash([strong], [piece(4, 4, worth=2.0, is_quick=True)]) == (3.0, 0.0)
    assert clash([strong], [piece(2, 3, worth=2.0), piece(2, 3, worth=1.5)]) == (3.0, 2.0)  # two together kill it
    army = [piece(2, 3, worth=2.0, is_army=True), piece(2, 3, worth=1.5, is_army=True)]
    assert clash([strong], army) == (3.0, 0.0)  # four damage, and each of them bears two
    assert clash([piece(5, 4, worth=3.0)], army) == (3.0, 1.5)


def test_each_defender_stops_one_and_only_wings_stop_wings():
    ground, wings, major = piece(1, 1), piece(1, 1, flies=True), piece(5, 5, points=4)
    assert through([major, ground], [ground]) == 1
    assert through([major, wings], [ground, ground]) == 1
    assert through([major, wings], [ground, wings]) == 0
    assert through([wings], [ground]) == 1 and through([], [ground]) == 0


def test_points_cost_more_when_a_shield_falls_and_most_for_the_last():
    assert toll(1, 0, 5) < toll(1, 3, 5) < toll(1, 3, 2) < toll(1, 3, 1)


def test_an_attack_is_as_good_as_its_best_answer_lets_it_be():
    major, small = piece(5, 5, points=4, worth=5.6), piece(1, 1, worth=1.5)
    assert prospect([major], [], 0, 5) > prospect([major], [small], 0, 5) > 0
    assert prospect([small], [major], 0, 5) < 0
    ways = dict((way, value) for value, way in answers([major], [small, small], 0, 1))
    assert ways[()] < -50 < ways[(small,)]


def test_an_attack_is_reckoned_as_quickly_as_its_answers_one_by_one():
    """One attacker is reckoned by a short cut; it says what all the answers say, wherever nobody is quick."""
    luck = random.Random(1)

    def some_piece():
        points = luck.choice((1, 2, 4))
        return piece(luck.randint(0, 6), luck.randint(1, 6), points, 0.5 * points + luck.random(), luck.random() < 0.2)

    for _ in range(500):
        attackers, foes = [some_piece()], [some_piece() for _ in range(luck.randint(0, 6))]
        best = max(value for value, _ in answers(attackers, able(attackers, foes), 0, 5))
        assert prospect(attackers, foes, 0, 5) == pytest.approx(-best)


def test_who_strikes_with_the_last_defender_lies_bare():
    s = table(
        f"{BOARD}\ntowers-0: squire on high-mesa, knight on high-mesa\n"
        "towers-1: minotaur on high-mesa\nshields-0: dwarf"
    ).state
    own, foe = outlooks(s)
    squire, knight = own.pieces
    assert bareness([squire], foe.pieces, own) == 0.0  # the knight is left
    assert bareness([squire, knight], foe.pieces, own) > 0.0
    assert bareness([squire, knight], [], own) == 0.0
