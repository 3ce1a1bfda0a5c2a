"""The matches that were played: by game, opponent, result; looked back on, taken along, deleted and had back."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from functools import partial
from math import inf
from pathlib import Path

import pygame

from game.files import set_aside, write_atomically
from game.kernel.template import fill
from game.rules import RULESETS
from scenes.file_choice import FileChoice
from scenes.form_scene import BACK, FormScene
from scenes.past import history, texts
from scenes.past.collection import RESERVE_SECONDS, SLICE, Collection, run
from scenes.past.history import Played
from scenes.past.played_list import PlayedRows, has_words, plain, text_of
from scenes.registry import named
from ui.base import clipboard, folders, keys, text, theme
from ui.base.scale import Scale
from ui.widgets.entry import Entry
from ui.widgets.press import Button
from ui.widgets.text import Label, Plate
from ui.widgets.value import Choice

SORTED_AT_ONCE = 400  # matches that are put in order at once
DEEPEST = 4  # that a branch is seen to lie under others
ENDINGS = (".match", ".zip", ".txt")  # of files that can be looked back on
NARROW = 980  # units under which some buttons are only their signs
ALL = ""
NEWEST, OLDEST, LONGEST, OTHER = "newest", "oldest", "longest", "opponent"
DELETED = texts.DELETED
RESULTS = [(ALL, texts.ALL), ("won", texts.WINS), ("lost", texts.LOSSES)]


class PlayedMatches(FormScene):
    """`app.go("played")`, or `app.go("played", game)` with the matches of one game."""

    title = texts.HISTORY

    def __init__(self, game: str = ALL) -> None:
        self.game = game

    def build(self) -> None:
        history.sweep()
        self.gone: list[Path] = []  # deleted, the last one last
        self.order, self.result = NEWEST, ALL
        self.ground = self.add(Plate())
        games = [(ALL, texts.ALL_GAMES), *((name, rules.title) for name, rules in RULESETS.items())]
        self.by_game = self.add(Choice(games, self.game, self.set_game, theme.SMALL + 1, drops=True))
        self.by_result = self.add(Choice(RESULTS, ALL, self.set_result, theme.SMALL + 1, drops=False))
        orders = [
            (NEWEST, texts.NEWEST),
            (OLDEST, texts.OLDEST),
            (OTHER, texts.BY_OPPONENT),
            (LONGEST, texts.LONGEST),
        ]
        self.by_order = self.add(Choice(orders, NEWEST, self.set_order, theme.SMALL + 1, drops=True))
        self.search = self.add(Entry("", self.look_for, texts.SEARCH, 60, size=theme.SMALL + 1,
                                     tip=texts.SEARCH_TIP))  # fmt: skip
        self.figures_button = self.add(Button(texts.STATISTICS, self.figures, "button", "star", theme.SMALL + 1,
                                              tip=texts.STATISTICS_TIP))  # fmt: skip
        self.rows = self.add(PlayedRows(self.pointed, self.open, self.app.gallery))
        self.none = self.add(Label("", theme.BODY, theme.FADED, "body-italic", "center"))
        self.name = self.add(Entry("", None, texts.NAME, 60, on_enter=self.rename,
                                   tip=texts.NAME_TIP))  # fmt: skip
        self.go_back = self.add(Button(texts.BACK, self.back, "quiet", "arrow-left"))
        self.delete_button = self.add(Button(texts.DELETE, self.delete, "quiet", "cross", tip=texts.DELETE_TIP))
        self.undo_button = self.add(Button(texts.UNDO, self.undo, "button", "undo", tip=keys.said(texts.UNDO_TIP)))
        self.export_button = self.add(Button(texts.EXPORT, self.export, "button", "log", tip=texts.EXPORT_TIP))
        self.file_button = self.add(Button(texts.OPEN_FILE, self.choose_file, "button", "deck",
                                           tip=texts.OPEN_FILE_TIP))  # fmt: skip
        self.open_button = self.add(Button(texts.REVIEW, self.open, "primary", "eye"))
        self.form.focus(self.rows)
        self.signs: frozenset[str] = frozenset()
        self.showing: Iterator[None] = iter(())  # the list as it is wanted now, in the making
        self.texts: dict[int, str] = {}  # what a search looks through, by id() of the match
        self.stood_on: Path | None = None  # where one stood before they were read again
        self.read()

    # What there is

    def read(self) -> None:
        """Look again what there is; it is read in the time that frames leave."""
        self.signs = history.signs()
        self.stood_on = self.chosen.path if self.chosen is not None else self.stood_on
        self.matches = Collection(self.show)
        self.texts.clear()
        self.undo_button.visible = bool(self.gone)
        self.show()

    def go_ahead(self, seconds: float) -> bool:
        if run(self.showing, time.perf_counter() + max(RESERVE_SECONDS, seconds - RESERVE_SECONDS)):
            return True
        before = self.showing
        return self.matches.read_on(seconds) or self.showing is not before

    def look_round(self) -> None:
        if self.matches.is_whole and history.signs() != self.signs:
            self.read()

    def resume(self) -> None:
        super().resume()
        self.look_round()

    @property
    def chosen(self) -> Played | None:
        return self.rows.shown[self.rows.chosen][0] if 0 <= self.rows.chosen < len(self.rows.shown) else None

    def show(self, at: int | None = None) -> None:
        """Show the matches that are wanted, in their order: few at once, many in the time that frames leave.

        `at` is the row that is chosen then; else it is the match that is chosen now.
        """
        self.showing = self._shown(at)
        if len(self.matches.known) <= SORTED_AT_ONCE:
            run(self.showing, inf)

    def _shown(self, at: int | None) -> Iterator[None]:
        known, search, wanted = list(self.matches.known), self.search.value.strip(), []
        for number, one in enumerate(known):
            is_like = self.game in (ALL, one.game) and self.result in (ALL, one.result)
            if is_like and (not search or has_words(self._text(one), search)):
                wanted.append(one)
            if number % SLICE == 0:
                yield
        listed: list[tuple[Played, int]] = []
        yield from ordering(wanted, self.order, listed)
        was = self.chosen.path if self.chosen is not None else self.stood_on
        if at is None:
            at = 0
            for number, (one, _) in enumerate(listed):
                if one.path == was:
                    at = number
                    break
                if number % SLICE == 0:
                    yield
        self.rows.show_these(listed, min(at, len(listed) - 1))
        words = "" if wanted else texts.NO_MATCHES if not known else texts.NO_SUCH_MATCH
        self.none.say(words if self.matches.is_whole else texts.READING)
        self.none.visible = not wanted
        self.pointed(self.rows.chosen)

    def _text(self, one: Played) -> str:
        if id(one) not in self.texts:
            self.texts[id(one)] = text_of(one)
        return self.texts[id(one)]

    def pointed(self, index: int) -> None:
        one = self.chosen
        is_whole = one is not None and not one.problem
        problem = text.escape(one.problem) if one is not None else ""
        for widget in (self.open_button, self.export_button, self.name):
            widget.enable(is_whole, problem or texts.NO_MATCH_CHOSEN)
        self.delete_button.enable(one is not None, texts.NO_MATCH_CHOSEN)
        self.name.set(one.name if one is not None else "")

    def set_game(self, game: str) -> None:
        self.game = game
        self.show()

    def set_result(self, result: str) -> None:
        self.result = result
        self.show()

    def set_order(self, order: str) -> None:
        self.order = order
        self.show()

    def look_for(self, words: str) -> None:
        self.show()

    # Deeds

    def open(self) -> None:
        if self.open_button.enabled and self.chosen is not None:
            named("a record")(self.app, self.chosen.path)

    def figures(self) -> None:
        self.app.go("figures", self.game)

    def choose_file(self) -> None:
        self.app.stack.push(FileChoice(texts.OPEN_RECORD, ENDINGS, partial(named("a record"), self.app)))

    def delete(self) -> None:
        one = self.chosen
        if one is None:
            return
        if one.problem and not one.path.name.endswith(".broken"):
            self._put_aside(one)
            return
        for path in self.matches.copies(one):
            if problem := history.delete(path):
                self.app.toast(problem, seconds=12, warning=True)
                return
            self.gone.append(path)
        self.app.toast(DELETED)
        self._without(one)

    def _put_aside(self, one: Played) -> None:
        try:
            self.app.toast(fill(texts.UNREADABLE_KEPT, file=set_aside(one.path)), seconds=10)
        except OSError as wrong:
            self.app.toast(
                fill(texts.CANNOT_SET_ASIDE, file=one.path, why=wrong.strerror or wrong), seconds=15, warning=True
            )
        self._without(one)

    def _without(self, one: Played) -> None:
        self.matches.forget(one)
        self.signs, self.undo_button.visible = history.signs(), bool(self.gone)
        self.show(at=max(0, self.rows.chosen))
        if self.rows.count:
            self.rows.choose(min(self.rows.chosen, self.rows.count - 1))

    def undo(self) -> None:
        """Have back what was deleted last."""
        if not self.gone:
            return
        path = self.gone.pop()
        if not self.gone:
            self.app.toasts.unsay(DELETED)
        if problem := history.restore(path):
            self.app.toast(problem, seconds=12, warning=True)
        self.read()

    def rename(self, words: str) -> None:
        one = self.chosen
        if one is None or one.problem or words == one.name:
            return
        if problem := history.rename(one, words):
            self.app.toast(problem, seconds=12, warning=True)
        self.read()
        self.form.focus(self.rows, self.form.by_keys)

    def export(self) -> None:
        """Write a copy where people put their files; nothing there is written over."""
        one = self.chosen
        if one is None or not self.export_button.enabled:
            return
        about, target, number = one.path, folders.documents() / one.path.name, 1
        try:
            words = one.path.read_bytes()
            about = target.parent
            while True:
                with contextlib.suppress(FileExistsError):
                    write_atomically(target, words, is_new=True)
                    break
                number += 1
                target = target.with_name(f"{one.path.stem}-{number}{one.path.suffix}")
        except OSError as wrong:
            self.app.toast(f"{about}: {wrong.strerror or wrong}.", seconds=12, warning=True)
            return
        self.app.toast(fill(texts.WROTE, file=target), seconds=8)

    def drop(self, event: pygame.event.Event) -> bool:
        return named("what was dropped")(self.app, event)

    def copy_text(self) -> None:
        clipboard.write("\n".join(plain(one, depth) for one, depth in self.rows.shown))
        self.app.toast(texts.COPIED_MATCHES)

    def key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_SLASH or (event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL):
            self.form.focus(self.search, by_keys=True)
        elif event.key == pygame.K_DELETE:
            self.delete()
        elif event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            self.undo()

    def leave(self) -> None:
        for path in self.gone:
            history.let_go(path)
        self.gone.clear()
        self.app.toasts.unsay(DELETED)

    # Where it lies

    def title_x(self) -> int:
        return self.column(1080).x

    def layout(self, scale: Scale) -> None:
        column = self.column(1080)
        x, y, wide = column.x / scale.u, column.y / scale.u, column.w / scale.u
        foot, right = column.bottom / scale.u, column.right / scale.u
        is_narrow = wide < NARROW
        gap, high, results = 12, 40, 200
        figures = 48 if is_narrow else 124
        each = (wide - 4 * gap - results - figures) / 3
        for widget, across in (
            (self.search, each), (self.by_game, each), (self.by_result, results), (self.by_order, each),
            (self.figures_button, figures),
        ):  # fmt: skip
            widget.place(scale.rect(x, y, across, high), scale)
            x += across + gap
        x = column.x / scale.u
        top = y + high + 12
        self.ground.place(scale.rect(x, top, wide, foot - top - 62), scale)
        inside = self.ground.rect.inflate(-scale.px(32), -scale.px(28))
        self.rows.place(inside, scale)
        self.none.place(pygame.Rect(inside.x, inside.y + scale.px(20), inside.w, scale.px(30)), scale)
        said = {self.delete_button: texts.DELETE, self.undo_button: texts.UNDO, self.export_button: texts.EXPORT,
                self.file_button: texts.OPEN_FILE, self.figures_button: texts.STATISTICS}  # fmt: skip
        for button, words in said.items():
            button.say("" if is_narrow else words)
        for button, usual in ((self.go_back, BACK), (self.delete_button, 116), (self.undo_button, 100)):
            each = 48 if is_narrow and button in said else usual
            button.place(scale.rect(x, foot - 48, each, 46), scale)
            x += each + 8
        for button, usual in ((self.open_button, 150), (self.file_button, 148), (self.export_button, 116)):
            each = 48 if is_narrow and button in said else usual
            button.place(scale.rect(right - each, foot - 48, each, 46), scale)
            right -= each + 8
        self.name.place(scale.rect(x, foot - 47, max(60, right - x), 44), scale)


def in_order(found: list[Played], order: str) -> list[tuple[Played, int]]:
    """The matches in an order, branches under the match from which they branch, with how deep they stand."""
    listed: list[tuple[Played, int]] = []
    run(ordering(found, order, listed), inf)
    return listed


def ordering(found: list[Played], order: str, listed: list[tuple[Played, int]]) -> Iterator[None]:
    """Fill in `listed` as `in_order` does, in small steps."""

    def newest(one: Played):
        return (-one.ended.timestamp(), one.path.name)

    ways = {
        NEWEST: newest,
        OLDEST: lambda one: (one.ended, one.path.name),
        OTHER: lambda one: ([name.casefold() for _, name in one.others], *newest(one)),
        LONGEST: lambda one: (-_number(one.length), *newest(one)),
    }
    keys = []
    for number, one in enumerate(found):
        keys.append((ways[order](one), number))
        if number % SLICE == 0:
            yield
    keys.sort()
    yield
    found = [found[number] for _, number in keys]
    stems = {one.branch for one in found if one.branch}
    if not stems:
        listed += [(one, 0) for one in found]
        return
    firsts: dict[str, Played] = {}  # a match and its branch that went alike have one id: the first is the match
    for one in sorted((one for one in found if one.id in stems), key=ways[OLDEST]):
        firsts.setdefault(one.id, one)
    yield
    twigs: dict[Path, list[Played]] = {}
    roots = []
    for one in found:
        if not one.branch or (stem := firsts.get(one.branch)) is None or stem is one:
            roots.append(one)
        else:
            twigs.setdefault(stem.path, []).append(one)
    done: set[Path] = set()
    waiting = [(one, 0) for one in reversed([*roots, *found])]  # of branches of each other each is a root too
    while waiting:
        one, depth = waiting.pop()
        if one.path not in done:
            done.add(one.path)
            listed.append((one, min(depth, DEEPEST)))
            waiting += [(twig, depth + 1) for twig in reversed(twigs.get(one.path, []))]
        if len(waiting) % SLICE == 0:
            yield


def _number(words: str) -> int:
    first = words.split(" ")[0]
    return int(first) if first.isdecimal() else 0
