"""The pictures of Doctor Who: one for every kind, none like another, the same at every size and painting."""

from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from art.doctor_who import PICTURES, nebulae
from art.doctor_who.palette import FRAMES, HUES, SKIES, ramp_of
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot
from game.rules.doctor_who.cards import BOOK
from tests.art.laying import misplaced

KINDS = {kind.key: kind for kind in BOOK}
WIDTH = 48


@pytest.fixture(scope="module")
def pictures():
    return {key: paint(WIDTH) for key, paint in PICTURES.items()}


def small(shown: Image.Image) -> np.ndarray:
    """The picture as one sees it from afar: 15 by 21 pixels of 0 to 255."""
    return np.asarray(shown.resize((15, 21), Image.Resampling.BOX), np.float32)


def sky_of(key: str) -> str:
    kind = KINDS[key]
    return FRAMES[kind.stats["era"] or kind.kind]


def test_every_kind_has_a_picture_and_none_is_left_over():
    assert set(PICTURES) == set(KINDS) and len(KINDS) > 250


def test_every_picture_has_the_size_asked_for_and_clear_values(pictures):
    for key, shown in pictures.items():
        assert (shown.mode, shown.size) == ("RGB", (WIDTH, round(WIDTH * 1.4))), key
        light = np.asarray(shown.convert("L"), np.float32)
        dark, bright = np.percentile(light, (5, 95))
        assert bright - dark > 60, f"{key}: nothing stands out ({dark:.0f} to {bright:.0f})"
        assert 12 < light.mean() < 150, f"{key}: all dark or all light ({light.mean():.0f})"


def test_no_two_pictures_are_alike(pictures):
    seen = {key: small(shown) for key, shown in pictures.items()}
    apart = {pair: float(np.abs(seen[pair[0]] - seen[pair[1]]).mean()) for pair in combinations(seen, 2)}
    closest = min(apart, key=apart.get)
    assert apart[closest] > 6, f"{closest} look alike: {apart[closest]:.1f}"


def test_pictures_under_one_sky_differ_in_more_than_colour(pictures):
    """Under the same sky and turned grey: what differs is what is shown."""
    for sky in SKIES:
        grey = {key: small(pictures[key].convert("L").convert("RGB"))[..., 0] for key in KINDS if sky_of(key) == sky}
        level = {key: (one - one.mean()) / one.std() for key, one in grey.items()}
        alike = {pair: float((level[pair[0]] * level[pair[1]]).mean()) for pair in combinations(level, 2)}
        closest = max(alike, key=alike.get)
        assert alike[closest] < 0.96, f"{closest}: {alike[closest]:.2f}"


def test_a_frame_has_one_sky(pictures):
    """The middle of the channels over all pictures of a sky: a single picture may be of another colour."""
    red, green, blue = 0, 1, 2
    means = {key: np.mean(np.asarray(shown, np.float32), (0, 1)) for key, shown in pictures.items()}
    seen = {sky: np.median([means[key] for key in KINDS if sky_of(key) == sky], 0)
            for sky in SKIES}  # fmt: skip
    assert seen["past"].argmax() == green
    assert seen["present"].argmax() == red and seen["present"][red] > 1.3 * seen["present"][blue]
    assert seen["future"].argmax() == blue and seen["future"][blue] > 1.5 * seen["future"][red]
    assert seen["purple"].argmin() == green and seen["purple"].argmax() == blue
    assert np.ptp(seen["timeless"]) < 30, "of no colour"


def test_every_picture_ships_as_its_own_master(pictures):
    assert misplaced("doctor_who", pictures) == []


def test_a_picture_is_the_same_at_every_painting_and_its_composition_at_every_size(pictures):
    for key in list(KINDS)[::17]:
        assert PICTURES[key](WIDTH).tobytes() == pictures[key].tobytes(), key
        middle = small(PICTURES[key](200))
        for width, allowed in ((WIDTH, 9), (300, 6)):
            shown = pictures[key] if width == WIDTH else PICTURES[key](width)
            assert shown.size == (width, round(width * 1.4))
            assert float(np.abs(small(shown) - middle).mean()) < allowed, f"{key} at {width}"


# The night itself


def night(width: int = 100) -> Night:
    n = Night(width, "future", "a test")
    nebulae.deep((0, 0), level=0.1, stars=0)(n)
    return n


def light(n: Night) -> np.ndarray:
    return np.asarray(n.finish(shafts=0.0, vignette=0.0).convert("L"), np.float32)


def test_a_being_hides_what_is_behind_it_glows_about_and_leaves_the_rest_alone():
    before, n = light(night()), night()
    n.being(dot(0, 0, 0.5), "gold", stars=0)
    after = light(n)
    assert after[55:85, 35:65].mean() > before[55:85, 35:65].mean() + 25
    assert after[70, 77:80].mean() > before[70, 77:80].mean(), "a halo"
    assert np.abs(after[:20] - before[:20]).max() < 8, "nothing far away"
    n.being(box(-0.9, -0.9, 0.9, 0.9), "dusk", stars=0, halo=0)
    red, _, blue = np.asarray(n.finish(shafts=0.0, vignette=0.0), np.float32)[70, 50]
    assert blue > red, "the gold is hidden"


def test_a_being_is_brighter_where_the_lamp_stands():
    n = night()
    n.lamp_at = (-1.0, 0.0)
    n.being(dot(0, 0, 0.6), "silver", stars=0, halo=0)
    shown = light(n)
    assert shown[60:80, 24:40].mean() > shown[60:80, 60:76].mean() + 12


def test_a_being_that_fades_is_gone_at_its_foot_and_whole_at_its_head():
    whole, fading = night(), night()
    for n, fade in ((whole, 0.0), (fading, 0.6)):
        n.being(box(-0.5, -1.0, 0.5, 1.0), "pearl", stars=0, halo=0, fade=fade)
    before, one, other = light(night()), light(whole), light(fading)
    assert np.abs(one[24:40, 30:70] - other[24:40, 30:70]).mean() < 4
    assert other[112:119, 30:70].mean() < (one[112:119, 30:70].mean() + before[112:119, 30:70].mean()) / 2


def test_dark_strokes_darken_bright_ones_brighten_and_stars_shine():
    for change, is_brighter in (
        (lambda n: n.dark(dot(0, 0, 0.2)), False), (lambda n: n.ink([(-0.4, 0), (0, 0), (0.4, 0)], 0.1), False),
        (lambda n: n.glint([(-0.4, 0), (0, 0), (0.4, 0)], 0.1, "pearl"), True), (lambda n: n.star(0, 0, 0.3), True),
        (lambda n: n.lit(dot(0, 0, 0.1)), True), (lambda n: n.joined([(-0.3, 0), (0, 0), (0.3, 0)]), True),
        (lambda n: n.shade(0, 0, 0.5), False), (lambda n: n.haze(0, 0, 0.5), True),
    ):  # fmt: skip
        n, other = night(), night()
        for one in (n, other):
            one.being(box(-1, -1, 1, 1), "bronze", stars=0, halo=0)
        change(n)
        after, before = light(n)[69:72, 49:52].mean(), light(other)[69:72, 49:52].mean()
        assert (after > before + 6) if is_brighter else (after < before - 6)


def test_a_hue_goes_from_shadow_to_light():
    for hue in HUES:
        levels = ramp_of(hue).sum(-1)
        assert (np.diff(levels) >= -1e-6).all() and levels[-1] > 8 * levels[20], hue


def test_a_painter_is_made_of_a_ground_and_what_stands_before_it():
    laid = []
    paint = picture("past", "a key", lambda n: laid.append("ground"))(lambda n: laid.append(n.lamp_at))
    assert paint(40).size == (40, 56) and laid == ["ground", Night(40, "past", "a key").lamp_at]
