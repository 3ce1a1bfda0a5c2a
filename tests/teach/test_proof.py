"""Proofs of a goal against everything hidden: what is certain, what is not, and how it fails."""

import pytest

from game.ai.meaning import meaning
from game.ai.proof.goals import Goal, Moment
from game.ai.proof.prover import Prover
from game.ai.proof.sealed import OutOfReach, Sealed
from game.kernel import notation
from game.kernel.agenda import apply, chooser
from game.kernel.view import see
from game.rules import RULESETS

CONTROL = RULESETS["control"]
CHAIN = "hand-0: exotic-matter, reactor, reactor, force-field\nplay-0: nova\nhand-1: 2 cards"


def proved(text, goal, beats=1, budget=60_000):
    s = notation.lay(CONTROL, text)
    prover = Prover(see(s, s.active), Goal(CONTROL, goal), beats, budget)
    return s, prover, {notation.short(s, action) for action in prover.proofs()}


def test_a_chain_of_cards_wins():
    _, prover, kept = proved(CHAIN, "win")
    assert kept == {"play exotic-matter"}
    assert prover.length() == 4
    assert prover.line(4) == ["play exotic-matter", "play reactor", "play reactor", "play force-field"]


def test_what_hangs_on_a_draw_is_not_certain():
    _, _, kept = proved("hand-0: rift, force-field\nplay-0: nova, singularity\nhand-1: 2 cards", "fuel-0 >= 21")
    assert kept == {"play force-field"}
    _, _, kept = proved("hand-0: rift\nplay-0: nova\ndeck-0: 4 cards\nhand-1: -", "nova in hand-0")
    assert kept == set()
    _, _, kept = proved("hand-0: rift\nplay-0: rift\ndeck-0: 0 cards, nova", "nova in hand-0")
    assert kept == {"play rift", "draw"}  # it is the only card that is left


def test_a_card_that_can_be_stopped_is_no_proof_where_it_may_be_held():
    text = "hand-0: rewind\nplay-1: nova\nhand-1: {}\ndiscard-1: {}"
    _, _, kept = proved(text.format("1 card", "-"), "not nova in play-1")
    assert kept == set()
    _, _, kept = proved(text.format("1 card", "time-stop, time-stop"), "not nova in play-1")
    assert kept == {"discard rewind"}  # both that this deck has are seen in the pile
    _, _, kept = proved(text.format("-", "-"), "not nova in play-1")
    assert kept == {"discard rewind"}


def test_it_never_looks_at_what_is_hidden():
    text = "hand-0: singularity, rewind\nplay-1: nova, rewind\nhand-1: {}\nplay-0: rift"
    plain = proved(text.format("nova"), "fuel-1 <= 5")[2]
    assert proved(text.format("time-stop"), "fuel-1 <= 5")[2] == plain


def test_a_refutation_is_played_by_the_rules_and_fails():
    text = "hand-0: singularity, antimatter, rewind\nplay-0: rift\nplay-1: nova, rewind\nhand-1: 2 cards"
    s, prover, kept = proved(text, "safe", 2)
    assert "discard singularity" in kept and "draw" not in kept
    checked = 0
    for means, action in prover.choices(prover.start).items():
        refutation = prover.refutation(prover.start, means)
        assert (refutation is None) == (notation.short(s, action) in kept)
        if refutation is not None:
            world = refutation.world.clone()
            for seat, deed in refutation.deeds:
                assert chooser(world) == seat
                apply(world, notation.read(world, deed))
            assert not prover.goal.holds(Moment(world, 0, 0, (), True))
            assert not any(isinstance(face, Sealed) for face in world.what)
            checked += 1
    assert checked >= 5


def test_chance_is_tried_in_every_way():
    """Two of three cards are lost at random: what stays is certain only where all are alike."""
    text = "hand-0: antimatter\nhand-1: {}\nplay-1: rift"
    assert proved(text.format("3 cards"), "hand-1 <= 1")[2] == set()  # a card is drawn at the end, or it is stopped
    assert proved(text.format("1 card") + "\ndiscard-1: time-stop, time-stop", "hand-1 <= 1")[2] == {
        "discard antimatter"
    }


def test_what_takes_too_long_is_not_decided():
    with pytest.raises(OutOfReach):
        proved("hand-0: singularity, antimatter, rewind\nplay-1: nova, rewind\nhand-1: 3 cards", "safe", 2, budget=50)


def test_a_deed_means_the_same_in_the_proof_and_at_the_table():
    s, prover, _ = proved(CHAIN, "win")
    at_table = {meaning(s, action) for action in map(lambda text: notation.read(s, text), ["play reactor", "draw"])}
    assert at_table <= set(prover.choices(prover.start))
