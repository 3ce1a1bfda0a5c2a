"""Dead of Night: a graveyard hill: dozens of hands and lanterns rise from the graves towards the moon."""

import numpy as np

from art.chrono_clash.midnight import FOG, bone, bony_hand, compose, flesh_hand, picture
from art.kit import land, machine, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, limb, move, place, polar, poly, turn

# Outlines stay as rows of points:
# fmt: off


@picture("dead-of-night", disc=(0.10, 0.36, 0.60), kind="moon", clouds="swirl", cover=0.4, horizon=-0.2, light=FOG,
    gloom=0.35)
def paint(c: Canvas) -> None:
    rng = c.rng(2)

    def slope(y: float, rise: float, wide: float, far: float, fog: float) -> None:
        line = np.linspace(-1.2, 1.2, 60)
        crest = y + rise * np.exp(-((line - 0.08) ** 2) / wide) + 0.008 * np.sin(line * 9)
        land.layer(c, [np.concatenate([np.stack([line, crest], 1), [(1.2, -1.5), (-1.2, -1.5)]]).astype(np.float32)],
            far,
            fog, 0.5, 0.8)

    def riser(x: float, y: float, tall: float, lean: float, bony: bool, far: float, lamp: bool) -> Shape:
        """Paints the lantern; gives arm and mound, so that a row is one mass."""
        wrist = polar((x, y), 90 + lean, tall * 0.45)
        if lamp:
            hang = polar(wrist, 90 + lean - 34, tall * 0.42)
            frame, pane = props.lantern(tall * 0.40)
            c.lamp(hang[0], hang[1] - tall * 0.36, 0.14 + tall * 0.75, heat=0.5)
            c.shine(move(pane, *hang), heat=0.8, halo=0.015 + tall * 0.06)
            c.paint(move(frame, *hang), far=far * 0.6, edge=0.005, soft=0.02)
        if bony:
            side = polar((0, 0), lean, tall * 0.05)
            arm = bone((x - side[0], y - 0.02), (wrist[0] - side[0], wrist[1] - side[1]), 0.042 * tall)
            arm += bone((x + side[0], y - 0.02), (wrist[0] + side[0], wrist[1] + side[1]), 0.036 * tall)
            arm += place(bony_hand(1.1), wrist, tall * 0.72, lean)
        else:
            arm = limb((x, y - 0.02), wrist, tall * 0.12, tall * 0.085) + place(flesh_hand(), wrist, tall * 0.62, lean,
                lean < 0)
            cuff = [(-0.16, 0.10), (0.15, 0.08), (0.22, -0.16), (0.14, -0.10), (0.12, -0.24), (0.02, -0.12), (-0.06,
                -0.26), (-0.12,
                -0.12), (-0.22, -0.20)]
            arm += place(poly(*cuff), polar((x, y), 90 + lean, tall * 0.30), tall, lean)
        mound = blob((x - tall * 0.40, y - 0.03, 0), (x - tall * 0.18, y + tall * 0.06), (x, y + tall * 0.03),
            (x + tall * 0.20,
            y + tall * 0.07), (x + tall * 0.40, y - 0.03, 0))
        return arm + mound

    # Three slopes: far, in the mist; middle; and the hands beside us.
    slope(-0.06, 0.24, 0.30, 0.62, 0.5)
    row: Shape = []
    stones: Shape = []
    for i in range(17):
        x = -0.92 + 0.115 * i + rng.uniform(-0.02, 0.02)
        y = -0.06 + 0.24 * float(np.exp(-((x - 0.08) ** 2) / 0.30)) - 0.01
        if i % 3 == 1:
            row += move(machine.gravestone(int(rng.integers(0, 4)), 0.10), x, y)
        else:
            row += riser(x, y, rng.uniform(0.11, 0.15), rng.uniform(-12, 12) - (x - 0.08) * 14, i % 6 == 0, 0.48,
                i % 5 == 0)
    c.paint(row, far=0.48, soft=0.02, edge=0.006, rim=1.3)
    slope(-0.36, 0.16, 0.5, 0.45, 0.6)
    row = []
    for i, x in enumerate((-0.86, -0.56, -0.30, -0.02, 0.22, 0.56, 0.84)):
        y = -0.36 + 0.16 * float(np.exp(-((x - 0.08) ** 2) / 0.5)) - 0.02
        stones += move(turn(machine.gravestone(i % 4, 0.24), (-7, 5, 9)[i % 3]), x + 0.14, y - 0.02)
        row += riser(x, y, (0.28, 0.34, 0.25, 0.32, 0.27, 0.35, 0.29)[i], (-10, 6, 14, -4, 8, -12, 4)[i], i % 2 == 1,
            0.28, i in (1,
            5))
    c.paint(stones, far=0.38, soft=0.03, edge=0.006)
    c.paint(row, far=0.26, soft=0.03, edge=0.007, rim=1.4)
    slope(-0.70, 0.04, 0.8, 0.10, 0.2)
    near = riser(-0.74, -0.72, 0.86, 6, True, 0.03, False) + riser(0.72, -0.74, 0.82, 8, False, 0.03, True)
    c.paint(near, far=0.03, soft=0.05, edge=0.010, rim=1.5)
    front = riser(-0.20, -0.76, 1.02, 8, False, 0.0, False) + riser(0.36, -0.78, 1.22, -5, True, 0.0, False)
    c.paint(front, soft=0.06, edge=0.011, rim=1.6)
    slope(-0.82, 0.02, 0.8, 0.0, 0.0)
    sky.birds(c, 9, (-0.5, 0.75), 0.25, 0.045)
    compose(c, 0.22)
