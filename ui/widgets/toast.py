"""Short notices at the head of the window that come, wait and go; a click sends one away."""

import pygame

from ui.base import plates, text, theme
from ui.base.scale import Scale

RISE = 0.18
WIDEST = 620
TOAST_PAD = 16


class Notice:
    """One thing said, and for how long it has been there."""

    def __init__(self, words: str, seconds: float, warning: bool) -> None:
        self.words, self.seconds, self.warning = words, seconds, warning
        self.age = 0.0
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def shown(self) -> float:
        """0 = away, 1 = there."""
        return max(0.0, min(1.0, self.age / RISE, (self.seconds - self.age) / RISE))


class Toasts:
    """The notices that are on the screen, the oldest on top."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []
        self.is_dirty = False

    def say(self, words: str, seconds: float = 5.0, warning: bool = False) -> None:
        """Show these words; the same words again only begin their time anew."""
        same = next((n for n in self.notices if n.words == words), None)
        if same:
            same.age = min(same.age, RISE)
        else:
            self.notices = [*self.notices[-2:], Notice(words, seconds, warning)]
        self.is_dirty = True

    def unsay(self, words: str) -> None:
        """These words are no longer so: they go."""
        for notice in self.notices:
            if notice.words == words:
                notice.seconds = min(notice.seconds, notice.age + RISE)
                self.is_dirty = True

    @property
    def warnings(self) -> list[str]:
        """What is warned of now, and not on its way out."""
        return [notice.words for notice in self.notices if notice.warning]

    def update(self, dt: float) -> None:
        before = [n.shown for n in self.notices]
        for notice in self.notices:
            notice.age += dt
        self.notices = [n for n in self.notices if n.age < n.seconds]
        if before != [n.shown for n in self.notices]:
            self.is_dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """True if the event was a click on a notice, which is sent away."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        for notice in self.notices:
            if notice.shown > 0.5 and notice.rect.collidepoint(event.pos):
                notice.seconds = min(notice.seconds, notice.age + RISE)
                self.is_dirty = True
                return True
        return False

    def draw(self, surface: pygame.Surface, scale: Scale) -> None:
        """Paint the notices over whatever is there. (The scene below was drawn in the same frame.)"""
        head = scale.px(16)
        for notice in self.notices:
            width = min(scale.px(WIDEST), scale.window[0] - scale.px(40))
            pad = scale.px(TOAST_PAD)
            size = scale.px(theme.SMALL + 1)
            words = text.render(text.escape(notice.words), "body", size, theme.PARCHMENT, width - 2 * pad)
            rect = pygame.Rect(0, 0, words.get_width() + 2 * pad, words.get_height() + round(pad * 1.5))
            rect.midtop = (scale.window[0] // 2, head - round((1 - notice.shown) * scale.px(14)))
            notice.rect = rect
            alpha = round(255 * notice.shown)
            look = "warning" if notice.warning else "dialog"
            plates.draw_plate(surface, look, rect, scale.u, raised=14, alpha=alpha)
            words.set_alpha(alpha)
            surface.blit(words, words.get_rect(center=rect.center))
            words.set_alpha(255)
            head = rect.bottom + scale.px(10)
        self.is_dirty = False
