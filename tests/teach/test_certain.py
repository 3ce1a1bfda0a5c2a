"""What is certain is no chance: told where it is proved from the view alone, and nowhere else."""

import random

import pytest

from game.ai.greedy import greedy
from game.ai.meaning import meaning
from game.ai.playout import round_only
from game.ai.proof.certain import SOUGHT, Certainty, Ends
from game.ai.proof.prover import Prover
from game.ai.proof.sealed import OutOfReach
from game.kernel import notation
from game.kernel.agenda import chooser, label, legal_actions, perform
from game.kernel.record import Record
from game.kernel.template import fill
from game.kernel.view import determinize, see
from game.rules import RULESETS
from game.teach import texts
from game.teach.chances import Curve, Reading, chance, curve
from game.teach.hints import MOVE, REASON, Candidate, _move, _quoted, advice
from game.teach.puzzles import shipped
from game.teach.reasons import Study
from game.teach.review import Lost, Review
from game.teach.reviewer import weighed
from tests.teach.test_review import played

CONTROL = RULESETS["control"]
TO_WIN = [puzzle for game in RULESETS for puzzle in shipped(game) if puzzle.goal == "win"]
AT_ONCE = "hand-0: nova, force-field\nplay-0: nova, rift\nhand-1: {}"
CHAIN = "hand-0: exotic-matter, reactor, reactor, force-field\nplay-0: nova\nhand-1: 2 cards"
WON, LOST = [1.0] * 8, [-1.0] * 8


def laid(text):
    s = notation.lay(CONTROL, text)
    return s, see(s, s.active)


def sure(text, deed, values=WON):
    s, view = laid(text)
    return Certainty(view).of(notation.read(s, deed), values)


def test_a_deed_that_ends_the_round_is_certain_and_one_that_only_ever_did_well_is_not():
    assert sure(AT_ONCE.format("2 cards"), "play nova") == 1.0
    assert sure(AT_ONCE.format("2 cards"), "draw") is None  # though every imagined deal was won


@pytest.mark.parametrize("values", [[*WON, 0.9], LOST, []])
def test_what_imagined_deals_made_of_a_deed_that_wins_does_not_matter(values):
    assert sure(AT_ONCE.format("2 cards"), "play nova", values) == 1.0
    assert sure(AT_ONCE.format("2 cards"), "draw", values) is None


def test_what_rests_on_a_hidden_card_is_not_certain_and_is_the_same_whatever_it_is():
    """A draw may bring what wins, a discard may be stopped: neither is certain, whoever holds what."""
    for held in ("rift", "time-stop", "nova"):
        text = f"hand-0: singularity, rift\nplay-0: nova, antimatter, rift\nplay-1: nova, nova\nhand-1: {held}"
        assert sure(text, "discard singularity") is None and sure(text, "draw") is None
        found = advice(laid(AT_ONCE.format(held))[1], level="novice")
        assert found.best.wins and found.level(MOVE) == fill(texts.WINS_ROUND, move="\u201cPlay Nova\u201d")


def test_a_chain_is_certain_for_whoever_goes_on_well_and_is_said_to_be_so():
    s, view = laid(CHAIN)
    known, deed = Certainty(view), notation.read(s, "play exotic-matter")
    assert known.of(deed, WON) == 1.0 and not known.is_at_once(deed)
    assert Certainty(laid(AT_ONCE.format("-"))[1]).is_at_once(notation.read(laid(AT_ONCE.format("-"))[0], "play nova"))
    led = Candidate(deed, "Play Exotic Matter", Reading(1.0, 1.0, 1.0, True))
    assert _move(view, led, [], True, is_only=False) == fill(texts.WINS_ROUND_THIS_TURN, move=_quoted(led))


def test_help_says_that_it_wins_instead_of_a_chance():
    assert max(curve("control", 2, "novice").chances) < 1
    for held in ("2 cards", "time-stop, time-stop"):
        _, view = laid(AT_ONCE.format(held))
        found = advice(view, level="novice")
        assert found.best.chance == (1.0, 1.0, 1.0, True) and found.is_clear and found.named == (found.best,)
        assert found.level(MOVE) == fill(texts.WINS_ROUND, move="\u201cPlay Nova\u201d")
        assert found.level(REASON) == texts.SURE_WIN and found.alert == texts.MAY_WIN_SOON
        assert chance(view, level="novice") == (1.0, 1.0, 1.0, True)


@pytest.mark.parametrize("puzzle", TO_WIN, ids=lambda puzzle: f"{puzzle.game}-{puzzle.key}")
def test_help_finds_the_win_of_every_puzzle_that_ships(puzzle):
    """Most of what a search would not have thought of: the first of a chain that looks like a waste."""
    s = puzzle.begin()
    found = advice(see(s, chooser(s)), simulations=32, worlds=16)
    assert found.best.wins and (found.is_clear or found.second.wins)
    assert found.level(REASON) == texts.SURE_WIN
    assert meaning(s, found.best.action) in [meaning(s, notation.read(s, deed)) for deed in puzzle.keeps]


def test_who_looks_back_is_told_of_a_win_that_no_imagined_deal_had(monkeypatch):
    """Puzzle 37: if chains are not seen each imagined deal ends better with another deed, and the first of a chain wins
    all the same."""
    monkeypatch.setattr("game.rules.control.instinct.finishers", lambda s, seat, need: set())
    monkeypatch.setattr("game.rules.control.instinct.played_on", lambda hand, most: 0)
    puzzle = next(one for one in TO_WIN if (one.game, one.key) == ("control", "037"))
    s = puzzle.begin()
    keeps = [notation.read(s, deed) for deed in puzzle.keeps]
    other = notation.read(s, "play reactor")
    found = weighed(s, 0, notation.say(s, other), worlds=32)
    assert found.rival_sure == 1.0 and found.rival_label in [label(s, one) for one in keeps] and found.low > 0
    assert 2 * found.better >= found.worlds and not found.why, "imagined deals can give no reason for it"
    review = Review.of(played("control", ("greedy", "greedy"), 1))
    known = curve("control", 2)
    told, _ = review._loss(s, other, Study(see(s, s.active), 5), known, Certainty(see(s, s.active)), 32)
    assert told["best"] == found.rival_label and told["least"] > 0
    kept, _ = review._loss(s, keeps[0], Study(see(s, s.active), 5), known, Certainty(see(s, s.active)), 32)
    assert kept == {}
    assert chance(see(s, s.active)) == (1.0, 1.0, 1.0, True)


def test_a_loss_beside_what_is_certain_is_as_sure_as_what_was_done_is():
    straight = Curve((-1.0, 1.0), (0.0, 1.0))
    assert Lost.between(straight, [0.0] * 8, LOST, None, 1.0) == (0.5, 0.5, 0.5)
    about, low, high = Lost.between(straight, [0.5, -0.5] * 8, [0.0] * 16, None, 1.0)
    assert about == 0.5 and 0 < low < about < high and about - low == pytest.approx(high - about)
    assert Lost.between(straight, WON, LOST, 1.0, 0.0) == (-1.0, -1.0, -1.0)
    assert Lost.between(straight, WON, [0.5] * 8, None, None) == (-0.25, -0.25, -0.25)


def test_two_deeds_that_both_win_are_named_without_a_chance():
    found = advice(laid("hand-0: nova, dark-energy\nplay-0: nova, rift, rift, antimatter\nhand-1: 2 cards")[1])
    first, second = (_quoted(one) for one in (found.best, found.second))
    assert found.level(MOVE) == fill(texts.EITHER_WINS, move=first, other=second)


def test_who_looks_back_is_told_that_it_was_won_and_what_was_given_away():
    s, _ = laid(AT_ONCE.format("2 cards"))
    found = weighed(s, 0, "draw", worlds=32, level="novice")
    assert found.rival_sure == 1.0 and found.sure is None and found.rival == 1.0
    assert found.loss == pytest.approx(1 - found.chance) and found.low <= found.loss <= found.high
    taken = weighed(s, 0, "play nova", worlds=32, level="novice")
    assert taken.sure == 1.0 and taken.chance == 1.0 and taken.loss < 0


def test_the_curve_of_a_review_reaches_a_hundred_before_the_deed_that_wins():
    record = played("control", ("novice", "novice"), 5)
    review = Review.of(record)
    for _ in review.steps(record, worlds=8, draws=0):
        pass
    last = review.entries[-1]
    assert last.is_certain and last.chance == last.low == last.high == 1.0
    assert last.seat in review.results[-1][1] and not last.loss
    assert all(entry.chance < 1 for entry in review.entries if not entry.is_certain)


def test_a_loss_is_certain_only_where_every_deed_loses():
    s, view = laid("hand-0: rift\nplay-1: nova, nova\nhand-1: 2 cards")
    certain = Certainty(view)
    assert certain.of_all(legal_actions(s)[0], LOST) is None  # the other wins only in a turn of its own
    world = determinize(view, 3)
    perform(world, legal_actions(world)[0])
    assert not world.results


def test_what_is_called_certain_comes_true_in_other_deals_whatever_anybody_does():
    """The last decisions of matches of two, three and four: each deed that is certain, in imagined deals, and after it
    whatever chance would have everybody do."""
    counted = 0
    for seed in range(6):
        s = Record("control", seed, [("human", "")] * (2 + seed % 3), CONTROL.ruled(), 1).start()
        met = []
        while s.outcome is None:
            met.append(s.clone())
            perform(s, greedy(see(s, chooser(s)), len(met), 2))
        for state in met[-12:]:
            view, rounds = see(state, chooser(state)), len(state.results)
            certain = Certainty(view)
            for action in legal_actions(state):
                is_won = certain.of(action, WON) == 1.0 and certain.is_at_once(action)
                if not is_won and certain.of(action, LOST) is None:
                    continue
                counted += 1
                for deal in range(6):
                    world, luck = determinize(view, deal), random.Random(deal)
                    round_only(world)
                    perform(world, action)
                    for _ in range(60):
                        if len(world.results) > rounds:
                            break
                        perform(world, luck.choice(legal_actions(world)))
                    assert len(world.results) > rounds
                    assert (view.viewer in world.results[rounds].winners) == is_won
    assert counted > 5


def test_what_others_may_hold_is_tried_in_so_many_ways_and_no_more():
    """One deed that reads many hidden cards is given up as soon as many small ones: it once took sixteen seconds."""
    record = played("chrono_clash", ("greedy", "greedy"), seed=9)
    s = next(s.clone() for number, (s, _) in enumerate(record.replay()) if number == 22)
    prover = Prover(see(s, chooser(s)), Ends(True), budget=SOUGHT)
    with pytest.raises(OutOfReach):
        prover.proofs()
    assert prover.worlds.ways <= SOUGHT
