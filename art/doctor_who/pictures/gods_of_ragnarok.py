"""Gods of Ragnarok: three of stone in a row above the ring, a spark of an entertainer below."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, hoop


@picture("timeless", "gods-of-ragnarok", nebulae.deep((0.0, 0.0), 0.9, 0.4))
def paint(n: Night) -> None:
    for x, s in ((-0.66, 0.9), (0.66, 0.9), (0.0, 1.1)):
        n.being(
            both(
                (0, 0.92 * s),
                (0.20, 0.86 * s),
                (0.24, 0.55 * s),
                (0.14, 0.42 * s),
                (0.36, 0.30 * s),
                (0.42, -0.3),
                (0.50, -0.9, 0),
                (0, -0.9),
                x=x,
            ),
            "bone",
            soft=0.14,
            halo=0.7,
            stars=0.1,
        )
        n.dark([q for k in (-1, 1) for q in dot(x + 0.09 * k, 0.72 * s, 0.055, 0.04)], 0.95, 0.012)
        n.lit([q for k in (-1, 1) for q in dot(x + 0.09 * k, 0.72 * s, 0.022)], "#ff5030", 1.7, 0.06)
        n.dark(box(x - 0.10, 0.54 * s, x + 0.10, 0.57 * s), 0.85, 0.008)
        n.ink([(x, 0.36), (x, -0.8)], 0.02, 0.5, "bone")
    n.being(box(-1.2, -1.02, 1.2, -0.86), "bone", soft=0.05, halo=0.2, stars=0, bright=-0.05)
    n.lit(hoop(0, -1.22, 0.6, 0.012, ry=0.12), "#ffd860", 0.8, 0.05)
    n.star(0, -1.20, 0.35, 1.5, "#ffe0a0")
