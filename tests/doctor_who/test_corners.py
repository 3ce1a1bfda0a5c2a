"""What several rules of Doctor Who say together: corners that no section names alone."""

import pytest

from game.kernel.agenda import apply, asks, chooser, legal_actions
from game.kernel.conflict import conflict
from game.kernel.template import Seat, fill
from game.kernel.view import see
from game.kernel.windows import could_matter, waiting
from game.rules.doctor_who import texts
from game.rules.doctor_who.combat import outcome
from game.rules.doctor_who.domain import Situation, bonus_zone
from game.rules.doctor_who.episodes import solvable

from .laying import attacking, done, fought, hit_on, memory, on, passed, table, values


def test_a_deck_that_empties_in_the_middle_of_a_turn_costs_nothing_yet():
    t = done(table("present-0: the-key-to-time\ndeck-0: 1 card\ntime-0: 6 cards").does("use the-key-to-time"))
    t.shows("deck-0: -\nhand-0: -\ndiscard-0: 1 card\ntime-0: 6 cards")  # it draws one, and loses it
    t = on(t, "act", 1).shows("time-0: 6 cards")
    on(t, "act", 0).shows("time-0: 5 cards\nhand-0: -")
    t = table("present-0: the-first-doctor\ndeck-0: -").cannot("use the-first-doctor")
    t.forbids("the-first-doctor", "middle-0", "8.5")
    t = done(table("present-0: the-first-doctor\ndeck-0: 1 card").does("use the-first-doctor"))
    t.shows("hand-0: 1 card\ndeck-0: -")
    on(t, "act", 1).shows("time-0: 6 cards")


def test_the_last_time_card_goes_after_all_answers_and_nothing_happens_any_more():
    t = attacking(
        "present-0: auton, captain-yates\npresent-1: force-field, yeti sided\nhand-1: brave-heart, brave-heart\n"
        "hand-0: chess-move\ntime-1: time-of-the-past\nlost-1: 5 cards",
        "attack auton",
    )
    t.asked(1, hit_on(1, "Auton")).does("flash brave-heart yeti 0").asked(0).does("flash chess-move")
    t.asked(1).does("use force-field yeti")
    t = passed(t, 0)
    assert values(t, "yeti") == "2/5/0" and t.state.outcome is None
    passed(t, 0, 1).shows("discard-1: brave-heart\nhand-1: brave-heart").asked(0).does("pass")
    assert values(t, "yeti") == "2/5/0"  # the one was cancelled
    t.asked(1, hit_on(1, "Auton")).does("pass").asked(None)
    assert t.state.outcome.winners == (0,)
    t.shows("time-1: -\nlost-1: 6 cards\npresent-1: force-field sided, yeti sided substance2\nmiddle-0: -\nmiddle-1: -")


def test_a_hit_for_the_empty_deck_changes_the_bonus_zone_but_not_the_turn():
    stack = "time-1: 4 cards, time-of-the-past, time-of-the-future\nlost-1: -\ndeck-1: -\nhand-1: thal, rill, mutt"
    t = on(table(stack), "zone", 1).does("choose 3")
    t = on(t, "act", 1).shows("time-1: 5 cards")
    assert bonus_zone(t.state, 1) == 1
    t.does("play thal", "play rill").cannot("play mutt")
    t = on(on(table(stack, bonus="now"), "zone", 1).does("choose 3"), "act", 1)
    t.does("play thal").cannot("play rill")
    t = on(on(table(stack, bonus="now"), "zone", 1).does("choose 1"), "act", 1).shows("bonus-1: 0")
    on(t, "zone", 0)  # the deck is empty: nothing is drawn, and nobody is asked
    t.shows("time-1: 5 cards")


def test_what_arrives_heeds_five_timeless_and_what_is_unique():
    five = "past-0: zarbi, zarbi\nfuture-0: zarbi, zarbi\npresent-0: dulciens"
    base = "\nhand-0: emergency-materialisation, daemons, auton, autloc"
    done(table(five + base).does("flash emergency-materialisation")).could("bring auton", "pass")
    four = five.replace("dulciens", "-")
    done(table(four + base).does("flash emergency-materialisation")).could("bring auton", "bring daemons", "pass")
    theirs = "zone-0: 3\nfuture-0: davros\nhand-0: black-dalek, dalek\n{}: black-dalek"
    for place in ("future-1", "past-1"):
        done(table(theirs.format(place)).does("use davros")).could("bring dalek", "pass")
    done(table(theirs.format("discard-1")).does("use davros")).could("bring black-dalek", "bring dalek", "pass")
    change = "present-0: the-first-doctor\nhand-0: regeneration, the-second-doctor\nfuture-1: {}"
    t = done(table(change.format("the-second-doctor")).does("flash regeneration the-first-doctor"))
    t.could("bring the-first-doctor", "pass")
    t = done(table(change.format("the-third-doctor")).does("flash regeneration the-first-doctor"))
    t.could("bring the-first-doctor", "bring the-second-doctor", "pass").does("bring the-second-doctor")
    t.shows("hand-0: the-first-doctor, watcher-of-the-past\npresent-0: the-second-doctor fresh nth1")
    t.cannot("play the-first-doctor")


@pytest.mark.parametrize(
    ("team", "solves"),
    [
        ("the-first-doctor, polly, nyssa", True),
        ("the-first-doctor sided, polly, nyssa", False),
        ("the-first-doctor fresh, polly, nyssa", False),
        ("the-first-doctor, polly sided, nyssa", False),
        ("the-first-doctor, polly, nyssa fresh", False),
        ("the-first-doctor, the-second-doctor, polly", False),
        ("polly, nyssa, k-nine", False),
    ],
)
def test_a_doctor_and_two_assistants_each_of_whom_must_be_able_to(team, solves):
    """Genesis of the Daleks: 9 Support is more than any of these have but for the team."""
    t = table(f"past-1: genesis-of-the-daleks, {team}\nactive: 1\nzone-1: 1")
    s = t.state
    for card in s.zones[s.layout.named["past-1"]]:
        if s.what[card].is_creature and s.cards[card] is None:
            s.cards[card] = Situation(support=-1)
    assert bool(solvable(s, 1)) is solves


def test_a_death_in_the_middle_of_a_stack_of_three():
    t = table("present-0: silurian, unit-bazooka-crew\npresent-1: auton, force-field\nhand-0: yeti\nhand-1: yeti")
    t.does("use silurian auton").asked(1).does("use force-field auton")
    t.asked(0).does("use unit-bazooka-crew auton").asked(1).does("pass")
    assert values(t, "auton") == "2/0/1"  # alive by its Energy
    done(t)
    assert values(t, "auton") == "0/2/1" and memory(t, "force-field").sided
    t = table("present-0: silurian, unit-bazooka-crew\npresent-1: auton energy-2, force-field\nhand-1: yeti")
    t.does("use silurian auton").asked(1).does("use force-field auton").asked(0).does("use unit-bazooka-crew auton")
    t.asked(1).does("pass").shows("discard-1: auton")
    done(t).shows("present-1: force-field\ndiscard-1: auton").asked(0)
    assert memory(t, "silurian").sided and memory(t, "force-field").sided


def test_a_cancel_of_a_cancel_of_a_cancel():
    t = table("hand-0: venusian-aikido, chess-move\npresent-1: yeti\nhand-1: chess-move, chess-move, brave-heart")
    t.does("flash venusian-aikido yeti", "flash chess-move").asked(0).does("flash chess-move")
    t.asked(1).does("flash chess-move")
    done(t).shows("discard-0: chess-move, venusian-aikido\ndiscard-1: chess-move, chess-move")
    assert values(t, "yeti") == "2/3/0"
    t = table("hand-0: auton\npresent-0: silurian, sonic-screwdriver\npresent-1: yeti, elixir-of-life")
    t.does("use silurian yeti", "use elixir-of-life 0").asked(0).does("use sonic-screwdriver 0")
    done(t)  # the Special that cancels is one itself
    assert values(t, "yeti") == "0/3/0" and memory(t, "elixir-of-life").sided


@pytest.mark.parametrize("table_", ["both", "lead"])
def test_every_cell_of_the_combat_table(table_):
    """By lead in Energy and Substance, -2 to 2 each."""
    for energy in range(-2, 3):
        for substance in range(-2, 3):
            signs = {(energy > 0) - (energy < 0), (substance > 0) - (substance < 0)}
            if table_ == "both":
                wanted = 7 if signs == {1} else 8 if signs == {-1} else -1
            else:
                wanted = 7 if signs in ({1}, {0, 1}) else 8 if signs in ({-1}, {0, -1}) else -1
            assert outcome(table_, energy, substance, 7, 8) == wanted


def test_a_sided_watcher_neither_attacks_nor_defends():
    watcher = "watcher-of-the-present"
    t = on(table(f"present-0: {watcher} sided, auton\npresent-1: {watcher} sided"), "attack").could(
        "pass", "attack auton"
    )
    done(t.does("attack auton")).shows("time-1: 5 cards")
    t = on(table(f"present-0: {watcher}\npresent-1: {watcher}\nhand-0: yeti"), "attack").does(
        f"attack {watcher} {watcher}"
    )
    t = fought(t)
    assert all(memory(t, f"{watcher}@present-{seat}").sided for seat in (0, 1))  # a draw
    t = table(f"past-1: autloc\npresent-1: {watcher} sided\nfuture-1: thal\nhand-0: logopolis")
    t.forbids("logopolis", "past-1", "9.1")


def test_who_has_died_or_gone_supports_and_is_supported_no_more():
    t = table("present-0: captain-yates, auton energy-2\npresent-1: unit-bazooka-crew\nhand-1: yeti")
    t.does("support captain-yates auton 1").asked(1).does("use unit-bazooka-crew auton")
    done(t).shows("discard-0: auton\npresent-0: captain-yates sided").asked(0)  # Support came too late
    t = table("present-0: captain-yates, auton\nhand-1: time-scoop").does("support captain-yates auton 0")
    done(t.does("flash time-scoop captain-yates"))
    t.does("choose 1")
    assert values(done(t), "auton") == "4/2/1" and memory(t, "captain-yates").sided  # it is in play, and has 2
    t = table("present-0: captain-yates, auton\nhand-1: time-scoop").does("support captain-yates auton 0")
    done(t.does("flash time-scoop auton"))
    t.does("choose 1")
    assert values(done(t), "auton") == "2/2/1"
    assert memory(t, "auton").helped == 1


def test_who_lived_by_another_s_ability_dies_with_it():
    crew = "unit-bazooka-crew energy-3 substance-1"  # 1 Energy is left, and that is the Brigadier's
    t = attacking(f"present-0: giant-robot\npresent-1: brigadier-lethbridge-stewart, {crew}",
                  "attack giant-robot brigadier-lethbridge-stewart")  # fmt: skip
    fought(t).shows("present-1: -\ndiscard-1: brigadier-lethbridge-stewart, unit-bazooka-crew")
    t = table(f"present-0: borad\npresent-1: brigadier-lethbridge-stewart, {crew}")
    done(t.does("use borad brigadier-lethbridge-stewart")).shows("discard-1: unit-bazooka-crew")


@pytest.mark.parametrize("reading", ["over", "hit"])
def test_when_both_main_combatants_are_gone_there_is_no_hit(reading):
    t = attacking("present-0: auton\npresent-1: zygon\nhand-1: time-ram", "attack auton", vanished=reading)
    t = fought(t.does("defend zygon").asked(1).does("flash time-ram"))
    t.shows("discard-0: auton\ndiscard-1: time-ram, zygon\ntime-1: 6 cards")


def test_an_episode_lies_where_six_lie_and_is_harmed_by_nothing():
    six = ", ".join(["auton"] * 6)
    t = table(f"past-1: autloc\npresent-1: {six}\nfuture-1: thal\nhand-0: inferno, time-ram").does("pose inferno 1")
    t = done(t.does("flash time-ram")).shows("present-1: inferno fresh nth1")
    on(t, "act", 1).shows("present-1: inferno nth1")


BACK = [  # what waits, who returns what it speaks of to a hand, and of which its twin comes from there instead
    ("present-1: auton, bok", "flash venusian-aikido auton", "fast-return-switch auton", 1, "auton"),
    ("present-0: silurian\npresent-1: yeti, miniscope", "use silurian yeti", "miniscope silurian", 0, "silurian"),
    ("present-0: auton, axon\npresent-1: miniscope", "support auton axon 0", "miniscope auton", 0, "auton"),
]


@pytest.mark.parametrize(("laid", "deed", "returns", "whose", "back"), BACK)
def test_what_waits_is_told_though_what_it_speaks_of_went_back_and_its_twin_came(laid, deed, returns, whose, back):
    hands = [["venusian-aikido", "dalek"], ["dalek"]]
    hands[whose] += [back, "emergency-materialisation", "fast-return-switch"]
    t = table("\n".join([laid, *(f"hand-{seat}: {', '.join(hand)}" for seat, hand in enumerate(hands))])).does(deed)
    told = [one.words for one in waiting(t.state)]
    t.does(next(option for option in t.options if option.endswith(returns)), "pass")
    on(t, "respond", whose).does("flash emergency-materialisation")
    while t.state.agenda[-1].what != "arrival":
        t.does("pass")
    twin = next(act for act in legal_actions(t.state) if act.verb == "bring" and t.state.seen[act.card] != 3)
    apply(t.state, twin)
    for _ in (0, 1):
        for seat in (0, 1, None):
            assert [one.words for one in waiting(see(t.state, seat))] == told
        view = see(t.state, chooser(t.state))
        assert asks(view) and could_matter(view) in (True, False)
        t.does("pass")


def test_a_hit_is_told_though_who_made_it_went_back_and_its_twin_came():
    laid = "present-0: auton\npresent-1: miniscope\nhand-0: auton, emergency-materialisation\nhand-1: dalek"
    t = on(table(laid), "attack").does("attack auton", "use miniscope auton", "pass")
    t.does("flash emergency-materialisation", "pass")
    apply(t.state, next(act for act in legal_actions(t.state) if act.verb == "bring" and t.state.seen[act.card] != 3))
    for seat in (0, 1, None):
        assert conflict(see(t.state, seat)).attack.gone
    t.does("pass").asked(1)
    assert asks(see(t.state, 1)) == fill(texts.RESPOND_TO_HIT, seat=Seat(1))
