"""The backs of the cards of Towers in Time, and the window's icon: a rose window about a tower."""

from math import cos, pi, sin

from PIL import Image, ImageDraw

from art.kit.shapes import Shape, box, dot, poly
from art.towers_in_time.glass import Window
from art.towers_in_time.grounds import quarries, sector
from art.towers_in_time.palette import PALETTES, between
from art.towers_in_time.pieces import frame

SCHOOLS = ("air", "white", "fire", "earth", "black", "water")
# The schools whose glass the two backs are cut from: night for the first, embers for the second.
BACKS = ("water", "fire")
CORNER = 26 / 500


def back(marking: int, size: tuple[int, int]) -> Image.Image:
    """A card's back. ValueError for a marking that there is not."""
    if marking not in (0, 1):
        raise ValueError(f"there is no back {marking}")
    w = Window(max(size[0], 40), BACKS[marking], f"back {marking}")
    quarries((0, 0), 0.40, 1.4, reach=1.9, shift=0.50)(w)
    for x in (-1, 1):
        for y in (-1, 1):
            w.pane(poly((x, y * 1.4), (x * 0.52, y * 1.4), (x, y * 0.92)), w.p.deep, 1.2)
            w.pane(dot(x * 0.76, y * 1.15, 0.085, n=28), w.p.accent, 1.0)
    frame(w, 22, 9, "diamond")
    rose_about(w, 0.80)
    lancet_tower(w, 0.36)
    w.lamp(0, 0, 0.7, 0.35)
    shown = w.finish(0.82, 0.5).resize(size, Image.Resampling.LANCZOS)
    mask = Image.new("L", (size[0] * 4, size[1] * 4), 0)
    pen = ImageDraw.Draw(mask)
    pen.rounded_rectangle((0, 0, size[0] * 4 - 1, size[1] * 4 - 1), CORNER * size[0] * 4, fill=255)
    shown.putalpha(mask.reduce(4))
    return shown


def rose_about(w: Window, r: float, rim: bool = True) -> None:
    """A rose of twelve petals in the colours of the six schools."""
    if rim:
        w.pane(dot(0, 0, r * 1.10, n=72), w.p.dark, 1.4, 0)
        for i in range(36):
            w.pane([sector((0, 0), r * 1.0, r * 1.08, i * 10, 10)], w.p.ground[2 + i % 2], 0.6)
    for n, school in enumerate(SCHOOLS):
        p = PALETTES[school]
        for i in range(2):
            start = n * 60 + i * 30
            w.pane([sector((0, 0), r * 0.56, r, start, 30)], p.ground[3 + i], 1.0)
            t = (start + 15) * pi / 180
            w.pane(dot(r * 0.80 * cos(t), r * 0.80 * sin(t), r * 0.12, n=28), p.ground[1], 1.0)
            w.pane([sector((0, 0), r * 0.38, r * 0.58, start + 15, 30)], p.ground[2], 0.8)


def tower(x: float, foot: float, wide: float, high: float) -> Shape:
    """A tower with a battlement, standing on `foot`."""
    a, top = wide / 2, foot + high
    k = wide * 0.16
    return poly(
        (x - a, foot), (x - a * 0.86, top - wide * 0.5), (x - a * 1.25, top - wide * 0.36), (x - a * 1.25, top),
        (x - a * 1.25 + k * 1.2, top), (x - a * 1.25 + k * 1.2, top - k), (x - k * 0.8, top - k), (x - k * 0.8, top),
        (x + k * 0.8, top), (x + k * 0.8, top - k), (x + a * 1.25 - k * 1.2, top - k), (x + a * 1.25 - k * 1.2, top),
        (x + a * 1.25, top), (x + a * 1.25, top - wide * 0.36), (x + a * 0.86, top - wide * 0.5), (x + a, foot),
    )  # fmt: skip


def lancet_tower(w: Window, r: float) -> None:
    """The middle of the rose: a tower before the sun."""
    w.pane(dot(0, 0, r, n=56), PALETTES["white"].ground[0], 1.6, 0)
    for i in range(12):
        w.pane(
            [sector((0, 0), r * 0.60, r, i * 30 + 15, 30)],
            between(PALETTES["white"].ground[1], w.p.ground[1], 0.3),
            0.6,
        )
    w.pane(tower(0, -r * 0.92, r * 0.70, r * 1.62), w.p.dark, 1.2, 0)
    for y in (-0.5, -0.05):
        w.pane(box(-r * 0.08, r * y, r * 0.08, r * (y + 0.22)), PALETTES["white"].accent, 0.6, 0)


def icon(px: int) -> Image.Image:
    """The window's icon: the rose with its tower."""
    side = 256
    w = Window(side, "water", "icon", 1.0)
    w.pane(dot(0, 0, 1.6), w.p.dark, 0, 0)
    rose_about(w, 0.89)
    lancet_tower(w, 0.46)
    shown = w.finish(1.05, 0.1)
    mask = Image.new("L", (side * 4, side * 4), 0)
    ImageDraw.Draw(mask).ellipse((8, 8, side * 4 - 8, side * 4 - 8), fill=255)
    shown.putalpha(mask.reduce(4))
    return shown.resize((px, px), Image.Resampling.LANCZOS)
