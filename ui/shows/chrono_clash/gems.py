"""The signs of the four colours: a rising sun, a full one, a lozenge, a moon."""

from __future__ import annotations

import pygame

from ui.base.theme import Colour
from ui.cards.gems import Gem


def sunrise(picture: pygame.Surface, ink: Colour) -> None:
    big = picture.get_width()
    pygame.draw.circle(picture, ink, (big / 2, big * 0.68), big * 0.46, draw_top_left=True, draw_top_right=True)
    pygame.draw.rect(picture, ink, (0, big * 0.76, big, big * 0.11), border_radius=big // 16)


def sun(picture: pygame.Surface, ink: Colour) -> None:
    big = picture.get_width()
    pygame.draw.circle(picture, ink, (big / 2, big / 2), big * 0.43)


def lozenge(picture: pygame.Surface, ink: Colour) -> None:
    big = picture.get_width()
    pygame.draw.polygon(picture, ink, [(big / 2, 0), (big * 0.88, big / 2), (big / 2, big), (big * 0.12, big / 2)])


def moon(picture: pygame.Surface, ink: Colour) -> None:
    big = picture.get_width()
    pygame.draw.circle(picture, ink, (big / 2 * 0.96, big / 2), big * 0.46)
    pygame.draw.circle(picture, (*ink, 0), (big / 2 * 1.42, big / 2 * 0.82), big * 0.38)


GEMS = {
    "red": Gem((232, 92, 66), sunrise), "green": Gem((112, 190, 98), sun), "blue": Gem((92, 154, 240), lozenge),
    "purple": Gem((182, 124, 232), moon),
}  # fmt: skip
