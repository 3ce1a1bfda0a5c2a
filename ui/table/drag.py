"""The hand of the player: lifting, carrying and dropping, until one legal action is meant.

Everything hangs on offers: each is a legal action with the card that one takes for it and the place or card
where it comes down. What no offer names cannot be lifted; a drop that meets no offer is a `Refused`, and
somebody else says why. Carrying by drag, by click and click, and by keys all end in the same `drop`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.kernel.agenda import Action, Landing, lands

TREMBLE = 7.0  # logical units that a mouse may move in a click
DWELL = 0.8  # seconds over a card in one's own landing zone after which the card itself is meant


class Offer(NamedTuple):
    """A legal action, the card to take for it, and where it comes down (-1 for none), in a zone perhaps only where no
    card lies (`is_bare`). What `is_clicked` a click on the card does, also where the card can be carried as well."""

    action: Action
    source: int
    card: int
    zone: int
    is_bare: bool = False
    is_clicked: bool = False

    @property
    def is_at_once(self) -> bool:
        """Whether taking the card is the whole of it."""
        is_here = self.card == self.source or (self.card < 0 and self.zone < 0)
        return is_here or self.action.verb in ("pick", "draw")


class Several(NamedTuple):
    """A card was dropped where several legal actions end: somebody asks which of them is meant."""

    source: int
    actions: tuple[Action, ...]
    card: int
    zone: int


class Refused(NamedTuple):
    """A card was dropped where nothing legal ends: on a card, else on a zone (-1 for none)."""

    source: int
    card: int
    zone: int


def offers_for(s, seat: int, actions: Sequence[Action]) -> list[Offer]:
    """The offers of the actions that have a card to take. Drawing takes the top card of the deck."""
    found = []
    for action in actions:
        source = action.card
        if action.verb == "draw":
            deck = s.cards_in(seat, "deck")
            source = deck[-1] if deck else -1
        if source >= 0:
            found += [Offer(action, source, *landing) for landing in lands(s, action) or (Landing(),)]
    return found


@dataclass
class Drag:
    """What the hand does now. Places are pixels; `board` says what lies where."""

    board: object
    offers: list[Offer] = field(default_factory=list)
    held: int = -1  # the card in the hand
    is_carried: bool = False  # it follows the mouse (else it was lifted by a click or a key)
    pressed: int = -1
    at: tuple[float, float] = (0.0, 0.0)
    over_card: int = -1
    over_zone: int = -1
    rested: float = 0.0  # seconds over the same card
    u: float = 1.0
    start: tuple[float, float] = (0.0, 0.0)  # where the button went down
    loose: frozenset[int] = frozenset()  # cards that can be carried about even if nothing can be done with them

    def offer(self, offers: Sequence[Offer]) -> None:
        """Nothing is held any more, and this is what may be done now."""
        self.offers = list(offers)
        self.let_go()

    def let_go(self) -> None:
        self.held = self.pressed = -1
        self.is_carried = False

    @property
    def sources(self) -> set[int]:
        """The cards that can be taken."""
        return {offer.source for offer in self.offers}

    def of(self, card: int) -> list[Offer]:
        return [offer for offer in self.offers if offer.source == card]

    @property
    def target_cards(self) -> set[int]:
        """The cards on which the held card may come down."""
        return {offer.card for offer in self.of(self.held) if offer.card >= 0} if self.held >= 0 else set()

    @property
    def target_zones(self) -> set[int]:
        return {o.zone for o in self.of(self.held) if o.card < 0 <= o.zone} if self.held >= 0 else set()

    # Gestures

    def press(self, x: float, y: float, card: int, zone: int) -> Action | Several | Refused | None:
        """The button went down over this card and zone."""
        self.point(x, y, card, zone)
        self.start = (x, y)
        if self.held >= 0:
            if card == self.held:
                self.pressed = card  # to be put back, or carried on
                return None
            return self.drop()
        self.pressed = card if card in self.sources or card in self.loose else -1
        return None

    def move(self, x: float, y: float, card: int, zone: int) -> bool:
        """The mouse is here now. True if a card was lifted by that."""
        self.point(x, y, card, zone)
        if self.pressed < 0:
            return False
        if abs(x - self.start[0]) + abs(y - self.start[1]) < TREMBLE * self.u:
            return False
        is_fixed = all(o.is_at_once and o.action.verb != "draw" for o in self.of(self.pressed))
        if is_fixed and (self.of(self.pressed) or self.pressed not in self.loose):
            return False
        self.held, self.pressed, self.is_carried = self.pressed, -1, True
        return True

    def release(self, x: float, y: float, card: int, zone: int) -> Action | Several | Refused | None:
        """The button came up."""
        self.point(x, y, card, zone)
        if self.is_carried:
            return self.drop()
        taken, self.pressed = self.pressed, -1
        if taken == self.held:
            self.let_go()
            return None
        if card != taken and any(offer.is_clicked for offer in self.of(taken)):
            return None  # a drag that had nothing to carry
        return self.take(taken) if taken >= 0 else None

    def take(self, card: int) -> Action | None:
        """A click (or Enter) on a card: lift it, or do at once what it is for."""
        deed = self.clicked(card)
        if deed is None and self.of(card):
            self.held = card
        return deed

    def clicked(self, card: int) -> Action | None:
        """What a click on this card does at once; None if it lifts the card, or does nothing."""
        offers = self.of(card)
        for offer in offers:
            if offer.is_clicked:
                return offer.action
        return offers[0].action if offers and all(offer.is_at_once for offer in offers) else None

    def take_up(self, card: int) -> None:
        """Hold a card without a gesture."""
        self.held, self.is_carried = card, False

    @property
    def is_aimed(self) -> bool:
        """Whether the held card stays where it lies and points from there: a card in a field."""
        return self.held >= 0 and self.board.is_in_field(self.held)

    def point(self, x: float, y: float, card: int, zone: int) -> None:
        if card != self.over_card:
            self.rested = 0.0
        self.at, self.over_card, self.over_zone = (x, y), card, zone

    def update(self, dt: float) -> bool:
        """Time passes over the card under the hand. True when that changes what a drop would mean."""
        before = self.all_meant()
        self.rested += dt
        return before != self.all_meant()

    # What a drop means

    def meant(self) -> Offer | None:
        """The offer that a drop here and now would take; None while it would take none, or ask which of several."""
        found = self.all_meant()
        return found[0] if len({offer.action for offer in found}) == 1 else None

    def all_meant(self) -> list[Offer]:
        """The offers between which a drop here and now would have to choose: mostly one."""
        return self.all_meant_at(self.over_card, self.over_zone, self.rested >= DWELL) if self.held >= 0 else []

    def all_meant_at(self, card: int, zone: int, is_sure: bool) -> list[Offer]:
        """The offers that end here.

        A card may lie in a zone where the held card may itself come down. One that points is always exact. For one
        that is laid down the other card is meant once the hand has rested on it (`is_sure`); before, in a row (into
        which one mostly plays) the zone is; in a field, which its cards all but fill, either may be, and a drop asks.
        """
        on_card = [o for o in self.of(self.held) if 0 <= o.card == card]
        on_zone = [
            o for o in self.of(self.held) if o.card < 0 and 0 <= o.zone == zone and not (o.is_bare and card >= 0)
        ]
        if not on_card or not on_zone:
            return on_card or on_zone
        if is_sure or self.is_aimed:
            return on_card
        return on_zone + on_card if self.board.is_field(zone) else on_zone

    def is_over(self, offer: Offer) -> bool:
        """Whether the hand is where this offer ends."""
        return self.over_card == offer.card if offer.card >= 0 else self.over_zone == offer.zone

    def drop(self) -> Action | Several | Refused:
        """Let the held card fall where the hand is."""
        return self.drop_on(self.over_card, self.over_zone, self.rested >= DWELL)

    def drop_on(self, card: int, zone: int, is_sure: bool = True) -> Action | Several | Refused:
        held, offers = self.held, self.all_meant_at(card, zone, is_sure)
        self.let_go()
        actions = tuple(dict.fromkeys(offer.action for offer in offers))
        if len(actions) > 1:
            return Several(held, actions, card, zone)
        return actions[0] if actions else Refused(held, card, zone)
