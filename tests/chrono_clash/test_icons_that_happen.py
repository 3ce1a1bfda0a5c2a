"""Section 12 of RULES.md from 12.15 on: what wakes abilities, and what they do."""

import pytest

from game.kernel.agenda import label, legal_actions

from .laying import failed, table

# Triggers


def test_12_15_summon_in_whatever_way():
    for laid, action in (
        ("hand-0: scout", "summon scout"),
        ("hand-0: sneak-scout", "sneak sneak-scout"),
        ("hand-0: transform\nbattlefield-0: plain", "transform transform plain"),
        ("hand-0: ace\nbattlefield-0: walker", "pilot ace walker"),
    ):
        t = table(laid + "\ntime-0: 9\ndeck-0: mouse, mouse, mouse").does(action)
        assert "mouse" in t.at("hand-0"), action
    laid = "battlefield-0: reinforcements\nbattlefield-1: bear tapped\nhand-0: scout\ntime-0: 5\ndeck-0: mouse"
    table(laid).does("attack reinforcements bear", "summon scout").shows("hand-0: mouse")


def test_12_16_attack_before_the_target_is_chosen():
    t = table("battlefield-0: herald\nbattlefield-1: cat tapped\nhand-0: mouse\ntime-0: 3").does("attack herald")
    t.asked(0, "Herald attacks").shows("hand-0: titan\ndiscard-0: mouse\nbattlefield-0: herald tapped")


def test_12_17_destroyed_not_returned_and_not_spared():
    laid = "battlefield-1: mourner\nhand-0: bolt, recall\nhand-1: -\ntime-0: 5"
    table(laid).does("play bolt").shows("hand-1: 1 card\ndiscard-1: mourner")
    table(laid).does("play recall").shows("hand-1: mourner")
    laid = "battlefield-0: bear\nbattlefield-1: tough-mourner tapped\nunder-1: cat on tough-mourner\ntime-0: 3"
    table(laid).does("attack bear tough-mourner").shows("hand-1: -\ndiscard-1: cat\nbattlefield-1: tough-mourner")


def test_12_17_it_lies_in_the_discard_pile_by_then():
    t = table("hand-0: bolt\nbattlefield-1: relic\ndiscard-1: ox\ntime-0: 3").does("play bolt").asked(1, "Relic")
    t.could("pick ox", "pick relic").does("pick relic").shows("hand-1: relic\ndiscard-1: ox")


def test_12_18_quest():
    laid = "battlefield-1: pilgrim tapped{}\n"
    table(laid.format("") + "quests-1: mouse on pilgrim\ndeck-1: ox, cat").does("pass").shows("hand-1: ox, cat")
    table(laid.format("") + "deck-1: ox, cat").does("pass").shows("hand-1: cat\npoints-1: 0")


def test_12_19_tap():
    table("battlefield-0: clerk").does("tap clerk").shows("time-0: 1")


def test_12_20_no_trigger():
    t = table("battlefield-1: banner, mouse\nhand-0: bolt\ntime-0: 3").shows("strength mouse: 2").does("play bolt")
    t.does("pick banner").shows("strength mouse: 1")


@pytest.mark.parametrize("field", ["choir, cat, mouse", "cat, mouse, choir", "cat, choir, mouse"])
def test_12_11_all_are_destroyed_at_once(field):
    """What one lends to the others still holds, wherever it stands on the battlefield."""
    t = table(f"hand-0: storm\nbattlefield-0: {field}\ntime-0: 3").does("play storm").waits(0, "main")
    t.shows("hand-0: 2 cards\nbattlefield-0: -")
    t = table(f"hand-0: decree\nbattlefield-0: {field}").does("play decree", "settle").waits(0, "main")
    t.shows("hand-0: 4 cards\ngone-0: decree")  # two from the choir's, two from the decree


def test_12_21_the_active_players_abilities_first_then_clockwise():
    laid = "seats: 3\nactive: 1\nbattlefield-0: reaper\nbattlefield-1: mourner, widow\nbattlefield-2: reaper\n"
    t = table(laid + "hand-1: storm\ntime-1: 9").does("play storm").waits(1, "order")
    t.does("first mourner 0" if "first mourner 0" in t.options else "first mourner 1").waits(1, "main")
    seats = [step.event.seat for step in t.story if type(step.event).__name__ == "AbilityResolved"]
    assert seats == [1, 1, 2, 0]


def test_12_21_several_of_one_player_are_ordered_by_that_player():
    t = table("hand-0: storm\nbattlefield-1: mourner, widow\ntime-0: 5").does("play storm").waits(1, "order")
    t.forbids("mourner", "hand-1", law="12.21").does(
        "first widow 1" if "first widow 1" in t.options else "first widow 0"
    )
    t.waits(0, "main").shows("time-0: 2\nhand-1: 1 card")


def test_12_21_what_wakes_in_the_middle_happens_at_once():
    laid = "hand-0: purge\nbattlefield-1: phoenix\nhand-1: mouse\ntime-0: 3"
    table(laid).does("play purge").asked(1, "discard").could("discard mouse", "discard phoenix")


def test_12_21_what_has_become_impossible_is_left_out():
    laid = "hand-0: purge\nbattlefield-1: muncher\nhand-1: mouse\ntime-0: 3"
    table(laid).does("play purge").waits(0, "main").shows("hand-1: -\ndiscard-1: mouse, muncher")


@pytest.mark.parametrize(
    ("laid", "shown"),
    [
        ("hand-0: wake-draw\nbattlefield-0: mourner\ndeck-0: mouse, cat", "hand-0: cat\ndeck-0: mouse"),
        ("hand-0: wake-wall\nbattlefield-0: mourner\ndeck-0: mouse, cat", "guardians-0: 5 cards\ndeck-0: mouse"),
        ("hand-0: wake-reach\nbattlefield-0: reacher\nextra-0: imp", "hand-0: imp\ntime-0: 4"),
        ("hand-0: wake-shed, mouse, cat\nbattlefield-0: shedder", "hand-0: mouse\ndiscard-0: cat, shedder, wake-shed"),
    ],
)
def test_12_21_and_12_30_what_another_ability_left_too_little_for_is_left_out(laid, shown):
    """It was enough when the row began, and is one short when its turn comes: nothing of it is done, nobody is out."""
    t = table(laid + "\ntime-0: 3").does(f"play {laid.split()[1].strip(',')}")
    if "shed" in laid:
        t.asked(0, "discard a card").does("discard cat")
    t.waits(0, "main").shows(shown + "\nis_out-0: 0")


def test_12_30_ruling_16_2_eliminates_where_an_ability_comes_between():
    laid = "hand-0: wake-draw\nbattlefield-0: mourner\ndeck-0: mouse, cat\ntime-0: 3"
    table(laid, failed_draw="eliminates").does("play wake-draw").asked(None)


def test_12_21_two_of_one_name_that_call_different_reinforcements_are_told_apart():
    laid = "hand-0: storm, cat\nbattlefield-0: reinforcements, reinforcements cost+1\ntime-0: 5"
    t = table(laid).does("play storm").waits(0, "order")
    said = [label(t.state, action) for action in legal_actions(t.state)]
    assert len(set(said)) == 2 and "3" in said[0] and "4" in said[1]


def test_12_21_what_is_alike_needs_no_order():
    """Twins, and whatever says the same of its player: no order would make a difference."""
    t = table("hand-0: storm\nbattlefield-1: mourner, mourner\ntime-0: 5").does("play storm").waits(0, "main")
    t.shows("hand-1: 2 cards")
    t = table("hand-0: storm\nbattlefield-1: phoenix, phoenix\ntime-0: 5").does("play storm").waits(0, "main")
    t.shows("hand-1: phoenix, phoenix")
    t = table("hand-0: storm\nbattlefield-1: mourner, widow, mourner\ntime-0: 5").does("play storm")
    t.waits(1, "order")
    assert len(t.options) == 2
    t = table("hand-0: storm\nbattlefield-1: choir, cat, mouse\ntime-0: 5").does("play storm").waits(0, "main")
    t.shows("hand-1: 2 cards")


# Modifiers and effects


def test_12_22_time_is_gained_by_whose_ability_it_is():
    table("hand-0: sprint\ntime-0: 3").does("play sprint").shows("time-0: 5")
    table("hand-0: loiter\ntime-0: 9").does("play loiter").shows("time-0: 5")
    (table("battlefield-0: bear\nbattlefield-1: widow tapped\ntime-0: 9").does("attack bear widow").shows("time-0: 7"))


def test_12_23_and_12_24_numbers_change_until_the_end_of_the_turn():
    t = table("hand-0: boon, levy-cost\nbattlefield-1: ox\ntime-0: 2").does("play boon", "play levy-cost")
    t.shows("strength ox: 8\ncost ox: 9\nbattlefield-1: ox strength+2 cost+3").does("pass")
    t.shows("strength ox: 6\ncost ox: 6")


def test_12_24_what_others_lend_to_a_cost():
    table("battlefield-0: toll, plain\nbattlefield-1: ox").shows("cost plain: 5\ncost toll: 3\ncost ox: 6")
    table("battlefield-0: tax, plain\nbattlefield-1: ox").shows("cost plain: 5\ncost tax: 5\ncost ox: 8")


def test_12_25_destroy_takes_all_that_hangs_on_it():
    laid = "hand-0: bolt\nbattlefield-1: walker tapped\npilots-1: ace on walker\nquests-1: mouse on walker\n"
    table(laid + "time-0: 3").does("play bolt").shows("discard-1: walker, ace, mouse\npilots-1: -\nquests-1: -")
    t = table("hand-0: bolt\nbattlefield-0: toughness\nunder-0: cat on toughness\ntime-0: 3").does("play bolt")
    t.shows("discard-0: bolt, cat, toughness")


def test_12_26_and_12_27_tap_and_untap():
    t = (
        table("hand-0: shove, wake\nbattlefield-1: bear\ntime-0: 5")
        .does("play shove")
        .shows("battlefield-1: bear tapped")
    )
    t.does("play wake").shows("battlefield-1: bear")
    t = table("hand-0: wake\nbattlefield-1: bear\ntime-0: 5").does("play wake").waits(0, "main")
    assert not failed(t)
    assert "CardChanged" not in t.happened
    t = table("hand-0: doze-small\nbattlefield-1: bear, cat\nbattlefield-0: mouse\ntime-0: 5").does("play doze-small")
    t.shows("battlefield-1: bear, cat tapped\nbattlefield-0: mouse tapped")


def test_12_28_return():
    t = table(
        "hand-0: recall\nbattlefield-1: walker tapped\npilots-1: ace on walker\nquests-1: mouse on walker\ntime-0: 3"
    )
    t.does("play recall").shows("hand-1: ace, mouse, walker\nbattlefield-1: -\npilots-1: -\nquests-1: -")
    t = table("hand-0: recall\nbattlefield-1: toughness\nunder-1: cat on toughness\ntime-0: 3").does("play recall")
    t.shows("hand-1: toughness\ndiscard-1: cat\nunder-1: -")
    t = table("hand-0: tide\nbattlefield-0: bear\nbattlefield-1: ox, cat\ntime-0: 3").does("play tide")
    t.shows("hand-0: bear\nhand-1: cat, ox")


def test_12_28_an_action_card_that_returns_itself_is_not_discarded():
    t = table("hand-0: echo\ndeck-0: mouse\ntime-0: 3").does("play echo").waits(0, "main")
    t.shows("hand-0: echo, mouse\ndiscard-0: -\nresolving-0: -").does("play echo").shows(
        "hand-0: mouse\ndiscard-0: echo"
    )
    assert failed(t)


def test_12_28_a_guardian_that_returns_itself_fights_no_battle():
    laid = "battlefield-0: lancer\nguardians-1: mouse, {}\ntime-0: 3"
    t = table(laid.format("boomerang")).does("attack lancer 1", "use").waits(0, "main")
    t.shows("hand-1: boomerang\ndiscard-1: mouse\nresolving-1: -\nbattlefield-0: lancer")
    assert t.happened.count("Battle") == 1
    t = (
        table(laid.format("boomerang"))
        .does("attack lancer 1", "ignore")
        .shows("discard-1: boomerang, mouse\nhand-1: -")
    )
    t = table(laid.format("moth")).does("attack lancer 1").asked(1, "Moth").does("use")
    t.shows("hand-1: moth\ndiscard-1: mouse\nresolving-1: -")
    assert t.happened.count("Battle") == 1  # of the mouse that follows; the moth's was told before it was asked


def test_12_29_play_the_summon_ability():
    laid = "hand-0: encore\nbattlefield-0: plain\nbattlefield-1: scout, archer\ntime-0: 3"
    t = table(laid).does("play encore").could("pick scout", "pick archer").forbids("plain", "scout", law="12.29")
    t.does("pick scout").asked(0).could("use", "ignore").does("use").shows("hand-0: 1 card\nhand-1: -")
    t = table("hand-0: encore\nbattlefield-0: plain\ntime-0: 3").does("play encore")
    assert failed(t)
    t = (
        table("hand-0: encore\nbattlefield-1: recruit\ntime-0: 3")
        .does("play encore", "use")
        .shows("strength recruit: 7")
    )
    t = table("hand-0: encore\nbattlefield-1: sentinel, scout\ntime-0: 3").does("play encore", "ignore")
    t.waits(0, "main").shows("hand-0: -")


def test_12_29_it_is_neither_summoned_nor_fresh_again():
    t = table("hand-0: encore\nbattlefield-0: scout\ntime-0: 3").does("play encore", "use").offers("attack scout 1")
    assert "BattlerSummoned" not in t.happened


def test_12_30_and_12_31_draw_and_discard():
    t = table("hand-0: study\ndeck-0: mouse, cat\ntime-0: 3").does("play study").shows("hand-0: cat, mouse\ndeck-0: -")
    t.waits(0, "main")
    t = table("hand-0: shed, mouse, cat\ntime-0: 3").does("play shed").could("discard mouse", "discard cat")
    t.forbids("plain@deck-0", "hand-0", law="12.31").does("discard mouse").shows("discard-0: mouse, shed\nhand-0: cat")
    t = table("hand-0: shed\ntime-0: 3").does("play shed")
    assert failed(t)
    t = table("hand-0: rob-two\nhand-1: mouse\ntime-0: 3").does("play rob-two").shows("hand-1: mouse\ntime-0: 2")
    assert failed(t)


def test_12_31_three_cards_are_discarded_one_after_the_other():
    t = table("hand-0: rob-three\nhand-1: mouse, cat, ox, bear, wolf\ntime-0: 3").does("play rob-three")
    t.asked(1, "three cards").does("discard ox").asked(1, "two cards").does("discard cat").asked(1, "a card")
    t.does("discard bear").waits(0, "main").shows("hand-1: mouse, wolf\ndiscard-1: bear, cat, ox")


def test_12_30_ruling_16_2():
    t = table("seats: 3\nhand-0: study\ndeck-0: mouse\ntime-0: 3", failed_draw="eliminates").does("play study").asked(1)
    t.shows("is_out-0: 1\ntime-1: 3\ngone-0: 13 cards")


@pytest.mark.parametrize(("cards", "gained"), [("mouse", False), ("mouse, cat", True)])
def test_12_32_guardians(cards, gained):
    t = table(f"hand-0: wall\ndeck-0: {cards}\nguardians-0: ox\ntime-0: 3").does("play wall")
    assert failed(t) != gained
    t.shows(f"guardians-0: {'ox, mouse, cat' if gained else 'ox'}")


@pytest.mark.parametrize(("cards", "drawn"), [("-", False), ("imp", True), ("imp, titan", True)])
def test_12_33_draw_from_the_extra_deck(cards, drawn):
    t = table(f"hand-0: reach\nextra-0: {cards}\ntime-0: 3").does("play reach")
    assert failed(t) != drawn
    t.shows("hand-0: " + (cards.split(", ")[-1] if drawn else "-"))


def test_12_34_gains_icons_until_the_end_of_the_turn():
    t = table("hand-0: arm\nbattlefield-0: bear\nguardians-1: mouse, mouse, mouse\ntime-0: 3").does("play arm")
    t.does("attack bear 1").shows("guardians-1: mouse").does("pass", "pass").does("attack bear 1").shows(
        "guardians-1: -"
    )
    t.shows("strength bear: 5")
    t = table("hand-0: arm\nbattlefield-0: bear\nguardians-1: mouse, mouse, mouse\ntime-0: 3").does(
        "play arm", "pass", "pass"
    )
    t.does("attack bear 1").shows("guardians-1: 2 cards")


def test_12_34_a_whole_row_can_be_gained():
    t = table("hand-0: teach\nbattlefield-0: bear\nhand-1: -\nguardians-1: mouse, mouse\ntime-0: 3").does("play teach")
    t.does("attack bear").shows("hand-0: 1 card\nguardians-1: 1 card")
    t = (
        table("hand-0: teach-tap\nbattlefield-0: bear\ntime-0: 3")
        .does("play teach-tap")
        .does("tap bear")
        .shows("time-0: 4")
    )
    t = table("hand-0: harden, storm\nbattlefield-0: bear\ndeck-0: cat\ntime-0: 5").does("play harden", "play storm")
    t.waits(0, "legion").does("use").shows("hand-0: cat")


def test_12_34_in_a_row_without_a_trigger_as_long_as_its_battler_is_in_play():
    t = table("battlefield-0: drill, bear fresh\nhand-0: cat, bolt\ntime-0: 5").offers("attack bear 1")
    t.shows("strength bear: 6\nstrength drill: 3").does("summon cat").offers("attack cat 1")
    t.does("play bolt", "pick drill").cannot("attack cat 1", "attack bear 1").shows("strength bear: 5")
    t = table("battlefield-0: choir, cat\nbattlefield-1: bear tapped\ntime-0: 3\ndeck-0: mouse").does("attack cat bear")
    t.shows("hand-0: mouse")
    t = table("battlefield-0: levy, cat\nbattlefield-1: bear tapped\ntime-0: 3\ndeck-0: mouse").does("attack cat bear")
    t.waits(0, "legion").does("use").shows("hand-0: mouse")


def test_12_34_a_lent_attack_ability_happens_before_the_target_is_chosen():
    t = table("battlefield-0: coach, bear\nbattlefield-1: ox tapped\ntime-0: 3\ndeck-0: mouse").does("attack bear")
    t.asked(0, "Bear attacks").shows("hand-0: mouse").could("attack bear 1", "attack bear ox")
    t = table("battlefield-0: coach, bear").offers("attack coach 1").cannot("attack bear 1")


def test_12_34_a_lent_tap_ability_can_be_used():
    table("battlefield-0: foreman, bear\ntime-0: 3").does("tap bear").shows("time-0: 4").cannot("tap foreman")


def test_12_35_the_last_of_the_examples():
    table("battlefield-0: banner, plain\nbattlefield-1: cat").shows(
        "strength plain: 4\nstrength banner: 3\nstrength cat: 2"
    )
