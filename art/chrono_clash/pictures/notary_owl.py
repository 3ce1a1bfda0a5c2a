"""Notary Owl: an owl in spectacles presses a stamp upon a scroll that lies on a skull."""

from art.chrono_clash.midnight import BONE, FOG, PAPER, WAX, compose, picture
from art.kit import land, props
from art.kit.canvas import Canvas
from art.kit.creature import owl
from art.kit.shapes import Shape, blob, box, dot, hoop, limb, move, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("notary-owl", disc=(-0.10, 0.50, 0.70), kind="moon", clouds="none", stars=0.5, horizon=-0.3, light=FOG,
    gloom=0.25)
def paint(c: Canvas) -> None:
    # Shelves of deeds to both sides.
    shelf: Shape = []
    rng = c.rng(4)
    for x0, x1 in ((-1.1, -0.62), (0.66, 1.1)):
        for y in (-0.30, 0.16, 0.62, 1.08):
            shelf += box(x0, y - 0.025, x1, y + 0.01)
            x = x0
            while x < x1 - 0.04:
                w, h = rng.uniform(0.035, 0.075), rng.uniform(0.18, 0.34)
                shelf += box(x, y, min(x + w, x1), y + h)
                x += w + 0.006
    c.paint(shelf, far=0.30, soft=0.03, rim=0.7)
    desk = box(-1.2, -1.5, 1.2, -0.64)
    c.paint(desk, soft=0.08, rim=0.8)
    bird, _ = owl(1.16)
    at = (-0.14, -0.30)
    books = box(-0.60, -0.64, 0.22, -0.52) + box(-0.54, -0.52, 0.16, -0.42)
    mask = c.paint(books, soft=0.05, colour="#5a2050")
    c.detail(box(-0.60, -0.60, 0.18, -0.56) + box(-0.54, -0.49, 0.12, -0.45), PAPER, 0.45, mask, 0.003)
    mask = c.paint(move(bird, *at), soft=0.16, rim=1.2, form=0.9)
    feathers: Shape = []
    for row in range(7):
        y = at[1] + 0.56 - 0.095 * row
        for i in range(-4, 5):
            x = at[0] + (i + (0.5 if row % 2 else 0)) * 0.082
            if abs(x - at[0]) < 0.36:
                feathers += sweep([(x - 0.036, y + 0.03), (x, y - 0.03), (x + 0.036, y + 0.03)], [0.004, 0.009,
                    0.004], 4,
                    False)
    c.detail(feathers, c.palette.halo, 0.42, mask, 0.003)
    face = [(at[0] + x, at[1] + y) for x, y in ((-0.150, 0.90), (0.150, 0.90))]
    c.detail([q for x, y in face for q in dot(x, y, 0.175, 0.18)], c.palette.form, 0.8, mask, 0.03)
    for x, y in face:
        c.shine(dot(x, y, 0.088), c.palette.accent, 0.75, 0.05)
        c.flat(dot(x + 0.02, y - 0.015, 0.044), c.palette.dark)
        c.flat(dot(x + 0.036, y + 0.012, 0.013), "#ffffff")
    rims: Shape = [q for x, y in face for q in hoop(x, y, 0.128, 0.015)]
    rims += sweep([(face[0][0] + 0.128, face[0][1]), (at[0], face[0][1] + 0.03), (face[1][0] - 0.128, face[1][1])],
        [0.010, 0.010]) + limb((face[0][0] - 0.125, face[0][1] + 0.03), (at[0] - 0.36, face[0][1] + 0.06),
            0.008) + limb((face[1][0] + 0.125, face[0][1] + 0.03), (at[0] + 0.36, face[0][1] + 0.06), 0.008)
    c.flat(rims, "#f2cf86")
    c.flat(poly((at[0] - 0.05, at[1] + 0.84), (at[0] + 0.05, at[1] + 0.84), (at[0], at[1] + 0.70)), "#f0b468")
    tabs = poly((at[0] - 0.01, at[1] + 0.64), (at[0] - 0.10, at[1] + 0.44), (at[0] - 0.03,
        at[1] + 0.42)) + poly((at[0] + 0.01,
        at[1] + 0.64), (at[0] + 0.10, at[1] + 0.44), (at[0] + 0.03, at[1] + 0.42))
    c.flat(tabs, PAPER, 0.95)
    # The skull is the desk; a scroll lies over it.
    sx, sy = 0.50, -0.40
    head, holes = props.skull(0.62)
    c.flat(move(head, sx, sy - 0.06), "#a78cc4")
    mask = c.mask(move(head, sx, sy - 0.06))
    c.detail(move(head, sx - 0.05, sy + 0.0), BONE, 0.75, mask, 0.04)
    c.flat(move(holes, sx, sy - 0.06), c.palette.dark, 0.95)
    sheet = blob((sx - 0.30, sy + 0.22), (sx, sy + 0.34), (sx + 0.30, sy + 0.24), (sx + 0.42, sy + 0.0), (sx + 0.40,
        sy - 0.34, 0), (sx + 0.30, sy - 0.30, 0), (sx + 0.30, sy + 0.06), (sx + 0.14, sy + 0.13), (sx - 0.16,
            sy + 0.13),
            (sx - 0.34, sy + 0.08, 0))
    c.flat(move(sheet, 0.0, -0.018), c.palette.dark, 0.5, soft=0.012)
    c.flat(sheet, PAPER)
    c.flat(sweep([(sx - 0.24, sy + 0.185), (sx, sy + 0.25), (sx + 0.26, sy + 0.17)], [0.006,
        0.006]) + sweep([(sx + 0.33,
        sy + 0.02), (sx + 0.37, sy - 0.22)], [0.006, 0.006]), "#7a5a94", 0.8)
    wing_arm = blob((at[0] + 0.28, at[1] + 0.66), (at[0] + 0.44, at[1] + 0.70), (at[0] + 0.60, at[1] + 0.62),
        (at[0] + 0.70,
        at[1] + 0.48), (at[0] + 0.70, at[1] + 0.36, 0), (at[0] + 0.60, at[1] + 0.40), (at[0] + 0.56, at[1] + 0.28, 0),
            (at[0] + 0.48, at[1] + 0.38), (at[0] + 0.44, at[1] + 0.22, 0), (at[0] + 0.36, at[1] + 0.34), (at[0] + 0.28,
                at[1] + 0.18, 0), (at[0] + 0.22, at[1] + 0.40))
    mask = c.paint(wing_arm, soft=0.08, rim=1.3, shade=0.4)
    c.detail(sweep([(at[0] + 0.32, at[1] + 0.56), (at[0] + 0.46, at[1] + 0.54), (at[0] + 0.62, at[1] + 0.46)], [0.004,
        0.010, 0.004]), c.palette.halo, 0.5, mask)
    stamp = box(sx - 0.10, sy + 0.33, sx + 0.10, sy + 0.385) + limb((sx, sy + 0.38), (sx, sy + 0.56), 0.028,
        0.022) + dot(sx,
        sy + 0.60, 0.058)
    c.paint(stamp, colour="#c8862c", rim=1.3, soft=0.04, shade=0.3)
    for x, y in ((sx + 0.35, sy - 0.40), (sx - 0.30, sy + 0.05)):
        c.flat(poly((x - 0.02, y), (x - 0.06, y - 0.16), (x - 0.01, y - 0.13), (x + 0.03, y - 0.17), (x + 0.02, y)),
            WAX, 0.9)
        c.flat(dot(x, y, 0.052), "#e0304a")
        c.flat(hoop(x, y, 0.030, 0.007), "#80102a", 0.8)
    stick, wick = props.candle(0.30, 0.055)
    c.flat(move(stick, -0.80, -0.64), "#e6d2dc", 0.92)
    land.fire(c, land.flame(-0.80 + wick[0], -0.64 + wick[1], 0.16, 0.05), 0.10, 0.9)
    c.lamp(-0.80, -0.26, 0.6, heat=0.5)
    compose(c, 0.10, True)
