"""Those who come back again and again: Daleks, Cybermen, Sontarans, Ice Warriors, the reptiles of the earth, Yeti.

They are drawn by their outlines as everybody knows them,
    in stars and light; `at` is where the middle of a foot or of a
face lies, `high` or `size` how large it is. Those with faces give a `Bust`, to put further things on.
"""

from math import cos, radians, sin

from art.doctor_who.people import Bust
from art.doctor_who.starlight import Night
from art.kit.canvas import Colour
from art.kit.shapes import Point, Shape, blob, both, box, dot, hoop, pair, place, poly, sweep

LAMP = (-0.95, 1.15)


def dalek(
    n: Night,
    at: Point,
    high: float,
    hue: str = "bronze",
    globes: str = "gold",
    eye: Colour = "#7fd4ff",
    flip: bool = False,
    arms: bool = True,
    dome: str = "",
    lamps: bool = True,
    stars: float = 0.5,
) -> None:
    """A Dalek from three quarters, looking to the left: skirt with globes, grilles, dome, stalk, arm and gun."""

    def put(shape: Shape) -> Shape:
        return place(shape, at, high, 0, flip)

    h = high
    n.being(
        put(poly((-0.40, 0.0), (-0.40, 0.055), (0.40, 0.055), (0.40, 0.0))), "dusk", soft=0.03 * h, halo=0.6, stars=0
    )
    skirt = poly((-0.38, 0.055), (-0.25, 0.52), (0.235, 0.52), (0.385, 0.055))
    n.being(put(skirt), hue, soft=0.13 * h, halo=0.9, stars=stars)
    for i in range(6):  # panels
        t = (i + 0.5) / 6 - 0.08
        n.ink([put(dot(-0.38 + 0.765 * t, 0.06, 0.001))[0].mean(0), put(dot(-0.25 + 0.485 * t, 0.51,
        0.001))[0].mean(0)],
              0.006 * h, 0.6, hue)  # fmt: skip
    for row in range(4):
        y = 0.125 + row * 0.108
        left, right = -0.38 + 0.13 * y / 0.5, 0.385 - 0.145 * y / 0.5
        for i in range(5):
            t = 0.5 + 0.5 * sin(radians(-68 + 34 * i - 6))
            x = left + (right - left) * (0.04 + 0.92 * t)
            r = 0.036 * (1 - 0.10 * row)
            n.being(put(dot(x, y, r * (0.55 + 0.45 * cos(radians(-68 + 34 * i))), r)), globes, soft=0.03 * h,
            halo=0.35,
                    stars=0, bright=0.05)  # fmt: skip
    n.being(
        put(poly((-0.25, 0.52), (-0.235, 0.64), (0.215, 0.64), (0.235, 0.52))),
        hue,
        soft=0.07 * h,
        halo=0.3,
        stars=stars,
    )
    for x in (-0.16, -0.09, -0.02, 0.06, 0.13, 0.18):  # slats
        n.being(put(box(x - 0.017, 0.535, x + 0.017, 0.67)), globes, soft=0.015 * h, halo=0, stars=0)
    n.being(
        put(poly((-0.20, 0.64), (-0.185, 0.72), (0.165, 0.72), (0.18, 0.64))), hue, soft=0.06 * h, halo=0.2, stars=0
    )
    for i in range(3):
        y = 0.735 + i * 0.034
        n.being(put(dot(-0.01, y, 0.165 - 0.012 * i, 0.022)), "dusk", soft=0.03 * h, halo=0.1, stars=0, bright=0.08)
    crown = blob(
        (-0.165, 0.83, 0), (-0.155, 0.90), (-0.10, 0.965), (-0.01, 0.99), (0.08, 0.965), (0.135, 0.90), (0.145, 0.83, 0)
    )
    n.being(put(crown), dome or hue, soft=0.08 * h, halo=0.8, stars=stars * 0.5)
    if lamps:
        for x in (-0.10, 0.10):
            n.being(put(box(x - 0.018, 0.955, x + 0.018, 1.02)), "pearl", soft=0.02 * h, halo=0.3, stars=0)
            n.lit(put(dot(x, 1.01, 0.024, 0.030)), "#fff2d8", 1.1, 0.05 * h, 0.6)
    stalk = [(-0.10, 0.905), (-0.24, 0.925), (-0.37, 0.945)]
    n.being(put(sweep(stalk, [0.014, 0.012, 0.012])), "silver", soft=0.02 * h, halo=0.3, stars=0)
    for k in (0.45, 0.62, 0.79):
        n.being(
            put(dot(-0.10 - 0.27 * k, 0.905 + 0.04 * k, 0.007, 0.036 - 0.012 * k)),
            "silver",
            soft=0.01 * h,
            halo=0.2,
            stars=0,
        )
    n.being(put(dot(-0.385, 0.947, 0.040)), "dusk", soft=0.03 * h, halo=0.3, stars=0, bright=0.1)
    n.lit(put(dot(-0.398, 0.947, 0.023)), eye, 1.7, 0.07 * h, 0.8)
    x, y = put(dot(-0.398, 0.947, 0.01))[0].mean(0)
    n.star(float(x), float(y), 0.16 * h, 1.2, eye)
    if arms:
        for x, y in ((-0.15, 0.575), (0.07, 0.565)):
            n.being(put(dot(x, y, 0.050)), hue, soft=0.04 * h, halo=0.1, stars=0, bright=0.05)
        n.being(
            put(sweep([(-0.15, 0.575), (-0.48, 0.555)], [0.016, 0.013])), "silver", soft=0.02 * h, halo=0.3, stars=0
        )
        n.being(put(blob((-0.47, 0.53), (-0.53, 0.49, 0), (-0.545, 0.56), (-0.53, 0.625, 0), (-0.47, 0.58))),
        "dusk", soft=0.03 * h,
                halo=0.5, stars=0, bright=0.1)  # fmt: skip
        n.being(put(sweep([(0.07, 0.565), (-0.20, 0.50)], [0.014, 0.012])), "silver", soft=0.015 * h, halo=0.4, stars=0)
        n.lit(put(dot(-0.215, 0.497, 0.012)), "#c8f0ff", 1.2, 0.03 * h)


def cyber(n: Night, at: Point, size: float, hue: str = "silver", black: bool = False, visor: Colour = "#bfe8ff",
          wide: float = 1.0, chest: bool = True, fade: float = 0.25, tilt: float = 0.0) -> Bust:  # fmt: skip
    """Head and shoulders of a Cyberman: a smooth helmet with round eyes, handles at the ears, a lamp on top."""
    b, s = Bust(at, size, tilt), size
    n.lamp_at = LAMP
    body = both((0.30, -0.80), (0.42, -1.10), (1.10, -1.30), (1.62, -1.62), (1.75, -2.4), (1.70, -5.4, 0))
    n.being(b.put([part * (wide, 1) for part in body]), hue, soft=0.36 * s, fade=fade, halo=0.7, stars=0.4)
    for x in (-1, 1):
        n.ink([b.put(dot(x * k * wide, y, 0.001))[0].mean(0) for k, y in ((1.0, -1.9), (1.12, -3.0), (1.05, -4.6))],
        0.05 * s,
              0.7, hue)  # fmt: skip
        n.being(b.put(sweep([(0.5 * x, -1.2), (0.95 * x, -1.62), (0.85 * x, -2.6), (0.50 * x, -3.1)], [0.07] * 4)),
        hue,
                soft=0.05 * s, halo=0.1, stars=0)  # fmt: skip
    for k in range(3):
        n.being(
            b.put(dot(0, -0.92 - 0.10 * k, 0.34 + 0.03 * k, 0.07)), hue, soft=0.04 * s, halo=0, stars=0, bright=-0.06
        )
    if chest:
        n.being(b.put(box(-0.62, -3.1, 0.62, -1.75)), hue, soft=0.12 * s, halo=0.3, stars=0)
        n.dark(b.put(box(-0.50, -2.98, 0.50, -1.87)), 0.7, 0.01)
        for i in range(5):
            n.lit(
                b.put(box(-0.40 + i * 0.18, -2.9, -0.31 + i * 0.18, -2.0 - 0.12 * ((i * 3) % 4))), visor, 0.5, 0.03 * s
            )
    handles: Shape = []
    for x in (-1, 1):
        handles += sweep(
            [(0.66 * x, 0.05), (1.10 * x, 0.06), (1.08 * x, 0.92), (0.62 * x, 1.20), (0.0, 1.26)],
            [0.085, 0.09, 0.09, 0.08, 0.08],
        )
        handles += dot(0.74 * x, 0.05, 0.17, 0.22)
    n.being(b.put(handles), "dusk" if black else hue, soft=0.08 * s, halo=0.6, stars=0, bright=0.10 if black else 0.0)
    head = both((0, 1.06), (0.44, 0.98), (0.70, 0.60), (0.72, 0.0), (0.60, -0.62), (0.46, -0.92, 0), (0, -0.96))
    n.being(b.put(head), hue, solid=1.0, soft=0.34 * s, halo=0.8, stars=0.1, bright=0.06)
    n.being(b.put(both((0, 1.42), (0.17, 1.40, 0), (0.20, 1.08, 0), (0, 1.06))), hue, soft=0.06 * s, halo=0.3, stars=0)
    n.dark(b.put(pair(dot(0.30, 0.16, 0.155))), 0.95, 0.012 * s)
    n.lit(b.put(pair(dot(0.30, 0.16, 0.055))), visor, 1.3, 0.10 * s, 0.6)
    n.dark(b.put(box(-0.30, -0.56, 0.30, -0.47)), 0.95, 0.01 * s)
    n.ink(
        [b.put(dot(x, y, 0.001))[0].mean(0) for x, y in ((-0.42, -0.30), (0, -0.36), (0.42, -0.30))], 0.03 * s, 0.5, hue
    )
    for x in (-1, 1):  # the tear
        n.dark(b.put(dot(0.30 * x + 0.13 * x, -0.06, 0.045)), 0.8, 0.006 * s)
    return b


def sontaran(n: Night, at: Point, size: float, skin: str = "bronze", suit: str = "dusk", helmet: bool = False,
             tilt: float = 0.0, fade: float = 0.25) -> Bust:  # fmt: skip
    """A Sontaran: a dome that grows out of the shoulders; in a helmet, two eyes and no neck."""
    b, s = Bust(at, size, tilt), size
    n.lamp_at = LAMP
    n.being(b.put(both((0, -0.3), (0.9, -0.50), (1.55, -0.92), (1.95, -1.8), (2.05, -5.4, 0))), suit, soft=0.40 * s,
        fade=fade,
            halo=0.6, stars=0.4)  # fmt: skip
    n.being(b.put(dot(0, -0.62, 1.06, 0.34)), suit, soft=0.12 * s, halo=0.2, stars=0, bright=0.12)
    dome = both((0, 1.05), (0.60, 0.94), (0.96, 0.44), (1.02, -0.20), (0.92, -0.66), (0, -0.78))
    n.being(b.put(dome), "silver" if helmet else skin, solid=1, soft=0.45 * s, halo=0.9, stars=0.1, bright=0.05)
    if helmet:
        n.dark(
            b.put(pair(blob((0.12, 0.10), (0.34, 0.30), (0.62, 0.22), (0.66, -0.02), (0.36, -0.08)))), 0.96, 0.012 * s
        )
        n.lit(b.put(pair(dot(0.36, 0.10, 0.05))), "#ff5030", 1.4, 0.12 * s)
        n.ink([b.put(dot(0, y, 0.001))[0].mean(0) for y in (1.0, 0.3, -0.7)], 0.04 * s, 0.6, "silver")
        for x in (-1, 1):
            n.being(b.put(dot(0.60 * x, -0.44, 0.12)), "gold", soft=0.04 * s, halo=0.2, stars=0)
        return b
    for i, y in enumerate((0.62, 0.46)):
        n.ink(
            [b.put(dot(x, y - 0.06 * abs(x), 0.001))[0].mean(0) for x in (-0.5 - 0.1 * i, 0, 0.5 + 0.1 * i)],
            0.05 * s,
            0.5,
            skin,
        )
    n.dark(b.put(pair(dot(0.34, 0.14, 0.25, 0.16, -12))), 0.7, 0.05 * s, skin)
    n.lit(b.put(pair(dot(0.34, 0.13, 0.055))), "#ffc860", 1.3, 0.10 * s)
    n.being(
        b.put(both((0, 0.10), (0.14, -0.02), (0.20, -0.20), (0, -0.24))),
        skin,
        soft=0.06 * s,
        halo=0,
        stars=0,
        bright=0.05,
    )
    n.dark(b.put(sweep([(-0.44, -0.46), (0, -0.38), (0.44, -0.46)], [0.01, 0.05, 0.01])), 0.9, 0.012 * s)
    for x in (-1, 1):
        n.ink(
            [b.put(dot(a * x, c, 0.001))[0].mean(0) for a, c in ((0.16, -0.16), (0.42, -0.24), (0.56, -0.52))],
            0.04 * s,
            0.6,
            skin,
        )
        x0, y0 = b.put(dot(0.12 * x, -0.54, 0.001))[0].mean(0)
        n.glint([(x0, y0), (x0 + 0.05 * x * s, y0 - 0.10 * s)], 0.012 * s, "bone", 0.5)
    return b


def ice_warrior(n: Night, at: Point, size: float, hue: str = "moss", visor: Colour = "#ff4030",
                fade: float = 0.25) -> Bust:  # fmt: skip
    """An Ice Warrior: a helmet like a tortoise's back, plates on the shoulders."""
    b, s = Bust(at, size, 0), size
    n.lamp_at = LAMP
    n.being(b.put(both((0.3, -0.8), (1.2, -0.95), (1.78, -1.35), (1.85, -2.2), (1.5, -2.9), (1.75, -5.6, 0))), hue,
        soft=0.36 * s,
            fade=fade, halo=0.7)  # fmt: skip
    for row in range(5):
        for i in range(-2, 3):
            x, y = i * 0.55 + 0.27 * (row % 2), -1.75 - row * 0.42
            if abs(x) < 1.45:
                n.being(b.put(dot(x, y, 0.27, 0.20)), hue, soft=0.09 * s, halo=0, stars=0, bright=-0.02)
    for x in (-1, 1):
        n.being(b.put(dot(1.42 * x, -1.22, 0.55, 0.42, -24 * x)), hue, soft=0.2 * s, halo=0.3, stars=0.2)
    n.being(b.put(both((0, 1.28), (0.62, 1.16), (0.98, 0.62), (1.02, -0.10), (0.84, -0.62, 0), (0, -0.5))), hue,
        solid=1, soft=0.36 * s,
            halo=0.8, stars=0.1)  # fmt: skip
    n.being(b.put(both((0, -0.30), (0.50, -0.30), (0.46, -0.80), (0.22, -1.02), (0, -1.04))),
        "bone", soft=0.2 * s,
            halo=0, stars=0)  # fmt: skip
    for k in (-0.4, 0.0, 0.4):
        n.being(
            b.put(sweep([(k * 0.8, 0.42), (k, 0.9), (k * 0.8, 1.3)], [0.06, 0.11, 0.05])),
            hue,
            soft=0.07 * s,
            halo=0,
            stars=0,
        )
    n.dark(b.put(pair(blob((0.10, -0.10), (0.22, 0.26), (0.66, 0.30), (0.80, 0.02), (0.50, -0.20)))), 0.95, 0.015 * s)
    n.lit(
        b.put(pair(blob((0.22, -0.02), (0.32, 0.16), (0.60, 0.18), (0.66, 0.04), (0.46, -0.08)))), visor, 0.9, 0.10 * s
    )
    n.dark(b.put(sweep([(-0.24, -0.72), (0, -0.66), (0.24, -0.72)], [0.02, 0.04, 0.02])), 0.9, 0.01 * s)
    return b


def reptile(n: Night, at: Point, size: float, hue: str = "moss", third: Colour = "", frill: str = "",
    tilt: float = 0.0,
            fade: float = 0.25, cloth: str = "") -> Bust:  # fmt: skip
    """A face of the old lords of the earth: heavy brow, wide lips, perhaps a third eye; with a frill, of the sea."""
    b, s = Bust(at, size, tilt), size
    n.lamp_at = LAMP
    if frill:
        n.being(b.put(both((0, 1.55), (0.6, 1.35), (1.10, 0.9), (1.35, 0.2), (1.28, -0.5), (1.0, -1.0), (0, -0.8))),
        frill, soft=0.14 * s,
                halo=0.7, rim=1.3)  # fmt: skip
        for k in range(9):
            a = radians(-16 + 26.5 * k)
            n.ink(
                [b.put(dot(cos(a) * r, 0.2 + sin(a) * r, 0.001))[0].mean(0) for r in (0.7, 1.0, 1.28)],
                0.05 * s,
                0.55,
                frill,
            )
    n.being(b.put(both((0.5, -0.8), (0.72, -1.15), (1.35, -1.5), (1.72, -2.3), (1.8, -5.4, 0))), cloth or hue,
        soft=0.36 * s, fade=fade,
            halo=0.6)  # fmt: skip
    n.being(
        b.put(both((0.34, -0.4), (0.50, -1.0), (0.62, -1.6), (0, -1.7))),
        hue,
        soft=0.2 * s,
        halo=0,
        stars=0,
        bright=-0.05,
    )
    head = both(
        (0, 1.12), (0.50, 1.06), (0.86, 0.70), (0.92, 0.20), (0.78, -0.30), (0.80, -0.62), (0.56, -0.94), (0, -1.04)
    )
    n.being(b.put(head), hue, solid=1, soft=0.40 * s, halo=0.8, stars=0.1, bright=0.05)
    for k in range(3):
        for x in (-1, 1):
            n.being(b.put(sweep([(0.10 * x, 1.0 - 0.14 * k), (0.42 * x, 0.94 - 0.2 * k), (0.72 * x,
            0.62 - 0.24 * k)], [0.04, 0.075, 0.03])),
                    hue, soft=0.05 * s, halo=0, stars=0)  # fmt: skip
    n.dark(b.put(pair(dot(0.42, 0.16, 0.26, 0.18, 14))), 0.75, 0.05 * s, hue)
    n.lit(b.put(pair(dot(0.42, 0.15, 0.10, 0.085))), "#ffd860", 0.9, 0.07 * s)
    n.dark(b.put(pair(dot(0.42, 0.15, 0.022, 0.08))), 0.95, 0.004)
    n.dark(b.put(pair(dot(0.10, -0.24, 0.05, 0.035))), 0.85, 0.012 * s)
    lips = sweep(
        [(-0.56, -0.52), (-0.2, -0.46), (0, -0.50), (0.2, -0.46), (0.56, -0.52)], [0.03, 0.09, 0.08, 0.09, 0.03]
    )
    n.being(b.put(lips), hue, soft=0.05 * s, halo=0, stars=0, bright=0.05)
    n.dark(b.put(sweep([(-0.52, -0.56), (0, -0.55), (0.52, -0.56)], [0.01, 0.03, 0.01])), 0.9, 0.008 * s)
    if third:
        n.being(b.put(hoop(0, 0.62, 0.15, 0.045)), hue, soft=0.04 * s, halo=0, stars=0, bright=0.1)
        n.lit(b.put(dot(0, 0.62, 0.10)), third, 1.6, 0.18 * s, 0.8)
        x, y = b.put(dot(0, 0.62, 0.01))[0].mean(0)
        n.star(float(x), float(y), 0.5 * s, 1.0, third)
    return b


def yeti(n: Night, at: Point, high: float, hue: str = "bronze", eyes: Colour = "#ffe070", salt: int = 1) -> None:
    """A Yeti standing on `at`: a mountain of fur, small head, great claws."""

    def put(shape: Shape) -> Shape:
        return place(shape, at, high)

    body = both(
        (0, 0.97),
        (0.10, 0.95),
        (0.17, 0.86),
        (0.28, 0.80),
        (0.40, 0.66),
        (0.46, 0.46),
        (0.44, 0.22),
        (0.30, 0.06),
        (0.30, 0.0, 0),
        (0.06, 0.0, 0),
        (0, 0.08),
    )
    n.being(put(body), hue, soft=0.13 * high, halo=0.9, stars=0.3)
    rng = n.rng(40 + salt)
    for u, v, k in rng.random((360, 3)):
        y = 0.10 + 0.82 * v
        x = (u * 2 - 1) * (0.12 + 0.27 * sin(min(1.0, (1 - v) * 1.5 + 0.12) * 1.57)) * (1 if v < 0.74 else 0.5)
        tuft = [(x, y), (x * 1.05 + 0.02 * (k - 0.5), y - 0.045), (x * 1.10 + 0.02 * (k - 0.5), y - 0.10)]
        tuft = [put(dot(*one, 0.001))[0].mean(0) for one in tuft]
        if k > 0.7:
            n.glint(tuft, 0.005 * high, hue, 0.055)
        else:
            n.ink(tuft, 0.007 * high, 0.30, hue)
    for x in (-1, 1):
        arm = sweep([(0.30 * x, 0.74), (0.46 * x, 0.50), (0.42 * x, 0.26)], [0.10, 0.115, 0.075])
        n.being(put(arm), hue, soft=0.07 * high, halo=0.4, stars=0.2)
        for k in (-0.04, 0.0, 0.04):
            n.being(put(sweep([(0.42 * x + k, 0.21), (0.42 * x + k * 1.4, 0.15), (0.41 * x + k * 1.1, 0.10)],
            [0.016, 0.013, 0.002])), "bone",
                    soft=0.01 * high, halo=0.2, stars=0)  # fmt: skip
    n.dark(put(dot(0, 0.855, 0.085, 0.075)), 0.55, 0.03 * high, hue)
    n.lit(put(pair(dot(0.042, 0.875, 0.016))), eyes, 1.8, 0.06 * high, 0.9)
    for x in (-1, 1):
        ex, ey = put(dot(0.042 * x, 0.875, 0.01))[0].mean(0)
        n.star(float(ex), float(ey), 0.07 * high, 1.0, eyes)
