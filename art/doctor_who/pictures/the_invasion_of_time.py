"""The Invasion of Time: a helmeted shape on the steps under the Panopticon's seal."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, hoop, polar


@picture("purple", "the-invasion-of-time", nebulae.eclipse((0.0, 0.55), 0.5, 0.35))
def paint(n: Night) -> None:
    n.lit(
        hoop(0, 0.72, 0.42, 0.02)
        + hoop(0, 0.72, 0.24, 0.012)
        + [q for k in range(6) for q in hoop(*polar((0, 0.72), k * 60, 0.33), 0.07, 0.010)],
        n.sky.accent,
        0.9,
        0.05,
    )
    for k in range(6):
        w = 1.1 - k * 0.12
        n.being(
            box(-w, -1.5 + k * 0.13, w, -1.38 + k * 0.13), "gold", soft=0.04, halo=0.2, stars=0, bright=-0.08 + 0.02 * k
        )
    for x in (-0.86, 0.86):
        n.being(box(x - 0.10, -0.9, x + 0.10, 1.4), "bone", soft=0.06, halo=0.4, stars=0)
    beings.sontaran(n, (0.0, 0.02), 0.30, helmet=True, fade=0.3)
