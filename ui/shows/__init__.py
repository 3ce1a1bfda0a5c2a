"""The shows: what one game alone shows. `ui/README.md` tells how to add an event, a panel, a mark, a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ui.shows.show import Show


@cache
def show_of(game: str) -> Show:
    """The show of a game: `SHOW` of the folder of that name, or a plain one."""
    if find_spec(f"{__name__}.{game}") is None:
        return Show()
    return import_module(f"{__name__}.{game}").SHOW
