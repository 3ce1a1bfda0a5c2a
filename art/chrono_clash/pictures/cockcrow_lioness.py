"""Cockcrow Lioness: a lioness with a mane of sun rays leaps over a burning ridge."""

from art.chrono_clash.dawn import picture
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.creature import Beast
from art.kit.shapes import Shape, blob, dot, hoop, polar, poly

# Outlines stay as rows of points:
# fmt: off


@picture("cockcrow-lioness", disc=(0.26, 0.34, 0.60), clouds="storm", cover=0.5, horizon=-0.5)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.80, 0.4, 3, 12), 0.55, 0.5, 0.5)
    land.ridge(c, -0.72, 0.10)
    for x in (-0.75, -0.45, -0.12, 0.66, 0.88):
        land.fire(c, land.flame(x, -0.74 + 0.09 * x, 0.26 + 0.12 * abs(x), 0.09, -0.2, int((x + 1) * 10)), 0.10, 0.9)
    cat = Beast((-0.14, 0.04), 0.62, "lion", "leap", 24, neck=(30,), head=(-8,), nf=(355, 12, 340), ff=(338, 355,
        320), nh=(232, 205, 200), fh=(250, 222, 225), tail=(150, 120))
    cat.paint(c)
    hub = cat.go(cat.poll, cat.look, 0.06)
    rays: Shape = []
    for i in range(13):
        a = 40 + 15 * i + 8
        reach = (0.40, 0.30)[i % 2]
        tip = polar(hub, a, reach)
        rays += blob((*polar(hub, a - 9, 0.13), 0), (*polar(hub, a - 3, reach * 0.7),), (*tip, 0), (*polar(hub, a + 5,
            reach * 0.68),), (*polar(hub, a + 9, 0.13), 0), per=4)
    c.paint(rays + hoop(*hub, 0.15, 0.035, 20, 250), colour="#e8781c", rim=1.5, soft=0.04, wrap=0.8)
    land.fire(c, rays[::2], 0.06, 0.7)
    c.paint(cat.head(), soft=0.05, shade=0.3)
    c.shine(cat.on_head(dot(0.48, 0.20, 0.055)), "#fff2c0", 1.2, 0.03)
    claws: Shape = []
    for paw in ("nf", "ff"):
        low = cat.leg(paw)[-1]
        x, y = float(low[:, 0].max()), float(low[:, 1].mean())
        for k in (-1, 0, 1):
            claws += poly((x - 0.02, y + 0.018 * k), (x + 0.06, y + 0.03 * k - 0.025), (x - 0.02,
                y + 0.018 * k + 0.014))
    c.flat(claws, "#fff0c8", 0.95)
    sky.embers(c, 60, -0.7, 0.9, 0.009)
