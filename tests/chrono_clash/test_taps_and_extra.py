"""Sections 10 and 11: tap abilities, and the extra deck."""

from .laying import table

# 10  Tap abilities


def test_10_1_instead_of_an_attack():
    t = table("battlefield-0: clerk").offers("tap clerk", "attack clerk 1").does("tap clerk")
    t.shows("time-0: 1\nbattlefield-0: clerk tapped").cannot("tap clerk", "attack clerk 1")
    t = (
        table("battlefield-0: clerk tapped, bear")
        .cannot("tap clerk", "tap bear")
        .forbids("clerk", "resolving-0", law="7.1")
    )
    t.forbids("bear", "resolving-0", law="10.1")
    table("battlefield-0: clerk fresh").cannot("tap clerk").forbids("clerk", "resolving-0", law="6.3")
    table("battlefield-0: fast-clerk fresh").cannot("tap fast-clerk").offers("attack fast-clerk 1")


def test_10_1_ruling_16_5():
    table("battlefield-0: fast-clerk fresh, clerk fresh", fast="attacks-and-taps").offers("tap fast-clerk").cannot(
        "tap clerk"
    )


def test_10_2_who_cannot_attack_cannot_tap_for_it_either():
    table("battlefield-0: pacifist-clerk").could("pass").forbids("pacifist-clerk", "resolving-0", law="10.2")
    t = table("battlefield-0: clerk\nhand-0: hex\ntime-0: 3").does("play hex").cannot("tap clerk")
    t.forbids("clerk", "resolving-0", law="10.2")


def test_10_3_an_icon_that_taps_cannot_choose_the_tapped():
    t = table("hand-0: shove\nbattlefield-1: bear, ox, cat tapped\ntime-0: 3").does("play shove")
    t.could("pick bear", "pick ox").forbids("cat", "bear", law="10.3")


def test_10_3_wherever_in_the_row_it_stands():
    t = table("hand-0: weaken-shove\nbattlefield-1: bear, ox, cat tapped\ntime-0: 3").does("play weaken-shove")
    t.could("pick bear", "pick ox").forbids("cat", "bear", law="10.3")
    t = table("hand-0: weaken-shove\nbattlefield-1: cat tapped\ntime-0: 3").does("play weaken-shove")
    t.shows("strength cat: 2")
    assert "AbilityFailed" in t.happened


def test_10_3_other_tap_abilities_may_choose_the_tapped():
    t = table("battlefield-0: weakener\nbattlefield-1: bear tapped, ox").does("tap weakener")
    t.could("pick bear", "pick ox", "pick weakener")


def test_10_4_it_is_no_attack():
    t = table("battlefield-0: drummer-clerk\nbattlefield-1: taunt tapped, sentinel tapped").does("tap drummer-clerk")
    t.shows("time-0: 2\nguardians-1: 5 cards")
    assert not {"BattlerAttacked", "Aimed"} & set(t.happened)


def test_10_4_it_may_be_used_for_nothing():
    t = table("battlefield-0: warder\nbattlefield-1: bear tapped").does("tap warder").waits(0, "main")
    t.shows("battlefield-0: warder tapped")
    assert "AbilityFailed" in t.happened


# 11  The extra deck


def test_11_1_that_it_runs_out_eliminates_nobody():
    table("extra-0: -\nextra-1: -").does("pass", "pass").waits(0, "main").shows("is_out-0: 0")


def test_11_2_it_is_drawn_from_by_its_icon_only():
    t = table("hand-0: reach\nextra-0: giant, titan\ntime-0: 3").forbids("titan", "hand-0", law="11.2")
    t.does("play reach").shows("hand-0: titan\nextra-0: giant")
    assert t.seen(1, "hand-0") == "?"


def test_11_3_in_the_hand_it_is_a_card_like_the_others():
    t = table("hand-0: shed, titan, giant\ntime-0: 3").does("play shed", "discard titan")
    t.shows("gone-0: titan\ndiscard-0: shed\nhand-0: giant")
    t = table("hand-0: toughness, titan\ntime-0: 5").does("summon toughness", "put titan toughness")
    t.shows("under-0: titan on toughness")


def test_11_4_battlers_pay_and_no_time():
    t = table("hand-0: titan, decree\nbattlefield-0: ox, plain, wolf\ntime-0: 2").offers("summon titan", "play decree")
    t.does("summon titan").asked(0, "pay 6").cannot("done", "pass")
    t.does("pay ox", "done").shows("battlefield-0: plain, titan, wolf\ndiscard-0: ox\ntime-0: 2")
    t.does("play decree", "settle").shows("battlefield-0: titan\ngone-0: decree\ntime-0: 2\nhand-0: 2 cards")


def test_11_4_the_payers_are_named_in_any_order():
    for first, second in (("plain", "bluebell"), ("bluebell", "plain"), ("fern", "plain"), ("plain", "fern")):
        t = table("hand-0: titan\nbattlefield-0: plain, bluebell, fern").does("summon titan", f"pay {first}")
        t.forbids(first, "discard-0", law="5.7").does(f"pay {second}").does("done")
        t.shows(f"discard-0: {first}, {second}")


def test_11_4_what_costs_nothing_is_paid_with_nothing():
    t = table("hand-0: decree cost-6\ntime-0: 3").offers("play decree").does("play decree").waits(0, "main")
    t.shows("gone-0: decree\nhand-0: 2 cards\ntime-0: 3")
    t = table("hand-0: imp cost-2\nbattlefield-0: bear, ox").does("summon imp").could("done", "pay bear", "pay ox")
    t.does("done").shows("battlefield-0: imp, bear, ox\ndiscard-0: -")
    table("hand-0: imp cost-2\nbattlefield-0: bear, ox").does("summon imp", "pay ox").could("done", "pay bear")


def test_11_4_one_short_is_too_little():
    t = table("hand-0: titan\nbattlefield-0: bear").cannot("summon titan")
    t.forbids("titan", "battlefield-0", law="11.4", words="Titan costs 6").forbids("titan", "resolving-0", law="11.4")
    table("hand-0: titan\nbattlefield-0: bear, mouse").offers("summon titan")


def test_11_4_it_is_played_in_this_way_only():
    table("hand-0: sneaky-titan\nbattlefield-0: bear, walker").could(
        "pass",
        "attack bear 1",
        "attack walker 1",
        "quest sneaky-titan bear",
        "quest sneaky-titan walker",
        "summon sneaky-titan",
    )


def test_11_5_only_standard_battlers_in_play_pay():
    t = table("hand-0: giant, ox\nbattlefield-0: plain, titan, walker\npilots-0: ace on walker\nbattlefield-1: whale")
    t.does("summon giant").offers("settle").cannot("pay titan", "pay ace", "pay whale", "pay ox")
    t.forbids("titan", "discard-0", law="11.5").forbids("ox", "discard-0", law="11.5")
    t.forbids("whale", "discard-1", law="11.5")
    table("hand-0: giant\nbattlefield-0: titan, plain").cannot("summon giant")
    table("hand-0: giant\nbattlefield-0: walker cost-1\npilots-0: ace on walker").cannot("summon giant")


def test_11_5_tapped_fresh_and_questing_battlers_pay():
    laid = "hand-0: titan\nbattlefield-0: mouse tapped, cat fresh, plain tapped\nquests-0: ox on plain"
    t = table(laid).does("summon titan", "settle")
    t.shows("battlefield-0: titan fresh\ndiscard-0: mouse, cat, plain, ox\nquests-0: -")


def test_11_6_costs_are_those_of_now_on_both_sides():
    table("hand-0: titan\nbattlefield-0: bear cost+1").offers("summon titan")
    table("hand-0: titan\nbattlefield-0: ox cost-1").cannot("summon titan")
    table("hand-0: titan cost-1\nbattlefield-0: bear").offers("summon titan")
    table("hand-0: titan\nbattlefield-0: cat, market").offers("summon titan")  # 2 and 3, and 1 less for it
    (
        table("hand-0: giant\nbattlefield-0: cat, toll")
        .does("summon giant", "settle")
        .shows("battlefield-0: giant, toll")
    )


def test_11_6_leaders_do_not_help_and_toughness_spares_nothing():
    t = table("battlefield-0: captain, cat\nhand-0: titan\nguardians-1: mouse, mouse\ntime-0: 3").does(
        "attack captain 1"
    )
    t.cannot("summon titan").forbids("titan", "battlefield-0", law="11.4", words="Leader")
    laid = "hand-0: imp\nbattlefield-0: toughness\nunder-0: mouse on toughness"
    table(laid).does("summon imp", "settle").shows("discard-0: toughness, mouse\nunder-0: -")


def test_11_7_what_paid_wakes_before_the_card_does_anything():
    laid = "hand-0: decree\nbattlefield-0: reaper, wolf\ndeck-0: mouse, cat\nguardians-0: -"
    t = table(laid).does("play decree", "settle").waits(0, "main").shows("guardians-0: cat\nhand-0: -\ndeck-0: mouse")
    assert t.happened.index("AbilityFailed") > t.happened.index("AbilityResolved")


def test_11_7_a_battler_that_is_gone_before_it_has_come_is_asked_nothing_and_does_nothing():
    laid = "hand-0: tough-titan, mouse\nbattlefield-0: avenger\ndeck-0: cat"
    t = table(laid).does("summon tough-titan", "settle").waits(0, "main")
    t.shows("gone-0: tough-titan\nhand-0: mouse\nunder-0: -\ndeck-0: cat")
    assert "BattlerSummoned" not in t.happened


def test_11_8_an_extra_deck_battler_is_summoned_and_fresh():
    t = table("hand-0: decree-titan, mouse\nbattlefield-0: plain\ndeck-0: ox, cat").does(
        "summon decree-titan", "settle"
    )
    t.shows("hand-0: cat, mouse\nbattlefield-0: decree-titan fresh").cannot("attack decree-titan 1")
    t.does("pass", "pass").offers("attack decree-titan 1", "quest mouse decree-titan")


def test_11_9_it_is_gone_where_others_are_discarded():
    t = table("battlefield-0: imp\nbattlefield-1: plain tapped\ntime-0: 3").does("attack imp plain")
    t.shows("gone-0: imp\ndiscard-0: -").forbids("imp", "hand-0", law="11.9")
    t = table("battlefield-1: titan\nhand-0: recall\ntime-0: 3").does("play recall").shows("hand-1: titan\ngone-1: -")
    t = table("battlefield-1: titan\nhand-0: raise\nhand-1: raise\ntime-0: 3").does("play raise").shows("hand-0: -")


def test_11_9_what_returns_from_there_goes_to_hand():
    table("hand-0: bolt\nbattlefield-1: risen\ntime-0: 3").does("play bolt").shows("hand-1: risen\ngone-1: -")
    table("battlefield-0: mist\nbattlefield-1: imp tapped\ntime-0: 3").does("attack mist imp").shows("hand-1: imp")


def test_11_7_payers_go_first_and_what_comes_lends_them_nothing():
    laid = "hand-0: choir-titan\nbattlefield-0: cat, mouse\ndeck-0: ox, bear, wolf, whale, plain"
    t = table(laid).does("summon choir-titan", "settle").waits(0, "main")
    t.shows("hand-0: plain, whale\ndeck-0: ox, bear, wolf\ndiscard-0: cat, mouse\nbattlefield-0: choir-titan")
    t = table("hand-0: choir-titan\nbattlefield-0: cat, mouse, fern").does("summon choir-titan", "settle")
    t.shows("battlefield-0: choir-titan, cat, mouse\nhand-0: 2 cards\ndiscard-0: fern")


def test_11_7_a_payer_is_worth_as_it_pays_what_it_is_worth_as_it_is_destroyed():
    """A battler that costs 4 pays for Reinforcements that cost less than 4, whatever has come in its place."""
    laid = "hand-0: toll-titan, wolf, bear, plain\nbattlefield-0: reinforcements"
    t = table(laid).does("summon toll-titan", "settle").asked(0, "cost 3 or less")
    t.could("done", "summon plain").shows("battlefield-0: toll-titan")
    t = table("hand-0: imp, wolf, plain\nbattlefield-0: reinforcements, toll").does("summon imp", "pay reinforcements")
    t.does("done").asked(0, "cost 5 or less").could("done", "summon plain", "summon wolf")
