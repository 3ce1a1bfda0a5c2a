"""What cards in play show besides their faces: numbers that have changed, damage, and how they stand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from art.towers_in_time import places
from art.towers_in_time.face import NAME
from art.written import NEAR, name_inks
from game.kernel.conflict import conflict
from ui.base import theme
from ui.shows.towers_in_time.lying import rank
from ui.table.band import GROUND, Band, Cell
from ui.table.marks import DOWN, UP, Mark, Number

LIGHTS: dict[str, theme.Colour] = {
    "air": (150, 208, 240), "earth": (168, 190, 92), "fire": (246, 132, 48), "water": (56, 190, 190),
    "white": (250, 226, 164), "black": (178, 132, 206), "neutral": (200, 200, 196),
}  # fmt: skip
SIGNS = {"dead": "cross", "paralyzed": "paralyze", "diffused": "eye", "vulnerable": "eye"}
SIDE = (
    0.229  # where attack and defense are printed beside the middle of a card, in its height; they stand over its name
)
FOOT_OF_NAME, LINE, RADIUS = 6.5, 2.2, 17.4  # as in art/towers_in_time/face.py, where a card is 100 wide and 140 high
# Over a name of two lines there is little room on what is seen of a card below another: numbers are smaller there, and
# stand so high and so far aside.
HIGHEST, TIGHT_SIZE, TIGHT_SIDE = 0.185, 0.165, 0.262
SIGN_AT = (0.0, 0.21)  # on what is seen of a card that another stands upon
TEMPER_AT = (-0.246, 0.364)  # where a source says what it gives
HEAD_TEMPER_AT = (-0.246, -0.386)  # ... and a fighter
# On the smallest faces all that stands elsewhere and is larger; for how far a number has changed there is no room.
TINY = places.SMALL
TINY_SIZE, TINY_SIDE, TINY_LOW = 0.285, 0.193, 0.309
TINY_BETWEEN = 0.24  # where damage stands between attack and defense
TINY_TEMPER_AT, TINY_HEAD_AT = (-0.214, 0.336), (-0.221, -0.364)
GROUNDS: dict[str, theme.Colour] = {"attack": (142, 34, 36), "defense": (38, 76, 150), "temper": (132, 86, 26)}


@cache
def low(name: str) -> float:
    """How far under the middle of a card its attack and defense are printed, in its height."""
    names = sum(ink.height / NEAR + LINE for ink in name_inks(name, NEAR, NAME))
    return 0.5 - (FOOT_OF_NAME + names + RADIUS) / 140


def leans(view, card: int) -> bool:
    """Whether a card is sapped or taxed."""
    situation = view.cards[card]
    return situation is not None and situation.used


def marks(view) -> tuple[tuple[int, Mark], ...]:
    fight = conflict(view)
    lost = fight.ending.leaves if fight is not None and fight.ending is not None else ()
    fighting = {card for side in fight.sides for card in side.cards} or None if fight is not None else None
    known = [card for card in view.in_field() if view.what[card] is not None]
    return (*((card, mark(view, card, fighting, lost)) for card in known), *idle(view))


def idle(view) -> tuple[tuple[int, Mark], ...]:
    """What followers bear and do not use lies in the dark."""
    standing, of = view.rules.telling.standing, view.layout.of["gear"]
    borne = [card for zone in of for card in view.zones[zone] if view.what[card] is not None and view.on[card] >= 0]
    return tuple((card, Mark(is_dim=True)) for card in borne if "idle" in standing(view, card))


def mark(view, card: int, fighting, lost) -> Mark:
    """`fighting` are the cards that have stepped forward, None where there is no combat; `lost` are to die."""
    stands = view.rules.telling.standing(view, card)
    if not is_calm(fighting, card):
        stands = tuple(word for word in stands if word != "vulnerable")  # whoever fights is
    if card in lost:
        stands = ("dead", *stands)
    sign = next((SIGNS[word] for word in stands if word in SIGNS), "")
    is_below = is_calm(fighting, card) and is_covered(view, card, fighting)
    sign_at = SIGN_AT if is_calm(fighting, card) else None  # whoever fights is seen whole
    if view.what[card].is_fighter:
        numbers = strengths(view, card, bool(sign and sign_at), is_below)
        numbers += () if is_below else at_head(view, card)
    else:
        numbers = tempers(view, card)
    is_dim = "used" in stands and is_calm(fighting, card)
    found = Mark(numbers, is_dim, sign, sign_at=sign_at)
    if is_below and is_tight(view.what[card]):
        found = found._replace(numbers=(*numbers, *hidden(view, card, numbers)), size=TIGHT_SIZE)
    return found._replace(
        tiny=(TINY, found._replace(numbers=tuple(map(small, numbers)), size=TINY_SIZE)) if found.numbers else None,
        band=band(view, card, is_dim or "paralyzed" in stands) if fighting is not None and is_below else None,
        row=() if is_calm(fighting, card) else row(view, card),
    )


def small(number: Number) -> Number:
    """A number as it stands on the smallest faces, in its colour alone."""
    x, _ = number.at
    if number.at in (TEMPER_AT, HEAD_TEMPER_AT):
        at = TINY_TEMPER_AT if number.at == TEMPER_AT else TINY_HEAD_AT
    else:
        at = (0.0, TINY_BETWEEN) if not x else (TINY_SIDE if x > 0 else -TINY_SIDE, TINY_LOW)
    return Number(number.value, 0, at, colour=number.colour or changed(number.change))


def band(view, card: int, is_dim: bool) -> Band:
    """What is seen of a card in a tower that draws back from a combat: in the dark if it does nothing (`is_dim`)."""
    printed = view.what[card]
    names = ("attack", "defense") if printed.is_fighter else ("temper",) if printed.kind == "source" else ()
    made = cells(view, card, names)
    light, others = LIGHTS[printed.school], alike(view.rules, printed.name)
    return Band(printed.name, light, tuple(made[:1]), tuple(made[1:]), is_dim, others)


@cache
def alike(rules, name: str) -> tuple[str, ...]:
    """The names of other cards that begin with the same letter."""
    return tuple(sorted({card.name for card in rules.book if card.name[0] == name[0]} - {name}))


def row(view, card: int) -> tuple[Cell, ...]:
    """The numbers of a fighter that another covers half: damage stands between attack and defense, as ever."""
    attack, defense = cells(view, card, ("attack", "defense"))
    situation = view.cards[card]
    hurt = (Cell(situation.damage, GROUND, theme.DANGER),) if situation is not None and situation.damage else ()
    return (attack, *hurt, defense)


def cells(view, card: int, names: Sequence[str]) -> list[Cell]:
    """These numbers as they are now, each on its own ground."""
    printed = view.what[card]
    now = {name: view.rules.worth(view, card, name) for name in names}
    return [Cell(value, GROUNDS[name], changed(value - getattr(printed, name))) for name, value in now.items()]


def is_calm(fighting, card: int) -> bool:
    """Whether a card has no part in a combat."""
    return fighting is None or card not in fighting


def is_covered(view, card: int, fighting) -> bool:
    """Whether another stands upon this card now: of a tower in which some have stepped forward, among those left."""
    is_source, towers = view.what[card].kind == "source", view.layout.of["towers"]
    load = view.load.get(card if is_source else view.on[card], ())
    left = [other for other in load if is_calm(fighting, other) and view.where[other] in towers]
    left.sort(key=lambda other: rank(view, other))
    return bool(left) and left[-1] != card


def at_head(view, card: int) -> tuple[Number, ...]:
    """What temper a fighter whose head is seen gives with what it bears, where that is not as printed."""
    now = view.rules.worth(view, card, "temper")
    change = now - view.what[card].temper
    return (Number(now, change, HEAD_TEMPER_AT),) if change else ()


def strengths(view, card: int, is_signed: bool, is_below: bool) -> tuple[Number, ...]:
    """Attack and defense where they are not as printed; then damage.

    Where a sign (`is_signed`) or damage stands between the two, that they have changed is said by their colour alone.
    Over a name of two lines they stand as high as what is seen of a card below another lets them.
    """
    printed, worth, situation = view.what[card], view.rules.worth, view.cards[card]
    is_between = is_signed or (situation is not None and situation.damage > 0)
    is_high = is_below and is_tight(printed)
    found, height, aside = [], HIGHEST if is_high else low(printed.name), TIGHT_SIDE if is_high else SIDE
    for name, side in (("attack", -1), ("defense", 1)):
        now = worth(view, card, name)
        if now != getattr(printed, name):
            by, at = now - getattr(printed, name), (side * aside, height)
            found.append(Number(now, 0, at, colour=changed(by)) if is_between else Number(now, by, at, side > 0))
    if situation is not None and situation.damage:
        found.append(Number(situation.damage, 0, (0.0, height), colour=theme.DANGER))
    return tuple(found)


def is_tight(printed) -> bool:
    """Whether the name of a fighter is so high that what is seen of it below another shows its numbers no more."""
    return printed.is_fighter and low(printed.name) < HIGHEST


def hidden(view, card: int, told: Sequence[Number]) -> tuple[Number, ...]:
    """Attack and defense of such a fighter that are as printed, and lie below the card that stands on it."""
    sides = (("attack", -TIGHT_SIDE), ("defense", TIGHT_SIDE))
    said = {number.at[0] for number in told}
    return tuple([
        Number(view.rules.worth(view, card, name), 0, (x, HIGHEST), colour=theme.PARCHMENT)
        for name, x in sides if x not in said
    ])  # fmt: skip


def tempers(view, card: int) -> tuple[Number, ...]:
    """What a source gives, where that is not as printed; on one that is sapped no gold is left of its drop."""
    if view.what[card].kind != "source":
        return ()
    now = view.rules.worth(view, card, "temper")
    if leans(view, card):
        return (Number(now, 0, TEMPER_AT, colour=theme.FADED),)
    if not view.load.get(card):
        return ()
    change = now - view.what[card].temper
    return (Number(now, change, TEMPER_AT),) if change else ()


def changed(by: int) -> theme.Colour | None:
    """The colour of a number that has so much changed and has no room to say so."""
    return None if not by else UP if by > 0 else DOWN
