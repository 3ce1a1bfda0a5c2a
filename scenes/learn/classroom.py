"""A table at which something is practised: what is said of it stands in the place of the log.

Everything else is the table as it always is: nothing is fenced off, and what cannot be done says why.
"""

from __future__ import annotations

import pygame

from game.kernel.agenda import Action
from scenes.learn import texts
from scenes.learn.exercise import Exercise
from scenes.match.keys import ARROWS
from scenes.match.pointing import Pointing
from scenes.match.table import Table
from ui.base.canvas import Target
from ui.base.scale import Scale
from ui.table.hud import to_rect
from ui.table.layout import MapFault
from ui.table.lectern import Lectern
from ui.table.pointer import Leaning
from ui.widgets.press import Button

PRESSES = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
HELP = pygame.K_F1


class Classroom(Table):
    """Lessons and puzzles say in `settled` what stands on the lectern, and do in `go_on` and `hint` what is pressed."""

    WAY_OUT = texts.BACK_TO_LESSONS

    def __init__(self, match: Exercise) -> None:
        super().__init__(match)
        self.points: tuple[str, ...] = ()  # what is pointed at now, by the names of zones, cards and places
        self.cards: tuple[int, ...] = ()  # and cards

    def make_parts(self) -> None:
        super().make_parts()
        self.tutor.is_quiet = True  # here the lectern speaks, and nobody else
        self.back_button = Button(texts.UNDO, self.undo, "primary", "undo", tip=texts.UNDO_TIP)
        self.go_button = Button(texts.CONTINUE, self.go_on, "primary", "play", tip=texts.CONTINUE_TIP)
        self.hint_button = Button(texts.HINT_BUTTON, self.hint, "button", "question", tip=texts.HINT_TIP)
        self.lectern = Lectern(self.form, (self.back_button, self.go_button, self.hint_button), self.match.record.game)
        self.lectern.is_steady = True
        self.pointing = Pointing(self.reading, self.form, self.buttons.choice, self.pointed_at)

    # What is practised says

    def go_on(self) -> None:
        """The golden button that leads on was pressed."""

    def hint(self) -> None:
        """Somebody wishes for help."""

    def settled(self) -> None:
        """The story is told: say how it stands, and ask if somebody is to act."""

    def read(self, *points: str, cards: tuple[int, ...] = ()) -> None:
        """Something new is to be read: it cannot be sent away by a press that was meant for what was before."""
        self.points, self.cards = points, cards
        self.arrival.begin()
        self.buttons.say()  # why they wait has changed with it
        if self.form.by_keys:
            self.form.focus(next(iter(self.leading), None), by_keys=True)
        self.is_dirty = True

    # The table, as it is here

    @property
    def leading(self) -> list[Button]:
        """The golden buttons of the lectern that are seen."""
        return [button for button in (self.back_button, self.go_button) if button.visible and self.lectern.visible]

    def taught(self) -> str:
        return "\n".join(filter(None, (self.lectern.head, self.lectern.told, self.hints.words)))

    def keep(self) -> None:
        """Nothing of this is kept."""

    def pause(self) -> None:
        self.hints.over(None)
        self.app.go("pause", self.match, "", self.chair.watcher, way_out=(self.WAY_OUT, self.leave_it))

    def help(self) -> None:
        """The sign of help at the head of the table: here that is a hint."""
        if self.hint_button.visible and self.hint_button.enabled:
            self.hint_button.run()

    def leave_it(self) -> None:
        """Leave the table, and what lies on it, for the page from which one came."""
        scenes = self.app.stack.scenes
        for _ in scenes[scenes.index(self) :] if self in scenes else ():
            self.app.stack.pop()

    def instead(self, name: str, *given) -> None:
        """Another table in the place of this one; where its file is faulty, that is said, and this one stays."""
        try:
            scene = self.app.made(name, *given)
        except (MapFault, LookupError, ValueError) as wrong:
            self.app.toast(f"{wrong}.", seconds=12, warning=True)
            return
        self.leave_it()
        self.app.stack.push(scene)

    def act(self, action: Action) -> None:
        self.points, self.cards = (), ()
        super().act(action)

    def place_log(self) -> None:
        super().place_log()
        self.lectern.lie(self.story.log.rect, self.buttons.scale)

    def layout(self, scale: Scale) -> None:
        super().layout(scale)
        self.lectern.lie(self.story.log.rect, scale)

    def handle(self, event: pygame.event.Event) -> None:
        is_key = event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        if is_key and event.key == HELP:
            self.help()
        elif is_key and event.key == pygame.K_TAB and self.form.focused is None and self.is_led:
            self.form.focus(self.leading[0], by_keys=True)
        elif is_key and event.key in PRESSES and not self.reading.terms.is_walked and self.leads_on(event.key):
            if self.arrival.is_new:
                self.arrival.put_off()
            else:
                self.leading[0].run()
        elif is_key and event.key in (pygame.K_TAB, *ARROWS) and self.leads_on(event.key) and not self.form.by_keys:
            self.form.focus(self.leading[0], by_keys=True)  # where the keys begin: there is nothing else to do
        else:
            super().handle(event)

    def leads_on(self, key: int) -> bool:
        """Whether Space and Enter press the golden button: nothing moves, and the keys are on nothing else. A card that
        is only read is nothing to Space."""
        on = self.form.focused if self.form.by_keys else None
        if key == pygame.K_SPACE and on is not None and on.is_aside:
            on = None
        is_free = not (self.story.is_busy or self.reading.slip.is_open or self.hand.choice.is_open)
        return is_free and bool(self.leading) and (on is None or not on.visible or on in self.leading)

    @property
    def is_led(self) -> bool:
        """Whether the golden button is all that there is to do: nothing moves, and nothing is asked."""
        return bool(self.leading) and not (self.story.is_busy or self.asking.is_asked)

    def update(self, dt: float) -> None:
        if self.story.round_end.is_shown:
            self.story.go_on()  # a round that is over is the end of an exercise: the lectern says so
        super().update(dt)

    def draw_pointing(self, surface: Target) -> None:
        super().draw_pointing(surface)
        if not (self.hand.choice.is_open or self.reading.spread.is_open):
            self.pointing.draw(surface, (self.points, self.cards, self.chair.view))

    def pointed_at(self) -> list[pygame.Rect | Leaning]:
        """Where that lies which is pointed at."""
        found = [self.reading.outlined(card) for card in self.cards]
        for point in self.points:
            found += self.rects_of(point)
        return found

    def rects_of(self, point: str) -> list[pygame.Rect | Leaning]:
        """`play-0` is a zone, `KEY in play-0` cards of that kind there, `plate-1` a seat's plate; else a place of the
        map."""
        view, layout = self.chair.view, self.board.layout
        key, _, place = point.partition(" in ")
        if place:
            cards = view.zones[layout.named[place]] if place in layout.named else ()
            return [self.reading.outlined(c) for c in cards if view.what[c] is not None and view.what[c].key == key]
        if point in layout.named:
            index = layout.named[point]
            pile = self.board.is_pile(index)
            return [self.painter.zones.counted_pile(index) if pile else to_rect(self.board.zone(index).area)]
        name, _, seat = point.rpartition("-")
        if name == "plate" and seat.isdecimal():
            return [self.painter.place(f"plate-{self.chair.place_of(int(seat))}")]
        return [self.painter.place(point)] if point in self.board.table.places else []
