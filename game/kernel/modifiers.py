"""What cards do to others for as long as something holds: numbers, traits, and laws that bind or do not bind.

A standing clause of a card in play is a `Modifier` for as long as the card lies there; one that was made to last is
kept in `s.lasting` until the moment that ends it (`verbs.last`, `verbs.expire`). A derived number is never written
into the state: it is printed plus what holds, asked for when it is needed.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .laws import Law
from .selectors import TESTS, Selector, identity, is_any, is_meant, select, those
from .state import State

ADD = "add"  # to the number `what`, `amount`
GRANT = "grant"  # the trait `what`
FORBID = "forbid"  # what the law of the key `what` speaks of, though it would not be forbidden
PERMIT = "permit"  # ... though it would be
HOWS = (ADD, GRANT, FORBID, PERMIT)
EVERYBODY, YOU, OPPONENTS = "everybody", "you", "opponents"  # whose hands a law binds, or no longer binds
LEAVES = "leaves"  # the moment when the source leaves play, which needs not be told


class Modifier(NamedTuple):
    """What holds, and for which cards: those that the phrase means at any time; no phrase is for all and for none.

    `per` are the cards of which each counts the amount once more, `given` those of which one must be there, `unless`
    those of which none may be.
    """

    how: str
    what: str
    amount: int = 0
    cards: Selector | None = None
    whose: str = EVERYBODY
    per: Selector | None = None
    given: Selector | None = None
    unless: Selector | None = None


class Lasting(NamedTuple):
    """A modifier that lasts until a moment that the game names. It holds for `cards`, or where these are none for
    those that its phrase means."""

    until: str
    seat: int
    source: int
    modifier: Modifier
    cards: tuple[int, ...] = ()


def without(lasting: tuple[Lasting, ...], card: int) -> tuple[Lasting, ...]:
    """What still holds when a card has left play: what lay on it goes, and what held as long as it stayed."""
    kept = []
    for one in lasting:
        if one.source == card and one.until == LEAVES:
            continue
        if card in one.cards:
            left = tuple([other for other in one.cards if other != card])
            if not left:
                continue
            one = one._replace(cards=left)
        kept.append(one)
    return tuple(kept)


def known(lasting: tuple[Lasting, ...], what: tuple) -> tuple[Lasting, ...]:
    """What a seat may know of it that does not know every card: nothing of what lies on a hidden card, nor which
    hidden card something comes from."""
    seen = []
    for one in lasting:
        cards = tuple([card for card in one.cards if what[card] is not None])
        if cards or not one.cards:
            source = one.source if one.source >= 0 and what[one.source] is not None else -1
            seen.append(one._replace(source=source, cards=cards))
    return tuple(seen)


def worth(s: State, card: int, stat: str) -> int:
    """A number of a card as it is now, as its game reckons."""
    return reckoned(s, card, stat) if s.rules.worth is None else s.rules.worth(s, card, stat)


def reckoned(s: State, card: int, stat: str) -> int:
    """The printed number of a card with all that holds for it."""
    value = getattr(s.what[card], stat)
    if not s.lasting and (ADD, stat) not in s.rules.book.stands:
        return value
    for seat, source, modifier, cards in held(s, ADD, stat):
        if _is_for(s, seat, source, modifier, cards, card):
            value += _amount(s, seat, source, modifier)
    return value


def added(s: State, card: int, stat: str) -> list[tuple[int, int]]:
    """What `reckoned` adds to the printed number, and the card that does it; -1 for one that is not known."""
    if not s.lasting and (ADD, stat) not in s.rules.book.stands:
        return []
    holds = [one[:3] for one in held(s, ADD, stat) if _is_for(s, *one, card)]
    return [(_amount(s, seat, source, modifier), source) for seat, source, modifier in holds]


def _amount(s: State, seat: int, source: int, modifier: Modifier) -> int:
    """How much it adds now: once, or for each card that it counts."""
    return modifier.amount * (1 if modifier.per is None else len(select(s, seat, source, modifier.per)))


def additions(s: State, stat: str) -> dict[int, int]:
    """What holds adds to that number, by card: for all cards at once what `reckoned` tells of one.

    It is reckoned once until a card moves or changes. A card that nothing is added to is not in it.
    """
    now = s.lent
    if now is not None and now.numbers is not None and (found := now.numbers.get(stat)) is not None:
        return found
    now, found = holding(s), {}
    for seat, source, modifier, cards in held(s, ADD, stat):
        if _is_open(s, seat, source, modifier):
            amount, meant = _amount(s, seat, source, modifier), modifier.cards
            for card in cards or (range(len(s.what)) if meant is None else those(s, seat, source, meant)):
                found[card] = found.get(card, 0) + amount
    if now.numbers is None:
        now.numbers = {}
    now.numbers[stat] = found
    return found


def has_trait(s: State, card: int, trait: str) -> bool:
    """Whether a card has a trait now, printed or granted."""
    if trait in s.what[card].stats.get("traits", ()):
        return True
    if not s.lasting and (GRANT, trait) not in s.rules.book.stands:
        return False
    return any(_those_for(s, GRANT, trait, card))


def granted(s: State, card: int) -> set[str]:
    """The traits that cards in play, or what lasts, grant to a card now."""
    return {one[2].what for one in holding(s) if one[2].how == GRANT and _is_for(s, *one, card)}


# Cards that contradict the rules: what a legality function asks beside the law itself


def overruled(s: State, law: Law, seat: int, card: int = -1) -> bool:
    """Whether cards let this seat do with that card what the law forbids. A card that forbids it too prevails."""
    return any(_by_law(s, PERMIT, law, seat, card)) and not imposed(s, law, seat, card)


def imposed(s: State, law: Law, seat: int, card: int = -1) -> bool:
    """Whether a card lays the law on this seat, or on that card."""
    return any(_by_law(s, FORBID, law, seat, card))


def sources(s: State, how: str, law: Law, seat: int, card: int = -1) -> list[int]:
    """The cards that permit or forbid: for the reason that is given, or where the game says which of them prevails."""
    return [one[1] for one in _by_law(s, how, law, seat, card)]


def laid_on(s: State, law: Law, seat: int = -1) -> set[int]:
    """All cards that cards lay this law on, whoever acts, or when that seat does."""
    found: set[int] = set()
    if not s.lasting and (FORBID, law.key) not in s.rules.book.stands:
        return found
    for whose, source, modifier, cards in held(s, FORBID, law.key):
        if _binds(s, whose, modifier, seat) and _is_open(s, whose, source, modifier):
            found.update(cards or (select(s, whose, source, modifier.cards) if modifier.cards else ()))
    return found


Held = tuple[int, int, Modifier, tuple[int, ...]]  # whose it is, the card that it stands on, what, and on which cards


class Holding(list):
    """All that holds at a moment, in the order of the board. Once asked for: by what it does (`kinds`), and what it
    adds to each number, by card (`numbers`). `sums` is for a ruleset: what is added to several numbers of a card."""

    kinds: dict[tuple[str, str], list[Held]] | None = None
    numbers: dict[str, dict[int, int]] | None = None
    sums: dict[int, tuple[int, ...]] | None = None


def kinds(s: State) -> dict[tuple[str, str], list[Held]]:
    """All that holds now by what it does: (ADD, number), (GRANT, trait), (FORBID, key of a law)."""
    found = s.lent  # quicker than to ask `holding`, and nearly always there
    if found is None:
        found = holding(s)
    by_kind = found.kinds
    if by_kind is None:
        by_kind = found.kinds = {}
        for one in found:
            by_kind.setdefault(one[2][:2], []).append(one)
    return by_kind


def held(s: State, how: str, what: str) -> Sequence[Held]:
    """What of all that holds now adds to that number, grants that trait, speaks of the law of that key."""
    return kinds(s).get((how, what), ())


def holding(s: State) -> Holding:
    """All that holds now. It is looked for once until a card moves or changes: every number asks for it."""
    if not s.rules.book.stands:
        return Holding([one[1:] for one in s.lasting])
    found = s.lent
    if found is None:
        found, what, situations, zones, awake = Holding(), s.what, s.cards, s.zones, s.rules.is_awake
        is_plain = not s.rules.has_copies
        for seat, zone in s.layout.fields:
            for source in zones[zone]:
                printed = what[source] if is_plain or situations[source] is None else identity(s, source)
                if printed is not None and printed.standing and (awake is None or awake(s, source)):
                    whose = seat if seat >= 0 else s.owner(source)
                    found += [(whose, source, modifier, ()) for modifier in printed.standing]
        if s.lasting:
            found += [one[1:] for one in s.lasting]
        s.lent = found
    return found


def moved(s: State, card: int) -> Holding | None:
    """What holds when that card has come into play, left it or changed its place there; None: look for it anew.

    A card that does nothing to others leaves the list as it is, in a game whose `lends_alone` says so. What is added to
    numbers is reckoned anew.
    """
    found, printed = s.lent, s.what[card]
    if found is None or not s.rules.lends_alone or printed is None or printed.standing or s.lasting:
        return None
    if not found:
        return found
    now = Holding(found)
    now.kinds = found.kinds
    return now


def _is_open(s: State, seat: int, source: int, modifier: Modifier) -> bool:
    """Whether what must be there is there, and what may not be there is not."""
    if modifier.given is not None and not is_any(s, seat, source, modifier.given):
        return False
    return modifier.unless is None or not is_any(s, seat, source, modifier.unless)


def _is_for(s: State, seat: int, source: int, modifier: Modifier, cards: tuple[int, ...], card: int) -> bool:
    if not _is_open(s, seat, source, modifier):
        return False
    if cards:
        return card in cards
    return modifier.cards is None or (card >= 0 and is_meant(s, seat, source, modifier.cards, card))


def _those_for(s: State, how: str, what: str, card: int) -> Iterator[Held]:
    if not s.lasting and (how, what) not in s.rules.book.stands:
        return
    for one in held(s, how, what):
        if _is_for(s, *one, card):
            yield one


def _by_law(s: State, how: str, law: Law, seat: int, card: int) -> Iterator[Held]:
    return (one for one in _those_for(s, how, law.key, card) if _binds(s, one[0], one[2], seat))


def _binds(s: State, whose: int, modifier: Modifier, seat: int) -> bool:
    """Whether a modifier that is `whose` speaks of what that seat does."""
    if modifier.whose == EVERYBODY or seat < 0:
        return modifier.whose == EVERYBODY
    return seat == whose if modifier.whose == YOU else s.team[seat] != s.team[whose]


# What phrases compare


def _compared(s, seat, source, card, printed, wanted) -> bool:
    """("number", stat, sign, n): as it is now. A card without that number is not meant."""
    if printed is None:
        return True
    _, stat, sign, number = wanted
    value = printed.stats.get(stat)
    if value is None:
        return False
    if s.lasting or s.rules.worth is not None or (ADD, stat) in s.rules.book.stands:
        value = worth(s, card, stat)
    return SIGNS[sign](value, number)


def _plainly_compared(s, seat, source, card, printed, wanted) -> bool:
    """("plain number", stat, sign, n): as it is printed."""
    if printed is None:
        return True
    _, stat, sign, number = wanted
    return stat in printed.stats and SIGNS[sign](printed.stats[stat], number)


def _has(s, seat, source, card, printed, wanted) -> bool:
    """("trait", trait): as its game says, if a card has more than is printed on it or granted to it."""
    return printed is None or (s.rules.has or has_trait)(s, card, wanted[1])


SIGNS = {"<=": operator.le, ">=": operator.ge, "=": operator.eq}
TESTS.update({"number": _compared, "plain number": _plainly_compared, "trait": _has})
