"""What is told of a deed: the events with what they carry, and the lines of the log."""

import random
import re

import pytest

from game.kernel.agenda import apply, legal_actions
from game.kernel.notation import log_steps, tell
from game.kernel.template import Names, Noun, Seat, address, fill
from game.kernel.view import see
from game.rules.chrono_clash import events, log, texts
from tests.playing import begin

from .laying import table


def told(t, kind):
    """The events of one kind of the last action, cards by their keys."""
    key = t.state.what
    fields = {"card", "other", "target", "attacker", "guarded", "battler", "by"}
    return [
        tuple(
            (key[value].key if value >= 0 else None) if name in fields else value
            for name, value in step.event._asdict().items()
        )
        for step in t.story
        if type(step.event) is kind
    ]


@pytest.mark.parametrize(
    ("laid", "action", "how"),
    [
        ("hand-0: plain", "summon plain", "paid"),
        ("hand-0: sneak", "sneak sneak", "sneak"),
        ("hand-0: pilot\nbattlefield-0: walker", "pilot pilot walker", "pilot"),
        ("hand-0: transform\nbattlefield-0: bear", "transform transform bear", "transform"),
    ],
)
def test_how_a_battler_came(laid, action, how):
    t = table(laid + "\ntime-0: 9").does(action)
    assert told(t, events.BattlerSummoned) == [(0, action.split()[1], how)]


def test_how_a_battler_came_for_nothing_and_for_battlers():
    t = table("hand-0: imp\nbattlefield-0: plain").does("summon imp", "settle")
    assert told(t, events.BattlerSummoned) == [(0, "imp", "extra")]
    assert told(t, events.BattlerDestroyed) == [(0, "plain", "payment", "imp")]
    laid = "battlefield-0: reinforcements\nbattlefield-1: bear tapped\nhand-0: plain\ntime-0: 5"
    t = table(laid).does("attack reinforcements bear", "summon plain")
    assert told(t, events.BattlerSummoned) == [(0, "plain", "reinforce")]


def lines(t):
    """What the log tells of the last action."""
    return log_of(t, None)


def log_of(t, seat):
    """What the log tells this seat (None: a spectator) of the last action, cards by their keys."""
    logged = [step for step in log_steps(t.story) if step is not None]
    told = [tell(see(step.state, seat), step.event) for step in logged]
    return [re.sub(r"\|\d+\]", "]", line) for line in told if line]


def test_what_is_decided_as_a_battler_comes_is_told_as_part_of_its_coming():
    """That it is summoned is told last, for it is only there then: nobody ignores anything of it before that."""
    t = table("hand-0: sentinel\ntime-0: 9").does("summon sentinel", "ignore")
    assert lines(t) == [fill(texts.SUMMONED["paid"], seat=Seat(0), card="[sentinel]")]


def test_an_attack_on_a_battler():
    t = table("battlefield-0: wolf strength+1\nbattlefield-1: last-stand tapped\ntime-0: 3").does(
        "attack wolf last-stand"
    )
    assert told(t, events.BattlerAttacked) == [(0, "wolf")]
    assert told(t, events.Aimed) == [(0, "wolf", "last-stand", 1)]
    assert told(t, events.Battle) == [("wolf", "last-stand", 5, 5)]
    assert told(t, events.BattlerDestroyed) == [(0, "wolf", "battle", None), (1, "last-stand", "battle", None)]


def test_an_attack_on_a_stack():
    t = table("battlefield-0: lancer\nguardians-1: cat, shield\ntime-0: 3").does("attack lancer 1")
    assert told(t, events.Aimed) == [(0, "lancer", None, 1)]
    assert told(t, events.GuardianRevealed) == [(1, "shield", "lancer", None)]
    t.does("ignore")
    assert told(t, events.AbilityIgnored) == [(1, "shield")]
    assert told(t, events.Battle) == [("lancer", "shield", 5, 2), ("lancer", "cat", 5, 2)]
    assert told(t, events.GuardianDestroyed) == [(1, "shield"), (1, "cat")]


def test_an_attack_on_a_quest():
    laid = "battlefield-0: wolf\nbattlefield-1: plain tapped\nquests-1: cat on plain\ntime-0: 3"
    t = table(laid).does("attack wolf plain")
    assert told(t, events.GuardianRevealed) == [(1, "cat", "wolf", "plain")]
    assert told(t, events.Battle) == [("wolf", "cat", 4, 2)]


@pytest.mark.parametrize(
    ("key", "more", "how"),
    [
        ("recovery", "", "recovery"),
        ("withdraw", "", "withdraw"),
        ("toughness", "under-0: mouse on toughness\n", "toughness"),
    ],
)
def test_what_spared_a_loser(key, more, how):
    t = table(more + f"battlefield-0: {key}\nbattlefield-1: wolf tapped\ntime-0: 3").does(f"attack {key} wolf")
    assert told(t, events.DestructionAverted) == [(0, key, how)]


def test_quests_and_turns():
    t = table("hand-0: mouse\nbattlefield-0: plain").does("quest mouse plain")
    assert told(t, events.QuestBegun) == [(0, "mouse", "plain")]
    t.does("pass")
    assert told(t, events.Passed) == [(0,)]
    assert told(t, events.CounterPassed) == [(1, 3)]
    t.does("pass")
    assert told(t, events.QuestCompleted) == [(0, "plain", 1)]


def test_tapping_playing_and_stopping():
    assert told(table("battlefield-0: clerk").does("tap clerk"), events.TapUsed) == [(0, "clerk")]
    assert told(table("hand-0: free").does("play free"), events.ActionPlayed) == [(0, "free")]
    t = table("battlefield-0: lancer\nguardians-1: mouse, sundial").does("attack lancer 1", "use")
    assert told(t, events.AttackStopped) == [(0, "lancer")]
    t = table("seats: 3\nbattlefield-0: lancer\nguardians-2: -").does("attack lancer 2")
    assert told(t, events.PlayerEliminated) == [(2, "last")]


ME, THEM = Seat(0), Seat(1)
PLAIN = "hand-0: plain"
CAT = "battlefield-0: bear\nbattlefield-1: cat tapped"
LINES = [  # a position, actions, and a line that the log tells of the last of them
    (PLAIN, ["summon plain"], fill(texts.SUMMONED_FOR["paid"], seat=ME, card="[plain]", time=3)),
    (
        "hand-0: pilot\nbattlefield-0: walker",
        ["pilot pilot walker"],
        fill(texts.SUMMONED_FOR["pilot"], seat=ME, card="[pilot]", host="[walker]", time=1),
    ),
    (
        "hand-0: imp\nbattlefield-0: ox",
        ["summon imp", "settle"],
        fill(texts.SUMMONED["extra"], seat=ME, card="[imp]"),
    ),
    ("hand-0: imp\nbattlefield-0: ox", ["summon imp", "settle"], fill(texts.DESTROYED["payment"], cards=Noun("[ox]"))),
    ("hand-0: bolt", ["play bolt"], fill(texts.PLAYED_FOR, seat=ME, card="[bolt]", time=1)),
    (CAT, ["attack bear cat"], fill(texts.WON, attacker="[bear]", strength=5, target="[cat]", other_strength=2)),
    (
        "battlefield-0: bear\nguardians-1: cat",
        ["attack bear 1"],
        fill(
            texts.WON,
            attacker="[bear]",
            strength=5,
            target=fill(texts.GUARDIAN_OF, seat=THEM, card="[cat]"),
            other_strength=2,
        ),
    ),
    (
        "battlefield-0: bear\nguardians-1: bolt",
        ["attack bear 1"],
        fill(texts.MEETS_GUARDIAN, attacker="[bear]", seat=THEM, card="[bolt]"),
    ),
    (
        "battlefield-0: recovery\nbattlefield-1: ox tapped",
        ["attack recovery ox"],
        fill(texts.AVERTED["recovery"], card="[recovery]"),
    ),
    (
        "hand-0: recall\nbattlefield-1: ox",
        ["play recall"],
        fill(texts.RETURNED_BY, by="[recall]", cards="[ox]", seat=THEM),
    ),
    (
        "hand-0: bolt\nbattlefield-1: phoenix",
        ["play bolt"],
        fill(texts.DESTROYED["effect"], by="[bolt]", cards="[phoenix]"),
    ),
    ("hand-0: rob\nhand-1: cat", ["play rob"], fill(texts.DISCARDED_BY, seat=THEM, cards="[cat]", by="[rob]")),
    ("hand-0: wall", ["play wall"], fill(texts.GUARDIANS_GAINED_BY, seat=ME, count="two guardians", by="[wall]")),
    (
        "hand-0: breach\nguardians-1: cat",
        ["play breach"],
        fill(texts.GUARDIANS_LOST_BY, seat=THEM, n=1, cards="[cat]", by="[breach]"),
    ),
    (
        "hand-0: reach\nextra-0: titan",
        ["play reach"],
        fill(texts.DRAWN_FROM_EXTRA_BY, seat=ME, cards="[titan]", by="[reach]"),
    ),
    (
        "battlefield-0: plain\nhand-0: mouse",
        ["quest mouse plain", "pass", "pass"],
        fill(texts.QUEST_COMPLETED, card="[plain]"),
    ),
    ("battlefield-0: plain\nhand-0: mouse", ["quest mouse plain"], fill(texts.QUEST_BEGUN, card="[plain]")),
    ("hand-0: plain", ["pass"], fill(texts.PASSED, seat=ME)),
]


@pytest.mark.parametrize(("position", "actions", "line"), LINES)
def test_what_the_log_says(position, actions, line):
    t = table(position + "\ntime-0: 5").does(*actions)
    assert line in log_of(t, 0), log_of(t, 0)


def test_a_battle_is_one_line_of_the_log():
    for laid in (
        CAT,
        "battlefield-0: bear\nbattlefield-1: bear tapped",
        "battlefield-0: cat\nbattlefield-1: bear tapped",
    ):
        t = table(laid + "\ntime-0: 5")
        mine, theirs = (t.state.what[t.state.cards_in(seat, "battlefield")[0]].key for seat in (0, 1))
        assert len(lines(t.does(f"attack {mine} {theirs}"))) == 1


def test_two_battlers_of_one_name_are_told_apart_by_their_players():
    t = table("battlefield-0: cat\nbattlefield-1: cat tapped\ntime-0: 5").does("attack cat cat")
    assert len(lines(t)) == 1 and "{seat:1}" in lines(t)[0]


def test_a_quest_whose_battler_pays_for_a_card_is_not_said_to_be_done():
    t = table("hand-0: imp\nbattlefield-0: ox tapped\nquests-0: mouse on ox\ntime-0: 5").does("summon imp", "settle")
    assert not any("[mouse]" in line or "quest" in line for line in lines(t))


def test_what_is_lost_past_the_end_of_the_gauge_is_not_said_to_be_spent():
    t = table("hand-0: dear\ntime-0: 1").does("play dear")
    assert fill(texts.PLAYED, seat=ME, card="[dear]") in lines(t)


def test_what_happens_twice_is_told_as_such():
    t, said = table("hand-0: curse\nbattlefield-1: whale, ox\ntime-0: 0"), []
    for action in ("summon curse", "pick whale", "pick whale"):
        said += log_of(t.does(action), 0)
    assert said.count(fill(texts.HAPPENS_AGAIN, card="[curse]")) == 1


def test_the_log_keeps_what_a_reader_may_not_know():
    t = table("hand-0: recall\nbattlefield-1: plain tapped\nquests-1: mouse on plain\ntime-0: 5").does("play recall")
    assert not any("mouse" in line for line in log_of(t, 0))
    assert any("[mouse]" in line for line in log_of(t, 1))


def test_an_eliminated_players_cards_are_not_counted_out():
    t = table("seats: 3\nbattlefield-0: bear\nguardians-1: -\nhand-1: mouse, cat\ntime-0: 5").does("attack bear 1")
    assert fill(texts.OUT["last"], seat=THEM) in lines(t)
    assert not any("[mouse]" in line or "[cat]" in line for line in lines(t))


def test_an_attack_on_a_stack_without_a_guardian_is_told_as_one():
    t = table("battlefield-0: bear\nguardians-1: -\ntime-0: 9").does("attack bear 1")
    assert fill(texts.ATTACKS_UNGUARDED, card="[bear]", seat=THEM) in lines(t)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lines_of_the_log_are_short(seats):
    names = Names(["Ada", "Boole", "Curie", "Dirac"][:seats], you=0)
    s, luck = begin("chrono_clash", seats, seats), random.Random(seats)
    while s.outcome is None and s.turn < 60:
        for step in filter(None, log_steps(apply(s, luck.choice(legal_actions(s))))):
            if type(step.event) in log.TELLERS:
                line = tell(see(step.state, 0), step.event)
                words = len(re.sub(r"\[[^\]]*\]", "CARD", address(line, names)).split())
                assert words <= 12 + line.count("["), line
