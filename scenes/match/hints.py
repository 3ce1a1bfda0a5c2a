"""What is said of things that are no cards, when the mouse rests on them or the keys walk over them.

What a thing is says the game's primer, in a sentence with its rule; what it is now is read from the view.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kernel.conflict import conflict
from game.kernel.template import fill
from game.kernel.windows import waiting
from scenes.match import texts
from scenes.match.asking import Asking
from scenes.match.chair import Chair
from scenes.terms import said_of
from ui.base import plates, text
from ui.base.scale import Scale
from ui.base.settings import Settings
from ui.cards.preview import all_words
from ui.table.dial import of_goal
from ui.table.hud import to_rect
from ui.table.log import Log
from ui.table.painter import TablePainter
from ui.table.round_end import RoundEnd
from ui.table.rule_slip import sections
from ui.table.wells import BESIDE
from ui.widgets.form import Form
from ui.widgets.tooltip import ANYWHERE, TipRoom, draw_tip

Thing = tuple[pygame.Rect, Callable[[], str]]
NUMBERED, SIGN, TEAM = "round", "sign", "team"
MOST_TERMS = 5  # that are explained at once


class Hints:
    """To the others: `over(pos)` says where the mouse is (None: on something that is explained otherwise), `step` goes
    to the next thing, `tell_goal` to what ends the game; `stop` ends that."""

    def __init__(self, chair: Chair, asking: Asking, painter: TablePainter, form: Form, log: Log,
                 round_end: RoundEnd) -> None:  # fmt: skip
        self.chair, self.asking, self.painter, self.board = chair, asking, painter, painter.board
        self.form, self.log, self.round_end = form, log, round_end
        self.game = chair.match.record.game
        self.primer, self.glossary = chair.primer, chair.glossary
        self.is_read = False  # what the terms in it mean is said as well
        self.about: pygame.Rect | None = None
        self.say: Callable[[], str] | None = None
        self.age, self.delay = 0.0, 0.35
        self.at = -1  # of the walk over everything, -1 while nobody walks
        self.scale = Scale((1280, 720))
        self.is_dirty = False

    @property
    def is_shown(self) -> bool:
        return self.say is not None and self.age >= self.delay

    @property
    def words(self) -> str:
        """What is said now; when that is asked, with what its terms are; "" for nothing."""
        return self.put_together(str)

    def put_together(self, drawn: Callable[[str], str]) -> str:
        said = self.say() if self.is_shown else ""
        terms = self.glossary.told(said)[:MOST_TERMS] if self.is_read and said else ()
        return "\n".join([drawn(said), *(f"*{said_of(term, self.game)}*" for term in terms)])

    def over(self, pos: tuple[int, int] | None) -> None:
        """The mouse is here."""
        self.at = -1
        things = (*self.things(), *self.written()) if pos else ()
        about, said = next(((rect, say) for rect, say in things if rect.collidepoint(pos)), (None, None))
        if about != self.about:
            self.is_dirty |= self.is_shown
            self.about, self.say, self.age, self.is_read = about, said, 0.0, False

    def leave(self) -> None:
        """The keys go on by themselves: the mouse rests where it was left, and asks nothing."""
        if self.at < 0:
            self.over(None)

    def read(self) -> bool:
        """Say what the terms mean as well, or leave them away again; false if nothing is said that has terms."""
        if not self.is_shown or not self.glossary.told(self.say()):
            return False
        self.is_read, self.is_dirty = not self.is_read, True
        return True

    # Walking over everything

    def everything(self) -> list[Thing]:
        """All that answers: what lies on the table, and the buttons beside it."""
        buttons = [
            (widget.rect, lambda w=widget: w.tip if w.enabled else w.reason)
            for widget, _ in self.form.every()
            if widget.visible and widget.rect.w and (widget.tip or (not widget.enabled and widget.reason))
        ]
        return [(rect, say) for rect, say in (*self.things(), *buttons) if rect.w and say()]

    def step(self, by: int) -> None:
        """The next thing, or the one before, says what it is, at once."""
        there = self.everything()
        if there:
            self.at = (self.at + by) % len(there) if self.at >= 0 else 0 if by > 0 else len(there) - 1
            self.show(*there[self.at])

    def tell_goal(self) -> None:
        """What ends the game, and how far everybody is; once more puts it away."""
        if self.is_shown and self.say == self.of_goal:
            self.stop()
        else:
            self.at = next((n for n, (_, say) in enumerate(self.everything()) if say == self.of_goal), 0)
            self.show(self.painter.place(NUMBERED), self.of_goal)

    def show(self, about: pygame.Rect, say: Callable[[], str]) -> None:
        self.about, self.say, self.age, self.is_read = about, say, self.delay, False
        self.is_dirty = True

    def stop(self) -> bool:
        """Nothing is explained any more; false if nothing was walked over."""
        was, self.at = self.at >= 0, -1
        if was:
            self.about = self.say = None
            self.is_dirty = True
        return was

    # What there is

    def things(self) -> list[Thing]:
        """What can be asked what it is, and its answer; what lies over something else comes before it."""
        seats, layout, painter, show = len(self.chair.names), self.board.layout, self.painter, self.chair.show
        found: list[Thing] = [(self.round_end.panel, self.of_goal)] if self.round_end.is_shown else []
        found.append((painter.place("prompt"), self.of_question))
        panels = [n for n in show.places.panels if n not in BESIDE or waiting(self.chair.view)]
        found += [(self.panel_rect(name), lambda name=name: self.of_panel(name)) for name in panels]
        found.append((painter.place(NUMBERED), self.of_goal))
        found += [(painter.place(f"plate-{n}"), lambda n=n: self.of_player(n)) for n in range(seats)]
        zones = range(len(layout.zones))
        piles = [n for n in zones if self.board.is_pile(n) and self.is_there(n)]
        found += [(painter.zones.pile_rect(n), lambda n=n: self.of_zone(n)) for n in piles]
        front = show.places.conflict or show.places.lying.arena
        if front and conflict(self.chair.view) is not None:
            found.append((painter.place(front), lambda: self.of_panel(front)))
        painted = show.places.painted(self.scale.window).items()
        seen = [(name, at) for name, at in painted if all(not rect.collidepoint(at.center) for rect, _ in found)]
        found += [(rect, lambda name=name: self.of_panel(name)) for name, rect in seen]
        fields = [n for n in zones if n not in piles and self.board.zone(n).layout != "attached" and self.is_there(n)]
        found += [(to_rect(self.board.zone(n).area), lambda n=n: self.of_zone(n)) for n in fields]
        return [*found, (self.log.rect, lambda: texts.OF_LOG)]

    def panel_rect(self, name: str) -> pygame.Rect:
        """The place of what one game alone has; of what lies over the log, what it covers of it."""
        rect = self.painter.place(name)
        if name in BESIDE:
            rect.h = max(0, min(rect.h, self.log.covered - rect.y))
        return rect

    def is_there(self, index: int) -> bool:
        """Whether a place is seen: nothing marks some of them while they are empty, but for a hand."""
        layout = self.board.layout
        is_unmarked = layout.zones[index].name in self.chair.show.places.unmarked and not layout.is_hand[index]
        return not is_unmarked or bool(self.chair.view.zones[index])

    def written(self) -> list[Thing]:
        """The names beside places, which say the same as these."""
        names = [(n, self.painter.zones.name_of(n)) for n in range(len(self.board.layout.zones))]
        return [(rect, lambda n=n: self.of_zone(n)) for n, rect in names if rect is not None]

    # What is said of each

    def is_ones_own(self, seat: int) -> bool:
        """Whether whoever looks sits there."""
        return seat == self.chair.watcher and not self.chair.is_watching

    def plain(self, words: str) -> str:
        """A sentence of the primer with its rules' numbers in bold."""
        return text.escape(words)

    def of_question(self) -> str:
        """What the rules say of what one may do now."""
        if not self.asking.is_asked:
            return texts.OF_WATCHING if self.chair.is_watching else texts.OF_NO_PROMPT
        if self.asking.narrowed:
            return f"{text.escape(self.asking.narrowed)}\n*{texts.ESC_GOES_BACK}*"
        rules, what = self.chair.view.rules, self.chair.match.state.agenda[-1].what
        known = sections(str(rules.telling.rules_file))
        words = self.chair.show.words
        found = words.help | words.help_of_many if len(self.chair.names) > 2 else words.help
        numbers = [number for number in found.get(what, ()) if number in known]
        said = [f"**{number}** {known[number][1]}" for number in numbers]
        return "\n".join([*(said or self.of_asker()), f"*{texts.ALL_RULES}*"])

    def of_asker(self) -> list[str]:
        """Which card asks, and what it says, or the one that it copies: what it asks stands in the bar."""
        state = self.chair.match.state
        frame = state.agenda[-1]
        printed = self.chair.view.what[frame.card] if frame.card >= 0 else None
        if printed is None:
            return []
        said = state.rules.choices[frame.what].speaker(state, frame)
        template = texts.ASKED_BY if said is printed else texts.ASKED_BY_COPY
        return [fill(template, card=text.escape(printed.name), other=text.escape(said.name)), all_words(said)]

    def of_goal(self) -> str:
        """What ends the game, and how far everybody is."""
        view = self.chair.view
        goal = self.primer.goal_for(self.chair.is_watching)
        lines = [self.plain(goal)] if goal else []
        for place in range(len(self.chair.names)):
            seat = (self.chair.watcher + place) % len(self.chair.names)
            counted = self.counted(seat)
            if view.goal > 1:
                counted = [*counted, fill(texts.ROUNDS_WON, wins=view.seats[seat].wins, goal=view.goal)]
            if self.chair.is_out(seat):
                counted = [*counted, texts.PLAYER_IS_OUT]
            if counted:
                lines.append(
                    fill(texts.PLAYER_COUNTS, player=text.escape(self.chair.names[seat]), counts=", ".join(counted))
                )
        beside = self.glossary.told(self.chair.show.words.of_round(view))  # what stands beside the number of the turn
        lines += [said_of(term, self.game) for term in beside]
        number = self.primer.places.get(NUMBERED, "")
        return "\n".join([*lines, *([f"*{self.plain(number)}*"] if number else [])]) or view.rules.title

    def counted(self, seat: int) -> list[str]:
        """What the game counts of a seat, the score with how much of it wins."""
        view, rules = self.chair.view, self.chair.view.rules
        tallies = [(name, tally(view, seat)) for name, tally in rules.telling.tallies.items()]
        found = [f"{name} {value}" for name, value in tallies]
        if found and rules.score_goal:
            score = tallies[0][1]
            goal = of_goal(score, rules.score_goal)
            template = texts.SCORE_OF_GOAL if score <= rules.score_goal else texts.SCORE_OVER_GOAL
            found[0] = fill(template, name=tallies[0][0], score=score, goal=goal)
        return found

    def of_player(self, place: int) -> str:
        view = self.chair.view
        seat = (self.chair.watcher + place) % len(self.chair.names)
        held, counted = len(view.cards_in(seat, "hand")), self.counted(seat)
        lines = [", ".join(counted).capitalize() + "."] if counted else []
        if why := self.chair.show.plates.why(view, seat):
            lines.append(text.escape(why))
        lines.append(texts.OF_OUT if self.chair.is_out(seat) else fill(texts.CARDS_IN_HAND, n=held))
        if view.goal > 1:
            lines.append(fill(texts.ROUNDS_WON, wins=view.seats[seat].wins, goal=view.goal) + ".")
        sign, about = self.chair.show.plates.sign(view, seat), self.primer.places.get(SIGN, "")
        if sign and about:
            lines.append(f"{text.escape(sign)}. {self.plain(about)}")
        if mates := [n for n, team in enumerate(view.team) if team == view.team[seat] and n != seat]:
            names = " and ".join("you" if self.is_ones_own(n) else self.chair.names[n] for n in mates)
            about = self.primer.places.get(TEAM, "")
            team, about = "AB"[view.team[seat]], self.plain(about)
            lines.append(fill(texts.TEAM, team=team, players=text.escape(names), about=about).strip())
        if seat == view.active and view.turn:
            template = texts.YOUR_TURN_NOW if self.is_ones_own(seat) else texts.THEIR_TURN
            player = text.escape(self.chair.names[seat])
            lines.append(fill(template, player=player, turn=self.chair.show.words.turn))
        if goal := self.primer.goal_for(self.chair.is_watching):
            lines.append(f"*{self.plain(goal)}*")
        return f"**{text.escape(self.chair.names[seat])}**\n" + "\n".join(lines)

    def of_panel(self, name: str) -> str:
        """What something that only this game has is, and how it stands."""
        told = self.chair.show.places.told.get(name)
        lines = [text.escape(told(self.chair.view, self.chair.names))] if told is not None else []
        return "\n".join([*lines, self.plain(self.primer.places.get(name, ""))]).strip()

    def of_zone(self, index: int) -> str:
        """Whose place it is and what it is called, how many cards lie there, and what it is for."""
        view, zone, places = self.chair.view, self.board.layout.zones[index], self.chair.show.places
        called = places.piles.get(zone.name, "")
        name = called or places.names.get(zone.name, (zone.name,))[0]
        name = name[:1].upper() + name[1:]
        count = len(view.zones[index])
        player = "" if zone.seat is None else text.escape(self.chair.names[zone.seat])
        if zone.seat is None:
            template = texts.ZONE
        else:
            template = texts.YOUR_ZONE if self.is_ones_own(zone.seat) else texts.ZONE_OF
        one, several = places.counted.get(zone.name, ("card", "cards"))
        cards = fill(texts.ZONE_COUNT, n=count, unit=one if count == 1 else several) if count else texts.NO_CARDS
        called = called or f"{'cards ' if name.startswith('In ') else ''}{name[:1].lower()}{name[1:]}"
        said = fill(template, zone=name if zone.seat is None else called, cards=cards, player=player)
        about, now = self.primer.places.get(zone.name, ""), places.stands(view, index)
        lines = [f"{said} {text.escape(now)}".strip(), *([self.plain(about)] if about else [])]
        if count and self.board.is_open(index):
            lines.append(texts.CLICK_TO_LOOK)
        return "\n".join(lines)

    # Time and place

    def apply(self, settings: Settings) -> None:
        self.delay = settings.hover_delay / 1000

    def layout(self, scale: Scale) -> None:
        self.scale = scale
        self.over(None)

    def update(self, dt: float) -> None:
        was = self.is_shown
        self.age += dt
        self.is_dirty |= self.is_shown and not was

    def draw(self, surface: pygame.Surface, room: TipRoom = ANYWHERE) -> pygame.Rect | None:
        """Say it beside what it is about, and over nothing that is to stay seen if there is another place; where."""
        if not (words := self.put_together(self.glossary.marked)):
            return None
        if self.at >= 0:
            plates.draw_ring(surface, self.about, self.scale.u, 9)
        return draw_tip(surface, words, self.about, self.scale, room)
