"""Mind Probe: a crown of needles of light that come down to a head."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Bust, Look, countenance
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, hoop, sweep


@picture("purple", "mind-probe", nebulae.deep((0.0, 0.4), 0.8, 0.5))
def paint(n: Night) -> None:
    n.being(
        both((0, 1.32), (0.60, 1.22), (0.80, 0.98), (0.74, 0.86, 0), (0, 0.96)), "silver", soft=0.08, halo=0.8, stars=0
    )
    for k in range(9):
        x0 = -0.64 + k * 0.16
        n.lit(
            sweep([(x0, 0.92), (x0 * 0.42, 0.40 - 0.03 * abs(k - 4))], [0.014, 0.003]),
            n.sky.accent if k % 2 else "#ff80f0",
            1.4,
            0.05,
        )
        n.star(x0 * 0.42, 0.38 - 0.03 * abs(k - 4), 0.12, 1.1)
    b = Bust((0.0, -0.08), 0.42, 0)
    n.being(b.put(heads.SHOULDERS), "violet", soft=0.14, halo=0.5, fade=0.4)
    countenance(n, b, Look(skin="bone"), 0.8)
    n.dark(b.put(dot(0, -0.58, 0.18, 0.13)), 0.9, 0.012)
    n.being(b.put(heads.HAIR["sides"][0]), "soot", soft=0.05, halo=0.1, stars=0)
    for r in (0.16, 0.28):
        n.lit(b.put(hoop(0, 0.62, r, 0.016)), "#ff80f0", 0.7, 0.03)
