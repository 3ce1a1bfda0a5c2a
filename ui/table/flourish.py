"""What an event looks and sounds like. An event without an entry still shows: its cards glide home.

`announce` comes before the cards have moved (an opponent's card is held up for all to see), `flourish` while
they move or after. Both only decorate: without them the picture would be the same in the end. The kernel's events
stand here by their types; those of a single game, which this folder does not know, by their names in
`travels.py` and `clashes.py`.
"""

from __future__ import annotations

from functools import singledispatch

import pygame

from game.kernel import events as ev
from ui.base import theme
from ui.base.animation import Beat, Hold, Sequence, Together
from ui.shows.chrono_clash import events as clashes
from ui.shows.control import events as travels
from ui.table.effects import Burst, Caption, Ring
from ui.table.moment import Moment, heard, held_up

ABILITY_SOUNDS = (
    "rift", "force-field", "exotic-matter", "future-shift", "wormhole", "antimatter", "dark-energy", "rewind",
    "singularity", "nova",
)  # fmt: skip
WON = {"control": ("escapes the rupture", "escape the rupture"), "chrono_clash": ("holds the hour", "hold the hour")}
ANNOUNCED = travels.ANNOUNCED | clashes.ANNOUNCED
FLOURISHES = travels.FLOURISHES | clashes.FLOURISHES


def is_announced(event) -> bool:
    """Whether this event says by itself what the card's way before it meant."""
    kind = type(event)
    return not isinstance(event, ev.CardMoved) and (kind in announce.registry or kind.__name__ in ANNOUNCED)


@singledispatch
def announce(event, moment: Moment) -> list[Beat]:
    """What is shown before the cards of the event have moved."""
    tell = ANNOUNCED.get(type(event).__name__)
    return tell(event, moment) if tell else []


@announce.register
def _(event: ev.CardPlayed, moment: Moment) -> list[Beat]:
    return held_up(moment, event.seat, event.card, f"{moment.who(event.seat)} plays **{moment.name(event.card)}**")


@announce.register
def _(event: ev.CardMoved, moment: Moment) -> list[Beat]:
    """A card that goes from a hand to the discard pile is seen on its way: nobody looks at it there.

    So is one that goes from another's hand into play, where no event says at once what that means.
    """
    start, end = (moment.view.layout.zones[z] for z in (event.start, event.end))
    if start.name != "hand" or moment.view.what[event.card] is None:
        return []
    if end.name in moment.view.rules.fields:
        words = f"{moment.who(start.seat)} summons **{moment.name(event.card)}**"
        return held_up(moment, event.seat, event.card, words)
    if end.name != "discard":
        return []
    if moment.board.sprites[event.card].is_moving or (event.seat == start.seat and moment.is_mine(event.seat)):
        return []
    verb = "discards" if event.seat == start.seat else "loses"
    words = f"{moment.who(start.seat)} {verb} **{moment.name(event.card)}**"
    return [
        Together([moment.carry(event.card, moment.held_up(event.card), 0.28), moment.sound("card-flip")]),
        Together([Hold(0.6), moment.say(words, 0.6, 0.93)]),
    ]


@singledispatch
def flourish(event, moment: Moment) -> list[Beat]:
    """What is shown while the cards of the event move home, or after."""
    tell = FLOURISHES.get(type(event).__name__)
    return tell(event, moment) if tell else []


@flourish.register
def _(event: ev.CardMoved, moment: Moment) -> list[Beat]:
    start, end = (moment.view.layout.zones[z].name for z in (event.start, event.end))
    fields = moment.view.rules.fields
    if moment.is_deal:
        return [moment.sound("deal")]
    name = "card-place" if end in fields else {"hand": "draw", "guardians": "deal"}.get(end, "card-slide")
    beats: list[Beat] = [moment.sound(name)]
    if start in fields:
        beats.append(Ring(moment.effects, moment.board.sprites[event.card].home.rect, theme.DANGER, 0.4))
    return beats


@flourish.register
def _(event: ev.CardPlayed, moment: Moment) -> list[Beat]:
    printed = moment.view.what[event.card]
    kind = printed.kind if printed else "stable"
    return [Ring(moment.effects, moment.rect(event.card), moment.colour(event.card)), moment.sound(f"play-{kind}")]


@flourish.register
def _(event: ev.AbilityCopied, moment: Moment) -> list[Beat]:
    return [
        Ring(moment.effects, moment.rect(event.target), theme.STABLE, 0.6),
        Ring(moment.effects, moment.rect(event.card), theme.STABLE, 0.6),
        moment.sound("reactor-copy"),
        Hold(0.5),
    ]


@flourish.register
def _(event: ev.AbilityResolved, moment: Moment) -> list[Beat]:
    printed = moment.view.what[event.card]
    beats: list[Beat] = [Ring(moment.effects, moment.rect(event.card), moment.colour(event.card), 0.45)]
    if printed is not None and printed.key in ABILITY_SOUNDS:
        beats.append(moment.sound(printed.key))
    if printed is not None and printed.key == "singularity":
        middle = moment.effects.middle
        beats.append(Sequence([
            Hold(heard("singularity")), Burst(moment.effects, middle.center, middle.h * 1.5, (190, 120, 255), 0.6)
        ]))  # fmt: skip
    return beats


@flourish.register
def _(event: ev.CardsLooked, moment: Moment) -> list[Beat]:
    area = moment.board.zone(event.zone).area
    rect = pygame.Rect(round(area.x), round(area.y), round(area.w), round(area.h))
    return [Ring(moment.effects, rect, (190, 150, 255), 0.6), moment.sound("wormhole")]


@flourish.register
def _(event: ev.Chosen, moment: Moment) -> list[Beat]:
    return [Ring(moment.effects, moment.rect(event.card), moment.colour(event.card), 0.4)]


@flourish.register
def _(event: ev.Shuffled, moment: Moment) -> list[Beat]:
    return [moment.sound("shuffle")]


@flourish.register
def _(event: ev.TurnBegan, moment: Moment) -> list[Beat]:
    if moment.is_mine(event.seat):
        return [
            Ring(moment.effects, moment.plate(event.seat), theme.BRASS_LIGHT, 0.6),
            moment.say("Your turn", 0.8, colour=theme.BRASS_LIGHT),
            moment.sound("your-turn"),
        ]
    return [Ring(moment.effects, moment.plate(event.seat), theme.STEEL, 0.5), moment.sound("their-turn")]


@flourish.register
def _(event: ev.RoundBegan, moment: Moment) -> list[Beat]:
    first = "You begin" if moment.is_mine(event.first) else f"{moment.who(event.first)} begins"
    title = f"Round {event.round}" if moment.view.goal > 1 else moment.view.rules.title
    return [
        Caption(moment.effects, title, 1.3, 0.24, "display", 46, theme.BRASS_LIGHT),
        moment.say(first, 1.3, 0.72), Hold(0.7),
    ]  # fmt: skip


@flourish.register
def _(event: ev.RoundWon, moment: Moment) -> list[Beat]:
    is_won = moment.watcher in event.winners
    lights = [Ring(moment.effects, moment.plate(seat), theme.BRASS_LIGHT, 1.0) for seat in event.winners]
    return [*lights, moment.sound("round-won" if is_won else "round-lost"), Hold(0.5)]


@flourish.register
def _(event: ev.MatchWon, moment: Moment) -> list[Beat]:
    is_won = moment.watcher in event.winners
    names = " and ".join(moment.who(seat) for seat in event.winners)
    one, many = WON.get(moment.view.rules.name, ("wins", "win"))
    words = f"{names} {many if len(event.winners) > 1 else one}"
    lights = [Ring(moment.effects, moment.plate(seat), theme.BRASS_LIGHT, 1.6) for seat in event.winners]
    middle = moment.effects.middle
    return [
        *lights,
        moment.sound("match-won" if is_won else "match-lost"),
        Sequence([
            Hold(heard("match-won" if is_won else "match-lost")),
            Together([
                Burst(moment.effects, middle.center, middle.h * 1.6, theme.BRASS_LIGHT if is_won else theme.STEEL, 0.9),
                Caption(moment.effects, words, 2.2, 0.24, "display", 40, theme.BRASS_LIGHT),
                Hold(2.2),
            ]),
        ]),
    ]  # fmt: skip
