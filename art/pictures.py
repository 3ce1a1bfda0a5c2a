"""The pictures of a game's cards, found by the card's key: `art/<game>/pictures/<key>.py`, one file a card.

Each file has `paint`, which takes a width in pixels and gives the picture, 5:7 and opaque.
"""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path

from PIL import Image

ART = Path(__file__).parent

Painter = Callable[[int], Image.Image]

# Gives a face the picture of its kind, by game and key, at least so many pixels wide.
Master = Callable[[str, str, int], Image.Image]


class Pictures(Mapping[str, Painter]):
    """The painters of a game by key, each imported when it is asked for. KeyError where there is no such file."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __getitem__(self, key: str) -> Painter:
        name = f"art.{self.game}.pictures.{key.replace('-', '_')}"
        try:
            return import_module(name).paint
        except ModuleNotFoundError as missing:
            if missing.name != name:
                raise
            raise KeyError(key) from None

    def file(self, key: str) -> str:
        """The file that paints this picture, where there is one."""
        return f"art/{self.game}/pictures/{key.replace('-', '_')}.py"

    def __iter__(self) -> Iterator[str]:
        files = sorted((ART / self.game / "pictures").glob("*.py"))
        return (file.stem.replace("_", "-") for file in files if file.stem != "__init__")

    def __len__(self) -> int:
        return sum(1 for _ in self)
