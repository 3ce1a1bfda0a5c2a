"""The first thing one sees: the title, and what one can do."""

import pygame

from art.wanted import Wanted
from scenes import sitting
from scenes.dialog import Dialog
from scenes.form_scene import FormScene
from scenes.plan import GAME, Plan
from ui import plates, text, theme
from ui.scale import Scale
from ui.widgets_press import Button
from ui.widgets_text import Label

WIDE = 340
FADE = 0.6
ICON = 64


class Menu(FormScene):
    """Continue, quick start, a new match, rules, settings, quit."""

    settled = False
    before: pygame.Surface | None = None
    picture: pygame.Surface | None = None
    icon: pygame.Surface | None = None
    shown = 1.0
    """How much of the picture has replaced the one before it."""

    def build(self) -> None:
        self._shade: pygame.Surface | None = None
        self.waiting = sitting.waiting()
        self.plan = Plan.remembered(self.app.settings)
        self.buttons: list[Button] = []
        if self.waiting:
            if self.waiting.problem:
                self.app.toast(self.waiting.problem, seconds=15, warning=True)
            resume = self._button("Continue", lambda: sitting.resume(self.app), "primary", "play")
            resume.detail = f"{self.waiting.who}  ·  {self.waiting.where}"
            if self.waiting.problem:
                resume.detail = "The saved match cannot be read"
                resume.enable(False, text.escape(self.waiting.problem))
        first = not self.waiting or bool(self.waiting.problem)
        quick = self._button("Quick start", self.quick_start, "primary" if first else "button", "hourglass")
        quick.detail = self.plan.summary()
        play = self._button("Play Control", self.set_up, "button", "hand")
        rules = self._button("Rules", self.rules, "button", "question")
        fault = self._fault()
        if fault:
            self.app.toast(fault, seconds=20, warning=True)
            for button in (quick, play, rules):
                button.enable(False, text.escape(fault))
        self._button("Settings", self.open_settings, "button", "settings")
        self._button("Quit", self.app.quit, "button", "cross")
        self.foot = self.add(
            Label("F11 fullscreen   ·   Tab and arrows move, Enter chooses", theme.TINY, theme.FADED, shadow=True)
        )

    @staticmethod
    def _fault() -> str:
        """Why the game cannot be played, or ""."""
        from game.rules import FAULTS

        return str(FAULTS[GAME]) if GAME in FAULTS else ""

    def _button(self, words: str, action, look: str, glyph: str) -> Button:
        button = Button(words, action, look, glyph, align="left", size=20)
        self.buttons.append(button)
        self.add(button)
        return button

    # What one can do
    def quick_start(self) -> None:
        """Play the last plan at once."""
        if self.plan.objection():
            self.set_up()
        else:
            start_match(self.app, self.plan)

    def set_up(self) -> None:
        from scenes.setup import Setup

        self.app.stack.push(Setup())

    def rules(self) -> None:
        from scenes.rules import Rules

        self.app.stack.push(Rules(GAME))

    def open_settings(self) -> None:
        from scenes.settings import SettingsScene

        self.app.stack.push(SettingsScene())

    def back(self) -> None:
        """Esc does not end the program; it points at the button that does."""
        self.form.focus(self.buttons[-1], by_keys=True)

    def resume(self) -> None:
        super().resume()
        self.form.clear()
        self.build()
        self.layout(self.scale)
        self.settle_layout()

    # Where it lies
    def layout(self, scale: Scale) -> None:
        self._shade = None
        wide, high = scale.size
        left = max(32, wide * 0.07)
        count = len(self.buttons)
        top = max(118, high * 0.30)
        each = min(58, (high - top - 48) / count)
        for n, button in enumerate(self.buttons):
            button.place(scale.rect(left, top + n * each, WIDE, each * 0.84), scale)
        self.foot.place(scale.rect(left, high - 34, min(560, wide - left - 24), 22), scale)
        self.settled = False

    def settle_layout(self) -> None:
        self.settled = True

    def update(self, dt: float) -> None:
        super().update(dt)
        icon = self.app.gallery.icon(GAME, ICON)
        if icon is not self.icon:
            self.icon = icon
            self.app.window.set_icon(icon)
        picture = self._painted() if self.settled else None
        if picture is not self.picture:
            self.before, self.picture, self.shown = self.picture, picture, 0.0
            if self.app.settings.reduced_motion:
                self.shown = 1.0
            self.is_dirty = True
        elif self.shown < 1:
            self.shown = min(1.0, self.shown + dt / FADE)
            self.is_dirty = True

    def _painted(self) -> pygame.Surface | None:
        """The title picture, once it is there in any size; until then our own ground does."""
        size = self.app.window.size
        picture = self.app.gallery.title(GAME, size)
        return picture if self.app.gallery.nearest(Wanted("title", GAME, size)) else None

    def ground_key(self, size: tuple[int, int]) -> tuple:
        return *super().ground_key(size), id(self.picture), self.shown, *self.buttons[0].rect

    def draw_ground(self, surface: pygame.Surface) -> None:
        size = surface.get_size()
        before, picture = (p if p and p.get_size() == size else None for p in (self.before, self.picture))
        if picture is None or self.shown < 1:
            if before:
                surface.blit(before, (0, 0))
            else:
                super().draw_ground(surface)
        if picture:
            picture.set_alpha(round(255 * self.shown))
            surface.blit(picture, (0, 0))
            picture.set_alpha(255)
        if self._shade is None or self._shade.get_size() != size:
            self._shade = side_shade(size)
        surface.blit(self._shade, (0, 0))
        scale = self.scale
        left, top = self.buttons[0].rect.x, max(118, scale.size[1] * 0.30)
        px = scale.px(min(70, max(50, scale.size[1] * 0.096)))
        title = text.render("Chronotable", "display", px, theme.BRASS, shadow=theme.INK)
        pad = text.shadow_pad(px)
        y = scale.px(top * 0.47) - title.get_height() // 2
        surface.blit(title, (left - pad - scale.px(3), y))
        under = text.render("A race for fuel at the end of time", "body-italic", scale.px(theme.SUBHEADING),
                            theme.PARCHMENT, shadow=theme.INK)  # fmt: skip
        below = y + title.get_height() - pad
        surface.blit(under, (left - text.shadow_pad(scale.px(theme.SUBHEADING)), below - scale.px(12)))
        plates.line(surface, pygame.Rect(left, scale.px(top) - scale.px(16), scale.px(WIDE), max(1, scale.px(1.4))))


def side_shade(size: tuple[int, int]) -> pygame.Surface:
    """Darkness from the left, so that words can be read over any picture."""
    strip = pygame.Surface((64, 1), pygame.SRCALPHA)
    for x in range(64):
        far = x / 63
        strip.set_at((x, 0), (5, 8, 15, round(225 * max(0.0, 1 - far / 0.62) ** 1.3)))
    return pygame.transform.smoothscale(strip, size)


def start_match(app, plan: Plan) -> None:
    """Begin this match; ask first if another one would be lost."""
    waiting = sitting.waiting()
    if waiting and not waiting.problem:
        app.stack.push(
            Dialog(
                "A match is waiting",
                f"{text.escape(waiting.who)}\n{waiting.where}.\n\nA new match takes its place.",
                [("Cancel", None), ("Continue it", lambda: sitting.resume(app)),
                 ("Start anew", lambda: sitting.begin(app, plan.match()))],
            )
        )  # fmt: skip
    else:
        sitting.begin(app, plan.match())
