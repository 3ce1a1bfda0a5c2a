"""What a deed brings for certain: the counter's way, and how a battle would end, without a look at what lies hidden."""

import pytest

from game.kernel import texts as shared
from game.kernel.agenda import legal_actions
from game.kernel.foresight import foreseen, outlook, warned
from game.kernel.notation import read
from game.kernel.template import Seat, fill
from game.rules.chrono_clash import texts
from ui.shows.chrono_clash.gauge import Gauge, Ghost
from ui.shows.show import Thought

from .laying import table


def ghost(t, words, seat=0):
    """Where the gauge shows that an action would take the counter."""
    s, action = t.state, read(t.state, words)
    gauge = Gauge(["Ada", "Boole", "Cy", "Dot"][: len(s.seats)], lambda name: None)
    gauge.show(s, seat)
    return gauge.ghost(Thought(s, action, False, foreseen(s, seat, action)))


@pytest.mark.parametrize(
    ("position", "action", "spot"),
    [
        ("hand-0: plain\ntime-0: 5", "summon plain", 2),  # what it costs
        ("hand-0: sunrise\ntime-0: 5", "summon sunrise", 4),  # what it costs, and what it brings
        ("hand-0: sprint\ntime-0: 5", "play sprint", 7),
        ("hand-0: loiter\ntime-0: 5", "play loiter", 1),
        ("hand-0: dawdle\ntime-0: 5", "summon dawdle", -1),
        ("battlefield-0: clerk\ntime-0: 5", "tap clerk", 6),  # costs no time, and moves the counter
        ("battlefield-0: drummer\nbattlefield-1: ox tapped\ntime-0: 5", "attack drummer", 6),
        ("battlefield-0: tired\nbattlefield-1: ox tapped\ntime-0: 5", "attack tired", 4),
        ("hand-0: free\ntime-0: 5", "play free", 5),  # paid for in time, with none
        ("hand-0: sprint\ntime-0: 10", "play sprint", 10),  # not beyond the end
        ("time-0: 5", "pass", -3),
    ],
)  # fmt: skip
def test_the_ghost_stands_where_the_counter_goes(position, action, spot):
    t = table(position)
    assert ghost(t, action) == Ghost(spot, spot < 0)
    t.does(action)
    active = t.state.active
    assert t.state.seats[active].time == (spot if active == 0 else -spot)


def test_time_gained_by_a_card_that_is_drawn_or_turned_up_is_no_ghost():
    """An attack on a stack turns up a guardian that brings its owner time: nobody knows that before."""
    t = table("battlefield-0: bear\nguardians-1: sundial\ntime-0: 5")
    assert ghost(t, "attack bear 1") is None


def test_an_answer_to_another_players_attack_moves_the_counter_their_way():
    for time, spot in ((5, 3), (1, -1)):
        t = table(f"battlefield-0: bear\nguardians-1: sundial\ntime-0: {time}").does("attack bear 1")
        assert ghost(t, "use", seat=1) == Ghost(-spot, spot < 0), "their side is the right one to them"
        assert ghost(t, "ignore", seat=1) in (None, Ghost(-time, False))


def test_a_deed_that_moves_nothing_has_no_ghost():
    t = table("hand-0: mouse\nbattlefield-0: bear\nbattlefield-1: ox tapped\ntime-0: 5")
    assert ghost(t, "attack bear ox") is None
    assert ghost(t, "quest mouse bear") is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_pass_is_seen_at_the_end_of_the_gauge_of_any_number_of_players(seats):
    assert ghost(table(f"seats: {seats}\ntime-0: 4"), "pass") == Ghost(-3, True)


BATTLES = {  # attacker, attacked: both numbers as they would be, who goes
    ("bear", "ox"): (5, 6, ["bear"]),
    ("ox", "bear"): (6, 5, ["bear"]),
    ("bear", "bear"): (5, 5, ["bear", "bear"]),
    ("last-stand", "wolf"): (5, 4, ["last-stand", "wolf"]),
    ("recovery", "ox"): (3, 6, []),
}


@pytest.mark.parametrize("who", BATTLES, ids=lambda who: "-".join(who))
def test_before_a_drop_on_a_battler_both_numbers_are_known_and_who_goes(who):
    mine, theirs, goes = BATTLES[who]
    t = table(f"battlefield-0: {who[0]}\nbattlefield-1: {who[1]} tapped\ntime-0: 5")
    found = outlook(foreseen(t.state, 0, read(t.state, f"attack {who[0]} {who[1]}")))
    numbers = [value for side in found.sides for fighter in side.fighters for _, value in fighter.numbers]
    assert numbers == [mine, theirs]
    assert sorted(t.state.what[c].key for c in found.ending.leaves) == goes


def test_what_helps_a_battler_counts_before_the_numbers_are_told():
    t = table("battlefield-0: cat, banner\nbattlefield-1: mouse tapped\ntime-0: 5")
    found = outlook(foreseen(t.state, 0, read(t.state, "attack cat mouse")))
    assert [f.numbers for side in found.sides for f in side.fighters] == [(("strength", 3),), (("strength", 1),)]


def test_an_attack_on_a_stack_tells_nothing_of_who_guards_it():
    one, two = (table(f"battlefield-0: bear\nguardians-1: {key}") for key in ("shield", "ox"))
    found = [outlook(foreseen(t.state, 0, read(t.state, "attack bear 1"))) for t in (one, two)]
    assert found[0] == found[1] and found[0].ending is None


def test_only_a_fight_has_an_outlook():
    t = table("hand-0: plain\nbattlefield-0: clerk\ntime-0: 5")
    for action in legal_actions(t.state):
        assert (outlook(foreseen(t.state, 0, action)) is not None) == (action.verb == "attack")


# What is said before it is paid for


def vain(name, why):
    return fill(texts.WILL_HAVE_NO_EFFECT, card=name, why=why)


WARNED = [
    ("hand-0: trader", "summon trader", [vain("Trader", "{seat:0}'s hand is empty")]),
    ("hand-0: trader, mouse", "summon trader", []),  # one is left to discard
    ("hand-0: shed", "play shed", [vain("Shed", "{seat:0}'s hand is empty")]),
    ("hand-0: rob\nhand-1: -", "play rob", [vain("Rob", "no opponent has a card in hand")]),
    ("hand-0: rob\nhand-1: mouse", "play rob", []),
    (
        "hand-0: bolt-strength\nbattlefield-1: bear",
        "play bolt-strength",
        [vain("Bolt Strength", "no battlers with strength 4 or less to choose")],
    ),
    (
        "hand-0: bolt\nbattlefield-0: bear",
        "play bolt",
        [fill(texts.WILL_BE_DESTROYED, seat=Seat(0), card="Bear")],
    ),  # there is nobody else
    ("hand-0: bolt\nbattlefield-0: bear\nbattlefield-1: ox", "play bolt", []),
    ("hand-0: bolt\nbattlefield-1: ox", "play bolt", []),
    ("hand-0: recall\nbattlefield-0: bear", "play recall", [fill(texts.WILL_RETURN, card="Bear")]),
    ("hand-0: recall\nbattlefield-0: bear\nbattlefield-1: ox", "play recall", []),  # one is chosen
    ("hand-0: breach\nguardians-1: -", "play breach", [fill(texts.NO_GUARDIAN_TO_LOSE, card="Breach", seat=Seat(1))]),
    ("hand-0: breach\nguardians-1: ox", "play breach", []),  # what is there goes
    ("hand-0: tide\nbattlefield-0: bear\nbattlefield-1: ox", "play tide", [fill(texts.WILL_RETURN, card="Bear")]),
    ("hand-0: transform\nbattlefield-0: bear", "transform transform bear", []),  # that is what one does
    ("battlefield-0: homesick", "attack homesick", [fill(texts.WILL_RETURN, card="Homesick")]),
    ("battlefield-0: withdraw\nbattlefield-1: ox tapped", "attack withdraw ox", []),  # the battle is told before
    ("hand-0: tide\nbattlefield-1: ox", "play tide", []),
    (
        "hand-0: doze\nbattlefield-0: cat, mouse, mouse",
        "play doze",
        ["Cat"],
    ),
    ("hand-0: curse", "summon curse", ["Curse"]),  # it is alone
    ("hand-0: curse\nbattlefield-1: ox", "summon curse", []),
    ("hand-0: hex\nbattlefield-0: cat", "play hex", ["Cat"]),
    ("hand-0: boon\nbattlefield-0: cat", "play boon", []),  # it is good for it
    ("hand-0: storm", "play storm", [vain("Storm", "no battlers are in play")]),
    (
        "hand-0: doze-small\nbattlefield-0: bear",
        "play doze-small",
        [vain("Doze Small", "no battlers with strength 2 or less are in play")],
    ),
    ("hand-0: crier", "summon crier", [vain("Crier", "{seat:0} {0:has|have} no other battlers")]),
    (
        "hand-0: cull-pair\nbattlefield-0: bear\nbattlefield-1: ox",
        "play cull-pair",
        ["Cull Pair"],
    ),
    ("hand-0: doze\nbattlefield-0: cat tapped\nbattlefield-1: ox", "play doze", []),
    (
        "hand-0: doze\nbattlefield-0: cat tapped\nbattlefield-1: ox tapped",
        "play doze",
        ["Cat and Ox"],
    ),
    ("hand-0: wake\nbattlefield-0: cat", "play wake", ["Cat"]),
    ("hand-0: wake\nbattlefield-0: cat tapped", "play wake", []),
    ("battlefield-0: warder", "tap warder", [vain("Warder", "no untapped battlers to choose")]),
    ("battlefield-0: herald\nbattlefield-1: ox tapped", "attack herald", [vain("Herald", "{seat:0}'s hand is empty")]),
    ("hand-0: sneak-scout\ndeck-0: -", "sneak sneak-scout", [vain("Sneak Scout", "{seat:0}'s deck is empty")]),
    ("hand-0: ace\nbattlefield-0: walker\ndeck-0: -", "pilot ace walker", [vain("Ace", "{seat:0}'s deck is empty")]),
    (
        "battlefield-0: mourner\nhand-0: wake-draw\ndeck-0: mouse, cat",
        "play wake-draw",
        [
            fill(texts.WILL_BE_DESTROYED, seat=Seat(0), card="Mourner"),
            "Wake Draw",
        ],
    ),
]


@pytest.mark.parametrize(("position", "action", "said"), WARNED)
def test_12_2_what_will_do_nothing_is_said_before_it_is_paid_for(position, action, said):
    t = table(position + "\ntime-0: 5")
    found = warned(t.state, 0, read(t.state, action))
    assert len(found) == len(said) and all(one in line for one, line in zip(said, found, strict=True)), found


def test_an_attack_that_will_find_nothing_is_said_before_it_is_begun():
    for laid, action, said in (
        (
            "hand-0: sneak\nbattlefield-1: truce",
            "sneak sneak",
            fill(texts.WILL_STOP, card="Sneak", why=texts.CANNOT_ATTACK),
        ),
        (
            "battlefield-0: drummer\nbattlefield-1: elusive tapped gained:sentinel",
            "attack drummer",
            fill(texts.WILL_STOP, card="Drummer", why=texts.NOTHING_TO_ATTACK),
        ),
    ):
        t = table(laid + "\ntime-0: 5")
        assert warned(t.state, 0, read(t.state, action)) == [said]


@pytest.mark.parametrize("seats", [2, 3])
def test_16_2_who_will_be_out_by_an_own_deed_is_told_before_it(seats):
    t = table(f"seats: {seats}\nhand-0: study, feast\ndeck-0: mouse\ntime-0: 5", failed_draw="eliminates")
    assert warned(t.state, 0, read(t.state, "play feast")) == []
    assert warned(t.state, 0, read(t.state, "play study")) == [texts.WILL_BE_OUT]


def test_12_2_what_is_paid_for_with_battlers_is_said_at_the_payment():
    t = table("hand-0: decree-titan\nbattlefield-0: plain, cat\ndeck-0: -")
    said = vain("Decree Titan", "{seat:0}'s deck is empty")
    assert warned(t.state, 0, read(t.state, "summon decree-titan")) == [
        fill(shared.WITH_SUGGESTED_PAYMENT, warning=said)
    ]
    t.does("summon decree-titan")
    for action, said in (("settle", [vain("Decree Titan", "{seat:0}'s deck is empty")]), ("pay plain", [])):
        assert warned(t.state, 0, read(t.state, action)) == said


def test_a_warning_tells_nothing_that_the_seat_cannot_know():
    """Whatever lies in the deck and in the other hand, the same is said."""
    for hidden in ("deck-0: mouse, cat, ox\nhand-1: bolt, storm", "deck-0: whale, bear, fern\nhand-1: mouse, cat"):
        t = table(f"hand-0: shed, plain\nbattlefield-0: bear\n{hidden}\ntime-0: 9")
        assert not any(warned(t.state, 0, action) for action in legal_actions(t.state))
