"""Eleven, the Ripening: two slim twins back to back, their bodies sheaves of corn, their arms bearing fruit."""

from art.chrono_clash.noon import CORN, CORN_GOLD, fruits, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, dot, limb, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("eleven-the-ripening", disc=(0.0, 0.40, 0.62), clouds="none", horizon=-0.4, light=CORN, gloom=0.1)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.48, 0.05, 3), 0.65, 0.5, 0.4)
    land.wheat(c, -0.86, 0.30, 80, 3, far=0.35)
    for facing in (-1, 1):
        twin = Figure((facing * 0.14, -0.02), 1.62, "lady", spine=87, head=82, near_arm=(18, 66), far_arm=(300, 20),
            facing=facing)
        x = twin.hip[0]
        sheaf = blob((x + facing * 0.05, 0.06, 0), (x + facing * 0.13, -0.10), (x + facing * 0.20, -0.40),
            (x + facing * 0.36, -0.80, 0), (x, -0.84), (x - facing * 0.13, -0.80, 0), (x - facing * 0.10, -0.36),
                (x - facing * 0.10, -0.06), (x - facing * 0.07, 0.08, 0))
        c.paint(twin.arm(False, 1.1), far=0.06)
        mask = c.paint(sheaf + twin.trunk() + twin.skull(), soft=0.10, colour="#8a7420")
        straws: Shape = []
        rng = c.rng(4)
        for _ in range(26):
            u = rng.uniform(-1, 1)
            straws += sweep([(x + facing * (0.02 + 0.07 * u), 0.02), (x + facing * (0.03 + 0.11 * u), -0.30),
                (x + facing * (0.10 + 0.23 * u), -0.82)], [0.003, 0.006, 0.005], 4)
        c.detail(straws, CORN_GOLD, 0.55, mask, 0.002)
        c.paint(limb((x - facing * 0.10, -0.02), (x + facing * 0.14, -0.04), 0.024), soft=0.02, colour="#c03a20")
        ears: Shape = []
        for k in range(9):
            a = 90 + facing * (-64 + 17 * k)
            base = twin.on_head(dot(0, 0.3, 0.02))[0].mean(0)
            tip = polar(base, a, 0.20)
            ears += limb(polar(base, a, 0.06), tip, 0.006)
            for s in (-1, 1):
                ears += [q for j in range(3) for q in dot(*polar(polar(base, a, 0.13 + 0.03 * j), a + 90 * s, 0.014),
                    0.010, 0.022, a - 90 + s * -20, 8)]
        c.paint(ears, soft=0.02, colour=CORN_GOLD, rim=1.4, edge=0.006)
        c.paint(twin.arm(True, 1.1), shade=0.35, colour="#8a7420")
        for hand, n in ((twin.hand_n, 3), (twin.hand_f, 2)):
            bunch = [(hand[0] + 0.05 * (j - (n - 1) / 2), hand[1] + 0.06 + 0.03 * (j % 2)) for j in range(n)]
            fruits(c, bunch, 0.046, "#e0482a")
            c.paint([q for bx, by in bunch for q in place(props.leaf(0.10, 0.5), (bx, by + 0.04), 1, -40)], soft=0.02)
        branch = sweep([twin.shoulder_n, (twin.shoulder_n[0] + facing * 0.25, twin.shoulder_n[1] + 0.10),
            (twin.shoulder_n[0] + facing * 0.52, twin.shoulder_n[1] - 0.02)], [0.022, 0.016, 0.005])
        tips = [(twin.shoulder_n[0] + facing * d, twin.shoulder_n[1] + e) for d, e in ((0.26, 0.0), (0.38, -0.03),
            (0.50, -0.10))]
        c.paint(branch + [q for bx, by in tips for q in place(props.leaf(0.13, 0.5), (bx, by + 0.06), 1,
            facing * -60)], soft=0.03)
        fruits(c, tips, 0.042, "#f0a428")
        c.shine(twin.on_head(limb((0.52, 0.08), (0.72, 0.06), 0.05)), heat=0.8, halo=0.015)
    land.wheat(c, -1.10, 0.36, 70, 9)
    c.shine(place(props.numeral("XI", 0.19), (0.0, 0.88)), "#e8a020", 0.4, 0.04)
    c.flat(place(props.numeral("XI", 0.19), (0.0, 0.88)), c.palette.dark, 0.85)
    sky.motes(c, 40)
