"""Helen A: rigid red hair, a suit with a brooch, a mask of happiness held up by its stick."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, dot, sweep


@picture("future", "helen-a", nebulae.eclipse((0.0, 0.5), 0.6, 0.28))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("candy", "flesh", "bouffant", "ember", "", "", "lapels", "pearl"),
        (-0.18, 0.42),
        0.40,
        3,
        wide=0.85,
        stern=1.0,
    )
    n.star(*b.put(dot(0.75, -1.8, 0.01))[0].mean(0), 0.16, 1.2, "#ffd070")
    n.being(sweep([(0.58, -1.4), (0.54, -0.6)], [0.025, 0.022]), "gold", soft=0.02, halo=0.3, stars=0)
    n.being(
        both((0, 0.10), (0.26, 0.02), (0.32, -0.26), (0.18, -0.58), (0, -0.66), x=0.52),
        "gold",
        soft=0.12,
        halo=0.9,
        stars=0,
    )
    n.dark(
        dot(0.40, -0.16, 0.07, 0.045)
        + dot(0.64, -0.16, 0.07, 0.045)
        + blob((0.34, -0.34), (0.52, -0.42), (0.70, -0.34), (0.62, -0.52), (0.42, -0.52)),
        0.9,
        0.008,
    )
