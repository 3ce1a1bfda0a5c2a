"""Every kind's picture: key -> painter that takes a width and gives a 5:7 picture."""

from collections.abc import Callable

from PIL import Image

from art.chrono_clash import blue, green, purple, red

PICTURES: dict[str, Callable[[int], Image.Image]] = red.PICTURES | green.PICTURES | blue.PICTURES | purple.PICTURES
