"""What kind of card it is, in one line: the face for reading says it under its picture, the board face in signs."""

from functools import lru_cache
from importlib import import_module

from art.wanted import face_of


@lru_cache(maxsize=64)
def numbers_at(printed: object, style: str, size: tuple[int, int]) -> dict[str, tuple[str, float, float, float]]:
    """The numbers on a face of a printed card by what they count: as each is printed, its middle and its radius; none
    of a game without art."""
    try:
        faces = import_module(f"art.{printed.game}.face")
    except ModuleNotFoundError:
        return {}
    return faces.numbers_at(face_of(printed), style, size)


@lru_cache(maxsize=512)
def kind_line(printed: object) -> str:
    """The line of a printed card as its game's faces (`art/<game>/face.py`) print it, and what its numbers are where
    only marks say that; "" of a game without art."""
    try:
        faces = import_module(f"art.{printed.game}.face")
    except ModuleNotFoundError:
        return ""
    face = face_of(printed)
    numbers = getattr(faces, "numbers_in_words", None)  # where the line on the face leaves them to their marks
    line = " ".join(faces.in_a_line(face).split())
    whole = [said.replace(" ", "\u00a0") for said in (numbers(face) if numbers is not None else ())]  # never parted
    return " \u00b7 ".join([line, *whole])
