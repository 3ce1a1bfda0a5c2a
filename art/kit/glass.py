"""Glass laid over a picture: balls, domes and tubes that gleam at the rim and mirror the lamp."""

import numpy as np

from art.kit.light import Array, Light, lit, step
from art.kit.march import Studio


def ball_glass(
    x: Array, y: Array, cx: float, cy: float, r: float, tint: Light = (0.8, 0.9, 1.0), studio: Studio | None = None
) -> tuple[Array, Array]:
    """A hollow glass ball: (light to add, how much of what is behind still shows)."""
    u, v = (x - cx) / r, (y - cy) / r
    far = np.hypot(u, v)
    px = 2 / x.shape[1] / r
    inside = step(1 + px, 1 - px, far)
    nz = np.sqrt(np.clip(1 - far**2, 0, 1))
    n = np.stack([u.ravel(), v.ravel(), nz.ravel()]).astype(np.float32)
    mirror = np.array([[0], [0], [-1]], np.float32) + 2 * n[2] * n
    seen = (studio or Studio()).mirrored(mirror, 0.02).reshape(*x.shape, 3)
    fresnel = 0.045 + 0.85 * (1 - nz) ** 4
    light = seen * fresnel[..., None] * 1.2
    # The far wall shows the lamp again, small and upside down; the near wall its soft window.
    low = np.exp(-(((u - 0.50) ** 2 + (v + 0.56) ** 2) / 0.016)) * 0.5
    crescent = step(0.80, 0.93, far) * step(1.0, 0.95, far) * np.clip(-u * 0.6 + v * 0.75, 0, 1) ** 2
    light += lit(low + crescent * 0.55, tint)
    light += lit((1 - nz) ** 3 * 0.35, tint)
    through = 1 - inside * (0.06 + 0.5 * (1 - nz) ** 3)
    return light * inside[..., None], through


def tube_glass(
    x: Array,
    y: Array,
    cx: float,
    top: float,
    foot: float,
    r: float,
    squash: float = 0.16,
    tint: Light = (0.8, 0.9, 1.0),
) -> tuple[Array, Array]:
    """An upright glass cylinder seen from a little above; squash is the height of its mouth over its width."""
    u = (x - cx) / r
    across = np.sqrt(np.clip(1 - u**2, 0, 1)) * r * squash
    px = 2 / x.shape[1]
    inside = step(1 + px / r, 1 - px / r, np.abs(u)) * step(top + across + px, top + across - px, y)
    inside = inside * step(foot - across - px, foot - across + px, y)
    edge = np.clip(np.abs(u), 0, 1) ** 6
    window = step(-0.86, -0.80, u) * step(-0.60, -0.66, u) * 0.45
    thin = step(-0.54, -0.52, u) * step(-0.47, -0.50, u) * 0.22
    right = step(0.78, 0.84, u) * step(0.92, 0.88, u) * 0.22
    tall = step(foot, foot + 0.25 * (top - foot), y) * step(top, top - 0.08 * (top - foot), y)
    light = lit((edge * 0.5 + (window + thin + right) * tall + 0.02) * inside, tint)
    return light, 1 - inside * (0.08 + 0.45 * edge)
