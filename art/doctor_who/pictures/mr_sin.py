"""Mr Sin: a doll in a silk coat, with a knife and an animal's little eyes."""

from art.doctor_who import nebulae, things
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, pair, sweep


@picture("past", "mr-sin", nebulae.rays((0.0, 0.2), 0.8, 0.9))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("blood", "pearl", "bald", "soot", "mandarin", "soot", "round", "gold", eyes="#ff3820"),
        (-0.06, 0.26),
        0.54,
        -10,
        wide=0.66,
        stern=-1.0,
    )
    n.dark(b.put(pair(sweep([(0.28, -0.40), (0.30, -0.74), (0.26, -0.98)], [0.012, 0.02, 0.012]))), 0.8, 0.006)
    n.dark(b.put(blob((-0.24, -0.52, 0), (0, -0.60), (0.24, -0.52, 0), (0.2, -0.72), (-0.2, -0.72))), 0.9, 0.008)
    n.lit(b.put(pair(dot(0.46, -0.22, 0.10))), "#ff7060", 0.35, 0.05)
    things.sword(n, (0.62, -0.86), 0.86, 16, "silver", is_knife=True)
    n.being(sweep([(0.72, -1.4), (0.64, -0.9)], [0.12, 0.10]), "blood", soft=0.06, halo=0.3)
