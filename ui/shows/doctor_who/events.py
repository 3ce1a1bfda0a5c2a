"""What the events of Doctor Who look and sound like.

Every sound is named like its event ("time-lost"); but for an attack, which is heard as "being-attacks".
"""

from __future__ import annotations

from game.kernel.template import Names, Seat, address, fill
from game.rules.doctor_who import events as own
from game.rules.doctor_who.events import STATS
from ui.base import text, theme
from ui.base.animation import Beat, Hold, Sequence, Together
from ui.shows.beats import aimed, heard, line, told
from ui.shows.doctor_who import texts
from ui.shows.doctor_who.eras import ALIGHT
from ui.shows.doctor_who.flights import Numbered
from ui.shows.doctor_who.reading import ERAS
from ui.shows.show import Teller
from ui.table.arrow import Arrow
from ui.table.defeat import EMBER, Cracks
from ui.table.effects import WARM, Burst, Caption, Ring, Rise
from ui.table.flourish import shows
from ui.table.impact import Aside, Dust, Glow, Lunge, Shudder
from ui.table.marks import DOWN, UP
from ui.table.moment import Moment, held_up

ANNOUNCED: dict[type, Teller] = {}
FLOURISHES: dict[type, Teller] = {}
OVER_THE_STAGE = 0.33
"""How far down the table it stands what came of a combat: above the bar that still tells how the two stand."""


def stack(moment: Moment, seat: int):
    """Where somebody's lives lie."""
    return moment.zone(moment.view.layout.of["time"][seat])


def addressed(moment: Moment, template: str, seat: int) -> str:
    """A sentence about a player, as words over the table."""
    return address(fill(template, seat=Seat(seat)), Names.of(moment.names).map(text.escape))


# Time


@shows(own.TimeRevealed, FLOURISHES)
def _(event: own.TimeRevealed, moment: Moment) -> list[Beat]:
    return [Ring(moment.effects, moment.rect(event.card), moment.colour(event.card), 0.5), heard(moment, event)]


@shows(own.ZoneChosen, FLOURISHES)
def _(event: own.ZoneChosen, moment: Moment) -> list[Beat]:
    """The chosen Time Zone lights up on both sides, and is named."""
    era = ERAS[event.zone - 1]
    sides = [moment.zone(zone) for zone in moment.view.layout.of[era]]
    whole = sides[0].unionall(sides[1:])
    words = own.ERA_NAMES[event.zone][:1].upper() + own.ERA_NAMES[event.zone][1:]
    if moment.is_mine(event.seat):
        said = texts.YOUR_BONUS_ZONE if event.is_bonus else ""
    else:
        said = addressed(moment, texts.THEY_CHOOSE_BONUS if event.is_bonus else texts.THEY_CHOOSE, event.seat)
    beats: list[Beat] = [
        Aside(Glow(moment.effects, whole, ALIGHT[era], 0.9, 0.5)),
        Ring(moment.effects, whole, ALIGHT[era], 0.8),
        Caption(moment.effects, words, 1.1, 0.36, "display", 40, ALIGHT[era]),
        heard(moment, event),
        Hold(0.5),
    ]
    return [*beats, moment.say(said, 1.1, 0.58)] if said else beats


@shows(own.HitThreatened, FLOURISHES)
def _(event: own.HitThreatened, moment: Moment) -> list[Beat]:
    """A blow is drawn back over somebody's lives."""
    end, effects = stack(moment, event.seat), moment.effects
    beats: list[Beat] = [Ring(effects, end, theme.DANGER, 0.7), heard(moment, event)]
    if event.card >= 0:
        beats.append(Arrow(effects, moment.rect(event.card).center, end.center, theme.DANGER, 0.8))
    return [*beats, Hold(0.45)]


@shows(own.HitPrevented, FLOURISHES)
def _(event: own.HitPrevented, moment: Moment) -> list[Beat]:
    return [
        Ring(moment.effects, stack(moment, event.seat), theme.GOOD, 0.8), heard(moment, event),
        moment.say(line(moment, event), 1.2, OVER_THE_STAGE, theme.GOOD), Hold(0.6),
    ]  # fmt: skip


@shows(own.TimeLost, FLOURISHES)
def _(event: own.TimeLost, moment: Moment) -> list[Beat]:
    """A life is gone: it breaks where it lay, and is seen again beside the others that are lost."""
    pose, effects = moment.board.sprites[event.card].pose, moment.effects
    words = addressed(moment, texts.LOSES_TIME_CARD, event.seat)
    return [
        Burst(effects, pose.rect.center, pose.height * 2.4, theme.DANGER, 0.55),
        Aside(Dust(effects, pose.rect, pose.height, EMBER, 26, 1.0, pose.height * 0.5, event.card)),
        moment.say(words, 1.4, OVER_THE_STAGE, theme.DANGER), heard(moment, event), Hold(0.6),
    ]  # fmt: skip


@shows(own.HitMade, FLOURISHES)
def _(event: own.HitMade, moment: Moment) -> list[Beat]:
    ring = Ring(moment.effects, moment.rect(event.card), moment.colour(event.card), 0.5)
    return [ring, heard(moment, event)]


# Using cards


@shows(own.CardSided, FLOURISHES)
def _(event: own.CardSided, moment: Moment) -> list[Beat]:
    return [*(aimed(moment, event.by, event.card) if event.by >= 0 else []), heard(moment, event)]


@shows(own.CardStood, FLOURISHES)
def _(event: own.CardStood, moment: Moment) -> list[Beat]:
    return [] if moment.is_flow else [heard(moment, event)]


@shows(own.SpecialUsed, FLOURISHES)
def _(event: own.SpecialUsed, moment: Moment) -> list[Beat]:
    ring = Ring(moment.effects, moment.rect(event.card), moment.colour(event.card), 0.6)
    return [ring, *aimed(moment, event.card, event.target), heard(moment, event), *told(moment, event)]


@shows(own.FlashPlayed, ANNOUNCED)
def _(event: own.FlashPlayed, moment: Moment) -> list[Beat]:
    return held_up(moment, event.seat, event.card, line(moment, event))


@shows(own.FlashPlayed, FLOURISHES)
def _(event: own.FlashPlayed, moment: Moment) -> list[Beat]:
    return [*moment.lights(event.card), *aimed(moment, event.card, event.target), heard(moment, event)]


@shows(own.SupportAnnounced, FLOURISHES)
def _(event: own.SupportAnnounced, moment: Moment) -> list[Beat]:
    """A helper turns to the one that it is to help."""
    return [*aimed(moment, event.card, event.target), heard(moment, event), *told(moment, event, 0.9)]


@shows(own.SupportGiven, FLOURISHES)
def _(event: own.SupportGiven, moment: Moment) -> list[Beat]:
    """The number flies from who gives it to who has it then, and says in which value."""
    end = moment.rect(event.target)
    words = fill(texts.AMOUNT, amount=event.amount, stat=STATS[event.stat])
    flight = Numbered(moment.effects, moment.rect(event.card).center, end.center, f"+{event.amount}", UP)
    glow = [Aside(Glow(moment.effects, end, UP, 0.5)), Rise(moment.effects, end.center, words, UP)]
    return [heard(moment, event), Sequence([flight, Together(glow)])]


@shows(own.ValueChanged, FLOURISHES)
def _(event: own.ValueChanged, moment: Moment) -> list[Beat]:
    """The new value stands over the card: how it changed is seen on the card's own plate."""
    printed = moment.view.what[event.card]
    was = getattr(printed, event.stat) if printed is not None else event.value
    ink = UP if event.value > was else DOWN if event.value < was else theme.PARCHMENT
    rect = moment.rect(event.card)
    return [Ring(moment.effects, rect, ink, 0.45), heard(moment, event), Hold(0.12)]


@shows(own.ValuesSwapped, FLOURISHES)
def _(event: own.ValuesSwapped, moment: Moment) -> list[Beat]:
    ring = Ring(moment.effects, moment.rect(event.card), theme.STEEL, 0.6)
    return [ring, heard(moment, event), moment.say(line(moment, event), 1.0, 0.93)]


@shows(own.AnswerCancelled, FLOURISHES)
def _(event: own.AnswerCancelled, moment: Moment) -> list[Beat]:
    pose = moment.board.bound[event.card]
    return [
        Cracks(moment.effects, pose, 0.5), moment.say(line(moment, event), 1.3, OVER_THE_STAGE, theme.DANGER),
        heard(moment, event), Hold(0.6),
    ]  # fmt: skip


@shows(own.NothingDone, FLOURISHES)
def _(event: own.NothingDone, moment: Moment) -> list[Beat]:
    return [moment.say(line(moment, event), 1.6, 0.93), Hold(0.8)]


@shows(own.CardDestroyed, FLOURISHES)
def _(event: own.CardDestroyed, moment: Moment) -> list[Beat]:
    pose = moment.board.bound[event.card]
    return [Cracks(moment.effects, pose, 0.5), heard(moment, event), Hold(0.25)]


@shows(own.CardShifted, FLOURISHES)
def _(event: own.CardShifted, moment: Moment) -> list[Beat]:
    ring = Ring(moment.effects, moment.rect(event.card), ALIGHT[ERAS[event.zone - 1]], 0.6)
    return [ring, heard(moment, event), *told(moment, event, 0.9)]


@shows(own.PlayGranted, FLOURISHES)
def _(event: own.PlayGranted, moment: Moment) -> list[Beat]:
    return [Ring(moment.effects, moment.plate(event.seat), theme.BRASS_LIGHT, 0.6), heard(moment, event)]


@shows(own.CardsHeld, FLOURISHES)
@shows(own.DrawBarred, FLOURISHES)
def _(event: own.CardsHeld | own.DrawBarred, moment: Moment) -> list[Beat]:
    return [*moment.lights(event.by), moment.say(line(moment, event), 1.4, 0.93), Hold(0.6)]


@shows(own.TurnGranted, FLOURISHES)
def _(event: own.TurnGranted, moment: Moment) -> list[Beat]:
    ring = Ring(moment.effects, moment.plate(event.seat), theme.BRASS_LIGHT, 0.8)
    return [ring, moment.say(line(moment, event), 1.2, OVER_THE_STAGE), heard(moment, event), Hold(0.4)]


@shows(own.CardForgotten, FLOURISHES)
def _(event: own.CardForgotten, moment: Moment) -> list[Beat]:
    return [heard(moment, event), *told(moment, event, 0.9)]


# Episodes


@shows(own.EpisodePosed, ANNOUNCED)
def _(event: own.EpisodePosed, moment: Moment) -> list[Beat]:
    return held_up(moment, event.seat, event.card, line(moment, event))


@shows(own.EpisodePosed, FLOURISHES)
def _(event: own.EpisodePosed, moment: Moment) -> list[Beat]:
    return [*moment.lights(event.card), heard(moment, event)]


@shows(own.SolvingBegan, FLOURISHES)
def _(event: own.SolvingBegan, moment: Moment) -> list[Beat]:
    return [Ring(moment.effects, moment.rect(event.card), theme.BRASS_LIGHT, 0.6), heard(moment, event)]


@shows(own.EpisodeSolved, FLOURISHES)
def _(event: own.EpisodeSolved, moment: Moment) -> list[Beat]:
    """A light goes from each that has helped to what is solved."""
    end = moment.rect(event.card).center
    lights = [Numbered(moment.effects, moment.rect(card).center, end, "", moment.colour(card)) for card in event.cards]
    ring = Ring(moment.effects, moment.rect(event.card), theme.GOOD, 0.7)
    said = moment.say(line(moment, event), 1.2, 0.93)
    return [heard(moment, event), Sequence([Together(lights), Together([ring, said])]), Hold(0.3)]


@shows(own.EpisodeUnsolved, FLOURISHES)
def _(event: own.EpisodeUnsolved, moment: Moment) -> list[Beat]:
    rect = moment.rect(event.card)
    return [
        Ring(moment.effects, rect, theme.DANGER, 0.6), heard(moment, event),
        moment.say(line(moment, event), 2.2 if event.is_first else 1.1, 0.93), Hold(0.3),
    ]  # fmt: skip


# Combat


@shows(own.CombatAnnounced, FLOURISHES)
def _(event: own.CombatAnnounced, moment: Moment) -> list[Beat]:
    return [heard(moment, event)]


@shows(own.AttackDeclared, FLOURISHES)
def _(event: own.AttackDeclared, moment: Moment) -> list[Beat]:
    ring = Ring(moment.effects, moment.rect(event.card), theme.DANGER, 0.6)
    return [ring, moment.sound("being-attacks"), *told(moment, event, 1.2)]


@shows(own.DefenderNamed, FLOURISHES)
def _(event: own.DefenderNamed, moment: Moment) -> list[Beat]:
    ring = [Ring(moment.effects, moment.rect(event.card), theme.AZURE, 0.6)] if event.card >= 0 else []
    return [*ring, heard(moment, event), *(told(moment, event) if line(moment, event) else [])]


@shows(own.CombatWon, FLOURISHES)
def _(event: own.CombatWon, moment: Moment) -> list[Beat]:
    """The winner rushes at the loser, which gives way."""
    board, effects, at = moment.board, moment.effects, moment.rect(event.loser).center
    high = moment.rect(event.loser).h
    blow: list[Beat] = [
        Aside(Burst(effects, at, high * 2.0, WARM, 0.5)),
        Aside(Dust(effects, at, high, WARM, 26, 0.8, seed=event.card)),
        heard(moment, event),
        moment.say(line(moment, event), 1.3, 0.93),
    ]
    if effects.is_calm:
        return [*blow, Hold(0.4)]
    lunge = Lunge(board.sprites[event.card], at)
    struck = Shudder(board.sprites[event.loser], (0, 1), 0.4)
    return [lunge, Sequence([Hold(lunge.hits_at), Together([*blow, struck]), Hold(0.3)])]


@shows(own.CombatDrawn, FLOURISHES)
def _(event: own.CombatDrawn, moment: Moment) -> list[Beat]:
    """Both rush, and neither gives way; the log says with how much, and why."""
    board, effects = moment.board, moment.effects
    start, end = moment.rect(event.card).center, moment.rect(event.target).center
    middle = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
    blow: list[Beat] = [
        Aside(Burst(effects, middle, moment.rect(event.card).h * 1.4, theme.STEEL, 0.45)),
        heard(moment, event),
        moment.say(line(moment, event), 1.3, 0.93),
    ]
    if effects.is_calm:
        return [*blow, Hold(0.4)]
    lunges = [Lunge(board.sprites[card], middle) for card in (event.card, event.target)]
    return [*lunges, Sequence([Hold(lunges[0].hits_at), Together(blow), Hold(0.3)])]


@shows(own.CombatBroken, FLOURISHES)
def _(event: own.CombatBroken, moment: Moment) -> list[Beat]:
    return [heard(moment, event), moment.say(line(moment, event), 1.0, 0.93)]
