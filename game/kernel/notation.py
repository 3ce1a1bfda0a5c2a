"""Actions, positions and events as text: for records, tests, the log and bug reports.

An action is a verb with what it needs: `draw`, `play knight`, `strike knight dragon`, `choose 1`. A card is
its key; where several of one kind are possible, the first is meant, and another is named by its number as well:
`play knight.31`. A position lists what lies where, a line a place, the top card last:

    seats: 2
    active: 0
    hand-0: knight, dragon
    play-1: wall, mirror as wall
    deck-0: 20 cards

What lasts until some moment stands below (`lasting.py`). A card that lies on another ends with that: `sword on knight`
(`stacks.py`). `?` is a card that the view does not know, where something is to be said of it: `? on dragon`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from difflib import get_close_matches

from ..files import shortened
from . import events as ev
from . import lasting, texts
from .agenda import Action, legal_actions
from .deck import Deck
from .naming import card_named, owned, printed_name
from .ruleset import Ruleset
from .selectors import identity
from .stacks import UNKNOWN, found_host, key_of, said_host
from .state import State
from .template import Seat, fill, seats

MOST_NAMED = 40  # actions that a message lists
MOST_COUNTED = 999  # the largest number that a line of a position may give


class CannotRead(ValueError):
    """A text that is no action or position here; says what would be."""


# Actions


def say(s: State, action: Action, legal: Sequence[Action] | None = None) -> str:
    """An action of the present choice as text that `read` turns back into it."""
    legal = legal_actions(s) if legal is None else legal
    text = short(s, action)
    if next((other for other in legal if short(s, other) == text), None) == action:
        return text
    return _words(action, *(f"{s.what[card].key}.{card}" for card in (action.card, action.target) if card >= 0))


def read(s: State, text: str) -> Action:
    """The legal action that a text names. Raises CannotRead, listing what could be done."""
    legal = legal_actions(s)
    text = " ".join(text.split())
    for action in legal:
        if short(s, action) == text:
            return action
    for action in legal:
        cards = [f"{s.what[card].key}.{card}" for card in (action.card, action.target) if card >= 0]
        if _words(action, *cards) == text:
            return action
    could = list(dict.fromkeys(short(s, action) for action in legal)) or ["nothing: the match is over"]
    more = f", and {len(could) - MOST_NAMED} more" if len(could) > MOST_NAMED else ""
    raise CannotRead(f"cannot {shortened(text)!r}; could: {', '.join(could[:MOST_NAMED])}{more}")


def short(s: State, action: Action) -> str:
    """An action as text without the numbers that tell twins apart."""
    return _words(action, *(s.what[card].key for card in (action.card, action.target) if card >= 0))


def _words(action: Action, *cards: str) -> str:
    number = [str(action.amount)] if action.amount >= 0 else []
    return " ".join([action.verb, *cards, *number])


# Positions


def show(s: State) -> str:
    """What lies where, as text. Cards that a view does not know are counted."""
    lines = [f"seats: {len(s.seats)}", f"active: {s.active}"]
    for seat, leaf in enumerate(s.seats):
        lines += [f"{what}-{seat}: {getattr(leaf, what)}" for what in s.rules.writing.counted if getattr(leaf, what)]
    for z, zone in enumerate(s.layout.zones):
        cards = s.zones[z]
        is_hidden = any(s.what[card] is None for card in cards)
        if zone.name == "deck" or (is_hidden and not any(remembered(s, card) for card in cards)):
            lines.append(f"{zone}: {len(cards)} cards")
        else:
            lines.append(f"{zone}: {', '.join(_lying(s, card) for card in cards) or '-'}")
    lines += [f"lasting-{place}: {lasting.said(s, one)}" for place, one in enumerate(s.lasting)]
    return "\n".join(lines)


def remembered(s: State, card: int) -> str:
    """What a card remembers and what it lies on, as words: `tapped on knight`, `as wall`."""
    if s.rules.writing.lying is not None:
        said = s.rules.writing.lying(s, card)
    else:
        stands_as = identity(s, card)
        said = "" if stands_as is s.what[card] else f"as {stands_as.key}"
    return f"{said} {said_host(s, card)}".strip()


def _lying(s: State, card: int) -> str:
    """A card where it lies: `mirror as wall` if it stands as another."""
    return f"{key_of(s, card)} {remembered(s, card)}".rstrip()


def lay(rules: Ruleset, text: str, rulings: Mapping[str, str] | None = None, seed: int = 1) -> State:
    """A quiet moment of a match from text: the active seat is asked for an action.

    Places that are not named are empty; the cards that are left over lie in the decks, shuffled by the seed. A deck
    line with keys puts these on top, the last uppermost. A number of cards before them leaves that many below, and the
    others are out of the match: "deck-0: 2 cards, dragon" is a deck of three. In other places a number deals so many of
    the cards that are left, by the seed: so what a view shows can be laid too. Raises CannotRead.
    """
    from . import rng
    from .verbs import gather, shuffle_faces

    lines = _lines(text)
    seats = _number(lines.pop("seats", "2"), "seats")
    if seats not in rules.seat_counts:
        raise CannotRead(f"seats: {rules.title} is for {rules.seats_said} players")
    if rules.decks.parts:
        _complete(rules, seats, lines)
    decks = tuple(_deck_for(rules, seat, lines) for seat in range(seats)) if rules.decks.parts else ()
    s = State(rules, seats, rules.ruled(rulings), rng.seeded(seed), rules.wins_needed(seats), decks)
    rules.set_up(s)
    gather(s)
    shuffle_faces(s)
    active = _number(lines.pop("active", "0"), "active", seats - 1)
    s.first = _number(lines.pop("first", "0"), "first", seats - 1)
    s.turn = _counter(rules, lines.pop("turn", "2"), "turn")
    for seat in range(seats):
        for what, default in rules.Seat()._asdict().items():
            line = f"{what}-{seat}"
            if line in lines and line not in s.layout.named and isinstance(default, int):
                most = s.goal - 1 if what == "wins" else MOST_COUNTED
                s.seats[seat] = s.seats[seat]._replace(**{what: _counter(rules, lines.pop(line), line, what, most)})
    lasts = [lines.pop(place) for place in [place for place in lines if re.fullmatch(r"lasting-\d+", place)]]
    sizes = {}
    wanted: dict[int, list[str]] = {}
    for place, content in lines.items():
        if place not in s.layout.named:
            raise CannotRead(f"{place!r} is no place here; there are: {', '.join(s.layout.named)}")
        zone = s.layout.named[place]
        keys = [] if content == "-" else [key.strip() for key in content.split(",")]
        if keys and keys[0].endswith((" cards", " card")):
            sizes[zone] = _number(keys.pop(0).split()[0], place)
        wanted[zone] = keys
    used: set[int] = set()
    placed: dict[int, list[int]] = {}
    standing: dict[int, str] = {}
    unknown: set[int] = set()
    decks = set(s.layout.of["deck"])
    for is_known in (True, False):  # what is not known takes what is left
        for zone, keys in wanted.items():
            cards = placed.setdefault(zone, [-1] * len(keys))
            for at, (key, _, words) in enumerate(key.partition(" ") for key in keys):
                if (key != UNKNOWN) == is_known:
                    cards[at] = _take(s, rules, zone, key if is_known else "", used)
                    if not is_known:
                        unknown.add(cards[at])
                    if words:
                        standing[cards[at]] = words
    for zone in [zone for zone in sizes if zone not in decks]:
        placed[zone] = [*(_take(s, rules, zone, "", used) for _ in range(sizes[zone])), *placed[zone]]
    for zone in range(len(s.zones)):
        if zone in decks:
            rest = [card for card in s.zones[zone] if card not in used]
            if sizes.get(zone, 0) > len(rest):
                raise CannotRead(f"{s.layout.zones[zone]}: only {len(rest)} cards are left for it")
            rest = rest[: sizes.get(zone, len(rest))]
            s.zones[zone] = (*rest, *placed.get(zone, ()))
        else:
            s.zones[zone] = tuple(placed.get(zone, ()))
    lying = {card: z for z, cards in enumerate(s.zones) for card in cards}
    out = len(s.zones)
    s.where = [lying.get(card, out) for card in range(len(s.where))]
    everybody = (1 << seats) - 1
    s.seen = [s.layout.watchers[z] if z < out else everybody for z in s.where]
    for card in sorted(standing, key=lambda card: (s.where[card], s.zones[s.where[card]].index(card))):
        words, is_on, host = f" {standing[card]}".rpartition(" on ")
        if is_on:
            _lay_on(s, card, host.strip(), unknown)
        words = (words if is_on else host).strip()
        if words:
            try:
                (rules.writing.lay_card or _stand_as)(s, card, words)
            except CannotRead as error:
                raise CannotRead(f"{s.layout.zones[s.where[card]]}: {error}") from None
    try:
        s.lasting = tuple([lasting.heard(s, text) for text in lasts])
    except ValueError as error:
        raise CannotRead(str(error)) from None
    rules.lay_out(s, active)
    if wrong := impossible(s) or (rules.writing.check(s) if rules.writing.check is not None else ""):
        raise CannotRead(wrong)
    return s


def impossible(s: State) -> str:
    """Fault in the numbers of the seats, with its line, or "" if they are possible in some game."""
    out = [seat for seat, leaf in enumerate(s.seats) if getattr(leaf, "is_out", 0)]
    if s.active in out:
        return f"active: it cannot be the turn of seat {s.active}, for is_out-{s.active} says that it is out"
    if len(s.seats) - len(out) < 2:
        return f"is_out-{out[-1]}: fewer than two players would be left, and the round would be over"
    return ""


def _pack(rules: Ruleset, zone: str) -> int:
    """Which pack the cards come from that a position only counts in a zone."""
    return rules.packs.index(zone) if zone in rules.packs else 0


def _lay_on(s: State, card: int, words: str, unknown: Collection[int]) -> None:
    """Lay a card on the one that the words mean, on top of what lies there already."""
    from .verbs import attach

    zone = s.layout.zones[s.where[card]]
    if zone.name not in (*s.rules.fields, *s.rules.carried):
        raise CannotRead(f"a card in {zone} does not lie on another")
    host = found_host(s, card, words, unknown)
    if host < 0:
        raise CannotRead(f"there is no {words!r} in play for {key_of(s, card)!r} in {zone}")
    try:
        attach(s, card, host)
    except ValueError as error:
        raise CannotRead(f"{key_of(s, card)!r} in {zone}: {error}") from None


def _stand_as(s: State, card: int, words: str) -> None:
    """A card that stands as another: `as wall`."""
    _, _, key = words.partition("as ")
    if key not in s.rules.book.cards:
        raise _no_card(s.rules, key)
    s.cards[card] = s.rules.Situation(copied=s.rules.book[key])


def _complete(rules: Ruleset, seats: int, lines: dict[str, str]) -> None:
    """Zones that a position does not name hold what they hold in a quiet moment of that game."""
    for name, count in rules.writing.laid.items():
        for seat in range(seats):
            lines.setdefault(f"{name}-{seat}", f"{count} cards")


def _deck_for(rules: Ruleset, seat: int, lines: dict[str, str]) -> Deck:
    """A deck of exactly the cards that a position needs of this seat, plain ones where it only counts them."""
    needed: dict[str, Counter[str]] = {part: Counter() for part in rules.decks.parts}
    for zone in (zone for zone in rules.layout(rules.seat_counts[0]).zones if zone.seat == 0):
        for entry in lines.get(f"{zone.name}-{seat}", "-").split(","):
            words = entry.split()
            if not words or words == ["-"]:
                continue
            if words[-1] in ("card", "cards"):
                part = zone.name if zone.name in rules.decks.parts else rules.decks.parts[0]
                needed[part][_plain(rules, part)] += _number(words[0], str(zone))
            elif words[0] == UNKNOWN:
                needed[rules.decks.parts[0]][_plain(rules, rules.decks.parts[0])] += 1
            elif words[0] in rules.book.cards:
                needed[rules.book[words[0]].part][words[0]] += 1
    return Deck("laid", tuple((part, tuple(counts.items())) for part, counts in needed.items()))


def _plain(rules: Ruleset, part: str) -> str:
    """The plainest card of a part: the first without abilities."""
    cards = [card for card in rules.book if card.part == part]
    return next((card for card in cards if not card.abilities), cards[0]).key


def _take(s: State, rules: Ruleset, zone: int, key: str, used: set[int]) -> int:
    """A free card of that kind (any, if none is named), of the back that belongs to the zone where that matters."""
    if key and key not in rules.book.cards:
        raise _no_card(rules, key)
    free = [card for card, printed in enumerate(s.what) if key in ("", printed.key) and card not in used]
    seat = s.layout.zones[zone].seat
    pack = _pack(rules, s.layout.zones[zone].name)

    def fitness(card: int) -> tuple[bool, bool, int]:
        """Of the owner of the zone, and of the pack that lies there, before others."""
        return seat is not None and s.owner(card) != seat, key == "" and s.marking[card] // len(s.seats) != pack, card

    free.sort(key=fitness)
    if not free:
        raise CannotRead(f"there is no further {key or 'card'}")
    used.add(free[0])
    return free[0]


def _no_card(rules: Ruleset, key: str) -> CannotRead:
    """That no card is called so, with those that are called almost so, or else with all."""
    near = get_close_matches(key, rules.book.cards)
    return CannotRead(
        f"{key!r} is no card; {'nearest is' if near else 'there are'}: {', '.join(near or rules.book.cards)}"
    )


def _lines(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            place, colon, content = line.partition(":")
            if not colon:
                raise CannotRead(f"{line.strip()!r} is not 'place: cards'")
            if place.strip() in found:
                raise CannotRead(f"{place.strip()} stands there twice")
            found[place.strip()] = content.strip() or "-"
    return found


def _counter(rules: Ruleset, text: str, line: str, what: str = "turn", most: int = MOST_COUNTED) -> int:
    """A number that a line of a position gives, as far as the game knows it to be possible. Raises CannotRead."""
    least, most = rules.writing.limits.get(what, (0, most))
    value = _number(text.removeprefix("-"), line)
    value = -value if text.startswith("-") else value
    if not least <= value <= most:
        raise CannotRead(f"{line}: {value} cannot be; it is {f'from {least} to {most}' if most > least else least}")
    return value


def _number(text: str, place: str, most: int = MOST_COUNTED) -> int:
    if not text.isdecimal():
        raise CannotRead(f"{place}: {text!r} is no number")
    if int(text) > most:
        raise CannotRead(f"{place}: {text} is more than {most}")
    return int(text)


# Events


def tell(s: State, event) -> str:
    """An event as a line of the log, for the eyes of the view `s`; empty for what needs no line.

    A card is `[key|number]` where the view knows it, a seat is `{seat:0}`: the screen puts faces and names there.
    """
    teller = teller_of(s, event)
    return teller(s, event) if teller else ""


def log_steps(story: Sequence[ev.Step]) -> list[ev.Step | None]:
    """What the log tells at each step of an action's events: the step itself, one that stands for several, or None.

    A game combines what belongs together, such as a card that is played and how it was paid for, into one line.
    """
    combine = story[0].state.rules.telling.log_steps if story else None
    return list(combine(story)) if combine else list(story)


def teller_of(s: State, event) -> Callable[..., str] | None:
    """What says such an event; None for those that never need a line."""
    return s.rules.telling.tellers.get(type(event)) or TELLERS.get(type(event))


def moved(s: State, e: ev.CardMoved) -> str:
    """A card that a player draws, or takes from the discard pile; "" for other moves."""
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    match start.name, end.name:
        case "deck", "hand":
            return fill(texts.DRAWN, seat=Seat(e.seat), card=card_named(s, e.card))
        case "discard", "hand":
            return fill(texts.TAKEN_FROM_DISCARD, seat=Seat(e.seat), card=card_named(s, e.card))
    return ""


def removed(s: State, e: ev.CardRemoved) -> str:
    """Which card left play, because of which other, and where it went."""
    zone = s.where[e.card]
    place = s.layout.zones[zone]
    if place.name == "deck":
        template = texts.PUT_UNDER_DECK if s.zones[zone][0] == e.card else texts.PUT_ON_DECK
    else:
        template = texts.DISCARDED_BY if place.name == "discard" else texts.REMOVED_BY
    return fill(template, by=card_named(s, e.by), card=card_of_another(s, e.card, e.seat, e.whose))


def card_of_another(s: State, card: int, seat: int, whose: int) -> str:
    """A card with its player's name in front unless it is the seat's own."""
    name = card_named(s, card)
    return name if whose == seat else owned(name, printed_name(s, card), whose)


def will_do_nothing(s: State, e: ev.AbilityVain, seat: int) -> str:
    """The warning before an action that has no effect, or only a part of it."""
    if e.seat != seat:
        return ""
    template = texts.WILL_PARTLY_HAVE_NO_EFFECT if e.is_part else texts.WILL_HAVE_NO_EFFECT
    return fill(template, card=s.what[e.card].name, why=e.why)


def _played(s: State, e: ev.CardPlayed) -> str:
    return fill(texts.PLAYED, seat=Seat(e.seat), card=card_named(s, e.card))


def _no_effect(s: State, e: ev.AbilityVain) -> str:
    return fill(texts.PARTLY_NO_EFFECT if e.is_part else texts.NO_EFFECT, card=card_named(s, e.card), why=e.why)


def _copied(s: State, e: ev.AbilityCopied) -> str:
    return fill(texts.COPIED, card=card_named(s, e.card), target=card_named(s, e.target))


def _round_began(s: State, e: ev.RoundBegan) -> str:
    return fill(texts.ROUND_BEGAN if s.goal > 1 else texts.GAME_BEGAN, round=e.round, seat=Seat(e.first))


def _round_won(s: State, e: ev.RoundWon) -> str:
    reason = s.rules.telling.reasons[e.reason]
    if not e.winners:
        return fill(texts.ROUND_DRAWN if s.goal > 1 else texts.GAME_DRAWN, round=e.round, reason=reason)
    template = texts.ROUND_WON if s.goal > 1 else texts.GAME_WON
    return fill(template, winners=seats(e.winners), round=e.round, reason=reason)


def _match_won(s: State, e: ev.MatchWon) -> str:
    return fill(texts.MATCH_WON, winners=seats(e.winners)) if s.goal > 1 and e.winners else ""


TELLERS = {
    ev.CardMoved: moved,
    ev.CardPlayed: _played,
    ev.CardRemoved: removed,
    ev.AbilityVain: _no_effect,
    ev.AbilityCopied: _copied,
    ev.TurnBegan: lambda s, e: fill(texts.TURN_BEGAN, turn=e.turn, seat=Seat(e.seat)),
    ev.RoundBegan: _round_began,
    ev.RoundWon: _round_won,
    ev.MatchWon: _match_won,
}
