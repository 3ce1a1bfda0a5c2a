"""Colours that the cards of all games are printed in, as linear light."""

Light = tuple[float, float, float]


def rgb(code: str) -> Light:
    """A screen colour "#rrggbb" as linear light."""
    red, green, blue = ((int(code[i : i + 2], 16) / 255) ** 2.2 for i in (1, 3, 5))
    return red, green, blue


IVORY = rgb("#efe4c8")
SEPIA = rgb("#2b2018")
