"""The settings, applied the moment they change, and the list of keys."""

from collections.abc import Callable

import pygame

from game.kernel.naming import lower
from game.kernel.ruleset import Answering, Ruleset
from game.kernel.template import fill
from game.kernel.windows import ALWAYS, MATTERS, NEVER, STOPS
from game.rules import RULESETS
from scenes import texts
from scenes.form_scene import FormScene
from scenes.key_words import KEYS
from scenes.match.wishes import Wish, keep_wish, kept_wish
from ui.base import keys, text, theme
from ui.base.scale import Scale
from ui.widgets.chips import Chip, Chips
from ui.widgets.press import Button, Toggle
from ui.widgets.scroll import Scroll
from ui.widgets.text import Label, Plate, RichText, Rule
from ui.widgets.value import Choice, Slider
from ui.widgets.widget import Widget

WISH_WORDS = {when: texts.WISHES[when] for when in (ALWAYS, MATTERS, STOPS, NEVER)}
STOP_WIDE = 220
"""Logical units of one place to be asked at."""
SCALES = (0, 75, 90, 110, 125, 150)


class SettingsScene(FormScene):
    """Rows of a name and what it can be. `person` is whose wishes are set where several play at this screen; None
    while none of them has the mouse.

    With a `game`, what is seen first is when to be asked in it; with `at_keys`, what each key does.
    """

    title = texts.SETTINGS

    def __init__(self, person: str | None = "", game: str = "", at_keys: bool = False) -> None:
        self.person, self.game, self.at_keys = person, game, at_keys
        self.first: Widget | None = None  # what is wanted in view, until it has been laid out

    def build(self) -> None:
        self.pane = Scroll()
        self.ground = self.add(Plate())
        self.add(self.pane)
        self.done = self.add(Button(texts.CLOSE, self.back, "primary", "check"))
        self.rows: list[tuple[str, Widget | None, Widget | None]] = []
        self.shown: dict[str, Toggle | Choice | Slider] = {}  # by the name of the setting
        self.wishes: list[Callable[[], None]] = []  # each shows what of "when to ask" is wished now
        s = self.app.settings
        self._head(texts.SCREEN)
        self._row(texts.FULLSCREEN, self._toggle("fullscreen"))
        percent = sorted({*SCALES, s.ui_scale})
        sizes = [(n, fill(texts.PERCENT, n=n) if n else texts.AUTOMATIC) for n in percent]
        self._row(texts.SCALE, self._choice("ui_scale", sizes, texts.SCALE_TIP, drops=True))
        card = self._toggle("graphics_card", texts.GRAPHICS_CARD_TIP)
        self._row(texts.GRAPHICS_CARD, card)
        if self.app.window.needs_graphics_card:
            card.set(True)
            card.enable(False, texts.GRAPHICS_CARD_NEEDED)
        self._head(texts.GAMEPLAY)
        self._row(texts.SPEED, self._choice("speed", list(texts.SPEEDS.items()), texts.SPEED_TIP))
        self._row(texts.LESS_MOTION, self._toggle("reduced_motion", texts.LESS_MOTION_TIP))
        assistance = self._choice("assistance", list(texts.ASSISTANCES.items()), texts.ASSISTANCE_TIP)
        self._row(texts.ASSISTANCE, assistance)
        highlight = self._choice("hint_level", list(texts.HIGHLIGHTS.items()), texts.HIGHLIGHT_TIP)
        self._row(texts.HIGHLIGHT, highlight)
        seconds = lambda v: fill(texts.SECONDS, n=v / 1000)  # noqa: E731
        delay = self._slider("hover_delay", 0, 1500, 50, seconds, texts.TOOLTIP_DELAY_TIP)
        self._row(texts.TOOLTIP_DELAY, delay)
        self._row(texts.COLOUR_BLIND, self._toggle("colour_blind", texts.COLOUR_BLIND_TIP))
        self._asking()
        self._head(texts.SOUND)
        percent_of = lambda v: fill(texts.PERCENT, n=v)  # noqa: E731
        self._row(texts.SOUNDS, self._slider("sound_volume", 0, 100, 5, percent_of))
        self._row(texts.AMBIENCE, self._slider("ambience_volume", 0, 100, 5, percent_of))
        if not self.app.sounds.is_heard:
            self._told(texts.NO_SOUND, texts.NO_SOUND_TIP)
        for heading, told in KEYS.items():
            self._head(heading)
            if self.at_keys and self.first is None:
                self.first = self.rows[-1][1]
            for names, meaning in told:
                self._told(keys.said(names), keys.said(meaning))
        for widget in self.pane.inside:
            widget.form = self.form
        self._tell_glow()
        self.app.settings.listeners.append(self._changed)

    def _asking(self) -> None:
        """When to be asked what can be answered: a row for each kind of window of each game, and its stops."""
        games = [rules for rules in RULESETS.values() if rules.windows and self.person is not None]
        if self.person is None:
            self._head(texts.STOPS)
            self._told(texts.EACH_PLAYER, texts.STOPS_OTHERS)
        elif games:
            self._head(fill(texts.STOPS_OF, player=self.person) if self.person else texts.STOPS)
        for rules in games:
            for kind, said in rules.windows.items():
                self._kind(rules, kind, said)

    def _kind(self, rules: Ruleset, kind: str, said: Answering) -> None:
        settings, person = self.app.settings, self.person
        wish = kept_wish(settings, rules, kind, person)
        stops = Chips([Chip(key, words) for key, words in said.stops.items()], lambda keys: choose(STOPS), STOP_WIDE)
        stops.set(set(wish.stops))

        def choose(when: str) -> None:
            keys = tuple(key for key in said.stops if key in stops.values)
            keep_wish(settings, rules, kind, Wish(when, keys), person)
            stops.visible = when == STOPS
            if self.pane.scale:
                self.layout(self.scale)

        options = [(when, words) for when, words in WISH_WORDS.items() if when != STOPS or said.stops]
        tip = fill(texts.STOP_TIP, question=said.question, choice=WISH_WORDS[MATTERS], when=lower(said.mattering))
        when = Choice(options, wish.when, choose, tip=text.escape(tip))
        self._row(fill(texts.STOP_OF, game=rules.title, window=said.name), when)
        if rules.name == self.game and self.first is None:
            self.first = when

        def show() -> None:
            now = kept_wish(settings, rules, kind, person)
            if (now.when, set(now.stops)) != (when.value, stops.values):
                when.set(now.when)
                stops.set(set(now.stops))
                stops.visible = now.when == STOPS
                self.layout(self.scale)

        self.wishes.append(show)
        if said.stops:
            stops.visible = wish.when == STOPS
            self.rows.append(("stops", None, self.pane.hold(stops)))

    def leave(self) -> None:
        self.app.settings.listeners.remove(self._changed)

    def _changed(self, names: set[str]) -> None:
        """Something changed elsewhere (F11, another program): show it."""
        for name in names & self.shown.keys():
            self.shown[name].set(getattr(self.app.settings, name))
        for show in self.wishes:
            show()
        self._tell_glow()
        if "hover_delay" in names:
            self.form.tip_delay = self.app.settings.hover_delay / 1000

    def _tell_glow(self) -> None:
        """How much glows is a choice only where anything does."""
        is_on = self.app.settings.assistance != "off"
        self.shown["hint_level"].enable(is_on, "" if is_on else texts.HIGHLIGHT_OFF)

    def _head(self, words: str) -> None:
        head = Label(words, theme.SUBHEADING, theme.BRASS, "display")
        self.rows.append(("head", self.pane.hold(head), self.pane.hold(Rule(70))))

    def _row(self, words: str, widget: Widget) -> None:
        self.rows.append(("row", self.pane.hold(Label(words)), self.pane.hold(widget)))

    def _told(self, name: str, words: str) -> None:
        bold = Label(name, theme.BODY, theme.PARCHMENT, "body-bold")
        self.rows.append(("told", self.pane.hold(bold), self.pane.hold(RichText(words, theme.BODY, theme.FADED))))

    def _set(self, name: str) -> Callable:
        return lambda value: self.app.settings.change(**{name: value})

    def _toggle(self, name: str, tip: str = "") -> Toggle:
        self.shown[name] = Toggle(getattr(self.app.settings, name), self._set(name), tip)
        return self.shown[name]

    def _choice(self, name: str, options: list[tuple[object, str]], tip: str, drops: bool = False) -> Choice:
        self.shown[name] = Choice(options, getattr(self.app.settings, name), self._set(name), drops=drops, tip=tip)
        return self.shown[name]

    def _slider(self, name: str, low: int, high: int, step: int, words: Callable, tip: str = "") -> Slider:
        settings = self.app.settings

        def hear(value: int) -> None:
            settings.set_quietly(**{name: value})

        def rest(value: int) -> None:
            settings.change(**{name: value})
            if name == "sound_volume":
                self.app.sounds.play("card-place")

        self.shown[name] = Slider(getattr(settings, name), low, high, hear, step, words, rest, tip)
        return self.shown[name]

    def layout(self, scale: Scale) -> None:
        column = self.column(860)
        self.ground.place(pygame.Rect(column.x, column.y, column.w, column.h - scale.px(62)), scale)
        inside = self.ground.rect.inflate(-scale.px(52), -scale.px(28))
        inside.w += scale.px(14)
        self.pane.place(inside, scale)
        wide = inside.w / scale.u - 26
        x, top = inside.x / scale.u, inside.y / scale.u
        y, half = top, min(330, wide * 0.42)
        for what, left, right in self.rows:
            if what == "head":
                y += 14 if y > top else 0
                said = text.width_of(left.words, "display", scale.px(theme.SUBHEADING)) / scale.u + 12
                begin = min(wide - 24, max(wide * 0.2, said))  # the line begins where the words end
                left.place(scale.rect(x, y, begin, 30), scale)
                right.place(scale.rect(x + begin, y + 10, wide - begin, 12), scale)
                y += 42
            elif what == "told":
                high = max(26, right.height(scale.px(wide - half), scale) / scale.u)
                left.place(scale.rect(x, y, half - 12, 26), scale)
                right.place(scale.rect(x + half, y + 4, wide - half, high), scale)
                y += high + 6
            elif what == "stops":
                if right.visible:
                    high = right.height(wide - half)
                    right.place(scale.rect(x + half, y, wide - half, high), scale)
                    y += high + 12
            else:
                left.place(scale.rect(x, y, half - 12, 40), scale)
                right.place(scale.rect(x + half, y, wide - half, 40), scale)
                y += 50
        self.pane.content(round((y - top) * scale.u))
        if self.first is not None:
            self.pane.scroll_to(self.first.rect.top - self.pane.rect.top - scale.px(16), at_once=True)
            self.first, self.game = None, ""
        self.done.place(scale.rect(column.right / scale.u - 200, column.bottom / scale.u - 48, 200, 48), scale)

    def title_x(self) -> int:
        return self.column(860).x
