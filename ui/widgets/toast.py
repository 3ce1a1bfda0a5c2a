"""Short notices at the head of the window that come, wait and go; a click sends one away.

A few are shown at a time. The others wait, and none is dropped unseen.
"""

from collections.abc import Sequence

import pygame

from game.kernel.template import fill
from ui.base import plates, text, theme
from ui.base.scale import Scale
from ui.widgets import texts

RISE = 0.18
WIDEST = 620
TOAST_PAD = 16
MOST_SHOWN = 3
READ_SECONDS, LETTERS_A_SECOND = 3.0, 20
"""How long a notice stays at least while others wait: so many seconds, and as long as it takes to read."""


class Notice:
    """One thing said, and for how long it has been there."""

    def __init__(self, words: str, seconds: float, warning: bool, owner: object = None) -> None:
        self.words, self.seconds, self.warning, self.owner = words, seconds, warning, owner
        self.age = 0.0
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def shown(self) -> float:
        """0 = away, 1 = there."""
        return max(0.0, min(1.0, self.age / RISE, (self.seconds - self.age) / RISE))


class Toasts:
    """The notices on the screen, the oldest on top, and those `waiting` for room."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []
        self.waiting: list[Notice] = []
        self.is_dirty = False

    def say(self, words: str, seconds: float = 5.0, warning: bool = False, owner: object = None) -> None:
        """Show these words; the same words again only begin their time anew. `owner` is what they are about.

        While there is no room the notice waits. What answers an action of the player comes before warnings.
        """
        same = next((n for n in (*self.notices, *self.waiting) if n.words == words), None)
        if same:
            same.age, same.owner = min(same.age, RISE), owner
        else:
            at = len(self.waiting) if warning else sum(not notice.warning for notice in self.waiting)
            self.waiting.insert(at, Notice(words, seconds, warning, owner))
            self._fill()
        self.is_dirty = True

    def unsay(self, words: str) -> None:
        """These words are no longer so: they go."""
        self.waiting = [notice for notice in self.waiting if notice.words != words]
        for notice in self.notices:
            if notice.words == words:
                self._send_away(notice)
        self.is_dirty = True

    def forget_owners(self, there: Sequence[object]) -> None:
        """Keep the notices of these only."""
        for notice in (*self.notices, *self.waiting):
            if notice.owner is not None and notice.owner not in there:
                self.unsay(notice.words)

    @property
    def words(self) -> list[str]:
        """All notices that are shown or wait."""
        return [notice.words for notice in (*self.notices, *self.waiting)]

    @property
    def warnings(self) -> list[str]:
        """Warnings that are shown or wait, without those that fade."""
        return [notice.words for notice in (*self.notices, *self.waiting) if notice.warning]

    def _fill(self) -> None:
        """Show what waits, as far as there is room."""
        while self.waiting and len(self.notices) < MOST_SHOWN:
            self.notices = [*self.notices, self.waiting.pop(0)]

    def _send_away(self, notice: Notice) -> None:
        notice.seconds = min(notice.seconds, notice.age + RISE)
        self.is_dirty = True

    def update(self, dt: float) -> None:
        before = [n.shown for n in self.notices]
        for notice in self.notices:
            notice.age += dt
        oldest = self.notices[0] if self.notices else None
        if self.waiting and oldest and oldest.age > READ_SECONDS + len(oldest.words) / LETTERS_A_SECOND:
            self._send_away(oldest)
        self.notices = [n for n in self.notices if n.age < n.seconds]
        self._fill()
        if before != [n.shown for n in self.notices]:
            self.is_dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """True if the event was a click on a notice, which is sent away."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        for notice in self.notices:
            if notice.shown > 0.5 and notice.rect.collidepoint(event.pos):
                self._send_away(notice)
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
        if self.waiting:
            self._draw_count(surface, scale, head)
        self.is_dirty = False

    def _draw_count(self, surface: pygame.Surface, scale: Scale, head: int) -> None:
        """Number of notices that wait, below those that are shown."""
        words = text.render(fill(texts.MORE, n=len(self.waiting)), "body", scale.px(theme.SMALL), theme.FADED)
        rect = pygame.Rect(0, 0, words.get_width() + scale.px(28), words.get_height() + scale.px(8))
        rect.midtop = (scale.window[0] // 2, head)
        plates.draw_plate(surface, "dialog", rect, scale.u, raised=8)
        surface.blit(words, words.get_rect(center=rect.center))
