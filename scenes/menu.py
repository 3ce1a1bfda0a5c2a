"""The first thing one sees: the title, a match that waits, and a door to each game."""

import math
from pathlib import Path

import pygame

from game.kernel.template import fill
from game.rules import FAULTS, GAMES, RULESETS
from scenes import texts
from scenes.doors import FOOT, Door
from scenes.form_scene import FormScene
from scenes.learn.progress import Progress
from scenes.match import sitting
from scenes.match.kept import have_changed, signs
from scenes.match.plan import Plan, last_game
from scenes.registry import named
from ui.base import keys, plates, text, theme
from ui.base.scale import Scale
from ui.widgets.press import Button
from ui.widgets.text import Label
from ui.widgets.widget import Widget

FADE = 0.6
ICON = 64
NAME = 38
NARROW = 250
"""Logical units under which a door has its buttons in two lines."""
TIGHT = 130
"""And under which it has them below each other, and no more words and signs than it must."""
MOST = 3
"""Buttons besides the quick start that a door has at most."""
TOLD = 3
"""So many matches that cannot be read are told one by one."""
FIRST = (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
"""Keys that look for something: the first of them comes to the golden button."""
WITH_OTHERS = pygame.KMOD_SHIFT | pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class Menu(FormScene):
    """Continue; for each game a quick start, a new match and the rules; settings, quit."""

    settled = False
    icon: pygame.Surface | None = None
    meant: tuple[str, tuple[int, int]] | None = None  # whose table was last asked for, in which size of window

    def build(self) -> None:
        sitting.write_owed(self.app)
        self.waiting, said = sitting.put_in_order(self.app.owed)
        for words in said[:TOLD]:
            self.app.toast(words, seconds=15, warning=True)
        self.signs = signs()
        self.waits = self.add(Label("", theme.SMALL + 1, theme.PARCHMENT, "body-italic", shadow=True))
        self.resume_button = self._continue() if self.waiting else None
        self.matches_button = self._all_matches() if self.waiting else None
        last = last_game(self.app.settings)
        progress = Progress()
        if progress.problem:
            self.app.toast(progress.problem, seconds=15, warning=True)
        self.is_new = progress.is_new and self.resume_button is None  # nothing was learned or played here yet
        waits = self.resume_button is not None and self.resume_button.enabled
        if self.is_new:
            self.waits.say(texts.NEW_HERE)
            self.learn_button = self._learn_button()  # the first for the keys as well
        self.doors: list[Door] = []
        self.plans: dict[str, Plan] = {}  # what a quick start plays, by game
        for game in GAMES:
            self.doors.append(self.add(Door(game, lambda game=game: self.set_up(game))))
        for door in self.doors:
            door.others = self.doors
            rules = RULESETS.get(door.game)
            title = rules.title if rules else door.game.replace("_", " ").title()
            self._furnish(
                door, title, rules.telling.motto if rules else "", door.game == last and not waits and not self.is_new
            )
            if door.game in FAULTS:
                self._bar(door, str(FAULTS[door.game]))
        if not self.is_new:
            self.learn_button = self._learn_button()
        self.played_button = self._button(texts.HISTORY, self.open_played, "quiet", "clock")
        self.settings_button = self._button(texts.SETTINGS, self.open_settings, "quiet", "settings")
        self.quit_button = self._button(texts.QUIT, self.app.quit, "quiet", "cross")
        self.foot = self.add(
            Label(
                keys.said(texts.MENU_KEYS),
                theme.TINY,
                theme.FADED,
                shadow=True,
            )
        )

    def _continue(self) -> Button:
        """The door to the match that was saved last, of those that can be gone on with."""
        one = next((one for one in self.waiting if not one.problem and not one.is_held), self.waiting[0])
        button = self._button(texts.CONTINUE, lambda: self.go_on(one.path), "primary", "play")
        title = RULESETS[one.game].title if one.game in RULESETS else ""
        waits = fill(texts.CONTINUE_GAME, game=title) if title else texts.CONTINUE_MATCH
        is_named = title and one.who
        self.waiting_words = fill(texts.CONTINUE_AGAINST, game=title, players=one.who) if is_named else waits, waits
        button.detail = one.stands
        button.tip = text.escape("  ·  ".join(filter(None, (one.who, one.stands))))
        if one.problem:
            self.app.toast(one.problem, seconds=15, warning=True)
            button.detail = texts.UNREADABLE_MATCH
            button.enable(False, text.escape(one.problem))
        elif one.is_held:
            button.enable(False, texts.HELD_MATCH)
        return button

    def _learn_button(self) -> Button:
        return self._button(texts.LEARN, self.learn, "primary" if self.is_new else "quiet", "eye")

    def _all_matches(self) -> Button:
        count = len(self.waiting)
        words = texts.UNFINISHED_MATCHES if count == 1 else fill(texts.ALL_UNFINISHED, n=count)
        return self._button(words, lambda: self.app.go("matches"), "quiet", "", theme.BODY)

    def go_on(self, path: Path) -> None:
        """Take a match up; if that cannot be, the menu shows what there is now."""
        if not sitting.resume(self.app, path):
            self.resume()

    def _furnish(self, door: Door, title: str, motto: str, is_first: bool) -> None:
        """What stands in a door: the game's name, and the buttons that play it."""
        game = door.game
        name = self.add(Label(title, NAME, theme.BRASS, "display", shadow=True))
        under = self.add(Label(motto, theme.SMALL + 1, theme.PARCHMENT, "body-italic", shadow=True))
        quick = self._button(
            texts.QUICK_START, lambda: self.quick_start(game), "primary" if is_first else "button", "play"
        )
        self.plans[game] = Plan.remembered(self.app.settings, game)
        play = self._button(texts.SET_UP, lambda: self.set_up(game), "button", "", theme.BODY, "center")
        rules = self._button(texts.RULES, lambda: self.rules(game), "button", "", theme.BODY, "center")
        door.standing = [name, under, quick, play, rules]
        if game in RULESETS and RULESETS[game].decks.parts:
            door.standing.append(
                self._button(texts.DECKS, lambda: self.decks(game), "button", "", theme.BODY, "center")
            )

    def _bar(self, door: Door, fault: str) -> None:
        """A game that cannot be played: its door stays shut and says why."""
        self.app.toast(fault, seconds=20, warning=True)
        for widget in (door, *door.standing[2:]):
            widget.enable(False, text.escape(fault))

    def _button(self, words: str, action, look: str, glyph: str, size: float = 20, align: str = "left") -> Button:
        return self.add(Button(words, action, look, glyph, align=align, size=size))

    # What one can do
    def quick_start(self, game: str) -> None:
        """Play the last plan for this game at once."""
        plan = Plan.remembered(self.app.settings, game)
        if plan.objection():
            self.set_up(game)
        else:
            plan.remember(self.app.settings)
            sitting.start(self.app, plan)

    def set_up(self, game: str) -> None:
        self.app.go("setup", game)

    def decks(self, game: str) -> None:
        self.app.go("shelf", game)

    def rules(self, game: str) -> None:
        self.app.go("rules", game)

    def learn(self) -> None:
        self.app.go("learn")

    def open_played(self) -> None:
        self.app.go("played")

    def open_settings(self) -> None:
        self.app.go("settings")

    def drop(self, event: pygame.event.Event) -> bool:
        named("what lies in a file")(self.app, event)
        return True

    def back(self) -> None:
        """Esc does not end the program; it points at the button that does."""
        self.form.focus(self.quit_button, by_keys=True)

    @property
    def golden(self) -> Button | None:
        """What one mostly comes for: a lesson at first, then the match that waits, or the game played last."""
        buttons = [one for one in self.form.stops() if isinstance(one, Button)]
        return next((one for one in buttons if one.look == "primary" and one.enabled), None)

    def take_keys(self) -> None:
        self.form.focus(self.golden, by_keys=True)

    def handle(self, event: pygame.event.Event) -> None:
        is_key = event.type == pygame.KEYDOWN and not event.mod & WITH_OTHERS
        if is_key and event.key in FIRST and self.form.focused is None and self.golden is not None:
            self.take_keys()
        else:
            super().handle(event)

    def key(self, event: pygame.event.Event) -> None:
        """Enter presses the golden button, while the keys are on nothing."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.form.focused is None and self.golden is not None:
            self.take_keys()  # what opens is come to by keys
            self.form.focused.run()

    def leave(self) -> None:
        sitting.write_owed(self.app)

    def look_round(self) -> None:
        sitting.write_owed(self.app)
        if have_changed(self.signs, self.waiting):
            self.resume()

    def resume(self) -> None:
        super().resume()
        form, on = self.form, self.form.focused if self.form.by_keys else None
        place = self._named(on)
        form.clear()
        self.build()
        self.layout(self.scale)
        self.settle_layout()
        if on is not None:
            same = (one for one in form.stops() if self._named(one) == place)
            form.focus(next(same, self.golden), by_keys=True)

    def _named(self, widget: Widget | None) -> tuple[str, int]:
        """What a button says, and which of those that say so it is: so it is found again when all are made anew."""
        words = getattr(widget, "words", "")
        return words, [one for one in self.form.widgets if getattr(one, "words", "") == words].index(
            widget
        ) if words else 0

    # Where it lies
    def layout(self, scale: Scale) -> None:
        wide, high = scale.size
        is_full = len(self.doors) > 2  # then the doors want more of the width
        left = max(18, wide * 0.035) if is_full else max(32, wide * 0.07)
        column = min(300, max(190, wide * 0.205)) if is_full else min(340, max(236, wide * 0.265))
        self.left, self.top = left, max(118, high * 0.30)
        foot = left + column + (22 if is_full else 34)
        lean = min(high * 0.2, wide * 0.12, (wide - foot) / len(self.doors) * 0.45)
        each = (wide - foot - (lean * 0.35 if len(self.doors) > 1 else 0)) / len(self.doors)
        share, edge = lean * FOOT * 0.8 / high, 22 if each >= 230 else 9
        room = math.floor(each - share - 2 * edge)  # for what stands in a door: in all of them alike
        for n, door in enumerate(self.doors):
            is_last = n == len(self.doors) - 1
            begin, end = foot + n * each, wide if is_last else foot + (n + 1) * each
            door.stand(scale.px(begin), scale.px(end), scale.px(lean), is_last, scale)
            self._layout_door(scale, door, scale.px(begin + share + edge), room)
        quick = [door.standing[2] for door in self.doors]
        for button in quick:
            button.at_most = 0
        least = min(button.under()[1] for button in quick)  # against whom one plays is set alike in all
        for button in quick:
            button.at_most = least
        if self.resume_button:
            button = self.resume_button
            button.place(scale.rect(left, self.top + 30, column, 52), scale)
            self.matches_button.place(scale.rect(left, self.top + 90, column, 40), scale)
        self.waits.visible = self.resume_button is not None or self.is_new
        self.waits.place(scale.rect(left, self.top - 2, column, 24), scale)
        for words in self.waiting_words if self.resume_button else ():
            self.waits.say(words)
            if self.waits.fitting() == (words, self.waits.px(self.waits.size)):
                break
        low = (self.learn_button, self.played_button, self.settings_button, self.quit_button)
        step = 48 if high >= 600 else 40
        for n, button in enumerate(low):
            button.place(scale.rect(left - 12, high - 48 - (4 - n) * step, min(220, column), step - 4), scale)
        if self.is_new:
            self.learn_button.place(scale.rect(left, self.top + 30, column, 52), scale)
        self.foot.place(scale.rect(left, high - 34, column + 20, 22), scale)
        self.settled = False

    def _layout_door(self, scale: Scale, door: Door, x: int, room: float) -> None:
        """What stands in a door, from this pixel on: the buttons in one row, in two, or all below each other."""
        wide = min(330, room)
        name, under, quick, *more = door.standing
        is_tight, is_narrow = wide < TIGHT, wide < NARROW
        if door.game in self.plans:
            quick.detail = "" if is_tight else self.plans[door.game].summary(is_short=is_narrow)
        across = 1 if is_tight else 2 if is_narrow else len(more)
        quick.glyph, quick.align = ("", "center") if is_tight else ("play", "left")
        rows = -(-MOST // across)
        y = scale.size[1] - (FOOT - 14 if not is_tight else 122 + rows * 32)
        quick.size, name.size = min(20, wide / 6.5), min(NAME, wide / 8.3)

        def put(widget: Widget, left: float, top: float, width: float, high: float) -> None:
            widget.place(pygame.Rect(x + scale.px(left), scale.px(top), scale.px(width), scale.px(high)), scale)

        put(name, 0, y, room, 46)
        put(under, 0, y + 46, room, 24)
        under.visible = not is_tight and under.fitting()[0] == under.words
        at, high = (46, 34) if is_tight else (74, 44) if is_narrow else (84, 52)
        put(quick, 0, y + at, wide, high)
        at, high, step = (84, 28, 32) if is_tight else (124, 35, 40) if is_narrow else (146, 42, 0)
        between = 8 if is_narrow else 10
        each = (wide - between * (across - 1)) / across
        for n, button in enumerate(more):
            button.size = min(theme.BODY, wide / 6.5)
            is_alone = is_narrow and n == len(more) - 1 and n % across == 0
            put(button, n % across * (each + between), y + at + n // across * step, wide if is_alone else each, high)

    def settle_layout(self) -> None:
        self.settled = True

    def update(self, dt: float) -> None:
        super().update(dt)
        icon = self.app.gallery.icon(self.doors[0].game, ICON)
        if icon is not self.icon:
            self.icon = icon
            self.app.window.set_icon(icon)
        for door in self.doors:
            if self.settled:
                picture = self.app.gallery.title(door.game, door.picture_size())
                door.show(picture, self.app.settings.reduced_motion)
            self.is_dirty |= door.come(dt / FADE)
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Whoever points at a door may go in: its table is asked for."""
        for door in self.doors:
            meant = door.game, self.scale.window
            if door.game in RULESETS and meant != self.meant and door.is_pointed_at:
                self.meant = meant
                named("what a table shows first")(self.app.gallery, self.plans[door.game], self.scale.window)

    def ground_key(self, size: tuple[int, int]) -> tuple:
        return *super().ground_key(size), *(part for door in self.doors for part in (id(door.seen), *door.rect))

    def draw_ground(self, surface: pygame.Surface) -> None:
        super().draw_ground(surface)
        for door in self.doors:
            if door.seen is not None:
                surface.blit(door.seen, door.rect)
        self._draw_title(surface)

    def _draw_title(self, surface: pygame.Surface) -> None:
        scale = self.scale
        left, middle = scale.px(self.left), scale.px(self.top * 0.47)
        room = self.doors[0].edge(middle) - left - scale.px(20)
        px = scale.px(min(70, max(50, scale.size[1] * 0.096)))
        while text.width_of(texts.TITLE, "display", px) > room:
            px -= 1
        title = text.render(texts.TITLE, "display", px, theme.BRASS, shadow=theme.INK)
        pad = text.shadow_pad(px)
        y = middle - title.get_height() // 2
        surface.blit(title, (left - pad - scale.px(3), y))
        small = scale.px(theme.SUBHEADING)
        under = text.render(texts.MOTTO, "body-italic", small, theme.PARCHMENT, shadow=theme.INK)
        surface.blit(under, (left - text.shadow_pad(small), y + title.get_height() - pad - scale.px(12)))
        line = pygame.Rect(left, scale.px(self.top - 16), scale.px(300), max(1, scale.px(1.4)))
        plates.line(surface, line)
