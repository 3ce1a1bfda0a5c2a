"""Hearse Horse: a plumed black horse at full stretch, the glass hearse behind it on one wheel; a hand waves from
the back.
"""

from art.chrono_clash.midnight import PLUM, bony_hand, compose, picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.creature import Beast
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, box, dot, limb, move, place, polar, poly, scale, sweep, turn

# Outlines stay as rows of points:
# fmt: off


@picture("hearse-horse", disc=(-0.40, 0.22, 0.62), kind="moon", clouds="bands", cover=0.8, horizon=-0.6, light=PLUM)
def paint(c: Canvas) -> None:
    land.layer(c, land.forest(c, -0.62, 0.30, 2, "pine", 22), 0.55, 0.6, 0.4, 0.5)
    floor = -0.68
    land.ground(c, floor, 0.012)
    pivot, tilt = (-0.46, floor), 9

    def on(shape: Shape) -> Shape:
        return move(turn(scale(shape, 0.86, about=(-0.12, floor)), tilt, pivot), 0.05, 0.0)

    panes = box(-0.90, -0.02, -0.60, 0.30) + box(-0.56, -0.02, -0.26, 0.30)
    body = box(-0.96, -0.20, -0.16, -0.02) + box(-0.96, 0.30, -0.18, 0.36) + box(-0.96, -0.05, -0.18,
        0.32) + blob((-1.0, 0.36, 0), (-0.9, 0.46), (-0.57, 0.52), (-0.24, 0.46), (-0.13, 0.36, 0))
    body += [q for x in (-0.92, -0.57, -0.22) for q in limb((x, 0.44), (x, 0.56), 0.014) + dot(x, 0.58,
        0.034) + sweep([(x, 0.6), (x - 0.04, 0.72), (x - 0.12, 0.70)], [0.02, 0.05, 0.01])]
    swag: Shape = []
    for x in (-0.90, -0.56):
        swag += blob((x, 0.31, 0), (x + 0.15, 0.20), (x + 0.30, 0.31, 0)) + blob((x, 0.31, 0), (x + 0.05, 0.16, 0),
            (x + 0.08, 0.30)) + blob((x + 0.30, 0.31, 0), (x + 0.25, 0.16, 0), (x + 0.22, 0.30))
    coffin = poly((-0.88, -0.02), (-0.90, 0.10), (-0.84, 0.15), (-0.40, 0.13), (-0.30, 0.08), (-0.32, -0.02))
    wheel_back, wheel_front = (-0.78, -0.36), (-0.28, -0.40)
    seat = sweep([(-0.16, -0.10), (0.0, -0.02), (0.02, 0.10)], [0.03, 0.03, 0.02]) + box(-0.18, 0.06, 0.02,
        0.10) + sweep([(-0.14, -0.12), (0.10, -0.14), (0.17, -0.08), (0.18, 0.04)], [0.022, 0.020,
        0.016, 0.012])
    axle = limb((-0.80, -0.16), (-0.78, -0.36), 0.03) + limb((-0.26, -0.16), (-0.28, -0.40), 0.03) + sweep([(-0.9,
        -0.22), (-0.5, -0.26), (-0.16, -0.20)], [0.02, 0.024, 0.02])
    c.paint(on(place(props.wheel(0.27, 12, thick=0.035), wheel_back)), far=0.14, edge=0.006, soft=0.03)
    c.paint(on(coffin), soft=0.04, colour="#7a3060", rim=1.2)
    c.paint(on(body), cut=on(panes), soft=0.06, rim=1.4, edge=0.009)
    c.paint(on(swag), soft=0.03, colour="#c04a8a")
    c.flat(on(poly((-0.88, 0.28), (-0.80, 0.28), (-0.62, 0.0), (-0.70, 0.0)) + poly((-0.52, 0.28), (-0.47, 0.28),
        (-0.34, 0.06), (-0.39, 0.06))), "#ffffff", 0.16)
    c.paint(on(axle + seat + place(props.wheel(0.28, 12, thick=0.035), (-0.72, -0.38)) + place(props.wheel(0.22, 12,
        thick=0.04), wheel_front)), soft=0.03, edge=0.008, rim=1.3)
    lamp = on(dot(-0.10, 0.14, 0.03, 0.045))
    c.shine(lamp, heat=1.0, halo=0.06)
    # The driver, all hat and whip.
    x, y = (float(v) for v in on(dot(-0.08, 0.10, 0.01))[0].mean(0))
    driver = Figure((x, y), 0.60, "slim", spine=58, head=70, near_arm=(330, 350), far_arm=(40, 60), near_leg=(2,
        282), far_leg=(354, 276))
    c.paint(driver.arm(False), soft=0.03)
    c.paint(sweep([driver.hand_f, (driver.hand_f[0] + 0.10, driver.hand_f[1] + 0.20), (driver.hand_f[0] + 0.34,
        driver.hand_f[1] + 0.24), (driver.hand_f[0] + 0.52, driver.hand_f[1] + 0.10)], [0.008,
        0.006, 0.004, 0.002]), edge=0.005, rim=1.4)
    flying = blob((x + 0.04, y + 0.12), (x - 0.10, y + 0.10), (x - 0.22, y + 0.16, 0), (x - 0.16, y + 0.02),
        (x - 0.24, y - 0.04, 0), (x, y - 0.04))
    c.paint(flying + driver.body() + driver.on_head(dress.STOVEPIPE), soft=0.04, rim=1.2)
    # Somebody in the back.
    ax, ay = (float(v) for v in on(dot(-0.95, 0.12, 0.01))[0].mean(0))
    c.paint(sweep([(ax + 0.06, ay), (ax - 0.06, ay + 0.06), (ax - 0.02, ay + 0.24)], [0.03, 0.028,
        0.022]) + place(bony_hand(1.3), (ax - 0.02, ay + 0.24), 0.22, 14), edge=0.006, soft=0.02, rim=1.5)
    horse = Beast((0.30, -0.20), 0.47, "horse", "gallop", 7, neck=(52,), head=(-22,))
    c.cast(horse.body() + on(body), floor, 0.5)
    c.paint(limb((0.54, -0.12), (-0.20, -0.14), 0.012) + sweep([driver.hand_n, (0.40, 0.12), horse.muzzle], [0.004,
        0.004]), edge=0.005)
    horse.paint(c, rim=1.3)
    c.paint(horse.mane(0.24, 0.95), soft=0.03, rim=1.2)
    plume: Shape = []
    for i in range(4):
        top = polar(horse.poll, 84 + 13 * i, 0.27 - 0.03 * i)
        plume += sweep([horse.poll, polar(horse.poll, 92 + 9 * i, 0.14), top, (top[0] - 0.09, top[1] - 0.01),
            (top[0] - 0.13,
            top[1] - 0.06)], [0.014, 0.026, 0.036, 0.024, 0.004])
    c.paint(plume, colour="#c83a8a", soft=0.04, rim=1.4)
    c.flat(horse.on_trunk(sweep([(0.42, 0.27), (0.34, 0.0), (0.30, -0.26)], [0.020, 0.020]) + sweep([(0.72, -0.06),
        (0.3, -0.02), (-0.6, 0.02)], [0.016, 0.014])), "#d88a4c", 0.8)
    c.shine(horse.on_head(dot(0.40, 0.08, 0.05)), heat=1.3, halo=0.03)
    breath = horse.muzzle
    c.flat([q for i in range(5) for q in dot(breath[0] + 0.03 + 0.03 * i, breath[1] + 0.015 * i, 0.02 + 0.012 * i)],
        c.palette.rim, 0.22, soft=0.02)
    rng = c.rng(5)
    dust: Shape = []
    for _ in range(26):
        dust += dot(rng.uniform(-1.0, 0.5), floor + abs(rng.normal(0, 0.05)), rng.uniform(0.03, 0.09), n=14)
    c.flat(dust, c.palette.haze, 0.40, soft=0.035)
    sky.leaves(c, 14, "#e8a0c8", 0.03, -0.6, 0.9)
    compose(c, 0.14)
