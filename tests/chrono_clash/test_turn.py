"""Sections 5 and 6: a turn; summoning and playing."""

from .laying import table


def events(t, *names):
    return [name for name in t.happened if name in names]


# 5  A turn


def test_5_1_quests_untap_draw_main():
    laid = "active: 1\nbattlefield-0: pilgrim tapped, ox tapped\nquests-0: mouse on pilgrim\ndeck-0: cat, bear, whale"
    t = table(laid).does("pass").waits(0, "main")
    t.shows("points-0: 1\nbattlefield-0: pilgrim, ox\nhand-0: bear, whale\ndeck-0: cat")
    story = [type(step.event).__name__ + ":" + getattr(step.event, "what", "") for step in t.story]
    paid, ability = story.index("QuestCompleted:"), story.index("AbilityResolved:")
    untapped = max(place for place, said in enumerate(story) if said == "CardChanged:is_tapped")
    drawn = max(place for place, said in enumerate(story) if said == "CardMoved:")
    assert paid < ability < untapped < drawn


def test_5_1_ruling_16_6_quests_last():
    laid = "active: 1\nbattlefield-0: pilgrim tapped\nquests-0: mouse on pilgrim\ndeck-0: cat, bear, whale"
    t = table(laid, quest_pay="last").does("pass").waits(0, "main")
    t.shows("points-0: 1\nbattlefield-0: pilgrim\nhand-0: bear, whale")
    assert t.happened.index("CardChanged") < t.happened.index("QuestCompleted") < t.happened.index("AbilityResolved")


def test_5_2_your_cards_untap_and_nobody_elses():
    t = table("active: 1\nbattlefield-0: ox tapped, cat\nbattlefield-1: bear tapped").does("pass")
    t.shows("battlefield-0: ox, cat\nbattlefield-1: bear tapped")


def test_5_3_one_card_is_drawn():
    table("active: 1\ndeck-0: mouse, cat").does("pass").shows("hand-0: cat\ndeck-0: mouse")


def test_5_4_in_any_order_and_as_often_as_you_can():
    t = table("hand-0: mouse, free, cat, ox\nbattlefield-0: clerk, bear, plain\nguardians-1: mouse, mouse\ntime-0: 3")
    t.does("summon mouse", "play free", "attack bear 1", "tap clerk", "quest ox plain", "summon cat").asked(0)
    t.shows("time-0: 1\nbattlefield-0: mouse, bear, clerk, plain, cat").offers("pass")


def test_5_4_a_gauge_that_turned_before_the_main_phase_leaves_untapping_and_the_draw():
    laid = (
        "hand-0: mouse\nbattlefield-1: prophet tapped, ox tapped\nquests-1: cat on prophet\nhand-1: whale\ndeck-1: bear"
    )
    t = table(laid).does("summon mouse").waits(1, "main").shows("time-1: 0")
    t = table(laid.replace("prophet", "doomsayer")).does("summon mouse").waits(0, "main")
    t.shows("battlefield-1: doomsayer, ox\nhand-1: bear, whale\npoints-1: 1\ntime-0: 2\nturn: 4")


def test_5_5_passing_is_always_possible_and_acting_never_forced():
    table("hand-0: mouse").offers("pass", "summon mouse")
    t = table("hand-0: bolt\nbattlefield-1: bear, ox\ntime-0: 3").does("play bolt").cannot("pass")
    t.could("pick bear", "pick ox")


def test_5_6_in_somebody_elses_turn_nothing_is_played():
    t = table("hand-1: bolt, sneak\nbattlefield-1: clerk, fast\nbattlefield-0: ox").cannot("play bolt", "tap clerk")
    t.forbids("bolt@hand-1", "resolving-1", law="5.6", by=1).forbids("clerk", "resolving-1", law="5.8")
    t.does("attack ox 1").waits(0, "main")


def test_5_7_what_is_asked_is_answered_first():
    (table("hand-0: bolt, mouse\nbattlefield-1: bear, ox\ntime-0: 3").does("play bolt").cannot("summon mouse", "pass"))
    table("battlefield-0: bear, ox\nguardians-1: mouse, thorn").does("attack bear 1").asked(1).cannot("attack ox 1")


def test_5_8_cards_stay_where_they_lie():
    t = table("hand-0: mouse\nbattlefield-0: bear\nbattlefield-1: ox\ndiscard-0: cat")
    t.forbids("ox", "battlefield-0", law="5.8").forbids("cat", "hand-0", law="5.8")
    t.forbids("bear", "hand-0", law="5.8").forbids("bear", "deck-0", law="5.8").forbids(
        "plain@deck-0", "hand-0", law="5.8"
    )


def test_5_9_no_limit_to_anything():
    many = ", ".join(["mouse"] * 15)
    t = table(f"hand-0: {many}\nbattlefield-0: {many}\nguardians-0: {many}\nactive: 1").does("pass").waits(0, "main")
    t.shows("hand-0: 16 cards\nguardians-0: 15 cards\nbattlefield-0: 15 cards").does("pass").waits(1, "main")
    t.forbids("mouse@hand-0", "discard-0", law="5.6", by=0)
    table("hand-0: mouse").forbids("mouse", "discard-0", law="5.9")


def test_5_10_what_lasts_until_the_end_of_the_turn_ends_with_it():
    laid = "hand-0: boon, arm, discount, cat, wolf\nbattlefield-1: ox\nbattlefield-0: bear\ntime-0: 4"
    t = table(laid).does("play boon", "pick ox", "play arm", "pick bear", "play discount", "pick wolf")
    t.shows("strength ox: 8\nstrength bear: 7\ncost wolf: 2\ncost cat: 2").does("summon cat").asked(1)
    t.shows("strength ox: 6\nstrength bear: 5\ncost wolf@hand-0: 4\nbattlefield-0: bear, cat\nbattlefield-1: ox")
    t.does("pass").cannot("attack bear 1 1").does("attack bear 1").shows("guardians-1: 4 cards")


# 6  Summoning and playing


def test_6_1_summoning_pays_and_puts_it_on_the_own_battlefield():
    t = table("hand-0: wolf, mouse\ntime-0: 5").does("summon wolf").shows("battlefield-0: wolf fresh\ntime-0: 1")
    t.shows("hand-0: mouse\nbattlefield-1: -").forbids("mouse", "battlefield-1", law="6.1")
    t.forbids("mouse", "guardians-0", law="8.12")


def test_6_1_a_card_is_offered_in_its_own_ways_and_in_no_other():
    quests = [f"quest {{0}} {key}" for key in ("bear", "walker")]
    attacks = ["attack bear 1", "attack walker 1"]
    for key, ways in (
        ("plain", ["summon plain"]),
        ("fast", ["summon fast"]),
        ("taunt", ["summon taunt"]),
        ("sneak", ["summon sneak", "sneak sneak"]),
        ("pilot", ["summon pilot", "pilot pilot walker"]),
        ("transform", ["summon transform", "transform transform bear", "transform transform walker"]),
        ("study", ["play study"]),
        ("imp", ["summon imp"]),
        ("decree", ["play decree"]),
    ):
        t = table(f"hand-0: {key}\nbattlefield-0: bear, walker\ntime-0: 5")
        t.could("pass", *attacks, *ways, *(quest.format(key) for quest in quests))


def test_6_2_the_summon_ability_happens():
    t = table("hand-0: scout\ntime-0: 5").does("summon scout").shows("hand-0: 1 card\ntime-0: 3")
    assert events(t, "BattlerSummoned", "AbilityResolved") == ["BattlerSummoned", "AbilityResolved"]
    t = table("hand-0: plain\ntime-0: 5").does("summon plain").shows("hand-0: -")
    assert "AbilityResolved" not in t.happened


def test_6_3_the_fresh_rest_until_the_next_turn():
    t = table("hand-0: clerk, mouse, cat\ntime-0: 4").does("summon clerk")
    t.cannot("attack clerk 1", "tap clerk", "quest mouse clerk")
    t.forbids("clerk", "guardians-1", law="6.3").forbids("mouse", "clerk", law="6.3")
    t.does("pass", "pass").offers("attack clerk 1", "tap clerk", "quest mouse clerk")


def test_6_3_who_came_in_the_enemys_turn_is_not_fresh_in_ones_own():
    laid = "battlefield-0: bear\nbattlefield-1: reinforcements tapped\nhand-1: plain\ntime-0: 5"
    t = table(laid).does("attack bear reinforcements", "summon plain").shows("battlefield-1: plain fresh")
    t.does("pass").asked(1).offers("attack plain 0")


def test_6_4_what_a_battler_asks_comes_before_its_summon_ability():
    t = table("hand-0: sentry-scout\ndeck-0: cat\ntime-0: 5").does("summon sentry-scout").waits(0, "stand by")
    t.shows("hand-0: -").does("use").shows("hand-0: cat\nbattlefield-0: sentry-scout tapped fresh")
    t = table("hand-0: tough-scout, mouse\ndeck-0: cat\ntime-0: 5").does("summon tough-scout").waits(0, "under")
    t.could("put mouse tough-scout", "done").does("done").shows("hand-0: cat, mouse")


def test_6_5_a_changed_cost_is_paid_as_it_is_now():
    t = table("hand-0: discount, wolf\ntime-0: 6").does("play discount").does("summon wolf").shows("time-0: 3")
    t = table("hand-0: wolf\nbattlefield-0: market, captain\nguardians-1: mouse, mouse\ntime-0: 6")
    t.does("attack captain 1", "summon wolf").shows("time-0: 5")  # 4, less 1, less 2
    t = table("hand-0: mouse\nbattlefield-0: market, market\ntime-0: 6").does("summon mouse").shows("time-0: 6")
    t = table("hand-0: wolf cost+2\ntime-0: 6").does("summon wolf").shows("time-0: 0")


def test_6_6_an_action_card_pays_and_happens():
    t = table("hand-0: study\ntime-0: 5").does("play study").shows("time-0: 4\nhand-0: 2 cards\ndiscard-0: study")
    assert events(t, "ActionPlayed", "AbilityResolved") == ["ActionPlayed", "AbilityResolved"]
    t = table("hand-0: bolt").does("play bolt").asked(1).shows("time-1: 1\ndiscard-0: bolt")
    assert "AbilityFailed" in t.happened  # for nothing, and it may be so


def test_6_6_each_row_of_an_action_stands_for_itself():
    t = table("hand-0: two-things\ndeck-0: -\ntime-0: 3").does("play two-things").asked(0).shows("time-0: 3\nhand-0: -")
    assert events(t, "AbilityFailed", "AbilityResolved") == ["AbilityFailed", "AbilityResolved"]


def test_6_7_it_lies_in_no_pile_until_it_is_done():
    t = table("hand-0: bolt\nbattlefield-1: bear, ox\ntime-0: 3").does("play bolt")
    t.shows("resolving-0: bolt\ndiscard-0: -\nhand-0: -").does("pick ox").shows("resolving-0: -\ndiscard-0: bolt")
    t = table("hand-0: slow-hand, free\ntime-0: 3").does("play slow-hand").shows("cost free: 0\ndiscard-0: slow-hand")


def test_6_8_targets_are_chosen_when_the_ability_happens():
    t = table("hand-0: bolt\nbattlefield-1: bear, ox\ntime-0: 3").could("pass", "play bolt")
    t.forbids("bolt", "bear", law="6.8").forbids("bolt", "battlefield-1", law="6.8")
    t.does("play bolt").shows("time-0: 2").could("pick bear", "pick ox")
