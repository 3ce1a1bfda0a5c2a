"""What there is to see of a seat: its fighters with their numbers, its means, its shields.

What thinks ahead asks for all numbers of all cards at once, again and again, so here each card is looked at once for
all of them; `numbers` asks for one of one card. Both say the same. Numbers (7.9) are sections of RULES.md.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from ...kernel.modifiers import GRANT, additions, kinds
from ...kernel.state import State
from .cards import Card
from .domain import DEAD, ELEMENTS, PLACES, parts
from .glyphs import has

new = tuple.__new__  # quicker than Piece(...)
SIGHT = ("fly", "quick", "army")  # the glyphs that a forecast asks for


class Piece(NamedTuple):
    """A fighter as a forecast sees it: its attack, the damage that kills it, the points that it brings, its shot.

    `strikes` says whether it can attack now, `stands` whether it can defend, `worth` how much it is missed, in points.
    """

    card: int
    power: int
    life: int
    points: int
    worth: float
    flies: bool
    is_quick: bool
    is_army: bool
    strikes: bool
    stands: bool
    is_open: bool
    shot: int


class Outlook(NamedTuple):
    """One seat. The dead are not among its pieces; `saved` is what they are worth to one who could save them."""

    seat: int
    waits: int  # actions of others before its own: 0 is about to act
    shields: int
    points: int  # that lie on it (12.2)
    pieces: list[Piece]
    glyphs: int
    engines: float  # what its other cards in play do
    temper: int  # that all its cards give
    straight: int  # ... and those that are not used up
    sources: int
    rungs: int  # places into which a Median or a Major could come
    full: int  # towers with three in them
    hand: list  # what is printed on its cards in hand
    limbo: list
    saved: float
    deck: int
    might: int  # the attacks of its pieces,
    life: int  # the damage that they bear,
    rank: int  # their points,
    shots: int  # their shots,
    volley: int  # ... of those that stand,
    ready: float  # the worth of those that stand,
    champion: int  # the attack and the life of the strongest
    wings: int  # the number of those that fly,
    guards: int  # of those that stand,
    wings_up: int  # and of those that do both


# What is seen


def granted(s: State) -> bool:
    """Whether anything gives a glyph of those that a forecast asks for."""
    return any([(GRANT, glyph) in kinds(s) for glyph in SIGHT])


def outlook(s: State, seat: int, added: tuple[dict[int, int], dict[int, int]], is_lent: bool) -> Outlook:
    """What a seat has. `added` are the `additions`, `is_lent` whether anything is `granted`."""
    of, zones, what, situations, load = s.layout.of, s.zones, s.what, s.cards, s.load
    attacks, defenses = added
    pieces: list[Piece] = []
    glyphs = tempers = straight = rungs = full = 0
    engines = saved = 0.0
    might = lives = rank = shots = volley = champion = wings = guards = wings_up = 0
    ready = 0.0
    empowers_all = s.rulings["empowered"] == "all"  # 16.5
    sources = zones[of["sources"][seat]]
    stacks = [(source, load.get(source, ())) for source in sources]
    stacks.append((-1, zones[of["adrift"][seat]]))
    for source, cards in stacks:
        elements, size, has_minor, has_median, has_major = 0, 0, False, False, False
        if source >= 0:
            base, situation = what[source], situations[source]
            elements = base.elements
            tempers += base.temper
            if situation is None or not situation.used:
                straight += base.temper
            if base.standing:
                engines += 0.5
            for card in cards:
                level = what[card].level
                size += level > 0
                if level == 1:
                    has_minor = has_minor or what[card].is_creature
                elif level == 2:
                    has_median = has_median or what[card].is_creature
                elif level == 3:
                    has_major = True
            rungs += (has_minor and size < PLACES) + (has_median and not has_major and size < PLACES)
            full += size >= PLACES
        is_full = size >= PLACES
        for card in cards:
            printed, situation = what[card], situations[card]
            if not printed.is_fighter:
                if printed.level:
                    tempers += printed.temper
                    engines += 1.0
                    if situation is None or not situation.used:
                        straight += printed.temper
                else:
                    engines += 0.4  # a spell on the source
                continue
            power, life = printed.attack, printed.defense
            gives, shot, points, count = printed.temper, printed.ranged, printed.points, len(printed.glyphs)
            laden = card in load
            if laden:
                for other in parts(s, card):
                    part = what[other]
                    power += part.attack
                    life += part.defense
                    gives += part.temper
                    count += len(part.glyphs)
                    if part.kind == "totem":
                        points += part.points
                    shot = max(shot, part.ranged) if part.kind == "item" else shot + part.ranged
            if attacks:
                power += attacks.get(card, 0)
            if defenses:
                life += defenses.get(card, 0)
            if printed.is_creature:
                bit = printed.bit & ELEMENTS
                if source < 0 or (bit and not bit & elements):  # diffused, 7.7
                    power -= 1
                    life -= 1
                    gives -= 1
                elif is_full and (bit or empowers_all):  # empowered, 7.9
                    power += 1
                    life += 1
            if printed.uses:
                count += 1
            has_straight = strikes = stands = True
            is_open = False
            if situation is not None:
                power += situation.kept_attack
                life += situation.kept_defense
                has_straight = stands = not (situation.used or situation.paralyzed or situation.fate)
                strikes = has_straight and not situation.charged
                is_open = bool(situation.exposed or situation.fights)
            if power < 0:
                power = 0
            if life < 1:
                life = 1
            worth = 0.8 + 0.3 * power + 0.2 * life + 0.5 * points + 0.2 * count + 0.3 * shot
            if situation is not None:
                if situation.fate:
                    saved += worth * (0.5 if situation.fate == DEAD else 0.25)
                    continue
                life = max(1, life - situation.damage)
            tempers += max(0, gives)
            if has_straight:
                straight += max(0, gives)
            glyphs += count
            own = printed.glyphs
            if laden or is_lent or (situation is not None and situation.kept_glyphs):
                flies, is_quick, is_army = has(s, card, "fly"), has(s, card, "quick"), has(s, card, "army")
            else:
                flies, is_quick, is_army = "fly" in own, "quick" in own, "army" in own
            if flies and situation is not None and situation.grounded:
                flies = False
            might += power
            lives += life
            rank += points
            wings += flies
            if stands:
                ready += worth
                guards += 1
                wings_up += flies
            if shot:
                shots += shot
                volley += shot if stands else 0
            if power + life > champion:
                champion = power + life
            pieces.append(
                new(
                    Piece,
                    (card, power, life, points, worth, flies, is_quick, is_army, strikes, stands, is_open, shot),
                )
            )
    engines += 0.7 * len(zones[of["spells"][seat]])
    return Outlook(
        seat,
        (seat - s.active) % len(s.seats),
        len(zones[of["shields"][seat]]),
        s.seats[seat].points,
        pieces,
        glyphs,
        engines,
        tempers,
        straight,
        len(sources),
        rungs,
        full,
        [what[card] for card in zones[of["hand"][seat]]],
        [what[card] for card in zones[of["limbo"][seat]]],
        saved,
        len(zones[of["deck"][seat]]),
        might,
        lives,
        rank,
        shots,
        volley,
        ready,
        champion,
        wings,
        guards,
        wings_up,
    )


def outlooks(s: State, seats: Collection[int] | None = None) -> list[Outlook | None]:
    """Every seat as it is seen, or each of these; None for the others, and for who is out."""
    added, is_lent = (additions(s, "attack"), additions(s, "defense")), granted(s)
    return [
        None if leaf.is_out or (seats is not None and seat not in seats) else outlook(s, seat, added, is_lent)
        for seat, leaf in enumerate(s.seats)
    ]


# Cards in hand


def wanted(printed: Card, sources: int) -> float:
    """How much a card in hand is wanted by a player with so many sources: about 1."""
    return (SPARE if sources >= ENOUGH else NEEDED) if printed.kind == "source" else merit(printed)


@cache
def merit(printed: Card) -> float:
    """How much any card but a source is wanted in hand."""
    if printed.is_fighter:
        return 0.6 + 0.1 * (printed.attack + printed.defense) + 0.15 * (len(printed.glyphs) + printed.ranged)
    return UNCAST.get(printed.kind, 1.0)


UNCAST = {"instant": 1.4, "sustained": 0.6}
"""An answer waits for its moment; what stays does more the sooner it is cast."""
ENOUGH, NEEDED, SPARE = 4, 1.5, 0.3  # sources in play; what another one is worth before and after
PLENTY = 7  # sources; more are worth nothing
GROUNDS = tuple([NEEDED * min(count, ENOUGH) + SPARE * max(0, count - ENOUGH) for count in range(PLENTY + 1)])


def ground(count: int) -> float:
    """How much so many sources are wanted, all together."""
    return GROUNDS[min(count, PLENTY)]
