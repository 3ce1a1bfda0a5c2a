"""The hand: it lifts and carries a card. All ways end in the same drop, and a drop in a legal action or a reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.kernel.agenda import Action, label, lands
from game.kernel.choices import SETTLE, PickSeveral
from game.kernel.template import fill
from scenes.match import texts
from scenes.match.asking import Asking
from scenes.match.chair import Chair
from scenes.match.landing import Landing
from scenes.match.reading import Reading
from scenes.match.sharing import GIVE, MOVE, UNGIVE, Sharing
from scenes.match.story import Story
from ui.base.scale import Scale
from ui.cards.choice import CardChoice
from ui.table.buttons import ButtonWords
from ui.table.drag import Drag, Offer, Refused, Several, offers_for
from ui.table.painter import TablePainter

TAKE_BACK = "take back"  # the verb of what is done with a card that was only planned: it is no deed of the rules


class Hand:
    """What is held, and between which deeds a drop still has to choose.

    To the others: `offer` says what may be done now, `take` and `drop_on` are Enter on a card and on a place,
    `finish` ends a gesture, `put_back` means nothing. `landing` says where the held card may come down.
    `aimed_deed` is what a drop has answered already, `widen` ends the choice of a card for one deed alone.
    `act` is told of every action that was meant; `on_change(card)` when a card was lifted or let go; `on_order` when
    the cards are held in another order.
    """

    def __init__(
        self, chair: Chair, asking: Asking, sharing: Sharing, story: Story, reading: Reading, painter: TablePainter,
        choice: CardChoice, act: Callable[[Action], None], on_change: Callable[[int], None],
        hear: Callable[[str], None], on_order: Callable[[], None],
    ) -> None:  # fmt: skip
        self.chair, self.match, self.asking, self.story, self.reading = chair, chair.match, asking, story, reading
        self.painter, self.board, self.sharing = painter, painter.board, sharing
        self.act, self.on_change, self.hear, self.on_order = act, on_change, hear, on_order
        self.drag: Drag = reading.drag
        self.landing = Landing(chair, asking, reading, painter)
        self.form, self.choice = choice.form, choice
        self.grip = (0.0, 0.0)
        self.is_led = False  # whether the keys say where the held card goes
        self.left = -1  # a card that was carried and lies where it was dropped, while what came of that is told
        self.aimed: Offer | None = None  # the last drop, while what it has begun may still ask where it was
        self.shown_payers: tuple[int, ...] = ()  # who was seen to pay for the last drop
        self.scale = Scale((1280, 720))
        self.is_dirty = False

    # What may be done

    def offer(self, actions: list[Action]) -> None:
        """These actions can be taken by hand now."""
        if self.drag.held >= 0 and self.drag.is_carried:
            self.send_home(self.drag.held)
        self.reading.forget()
        self.choice.close()
        self.drag.offer(self.offers(actions) if actions else [])
        self.lay_out_choice()
        asking = self.match.state.agenda[-1].card if actions else -1
        is_picked = any(offer.is_at_once for offer in self.drag.offers)
        if self.drag.sources == {asking} and self.board.is_in_field(asking) and not is_picked:
            self.drag.take_up(asking)  # it has to aim, and nothing else can be done
        self.on_change(-1)

    def offers(self, actions: list[Action]) -> list[Offer]:
        """What can be done with a card now; points are given to cards by clicks, and carried from one to another."""
        if self.sharing.is_open:
            given, cards = self.sharing.given, self.sharing.cards
            clicks = [Offer(Action(GIVE, card), card, -1, -1, is_clicked=True) for card in cards]
            return clicks + [
                Offer(Action(MOVE, card, other), card, other, -1)
                for card in cards if given.get(card) for other in cards if other != card
            ]  # fmt: skip
        return [*offers_for(self.match.state, self.chair.watcher, actions), *self.ways_back()]

    def share(self) -> None:
        """Points were given otherwise: other cards have some to be carried away."""
        self.drag.offers = self.offers(self.asking.actions)

    def by_hand(self, action: Action) -> Action:
        """What is meant by this with the keys that are held down: all the points of a card, and not one."""
        is_all = action.verb == MOVE and pygame.key.get_mods() & pygame.KMOD_SHIFT
        return action._replace(amount=self.sharing.given[action.card]) if is_all else action

    def unshare(self, card: int) -> None:
        """Take a point that is shared out off this card again."""
        self.act(Action(UNGIVE, card))

    def ways_back(self) -> list[Offer]:
        """What was only planned can be taken back into the hand."""
        state, watcher = self.match.state, self.chair.watcher
        planned = state.rules.telling.planned
        cards = () if planned is None else planned.cards(state, watcher)
        return [Offer(Action(TAKE_BACK, card), card, -1, self.chair.hand_zone) for card in cards]

    def places(self) -> dict[int, Action]:
        """What a click on a place of the table means by itself, without a card, by its zone."""
        if not self.asking.is_asked or self.drag.held >= 0:
            return {}
        state = self.match.state
        alone = [action for action in self.asking.actions if action.card < 0 and action.verb != "draw"]
        return {end.zone: action for action in alone for end in lands(state, action) if end.zone >= 0}

    def players(self) -> dict[int, Action]:
        """What a click on a player's plate means, by their seat: an answer that is that player and nothing else."""
        if not self.asking.is_asked or self.drag.held >= 0:
            return {}
        words = {f"{{seat:{seat}}}": seat for seat in range(len(self.chair.names))}
        alone = [action for action in self.asking.actions if action.card < 0]
        said = [(label(self.match.state, action), action) for action in alone]
        return {words[one]: action for one, action in said if one in words}

    def label(self, action: Action) -> str:
        """The words for an action."""
        if action.verb == TAKE_BACK:
            return fill(texts.UNDO_CARD, card=self.match.state.what[action.card].name)
        if action.verb in (GIVE, MOVE):
            return self.sharing.words(self.by_hand(action))
        return label(self.match.state, action)

    # Paying

    def proposed(self, number: int = 0) -> tuple[int, ...]:
        """The cards that pay if what is asked now is answered as is proposed, first or in another way."""
        if SETTLE not in self.asking.actions:
            return ()
        state = self.match.state
        choice, frame = state.rules.choices[state.agenda[-1].what], state.agenda[-1]
        return tuple(choice.proposals(state, frame)[number]) if isinstance(choice, PickSeveral) else ()

    def payers(self, action: Action) -> tuple[int, ...]:
        """The cards that would be used up to pay for this."""
        if action.verb == SETTLE.verb:
            return self.proposed(max(action.amount, 0))
        find = self.match.state.rules.telling.payers
        return () if find is None else find(self.match.state, action)

    def note_payers(self, seen: tuple[int, ...]) -> None:
        """These were seen to pay for what is done now, and will; with Shift it is chosen card by card."""
        self.shown_payers = () if pygame.key.get_mods() & pygame.KMOD_SHIFT else seen

    def seen_payment(self) -> Action | None:
        """The payment that was seen when the card was let go, if just that is asked now."""
        seen, self.shown_payers = self.shown_payers, ()
        return SETTLE if seen and self.proposed() == seen else None

    @property
    def is_taken_up(self) -> bool:
        """Whether the held card is in the hand because nothing else could be done, and nobody has lifted it."""
        asking = self.match.state.agenda[-1].card if self.asking.is_asked else -1
        return self.drag.held >= 0 and self.drag.held == asking and self.drag.sources == {asking}

    def lay_out_choice(self) -> None:
        """Cards that may be chosen in a closed place are laid out to be seen."""
        view = self.chair.view
        places = {self.match.state.where[o.source] for o in self.drag.offers if o.action.verb == "pick"}
        apart = self.chair.show.places.closed
        closed = [z for z in places if self.board.layout.zones[z].name in apart]
        words = self.asking.words() if closed else ""
        cards = [(c, view.what[c]) for z in closed for c in view.zones[z] if view.what[c] is not None]
        self.reading.spread_out(words[:1].upper() + words[1:], cards)

    def taken_from(self) -> tuple[int, ...]:
        """The hand, and where else cards of one's own lie that are carried from there."""
        named, seat = self.chair.show.places.taken, self.chair.watcher
        zones = self.board.layout.zones
        there = [index for index, zone in enumerate(zones) if zone.name in named and zone.seat == seat]
        return (self.chair.hand_zone, *there)

    # The held card

    def lifted(self) -> None:
        """A gesture has just lifted a card."""
        sprite = self.board.sprites[self.drag.held]
        self.reading.forget()
        self.hear("card-lift")
        if not self.drag.is_aimed:
            sprite.motion, sprite.is_moving, sprite.lift, sprite.angle, sprite.turn = None, True, 1.0, 0.0, 1.0
            self.grip = (sprite.x - self.drag.start[0], sprite.y - self.drag.start[1])
        self.on_change(-1)

    def carry(self, pos: tuple[int, int]) -> None:
        """The mouse has the held card with it, here."""
        self.is_dirty = True
        if self.drag.is_aimed:
            return
        sprite = self.board.sprites[self.drag.held]
        sprite.x, sprite.y = pos[0] + self.grip[0], pos[1] + self.grip[1]

    def put_back(self) -> None:
        """Let go of the held card without meaning anything."""
        held, was_carried = self.drag.held, self.board.sprites[self.drag.held].is_moving
        self.drag.let_go()
        self.choice.close()
        if was_carried:
            self.send_home(held)
        self.hear("card-home")
        self.on_change(held)
        self.is_dirty = True

    def send_home(self, card: int) -> None:
        self.story.aside(self.board.send_home(card))

    def take(self, card: int) -> None:
        """Enter on a card."""
        self.finish(self.drag.take(card))

    def drop_on(self, card: int, zone: int) -> None:
        """Enter on a place while a card is held."""
        if card == self.drag.held:
            self.put_back()
        else:
            self.drag.over_card, self.drag.over_zone = card, zone
            self.finish(self.drag.drop_on(card, zone))

    def finish(self, result: Action | Several | Refused | None) -> None:
        """What came of a gesture."""
        self.is_dirty = True
        if result is not None:
            self.choice.close()
        if isinstance(result, Several):
            self.ask_which(result)
        elif isinstance(result, Action):
            self.do(result)
        elif isinstance(result, Refused):
            self.refuse(result)
        else:
            if self.drag.held >= 0:
                self.hear("card-lift")
            self.reading.hover(-1)
            self.on_change(-1)
            if self.drag.held >= 0:
                self.offer_deeds(self.drag.held)

    def do(self, action: Action) -> None:
        """The action that was meant; a card that was carried and that nothing has moved goes home."""
        drag = self.drag
        source = next((o.source for o in drag.offers if o.action == action), -1)
        ends = [o for o in drag.offers if o.action == action and not o.is_at_once and drag.is_over(o)]
        self.aimed = ends[0] if ends else self.aimed
        self.note_payers(self.payers(action))
        bound = self.board.bound.get(source)
        self.act(self.by_hand(action))
        is_left = source >= 0 and self.board.sprites[source].is_moving and self.board.bound.get(source) == bound
        self.left = source if is_left else -1
        self.bring_back()

    def bring_back(self) -> None:
        """A card that was carried to what it was meant for, and stays where it lay, goes home when that is told."""
        if self.left < 0 or self.story.is_busy:
            return
        card, self.left = self.left, -1
        sprite = self.board.sprites.get(card)
        if sprite is not None and sprite.is_moving and sprite.motion is None and card != self.drag.held:
            self.send_home(card)

    def aimed_deed(self) -> Action | None:
        """What the last drop has meant as well, if it is asked now: a card was dropped where it has still to aim.

        What is asked of other cards before does not change where it was dropped.
        """
        aimed, drag = self.aimed, self.drag
        asking = self.match.state.agenda[-1].card
        if aimed is None or asking < 0:
            self.aimed = None
            return None
        ways = [offer for offer in drag.of(aimed.source) if not offer.is_at_once]
        if asking != aimed.source or drag.sources != {asking} or not ways:
            return None
        self.aimed = None
        found = {offer.action for offer in ways if (offer.card, offer.zone) == (aimed.card, aimed.zone)}
        return found.pop() if len(found) == 1 else None

    def refuse(self, refused: Refused) -> None:
        """The card goes home, and the law that forbade the drop is shown; none did where it fell beside all places."""
        where = self.chair.view.where  # what is only planned lies there already
        home, at = where[refused.source], where[refused.card] if refused.card >= 0 else refused.zone
        is_among = at == home == self.chair.hand_zone
        is_home = is_among or (refused.card < 0 and at == home)  # on a card beside it something was meant
        is_reordered = is_among and self.reorder(refused.source)
        if self.board.sprites[refused.source].is_moving and not is_reordered:
            self.send_home(refused.source)
        self.on_change(refused.source)
        is_beside = refused.card < 0 and refused.zone < 0 and bool(self.drag.of(refused.source))
        if is_home or is_beside or not self.asking.is_asked or self.sharing.is_open:
            self.hear("card-home")
            return
        self.reading.say_why(refused)

    # The order of one's hand

    def sort(self) -> None:
        """Hold the hand in order: by number, and the next time by kind."""
        self.board.order.sort(self.chair.watcher)
        self.hear("deal")
        self.arrange()

    def reorder(self, card: int) -> bool:
        """A card was dropped among those of the hand: it stays there. False if it was there already."""
        held = self.board.held(self.chair.view, self.chair.hand_zone)
        place = sum(self.board.bound[other].x < self.drag.at[0] for other in held if other != card)
        if held.index(card) == place:
            return False
        self.board.order.put(self.chair.watcher, held, card, place)
        self.arrange()
        return True

    def arrange(self) -> None:
        """Let the cards of the hand go where they are held now."""
        self.story.aside(*self.board.settle(self.chair.view))
        self.on_change(-1)
        self.on_order()
        self.is_dirty = True

    def loosen(self) -> None:
        """The cards of the hand can be put in order at any time; and whatever is carried to where it cannot go is told
        why."""
        self.drag.loose = frozenset(card for zone in self.taken_from() for card in self.chair.view.zones[zone])

    # Several deeds

    def ask_which(self, several: Several) -> None:
        """The card was dropped where several things could be meant: it goes home, and buttons there ask for one."""
        if self.board.sprites[several.source].is_moving:
            self.send_home(several.source)
        self.hear("card-home")
        self.on_change(several.source)
        area = self.board.zone(several.zone).area if several.card < 0 else self.board.area_of(several.card)
        self.open_choice(pygame.Rect(*map(round, area)), several.actions)
        if self.form.by_keys:
            self.form.focus(self.choice.buttons[0], by_keys=True)

    def offer_deeds(self, card: int) -> bool:
        """A card in play is chosen: what it can do besides being laid on another card stands beside it as buttons.

        So does what can be done by bringing another card to it. False if there is nothing.
        """
        if not self.board.is_in_field(card):
            return False
        actions = dict.fromkeys(offer.action for offer in self.drag.of(card) if offer.card < 0)
        brought = self.brought_to(card)
        if actions or brought:
            self.open_choice(self.reading.rect_of(card), tuple(actions), brought)
        return bool(actions or brought)

    def ask_why(self, card: int) -> bool:
        """Of a card of one's own, or of everybody's, that cannot be taken: what can be done to it, or why nothing can
        be; one that was only named so far is taken back. Of another's the same where a card is to be picked. False
        otherwise, and where nothing is asked."""
        seat = self.board.layout.zones[self.chair.view.where[card]].seat
        is_picked = any(offer.action.verb == "pick" for offer in self.drag.offers)
        if not self.asking.is_asked or (seat not in (None, self.chair.watcher) and not is_picked):
            return False
        if self.asking.is_named(card):
            self.act(Action(TAKE_BACK, card))
        elif not self.offer_deeds(card):
            self.reading.say_why(Refused(card, -1, -1))
        return True

    def brought_to(self, card: int) -> list[ButtonWords]:
        """A button for each sort of deed with which other cards are brought to this one."""
        said, found = self.chair.show.words.brought, {}
        for offer in self.drag.offers:
            if offer.action.target == card and offer.source != card and offer.action.verb in said:
                found.setdefault(offer.action.verb, {})[offer.action] = None
        return [ButtonWords(said[verb][0], partial(self.narrow, tuple(actions), said[verb][1]))
                for verb, actions in found.items()]  # fmt: skip

    def narrow(self, actions: tuple[Action, ...], words: str) -> None:
        """Only the cards with which one of these deeds is done can be chosen, until one is, or Esc."""
        self.choice.close()
        self.asking.narrowed = words
        self.drag.offer([Offer(action, action.card, -1, -1) for action in actions])
        self.on_change(-1)
        self.is_dirty = True

    def widen(self) -> bool:
        """Everything can be chosen again that is asked; false if it could."""
        was = bool(self.asking.narrowed)
        if was:
            self.asking.narrowed = ""
            self.offer(self.asking.actions)
            self.is_dirty = True
        return was

    def open_choice(
        self, about: pygame.Rect, actions: tuple[Action, ...], more: Sequence[ButtonWords] = ()
    ) -> None:  # fmt: skip
        entries = []
        for action in actions:
            words = self.chair.named(self.label(action))
            entries.append(ButtonWords(words, lambda action=action: self.finish(action), deed=action))
        entries += more
        inside, log = pygame.Rect(0, 0, *self.scale.window), self.story.log.rect
        if log.left > about.right:  # what stands there lies over the ground of the buttons
            inside.w = log.left
        taken = [*self.painter.asking_places(), *(rect for rect, _, _ in self.landing.endings())]
        taken += [self.reading.rect_of(card) for card in {action.card for action in actions} if card >= 0]
        self.choice.open(about, entries, self.scale, inside, taken)

    # Time and place

    def layout(self, scale: Scale) -> None:
        self.scale = scale
        self.drag.u = scale.u
        self.choice.close()
        if self.drag.held >= 0:
            self.drag.let_go()

    def update(self, dt: float) -> None:
        self.is_dirty |= self.drag.update(dt)
        self.bring_back()
        if self.sharing.is_open:
            meant = self.drag.meant() if self.drag.held >= 0 else None
            self.sharing.think(None if meant is None else self.by_hand(meant.action))
