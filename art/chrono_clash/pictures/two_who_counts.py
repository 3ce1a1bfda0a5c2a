"""Two, Who Counts: two heads on one body behind a great pair of scales: one counts coins, one counts stars."""

from art.chrono_clash.midnight import GOLD, compose, flesh_hand, picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, between, blob, both, box, dot, hoop, limb, move, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("two-who-counts", disc=(0.0, 0.44, 0.64), kind="moon", clouds="bands", cover=0.3, stars=1.0, horizon=-0.3)
def paint(c: Canvas) -> None:
    desk = -0.66
    land.layer(c, land.roofs(c, -0.62, 0.3, 4, 20), 0.6, 0.5, 0.4)
    body = both((0.0, 0.24), (0.10, 0.20), (0.22, 0.17), (0.46, 0.10), (0.58, -0.10), (0.60, -0.50), (0.66,
        desk - 0.1, 0), (0.0, desk - 0.1))
    k = 0.185
    for side in (-1, 1):
        at = (side * 0.25, 0.52)
        neck = sweep([(side * 0.08, 0.10), (side * 0.17, 0.26), (side * 0.22, 0.42)], [0.13, 0.09, 0.075])
        face = place(dress.FACE + blob((0.66, -0.62), (0.92, -0.75), (1.02, -1.4), (0.80, -2.0, 0), (0.52, -1.4),
            (0.30, -0.85)), at, k, 6 * -side if side < 0 else 6, side < 0)
        crown = place(poly((-0.72, 0.50), (-0.98, 1.55), (-0.50, 1.10), (-0.36, 1.85), (0.02, 1.15), (0.34, 1.85),
            (0.48, 1.10), (0.92, 1.50), (0.76, 0.50)) + blob((0.60, 0.46), (-0.2, 0.72), (-0.88, 0.46), (-0.95, -0.3),
                (-0.72,
            -0.9), (-0.50, -0.3), (-0.2, 0.25)), at, k, 6 * -side if side < 0 else 6, side < 0)
        body += neck + face + crown
    mask = c.paint(body, soft=0.14, rim=1.3)
    rng = c.rng(3)
    c.detail([q for _ in range(34) for q in sky.star4(rng.uniform(0.05, 0.56), rng.uniform(-0.62, 0.06),
        rng.uniform(0.015, 0.04))], "#f4ecff", 0.8, mask, 0.001)
    c.detail([q for _ in range(26) for q in hoop(rng.uniform(-0.56, -0.05), rng.uniform(-0.62, 0.06),
        rng.uniform(0.014, 0.026), 0.005)], GOLD, 0.75, mask, 0.001)
    c.detail(limb((0, 0.2), (0, desk), 0.010) + [q for s in (-1, 1) for q in sweep([(s * 0.10, 0.20), (s * 0.24,
        -0.10), (s * 0.30, desk)], [0.006, 0.012, 0.012])], c.palette.form, 0.9, mask, 0.006)
    c.detail(blob((-0.26, 0.16), (0, 0.08), (0.26, 0.16), (0.20, 0.05), (0, -0.02), (-0.20, 0.05)), GOLD, 0.8, mask,
        0.004)
    for side in (-1, 1):
        at = (side * 0.25, 0.52)
        c.shine(place(dot(0.52, 0.14, 0.11, 0.075), at, k, -6 * side, side < 0), GOLD if side < 0 else "#e8e0ff", 1.3,
            0.03)
        c.flat(place(limb((0.34, 0.36), (0.76, 0.28), 0.05), at, k, -6 * side, side < 0), c.palette.form)
    # Hands: one lets a coin fall, one picks a star from the sky.
    for side in (-1, 1):
        hand = (side * 0.62, 0.20) if side < 0 else (0.70, 0.62)
        elbow_ = (side * 0.82, -0.14) if side < 0 else (0.86, 0.12)
        sleeve = sweep([(side * 0.46, 0.02), elbow_, between(elbow_, hand, 0.70)], [0.12, 0.10, 0.085])
        c.paint(sleeve, soft=0.07, rim=1.3, shade=0.3)
        fingers = place(flesh_hand(), between(elbow_, hand, 0.76), 0.26, -26 if side > 0 else 40, side < 0)
        c.paint(fingers, soft=0.03, edge=0.007, rim=1.5)
    # The desk, the scales.
    c.paint(box(-1.2, -1.5, 1.2, desk), soft=0.06, rim=1.2, colour="#4a1c50")
    c.paint(limb((0, desk), (0, 0.02), 0.020, 0.014) + both((0.0, desk + 0.09), (0.05, desk + 0.06), (0.16, desk, 0),
        (0.0, desk)) + dot(0, 0.05, 0.032), colour="#e0b050", rim=1.5, soft=0.02, edge=0.006, shade=0.3)
    scales = props.balance(1.18, 7)
    c.paint(move(scales, 0.0, 0.02), colour="#e0b050", rim=1.6, soft=0.02, edge=0.007, shade=0.35)
    pans = [polar((0, 0.02), 7 + (180 if s < 0 else 0), 0.59) for s in (-1, 1)]
    pan_y = [p[1] - 0.35 * 1.18 for p in pans]
    coins: Shape = []
    shine: Shape = []
    for i in range(26):
        x = pans[0][0] + rng.normal(0, 0.075)
        h = max(0.0, 0.16 - abs(x - pans[0][0]) * 1.1)
        yy = pan_y[0] + 0.02 + h * rng.random()
        coins += dot(x, yy, 0.038, 0.018, rng.uniform(-20, 20))
        if i % 2:
            shine += dot(x - 0.006, yy + 0.005, 0.026, 0.009)
    c.flat(move(coins, 0.004, -0.010), "#6a3414", 0.95)
    c.flat(coins, "#e8a030")
    c.flat(shine, "#ffe0a0", 0.9)
    for _ in range(13):
        x = pans[1][0] + rng.normal(0, 0.07)
        yy = pan_y[1] + 0.03 + rng.random() * max(0.02, 0.18 - abs(x - pans[1][0]))
        c.shine(sky.star4(x, yy, rng.uniform(0.04, 0.085)), "#dcd4ff", 1.1, 0.02, 0.6)
    c.lamp(pans[1][0], pan_y[1] + 0.06, 0.4, "#c8b8ff", 0.5)
    c.shine(sky.star4(0.70, 0.74, 0.16), "#e4dcff", 1.5, 0.05)
    for i in range(4):
        c.flat(dot(-0.60 + 0.008 * i, 0.16 - 0.085 * i, 0.034, 0.014 + 0.004 * (i % 2), 20 * i), GOLD)
    stacks: Shape = []
    for x, n in ((-0.86, 5), (-0.74, 8), (-0.62, 3)):
        for j in range(n):
            stacks += dot(x + rng.normal(0, 0.004), desk + 0.016 + 0.022 * j, 0.048, 0.014)
    c.flat(move(stacks, 0, -0.008), "#5a2c10")
    c.flat(stacks, "#e8a030")
    c.shine(place(props.numeral("II", 0.26), (0.0, 0.80)), "#ffb648", 0.5, 0.05)
    c.flat(place(props.numeral("II", 0.26), (0.0, 0.80)), "#a8480c")
    compose(c, 0.16)
