"""Section 9: quests."""

from .laying import table

ON_QUEST = "battlefield-1: plain tapped\nquests-1: mouse on plain\ntime-0: 3\n"


def test_9_1_a_battler_of_yours_that_is_untapped_and_not_fresh():
    t = table("hand-0: mouse\nbattlefield-0: bear, ox tapped, cat fresh, pacifist, fast fresh\nbattlefield-1: wolf")
    t.offers("quest mouse bear", "quest mouse pacifist")
    t.cannot("quest mouse ox", "quest mouse cat", "quest mouse fast", "quest mouse wolf")
    t.forbids("mouse", "ox", law="7.1").forbids("mouse", "cat", law="6.3").forbids("mouse", "wolf", law="6.1")
    t.does("quest mouse pacifist").shows("quests-0: mouse on pacifist\nhand-0: -\ntime-0: 0").waits(0, "main")
    t.forbids("bear", "hand-0", law="5.8").forbids("bear", "pacifist", law="7.3")


def test_9_1_only_a_card_from_the_own_hand():
    t = table("hand-0: mouse\nbattlefield-0: bear, ox\ndiscard-0: cat").cannot("quest cat bear", "quest ox bear")
    t.forbids("cat", "bear", law="5.8").forbids("mouse", "guardians-0", law="8.12")


def test_9_2_it_stays_and_the_owner_may_look():
    t = table("hand-0: mouse, cat\nbattlefield-0: bear, ox\ntime-0: 3").does("quest mouse bear")
    assert (t.seen(0, "quests-0"), t.seen(1, "quests-0")) == ("mouse", "?")
    t.forbids("mouse", "hand-0", law="9.2").forbids("mouse", "ox", law="9.2")


def test_9_2_the_others_cannot_tell_which_card_went_on_it():
    laid = "battlefield-1: plain, bear\nhand-0: recall\nhand-1: {}\ntime-0: 3\ndeck-1: ox, ox"
    t = table(laid.format("cat")).does("play recall", "pick plain", "pass")
    assert "plain" in t.seen(0, "hand-1")
    for card in ("plain", "cat"):
        t = table(laid.format("cat")).does("play recall", "pick plain", "pass", f"quest {card} bear")
        assert (t.seen(0, "quests-1"), t.seen(0, "hand-1")) == ("?", "?, ?")
        assert t.seen(1, "quests-1") == card


def test_9_2_a_card_of_another_back_hides_no_other():
    laid = "battlefield-1: plain, bear\nhand-0: recall\nhand-1: titan, cat\ntime-0: 3\ndeck-1: ox, ox"
    t = table(laid).does("play recall", "pick plain", "pass", "quest titan bear")
    assert t.seen(0, "quests-1") == "?" and "plain" in t.seen(0, "hand-1")


def test_9_3_the_card_is_met_as_a_guardian_and_discarded():
    t = table(ON_QUEST + "battlefield-0: wolf").does("attack wolf plain").waits(0, "main")
    t.shows(
        "discard-1: mouse\nbattlefield-1: plain tapped\nquests-1: -\nbattlefield-0: wolf tapped\nguardians-1: 5 cards"
    )
    assert "GuardianDestroyed" in t.happened
    t = table(ON_QUEST.replace("mouse", "ox") + "battlefield-0: wolf").does("attack wolf plain")
    t.shows("discard-1: ox\ndiscard-0: wolf\nbattlefield-1: plain tapped")
    t = table(ON_QUEST.replace("mouse", "feast") + "battlefield-0: cat").does("attack cat plain")
    t.shows("discard-1: feast\nbattlefield-0: cat\nbattlefield-1: plain")


def test_9_3_its_guardian_ability_is_used_or_ignored():
    t = table(ON_QUEST.replace("mouse", "thorn") + "battlefield-0: wolf").does("attack wolf plain").asked(1, "Thorn")
    t.does("use").could("pick wolf", "pick plain").does("pick wolf").shows("discard-0: wolf\ndiscard-1: thorn")


def test_9_3_a_guardian_ability_that_removes_the_guarded_battler():
    t = table(ON_QUEST.replace("mouse", "thorn") + "battlefield-0: wolf").does("attack wolf plain", "use", "pick plain")
    t.waits(0, "main").shows("battlefield-0: wolf tapped\ndiscard-1: plain, thorn\nquests-1: -")


def test_9_4_with_no_card_on_it_it_is_attacked_as_any_other():
    t = table(ON_QUEST + "battlefield-0: wolf, bear").does("attack wolf plain", "attack bear plain")
    t.shows("discard-1: mouse, plain\nbattlefield-1: -").does("pass").asked(1).shows("points-1: 0")


def test_9_5_each_card_is_a_point_at_the_beginning_of_the_owners_turn():
    laid = "battlefield-1: plain tapped, ox tapped\nquests-1: mouse on plain, titan on ox\nhand-0: mouse"
    t = table(laid).does("summon mouse").waits(1, "main")
    t.shows("points-1: 2\nquests-1: -\ndiscard-1: mouse\ngone-1: titan\nbattlefield-1: plain, ox")
    t.does("pass", "pass").shows("points-1: 2")


def test_9_6_quest_abilities_come_after_the_points():
    laid = "battlefield-1: pilgrim tapped, plain tapped, widow tapped\nquests-1: mouse on pilgrim, cat on plain\n"
    table(laid + "points-1: 2\ndeck-1: bear, ox").does("pass").asked(1).shows("points-1: 4\nhand-1: bear, ox")
    table(laid + "points-1: 3\ndeck-1: -").does("pass").asked(None).shows("points-1: 5\nhand-1: -")


def test_9_6_several_quest_abilities_are_ordered():
    laid = "battlefield-1: pilgrim tapped, prophet tapped\nquests-1: mouse on pilgrim, cat on prophet\n"
    t = table(laid).does("pass").waits(1, "order").does("first prophet 1").waits(1, "main")
    t.shows("time-1: 2\nhand-1: 2 cards\npoints-1: 2")


def test_9_7_destroyed_or_returned_on_a_quest():
    laid = "hand-0: bolt, recall\nbattlefield-1: plain tapped\nquests-1: titan on plain\ntime-0: 3"
    table(laid).does("play bolt").shows("discard-1: plain\ngone-1: titan\nquests-1: -").does("pass").shows(
        "points-1: 0"
    )
    table(laid).does("play recall").shows("hand-1: plain, titan\nquests-1: -").does("pass").shows("points-1: 0")


def test_9_8_an_untapped_questing_battler_may_act_and_cannot_be_attacked():
    laid = (
        "hand-0: wake, cat\nbattlefield-0: plain tapped\nquests-0: mouse on plain\nguardians-1: mouse, mouse\ntime-0: 5"
    )
    t = table(laid).does("play wake").offers("attack plain 1", "quest cat plain").does("attack plain 1")
    t.shows("guardians-1: mouse\nquests-0: mouse on plain\nbattlefield-0: plain tapped")
    t = (
        table("hand-0: wake\nbattlefield-0: bear\n" + ON_QUEST)
        .does("play wake", "pick plain")
        .cannot("attack bear plain")
    )
    t.forbids("bear", "plain", law="7.3")


def test_9_8_of_several_cards_the_last_one_is_attacked_first():
    t = table("hand-0: wake, mouse, cat\nbattlefield-0: plain\nbattlefield-1: wolf\ntime-0: 3").does(
        "quest mouse plain"
    )
    t.does("play wake", "pick plain", "quest cat plain", "pass", "attack wolf plain").waits(1, "main")
    t.shows("discard-0: wake, cat\nquests-0: mouse on plain").does("pass").shows("points-0: 1")


def test_9_9_a_quest_is_no_attack():
    t = table("hand-0: mouse\nbattlefield-0: drummer, captain").does("quest mouse drummer")
    t.shows("time-0: 0\nleader-0: 0")
    assert "BattlerAttacked" not in t.happened
