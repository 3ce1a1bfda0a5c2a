"""Hints in three levels, only from what the seat may see: the move with its chance, the reason, how sure that is.

The same view gives the same hint: the search has fixed simulations and a seed. Where the simulated games cannot tell
the best two moves apart, the hint says so and names both. Two shorter hints are for players who want them unasked: an
alert names no card, a suggestion no move.
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
from ..kernel.agenda import Action, label, legal_actions, options
from ..kernel.conflict import conflict
from ..kernel.events import TurnBegan
from ..kernel.foresight import unanswered_in
from ..kernel.state import State
from ..kernel.template import fill
from ..kernel.view import View, determinize, see
from ..kernel.windows import PASS, standing, waiting
from . import texts
from .chances import Reading, basis, curve, is_told
from .primer import primer
from .reasons import OVER, Compared, Study, because

MOVE, REASON, DETAIL = 1, 2, 3
ALERT, CARD = -2, -1  # levels that are only shown unasked
STEPS = {MOVE: texts.STEP_MOVE, REASON: texts.STEP_REASON, DETAIL: texts.STEP_DETAIL}
SIMULATIONS = 160  # of the search, before its best are compared
FIRST = 0.3  # so much of the work that search is, about
WORLDS = 128  # in which the best are compared, the same for all
CANDIDATES = 3
FELT = 0.02  # of a chance: what is less is no clear difference, however often it was imagined
ANSWERS = 2  # that are weighed beside passing where nobody would think of any
LONG = 60  # letters of a move that is only compared with the best
TOLD = 2  # sentences of what happens without a response
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
    """A hint for one choice. `words` are the three levels, `alert` and `suggestion` the two that may come unasked.

    `card` is the card of the best move or -1. `is_clear` if the best is better than the second beyond the noise;
    `second` is None where nothing else was looked at. `is_urgent` if the alert is worth showing unasked. `is_kept` if
    passing is best because no response is clearly better.
    """

    words: tuple[str, str, str]
    alert: str
    suggestion: str
    card: int
    best: Candidate
    second: Candidate | None
    others: tuple[Candidate, ...]
    is_clear: bool
    compared: Compared | None
    assumed: str = texts.HOW_SIMULATED
    is_urgent: bool = False
    is_kept: bool = False

    @property
    def named(self) -> tuple[Candidate, ...]:
        """The moves that the hint names: the best, and the second as well where nothing tells them apart."""
        is_one = self.is_clear or self.is_kept or self.second is None
        return (self.best,) if is_one else (self.best, self.second)

    def level(self, level: int) -> str:
        return self.suggestion if level == CARD else self.alert if level == ALERT else self.words[level - 1]


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
    situation, is_urgent = _situation(view, study, chosen, compared, is_clear)
    if unthought and best.action == PASS:
        is_urgent = False  # a player who would pass anyway needs no alert
    is_only = compared is None and len(options(world)) == 1
    move = _move(view, best, others, is_clear, is_only=is_only)
    why = [_reason(view, best, others, compared, is_clear, is_only=is_only)]
    if not best.wins and situation:
        why.insert(0, situation)
    alert = situation or texts.ONE_IS_BETTER
    if best.wins:
        alert, is_urgent = texts.MAY_WIN_SOON, True
    return Advice(
        (move, " ".join(filter(None, why)), _detail(view, best, others, compared, is_clear)),
        alert,
        _suggestion(world, best, others, is_clear or is_kept),
        best.action.card,
        best,
        others[0] if others else None,
        tuple(others[1:]),
        is_clear,
        compared,
        "" if is_only else f"{texts.HOW_SIMULATED} {basis(view, level)}",
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


def _situation(view: View, study: Search, chosen: list, compared: Compared | None, is_clear: bool) -> tuple[str, bool]:
    """What is about to happen, if it bears on the choice; and whether that is worth an alert."""
    values = chosen[0].values
    if sum(value > 0.98 for value in values) * 2 > len(values):
        return texts.MAY_WIN_SOON, True  # in most worlds, before the search ends
    if danger(view, study.chances) * DANGER >= 1:
        return texts.OTHERS_MAY_WIN, compared is not None
    return unanswered_words(view) if standing(view) is not None else "", is_clear


def unanswered_words(view: View) -> str:
    """What happens without a response, as far as that is certain; or ""."""
    lines: list[str] = []
    story, _ = unanswered_in(view, PASS)
    for event, after in filter(None, notation.log_steps(story)):
        if isinstance(event, TurnBegan) or len(lines) == TOLD:
            break
        if line := notation.tell(see(after, view.viewer), event):
            lines.append(line)
    if lines:
        return fill(texts.WITHOUT_A_RESPONSE, events=" ".join(lines))
    return texts.NOTHING_COMING if not waiting(view) and conflict(view) is None else ""


def _spoken(view: View, compared: Compared) -> tuple[str, str]:
    """The part that speaks most for the one move, and the one that speaks most for the other; "" where none does."""
    term = primer(view.rules.name).term
    clear = [part for part in compared.parts if part.is_clear and part.name and part.name != OVER]
    best = (next((part for part in clear if part.amount * way > 0), None) for way in (1, -1))
    mine, other = (term(part.name) if part is not None else "" for part in best)
    return mine, other


def _used_up(view: View, one: Candidate) -> str:
    """The card that a response certainly costs its player, in a sentence; or ""."""
    card, hands = one.action.card, view.layout.is_hand
    if card < 0 or not hands[view.where[card]]:
        return ""
    story, _ = unanswered_in(view, one.action)
    is_gone = bool(story) and not hands[story[-1].state.where[card]]
    return fill(texts.USES_UP, move=_quoted(one, LONG), card=f"[{view.what[card].key}|{card}]") if is_gone else ""


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


def _suggestion(world: State, best: Candidate, others: list[Candidate], is_one: bool) -> str:
    """Which card or button to look at; where nothing tells two apart, both."""

    def named(one: Candidate) -> str:
        card = one.action.card
        return f"[{world.what[card].key}|{card}]" if card >= 0 else _quoted(one)

    both = list(dict.fromkeys([named(best), *([] if is_one or not others else [named(others[0])])]))
    return fill(texts.LOOK_AT_EITHER if len(both) > 1 else texts.LOOK_AT, card=both[0], other=both[-1])


def _move(view: View, best: Candidate, others: list[Candidate], is_clear: bool, *, is_only: bool) -> str:
    """The first level: the move, with the chance to win after it and after the second best."""
    second, fits, move = others[0] if others else None, is_told(view), _quoted(best)
    if best.wins and second is not None and second.wins:
        return fill(texts.EITHER_WINS, move=move, other=_quoted(second))
    if best.wins:
        is_round = view.goal > 1
        if best.is_at_once:
            return fill(texts.WINS_ROUND if is_round else texts.WINS, move=move)
        return fill(texts.WINS_ROUND_THIS_TURN if is_round else texts.WINS_THIS_TURN, move=move)
    if is_only:
        return fill(texts.ONLY_MOVE, move=move)
    chance = _share(best, fits)
    if second is None:
        return fill(texts.ONLY_SENSIBLE if fits else texts.ONLY_SENSIBLE_POINTS, move=move, chance=chance)
    if is_clear:
        template = texts.BETTER_MOVE if fits else texts.BETTER_POINTS
        return fill(template, move=move, chance=chance, other=_share(second, fits))
    if best.action == PASS and standing(view) is not None:
        return fill(texts.PASS_IS_EQUAL, move=move)
    return fill(texts.EQUAL, move=move, other=_quoted(second))


def _reason(
    view: View, best: Candidate, others: list[Candidate], compared: Compared | None, is_clear: bool, *, is_only: bool
) -> str:
    """The second level: why the move is best, or what tells equal moves apart."""
    if best.wins:
        return texts.SURE_WIN
    if is_only:
        return texts.NO_OTHER_MOVE
    if compared is None:
        return ""
    if is_clear:
        return because(view.rules.name, compared) or texts.MANY_REASONS
    (mine, other), second = _spoken(view, compared), others[0]
    cost = _used_up(view, second) if best.action == PASS and standing(view) is not None else ""
    names = {"move": _quoted(best, LONG), "other": _quoted(second, LONG)}
    if mine and other:
        said = fill(texts.EACH_HAS_MERITS, merit=mine, other_merit=other, **names)
    elif mine or other:
        said = fill(texts.ONE_HAS_MERITS, move=names["move" if mine else "other"], merit=mine or other)
    else:
        said = texts.NO_DIFFERENCE
    return f"{said} {cost}".strip()


def _detail(view: View, best: Candidate, others: list[Candidate], compared: Compared | None, is_clear: bool) -> str:
    """The third level: in how many simulated games the move was better, with both intervals."""
    if compared is None:
        return ""
    fits = is_told(view)
    chance, other = (_interval(one, fits) for one in (best, others[0]))
    template = texts.SIMULATED if is_clear else texts.SIMULATED_EQUAL
    return fill(template, better=compared.better, n=compared.worlds, chance=chance, other=other)


def _quoted(one: Candidate, longest: int = 0) -> str:
    """The words of its button as a part of a sentence; without what follows a colon if they are longer than that."""
    head, _, rest = one.label.partition(": ")
    return fill(texts.QUOTED, label=head if longest and rest and len(one.label) > longest else one.label)


def _share(one: Candidate, is_chance: bool) -> str:
    """A chance in a hundred, or the same number as mere points."""
    return fill(texts.CHANCE if is_chance else texts.POINTS, n=round(one.chance[0] * 100))


def _interval(one: Candidate, is_chance: bool) -> str:
    """The same with its interval, if it has one."""
    low, high = (round(part * 100) for part in one.chance[1:3])
    share = _share(one, is_chance)
    return fill(texts.INTERVAL, chance=share, low=low, high=high) if low < high else share
