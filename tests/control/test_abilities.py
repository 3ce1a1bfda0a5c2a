"""The abilities, section by section (5.1 to 5.15 of RULES.md); Reactor and Time Stop have files of their own."""

import pytest

from tests.table import CONTROL, Table

# 5.1, 5.2


def test_5_2_where_only_one_choice_would_do_something_it_is_taken():
    Table("hand-0: rift\ndeck-0: nova").does("play rift").asked(1).shows("hand-0: nova")


def test_5_2_choices_are_made_by_the_player_who_used_the_card():
    Table("hand-0: rewind\nplay-1: rift, nova").does("discard rewind").waits(0, "pick")


def test_5_2_other_cards_are_not_what_the_ability_means():
    t = Table("hand-0: rewind, rift\nplay-1: reactor, nova").does("discard rewind")
    t.could("pick nova", "pick reactor").forbids("rift", onto="play-0", law="5.2", words="Rewind")


def test_5_2_a_card_that_is_meant_is_not_refused_as_if_it_were_not():
    t = Table("hand-0: rewind\nplay-1: reactor, nova").does("discard rewind")
    t.forbids("nova", onto="deck-1", law="5.2", words="Nova")
    t = Table("hand-0: wormhole\ndiscard-0: nova, rift\ndiscard-1: rewind").does("discard wormhole")
    t.forbids("rift", onto="hand-0", law="5.2", words="Rift")
    t.forbids("rewind", onto="hand-0", law="5.2", words="Wormhole")


# 5.3  Rift


def test_5_3_rift_draws_a_card():
    t = Table("hand-0: rift\ndeck-0: reactor, rewind\nplay-1: nova").does("play rift").asked(0, "Rift")
    t.does("choose 0").shows("hand-0: rewind\nplay-0: rift\nplay-1: nova\nfuel-0: 1\nactive: 1")


def test_5_3_rift_discards_a_nova():
    t = Table("hand-0: rift\ndeck-0: reactor\nplay-1: nova, antimatter\nplay-0: rewind").does("play rift", "choose 1")
    t.shows("play-1: antimatter\ndiscard-1: nova\nplay-0: rewind, rift\nhand-0: -\ndeck-0 top: reactor\nactive: 1")


def test_5_3_rift_chooses_among_novas_its_own_players_too():
    t = Table("hand-0: rift\nplay-1: nova\nplay-0: nova").does("play rift", "choose 1").asked(0, "Nova")
    assert len(t.state.in_field()) == 3
    mine = t.card("nova@play-0")
    t.does(f"pick nova.{mine}").shows("play-0: rift\nplay-1: nova\ndiscard-0: nova")


def test_5_3_rift_discards_no_other_card():
    t = Table("hand-0: rift\nplay-1: nova, nova, singularity").does("play rift", "choose 1")
    t.cannot("pick singularity").forbids("singularity", onto="discard-1", law="5.2", words="a Nova in play")


def test_5_3_without_a_nova_rift_just_draws():
    Table("hand-0: rift\nplay-1: singularity\nhand-1: nova\ndiscard-1: nova").does("play rift").asked(1)


def test_5_3_with_an_empty_deck_rift_takes_a_nova():
    Table("hand-0: rift, rewind\ndeck-0: 0 cards\nplay-1: nova").does("play rift").shows("play-1: -\nactive: 1")


def test_5_3_rift_asks_before_it_takes_only_own_novas():
    t = Table("hand-0: rift, rewind\ndeck-0: 0 cards\nplay-0: nova").does("play rift")
    t.waits(0, "option").could("choose 0", "choose 1")
    assert "AbilityVain" in t.does("choose 0").happened
    t.shows("play-0: nova, rift\nactive: 1")
    t = Table("hand-0: rift, rewind\ndeck-0: 0 cards\nplay-0: nova").does("play rift", "choose 1")
    t.shows("play-0: rift\ndiscard-0: nova\nactive: 1")
    t = Table("seats: 4\nhand-0: rift, rewind\ndeck: 0 cards\nplay-2: nova").does("play rift")
    t.asked(0).could("choose 0", "choose 1")
    t = Table("hand-0: rift, rewind\ndeck-0: 0 cards\nplay-0: nova\nplay-1: nova").does("play rift")
    t.asked(0, "Nova").does("pick nova")


def test_5_3_with_neither_rift_does_nothing():
    Table("hand-0: rift, rewind\ndeck-0: 0 cards").does("play rift").shows("play-0: rift\nhand-0: rewind\nactive: 1")


# 5.9  Rewind


def test_5_9_a_reactor_that_copies_rewind_may_go_under_its_deck_and_is_plain_again():
    t = Table("seats: 3\nhand-0: reactor, rift\nplay-1: rewind, force-field\ndeck: 0 cards")
    t.does("play reactor", "pick rewind").offers("pick reactor", "pick force-field").does("pick reactor")
    assert t.state.where[t.card("reactor")] in t.state.layout.of["hand"], "it was the only card to draw"
    t = Table("seats: 3\nhand-0: rewind\nplay-0: reactor\nplay-1: force-field\ndeck: 0 cards")
    t.state.cards[t.card("reactor")] = CONTROL.Situation(CONTROL.book["force-field"])
    t.does("discard rewind", "pick reactor").shows("play-0: -\nplay-1: force-field")
    assert t.state.cards[t.card("reactor")] is None


# 5.5  Force Field


def test_5_5_a_stable_card_beside_a_force_field_is_not_diffused():
    t = Table("hand-0: nova\nplay-1: force-field, rift").cannot("diffuse nova rift")
    t.forbids("nova", onto="rift", law="5.5", words="guards Rift")


def test_5_5_the_force_field_itself_is():
    Table("hand-0: nova\nplay-1: force-field, rift").does("diffuse nova force-field").shows("play-1: rift")


def test_5_5_two_force_fields_do_not_guard_each_other():
    t = Table("hand-0: nova\nplay-1: force-field, force-field, rift").cannot("diffuse nova rift")
    t.does("diffuse nova force-field").shows("play-1: force-field, rift")


def test_5_5_once_the_last_force_field_is_gone_the_rest_lies_open():
    t = Table("hand-0: nova, rewind\nplay-1: force-field, rift\nhand-1: nova").does("diffuse nova force-field")
    t.does("draw").offers("diffuse rewind rift")


@pytest.mark.parametrize("key", ["wormhole", "nova", "singularity"])
def test_5_5_an_unstable_card_is_never_guarded(key):
    Table(f"hand-0: nova\nplay-1: force-field, {key}").does(f"diffuse nova {key}").shows("play-1: force-field")


def test_5_5_guards_only_its_owners_area():
    t = Table("hand-0: nova\nplay-1: rift\nplay-0: force-field, reactor").offers("diffuse nova rift")
    t.cannot("diffuse nova reactor")
    Table("seats: 4\nhand-0: nova\nplay-1: force-field\nplay-3: rift").offers("diffuse nova rift")


def test_5_5_also_keeps_you_from_diffusing_your_own():
    t = Table("hand-0: nova\nplay-0: force-field, rift").cannot("diffuse nova rift").offers("diffuse nova force-field")
    t.forbids("nova", onto="rift", law="5.5")


def test_5_5_too_weak_and_guarded_are_both_said():
    t = Table("hand-0: rift\nplay-1: force-field, reactor")
    t.forbids("rift", onto="reactor", law="5.5").forbids("rift", onto="reactor", law="4.6")


def test_5_5_does_not_guard_against_singularity():
    t = Table("hand-0: singularity\nplay-1: force-field, rift, nova").does("discard singularity", "choose 0")
    t.shows("play-1: nova")


def test_5_5_does_not_guard_against_rewind():
    t = Table("hand-0: rewind\nplay-1: force-field, reactor").does("discard rewind", "pick reactor")
    t.shows("play-1: force-field\ndeck-1 bottom: reactor")


def test_5_5_does_not_guard_a_nova_against_rift():
    Table("hand-0: rift\nplay-1: force-field, nova").does("play rift", "choose 1").shows("play-1: force-field")


def test_5_5_in_a_hand_or_a_pile_guards_nothing():
    Table("hand-0: nova\nplay-1: rift\nhand-1: force-field\ndiscard-1: force-field").offers("diffuse nova rift")


# 5.6  Exotic Matter


def test_5_6_exotic_matter_brings_a_card_worth_3_or_less():
    t = Table("hand-0: exotic-matter, force-field, nova").does("play exotic-matter").waits(0, "extra")
    t.could("done", "play force-field").does("play force-field")
    t.shows("play-0: exotic-matter, force-field\nhand-0: nova\nactive: 1\nfuel-0: 7")


@pytest.mark.parametrize("key", ["exotic-matter", "wormhole", "nova", "future-shift"])
def test_5_6_no_card_worth_4_or_more(key):
    t = Table(f"hand-0: exotic-matter, {key}, rift").does("play exotic-matter").could("done", "play rift")
    t.forbids(key, onto="play-0", law="5.6", words="3")


def test_5_6_the_extra_card_is_optional():
    t = Table("hand-0: exotic-matter, rift").does("play exotic-matter", "done")
    t.shows("play-0: exotic-matter\nhand-0: rift\nactive: 1")


def test_5_6_without_a_small_card_nothing_is_asked():
    Table("hand-0: exotic-matter, nova").does("play exotic-matter").asked(1)


def test_5_6_the_extra_cards_ability_happens():
    t = Table("hand-0: exotic-matter, rift\ndeck-0: nova").does("play exotic-matter", "play rift").asked(1)
    t.shows("hand-0: nova\nfuel-0: 5")


def test_5_6_chains_through_a_reactor_that_copies_it():
    """Exotic Matter, Reactor that copies it, Reactor again, Rift: four cards in one action."""
    t = Table("hand-0: exotic-matter, reactor, reactor, rift\ndeck-0: nova")
    t.does("play exotic-matter", "play reactor").asked(0, "Reactor")
    t.does("play reactor").waits(0, "extra").does("play rift").asked(1)
    t.shows("play-0: exotic-matter, reactor, reactor, rift\nhand-0: nova\nfuel-0: 9")


def test_5_6_a_chain_may_end_at_any_link():
    t = Table("hand-0: exotic-matter, reactor, rift").does("play exotic-matter", "play reactor", "done")
    t.shows("play-0: exotic-matter, reactor\nhand-0: rift\nactive: 1")


def test_5_6_a_card_drawn_on_the_way_is_no_second_extra_card():
    """Rift draws a Reactor: the extra card is spent, the Reactor waits for the next turn."""
    t = Table("hand-0: exotic-matter, rift\ndeck-0: reactor").does("play exotic-matter", "play rift").asked(1)
    t.shows("hand-0: reactor")


def test_5_6_only_from_hand_and_only_in_front_of_yourself():
    t = Table("hand-0: exotic-matter, rift\ndiscard-0: rift, reactor\nplay-1: nova").does("play exotic-matter")
    t.forbids("reactor", onto="play-0", law="4.4").forbids("rift", onto="play-1", law="4.4")
    t.cannot("draw", "diffuse rift nova", "play reactor")


# 5.7  Future Shift


def test_5_7_future_shift_keeps_one_of_three_and_orders_the_others():
    t = Table("hand-0: future-shift\ndeck-0: nova, rift, reactor, rewind").does("play future-shift")
    t.shows("aside-0: reactor, rewind, rift").asked(0)
    t.could("pick reactor", "pick rewind", "pick rift")
    t.does("pick reactor").waits(0, "put back").could("pick rewind", "pick rift")
    t.does("pick rewind").asked(1)
    t.shows("deck-0 top: nova, rewind, rift\nhand-0: reactor\naside-0: -\nplay-0: future-shift")


def test_5_7_the_other_order():
    t = Table("hand-0: future-shift\ndeck-0: nova, rift, reactor, rewind")
    t.does("play future-shift", "pick reactor", "pick rift").shows("deck-0 top: nova, rift, rewind")


def test_5_7_with_two_cards_in_the_deck():
    t = (
        Table("hand-0: future-shift\ndeck-0: 0 cards, rift, nova")
        .does("play future-shift")
        .could("pick nova", "pick rift")
    )
    t.does("pick nova").asked(1).shows("hand-0: nova\ndeck-0: 1 card\ndeck-0 top: rift")


def test_5_7_with_one_card_in_the_deck_it_is_taken():
    t = Table("hand-0: future-shift\ndeck-0: 0 cards, rift").does("play future-shift").asked(1)
    t.shows("hand-0: rift\ndeck-0: 0 cards")


def test_5_7_with_an_empty_deck_nothing_happens():
    t = Table("hand-0: future-shift, rift\ndeck-0: 0 cards").does("play future-shift").asked(1).shows("hand-0: rift")
    assert "CardsLooked" not in t.happened


def test_5_7_only_its_player_sees_the_three():
    t = Table("hand-0: future-shift\ndeck-0: nova, rift, reactor, rewind").does("play future-shift")
    assert sorted(t.seen(0, "aside-0").split(", ")) == ["reactor", "rewind", "rift"]
    assert t.seen(1, "aside-0") == t.seen(None, "aside-0") == "?, ?, ?"


def test_5_7_its_player_remembers_what_went_back():
    t = Table("hand-0: future-shift\ndeck-0: nova, rift, reactor, rewind")
    t.does("play future-shift", "pick reactor", "pick rewind")
    assert t.seen(0, "deck-0").endswith("?, rewind, rift")
    assert set(t.seen(1, "deck-0").split(", ")) == {"?"}


def test_5_7_nothing_else_may_be_taken():
    t = Table("hand-0: future-shift, nova\ndeck-0: nova, rift, reactor, rewind").does("play future-shift")
    t.forbids("nova@hand-0", onto="play-0", law="5.7").cannot("draw", "play nova", "done")


def test_5_7_of_three_players_it_looks_at_the_shared_deck():
    t = Table("seats: 3\nhand-0: future-shift\ndeck: nova, rift, reactor, rewind")
    t.does("play future-shift", "pick rift", "pick reactor").shows("hand-0: rift\nhand-1: rewind\ndeck top: reactor")


# 5.8  Wormhole


def test_5_8_wormhole_takes_a_card_from_the_own_pile():
    t = Table("hand-0: wormhole\ndiscard-0: nova, rift\ndiscard-1: rewind").does("discard wormhole")
    t.asked(0).could("pick nova", "pick rift")
    t.does("pick nova").shows("hand-0: nova\ndiscard-0: rift, wormhole\ndiscard-1: rewind\nactive: 1")


def test_5_8_not_another_wormhole():
    t = (
        Table("hand-0: wormhole\ndiscard-0: nova, rift, wormhole")
        .does("discard wormhole")
        .could("pick nova", "pick rift")
    )
    t.forbids("wormhole", onto="hand-0", law="5.8", words="another Wormhole")


def test_5_8_the_only_card_is_taken_at_once():
    t = Table("hand-0: wormhole\ndiscard-0: wormhole, nova").does("discard wormhole").asked(1)
    t.shows("hand-0: nova\ndiscard-0: wormhole, wormhole")


def test_5_8_of_three_players_all_dig_in_the_same_pile():
    t = Table("seats: 3\nhand-0: wormhole\ndiscard: nova, rift").does("discard wormhole", "pick rift")
    t.shows("hand-0: rift\ndiscard: nova, wormhole")


# 5.9  Rewind


@pytest.mark.parametrize("place", ["play-0", "play-1"])
def test_5_9_rewind_puts_any_card_in_play_under_the_deck_of_its_mark(place):
    t = Table(f"hand-0: rewind\n{place}: nova").does("discard rewind").asked(1)
    t.shows(f"{place}: -\ndeck-{place[-1]} bottom: nova\ndiscard-0: rewind")


def test_5_9_rewind_takes_one_card_and_leaves_the_others():
    t = Table("hand-0: rewind\nplay-1: nova, rift\nplay-0: reactor").does("discard rewind", "pick rift")
    t.shows("play-1: nova\nplay-0: reactor\ndiscard-1: -")


def test_5_9_with_a_shared_deck_it_goes_under_that():
    t = Table("seats: 4\nhand-0: rewind\nplay-2: nova\nplay-3: rift").does("discard rewind", "pick nova")
    t.shows("deck bottom: nova\nplay-2: -\nplay-3: rift")


def test_5_9_a_card_that_went_under_the_deck_is_remembered_by_all():
    t = Table("seats: 3\nhand-0: rewind\nplay-1: nova").does("discard rewind")
    assert all(t.seen(seat, "deck").startswith("nova, ?") for seat in (0, 1, 2, None))


# 5.10  Dark Energy


def test_5_10_dark_energy_draws_two():
    t = Table("hand-0: dark-energy\ndeck-0: nova, rift, reactor").does("discard dark-energy")
    t.shows("hand-0: reactor, rift\ndeck-0 top: nova")


def test_5_10_draws_what_is_there():
    t = Table("hand-0: dark-energy\ndeck-0: 0 cards, rift").does("discard dark-energy")
    t.shows("hand-0: rift\ndeck-0: 0 cards\ndiscard-0: dark-energy\nactive: 1")


# 5.11  Antimatter


def test_5_11_antimatter_takes_two_cards_of_the_opponent():
    t = Table("hand-0: antimatter, nova\nhand-1: rift, reactor, rewind\ndeck-1: nova").does("discard antimatter")
    t.asked(1).shows("hand-0: nova\ndeck-1: 20 cards")
    assert len(t.state.cards_in(1, "hand")) == 2, "three, less two, and the draw of the turn"
    assert len(t.state.cards_in(1, "discard")) == 2
    t.shows("discard-0: antimatter")


@pytest.mark.parametrize(("hand", "lost"), [("rift", 1), ("rift, nova", 2), ("rift, nova, rewind", 2)])
def test_5_11_with_fewer_than_two_what_is_there_goes(hand, lost):
    t = Table(f"hand-0: antimatter\nhand-1: {hand}").does("discard antimatter")
    assert len(t.state.cards_in(1, "discard")) == lost


def test_5_11_the_lost_cards_do_nothing():
    t = Table("hand-0: antimatter\nhand-1: dark-energy, singularity\nplay-0: rift\ndeck-1: nova")
    t.does("discard antimatter").waits(1, "action").shows("hand-1: nova\nplay-0: rift")


def test_5_11_chance_decides_which():
    lost = set()
    for seed in range(20):
        t = Table("hand-0: antimatter\nhand-1: rift, reactor, rewind", seed=seed).does("discard antimatter")
        lost.add(t.at("discard-1"))
    assert lost == {"reactor, rift", "reactor, rewind", "rewind, rift"}


def test_5_11_of_three_players_one_opponent_is_chosen():
    t = Table("seats: 3\nhand-0: antimatter\nhand-1: rift, nova\nhand-2: reactor, rewind, rift")
    t.does("discard antimatter").waits(0, "whom").could("choose 1", "choose 2")
    t.does("choose 2").shows("discard: 3 cards")
    assert len(t.state.cards_in(2, "hand")) == 1
    assert len(t.state.cards_in(1, "hand")) == 3, "untouched, and the draw of the turn"


def test_5_11_an_opponent_without_cards_is_not_chosen():
    t = Table("seats: 3\nhand-0: antimatter\nhand-2: reactor, rewind").does("discard antimatter").asked(1)
    assert t.state.cards_in(2, "hand") == ()


def test_5_11_the_partner_is_no_opponent():
    t = Table("seats: 4\nhand-0: antimatter\nhand-1: rift\nhand-2: nova\nhand-3: rewind").does("discard antimatter")
    t.could("choose 1", "choose 3").forbids("nova@hand-2", onto="discard", law="4.4")
    Table("seats: 4\nhand-0: antimatter\nhand-2: nova").cannot("discard antimatter")


def test_5_11_cards_wait_while_a_player_is_chosen():
    t = Table("seats: 3\nhand-0: antimatter, nova\nhand-1: rift\nhand-2: rift").does("discard antimatter")
    t.forbids("nova", onto="play-0", law="5.2")


# 5.12  Singularity

FIELD = "play-0: rift, nova\nplay-1: force-field, reactor, rewind"


def test_5_12_singularity_discards_all_stable_cards():
    t = Table("hand-0: singularity\n" + FIELD).does("discard singularity").asked(0, "Singularity")
    t.does("choose 0").shows("""
        play-0: nova
        play-1: rewind
        discard-0: rift, singularity
        discard-1: force-field, reactor
        active: 1
    """)


def test_5_12_or_all_unstable_ones():
    t = Table("hand-0: singularity\n" + FIELD).does("discard singularity", "choose 1")
    t.shows("play-0: rift\nplay-1: force-field, reactor\ndiscard-0: nova, singularity\ndiscard-1: rewind")


def test_5_12_a_type_that_is_not_in_play_is_not_offered():
    Table("hand-0: singularity\nplay-1: rift, reactor").does("discard singularity").asked(1).shows("play-1: -")
    Table("hand-0: singularity\nplay-0: nova").does("discard singularity").asked(1).shows("play-0: -")


def test_5_12_hands_and_decks_are_untouched():
    t = Table("hand-0: singularity, rift\nplay-1: rift\nhand-1: reactor\ndeck-1: nova").does("discard singularity")
    t.shows("hand-0: rift\nhand-1: nova, reactor")


def test_5_12_it_reaches_everybody_at_the_table():
    t = Table("seats: 4\nhand-0: singularity\nplay-0: rift\nplay-1: rift\nplay-2: reactor\nplay-3: rift, nova")
    t.does("discard singularity", "choose 0").shows("play-0: -\nplay-1: -\nplay-2: -\nplay-3: nova")


def test_5_12_first_say_what_goes():
    t = Table("hand-0: singularity, nova\n" + FIELD).does("discard singularity")
    t.forbids("nova@hand-0", onto="play-0", law="5.2", words="Singularity")


# 5.14  Nova


def test_5_14_nova_has_no_ability():
    Table("hand-0: nova\nplay-1: rift").could("draw", "play nova", "diffuse nova rift")


# 5.15  Anomaly

ANOMALY = {"stable-five": "anomaly"}


def test_5_15_anomaly_discards_another_stable_card_in_play():
    t = Table("hand-0: anomaly\nplay-1: rift, force-field, nova", ANOMALY).does("play anomaly")
    t.could("pick force-field", "pick rift").does("pick rift")
    t.shows("play-1: force-field, nova\nplay-0: anomaly\nfuel-0: 5")


def test_5_15_with_no_other_stable_card_anomaly_stays_and_nothing_is_discarded():
    t = Table("hand-0: anomaly\nplay-1: nova\nplay-0: rewind", ANOMALY).does("play anomaly").waits(1, "action")
    t.shows("play-0: anomaly, rewind\nplay-1: nova\nfuel-0: 10")


def test_5_15_a_force_field_does_not_guard_against_it_and_unstable_cards_are_not_meant():
    t = Table("hand-0: anomaly\nplay-1: rift, force-field, nova", ANOMALY).does("play anomaly")
    t.forbids("nova", onto="discard-1", law="5.2", words="another Stable card in play")
