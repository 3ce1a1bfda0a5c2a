"""Sexton Hob: a squat sexton in a boxer's guard, bell ropes wound about both fists; they come from a crooked church."""

from art.chrono_clash.midnight import compose, picture
from art.kit import land, machine, props
from art.kit.canvas import Canvas
from art.kit.figure import Build, Figure
from art.kit.shapes import Point, Shape, blob, box, dot, hoop, limb, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("sexton-hob", disc=(0.26, 0.40, 0.64), kind="moon", clouds="storm", cover=0.45, horizon=-0.5, gloom=0.15)
def paint(c: Canvas) -> None:
    land.layer(c, machine.graveyard([-0.94, -0.70, -0.46], [-0.72, -0.71, -0.72], 0.30, 4), 0.48, 0.4, 0.4, 0.7)
    # The church leans as if it had been hit.
    lean = 7
    foot = (0.66, -0.78)
    church = poly((-0.06, 0.0), (-0.06, 0.60), (0.20, 0.80), (0.60, 0.66), (0.60, 0.0)) + poly((-0.17, 0.0), (-0.14,
        1.16), (0.14, 1.16), (0.17, 0.0))
    church += box(-0.18, 1.13, 0.18, 1.18) + poly((-0.18, 1.17), (-0.04, 1.48), (0.06, 1.64), (0.18,
        1.17)) + limb((0.06, 1.60), (0.07, 1.78),
        0.010) + limb((0.02, 1.71), (0.12, 1.715), 0.009)
    holes = box(-0.09, 0.82, 0.09, 1.0) + dot(0, 1.0, 0.09)
    land.layer(c, place(church, foot, 1, lean), 0.26, 0.45, 1.0, 1.0, cut=place(holes, foot, 1, lean))
    belfry = place(dot(0, 1.05, 0.01), foot, 1, lean)[0].mean(0)
    bx, by = float(belfry[0]), float(belfry[1])
    c.paint(place(props.bell(0.19), (bx, by), 1, 32), far=0.12, edge=0.005, soft=0.02)
    c.shine(place(box(-0.04, 0.40, 0.04, 0.56) + dot(0, 0.56, 0.04) + box(0.26, 0.30, 0.34, 0.48) + dot(0.30, 0.48,
        0.04), foot, 1, lean), heat=0.5,
        halo=0.03)
    floor = -0.74
    land.ground(c, floor, 0.012)
    man = Figure((-0.38, -0.24), 1.62, Build(head=0.096, spine=0.33, thigh=0.155, shin=0.15, upper=0.165, fore=0.15,
        shoulder=0.17, hip=0.10, belly=0.125, flesh=1.95), spine=76,
        head=70, near_arm=(318, 36), far_arm=(8, 40), near_leg=(304, 268), far_leg=(232, 252))
    c.cast(man.body(), floor, 0.6)
    fists = []
    for hand in (man.hand_f, man.hand_n):
        fists.append((hand[0] + 0.03, hand[1] + 0.05))
    ropes: Shape = []
    for i, (x, y) in enumerate(fists):
        ropes += sweep([(x, y), ((x + bx) / 2, y - 0.20 + 0.06 * i), (bx - 0.02, by - 0.10)], [0.015, 0.013, 0.010])
    c.paint(ropes, soft=0.02, edge=0.008, rim=1.5, colour="#d8a870")
    c.paint(man.arm(False, 1.2) + man.leg(False, 1.35), far=0.06, soft=0.07)

    def wound(at: Point, tilt: float) -> None:
        mask = c.paint(place(blob((-0.13, -0.10), (-0.15, 0.04), (-0.06, 0.14), (0.09, 0.13), (0.15, 0.02), (0.11,
            -0.11)), at, 1, tilt), soft=0.07, colour="#e8b878", rim=1.4, wrap=0.7,
            form=1.0, shade=0.3)
        coils: Shape = []
        for k in range(-4, 5):
            coils += place(sweep([(-0.17, 0.035 * k - 0.02), (0.0, 0.035 * k + 0.02), (0.17, 0.035 * k - 0.01)],
                [0.005, 0.007, 0.005]), at, 1, tilt + 8)
        c.detail(coils, "#2a1020", 0.75, mask, 0.002)

    wound(fists[0], 20)
    c.paint(man.leg(True, 1.35), soft=0.07, shade=0.2)
    h = man.hip
    apron = blob((h[0] - 0.24, h[1] + 0.10), (h[0] - 0.26, h[1] - 0.16, 0), (h[0], h[1] - 0.20), (h[0] + 0.24,
        h[1] - 0.15, 0), (h[0] + 0.24, h[1] + 0.10))
    head = man.on_head(blob((0.0, 1.02), (0.52, 0.90), (0.78, 0.50), (0.72, 0.24), (0.92, 0.02), (1.00, -0.16), (0.84,
        -0.28), (0.94, -0.46), (1.02, -0.78), (0.70, -1.08), (0.0, -0.98),
        (-0.60, -0.95), (-0.86, -0.2), (-0.80, 0.4), (-0.55, 0.85)) + dot(-0.45, -0.05, 0.20, 0.28))
    shirt = man.on_chest(blob((-0.46, 0.20), (-0.50, 0.65), (-0.30, 1.00), (0.10, 1.06), (0.36, 0.88), (0.42, 0.40),
        (0.36, 0.0), (-0.36, 0.0)))
    mask = c.paint(man.trunk() + shirt + apron + head, soft=0.14, rim=1.3)
    c.detail(man.on_chest(sweep([(-0.44, 0.10), (0.0, 0.02), (0.42, 0.14)], [0.045, 0.05, 0.045])), "#c04a8a", 0.8,
        mask, 0.004)
    c.detail(man.on_chest(sweep([(-0.20, 1.0), (-0.26, 0.6), (-0.20, 0.1)], [0.03, 0.035, 0.03]) + sweep([(0.20,
        0.94), (0.26, 0.6), (0.22, 0.1)], [0.03, 0.035, 0.03])), c.palette.halo, 0.45,
        mask, 0.004)
    c.detail(man.on_head(sweep([(0.52, -0.42), (0.86, -0.44), (1.05, -0.24)], [0.10, 0.13, 0.05]) + limb((0.42, 0.36),
        (0.82, 0.22), 0.07) + hoop(-0.45, -0.05, 0.11, 0.03, 60, 300)),
        c.palette.halo, 0.6, soft=0.003)
    c.shine(man.on_head(dot(0.62, 0.16, 0.08)), heat=1.0, halo=0.02)
    c.paint(man.arm(True, 1.2), shade=0.5, soft=0.07, rim=1.2)
    wound(fists[1], 10)
    # The bell answers.
    c.flat([q for i in range(3) for q in hoop(bx, by - 0.06, 0.24 + 0.07 * i, 0.006, -20, 20)], c.palette.accent, 0.7,
        soft=0.003)
    land.grass(c, -1.0, 0.14, 70)
    compose(c, 0.06)
