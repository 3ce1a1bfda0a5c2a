"""What lies still on the screen, put together once; where some of it changes, it is drawn anew, and only there."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame

MOST = 32  # patches; with more of them, one that holds them all is cheaper
SPREAD = 1.15  # so much more than two parts take the one that holds both, and is cheaper all the same
REMEMBERED = 256  # patches that were drawn last


class Piece(NamedTuple):
    """Something to draw: all that its look depends on, the pixels that it can touch, and how it is drawn."""

    what: tuple
    rect: pygame.Rect
    paint: Callable[[pygame.Surface], object]


class RestingLayer:
    """Pieces over a ground, in one picture of the window's size."""

    def __init__(self) -> None:
        self.surface: pygame.Surface | None = None
        self.ground: pygame.Surface | None = None
        self.lying: dict[tuple, pygame.Rect] = {}
        self.version = 0  # of the picture
        self._drawn: deque[tuple[int, pygame.Rect]] = deque(maxlen=REMEMBERED)  # patches, by the version they made
        self._whole = 0  # the version from which on every patch is remembered

    def forget(self) -> None:
        """Draw all of it the next time."""
        self.ground = None

    def show(self, ground: pygame.Surface, pieces: Sequence[Piece]) -> pygame.Surface:
        """The picture with exactly these pieces, each over those before it."""
        now = {piece.what: piece.rect for piece in pieces}
        if self.surface is None or self.surface.get_size() != ground.get_size():
            self.surface, self.ground = pygame.Surface(ground.get_size(), 0, ground), None
        if self.ground is not ground:
            patches = [ground.get_rect()]
        else:
            changed = [rect for what, rect in now.items() if what not in self.lying]
            changed += [rect for what, rect in self.lying.items() if what not in now]
            patches = few(changed)
        self.ground, self.lying = ground, now
        self.note(patches)
        for patch in patches:
            self.surface.set_clip(patch)
            self.surface.blit(ground, (0, 0))
            for piece in pieces:
                if piece.rect.colliderect(patch):
                    piece.paint(self.surface)
        self.surface.set_clip(None)
        return self.surface

    def note(self, patches: Sequence[pygame.Rect]) -> None:
        """These are drawn now."""
        if patches:
            self.version += 1
            for patch in patches:
                if len(self._drawn) == REMEMBERED:
                    self._whole = self._drawn[0][0]
                self._drawn.append((self.version, patch))

    def changed_since(self, version: int) -> list[pygame.Rect] | None:
        """What was drawn anew since the picture was that of this version; None if it is no longer known."""
        if version < self._whole:
            return None
        return [patch for drawn, patch in self._drawn if drawn > version]


def joined(rects: Iterable[pygame.Rect], spread: float = SPREAD) -> list[pygame.Rect]:
    """Rectangles that cover the same, and hardly more. They may overlap."""
    found: list[pygame.Rect] = []
    for rect in rects:
        at = 0
        while at >= 0:
            at = next((n for n in rect.collidelistall(found) if is_cheaper(rect, found[n], spread)), -1)
            if at >= 0:
                rect = rect.union(found.pop(at))
        found.append(rect)
    return found


def is_cheaper(one: pygame.Rect, other: pygame.Rect, spread: float) -> bool:
    """Whether one rectangle that holds both is hardly larger than the two of them."""
    both = one.union(other)
    return both.w * both.h <= spread * (one.w * one.h + other.w * other.h)


def few(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover the same, joined as far as they must be so that they are not too many."""
    found = joined(rects)
    if len(found) > MOST:
        found = joined(found, 4 * SPREAD)
    return found if len(found) <= MOST else [found[0].unionall(found[1:])]
