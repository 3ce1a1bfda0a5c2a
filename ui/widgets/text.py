"""Widgets that only say something: one line, a paragraph with signs and links, a hairline."""

from collections.abc import Callable

import pygame

from ui.base import plates, text, theme
from ui.widgets.widget import Widget


class Label(Widget):
    """One line of plain text that fits its rectangle: it becomes up to a quarter smaller, then is cut short.

    `align` is "left", "center" or "right"; vertically it stands in the middle.
    """

    SMALLEST = 0.75

    def __init__(
        self, words: str, size: float = theme.BODY, colour: theme.Colour = theme.PARCHMENT,
        role: str = "body", align: str = "left", shadow: bool = False, tip: str = "",
    ) -> None:  # fmt: skip
        super().__init__(tip)
        self.words, self.size, self.colour, self.role, self.align, self.shadow = (
            words,
            size,
            colour,
            role,
            align,
            shadow,
        )

    def say(self, words: str, colour: theme.Colour | None = None) -> None:
        """Show other words (and colour) from now on."""
        if (words, colour or self.colour) != (self.words, self.colour):
            self.words, self.colour = words, colour or self.colour
            self.touch()

    def fitting(self) -> tuple[str, int]:
        """The words and pixels with which the line fits."""
        return fitting_line(self.words, self.role, self.px(self.size), self.rect.w, self.SMALLEST)

    def draw(self, surface: pygame.Surface) -> None:
        words, px = self.fitting()
        shade = theme.INK if self.shadow else None
        picture = text.render(text.escape(words), self.role, px, self.colour, shadow=shade)
        pad = text.shadow_pad(px) if self.shadow else 0
        place = picture.get_rect(y=text.centred(self.rect, self.role, px) - pad)
        place.x = {"left": self.rect.left - pad, "center": self.rect.centerx - picture.get_width() // 2,
                   "right": self.rect.right - picture.get_width() + pad}[self.align]  # fmt: skip
        surface.blit(picture, place)

    def plain(self) -> str:
        return self.words

    def overflow(self) -> str:
        return line_overflow(self.words, self.role, self.px(self.size), self.rect, self.SMALLEST)


@text.keeps(4096)
def fitting_line(words: str, role: str, px: int, width: int, smallest: float = 0.75) -> tuple[str, int]:
    """The words and the size at which they fit into `width`: smaller first, then cut."""
    least = max(6, round(px * smallest))
    while px > least and text.width_of(words, role, px) > width:
        px -= 1
    return text.shortened(words, role, px, max(1, width)), px


def is_shortened(words: str, role: str, px: int, width: int, smallest: float = 0.75) -> bool:
    """Whether a line of these words would have to be cut to fit into `width`."""
    return fitting_line(words, role, px, width, smallest)[0] != words


def line_overflow(words: str, role: str, px: int, rect: pygame.Rect, smallest: float = 0.75) -> str:
    shown, px = fitting_line(words, role, px, rect.w, smallest)
    if shown != words:
        return f"{words!r} is cut to {shown!r}"
    return "" if px <= rect.h * 1.25 + 2 else f"{words!r} is {px} px in a line of {rect.h}"


class RichText(Widget):
    """A paragraph with markup (see ui/base/text.py); a click on a link calls `on_link(target)`."""

    def __init__(
        self, words: str, size: float = theme.BODY, colour: theme.Colour = theme.PARCHMENT, role: str = "body",
        align: str = "left", leading: float = text.LEADING, on_link: Callable[[str], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.words, self.size, self.colour, self.role, self.align = words, size, colour, role, align
        self.leading, self.on_link = leading, on_link

    def say(self, words: str) -> None:
        """Show other words from now on."""
        if words != self.words:
            self.words = words
            self.touch()

    def height(self, width: int, scale) -> int:
        """How many pixels high it is when it is `width` pixels wide."""
        return text.layout(self.words, self.role, scale.px(self.size), width, self.align, self.leading).size[1]

    def _block(self) -> text.Block:
        return text.layout(self.words, self.role, self.px(self.size), self.rect.w, self.align, self.leading)

    @property
    def links(self) -> list[tuple[pygame.Rect, str]]:
        """Where each link and each icon stands now, and its target."""
        return [(rect.move(self.rect.topleft), target) for rect, target in self._block().links]

    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        target = self._block().target_at(pos[0] - self.rect.x, pos[1] - self.rect.y)
        if target and self.on_link:
            self.on_link(target)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(
            text.render(self.words, self.role, self.px(self.size), self.colour, self.rect.w, self.align, self.leading),
            self.rect,
        )

    def plain(self) -> str:
        return text.plain(self.words)

    def overflow(self) -> str:
        size = self._block().size
        fits = size[0] <= self.rect.w + 1 and size[1] <= self.rect.h + self.px(4)
        return "" if fits else f"{self.words[:40]!r} takes {size} in {self.rect.size}"


class Rule(Widget):
    """A hairline of brass that fades at both ends."""

    def __init__(self, alpha: int = 120) -> None:
        super().__init__()
        self.alpha = alpha

    def draw(self, surface: pygame.Surface) -> None:
        thick = max(1, round(self.u))
        plates.line(surface, pygame.Rect(self.rect.x, self.rect.centery, self.rect.w, thick), alpha=self.alpha)


class Plate(Widget):
    """A ground for other widgets: a panel with its shadow."""

    def __init__(self, look: str = "panel", raised: float = 14, radius: float = 12) -> None:
        super().__init__()
        self.look, self.raised, self.radius = look, raised, radius

    def draw(self, surface: pygame.Surface) -> None:
        plates.draw_plate(surface, self.look, self.rect, self.u, self.radius, self.raised)
