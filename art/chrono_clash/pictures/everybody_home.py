"""Everybody Home by Nine: Nine o'clock: people in every lit window, an empty street, and one door that closes
behind the last duck.
"""

from art.chrono_clash.blue_hour import LAMPLIGHT, picture
from art.kit import figure as dress
from art.kit import land, machine, props
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, box, dot, limb, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("everybody-home", disc=(0.52, 0.90, 0.22), kind="moon", clouds="bands", cover=0.4, horizon=0.2, stars=0.9)
def paint(c: Canvas) -> None:
    land.layer(c, land.clock_tower(-0.52, 0.2, 0.95, 0.085), 0.50, 0.4, 0.8, 0.8)
    land.tower_dial(c, -0.52, 0.2, 0.95, 0.085, 0.6, c.palette.disc[0])
    floor = -0.56
    houses = ((-1.10, -0.62, 0.44, 0), (-0.62, -0.10, 0.60, 1), (-0.10, 0.40, 0.50, 2), (0.40, 1.10, 0.62, 1))
    front: Shape = []
    for x0, x1, top, kind in houses:
        front += box(x0, -1.0, x1, top)
        mid = (x0 + x1) / 2
        if kind == 0:
            front += poly((x0 - 0.02, top), (mid, top + 0.26), (x1 + 0.02, top))
        elif kind == 1:
            front += poly((x0, top), (x0, top + 0.08), (x0 + 0.10, top + 0.08), (x0 + 0.10, top + 0.16), (mid - 0.08,
                top + 0.16), (mid - 0.08,
                top + 0.24), (mid + 0.08, top + 0.24), (mid + 0.08, top + 0.16), (x1 - 0.10, top + 0.16), (x1 - 0.10,
                    top + 0.08), (x1, top
                    + 0.08), (x1, top))
        else:
            front += blob((x0, top, 0), (x0 + 0.05, top + 0.12), (mid, top + 0.24), (x1 - 0.05, top + 0.12), (x1, top,
                0))
        front += box(x0 + 0.08, top, x0 + 0.16, top + 0.34)
    c.paint(front, soft=0.06, rim=1.3)
    edges = [p for x0, _x1, top, _k in houses[1:] for p in limb((x0, -0.6), (x0, top), 0.005)]
    c.detail(edges + limb((-1.1, -0.06), (1.1, -0.06), 0.004) + limb((-1.1, 0.28), (1.1, 0.28), 0.004),
        c.palette.form, 0.7, soft=0.003)
    rng = c.rng(7)
    k = 0
    warm = ("#ffd894", "#ffe4b0", "#ffc878", "#ffeccc")
    panes: dict[str, Shape] = {colour: [] for colour in warm}
    blinds: Shape = []
    people: Shape = []
    frames: Shape = []
    for x0, x1, top, _kind in houses:
        columns = 2 if x1 - x0 < 0.6 else 3
        for row, base in enumerate((-0.42, -0.02, 0.32)):
            if base + 0.22 > top + 0.14:
                continue
            for col in range(columns):
                w, h = 0.155, 0.235
                x = x0 + (x1 - x0) * (col + 0.5) / columns
                if abs(x) > 0.99 or (row == 0 and abs(x - 0.03) < 0.05):
                    continue
                pane = blob((x - w / 2, base, 0), (x + w / 2, base, 0), (x + w / 2, base + h * 0.8, 0), (x, base + h),
                    (x - w / 2, base + h * 0.8, 0))
                if row:
                    pane = box(x - w / 2, base, x + w / 2, base + h)
                panes[warm[int(rng.integers(0, 4))]].extend(pane)
                blinds += box(x - w / 2, base + h * 0.75, x + w / 2, base + h * 1.02)
                inside: Shape = []
                scene = k % 7
                k += 1
                facing = 1 if k % 2 else -1
                if scene in (0, 3, 6):
                    who = Figure((x + 0.01 * facing, base - 0.055), 0.42, ("lady", "man", "stout")[scene // 3],
                        facing=facing, near_arm=(300, 20),
                        far_arm=(280, 330))
                    inside += who.trunk() + who.skull() + who.arm() + who.on_head((dress.BUN,
                        dress.MOUSTACHE + dress.HAIR_SHORT,
                        dress.BEARD)[scene // 3])
                elif scene in (1, 4):
                    for side in (-1, 1):
                        who = Figure((x + side * 0.042, base - 0.06 + 0.005 * side), 0.38 - 0.06 * (side > 0),
                            "lady" if side < 0 else "child",
                            facing=-side, near_arm=(310, 10))
                        hair = dress.PIGTAILS if side > 0 else dress.HAIR_SHORT
                        inside += who.trunk() + who.skull() + who.arm() + who.on_head(hair)
                elif scene == 2:
                    cat = blob((0.30, 0.0, 0), (0.22, 0.22), (0.24, 0.46), (0.16, 0.62), (0.26, 0.72), (0.24, 0.96,
                        0), (0.14, 0.86), (0.02, 0.86),
                        (-0.06, 0.97, 0), (-0.08, 0.70), (0.0, 0.58), (-0.20, 0.30), (-0.28, 0.0, 0))
                    inside += place(cat, (x - 0.01, base), 0.15) + sweep([(x - 0.04, base + 0.01), (x - 0.075,
                        base + 0.02), (x - 0.07, base + 0.07)],
                        [0.008, 0.007, 0.004])
                else:
                    inside += place(props.jug(0.10), (x, base)) + [p for a in (55, 78, 100, 125) for p in limb((x,
                        base + 0.09), polar((x,
                        base + 0.08), a, 0.10), 0.003) + props.flower(*polar((x, base + 0.08), a, 0.11), 0.026)]
                people += inside
                frames += limb((x, base), (x, base + h), 0.005) + limb((x - w / 2, base + h * 0.56), (x + w / 2, base
                    + h * 0.56), 0.004) + box(x - w / 2 - 0.015, base - 0.022, x + w / 2 + 0.015, base - 0.002)
    glass: Shape = [part for group in panes.values() for part in group]
    c.shine(glass, LAMPLIGHT, 0.16, 0.05, 0.8)
    for colour, group in panes.items():
        c.flat(group, colour, 0.96)
    lit = c.mask(glass)
    c.detail(blinds, "#ffb45c", 0.30, lit, 0.03)
    c.detail(people, "#241018", 0.96, lit, 0.0015)
    c.flat(frames, c.palette.dark, 0.92)
    # The street and the door.
    c.paint(poly((-1.2, floor), (1.2, floor), (1.2, -1.5), (-1.2, -1.5)), far=0.10, rim=0.6, soft=0.10)
    cobbles: Shape = []
    for row in range(6):
        yy = floor - 0.035 - 0.05 * row
        for i in range(-12, 13):
            cobbles += sweep([(i * 0.10 + 0.05 * (row % 2) - 0.04, yy), (i * 0.10 + 0.05 * (row % 2), yy + 0.012),
                (i * 0.10 + 0.05 * (row % 2)
                + 0.04, yy)], [0.003, 0.003], 3)
    c.detail(cobbles, c.palette.form, 0.75, soft=0.002)
    dx = 0.03
    c.paint(box(dx - 0.17, floor, dx + 0.17, -0.08) + box(dx - 0.20, -0.12, dx + 0.20, -0.07), soft=0.02, rim=1.3)
    opening = box(dx - 0.03, floor, dx + 0.13, -0.14)
    c.flat(opening, "#ffe4b0", 0.98)
    c.paint(poly((dx - 0.13, floor), (dx - 0.13, -0.14), (dx + 0.045, -0.17), (dx + 0.045, floor - 0.035)), soft=0.03,
        rim=1.2, colour="#3c64b0")
    c.shine(dot(dx + 0.025, floor + 0.17, 0.010), LAMPLIGHT, 0.9, 0.012)
    c.flat(poly((dx + 0.045, floor - 0.005), (dx + 0.135, floor - 0.005), (dx + 0.62, -0.90), (dx + 0.22, -0.90)),
        "#ffd894", 0.55, soft=0.012)
    c.lamp(dx + 0.09, floor + 0.06, 0.55, LAMPLIGHT, 0.6)
    duck = blob((-0.75, 0.62, 0), (-0.45, 0.42), (0.0, 0.46), (0.22, 0.62), (0.24, 0.90), (0.40, 1.06), (0.58, 0.96),
        (0.86, 0.86, 0), (0.60, 0.78),
        (0.52, 0.50), (0.45, 0.22), (0.10, 0.06), (-0.40, 0.14)) + limb((0.0, 0.1), (-0.08, -0.12),
            0.05) + limb((0.12, 0.1), (0.18, -0.12), 0.05)
    for i, s in enumerate((0.105, 0.080)):
        at = (dx + 0.14 + 0.13 * i, floor - 0.015 - 0.06 * i)
        c.flat(poly((at[0] - 0.05, at[1] - 0.01), (at[0] + 0.05, at[1] - 0.01), (at[0] + 0.13, at[1] - 0.16),
            (at[0] + 0.04, at[1] - 0.16)),
            c.palette.dark, 0.55, soft=0.008)
        c.flat(place(duck, at, s, 0, True), "#14101c", 0.98)
    iron, glass, light = machine.lamp_post(0.80)
    for x in (-0.78, 0.74):
        c.paint(place(iron, (x, floor - 0.12)), soft=0.02, edge=0.006)
        c.lamp(x, floor - 0.12 + light[1], 0.4, LAMPLIGHT, 0.5)
        c.shine(place(glass, (x, floor - 0.12)), LAMPLIGHT, 0.9, 0.03)
    c.darken(box(-1.2, -1.6, 1.2, -0.92), 0.75, 0.10)
