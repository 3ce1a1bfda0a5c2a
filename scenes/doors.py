"""The doors of the menu: one tall leaning picture for each game, with its name and what one can do behind it."""

from collections.abc import Callable, Sequence

import pygame

from ui.base import plates, theme
from ui.base.scale import Scale
from ui.widgets.widget import Widget

FOCUS = 0.70
"""Where across its width a title picture has its subject: title pictures are dark at the left."""
BROADEST = 0.6
"""How much of a title picture's width a door may show; a broader door shows a larger picture."""
FOOT = 226
"""Logical units at the foot of a door that hold its words and buttons."""
DIM = 120
PLAIN = ((34, 48, 76, 255), (10, 14, 24, 255))


class Door(Widget):
    """A parallelogram that leans to the right, from the top of the window to its foot.

    `place` takes its foot; `lean` pixels further right it ends at the top. The last door reaches the window's edge.
    `standing` are the widgets in it: it is lit while one of them is pointed at. The scene draws `seen` on its ground.
    """

    def __init__(self, game: str, on_open: Callable[[], None]) -> None:
        super().__init__()
        self.game, self.on_open = game, on_open
        self.standing: list[Widget] = []
        self.others: Sequence[Door] = ()
        self.lean = 0
        self.is_last = False
        self.foot = 0
        self.seen: pygame.Surface | None = None
        self.coming: pygame.Surface | None = None
        self.came = 1.0
        self._of: pygame.Surface | None = None
        self._veil: pygame.Surface | None = None

    def stand(self, left: int, right: int, lean: int, is_last: bool, scale: Scale) -> None:
        """Reach from `left` to `right` at the window's foot (pixels)."""
        self.lean, self.is_last = lean, is_last
        width, height = scale.window
        self.place(pygame.Rect(left, 0, min(width, right + lean) - left, height), scale)
        self.foot = right - left
        self._veil = self.seen = self.coming = self._of = None
        self.came = 1.0

    def corners(self) -> list[tuple[int, int]]:
        """Its four corners from the upper left, clockwise, inside its rectangle."""
        _, height = self.rect.size
        right = (self.rect.w, self.rect.w) if self.is_last else (self.lean + self.foot, self.foot)
        return [(self.lean, 0), (right[0], 0), (right[1], height), (0, height)]

    def edge(self, y: int) -> int:
        """The window's x at which it begins at this height."""
        return self.rect.x + round(self.lean * (1 - y / max(1, self.rect.h)))

    def hit(self, pos: tuple[int, int]) -> bool:
        if not super().hit(pos):
            return False
        left = self.edge(pos[1])
        return pos[0] >= left and (self.is_last or pos[0] < left + self.foot)

    def release(self, pos: tuple[int, int]) -> None:
        if self.hit(pos) and self.enabled:
            self.sound("click")
            self.on_open()

    @property
    def is_pointed_at(self) -> bool:
        return self.form is not None and self.form.pointed in (self, *self.standing)

    def update(self, dt: float) -> bool:
        wanted = 1.0 if self.is_pointed_at and self.enabled else 0.0
        if self.glow == wanted:
            return False
        step = dt * 5
        self.glow = min(wanted, self.glow + step) if wanted else max(0.0, self.glow - step)
        return True

    # The picture in it
    def picture_size(self) -> tuple[int, int]:
        """How large the title picture should be, so that this door shows the heart of it."""
        height = max(self.rect.h, round(self.rect.w / BROADEST * 9 / 16))
        return round(height * 16 / 9), height

    def show(self, picture: pygame.Surface | None, at_once: bool) -> None:
        """Show this title picture from now on (None for a plain door); it comes slowly unless `at_once`."""
        if self.seen is not None and picture is self._of:
            return
        self._of, shown = picture, self._made(picture)
        if self.seen is None or at_once:
            self.seen, self.coming, self.came = shown, None, 1.0
        else:
            self.coming, self.came = shown, 0.0

    def come(self, share: float) -> bool:
        """Let the picture that comes be seen more by this share; True while it still comes."""
        if self.coming is None:
            return False
        self.came += share
        if self.came >= 1:
            self.seen, self.coming = self.coming, None
        return True

    def _made(self, picture: pygame.Surface | None) -> pygame.Surface:
        """What is seen in the door: its part of the title picture, dark at the foot, cut to the door's shape."""
        size = self.rect.size
        seen = pygame.Surface(size, pygame.SRCALPHA)
        if picture is None:
            seen.blit(plates.gradient(size, *PLAIN), (0, 0))
        else:
            width, height = picture.get_size()
            (upper_left, _), (upper_right, _), (lower_right, _), _ = self.corners()
            middle = (upper_left + upper_right + lower_right) / 4
            left = round(max(0, min(width - size[0], FOCUS * width - middle)))
            seen.blit(picture, (-left, -(height - size[1]) // 2))
        dark = self.px(FOOT)
        for start, alpha in ((2.1 * dark, 175), (1.7 * dark, 215)):
            high = min(round(start), size[1])
            seen.blit(plates.gradient((size[0], high), (5, 8, 15, 0), (5, 8, 15, alpha)), (0, size[1] - high))
        self._cut(seen)
        return seen

    def _cut(self, surface: pygame.Surface) -> None:
        """Make clear what does not belong to the door's shape."""
        wide, nothing = self.rect.w, (0, 0, 0, 0)
        upper_left, upper_right, lower_right, lower_left = self.corners()
        pygame.draw.polygon(surface, nothing, [(0, 0), upper_left, lower_left])
        if not self.is_last:
            pygame.draw.polygon(surface, nothing, [upper_right, (wide, 0), (wide, lower_right[1]), lower_right])

    def draw(self, surface: pygame.Surface) -> None:
        """What changes: a picture that comes, the dark while another door is pointed at, the light on its edge."""
        if self.coming is not None:
            self.coming.set_alpha(round(255 * self.came))
            surface.blit(self.coming, self.rect)
            self.coming.set_alpha(255)
        dark = max((other.glow for other in self.others if other is not self), default=0.0) * (1 - self.glow)
        if dark:
            if self._veil is None:
                self._veil = pygame.Surface(self.rect.size, pygame.SRCALPHA)
                self._veil.fill((4, 6, 12, DIM))
                self._cut(self._veil)
            self._veil.set_alpha(round(255 * dark))
            surface.blit(self._veil, self.rect)
        (upper, _), (upper_right, _), (lower_right, high), _ = self.corners()
        thick = max(2, round(self.u * 1.6))
        ink = theme.mix(theme.BRASS_DARK, theme.BRASS_LIGHT, self.glow)
        x = self.rect.x
        pygame.draw.aaline(surface, ink, (x + upper, 0), (x, high), thick)
        if self.glow and not self.is_last:
            pygame.draw.aaline(surface, ink, (x + upper_right, 0), (x + lower_right, high), thick)
