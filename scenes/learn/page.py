"""The page of learning: by game its lessons, the puzzle of the day, and all puzzles from easy to hard."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from functools import partial

import pygame

from art.glyphs import glyph
from game.files import BadFile
from game.kernel.template import fill
from game.rules import GAMES, RULESETS
from game.teach import lessons, puzzles
from scenes.form_scene import BACK, FormScene
from scenes.learn import texts
from scenes.learn.progress import LESSONS, OFFERED, PUZZLES, Progress, named
from scenes.learn.puzzle import GRADES
from scenes.match import sitting
from scenes.match.ahead import ask_ahead
from scenes.match.plan import Plan, last_game, turn_to
from scenes.past import history
from ui.base import text, theme
from ui.base.scale import Scale
from ui.table.layout import MapFault
from ui.widgets.press import EVEN, Button
from ui.widgets.scroll import Scroll
from ui.widgets.text import Label, Plate, RichText, Rule
from ui.widgets.value import Choice
from ui.widgets.widget import Widget

TILE, ROW_HIGH, GAP, HEAD_GAP = 58, 52, 10, 12
"""Logical units: the side of a puzzle's tile, the height of a lesson's row, what lies between two in a row, and over a
head."""
ANEW = 210  # logical units: how wide the button is that begins a lesson anew


def first_of(words: str) -> str:
    """The first of these sentences."""
    return re.split(r"(?<=[.?!]) ", words, maxsplit=1)[0]


CLAUSE = re.compile(r"(After|Before|For|If|In|Once|When|While|With)\b")
"""How a sentence begins whose first part can't stand alone."""


def shorter(sentence: str) -> list[str]:
    """A sentence, and what is left of it without its last parts, the longest first."""
    ends = [] if CLAUSE.match(sentence) else [at.start() for at in re.finditer(r"[,:;] ", sentence)]
    return [sentence, *(f"{sentence[:end]}." for end in reversed(ends))]


def about(lesson: lessons.Lesson) -> str:
    """What a lesson is about, and which rules it shows, in markup."""
    return f"{text.escape(lesson.parts[0].words)}\n{laws(lesson)}"


def laws(lesson: lessons.Lesson) -> str:
    """Which rules it shows, in markup."""
    return fill(texts.RULES, numbers=", ".join(lesson.laws))


class Tile(Button):
    """A puzzle by its number; one that is solved has a tick in its corner."""

    def plain(self) -> str:
        """With what it asks, which is else read by pointing at it."""
        return fill(texts.TILE_SOLVED if self.chosen else texts.TILE, number=self.words, task=text.plain(self.tip))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.chosen:
            side, edge = self.px(13), self.px(4)
            surface.blit(glyph("check", side, theme.BRASS_LIGHT), (self.rect.right - side - edge, self.rect.y + edge))


class Learn(FormScene):
    """`Learn(game)`; without one, the game that was played last. `is_aside`: a match stands still below, and no other
    one is offered."""

    title = texts.LEARN

    def __init__(self, game: str = "", is_aside: bool = False) -> None:
        self.game, self.is_aside = game, is_aside

    def build(self) -> None:
        self.progress = Progress()
        self.say_if_not_kept(self.progress.add(OFFERED, "learn"))
        taught = [game for game in GAMES if game in RULESETS]
        self.game = self.game or last_game(self.app.settings)
        self.ground = self.add(Plate())
        options = [(game, RULESETS[game].title) for game in taught]
        self.games = self.add(Choice(options, self.game, self.turn_to))
        self.pane = self.add(Scroll())
        self.go_back = self.add(Button(texts.BACK, self.back, "quiet", "arrow-left"))
        self.rows: list[tuple[str, list[Widget]]] = []
        self.read()

    def say_if_not_kept(self, problem: str) -> None:
        if problem:
            self.app.toast(problem, seconds=12, warning=True)

    def take_keys(self) -> None:
        """Whoever comes by keys stands on what is golden: the next lesson."""
        golden = (widget for widget in self.pane.inside if isinstance(widget, Button) and widget.look == "primary")
        self.form.focus(next(golden, self.games), by_keys=True)

    def turn_to(self, game: str) -> None:
        self.game = game
        self.read()
        self.settle_layout()

    def settle_layout(self) -> None:
        """All that is learned here is learned on the table of two."""
        ask_ahead(self.app.gallery, Plan.usual(self.game), self.scale.window)

    # What stands on it

    def read(self) -> None:
        """Put together what there is for this game."""
        self.form.hovered = self.form.captured = None
        self.form.focused = self.games if self.form.focused not in (self.games, self.go_back) else self.form.focused
        self.pane.empty()
        self.rows = []
        self.taught: dict[Button, lessons.Lesson] = {}
        self.whole: dict[Button, str] = {}  # the second line of each worked example, as it would be with room for all
        self.day = date.today()  # looked at once: it may turn at any time
        there = self.read_shelf(lambda: lessons.shipped(self.game))
        tried = self.read_shelf(lambda: puzzles.shipped(self.game))
        worked = self.read_shelf(lambda: lessons.shipped(self.game, lessons.EXAMPLES))
        if there is not None:
            self.lessons_of(there)
        if tried and (today := puzzles.of_the_day(self.game, self.day.toordinal())) is not None:
            self.puzzle_of_today(today)
        if tried:
            self.puzzles_of(tried)
        if worked:
            self.examples_of(worked)
        self.pane.form = self.form
        for widget in self.pane.inside:
            widget.form = self.form
        if self.pane.scale:
            self.pane.scroll_to(0, at_once=True)
            self.layout(self.scale)

    def read_shelf(self, read: Callable[[], tuple]) -> tuple | None:
        """What stands on one shelf; None where a file of it is faulty, which is said: the others are there."""
        try:
            return read()
        except BadFile as wrong:
            self.app.toast(f"{wrong}.", seconds=15, warning=True)
            return None

    def head(self, words: str, told: str) -> None:
        line = [Label(words, theme.SUBHEADING, theme.BRASS, "display"), Rule(70),
                Label(told, theme.SMALL, theme.FADED, "body-italic", "right")]  # fmt: skip
        self.rows.append(("head", [self.pane.hold(widget) for widget in line]))

    def lessons_of(self, there: tuple[lessons.Lesson, ...]) -> None:
        done = [self.progress.has(LESSONS, named(self.game, one.key)) for one in there]
        self.head(texts.LESSONS, fill(texts.DONE_OF, done=sum(done), count=len(there)) if there else "")
        if not there:
            words = RichText(texts.NO_LESSONS, theme.BODY)
            self.rows.append(("words", [self.pane.hold(words)]))
        upcoming = done.index(False) if False in done else -1
        for n, lesson in enumerate(there):
            look, at = "primary" if n == upcoming else "button", self.left_at(lesson)
            title, sign = fill(texts.NUMBERED, number=n + 1, title=lesson.title), "check" if done[n] else "play"
            button = Button(title, partial(self.open_lesson, lesson.key, at), look, sign, align="left")
            button.detail = texts.COMPLETED if done[n] else lesson.parts[0].words
            self.taught[button] = lesson
            row: list[Widget] = [self.pane.hold(button)]
            if at:
                button.detail = fill(texts.CONTINUE_AT, step=at + 1, steps=len(lesson.parts))
                anew = Button(texts.START_OVER, partial(self.open_lesson, lesson.key), "quiet", "undo")
                row.append(self.pane.hold(anew))
            self.rows.append(("lesson", row))
        if there and not self.is_aside:
            if history.has_played(self.game):  # given up or not: nobody is sent there again
                button = Button(texts.ANOTHER_MATCH, self.first_match, "button", "play", align="left")
                button.detail = texts.AGAINST_NOVICE
            else:
                button = Button(texts.FIRST_MATCH, self.first_match, "button" if upcoming >= 0 else "primary",
                                "star", align="left")  # fmt: skip
                button.detail = texts.AGAINST_NOVICE_TIPS
            self.rows.append(("lesson", [self.pane.hold(button)]))

    def left_at(self, lesson: lessons.Lesson) -> int:
        """The step at which it was left, counted from 0."""
        return self.progress.furthest(self.game, lesson.key, len(lesson.parts))

    def examples_of(self, there: tuple[lessons.Lesson, ...]) -> None:
        """The second shelf: the worked examples of the rulebook, each to be watched, done and varied."""
        done = [self.progress.has(LESSONS, named(self.game, one.key)) for one in there]
        self.head(texts.EXAMPLES, fill(texts.DONE_OF, done=sum(done), count=len(there)))
        buttons = []
        for n, lesson in enumerate(there):
            at = self.left_at(lesson)
            title, sign = fill(texts.NUMBERED, number=n + 1, title=lesson.title), "check" if done[n] else "play"
            button = Button(title, partial(self.open_lesson, lesson.key, at), "button", sign, align="left")
            words = first_of(lesson.parts[0].words)
            self.whole[button] = fill(texts.EXAMPLE_DONE, words=words) if done[n] else words
            more = fill(texts.CONTINUE_AT_LINE, step=at + 1, steps=len(lesson.parts)) if at else ""
            button.tip = about(lesson) + more
            buttons.append(self.pane.hold(button))
        self.rows += [("pair", buttons[n : n + 2]) for n in range(0, len(buttons), 2)]

    def first_match(self) -> None:
        """A match against a novice, in which what was forgotten is told once more."""
        sitting.start(self.app, Plan.usual(self.game))

    def puzzle_of_today(self, puzzle: puzzles.Puzzle) -> None:
        self.head(texts.DAILY_PUZZLE, f"{self.day:%B} {self.day.day}")
        is_solved, grade = self.progress.has(PUZZLES, named(self.game, puzzle.key)), GRADES[puzzle.grade - 1]
        is_next = not is_solved and not any(getattr(row[0], "look", "") == "primary" for _, row in self.rows)
        button = Button(puzzle.asks, partial(self.open_puzzle, puzzle.key), "primary" if is_next else "button",
                        "check" if is_solved else "star", align="left")  # fmt: skip
        button.detail = fill(texts.GRADE_SOLVED, grade=grade) if is_solved else grade
        self.rows.append(("lesson", [self.pane.hold(button)]))

    def puzzles_of(self, there: tuple[puzzles.Puzzle, ...]) -> None:
        solved = [self.progress.has(PUZZLES, named(self.game, one.key)) for one in there]
        self.head(texts.PUZZLES, fill(texts.SOLVED_OF, done=sum(solved), count=len(there)))
        for grade, words in enumerate(GRADES, 1):
            numbered = enumerate(zip(there, solved, strict=True), 1)
            row: list[Widget] = [Label(words, theme.BODY, theme.PARCHMENT)]
            for n, puzzle, is_solved in ((n, *one) for n, one in numbered if one[0].grade == grade):
                tile = Tile(str(n), partial(self.open_puzzle, puzzle.key), tip=text.escape(puzzle.asks))
                tile.chosen = is_solved
                row.append(tile)
            if len(row) > 1:
                self.rows.append(("tiles", [self.pane.hold(widget) for widget in row]))

    # Where it leads

    def open_lesson(self, key: str, at: int = 0) -> None:
        """From this step on."""
        self.open("lesson", key, *([at] if at else []))

    def open_puzzle(self, key: str) -> None:
        self.open("puzzle", key)

    def open(self, name: str, key: str, *part: int) -> None:
        """A table with this on it; what keeps it from being laid is said."""
        turn_to(self.app.settings, self.game)
        try:
            self.app.go(name, self.game, key, *part)
        except (MapFault, BadFile, LookupError, ValueError) as wrong:
            self.app.toast(f"{wrong}.", seconds=12, warning=True)

    def resume(self) -> None:
        super().resume()
        self.progress.look()
        self.read_again()

    def look_round(self) -> None:
        """Another day has another puzzle; and what was learned meanwhile in another window is learned."""
        before = self.progress.stamp
        self.progress.look()
        if self.day != date.today() or self.progress.stamp != before:
            self.read_again()
            self.is_dirty = True

    def read_again(self) -> None:
        """What there is may have changed: it stays where it was, and so do the keys."""
        on = next((n for n, w in enumerate(self.pane.inside) if w is self.form.focused), -1)
        by_keys, offset = self.form.by_keys, self.pane.goal
        self.read()
        self.pane.scroll_to(offset, at_once=True)
        if 0 <= on < len(self.pane.inside):
            self.form.focus(self.pane.inside[on], by_keys)

    # Where it lies

    def layout(self, scale: Scale) -> None:
        column = self.column(940)
        u = scale.u
        left, wide = column.x / u, column.w / u
        self.games.place(scale.rect(left, column.y / u, wide, 42), scale)
        top = column.y / u + 54
        self.ground.place(scale.rect(left, top, wide, column.bottom / u - top - 58), scale)
        inside = self.ground.rect.inflate(-scale.px(48), -scale.px(28))
        inside.w += scale.px(12)
        self.pane.place(inside, scale)
        x, y, wide = inside.x / u, inside.y / u, inside.w / u - 26
        top = y
        for what, widgets in self.rows:
            y += HEAD_GAP if what == "head" and y > top else 0
            y += self.lay_row(what, widgets, x, y, wide)
        self.pane.content(round((y - top + 6) * u))
        for button, lesson in self.taught.items():
            # What stands on the button whole is not said once more over the next.
            is_seen = button.detail == lesson.parts[0].words and button.has_room_under(button.detail)
            button.tip = laws(lesson) if is_seen else about(lesson)
        self.go_back.place(scale.rect(left, column.bottom / u - 48, BACK, 46), scale)

    def lay_row(self, what: str, widgets: list[Widget], x: float, y: float, wide: float) -> float:
        """Lay one row; how tall it is, in logical units."""
        scale = self.scale
        if what == "head":
            head, rule, told = widgets
            name = text.width_of(head.words, "display", scale.px(theme.SUBHEADING)) / scale.u + 24
            end = text.width_of(told.words, "body-italic", scale.px(theme.SMALL)) / scale.u + 24
            head.place(scale.rect(x, y, name, 32), scale)
            rule.place(scale.rect(x + name, y + 11, max(8, wide - name - end), 12), scale)
            told.place(scale.rect(x + wide - end, y, end, 32), scale)
            return 42
        if what == "tiles":
            aside, gap = 150, 8
            widgets[0].place(scale.rect(x, y, aside, TILE - 14), scale)
            across = max(1, int((wide - aside + gap) // (TILE + gap)))
            for n, tile in enumerate(widgets[1:]):
                row, column = divmod(n, across)
                place = (x + aside + column * (TILE + gap), y + row * (TILE - 14 + gap))
                tile.place(scale.rect(*place, TILE, TILE - 14), scale)
            return -(-len(widgets[1:]) // across) * (TILE - 14 + gap) + 4
        if what == "words":
            high = widgets[0].height(scale.px(wide), scale) / scale.u
            widgets[0].place(scale.rect(x, y, wide, high), scale)
            return high + 12
        each = (wide - GAP) / 2 if what == "pair" else wide
        if what == "lesson" and len(widgets) > 1:
            aside = min(ANEW, wide * 0.36)
            widgets[1].place(scale.rect(x + wide - aside, y, aside, ROW_HIGH), scale)
            widgets, each = widgets[:1], wide - aside - GAP
        for n, widget in enumerate(widgets):
            widget.place(scale.rect(x + n * (each + GAP), y, each, ROW_HIGH), scale)
            if what == "pair":
                whole = self.whole[widget]
                widget.detail = next((words for words in shorter(whole) if widget.has_room_under(words, EVEN)), whole)
        return ROW_HIGH + 8

    def title_x(self) -> int:
        return self.column(940).x

    def key(self, event: pygame.event.Event) -> None:
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.pane.scroll_to(0 if event.key == pygame.K_HOME else self.pane.furthest)
