"""Arms in glass: blades, poles, bows, shields. Each is gripped at (0, 0) and points upward, about one unit long.

They are of the colours of the window's school where no other are given.
"""

from art.kit.shapes import blob, both, box, dot, hoop, poly
from art.towers_in_time.glass import Window
from art.towers_in_time.palette import Colour, between
from art.towers_in_time.strokes import columns, rows, starry, stripe
from art.towers_in_time.things import crescent, flame_shape, pole, skull, wedge


def sword(w: Window, blade: Colour | None = None, hilt: Colour | None = None, wide: float = 0.052) -> None:
    """Gripped below its guard."""
    steel, gold = blade or w.p.light, hilt or w.p.accent
    shape = poly((-wide, 0.12), (wide, 0.12), (wide * 0.8, 0.86), (0, 1.02), (-wide * 0.8, 0.86))
    w.tiles(shape, columns(-wide, 0, wide, 1.1, 2, (w.near(steel, 0.02), between(steel, w.p.metal, 0.6))), 1.0, 0.4)
    w.pane(poly((-0.17, 0.085), (0.17, 0.085), (0.15, 0.13), (-0.15, 0.13)), gold, 0.9)
    w.pane(box(-0.024, -0.10, 0.024, 0.09), w.p.deep, 0.8)
    w.pane(dot(0, -0.125, 0.042, n=18), gold, 0.8)


def sabre(w: Window) -> None:
    w.pane(blob((-0.03, 0.10, 0), (0.03, 0.10, 0), (0.10, 0.45), (0.02, 0.95, 0), (0.02, 0.5)), w.p.light, 1.0)
    w.pane(hoop(0.03, 0.0, 0.08, 0.014, -90, 90) + box(-0.02, -0.1, 0.02, 0.1), w.p.accent, 0.7)


def dagger(w: Window) -> None:
    with w.placed(size=0.6):
        sword(w, wide=0.06)


def axe(w: Window, two: bool = False) -> None:
    pole(w, -0.35, 1.0)
    blade = blob((0.02, 0.92, 0), (0.22, 1.02, 0), (0.27, 0.80), (0.20, 0.55, 0), (0.02, 0.66, 0), per=6)
    for flip in (False, True) if two else (False,):
        with w.placed(flip=flip):
            w.pane(blade, w.p.metal, 1.0)
            w.pane(
                blob((0.17, 0.98), (0.24, 0.80), (0.17, 0.60), (0.22, 0.58), (0.27, 0.80), (0.22, 1.01)), w.p.light, 0.5
            )


def hammer(w: Window) -> None:
    pole(w, -0.4, 0.9)
    w.tiles(
        box(-0.24, 0.66, 0.24, 0.98),
        columns(-0.24, 0.6, 0.24, 1, 3, (w.near(w.p.metal), w.near(w.p.dark, 0.1), w.near(w.p.metal))),
        1.1,
    )


def spear(w: Window, long: float = 1.0) -> None:
    pole(w, -0.8, long, None, 0.016)
    w.pane(poly((0, long + 0.20), (0.05, long + 0.05), (0, long - 0.04), (-0.05, long + 0.05)), w.p.light, 0.8)


def lance(w: Window) -> None:
    """A long lance with a pennant."""
    w.pane(poly((-0.020, -0.5), (0.020, -0.5), (0.032, 0.05), (0.0, 1.35), (-0.032, 0.05)), w.p.pale, 0.8)
    w.pane(poly((0.01, 1.06), (0.34, 1.00), (0.20, 0.92), (0.34, 0.82), (0.02, 0.80)), w.p.accent, 0.8)


def halberd(w: Window) -> None:
    pole(w, -0.8, 1.0, None, 0.018)
    w.pane(poly((0, 1.25), (0.035, 1.0), (-0.035, 1.0)), w.p.light, 0.7)
    w.pane(blob((0.0, 1.0, 0), (0.17, 1.02, 0), (0.16, 0.86), (0.17, 0.74, 0), (0.0, 0.82, 0)), w.p.metal, 0.8)
    w.pane(poly((0, 0.98), (-0.13, 0.91), (0, 0.84)), w.p.metal, 0.7)


def trident(w: Window, colour: Colour | None = None) -> None:
    pole(w, -0.8, 0.72, w.p.deep, 0.022)
    gold = colour or w.p.accent
    w.pane(
        stripe(
            [(-0.20, 1.04), (-0.19, 0.76), (0.0, 0.68), (0.19, 0.76), (0.20, 1.04)], [0.006, 0.030, 0.036, 0.030, 0.006]
        ),
        gold,
        0.9,
    )
    w.pane(stripe([(0, 0.66), (0, 1.12)], [0.030, 0.006]), gold, 0.9)


def staff(w: Window, top: str = "orb", colour: Colour | None = None, long: float = 1.0) -> None:
    """A long staff with something at its head: orb, star, crook, cross, moon, skull, flame, drop."""
    pole(w, -0.75, long - 0.04, None, 0.020)
    tone = colour or w.p.accent
    if top == "orb":
        w.pane(dot(0, long + 0.04, 0.075, n=26), tone, 1.0)
    elif top == "star":
        w.pane(starry(0, long + 0.06, 0.12, 8, 0.4), tone, 0.9)
    elif top == "crook":
        w.pane(
            stripe(
                [(0, long - 0.1), (0.0, long + 0.08), (0.10, long + 0.16), (0.18, long + 0.06), (0.10, long)],
                [0.024, 0.026, 0.026, 0.024, 0.02],
            ),
            tone,
            0.9,
        )
    elif top == "cross":
        w.pane(box(-0.022, long - 0.05, 0.022, long + 0.22) + box(-0.09, long + 0.07, 0.09, long + 0.115), tone, 0.9)
    elif top == "moon":
        w.pane(crescent(0, long + 0.06, 0.11), tone, 0.9)
    elif top == "skull":
        with w.placed((0, long + 0.07), 0.24):
            skull(w)
    elif top == "flame":
        w.pane(flame_shape(0, long - 0.04, 0.26, 0.09), tone, 0.9)
    elif top == "drop":
        w.pane(both((0, long + 0.16, 0), (0.06, long + 0.04), (0.0, long - 0.04)), tone, 0.9)
    w.lamp(0, long, 0.22, 0.25)


def wand(w: Window) -> None:
    w.tiles(
        poly((-0.035, -0.55), (0.035, -0.55), (0.022, 0.62), (-0.022, 0.62)),
        rows(-0.1, -0.6, 0.1, 0.7, 5, (w.p.deep, w.p.accent)),
        1.0,
        0.7,
    )


def bow(w: Window, arrow: bool = True) -> None:
    """Gripped in the middle, drawn towards the left."""
    arc = [(-0.02, 0.62), (0.14, 0.38), (0.17, 0.0), (0.14, -0.38), (-0.02, -0.62)]
    w.pane(
        stripe([(0.0, 0.60), (0.14, 0.36), (0.16, 0.0)], [0.012, 0.026, 0.032])
        + stripe([(0.16, 0), (0.14, -0.36), (0.0, -0.60)], [0.032, 0.026, 0.012]),
        w.p.accent,
        0.9,
    )
    w.lead([arc[0], (-0.20 if arrow else -0.02, 0.0), arc[-1]], 0.5)
    if arrow:
        with w.placed((-0.20, 0), 0.62, -90):
            arrow_(w)


def arrow_(w: Window) -> None:
    """From its nock at (0, 0) upward."""
    w.pane(box(-0.013, 0.0, 0.013, 0.92), w.p.pale, 0.6)
    w.pane(poly((0, 1.08), (0.052, 0.90), (-0.052, 0.90)), w.p.light, 0.7)
    for side in (-1, 1):
        w.pane(
            poly((side * 0.012, 0.02), (side * 0.06, -0.04), (side * 0.06, 0.12), (side * 0.012, 0.19)), w.p.accent, 0.6
        )


SHIELD = ((0.0, 0.50, 0), (0.36, 0.42, 0), (0.37, 0.05), (0.24, -0.32), (0.0, -0.56, 0))


def shield(
    w: Window,
    field: Colour | None = None,
    charge: str = "cross",
    device: Colour | None = None,
    rim: Colour | None = None,
) -> None:
    """About its middle: quartered, or with a cross, bars, a star, a sun or a tower."""
    field, device = field or w.p.main, device or w.p.light
    w.pane(both(*SHIELD), rim or w.p.metal, 1.3)
    inner = [part * 0.86 for part in both(*SHIELD)]
    if charge == "quarters":
        w.tiles(
            inner,
            [
                (((-1, 0), (0, 0), (0, 1), (-1, 1)), field),
                (((0, 0), (1, 0), (1, 1), (0, 1)), device),
                (((-1, -1), (0, -1), (0, 0), (-1, 0)), device),
                (((0, -1), (1, -1), (1, 0), (0, 0)), field),
            ],
            1.0,
        )
        return
    if charge == "bars":
        w.tiles(inner, rows(-1, -0.6, 1, 0.6, 6, (field, device), 0.1), 1.0)
        return
    w.pane(inner, field, 1.0)
    if charge == "cross":
        w.tiles(inner, [(((-0.08, -1), (0.08, -1), (0.08, 1), (-0.08, 1)), device)], 1.0)
        w.pane(box(-0.07, -0.42, 0.07, 0.38) + box(-0.29, 0.02, 0.29, 0.15), device, 0.8)
    elif charge == "star":
        w.pane(starry(0, 0.02, 0.24, 8, 0.45), device, 0.9)
    elif charge == "sun":
        w.pane(starry(0, 0.02, 0.27, 14, 0.62), device, 0.8)
        w.pane(dot(0, 0.02, 0.13, n=24), w.p.light, 0.7)
    elif charge == "tower":
        w.pane(
            poly(
                (-0.13, -0.28),
                (-0.11, 0.10),
                (-0.16, 0.12),
                (-0.16, 0.26),
                (-0.08, 0.26),
                (-0.08, 0.20),
                (-0.03, 0.20),
                (-0.03, 0.26),
                (0.03, 0.26),
                (0.03, 0.20),
                (0.08, 0.20),
                (0.08, 0.26),
                (0.16, 0.26),
                (0.16, 0.12),
                (0.11, 0.10),
                (0.13, -0.28),
            ),
            device,
            0.8,
        )


def round_shield(w: Window, field: Colour | None = None, boss: Colour | None = None) -> None:
    w.pane(dot(0, 0, 0.36, n=40), w.p.metal, 1.1)
    for n in range(6):
        w.pane([wedge(0, 0, 0.31, n * 60, 60)], w.near(field or (w.p.main if n % 2 else w.p.pale), 0.08), 0.7)
    w.pane(dot(0, 0, 0.09, n=20), boss or w.p.accent, 0.9)
