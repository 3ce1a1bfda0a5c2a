"""What the events of Control look and sound like."""

from __future__ import annotations

from game.kernel import events as ev
from game.kernel.template import Names, Seat, address, fill
from game.rules.control import events as own
from ui.base import text, theme
from ui.base.animation import Beat, Hold, Sequence, Together
from ui.shows.control import texts
from ui.shows.control.clock import VIOLET, StoppedClock
from ui.shows.control.unwind import Unwind
from ui.shows.show import Teller
from ui.table.effects import ICE, WARM, Burst, Chill, Ring
from ui.table.flourish import SEEN, shows
from ui.table.impact import Aside, Dust
from ui.table.moment import LOOKED_AT, Moment, heard, held_up

ANNOUNCED: dict[type, Teller] = {}
FLOURISHES: dict[type, Teller] = {}
ON = 99.0  # seconds: a clock that goes on
COLD = 0.62  # how cold the table is while an answer is waited for
DRAWN, MEETING = 0.16, 0.11  # seconds in which two cards draw back, and dash together
ABILITY_SOUNDS = (
    "rift", "force-field", "exotic-matter", "future-shift", "wormhole", "antimatter", "dark-energy", "rewind",
    "singularity", "nova",
)  # fmt: skip


def said(moment: Moment, template: str, **fields: object) -> str:
    """The sentence with the players' names, and "you" for the one who looks."""
    you = None if moment.is_watched else moment.watcher
    return address(fill(template, **fields), Names(map(text.escape, moment.names), you))


@shows(own.CardSpent, ANNOUNCED)
def _(event: own.CardSpent, moment: Moment) -> list[Beat]:
    if moment.is_mine(event.seat):
        return [
            Together([moment.carry(event.card, moment.held_up(event.card), 0.26), moment.sound("card-lift")]),
            Hold(0.3),
        ]
    words = said(moment, texts.USES, seat=Seat(event.seat), card=moment.name(event.card))
    return held_up(moment, event.seat, event.card, words)


@shows(own.CardSpent, FLOURISHES)
def _(event: own.CardSpent, moment: Moment) -> list[Beat]:
    return [Ring(moment.effects, moment.rect(event.card), theme.EMBER, 0.35), moment.sound("ability")]


@shows(own.CardDiffused, FLOURISHES)
def _(event: own.CardDiffused, moment: Moment) -> list[Beat]:
    """Both cards draw back and meet in the middle; time runs off them like a spring, and they go their way."""
    middle = moment.effects.middle
    apart, together = 0.62, 0.30
    target, by = event.card, event.by
    point = (middle.centerx, middle.top + middle.h * 0.44)
    words = said(moment, texts.DIFFUSES, seat=Seat(event.seat), target=moment.name(target), card=moment.name(by))
    read = 0.29 if moment.is_mine(event.seat) else LOOKED_AT * 0.8
    return [
        Sequence([
            Together([
                moment.carry(target, moment.held_up(target, apart), 0.34),
                moment.carry(by, moment.held_up(by, -apart), 0.34),
                moment.sound("card-lift"),
            ]),
            Together([
                Sequence([Hold(max(0.0, read - DRAWN)), Together([
                    moment.carry(target, moment.held_up(target, apart + 0.12), DRAWN),
                    moment.carry(by, moment.held_up(by, -apart - 0.12), DRAWN),
                ])]),
                Hold(read),
                moment.say(words, read + 0.5, 0.93),
                Sequence([Hold(max(0.0, read + MEETING - heard("diffuse"))), moment.sound("diffuse")]),
            ]),
            Together([
                moment.carry(target, moment.held_up(target, together), MEETING),
                moment.carry(by, moment.held_up(by, -together), MEETING),
            ]),
            Together([
                Burst(moment.effects, point, middle.h * 0.85, WARM),
                Aside(Unwind(moment.effects, point, middle.h * 1.5, (WARM, moment.colour(target), moment.colour(by)))),
                Aside(Dust(moment.effects, point, middle.h * 0.55, WARM, 36, 1.0, seed=target)),
                Hold(0.28),
            ]),
        ])
    ]  # fmt: skip


@shows(own.AbilityStopped, FLOURISHES)
def _(event: own.AbilityStopped, moment: Moment) -> list[Beat]:
    """The table freezes and turns blue, a great clock stands still, then time goes on.

    What stops a stop lets time go on at once.
    """
    printed = moment.view.what[event.card]
    if printed is not None and printed.is_answer:
        return let_go(event, moment)
    words = fill(texts.IS_STOPPED, card=moment.name(event.card))
    blow, middle = heard("time-stop"), moment.effects.middle
    return [
        Sequence([
            Together([
                moment.sound("time-stop"),
                Chill(moment.effects, 1.0, blow),
                StoppedClock(moment.effects, blow + 1.2, stops=blow),
                Sequence([
                    Hold(blow),
                    Together([
                        Burst(moment.effects, middle.center, middle.h * 1.3, ICE, 0.6),
                        moment.say(words, 1.15, 0.74, ICE),
                    ]),
                ]),
            ]),
            Chill(moment.effects, 0.0, 0.30),
        ])
    ]  # fmt: skip


def let_go(event: own.AbilityStopped, moment: Moment) -> list[Beat]:
    """The clock is wound up instead of standing still, and the table is warm again where the bell catches."""
    middle, blow = moment.effects.middle, heard("stop-cancelled")
    return [
        Sequence([
            Together([moment.sound("stop-cancelled"), StoppedClock(moment.effects, blow + 0.3, 0.8, ON), Hold(blow)]),
            Together([
                Chill(moment.effects, 0.0, 0.30),
                Burst(moment.effects, middle.center, middle.h * 1.1, WARM, 0.6),
                moment.say(fill(texts.IS_STOPPED, card=moment.name(event.card)), 1.15, 0.74, theme.BRASS_LIGHT),
            ]),
        ])
    ]  # fmt: skip


@shows(own.TurnSkipped, FLOURISHES)
def _(event: own.TurnSkipped, moment: Moment) -> list[Beat]:
    template = texts.CANNOT_ACT_AGAIN if event.is_stopped else texts.IS_SKIPPED
    return [moment.say(said(moment, template, seat=Seat(event.seat)), 1.1), Hold(0.6)]


@shows(own.ActionGained, FLOURISHES)
def _(event: own.ActionGained, moment: Moment) -> list[Beat]:
    words = said(moment, texts.ACTS_AGAIN, seat=Seat(event.seat))
    return [moment.say(words, 1.0), moment.sound("action-gained"), Hold(0.4)]


@shows(ev.WindowOpened, FLOURISHES)
def _(event: ev.WindowOpened, moment: Moment) -> list[Beat]:
    if not moment.is_mine(event.seat):
        return []
    return [Chill(moment.effects, COLD, 0.25), moment.sound("window-open"), StoppedClock(moment.effects, 0.7, 0.8)]


@shows(own.OvertimeBegan, FLOURISHES)
def _(event: own.OvertimeBegan, moment: Moment) -> list[Beat]:
    return [
        moment.say(texts.OVERTIME, 1.5, 0.22, theme.BRASS_LIGHT),
        moment.say(texts.OVERTIME_RULE, 1.9, 0.36),
        moment.sound("overtime"), Hold(1.2),
    ]  # fmt: skip


@shows(ev.CardPlayed, FLOURISHES)
def _(event: ev.CardPlayed, moment: Moment) -> list[Beat]:
    printed = moment.view.what[event.card]
    kind = printed.kind if printed else "stable"
    return [*moment.lights(event.card), moment.sound(f"play-{kind}")]


@shows(ev.AbilityCopied, FLOURISHES)
def _(event: ev.AbilityCopied, moment: Moment) -> list[Beat]:
    return [
        Ring(moment.effects, moment.rect(event.target), theme.AZURE, 0.6),
        Ring(moment.effects, moment.rect(event.card), theme.AZURE, 0.6),
        moment.sound("reactor-copy"),
        Hold(0.5),
    ]


@shows(ev.AbilityResolved, FLOURISHES)
def _(event: ev.AbilityResolved, moment: Moment) -> list[Beat]:
    printed = moment.view.what[event.card]
    beats: list[Beat] = [Ring(moment.effects, moment.rect(event.card), moment.colour(event.card), 0.45)]
    if printed is not None and printed.key in ABILITY_SOUNDS:
        beats.append(moment.sound(printed.key))
    if printed is not None and printed.key == "singularity":
        middle = moment.effects.middle
        beats.append(Sequence([
            Hold(heard("singularity")), Burst(moment.effects, middle.center, middle.h * 1.5, VIOLET, 0.6)
        ]))  # fmt: skip
    return beats


@shows(ev.CardsLooked, FLOURISHES)
def _(event: ev.CardsLooked, moment: Moment) -> list[Beat]:
    beats: list[Beat] = [Ring(moment.effects, moment.zone(event.zone), SEEN, 0.6)]
    if moment.view.layout.zones[event.zone].name == "discard":
        beats.append(moment.sound("wormhole"))
    return beats
