"""How the keys play: from card to card, from place to place, and what each letter stands for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import hypot

import pygame

from scenes.arrival import Arrival, is_press
from scenes.match.asking import Asking
from scenes.match.buttons import TableButtons
from scenes.match.deeds import Deeds
from scenes.match.hand import Hand
from scenes.match.reading import Reading
from scenes.match.story import Story
from scenes.match.tutor import Tutor
from scenes.match.wishes import Wishes
from ui.base.scale import Scale
from ui.table.buttons import KeyButton
from ui.table.hud import to_rect
from ui.table.pointer import Leaning, draw_leaning_ring
from ui.widgets.widget import Widget

PAGE = 6  # lines of the log
RUSH = 0.5  # seconds for which Space is held before it passes whatever comes
ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
RESTED = 9.0  # seconds: longer than any hand has to rest; keys mean what they stand on


class Spot(Widget):
    """A card or a place that the keys can go to. The mouse does not need it."""

    focusable = True

    def __init__(
        self, rect: pygame.Rect, reading: Reading, act: Callable[[], None], card: int = -1, zone: int = -1
    ) -> None:
        super().__init__()
        self.place(rect, reading.scale)
        self.outlined = reading.as_it_leans
        self.act, self.card, self.zone = act, card, zone

    def hit(self, pos: tuple[int, int]) -> bool:
        return False

    def draw_focus(self, surface: pygame.Surface) -> None:
        found = self.outlined(self.card, self.rect) if self.card >= 0 else self.rect
        if isinstance(found, Leaning):
            draw_leaning_ring(surface, found, self.u, self.radius)
        else:
            super().draw_focus(surface)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.act()
            return True
        return False


class ToRead(Spot):
    """A card or a pile that can only be looked at now: the arrows come here, Tab goes to what can be done."""

    is_aside = True


class Keys:
    """Where the keys stand, and what each letter does.

    To the others: `make_spots` after the hand has changed, `lead` after a question. `spots` are in the order of Tab.
    """

    def __init__(
        self, deeds: Deeds, asking: Asking, story: Story, reading: Reading, hand: Hand, buttons: TableButtons,
        arrival: Arrival, wishes: Wishes, tutor: Tutor,
    ) -> None:  # fmt: skip
        self.deeds, self.asking, self.story, self.reading, self.hand = deeds, asking, story, reading, hand
        self.buttons, self.form, self.arrival, self.wishes = buttons, buttons.form, arrival, wishes
        self.tutor = tutor
        self.held: float | None = None  # seconds for which the key is held that lets things be
        self.spots: list[Spot] = []
        self.last: tuple[int, int] | None = None  # where the keys were when what they stood on went
        self.scale = Scale((1280, 720))
        self.is_dirty = False

    def handle(self, event: pygame.event.Event) -> None:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            if event.key == pygame.K_z and not event.mod & pygame.KMOD_ALT:
                self.deeds.undo()
            elif event.key == pygame.K_c and not event.mod & pygame.KMOD_ALT:
                self.deeds.copy_said()
            return
        self.is_dirty = True
        if self.reading.takes(event):
            return
        if event.key == pygame.K_SPACE:
            self.held = 0.0
        elif event.key in (*ARROWS, pygame.K_TAB) and self.lay_out_reading():
            return
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self.reading.slip.is_open:
            self.reading.hide_slip()  # as a press of the mouse does
        match event.key:
            case pygame.K_ESCAPE:
                self.escape()
            case _ if self.is_early(event):
                self.arrival.put_off()
            case key if (chosen := self.hand.choice.by_key(key)) is not None:
                chosen.run()
            case pygame.K_F1:
                self.deeds.help()
            case pygame.K_e:
                self.look_up()
                self.tutor.hints.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            case pygame.K_g:
                self.look_up()
                self.tutor.hints.tell_goal()
            case pygame.K_F12:
                self.deeds.copy_position()
            case pygame.K_SPACE | pygame.K_RETURN | pygame.K_KP_ENTER if self.story.is_held:
                self.story.go_on()
            case pygame.K_SPACE if self.story.is_busy:
                self.story.skip()
            case key if key in (*ARROWS, pygame.K_TAB) and self.is_between:
                self.form.by_keys = True  # they are seen again on what is asked next
            case key if key in ARROWS and self.begin_to_read():
                self.follow_focus()
            case pygame.K_LEFT | pygame.K_RIGHT if self.hand.is_led:  # to each place in turn: some lie within others
                self.form.focus_next(-1 if event.key == pygame.K_LEFT else 1)
                self.follow_focus()
            case _ if self.is_for_form(event) and self.form.handle(event):
                self.tutor.hints.leave()
                self.follow_focus()
            case pygame.K_SPACE if self.hand.drag.held >= 0:  # whoever has lifted a card does not mean to pass
                self.hand.put_back()
                self.let_go()
            case pygame.K_r if self.reading.slip.is_open:
                self.deeds.read_rule(self.reading.slip.number)
            case pygame.K_r:
                self.reading.slip.open()
            case pygame.K_b:
                self.deeds.recap()
            case pygame.K_u:
                self.deeds.undo()
            case pygame.K_h:
                self.deeds.hurry()
            case pygame.K_l:
                self.asking.is_put_away = not self.asking.is_put_away
            case pygame.K_i:
                if self.reading.hovered >= 0 or not self.tutor.hints.read():
                    self.reading.read_now()
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                self.story.log.scroll(PAGE if event.key == pygame.K_PAGEUP else -PAGE)
            case pygame.K_s:
                self.deeds.sort_hand()
            case pygame.K_p:
                self.deeds.pause()
            case key:
                button = self.buttons.by_key(key)
                if button:
                    button.run()

    def look_up(self) -> None:
        """Something else is asked for than what the mouse happens to rest on: that is no longer read."""
        self.reading.forget()
        self.reading.forget_mouse()

    def is_rushing(self, dt: float) -> bool:
        """Time passes. Whether the key is held so long that it means: pass everything until something concerns me."""
        if self.held is None:
            return False
        self.held += dt
        self.wishes.is_rushed = self.held >= RUSH
        return self.wishes.is_rushed

    def let_go(self, event: pygame.event.Event | None = None) -> None:
        """This key came up; or none is held any more, whatever hand is on it."""
        if event is None or event.type != pygame.KEYUP or event.key == pygame.K_SPACE:
            self.held, self.wishes.is_rushed = None, False

    def is_early(self, event: pygame.event.Event) -> bool:
        """Whether this key would answer what has just come: it was meant for what was there before."""
        return self.arrival.is_new and (is_press(event) or self.buttons.by_key(event.key) is not None)

    def is_for_form(self, event: pygame.event.Event) -> bool:
        """Whether the widget that has the keys may have this one: nothing is pressed that is not seen to have them."""
        return self.form.by_keys or not is_press(event)

    def escape(self) -> None:
        """Put away what is open, else what is held; else the match stands still."""
        if self.reading.hide_slip() or self.reading.let_go():
            return
        if self.reading.stop_reading():
            self.make_spots()
            return
        if self.hand.drag.held < 0 and self.hand.choice.close():
            return
        if self.hand.drag.held >= 0:
            self.hand.put_back()
        elif not (self.hand.widen() or self.tutor.close()):
            self.deeds.pause()

    # Keys go from spot to spot

    def make_spots(self, back_to: int = -1) -> None:
        """The cards that can be taken; while one is held, where it may come down. The keys stay on `back_to`."""
        form, hand = self.form, self.hand
        hand.is_led = hand.drag.held >= 0 and form.by_keys
        was = form.focused if isinstance(form.focused, Spot) else None
        form.widgets = [w for w in form.widgets if not isinstance(w, Spot)]
        self.spots = []
        if hand.drag.held < 0:
            for card in sorted(hand.drag.sources, key=self.rank):
                self.spots.append(Spot(self.frame_of(card), self.reading, partial(hand.take, card), card))
        for rect, card, zone in hand.landing.endings():
            self.spots.append(Spot(rect, self.reading, partial(hand.drop_on, card, zone), card, zone))
        for spot in self.spots:
            spot.form = form
        form.widgets = [*self.spots, *form.widgets]
        form.among = self.spots if hand.drag.held >= 0 else None
        form.is_dirty = True
        if was is not None or (back_to >= 0 and form.by_keys):
            same = next((s for s in self.spots if s.card == back_to >= 0), None)
            form.focused = None
            if self.spots and form.by_keys:
                self.put(same or self.spots[0], is_wished=same is not None)
            elif was:
                self.last = was.rect.center
                form.focus(None, by_keys=form.by_keys)

    def lay_out_reading(self) -> bool:
        """The arrows go to all cards and open piles that are seen, for those to be read, whatever can be done now; in a
        pile that is looked through to its cards alone. True if the keys have gone into it by that."""
        form, reading, on = self.form, self.reading, self.form.focused
        form.widgets = [w for w in form.widgets if not isinstance(w, ToRead)]
        if self.hand.drag.held >= 0 or self.hand.choice.is_open:
            return False
        view, board, taken = self.hand.chair.view, reading.board, {spot.card for spot in self.spots}
        lying = [card for card in board.sprites if not reading.is_hidden(card)]
        seen = reading.spread.rects if reading.spread.is_open else lying
        found = [
            ToRead(reading.part_of(card), reading, partial(self.ask_why, card), card)
            for card in seen
            if view.what[card] is not None and (reading.is_pile_read or card not in taken)
        ]
        if not reading.spread.is_open:
            piles = [n for n in range(len(view.zones)) if board.is_pile(n) and board.is_open(n) and view.zones[n]]
            rect_of = reading.painter.zones.pile_rect
            found += [ToRead(rect_of(n), reading, partial(reading.read_pile, n), zone=n) for n in piles]
        for spot in found:
            spot.form = form
        form.widgets += found
        form.among = found if reading.is_pile_read else None
        if isinstance(on, ToRead):
            form.focused = next((one for one in found if (one.card, one.zone) == (on.card, on.zone)), None)
        if not reading.is_pile_read or form.focused in found or not found:
            return False
        form.focus(found[0], by_keys=True)
        self.follow_focus()
        return True

    @property
    def is_between(self) -> bool:
        """Whether the keys stand on nothing that answers now, since something is being told: they go nowhere until that
        is over, and least of all to the tools."""
        return self.story.is_busy and self.is_nowhere and not any(button.enabled for button in self.buttons.shown)

    @property
    def is_nowhere(self) -> bool:
        """Whether what the keys stood on is gone, or cannot be used."""
        return self.form.focused not in self.form.stops()

    def begin_to_read(self) -> bool:
        """While nothing is asked the arrows begin on the card to be read that is nearest to where the keys were, or
        else to the hand. False if they stand on something, or there is no such card."""
        found = [one for one in self.form.widgets if isinstance(one, ToRead)]
        if self.asking.is_asked or not self.is_nowhere or not found:
            return False
        hand = self.reading.board.zone(self.hand.chair.hand_zone).area
        x, y = self.last or hand.centre
        self.form.focus(min(found, key=lambda one: hypot(one.rect.centerx - x, one.rect.centery - y)), by_keys=True)
        return True

    def ask_why(self, card: int) -> None:
        """Enter on a card that cannot be taken up: of one's own why, another is read."""
        if not self.hand.ask_why(card):
            self.reading.read_now()

    def rank(self, card: int) -> tuple[int, ...]:
        """Where a card stands in the order of Tab: those of the hand come first, from left to right; then what is in
        play, and last what is not: to give that away is nothing that one does in haste."""
        chair = self.hand.chair
        is_held = card in chair.view.zones[chair.hand_zone]
        return 0 if is_held else 1 if chair.view.is_in_field(card) else 2, *self.hand.landing.turn_of(card)

    def lead(self) -> None:
        """A new question: whoever plays by keys stands on what answers it. When to be asked is no answer."""
        form, on = self.form, self.form.focused
        is_answer = isinstance(on, Spot | KeyButton) and not isinstance(on, ToRead) and not self.is_about_asking(on)
        if not form.by_keys or (is_answer and on in form.widgets and on.enabled and on.visible):
            return
        answers = [button for button in self.buttons.choices if not self.is_about_asking(button)]
        passing = [button for button in (self.buttons.slots["pass"],) if button.visible and button.enabled]
        best = answers[-1:] or self.spots[:1] or passing
        if best:
            self.put(best[0], is_wished=False)

    def put(self, spot: Widget, is_wished: bool = True) -> None:
        """The keys stand there. On a card where nobody has wished to go they are seen, but it is not read until it is
        pointed at: the large card would lie on the lines that tell what has just happened."""
        self.form.focus(spot, by_keys=True)
        self.reading.leave_unread(-1 if is_wished or not isinstance(spot, Spot) else spot.card)
        self.follow_focus()

    def return_to(self, on: Widget | None) -> None:
        """What was asked is asked once more: the keys stand again where they stood, on a card also if it was read."""
        if not self.form.by_keys or on is None or not self.asking.is_asked:
            return
        if isinstance(on, Spot):
            self.lay_out_reading()
            there = [one for one in self.form.widgets if isinstance(one, Spot)]
            on = next((one for one in there if (one.card, one.zone) == (on.card, on.zone)), None)
        if on in self.form.stops():
            self.put(on)

    def is_about_asking(self, widget: Widget) -> bool:
        return isinstance(widget, KeyButton) and widget.action == self.buttons.open_stops

    def frame_of(self, card: int) -> pygame.Rect:
        """Where the keys stand on a card: around all of it, or around its foot where others are borne over the rest, as
        the frame would seem to be theirs."""
        reading = self.reading
        is_opened = card in reading.spread.rects or card in reading.opened.rects
        is_foot = not is_opened and bool(reading.board.covered([card]))
        return to_rect(reading.board.seen_of(card)) if is_foot else reading.rect_of(card)

    def follow_focus(self) -> None:
        """The card that the keys are on is read like one under the mouse."""
        spot, drag = self.form.focused, self.hand.drag
        if isinstance(spot, Spot) and spot.card >= 0 and drag.held < 0:
            self.reading.hover(spot.card)
            spot.place(self.frame_of(spot.card), self.scale)
        elif isinstance(spot, ToRead):
            self.reading.hover(-1)
            self.tutor.hints.show(spot.rect, partial(self.tutor.hints.of_zone, spot.zone))
        elif isinstance(spot, Spot):
            drag.point(*spot.rect.center, spot.card, spot.zone)
            drag.rested = RESTED
            self.reading.hover(-1)
        else:
            self.reading.hover(-1)  # a button is read by itself
        self.is_dirty = True

    def follow_cards(self) -> None:
        """Cards that have moved since the keys came to them take what shows that along."""
        if not self.form.by_keys or self.hand.drag.held >= 0:
            return
        on, reading = self.form.focused, self.reading
        read = [on] if isinstance(on, ToRead) else []  # a card that is opened to be read lies elsewhere as well
        for spot in (*self.spots, *read):
            is_whole = spot not in read or spot.card in reading.opened.rects
            seen = self.frame_of if is_whole else reading.part_of
            if spot.card in reading.board.sprites and spot.rect != (rect := seen(spot.card)):
                spot.place(rect, self.scale)
                self.is_dirty = True

    def layout(self, scale: Scale) -> None:
        self.scale = scale
        self.make_spots()
