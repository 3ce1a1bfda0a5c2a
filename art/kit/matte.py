"""Pieces cut loose from their ground: what is painted over a picture, as a picture with alpha to lay over any."""

from collections.abc import Callable

import numpy as np
from PIL import Image

from art.kit.light import Array

GAMMA = 2.2
MIDDLING = 0.4  # the ground, as the screen counts it, on which a piece is exactly right where one sees through it


def matted(paint: Callable[[Array], Array], size: tuple[int, int]) -> Image.Image:
    """What `paint` puts over the light that it is given, as it looks over any other light (RGBA, straight alpha).

    It is painted over black and over white; what differs shows through. Light is added up as the eye sees it later, by
    screens, so edges and shadows are right on a middling ground and nearly so on others.
    """
    shape = (size[1], size[0], 3)
    dark, pale = paint(np.zeros(shape, np.float32)), paint(np.ones(shape, np.float32))
    through = np.clip(pale - dark, 0, 1)
    seen = np.clip(dark + through * MIDDLING**GAMMA, 0, 1) ** (1 / GAMMA)
    alpha = 1 - through.mean(-1) ** (1 / GAMMA)
    alpha = np.clip(np.maximum(alpha, ((seen - MIDDLING) / (1 - MIDDLING)).max(-1)), 0, 1)[..., None]
    added = np.clip(seen - (1 - alpha) * MIDDLING, 0, alpha)
    straight = np.divide(added, alpha, out=np.zeros_like(added), where=alpha > 1 / 512)
    levels = (np.concatenate([straight, alpha], -1) * 255 + 0.5).astype(np.uint8)
    return Image.fromarray(levels, "RGBA")
