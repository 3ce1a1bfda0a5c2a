"""What stands in many skies of Doctor Who: the police box, and ships, as bodies of light."""

from math import cos, radians, sin

import numpy as np

from art.doctor_who.starlight import Night
from art.kit.shapes import Point, Shape, box, change, dot, pair, poly


def police_box(n: Night, at: Point, high: float, hue: str = "navy", lamp: float = 1.0, tilt: float = 0.0,
               solid: float = 0.97, glow: float = 1.0) -> None:  # fmt: skip
    """A police box standing on `at`, so high: posts, steps of its roof, lit windows, panels, a lamp on top."""
    c, s = cos(radians(tilt)), sin(radians(tilt))

    def put(shape: Shape) -> Shape:
        def way(p: np.ndarray) -> np.ndarray:
            x, y = p[:, 0] * high, p[:, 1] * high
            return np.stack([at[0] + x * c - y * s, at[1] + x * s + y * c], 1)

        return change(shape, way)

    n.being(put(box(-0.235, 0.045, 0.235, 0.80)), hue, solid=solid, soft=0.05 * high, halo=0.9 * glow, stars=0.25,
            rim=0.8, bright=0.04)  # fmt: skip
    n.being(put(box(-0.265, 0, 0.265, 0.05)), hue, soft=0.03 * high, halo=0, stars=0)
    n.being(put(box(-0.225, 0.80, 0.225, 0.865) + box(-0.19, 0.865, 0.19, 0.905) + box(-0.05, 0.905, 0.05, 0.925)), hue,
            soft=0.03 * high, halo=0, stars=0)  # fmt: skip
    n.being(put(pair(box(0.185, 0.04, 0.245, 0.81))), hue, soft=0.025 * high, halo=0, stars=0.2)
    n.dark(put(box(-0.20, 0.735, 0.20, 0.785)), 0.75, 0.004)
    n.lit(put(box(-0.17, 0.75, 0.17, 0.772)), n.sky.star, 0.75 * glow, 0.012 * high, 0.3)
    n.dark(put(box(-0.007, 0.06, 0.007, 0.735)), 0.8, 0.003)
    for x in (-0.10, 0.10):
        for row, (y0, y1) in enumerate(((0.075, 0.215), (0.235, 0.375), (0.395, 0.535), (0.56, 0.715))):
            n.dark(put(box(x - 0.077, y0, x + 0.077, y1)), 0.55 if row < 3 else 0.3, 0.004)
            if row == 3:
                for i in (-1, 0, 1):
                    for j in (0, 1):
                        w = put(
                            box(
                                x + i * 0.05 - 0.021,
                                y0 + 0.012 + j * 0.072,
                                x + i * 0.05 + 0.021,
                                y0 + 0.072 + j * 0.072,
                            )
                        )
                        n.lit(w, "#ffe9b0", 0.95 * glow, 0.02 * high, 0.30)
            else:
                n.being(put(box(x - 0.06, y0 + 0.018, x + 0.06, y1 - 0.018)), hue, soft=0.02 * high, halo=0, stars=0)
    n.being(put(box(-0.032, 0.925, 0.032, 0.985)), "gold", soft=0.02 * high, halo=0.2, stars=0)
    if lamp:
        n.lit(put(dot(0, 0.96, 0.022, 0.028)), "#dff0ff", 1.8 * lamp, 0.10 * high, 0.7)
        x, y = put(dot(0, 0.96, 0.001))[0].mean(0)
        n.star(float(x), float(y), 0.16 * high, 1.3 * lamp)


def saucer(wide: float = 1.0) -> Shape:
    """A flying saucer about (0, 0)."""
    k = wide / 2
    half = [(k, 0), (0.5 * k, -0.13 * k), (-0.5 * k, -0.13 * k), (-k, 0), (-0.45 * k, 0.16 * k), (0.45 * k, 0.16 * k)]
    return poly(*half) + dot(0, 0.18 * k, 0.36 * k, 0.22 * k)
