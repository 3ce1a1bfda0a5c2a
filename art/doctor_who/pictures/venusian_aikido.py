"""Venusian Aikido: one in a cape throws another over his shoulder, both among stars."""

from art.doctor_who import heads, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.figure import Figure
from art.kit.shapes import blob, sweep


@picture("purple", "venusian-aikido", nebulae.eclipse((0.0, 0.3), 0.7, 0.3))
def paint(n: Night) -> None:
    g = Figure(
        (0.30, 0.52),
        1.5,
        spine=320,
        head=300,
        near_arm=(250, 260),
        far_arm=(230, 300),
        near_leg=(120, 150),
        far_leg=(95, 120),
    )
    for part in (g.arm(False), g.leg(False), g.leg(True), g.trunk() + g.skull(), g.arm(True)):
        n.being(part, "moss", soft=0.06, halo=0.6)
    f = Figure(
        (-0.14, -0.50), 1.85, spine=70, near_arm=(50, 60), far_arm=(70, 40), near_leg=(310, 250), far_leg=(238, 262)
    )
    n.being(
        blob((-0.04, 0.06, 0), (-0.5, -0.1), (-0.98, -0.55, 0), (-0.7, -0.72), (-0.5, -1.0, 0), (-0.16, -0.5)),
        "blood",
        soft=0.10,
        halo=0.6,
    )
    for part in (f.arm(False), f.leg(False), f.leg(True), f.trunk()):
        n.being(part, "violet", soft=0.07, halo=0.5)
    n.being(f.skull(), "flesh", soft=0.05, halo=0.3, stars=0)
    n.being(f.on_head(heads.HAIR["bouffant"][0]), "pearl", soft=0.04, halo=0.4, stars=0)
    n.being(f.arm(True), "violet", soft=0.06, halo=0.5)
    n.bones(f, 0.05, 0.7)
    n.lit(
        sweep([(0.75, 0.0), (0.9, 0.5), (0.6, 1.05), (0.0, 1.2)], [0.012, 0.010, 0.008, 0.002]), n.sky.accent, 0.9, 0.04
    )
