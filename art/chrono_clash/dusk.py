"""What the pictures of the Blue Hour share: evenings of other air, lamplight, numerals."""

from art.chrono_clash import props, sky
from art.chrono_clash.canvas import Canvas
from art.chrono_clash.shapes import place

# Outlines stay as rows of points:
# fmt: off

# Blue hours of other air: sea mist, the last violet, deep water, frost.
MIST = sky.LIGHTS["blue"]._replace(sky=("#0c1a34", "#1c3e68", "#3e76a4", "#7cb0d0", "#cce6f0"), haze="#74a6c8",
    halo="#9ccae8", form="#265684", disc=("#f0f4f2", "#b4cdd8"))
VIOLET = sky.LIGHTS["blue"]._replace(sky=("#0a0724", "#1c1650", "#3a3a92", "#6a7ccc", "#b8c8ee"), haze="#5460ac",
    halo="#8c9cf0", form="#303a8c", disc=("#e6e8f6", "#a2acdc"))
DEEP = sky.LIGHTS["blue"]._replace(sky=("#021418", "#05303c", "#0a5c6c", "#2c98a4", "#a0e0d8"), haze="#1f7c8c",
    halo="#6cd6d8", form="#0f5866", rim="#c8fff4", disc=("#e4f4ee", "#8ccfd0"), fill="#0a2a40")
FROST = sky.LIGHTS["blue"]._replace(sky=("#06122a", "#123060", "#2c62a4", "#74aede", "#dcf2fa"), haze="#6ea6d6",
    halo="#a4d4f6", form="#2c68a8", disc=("#f4fafc", "#b6d4ea"))
# A last band of afterglow low in the west.
AFTERGLOW = sky.LIGHTS["blue"]._replace(sky=("#060a20", "#10204e", "#2c4a8c", "#7c80b4", "#e8b89c"), haze="#4c66a4",
    halo="#98b0e4")

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
