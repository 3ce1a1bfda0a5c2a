"""Cyber Leader: the last thing one sees: a hand of steel that comes, and behind it a head with black handles."""

from art.doctor_who import beings, hands, nebulae, scenery
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, sweep


@picture("future", "cyber-leader", nebulae.deep((0.3, 0.6), 0.7, 0.35))
def paint(n: Night) -> None:
    scenery.corridor(n, (0.40, 0.50), "dusk", 5, 6, "#a0c8ff", 0.8)
    for x, y, k in ((0.70, 0.44, 0.10), (0.16, 0.50, 0.085)):
        beings.cyber(n, (x, y), k, "silver", False, "#ff6050", 1.0, False, 0.5)
    b = beings.cyber(n, (0.30, 0.50), 0.30, "silver", True, "#ff3020", 1.15, True, 0.15, 8)
    for x in (-1, 1):
        n.star(*b.put(dot(0.30 * x, 0.16, 0.01))[0].mean(0), 0.16, 1.0, "#ff6050")
    n.lamp_at = (0.2, 1.0)
    n.being(
        sweep([(0.72, -0.18), (0.50, -0.66), (0.06, -0.86)], [0.17, 0.20, 0.17]), "silver", soft=0.10, halo=0.5, rim=1.3
    )
    n.shade(-0.3, -0.5, 0.6, 0.55)
    hands.palm(n, (-0.30, -0.62), (0.62, -1.10), 0.62, "silver", "", "", 17, -1)
    for x, y, r in ((-0.42, -0.52, 0.07), (-0.30, -0.78, 0.07), (-0.14, -0.55, 0.06)):
        n.dark(dot(x, y, r), 0.55, 0.02)
        n.lit(dot(x, y, r * 0.35), "#ff6050", 0.9, 0.04)
