"""Ten, the Last Bell: a giant hooded ringer hangs from a bell as large as himself over the sleeping city."""

from art.chrono_clash import world
from art.chrono_clash.midnight import BONE, bony_hand, compose, picture
from art.kit import props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, between, blob, box, dot, hoop, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("ten-the-last-bell", disc=(-0.20, 0.18, 0.74), kind="moon", clouds="storm", cover=0.4, horizon=-0.7,
    shafts=0.35)
def paint(c: Canvas) -> None:
    world.meridian(c, -1.0, 0.30, 0.62, tower=-0.80, salt=2, dial=False)
    # The belfry: beam and a leaning post.
    frame = poly((-1.2, 0.98), (1.2, 1.10), (1.2, 1.24), (-1.2, 1.12)) + poly((0.84, 1.2), (1.02, 1.2), (0.96, -1.5),
        (0.78, -1.5)) + poly((0.42, 1.10), (0.52, 1.12), (0.92, 0.62), (0.92, 0.48))
    c.paint(frame, soft=0.06, rim=1.2)
    hung, swing = (0.16, 1.06), 30
    bell = place(props.bell(1.06), hung, 1, swing)
    wheel = place(props.wheel(0.30, 8, 0.12, 0.2, 0.05, 10), hung)

    # The ringer's robe flies out below him.
    lip = [place(dot(x, -0.93, 0.01), hung, 1, swing)[0].mean(0) for x in (-0.40, -0.12)]
    grip = [(float(p[0]), float(p[1])) for p in lip]
    rope_a = [(1.0, 1.3), (0.62, 0.20), (0.16, -0.66), (-0.16, -1.7)]
    rope_b = [(0.34, 0.16), (0.46, -0.10), (0.70, -0.62), (1.16, -1.7)]
    robe = blob((-0.30, -0.16), (-0.16, -0.10), (0.0, -0.20), (0.02, -0.42), (-0.10, -0.62), (-0.20, -0.86, 0),
        (-0.30, -0.72), (-0.38, -0.98, 0), (-0.48, -0.78), (-0.60, -0.98, 0), (-0.66, -0.76), (-0.84, -0.86, 0), (-0.80,
        -0.62), (-0.98, -0.58, 0), (-0.76, -0.42), (-0.58, -0.26), (-0.44, -0.10))
    hood = blob((-0.30, 0.22), (-0.42, 0.16), (-0.50, 0.0), (-0.48, -0.16), (-0.40, -0.26), (-0.16, -0.26), (-0.06,
        -0.14), (-0.08, 0.04), (-0.16, 0.16))
    arms: Shape = []
    for i, (a, b) in enumerate((((-0.40, -0.08), (-0.46, 0.20)), ((-0.10, -0.10), (0.06, 0.12)))):
        mid = between(b, grip[i], 0.25)
        arms += sweep([a, b, mid], [0.13, 0.12, 0.13]) + blob((*polar(mid, 200, 0.13), 0), polar(mid, 250, 0.20),
            (*polar(mid, 300, 0.24), 0), (*polar(mid, 20, 0.12), 0)) + sweep([mid, grip[i]], [0.045, 0.034])
    c.paint(wheel, soft=0.04, rim=1.2, far=0.06)
    c.paint(bell, soft=0.20, rim=1.5, colour="#a86a2c", form=1.1, wrap=0.5)
    mask = c.mask(bell)
    bands = place(box(-0.5, -0.80, 0.5, -0.775) + box(-0.5, -0.30, 0.5, -0.285) + box(-0.5, -0.68, 0.5, -0.67), hung,
        1, swing)
    c.detail(bands, "#ffd890", 0.6, mask, 0.003)
    c.detail(place(blob((-0.20, -0.20), (-0.14, -0.20), (-0.20, -0.55), (-0.30, -0.80), (-0.34, -0.80)), hung, 1,
        swing), "#ffe0b0", 0.5, mask, 0.025)
    ropes = sweep(rope_a, [0.020, 0.020]) + sweep(rope_b, [0.020, 0.020])
    c.paint(ropes, colour="#d8a870", rim=1.4, soft=0.02, edge=0.007)
    mask = c.paint(robe, soft=0.14, rim=1.3)
    c.detail([q for i in range(6) for q in sweep([(-0.34 + 0.05 * i, -0.22), (-0.52 + 0.09 * i, -0.48),
        (-0.76 + 0.12 * i, -0.84)], [0.004, 0.014, 0.012])], c.palette.form, 0.85, mask, 0.008)
    c.paint(arms, soft=0.07, rim=1.4)
    for i in (0, 1):
        c.paint(place(bony_hand(1.2), polar(grip[i], 262, 0.05), 0.26, 14), colour=BONE, rim=1.8, soft=0.02, edge=0.006)
    mask = c.paint(hood, soft=0.10, rim=1.4, shade=0.4)
    hollow = blob((-0.28, 0.10), (-0.36, 0.04), (-0.39, -0.08), (-0.30, -0.20), (-0.20, -0.16), (-0.17, -0.02),
        (-0.20, 0.07))
    c.flat(hollow, "#050108")
    c.shine(dot(-0.325, -0.035, 0.024, 0.016, 12) + dot(-0.235, -0.025, 0.024, 0.016, -12), heat=1.6, halo=0.035)
    # The sound of it, and the numeral where the ropes cross.
    mouth = place(dot(0, -0.92, 0.01), hung, 1, swing)[0].mean(0)
    mx, my = float(mouth[0]), float(mouth[1])
    c.flat([q for i in range(4) for q in hoop(mx, my, 0.52 + 0.10 * i, 0.006, -62 - 3 * i, -8 + 2 * i)], "#ffd890",
        0.5, soft=0.004)
    cross = (0.42, -0.16)
    c.lamp(*cross, 0.5, heat=0.5)
    c.shine(place(props.numeral("X", 0.30), cross), "#ffb648", 1.0, 0.06)
    for x, y, h, way in ((-0.30, -1.06, 0.13, -1), (0.10, -1.10, 0.14, 1), (0.36, -1.07, 0.12, 1)):
        c.paint(props.runner(x, y, h, way), edge=0.004, soft=0.01)
    sky.birds(c, 10, (-0.55, 0.72), 0.25, 0.05)
    compose(c, 0.14)
