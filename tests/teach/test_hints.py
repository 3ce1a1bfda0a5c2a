"""Help and its reasons: from the view alone, the same each time, in parts that sum to the whole."""

import itertools
import random
from types import SimpleNamespace

import pytest

from game.decks import bring
from game.kernel import notation
from game.kernel.agenda import chooser, label, legal_actions, perform
from game.kernel.record import Record
from game.kernel.template import fill
from game.kernel.view import determinize, see
from game.kernel.windows import PASS, standing
from game.rules import RULESETS
from game.teach import texts
from game.teach.chances import PLAIN, Reading, is_told
from game.teach.hints import (
    DETAIL,
    FELT,
    LONG,
    MOVE,
    REASON,
    Candidate,
    _interval,
    _quoted,
    _reason,
    _share,
    _situation,
    _suggestion,
    _used_up,
    advice,
    advised,
)
from game.teach.primer import primer
from game.teach.reasons import OVER, Compared, Part, Study, because, parts_of, said
from game.teach.texts import BEFORE_THE_GAME, NOT_FITTED

QUICK = {"simulations": 24, "worlds": 12}


def positions(game, seed, every=9):
    decks = bring(game, None, 2, seed, None)
    s = Record(game, seed, [("human", "")] * 2, RULESETS[game].ruled(), 1, decks=decks).start()
    luck, count = random.Random(seed), 0
    while s.outcome is None and count < 40:
        legal = legal_actions(s)
        count += 1
        if count % every == 0 and len(legal) > 2:
            yield s
        perform(s, luck.choice(legal))


@pytest.mark.parametrize("game", RULESETS)
def test_the_parts_of_a_value_sum_to_it(game):
    from math import tanh

    for s in positions(game, 3, 5):
        for seat in range(2):
            parts = parts_of(s, seat, len(s.results))
            assert tanh(sum(parts.values())) == pytest.approx(
                s.rules.thinking.appraise(s, len(s.results))[seat], abs=0.01
            )


@pytest.mark.parametrize("game", RULESETS)
def test_the_parts_of_a_difference_sum_to_it(game):
    for s in positions(game, 5, 3):
        study = Study(see(s, chooser(s)), 7)
        study.run(20)
        if len(study.contenders) > 1:
            break
    best, second = study.level(12, 2)[:2]
    compared = study.compared(best, second)
    assert compared.worlds >= 12 and 0 <= compared.better <= compared.worlds
    assert sum(part.amount for part in compared.parts) == pytest.approx(compared.difference)
    back = study.compared(second, best)
    assert back.difference == pytest.approx(-compared.difference) and back.error == pytest.approx(compared.error)


@pytest.mark.parametrize("game", RULESETS)
def test_no_hidden_card_changes_a_letter(game):
    for s in positions(game, 11, 15):
        view = see(s, chooser(s))
        told = advice(view, **QUICK)
        assert told == advice(view, **QUICK)
        if game == "control":  # there a dealt world has the view that it was dealt from, to the letter
            assert told == advice(see(determinize(view, 99), view.viewer), **QUICK)


@pytest.mark.parametrize("game", RULESETS)
def test_the_move_comes_first_and_each_level_adds_to_it(game):
    for s in positions(game, 2, 13):
        found = advice(see(s, chooser(s)), **QUICK)
        move, second, fits = found.level(MOVE), found.second, is_told(s)
        assert move.endswith(".") and f"\u201c{found.best.label}\u201d" in move
        assert found.best.label not in found.alert
        assert found.best.action in legal_actions(s)
        assert 0 <= found.best.chance.low <= found.best.chance.chance <= found.best.chance.high <= 1
        if found.is_kept:
            assert move == fill(texts.PASS_IS_EQUAL, move=_quoted(found.best)) and found.best.action == PASS
        elif second is not None and not found.is_clear:
            assert move == fill(texts.EQUAL, move=_quoted(found.best), other=_quoted(second))
        elif second is not None and not found.best.wins:
            assert _share(found.best, fits) in move and _share(second, fits) in move
        if found.compared is not None:
            assert str(found.compared.worlds) in found.level(DETAIL)


@pytest.mark.parametrize("game", RULESETS)
def test_it_says_in_small_steps_how_far_it_has_come(game):
    view = next(see(s, chooser(s)) for seed in itertools.count(2) for s in positions(game, seed, 13))
    *shares, told = advised(view, **QUICK)
    assert told == advice(view, **QUICK)
    assert shares == sorted(shares) and shares[0] < 0.05 and shares[-1] == 1
    begun = [share for share in shares if share < 0.3]
    assert len(begun) >= 4, "the search itself comes in many pieces"
    assert max(after - before for before, after in itertools.pairwise(begun)) <= 0.1


def fought(hand, attacker="auton"):
    """A combat of Doctor Who about which the defender is asked, with such a hand."""
    laid = (
        f"present-0: {attacker}\npresent-1: giant-maggot\nhand-0: -\nhand-1: {hand}\ndeck-0: 9 cards\ndeck-1: 9 cards"
    )
    s = notation.lay(RULESETS["doctor_who"], laid)
    for _ in range(12):
        window = standing(s)
        if window is not None and window.kind == "fight" and window.seat == 1:
            return s
        wanted = ("attack ", "defend ", "pass")
        found = {notation.say(s, action): action for action in legal_actions(s)}
        perform(s, found[next(text for way in wanted for text in found if text.startswith(way))])
    raise AssertionError("nobody fought")


def test_a_hint_in_a_window_says_what_happens_without_a_response():
    told = advice(see(fought("you-will-obey-me"), 1), **QUICK)
    before = texts.WITHOUT_A_RESPONSE.partition("{")[0]
    assert told.level(REASON).startswith(before)
    told = advice(see(fought("you-will-obey-me", "sea-devil"), 1), **QUICK)
    assert "[giant-maggot|" in told.level(REASON)


def test_that_nobody_would_think_of_an_answer_is_no_reason_to_pass():
    """So it is weighed beside the best of them; what is no better than passing is not worth what it uses up."""
    told = advice(see(fought("you-will-obey-me"), 1), **QUICK)
    assert (
        told.best.action == PASS and told.second is not None and told.second.label.startswith("Play You Will Obey Me")
    )
    assert told.compared.worlds >= QUICK["worlds"]
    assert told.is_kept and not told.is_urgent
    assert f"[you-will-obey-me|{told.second.action.card}]" in told.level(REASON), "what it would cost"


@pytest.mark.parametrize("game", RULESETS)
def test_who_passes_is_told_so_unasked_by_nobody(game):
    """What instinct would do anyway is worth no alert."""
    for s in positions(game, 5, 2):
        view = see(s, chooser(s))
        if standing(view) is not None and len(Study(view, 1).contenders) == 1:
            told = advice(view, **QUICK)
            assert told.best.action != PASS or told.best.wins or not told.is_urgent


def test_the_reason_for_equal_moves_names_what_each_is_better_for():
    view = see(next(positions("doctor_who", 3)), 0)
    ours, theirs, noise = Part("lives", 0.3, 0.01), Part("strike", -0.28, 0.01), Part("hand", 0.5, 0.9)
    found = Compared(0.02, 0.05, (noise, ours, theirs), 60, 128)
    one, other = (Candidate(None, name, Reading(0.5, 0.4, 0.6)) for name in ("This", "That"))

    def reason(*parts):
        return _reason(view, one, [other], found._replace(parts=parts), is_clear=False, is_only=False)

    mine, rival = (primer("doctor_who").term(part.name) for part in (ours, theirs))
    names = {"move": _quoted(one), "other": _quoted(other)}
    assert reason(noise, ours, theirs) == fill(texts.EACH_HAS_MERITS, merit=mine, other_merit=rival, **names)
    assert reason(ours) == fill(texts.ONE_HAS_MERITS, move=_quoted(one), merit=mine)
    assert reason(theirs) == fill(texts.ONE_HAS_MERITS, move=_quoted(other), merit=rival)
    assert reason(noise) == texts.NO_DIFFERENCE


def test_a_suggestion_names_the_card_and_both_where_moves_are_equal():
    s = notation.lay(RULESETS["control"], "hand-0: nova, rift\nhand-1: 2 cards")
    one, other = (Candidate(action, label(s, action), Reading(0.5, 0.4, 0.6)) for action in legal_actions(s)[:2])
    assert str(other.label) not in _suggestion(s, one, [other], True)
    both = _suggestion(s, one, [other], False)
    assert _suggestion(s, one, [], False) == _suggestion(s, one, [other], True) != both


def test_a_deed_that_is_only_named_is_named_without_all_that_it_does():
    """A line of help is to be read: it has room for so much."""
    brief, long = (Candidate(None, f"Play This on That: {does}", Reading(0.5, 0.4, 0.6)) for does in ("+2", "it " * 20))
    assert _quoted(brief, LONG) == "“Play This on That: +2”" and _quoted(long, LONG) == "“Play This on That”"
    assert _quoted(long) == f"“{long.label}”", "what is advised is said as it stands on its button"


def test_a_win_is_seen():
    s = notation.lay(RULESETS["control"], "hand-0: force-field, rift, nova\nplay-0: nova, singularity\nhand-1: 3 cards")
    told = advice(see(s, 0), **QUICK)
    either = told.second is not None and told.second.wins
    template = texts.EITHER_WINS if either else texts.WINS_ROUND
    other = _quoted(told.second) if either else ""
    assert told.level(MOVE) == fill(template, move=_quoted(told.best), other=other)
    assert told.best.label in ("Play Force Field", "Play Nova") and told.best.chance.chance > 0.9


@pytest.mark.parametrize("fits", [True, False])
def test_a_chance_is_called_one_only_where_a_curve_was_fitted(fits, monkeypatch):
    if not fits:
        for known in ("game.teach.chances.curve", "game.teach.hints.curve"):
            monkeypatch.setattr(known, lambda *_: PLAIN)
    s = notation.lay(
        RULESETS["control"], "seats: 3\nhand-0: nova, rift\nplay-0: nova\nhand-1: 3 cards\nhand-2: 3 cards"
    )
    told = advice(see(s, 0), **QUICK)
    assert "%" not in told.level(MOVE) + told.level(DETAIL) or fits
    assert (NOT_FITTED in told.assumed, "%" in told.level(DETAIL)) == (not fits, fits)


def test_while_cards_are_put_down_in_secret_no_chance_is_told():
    record = Record(
        "towers_in_time",
        5,
        [("human", "A"), ("novice", "B")],
        RULESETS["towers_in_time"].ruled(),
        1,
        decks=bring("towers_in_time", None, 2, 5, None),
    )
    s = record.start()
    told = advice(see(s, s.agenda[-1].seat), **QUICK)
    assert "%" not in told.level(MOVE) + told.level(DETAIL) and BEFORE_THE_GAME in told.assumed


def test_danger_is_seen():
    text = "hand-0: rift, wormhole\nplay-1: nova, singularity\nhand-1: 5 cards\nplay-0: rift"
    told = advice(see(notation.lay(RULESETS["control"], text), 0), **QUICK)
    assert told.alert == texts.OTHERS_MAY_WIN


def test_where_nothing_else_can_be_done_it_says_so():
    s = notation.lay(RULESETS["control"], "hand-0: rift\ndeck-0: 0 cards\nhand-1: 2 cards")
    told = advice(see(s, 0), **QUICK)
    assert told.second is None and told.level(MOVE) == fill(texts.ONLY_MOVE, move=_quoted(told.best))
    assert not told.assumed, "nothing was simulated for it, and no chance is named"


def test_where_nothing_else_was_looked_at_it_does_not_say_that_nothing_else_can_be_done(monkeypatch):
    """The search leaves away what instinct would never do: that can be done all the same."""
    monkeypatch.setattr("game.teach.hints.CANDIDATES", 1)
    s = notation.lay(RULESETS["control"], "hand-0: nova, rift, wormhole\nhand-1: 2 cards")
    told = advice(see(s, 0), **QUICK)
    assert told.second is None and len(legal_actions(s)) > 1
    chance = _share(told.best, is_told(s))
    assert told.level(MOVE) == fill(texts.ONLY_SENSIBLE, move=_quoted(told.best), chance=chance), (
        "it is not the only one"
    )


def test_two_ways_to_the_same_deed_are_not_weighed_against_each_other():
    laid = "hand-0: eight-of-the-bridges\nbattlefield-0: wolf-at-the-door, inkwell\ntime-0: 3"
    s = notation.lay(RULESETS["chrono_clash"], laid)
    perform(s, notation.read(s, "summon eight-of-the-bridges"))
    told = advice(see(s, 0), **QUICK)
    labels = [one.label for one in (told.best, told.second, *told.others) if one is not None]
    assert "Destroy Wolf at the Door" in labels and len(set(labels)) == len(labels)
    assert told.level(MOVE).count("Destroy Wolf at the Door") <= 1


def test_what_speaks_for_a_deed_is_named_before_what_speaks_against_it_and_never_for_it():
    race, tempo, noise = Part("race", -0.17, 0.01), Part("tempo", 0.15, 0.01), Part("fuel", 0.18, 0.2)
    found = Compared(0.16, 0.01, (noise, race, tempo), 90, 100)
    term = primer("control").term
    assert said("control", found) == fill(texts.REASON_DESPITE, reason=term("tempo"), other=term("race"))
    assert said("control", found, 8) == f"{term('tempo')} (+8 points), but {term('race')} (\u22128), the rest +8"
    assert "+9 points" in said("control", found._replace(difference=0.14), 8), "each has its share of the points"
    assert "(+1 point)" in said("control", found, 1) and "(+2 points)" in said("control", found, 2)
    assert "points" not in said("control", found._replace(error=0.1), 8)
    assert said("control", found, -8) == "", "what made it worse is no reason why it is better"
    assert said("control", found, 0.3) == said("control", found), "less than a point is no number"
    both = found._replace(parts=(tempo, Part("race", 0.1, 0.01)))
    assert said("control", both) == f"{term('tempo')} and {term('race')}"
    assert found.for_it == [tempo]
    assert said("control", found._replace(parts=(noise, race))) == ""
    turned = Compared(-0.02, 0.005, (race, tempo), 10, 100)
    assert said("control", turned, -2) == f"{term('race')} (\u221217 points), but {term('tempo')} (+15)"


def test_a_reason_that_makes_less_than_the_half_of_it_is_not_said_to_make_the_most():
    race, tempo = Part("race", 0.05, 0.01), Part("tempo", 0.03, 0.01)
    words = " and ".join(primer("control").term(name) for name in ("race", "tempo"))
    found = Compared(0.16, 0.01, (race, tempo), 90, 100)
    assert because("control", found) == fill(texts.MAINLY, reasons=words)
    assert because("control", found._replace(difference=0.17)) == fill(texts.PARTLY, reasons=words)
    assert because("control", found._replace(parts=())) == ""
    assert because("control", found._replace(parts=(Part(OVER, 0.1, 0.01),))) == "", "that is said before it"


@pytest.mark.parametrize("game", [game for game in RULESETS if RULESETS[game].thinking.parts is not None])
def test_every_part_has_a_word_for_it(game):
    known = primer(game).terms
    assert "round" not in OVER, "some games have none"
    for s in positions(game, 4, 7):
        for seat in range(2):
            assert set(parts_of(s, seat, len(s.results))) <= {*known, "", OVER}


@pytest.mark.parametrize("game", RULESETS)
def test_no_two_parts_read_alike(game):
    """They stand beside each other: "the last Time cards (+7 points), the last Time card (+5)" says nothing."""
    found = [" ".join(word.rstrip("s") for word in term.lower().split()) for term in primer(game).terms.values()]
    assert sorted({one for one in found if found.count(one) > 1}) == []


def test_a_difference_that_nobody_would_feel_is_none():
    """However often it was imagined: a chance that is less than two in a hundred better."""
    for game in RULESETS:
        for s in positions(game, 9, 11):
            told = advice(see(s, chooser(s)), **QUICK)
            if told.is_clear:
                assert told.best.chance.chance - told.second.chance.chance >= FELT
            assert told.named[0] is told.best and len(told.named) == (
                1 if told.is_clear or told.is_kept or not told.second else 2
            )


def test_an_interval_of_one_number_is_left_out():
    first, second = (Candidate(None, "", Reading(0.561, low, high)) for low, high in ((0.559, 0.563), (0.53, 0.59)))
    assert _interval(first, True) == _share(first, True) == "56%"
    assert _interval(second, True) == fill(texts.INTERVAL, chance="56%", low=53, high=59)


@pytest.mark.parametrize(("won", "says"), [(7, True), (12, True), (6, False)])
def test_a_win_in_most_imagined_deals_is_not_said_to_be_there_now(won, says):
    """The search looks further than this turn, and others act before that is over: what is certain is said so."""
    view = next(see(s, chooser(s)) for s in positions("control", 3, 6))
    study = Study(view, 7)
    best = SimpleNamespace(values=[1.0] * won + [0.2] * (12 - won))
    situation, is_urgent = _situation(view, study, [best], None, False)
    assert (situation == texts.MAY_WIN_SOON) == says
    assert is_urgent or not says


def test_where_nothing_of_an_answer_is_certain_help_does_not_say_what_it_uses_up(monkeypatch):
    s = notation.lay(RULESETS["control"], "hand-0: nova, rift\nhand-1: 3 cards")
    view = see(s, 0)
    action = next(action for action in legal_actions(s) if action.card >= 0)
    one = Candidate(action, "Play it", Reading(0.5, 0.5, 0.5))
    assert f"|{action.card}]" in _used_up(view, one)
    monkeypatch.setattr("game.teach.hints.unanswered_in", lambda *_: ([], 0))
    assert _used_up(view, one) == ""
