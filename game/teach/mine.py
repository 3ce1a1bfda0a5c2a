"""Digs puzzles out of games that the computer plays against itself, proves them, grades them and writes them down.

    python -m game.teach.mine GAME --games 200 --seed 1 --wanted 40 --out DIR
    python -m game.teach.mine GAME --check
    python -m game.teach.mine GAME --again      after the cards have changed: keeps what is still a puzzle

At every quiet moment of a turn it asks: can the seat win now, whatever is drawn? Is it about to lose, and can it
prevent that? What is the most that its plan can reach for certain? What has a proof, and is not what every deed leads
to, is a puzzle. The same seed digs out the same puzzles, as long as the cards are the same.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from ..ai.greedy import greedy
from ..ai.ismcts import Search
from ..ai.meaning import merged
from ..ai.playout import drawn, play_until, round_only
from ..ai.proof.goals import SIGNS, Goal, Moment
from ..ai.proof.prover import Prover
from ..ai.proof.sealed import OutOfReach
from ..decks import bring
from ..kernel import notation
from ..kernel.agenda import Action, chooser, options, perform
from ..kernel.record import Record
from ..kernel.ruleset import Ruleset
from ..kernel.state import State
from ..kernel.view import determinize, see
from ..rules import RULESETS
from .primer import primer
from .puzzles import Puzzle, folder, is_provable, shipped

BUDGET = 6_000  # deeds tried for one proof, while digging
MOST_HIDDEN = 4  # cards in others' hands, where it is asked whether the others can win
MOST_GIVEN_UP = 2  # proofs out of reach after which a position is left
GLANCE = 5  # playouts after which nothing is sought where none has ended the round and nothing else is asked
PLAYOUTS = 24  # of a position, to see what is possible at all
SEEKS = 60  # simulations of the search whose misses make a puzzle hard
MOST_OPENING = 12  # deeds of all before a seat is asked
FEW = 7  # deeds of a rival who has hardly anything to do
AGAIN = 40_000  # deeds tried to prove again what was proved once
MOST_LENGTH = 8  # deeds of a solution
GRADES = 2  # of which there are as many puzzles of a kind as there may be of one: then it is sought no more
MANY = 8  # first deeds among which a single one is worth looking for
SHARE = 3  # one in so many first deeds may keep the goal


def positions(rules: Ruleset, seed: int) -> Iterator[State]:
    """Quiet moments of one game of the computer against itself: a seat's turn, nothing under way."""
    luck = Random(seed)
    decks = bring(rules.name, None, 2, seed, None)
    s = Record(rules.name, seed, [("arena", "")] * 2, rules.ruled(), 1, decks=decks).start()
    quiet = s.clone()
    rules.lay_out(quiet, s.active)
    agenda = [frame.what for frame in quiet.agenda]
    while s.outcome is None:
        legal = options(s)
        if [frame.what for frame in s.agenda] == agenda and chooser(s) == s.active:
            yield s.clone()
        if len(legal) == 1:
            perform(s, legal[0])
        else:  # by instinct: quick, sensible, and not so tidy that nothing is left to find
            perform(s, drawn(s, legal, luck))


def written(s: State, seat: int, held: int = 60) -> str:
    """A position as text, as a seat knows it: what is hidden is left to chance, or dealt by it where players bring
    decks, since their lists make what may be hidden. Where others hold more than so many cards their hands are laid
    back into their decks."""
    if not s.rules.decks.parts:
        return notation.show(see(s, seat))
    world = determinize(see(s, seat), 1)
    for other in range(len(s.seats)):
        hand, deck = s.layout.of["hand"][other], s.layout.of["deck"][other]
        if other != seat and len(world.zones[hand]) > held:
            for card in world.zones[hand]:
                world.where[card], world.seen[card] = deck, 0
            world.zones[deck], world.zones[hand] = world.zones[hand] + world.zones[deck], ()
    lines = []
    for line in notation.show(world).splitlines():
        place = line.partition(":")[0]
        zone = s.layout.named.get(place)
        if zone is not None and s.layout.zones[zone].name == "deck":
            line = f"{place}: {', '.join(world.what[card].key for card in world.zones[zone]) or '-'}"
        lines.append(line)
    return "\n".join(lines)


def turned(text: str, seat: int) -> str:
    """A position of two seats with this one as seat 0."""
    if seat == 0:
        return text
    swapped = re.sub(r"-([01])(?=[:,.\s]|$)", lambda found: f"-{1 - int(found[1])}", text, flags=re.M)
    swapped = re.sub(r"(?<= for )([01])(?= by )", lambda found: str(1 - int(found[1])), swapped)
    active = re.search(r"^active: ([01])$", text, flags=re.M)
    return re.sub(r"^active: [01]$", f"active: {1 - int(active[1])}", swapped, flags=re.M) if active else swapped


def goals(
    rules: Ruleset, s: State, beats: int, luck: Random, is_wanted: Callable[[str], bool]
) -> Iterator[tuple[str, int]]:
    """What might be asked of this position, each as a goal and the turns it takes; the best of a kind first."""
    seat = chooser(s)
    view, known = see(s, seat), primer(rules.name)
    is_answer = seat != s.active
    measures = [one for one in known.measures if is_wanted(_line(one["goal"], seat).replace("NOW", "#"))]
    ends = [_ended(view, luck, beats) for _ in range(PLAYOUTS if measures else GLANCE)]
    if len(ends) < PLAYOUTS:
        if all(len(end.results) == len(s.results) for end in ends):
            return  # it is decided by nothing that is done now
        ends += [_ended(view, luck, beats) for _ in range(PLAYOUTS - GLANCE)]
    won = Goal(rules, "win")
    if any(won.holds(Moment(end, seat, len(s.results))) for end in ends):
        yield "win", beats
    safe = Goal(rules, "safe")
    hidden = sum(printed is None and s.layout.is_hand[s.where[card]] for card, printed in enumerate(view.what))
    turns = beats if is_answer else len(s.seats)
    later = [] if hidden > MOST_HIDDEN else ends if is_answer else [_ended(view, luck, turns) for _ in ends]
    if later and sum(not safe.holds(Moment(end, seat, len(s.results))) for end in later) * 4 >= PLAYOUTS:
        yield "safe", turns
    over = [end for end in ends if len(end.results) == len(s.results)]
    for measure in measures:
        line = _line(measure["goal"], seat)
        if line.count("NOW"):
            line = line.replace("NOW", str(_number(rules, line.partition(" and ")[2], s)))
        sign = line.split()[1]
        numbers = sorted({_number(rules, line, end) for end in over}, reverse=sign == ">=")
        if measure.get("kept"):  # what is about to be lost is kept, or some of it
            if is_answer:
                yield from ((line.replace("#", str(number)), beats) for number in numbers[:-1])
        else:
            now = _number(rules, line, s)
            better = [number for number in numbers if SIGNS[sign](number, now) and number != now]
            yield from ((line.replace("#", str(number)), beats) for number in better)


def _line(goal: str, seat: int) -> str:
    return goal.replace("ME", str(seat)).replace("FOE", str(1 - seat))


def kind_of(goal: str) -> str:
    """A goal without its numbers."""
    return re.sub(r"(?<= )\d+\b", "#", goal)


def _ended(view: State, luck: Random, beats: int) -> State:
    s = determinize(view, luck.getrandbits(48))
    round_only(s)
    beat = s.rules.thinking.beat
    play_until(s, beat, beat(s) + beats, lambda s: drawn(s, options(s), luck))
    return s


def _number(rules: Ruleset, line: str, s: State) -> int:
    return Goal(rules, line.replace("#", "0").replace("NOW", "0"))._number(line.split()[0])(s)


def dug(
    rules: Ruleset, s: State, luck: Random, found: str, budget: int = BUDGET,
    is_wanted: Callable[[str], bool] = lambda kind: True,
) -> Iterator[Puzzle]:  # fmt: skip
    """The puzzles of one position, proved and graded: what whoever moves may do, and what the other may answer."""
    digging = primer(rules.name).digging
    for seat in (s.active, 1 - s.active) if digging.asked else (s.active,):
        try:
            text = turned(written(s, seat, digging.held), seat)
            laid = notation.lay(rules, text)
        except notation.CannotRead:  # something lasts that is of a card which has left
            continue
        for opening, asked in moments(laid, digging.asked, luck):
            count = len(merged(asked, options(asked)))
            if not 3 + (not opening) <= count <= digging.widest:
                continue
            puzzle = Puzzle("", rules.name, rules.book.version, "", 1, 1, (), (), text, {}, found, opening)
            beats = [1 if opening or digging.far else digging.beats]
            if not opening and digging.far and is_calm(laid):
                beats.append(digging.far)
            for each in beats:
                yield from proved(puzzle, asked, each, luck, budget, is_wanted)


def is_calm(s: State) -> bool:
    """Whether the rival of seat 0 has hardly anything to do."""
    other = s.clone()
    s.rules.lay_out(other, 1)
    return len(merged(other, options(other))) <= FEW


def moments(s: State, asked: Sequence[str], luck: Random) -> Iterator[tuple[tuple[str, ...], State]]:
    """Where seat 0 is asked in this beat if all play on by instinct: what was done until then, and the state. First of
    all the quiet moment itself, if it is seat 0 that moves, then each of these choices once."""
    s, done = s.clone(), ()
    if chooser(s) == 0:
        yield (), s.clone()
    beat = s.rules.thinking.beat
    now, left = beat(s), set(asked)
    while left and len(done) < MOST_OPENING and s.agenda and s.outcome is None and beat(s) == now:
        legal = options(s)
        what = s.agenda[-1].what
        if done and chooser(s) == 0 and what in left and len(merged(s, legal)) >= 3:
            left.remove(what)
            yield done, s.clone()
        action = drawn(s, legal, luck)
        done = (*done, notation.say(s, action))
        perform(s, action)


def proved(
    puzzle: Puzzle, s: State, beats: int, luck: Random, budget: int, is_wanted: Callable[[str], bool]
) -> Iterator[Puzzle]:
    """What can be proved of a position with its opening, each kind of goal at its best."""
    rules, seat = puzzle.rules, chooser(s)
    kinds, given_up = set(), 0
    for line, turns in goals(rules, s, beats, luck, is_wanted):
        kind = kind_of(line)
        if kind in kinds or not is_wanted(kind):
            continue  # the best of its kind has been proved, or there are enough
        if given_up == MOST_GIVEN_UP:
            return
        prover = Prover(see(s, seat), Goal(rules, line), turns, budget)
        try:
            kept = prover.proofs()
            if not kept:
                continue
            kinds.add(kind)
            first = prover.choices(prover.start)
            if len(kept) * SHARE > len(first) or (len(first) < 4 and not puzzle.opening):
                continue
            length = prover.length(MOST_LENGTH)
            if length > MOST_LENGTH or (length == 1 and line != "safe" and len(first) < MANY and not puzzle.opening):
                continue
            deeds = tuple(prover.line(length))
        except OutOfReach:
            given_up += 1
            continue
        keeps = tuple(sorted({notation.short(s, action) for action in kept}))
        if is_ambiguous(s, kept, first.values()):
            continue
        if len(set(keeps)) * SHARE > len({notation.short(s, action) for action in first.values()}):
            continue
        grade = graded(s, keeps, length, len(first))
        yield replace(puzzle, goal=line, beats=turns, grade=grade, keeps=keeps, line=deeds)


def is_ambiguous(s: State, kept: Sequence[Action], every: Iterable[Action]) -> bool:
    """Whether a deed that keeps the goal reads like one that does not: of twins, one theirs and one ours, say."""
    said = {notation.short(s, action) for action in kept}
    return any(notation.short(s, action) in said for action in every if action not in kept)


def proved_again(puzzle: Puzzle, budget: int) -> Puzzle | None:
    """The same position and goal under the cards as they are; None where it is no puzzle any more."""
    try:
        s = puzzle.begin()
        prover = puzzle.prover(s, budget)
        kept, every = prover.proofs(), prover.choices(prover.start).values()
        keeps, first = ({notation.short(s, action) for action in actions} for actions in (kept, every))
        if not keeps or len(keeps) * 2 > len(first) or is_ambiguous(s, kept, every):
            return None
        deeds = tuple(prover.line(prover.length(MOST_LENGTH)))
    except (notation.CannotRead, OutOfReach, StopIteration):
        return None
    return replace(puzzle, cards=puzzle.rules.book.version, keeps=tuple(sorted(keeps)), line=deeds)


def graded(s: State, keeps: Sequence[str], length: int, count: int) -> int:
    """From 1 to 5: how long the solution is, how few first deeds keep it, and whether a look ahead or a search errs."""
    view = see(s, chooser(s))
    points = min(length, 5) - 1 + (len(keeps) == 1) + (count > 12) - (length == 1)
    points += notation.short(s, greedy(view, 1)) not in keeps
    search = Search(view, 1)
    search.run(SEEKS)
    points += notation.short(s, search.best()) not in keeps
    return max(1, min(5, (points + 2) // 2 + (points > 6)))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.teach.mine", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=RULESETS)
    parser.add_argument("--games", type=int, default=200, help="that are played at most")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next has one more")
    parser.add_argument("--wanted", type=int, default=40, help="puzzles after which it is enough")
    parser.add_argument("--most", type=int, default=0, help="of one kind and grade (default: an eighth of all)")
    parser.add_argument("--budget", type=int, default=BUDGET, help="deeds tried for one proof")
    parser.add_argument("--only", default="", help="goals that begin so, such as: safe")
    parser.add_argument("--out", type=Path, help="where they are written (default: the game's folder, emptied first)")
    parser.add_argument("--check", action="store_true", help="prove again what is shipped, and dig nothing")
    parser.add_argument("--again", action="store_true", help="prove again what is shipped, and keep what is a puzzle")
    args = parser.parse_args(arguments)
    if args.check:
        failed = [puzzle.key for puzzle in shipped(args.game) if not is_provable(puzzle)]
        print(json.dumps({"puzzles": len(shipped(args.game)), "failed": failed}))
        return 1 if failed else 0
    if args.again:
        kept = list(filter(None, [proved_again(puzzle, AGAIN) for puzzle in shipped(args.game)]))
        write(kept, args.out or folder(args.game))
        print(json.dumps({"puzzles": len(shipped(args.game)), "kept": len(kept)}))
        return 0
    rules = RULESETS[args.game]
    puzzles: list[Puzzle] = []
    for puzzle in dig(
        rules, args.seed, args.games, args.wanted, args.most or max(2, args.wanted // 8), args.budget, args.only
    ):
        puzzles.append(puzzle)
        print(f"{len(puzzles)}: {puzzle.found}: {puzzle.goal} ({puzzle.grade}): {puzzle.line}", file=sys.stderr)
        write(puzzles, args.out or folder(args.game))
    kinds = Counter(f"{kind_of(puzzle.goal)} grade {puzzle.grade}" for puzzle in puzzles)
    print(json.dumps({"puzzles": len(puzzles), "kinds": kinds}))
    return 0


def dig(
    rules: Ruleset, seed: int, games: int, wanted: int, most: int, budget: int = BUDGET, only: str = ""
) -> Iterator[Puzzle]:
    """Puzzles of so many games, at most so many of one kind and grade, and no two of one game alike in kind."""
    counts: Counter = Counter()
    for number in range(seed, seed + games):
        met = set()
        for s in positions(rules, number):
            if counts.total() >= wanted:
                return
            luck = Random(number * 1000 + s.turn)

            def is_wanted(kind: str, met: set = met) -> bool:
                every = sum(count for (one, _), count in counts.items() if one == kind)
                return kind.startswith(only) and kind not in met and every < most * GRADES

            for puzzle in dug(rules, s, luck, f"game {number}, turn {s.turn}", budget, is_wanted):
                kind = kind_of(puzzle.goal)
                if kind in met or counts[kind, puzzle.grade] >= most:
                    continue
                met.add(kind)
                counts[kind, puzzle.grade] += 1
                yield puzzle


def write(puzzles: Sequence[Puzzle], where: Path) -> None:
    """Write puzzles, numbered by grade, in the place of those that are there. Raises OSError."""
    where.mkdir(parents=True, exist_ok=True)
    for path in where.glob("*.txt"):
        path.unlink()
    for number, puzzle in enumerate(sorted(puzzles, key=lambda one: one.grade), 1):
        (where / f"{number:03}.txt").write_text(puzzle.text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
