"""What the mouse does at the table. All ways end in the same drop, and a drop in one legal action or a reason."""

from __future__ import annotations

import pygame

from game.kernel.agenda import Action, asks, explain, label
from game.kernel.notation import named
from game.kernel.view import see
from ui.base import text
from ui.cards.choice import CardChoice
from ui.table.buttons import ButtonWords, KeyButton
from ui.table.drag import Drag, Refused, Several, offers_for

CLOSED = ("discard", "aside", "deck", "gone", "extra", "guardians")  # zones whose cards are spread out to be chosen

PILES = {"discard": "discard pile", "gone": "cards that are out of the game"}


class TableHand:
    """The part of the table scene that listens to the mouse, and holds the card."""

    def begin_hand(self) -> None:
        self.drag = Drag(self.board)
        self.choice = CardChoice(self.form)
        self.side: list = []  # beats of the hand's own, which hold nothing up
        self.hovered = -1
        self.grip = (0.0, 0.0)
        self.is_ready = False
        self.is_reading = False  # a pile is looked through

    def offer(self, actions: list[Action]) -> None:
        """These actions can be taken by hand now."""
        if self.drag.held >= 0 and self.drag.is_carried:
            self.side.append(self.board.send_home(self.drag.held))
        self.hovered = -1
        self.preview.hide()
        self.choice.close()
        self.drag.offer(offers_for(self.match.state, self.watcher, actions) if actions else [])
        self.open_spread()
        asking = self.match.state.agenda[-1].card if actions else -1
        is_picked = any(offer.is_at_once for offer in self.drag.offers)
        if self.drag.sources == {asking} and self.board.is_in_field(asking) and not is_picked:
            self.drag.take_up(asking)  # it has to aim, and nothing else can be done
        self.make_spots()

    def open_spread(self) -> None:
        """Cards that may be chosen in a closed place are laid out to be seen."""
        view = self.seen
        places = {self.match.state.where[o.source] for o in self.drag.offers if o.action.verb == "pick"}
        closed = [z for z in places if self.board.layout.zones[z].name in CLOSED]
        self.is_reading = False
        if not closed:
            self.spread.close()
            return
        cards = [(c, view.what[c]) for z in closed for c in view.zones[z] if view.what[c] is not None]
        words = named(asks(self.match.state), self.names)
        self.spread.open(words[:1].upper() + words[1:], cards)

    def read_pile(self, zone: int) -> None:
        """An open pile is spread out to be looked through, until a click or Esc puts it together again."""
        view, place = self.seen, self.board.layout.zones[zone]
        cards = [(card, view.what[card]) for card in reversed(view.zones[zone]) if view.what[card] is not None]
        whose = "Your" if place.seat == self.watcher else f"{text.escape(self.names[place.seat])}'s"
        self.spread.open(f"{whose} {PILES.get(place.name, place.name)}", cards)
        self.is_reading = True
        self.hear("card-slide")
        self.is_dirty = True

    def stop_reading(self) -> bool:
        """The pile that is looked through is put together; false if there was none."""
        was, self.is_reading = self.is_reading, False
        if was:
            self.spread.close()
            self.hover(-1)
            self.is_dirty = True
        return was

    # Where things are

    def rect_of(self, card: int) -> pygame.Rect:
        """Where a card is seen: in the spread, or on the table."""
        if card in self.spread.rects:
            return self.spread.rects[card]
        if card == self.hovered or card == self.drag.held:
            return self.painter.raised_pose(card, card == self.drag.held).rect
        area = self.board.area_of(card)
        return pygame.Rect(round(area.x), round(area.y), round(area.w), round(area.h))

    def under(self, pos: tuple[int, int]) -> tuple[int, int]:
        """The card and the zone at this place, as the hand means them."""
        x, y = pos
        if self.spread.is_open and self.spread.panel.collidepoint(pos):
            return self.spread.card_at(x, y), -1
        held = self.drag.held
        if held >= 0 and self.stage is not None and self.painter.place("stage").collidepoint(pos):
            zones = [o.zone for o in self.drag.of(held) if o.zone >= 0 and o.action.verb == "stop"]
            if zones:
                return -1, zones[0]
        card = self.board.card_at(x, y, without=held)
        host = self.board.hosts.get(card, -1)
        if host >= 0 and (host in self.drag.target_cards if held >= 0 else self.seen.what[card] is None):
            card = host if host != held else -1
        if self.drag.is_aimed and card not in self.drag.target_cards and self.board.sprites[held].covers(x, y):
            card = held
        if card < 0 <= self.hovered and self.hovered != held and self.rect_of(self.hovered).collidepoint(pos):
            card = self.hovered
        return card, self.board.zone_at(x, y)

    # Events

    def handle(self, event: pygame.event.Event) -> None:
        form = self.form
        if event.type == pygame.KEYDOWN:
            self.key(event)
        elif event.type == pygame.MOUSEMOTION:
            self.motion(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.press(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            if not form.handle(event):
                self.finish(self.drag.release(*event.pos, *self.under(event.pos)))
            self.motion(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.preview.age = 99.0
            self.is_dirty = True
        elif event.type == pygame.MOUSEWHEEL and self.log.rect.collidepoint(form.mouse):
            self.is_dirty |= self.log.scroll(getattr(event, "precise_y", event.y) * 3)
        elif event.type == pygame.WINDOWLEAVE:
            form.handle(event)
            self.hover(-1)
        else:
            form.handle(event)

    def press(self, event: pygame.event.Event) -> None:
        was_slip = self.slip.is_open
        if self.slip.is_shown and self.slip.rect.collidepoint(event.pos) and not was_slip:
            self.slip.open()
            self.is_dirty = True
            return
        self.is_dirty |= self.slip.hide()
        if was_slip or self.buttons.form.handle(event):
            return
        if self.choice.close() and self.drag.held < 0:
            return
        if self.teller.is_busy and not self.teller.is_held:
            self.teller.skip()
            return
        card, zone = self.under(event.pos)
        if self.is_reading:
            if not self.spread.panel.collidepoint(event.pos):
                self.stop_reading()
            return
        if self.drag.held < 0 <= card and card not in self.drag.sources and self.board.is_open(self.seen.where[card]):
            self.read_pile(self.seen.where[card])
            return
        before = self.drag.held
        result = self.drag.press(*event.pos, card, zone)
        if result is not None or before != self.drag.held:
            self.finish(result)
        elif self.drag.pressed < 0 and self.is_asked and card >= 0 and self.is_ones_own(zone):
            self.say_why(Refused(card, -1, -1))

    def motion(self, pos: tuple[int, int]) -> None:
        over_form = self.buttons.form.handle(
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        )
        card, zone = self.under(pos)
        if self.drag.move(*pos, card, zone):
            self.lifted(pos)
        if self.drag.is_carried:
            self.carry(pos)
            self.hover(-1)
            self.is_dirty = True
            return
        if self.drag.held >= 0:
            self.is_dirty = True
        self.log.point(*pos)
        if self.log.hovered is not None and self.stage is None:
            self.hover(-1)
            self.preview.over(self.log.hovered, self.log.rect)
            self.is_dirty = True
            return
        if self.stage is not None and self.painter.place("stage").collidepoint(pos):
            self.hover(-1)
            self.is_dirty |= self.preview.over(self.stage, self.painter.place("stage"))
            return
        self.hover(-1 if over_form else card)

    def hover(self, card: int) -> None:
        """The mouse is over this card: it rises, and after a while it is shown large."""
        if card >= 0 and (self.board.sprites[card].is_moving or self.is_hidden(card)):
            card = -1
        if card != self.hovered:
            self.hovered = card
            self.is_dirty = True
        printed = self.seen.what[card] if card >= 0 else None
        about, marking = (self.rect_of(card), self.seen.marking[card]) if printed else (None, -1)
        self.is_dirty |= self.preview.over(printed, about, self.note_on(card), marking)

    def is_hidden(self, card: int) -> bool:
        """Whether the card lies in a pile: nobody looks through those, whatever is remembered."""
        return card not in self.spread.rects and self.board.is_pile(self.board.sprites[card].home.zone)

    def note_on(self, card: int) -> str:
        """What a card has now that is not printed on it, a sentence a line."""
        remarks = self.seen.rules.telling.remarks
        return "\n".join(map(self.plain, remarks(self.seen, card))) if remarks is not None and card >= 0 else ""

    def put_back(self) -> None:
        """Let go of the held card without meaning anything."""
        held, was_carried = self.drag.held, self.board.sprites[self.drag.held].is_moving
        self.drag.let_go()
        self.choice.close()
        if was_carried:
            self.side.append(self.board.send_home(held))
        self.hear("card-home")
        self.make_spots(held)

    # The held card

    def lifted(self, pos: tuple[int, int]) -> None:
        sprite = self.board.sprites[self.drag.held]
        self.preview.hide()
        self.hovered = -1
        self.hear("card-lift")
        if self.drag.is_aimed:
            self.make_spots()
            return
        sprite.motion, sprite.is_moving, sprite.lift, sprite.angle, sprite.turn = None, True, 1.0, 0.0, 1.0
        self.grip = (sprite.x - self.drag.start[0], sprite.y - self.drag.start[1])
        self.make_spots()

    def carry(self, pos: tuple[int, int]) -> None:
        if self.drag.is_aimed:
            return
        sprite = self.board.sprites[self.drag.held]
        sprite.x, sprite.y = pos[0] + self.grip[0], pos[1] + self.grip[1]

    def take(self, card: int) -> None:
        """Enter on a card."""
        action = self.drag.take(card)
        self.finish(action)

    def drop_on(self, card: int, zone: int) -> None:
        """Enter on a place while a card is held."""
        held = self.drag.held
        if card == held:
            self.put_back()
        else:
            self.finish(self.drag.drop_on(card, zone))

    def finish(self, result: Action | Several | Refused | None) -> None:
        """What came of a gesture."""
        self.is_dirty = True
        if result is not None:
            self.choice.close()
        if isinstance(result, Several):
            self.ask_which(result)
        elif isinstance(result, Action):
            source = next((o.source for o in self.drag.offers if o.action == result), -1)
            bound = self.board.bound.get(source)
            self.act(result)
            if (
                source >= 0
                and self.board.sprites[source].is_moving
                and not self.teller.is_busy
                and self.board.bound.get(source) == bound
            ):
                self.side.append(self.board.send_home(source))
        elif isinstance(result, Refused):
            self.refuse(result)
        else:
            if self.drag.held >= 0:
                self.hear("card-lift")
            self.hover(-1)
            self.make_spots()
            if self.drag.held >= 0:
                self.offer_deeds()

    def ask_which(self, several: Several) -> None:
        """The card was dropped where several things could be meant: it goes home, and buttons there ask for one."""
        if self.board.sprites[several.source].is_moving:
            self.side.append(self.board.send_home(several.source))
        self.hear("card-home")
        self.make_spots(several.source)
        area = self.board.zone(several.zone).area if several.card < 0 else self.board.area_of(several.card)
        self.open_choice(pygame.Rect(*map(round, area)), several.actions)

    def offer_deeds(self) -> None:
        """A card in play is chosen: what it can do besides being laid on another card stands beside it as buttons."""
        held = self.drag.held
        if self.board.is_in_field(held):
            actions = dict.fromkeys(offer.action for offer in self.drag.of(held) if offer.card < 0)
            if actions:
                self.open_choice(self.rect_of(held), tuple(actions))

    def open_choice(self, about: pygame.Rect, actions: tuple[Action, ...]) -> None:
        entries = []
        for action in actions:
            words = named(label(self.match.state, action), self.names)
            entries.append(ButtonWords(words, lambda action=action: self.finish(action), deed=action))
        inside = pygame.Rect(0, 0, *self.scale.window)
        taken = self.asking_places()
        if self.drag.held >= 0:
            taken += [spot.rect for spot in self.spots]
        self.choice.open(about, entries, self.scale, inside, taken)

    def deed_in_hand(self) -> Action | None:
        """What the button would do that the mouse or the keys are on."""
        form = self.form
        for widget in (form.hovered, form.focused if form.by_keys else None):
            if isinstance(widget, KeyButton) and widget.visible and widget.enabled and widget.deed is not None:
                return widget.deed
        return None

    def refuse(self, refused: Refused) -> None:
        """The card goes home, and the law that forbade the drop is shown."""
        sprite = self.board.sprites[refused.source]
        if sprite.is_moving:
            self.side.append(self.board.send_home(refused.source))
        home = self.match.state.where[refused.source]
        self.make_spots(refused.source)
        if refused.zone == home or (refused.card >= 0 and self.match.state.where[refused.card] == home):
            self.hear("card-home")
            return
        self.say_why(refused)

    def say_why(self, refused: Refused) -> None:
        view = see(self.match.state, self.watcher)
        self.hear("refuse")
        self.preview.hide()
        card = refused.card if refused.card < 0 or not self.is_hidden(refused.card) else -1
        self.slip.say(explain(view, refused.source, card, refused.zone if card < 0 else -1))
        self.is_dirty = True

    @property
    def form(self):
        """The widgets of the table."""
        return self.buttons.form

    def is_ones_own(self, zone: int) -> bool:
        """Whether cards there are taken up: if one cannot be now, a click on it asks why."""
        is_field = self.board.is_field(zone) and self.board.layout.zones[zone].seat == self.watcher
        return zone == self.hand_zone or is_field

    @property
    def hand_zone(self) -> int:
        return self.seen.layout.of["hand"][self.watcher]

    def update_hand(self, dt: float) -> None:
        form = self.form
        self.is_dirty |= self.drag.update(dt)
        self.is_dirty |= self.preview.update(dt)
        self.is_dirty |= self.slip.update(dt)
        form.update(dt)
        self.is_dirty |= form.take_dirty()
