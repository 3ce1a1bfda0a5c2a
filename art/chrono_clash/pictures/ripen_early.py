"""Ripen Early: a hand holds a pear; around the sun the same pear goes from blossom to ripeness."""

from art.chrono_clash.noon import BLOSSOM, CORN, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import blob, dot, hoop, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("ripen-early", disc=(0.0, 0.36, 0.60), clouds="none", horizon=-0.6, light=CORN)
def paint(c: Canvas) -> None:
    land.canopy(c, depth=0.4, far=0.3, salt=3, count=90)
    cx, cy, r = c.disc
    stages = 9
    c.flat(hoop(cx, cy, r * 1.10, 0.006), c.palette.dark, 0.6)
    for i in range(stages):
        a = 238 - 296 * i / (stages - 1)
        x, y = polar((cx, cy), a, r * 1.10)
        t = i / (stages - 1)
        if t < 0.2:
            c.flat(props.flower(x, y, 0.085 + 0.02 * i), BLOSSOM, 0.98)
            c.flat(dot(x, y, 0.026), c.palette.accent)
        elif t < 0.35:
            c.flat(props.flower(x, y + 0.05, 0.05), BLOSSOM, 0.8)
            c.paint(props.pear(x, y, 0.09), colour="#5c9a34", soft=0.03, rim=1.4, wrap=0.7)
        else:
            size = 0.09 + 0.15 * t
            hue = ("#5c9a34", "#7aac34", "#a8b834", "#d0b830", "#e8a828", "#f08a20")[min(5,
                int((t - 0.35) / 0.65 * 5.99))]
            c.paint(props.pear(x, y, size), colour=hue, soft=0.05, rim=1.5, wrap=0.7)
            c.flat(props.pear(x, y, size * 0.9), hue, 0.55, soft=0.01)
            c.flat(dot(x - size * 0.12, y - size * 0.05, size * 0.07, size * 0.14, -10), "#fff4c8", 0.6, soft=0.006)
            c.paint(place(props.leaf(size * 0.7, 0.5), (x + size * 0.04, y + size * 0.66), 1, -50), soft=0.02)
    # The hand with the ripest.
    fore = sweep([(0.34, -1.5), (0.22, -1.05), (0.10, -0.66)], [0.22, 0.17, 0.13])
    cuff = sweep([(0.42, -1.08), (0.24, -1.02), (0.02, -1.06)], [0.07, 0.08, 0.07])
    palm = blob((-0.06, -0.70), (-0.20, -0.52), (-0.20, -0.32), (-0.06, -0.22), (0.10, -0.22), (0.22, -0.34), (0.22,
        -0.56), (0.14, -0.74))
    back = sweep([(-0.12, -0.36), (-0.26, -0.16), (-0.24, 0.06)], [0.060, 0.050, 0.030])
    c.paint(back, soft=0.04, far=0.05)
    c.paint(props.pear(0.02, 0.16, 0.52), colour="#f0962a", soft=0.14, rim=1.5, wrap=0.6, form=1.3)
    c.flat(props.pear(0.02, 0.15, 0.44), "#f2a436", 0.55, soft=0.04)
    c.flat(dot(-0.08, 0.14, 0.035, 0.09, -10), "#fff4cc", 0.6, soft=0.02)
    c.paint(place(props.leaf(0.26, 0.5), (0.06, 0.54), 1, -62), soft=0.04)
    c.paint(fore + palm, soft=0.09)
    c.paint(sweep([(-0.12, -0.30), (-0.10, -0.14), (0.02, -0.04)], [0.064, 0.056, 0.046]) + sweep([(0.0, -0.26),
        (0.04, -0.12), (0.12, -0.03)], [0.062, 0.056, 0.046]) + sweep([(0.12, -0.30), (0.20, -0.16), (0.24, -0.02)],
            [0.058, 0.052, 0.042]) + sweep([(0.18, -0.46), (0.32, -0.28), (0.32, -0.08)], [0.068, 0.058, 0.044]),
                soft=0.05, shade=0.3)
    c.paint(cuff, soft=0.06, shade=0.25)
    sky.motes(c, 40)
