"""Three, the Dead Hour: a robed colossus without feet or hands drifts over the city; three moons are its faces."""

from art.chrono_clash.midnight import INK, compose, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, both, dot, limb, place, scale, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("three-the-dead-hour", disc=(0.0, 0.36, 0.84), kind="moon", clouds="storm", cover=0.5, horizon=-0.6, light=INK,
    gloom=0.2, shafts=0.4)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.80, 0.20, 3, 26), 0.62, 0.5, 0.3, 0.3)
    land.layer(c, land.clock_tower(-0.62, -0.86, 0.46, 0.036), 0.50, 0.4, 0.5, 0.3)
    land.layer(c, land.roofs(c, -0.92, 0.20, 6, 20), 0.36, 0.3, 0.3, 0.25)
    c.mist(-0.62, 0.22, 0.45)
    robe = both((0.0, 0.20), (0.22, 0.16), (0.36, 0.0), (0.40, -0.24), (0.50, -0.44), (0.44, -0.70, 0), (0.34, -0.52),
        (0.28, -0.80, 0), (0.18, -0.58), (0.10, -0.90, 0), (0.04, -0.60), (0.0, -0.72, 0))
    sleeves: Shape = []
    mouths: Shape = []
    for side in (-1, 1):
        sleeves += blob((side * 0.10, 0.22), (side * 0.40, 0.26), (side * 0.74, 0.34), (side * 0.97, 0.44, 0),
            (side * 1.00, 0.12), (side * 0.92, -0.22, 0), (side * 0.86, -0.04), (side * 0.78, -0.34, 0), (side * 0.70,
                -0.10), (side * 0.60,
            -0.22, 0), (side * 0.52, -0.06), (side * 0.26, -0.10))
        mouths += blob((side * 0.955, 0.40), (side * 0.90, 0.24), (side * 0.86, 0.02), (side * 0.915, -0.14),
            (side * 0.975, 0.06), (side * 0.985, 0.26))
    hood = both((0.0, 1.00), (0.16, 0.95), (0.34, 0.98, 0), (0.44, 0.78), (0.48, 0.52), (0.42, 0.30), (0.46, 0.12),
        (0.30, 0.06), (0.0, 0.02))
    sleeves, mouths = (scale(part, 0.86, 1.0) for part in (sleeves, mouths))
    mask = c.paint(robe + sleeves, soft=0.16, rim=1.4)
    folds: Shape = []
    for side in (-1, 1):
        for i in range(4):
            folds += sweep([(side * (0.05 + 0.05 * i), 0.10), (side * (0.06 + 0.07 * i), -0.30),
                (side * (0.06 + 0.11 * i), -0.74)], [0.003, 0.012, 0.010])
        for i in range(3):
            folds += sweep([(side * 0.28, 0.16 - 0.05 * i), (side * 0.58, 0.16 - 0.08 * i), (side * (0.90 - 0.08 * i),
                0.0 - 0.12 * i)], [0.003, 0.010, 0.006])
    c.detail(folds, c.palette.form, 0.9, mask, 0.006)
    c.flat(mouths, "#2a0c4c")
    c.flat([q for side in (-1, 1) for q in sweep([(side * 0.83, 0.42), (side * 0.77, 0.22), (side * 0.735, 0.0),
        (side * 0.765, -0.10)], [0.005, 0.009, 0.005])], c.palette.rim, 0.85)
    c.paint(hood, soft=0.10, rim=1.5, shade=0.4)
    # The three faces: waxing, waning, and full with its eyes shut.
    for x, y, r, side in ((-0.345, 0.50, 0.165, -1), (0.345, 0.50, 0.165, 1), (0.0, 0.56, 0.215, 0)):
        cave = blob((x, y + r * 1.75, 0), (x + r * 1.0, y + r * 1.1), (x + r * 1.22, y), (x + r * 0.9, y - r * 1.3), (x,
            y - r * 1.55), (x - r * 0.9, y - r * 1.3), (x - r * 1.22, y), (x - r * 1.0, y + r * 1.1))
        c.paint(cave, soft=0.03, rim=1.0, shade=0.4, wrap=0.6)
        c.flat(scale(cave, 0.94, about=(x, y)), "#030006")
        c.lamp(x, y, r * 2.2, "#cfa8ff", 0.7)
        whole = dot(x, y, r, n=60)
        if side:
            c.flat(whole, "#e9d2fb", cut=dot(x - side * r * 0.52, y + r * 0.12, r * 0.94, n=60))
            c.flat(sweep([(x + side * r * 0.50, y + r * 0.10), (x + side * r * 0.68, y + r * 0.02),
                (x + side * r * 0.86,
                y + r * 0.10)], [0.005, 0.012, 0.005]), "#1a0630")
            continue
        c.shine(whole, "#d8b8ff", 0.55, 0.05, 0.5)
        marks: Shape = []
        for s in (-1, 1):
            marks += sweep([(x + s * r * 0.16, y + r * 0.06), (x + s * r * 0.42, y - r * 0.14), (x + s * r * 0.72,
                y + r * 0.10)], [0.006,
                0.015, 0.006])
            marks += [q for k in (-1, 0, 1) for q in limb((x + s * r * (0.44 + 0.16 * k),
                y - r * 0.12 + 0.01 * k * k), (x + s * r * (0.46
                + 0.22 * k), y - r * 0.28 + 0.01 * k * k), 0.005, 0.002)]
        marks += sweep([(x, y + r * 0.04), (x - r * 0.08, y - r * 0.34), (x + r * 0.04, y - r * 0.40)], [0.003, 0.008,
            0.005])
        marks += sweep([(x - r * 0.22, y - r * 0.60), (x, y - r * 0.57), (x + r * 0.22, y - r * 0.60)], [0.004, 0.010,
            0.004])
        c.flat(marks, "#240a44")
        c.detail([q for px, py, size in ((0.55, -0.45, 0.15), (-0.62, -0.32, 0.12), (0.1, 0.65, 0.15), (-0.35, 0.7,
            0.09)) for q in
            dot(x + px * r, y + py * r, size * r)], "#a078cc", 0.6, soft=0.006)
    c.shine(place(props.numeral("III", 0.22), (0.0, -0.16)), "#ffb648", 0.9, 0.05)
    land.layer(c, land.roofs(c, -1.08, 0.20, 9, 14), 0.10, 0.2, 0.3, 0.2)
    sky.motes(c, 40, -0.6, 1.0, colour="#e0c4ff")
    compose(c, 0.18)
