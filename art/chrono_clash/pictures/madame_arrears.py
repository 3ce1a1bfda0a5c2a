"""Madame Arrears: a grand lady whose skirt is a vault door, with a fan of clock faces and a chain of keys."""

from art.chrono_clash.midnight import GOLD, compose, picture, watch
from art.kit import machine, props
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, both, box, dot, hoop, limb, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("madame-arrears", disc=(0.0, 0.40, 0.60), kind="moon", clouds="none", stars=0.0, horizon=-0.2)
def paint(c: Canvas) -> None:
    x, y, r = c.disc
    wall = box(-1.2, -1.5, 1.2, 1.5)
    mask = c.paint(wall, cut=dot(x, y, r + 0.02, n=90), far=0.45, soft=0.06, rim=0.8)
    grid: Shape = []
    for i in range(-6, 7):
        grid += limb((0.19 * i, -1.5), (0.19 * i, 1.5), 0.005)
    for j in range(-10, 11):
        grid += limb((-1.2, 0.15 * j), (1.2, 0.15 * j), 0.005)
    c.detail(grid, amount=0.75, within=mask, soft=0.002)
    knobs = [q for i in range(-6, 6) for j in range(-10, 10) for q in dot(0.19 * i + 0.095, 0.15 * j + 0.075, 0.016,
        n=10)]
    c.detail(knobs, c.palette.halo, 0.45, mask, 0.002)
    c.paint(hoop(x, y, r + 0.07, 0.06), colour="#c08a3c", soft=0.04, rim=1.3, wrap=0.6)
    c.paint(machine.rivets([polar((x, y), 15 + 30 * i, r + 0.07) for i in range(12)], 0.024), colour="#f0c070",
        soft=0.02, edge=0.005, rim=1.4)
    floor = -0.80
    c.paint(box(-1.2, -1.5, 1.2, floor + 0.02), rim=0.6, soft=0.05)
    lady = Figure((0.0, 0.06), 1.40, "lady", turn=1, near_arm=(332, 60), far_arm=(226, 318))
    door = (0.0, -0.36)
    skirt = both((0.0, 0.24), (0.10, 0.22), (0.22, 0.08), (0.46, -0.06), (0.60, -0.30), (0.62, -0.56), (0.56, floor,
        0), (0.0, floor - 0.02))
    mask = c.paint(skirt, soft=0.14, rim=1.4, colour="#8a3a90", wrap=0.6)
    c.flat(skirt, "#4a1a5c", 0.6)
    c.detail([q for i in range(-5, 6) for q in sweep([(0.018 * i, 0.22), (0.07 * i, 0.0), (0.11 * i, -0.36), (0.112 * i,
        floor)], [0.003, 0.012, 0.016, 0.016])], amount=0.7, within=mask, soft=0.010)
    c.detail(limb((-0.58, floor + 0.05), (0.58, floor + 0.05), 0.016) + limb((-0.6, floor + 0.11), (0.6, floor + 0.11),
        0.006), GOLD, 0.9, mask, 0.002)
    c.paint(lady.arm(False, 1.0) + lady.arm(True, 1.0), soft=0.05, rim=1.3)
    # The vault door.
    R = 0.43
    c.paint(dot(*door, R + 0.04, n=80), soft=0.05, colour="#8a6ab0", rim=1.3, wrap=0.6, shade=0.4)
    mask = c.paint(dot(*door, R, n=80), soft=0.12, colour="#b89ad8", rim=1.4, wrap=0.7, form=1.2)
    c.detail(hoop(*door, R * 0.80, 0.008) + hoop(*door, R * 0.97, 0.008) + hoop(*door, R * 0.40, 0.006), amount=0.8,
        within=mask)
    c.detail([q for i in range(12) for q in limb(polar(door, 30 * i + 15, R * 0.84), polar(door, 30 * i + 15,
        R * 0.94), 0.014)], c.palette.rim, 0.8, mask, 0.003)
    bolts = [q for i in range(12) for q in dot(*polar(door, 30 * i, R * 0.885), 0.024)]
    c.paint(bolts, colour="#e0b050", rim=1.4, soft=0.02, edge=0.006)
    c.paint(place(props.wheel(0.19, 3, 0.20, 0.34, 0.13, 90), door), colour="#e0b050", rim=1.5, soft=0.03, edge=0.007,
        shade=0.5)
    c.shine(dot(door[0], door[1] + 0.012, 0.022) + poly((door[0] - 0.010, door[1]), (door[0] + 0.010, door[1]),
        (door[0] + 0.018, door[1] - 0.045), (door[0] - 0.018, door[1] - 0.045)), heat=1.0, halo=0.03)
    n = lady.neck
    ruff = [p for i in range(11) for p in blob((n[0], n[1] + 0.02, 0), polar(n, 2 + 16 * i, 0.20), (*polar(n,
        10 + 16 * i, 0.27), 0), polar(n, 18 + 16 * i, 0.20), per=4)]
    c.paint(ruff, soft=0.04, colour="#d8bcf0", rim=1.2, far=0.08)
    bodice = lady.trunk() + lady.on_chest(blob((-0.30, 0.30), (-0.34, 0.10), (0, -0.16, 0), (0.34, 0.10), (0.30,
        0.30)) + dot(-0.22, 0.84, 0.15, 0.13) + dot(0.22, 0.84, 0.15, 0.13))
    hair = lady.on_head(blob((0.0, 2.35), (0.50, 2.25), (0.92, 1.5), (0.95, 0.6), (0.80, -0.2), (0.66, 0.3), (0.0,
        0.62), (-0.66, 0.3), (-0.80, -0.2), (-0.95, 0.6), (-0.92, 1.5), (-0.50, 2.25)))
    mask = c.paint(bodice + lady.skull() + hair, soft=0.09, rim=1.3, shade=0.3)
    c.detail(lady.on_chest([q for k in range(5) for q in limb((-0.10 + 0.01 * k, 0.16 + 0.13 * k), (0.10 - 0.01 * k,
        0.16 + 0.13 * k), 0.012)]), "#e0b050", 0.8, mask, 0.003)
    c.detail(lady.on_head(sweep([(-0.6, 0.8), (0.0, 1.2), (0.7, 0.9)], [0.02, 0.05, 0.02]) + sweep([(-0.7, 1.4), (0.0,
        1.8), (0.7, 1.4)], [0.02, 0.05, 0.02])), c.palette.halo, 0.5, mask, 0.004)
    c.shine(lady.on_head(dot(-0.28, 0.02, 0.10, 0.055, -12) + dot(0.28, 0.02, 0.10, 0.055, 12)), heat=1.2, halo=0.02)
    c.flat(lady.on_head(dot(0, -0.52, 0.14, 0.05)), "#c83a6a", 0.9)
    watch(c, float(lady.head[0]), float(lady.head[1]) + 0.20, 0.042, 0.7, 120)
    # Fan and keys.
    hand = lady.hand_n
    fan: Shape = []
    for i in range(5):
        a = 20 + 32 * i
        fan += limb(hand, polar(hand, a, 0.26), 0.010)
    c.paint(blob((*hand, 0), *[polar(hand, 4 + 16 * i, 0.23) for i in range(11)]), colour="#a02c78", soft=0.06, rim=1.2)
    c.paint(fan, edge=0.005, rim=1.2)
    faces = [polar(hand, 20 + 32 * i, 0.27) for i in range(5)]
    c.paint([q for px, py in faces for q in dot(px, py, 0.078)], colour="#d89a40", soft=0.03, rim=1.4)
    for i, (px, py) in enumerate(faces):
        machine.dial_face(c, px, py, 0.060, 0.7, 40 + 70 * i)
    h = lady.hand_f
    bunch = props.chain([h, (h[0] - 0.20, h[1] - 0.06), (h[0] - 0.34, h[1] - 0.22), (h[0] - 0.38, h[1] - 0.36)], 0.026)
    for kx, ky, size, a in ((-0.20, -0.10, 0.24, 170), (-0.34, -0.27, 0.28, 184), (-0.38, -0.39, 0.34, 192)):
        bunch += place(props.key(size), (h[0] + kx, h[1] + ky), 1, a)
    c.paint(bunch, colour="#e0b050", rim=1.6, soft=0.02, edge=0.006)
    compose(c, 0.06)
