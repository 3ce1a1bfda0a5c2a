"""The pictures of Chrono Clash: one for every kind, none like another, the same at every size and painting."""

import sys
from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from art.chrono_clash import PICTURES, blue_hour, dawn, world
from art.kit import canvas, figure, shapes
from game.rules import RULESETS
from tests.art.laying import misplaced

KINDS = {kind.key: kind for kind in RULESETS["chrono_clash"].book}
COLOURS = ("red", "green", "blue", "purple")
GAME = "art.chrono_clash"
WIDTH = 60


@pytest.fixture(scope="module")
def painted():
    """Every picture once, and what all painters share before and after."""
    painters = dict(PICTURES.items())
    before = shared()
    pictures = {key: paint(WIDTH) for key, paint in painters.items()}
    return pictures, before, shared()


@pytest.fixture(scope="module")
def pictures(painted):
    return painted[0]


def shared() -> dict[str, bytes]:
    """All that stands in the painters' modules, by name, as bytes to compare."""
    modules = {name: vars(module) for name, module in sys.modules.items() if name.startswith(("art.kit", GAME))}
    return {f"{module}.{name}": told(value) for module, held in modules.items() for name, value in held.items()}


def told(value: object) -> bytes:
    if isinstance(value, np.ndarray):
        return value.tobytes()
    if isinstance(value, (list, tuple)):
        return b"(" + b",".join(told(one) for one in value) + b")"
    if isinstance(value, dict):
        return told(list(value.items())) if "__builtins__" not in value else b""
    return repr(value).encode() if isinstance(value, (int, float, str)) else type(value).__name__.encode()


def small(picture: Image.Image) -> np.ndarray:
    """The picture as one sees it from afar: 15 by 21 pixels of 0 to 255."""
    return np.asarray(picture.resize((15, 21), Image.Resampling.BOX), np.float32)


def apart(one: Image.Image, other: Image.Image) -> float:
    return float(np.abs(small(one) - small(other)).mean())


def of(colour: str) -> list[str]:
    return [key for key, kind in KINDS.items() if kind.colour == colour and key in PICTURES]


def test_every_kind_has_a_picture_and_none_is_left_over():
    assert set(PICTURES) == set(KINDS)


def test_every_picture_has_the_size_asked_for_and_clear_values(pictures):
    for key, picture in pictures.items():
        assert (picture.mode, picture.size) == ("RGB", (WIDTH, WIDTH * 7 // 5)), key
        light = np.asarray(picture.convert("L"), np.float32)
        dark, bright = np.percentile(light, (5, 95))
        assert bright - dark > 85, f"{key}: no dark figure before a bright disc ({dark:.0f} to {bright:.0f})"
        assert 25 < light.mean() < 175, f"{key}: all dark or all light ({light.mean():.0f})"


def test_every_picture_ships_as_its_own_master(pictures):
    assert misplaced("chrono_clash", pictures) == []


def test_no_painting_changes_what_the_next_one_finds(painted):
    """The other half of "the same at every painting" is that chance has a seed: `test_chance.py`."""
    _, before, after = painted
    assert any(name.endswith("figure.CAP") for name in before) and len(before) > 3000
    assert {name for name in before if before[name] != after[name]} == set()
    assert before.keys() == after.keys()


def test_no_two_pictures_are_alike(pictures):
    for colour in COLOURS:
        pairs = {pair: apart(pictures[pair[0]], pictures[pair[1]]) for pair in combinations(of(colour), 2)}
        if pairs:
            closest = min(pairs, key=pairs.get)
            assert pairs[closest] > 15, f"{closest} look alike: {pairs[closest]:.1f}"


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_of_cards_has_one_colour_of_light(pictures, colour):
    for key in of(colour):
        # The middle pixel of each channel: a lit window is an accent, and no light of the day.
        red, green, blue = np.median(np.asarray(pictures[key], np.float32), (0, 1))
        right = {
            "red": red > 1.3 * green and red > 1.3 * blue,
            "green": green > 0.9 * red and green > 1.15 * blue,
            "blue": blue > 1.1 * red and blue > green * 0.98,
            "purple": blue > 1.05 * green and red > 0.9 * green,
        }
        assert right[colour], f"{key} is not {colour}: {red:.0f}, {green:.0f}, {blue:.0f}"


@pytest.mark.parametrize("colour", COLOURS)
def test_a_picture_is_the_same_at_every_painting_and_its_composition_at_every_size(pictures, colour):
    for key in of(colour)[::9]:
        assert PICTURES[key](WIDTH).tobytes() == pictures[key].tobytes(), key
        middle = PICTURES[key](200)
        for width, allowed in ((WIDTH, 8), (99, 6), (420, 5)):
            picture = pictures[key] if width == WIDTH else PICTURES[key](width)
            assert picture.size == (width, round(width * 1.4))
            assert apart(picture, middle) < allowed, f"{key} at {width}"


def test_a_flat_colour_is_shown_as_itself():
    c = canvas.Canvas(40, blue_hour.BLUE_HOUR, "flat")
    c.flat(shapes.box(-2, -2, 2, 2), "#4080c0")
    seen = np.asarray(c.finish(shafts=0, vignette=0, bloom=0), np.float32).mean((0, 1))
    assert np.abs(seen - (0x40, 0x80, 0xC0)).max() < 3


def test_a_shape_covers_its_area_without_what_is_cut():
    c = canvas.Canvas(100, dawn.DAWN, "mask")
    whole, holed = (
        c.mask(shapes.box(-0.5, -0.5, 0.5, 0.5)),
        c.mask(shapes.box(-0.5, -0.5, 0.5, 0.5), shapes.dot(0, 0, 0.2)),
    )
    assert whole.cover.sum() == pytest.approx(2500, rel=0.02)
    assert whole.cover.sum() - holed.cover.sum() == pytest.approx(np.pi * 100, rel=0.04)
    assert c.mask(shapes.dot(5, 5, 0.1)) is None, "outside the picture"


def test_a_smooth_line_goes_through_its_points_and_a_corner_stays_sharp():
    points = [(0, 0), (1, 0.4), (1.2, 1.2), (0.2, 1.0)]
    line = shapes.curve(points)
    for point in points:
        assert np.hypot(*(line - point).T).min() < 1e-6
    sharp = shapes.curve([(-1, 0), (0, 1, 0), (1, 0)], closed=False)
    assert sharp[:, 1].max() == pytest.approx(1), "nothing beyond the tip"


def test_mirrored_outlines_are_symmetrical():
    (outline,) = shapes.both((0, 1), (0.5, 0.5), (0.2, -1), x=0.3)
    assert outline[:, 0].min() + outline[:, 0].max() == pytest.approx(0.6, abs=1e-5)


def test_a_figure_keeps_the_length_of_its_bones_in_every_pose():
    for facing in (-1, 1):
        posed = figure.Figure((0.1, 0.2), 2.0, "man", spine=60, near_arm=(20, 130), near_leg=(300, 200), facing=facing)
        build = figure.BUILDS["man"]
        for a, b, long in (
            (posed.shoulder_n, posed.elbow_n, build.upper),
            (posed.elbow_n, posed.hand_n, build.fore),
            (posed.hip_n, posed.knee_n, build.thigh),
            (posed.knee_n, posed.foot_n, build.shin),
        ):
            assert np.hypot(a[0] - b[0], a[1] - b[1]) == pytest.approx(2 * long)
        assert (posed.hand_n[0] - posed.shoulder_n[0]) * facing == pytest.approx(
            2 * (build.upper * np.cos(np.radians(20)) + build.fore * np.cos(np.radians(130)))
        )


def test_the_hand_has_one_shape_at_every_length():
    once, twice = world.the_hand(1), world.the_hand(2)
    assert all(np.allclose(a * 2, b, atol=1e-5) for a, b in zip(once, twice, strict=True))
    assert shapes.bounds(once)[3] == pytest.approx(1.0)
