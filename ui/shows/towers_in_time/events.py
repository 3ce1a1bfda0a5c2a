"""What the events of Towers in Time look and sound like.

Every sound is named like its event ("card-transported"); one that is not there is not heard.
"""

from __future__ import annotations

from game.kernel import events as ev
from game.kernel.template import Names, Seat, address, fill
from game.rules.towers_in_time import events as own
from ui.base import theme
from ui.base.animation import Beat, Hold, Sequence, Together
from ui.shows.beats import aimed, heard, line, told
from ui.shows.show import Teller
from ui.shows.towers_in_time import texts
from ui.table.defeat import EMBER, Cracks
from ui.table.effects import WARM, Burst, Caption, Flight, Ring, Rise
from ui.table.flourish import shows
from ui.table.impact import Aside, Dust, Glow, Lunge, Shudder
from ui.table.moment import Moment, held_up

ANNOUNCED: dict[type, Teller] = {}
FLOURISHES: dict[type, Teller] = {}
HEALED: theme.Colour = (150, 232, 160)


def said(moment: Moment, template: str, seat: int) -> str:
    """A sentence about a seat, with "you" for the viewer, as words over the table."""
    names = [moment.who(one) for one in range(len(moment.names))]
    return address(fill(template, seat=Seat(seat)), Names(names, moment.watcher if moment.is_mine(seat) else None))


# Setting up


@shows(own.CardPlanned, FLOURISHES)
def _(event: own.CardPlanned, moment: Moment) -> list[Beat]:
    return [heard(moment, event)]


@shows(own.HandRedrawn, FLOURISHES)
def _(event: own.HandRedrawn, moment: Moment) -> list[Beat]:
    return [heard(moment, event), *told(moment, event, 0.8)]


@shows(own.NothingDrawn, FLOURISHES)
def _(event: own.NothingDrawn, moment: Moment) -> list[Beat]:
    return [moment.say(line(moment, event), 1.1, 0.93), Hold(0.4)]


@shows(own.DomainsRevealed, FLOURISHES)
def _(event: own.DomainsRevealed, moment: Moment) -> list[Beat]:
    middle = moment.effects.middle
    return [
        Burst(moment.effects, middle.center, middle.h * 1.1, WARM, 0.6),
        Caption(moment.effects, texts.DOMAINS_REVEALED, 1.4, 0.42, "display", 40, theme.BRASS_LIGHT),
        heard(moment, event), Hold(0.8),
    ]  # fmt: skip


# Coming into play


@shows(own.CardTransported, ANNOUNCED)
def _(event: own.CardTransported, moment: Moment) -> list[Beat]:
    return held_up(moment, event.seat, event.card, line(moment, event))


@shows(own.CardTransported, FLOURISHES)
def _(event: own.CardTransported, moment: Moment) -> list[Beat]:
    return [*moment.lights(event.card), heard(moment, event)]


@shows(own.TemperPaid, FLOURISHES)
def _(event: own.TemperPaid, moment: Moment) -> list[Beat]:
    """A light goes from each that pays to what is paid for."""
    end = moment.rect(event.card).center
    lights = [
        Sequence([Hold(0.06 * n), Flight(moment.effects, moment.rect(card).center, end, "star", moment.colour(card))])
        for n, card in enumerate(event.payers)
    ]
    rings = [Ring(moment.effects, moment.rect(card), moment.colour(card), 0.4) for card in event.payers]
    return [heard(moment, event), Together([*rings, *lights])]


@shows(own.CardRearranged, FLOURISHES)
def _(event: own.CardRearranged, moment: Moment) -> list[Beat]:
    return [heard(moment, event), Ring(moment.effects, moment.rect(event.card), theme.STEEL, 0.4), *told(moment, event)]


@shows(own.ShieldPulled, FLOURISHES)
def _(event: own.ShieldPulled, moment: Moment) -> list[Beat]:
    rect = moment.rect(event.card)
    return [Ring(moment.effects, rect, theme.BRASS_LIGHT, 0.6), heard(moment, event), *told(moment, event, 1.2)]


@shows(own.CardShed, FLOURISHES)
def _(event: own.CardShed, moment: Moment) -> list[Beat]:
    return [heard(moment, event)]


@shows(own.CardLanded, FLOURISHES)
def _(event: own.CardLanded, moment: Moment) -> list[Beat]:
    return [heard(moment, event), Ring(moment.effects, moment.rect(event.card), theme.STEEL, 0.4), *told(moment, event)]


# Spells and abilities


@shows(own.SpellCast, ANNOUNCED)
def _(event: own.SpellCast, moment: Moment) -> list[Beat]:
    return held_up(moment, event.seat, event.card, line(moment, event))


@shows(own.SpellCast, FLOURISHES)
def _(event: own.SpellCast, moment: Moment) -> list[Beat]:
    return [*moment.lights(event.card), *aimed(moment, event.card, event.target), heard(moment, event)]


@shows(own.SpellEnded, FLOURISHES)
def _(event: own.SpellEnded, moment: Moment) -> list[Beat]:
    rect = moment.rect(event.card)
    return [
        Ring(moment.effects, rect, theme.STEEL, 0.5),
        heard(moment, event),
        moment.say(line(moment, event), 1.1, 0.93),
    ]


@shows(own.SpellCancelled, FLOURISHES)
def _(event: own.SpellCancelled, moment: Moment) -> list[Beat]:
    pose = moment.board.bound[event.card]
    return [
        Cracks(moment.effects, pose, 0.5),
        moment.say(line(moment, event), 1.3, 0.74, theme.DANGER),
        heard(moment, event), Hold(0.5),
    ]  # fmt: skip


@shows(own.AbilityUsed, FLOURISHES)
def _(event: own.AbilityUsed, moment: Moment) -> list[Beat]:
    ring = Ring(moment.effects, moment.rect(event.card), moment.colour(event.card), 0.6)
    return [ring, *aimed(moment, event.card, event.target), heard(moment, event), *told(moment, event)]


@shows(own.CardShot, FLOURISHES)
def _(event: own.CardShot, moment: Moment) -> list[Beat]:
    return [*aimed(moment, event.card, event.target), heard(moment, event), *told(moment, event, 0.8)]


@shows(own.CardParalyzed, FLOURISHES)
def _(event: own.CardParalyzed, moment: Moment) -> list[Beat]:
    return [*aimed(moment, event.card, event.target), heard(moment, event), *told(moment, event)]


@shows(own.CardsTaxed, FLOURISHES)
@shows(own.CardsStraightened, FLOURISHES)
def _(event: own.CardsTaxed | own.CardsStraightened, moment: Moment) -> list[Beat]:
    rings = [Ring(moment.effects, moment.rect(card), theme.STEEL, 0.4) for card in event.targets]
    return [heard(moment, event), Together(rings), *told(moment, event)]


@shows(own.CardRegenerated, FLOURISHES)
def _(event: own.CardRegenerated, moment: Moment) -> list[Beat]:
    return [mended(moment, event.card), heard(moment, event), *told(moment, event)]


def mended(moment: Moment, card: int) -> Beat:
    rect = moment.rect(card)
    return Aside(Dust(moment.effects, rect, rect.h * 0.4, HEALED, 18, 0.9, rise=rect.h * 0.4, seed=card))


# Damage and death


@shows(own.DamageDealt, FLOURISHES)
def _(event: own.DamageDealt, moment: Moment) -> list[Beat]:
    """The number rises from the card, which gives way."""
    rect, effects = moment.rect(event.card), moment.effects
    beats: list[Beat] = [
        Rise(effects, rect.center, f"\u2212{event.amount}", theme.DANGER),
        Aside(Glow(effects, rect, theme.DANGER, 0.4)), heard(moment, event), Hold(0.18),
    ]  # fmt: skip
    return beats if effects.is_calm else [*beats, Shudder(moment.board.sprites[event.card], (0, 1), 0.35)]


@shows(own.DamageTurned, FLOURISHES)
def _(event: own.DamageTurned, moment: Moment) -> list[Beat]:
    return [moment.say(line(moment, event), 1.1, 0.93), Hold(0.5)]


@shows(own.DamageTaken, FLOURISHES)
def _(event: own.DamageTaken, moment: Moment) -> list[Beat]:
    rect = moment.rect(event.card)
    return [
        mended(moment, event.card),
        Rise(moment.effects, rect.center, f"+{event.amount}", HEALED),
        heard(moment, event),
    ]


@shows(own.CardKilled, FLOURISHES)
def _(event: own.CardKilled, moment: Moment) -> list[Beat]:
    """It cracks; it is still there to be saved."""
    pose = moment.board.bound[event.card]
    return [Cracks(moment.effects, pose, 0.6), heard(moment, event), Hold(0.35)]


@shows(own.CardSaved, FLOURISHES)
def _(event: own.CardSaved, moment: Moment) -> list[Beat]:
    ring = Ring(moment.effects, moment.rect(event.card), HEALED, 0.7)
    return [
        ring,
        mended(moment, event.card),
        heard(moment, event),
        moment.say(line(moment, event), 1.1, 0.93),
        Hold(0.4),
    ]


@shows(own.CardFallen, FLOURISHES)
def _(event: own.CardFallen, moment: Moment) -> list[Beat]:
    return [heard(moment, event)]


# Combat


@shows(own.AttackDeclared, FLOURISHES)
def _(event: own.AttackDeclared, moment: Moment) -> list[Beat]:
    rings = [Ring(moment.effects, moment.rect(card), theme.DANGER, 0.5) for card in event.attackers]
    return [*rings, heard(moment, event), *told(moment, event, 1.2)]


@shows(own.DefendersNamed, FLOURISHES)
def _(event: own.DefendersNamed, moment: Moment) -> list[Beat]:
    rings = [Ring(moment.effects, moment.rect(card), theme.AZURE, 0.5) for card in event.defenders]
    return [*rings, *([heard(moment, event)] if event.defenders else []), *told(moment, event)]


@shows(own.ShieldsChosen, FLOURISHES)
def _(event: own.ShieldsChosen, moment: Moment) -> list[Beat]:
    zone = moment.zone(moment.view.layout.of["shields"][event.whose])
    return [Ring(moment.effects, zone, theme.DANGER, 0.7), heard(moment, event), *told(moment, event, 1.2)]


@shows(own.BlowsFell, FLOURISHES)
def _(event: own.BlowsFell, moment: Moment) -> list[Beat]:
    """Both sides rush at each other; of the Quick alone, only these."""
    board, effects = moment.board, moment.effects
    area = board.arena
    at = (round(area.centre[0]), round(area.centre[1]))
    blow: list[Beat] = [
        Aside(Burst(effects, at, area.h * 1.1, WARM, 0.5)),
        Aside(Dust(effects, at, area.h * 0.7, WARM, 30, 0.8, seed=len(board.forward))),
        heard(moment, event),
    ]
    if effects.is_calm:
        return [*blow, Hold(0.4)]
    lunges = [Lunge(board.sprites[card], at) for card in board.forward]
    hits_at = lunges[0].hits_at if lunges else 0.1
    return [*lunges, Sequence([Hold(hits_at), Together(blow), Hold(0.3)])]


@shows(own.HandedOver, FLOURISHES)
def _(event: own.HandedOver, moment: Moment) -> list[Beat]:
    return [heard(moment, event)]


@shows(own.CombatEnded, FLOURISHES)
def _(event: own.CombatEnded, moment: Moment) -> list[Beat]:
    return [heard(moment, event), moment.say(texts.COMBAT_OVER, 0.9, 0.93)]


# Shields


@shows(own.PointsScored, FLOURISHES)
def _(event: own.PointsScored, moment: Moment) -> list[Beat]:
    zone = moment.zone(moment.view.layout.of["shields"][event.whose])
    return [
        Rise(moment.effects, zone.center, fill(texts.POINTS, n=event.amount), theme.DANGER),
        Ring(moment.effects, zone, theme.DANGER, 0.6), heard(moment, event), moment.say(line(moment, event), 1.2, 0.93),
        Hold(0.5),
    ]  # fmt: skip


@shows(own.ShieldFell, FLOURISHES)
def _(event: own.ShieldFell, moment: Moment) -> list[Beat]:
    pose = moment.board.bound[event.card]
    return [
        Burst(moment.effects, pose.rect.center, pose.height * 2.2, theme.DANGER, 0.5),
        Aside(Cracks(moment.effects, pose, 0.6)),
        Aside(Dust(moment.effects, pose.rect, pose.height * 0.9, EMBER, 24, 0.9, pose.height * 0.5, event.card)),
        moment.say(line(moment, event), 1.4, 0.42, theme.DANGER), heard(moment, event), Hold(0.7),
    ]  # fmt: skip


@shows(own.PlayerBanished, FLOURISHES)
def _(event: own.PlayerBanished, moment: Moment) -> list[Beat]:
    plate = moment.plate(event.seat)
    return [
        Burst(moment.effects, plate.center, plate.w * 0.9, theme.DANGER, 0.7),
        Ring(moment.effects, plate, theme.DANGER, 0.9),
        Caption(moment.effects, said(moment, texts.BANISHED, event.seat), 1.7, 0.21, "display", 40, theme.DANGER),
        heard(moment, event), Hold(1.2),
    ]  # fmt: skip


# Turns


@shows(own.PlayerPassed, FLOURISHES)
def _(event: own.PlayerPassed, moment: Moment) -> list[Beat]:
    if moment.is_mine(event.seat):
        return [heard(moment, event)]
    return [moment.say(said(moment, texts.PASSES, event.seat), 0.8, 0.93), heard(moment, event), Hold(0.3)]


@shows(own.TurnEnded, FLOURISHES)
def _(event: own.TurnEnded, moment: Moment) -> list[Beat]:
    return [moment.say(texts.TURN_OVER, 0.9, 0.42, theme.FADED), heard(moment, event), Hold(0.4)]


@shows(ev.TurnBegan, FLOURISHES)
def _(event: ev.TurnBegan, moment: Moment) -> list[Beat]:
    """All have the same turn: it is said who begins it."""
    name = "your-turn" if moment.is_mine(event.seat) else "their-turn"
    return [
        Ring(moment.effects, moment.plate(event.seat), theme.BRASS_LIGHT, 0.6),
        Caption(moment.effects, fill(texts.TURN, turn=moment.view.turn), 1.2, 0.32, "display", 34, theme.BRASS_LIGHT),
        moment.say(said(moment, texts.BEGINS, event.seat), 1.2, 0.56), moment.sound(name), Hold(0.5),
    ]  # fmt: skip
