"""The Blue Hour: its light, evenings of other air, lamplight, numerals."""

from functools import partial

from art.kit import props, sky
from art.kit.canvas import Canvas, Light
from art.kit.shapes import place

# The blue hour: a pale moon in deep dusk, steel shadows.
BLUE_HOUR = Light(
    sky=("#050b20", "#0b1f47", "#174a86", "#4486bd", "#a9d6ea"),
    disc=("#dde8ee", "#8fb2d0"),
    halo="#7fb6e6",
    haze="#467db0",
    dark="#030816",
    form="#20508c",
    rim="#d3ecff",
    fill="#141a52",
    accent="#62e6ff",
    spark="#d8efff",
)
picture = partial(sky.picture, light=BLUE_HOUR)

# Outlines stay as rows of points:
# fmt: off

# Blue hours of other air: sea mist, the last violet, deep water, frost.
MIST = BLUE_HOUR._replace(sky=("#0c1a34", "#1c3e68", "#3e76a4", "#7cb0d0", "#cce6f0"), haze="#74a6c8",
    halo="#9ccae8", form="#265684", disc=("#f0f4f2", "#b4cdd8"))
VIOLET = BLUE_HOUR._replace(sky=("#070a26", "#121e5a", "#2a469e", "#5c84ce", "#b4cdee"), haze="#486eb6",
    halo="#84a6f4", form="#26429a", disc=("#e6ecf8", "#a2b4de"))
DEEP = BLUE_HOUR._replace(sky=("#020e1c", "#04253e", "#0a4a74", "#2a88b4", "#a0d8ea"), haze="#1f6c9a",
    halo="#6cc2e8", form="#0f4a76", rim="#c8f2ff", disc=("#e4f2f6", "#8cc4de"), fill="#0a2048")
FROST = BLUE_HOUR._replace(sky=("#06122a", "#123060", "#2c62a4", "#74aede", "#dcf2fa"), haze="#6ea6d6",
    halo="#a4d4f6", form="#2c68a8", disc=("#f4fafc", "#b6d4ea"))
# A last band of afterglow low in the west.
AFTERGLOW = BLUE_HOUR._replace(sky=("#060a20", "#0e2350", "#264e92", "#6c8cc0", "#e6c8b0"), haze="#446aa8",
    halo="#94b4e8")

LAMPLIGHT = "#ffdca0"
BRASS = "#c48a3a"


def hour(c: Canvas, text: str, x: float, y: float, high: float = 0.2, on_moon: bool = False) -> None:
    """The glowing numeral of an Hour, centred at (x, y); on the moon it is dark with a cold edge."""
    shape = place(props.numeral(text, high), (x, y))
    if on_moon:
        c.shine(shape, c.palette.accent, 0.5, 0.05)
        c.flat(shape, "#123a86", 0.95)
    else:
        c.shine(shape, c.palette.accent, 0.8, 0.05)
