"""Inspector Vesper: a tall inspector in bowler and high collar holds up a glass; its lens frames the moon."""

from art.chrono_clash.blue_hour import AFTERGLOW, BRASS, LAMPLIGHT, picture
from art.kit import figure as dress
from art.kit import land, machine
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import bearing, blob, box, dot, hoop, limb, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("inspector-vesper", disc=(0.40, 0.50, 0.33), kind="moon", clouds="none", horizon=-0.30, stars=0.5,
    light=AFTERGLOW)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.50, 0.34, 6, 18), 0.66, 0.6, 0.7)
    land.layer(c, land.roofs(c, -0.56, 0.50, 5, 10), 0.34, 0.7, 0.7)
    land.windows(c, -0.50, -0.2, 12, colour=LAMPLIGHT, size=0.020)
    land.sea(c, -0.56, 1.3, dark=0.4)
    c.paint(box(-1.2, -1.5, 1.2, -0.80), soft=0.04, rim=1.0)
    for x in (0.82, 0.50):
        c.flat(limb((x, -0.60), (x, -0.78), 0.016, 0.030), LAMPLIGHT, 0.40, soft=0.012)
    for x, h in ((0.82, 0.80), (0.50, 0.50)):
        iron, glass, light = machine.lamp_post(h)
        c.lamp(x, -0.80 + light[1], h * 0.5, LAMPLIGHT, 0.6)
        c.paint(place(iron, (x, -0.80)), far=0.12 if h > 0.6 else 0.3, edge=0.006, soft=0.02)
        c.shine(place(glass, (x, -0.80)), LAMPLIGHT, 0.7, 0.03)
    c.lamp(0.40, 0.1, 1.2, c.palette.halo, 0.35)
    c.mist(-0.62, 0.16, 0.5)
    x, y, r = c.disc
    who = Figure((-0.50, -0.66), 2.35, "lady", spine=88, head=84, near_arm=(322, 62), far_arm=(280, 318))
    h, n = who.hip, who.neck
    coat = who.trunk() + blob((n[0] + 0.10, n[1] + 0.02), (n[0] + 0.22, n[1] - 0.14), (h[0] + 0.22, h[1] + 0.22),
        (h[0] + 0.34, h[1] - 0.30), (h[0] + 0.38, -1.5, 0), (h[0] - 0.62, -1.5, 0), (h[0] - 0.42, h[1] - 0.1), (h[0]
            - 0.24, h[1] + 0.34), (n[0] - 0.24, n[1] - 0.12), (n[0] - 0.10, n[1] + 0.02))
    cape = blob((n[0] + 0.04, n[1] + 0.02), (n[0] + 0.24, n[1] - 0.14), (n[0] + 0.28, n[1] - 0.40), (n[0] + 0.26,
        n[1] - 0.52, 0), (n[0] - 0.05, n[1] - 0.56), (n[0] - 0.40, n[1] - 0.60, 0), (n[0] - 0.32, n[1] - 0.30), (n[0]
            - 0.22, n[1] - 0.08))
    collar = who.on_head(blob((-0.9, -1.6), (-1.2, -0.25, 0), (-0.55, -0.62), (0.2, -0.95), (0.95, -0.62, 0), (0.95,
        -1.6)))
    hair = who.on_head(blob((-0.55, 0.5), (-0.95, 0.1), (-1.05, -0.35), (-0.70, -0.62), (-0.35, -0.2)) + dot(-1.0,
        -0.28, 0.36, 0.32))
    c.paint(who.arm(False, 1.2), far=0.05)
    mask = c.paint(coat + who.skull() + hair + who.on_head(dress.BOWLER), soft=0.12, rim=1.9, form=1.0, wrap=0.4)
    c.detail(limb((h[0] + 0.12, -0.2), (h[0] + 0.16, -1.2), 0.006) + who.on_head(sweep([(-0.82, 0.52), (0, 0.46), (0.80,
        0.52)], [0.05, 0.06, 0.05])), c.palette.form, 0.9, mask, 0.003)
    c.paint(collar, soft=0.06, rim=1.3, shade=0.3)
    mask = c.paint(cape, soft=0.10, rim=1.2, shade=0.35)
    c.detail([p for i in range(4) for p in sweep([(n[0] - 0.12 + 0.08 * i, n[1] - 0.10), (n[0] - 0.20 + 0.13 * i,
        n[1] - 0.54)], [0.002, 0.012])], c.palette.form, 0.6, mask, 0.008)
    way = bearing(who.hand_n, (x, y))
    c.paint(limb(polar(who.hand_n, way, -0.10), polar((x, y), way, -r), 0.030, 0.020), soft=0.03, colour=BRASS)
    c.paint(hoop(x, y, r * 1.04, 0.030), soft=0.03, colour=BRASS, rim=1.5, wrap=0.6)
    c.paint(who.arm(True, 1.2), shade=0.4, soft=0.07)
    c.flat(sweep([polar((x, y), 165, r * 0.86), polar((x, y), 135, r * 0.88), polar((x, y), 105, r * 0.86)], [0.004,
        0.014, 0.004]), "#ffffff", 0.55, soft=0.006)
    c.shine(who.on_head(dot(0.56, 0.14, 0.075, 0.045)), heat=0.7, halo=0.02)
