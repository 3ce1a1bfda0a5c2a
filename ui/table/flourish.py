"""What an event looks and sounds like. An event without an entry still shows: its cards glide home.

`announce` comes before the cards have moved (an opponent's card is held up for all to see), `flourish` while they move
or after. Both only decorate: without them the picture would be the same in the end. What the kernel tells stands here,
for every game; what a game tells by itself, and what it shows otherwise, stands in its show, which is asked first.
"""

from __future__ import annotations

from collections.abc import Callable

from game.kernel import events as ev
from game.kernel.modifiers import ADD
from game.kernel.template import Names, Seat, address, fill, seats
from ui.base import text, theme
from ui.base.animation import Beat, Hold, Sequence, Together
from ui.shows.beats import line
from ui.shows.show import Teller
from ui.table import texts
from ui.table.effects import Caption, Later, Ring
from ui.table.impact import Aside, Dust, Landed
from ui.table.moment import Moment, heard, held_up
from ui.table.triumph import GOLD, Triumph

ANNOUNCED: dict[type, Teller] = {}
FLOURISHES: dict[type, Teller] = {}
SEEN = (190, 150, 255)  # the light around a pile that somebody looks through


def shows(kind: type, table: dict[type, Teller]) -> Callable[[Teller], Teller]:
    """Enter what is shown of an event into a table."""

    def enter(teller: Teller) -> Teller:
        table[kind] = teller
        return teller

    return enter


def is_announced(event, moment: Moment) -> bool:
    """Whether this event says by itself what the card's way before it meant."""
    kind = type(event)
    return kind is not ev.CardMoved and (kind in moment.show.events.announced or kind in ANNOUNCED)


def announce(event, moment: Moment) -> list[Beat]:
    """What is shown before the cards of the event have moved."""
    return _shown(event, moment, moment.show.events.announced, ANNOUNCED)


def flourish(event, moment: Moment) -> list[Beat]:
    """What is shown while the cards of the event move home, or after."""
    return _shown(event, moment, moment.show.events.flourishes, FLOURISHES)


def _shown(event, moment: Moment, own, shared) -> list[Beat]:
    tell = own.get(type(event)) or shared.get(type(event))
    return tell(event, moment) if tell else []


def addressed(moment: Moment, words: str) -> str:
    """Words with the players' names, and with "you" for the viewer."""
    names = [moment.who(seat) for seat in range(len(moment.names))]
    return address(words, Names(names, None if moment.is_watched else moment.watcher))


@shows(ev.CardPlayed, ANNOUNCED)
def _(event: ev.CardPlayed, moment: Moment) -> list[Beat]:
    return held_up(
        moment, event.seat, event.card, fill(texts.PLAYS, player=moment.who(event.seat), card=moment.name(event.card))
    )


@shows(ev.CardMoved, ANNOUNCED)
def _(event: ev.CardMoved, moment: Moment) -> list[Beat]:
    """A card that goes from a hand to the discard pile is seen on its way: nobody looks at it there.

    So is one that goes from another's hand into play, where no event says at once what that means.
    """
    start, end = (moment.view.layout.zones[z] for z in (event.start, event.end))
    if start.name != "hand" or moment.view.what[event.card] is None:
        return []
    if end.name in moment.view.rules.fields:
        player, verb = moment.who(start.seat), moment.show.words.enters
        words = fill(texts.PUTS, player=player, verb=verb, card=moment.name(event.card))
        return held_up(moment, event.seat, event.card, words)
    if end.name != "discard":
        return []
    if moment.board.sprites[event.card].is_moving or (event.seat == start.seat and moment.is_mine(event.seat)):
        return []
    words = addressed(moment, fill(texts.DISCARDS, seat=Seat(start.seat), card=moment.name(event.card)))
    return [
        Together([moment.carry(event.card, moment.held_up(event.card), 0.28), moment.sound("card-flip")]),
        Together([Hold(0.6), moment.say(words, 0.6, 0.93)]),
    ]


@shows(ev.CardMoved, FLOURISHES)
def _(event: ev.CardMoved, moment: Moment) -> list[Beat]:
    start, end = (moment.view.layout.zones[z].name for z in (event.start, event.end))
    fields = moment.view.rules.fields
    if moment.is_deal:
        return [moment.sound("deal")]
    arrivals = {"hand": "draw", **dict.fromkeys(fields, "card-place"), **moment.show.events.arrivals}
    sound, is_laid = moment.sound(arrivals.get(end, "card-slide")), moment.board.is_laid(event.end)
    if start in fields and not moment.is_flow and end in moment.show.events.graves:
        return [sound, *moment.lost(event.card)]
    if start in fields:
        return [sound, Ring(moment.effects, moment.board.sprites[event.card].home.rect, theme.DANGER, 0.4)]
    if end in fields and is_laid and not moment.is_flow:
        return [Landed(moment.board.sprites[event.card], [sound])]
    return [sound]


@shows(ev.CardPlayed, FLOURISHES)
def _(event: ev.CardPlayed, moment: Moment) -> list[Beat]:
    return [*moment.lights(event.card), moment.sound("card-place")]


@shows(ev.AbilityCopied, FLOURISHES)
def _(event: ev.AbilityCopied, moment: Moment) -> list[Beat]:
    cards = (event.target, event.card)
    return [*(Ring(moment.effects, moment.rect(card), moment.colour(card), 0.6) for card in cards), Hold(0.5)]


@shows(ev.AbilityResolved, FLOURISHES)
def _(event: ev.AbilityResolved, moment: Moment) -> list[Beat]:
    return [Ring(moment.effects, moment.rect(event.card), moment.colour(event.card), 0.45)]


@shows(ev.CardsLooked, FLOURISHES)
def _(event: ev.CardsLooked, moment: Moment) -> list[Beat]:
    return [Ring(moment.effects, moment.zone(event.zone), SEEN, 0.6)]


@shows(ev.AbilityVain, FLOURISHES)
def _(event: ev.AbilityVain, moment: Moment) -> list[Beat]:
    why = text.escape(address(event.why, moment.names))
    template = texts.PARTLY_NO_EFFECT if event.is_part else texts.NO_EFFECT
    words = fill(template, card=moment.name(event.card), why=why)
    return [moment.say(words, 1.6, 0.93), Hold(0.8)]


@shows(ev.ModifierLaid, FLOURISHES)
def _(event: ev.ModifierLaid, moment: Moment) -> list[Beat]:
    """Whom it concerns lights up. What it does is said, but for numbers, which are seen to change."""
    rings = [Ring(moment.effects, moment.rect(card), moment.colour(card), 0.5) for card in event.lasting.cards]
    words = line(moment, event) if event.lasting.modifier.how != ADD else ""
    return [*rings, *([moment.say(words, 1.4, 0.93), Hold(0.5)] if words else [])]


@shows(ev.Chosen, FLOURISHES)
def _(event: ev.Chosen, moment: Moment) -> list[Beat]:
    return [Ring(moment.effects, moment.rect(event.card), moment.colour(event.card), 0.4)]


@shows(ev.WindowOpened, FLOURISHES)
def _(event: ev.WindowOpened, moment: Moment) -> list[Beat]:
    return [moment.sound("window-open")] if moment.is_mine(event.seat) else []


@shows(ev.Shuffled, FLOURISHES)
def _(event: ev.Shuffled, moment: Moment) -> list[Beat]:
    return [moment.sound("shuffle")]


@shows(ev.TurnBegan, FLOURISHES)
def _(event: ev.TurnBegan, moment: Moment) -> list[Beat]:
    if moment.is_mine(event.seat):
        return [
            Ring(moment.effects, moment.plate(event.seat), theme.BRASS_LIGHT, 0.6),
            moment.say(texts.YOUR_TURN, 0.8, colour=theme.BRASS_LIGHT),
            moment.sound("your-turn"),
        ]
    return [Ring(moment.effects, moment.plate(event.seat), theme.STEEL, 0.5), moment.sound("their-turn")]


@shows(ev.RoundBegan, FLOURISHES)
def _(event: ev.RoundBegan, moment: Moment) -> list[Beat]:
    is_mine = moment.is_mine(event.first)
    first = texts.YOU_GO_FIRST if is_mine else fill(texts.GOES_FIRST, player=moment.who(event.first))
    title = fill(texts.ROUND, round=event.round) if moment.view.goal > 1 else moment.view.rules.title
    return [
        Caption(moment.effects, title, 1.3, 0.24, "display", 46, theme.BRASS_LIGHT),
        moment.say(first, 1.3, 0.72), Hold(0.7),
    ]  # fmt: skip


@shows(ev.RoundWon, FLOURISHES)
def _(event: ev.RoundWon, moment: Moment) -> list[Beat]:
    is_won = moment.is_watched or moment.watcher in event.winners
    plates = [moment.plate(seat) for seat in event.winners]
    lights = [Ring(moment.effects, plate, theme.BRASS_LIGHT, 1.0) for plate in plates]
    dust = [Aside(Dust(moment.effects, plate, plate.h * 1.1, GOLD, 26, 1.2, plate.h * 0.4)) for plate in plates]
    return [*lights, *dust, moment.sound("round-won" if is_won else "round-lost"), Hold(0.5)]


@shows(ev.MatchWon, FLOURISHES)
def _(event: ev.MatchWon, moment: Moment) -> list[Beat]:
    """Who has won stands large over the table: in a sunburst if it is whoever sits here, or nobody does, else while the
    light sinks."""
    is_won = moment.is_watched or moment.watcher in event.winners
    name = "match-won" if is_won else "match-lost"
    one, many = moment.show.words.win
    is_many = len(event.winners) != 1 or moment.is_mine(event.winners[0])
    words = addressed(moment, fill(texts.WINS, players=seats(event.winners), verb=many if is_many else one))
    effects, middle = moment.effects, moment.effects.middle
    line = "" if is_won else fill(texts.GOOD_GAME, player=moment.who(moment.watcher))
    lights = [Ring(effects, moment.plate(seat), theme.BRASS_LIGHT, 1.6) for seat in event.winners]
    if is_won:
        at = middle.centerx, middle.top + middle.h * 0.40
        dust = [
            Later(effects, wait, Dust(effects, at, middle.h * reach, GOLD, 48, 1.9, rise=middle.h * 0.12, seed=seed))
            for seed, (wait, reach) in enumerate(((0.05, 0.75), (0.55, 0.95), (1.1, 1.05)))
        ]
    else:
        dust = [Dust(effects, middle, middle.h * 0.30, theme.STEEL, 30, 2.6, rise=-middle.h * 0.22)]
    return [
        *lights,
        moment.sound(name),
        Sequence([Hold(heard(name)), Together([Triumph(effects, words, line, is_won), *map(Aside, dust)])]),
    ]
