"""The colours of Doctor Who: one sky for each frame, and what beings of light are made of.

A sky is green in the Past, red in the Present, blue in the Future; it is white for what is Timeless, and purple for
Episodes and Flash cards.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from art.kit.canvas import Light, ink
from art.kit.light import Array


class Sky(NamedTuple):
    """The gas from the dark of space to its brightest, what bodies are of by themselves, and the one strange colour."""

    gas: tuple[str, str, str, str, str]
    body: str
    accent: str
    star: str
    tinges: tuple[str, str]  # what the gas leans to, here and there


SKIES = {
    "past": Sky(
        ("#010806", "#052a20", "#0d5c40", "#2c9c62", "#b0eca0"), "jade", "#ffb84a", "#e8ffd8", ("#30e0e8", "#f8c048")
    ),
    "present": Sky(
        ("#0a0206", "#360718", "#7e142c", "#cc4236", "#ffb87c"), "rose", "#5ce8dc", "#ffe8d8", ("#f040b8", "#ffa030")
    ),
    "future": Sky(
        ("#01030d", "#06183e", "#10428c", "#308cd6", "#a8e8fa"), "ice", "#ff9a48", "#e0f4ff", ("#7a54ff", "#40fff0")
    ),
    "timeless": Sky(
        ("#05060b", "#1e2232", "#4e556e", "#9ca2b6", "#f4eedc"), "pearl", "#b48cff", "#ffffff", ("#b4c4f4", "#f4dcb4")
    ),
    "purple": Sky(
        ("#06020d", "#1f0a3a", "#4c1a7a", "#9848c8", "#f2b4ee"), "lilac", "#ffd45c", "#fbe8ff", ("#4a58ff", "#ff60a8")
    ),
}

# What is lit: from its shadows to its light.
HUES = {
    "jade": ("#03120d", "#0f5238", "#44a868", "#c4eea4", "#fffce4"),
    "rose": ("#150307", "#7a1830", "#e05c5c", "#ffc8a0", "#fff6ea"),
    "ice": ("#020a1c", "#124c88", "#48a4e2", "#bcecfc", "#ffffff"),
    "pearl": ("#0c0d15", "#50566c", "#aeacac", "#f2e8d0", "#fffdf6"),
    "lilac": ("#0d0417", "#4a1c82", "#a462da", "#eabef8", "#fff6ff"),
    "gold": ("#120902", "#683a0c", "#cf8e2e", "#ffdf92", "#fffbea"),
    "bronze": ("#100602", "#54280e", "#a8622c", "#f0b878", "#fff0d8"),
    "silver": ("#06090e", "#364254", "#8c9cb2", "#dce8f6", "#ffffff"),
    "ember": ("#170302", "#8a1c08", "#f0601a", "#ffc064", "#fff8de"),
    "moss": ("#050b02", "#2c480f", "#7a9a30", "#d4e48c", "#fcffe2"),
    "bone": ("#100c07", "#64543c", "#bca47c", "#f2e4c6", "#fffcf2"),
    "sea": ("#010c0f", "#08464e", "#2a9c9e", "#a4eeda", "#f6fffb"),
    "flesh": ("#1a0b08", "#7a4230", "#d6946e", "#ffdcba", "#fff8ee"),
    "dusk": ("#04050d", "#121830", "#2e3866", "#7484c4", "#e4ecff"),
    "soot": ("#040304", "#161218", "#38303c", "#8c7c88", "#ffecd4"),
    "blood": ("#0c0102", "#4e060e", "#a81420", "#f46858", "#ffe0d0"),
    "violet": ("#08031a", "#301c78", "#6c54d0", "#c4b4fc", "#faf6ff"),
    "candy": ("#16040e", "#801c58", "#ec5ca4", "#ffc4de", "#fff6fb"),
    "lime": ("#041002", "#1c5c08", "#5cc41c", "#c8fc78", "#fcffe6"),
    "navy": ("#02040e", "#0a1e58", "#2450b4", "#84b4fc", "#f2f8ff"),
}


@cache
def ramp_of(hue: str) -> Array:
    """256 lights from the shadows of a hue to its light. Shared."""
    stops = np.array([ink(code) ** 0.5 for code in HUES[hue]])
    at = (0.0, 0.25, 0.5, 0.78, 1.0)
    levels = np.linspace(0, 1, 256)
    return (np.stack([np.interp(levels, at, stops[:, c]) for c in range(3)], -1) ** 2).astype(np.float32)


def light_of(name: str) -> Light:
    """The colours that the kit's canvas paints with."""
    sky = SKIES[name]
    body = HUES[sky.body]
    return Light(sky=sky.gas, disc=(sky.star, sky.gas[4]), halo=sky.gas[3], haze=sky.gas[2], dark=sky.gas[0],
                 form=body[2], rim=body[3], fill=sky.gas[1], accent=sky.accent, spark=sky.star)  # fmt: skip


# The frames of the cards: which sky each has, and what is printed in its colour.
FRAMES = {"past": "past", "present": "present", "future": "future", "timeless": "timeless", "episode": "purple",
          "flash": "purple"}  # fmt: skip
WORDS = {"past": "Past", "present": "Present", "future": "Future", "timeless": "Timeless", "episode": "", "flash": ""}
