"""Up and At Them: Arms, fists, brooms and rolling pins rise from below against the sun."""

from art.chrono_clash.dawn import GOLD, picture
from art.kit import figure as dress
from art.kit import props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, between, blob, box, dot, limb, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("up-and-at-them", disc=(0.05, 0.34, 0.68), clouds="none", horizon=-0.2, light=GOLD, shafts=0.3)
def paint(c: Canvas) -> None:
    sky.rays(c, 12, 0.2)
    fist = dot(-0.48, 0.72, 0.25, 0.30) + dot(-0.16, 0.80, 0.25, 0.30) + dot(0.16, 0.80, 0.25, 0.30) + dot(0.46, 0.70,
        0.24, 0.28)
    fist += blob((-0.72, 0.65), (-0.66, -0.05), (-0.36, -0.62), (0.36, -0.62), (0.64, -0.05), (0.68,
        0.65)) + sweep([(-0.80, 0.05), (-0.55, 0.36), (0.18, 0.34)], [0.20, 0.21, 0.17])
    broom, pin, pan = props.broom(0.75), props.rolling_pin(0.50), props.pan(0.62)
    ladle, fork = props.ladle(0.66), limb((0, -0.5), (0, 0.42), 0.018) + limb((-0.11, 0.42), (0.11, 0.42),
        0.018) + [q for x in (-0.11, 0, 0.11) for q in limb((x, 0.42), (x, 0.70), 0.016, 0.004)]
    spoon, flag = props.spoon(0.6), props.flag(0.46, 0.26, 0.66)
    # x, y of the fist, size, lean, what it holds, how far away
    crowd = (
        (-0.66, 0.10, 0.72, 10, broom, 0.34), (-0.24, 0.26, 0.72, 4, [], 0.34), (0.24, 0.22, 0.72, -6, fork, 0.34),
            (0.66, 0.12, 0.72, -12, [], 0.34),
        (-0.86, -0.16, 0.95, 16, [], 0.16), (-0.44, 0.02, 0.95, 8, pin, 0.16), (0.04, 0.08, 0.95, -2, flag, 0.16),
            (0.48, -0.02, 0.95, -8, ladle, 0.16), (0.88, -0.18, 0.95, -16, spoon, 0.16),
        (-0.68, -0.42, 1.25, 12, pan, 0.0), (-0.18, -0.30, 1.25, 3, [], 0.0), (0.32, -0.34, 1.25, -6, broom, 0.0),
            (0.76, -0.46, 1.25, -14, [], 0.0),
    )
    for x, y, size, lean, tool, far in crowd:
        k = 0.115 * size
        wrist = polar((x, y), 270 + lean, k * 0.5)
        mid = polar(wrist, 268 + lean * 1.3, 0.30 * size)
        root = polar(mid, 270 + lean * 2.4, 0.9)
        if tool:
            c.paint(place(tool, (x, y), size, lean * 0.7), far=far, soft=0.04, edge=0.008)
        arm = sweep([root, mid, between(mid, wrist, 0.45), wrist], [k * 1.15, k * 0.92, k * 0.80, k * 0.50])
        cuff = limb(polar(wrist, 270 + lean, k * 0.9), polar(wrist, 270 + lean, k * 0.35), k * 0.86, k * 0.78)
        c.paint(arm + cuff, far=far, soft=0.06, shade=0.2)
        mask = c.paint(place(fist, (x, y), k, lean), far=far, soft=0.04, shade=0.25)
        c.detail(place([q for v in (-0.32, 0.0, 0.31) for q in limb((v, 0.42), (v, 0.95), 0.03)], (x, y), k, lean),
            amount=0.7, within=mask)
    heads: Shape = box(-1.2, -1.5, 1.2, -1.0)
    for i, x in enumerate((-0.95, -0.42, 0.08, 0.56, 1.0)):
        y = -0.80 + 0.03 * (i % 2)
        heads += dot(x, y, 0.115, 0.14) + blob((x - 0.30, y - 0.5, 0), (x - 0.26, y - 0.22), (x, y - 0.13), (x + 0.26,
            y - 0.22), (x + 0.30, y - 0.5, 0))
        heads += place((dress.CAP, dress.BUN, dress.BAKER, dress.BOWLER, dress.HAIR_SHORT)[i], (x, y), 0.13)
    c.paint(heads, soft=0.07, shade=0.3)
    sky.embers(c, 24, -0.6, 0.9, 0.007)
