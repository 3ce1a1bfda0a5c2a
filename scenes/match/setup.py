"""Setting up a match: how many sit down, who they are, what they bring, how long it goes, which rulings hold."""

from dataclasses import replace

import pygame

from game.kernel.template import fill
from game.rules import RULESETS
from scenes.decks.choice import DeckChoice, offered
from scenes.form_scene import BACK, FormScene
from scenes.match import sitting, texts
from scenes.match.ahead import ask_ahead
from scenes.match.plan import LONGEST_NAME, Plan
from scenes.match.seating import Seating, SeatMark
from ui.base import text, theme
from ui.base.scale import Scale
from ui.widgets.entry import Entry
from ui.widgets.press import Button
from ui.widgets.scroll import Scroll
from ui.widgets.text import Label, Plate, RichText
from ui.widgets.value import Choice
from ui.widgets.widget import Widget

KIND_WORDS = {
    "human": (texts.HUMAN, texts.HUMAN_TIP),
    "novice": (texts.NOVICE, texts.NOVICE_TIP),
    "skilled": (texts.SKILLED, texts.SKILLED_TIP),
    "strong": (texts.STRONG, texts.STRONG_TIP),
    "greedy": (texts.GREEDY, texts.GREEDY_TIP),
    "random": (texts.RANDOM, texts.RANDOM_TIP),
}
MORE = "more"
ROW, LENGTH = 48, 84
"""Logical units from one player to the next, and what the length of the match takes."""
DECK_ROW = 54
"""What a player takes more in a game to which players bring decks."""


class Setup(FormScene):
    """Change the plan for one game and begin: `Setup(game)`."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.rules = RULESETS[game]
        self.title = fill(texts.NEW_MATCH, game=self.rules.title)

    def build(self) -> None:
        self.plan = Plan.remembered(self.app.settings, self.game)
        self.decks = offered(self.game) if self.rules.decks.parts else []
        self.simple = any(s.kind in ("greedy", "random") for s in self.plan.seats)
        self.pane = Scroll()
        self.ground = self.add(Plate())
        self.add(self.pane)
        self.go_back = self.add(Button(texts.BACK, self.back, "quiet", "arrow-left"))
        self.plain = self.add(Button(texts.RESET_RULES, self.reset_rulings, "quiet", "undo",
                                     tip=texts.RESET_RULES_TIP))  # fmt: skip
        self.start = self.add(Button(texts.START, self.begin, "primary", "play", size=20))
        self.fill()

    def hold(self, widget: Widget) -> Widget:
        return self.pane.hold(widget)

    def fill(self) -> None:
        """Make what is inside the pane, for the present number of seats."""
        self.pane.empty()
        self.players_head = self.hold(Label(texts.PLAYERS, theme.SUBHEADING, theme.BRASS, "display"))
        self.count = self.hold(
            Choice([(n, self._count_words(n)) for n in self.rules.seat_counts], len(self.plan.seats), self.set_count,
                   drops=False)
        )  # fmt: skip
        self.rows = [self._seat_row(n) for n in range(len(self.plan.seats))]
        self.note = self.hold(RichText(self._note_words(), theme.SMALL, theme.FADED))
        self.seating = self.hold(Seating([s.name for s in self.plan.seats], self._teams(len(self.plan.seats))))
        self.length_head = self.hold(Label(texts.LENGTH, theme.SUBHEADING, theme.BRASS, "display"))
        usual = self.rules.wins_needed(len(self.plan.seats))
        self.wins_words = self.hold(Label(texts.WINS_NEEDED))
        self.wins = self.hold(
            Choice([(n, str(n)) for n in range(1, 6)], self.plan.wins or usual, self.set_wins, drops=False,
                   tip=fill(texts.OFFICIAL_WINS, n=usual))
        )  # fmt: skip
        self.seed_words = self.hold(Label(texts.SEED))
        self.seed = self.hold(
            Entry("" if self.plan.seed is None else str(self.plan.seed), self.set_seed, texts.SEED_RANDOM, 10,
                  str.isdecimal, tip=texts.SEED_TIP)
        )  # fmt: skip
        self.rulings_head = self.hold(Label(texts.RULINGS, theme.SUBHEADING, theme.BRASS, "display"))
        self.rulings = [self._ruling_row(r) for r in self.rules.rulings]
        self.ground.form = self.form
        for widget in self.pane.inside:
            widget.form = self.form
        self._check()

    def _seat_row(self, n: int) -> tuple[SeatMark, Entry, Choice, DeckChoice | None]:
        seat = self.plan.seats[n]
        return (
            self.hold(SeatMark(n)),
            self.hold(Entry(seat.name, lambda name: self.set_seat(n, name=name), texts.NAME, LONGEST_NAME)),
            self.hold(Choice(self._kinds(), seat.kind, lambda kind: self.set_kind(n, kind), drops=True,
                             tip=KIND_WORDS[seat.kind][1])),
            self.hold(DeckChoice(self.plan.game, self.decks, seat.deck, lambda deck: self.set_seat(n, deck=deck)))
            if self.decks else None,
        )  # fmt: skip

    def _teams(self, seats: int) -> list[int]:
        """The team of each seat."""
        return [self.rules.team_of(seat, seats) for seat in range(seats)]

    def _count_words(self, seats: int) -> str:
        count = texts.COUNTS[seats]
        return fill(texts.IN_TEAMS, count=count) if len(set(self._teams(seats))) < seats else count

    def _kinds(self) -> list[tuple]:
        kinds = [(k, words) for k, (words, _) in KIND_WORDS.items()]
        return kinds if self.simple else [*kinds[:4], (MORE, texts.MORE_SEATS)]

    def _ruling_row(self, ruling) -> tuple[RichText, Choice]:
        return (
            self.hold(RichText(ruling.question, theme.BODY)),
            self.hold(Choice([(k, words) for k, words in ruling.choices.items()], self.plan.choice(ruling),
                             lambda choice: self.set_ruling(ruling, choice), size=theme.BODY - 1,
                             tip=f"**{ruling.section}** {text.escape(ruling.reason)}")),
        )  # fmt: skip

    def _note_words(self) -> str:
        """Who plays with whom, and what everybody plays with; or that one only watches."""
        if self.plan.is_watched:
            return texts.ONLY_COMPUTERS
        seats, names = len(self.plan.seats), [f"**{text.escape(s.name)}**" for s in self.plan.seats]
        sides: dict[int, list[str]] = {}
        for name, team in zip(names, self._teams(seats), strict=True):
            sides.setdefault(team, []).append(name)
        if len(sides) < seats:
            against = texts.VERSUS.join(" and ".join(side) for side in sides.values())
            template = texts.PARTNERS_GOAL if self.rules.score_goal else texts.PARTNERS
            return fill(template, sides=against, goal=self.rules.score_goal)
        if self.rules.decks.parts:
            return texts.DECK_EACH
        cards = sum(card.copies for card in self.rules.book if card.is_in(self.rules.default_rulings))
        if self.rules.layout(seats).zones[0].seat is None:
            return fill(texts.SHARED_DECK, n=cards)
        return fill(texts.OWN_DECKS, n=cards // seats)

    # What is chosen
    def set_count(self, count: int) -> None:
        self.plan = replace(self.plan.with_count(count), wins=0)
        self.refill(self.count)
        self.settle_layout()

    def refill(self, focus: Widget | None = None) -> None:
        """Make the pane anew, keeping what had the keys."""
        where = self.pane.inside.index(focus) if focus in self.pane.inside else -1
        by_keys, offset = self.form.by_keys, self.pane.goal
        self.form.focused = self.form.hovered = self.form.captured = None
        self.fill()
        self.layout(self.scale)
        self.pane.scroll_to(offset, at_once=True)
        if 0 <= where < len(self.pane.inside):
            self.form.focus(self.pane.inside[where], by_keys)

    def set_seat(self, n: int, **changes: str) -> None:
        self.plan = self.plan.with_seat(n, **changes)
        self._say_names()
        self._check()

    def _say_names(self) -> None:
        if self.note.words != (words := self._note_words()):
            self.note.say(words)
            self.layout(self.scale)  # it may be a line longer
        for ruling, (_, choice) in zip(self.rules.rulings, self.rulings, strict=True):
            choice.set(self.plan.choice(ruling))  # one may be usual for several people at one screen
        self.seating.say([s.name for s in self.plan.seats])

    def set_kind(self, n: int, kind: str) -> None:
        _, entry, choice, _ = self.rows[n]
        if kind == MORE:
            self.simple = True
            for seat, (_, _, each, _) in zip(self.plan.seats, self.rows, strict=True):
                each.offer(self._kinds(), seat.kind)
            choice._open()
            return
        self.set_seat(n, kind=kind)
        entry.set(self.plan.seats[n].name)
        choice.tip = KIND_WORDS[kind][1]
        self._say_names()

    def set_wins(self, wins: int) -> None:
        usual = self.rules.wins_needed(len(self.plan.seats))
        self.plan = replace(self.plan, wins=0 if wins == usual else wins)
        self._check()

    def set_seed(self, seed: str) -> None:
        self.plan = replace(self.plan, seed=int(seed) if seed else None)

    def set_ruling(self, ruling, choice: str) -> None:
        rulings = {k: v for k, v in self.plan.rulings.items() if k != ruling.key}
        if choice != self.plan.usual_choice(ruling):
            rulings[ruling.key] = choice
        self.plan = replace(self.plan, rulings=rulings)
        self._check()

    def reset_rulings(self) -> None:
        self.plan = replace(self.plan, rulings={}, wins=0)
        self.refill()

    def _check(self) -> None:
        objection = self.plan.objection()
        self.start.say(texts.WATCH if self.plan.is_watched else texts.START)
        self.start.tip = texts.ONLY_COMPUTERS if self.plan.is_watched else ""
        self.start.enable(not objection, text.escape(objection))
        as_usual = not self.plan.rulings and not self.plan.wins
        self.plain.enable(not as_usual, texts.RULES_ARE_OFFICIAL)

    def settle_layout(self) -> None:
        ask_ahead(self.app.gallery, self.plan, self.scale.window)

    def begin(self) -> None:
        self.plan.remember(self.app.settings)
        sitting.start(self.app, self.plan)

    def back(self) -> None:
        if not self.plan.objection():
            self.plan.remember(self.app.settings)
        super().back()

    # Where it lies
    def layout(self, scale: Scale) -> None:
        column = self.column(1180)
        foot = scale.px(62)
        self.ground.place(pygame.Rect(column.x, column.y, column.w, column.h - foot), scale)
        inside = self.ground.rect.inflate(-scale.px(44), -scale.px(28))
        inside.w += scale.px(12)
        self.pane.place(inside, scale)
        wide = inside.w / scale.u - 24
        x, y = inside.x / scale.u, inside.y / scale.u
        if wide >= 780:
            gap = 48
            half = (wide - gap) / 2
            needed = self._layout_rulings(scale, x + half + gap, y, half)
            seen = inside.h / scale.u
            room = seen if self._left_length(scale, half, False) <= seen else needed - y
            self.note.visible = self._left_length(scale, half, True) <= room
            left = self._layout_players(scale, x, y, half)
            end = max(self._layout_length(scale, x, left + 14, half), needed)
        else:
            self.note.visible = True
            end = self._layout_players(scale, x, y, wide)
            end = self._layout_length(scale, x, end + 14, wide)
            end = self._layout_rulings(scale, x, end + 18, wide)
        self.pane.content(round((end - y) * scale.u))
        self._layout_foot(scale, column)

    def _layout_foot(self, scale: Scale, column: pygame.Rect) -> None:
        x, right = column.x / scale.u, column.right / scale.u
        y = column.bottom / scale.u - 48
        self.go_back.place(scale.rect(x, y, BACK, 48), scale)
        self.start.place(scale.rect(right - 220, y, 220, 48), scale)
        self.plain.place(scale.rect(right - 220 - 16 - 190, y, 190, 48), scale)

    def _layout_players(self, scale: Scale, x: float, y: float, wide: float) -> float:
        self.players_head.place(scale.rect(x, y, wide, 30), scale)
        self.count.place(scale.rect(x, y + 40, wide, 40), scale)
        y += 92
        for mark, entry, choice, deck in self.rows:
            mark.place(scale.rect(x, y + 5, 32, 32), scale)
            half = (wide - 44 - 12) / 2
            entry.place(scale.rect(x + 44, y, half, 42), scale)
            choice.place(scale.rect(x + 44 + half + 12, y, half, 42), scale)
            if deck:
                deck.place(scale.rect(x + 44, y + 46, wide - 44, 46), scale)
            y += self._row_height()
        self.seating.place(scale.rect(x, y + 4, wide, Seating.HIGH), scale)
        y += Seating.HIGH + 8
        if self.note.visible:
            high = self.note.height(scale.px(wide), scale) / scale.u
            self.note.place(scale.rect(x, y, wide, high), scale)
            y += high + 4
        return y

    def _row_height(self) -> float:
        return ROW + (DECK_ROW if self.decks else 0)

    def _left_length(self, scale: Scale, wide: float, with_note: bool) -> float:
        """How long players and length are one above the other."""
        note = self.note.height(scale.px(wide), scale) / scale.u + 4 if with_note else 0
        return 92 + len(self.rows) * self._row_height() + Seating.HIGH + 8 + note + 14 + LENGTH

    def _layout_length(self, scale: Scale, x: float, y: float, wide: float) -> float:
        self.length_head.place(scale.rect(x, y, wide, 30), scale)
        top, half = y + 40, (wide - 20) * 0.55
        self.wins_words.place(scale.rect(x, top, 100, 42), scale)
        self.wins.place(scale.rect(x + 106, top, half - 106, 42), scale)
        self.seed_words.place(scale.rect(x + half + 20, top, 44, 42), scale)
        self.seed.place(scale.rect(x + half + 68, top, wide - half - 68, 42), scale)
        return y + LENGTH

    def _layout_rulings(self, scale: Scale, x: float, y: float, wide: float) -> float:
        self.rulings_head.place(scale.rect(x, y, wide, 30), scale)
        y += 40
        for question, choice in self.rulings:
            high = question.height(scale.px(wide), scale) / scale.u
            question.place(scale.rect(x, y, wide, high), scale)
            choice.place(scale.rect(x, y + high + 4, wide, 36), scale)
            y += high + 4 + 36 + 14
        return y - 10
