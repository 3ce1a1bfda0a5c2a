"""Break of Day: the sun cracks like an eggshell; shards of sky fall over the town."""

import itertools

import numpy as np

from art.chrono_clash import world
from art.chrono_clash.dawn import picture
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, dot, limb, move, place, polar, poly, turn

# Outlines stay as rows of points:
# fmt: off


@picture("break-of-day", disc=(0.0, 0.30, 0.66), clouds="none", horizon=-0.5, gloom=0.3, shafts=0.45)
def paint(c: Canvas) -> None:
    x, y, r = c.disc
    sky.rays(c, 18, 0.30, 2.0)
    rng = c.rng(2)
    zig = [(-0.72, 0.20), (-0.50, 0.34), (-0.36, 0.18), (-0.14, 0.36), (0.04, 0.16), (0.22, 0.38), (0.40, 0.20),
        (0.54, 0.36), (0.74, 0.22)]
    # The upper half of the shell lifts off; light pours from the gap.
    gap = poly(*zig, *[(px + 0.02, py + 0.20) for px, py in reversed(zig)])
    c.flat(dot(x, y, r, n=90), "#e8853a", 0.35)
    c.shine(gap, "#fff0b8", 1.6, 0.22, 0.8)
    upper = [p for p in polar_arc(x, y + 0.12, r, 8, 172)]
    lid = poly(*[(px + 0.02, py + 0.18) for px, py in zig[1:-1]], *reversed(upper))
    lower = poly(*zig[1:-1], *polar_arc(x, y, r, 4, -184))
    for shell, tilt in ((lid, 5), (lower, 0)):
        mask = c.paint(turn(shell, tilt, (x, y)), soft=0.20, rim=1.6, wrap=0.8, colour="#ffb04a", far=0.45)
        c.flat(turn(shell, tilt, (x, y)), "#ffcb68", 0.80)
        c.detail(move(turn(shell, tilt, (x, y)), 0.10, -0.10), "#fff0c0", 0.45, mask, 0.09)
        cracks: Shape = []
        for _ in range(16):
            a = polar((x, y), rng.uniform(0, 360), rng.uniform(0.1, r))
            path = [a]
            for _ in range(4):
                path.append(polar(path[-1], rng.uniform(0, 360), rng.uniform(0.05, 0.13)))
            for p, q in itertools.pairwise(path):
                cracks += limb(p, q, 0.004, 0.003)
        c.detail(cracks, "#7a1c0c", 0.8, mask, 0.002)
    shards: Shape = []
    for _ in range(46):
        at = (rng.uniform(-0.95, 0.95), rng.uniform(-0.55, 1.1))
        if abs(at[0]) < 0.62 and -0.3 < at[1] < 0.98:
            continue
        s = rng.uniform(0.03, 0.12)
        shards += place(poly((-1, -0.4), (0.2, -0.8), (0.9, 0.1), (-0.1, 0.8)), at, s, rng.uniform(0, 360))
    c.paint(shards, colour="#c83a1c", soft=0.04, rim=1.6, far=0.1)
    world.meridian(c, -0.72, 0.42, 0.4, tower=-0.45, salt=2, dial=False)
    land.layer(c, land.roofs(c, -0.98, 0.26, 9, 12), 0.05, 0.2, 0.4)
    sky.embers(c, 50, -0.9, 0.8, 0.008)


def polar_arc(x: float, y: float, r: float, start: float, end: float) -> list[tuple[float, float]]:
    """Points along a part of a circle."""
    return [polar((x, y), float(a), r) for a in np.linspace(start, end, 40)]
