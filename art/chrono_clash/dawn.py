"""The Dawn: its light, and mornings of other air."""

from functools import partial

from art.kit import sky
from art.kit.canvas import Light

# Dawn: a low red-gold sun, smoke-red sky, black-red shadows.
DAWN = Light(
    sky=("#160308", "#4a0a12", "#8e1c14", "#d0501e", "#fda24a"),
    disc=("#ffe9a8", "#f9a43a"),
    halo="#ff8a2c",
    haze="#b8401c",
    dark="#0c0204",
    form="#76200f",
    rim="#ffc878",
    fill="#4a1024",
    accent="#ffb02e",
    spark="#ffc25a",
)
picture = partial(sky.picture, light=DAWN)

# Outlines stay as rows of points:
# fmt: off

# Dawns of other air: rose, smoke, gold.
ROSE = DAWN._replace(sky=("#1c0618", "#5c1234", "#b02c3c", "#ee6c44", "#ffc27c"), haze="#b84444",
    halo="#ff7a58", form="#7a1c26")
SMOKE = DAWN._replace(sky=("#120608", "#341014", "#6a1c16", "#b84a22", "#f09a4c"), haze="#8c3a20",
    form="#5c1a10")
GOLD = DAWN._replace(sky=("#2c0a08", "#7a2410", "#c8581a", "#f59a34", "#ffd884"), haze="#d47a2c",
    disc=("#fff6d0", "#ffc95c"), form="#84300e")
