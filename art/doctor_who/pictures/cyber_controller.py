"""Cyber Controller: no handles; a great bare dome with a brain of light in it."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot


@picture("future", "cyber-controller", nebulae.eclipse((0.0, 0.5), 0.55, 0.35))
def paint(n: Night) -> None:
    b = beings.cyber(n, (0.0, 0.20), 0.40, "ice", chest=False)
    n.being(
        b.put(both((0, 1.95), (0.62, 1.78), (0.96, 1.2), (0.84, 0.60), (0, 0.52))),
        "ice",
        solid=0.92,
        soft=0.16,
        halo=1.0,
        rim=1.3,
    )
    for k in range(5):
        n.glint(
            [
                b.put(dot(x, 1.0 + 0.17 * k + 0.10 * (-1) ** i, 0.001))[0].mean(0)
                for i, x in enumerate((-0.55 + 0.06 * k, -0.28, 0.0, 0.28, 0.55 - 0.06 * k))
            ],
            0.014,
            "ice",
            0.9,
        )
    n.star(0.0, 0.76, 0.5, 1.0)
