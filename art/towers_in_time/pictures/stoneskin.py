"""Stoneskin: a man half turned to stone."""

from art.kit.shapes import both, dot, poly
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("earth", "stoneskin", grounds.arches((0.0, 0.4), 1.30, 0.90))
def paint(w: Window) -> None:
    person(
        w,
        (0, -1.5),
        2.55,
        Look(dress="tunic", head="bald", robe=w.p.main, build=1.35, beard=0.02),
        (0.26, 0.62),
        (-0.26, 0.62),
    )
    poly((0.0, 1.4), (1.2, 1.4), (1.2, -1.6), (0.0, -1.6))
    stone = strokes.bricks(0.0, -1.5, 0.8, 1.2, 5, 20, (w.p.metal, w.p.pale), w)
    for shape in (
        both((0.0, 0.955), (0.115, 0.90), (0.140, 0.76), (0.09, 0.61), (0.0, 0.555))[0],
        both((0.115, 0.58), (0.46, 0.47), (0.47, 0.24), (0.36, -0.10, 0), (0.0, -0.12))[0],
    ):
        right = shape[shape[:, 0] >= -0.002]
        w.tiles([right], stone, 1.0, 0.6)
    w.ink(dot(0.052, 0.783, 0.022, 0.015))
