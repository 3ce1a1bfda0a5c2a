"""Azal: as high as the night he stoops over a church, one hand about it, and looks whether it may go on."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look
from art.doctor_who.scenery import embers, hills
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import three_quarter
from art.kit.shapes import Point, box, dot, poly, sweep

CHURCH = (0.44, -0.92)


@picture("present", "azal", nebulae.clouds((-0.3, 0.7), 0.8, 2.2, 0.8, level=0.05))
def paint(n: Night) -> None:
    look = Look("ember", "ember", "bald", "soot", collar="", beard="goatee", face="long", eyes="#ffe060")
    n.lamp_at = (0.44, -0.60)
    horn(n, [(-0.40, 0.72), (-0.86, 0.94), (-0.78, 1.42)], 0.115, -0.06)
    b = three_quarter(n, look, (-0.24, 0.46), 0.44, 0.32, -0.26, -10, 0.0, 1.35, 1.0, (0.44, -0.70), 0.6)
    ear = poly((-0.44, 0.54), (-0.68, 0.66), (-0.56, 0.44), (-0.43, 0.26))
    n.being(ear, "ember", soft=0.05, halo=0.2, stars=0, bright=0.04, rim=1.2)
    n.ink([(-0.44, 0.44), (-0.52, 0.50), (-0.60, 0.60)], 0.016, 0.5, "ember")
    horn(n, [(-0.02, 0.78), (0.34, 1.04), (0.22, 1.50)], 0.125, 0.04)
    for x in (-0.10, 0.42):
        n.ink([b.spot(x - 0.16, 0.50), b.spot(x, 0.42), b.spot(x + 0.14, 0.54)], 0.026, 0.6, "ember")
    n.haze(0.44, -0.9, 0.6, "ember", 0.35)
    hills(n, -1.16, "soot", 3, 0.05)
    near_arm(n)
    church(n)
    fingers(n)
    embers(n, (0.30, -1.0), 0.9, 46, "#ffc060")


def horn(n: Night, line: list[Point], thick: float, bright: float) -> None:
    n.being(sweep(line, [thick, thick * 0.8, 0.008]), "bone", soft=0.06, halo=0.6, stars=0, bright=bright, rim=1.3)
    for t in (0.25, 0.5, 0.75):
        (x0, y0), (x1, y1), (x2, y2) = line
        x = x0 * (1 - t) ** 2 + 2 * x1 * t * (1 - t) + x2 * t * t
        y = y0 * (1 - t) ** 2 + 2 * y1 * t * (1 - t) + y2 * t * t
        w = thick * (1 - 0.8 * t)
        n.ink([(x - w, y - 0.02), (x, y + 0.02), (x + w, y - 0.02)], 0.012, 0.4, "bone")


def near_arm(n: Night) -> None:
    """From the shoulder in the dark down to the ground beside the church."""
    n.being(sweep([(-0.92, -0.28), (-0.86, -0.98), (-0.10, -1.24)], [0.30, 0.25, 0.15]), "ember", soft=0.14, halo=0.5,
            stars=0.4, rim=1.4)  # fmt: skip
    n.ink([(-0.80, -0.50), (-0.74, -0.86), (-0.50, -1.06)], 0.022, 0.4, "ember")
    n.being(dot(0.00, -1.22, 0.22, 0.15, -8), "ember", soft=0.10, halo=0.3, stars=0.1, rim=1.3)
    for k in range(3):  # those behind the church
        x = 0.16 + 0.16 * k
        n.being(sweep([(x - 0.14, -1.20), (x + 0.06, -0.92 + 0.03 * k), (x + 0.22, -0.98 + 0.02 * k)], [0.075, 0.064,
                0.036]), "ember", soft=0.05, halo=0.3, stars=0, bright=-0.05, rim=1.2)  # fmt: skip


def church(n: Night) -> None:
    x, y = CHURCH
    n.shade(x, y, 0.35, 0.5)
    tower = box(x + 0.10, y - 0.36, x + 0.27, y + 0.14) + poly((x + 0.08, y + 0.14), (x + 0.185, y + 0.44),
                                                              (x + 0.29, y + 0.14))  # fmt: skip
    nave = poly((x - 0.30, y - 0.36), (x - 0.30, y - 0.06), (x - 0.24, y + 0.10), (x + 0.10, y + 0.10), (x + 0.12,
                y - 0.06), (x + 0.12, y - 0.36))  # fmt: skip
    for shape in (nave, tower):
        n.being(shape, "dusk", soft=0.04, halo=0.5, stars=0, bright=0.0, rim=1.5)
    for k in range(3):
        cx = x - 0.215 + 0.115 * k
        n.lit(box(cx - 0.026, y - 0.26, cx + 0.026, y - 0.12) + dot(cx, y - 0.12, 0.026), "#ffd060", 1.4, 0.07, 0.7)
    n.lit(box(x + 0.165, y - 0.02, x + 0.205, y + 0.07), "#ffd060", 1.2, 0.05)
    n.star(x + 0.185, y + 0.44, 0.13, 0.9, "#ffe0a0")


def fingers(n: Night) -> None:
    """The thumb, on this side of the church."""
    n.being(sweep([(-0.04, -1.30), (0.16, -1.34), (0.34, -1.22)], [0.10, 0.090, 0.045]), "ember", soft=0.06, halo=0.4,
            stars=0, bright=0.05, rim=1.5)  # fmt: skip
    n.being(dot(0.33, -1.225, 0.034, 0.022, 30), "bone", soft=0.02, halo=0.1, stars=0)
