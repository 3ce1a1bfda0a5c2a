"""What the events of Chrono Clash look and sound like.

Every sound is named like its event ("battler-summoned"); one that is not there is not heard.
"""

from __future__ import annotations

from game.kernel.conflict import Fighter, Side, conflict
from game.kernel.notation import tell
from game.kernel.template import Names, Seat, address, fill
from game.rules.chrono_clash import events as own
from ui.base import text, theme
from ui.base.animation import Beat, Hold, Sequence, Together
from ui.shows.beats import sound_of
from ui.shows.chrono_clash import texts
from ui.shows.show import Teller
from ui.table.arrow import Arrow
from ui.table.conflict import portraits
from ui.table.defeat import EMBER, Cracks
from ui.table.duel import Duel
from ui.table.effects import WARM, Burst, Caption, Flight, Ring
from ui.table.flourish import shows
from ui.table.impact import Aside, Dust, Glow, Lunge, Shudder
from ui.table.log import line_of
from ui.table.moment import Moment, held_up

ANNOUNCED: dict[type, Teller] = {}
FLOURISHES: dict[type, Teller] = {}
REVEAL, FIGHT = 1.35, 1.45  # seconds


def said(moment: Moment, template: str, **fields: object) -> str:
    """The sentence with the players' names, and "you" for the one who looks."""
    you = None if moment.is_watched else moment.watcher
    return address(fill(template, **fields), Names(map(text.escape, moment.names), you))


@shows(own.ActionPlayed, ANNOUNCED)
def _(event: own.ActionPlayed, moment: Moment) -> list[Beat]:
    words = said(moment, texts.PLAYS, seat=Seat(event.seat), card=moment.name(event.card))
    return held_up(moment, event.seat, event.card, words)


@shows(own.ActionPlayed, FLOURISHES)
def _(event: own.ActionPlayed, moment: Moment) -> list[Beat]:
    return [*moment.lights(event.card), moment.sound(sound_of(event))]


@shows(own.BattlerSummoned, FLOURISHES)
def _(event: own.BattlerSummoned, moment: Moment) -> list[Beat]:
    beats: list[Beat] = [*moment.lights(event.card), moment.sound(sound_of(event))]
    if event.how in texts.COMES:
        beats += [moment.say(fill(texts.COMES[event.how], card=moment.name(event.card)), 1.0, 0.93), Hold(0.35)]
    return beats


@shows(own.BattlerAttacked, FLOURISHES)
def _(event: own.BattlerAttacked, moment: Moment) -> list[Beat]:
    return [Ring(moment.effects, moment.rect(event.card), theme.DANGER, 0.45), moment.sound(sound_of(event))]


@shows(own.Aimed, FLOURISHES)
def _(event: own.Aimed, moment: Moment) -> list[Beat]:
    """An arrow, and the attacker draws back and rushes at what it attacks, which gives way."""
    guardians = moment.view.layout.of["guardians"][event.victim]
    start = moment.rect(event.card).center
    struck = event.target if event.target >= 0 else next(reversed(moment.view.zones[guardians]), -1)
    end = moment.rect(event.target).center if event.target >= 0 else moment.zone(guardians).center
    beats = [Arrow(moment.effects, start, end, theme.DANGER, 0.9), moment.sound(sound_of(event)), Hold(0.6)]
    return [*beats, *strike(moment, event.card, struck, end)]


def strike(moment: Moment, attacker: int, struck: int, end: tuple[int, int]) -> list[Beat]:
    """A card rushes at another (-1 for none, only a place); with reduced motion what is struck glows."""
    effects, sprites = moment.effects, moment.board.sprites
    rect = moment.rect(struck) if struck >= 0 else None
    if effects.is_calm:
        return [Aside(Glow(effects, rect, theme.DANGER))] if rect else []
    lunge = Lunge(sprites[attacker], end)
    way = end[0] - sprites[attacker].home.x, end[1] - sprites[attacker].home.y
    blow: list[Beat] = [Aside(Dust(effects, end, moment.rect(attacker).h * 0.5, WARM, 14, 0.5, seed=attacker))]
    if rect:
        blow += [Shudder(sprites[struck], way), Aside(Glow(effects, rect, theme.DANGER, 0.4))]
    return [lunge, Sequence([Hold(lunge.hits_at), Together(blow)])]


@shows(own.AttackStopped, FLOURISHES)
def _(event: own.AttackStopped, moment: Moment) -> list[Beat]:
    return [moment.say(texts.ATTACK_STOPS, 1.0, 0.93), moment.sound(sound_of(event)), Hold(0.4)]


@shows(own.GuardianRevealed, FLOURISHES)
def _(event: own.GuardianRevealed, moment: Moment) -> list[Beat]:
    """The attacker and the guardian stand face to face, and the guardian is turned up."""
    view, found = moment.view, conflict(moment.view)
    if found is None:
        return [moment.sound(sound_of(event))]
    left, right = (portraits(view, side, moment.names) for side in found.sides)
    words = guarding(view, event.card)
    return [
        Duel(moment.effects, moment.board.pictures, left, right, REVEAL, True, words),
        moment.sound(sound_of(event)), Hold(REVEAL - 0.15),
    ]  # fmt: skip


def guarding(view, guardian: int) -> str:
    """What a card can do as a guardian, of which its words say "this"; and that an action card fights no battle."""
    printed = view.what[guardian]
    name, words = text.escape(printed.name), printed.guardian_text
    ability = fill(texts.GUARDIAN_ABILITY, card=name, text=words) if words else ""
    no_battle = texts.NO_BATTLE if printed.kind == "action" else ""
    return f"{ability} {no_battle}".strip()


@shows(own.Battle, FLOURISHES)
def _(event: own.Battle, moment: Moment) -> list[Beat]:
    """They meet, and the weaker one is seen to lose; of two that are equal, both are."""
    view = moment.view
    is_guard = view.where[event.other] in view.layout.of["resolving"]
    other = event.other, event.other_strength, texts.GUARDS if is_guard else texts.IS_ATTACKED
    fighters = ((event.card, event.strength, texts.ATTACKS), other)
    weaker = min(event.strength, event.other_strength)
    left, right = (
        Side(view.owner(card), (Fighter(card, part, (("strength", number),)),)) for card, number, part in fighters
    )
    lost = [card for card, number, _ in fighters if number == weaker]
    duel = Duel(
        moment.effects, moment.board.pictures, portraits(view, left, moment.names, lost),
        portraits(view, right, moment.names, lost), FIGHT, False,
    )  # fmt: skip
    at, reach = moment.effects.duel.center, moment.effects.duel.h
    blow = Together([
        moment.sound(sound_of(event)),
        Aside(Burst(moment.effects, at, reach * 1.15, WARM, 0.5)),
        Aside(Dust(moment.effects, at, reach * 0.75, WARM, 34, 0.9, seed=event.card)),
    ])  # fmt: skip
    return [duel, Sequence([Hold(duel.met_at), blow]), Hold(FIGHT - 0.15)]


@shows(own.BattlerDestroyed, FLOURISHES)
def _(event: own.BattlerDestroyed, moment: Moment) -> list[Beat]:
    """It cracks and gives way; it burns when it leaves."""
    pose, sprite = moment.board.bound[event.card], moment.board.sprites[event.card]
    beats: list[Beat] = [
        Ring(moment.effects, pose.rect, theme.DANGER, 0.5), Cracks(moment.effects, pose, 0.45),
        moment.sound(sound_of(event)), Hold(0.3),
    ]  # fmt: skip
    return beats if moment.effects.is_calm else [*beats, Shudder(sprite, (0, 1), 0.4)]


@shows(own.DestructionAverted, FLOURISHES)
def _(event: own.DestructionAverted, moment: Moment) -> list[Beat]:
    return [
        Ring(moment.effects, moment.rect(event.card), theme.GOOD, 0.6),
        moment.say(fill(texts.AVERTED[event.how], card=moment.name(event.card)), 1.1, 0.93),
        moment.sound(sound_of(event)), Hold(0.45),
    ]  # fmt: skip


@shows(own.GuardianDestroyed, FLOURISHES)
def _(event: own.GuardianDestroyed, moment: Moment) -> list[Beat]:
    pose = moment.board.bound[event.card]
    return [
        Burst(moment.effects, pose.rect.center, pose.height * 1.2, theme.DANGER, 0.4),
        Aside(Cracks(moment.effects, pose, 0.6)),
        Aside(Dust(moment.effects, pose.rect, pose.height * 0.5, EMBER, 16, 0.8, pose.height * 0.3, event.card)),
        moment.sound(sound_of(event)),
    ]


@shows(own.QuestBegun, FLOURISHES)
def _(event: own.QuestBegun, moment: Moment) -> list[Beat]:
    return [Ring(moment.effects, moment.rect(event.battler), theme.BRASS_LIGHT, 0.6), moment.sound(sound_of(event))]


@shows(own.QuestCompleted, FLOURISHES)
def _(event: own.QuestCompleted, moment: Moment) -> list[Beat]:
    """A star for each point flies from the battler to the plate of its player."""
    start, plate = moment.rect(event.card), moment.plate(event.seat)
    end = (plate.x + plate.h * 0.5, plate.centery)
    stars = [
        Sequence([Hold(0.16 * n), Flight(moment.effects, start.center, end, "star", theme.BRASS_LIGHT)])
        for n in range(event.amount)
    ]
    return [
        Ring(moment.effects, start, theme.BRASS_LIGHT, 0.6), moment.sound(sound_of(event)),
        Sequence([Together(stars), Ring(moment.effects, plate, theme.BRASS_LIGHT, 0.5)]),
    ]  # fmt: skip


@shows(own.TapUsed, FLOURISHES)
def _(event: own.TapUsed, moment: Moment) -> list[Beat]:
    beats: list[Beat] = [
        Ring(moment.effects, moment.rect(event.card), moment.colour(event.card), 0.6), moment.sound(sound_of(event)),
    ]  # fmt: skip
    if not moment.is_mine(event.seat):
        words = said(moment, texts.USES, seat=Seat(event.seat), card=moment.name(event.card))
        beats += [moment.say(words, 1.0, 0.93), Hold(0.5)]
    return beats


@shows(own.AbilityIgnored, FLOURISHES)
def _(event: own.AbilityIgnored, moment: Moment) -> list[Beat]:
    if moment.is_mine(event.seat):
        return [moment.sound(sound_of(event))]
    words = said(moment, texts.SKIPS_ABILITY, seat=Seat(event.seat), card=moment.name(event.card))
    return [moment.say(words, 0.9, 0.93), moment.sound(sound_of(event)), Hold(0.4)]


@shows(own.AbilityFailed, FLOURISHES)
@shows(own.NoGuardianLost, FLOURISHES)
def _(event: own.AbilityFailed | own.NoGuardianLost, moment: Moment) -> list[Beat]:
    """Something of a card does not happen: the line of the log says why."""
    words = line_of(tell(moment.view, event), moment.view, moment.names).words
    return [moment.say(words, 1.6, 0.93), moment.sound(sound_of(event)), Hold(0.8)]


@shows(own.Passed, FLOURISHES)
def _(event: own.Passed, moment: Moment) -> list[Beat]:
    if moment.is_mine(event.seat):
        return [moment.sound(sound_of(event))]
    words = said(moment, texts.PASSES, seat=Seat(event.seat))
    return [moment.say(words, 0.8, 0.93), moment.sound(sound_of(event)), Hold(0.3)]


@shows(own.CounterPassed, FLOURISHES)
def _(event: own.CounterPassed, moment: Moment) -> list[Beat]:
    return [moment.sound(sound_of(event))]


@shows(own.PlayerEliminated, FLOURISHES)
def _(event: own.PlayerEliminated, moment: Moment) -> list[Beat]:
    plate, seat = moment.plate(event.seat), Seat(event.seat)
    why = said(moment, texts.OUT[event.reason], seat=seat) if event.reason in texts.OUT else ""
    return [
        Burst(moment.effects, plate.center, plate.w * 0.9, theme.DANGER, 0.7),
        Ring(moment.effects, plate, theme.DANGER, 0.9),
        Caption(moment.effects, said(moment, texts.IS_OUT, seat=seat), 1.7, 0.30, "display", 40, theme.DANGER),
        moment.say(why, 1.7, 0.50),
        moment.sound(sound_of(event)), Hold(1.3),
    ]  # fmt: skip
