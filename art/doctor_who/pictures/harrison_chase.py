"""Harrison Chase: green gloves, a fine suit, plants that lean towards him."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import sweep


@picture("present", "harrison-chase", nebulae.clouds((0.3, 0.3), 0.9, 2.0))
def paint(n: Night) -> None:
    for i, (x, lean) in enumerate(((-0.98, 0.3), (-0.75, 0.22), (0.80, -0.24), (1.02, -0.32))):
        n.being(
            props.vine([(x, -1.5), (x - lean * 0.3, -0.6), (x + lean * 0.5, 0.2), (x + lean, 0.9)], 0.04, 9, 0.26, i),
            "moss",
            soft=0.04,
            halo=0.5,
        )
    b = portrait(
        n,
        Look("soot", "flesh", "parted", "soot", "", "", "lapels", "pearl"),
        (0.0, 0.42),
        0.39,
        -3,
        wide=0.85,
        stern=0.4,
    )
    n.being(b.put(heads.cravat(1.1)), "moss", soft=0.05, halo=0, stars=0)
    for x in (-1, 1):
        n.being(
            sweep([(0.46 * x, -1.4), (0.28 * x, -1.0), (0.08 * x, -0.72)], [0.13, 0.11, 0.08]),
            "lime",
            soft=0.05,
            halo=0.4,
            stars=0,
        )
    n.being(
        [
            q
            for x in (-1, 1)
            for k in range(4)
            for q in sweep([(0.09 * x, -0.76 + k * 0.04), (-0.04 * x, -0.58 + k * 0.03)], [0.03, 0.016])
        ],
        "lime",
        soft=0.02,
        halo=0.3,
        stars=0,
    )
    n.lit(props.flower(0.0, -0.42, 0.15, 6), "#ff70b0", 0.8, 0.06)
