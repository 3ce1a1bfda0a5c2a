"""Widgets that are pressed: the button and the switch."""

from collections.abc import Callable

import pygame

from art import glyphs
from ui.base import plates, text, theme
from ui.widgets import texts
from ui.widgets.text import fitting_line, is_shortened, line_overflow
from ui.widgets.widget import ACTIVATE, Widget

RAISED = 6  # units: how high a button stands over its shadow
UNDER = 0.76  # of the size of the words: that of the second line
LEAST_UNDER = 0.72  # of the size of a second line: how small it may become to be whole
EVEN = 0.9  # ... and how small before it is better said in fewer words


class Button(Widget):
    """A plate with words that does something when pressed and let go, or with Enter or Space.

    `look` is "button", "primary" (the one thing to do next) or "quiet" (no plate at rest);
    `glyph` names a sign of art/glyphs.py, shown before the words (or alone).
    """

    focusable = True

    def __init__(
        self, words: str, action: Callable[[], None], look: str = "button", glyph: str = "",
        size: float = theme.BODY, align: str = "center", tip: str = "", sound: str = "click",
    ) -> None:  # fmt: skip
        super().__init__(tip)
        self.words, self.action, self.look, self.glyph = words, action, look, glyph
        self.size, self.align, self.made_sound = size, align, sound
        self.chosen = False
        self.detail = ""
        """A second, smaller line."""
        self.at_most = 0
        """Pixels: the second line is no larger, as in the buttons beside it; 0 if it stands alone."""

    def say(self, words: str) -> None:
        if words != self.words:
            self.words = words
            self.touch()

    def run(self) -> None:
        """Do what it does, as if pressed."""
        if self.enabled:
            self.sound(self.made_sound)
            self.touch()
            self.action()

    def release(self, pos: tuple[int, int]) -> None:
        if self.hit(pos):
            self.run()

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in ACTIVATE and not event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL) and self._is_meant(event):
            self.run()
            return True
        return False

    def _is_meant(self, event: pygame.event.Event) -> bool:
        """Space skips and lets be, and so presses only what is seen to have the keys; Enter does what is usual."""
        return event.key != pygame.K_SPACE or self.form is None or self.form.by_keys

    def _ink(self) -> theme.Colour:
        if not self.enabled:
            return theme.FAINT
        if self.look == "primary":
            return (46, 28, 8)
        if self.look == "quiet":
            return theme.mix(theme.PARCHMENT, theme.BRASS_LIGHT, max(self.glow, 1.0 if self.chosen else 0.0))
        return theme.PARCHMENT

    def _plates(self, surface: pygame.Surface, sunk: bool) -> None:
        raised = 0 if self.look == "quiet" or sunk or not self.enabled else RAISED
        if not self.enabled:
            plates.draw_plate(surface, "quiet" if self.look == "quiet" else "button-off", self.rect, self.u)
        elif sunk:
            plates.draw_plate(surface, self.look + "-down", self.rect, self.u)
        elif self.chosen:
            plates.draw_plate(surface, "chosen", self.rect, self.u, raised=raised)
        else:
            plates.draw_plate(surface, self.look, self.rect, self.u, raised=raised)
            if self.glow:
                plates.draw_plate(surface, self.look + "-hover", self.rect, self.u, alpha=round(255 * self.glow))

    def _pad(self) -> int:
        return min(self.px(16), self.rect.h // 3) if self.words else 0

    def _sign(self) -> int:
        """How wide the sign is; beside words that would have to be cut for it there is none."""
        sign = round(self.px(self.size) * 1.15) if self.glyph else 0
        beside = self.rect.w - 2 * self._pad() - sign - self.px(9)
        is_cut = bool(sign and self.words) and is_shortened(self.words, "body-bold", self.px(self.size), beside)
        return 0 if is_cut else sign

    def _room(self) -> int:
        sign = self._sign()
        return self.rect.w - 2 * self._pad() - (sign + self.px(9) if sign and self.words else sign)

    def draw(self, surface: pygame.Surface) -> None:
        sunk = self.pressed and self.hovered
        self._plates(surface, sunk)
        ink, sign = self._ink(), self._sign()
        role = "body-bold"
        words, px = fitting_line(self.words, role, self.px(self.size), self._room())
        picture = text.render(text.escape(words), role, px, ink) if words else None
        gap = self.px(9) if sign and picture else 0
        wide = sign + gap + (picture.get_width() if picture else 0)
        x = self.rect.centerx - wide // 2 if self.align == "center" else self.rect.x + self._pad()
        down = max(1, round(self.u)) if sunk else 0
        if self.detail and picture:
            under, small = self.under()
            second = text.render(text.escape(under), "body", small, ink)
            down -= round(second.get_height() * 0.42)
            shade = 150 if not self.enabled else 255 if self.look == "primary" else 210
            second.set_alpha(shade)
            top = self.rect.centery + picture.get_height() // 2 + down - round(px * 0.1)
            surface.blit(second, (x + sign + gap, top))
            second.set_alpha(255)
        if sign:
            shown = glyphs.glyph(self.glyph, sign, ink)
            surface.blit(shown, (x, self.rect.centery - sign // 2 + (down if not self.detail else 0)))
        if picture:
            y = text.centred(self.rect, role, px) + down
            if self.look == "primary" and self.enabled:
                light = text.render(text.escape(words), role, px, (255, 236, 190))
                light.set_alpha(90)
                surface.blit(light, (x + sign + gap, y + max(1, round(self.u))))
                light.set_alpha(255)
            surface.blit(picture, (x + sign + gap, y))

    def under(self) -> tuple[str, int]:
        """The second line as it fits under the words, and its size."""
        whole = round(fitting_line(self.words, "body-bold", self.px(self.size), self._room())[1] * UNDER)
        whole = min(whole, self.at_most or whole)
        words, px = fitting_line(self.detail, "body", whole, self._room(), LEAST_UNDER)
        if words == self.detail:
            return words, px
        return text.shortened(self.detail, "body", whole, self._room()), whole  # cut, but no smaller than in others

    def has_room_under(self, words: str, least: float = LEAST_UNDER) -> bool:
        """Whether a second line of these words would stand there whole, no smaller than this share of its size."""
        px = fitting_line(self.words, "body-bold", self.px(self.size), self._room())[1]
        return not is_shortened(words, "body", round(px * UNDER), self._room(), least)

    def plain(self) -> str:
        return "\n".join(filter(None, (self.words, self.detail)))

    def overflow(self) -> str:
        room = pygame.Rect(0, 0, self._room(), self.rect.h)
        return line_overflow(self.words, "body-bold", self.px(self.size), room) if self.words else ""


class Toggle(Widget):
    """A switch with its state in words beside it; `on_change(bool)`."""

    focusable = True
    WORDS = (texts.OFF, texts.ON)

    def __init__(self, value: bool, on_change: Callable[[bool], None], tip: str = "") -> None:
        super().__init__(tip)
        self.value, self.on_change = value, on_change
        self.slide = 1.0 if value else 0.0
        self.radius = 14

    def set(self, value: bool) -> None:
        """Show this state without telling anybody."""
        if value != self.value:
            self.value = value
            self.touch()

    def plain(self) -> str:
        return self.WORDS[self.value]

    def flip(self) -> None:
        self.value = not self.value
        self.sound("toggle")
        self.touch()
        self.on_change(self.value)

    def release(self, pos: tuple[int, int]) -> None:
        if self.hit(pos):
            self.flip()

    def key(self, event: pygame.event.Event) -> bool:
        if (
            event.key in ACTIVATE
            or (event.key == pygame.K_LEFT and self.value)
            or (event.key == pygame.K_RIGHT and not self.value)
        ):
            self.flip()
            return True
        return False

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        wanted = 1.0 if self.value else 0.0
        if self.slide != wanted:
            step = dt * 8
            self.slide = min(wanted, self.slide + step) if wanted else max(0.0, self.slide - step)
            return True
        return moving

    def _track(self) -> pygame.Rect:
        high = min(self.rect.h, self.px(26))
        track = pygame.Rect(0, 0, round(high * 1.9), high)
        track.midleft = self.rect.midleft
        return track

    def draw(self, surface: pygame.Surface) -> None:
        track = self._track()
        radius = track.h / self.u / 2
        plates.draw_plate(surface, "field-hover" if self.glow > 0.5 else "field", track, self.u, radius)
        if self.slide:
            plates.draw_plate(surface, "chosen", track, self.u, radius, alpha=round(255 * self.slide))
        inset = max(2, round(3 * self.u))
        side = track.h - 2 * inset
        knob = pygame.Rect(0, 0, side, side)
        knob.midleft = (track.x + inset + round((track.w - 2 * inset - side) * self.slide), track.centery)
        look = "primary" if self.value else "button"
        plates.draw_plate(surface, look, knob, self.u, side / self.u / 2, raised=3)
        ink = theme.PARCHMENT if self.value else theme.FADED
        words = text.render(self.WORDS[self.value], "body", self.px(theme.BODY), ink if self.enabled else theme.FAINT)
        surface.blit(words, (track.right + self.px(10), text.centred(track, "body", self.px(theme.BODY))))

    def draw_focus(self, surface: pygame.Surface) -> None:
        track = self._track()
        plates.draw_ring(surface, track, self.u, track.h / self.u / 2)
