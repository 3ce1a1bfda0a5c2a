"""The system's clipboard: the only place that reads or writes it, and it never raises."""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple

import pygame

from game.files import printable
from ui.base import texts

WIDE_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
UNPRINTED = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
"""Characters that text does not contain: the bytes are a picture or a program."""


class Pasted(NamedTuple):
    """The text on the clipboard, and a sentence if there is none that can be used."""

    text: str
    problem: str = ""


def read() -> Pasted:
    """Return what other programs have put on the clipboard."""
    try:
        words = pygame.scrap.get_text() or ""
    except UnicodeDecodeError as wrong:  # the program that owns the clipboard writes another encoding
        return decoded(bytes(wrong.object))
    except Exception as wrong:  # the systems' clipboards fail in many ways, and none may close a screen
        return Pasted("", texts.UNUSABLE.format(str(wrong).rstrip(".") or type(wrong).__name__))
    return Pasted(words) if words.strip() else Pasted("", texts.NO_TEXT)


def decoded(found: bytes) -> Pasted:
    """Decode bytes that are not UTF-8: UTF-16 if a mark says so, else Windows-1252.

    SDL ends the text at the first NUL byte, which in UTF-16 is half of a character: such text is incomplete.
    """
    is_wide = found.startswith(WIDE_MARKS)
    if is_wide and (len(found) % 2 or len(found) == 2):
        return Pasted("", texts.CUT_TEXT)
    try:
        words = found.decode("utf-16" if is_wide else "cp1252")
    except UnicodeDecodeError:
        return Pasted("", texts.NO_TEXT)
    return Pasted(words) if words.strip() and not UNPRINTED.search(words) else Pasted("", texts.NO_TEXT)


def write(words: str) -> str:
    """Put text on the clipboard; a sentence if that fails, else "".

    NUL characters and halves of characters, which no clipboard can hold, are written out.
    """
    try:
        pygame.scrap.put_text(printable(words))
    except Exception as wrong:
        return texts.UNUSABLE.format(str(wrong).rstrip(".") or type(wrong).__name__)
    return ""
