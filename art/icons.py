"""The drawn icons of a game's card language, for words on the screen; they are painted by `art/<game>/icons.py`."""

from functools import lru_cache
from importlib import import_module

import pygame

HEAD = "^"
"""Before a word that stands at the head of a row, where it may be another icon."""


def marked(game: str, row: str) -> list[str] | None:
    """The words of a row as `icon` wants them; None if one of them is no icon of that game."""
    try:
        icons = import_module(f"art.{game}.icons")
        words = icons.tokens_of(row)
        for word, leads in words:
            icons.known(word, leads)
    except (ModuleNotFoundError, ValueError):
        return None
    return [HEAD * leads + word for word, leads in words]


@lru_cache(maxsize=512)
def icon(game: str, word: str, height: int) -> pygame.Surface:
    """One icon of that height, with straight alpha. Shared. ValueError if there is none."""
    try:
        icons = import_module(f"art.{game}.icons")
    except ModuleNotFoundError:
        raise ValueError(f"{game} has no icons") from None
    picture = icons.icon(word.removeprefix(HEAD), height, word.startswith(HEAD))
    return pygame.image.frombytes(picture.tobytes(), picture.size, "RGBA")
