"""Fenric: a chessboard in the stars, and a wolf's shadow with burning eyes that leans over it."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, dot, pair, place, poly


@picture("timeless", "fenric", nebulae.clouds((0.2, 0.6), 0.8, 2.4))
def paint(n: Night) -> None:
    n.lamp_at = (0.2, -0.6)
    n.being(
        both(
            (0, 0.50), (0.34, 0.62), (0.52, 1.18, 0), (0.66, 0.66), (0.72, 0.2), (0.5, -0.2), (0.24, -0.52), (0, -0.6)
        ),
        "dusk",
        soft=0.25,
        halo=0.9,
    )
    n.being(both((0, 0.16), (0.20, 0.0), (0.22, -0.34), (0, -0.52)), "dusk", soft=0.1, halo=0, stars=0, bright=0.1)
    n.lit(pair(blob((0.12, 0.22), (0.26, 0.36), (0.46, 0.36), (0.28, 0.22))), "#ffd040", 1.7, 0.12)
    n.dark(dot(0, -0.34, 0.10, 0.07), 0.9, 0.015)
    n.being(pair(poly((0.08, -0.44), (0.12, -0.62), (0.17, -0.42))), "bone", soft=0.01, halo=0.3, stars=0)
    for r in range(4):
        for k in range(8):
            y0, y1 = -1.38 + r * 0.16, -1.38 + (r + 1) * 0.16
            w0, w1 = 0.26 * (1.1 - r * 0.12), 0.26 * (1.1 - (r + 1) * 0.12)
            n.being(
                poly(((k - 4) * w0, y0), ((k - 3) * w0, y0), ((k - 3) * w1, y1), ((k - 4) * w1, y1)),
                "pearl" if (r + k) % 2 else "soot",
                soft=0.04,
                halo=0,
                stars=0,
            )
    for x, y, h in ((-0.45, -1.0, "pearl"), (0.1, -0.92, "blood"), (0.52, -1.08, "pearl"), (-0.1, -1.12, "blood")):
        n.being(place(things.PAWN, (x, y + 0.12), 0.34), h, soft=0.04, halo=0.5, stars=0)
