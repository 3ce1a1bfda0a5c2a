"""Why a card cannot be dropped there now, and what would change it. Numbers (5.3) are sections of RULES.md."""

from __future__ import annotations

from ...effects.saying import lacked
from ...kernel.laws import Law, Refusal
from ...kernel.modifiers import laid_on
from ...kernel.naming import listed
from ...kernel.selectors import spoken
from ...kernel.state import State
from ...kernel.template import fill
from . import laws, texts
from .actions import attack_forbidden, can_do, defence_forbidden, fits, payers, targets
from .cards import Mode
from .domain import (
    BY_CARD,
    ERAS,
    bars,
    chosen,
    counts_as_fresh,
    is_chosen,
    is_fighting,
    is_fresh,
    is_open,
    is_sided,
    kept_by,
    lifts,
    moment,
    value,
)
from .fight import combat_frame
from .places import (
    can_still_play,
    episode_forbidden,
    episode_on,
    is_peopled,
    no_place,
    play_forbidden,
    plays_left,
    solver_forbidden,
)

LIES = {
    "deck": laws.DECK_LIES,
    "time": laws.STACK_LIES,
    "lost": laws.LOST_LIES,
    "discard": laws.DISCARD_LIES,
    "middle": laws.WAITS,
    "aside": laws.CHOICE_WAITS,
}

BEFORE_COMBAT = ("act", "prepare")


def refused(s: State, law: Law, seat: int, card: int = -1) -> Refusal:
    """A law that forbids something to the seat, or to that card: where a card lays it, with which one that is."""
    return Refusal(law, kept_by(s, law, seat, card) if law.words.startswith(BY_CARD) else "")


def zone_refusals(s: State, seat: int, card: int, target: int, zone: int) -> list[Refusal]:
    """... while a Time Zone is to be chosen."""
    place = s.layout.zones[s.where[card]]
    if place.seat == seat and place.name == "hand" and not s.what[card].flashes:
        return [Refusal(laws.CHOOSE_ZONE)]
    return act_refusals(s, seat, card, target, zone, None)


def act_refusals(
    s: State, seat: int, card: int, target: int, zone: int, is_posing: bool | None, answered: str = ""
) -> list[Refusal]:
    """... when something can be used. `is_posing`: this turn's Episode has been played; None: nothing can be played."""
    place = s.layout.zones[s.where[card]]
    if place.seat != seat:
        return [Refusal(laws.NOT_YOURS)]
    if place.name in LIES:
        return [Refusal(LIES[place.name])]
    printed = s.what[card]
    if place.name == "hand":
        if printed.flashes:
            return [_flash(s, seat, card, target, answered)]
        if is_posing is None:
            return [Refusal(laws.CHOICE_WAITS if seat == s.active and can_still_play(s) else laws.NOT_NOW)]
        dropped = s.where[target] if target >= 0 else zone
        return [_episode(s, seat, dropped) if printed.is_episode else _play(s, seat, card, dropped, is_posing)]
    if printed.is_episode:
        return [Refusal(laws.UNSOLVED)]
    found = _in_play(s, seat, card, target, answered)
    dropped = s.where[target] if target >= 0 else zone
    later = _attack_later(s, seat, card)
    is_meant = is_attacked(s, 1 - seat, dropped) if dropped >= 0 else later is not None  # pressed: likely to attack
    if printed.is_creature and is_meant:
        attack = later if later is not None else Refusal(laws.ATTACK_WHEN)
        found = [refusal for refusal in found if refusal.law is not attack.law]
        is_at_lives = dropped >= 0 and s.layout.zones[dropped].name == "time"  # no Special is ever aimed at them
        return [*found, attack] if printed.uses and dropped >= 0 and not is_at_lives else [attack, *found]
    return found


def _attack_later(s: State, seat: int, card: int) -> Refusal | None:
    """What there is to say of attacking with it where the combat of one's own turn is still to come, or over, and it
    has nothing else that it could be meant to do (10.2, 10.3)."""
    if s.active != seat or not is_chosen(s, card):
        return None
    now = s.agenda[-1].what
    is_over = now == "quiet" and moment(s) == "end"
    if (is_over and s.what[card].uses) or (not is_over and now not in BEFORE_COMBAT):
        return None
    law = attack_forbidden(s, seat, card)
    if law is None:
        return Refusal(laws.ATTACK_WHEN, texts.ATTACK_OVER if is_over else texts.ATTACK_LATER)
    is_first = law is laws.FRESH and counts_as_fresh(s, card)
    return Refusal(law, texts.NO_WATCHER_AT_FIRST) if is_first else refused(s, law, seat, card)


def is_attacked(s: State, seat: int, zone: int) -> bool:
    """Whether a drop there would mean an attack on that seat (10.4, 10.5)."""
    place = s.layout.zones[zone]
    return place.seat == seat and (place.name == "time" or place.name in ERAS)


def _flash(s: State, seat: int, card: int, target: int, answered: str) -> Refusal:
    """8.5, 8.9"""
    if bars(s, laws.NO_FLASH, seat):
        return refused(s, laws.NO_FLASH, seat)
    return _aimed(s, seat, card, target, s.what[card].flashes, answered)


def _aimed(s: State, seat: int, card: int, target: int, modes: tuple[Mode, ...], answered: str) -> Refusal:
    """Why none of these ways to use a card leads there."""
    open_ones = [mode for mode in modes if not mode.answers or fits(mode.answers, answered)]
    if not open_ones:
        return Refusal(laws.NO_ANSWER)
    open_ones = [mode for mode in open_ones if mode.cost is None or payers(s, seat, card, mode)]
    if not open_ones:
        return Refusal(laws.NO_COST)
    aims = [mode.aim for mode in open_ones if mode.aim is not None]
    if target >= 0 and s.is_in_field(target) and aims:
        if target in laid_on(s, laws.SHIELDED, seat):
            return Refusal(laws.SHIELDED)
        return Refusal(laws.NO_TARGET, "" if target == card else _what_is_meant(s, card, target, open_ones))
    if not aims and not any(mode.answers or can_do(s, seat, card, mode) for mode in open_ones):
        return Refusal(laws.NO_EFFECT, _why_vain(s, seat, card, open_ones))
    if aims:
        if not any(targets(s, seat, card, aim) for aim in aims):
            if any(mode.aim is None and (mode.answers or can_do(s, seat, card, mode)) for mode in open_ones):
                return Refusal(laws.AT_NOTHING, fill(texts.DROP_ON_LIT_PLACE, card=s.what[card].name))
            return Refusal(laws.NO_EFFECT, fill(texts.NO_TARGET_NOW, card=s.what[card].name, targets=_meant(open_ones)))
        return Refusal(laws.NO_TARGET, fill(texts.DROP_ON_TARGET, card=s.what[card].name))
    return Refusal(laws.AT_NOTHING, fill(texts.DROP_ON_LIT_PLACE, card=s.what[card].name))


def _meant(modes: list[Mode]) -> str:
    """What these ways to use a card can be aimed at."""
    found = [mode.clauses[mode.aim.at].select for mode in modes if mode.aim is not None]
    return " or ".join(dict.fromkeys(map(spoken, found)))


def _what_is_meant(s: State, card: int, target: int, modes: list[Mode]) -> str:
    """What the card can be aimed at, said where it was aimed at something else (5.4)."""
    is_local = all(mode.aim is None or mode.aim.place == "chosen" for mode in modes)
    fields = {"card": s.what[card].name, "targets": _meant(modes)}
    if is_local and not is_chosen(s, target):
        if not chosen(s):
            return fill(texts.ONLY_TARGETS_WITHOUT_ZONE, **fields)
        return fill(texts.ONLY_TARGETS_IN, zone=texts.ZONES[chosen(s)], **fields)
    is_response = any(mode.answers for mode in modes)
    return fill(texts.ONLY_TARGETS_OR_RESPONDS if is_response else texts.ONLY_TARGETS, **fields)


def _why_vain(s: State, seat: int, card: int, modes: list[Mode]) -> str:
    """What is missing for the first thing that the card would do; "" where that needs no saying."""
    words = s.rules.book.language.words
    clause = next((one for mode in modes for one in mode.clauses if one.word != "spend"), None)
    is_it = clause is not None and not words[clause.word].may(s, seat, card, clause)
    why = words[clause.word].lacks(clause) if is_it else ""
    return fill(texts.WOULD_DO_NOTHING, card=s.what[card].name, why=lacked(why)) if why else ""


def _play(s: State, seat: int, card: int, zone: int, is_posing: bool) -> Refusal:
    """4.6 to 4.12"""
    if is_posing:
        return Refusal(laws.PLAYS_ARE_OVER)
    if plays_left(s, seat) <= 0:
        return Refusal(laws.NO_MORE_PLAYS)
    era = ERAS[chosen(s) - 1]
    there = s.layout.of[era][seat]
    if zone not in (-1, there):
        is_other_side = zone == s.layout.of[era][1 - seat]
        template = texts.PLAY_ON_OWN_SIDE if is_other_side else texts.CHOSEN_ZONE_IS
        return Refusal(laws.CHOSEN_ZONE, fill(template, zone=texts.ZONES[chosen(s)]))
    law = play_forbidden(s, seat, card, there)
    if law is None:
        return Refusal(laws.CHOSEN_ZONE)
    why = no_place(s, seat, card, there, law)
    return Refusal(law, why) if why else refused(s, law, seat, card)


def _episode(s: State, seat: int, zone: int) -> Refusal:
    """9.1, 9.2"""
    law = episode_forbidden(s, seat)
    if law is laws.WATCHERS_ALONE and s.rulings["episode-needs"] == "any":
        return Refusal(law, texts.ONLY_WATCHERS)
    if law is laws.WATCHERS_ALONE:
        bare = [texts.ZONES[n] for n, era in enumerate(ERAS, 1) if not is_peopled(s, 1 - seat, era)]
        return Refusal(law, fill(texts.ONLY_WATCHERS_IN, zones=listed(bare)))
    if law is not None:
        return refused(s, law, seat)
    there = episode_on(s, zone) if any(zone == s.layout.of[era][1 - seat] for era in ERAS) else -1
    if there >= 0:
        return Refusal(laws.SIDE_TAKEN, fill(texts.EPISODE_IS_THERE, card=s.what[there].name))
    return Refusal(laws.THEIR_SIDE)


def _in_play(s: State, seat: int, card: int, target: int, answered: str) -> list[Refusal]:
    if not is_open(s):
        return [Refusal(laws.FLASH_ONLY)]
    if is_sided(s, card):
        return [Refusal(laws.SIDED)]
    if is_fighting(s, card):
        return [Refusal(laws.COMBATANT)]
    if bars(s, laws.NO_SIDING, seat, card):
        return [refused(s, laws.NO_SIDING, seat, card)]
    printed, found = s.what[card], []
    if printed.is_creature and (target >= 0 or not printed.uses):
        found.append(_support(s, seat, card, target))
    if printed.uses or not found:
        found.append(_special(s, seat, card, target, answered))
    return found


def _support(s: State, seat: int, card: int, target: int) -> Refusal:
    """Chapter 7"""
    if not value(s, card, "support"):
        return Refusal(laws.NO_SUPPORT)
    if not is_chosen(s, card):
        return Refusal(laws.TWO_ENDS)
    is_any = s.rulings["support-whom"] == "any"
    if target < 0 or target == card or not s.is_in_field(target) or not s.what[target].is_creature:
        return Refusal(laws.SUPPORT_WHOM, texts.SUPPORT_ANOTHER if is_any else "")
    whose = s.layout.zones[s.where[target]].seat
    if whose != seat and not is_any:
        return Refusal(laws.SUPPORT_WHOM)
    if not is_chosen(s, target):
        return Refusal(laws.TWO_ENDS)
    if s.rulings["support-when"] == "combat" and not is_fighting(s, target):
        return Refusal(laws.ONLY_IN_COMBAT)
    if bars(s, laws.NO_HELPING, seat, card):
        return refused(s, laws.NO_HELPING, seat, card)
    if bars(s, laws.NO_HELP, whose, target):
        return refused(s, laws.NO_HELP, whose, target)
    if not value(s, target, "support"):
        return Refusal(laws.ENOUGH_HELP, fill(texts.NO_SUPPORTERS, card=s.what[target].name))
    template = texts.MOST_SUPPORTERS
    if s.rulings["supporters"] == "combat":
        template = texts.MOST_SUPPORTERS_IN_COMBAT if is_fighting(s, target) else texts.MOST_SUPPORTERS_BEFORE_COMBAT
    return Refusal(laws.ENOUGH_HELP, fill(template, card=s.what[target].name, n=value(s, target, "support")))


def _special(s: State, seat: int, card: int, target: int, answered: str) -> Refusal:
    """5.3 to 5.6"""
    printed = s.what[card]
    if not printed.uses:
        return Refusal(laws.NO_SPECIAL)
    if not is_chosen(s, card) and not lifts(s, laws.ELSEWHERE, seat, card):
        return Refusal(laws.ELSEWHERE)
    if is_fresh(s, card) and not lifts(s, laws.FRESH, seat, card):
        waits = fill(texts.USABLE_NEXT_TURN, card=printed.name)
        return Refusal(laws.FRESH, "" if printed.is_creature else waits)
    if bars(s, laws.NO_USE, seat, card):
        return refused(s, laws.NO_USE, seat, card)
    return _aimed(s, seat, card, target, printed.uses, answered)


def attack_refusals(s: State, seat: int, card: int, target: int) -> list[Refusal]:
    """10.3, 10.4"""
    place = s.layout.zones[s.where[card]]
    if place.seat != seat:
        return [Refusal(laws.NOT_YOURS)]
    if place.name == "hand" and s.what[card].flashes:
        return [Refusal(laws.CHOICE_WAITS)]
    if not s.is_in_field(card) or not is_chosen(s, card):
        return [Refusal(laws.ATTACK_WITH, _elsewhere(s, card))]
    law = attack_forbidden(s, seat, card)
    if law is laws.FRESH and counts_as_fresh(s, card):
        return [Refusal(law, texts.NO_WATCHER_AT_FIRST)]
    if law is not None:
        is_none = law is laws.ATTACK_WITH
        return [Refusal(law, _no_creature(s, card, is_attack=True)) if is_none else refused(s, law, seat, card)]
    if target < 0:
        return [Refusal(laws.ATTACK_WHOM, texts.DROP_TO_ATTACK)]
    if not s.is_in_field(target) or not is_chosen(s, target) or s.layout.zones[s.where[target]].seat == seat:
        return [Refusal(laws.ATTACK_WHOM)]
    law = defence_forbidden(s, 1 - seat, target, True) or laws.ATTACK_WHOM
    is_sided_one = law is laws.SIDED
    return [
        Refusal(law, fill(texts.TARGET_IS_SIDED, card=s.what[target].name))
        if is_sided_one
        else refused(s, law, 1 - seat, target)
    ]


def defence_refusals(s: State, seat: int, card: int) -> list[Refusal]:
    """10.5"""
    place = s.layout.zones[s.where[card]]
    if place.seat != seat:
        return [Refusal(laws.NOT_YOURS)]
    if place.name == "hand" and s.what[card].flashes:
        return [Refusal(laws.CHOICE_WAITS)]
    if not s.is_in_field(card) or not is_chosen(s, card):
        return [Refusal(laws.DEFEND_WITH, _elsewhere(s, card))]
    law: Law | None = defence_forbidden(s, seat, card, False)
    if law is None:
        frame = combat_frame(s)
        name = s.what[frame.card].name if frame is not None else texts.THE_ATTACKER
        return [Refusal(laws.DEFEND_WITH, fill(texts.DROP_TO_DEFEND, card=name))]
    is_none = law is laws.DEFEND_WITH
    return [Refusal(law, _no_creature(s, card, is_attack=False)) if is_none else refused(s, law, seat, card)]


def _elsewhere(s: State, card: int) -> str:
    """That a card in play lies outside of the chosen Time Zone; "" of one that is not in play."""
    if not s.is_in_field(card) or not chosen(s):
        return ""
    here = texts.ZONES[ERAS.index(s.layout.zones[s.where[card]].name) + 1]
    return fill(texts.COMBAT_ELSEWHERE, card=s.what[card].name, here=here, zone=texts.ZONES[chosen(s)])


def _no_creature(s: State, card: int, is_attack: bool) -> str:
    """What the card is that is no Creature."""
    if s.what[card].is_episode:
        template = texts.EPISODE_CANNOT_ATTACK if is_attack else texts.EPISODE_CANNOT_DEFEND
    else:
        template = texts.RESOURCE_CANNOT_ATTACK if is_attack else texts.RESOURCE_CANNOT_DEFEND
    return fill(template, card=s.what[card].name)


def solver_refusals(s: State, seat: int, card: int, episode: int) -> list[Refusal]:
    """9.4 to 9.6, of one that is Sided for an Episode."""
    is_own = s.layout.zones[s.where[card]].seat == seat and s.is_in_field(card) and s.what[card].is_creature
    law = solver_forbidden(s, seat, card, episode) if is_own else None
    return [_unable(s, law or laws.SOLVERS, seat, card)]


def _unable(s: State, law: Law, seat: int, card: int) -> Refusal:
    """Why somebody does not solve an Episode, by the readings of 14.8 and 14.9."""
    if law is not laws.SOLVERS:
        return refused(s, law, seat, card)
    return _worded(law, texts.SOLVERS[s.rulings["solvers"]][s.rulings["fresh-solvers"]])


def _worded(law: Law, said: str) -> Refusal:
    """A law in other words, where the rulings ask for them."""
    return Refusal(law, "" if said == law.words else said)


def solving_refusals(s: State, seat: int, card: int) -> list[Refusal]:
    """9.4 to 9.6"""
    if not s.is_in_field(card):
        return [_worded(laws.SOLVE, texts.SOLVE_BY[s.rulings["solvers"]])]
    if s.what[card].is_episode:
        if s.layout.zones[s.where[card]].seat == seat:
            return [Refusal(laws.SOLVE, fill(texts.SOLVE_NEEDS, needs=s.what[card].solve))]
        return [Refusal(laws.NOT_YOURS)]
    episode = episode_on(s, s.where[card])
    if s.layout.zones[s.where[card]].seat == seat and episode >= 0:
        law = solver_forbidden(s, seat, card, episode)
        if law is not None:
            return [_unable(s, law, seat, card)]
    return [Refusal(laws.SOLVE, texts.CHOOSE_EPISODE_FIRST)]
