"""The end of a match: who won, by which rule, how the rounds went, and what next."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.kernel.events import RoundWon
from game.kernel.record import parse
from game.kernel.template import Names, Noun, Seat, address, fill, seats
from scenes.form_scene import FormScene
from scenes.match import sitting, texts, trial
from scenes.match.plan import Plan, Sitter
from scenes.match.standing import sides as sides_of
from ui.base import clipboard, plates, text, theme
from ui.base.scale import Scale
from ui.table.hud import wrapped
from ui.widgets.press import Button
from ui.widgets.scroll import Scroll
from ui.widgets.text import Label, Plate, RichText, Rule
from ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.match import Match
    from scenes.match.table import Table

ROW = 34


@dataclass(frozen=True)
class Round:
    """One round as it ended: what the game counts for everybody, who won, and why (a sentence).

    `counts` has for every seat the numbers that the ruleset's `tallies` name. `fates` tells of each seat that was out
    before the end in which turn that was, and how it came about.
    """

    number: int
    counts: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    reason: str
    fates: tuple[str, ...] = ()


def rounds_of(match: "Match") -> list[Round]:
    """The rounds of a match, read from its record."""
    rules, seats, rounds = match.record.rules, len(match.players), []
    telling = rules.telling
    told: list = []
    fates: list[str] = []
    for state, story in match.record.replay():
        for event, after in story:
            if (fate := telling.fates.get(type(event))) is not None:
                fates.append(fill(texts.FATE, turn=after.turn, fate=fate(event, told)))
            told.append(event)
            if isinstance(event, RoundWon):
                counts = tuple(tuple(tally(after, n) for tally in telling.tallies.values()) for n in range(seats))
                reason = telling.reasons.get(event.reason, event.reason)
                rounds.append(Round(event.round, counts, event.winners, reason, tuple(fates)))
                told, fates = [], []
        del state
    return [*rounds, as_it_stands(match, tuple(fates))] if match.given_up is not None else rounds


def viewer_of(match: "Match") -> int | None:
    """The seat of the only human player; None where several play or none does."""
    people = [seat for seat, player in enumerate(match.players) if player.kind == "human"]
    return people[0] if len(people) == 1 else None


def as_it_stands(match: "Match", fates: tuple[str, ...] = ()) -> Round:
    """The round in which somebody gave up."""
    s, names = match.state, Names([player.name for player in match.players], viewer_of(match))
    tallies = match.record.rules.telling.tallies.values()
    counts = tuple(tuple(tally(s, n) for tally in tallies) for n in range(len(names)))
    return Round(
        max(1, s.round),
        counts,
        match.outcome.winners,
        address(fill(texts.GAVE_UP, seat=Seat(match.given_up)), names),
        fates,
    )


class RoundsTable(Widget):
    """A line for each round: its number, what every seat had (the winner's lit), and why.

    Where one game is the match, a line for each thing that the game counts.
    """

    def __init__(self, match: "Match", rounds: list[Round]) -> None:
        super().__init__()
        self.rounds = rounds
        self.names = [p.name for p in match.players]
        tallies = list(match.record.rules.telling.tallies)
        self.is_one = match.state.goal == 1
        if self.is_one:
            self.last = ""
            last = rounds[-1]
            self.rows = [(name.capitalize(), [str(counts[n]) for counts in last.counts], last.winners, "")
                         for n, name in enumerate(tallies)]  # fmt: skip
        else:
            counted = "  \u00b7  ".join(tallies)
            self.last = fill(texts.AT_THE_END, counts=f"{counted[:1].upper()}{counted[1:]}")
            self.rows = [(str(one.number), ["  \u00b7  ".join(map(str, counts)) for counts in one.counts], one.winners,
                          one.reason) for one in rounds]  # fmt: skip

    def high(self) -> int:
        """Its height in logical units."""
        return ROW * (len(self.rows) + 1)

    def _columns(self) -> tuple[int, int, int]:
        """Widths in pixels: what the line is about, one seat, the reason (0 if there is no room for it)."""
        first, small = self.px(150 if self.is_one else 64), self.px(theme.SMALL)
        names = max(text.width_of(name, "body-bold", small) for name in self.names) + self.px(10)
        least, most = max(self.px(84), min(names, self.px(120))), self.px(120)
        reasons = max([self.px(260), *(text.width_of(reason, "body", small) for *_, reason in self.rows)])
        each = max(least, min(most, (self.rect.w - first - self.px(12) - reasons) // len(self.names)))
        if self.rect.w - first - self.px(12) - each * len(self.names) < self.px(200):
            each = max(self.px(84), min(each, (self.rect.w - first - self.px(272)) // len(self.names)))
        rest = self.rect.w - first - each * len(self.names) - self.px(12)
        return first, each, rest if rest >= self.px(200) and not self.is_one else 0

    def draw(self, surface: pygame.Surface) -> None:
        first, each, rest = self._columns()
        row = self.px(ROW)
        small = self.px(theme.SMALL)
        left = self.rect.x
        if self.is_one:  # nothing stands at the right: in the middle
            left += (self.rect.w - first - each * len(self.names)) // 2
        else:
            self._cell(surface, pygame.Rect(left, self.rect.y, first, row), "Round", "body", small, theme.FADED)
        for n, name in enumerate(self.names):
            cell = pygame.Rect(left + first + n * each, self.rect.y, each, row)
            self._cell(surface, cell.inflate(-self.px(8), 0), name, "body-bold", small, theme.SEATS[n], "center")
        if rest:
            last = pygame.Rect(self.rect.right - rest, self.rect.y, rest, row)
            self._cell(surface, last, self.last, "body-italic", small, theme.FADED)
        for n, (about, counts, winners, reason) in enumerate(self.rows, 1):
            line = pygame.Rect(self.rect.x, self.rect.y + n * row, self.rect.w, row)
            if n % 2:
                plates.draw_plate(surface, "row", line.inflate(self.px(12), -2), self.u, 6)
            role = "body" if self.is_one else "number"
            self._cell(surface, pygame.Rect(left, line.y, first, row), about, role, small, theme.FADED)
            for seat, said in enumerate(counts):
                won = seat in winners
                cell = pygame.Rect(left + first + seat * each, line.y, each, row)
                px = self.px(theme.BODY if won else theme.SMALL)
                self._cell(surface, cell, said, "number", px, theme.BRASS_LIGHT if won else theme.FADED, "center")
            if rest:
                self._reason(surface, pygame.Rect(line.right - rest, line.y, rest, row), reason)

    def _reason(self, surface: pygame.Surface, rect: pygame.Rect, reason: str) -> None:
        """Why the round ended: one line, or two small ones that are as large as they can be."""
        px = wrapped(text.escape(reason), "body", self.px(theme.SMALL), rect.size, theme.TINY / theme.SMALL)
        words = text.render(text.escape(reason), "body", px, theme.PARCHMENT, rect.w, leading=1.02)
        surface.blit(words, words.get_rect(midleft=rect.midleft))

    def _cell(self, surface, rect, words, role, px, ink, align="left") -> None:
        shown = text.shortened(words, role, px, rect.w)
        picture = text.render(text.escape(shown), role, px, ink)
        x = rect.x if align == "left" else rect.centerx - picture.get_width() // 2
        surface.blit(picture, (x, text.centred(rect, role, px)))


class Result(FormScene):
    """Lay it over the table when the match is over: `app.go("result", match, table)`. While it is put away, the table
    can be read."""

    covers = False

    def __init__(self, match: "Match", beneath: "Table | None" = None) -> None:
        self.match, self.beneath = match, beneath

    def build(self) -> None:
        problem = sitting.keep(self.match)
        if problem:
            self.app.toast(problem, seconds=12, warning=True)
        self.rounds = rounds_of(self.match)
        self.ground = self.add(Plate("dialog", raised=30))
        self.head = self.add(Label(headline(self.match), theme.TITLE * 0.72, theme.BRASS, "display", "center"))
        self.rule = self.add(Rule())
        self.is_one = self.match.state.goal == 1  # then who has won is all the score
        self.scores: list[Label] = []
        if not self.is_one:
            score = texts.SCORE.join(str(self.match.state.seats[side[0]].wins) for side in sides_of(self.match))
            self.scores.append(self.add(Label(score, theme.TITLE, theme.BRASS_LIGHT, "number", "center")))
        sides = sides_of(self.match)
        sides = sides if len(sides) == 2 and not self.is_one else []
        self.sides = [
            self.add(Label(" and ".join(self.match.players[n].name for n in side), theme.SUBHEADING,
                           theme.SEATS[side[0]], "body-bold", "right" if left else "left"))
            for left, side in zip((True, False), sides, strict=False)
        ]  # fmt: skip
        self.body = self.add(RichText(self._words(), theme.BODY, align="center"))
        self.pane = Scroll()
        self.table = self.pane.hold(RoundsTable(self.match, self.rounds))
        self.add(self.pane)
        self.ways = self._ways_out_of_a_trial() if self.match.is_trial else self._ways_out()
        self.panel = list(self.form.widgets)
        self.again_seen = self.add(Button(texts.BACK_TO_RESULT, self.back, "primary", "arrow-left"))
        self.again_seen.visible = False
        self.form.focus(self.ways[-1])

    def look_round(self) -> None:
        """What could not be written down is tried again."""
        if not sitting.is_kept(self.match):
            sitting.keep(self.match)
            if sitting.is_kept(self.match):
                self.app.toast(sitting.WRITTEN, seconds=8)

    def _ways_out(self) -> list[Button]:
        """The buttons from left to right; the last is what one does next."""
        is_watched = all(player.kind != "human" for player in self.match.players)
        words = texts.WATCH_AGAIN if is_watched else texts.PLAY_AGAIN
        again = self.add(Button(words, self.play_again, "primary", "play"))
        change = self.add(Button(texts.CHANGE_SETUP, self.change_setup, "button", "settings"))
        look = self.add(Button(texts.VIEW_TABLE, self.back, "button", "eye", tip=texts.VIEW_TABLE_TIP))
        past = self.add(Button(texts.REVIEW, self.look_back, "button", "clock", tip=texts.REVIEW_TIP))
        menu = self.add(Button(texts.MENU, self.to_menu, "button", "arrow-left"))
        return [menu, look, past, change, again]

    def _ways_out_of_a_trial(self) -> list[Button]:
        back = self.add(Button(texts.BACK_TO_DECK, self.back_to_deck, "primary", "arrow-left"))
        again = self.add(Button(texts.PLAY_AGAIN, self.play_again, "button", "play"))
        look = self.add(Button(texts.VIEW_TABLE, self.back, "button", "eye", tip=texts.VIEW_TABLE_TIP))
        past = self.add(Button(texts.REVIEW, self.look_back, "button", "clock", tip=texts.REVIEW_TIP))
        return [look, past, again, back]

    def _words(self) -> str:
        """Who won and why, what they played, and whether something was taken back."""
        match, last = self.match, self.rounds[-1]
        winners = match.outcome.winners
        template = texts.WON_LAST_ROUND if match.state.goal > 1 and match.given_up is None else texts.WON
        template = template if winners else texts.NO_WINNER
        lines = [fill(template, players=seats(winners), reason=text.escape(last.reason))]
        if len(match.players) > 2:  # of two the reason says it all
            lines += last.fates
        names = Names([text.escape(player.name) for player in match.players], viewer_of(match))
        won = address("\n".join(lines), names, "**")
        if match.record.decks:
            played = [(p.name, deck.name) for p, deck in zip(match.players, match.record.decks, strict=True)]
            told = [fill(texts.PLAYED_DECK, player=text.escape(name), deck=text.escape(deck)) for name, deck in played]
            lines = [told[:2], told[2:]] if len(told) > 3 else [told]  # four decks in two rows of two
            won += "\n" + "\n".join("  \u00b7  ".join(line) for line in lines)
        if match.is_marked:
            won += f"\n{texts.MARKED}"
        return won

    def plan(self) -> Plan:
        """What was just played, to be played again with a new seed; decks that came by chance come by chance again."""
        record = self.match.record
        before = Plan.remembered(self.app.settings, record.game).seats
        decks = [seat.deck for seat in before] if len(before) == len(self.match.players) else [""] * len(record.players)
        seats = tuple(Sitter(p.name, p.kind, deck) for p, deck in zip(self.match.players, decks, strict=True))
        usual = record.rules.wins_needed(len(seats))
        rulings = {k: v for k, v in record.rulings.items() if v != record.rules.default_rulings[k]}
        return Plan(seats, record.game, 0 if record.wins == usual else record.wins, rulings)

    def back(self) -> None:
        """Put the result away to look at the table, or show it again."""
        hide = not self.again_seen.visible
        for widget in self.panel:
            widget.visible = not hide
        self.again_seen.visible = hide
        self.form.focus(self.again_seen if hide else self.ways[-1], self.form.by_keys)
        if self.beneath is not None:
            self.beneath.look(pygame.event.Event(pygame.WINDOWLEAVE))

    @property
    def is_put_away(self) -> bool:
        return self.again_seen.visible and self.beneath is not None

    def handle(self, event: pygame.event.Event) -> None:
        is_looking = self.is_put_away
        super().handle(event)
        is_press = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if is_looking and self.is_put_away and not (is_press and self.form.hovered):
            self.beneath.look(event)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.is_put_away:
            self.beneath.update(dt)

    def draw_ground(self, surface: pygame.Surface) -> None:
        if not self.again_seen.visible:
            super().draw_ground(surface)

    def look_back(self) -> None:
        """Play the match again on the table, with what there is to say of it."""
        self.app.go("look back", parse(self.match.record.dump()))

    def play_again(self) -> None:
        record = self.match.record
        if self.match.is_trial:
            seat = next(n for n, player in enumerate(self.match.players) if player.kind == "human")
            trial.again(self.app, self.match, record.decks[seat])
        else:
            sitting.begin(self.app, self.plan().match())

    def back_to_deck(self) -> None:
        trial.go_back(self.app, self.match)

    def change_setup(self) -> None:
        self.plan().remember(self.app.settings)
        self.app.start("menu")
        self.app.go("setup", self.match.record.game)

    def to_menu(self) -> None:
        self.app.start("menu")

    def plain(self) -> str:
        """All of it as text."""
        names, scores = self.table.names, [label.words for label in self.scores]
        lines = [self.head.words, *scores, text.plain(self._words()), ""]
        for about, counts, _, reason in self.table.rows:
            said = ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True))
            template = texts.ROUND_LINE_REASON if reason else texts.ROUND_LINE
            template = texts.SCORE_LINE if self.is_one else template
            lines.append(fill(template, name=about, round=about, scores=said, reason=reason))
        return "\n".join(lines)

    def key(self, event: pygame.event.Event) -> None:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.form.focused is None:
            self.ways[-1].run()

    def copy_text(self) -> None:
        clipboard.write(self.plain())
        self.app.toast(texts.COPIED_RESULT)

    def layout(self, scale: Scale) -> None:
        wide = min(960, scale.size[0] - 48)
        inside = wide - 72
        body = self.body.height(scale.px(inside), scale) / scale.u
        rows = self.table.high()
        score = 8 if self.is_one else 66
        fixed = 24 + 52 + 12 + score + body + 16 + 14 + 46 + 26
        rows_seen = min(rows, max(ROW * 2, scale.size[1] - 32 - fixed))
        high = fixed + rows_seen
        x, y = (scale.size[0] - wide) / 2, (scale.size[1] - high) / 2
        self.ground.place(scale.rect(x, y, wide, high), scale)
        y += 24
        self.head.place(scale.rect(x + 36, y, inside, 52), scale)
        self.rule.place(scale.rect(x + 90, y + 54, wide - 180, 8), scale)
        y += 64
        middle = 130 if self.sides else inside / 2
        for label in self.scores:
            label.place(scale.rect(x + wide / 2 - middle, y, 2 * middle, 60), scale)
        for n, label in enumerate(self.sides):
            left = x + wide / 2 + middle if n else x + 36
            label.place(scale.rect(left, y + 2, inside / 2 - middle, 60), scale)
        y += score
        self.body.place(scale.rect(x + 36, y, inside, body), scale)
        y += body + 16
        self.pane.place(scale.rect(x + 30, y, inside + 12, rows_seen), scale)
        self.table.place(scale.rect(x + 36, y, inside, rows), scale)
        self.pane.content(scale.px(rows))
        y += rows_seen + 14
        gap = 12
        each = (inside - (len(self.ways) - 1) * gap) / len(self.ways)
        self.again_seen.place(scale.rect(scale.size[0] - 228, scale.size[1] - 62, 216, 52), scale)  # over no card
        for n, button in enumerate(self.ways):
            button.place(scale.rect(x + 36 + n * (each + gap), y, each, 46), scale)


def headline(match: "Match") -> str:
    """The end in a word or two, as the person at this screen feels it."""
    winners = match.outcome.winners
    if match.given_up is not None and not winners:
        return texts.CONCEDED
    if (viewer := viewer_of(match)) is not None:
        return texts.VICTORY if viewer in winners else texts.DEFEAT
    names = [match.players[n].name for n in winners]
    return fill(texts.WINNERS, players=Noun(" and ".join(names), len(names) > 1))
