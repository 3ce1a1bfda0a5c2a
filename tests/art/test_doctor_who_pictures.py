"""How the pictures of Doctor Who are made: the night, and beings of light in it."""

import numpy as np

from art.doctor_who import nebulae
from art.doctor_who.palette import HUES, ramp_of
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot


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
