"""Chess Move: a pawn that takes a pawn of its own colour, on a board that fades into stars."""

from art.doctor_who import heads, nebulae, things
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import place, poly, sweep


@picture("purple", "chess-move", nebulae.clouds((0.0, 0.6), 0.9, 2.2))
def paint(n: Night) -> None:
    for r in range(6):
        for k in range(8):
            y0, y1 = -1.38 + r * 0.15, -1.38 + (r + 1) * 0.15
            w0, w1 = 0.30 * (1.05 - r * 0.11), 0.30 * (1.05 - (r + 1) * 0.11)
            n.being(
                poly(((k - 4) * w0, y0), ((k - 3) * w0, y0), ((k - 3) * w1, y1), ((k - 4) * w1, y1)),
                "lilac" if (r + k) % 2 else "dusk",
                soft=0.04,
                halo=0,
                stars=0.2,
                solid=1.0 - r * 0.08,
            )
    n.lamp_at = (-0.8, 1.1)
    n.being(place(things.PAWN, (0.10, -0.22), 1.45), "pearl", soft=0.14, halo=1.0, stars=0.3)
    n.being(place(things.PAWN, (-0.55, -0.72), 0.62, 62), "pearl", soft=0.07, halo=0.6, stars=0)
    n.being(place(heads.HATS["crown"], (0.10, 0.62), 0.16), "gold", soft=0.02, halo=0.8, stars=0)
    n.lit(sweep([(0.60, -0.95), (0.34, -0.80), (0.16, -0.88)], [0.012, 0.012, 0.004]), n.sky.accent, 1.2, 0.05)
