"""Chances: curves that only rise, and that were right on games that they had not seen."""

import json
import random
import tomllib
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.ai.levels import LIMITS
from game.ai.seats import LEVELS
from game.kernel import notation
from game.kernel.agenda import chooser, legal_actions
from game.kernel.record import Record
from game.kernel.template import fill
from game.kernel.view import determinize, see
from game.rules import RULESETS
from game.teach.chances import PLAIN, Curve, basis, chance, curve, is_fitted, level_of, rising
from game.teach.fit import fitted, kept, main, tenths, text, told, tried
from game.teach.hints import advice
from game.teach.review import Review
from game.teach.texts import (
    BEFORE_THE_GAME,
    CHANCES_FROM,
    CHANCES_TRIED,
    HOW_SIMULATED,
    NOT_FITTED,
    NOT_TRIED,
    SEARCHING,
)

WAITING = Path(__file__).parents[1] / "tools" / "chances.jsonl"
FITTED = [(game, seats) for game, rules in RULESETS.items() for seats in rules.seat_counts if is_fitted(game, seats)]
AMONG = [
    (game, seats, level)
    for game, seats in FITTED
    for level in LEVELS
    if curve(game, seats, level) != curve(game, seats)
]


def test_every_game_has_a_curve_for_every_number_of_seats():
    assert sorted(FITTED) == sorted((game, seats) for game, rules in RULESETS.items() for seats in rules.seat_counts)
    assert len(FITTED) == 10


@pytest.mark.parametrize(("game", "seats", "level"), [*((game, seats, "") for game, seats in FITTED), *AMONG])
def test_a_fitted_curve_rises_and_was_right_on_unseen_games(game, seats, level):
    known = curve(game, seats, level)
    assert (known.tried or known.games) >= 100 and len(known.values) == len(known.chances)
    assert list(known.values) == sorted(known.values) and list(known.chances) == sorted(known.chances)
    assert len(known.tenths) == 10
    assert all(abs(said - won) <= 0.05 for said, won, _ in known.tenths)


def test_a_match_against_one_level_is_read_by_its_curve_and_any_other_by_that_of_its_seats():
    assert level_of(["human", "novice"]) == level_of(["novice", "human", "novice"]) == "novice"
    assert level_of(["human", "novice", "skilled"]) == level_of(["human", "human"]) == ""
    assert ("control", 2, "novice") in AMONG
    assert curve("control", 2, "greedy") == curve("control", 2) != curve("control", 2, "novice")
    assert curve("control", 3, "greedy") == curve("control", 3) != curve("control", 3, "novice")
    record = Record("control", 4, [("human", "Ada"), ("novice", "Bo")], {}, 1)
    assert Review.of(record).level == "novice"
    s = record.start()
    novice, plain = (advice(see(s, chooser(s)), level=level) for level in ("novice", ""))
    assert novice.best.action == plain.best.action and novice.best.chance != plain.best.chance


def test_what_a_chance_rests_on_is_said():
    def rests(game, seats, level="", begun=1):
        return basis(SimpleNamespace(rules=RULESETS[game], seats=[None] * seats, round=begun), level)

    assert rests("doctor_who", 2) == fill(CHANCES_FROM, games=800, level=SEARCHING, worst=3)
    assert 0.02 < curve("doctor_who", 2).worst <= 0.03
    assert "900 games" in rests("control", 3, "novice")
    assert fill(NOT_TRIED, level="novice") not in rests("control", 3, "novice")
    assert rests("control", 3, "greedy") == f"{rests('control', 3)} {fill(NOT_TRIED, level='greedy')}"
    assert rests("doctor_who", 3) == rests("doctor_who", 4, "novice") == NOT_FITTED
    assert rests("towers_in_time", 2, "novice", begun=0) == BEFORE_THE_GAME != rests("towers_in_time", 2, "novice")
    view = see(notation.lay(RULESETS["control"], "hand-0: nova, rift\nhand-1: 3 cards"), 0)
    assert all(
        advice(view, simulations=16, worlds=4, level=level).assumed == f"{HOW_SIMULATED} {rests('control', 2, level)}"
        for level in ("", "novice", "strong")
    )


def test_between_its_points_a_curve_runs_straight():
    known = Curve((-0.5, 0.0, 0.5), (0.1, 0.4, 0.9))
    assert [known(value) for value in (-1, -0.5, -0.25, 0, 0.25, 0.5, 1)] == pytest.approx(
        [0.1, 0.1, 0.25, 0.4, 0.65, 0.9, 0.9]
    )
    reading = known.reading([-0.1, 0.1, 0.0, 0.0])
    assert reading.chance == pytest.approx(0.4) and reading.low < 0.4 < reading.high


def test_rising_finds_what_made_the_points():
    luck = random.Random(4)
    points = [(value, float(luck.random() < (value + 1) / 2)) for value in (luck.uniform(-1, 1) for _ in range(8000))]
    values, chances = rising(points)
    assert chances == sorted(chances) and values == sorted(values) and len(values) > 6
    known = Curve(tuple(values), tuple(chances))
    assert all(abs(known(value) - (value + 1) / 2) < 0.06 for value in (-0.7, -0.3, 0, 0.3, 0.7))
    said = tenths([(known(value), won) for value, won in points])
    assert len(said) == 10 and all(abs(a - b) < 0.05 for a, b, _ in said)


def test_where_many_points_have_one_value_their_chance_is_what_came_of_them():
    won = [(1.0, 1.0)] * 80 + [(1.0, 0.0)] * 20
    even = [(n / 500 - 0.9, float(n % 2)) for n in range(500)]
    known = Curve(*map(tuple, rising(even + won)))
    assert known(1.0) == pytest.approx(0.8) and known(0.0) == pytest.approx(0.5, abs=0.02)


def test_a_long_plain_before_a_rise_stays_plain():
    luck = random.Random(6)
    points = [(value, float(luck.random() < (0.5 if value < 0.8 else 0.95))) for value in
              (luck.uniform(-1, 1) for _ in range(12000))]  # fmt: skip
    known = Curve(*map(tuple, rising(points)))
    assert all(abs(known(value) - 0.5) < 0.05 for value in (-0.5, 0.0, 0.3, 0.6))


def test_where_the_same_is_said_of_many_no_tenth_is_made_of_losers():
    luck = random.Random(3)
    points = [(0.3, float(luck.random() < 0.3)) for _ in range(5000)]
    assert all(abs(said - won) < 0.08 for said, won, _ in tenths(points))
    halves = [(p, float(luck.random() < p)) for p in (0.2, 0.8) for _ in range(2500)]
    assert [said for said, _, _ in tenths(halves)] == [0.2] * 5 + [0.8] * 5


def test_games_are_told_and_fitted_and_written_as_they_are_read(tmp_path, monkeypatch):
    games = [told("control", seed, 2, 4) for seed in range(6)]
    assert all({won for _, won in points} <= {0.0, 1.0} and points for points in games)
    found = fitted(games, 4)
    monkeypatch.setattr(RULESETS["control"], "telling", type("T", (), {"rules_file": str(tmp_path / "RULES.md")}))
    (tmp_path / "chances.toml").write_text(text(2, found) + text(2, replace(found, games=7), "novice", 16))
    curve.cache_clear()
    assert curve("control", 2) == found and curve("control", 3) is PLAIN
    assert curve("control", 2, "novice").games == 7 and curve("control", 3, "novice") is PLAIN
    curve.cache_clear()


def test_what_was_right_on_games_of_a_level_is_its_curve_and_says_on_what_it_rests(tmp_path, monkeypatch):
    seen = [[(n / 20 - 1, float((n * 7 + game) % 40 < n)) for n in range(41)] for game in range(12)]
    known = fitted(seen, 32)
    shown = tried(known, seen[:5])
    assert shown.tried == 5 and shown.values == known.values and sum(count for *_, count in shown.tenths) == 5 * 41
    monkeypatch.setattr(RULESETS["control"], "telling", type("T", (), {"rules_file": str(tmp_path / "RULES.md")}))
    own = text(2, shown, "skilled", 16)
    assert own.splitlines()[:3] == ["# they played with 16 simulations a decision", "[two-skilled]", "tried = 5"]
    (tmp_path / "chances.toml").write_text(text(2, known) + own + text(3, shown, "skilled"))
    curve.cache_clear()
    read = curve("control", 2, "skilled")
    assert read == replace(shown, level="skilled") and curve("control", 2) == known
    assert curve("control", 3, "skilled") is PLAIN, "there is none that could have been tried"
    curve.cache_clear()
    monkeypatch.setattr(
        "game.teach.chances.curve", lambda *_: replace(read, games=1200, tried=110, tenths=((0.5, 0.46, 9),))
    )
    assert basis(SimpleNamespace(rules=RULESETS["control"], seats=[0, 0], round=1), "skilled") == fill(
        CHANCES_TRIED, games=1200, tried=110, level="skilled", worst=4
    )


def test_the_more_games_the_finer_a_curve_bends_where_it_is_steep():
    luck, values = random.Random(8), [n / 50 - 1 for n in range(101)]
    points = [[(value, float(luck.random() < max(0.3, 5 * value - 4))) for value in values] for _ in range(480)]
    few, many = fitted(points[:100], 32), fitted(points, 32)
    assert len(few.values) <= 13 < len(many.values) <= 25
    assert abs(many(0.97) - 0.85) < 0.12 < abs(few(0.97) - 0.85)


def test_a_curve_comes_about_in_pieces_and_no_game_is_played_twice(tmp_path, monkeypatch):
    played = []

    def one(game, seed, *_):
        played.append(seed)
        return [(seed / 100, float(seed % 2)), (0.123456, 1.0)]

    monkeypatch.setattr("game.teach.fit.told", one)
    keep, out = tmp_path / "games.jsonl", tmp_path / "curve.toml"
    assert main(["control", "--games", "6", "--keep", str(keep)]) == 0
    assert main(["control", "--games", "12", "--seed", "4", "--keep", str(keep), "--out", str(out)]) == 0
    assert played == [1, 2, 3, 4, 5, 6, *range(7, 16)]
    assert kept(keep, "control two of 32")[5] == [(0.05, 1.0), (0.1235, 1.0)]
    assert len(kept(keep, "control two of 32")) == 15 and not kept(keep, "control three of 32")
    assert tomllib.loads(out.read_text())["two"]["games"] == 15, "those of another call count as well"
    assert main(["control", "--games", "6", "--level", "strong", "--simulations", "9", "--keep", str(keep)]) == 0
    assert kept(keep, "control two-strong of 32, 9 a decision") and not kept(keep, "control two-strong of 32")


def test_games_that_wait_for_others_can_be_read():
    lines = [json.loads(line) for line in WAITING.read_text(encoding="utf-8").splitlines()]
    assert len({(kind, seed) for kind, seed, _ in lines}) == len(lines), "none twice"
    for kind in {kind for kind, _, _ in lines}:
        points = [point for game in kept(WAITING, kind).values() for point in game]
        assert kind.split()[0] in RULESETS and all(-1 <= value <= 1 and won in (0, 1) for value, won in points)


def test_of_so_many_decisions_one_is_searched():
    every, all_of_them = ([told("control", seed, 2, 4, each) for seed in range(4)] for each in (5, 1))
    assert all(points and {won for _, won in points} <= {0.0, 1.0} for points in every)
    assert 3 * sum(map(len, every)) < sum(map(len, all_of_them))
    assert [told("control", seed, 2, 4, 5) for seed in range(4)] == every


def test_values_are_read_while_players_of_a_level_decide():
    found = {level: told("control", 3, 2, 4, level=level) for level in ("", "greedy", "novice")}
    assert all(points and {won for _, won in points} <= {0.0, 1.0} for points in found.values())
    assert len({str(points) for points in found.values()}) == 3, "they are not the same games"
    assert told("control", 3, 2, 4, level="novice") == found["novice"]


def test_a_level_that_the_clock_would_end_is_measured_with_what_it_comes_to(monkeypatch):
    counts = set()

    def chosen(view, kind, seed, hurried=None, simulations=None):
        counts.add((kind, simulations))
        return random.Random(seed).choice(legal_actions(determinize(view, seed)))

    monkeypatch.setattr("game.teach.fit.choose", chosen)
    for level, deep in (("strong", 0), ("strong", 700), ("novice", 0), ("greedy", 0), ("greedy", 5)):
        told("control", 3, 2, 4, level=level, deep=deep)
    assert counts == {("strong", LIMITS["strong"].simulations), ("strong", 700), ("novice", 16), ("greedy", None)}


@pytest.mark.parametrize("game", RULESETS)
def test_a_chance_is_read_off_a_view(game):
    s = notation.lay(RULESETS[game], "hand-0: 3 cards\nhand-1: 3 cards")
    reading = chance(see(s, 0))
    assert 0 <= reading.low <= reading.chance <= reading.high <= 1 and reading == chance(see(s, 0))
