"""The time line of a match: its curve, its signs, and what lies under the mouse."""

from itertools import pairwise

import pygame
import pytest

from game.kernel.template import fill
from game.teach.review import Review
from game.teach.turning import turning_points
from scenes.past import texts as past_texts
from scenes.past.saying import between
from tests.screens.past import look
from ui.base import text
from ui.base.scale import Scale
from ui.past.timeline import SIGNS, Decision, Point, TimeLine, Track

CAPTION = (200, 14)  # pixels


def line(*chances):
    """The time line by itself."""
    shown = TimeLine(lambda number: None, lambda number: "")
    shown.place(pygame.Rect(0, 0, 900, 150), Scale((1280, 720)))
    points = tuple(Point(number, chance, chance, chance) for number, chance in enumerate(chances))
    shown.show(Track(len(chances), points=points, caption="Anna: the chance to win"), 0)
    return shown


@pytest.mark.parametrize(
    ("chances", "is_above"),
    [([0.9] * 40, False), ([0.1] * 40, True), ([0.5] * 40, True), ([0.3] * 4 + [0.95] * 36, False),
     ([0.2] * 30 + [1.0] * 10, True), ([1.0] * 30 + [0.0] * 10, False), ([], True)],
)  # fmt: skip
def test_what_the_curve_is_stands_where_the_curve_is_not(chances, is_above):
    shown = line(*chances)
    spot = shown.caption_spot(CAPTION)
    assert shown.field.collidepoint(spot.topleft) and shown.field.collidepoint(spot.bottomright)
    assert (spot.centery < shown.y_of(0.5)) == is_above
    beside = [shown.y_of(chance) for number, chance in enumerate(chances) if shown.x_of(number) <= spot.right]
    assert not any(spot.top <= y <= spot.bottom for y in beside)


@pytest.mark.parametrize(
    "places", [{0: 0.65, 4: 0.6, 11: 0.02}, {0: 0.95, 2: 0.05, 4: 0.95, 6: 0.05, 8: 0.95, 39: 0.95}]
)
def test_where_the_curve_would_cross_it_it_stands_farther_along(places):
    """Also where the next point of the curve lies beyond it."""
    shown = line(*[0.5] * 40)
    points = tuple(Point(number, chance, chance, chance) for number, chance in places.items())
    shown.show(shown.track._replace(points=points), 0)
    spot = shown.caption_spot(CAPTION)
    assert shown.field.contains(spot)
    for (number, chance), (after, then) in pairwise(places.items()):
        ends = [(shown.x_of(number), shown.y_of(chance)), (shown.x_of(after), shown.y_of(then))]
        assert not spot.clipline(*ends), "it crosses what it names"


def test_a_turning_point_at_another_s_deed_is_marked_on_the_curve():
    """Among three players the curve has points only where its own player decided."""
    shown = line(*[0.5] * 10)
    points = tuple(Point(number, chance, chance, chance) for number, chance in ((1, 0.8), (5, 0.4), (7, 0.4)))
    shown.show(shown.track._replace(points=points, turning=(3, 5, 9)), 0)
    wanted = [(3, 0.6), (5, 0.4), (9, 0.4)]
    for (x, y), (number, chance) in zip(shown.turning_spots(), wanted, strict=True):
        assert x == shown.x_of(number) and y == pytest.approx(shown.y_of(chance), abs=1)


def test_the_line_goes_to_the_end_of_a_round_before_it_goes_on_from_there(review, monkeypatch):
    with look(review=review) as player:
        saying = player.scene.saying
        ends = [(0, 0.5, 0.4, 0.6), (3, 1.0, 1.0, 1.0), (3, 0.5, 0.4, 0.6), (9, 0.7, 0.6, 0.8)]
        monkeypatch.setattr(Review, "curve", lambda self, seat: ends)
        saying.is_weighing = True  # this is no curve of that review: it has no turning points
        at_three = [point.chance for point in saying.track().points if point.number == 3]
        assert at_three == [1.0, 0.5]
        line = [Point(*point) for point in ends]
        assert between(line, 6)[0][:4] == pytest.approx((6, 0.6, 0.5, 0.7))
        assert between(line, 3) == between(line, 10) == between(line, 0) == []


def test_the_curve_has_a_point_where_others_could_do_only_one_thing(review):
    with look(review=review) as player:
        scene, there = player.scene, {entry.number for entry in review.entries}
        theirs = [n for n in range(scene.replay.length) if n not in there and scene.replay.actor(n) == 1]
        points = {point.number: point for point in scene.line.track.points}
        inside = [n for n in theirs if min(there) < n < max(there)]
        assert {one.number for one in scene.line.track.decisions} == there | set(theirs) and set(inside) <= set(points)
        ends = Point(2, 0.4, 0.3, 0.5), Point(6, 0.8, 0.7, 0.9)
        assert [round(part, 6) for part in between(ends, 3)[0]] == [3, 0.5, 0.4, 0.6]
        assert between(ends, 1) == between(ends, 7) == between(ends, 6) == []


def test_the_curve_says_what_it_is_and_how_it_stands_where_the_mouse_is(review):
    with look(review=review) as player:
        line = player.scene.line
        assert line.track.caption == past_texts.YOUR_CHANCE_CURVE
        point = line.track.points[1]
        said = text.plain(player.scene.words_at(point.number))
        assert said.splitlines()[1].startswith(f"{line.track.caption}: {point.chance:.0%} (")
        assert line.track.caption not in player.scene.words_at(player.scene.replay.length)


def test_what_is_said_under_the_mouse_goes_along_with_it(review):
    """From one decision to the next the mouse leaves no widget."""
    with look(review=review) as player:
        line = player.scene.line
        pictures = []
        for number in (2, 9, 10):
            player.move((line.x_of(number), line.field.centery))
            player.step(0.5)
            pictures.append(player.window.surface.copy())
        assert all(a.get_buffer().raw != b.get_buffer().raw for a, b in pairwise(pictures))
        drawn = player.frames
        player.move((line.x_of(10), line.field.centery + 3))
        player.step(0.5)
        assert player.frames == drawn, "over the same decision nothing changes"


def test_the_signs_of_the_time_line_say_what_they_are(review):
    """A numbered turning point, and what lost something: on the curve they are only signs."""
    with look(review=review) as player:
        scene = player.scene
        for n, turn in enumerate(turning_points(review, scene.watcher), 1):
            named = fill(past_texts.KEY_MOMENT, n=n, cause=scene.saying.cause(turn))
            assert fill(past_texts.KEY_MOMENT_MARK, n=n) in scene.words_at(turn.at)
            scene.go(turn.at)
            assert scene.aside.words.words.startswith(named)
        mine = [entry for entry in review.entries if entry.seat == scene.watcher]
        lost, plain = (next(e.number for e in mine if bool(e.verdict) is is_lost) for is_lost in (True, False))
        sign = scene.saying.marks_at(lost)[-1]
        assert sign.split()[0] in SIGNS.values() and sign in scene.words_at(lost)
        assert not any(SIGNS[size] in scene.words_at(plain) for size in SIGNS)
        scene.sit(1)
        assert sign not in scene.words_at(lost), "the other does not know it"


def test_under_the_mouse_stands_who_decided_there_whatever_came_of_it(review):
    with look(review=review) as player:
        scene = player.scene
        player.step(1)  # the log of all of it is made in the time that frames leave
        for number in range(scene.replay.length):
            said = text.plain(scene.words_at(number)).splitlines()[0]
            said = said.removeprefix(f"{scene.saying.turn_of(number)}.").strip()
            assert said.startswith(scene.saying.called(scene.replay.actor(number))), said


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (3840, 2160)])
def test_what_lies_under_the_mouse_covers_nothing_that_can_be_pressed(review, size):
    with look(review=review, size=size) as player:
        scene = player.scene
        others = [w.rect for w in player.widgets() if w.focusable and w is not scene.line]
        rect, label = scene.line.rect, scene.row.place_label.rect

        def shown(part):
            return pygame.image.tobytes(player.window.surface.subsurface(part), "RGB")

        player.move(label)
        player.step(1)
        before, said = [shown(other) for other in others], {shown(label)}
        for share in (0.02, 0.3, 0.6, 0.98):
            player.move((rect.x + round(rect.w * share), rect.centery))
            player.step(0.5)
            assert shown(label) not in said, "it is said, of each place anew"
            said.add(shown(label))
            assert [n for n, other in enumerate(others) if shown(other) != before[n]] == []


@pytest.mark.parametrize("chance", [0.2, 0.9])
def test_no_line_of_a_turn_goes_through_what_the_curve_is(chance):
    shown = line(*[chance] * 40)
    spot = shown.caption_spot(shown._caption().get_size())
    plain = shown._painted()
    shown.show(shown.track._replace(turns=tuple((number, str(number)) for number in range(1, 12))), 0)
    lined = shown._painted()
    assert sum(spot.left < shown.x_of(number) < spot.right for number in range(1, 12)) > 2
    seen = [picture.subsurface(spot.move(-shown.rect.x, -shown.rect.y)) for picture in (plain, lined)]
    assert pygame.image.tobytes(seen[0], "RGBA") == pygame.image.tobytes(seen[1], "RGBA")
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(lined, "RGBA"), "elsewhere they are"


def test_what_the_curve_is_is_as_clear_over_what_is_not_weighed_up_yet():
    whole, begun = line(*[0.2] * 40), line(*[0.2] * 2)
    begun.show(begun.track._replace(length=40, done=2), 0)
    whole.show(whole.track._replace(length=40, done=40), 0)
    spot = whole.caption_spot(whole._caption().get_size())
    brightest = [
        max(max(picture.get_at((x, y))[:3]) for x in range(spot.left, spot.right) for y in range(spot.top, spot.bottom))
        for picture in (whole._painted(), begun._painted())
    ]
    assert brightest[1] >= brightest[0]


def test_below_the_curve_it_stands_over_the_signs_of_decisions():
    shown = line(*[0.9] * 40)
    plain = shown.caption_spot(CAPTION)
    for number, verdict, is_higher in ((3, "mistake", True), (3, "", False), (30, "mistake", False)):
        shown.show(shown.track._replace(decisions=(Decision(number, 0, verdict),)), 0)
        spot = shown.caption_spot(CAPTION)
        assert spot == plain.move(0, -CAPTION[1] * is_higher) and spot.top > shown.y_of(0.9)
