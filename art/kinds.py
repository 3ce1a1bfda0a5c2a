"""What kind of card it is, in one line: the face for reading says it under its picture, the board face in signs."""

from functools import lru_cache
from importlib import import_module

from art.wanted import face_of


@lru_cache(maxsize=512)
def kind_line(printed: object) -> str:
    """The line of a printed card as its game's faces (`art/<game>/face.py`) print it; "" of a game without art."""
    try:
        faces = import_module(f"art.{printed.game}.face")
    except ModuleNotFoundError:
        return ""
    return " ".join(faces.in_a_line(face_of(printed)).split())
