"""Places that beings of light stand in: caves, corridors, courts, deserts, jungles, seas, cities, instruments.

Each is painted between the ground of gas and who stands before it; hues are names of the palette.
"""

from math import cos, pi, sin

from art.doctor_who.starlight import Night
from art.kit.canvas import Colour
from art.kit.shapes import Point, Shape, blob, both, box, dot, hoop, poly, sweep


def door_of_light(n: Night, x: float, foot: float, wide: float, high: float, colour: Colour = "#fff0d0",
                  heat: float = 1.0, arch: float = 0.0, spill: float = 0.9) -> None:  # fmt: skip
    """A doorway full of light, and the light that it lays on the floor. The lamp stands in it from then on."""
    w = wide / 2
    shape = box(x - w, foot, x + w, foot + high - arch)
    if arch:
        shape = shape + dot(x, foot + high - arch, w, arch)
    floor = poly((x - w, foot), (x + w, foot), (x + w * (1 + 1.6 * spill), foot - spill),
                 (x - w * (1 + 1.6 * spill), foot - spill))  # fmt: skip
    n.lit(floor, colour, 0.26 * heat, 0.10, 0.5)
    n.lit(shape, colour, 0.85 * heat, 0.16, 0.55)
    n.lamp_at = (x, foot + high * 0.62)


def thrown(n: Night, x: float, foot: float, wide: float, long: float = 0.7, lean: float = 0.0) -> None:
    """The shadow that somebody before a light throws towards us."""
    n.dark(poly((x - wide, foot), (x + wide, foot), (x + lean + wide * 2.0, foot - long),
                (x + lean - wide * 2.0, foot - long)), 0.62, 0.025)  # fmt: skip


def cave(n: Night, at: Point = (0.1, 0.2), rx: float = 0.62, ry: float = 0.85, hue: str = "soot", salt: int = 1,
         teeth: bool = True) -> None:  # fmt: skip
    """The mouth of a cave seen from within: rock all around an opening, some of it hanging."""
    rng = n.rng(400 + salt)
    points = []
    for i in range(17):
        a = 2 * pi * i / 17
        k = 1 + 0.30 * (rng.random() - 0.5)
        points.append((at[0] + cos(a) * rx * k, at[1] + sin(a) * ry * k))
    hole = blob(*points)
    n.lamp_at = at
    n.being(box(-1.1, -1.5, 1.1, 1.5), hue, cut=hole, soft=0.14, halo=0, stars=0.15, rim=1.5, bright=-0.02)
    if not teeth:
        return
    for u, v, w in rng.random((7, 3)):
        x, long = -0.95 + 1.9 * u, 0.16 + 0.34 * v
        top = at[1] + ry * max(0.1, 1 - ((x - at[0]) / rx) ** 2) ** 0.5 + 0.14
        n.being(sweep([(x, min(1.4, top + 0.2)), (x + 0.02, top - long * 0.4), (x, top - long)],
                      [0.05 + 0.05 * w, 0.04, 0.004]), hue, soft=0.05, halo=0.1, stars=0, rim=1.4)  # fmt: skip


def corridor(n: Night, at: Point = (0.0, 0.2), hue: str = "silver", frames: int = 6, sides: int = 6,
             colour: Colour | None = None, end: float = 1.0, squeeze: float = 1.25,
                 nearest: float = 1.7) -> None:  # fmt: skip
    """A ship's corridor that runs away from us: frame behind frame, lamps in each, light at its end."""
    n.lamp_at = at

    def ring(r: float) -> Shape:
        turn = pi / sides if sides % 2 == 0 else pi / 2
        return poly(*[(at[0] + r * cos(2 * pi * i / sides + turn), at[1] + r * squeeze * sin(2 * pi * i / sides + turn))
                      for i in range(sides)])  # fmt: skip

    n.lit(ring(nearest * 0.62**frames), n.sky.star if colour is None else colour, end, 0.14, 0.7)
    for i in range(frames - 1, -1, -1):
        r = nearest * 0.62**i
        n.being(ring(r * 1.02), hue, cut=ring(r * 0.86), soft=0.05 * r, halo=0.3, stars=0.15, rim=1.1, bright=-0.10)
        for j in range(sides):
            a = 2 * pi * j / sides + (pi / sides if sides % 2 == 0 else pi / 2)
            x, y = at[0] + r * 0.90 * cos(a), at[1] + r * 0.90 * squeeze * sin(a)
            if abs(x) < 1.05 and abs(y) < 1.45:
                n.lit(dot(x, y, 0.014 + 0.022 * r, n=16), colour, 1.0, 0.05 * r)


def dunes(n: Night, y: float, hue: str, salt: int = 1, count: int = 3, rim: float = 1.3) -> None:
    """Dunes one before the other, each with its edge in the light."""
    rng = n.rng(420 + salt)
    for i in range(count):
        top = y - i * 0.26
        u, v = rng.random(2)
        crest = -0.7 + 1.4 * u
        n.being(blob((-1.3, -1.6, 0), (-1.3, top - 0.10), (crest - 0.4, top - 0.02), (crest, top + 0.10 + 0.08 * v, 0),
                     (crest + 0.35, top - 0.14), (1.3, top - 0.05 - 0.1 * v), (1.3, -1.6, 0)), hue, soft=0.16,
                halo=0.4, stars=0.25, rim=rim, bright=-0.06 + 0.03 * i)  # fmt: skip


def hills(n: Night, y: float, hue: str, salt: int = 1, rough: float = 0.12, bright: float = -0.04) -> None:
    """Ground that rolls from side to side."""
    rng = n.rng(440 + salt)
    points = [(-1.2 + 2.4 * i / 8, y + rough * (rng.random() - 0.5) * 2) for i in range(9)]
    n.being(blob((-1.3, -1.6, 0), (-1.3, points[0][1]), *points, (1.3, points[-1][1]), (1.3, -1.6, 0)), hue, soft=0.12,
            halo=0.5, stars=0.3, rim=1.2, bright=bright)  # fmt: skip


def peaks(n: Night, y: float, high: float, hue: str, salt: int = 1, count: int = 5) -> None:
    """Bare mountains."""
    rng = n.rng(460 + salt)
    line = [(-1.3, -1.6)]
    for i in range(count):
        x = -1.1 + 2.2 * (i + 0.5) / count
        line += [
            (x - 1.1 / count, y + 0.06 * rng.random()),
            (x + 0.2 * (rng.random() - 0.5), y + high * (0.45 + 0.55 * rng.random())),
        ]
    n.being(poly(*line, (1.3, y), (1.3, -1.6)), hue, soft=0.10, halo=0.4, stars=0.2, rim=1.2, bright=-0.08)


def skyline(n: Night, foot: float, high: float, hue: str = "dusk", salt: int = 1, lit: Colour = "#ffe0a0",
            pointed: bool = False, count: int = 9) -> None:  # fmt: skip
    """A city at night with windows lit; `pointed` has spires."""
    rng = n.rng(480 + salt)
    for i, (u, v, w) in enumerate(rng.random((count, 3))):
        x, wide, top = -1.0 + 2.0 * (i + 0.5) / count, (0.8 + 0.5 * u) * 1.0 / count, foot + high * (0.35 + 0.65 * v)
        shape = box(x - wide, -1.5, x + wide, top)
        if pointed:
            shape = shape + poly((x - wide, top), (x + wide, top), (x, top + wide * (1.2 + 2.4 * w)))
        n.being(shape, hue, soft=0.05, halo=0.4, stars=0, rim=1.0, bright=-0.05)
        rows = [top - 0.06 - 0.085 * r for r in range(7)]
        lights = [(x + 0.55 * wide * c, y) for y in rows for c in (-1, 0, 1) if rng.random() < 0.42 and y > foot - 0.7]
        windows = [dot(*at, 0.011, 0.017, n=8)[0] for at in lights]
        if windows:
            n.lit(windows, lit, 0.9, 0.018, 0.3)


def columns(n: Night, hue: str = "pearl", foot: float = -1.0, top: float = 1.3, places: tuple[float, ...] = (-0.85,
    0.85),
            wide: float = 0.13) -> None:  # fmt: skip
    """Fluted columns."""
    for x in places:
        n.being(box(x - wide, foot, x + wide, top), hue, soft=0.09, halo=0.4, stars=0.15, bright=-0.04)
        for k in (-0.6, -0.2, 0.2, 0.6):
            n.ink([(x + k * wide, foot), (x + k * wide, (foot + top) / 2), (x + k * wide, top)], 0.02, 0.45, hue)
        n.being(box(x - wide * 1.4, top - 0.03, x + wide * 1.4, top + 0.09) + box(x - wide * 1.4, foot - 0.10,
                x + wide * 1.4, foot), hue, soft=0.05, halo=0.3, stars=0)  # fmt: skip


def jungle(n: Night, hue: str = "moss", reach: float = 0.75, salt: int = 1, low: bool = True) -> None:
    """Fronds and leaves that lean in from both sides, near and dark."""
    rng = n.rng(500 + salt)
    for i, (u, v, w) in enumerate(rng.random((14, 3))):
        x = -1 if i % 2 else 1
        y = -1.2 + 2.3 * (i / 14) + 0.2 * u if low else 0.1 + 1.2 * u
        long = reach * (0.55 + 0.55 * v)
        tip = (x * (1.08 - long), y + 0.34 * w - 0.05)
        mid = (x * (1.08 - long * 0.5), y + 0.30 * w + 0.10)
        n.being(sweep([(x * 1.12, y), mid, tip], [0.05, 0.10, 0.004]), hue, soft=0.06, halo=0.3, stars=0.1,
                bright=-0.10 + 0.10 * v, rim=1.1)  # fmt: skip
        n.ink([(x * 1.12, y), mid, tip], 0.012, 0.5, hue)


def sea(n: Night, y: float, hue: str = "sea", glint: str = "", salt: int = 1, waves: int = 7) -> None:
    """Water up to the horizon at y, with the light lying on it."""
    n.being(box(-1.1, -1.5, 1.1, y), hue, soft=0.3, halo=0.2, stars=0.2, bright=-0.05, rim=0.6)
    rng = n.rng(540 + salt)
    for i in range(waves):
        top = y - 0.05 - 0.9 * (i / waves) ** 1.4
        for u, v in rng.random((4, 2)):
            x, long = -1 + 2 * u, 0.10 + 0.22 * v + 0.05 * i
            n.glint([(x - long, top), (x, top + 0.015 + 0.010 * i), (x + long, top)], 0.006 + 0.0035 * i, glint or hue,
                    0.5)  # fmt: skip


def desk(n: Night, top: float, hue: str = "silver", salt: int = 1, rows: int = 2, slope: float = 0.0,
         colours: tuple[Colour, ...] = ("#ff5040", "#ffd060", "#60ff90", "#60c8ff")) -> None:  # fmt: skip
    """Instruments in the foreground, from side to side: keys, lamps and a dial or two."""
    n.being(poly((-1.1, top - slope), (1.1, top + slope), (1.1, -1.5), (-1.1, -1.5)), hue, soft=0.10, halo=0.5,
        stars=0.1,
            bright=-0.08)  # fmt: skip
    rng = n.rng(580 + salt)
    for row in range(rows):
        for i in range(11):
            x = -0.96 + 0.192 * i + 0.03 * row
            y = top + slope * x - 0.12 - 0.17 * row
            if rng.random() < 0.16:
                n.lit(hoop(x, y, 0.055, 0.007), colours[0], 0.7, 0.02)
                n.glint([(x, y), (x + 0.03, y + 0.035)], 0.008, "pearl")
            else:
                n.lit(box(x - 0.034, y - 0.026, x + 0.034, y + 0.026), colours[int(rng.random() * len(colours))],
                      0.35 + 0.7 * rng.random(), 0.03)  # fmt: skip


def window(n: Night, at: Point, r: float, hue: str = "silver", bolts: int = 10) -> None:
    """A round window's frame about what is seen behind it, and the wall that it is in."""
    n.lamp_at = at
    n.being(box(-1.1, -1.5, 1.1, 1.5), hue, cut=dot(*at, r, n=80), soft=0.10, halo=0, stars=0.1, rim=1.0, bright=-0.20)
    n.being(hoop(*at, r * 1.05, r * 0.06), hue, soft=0.03, halo=0.5, stars=0)
    for i in range(bolts):
        a = 2 * pi * (i + 0.5) / bolts
        n.being(dot(at[0] + r * 1.05 * cos(a), at[1] + r * 1.05 * sin(a), r * 0.035), hue, soft=0.015, halo=0.2,
            stars=0,
                bright=0.15)  # fmt: skip


def crowd(n: Night, y: float, hue: str = "dusk", count: int = 9, size: float = 0.13, salt: int = 1,
          hoods: bool = False) -> None:  # fmt: skip
    """Heads and shoulders at the foot of the picture, from behind."""
    rng = n.rng(600 + salt)
    for i, (u, v) in enumerate(rng.random((count, 2))):
        x, k = -1 + 2 * (i + 0.5) / count + 0.06 * (u - 0.5), size * (0.85 + 0.3 * v)
        head = (
            both((0, 1.2, 0), (0.7, 0.7), (0.9, -0.2), (0.6, -1.0, 0), (0, -0.9)) if hoods else dot(0, 0.15, 0.66, 0.84)
        )
        body = both((0, -0.7), (0.7, -0.85), (1.25, -1.3), (1.4, -4.5, 0), (0, -4.5))
        for shape in (body, head):
            n.being([part * k + (x, y + 0.1 * v) for part in shape], hue, soft=0.3 * k, halo=0.3, stars=0.2, rim=1.5)


def snow(n: Night, count: int = 90, salt: int = 1) -> None:
    """Flakes, near and far."""
    for u, v, w in n.rng(620 + salt).random((count, 3)):
        n.lit(dot(-1 + 2 * u, -1.4 + 2.8 * v, 0.005 + 0.012 * w**2, n=10), "#ffffff", 0.5 + 0.4 * w, 0.012)


def embers(n: Night, at: Point, reach: float = 0.7, count: int = 40, colour: Colour = "#ffb050", salt: int = 1) -> None:
    """Sparks that rise from a place."""
    for u, v, w in n.rng(640 + salt).random((count, 3)):
        n.lit(dot(at[0] + (u - 0.5) * reach * (0.4 + v), at[1] + v * reach * 1.6, 0.004 + 0.008 * w, n=8), colour,
              1.2 * (1 - 0.7 * v), 0.014)  # fmt: skip
