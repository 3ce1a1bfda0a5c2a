"""Nemesis Statue: a woman of silver metal with a drawn bow, a comet behind her."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.figure import Figure
from art.kit.shapes import blob, poly, sweep


@picture("timeless", "nemesis-statue", nebulae.eclipse((0.1, 0.5), 0.5, 0.4))
def paint(n: Night) -> None:
    n.lit(poly((0.9, 1.35), (0.1, 0.45), (0.2, 0.35)), "#c0d8ff", 0.6, 0.1)
    f = Figure(
        (-0.10, -0.35),
        2.1,
        "lady",
        spine=88,
        near_arm=(12, 12),
        far_arm=(158, 20),
        near_leg=(262, 268),
        far_leg=(285, 275),
        turn=0.4,
    )
    n.being(f.skirt(-1.35, 0.40, 0.0), "silver", soft=0.10, halo=0.8, bright=0.12)
    n.being(f.arm(False), "silver", soft=0.07, halo=0.5, bright=-0.04)
    n.being(f.trunk(), "silver", soft=0.09, halo=0.6, bright=0.12)
    n.being(f.skull(), "silver", soft=0.06, halo=0.5, stars=0, bright=0.16)
    n.being(
        f.on_head(blob((0.4, 1.05), (-0.4, 1.15), (-1.0, 0.5), (-1.2, -0.6), (-0.6, -0.9), (-0.3, 0.2), (0.3, 0.7))),
        "silver",
        soft=0.04,
        halo=0.2,
        stars=0,
    )
    n.being(f.arm(True), "silver", soft=0.07, halo=0.5, bright=0.12)
    x, y = f.hand_n
    n.being(
        sweep(
            [(x - 0.10, y + 0.62), (x + 0.10, y + 0.30), (x + 0.02, y), (x + 0.10, y - 0.30), (x - 0.10, y - 0.62)],
            [0.014, 0.028, 0.022, 0.028, 0.014],
        ),
        "gold",
        soft=0.02,
        halo=0.7,
        stars=0,
    )
    n.joined([(x - 0.10, y + 0.62), f.hand_f, (x - 0.10, y - 0.62)], r=0.07)
    n.lit(sweep([f.hand_f, (x + 0.36, y + 0.02)], [0.008, 0.008]), n.sky.accent, 1.2, 0.04)
    n.star(x + 0.36, y + 0.02, 0.24, 1.3, n.sky.accent)
