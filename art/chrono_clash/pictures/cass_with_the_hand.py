"""Cass with the Hand: Cass on one knee on the rim of the clock, THE HAND couched as a lance."""

from art.chrono_clash import world
from art.chrono_clash.dawn import picture
from art.kit import figure as dress
from art.kit import sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure, clothed
from art.kit.shapes import Shape, blob, dot, hoop, limb, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("cass-with-the-hand", disc=(0.30, 0.12, 0.68), kind="sun", clouds="storm", cover=0.5, horizon=-0.6)
def paint(c: Canvas) -> None:
    world.meridian(c, -1.0, 0.34, 0.66, tower=0.9, salt=6)
    rim_y, big = -2.12, 1.52
    clock = dot(-0.1, rim_y, big, n=120)
    c.paint(clock, soft=0.12, rim=0.9)
    marks: Shape = hoop(-0.1, rim_y, big * 0.93, 0.010, 30, 150)
    for a in range(30, 151, 5):
        marks += limb(polar((-0.1, rim_y), a, big * (0.80 if a % 30 == 0 else 0.86)), polar((-0.1, rim_y), a,
            big * 0.92), 0.016 if a % 30 == 0 else 0.005)
    c.detail(marks, c.palette.rim, 0.5, soft=0.003)
    who = Figure((-0.36, -0.32), 1.36, "slim", spine=70, head=84, near_arm=(300, 345), far_arm=(330, 8),
        near_leg=(352, 264), far_leg=(258, 180), feet=(0, 270))
    n = who.neck
    c.paint(sweep([n, (n[0] - 0.30, n[1] + 0.05), (n[0] - 0.60, n[1] - 0.01), (n[0] - 0.95, n[1] + 0.05), (-1.2,
        n[1])], [0.05, 0.06, 0.055, 0.06, 0.05]), soft=0.04, colour="#d02c1a")
    tails = blob((who.hip[0] + 0.10, who.hip[1] + 0.14, 0), (who.hip[0] - 0.12, who.hip[1] + 0.12),
        (who.hip[0] - 0.36, who.hip[1] - 0.06), (who.hip[0] - 0.66, who.hip[1] - 0.14, 0), (who.hip[0] - 0.50,
            who.hip[1] - 0.28), (who.hip[0] - 0.20, who.hip[1] - 0.22), (who.hip[0] + 0.08, who.hip[1] - 0.08))
    wrap = who.on_chest(blob((-0.30, 0.86), (0.0, 0.80), (0.30, 0.90), (0.26, 1.10), (0, 1.14), (-0.28, 1.08)))
    hand_way = 5
    butt = polar(who.hand_n, hand_way + 180, 0.42)
    c.paint(who.arm(False, 1.1), far=0.05)
    c.paint(place(world.the_hand(1.30), butt, 1, hand_way - 90), soft=0.04, edge=0.009, rim=1.4)
    clothed(c, who, who.trunk() + tails + wrap, who.on_head(dress.HAIR_SHORT + dress.GOGGLES), 1.2, 1.35, arms="")
    c.paint(who.arm(True, 1.2), shade=0.4)
    c.shine(who.on_head(dot(0.68, 0.22, 0.17)), heat=0.9, halo=0.03)
    c.shine(sky.star4(*polar(butt, hand_way, 1.30), 0.16), heat=1.0, halo=0.04)
    sky.embers(c, 44, -0.8, 0.9, 0.008)
