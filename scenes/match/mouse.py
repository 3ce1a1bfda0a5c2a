"""What the mouse does at the table: it points, lifts, carries and drops."""

from __future__ import annotations

import pygame

from game.kernel.agenda import Action
from scenes.arrival import Arrival
from scenes.match.asking import Asking
from scenes.match.chair import Chair
from scenes.match.hand import Hand
from scenes.match.hints import Hints
from scenes.match.reading import Reading
from scenes.match.story import Story
from ui.table.buttons import KeyButton
from ui.table.painter import TablePainter
from ui.widgets.form import Form
from ui.widgets.widget import Widget

WHEEL = 3  # lines of the log for one step of the wheel


class Mouse:
    """Every event but keys comes here. Buttons have it first; then the story is skipped, a pile read, a card taken."""

    def __init__(
        self, chair: Chair, asking: Asking, story: Story, reading: Reading, hand: Hand, painter: TablePainter,
        form: Form, arrival: Arrival, hints: Hints,
    ) -> None:  # fmt: skip
        self.chair, self.asking, self.story, self.reading, self.hand = chair, asking, story, reading, hand
        self.painter, self.board, self.form = painter, painter.board, form
        self.arrival, self.hints = arrival, hints
        self.is_early = False  # the button went down when what is asked had just come
        self.is_reading = False  # it went down on the large card
        self.pressed = -1  # the card on which it went down
        self.is_dirty = False

    def handle(self, event: pygame.event.Event) -> None:
        form = self.form
        if event.type == pygame.MOUSEMOTION:
            self.motion(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.press(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            if not (form.handle(event) or self.is_reading):
                self.release(event.pos)
            self.reading.leave(self.pressed)
            self.motion(event.pos)
            self.hints.over(None)  # whoever has just done something there has not asked what it is
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            if self.hand.drag.is_carried:
                self.hand.put_back()
            elif self.hand.sharing.is_open and self.reading.hovered in self.hand.sharing.cards:
                self.hand.unshare(self.reading.hovered)
            else:
                self.turn_to(event.pos)
                self.reading.read_now()
        elif event.type == pygame.MOUSEWHEEL and self.story.log.rect.collidepoint(form.mouse):
            self.is_dirty |= self.story.log.scroll(getattr(event, "precise_y", event.y) * WHEEL)
        elif event.type == pygame.WINDOWLEAVE:
            form.handle(event)
            self.reading.hover(-1)
            self.reading.forget_mouse()
            self.hints.over(None)
        else:
            form.handle(event)

    def cancel_drag(self) -> None:
        """The button was lost: a card that is carried goes home, and nothing is pressed any more."""
        self.form.cancel_drag()
        self.is_reading, self.pressed = False, -1
        self.hand.drag.pressed = -1
        if self.hand.drag.is_carried:
            self.hand.put_back()

    def turn_to(self, pos: tuple[int, int]) -> None:
        """Another card is asked for than the one that is kept large, though it lies on the way to that."""
        reading, card = self.reading, self.under(pos)[0]
        if reading.preview.is_kept and card not in (-1, reading.hovered) and not reading.preview.rect.collidepoint(pos):
            reading.let_go()
            reading.hover(card)

    def press(self, event: pygame.event.Event) -> None:
        hand, reading = self.hand, self.reading
        self.hints.over(None)
        self.pressed = reading.hovered
        self.is_reading = reading.press(event.pos)
        if self.is_reading:
            self.is_dirty = True
            return
        slip = reading.slip
        was_open = slip.is_open
        if slip.is_shown and slip.rect.collidepoint(event.pos) and not was_open:
            slip.open()
            self.is_dirty = True
            return
        reading.hide_slip()
        self.is_early = self.arrival.is_new
        if self.is_early and (hand.is_taken_up or self.is_answer(self.form.at(event.pos))):
            self.arrival.put_off()
            return
        if was_open or self.form.handle(event):
            return
        if hand.choice.close() and hand.drag.held < 0:
            return
        is_free = hand.drag.held < 0 and not self.story.is_busy and self.asking.stage is None
        if is_free and self.story.log.press(*event.pos):
            return
        if self.story.is_busy and not self.story.is_held:
            self.story.skip()
            return
        card, zone = self.under(event.pos)
        if reading.is_pile_read:
            if not reading.spread.panel.collidepoint(event.pos):
                reading.stop_reading()
            return
        if hand.drag.held < 0:
            card = hand.landing.taken_at(card)
        where = self.chair.view.where
        if hand.drag.held < 0 <= card and card not in hand.drag.sources and self.board.is_open(where[card]):
            reading.read_pile(where[card])
            return
        before = hand.drag.held
        hand.loosen()
        result = hand.drag.press(*event.pos, card, zone)
        if result is not None or before != hand.drag.held:
            hand.finish(result)
        elif hand.drag.pressed < 0 and not hand.widen() and not self.choose_place(event.pos, zone) and card >= 0:
            hand.ask_why(card)

    def choose_place(self, pos: tuple[int, int], zone: int) -> bool:
        """A click on a place that answers what is asked: on where its cards lie, or on its name on a panel; or on a
        player who does."""
        if (meant := self.player_at(pos)) is not None:
            return self.answer(meant)
        places = self.hand.places()
        if zone not in places:
            zone = next((found for panel in self.story.panels.values() if (found := panel.zone_at(pos)) in places), -1)
        return zone in places and self.answer(places[zone])

    def player_at(self, pos: tuple[int, int]) -> Action | None:
        """What is answered by a click on the player whose plate lies there."""
        return next((act for seat, act in self.hand.players().items() if self.story.plate_of(seat).collidepoint(pos)),
                    None)  # fmt: skip

    def answer(self, action: Action) -> bool:
        """This is the answer, unless the question has only just come."""
        if self.is_early:
            self.arrival.put_off()
        else:
            self.hand.act(action)
        return True

    def release(self, pos: tuple[int, int]) -> None:
        """The button came up over the table. What would be done at once by a click that came too soon is not done."""
        drag = self.hand.drag
        is_click = drag.pressed >= 0 and not drag.is_carried
        if self.is_early and is_click and (drag.clicked(drag.pressed) or not drag.of(drag.pressed)):
            drag.pressed = -1
            self.arrival.put_off()
        card = drag.pressed
        self.hand.finish(drag.release(*pos, *self.under(pos)))
        if is_click and card >= 0 and not drag.of(card):
            self.hand.ask_why(card)

    def is_answer(self, widget: Widget | None) -> bool:
        """Whether this button answers what is asked; the tools do not, and have always been there."""
        return isinstance(widget, KeyButton) or widget in self.story.round_end.buttons

    def under(self, pos: tuple[int, int]) -> tuple[int, int]:
        """The card and the zone that are meant there: none of what lies behind the end of a round."""
        round_end = self.story.round_end
        is_behind = round_end.is_shown and round_end.panel.collidepoint(pos)
        return (-1, -1) if is_behind else self.hand.landing.under(pos)

    def update(self, dt: float) -> None:
        """Time passes: who was on the way to the large card and has stopped means what lies there."""
        if self.reading.journey.update(dt):
            self.motion(self.form.mouse)

    def motion(self, pos: tuple[int, int]) -> None:
        hand, reading, log = self.hand, self.reading, self.story.log
        over_form = self.form.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        reading.at = None if hand.drag.held >= 0 else pos
        if reading.preview.holds(pos) and hand.drag.held < 0:
            self.hints.over(None)
            return
        card, zone = self.under(pos)
        is_free = hand.drag.held < 0 and hand.drag.pressed < 0 and not self.story.is_busy
        if is_free and reading.waits_for(pos, card):
            self.hints.over(None)
            return
        reading.let_go()
        if hand.drag.move(*pos, card, zone):
            hand.lifted()
            hand.drag.point(*pos, *self.under(pos))  # what is under a card that is held is another matter
        if hand.drag.is_carried:
            hand.carry(pos)
            reading.hover(-1)
            return
        if hand.drag.held >= 0:
            self.is_dirty = True
        log.point(*pos)
        if log.hovered is not None and self.asking.stage is None:
            reading.show(log.hovered, log.rect)
            self.is_dirty = True
        elif hand.landing.is_on_stage(pos):
            reading.show(self.asking.stage, self.painter.place("stage"))
        else:
            reading.hover(-1 if over_form else card)
            reading.journey.begin(pos)
        view, on = self.chair.view, reading.hovered
        is_read = on >= 0 and view.what[on] is not None  # a card that is shown large speaks for itself
        is_free = not over_form and not is_read and hand.drag.held < 0 and not reading.spread.is_open
        is_free = is_free and reading.terms.at(reading.at) is None
        self.hints.over(pos if is_free else None)
