"""A player's figures: what counts, what they may be worth, and every size."""

from datetime import datetime, timedelta

import pytest

from scenes.past import history
from scenes.past import texts as past_texts
from scenes.past.figures import Figures, counted, level, longest_run, own_deck, tallies, their_deck
from scenes.past.history import Played
from tests.screens.driver import Driver
from tests.screens.fitting import assert_fits
from tests.screens.test_played import fill
from ui.past import figures
from ui.past.figures import share_range


def one(n, game="control", kinds=("human", "skilled"), won=(0,), **more):
    players = tuple((kind, f"P{seat}") for seat, kind in enumerate(kinds))
    more = {"id": str(n)} | more
    return Played(
        history.folder() / f"{n}", datetime(2026, 1, 1) + timedelta(days=n), game, players, won=won, **more
    )  # fmt: skip


def test_only_what_one_person_won_or_lost_counts():
    found = [one(3), one(1, won=(1,)), one(2, won=()), one(4, kinds=("human", "human")), one(5, branch="x"),
             one(6, problem="broken"), one(7, kinds=("novice", "strong")), one(8, "chrono_clash")]  # fmt: skip
    assert [each.ended.day - 1 for each in counted(found)] == [1, 3, 8]
    assert [each.game for each in counted(found, "chrono_clash")] == ["chrono_clash"]
    assert counted([]) == [] and longest_run([]) == 0


def test_the_mouse_on_what_was_played_tells_what_counts():
    with Driver(Figures) as player:
        player.move(player.scene.numbers[0].rect.center)
        player.step(1)
        form = player.scene.form
        assert form.hovered is player.scene.numbers[0] and form.tip_is_shown
        assert form.hovered.tip == past_texts.COUNTED


def test_where_nothing_counts_it_is_said_what_would(monkeypatch):
    drawn = []
    render = figures.text.render
    monkeypatch.setattr(figures.text, "render", lambda *how, **more: drawn.append(how[0]) or render(*how, **more))
    with Driver(Figures) as player:
        player.step(0.3)
        assert past_texts.COUNTED in drawn and not player.scene.course.count()
        assert not any(words.endswith("%") for words in drawn), "and no line goes through it"
        drawn.clear()
        player.scene.course.show_results([("a match", True)])
        player.step(0.3)
        assert "100%" in drawn and past_texts.COUNTED not in drawn


def test_a_point_of_a_chart_is_lit_no_longer_than_mouse_or_keys_are_on_it():
    fill(3)
    with Driver(Figures) as player:
        player.step(0.3)
        chart = player.scene.course
        player.click(chart.spot(1).center)
        player.step(0.1)
        assert chart.over == 1
        player.move(player.scene.numbers[0].rect.center)
        player.step(0.1)
        assert chart.over == -1, "it was clicked on, and the mouse is elsewhere"
        player.press("right")
        player.step(0.1)
        assert chart.over == 0, "it still has the keys"


def test_partners_are_no_opponents():
    match = one(1, kinds=("human", "strong", "novice", "skilled"), decks=("A", "B", "C", "D"))
    assert match.teams[0] == match.teams[2]
    assert level(match) == "Strong" and own_deck(match) == "A" and their_deck(match) == "B and D"
    assert level(one(1, kinds=("human", "novice"))) == "Novice" and own_deck(one(1)) == ""


def test_they_are_told_with_what_was_played_most_first():
    found = [one(n, game, won=won) for n, (game, won) in enumerate(
        [("control", (0,)), ("chrono_clash", (1,)), ("control", (1,)), ("control", (0,))])]  # fmt: skip
    assert tallies(found, lambda m: m.game) == [("control", 2, 3), ("chrono_clash", 0, 1)]
    assert longest_run(found) == 1


@pytest.mark.parametrize(("won", "played"), [(0, 0), (0, 1), (1, 1), (3, 7), (500, 1000)])
def test_a_share_lies_within_its_range(won, played):
    low, high = share_range(won, played)
    assert 0 <= low <= (won / played if played else 0.5) <= high <= 1
    assert high - low < (1.01 if played < 100 else 0.07)


@pytest.mark.parametrize("count", [0, 5])
def test_everything_has_its_place_by_mouse_and_keys(count):
    fill(count)
    with Driver(Figures) as player:
        player.step(0.3)
        assert player.scene.numbers[0].number == str(count)
        player.press("right")
        player.press("ctrl+c")
        assert f"played: {count}" in player.scene.plain()
        assert_fits(player.scene)
        player.press("escape")


def test_levels_stand_from_the_weakest_to_the_strongest_and_the_course_of_many_matches_is_calm():
    with Driver(Figures) as player:
        player.scene.matches.known = [one(n, kinds=("human", kind), won=(n % 2,)) for n, kind in enumerate(
            ["strong"] * 200 + ["novice"] * 60 + ["skilled"] * 100)]  # fmt: skip
        player.scene.show()
        assert [tally.name for tally in player.scene.charts["level"].tallies] == ["Novice", "Skilled", "Strong"]
        course = player.scene.course
        assert course.last == 24 and course.share(0) == 1.0 and course.share(23) == course.share(359) == 0.5
        assert "50% of the last 24" in course.reading(359)[0][0]
        player.scene.matches.known = player.scene.matches.known[:30]
        player.scene.show()
        assert course.last == 10
