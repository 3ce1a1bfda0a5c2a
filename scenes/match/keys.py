"""How the keys play: from card to card, from place to place, and what each letter stands for."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ui.widgets.widget import Widget

TOO_SOON = 0.4  # seconds after a question in which Space still means "skip" and answers nothing


class Spot(Widget):
    """A card or a place that the keys can go to. The mouse does not need it."""

    focusable = True

    def __init__(self, rect: pygame.Rect, scale, act: Callable[[], None], card: int = -1, zone: int = -1) -> None:
        super().__init__()
        self.place(rect, scale)
        self.act, self.card, self.zone = act, card, zone

    def hit(self, pos: tuple[int, int]) -> bool:
        return False

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.act()
            return True
        return False


class TableKeys:
    """The part of the table scene that listens to keys."""

    def begin_keys(self) -> None:
        self.spots: list[Spot] = []
        self.is_log_forced = False

    def key(self, event: pygame.event.Event) -> None:
        form = self.buttons.form
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            if event.key == pygame.K_z and not event.mod & pygame.KMOD_ALT:
                self.undo()
            return
        self.is_dirty = True
        match event.key:
            case pygame.K_ESCAPE:
                self.escape()
            case key if (chosen := self.choice.by_key(key)) is not None:
                chosen.run()
            case pygame.K_F12:
                self.copy_position()
            case pygame.K_SPACE | pygame.K_RETURN | pygame.K_KP_ENTER if self.teller.is_held:
                self.next_round()
            case pygame.K_SPACE if self.teller.is_busy:
                self.teller.skip()
            case _ if form.handle(event):
                self.follow_focus()
            case pygame.K_r:
                self.slip.open()
            case pygame.K_u:
                self.undo()
            case pygame.K_h:
                self.hurry()
            case pygame.K_l:
                self.is_log_forced = not self.is_log_forced
            case pygame.K_i:
                self.preview.age = 99.0
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                self.log.scroll(6 if event.key == pygame.K_PAGEUP else -6)
            case pygame.K_p:
                self.pause()
            case key:
                button = self.buttons.by_key(key)
                if button and (key != pygame.K_SPACE or self.asked_for > TOO_SOON):
                    button.run()

    def escape(self) -> None:
        if self.slip.hide() or self.stop_reading():
            return
        if self.drag.held < 0 and self.choice.close():
            return
        if self.drag.held >= 0:
            self.put_back()
        else:
            self.pause()

    # Keys go from spot to spot

    def make_spots(self, back_to: int = -1) -> None:
        """The cards that can be taken; while one is held, where it may come down."""
        form, drag = self.buttons.form, self.drag
        was = form.focused if isinstance(form.focused, Spot) else None
        form.widgets = [w for w in form.widgets if not isinstance(w, Spot)]
        spots: list[Spot] = []
        if drag.held < 0:
            for card in sorted(drag.sources, key=lambda c: (self.rect_of(c).y // 60, self.rect_of(c).x), reverse=False):
                spots.append(Spot(self.rect_of(card), self.scale, lambda card=card: self.take(card), card))
        else:
            for zone in sorted(drag.target_zones):
                area = self.board.zone(zone).area
                rect = pygame.Rect(round(area.x), round(area.y), round(area.w), round(area.h))
                spots.append(Spot(rect, self.scale, lambda zone=zone: self.drop_on(-1, zone), zone=zone))
            for card in sorted(drag.target_cards, key=lambda c: (self.rect_of(c).y, self.rect_of(c).x)):
                spots.append(Spot(self.rect_of(card), self.scale, lambda card=card: self.drop_on(card, -1), card))
            spots.append(Spot(self.rect_of(drag.held), self.scale, self.put_back, drag.held))
        for spot in spots:
            spot.form = form
        form.widgets = [*spots, *form.widgets]
        self.spots = spots
        form.is_dirty = True
        if was is not None or (back_to >= 0 and form.by_keys):
            same = next((s for s in spots if s.card == back_to >= 0), None)
            form.focused = None
            if spots and form.by_keys:
                form.focus(same or spots[0], by_keys=True)
                self.follow_focus()
            elif was:
                form.focus(None, by_keys=form.by_keys)

    def lead_keys(self) -> None:
        """A new question: whoever plays by keys stands on what answers it."""
        form = self.form
        if not form.by_keys or (form.focused is not None and form.focused.enabled and form.focused.visible):
            return
        choices = [b for name, b in self.buttons.slots.items() if name.startswith("choice") and b.visible and b.enabled]
        best = choices[-1:] or self.spots[:1]
        if best:
            form.focus(best[0], by_keys=True)
            self.follow_focus()

    def follow_focus(self) -> None:
        """The card that the keys are on is read like one under the mouse."""
        spot = self.buttons.form.focused
        if isinstance(spot, Spot) and spot.card >= 0 and self.drag.held < 0:
            self.hover(spot.card)
            spot.place(self.rect_of(spot.card), self.scale)
        elif isinstance(spot, Spot):
            self.drag.point(*spot.rect.center, spot.card, spot.zone)
            self.drag.rested = 9.0
            self.hover(-1)
        self.is_dirty = True
