"""Numbers at their ends: the first card of all, the first seat, filters of 0, and what a row uses up by the way."""

import pytest

from game.kernel.agenda import Landing, explain, label, lands
from game.kernel.notation import read
from game.kernel.template import Seat, fill
from game.rules.chrono_clash import cards, laws, rules, texts
from tests.table import Table

from .laying import failed, table

# The first card and the first seat are cards and seats like the others


def first_card(key, text):
    """A table whose card number 0 is that one."""
    t = table(text)
    assert t.state.what[0].key == key
    return t


LAID = "deck-0: -\nguardians-0: -\nextra-0: -\nactive: 1\ntime-1: 5\n"


def test_the_first_card_is_attacked_and_aimed_at():
    t = first_card("mouse", LAID + "battlefield-0: mouse tapped\nbattlefield-1: bear, drummer, ox")
    assert lands(t.state, read(t.state, "attack bear mouse")) == (Landing(card=0),)
    assert label(t.state, read(t.state, "attack bear mouse")) == fill(texts.ATTACK_BATTLER, card="Bear", target="Mouse")
    t.does("attack drummer").asked(1, "Drummer attacks").does("attack drummer mouse").shows("discard-0: mouse")


def test_the_first_card_is_picked_by_its_name():
    t = first_card("mouse", LAID + "hand-1: bolt\nbattlefield-0: mouse\nbattlefield-1: bear").does("play bolt")
    assert label(t.state, read(t.state, "pick mouse")) == "Mouse"
    assert lands(t.state, read(t.state, "pick mouse")) == (Landing(card=0),)
    t.does("pick mouse").shows("discard-0: mouse")


def test_the_first_card_is_explained():
    t = first_card("plain", LAID + "battlefield-0: plain\nbattlefield-1: bear")
    t.forbids("bear", "plain", law="7.3", words="Plain")


def test_the_first_card_is_named_on_the_button():
    laid = "guardians-0: -\nextra-0: -\ndeck-0: -\nhand-0: transform, ox, plain\ntime-0: 5"
    t = first_card("plain", laid).does("summon plain")
    t.state.turn += 1  # and it is not fresh any more
    for action, card in (("quest ox plain", "Ox"), ("transform transform plain", "Transform")):
        said = label(t.state, read(t.state, action))
        assert said == fill(texts.ACTIONS[action.split()[0]], card=card, target="Plain")


def test_the_first_card_is_a_guardian_and_goes_on_a_quest():
    t = first_card("shield", LAID.replace("guardians-0: -\n", "") + "guardians-0: shield\nbattlefield-1: bear")
    t.does("attack bear 0", "use").shows("discard-0: shield\ndiscard-1: bear")
    t = first_card("cat", LAID + "battlefield-0: cat tapped\nquests-0: mouse on cat\nbattlefield-1: ox, bear")
    t.does("attack ox cat").shows("discard-0: mouse\nbattlefield-0: cat").does("attack bear cat")
    t.shows("discard-0: cat, mouse")


def test_the_first_card_is_a_pilot():
    laid = "deck-0: -\nguardians-0: -\nextra-0: -\nhand-0: pilot, storm\ntime-0: 5\n"
    t = first_card("ace", laid + "battlefield-0: walker\npilots-0: ace on walker").shows("strength walker: 6")
    t.cannot("pilot pilot walker").does("play storm").shows("discard-0: ace, storm, walker\npilots-0: -")
    t = first_card("bard-pilot", laid + "battlefield-0: walker, banner\npilots-0: bard-pilot on walker")
    t.shows("strength walker: 5\nstrength banner: 3")


def test_an_attack_on_the_first_seat_says_so_and_lands_there_alone():
    t = table("seats: 3\nactive: 1\nbattlefield-1: bear, drummer\ntime-1: 3")
    named = t.state.layout.named
    for seat, text in ((0, "attack bear 0"), (2, "attack bear 2")):
        action = read(t.state, text)
        assert label(t.state, action) == fill(texts.ATTACK_PLAYER, card="Bear", seat=Seat(seat))
        assert lands(t.state, action) == (
            Landing(zone=named[f"guardians-{seat}"]),
            Landing(zone=named[f"battlefield-{seat}"], is_bare=True),
        )
    assert len(lands(t.state, read(t.state, "attack drummer"))) == 4
    t.does("attack drummer", "attack drummer 0").shows("guardians-0: 4 cards\nguardians-2: 5 cards")


# Filters


@pytest.mark.parametrize("key", ["bolt-costless", "bolt-powerless"])
def test_12_14_a_filter_of_0_means_0(key):
    t = table(f"hand-0: {key}\nbattlefield-1: ghost, mouse, bear\ntime-0: 3").does(f"play {key}")
    t.waits(0, "main").shows("battlefield-1: bear, mouse\ndiscard-1: ghost")
    t = table(f"hand-0: {key}\nbattlefield-1: ghost, ghost, mouse\ntime-0: 3").does(f"play {key}")
    template = texts.COSTS_TOO_MUCH if "cost" in key else texts.TOO_STRONG
    t.forbids("mouse", "ghost", law="12.14", words=fill(template, cost=1, strength=1, most=0))


def test_12_14_a_lasting_filter_of_0_means_0():
    t = table("battlefield-0: zeal, ghost, mouse")
    t.shows("strength ghost: 2\ncost ghost: 2\nstrength mouse: 1\ncost mouse: 1\nstrength zeal: 3")


@pytest.mark.parametrize(
    ("victim", "law"), [("plain cost+2", laws.COST_FILTER), ("plain strength+2", laws.STRENGTH_FILTER)]
)
def test_12_14_of_two_filters_the_one_that_does_not_fit_is_named(victim, law):
    t = table(f"hand-0: bolt-small\nbattlefield-1: {victim}, wolf, cat\ntime-0: 3").does("play bolt-small")
    t.could("pick cat", "pick wolf")
    assert [each.law for each in explain(t.state, t.card("plain"), t.card("cat"))] == [law]
    t = table("hand-0: bolt-small\nbattlefield-1: wolf strength+1, mouse, cat\ntime-0: 3").does("play bolt-small")
    t.could("pick cat", "pick mouse").forbids("wolf", "cat", law="12.14", words="5")


def test_12_14_filters_in_the_discard_pile_at_their_boundary():
    table("hand-0: raise-weak\ndiscard-0: cat, plain\ntime-0: 3").does("play raise-weak").shows("hand-0: cat")
    for key in ("raise-nothing", "raise-powerless"):
        table(f"hand-0: {key}\ndiscard-0: mouse, ghost\ntime-0: 3").does(f"play {key}").shows("hand-0: ghost")


def test_12_14_an_icon_that_is_asked_for_in_the_discard_pile():
    laid = "hand-0: raise-legion\ndiscard-0: legion, mouse, legions, ox\ntime-0: 3"
    t = table(laid).does("play raise-legion").could("pick legion", "pick legions")
    t.forbids("mouse", "ox", law="12.14", words="Legion").does("pick legions").shows("hand-0: legions")


def test_12_24_what_lies_elsewhere_costs_what_is_printed():
    t = table("battlefield-0: toll, plain\ndiscard-0: ox\nguardians-0: wolf\nhand-0: cat")
    t.shows("cost ox@discard-0: 6\ncost wolf@guardians-0: 4\ncost cat: 2\ncost plain: 5")


# What a row uses up, and what it gives


def test_12_32_losing_guardians_fills_no_deck():
    t = table("hand-0: burn\ndeck-0: -\ntime-0: 3").does("play burn").shows("guardians-0: 5 cards\ndiscard-0: burn")
    assert failed(t)
    table("hand-0: burn\ndeck-0: cat\ntime-0: 3").does("play burn").shows("guardians-0: 4 cards\nhand-0: cat")


def test_12_33_a_card_from_the_extra_deck_can_be_discarded():
    t = table("hand-0: reach-shed\nextra-0: titan\ntime-0: 3").does("play reach-shed").shows("gone-0: titan\nhand-0: -")
    assert not failed(t)


def test_12_3_one_card_that_returns_is_one_card():
    t = table("hand-0: slow-echo\ntime-0: 3").does("play slow-echo").shows("discard-0: slow-echo\ntime-0: 2")
    assert failed(t)


def test_12_3_what_returns_to_another_hand_is_no_card_of_yours():
    t = table("hand-0: short-visit\ntime-0: 5").does("summon short-visit").shows("discard-0: short-visit\nhand-0: -")
    assert not failed(t)
    t = table("hand-0: encore\nbattlefield-1: short-visit\nhand-1: cat\ntime-0: 3").does("play encore", "use")
    t.waits(0, "main").shows("battlefield-1: short-visit\nhand-1: cat")
    assert failed(t)


def test_12_3_what_returns_to_an_opponents_hand_is_the_opponents_to_discard():
    t = table("hand-0: tide-rob\nbattlefield-1: bear\nhand-1: -\ntime-0: 3").does("play tide-rob")
    t.shows("discard-1: bear\nhand-1: -")
    t = table("hand-0: tide-rob\nbattlefield-0: bear\nhand-1: -\ntime-0: 3").does("play tide-rob")
    assert failed(t.shows("battlefield-0: bear"))


def test_12_3_one_that_has_come_back_is_not_the_one_that_was_chosen():
    """It returns itself, is called as reinforcement, and stays: what is to return is not there any more (2.9)."""
    laid = "hand-0: encore-return\nbattlefield-0: storm-caller, reinforcements cost+1, cat, mouse\ntime-0: 3"
    t = table(laid).does("play encore-return", "use", "pick storm-caller", "pick reinforcements")
    t.does("summon storm-caller", "pick cat", "pick mouse").waits(0, "main")
    t.shows("battlefield-0: storm-caller\nhand-0: cat\ndiscard-0: encore-return, mouse, reinforcements")


def test_12_3_what_is_destroyed_before_it_could_return_is_no_card_in_hand():
    assert failed(table("hand-0: swap-lost\nbattlefield-0: bear\ntime-0: 3").does("play swap-lost"))
    t = table("hand-0: swap-lost, mouse\nbattlefield-0: bear\ntime-0: 3").does("play swap-lost")
    t.shows("hand-0: -\ndiscard-0: bear, mouse, swap-lost")


def test_12_6_and_12_21_where_one_of_two_targets_is_left_none_is_chosen():
    laid = "hand-0: cull-pair\nbattlefield-1: ox, {}\ntime-0: 3"
    table(laid.format("cat")).does("play cull-pair").waits(0, "main").shows("strength ox: 6\ndiscard-1: cat")
    table(laid.format("bear")).does("play cull-pair", "pick ox").shows("strength ox: 8\nstrength bear: 7")


def test_2_9_and_12_24_what_a_card_cost_in_hand_it_does_not_cost_in_play():
    t = table("hand-0: discount, ox, titan\ntime-0: 9").does("play discount", "pick ox")
    t.shows("cost ox: 4").does("summon ox").shows("time-0: 4\ncost ox: 6").does("summon titan").asked(0, "pay 6")


def test_8_8_a_gained_bonus_counts_for_a_guardian_too():
    laid = "battlefield-0: bear\nguardians-1: mouse, buckler\ntime-0: 3"
    table(laid).does("attack bear 1", "use").shows("discard-0: bear\ndiscard-1: buckler")
    table(laid).does("attack bear 1", "ignore").shows("battlefield-0: bear")


def test_10_1_and_12_29_several_tap_or_summon_abilities_are_ordered():
    t = table("battlefield-0: bell-ringer\nhand-0: -\ntime-0: 3").does("tap bell-ringer").waits(0, "order")
    t.does("first bell-ringer 1").shows("hand-0: 1 card")  # there was nothing to discard
    t = table("hand-0: encore, mouse\nbattlefield-1: changer\ntime-0: 3").does("play encore", "use")
    t.waits(0, "order").does("first changer 1").shows("discard-0: encore, mouse\nhand-0: 1 card")


def test_12_29_of_several_battlers_one_after_the_other_is_asked_about():
    """Those without a summon ability are not, nor one that has left meanwhile."""
    t = table("hand-0: encore-all\nbattlefield-0: hail, plain, scout, sunrise\ntime-0: 3").does("play encore-all")
    t.asked(0, "Hail").does("use", "pick scout", "pick plain").shows("hand-0: scout")
    t.asked(0, "Sunrise").does("use").waits(0, "main").shows("time-0: 4")


def test_2_9_what_lies_in_the_discard_pile_remembers_nothing():
    t = table("hand-0: bolt\nbattlefield-1: pyre\ntime-0: 3").does("play bolt").shows("discard-1: pyre")
    assert t.state.cards[t.card("pyre")] is None


def test_12_34_two_gains_are_both_had():
    t = table("hand-0: arm, arm, hex\nbattlefield-0: bear\nguardians-1: 5 cards\ntime-0: 5")
    t.does("play arm", "play arm").shows("strength bear: 9").offers("attack bear 1").does("play hex")
    t.cannot("attack bear 1").shows("strength bear: 9")
    t = table("hand-0: arm, arm\nbattlefield-0: bear\nguardians-1: mouse, mouse, mouse, mouse\ntime-0: 5")
    t.does("play arm", "play arm", "attack bear 1").shows("guardians-1: mouse")


@pytest.mark.parametrize("key", ["recall-tap", "recall-arm", "recall-boon"])
def test_12_21_what_has_left_play_in_the_middle_is_not_tapped_and_gains_nothing(key):
    t = table(f"hand-0: {key}\nbattlefield-1: ox\ntime-0: 3").does(f"play {key}").shows("hand-1: ox")
    assert not failed(t)
    assert t.state.cards[t.card("ox@hand-1")] is None


def test_12_10_who_gained_the_icon_has_it_too():
    laid = "hand-0: inspire, inspire\nbattlefield-0: bear, ox, cat\nguardians-1: mouse, mouse\ntime-0: 5"
    t = table(laid).does("play inspire", "pick bear", "play inspire", "pick ox", "attack bear")
    t.shows("strength cat: 3\nstrength bear: 5\nstrength ox: 6")


def test_8_4_a_destroyed_guardian_is_not_asked_for_what_cannot_be_resolved():
    t = table("battlefield-0: bear\nguardians-1: mouse, martyr\ndeck-1: -\ntime-0: 3").does("attack bear 1")
    t.waits(0, "main").shows("discard-1: martyr\nbattlefield-0: bear")


def test_8_4_who_falls_with_a_guardian_is_nobody_that_it_could_still_choose():
    """By ruling 16.7 both are destroyed: the guardian's ability comes when the attacker has left."""
    laid = "battlefield-0: {}\nguardians-1: mouse, late-bolt\ntime-0: 3"
    table(laid.format("bear"), guardian_destroyed="always").does("attack bear 1").waits(0, "main")
    t = table(laid.format("bear, cat"), guardian_destroyed="always").does("attack bear 1").asked(1, "Late Bolt")
    t.does("use").waits(0, "main").shows("discard-0: bear, cat")


@pytest.mark.parametrize("key", ["mouse", "imp"])
def test_6_1_a_battler_dropped_in_the_middle_is_told_its_place(key):
    t = table(f"hand-0: {key}\nbattlefield-0: bear\ntime-0: 5")
    assert [each.law for each in explain(t.state, t.card(key), -1, t.state.layout.named["resolving-0"])] == [
        laws.OWN_BATTLEFIELD
    ]


# A book in which nothing is lent: then an ability that is not printed must be found all the same

ENTRY = '[{0}]\nname = "{0}"\ncolour = "red"\nkind = "{1}"\ncost = 1\n{2}\n'
SPARSE = (
    ("plain", "battler", "strength = 3"),
    ("walker", "battler", 'group = "walker"\nstrength = 3'),
    ("drummer", "battler", 'strength = 3\nicons = ["attack time+1"]'),
    ("clerk", "battler", 'strength = 3\nicons = ["tap time+1"]'),
    ("drum-pilot", "battler", 'strength = 1\nicons = ["pilot:1", "attack time+1"]'),
    ("clerk-pilot", "battler", 'strength = 1\nicons = ["pilot:1", "tap time+1"]'),
    ("teach", "action", 'icons = ["other-battler gains attack time+1"]'),
    ("train", "action", 'icons = ["other-battler gains tap time+1"]'),
    ("titan", "battler", 'part = "extra"\nstrength = 6'),
)


@pytest.fixture(scope="module")
def sparse(tmp_path_factory):
    path = tmp_path_factory.mktemp("sparse") / "cards.toml"
    path.write_text("".join(ENTRY.format(*entry) for entry in SPARSE), encoding="utf-8")
    book = cards.load("chrono_sparse", path)
    assert not book.lends
    return rules.ruleset("chrono_sparse", book)


@pytest.mark.parametrize(
    ("laid", "before", "action"),
    [
        ("battlefield-0: drummer", (), "attack drummer"),
        ("battlefield-0: clerk", (), "tap clerk"),
        ("battlefield-0: plain\nhand-0: teach", ("play teach",), "attack plain"),
        ("battlefield-0: walker\npilots-0: drum-pilot on walker", (), "attack walker"),
        ("battlefield-0: plain\nhand-0: train", ("play train",), "tap plain"),
        ("battlefield-0: walker\npilots-0: clerk-pilot on walker", (), "tap walker"),
    ],
)
def test_12_34_what_is_printed_gained_or_came_aboard_is_found_where_nothing_is_lent(sparse, laid, before, action):
    first = "\nguardians-0: -\nextra-0: -\ndeck-0: -"  # so that what lies there is card 0
    t = Table(laid + first + "\nbattlefield-1: plain tapped\ntime-0: 5", rules=sparse).does(*before)
    time = t.state.seats[0].time
    t.offers(action).does(action)
    assert t.state.seats[0].time == time + 1
