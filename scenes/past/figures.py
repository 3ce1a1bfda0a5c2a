"""A player's figures: by game, level and deck, over time. Branches and matches of several people do not count."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf

from game.kernel.template import fill
from game.rules import RULESETS
from scenes.form_scene import BACK, FormScene
from scenes.past import texts
from scenes.past.collection import RESERVE_SECONDS, SLICE, Collection, run
from scenes.past.history import Played
from ui.base import clipboard, keys
from ui.base.scale import Scale
from ui.past.figures import Course, Number, Shares, Tally
from ui.widgets.press import Button
from ui.widgets.scroll import Scroll
from ui.widgets.text import Plate
from ui.widgets.value import Choice

ALL = ""
COUNTED_AT_ONCE = 400  # matches whose figures are reckoned at once
MOST_LINES = 8  # of a chart: those that were played most
LEVELS = ("random", "greedy", "novice", "skilled", "strong")


def counted(found: Sequence[Played], game: str = ALL) -> list[Played]:
    """The matches that count, from the first on."""
    wanted = [one for one in found if not one.problem and not one.branch and one.result in ("won", "lost")]
    return sorted((one for one in wanted if game in (ALL, one.game)), key=lambda one: (one.ended, one.path.name))


class Sums:
    """Games played and won for each name."""

    def __init__(self) -> None:
        self._sums: dict[str, list[int]] = {}

    def add(self, found: Iterable[Played], named: Callable[[Played], str]) -> None:
        """Count these matches under what `named` names them; "" is left out."""
        for one in found:
            if name := named(one):
                played = self._sums.setdefault(name, [0, 0])
                played[0] += one.result == "won"
                played[1] += 1

    def tallies(self) -> list[Tally]:
        """Tallies, the most played first."""
        found = (Tally(name, *both) for name, both in self._sums.items())
        return sorted(found, key=lambda t: (-t.played, t.name))[:MOST_LINES]


def tallies(found: Sequence[Played], named: Callable[[Played], str]) -> list[Tally]:
    """How often each of what `named` names was played and won, what was played most first; "" is left out."""
    sums = Sums()
    sums.add(found, named)
    return sums.tallies()


def parts(found: list[Played]) -> Iterator[list[Played]]:
    """The same in pieces that take a part of a frame."""
    return (found[start : start + SLICE] for start in range(0, len(found), SLICE))


def level(one: Played) -> str:
    """How well the strongest of the others plays."""
    kinds = [kind for kind, _ in one.others if kind in LEVELS]
    return max(kinds, key=LEVELS.index).capitalize() if kinds else ""


def own_deck(one: Played) -> str:
    return one.decks[one.people[0]] if one.people and one.people[0] < len(one.decks) else ""


def their_deck(one: Played) -> str:
    teams = one.teams
    others = [deck for seat, deck in enumerate(one.decks) if one.people and teams[seat] != teams[one.people[0]]]
    return " and ".join(others)


TOLD: dict[str, Callable[[Played], str]] = {
    "game": lambda one: one.title, "level": level, "own": own_deck, "their": their_deck,
}  # fmt: skip
"""What each chart counts by."""


def longest_run(found: Sequence[Played]) -> int:
    """How many in a row were won at most."""
    return most_in_a_row(one.result == "won" for one in found)


def most_in_a_row(flags: Iterable[bool]) -> int:
    best = now = 0
    for is_set in flags:
        now = now + 1 if is_set else 0
        best = max(best, now)
    return best


def dated(one: Played) -> str:
    """The day and the game of a match."""
    return fill(texts.DATE_AND_TITLE, date=f"{one.ended:%B} {one.ended.day}", title=one.title)


class Figures(FormScene):
    """`app.go("figures")`, or of one game."""

    title = texts.YOUR_STATISTICS

    def __init__(self, game: str = ALL) -> None:
        self.game = game

    def build(self) -> None:
        self.matches = Collection(self.show)
        self.showing: Iterator[None] = iter(())  # the figures as they are wanted now, in the making
        games = [(ALL, texts.ALL_GAMES), *((name, rules.title) for name, rules in RULESETS.items())]
        self.by_game = self.add(Choice(games, self.game, self.set_game, drops=True))
        self.ground = self.add(Plate())
        self.pane = Scroll()
        tips = {"played": texts.COUNTED}
        self.numbers = [
            self.pane.hold(Number(about, tips.get(about, "")))
            for about in ("played", "won", texts.WIN_RATE, texts.BEST_STREAK)
        ]
        self.course = self.pane.hold(Course(texts.OVER_TIME, texts.COUNTED))
        self.charts = {
            "game": self.pane.hold(Shares(texts.BY_GAME)),
            "level": self.pane.hold(Shares(texts.BY_LEVEL)),
            "own": self.pane.hold(Shares(texts.WITH_YOUR_DECKS)),
            "their": self.pane.hold(Shares(texts.AGAINST_DECKS)),
        }
        self.add(self.pane)
        self.go_back = self.add(Button(texts.BACK, self.back, "quiet", "arrow-left"))
        self.copy_button = self.add(Button(texts.COPY, self.copy_text, "button", "log", tip=keys.said(texts.COPY_TIP)))
        self.form.focus(self.course)
        self.show()

    def go_ahead(self, seconds: float) -> bool:
        if run(self.showing, time.perf_counter() + max(RESERVE_SECONDS, seconds - RESERVE_SECONDS)):
            return True
        before = self.showing
        return self.matches.read_on(seconds) or self.showing is not before

    def set_game(self, game: str) -> None:
        self.game = game
        self.show()

    def show(self) -> None:
        """Show the figures of what is known: of few matches at once, of many in the time that frames leave."""
        self.showing = self._shown()
        if len(self.matches.known) <= COUNTED_AT_ONCE:
            run(self.showing, inf)

    def _shown(self) -> Iterator[None]:
        keys: list[tuple[float, str, int]] = []
        counting: list[Played] = []
        for part in parts(list(self.matches.known)):
            for one in counted(part, self.game):
                keys.append((one.ended.timestamp(), one.path.name, len(counting)))
                counting.append(one)
            yield
        keys.sort()
        yield
        sums: dict[str, Sums] = {name: Sums() for name in self.charts}
        results: list[tuple[str, bool]] = []
        for part in parts([counting[number] for _, _, number in keys]):
            for name, what in TOLD.items():
                sums[name].add(part, what)
            results += [
                (
                    dated(one),
                    one.result == "won",
                )
                for one in part
            ]
            yield
        flags = [is_won for _, is_won in results]
        won, count = sum(flags), len(flags)
        said = (count, won, round(100 * won / count) if count else "\u2013", most_in_a_row(flags))
        yield
        for number, words in zip(self.numbers, said, strict=True):
            number.say(str(words))
        self.course.show_results(results)
        yield
        for name, chart in self.charts.items():
            lines = sums[name].tallies()
            chart.show(sorted(lines, key=lambda t: LEVELS.index(t.name.lower())) if name == "level" else lines)
        if self.pane.scale:
            self.layout(self.scale)

    def plain(self) -> str:
        """All of it as text."""
        lines = [fill(texts.NUMBER, name=number.about, number=number.number) for number in self.numbers]
        for chart in self.charts.values():
            if chart.tallies:
                lines += [
                    "",
                    chart.title,
                    *(fill(texts.WON_OF, name=t.name, won=t.won, played=t.played) for t in chart.tallies),
                ]
        if self.course.count():
            lines += ["", self.course.title, *(self.course.reading(n)[0][0] for n in range(self.course.count()))]
        return "\n".join(lines)

    def copy_text(self) -> None:
        clipboard.write(self.plain())
        self.app.toast(texts.COPIED_STATISTICS)

    def title_x(self) -> int:
        return self.column(1080).x

    def layout(self, scale: Scale) -> None:
        column = self.column(1080)
        x, y, wide = column.x / scale.u, column.y / scale.u, column.w / scale.u
        foot = column.bottom / scale.u
        chooser = min(280, wide * 0.4)
        self.by_game.place(scale.rect(x + wide - chooser, y - 58, chooser, 42), scale)
        self.ground.place(scale.rect(x, y, wide, foot - y - 62), scale)
        inside = self.ground.rect.inflate(-scale.px(44), -scale.px(36))
        self.pane.place(inside, scale)
        left, top, room = inside.x / scale.u, inside.y / scale.u, inside.w / scale.u - 18
        gap = 14
        each = (room - 3 * gap) / 4
        for n, number in enumerate(self.numbers):
            number.place(scale.rect(left + n * (each + gap), top, each, 82), scale)
        at = top + 82 + 20
        high = self.course.wanted(room)
        self.course.place(scale.rect(left, at, room, high), scale)
        at += high + 22
        columns = 2 if room >= 760 else 1
        each = (room - (columns - 1) * 34) / columns
        charts = list(self.charts.values())
        for n in range(0, len(charts), columns):
            row = charts[n : n + columns]
            high = max(chart.wanted(each) for chart in row)
            for m, chart in enumerate(row):
                chart.place(scale.rect(left + m * (each + 34), at, each, high), scale)
            at += high + 24
        self.pane.content(round((at - top) * scale.u))
        self.go_back.place(scale.rect(x, foot - 48, BACK, 46), scale)
        self.copy_button.place(scale.rect(x + wide - 130, foot - 48, 130, 46), scale)
