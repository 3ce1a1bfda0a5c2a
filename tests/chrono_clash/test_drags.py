"""What an action looks like at the table: where its drag ends, what its button says, what it costs, what is asked."""

import pytest

from game.kernel.agenda import label, lands
from game.kernel.notation import read

from .laying import table

TABLE = """
    hand-0: plain, bolt, sneak, pilot, transform, imp, decree, mouse
    battlefield-0: bear, clerk, walker, drummer
    battlefield-1: ox tapped
    time-0: 5
"""
# action: (where it lands, what its button says, what it costs)
ACTIONS = {
    "pass": ((), "Pass", 8),
    "summon plain": (("battlefield-0",), "Summon Plain", 3),
    "summon sneak": (("battlefield-0",), "Summon Sneak", 5),
    "summon imp": (("battlefield-0",), "Summon Imp", None),
    "play bolt": (("resolving-0", "battlefield-0"), "Play Bolt", 1),
    "play decree": (("resolving-0", "battlefield-0"), "Play Decree", None),
    "sneak sneak": (("ox", "guardians-1", "battlefield-1"), "Sneak attack with Sneak", 2),
    "pilot pilot walker": (("walker",), "Pilot boards Walker", 1),
    "transform transform bear": (("bear",), "Transform Bear into Transform", 4),
    "attack bear ox": (("ox",), "Bear attacks Ox", None),
    "attack bear 1": (("guardians-1", "battlefield-1"), "Bear attacks {seat:1}", None),
    "attack drummer": (("ox", "guardians-1", "battlefield-1"), "Drummer attacks", None),
    "quest mouse bear": (("bear",), "Send Bear on a quest with Mouse", None),
    "tap clerk": (("resolving-0",), "Tap Clerk for its ability", None),
}
# what waits: (position, actions, what is asked, {what can be done: (its button, where it lands)})
QUESTIONS = {
    "aim": (
        "battlefield-0: drummer\nbattlefield-1: ox tapped",
        ("attack drummer",),
        {
            "attack drummer ox": ("Drummer attacks Ox", ("ox",)),
            "attack drummer 1": ("Drummer attacks {seat:1}", ("guardians-1", "battlefield-1")),
        },
    ),
    "target": (
        "hand-0: bolt\nbattlefield-1: ox, bear",
        ("play bolt",),
        {"pick ox": ("Ox", ("ox",)), "pick bear": ("Bear", ("bear",))},
    ),
    "first of two": (
        "hand-0: tap-two\nbattlefield-1: ox, bear, cat",
        ("play tap-two",),
        {"pick ox": ("Ox", ("ox",)), "pick bear": ("Bear", ("bear",)), "pick cat": ("Cat", ("cat",))},
    ),
    "second of two": (
        "hand-0: tap-two\nbattlefield-1: ox, bear, cat",
        ("play tap-two", "pick ox"),
        {"pick bear": ("Bear", ("bear",)), "pick cat": ("Cat", ("cat",))},
    ),
    "opponent": (
        "seats: 3\nhand-0: rob\nhand-1: mouse\nhand-2: mouse",
        ("play rob",),
        {"choose 1": ("{seat:1}", ()), "choose 2": ("{seat:2}", ())},
    ),
    "guardian": (
        "battlefield-0: bear\nguardians-1: thorn",
        ("attack bear 1",),
        {"use": ("Use it", ()), "ignore": ("Ignore it", ())},
    ),
    "guardian destroyed": (
        "battlefield-0: bear\nguardians-1: spark",
        ("attack bear 1",),
        {"use": ("Use it", ()), "ignore": ("Ignore it", ())},
    ),
    "replay": (
        "hand-0: encore\nbattlefield-0: scout",
        ("play encore",),
        {"use": ("Use it", ()), "ignore": ("Ignore it", ())},
    ),
    "stand by": (
        "hand-0: taunt",
        ("summon taunt",),
        {"use": ("Tap it", ()), "ignore": ("Leave it untapped", ())},
    ),
    "legion": (
        "hand-0: storm\nbattlefield-0: legion",
        ("play storm",),
        {"use": ("Use it", ()), "ignore": ("Ignore it", ())},
    ),
    "shed": (
        "hand-0: shed, mouse, cat",
        ("play shed",),
        {"discard mouse": ("Mouse", ("discard-0",)), "discard cat": ("Cat", ("discard-0",))},
    ),
    "shed two": (
        "hand-0: rob-two\nhand-1: mouse, cat, ox",
        ("play rob-two",),
        {f"discard {key}": (key.title(), ("discard-1",)) for key in ("mouse", "cat", "ox")},
    ),
    "payment": (
        "hand-0: imp\nbattlefield-0: ox",
        ("summon imp",),
        {"settle": ("Destroy Ox", ()), "pay ox": ("Destroy Ox", ("discard-0",))},
    ),
    "payment done": (
        "hand-0: imp\nbattlefield-0: ox, bear",
        ("summon imp", "pay ox"),
        {"done": ("Done", ()), "pay bear": ("Destroy Bear", ("discard-0",))},
    ),
    "reinforce": (
        "hand-0: storm, plain\nbattlefield-0: reinforcements",
        ("play storm",),
        {"summon plain": ("Summon Plain", ("battlefield-0",)), "done": ("Summon nobody", ())},
    ),
    "under": (
        "hand-0: toughness, mouse",
        ("summon toughness",),
        {"put mouse toughness": ("Put Mouse under it", ("toughness",)), "done": ("Put nothing under it", ())},
    ),
    "order": (
        "hand-0: storm\nbattlefield-0: mourner, widow",
        ("play storm",),
        {"first mourner 0": ("Mourner: draw a card", ()), "first widow 1": ("Widow: gain 2 time", ())},
    ),
}


def places(t, action):
    """Where the drag for an action ends, zones and cards by their names."""
    found = lands(t.state, read(t.state, action))
    return tuple(
        t.state.what[place.card].key if place.card >= 0 else str(t.state.layout.zones[place.zone]) for place in found
    )


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_of_the_main_phase(action):
    where, _, cost = ACTIONS[action]
    t = table(TABLE)
    done = read(t.state, action)
    assert places(t, action) == where
    assert done.card < 0 or t.state.what[done.card].name in label(t.state, done)
    assert t.state.rules.telling.price(t.state, done) == cost
    before = t.state.seats[0].time
    if cost is not None and action != "pass":
        t.does(action)
        moved = [step.event.amount for step in t.story if getattr(step.event, "what", "") == "time"]
        assert moved[0] == -cost
        assert before == 5


@pytest.mark.parametrize("what", QUESTIONS)
def test_a_question_and_its_answers(what):
    text, actions, answers = QUESTIONS[what]
    t = table(text + "\ntime-0: 5").does(*actions)
    assert t.question
    assert t.options == sorted(answers)
    for action, (_, where) in answers.items():
        done = read(t.state, action)
        words = label(t.state, done)
        assert words and (done.card < 0 or t.state.what[done.card].name in words)
        assert places(t, action) == where


@pytest.mark.parametrize(("time", "cost"), [(10, 13), (0, 3), (3, 6)])
def test_what_passing_costs(time, cost):
    t = table(f"time-0: {time}")
    assert t.state.rules.telling.price(t.state, read(t.state, "pass")) == cost


def test_what_a_leader_saves():
    t = table("hand-0: plain, sneak, study, mouse, imp\nbattlefield-0: cat\nleader-0: 2\ntime-0: 5")
    for action, cost in (
        ("summon plain", 1),
        ("sneak sneak", 0),
        ("play study", 1),
        ("summon mouse", 0),
        ("summon imp", None),
    ):
        assert t.state.rules.telling.price(t.state, read(t.state, action)) == cost


def test_the_cheapest_payment_is_ready_made():
    t = table("hand-0: giant\nbattlefield-0: ox, cat, plain, bear").does("summon giant")
    assert label(t.state, read(t.state, "settle")) == "Destroy Bear"
    t.does("settle").shows("battlefield-0: giant, ox, cat, plain\ndiscard-0: bear")
    t = table("hand-0: giant\nbattlefield-0: ox, cat, cat, bear").does("summon giant", "settle")
    t.shows("battlefield-0: giant, ox, bear\ndiscard-0: cat, cat")


@pytest.mark.parametrize("field", ["wolf, cat, cat", "cat, wolf, cat", "cat, cat, wolf"])
def test_among_equal_payments_the_one_with_the_fewest_battlers_is_ready_made(field):
    t = table(f"hand-0: giant\nbattlefield-0: {field}").does("summon giant")
    assert label(t.state, read(t.state, "settle")) == "Destroy Wolf"
