"""Why a card cannot be dropped there now, and what would change it. Numbers (5.3) are sections of RULES.md."""

from __future__ import annotations

from ...kernel.laws import Law, Refusal
from ...kernel.modifiers import laid_on
from ...kernel.naming import listed
from ...kernel.selectors import spoken
from ...kernel.state import State
from . import laws
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
ATTACK_LATER = "Not yet: go on, and when both have prepared for combat you are asked whether you attack."
ATTACK_OVER = "The combat of this turn is over: in your next one you are asked again whether you attack."

FIRST_TURN = "Watchers do not attack in the first turn (14.22)."


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
        return Refusal(laws.ATTACK_WHEN, ATTACK_OVER if is_over else ATTACK_LATER)
    is_first = law is laws.FRESH and counts_as_fresh(s, card)
    return Refusal(law, FIRST_TURN) if is_first else refused(s, law, seat, card)


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
                return Refusal(laws.AT_NOTHING, f"Drop {s.what[card].name} on the place that lights up for it.")
            return Refusal(
                laws.NO_EFFECT, f"{s.what[card].name} can mean only {_meant(open_ones)}, and there is none now."
            )
        return Refusal(laws.NO_TARGET, f"Drop {s.what[card].name} on the card that it is to mean.")
    return Refusal(laws.AT_NOTHING, f"Drop {s.what[card].name} on the place that lights up for it.")


def _meant(modes: list[Mode]) -> str:
    """What these ways to use a card can be aimed at."""
    found = [mode.clauses[mode.aim.at].select for mode in modes if mode.aim is not None]
    return " or ".join(dict.fromkeys(map(spoken, found)))


def _what_is_meant(s: State, card: int, target: int, modes: list[Mode]) -> str:
    """What the card can be aimed at, said where it was aimed at something else (5.4)."""
    is_local = all(mode.aim is None or mode.aim.place == "chosen" for mode in modes)
    place = f"now the {ERAS[chosen(s) - 1].capitalize()}" if chosen(s) else "and none is chosen yet"
    now = f", {place}" if is_local and not is_chosen(s, target) else ""
    answer = ", or what it answers" if any(mode.answers for mode in modes) else ""
    return f"{s.what[card].name} can mean only {_meant(modes)}{now}{answer}."


def _why_vain(s: State, seat: int, card: int, modes: list[Mode]) -> str:
    """What is missing for the first thing that the card would do; "" where that needs no saying."""
    words = s.rules.book.language.words
    clause = next((one for mode in modes for one in mode.clauses if one.word != "spend"), None)
    is_it = clause is not None and not words[clause.word].may(s, seat, card, clause)
    why = words[clause.word].lacks(clause) if is_it else ""
    return f"{s.what[card].name} would do nothing now: {why}." if why else ""


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
        meant = "You play onto your own side of the" if is_other_side else "The chosen Time Zone is the"
        return Refusal(laws.CHOSEN_ZONE, f"{meant} {era.capitalize()}.")
    law = play_forbidden(s, seat, card, there)
    if law is None:
        return Refusal(laws.CHOSEN_ZONE)
    why = no_place(s, seat, card, there, law)
    return Refusal(law, why) if why else refused(s, law, seat, card)


def _episode(s: State, seat: int, zone: int) -> Refusal:
    """9.1, 9.2"""
    law = episode_forbidden(s, seat)
    if law is laws.WATCHERS_ALONE and s.rulings["episode-needs"] == "any":
        return Refusal(law, "Your opponent has no card in play but The Watcher.")
    if law is laws.WATCHERS_ALONE:
        bare = listed([f"the {era.capitalize()}" for era in ERAS if not is_peopled(s, 1 - seat, era)])
        return Refusal(law, f"{law.words.rstrip('.')}, and has none in {bare}.")
    if law is not None:
        return refused(s, law, seat)
    there = episode_on(s, zone) if any(zone == s.layout.of[era][1 - seat] for era in ERAS) else -1
    if there >= 0:
        return Refusal(laws.SIDE_TAKEN, f"{s.what[there].name} lies there already: one Episode on a side.")
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
        return Refusal(laws.SUPPORT_WHOM, "Support goes to another Creature." if is_any else "")
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
    most, span = value(s, target, "support"), "in a turn"
    if s.rulings["supporters"] == "combat":
        span = "in a combat" if is_fighting(s, target) else "before a combat, and as many in it"
    return Refusal(laws.ENOUGH_HELP, f"{s.what[target].name} has Support {most}: so many may support it {span}.")


def _special(s: State, seat: int, card: int, target: int, answered: str) -> Refusal:
    """5.3 to 5.6"""
    printed = s.what[card]
    if not printed.uses:
        return Refusal(laws.NO_SPECIAL)
    if not is_chosen(s, card) and not lifts(s, laws.ELSEWHERE, seat, card):
        return Refusal(laws.ELSEWHERE)
    if is_fresh(s, card) and not lifts(s, laws.FRESH, seat, card):
        waits = f"{printed.name} came into play in this turn: it is used from the next on."
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
        return [Refusal(law, FIRST_TURN)]
    if law is not None:
        is_none = law is laws.ATTACK_WITH
        return [Refusal(law, _no_creature(s, card, "attack")) if is_none else refused(s, law, seat, card)]
    if target < 0:
        return [
            Refusal(laws.ATTACK_WHOM, "Drop it on the side of the defender, or on the Creature that it is to fight.")
        ]
    if not s.is_in_field(target) or not is_chosen(s, target) or s.layout.zones[s.where[target]].seat == seat:
        return [Refusal(laws.ATTACK_WHOM)]
    law = defence_forbidden(s, 1 - seat, target, True) or laws.ATTACK_WHOM
    is_sided_one = law is laws.SIDED
    return [Refusal(law, f"{s.what[target].name} is Sided.") if is_sided_one else refused(s, law, 1 - seat, target)]


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
        name = s.what[frame.card].name if frame is not None else "the attacker"
        return [Refusal(laws.DEFEND_WITH, f"Drop it on {name}, which attacks.")]
    is_none = law is laws.DEFEND_WITH
    return [Refusal(law, _no_creature(s, card, "defend")) if is_none else refused(s, law, seat, card)]


def _elsewhere(s: State, card: int) -> str:
    """That a card in play lies outside of the chosen Time Zone; "" of one that is not in play."""
    if not s.is_in_field(card) or not chosen(s):
        return ""
    here, fought = s.layout.zones[s.where[card]].name.capitalize(), ERAS[chosen(s) - 1].capitalize()
    return f"{s.what[card].name} lies in the {here}, and combat is fought in the {fought}."


def _no_creature(s: State, card: int, deed: str) -> str:
    """What it is that lies there and is no Creature."""
    kind = "an Episode" if s.what[card].is_episode else "a Resource"
    return f"{s.what[card].name} is {kind}: only Creatures {deed}."


def solver_refusals(s: State, seat: int, card: int, episode: int) -> list[Refusal]:
    """9.4 to 9.6, of one that is Sided for an Episode."""
    is_own = s.layout.zones[s.where[card]].seat == seat and s.is_in_field(card) and s.what[card].is_creature
    law = solver_forbidden(s, seat, card, episode) if is_own else None
    return [_unable(s, law or laws.SOLVERS, seat, card)]


def _unable(s: State, law: Law, seat: int, card: int) -> Refusal:
    """Why somebody does not solve an Episode, by the readings of 14.8 and 14.9."""
    fresh = ", and none that is fresh" if s.rulings["fresh-solvers"] == "no" else ""
    said = f"Only Standing Creatures{_solvers_where(s)} solve an Episode{fresh}."
    return _worded(law, said) if law is laws.SOLVERS else refused(s, law, seat, card)


def _worded(law: Law, said: str) -> Refusal:
    """A law in other words, where the rulings ask for them."""
    return Refusal(law, "" if said == law.words else said)


def _solvers_where(s: State) -> str:
    return {"its": " in its Time Zone", "chosen": " in the chosen Time Zone", "anywhere": ""}[s.rulings["solvers"]]


def solving_refusals(s: State, seat: int, card: int) -> list[Refusal]:
    """9.4 to 9.6"""
    if not s.is_in_field(card):
        said = f"Side Creatures{_solvers_where(s)} with enough Support, or a Doctor and two Assistants."
        return [_worded(laws.SOLVE, said)]
    if s.what[card].is_episode:
        if s.layout.zones[s.where[card]].seat == seat:
            return [Refusal(laws.SOLVE, f"It takes {s.what[card].solve} Support, or a Doctor and two Assistants.")]
        return [Refusal(laws.NOT_YOURS)]
    episode = episode_on(s, s.where[card])
    if s.layout.zones[s.where[card]].seat == seat and episode >= 0:
        law = solver_forbidden(s, seat, card, episode)
        if law is not None:
            return [_unable(s, law, seat, card)]
    return [Refusal(laws.SOLVE, "First choose the Episode that you solve.")]
