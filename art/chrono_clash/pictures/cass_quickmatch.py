"""Cass Quickmatch: Cass leaps between two chimneys, scarf streaming, arm forward."""

from art.chrono_clash import world
from art.chrono_clash.dawn import picture
from art.kit import figure as dress
from art.kit import land, machine, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure, clothed
from art.kit.shapes import blob, dot, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("cass-quickmatch", disc=(0.10, 0.30, 0.58), clouds="bands", cover=0.8, horizon=-0.8)
def paint(c: Canvas) -> None:
    world.meridian(c, -0.95, 0.40, 0.62, tower=-0.05, salt=3)
    c.paint(place(machine.chimney(0.42, 0.45, 3), (-0.78, -0.95)) + place(machine.chimney(0.46, 0.60, 3), (0.82,
        -0.92)), soft=0.10)
    who = Figure((-0.04, 0.04), 1.30, "slim", spine=58, head=76, near_arm=(12, 8), far_arm=(195, 235), near_leg=(348,
        320), far_leg=(208, 190))
    n = who.neck
    c.paint(sweep([n, (n[0] - 0.28, n[1] + 0.10), (n[0] - 0.62, n[1] - 0.02), (n[0] - 0.92, n[1] + 0.14),
        (n[0] - 1.25, n[1] + 0.02)], [0.045, 0.055, 0.05, 0.05, 0.02]), soft=0.04, colour="#c8281a", far=0.03)
    c.paint(sweep([n, (n[0] - 0.22, n[1] - 0.06), (n[0] - 0.5, n[1] - 0.18), (n[0] - 0.78, n[1] - 0.12), (n[0] - 0.98,
        n[1] - 0.26)], [0.045, 0.05, 0.045, 0.045, 0.02]), soft=0.04, colour="#c8281a")
    tails = blob((who.hip[0] + 0.08, who.hip[1] + 0.10, 0), (who.hip[0] - 0.10, who.hip[1] + 0.16),
        (who.hip[0] - 0.42, who.hip[1] + 0.02), (who.hip[0] - 0.66, who.hip[1] + 0.04, 0), (who.hip[0] - 0.50,
            who.hip[1] - 0.12), (who.hip[0] - 0.58, who.hip[1] - 0.24, 0), (who.hip[0] - 0.2, who.hip[1] - 0.18),
                (who.hip[0] + 0.10, who.hip[1] - 0.08))
    wrap = who.on_chest(blob((-0.30, 0.86), (0.0, 0.80), (0.30, 0.90), (0.26, 1.10), (0, 1.14), (-0.28, 1.08)))
    clothed(c, who, who.trunk() + tails + wrap, who.on_head(dress.HAIR_SHORT + dress.GOGGLES), 1.2, 1.35)
    c.shine(who.on_head(dot(0.68, 0.22, 0.17)), heat=0.9, halo=0.03)
    stick, _ = props.match(1.0)
    c.paint(place(stick, who.hand_n, 0.30, -70), edge=0.005)
    tip = polar(who.hand_n, 20, 0.31)
    land.fire(c, land.flame(tip[0], tip[1] - 0.02, 0.16, 0.045, -0.5), 0.08)
    sky.embers(c, 34, -0.8, 0.8, 0.007)
