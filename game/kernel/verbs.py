"""The only writer. Each verb changes one thing, tells its event, and does nothing else.

A playout has no story, and then no event is made unless a card of the game listens to it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from . import events as ev
from .mixing import confused, settled, shuffled_notes
from .modifiers import Lasting, moved, without
from .rng import shuffled
from .ruleset import ALONG, LOOSE
from .state import Outcome, State, changed
from .triggers import notice


def move(s: State, card: int, zone: int, seat: int, under: bool = False) -> None:
    """Lay a card on top of a zone (or under it). Who may look into the zone now knows the card.

    What lies on it goes first, as the ruleset says (`goes_with`); it lies on nothing any more itself.
    """
    if s.load:
        if card in s.load:
            _unload(s, card, zone, seat)
        if s.on[card] >= 0:
            _lay_on(s, card, -1)
    zones, start = s.zones, s.where[card]
    cards = zones[start]
    if s.layout.is_hand[start]:
        _forget_twin(s, card, cards)
    if cards[-1] == card:
        zones[start] = cards[:-1]
    else:
        at = cards.index(card)
        zones[start] = cards[:at] + cards[at + 1 :]
    zones[zone] = (card, *zones[zone]) if under else (*zones[zone], card)
    s.where[card] = zone
    s.seen[card] |= s.layout.watchers[zone]
    in_play = s.layout.in_play
    if zone in in_play or start in in_play:
        s.lent = moved(s, card)
    if s.cards[card] is not None:
        s.cards[card] = None
    if s.lasting and zone not in in_play:
        s.lasting = without(s.lasting, card)
    if s.story is not None:
        ev.emit(s, ev.CardMoved(card, start, zone, seat))


def _forget_twin(s: State, card: int, cards: tuple[int, ...]) -> None:
    """Of a hand nobody else can say which of two equal cards leaves it: so the one that others know does.

    Else who knows a card there could tell it from its twin by the sleeve, which no one who looks at backs can. Nor can
    they say which of the two was the one that was taken unseen: from now on both may have been anything.
    """
    what, seen, pool = s.what, s.seen, s.pool
    printed, mine = what[card], seen[card]
    for other in cards:
        if what[other] is printed and other != card and s.marking[other] == s.marking[card]:
            if seen[other] & ~mine:
                seen[card], seen[other] = seen[other], mine
                mine = seen[card]
            if pool[other] != pool[card]:
                both = pool[card], pool[other]
                s.pool = pool = tuple([both[0] if one in both else one for one in pool])


def attach(s: State, card: int, host: int) -> None:
    """Lay a card, with what lies on it, on another one, on top of what lies there. Raises ValueError for a circle."""
    if host == card or (card in s.load and host in s.laden(card)):
        raise ValueError(f"card {card} cannot lie on {host}, which lies on it")
    _lay_on(s, card, host)
    if s.story is not None:
        ev.emit(s, ev.CardChanged(card, "on", host))


def detach(s: State, card: int) -> None:
    """Take a card off the one that it lies on, with what lies on it. It stays in its zone."""
    if s.on[card] >= 0:
        _lay_on(s, card, -1)
        if s.story is not None:
            ev.emit(s, ev.CardChanged(card, "on", -1))


def _lay_on(s: State, card: int, host: int) -> None:
    load, on = s.load.copy(), list(s.on)
    old, on[card] = on[card], host
    if old >= 0:
        left = load[old]
        if len(left) == 1:
            del load[old]
        else:
            load[old] = tuple([other for other in left if other != card])
    if host >= 0:
        load[host] = (*load.get(host, ()), card)
    s.load, s.on, s.lent = load, tuple(on), None


def _unload(s: State, host: int, zone: int, seat: int) -> None:
    """A card goes to that zone: what lies on it goes where the ruleset says, or stays."""
    rules, zones, cards = s.rules, s.layout.zones, s.load[host]
    if len(cards) > 1:
        place = {name: n for n, name in enumerate(rules.carried)}
        cards = sorted(cards, key=lambda card: place.get(zones[s.where[card]].name, len(place)))
    for card in cards:
        end = s.home(card, zones[zone].name) if rules.goes_with is None else rules.goes_with(s, card, host, zone)
        if end == LOOSE:
            detach(s, card)
        elif end != ALONG:
            move(s, card, end, seat)


def move_unseen(s: State, card: int, zone: int, seat: int, among: tuple[int, ...]) -> None:
    """Move one of several known cards so that only `seat` knows which.

    From now on the others cannot tell the card from those it lay among: these form a pool of their own,
    together with what was taken from there in the same way before.
    """
    backs = max(s.marking) + 1
    mixed = {*among, card}
    old = {s.pool[c] for c in mixed if s.pool[c] >= backs}
    mixed |= {c for c, pool in enumerate(s.pool) if pool in old}
    fresh = max(s.pool) + 1
    s.pool = tuple(fresh if c in mixed else pool for c, pool in enumerate(s.pool))
    if s.mixed:
        s.mixed = confused(settled(s, mixed), frozenset(mixed))
    mine = 1 << seat
    for c in (*among, card):
        s.seen[c] &= mine
    move(s, card, zone, seat)


def shuffle(s: State, zone: int, is_quiet: bool = False) -> None:
    """Shuffle one pile: nobody knows any more which of its cards is which, but what is in it stays known.

    What is printed changes places among the cards of one back. With several backs in the pile the sleeves are shuffled
    as well, and the only one of its back can still be told. Nothing that is under way should refer to a card in it.
    """
    cards = s.zones[zone]
    what = list(s.what)
    backs = dict.fromkeys([s.marking[card] for card in cards])
    for back in backs:
        alike = [card for card in cards if s.marking[card] == back]
        if len(alike) > 1:
            s.mixed, s.pool = shuffled_notes(s, alike)
            for card, printed in zip(alike, shuffled(s, [what[card] for card in alike]), strict=True):
                what[card] = printed
                s.seen[card] = s.layout.watchers[zone]
                s.cards[card] = None
    s.what = tuple(what)
    if len(backs) > 1:
        s.zones[zone] = tuple(shuffled(s, cards))
    s.lent = None
    if s.story is not None and not is_quiet:
        ev.emit(s, ev.Shuffled(zone))


def look(s: State, seat: int, zone: int) -> None:
    """A seat looks through a zone: it knows every card there."""
    for card in s.zones[zone]:
        s.seen[card] |= 1 << seat
    if s.story is not None:
        ev.emit(s, ev.CardsLooked(seat, zone))


def reveal(s: State, card: int) -> None:
    """Everybody sees what is printed on a card, where it lies. What it is revealed for tells of it."""
    if s.layout.is_hand[s.where[card]]:
        _forget_twin(s, card, s.zones[s.where[card]])
    s.seen[card] = (1 << len(s.seats)) - 1


def draw(s: State, seat: int, amount: int = 1) -> int:
    """Draw from the seat's deck as many as are there, and say how many they were."""
    deck, hand = s.layout.of["deck"][seat], s.layout.of["hand"][seat]
    drawn = 0
    while drawn < amount and s.zones[deck]:
        move(s, s.zones[deck][-1], hand, seat)
        drawn += 1
    return drawn


def gather(s: State) -> None:
    """All cards back into the decks that their backs belong to, seen by nobody, with nothing on them."""
    packs = tuple([s.layout.of[name] for name in s.rules.packs])
    where, lying = _gathered(s.marking, packs)
    s.where = list(where)
    s.zones = [()] * len(s.zones)
    for zone, cards in lying:
        s.zones[zone] = cards
    s.seen = [0] * len(s.where)
    s.cards = [None] * len(s.where)
    s.pool = s.marking
    s.lasting = ()
    s.mixed = ()
    s.on = (-1,) * len(s.where)
    s.load = {}
    s.lent = None


@lru_cache(maxsize=256)
def _gathered(
    marking: tuple[int, ...], packs: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, ...], tuple[tuple[int, tuple[int, ...]], ...]]:
    """Where cards with these backs lie when all are gathered: the zone of each card, and each zone with its cards."""
    seats = len(packs[0])
    where = tuple([packs[mark // seats][mark % seats] for mark in marking])
    return where, tuple((zone, tuple([c for c, at in enumerate(where) if at == zone])) for zone in sorted(set(where)))


@lru_cache(maxsize=256)
def _of_one_back(marking: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The cards of each back."""
    return tuple(tuple([c for c, its in enumerate(marking) if its == mark]) for mark in sorted(set(marking)))


def shuffle_faces(s: State) -> None:
    """Shuffle all gathered decks: what is printed changes places among the cards of one back.

    In a deck shared by both backs the sleeves are shuffled as well.
    """
    what = list(s.what)
    for cards in _of_one_back(s.marking):
        for card, printed in zip(cards, shuffled(s, [what[c] for c in cards]), strict=True):
            what[card] = printed
    s.what = tuple(what)
    for zone in dict.fromkeys(s.layout.of["deck"]):
        if len({s.marking[c] for c in s.zones[zone]}) > 1:
            s.zones[zone] = tuple(shuffled(s, s.zones[zone]))
        if s.story is not None:
            ev.emit(s, ev.Shuffled(zone))


def play(s: State, seat: int, card: int, zone: int) -> None:
    """Play a card: it comes into play and its abilities wake."""
    move(s, card, zone, seat)
    tell(s, ev.CardPlayed, seat, card)


def change(s: State, seat: int, what: str, amount: int) -> None:
    """Add to one of the seat's numbers."""
    if amount:
        leaf = s.seats[seat]
        s.seats[seat] = changed(leaf, {what: getattr(leaf, what) + amount})
        if s.story is not None:
            ev.emit(s, ev.Changed(seat, what, amount))


def mark(s: State, card: int, **situation) -> None:
    """Change what a card remembers while it lies where it lies."""
    s.cards[card] = changed(s.cards[card] or s.rules.bare, situation)
    if not s.rules.lending.isdisjoint(situation):
        s.lent = None
    if s.story is not None:
        for what, value in situation.items():
            ev.emit(s, ev.CardChanged(card, what, value))


def last(s: State, lasting: Lasting) -> None:
    """Something holds from now on, until a moment that the game names."""
    s.lasting = (*s.lasting, lasting)
    s.lent = None
    if s.story is not None:
        ev.emit(s, ev.ModifierLaid(lasting.seat, lasting.source, lasting))


def expire(s: State, until: str) -> None:
    """The moment has come: what was to last until then holds no longer."""
    if not s.lasting:
        return
    left = tuple([one for one in s.lasting if one.until != until])
    if len(left) < len(s.lasting):
        ended = tuple([one for one in s.lasting if one.until == until])
        s.lasting = left
        s.lent = None
        if s.story is not None:
            ev.emit(s, ev.ModifiersEnded(until, ended))


def tell(s: State, event: Any, *values: Any) -> None:
    """An event that cards may listen to; or its type and its values, of which none is made where nobody hears it."""
    if values:
        if s.story is None and s.rules.book.hearing.get(event) == ():
            return
        event = event(*values)
    if s.story is not None:
        ev.emit(s, event)
    notice(s, event)


def announce(s: State, event: Any, *values: Any) -> None:
    """An event that nothing listens to but the story; or its type and its values, so that a playout makes none."""
    if s.story is not None:
        ev.emit(s, event(*values) if isinstance(event, type) else event)


def at_once(s: State, told: int) -> None:
    """What has been told since there were so many steps is one thing: none of them shows what was never so."""
    if s.story is not None:
        now = s.clone()
        s.story[told:] = [ev.Step(step.event, now) for step in s.story[told:]]


def begin_turn(s: State, seat: int) -> None:
    s.active = seat
    s.turn += 1
    tell(s, ev.TurnBegan, seat, s.turn)


def begin_round(s: State, first: int) -> None:
    s.first = first
    s.active = first
    s.round += 1
    s.turn = 0
    if s.story is not None:
        ev.emit(s, ev.RoundBegan(s.round, first))


def end_round(s: State, winners: tuple[int, ...], reason: str) -> None:
    s.results = (*s.results, Outcome(winners, reason))
    if s.story is not None:
        ev.emit(s, ev.RoundWon(winners, reason, s.round))


def end_match(s: State, winners: tuple[int, ...], reason: str) -> None:
    s.outcome = Outcome(winners, reason)
    if s.story is not None:
        ev.emit(s, ev.MatchWon(winners, reason))
