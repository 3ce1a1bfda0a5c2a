"""Help and its reasons: from the view alone, the same each time, in parts that sum to the whole."""

import itertools
import random
from types import SimpleNamespace

import pytest

from game.decks import bring
from game.kernel import notation
from game.kernel.agenda import asks, chooser, label, legal_actions, perform
from game.kernel.record import Record
from game.kernel.view import determinize, see
from game.kernel.windows import PASS, standing
from game.rules import RULESETS
from game.teach.chances import NOT_BEGUN, NOT_FITTED, PLAIN, Reading
from game.teach.hints import (
    ACTION,
    AIM,
    CARD,
    FELT,
    LONG,
    LOOK,
    Candidate,
    _action,
    _card,
    _kept,
    _look,
    _points,
    _quoted,
    _used_up,
    _weighed_up,
    advice,
    advised,
)
from game.teach.primer import primer
from game.teach.reasons import OVER, Compared, Part, Study, because, parts_of, said

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
def test_four_levels_say_more_and_more(game):
    for s in positions(game, 2, 13):
        told = advice(see(s, chooser(s)), **QUICK)
        assert all(told.level(level).endswith(".") for level in (LOOK, AIM, CARD, ACTION))
        assert told.best.label in told.level(ACTION) and told.best.label not in told.level(LOOK) + told.level(AIM)
        assert told.best.action in legal_actions(s)
        assert 0 <= told.best.chance.low <= told.best.chance.chance <= told.best.chance.high <= 1
        if told.is_kept:
            begins = f"“{told.best.label}”: {_quoted(told.second, LONG)} was not clearly better in "
            assert told.level(ACTION).startswith(begins) and not told.is_clear and told.best.action == PASS
        elif told.second is not None and not told.is_clear:
            both = f"“{told.best.label}” or “{told.second.label}”: no clear difference in "
            assert told.level(ACTION).startswith(both), "what stands on a button is quoted: it is no sentence"
        elif told.second is not None:
            assert told.level(ACTION).startswith(f"“{told.best.label}” did better than “{told.second.label}” in ")


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


def test_where_others_may_answer_help_tells_what_comes_if_nobody_does():
    """As the log will tell it, and before it names any answer: what is on its way is what is answered."""
    told = advice(see(fought("you-will-obey-me"), 1), **QUICK)
    assert "If nobody answers any more: [auton|" in told.level(LOOK) and "is a draw: " in told.level(LOOK)
    told = advice(see(fought("you-will-obey-me", "sea-devil"), 1), **QUICK)
    assert "] defeats [giant-maggot|" in told.level(LOOK)


def test_that_nobody_would_think_of_an_answer_is_no_reason_to_pass():
    """So it is weighed beside the best of them; what is no better than passing is not worth what it uses up."""
    told = advice(see(fought("you-will-obey-me"), 1), **QUICK)
    assert (
        told.best.action == PASS and told.second is not None and told.second.label.startswith("Play You Will Obey Me")
    )
    assert told.compared.worlds >= QUICK["worlds"]
    assert told.is_kept and "passing uses up nothing" in told.level(AIM) and not told.is_urgent
    assert f", and takes [you-will-obey-me|{told.second.action.card}] from your hand. " in told.level(ACTION)


@pytest.mark.parametrize("game", RULESETS)
def test_who_passes_is_told_so_unasked_by_nobody(game):
    """What instinct would do anyway is worth no alert."""
    for s in positions(game, 5, 2):
        view = see(s, chooser(s))
        if standing(view) is not None and len(Study(view, 1).contenders) == 1:
            told = advice(view, **QUICK)
            assert told.best.action != PASS or told.best.wins or not told.is_urgent


def test_what_tells_two_alike_ways_apart_is_said_of_both():
    view = see(next(positions("doctor_who", 3)), 0)
    ours, theirs, noise = Part("lives", 0.3, 0.01), Part("strike", -0.28, 0.01), Part("hand", 0.5, 0.9)
    found = Compared(0.02, 0.05, (noise, ours, theirs), 60, 128)
    assert _weighed_up(view, found) == (
        "One is better for Time cards, the other for who can make a Hit at once: "
        "on the whole neither is clearly better."
    )
    assert _kept(view, found).endswith(
        " The best of them is better for who can make a Hit at once, passing for Time cards."
    )
    assert _kept(view, found._replace(parts=(ours,))).endswith(" Passing is better for Time cards.")
    assert _kept(view, found._replace(parts=(noise,))).endswith("passing uses up nothing.")
    alone = _weighed_up(view, found._replace(parts=(ours,)))
    assert alone.startswith("One is better for Time cards, the other for nothing in particular: ")
    assert alone.endswith("on the whole neither is clearly better.")
    none = _weighed_up(view, found._replace(parts=(noise,)))
    assert none.startswith("Nothing tells the two best apart: take either. ") and none.endswith(
        primer("doctor_who").goal
    )


@pytest.mark.parametrize("game", RULESETS)
def test_where_nothing_is_clearly_better_it_is_still_told_where_to_look(game):
    """What is asked, or what each kind of deed is good for, whichever of them the search likes."""
    known, met = primer(game).kinds, set()
    for s in positions(game, 3, 4):
        study = SimpleNamespace(chances=[1])
        best = SimpleNamespace(values=[0.4] * 12)
        view, verbs = see(s, chooser(s)), {action.verb for action in legal_actions(s)}
        look, _, _ = _look(view, study, [best], Compared(0.0, 1.0, (), 6, 12), is_clear=False)
        if not look.endswith("no clear difference."):
            continue  # there is something more to look at
        kinds = [words for kind, words in known.items() if words in look]
        assert kinds == list(primer(game).kinds_among(verbs, s.agenda[-1].what))[:4] if len(kinds) > 1 else not kinds
        assert asks(s) in look if not kinds else look.startswith("Look at what you can do: ")
        met.add(bool(kinds))
    assert True in met, "no quiet moment: begin with another seed"


@pytest.mark.parametrize("game", RULESETS)
def test_every_kind_of_deed_that_is_told_of_can_be_done(game):
    left = set(primer(game).kinds)
    for s in (s for seed in range(40) if left for s in positions(game, seed, 1)):
        left -= {f"{action.verb} {s.agenda[-1].what}" for action in legal_actions(s)}
    assert not left


def test_which_of_two_alike_ways_is_better_for_what_is_said_where_they_are_named():
    s = notation.lay(RULESETS["control"], "hand-0: nova, rift\nhand-1: 2 cards")
    one, other = (Candidate(action, label(s, action), Reading(0.5, 0.4, 0.6)) for action in legal_actions(s)[:2])
    named = _card(s, one, [other], False)
    merits = ("Time cards", "Support to give")
    told = _card(s, one, [other], False, merits)
    assert "Time cards" not in named and named.startswith("Think of ") and ", or of " in named
    assert told == named.replace(", or of", " for Time cards, or of").replace(".", " for Support to give.")
    assert _card(s, one, [other], True, merits) == _card(s, one, [other], True), "a clear one stands alone"
    assert _card(s, one, [other], False, ("", merits[1])) == named, "one merit alone would be half of it"


def test_a_deed_that_is_only_named_is_named_without_all_that_it_does():
    """A line of help is to be read: it has room for so much."""
    brief, long = (Candidate(None, f"Play This on That: {does}", Reading(0.5, 0.4, 0.6)) for does in ("+2", "it " * 20))
    assert _quoted(brief, LONG) == "“Play This on That: +2”" and _quoted(long, LONG) == "“Play This on That”"
    assert _quoted(long) == f"“{long.label}”", "what is advised is said as it stands on its button"


def test_a_win_is_seen():
    s = notation.lay(RULESETS["control"], "hand-0: force-field, rift, nova\nplay-0: nova, singularity\nhand-1: 3 cards")
    told = advice(see(s, 0), **QUICK)
    assert told.level(LOOK) == "Look closely: you win the round now for certain."
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
    assert ("chance" in told.level(ACTION), "%" in told.level(ACTION)) == (fits, fits)
    assert ("of 100" in told.level(ACTION), NOT_FITTED in told.assumed) == (not fits, not fits)


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
    assert "of 100" in told.level(ACTION) and "chance" not in told.level(ACTION) and NOT_BEGUN in told.assumed


def test_danger_is_seen():
    text = "hand-0: rift, wormhole\nplay-1: nova, singularity\nhand-1: 5 cards\nplay-0: rift"
    told = advice(see(notation.lay(RULESETS["control"], text), 0), **QUICK)
    assert "somebody may win" in told.level(LOOK)


def test_where_nothing_else_can_be_done_it_says_so():
    s = notation.lay(RULESETS["control"], "hand-0: rift\ndeck-0: 0 cards\nhand-1: 2 cards")
    told = advice(see(s, 0), **QUICK)
    assert told.second is None and "nothing else" in told.level(ACTION) and "only one" in told.level(LOOK)
    assert not told.assumed, "nothing was imagined for it, and no chance is named"


def test_where_nothing_else_was_looked_at_it_does_not_say_that_nothing_else_can_be_done(monkeypatch):
    """The search leaves away what instinct would never do: that can be done all the same."""
    monkeypatch.setattr("game.teach.hints.CANDIDATES", 1)
    s = notation.lay(RULESETS["control"], "hand-0: nova, rift, wormhole\nhand-1: 2 cards")
    told = advice(see(s, 0), **QUICK)
    assert told.second is None and len(legal_actions(s)) > 1
    assert "nothing else to do" not in told.level(ACTION) and "only one thing" not in told.level(LOOK)
    assert "would think of nothing else here. The chance to win is" in told.level(ACTION), "and how it stands"
    assert told.level(AIM) == "There is no aim in particular."


def test_two_ways_to_the_same_deed_are_not_weighed_against_each_other():
    laid = "hand-0: eight-of-the-bridges\nbattlefield-0: wolf-at-the-door, inkwell\ntime-0: 3"
    s = notation.lay(RULESETS["chrono_clash"], laid)
    perform(s, notation.read(s, "summon eight-of-the-bridges"))
    told = advice(see(s, 0), **QUICK)
    labels = [one.label for one in (told.best, told.second, *told.others) if one is not None]
    assert "Destroy Wolf at the Door" in labels and len(set(labels)) == len(labels)
    assert told.level(ACTION).count("Destroy Wolf at the Door") == 1


def test_what_speaks_for_a_deed_is_named_before_what_speaks_against_it_and_never_for_it():
    race, tempo, noise = Part("race", -0.17, 0.01), Part("tempo", 0.15, 0.01), Part("fuel", 0.18, 0.2)
    found = Compared(0.16, 0.01, (noise, race, tempo), 90, 100)
    term = primer("control").term
    assert said("control", found) == f"{term('tempo')}, in spite of {term('race')}"
    assert said("control", found, 8) == f"{term('tempo')} (+8 points), but {term('race')} (\u22128); the rest +8"
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
    assert because("control", found) == f"Mostly because of {words}."
    assert because("control", found._replace(difference=0.17)) == f"In part because of {words}."
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


def test_an_interval_that_is_none_is_not_said():
    first, second = (Candidate(None, "", Reading(0.561, low, high)) for low, high in ((0.559, 0.563), (0.53, 0.59)))
    assert _points(first, True) == "56%" and _points(second, True) == "56% (53 to 59)"


def test_a_chance_that_is_the_same_with_both_is_said_once():
    view = next(see(s, chooser(s)) for s in positions("control", 3, 6))
    compared = Compared(0.0, 1.0, (), 6, 12)
    one, same, other = (Candidate(None, name, Reading(share, share, share)) for name, share in (
        ("This", 0.523), ("That", 0.519), ("Else", 0.48),
    ))  # fmt: skip
    assert _action(view, one, [same], compared, is_clear=False).endswith(" 52% with either.")
    assert _action(view, one, [other], compared, is_clear=False).endswith(" 52% with the one and 48% with the other.")


@pytest.mark.parametrize("game", RULESETS)
def test_of_what_was_not_weighed_it_is_not_said_that_nothing_hangs_on_it(game):
    """The two best can be alike where all else is worse; and an aim is named only for what tells these two apart."""
    told = [advice(see(s, chooser(s)), **QUICK) for s in positions(game, 3, 6)]
    for one in (one for one in told if one.compared is not None):
        look, aim = one.level(LOOK), one.level(AIM)
        assert "Nothing hangs" not in look and "what you like" not in aim
        if one.is_kept:
            assert aim.startswith("No answer is clearly better than none, and passing uses up nothing.")
        else:
            said = (
                aim.startswith("Nothing tells the two best apart: take either.") or "neither is clearly better" in aim
            )
            assert said == (not one.is_clear)
        if "no clear difference" in look:
            assert not one.is_clear and "two best" in look


@pytest.mark.parametrize(("won", "says"), [(7, True), (12, True), (6, False)])
def test_a_win_in_most_imagined_deals_is_not_said_to_be_there_now(won, says):
    """The search looks further than this turn, and others act before that is over: what is certain is said so."""
    view = next(see(s, chooser(s)) for s in positions("control", 3, 6))
    study = Study(view, 7)
    best = SimpleNamespace(values=[1.0] * won + [0.2] * (12 - won))
    look, _, is_urgent = _look(view, study, [best], None, False)
    assert ("you may win soon" in look) == says and "now" not in look
    assert is_urgent or not says


def test_where_nothing_of_an_answer_is_certain_help_does_not_say_what_it_uses_up(monkeypatch):
    s = notation.lay(RULESETS["control"], "hand-0: nova, rift\nhand-1: 3 cards")
    view = see(s, 0)
    action = next(action for action in legal_actions(s) if action.card >= 0)
    assert "from your hand" in _used_up(view, action)
    monkeypatch.setattr("game.teach.hints.unanswered_in", lambda *_: ([], 0))
    assert _used_up(view, action) == ""
