"""What is said of things that are no cards, when the mouse rests on them: the bar, the plates, the piles."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from scenes.match.asking import Asking
from scenes.match.chair import Chair
from ui.base import text
from ui.base.scale import Scale
from ui.base.settings import Settings
from ui.table.painter import TablePainter
from ui.table.rule_slip import sections
from ui.widgets.tooltip import draw_tip


class Hints:
    """To the others: `over(pos)` says where the mouse is (None: on something that is explained otherwise)."""

    def __init__(self, chair: Chair, asking: Asking, painter: TablePainter) -> None:
        self.chair, self.asking, self.painter, self.board = chair, asking, painter, painter.board
        self.about: pygame.Rect | None = None
        self.say: Callable[[], str] | None = None
        self.age, self.delay = 0.0, 0.35
        self.scale = Scale((1280, 720))
        self.is_dirty = False

    @property
    def is_shown(self) -> bool:
        return self.say is not None and self.age >= self.delay

    @property
    def words(self) -> str:
        """What is said now; "" for nothing."""
        return self.say() if self.is_shown else ""

    def over(self, pos: tuple[int, int] | None) -> None:
        """The mouse is here."""
        about, said = next(((rect, say) for rect, say in self.things() if pos and rect.collidepoint(pos)), (None, None))
        if about != self.about:
            self.is_dirty |= self.is_shown
            self.about, self.say, self.age = about, said, 0.0

    def things(self) -> list[tuple[pygame.Rect, Callable[[], str]]]:
        """What can be asked what it is, and its answer."""
        seats, layout = len(self.chair.names), self.board.layout
        found = [(self.painter.place("prompt"), self.of_question)]
        found += [(self.painter.place(f"plate-{n}"), lambda n=n: self.of_player(n)) for n in range(seats)]
        piles = [n for n in range(len(layout.zones)) if self.board.is_pile(n)]
        return [*found, *((self.painter.pile_rect(n), lambda n=n: self.of_pile(n)) for n in piles)]

    def of_question(self) -> str:
        """What the rules say of what one may do now."""
        if not self.asking.is_asked or self.asking.narrowed:
            return ""
        rules, what = self.chair.view.rules, self.chair.match.state.agenda[-1].what
        known = sections(str(rules.telling.rules_file))
        numbers = [number for number in self.chair.show.words.help.get(what, ()) if number in known]
        said = [f"**{number}** {known[number][1]}" for number in numbers]
        return "\n".join([*said, "*The whole rules: Esc, then Rules.*"]) if said else ""

    def of_player(self, place: int) -> str:
        view = self.chair.view
        seat = (self.chair.watcher + place) % len(self.chair.names)
        rules, held = view.rules, len(view.cards_in(seat, "hand"))
        counted = [f"{name} {tally(view, seat)}" for name, tally in rules.telling.tallies.items()]
        if counted and rules.score_goal:
            counted[0] += f" of {rules.score_goal}"
        lines = [", ".join(counted).capitalize() + "."] if counted else []
        lines.append(f"{held} card{'s' * (held != 1)} in hand.")
        if view.goal > 1:
            lines.append(f"Rounds won: {view.seats[seat].wins} of {view.goal}.")
        if seat == view.active and view.turn:
            lines.append("It is your turn." if seat == self.chair.watcher else "It is their turn.")
        return f"**{text.escape(self.chair.names[seat])}**\n" + "\n".join(lines)

    def of_pile(self, index: int) -> str:
        view, zone, places = self.chair.view, self.board.layout.zones[index], self.chair.show.places
        name, count = places.names.get(zone.name, (zone.name,))[0], len(view.zones[index])
        whose = "" if zone.seat is None else "Your" if zone.seat == self.chair.watcher else (
            f"{text.escape(self.chair.names[zone.seat])}'s")  # fmt: skip
        said = f"**{f'{whose} {name.lower()}' if whose else name}**: {count} card{'s' * (count != 1)}."
        return f"{said}\nClick to look through it." if count and self.board.is_open(index) else said

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

    def draw(self, surface: pygame.Surface, keep_clear: Iterable[pygame.Rect] = ()) -> pygame.Rect | None:
        """Say it beside what it is about, and over nothing that is to stay seen if there is another place; where."""
        return draw_tip(surface, words, self.about, self.scale, keep_clear) if (words := self.words) else None
