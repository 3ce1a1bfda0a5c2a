"""The matches that wait: go on with one, give it up, or delete it."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from functools import partial

import pygame

from game.files import BadFile, set_aside
from game.kernel.template import fill
from game.match import Match
from game.rules import RULESETS
from scenes.dialog import Dialog
from scenes.form_scene import BACK, FormScene
from scenes.match import sitting, texts
from scenes.match.kept import Waiting, have_changed, signs
from ui.base import plates, text, theme
from ui.base.scale import Scale
from ui.widgets.press import Button
from ui.widgets.scroll import Scroll
from ui.widgets.text import Label, Plate, RichText
from ui.widgets.widget import Widget

ICON, HIGH, GAP = 64, 92, 10


def when(saved: datetime, today: date) -> str:
    """When a match was saved, as one says it."""
    if saved.date() == today:
        return fill(texts.TODAY, time=f"{saved:%H:%M}")
    if saved.date() == today - timedelta(days=1):
        return fill(texts.YESTERDAY, time=f"{saved:%H:%M}")
    return f"{saved:%B} {saved.day}, {saved:%Y}" if saved.year != today.year else f"{saved:%B} {saved.day}"


def title_of(one: Waiting) -> str:
    """The name of the game, or of the file where that cannot be read."""
    return RULESETS[one.game].title if one.game in RULESETS else one.path.name


def heading_of(one: Waiting) -> str:
    """The game and its players, if they are known."""
    return fill(texts.TITLE_AND_PLAYERS, title=title_of(one), players=one.who) if one.who else title_of(one)


class MatchRow(Widget):
    """One match: the sign of its game, who plays, how it stands and since when. Its buttons lie on it."""

    def __init__(self, one: Waiting, gallery) -> None:
        super().__init__()
        self.one, self.gallery = one, gallery
        faults = text.escape(one.problem)
        self.head = Label(heading_of(one), theme.BODY + 1, theme.PARCHMENT, "body-bold")
        parts = [
            one.stands,
            one.branch,
            fill(texts.SAVED, when=when(one.saved, date.today())),
            *([texts.OPEN_ELSEWHERE] * one.is_held),
        ]
        line = text.escape("  \u00b7  ".join(filter(None, parts)))
        self.under = RichText(f"{{cross}} {faults}" if faults else line, theme.SMALL, theme.FADED)
        self.buttons: list[Button] = []

    def draw(self, surface: pygame.Surface) -> None:
        plates.draw_plate(surface, "button" if self.hovered else "row", self.rect, self.u, 9)
        if self.one.game in RULESETS:
            icon = self.gallery.icon(self.one.game, self.px(ICON))
            surface.blit(icon, icon.get_rect(midleft=(self.rect.x + self.px(14), self.rect.centery)))


class Matches(FormScene):
    """All unfinished matches, what was saved last first."""

    title = texts.UNFINISHED

    def build(self) -> None:
        self.ground = self.add(Plate())
        self.pane = self.add(Scroll())
        self.go_back = self.add(Button(texts.BACK, self.back, "quiet", "arrow-left"))
        self.rows: list[MatchRow] = []
        self.read()

    def read(self) -> None:
        """Look again what there is."""
        self.form.focused = self.form.hovered = self.form.captured = None
        self.pane.empty()
        self.none = self.pane.hold(Label(texts.NO_UNFINISHED, theme.BODY, theme.FADED, "body-italic"))
        self.rows = [self._row(one) for one in sitting.waiting_but(self.app.owed)]
        self.none.visible = not self.rows
        self.signs = signs()
        self.pane.form = self.form
        for widget in self.pane.inside:
            widget.form = self.form
        first = next((row.buttons[0] for row in self.rows if row.buttons[0].enabled), self.go_back)
        self.form.focus(first, self.form.by_keys)
        if self.pane.scale:
            self.layout(self.scale)

    def _row(self, one: Waiting) -> MatchRow:
        row = self.pane.hold(MatchRow(one, self.app.gallery))
        self.pane.hold(row.head)
        self.pane.hold(row.under)
        delete = Button(texts.DELETE, partial(self.ask_to_delete, one), "quiet", "cross", tip=texts.DELETE_TIP)
        if one.problem:
            aside = Button(texts.SET_ASIDE, partial(self.put_aside, one), "button", "",
                           tip=texts.SET_ASIDE_TIP)  # fmt: skip
            row.buttons = [aside, delete]
        else:
            go_on = Button(texts.CONTINUE, partial(self.go_on, one), "primary", "play")
            give_up = Button(texts.CONCEDE, partial(self.ask_to_give_up, one), "quiet", "", tip=texts.CONCEDE_TIP)
            row.buttons = [go_on, delete] if one.is_watched else [go_on, give_up, delete]
        for button in row.buttons:
            self.pane.hold(button)
            button.enable(not one.is_held, texts.OPEN_IN_ANOTHER if one.is_held else "")
        return row

    def look_round(self) -> None:
        if have_changed(self.signs, [row.one for row in self.rows]):
            self.read()

    def resume(self) -> None:
        super().resume()
        self.read()

    # Deeds

    def go_on(self, one: Waiting) -> None:
        if not sitting.resume(self.app, one.path):
            self.read()

    def ask_to_give_up(self, one: Waiting) -> None:
        try:
            match = Match.load(one.path)
        except BadFile as wrong:
            self.app.toast(str(wrong), seconds=15, warning=True)
            return
        choices = [(texts.CANCEL, None), (texts.CONCEDE, partial(sitting.give_up, self.app, one.path))]
        means = sitting.what_giving_up_means(match, match.giver)
        self.app.stack.push(Dialog(texts.CONCEDE_QUESTION, means, choices, primary=0))

    def ask_to_delete(self, one: Waiting) -> None:
        self.app.stack.push(
            Dialog(texts.DELETE_QUESTION, fill(texts.DELETE_WARNING, match=text.escape(heading_of(one))),
                   [(texts.CANCEL, None), (texts.DELETE, partial(self.delete, one))], primary=0)
        )  # fmt: skip

    def delete(self, one: Waiting) -> None:
        problem = sitting.delete(one.path)
        if problem:
            self.app.toast(problem, seconds=12, warning=True)

    def put_aside(self, one: Waiting) -> None:
        try:
            self.app.toast(fill(texts.KEPT_AS, file=set_aside(one.path)), seconds=10)
        except OSError as wrong:
            self.app.toast(
                fill(texts.CANNOT_SET_ASIDE, file=one.path, why=wrong.strerror or wrong), seconds=15, warning=True
            )
        self.read()

    # Where it lies

    def layout(self, scale: Scale) -> None:
        column = self.column(1000)
        self.ground.place(pygame.Rect(column.x, column.y, column.w, column.h - scale.px(62)), scale)
        inside = self.ground.rect.inflate(-scale.px(36), -scale.px(36))
        self.pane.place(inside, scale)
        x, top, wide = inside.x / scale.u, inside.y / scale.u, inside.w / scale.u - 18
        self.none.place(scale.rect(x, top, wide, 30), scale)
        y = top
        for row in self.rows:
            row.place(scale.rect(x, y, wide, HIGH), scale)
            right = x + wide - 16
            for button in reversed(row.buttons):
                each = 140 if button.look == "primary" else 112
                button.place(scale.rect(right - each, y + (HIGH - 44) / 2, each, 44), scale)
                right -= each + 8
            left = x + 14 + ICON + 16
            row.head.place(scale.rect(left, y + 14, right - left - 8, 30), scale)
            row.under.place(scale.rect(left, y + 47, right - left - 8, HIGH - 52), scale)
            y += HIGH + GAP
        self.pane.content(round((y - top) * scale.u))
        self.go_back.place(scale.rect(column.x / scale.u, column.bottom / scale.u - 48, BACK, 46), scale)

    def title_x(self) -> int:
        return self.column(1000).x
