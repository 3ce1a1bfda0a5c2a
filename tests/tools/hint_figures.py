"""What help is worth, in figures; by hand: python -m tests.tools.hint_figures GAME --pairs 20 --positions 12

Followed: a seat that does what the last level names plays rounds against the greedy player, each deal from both sides;
a line after each pair, for pairs that take long (`--seed` goes on where others ended, `--positions 0` does this alone;
with fewer `--simulations` and `--worlds` the help is weaker than in the program, and a pair takes less long).
Stable: the same position with other seeds; how often the deed that is named is within the noise of the first one:
both are tried in the same imagined deals, and no difference is clear and felt.
Beside: in positions as they come when instinct plays, the deed that is named and the one that the greedy player would
do are followed to the end of the round in the same imagined deals, all playing on by instinct: how often each has won.
"""

from __future__ import annotations

import argparse
import json
import random

from game.ai.levels import choose
from game.ai.playout import drawn, round_only
from game.decks import bring
from game.kernel.agenda import Action, chooser, options, perform
from game.kernel.record import Record
from game.kernel.view import View, determinize, see
from game.rules import RULESETS
from game.teach.chances import curve
from game.teach.hints import CANDIDATES, FELT, SEED, SIMULATIONS, WORLDS, advice
from game.teach.reasons import Study


def began(game: str, seed: int):
    rules = RULESETS[game]
    decks = bring(game, None, 2, seed, None)
    return Record(game, seed, [("arena", "")] * 2, rules.ruled(), 1, decks=decks).start()


def followed(game: str, seed: int, seat: int, simulations: int = SIMULATIONS, worlds: int = WORLDS) -> bool:
    """Whether the seat that follows the help wins this deal, with so much time for the help to think."""
    s, luck = began(game, seed), random.Random(seed)
    while s.outcome is None:
        legal = options(s)
        if len(legal) == 1:
            perform(s, legal[0])
        elif chooser(s) == seat:
            perform(s, advice(see(s, seat), SEED, simulations, worlds).best.action)
        else:
            perform(s, choose(see(s, chooser(s)), "greedy", luck.getrandbits(30)))
    return seat in s.outcome.winners


def is_within(study: Study, named: Action) -> bool:
    """Whether this deed is as good as the best of the study, as far as its worlds can tell and anybody would feel."""
    view = study.view
    chosen = study.level(WORLDS, CANDIDATES, (named,))
    known = curve(view.rules.name, len(view.seats))
    best, other = chosen[0], next(one for one in chosen if one.action == named)
    compared = study.compared(best, other)
    felt = known.reading(best.values[:WORLDS]).chance - known.reading(other.values[:WORLDS]).chance
    return best is other or not compared.is_clear or compared.difference <= 0 or felt < FELT


def stable(game: str, count: int, seeds: int) -> tuple[int, int, int]:
    """Of so many positions with so many other seeds: how often what is named first is within the noise of the first
    seed's best, how often it is the same deed, and how often there was something to say."""
    luck, within, same, asked, seed = random.Random(5), 0, 0, 0, 0
    while asked < count * seeds:
        seed += 1
        s = began(game, 1000 + seed)
        for _ in range(luck.randrange(4, 30)):
            if s.outcome is None:
                perform(s, luck.choice(options(s)))
        if s.outcome is not None or len(options(s)) < 3:
            continue
        view = see(s, chooser(s))
        study = Study(view, SEED)
        study.run(SIMULATIONS)
        best = study.level(WORLDS, CANDIDATES)[0].action
        for other in range(seeds):
            asked += 1
            named = advice(view, SEED + 1 + other).best.action
            if named not in [one.action for one in study.contenders]:
                study.admit(named)
            same += named == best
            within += named == best or is_within(study, named)
    return within, same, asked


def beside(game: str, count: int, deals: int) -> dict[str, int]:
    """In so many positions with several things to do: how often help and the greedy player name the same deed, and
    where they do not, how many of so many imagined deals each were won with the one and with the other."""
    luck, seed, found = random.Random(7), 0, {"positions": 0, "agreed": 0, "deals": 0, "named": 0, "plain": 0}
    while found["positions"] < count:
        seed += 1
        s = began(game, 2000 + seed)
        for _ in range(luck.randrange(6, 90)):
            if s.outcome is None:
                perform(s, drawn(s, options(s), luck))
        while s.outcome is None and len(options(s)) < 3:
            perform(s, drawn(s, options(s), luck))
        if s.outcome is not None:
            continue
        view = see(s, chooser(s))
        named, plain = advice(view).best.action, choose(view, "greedy", seed)
        found["positions"] += 1
        found["agreed"] += named == plain
        if named != plain:
            found["deals"] += deals
            for deal in range(1, deals + 1):
                found["named"] += is_won(view, named, deal)
                found["plain"] += is_won(view, plain, deal)
    return found


def is_won(view: View, action: Action, deal: int) -> bool:
    """Whether the seat wins the round in this imagined deal if it does that and all play on by instinct."""
    s, luck = determinize(view, deal), random.Random(deal)
    round_only(s)
    rounds = len(s.results)
    perform(s, action)
    while s.outcome is None and len(s.results) == rounds:
        perform(s, drawn(s, options(s), luck))
    return view.viewer in s.results[rounds].winners


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=RULESETS)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="of the first pair")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of the help that is followed")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="in which its best are compared")
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--beside", type=int, default=0, help="positions beside greedy, and nothing else")
    parser.add_argument("--deals", type=int, default=40)
    args = parser.parse_args()
    if args.beside:
        print(json.dumps({"game": args.game, **beside(args.game, args.beside, args.deals)}))
        return
    pairs = []
    for seed in range(args.seed, args.seed + args.pairs):
        pairs.append(sum(followed(args.game, seed, seat, args.simulations, args.worlds) for seat in (0, 1)))
        told = {"game": args.game, "last_seed": seed, "rounds": 2 * len(pairs), "won": sum(pairs)}
        print(json.dumps(told | {"split": pairs.count(1)}), flush=True)
    if args.positions:
        within, same, asked = stable(args.game, args.positions, args.seeds)
        print(json.dumps({"game": args.game, "asked": asked, "within": within, "same": same}))


if __name__ == "__main__":
    main()
