"""The pictures of Doctor Who and Towers in Time: one for every kind, none like another, the same at every painting."""

from collections.abc import Callable, Mapping
from importlib import import_module
from itertools import combinations
from typing import NamedTuple

import numpy as np
import pytest
from PIL import Image

from art.doctor_who.palette import FRAMES
from game.rules import RULESETS
from tests.art.laying import misplaced

WIDTH = 48


class Gallery(NamedTuple):
    """A game's pictures, and the measures of its style."""

    game: str
    group: Callable[[object], str]  # of a kind: those of one group have one palette
    least: int  # so many kinds there are at least
    clear: float  # between the dark and the bright of a picture
    light: tuple[float, float]  # the middle of a picture
    apart: float  # between any two, seen from afar
    alike: float  # two of a group turned grey: 1 is the same
    rougher: tuple[float, float]  # how far a painting 48 and one 300 wide may lie from one 200 wide


GALLERIES = {
    "doctor_who": Gallery("doctor_who", lambda kind: FRAMES[kind.stats["era"] or kind.kind], 250, 60, (12, 150), 6,
                          0.96, (12, 3)),
    "towers_in_time": Gallery("towers_in_time", lambda kind: kind.school, 200, 66, (25, 200), 14, 0.93, (12, 7)),
}  # fmt: skip


@pytest.fixture(scope="module", params=GALLERIES)
def gallery(request) -> Gallery:
    return GALLERIES[request.param]


@pytest.fixture(scope="module")
def painters(gallery) -> Mapping:
    return import_module(f"art.{gallery.game}").PICTURES


@pytest.fixture(scope="module")
def pictures(painters) -> dict[str, Image.Image]:
    return {key: paint(WIDTH) for key, paint in painters.items()}


def kinds(gallery: Gallery) -> dict:
    return {kind.key: kind for kind in RULESETS[gallery.game].book}


def groups(gallery: Gallery) -> dict[str, list[str]]:
    """The keys of each group."""
    found: dict[str, list[str]] = {}
    for key, kind in kinds(gallery).items():
        found.setdefault(gallery.group(kind), []).append(key)
    return found


def small(shown: Image.Image) -> np.ndarray:
    """The picture as one sees it from afar: 15 by 21 pixels of 0 to 255."""
    return np.asarray(shown.resize((15, 21), Image.Resampling.BOX), np.float32)


def test_every_kind_has_a_picture_and_none_is_left_over(gallery, painters):
    assert set(painters) == set(kinds(gallery)) and len(painters) > gallery.least


def test_every_picture_has_the_size_asked_for_and_clear_values(gallery, pictures):
    low, high = gallery.light
    for key, shown in pictures.items():
        assert (shown.mode, shown.size) == ("RGB", (WIDTH, round(WIDTH * 1.4))), key
        light = np.asarray(shown.convert("L"), np.float32)
        dark, bright = np.percentile(light, (5, 95))
        assert bright - dark > gallery.clear, f"{key}: nothing stands out ({dark:.0f} to {bright:.0f})"
        assert low < light.mean() < high, f"{key}: all dark or all light ({light.mean():.0f})"


def test_no_two_pictures_are_alike(gallery, pictures):
    seen = {key: small(shown) for key, shown in pictures.items()}
    apart = {pair: float(np.abs(seen[pair[0]] - seen[pair[1]]).mean()) for pair in combinations(seen, 2)}
    closest = min(apart, key=apart.get)
    assert apart[closest] > gallery.apart, f"{closest} look alike: {apart[closest]:.1f}"


def test_pictures_of_one_palette_differ_in_more_than_colour(gallery, pictures):
    """Turned grey: what differs is what is shown."""
    for keys in groups(gallery).values():
        grey = {key: small(pictures[key].convert("L").convert("RGB"))[..., 0] for key in keys}
        level = {key: (one - one.mean()) / one.std() for key, one in grey.items()}
        alike = {pair: float((level[pair[0]] * level[pair[1]]).mean()) for pair in combinations(level, 2)}
        closest = max(alike, key=alike.get)
        assert alike[closest] < gallery.alike, f"{closest}: {alike[closest]:.2f}"


def middles(gallery: Gallery, pictures: dict[str, Image.Image], of: Callable) -> dict[str, np.ndarray]:
    """The middle of each channel over the pictures of a group: a single picture may be of another colour."""
    means = {key: of(np.asarray(shown, np.float32), (0, 1)) for key, shown in pictures.items()}
    return {group: np.median([means[key] for key in keys], 0) for group, keys in groups(gallery).items()}


def test_a_group_has_one_palette(gallery, pictures):
    red, green, blue = 0, 1, 2
    if gallery.game == "doctor_who":
        seen = middles(gallery, pictures, np.mean)
        assert seen["past"].argmax() == green
        assert seen["present"].argmax() == red and seen["present"][red] > 1.3 * seen["present"][blue]
        assert seen["future"].argmax() == blue and seen["future"][blue] > 1.5 * seen["future"][red]
        assert seen["purple"].argmin() == green and seen["purple"].argmax() == blue
        assert np.ptp(seen["timeless"]) < 30, "of no colour"
    else:
        seen = middles(gallery, pictures, np.median)
        assert seen["air"].argmax() == blue and seen["air"][blue] > seen["air"][green] * 1.15
        assert seen["earth"].argmax() == green and seen["earth"][blue] < seen["earth"][red]
        assert seen["fire"].argmax() == red and seen["fire"][red] > 2 * seen["fire"][green]
        assert seen["water"][blue] > 2 * seen["water"][red] and seen["water"][green] > 2 * seen["water"][red]
        assert seen["white"].argmax() == red
        assert seen["white"][red] > seen["neutral"][red] + 25 > seen["black"][red] + 40
        assert seen["black"].argmax() == blue and seen["black"].argmin() == green
        assert np.ptp(seen["neutral"]) < 40, "of no colour"


def test_every_picture_ships_as_its_own_master(gallery, pictures):
    assert misplaced(gallery.game, pictures) == []


def test_a_picture_is_the_same_at_every_painting_and_its_composition_at_every_size(gallery, painters, pictures):
    for keys in groups(gallery).values():
        for key in keys[::16]:
            assert painters[key](WIDTH).tobytes() == pictures[key].tobytes(), key
            middle = small(painters[key](200))
            for width, allowed in zip((WIDTH, 300), gallery.rougher, strict=True):
                shown = pictures[key] if width == WIDTH else painters[key](width)
                assert shown.size == (width, round(width * 1.4))
                assert float(np.abs(small(shown) - middle).mean()) < allowed, f"{key} at {width}"
