"""Help in four levels, only from what the seat may see: where to look, what to aim at, which card, which deed and why.

The same view gives the same help: the search has fixed simulations and a seed. Where the imagined deals cannot tell the
best two apart, it says so and names both. Nothing here is unasked for; how much somebody is shown, the screen keeps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from ..ai.greedy import trials
from ..ai.ismcts import Contender, Search
from ..ai.meaning import merged
from ..ai.playout import drawn, play_until, playout, round_only
from ..ai.proof.certain import Certainty
from ..kernel import notation
from ..kernel.agenda import Action, asks, label, legal_actions, options
from ..kernel.conflict import conflict
from ..kernel.events import TurnBegan
from ..kernel.foresight import unanswered_in
from ..kernel.state import State
from ..kernel.view import View, determinize, see
from ..kernel.windows import PASS, standing, waiting
from .chances import Reading, basis, curve, is_told
from .primer import primer
from .reasons import ASSUMED, OVER, Compared, Study, because

LOOK, AIM, CARD, ACTION = 1, 2, 3, 4
STEPS = {LOOK: "where to look", AIM: "what to aim at", CARD: "which card", ACTION: "what to do"}
SIMULATIONS = 160  # of the search, before its best are compared
FIRST = 0.3  # so much of the work that search is, about
WORLDS = 128  # in which the best are compared, the same for all
CANDIDATES = 3
FELT = 0.02  # of a chance: what is less is no clear difference, however often it was imagined
ANSWERS = 2  # that are weighed beside passing where nobody would think of any
LONG = 60  # letters of a deed that is only named beside the one that is advised
TOLD = 2  # sentences of what happens if nobody answers
KINDS = 4  # of what can be done that are told of where nothing is clearly better
DANGER = 3  # one in so many worlds in which others win next makes it worth a word
SEED = 20_011


class Candidate(NamedTuple):
    """A deed that was looked at: the words on its button, and the chance of winning after it."""

    action: Action
    label: str
    chance: Reading
    is_at_once: bool = False  # where it wins for certain: whatever one does after it

    @property
    def wins(self) -> bool:
        """Whether it wins for certain."""
        return self.chance.is_certain and self.chance.chance == 1.0


class Advice(NamedTuple):
    """Help for one choice. `words` are the four levels, `card` the card of the best deed or -1. `is_clear` if the best
    is better than the second beyond the noise; `second` is None where nothing else was looked at. `is_urgent` if the
    first level is worth a word that nobody asked for."""

    words: tuple[str, str, str, str]
    card: int
    best: Candidate
    second: Candidate | None
    others: tuple[Candidate, ...]
    is_clear: bool
    compared: Compared | None
    assumed: str = ASSUMED
    is_urgent: bool = False
    is_kept: bool = False

    @property
    def named(self) -> tuple[Candidate, ...]:
        """What the last two levels name: the best, and where nothing tells them apart the second as well."""
        is_one = self.is_clear or self.is_kept or self.second is None
        return (self.best,) if is_one else (self.best, self.second)

    def level(self, level: int) -> str:
        return self.words[level - 1]


def advice(
    view: View, seed: int = SEED, simulations: int = SIMULATIONS, worlds: int = WORLDS, level: str = ""
) -> Advice:
    """Help for the seat that is asked, with chances as among players of that level. Takes about as long as a skilled
    player thinks: not for a frame."""
    *_, found = advised(view, seed, simulations, worlds, level)
    assert isinstance(found, Advice)
    return found


def advised(
    view: View, seed: int = SEED, simulations: int = SIMULATIONS, worlds: int = WORLDS, level: str = ""
) -> Iterator[float | Advice]:
    """The same step by step, for whoever does it beside other things: how far it has come, and at last the help."""
    study = Study(view, seed)
    unthought = answers(study) if standing(view) is not None else ()
    for share in study.steps(simulations):
        yield FIRST * share
    for share in study.studied(worlds, CANDIDATES):
        yield FIRST + (1 - FIRST) * share
    yield _advice(view, study, worlds, level, unthought)


def answers(study: Study) -> tuple[Action, ...]:
    """The answers that look best one step ahead, taken into the study, where a sensible player would think of passing
    alone: why that is right, is said by what it is better than."""
    if [one.action for one in study.contenders] != [PASS]:
        return ()
    world = determinize(study.view, 1)
    others = [action for action in merged(world, legal_actions(world)).values() if action != PASS]
    tried = trials(study._new_world, others, Random(study.luck.getrandbits(32)), end=playout)
    ahead = [sum(values) / len(values) for values in tried]
    best = sorted(zip(ahead, others, strict=True), key=lambda one: -one[0])[:ANSWERS]
    return tuple(study.admit(action, value).action for value, action in best)


def _advice(view: View, study: Study, worlds: int, level: str, unthought: Sequence[Action] = ()) -> Advice:
    known = curve(view.rules.name, len(view.seats), level)
    world = determinize(view, 1)
    certain = Certainty(view)
    soonest = sorted(certain.wins, key=lambda action: not certain.is_at_once(action))[:1]
    won = [study.meant(world, action).action for action in soonest]
    chosen = _told_apart(world, study.level(worlds, CANDIDATES, won))
    sure = {one.action: certain.of(one.action, one.values) for one in chosen}
    chosen.sort(key=lambda one: sure[one.action] != 1.0)  # what wins for certain before what always won by chance
    found = [
        Candidate(
            one.action,
            label(world, one.action),
            known.reading(one.values[:worlds], sure[one.action]),
            sure[one.action] == 1.0 and certain.is_at_once(one.action),
        )
        for one in chosen
    ]
    if standing(view) is not None and not found[0].wins:
        _pass_first(study, chosen, found)
    best, others = found[0], found[1:]
    compared = study.compared(chosen[0], chosen[1]) if others else None
    is_clear = compared is not None and compared.difference > 0 and compared.is_clear
    if best.wins and others and not others[0].wins:
        is_clear = True  # what is certain is another thing than any chance
    elif is_clear and found[0].chance.chance - others[0].chance.chance < FELT:
        is_clear = False  # told apart, and yet nothing that anybody would feel
    is_kept = bool(others) and not is_clear and best.action == PASS and standing(view) is not None
    look, aim, is_urgent = _look(view, study, chosen, compared, is_clear)
    if is_kept:
        aim = _kept(view, compared)
    if unthought and best.action == PASS:
        is_urgent = False  # whoever passes does that, and needs no word for it
    if best.wins:
        look, aim, is_urgent = (
            f"Look closely: you {_win(view)} now for certain.",
            f"Aim to {_win(view)} this turn.",
            True,
        )
    is_only = compared is None and len(options(world)) == 1
    what = _action(view, best, others, compared, is_clear) if compared else _alone(view, best, is_only=is_only)
    merits = _spoken(view, compared) if compared and not is_clear else ("", "")
    return Advice(
        (look, aim, _card(world, best, others, is_clear or is_kept, merits), what),
        best.action.card,
        best,
        others[0] if others else None,
        tuple(others[1:]),
        is_clear,
        compared,
        "" if is_only else f"{ASSUMED} {basis(view, level)}",
        is_urgent,
        is_kept,
    )


def _pass_first(study: Study, chosen: list[Contender], found: list[Candidate]) -> None:
    """Where others wait for an answer, what is not clearly better than passing is not worth what it uses up."""
    at = next((n for n, one in enumerate(found) if one.action == PASS), 0)
    if at:
        compared = study.compared(chosen[0], chosen[at])
        is_better = compared.difference > 0 and compared.is_clear
        if not is_better or found[0].chance.chance - found[at].chance.chance < FELT:
            for order in (chosen, found):
                order.insert(0, order.pop(at))


def _told_apart(world: State, chosen: list[Contender]) -> list[Contender]:
    """Without what reads like a better one: paying what is proposed, say, and choosing the same card by hand."""
    best: dict[str, Contender] = {}
    for one in chosen:
        best.setdefault(label(world, one.action), one)
    return list(best.values())


def _look(view: View, study: Search, chosen: list, compared: Compared | None, is_clear: bool) -> tuple[str, str, bool]:
    """The first two levels, what is in the air and what it is about; and whether that is worth a word unasked."""
    values = chosen[0].values
    is_urgent = is_clear
    left = unanswered_words(view) if standing(view) is not None else ""
    if sum(value > 0.98 for value in values) * 2 > len(values):
        look, is_urgent = "Look closely: you may win soon.", True  # in most worlds, before the search ends
    elif danger(view, study.chances) * DANGER >= 1:
        look, is_urgent = "Look at the others: somebody may win before you act again.", compared is not None
    elif compared is None and len(options(determinize(view, 1))) == 1:
        look = "There is only one thing to do."
    elif left:
        look = f"{'Look twice: one way is better than the others. ' * is_clear}{left}"
    elif compared is None:
        look = "Only one way is worth a thought here."
    elif is_clear:
        look = "Look twice: one way is better than the others."
    else:
        look = (
            f"{_open_to(view)} The two best ways are about as good: no clear difference."  # of others nothing is said
        )
    if compared is None:
        return look, "There is no aim in particular.", is_urgent
    if not is_clear:
        return look, _weighed_up(view, compared), is_urgent
    part = next(iter(compared.for_it), None)
    if part is None:
        return look, "It is about no one thing: a little of everything.", is_urgent
    word = primer(view.rules.name).term(part.name)
    return look, f"It is about {word}.", is_urgent


def unanswered_words(view: View) -> str:
    """What a seat that may answer sees come if nobody does, as far as that is certain; or ""."""
    lines: list[str] = []
    story, _ = unanswered_in(view, PASS)
    for event, after in story:
        if isinstance(event, TurnBegan) or len(lines) == TOLD:
            break
        if line := notation.tell(see(after, view.viewer), event):
            lines.append(line)
    if lines:
        return f"If nobody answers any more: {' '.join(lines)}"
    is_quiet = not waiting(view) and conflict(view) is None
    return "Nothing is on its way that you would have to answer: you may act, or let it pass." if is_quiet else ""


def _weighed_up(view: View, compared: Compared) -> str:
    """What speaks for the one and what for the other, where on the whole nothing tells them apart."""
    mine, other = _spoken(view, compared)
    if mine and other:
        return f"One is better for {mine}, the other for {other}: on the whole neither is clearly better."
    if mine or other:
        said = f"One is better for {mine or other}, the other for nothing in particular"
        return f"{said}: on the whole neither is clearly better."
    goal = primer(view.rules.name).goal
    return f"Nothing tells the two best apart: take either.{f' {goal}' * bool(goal)}"


def _open_to(view: View) -> str:
    """Where to look when nothing is clearly better: what is asked, or what the kinds of deeds are good for, of which
    there are several. It prefers none."""
    world = determinize(view, 1)
    kinds = primer(view.rules.name).kinds_among({action.verb for action in options(world)}, world.agenda[-1].what)
    if len(kinds) < 2:
        return asks(world)
    return f"Look at what you can do: {'; '.join(kinds[:KINDS])}."


def _kept(view: View, compared: Compared) -> str:
    """Why to pass where no answer is clearly better: passing costs nothing; and what tells the best answer from it."""
    passing, answering = _spoken(view, compared)
    more = f" The best of them is better for {answering}" * bool(answering)
    if passing:
        more += f", passing for {passing}" if more else f" Passing is better for {passing}"
    return f"No answer is clearly better than none, and passing uses up nothing.{more}{'.' * bool(more)}"


def _used_up(view: View, action: Action) -> str:
    """The card that an answer takes from its player's hand for certain, to be said after what it does; or ""."""
    card, hands = action.card, view.layout.is_hand
    if card < 0 or not hands[view.where[card]]:
        return ""
    story, _ = unanswered_in(view, action)
    is_gone = bool(story) and not hands[story[-1].state.where[card]]
    return f", and takes [{view.what[card].key}|{card}] from your hand" if is_gone else ""


def _spoken(view: View, compared: Compared) -> tuple[str, str]:
    """The part that speaks most for the one deed, and the one that speaks most for the other; "" where none does."""
    term = primer(view.rules.name).term
    clear = [part for part in compared.parts if part.is_clear and part.name and part.name != OVER]
    best = (next((part for part in clear if part.amount * way > 0), None) for way in (1, -1))
    mine, other = (term(part.name) if part is not None else "" for part in best)
    return mine, other


def danger(view: View, chances: list[int], most: int = 24) -> float:
    """In what share of imagined deals somebody else wins before the seat acts again, if all go on by instinct and the
    seat does nothing that instinct would not."""
    seat = view.viewer
    lost = 0
    tried = chances[:most] or [1]
    for chance in tried:
        s = determinize(view, chance)
        round_only(s)
        rounds, beat = len(s.results), s.rules.thinking.beat
        luck = Random(chance)
        play_until(s, beat, beat(s) + len(s.seats), lambda s, luck=luck: drawn(s, options(s), luck))
        lost += len(s.results) > rounds and seat not in s.results[rounds].winners
    return lost / len(tried)


def _card(
    world: State, best: Candidate, others: list[Candidate], is_clear: bool, merits: tuple[str, str] = ("", "")
) -> str:
    """Which card or button it is; where nothing tells two apart, both, each with what speaks for it (`merits`)."""

    def named(one: Candidate) -> str:
        card = one.action.card
        return f"[{world.what[card].key}|{card}]" if card >= 0 else f"the button {_quoted(one)}"

    if not others or is_clear:
        return f"Think of {named(best)}."
    both = list(dict.fromkeys([named(best), named(others[0])]))
    if len(both) > 1 and all(merits):
        return f"Think of {both[0]} for {merits[0]}, or of {both[1]} for {merits[1]}."
    return f"Think of {', or of '.join(both)}."


def _win(view: View) -> str:
    """To win what is played for now: a round, where there are several."""
    return f"win{' the round' * (view.goal > 1)}"


def _wins(view: View, *surely: Candidate) -> str:
    """That these win, whatever else happens."""
    led = "" if all(one.is_at_once for one in surely) else " this turn if you go on well"
    return f"{_win(view).replace('win', 'wins', 1)}{led}, whatever the others hold or do"


def _alone(view: View, best: Candidate, *, is_only: bool) -> str:
    """What to do where nothing was compared: nothing else can be done, or the search looked at nothing else."""
    if best.wins:
        return f"{_quoted(best)} {_wins(view, best)}."
    if is_only:
        return f"{_quoted(best)}: there is nothing else to do."
    what = "The chance to win is" if (fits := is_told(view)) else "It looks worth"
    return f"{_quoted(best)}: a sensible player would think of nothing else here. {what} {_points(best, fits)}."


def _action(view: View, best: Candidate, others: list[Candidate], compared: Compared, is_clear: bool) -> str:
    second = others[0]
    fits = is_told(view)
    what = "The chance to win is" if fits else "It looks worth"
    mine, other = (_points(one, fits) for one in (best, second))
    if best.wins and second.wins:
        return f"{_quoted(best)} or {_quoted(second)}: either {_wins(view, best, second)}."
    if best.wins:
        than = f"with {_quoted(second)} {what[:1].lower()}{what[1:]} {other}."
        return f"{_quoted(best)} {_wins(view, best)}; {than}"
    with_each = "with either" if mine == other else f"with the one and {other} with the other"
    if not is_clear and best.action == PASS and standing(view) is not None:
        return (
            f"{_quoted(best)}: {_quoted(second, LONG)} was not clearly better in {compared.worlds} imagined deals"
            f"{_used_up(view, second.action)}. "
            f"{what} {mine} {with_each}."
        )
    if not is_clear:
        return (
            f"{_quoted(best)} or {_quoted(second)}: no clear difference in {compared.worlds} imagined deals. "
            f"{what} {mine} {with_each}."
        )
    reason = because(view.rules.name, compared)
    return (
        f"{_quoted(best)} did better than {_quoted(second)} in {compared.better} of {compared.worlds} imagined deals. "
        f"{what} {mine}, not {other}.{f' {reason}' * bool(reason)}"
    )


def _quoted(one: Candidate, longest: int = 0) -> str:
    """What stands on its button, within a sentence: it may be anything, a card's name or a whole line. One that is
    longer than `longest` without what it explains after a colon, and is only named."""
    head, _, rest = one.label.partition(": ")
    return f"“{head if longest and rest and len(one.label) > longest else one.label}”"


def _points(one: Candidate, is_chance: bool) -> str:
    """A chance in a hundred, or what only looks like one, with its interval if that is one."""
    share, low, high = (round(part * 100) for part in one.chance[:3])
    return f"{share}{'%' if is_chance else ' of 100'}" + (f" ({low} to {high})" if low < high else "")
