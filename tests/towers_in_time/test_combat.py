"""Combat, armies and shields, section by section: a test named 10_3 holds 10.3 of RULES.md to account."""

import pytest

from game.kernel.agenda import asks, chooser, explain, label, lands, legal_actions
from game.kernel.conflict import conflict
from game.kernel.template import Noun, Seat, fill
from game.kernel.windows import Waiting, waiting
from game.rules.towers_in_time import texts
from game.rules.towers_in_time.domain import is_dead
from game.rules.towers_in_time.numbers import is_vulnerable

from .laying import memory, paid, passed, sent, table, unended

DUEL = "sources-0: high-mesa\ntowers-0: {mine} on high-mesa\nsources-1: high-mesa\ntowers-1: {theirs} on high-mesa"


def duel(mine="knight", theirs="minotaur", more=""):
    mine, theirs = (" on high-mesa, ".join(keys.split(", ")) for keys in (mine, theirs))
    return table(DUEL.format(mine=mine, theirs=theirs) + ("\n" + more if more else ""))


def test_10_1_an_attack_taxes_and_nothing_else_goes_on():
    t = duel().does("attack knight").asked(1, "defend")
    assert memory(t, "knight").used and is_vulnerable(t.state, t.card("knight"))
    duel("knight used").cannot("attack knight")
    duel("lodestone").cannot("attack lodestone").forbids("lodestone", "shields-1", law="10.1")


def test_10_2_any_number_of_straight_fighters_defends_and_is_taxed():
    t = duel("barbarian-king", "knight, minotaur, squire used").does("attack barbarian-king")
    t.could("done", "defend knight", "defend minotaur").does("defend knight", "defend minotaur")
    assert memory(t, "knight").used and memory(t, "minotaur").used
    t = duel("knight", "squire used")
    t.does("attack knight").asked(1, "fight")  # nobody is straight


def test_10_2_whoever_is_dropped_elsewhere_is_told_where_one_defends():
    laid = "sources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: high-mesa\ntowers-1: squire on high-mesa"
    t = table(laid).does("attack knight")
    t.forbids("squire", "sources-1", law="10.2", words=fill(texts.HOW_TO_DEFEND, card="Squire"))
    t = table(f"seats: 3\n{laid}\nsources-2: high-mesa").does("attack knight")
    t.forbids("squire", "shields-0", law="10.2", words=fill(texts.HOW_TO_DEFEND_SHIELDS, card="Squire"))


def test_10_3_all_blows_fall_at_once():
    t = duel("minotaur", "barbarian-horde").does("attack minotaur", "defend barbarian-horde")
    assert is_dead(t.state, t.card("minotaur")) and is_dead(t.state, t.card("barbarian-horde"))
    assert t.happened.count("BlowsFell") == 1


def test_10_4_one_attacker_spreads_its_blow_and_takes_all_of_theirs():
    t = duel("barbarian-king", "knight, squire").does("attack barbarian-king", "defend knight", "defend squire")
    t.asked(0, "spread", "5").offers("settle")
    s = t.state
    first = s.what[s.agenda[-1].memo.cards[0]].key
    assert {f"assign {first} {n}" for n in range(6)} <= set(t.options)
    t.does("settle")
    assert memory(t, "barbarian-king").damage == 4
    assert memory(t, "knight").damage + memory(t, "squire").damage == 5
    assert is_dead(s, t.card("knight"))  # the proposal kills what it can


def test_10_4_damage_that_is_not_given_out_is_no_choice():
    t = duel("barbarian-king", "knight, squire").does("attack barbarian-king", "defend knight", "defend squire")
    s = t.state
    t.does(next(text for text in t.options if text.startswith("assign") and text.endswith(" 0")))
    assert s.agenda[-1].what == "fight"  # all five went to the other one
    assert sorted((memory(t, "knight").damage, memory(t, "squire").damage)) == [0, 5]


def test_10_4_nothing_is_given_to_the_immune():
    t = table(
        "sources-0: high-mesa\ntowers-0: ghouls on high-mesa\nsources-1: high-mesa\n"
        "towers-1: order-of-light on high-mesa, templars on high-mesa"
    )
    t.does("attack ghouls", "defend order-of-light", "defend templars")
    assert memory(t, "templars").damage == 3 and not memory(t, "order-of-light").damage


@pytest.mark.parametrize(("damage", "dies"), [(3, False), (4, True)])
def test_10_5_as_much_damage_as_its_defense(damage, dies):
    t = table(
        f"sources-0: deep-quarry\nsources-1: high-mesa\ntowers-1: knight exposed1 damage{damage - 2} on high-mesa\n"
        "towers-0: dwarf-catapult on deep-quarry"
    ).does("shoot dwarf-catapult knight")
    assert is_dead(t.state, t.card("knight")) is dies


@pytest.mark.parametrize("damage", [0, 2])
def test_10_5_who_is_killed_outright_has_the_damage_for_it(damage):
    t = table(
        "sources-0: high-mesa\ntowers-0: cultists on high-mesa, cultists on high-mesa, cultists on high-mesa\n"
        f"hand-0: murder-in-the-tower\nsources-1: still-lake, high-mesa\nhand-1: mend\n"
        f"towers-1: hydra{f' damage{damage}' if damage else ''} on still-lake, knight on high-mesa"
    )
    t.does("cast murder-in-the-tower hydra").asked(1)
    assert is_dead(t.state, t.card("hydra")) and memory(t, "hydra").damage == 5
    assert not is_dead(t.state, t.card("knight")) and not memory(t, "knight").damage
    kept = t.state.clone()
    paid(t.does("cast mend hydra"))
    assert not is_dead(t.state, t.card("hydra")) and memory(t, "hydra").damage == 2
    t.state = kept
    t.does("pass").shows("discard-1: hydra")


def test_10_5_who_is_killed_outright_regenerates():
    t = table(
        "sources-0: high-mesa\ntowers-0: cultists on high-mesa, cultists on high-mesa, cultists on high-mesa\n"
        "hand-0: murder-in-the-tower\nsources-1: still-lake\ntowers-1: river-troll on still-lake"
    )
    t.does("cast murder-in-the-tower river-troll").asked(1).does("regenerate river-troll")
    t.asked(0).shows("towers-1: river-troll on still-lake")


def test_10_6_windows_alternate_the_defender_first_and_one_without_action_ends_it():
    bows = "elven-bowmen, elf-scout"
    t = duel(f"barbarian-king, {bows}", f"sphinx, {bows}").does("attack barbarian-king")
    sent(t, "sphinx")
    t.asked(1, "fight").does("shoot elven-bowmen barbarian-king").asked(1, "fight").does("pass")
    t.asked(0, "fight").does("shoot elven-bowmen sphinx").asked(0).does("pass")
    t.asked(1, "fight").does("pass")
    t.asked(1, "act")
    assert conflict(t.state) is None


def test_10_7_only_what_affects_the_combat():
    t = table(
        "sources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: still-lake, ember-plain\n"
        "towers-1: squire on still-lake, orc-pikes on ember-plain\n"
        "hand-1: mirror-pool, sear, still-lake\nlimbo-1: squire\n"
    )
    t.does("attack knight", "done").asked(1).could("pass", "cast sear knight")
    t.forbids("mirror-pool", "middle-1", law="10.7").forbids("squire@limbo-1", "still-lake", law="10.7")


def test_10_7_what_does_nothing_in_a_combat_is_not_used_in_it():
    mine = "pearl-divers, well-of-hours, healers, knight damage1"
    t = duel("minotaur", mine, "hand-1: mirror-pool")
    sent(t.does("attack minotaur"), "knight")
    t.could("pass", "use healers knight")


def test_10_7_a_bystander_is_not_strengthened_and_no_wall_is_raised_around_it():
    t = table(
        "sources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: deep-quarry, deep-quarry, root-cellar\n"
        "towers-1: dwarf on deep-quarry, cave-bear on root-cellar\nhand-1: hold-fast, wall-of-rock, stoneskin"
    )
    sent(t.does("attack knight"), "dwarf").asked(1)
    t.offers("cast hold-fast dwarf", "cast stoneskin dwarf", "cast wall-of-rock deep-quarry")
    t.cannot("cast hold-fast cave-bear", "cast stoneskin cave-bear", "cast wall-of-rock root-cellar")


def test_10_8_the_killed_are_saved_before_their_owner_hands_over_or_removed():
    board = "hand-1: mend\nsources-1: high-mesa, still-lake"
    base = DUEL.format(mine="barbarian-king", theirs="knight").replace("\nsources-1: high-mesa", "")
    t = table(f"{base}\n{board}").does("attack barbarian-king", "defend knight")
    kept = t.state.clone()
    paid(t.does("cast mend knight"))
    assert not is_dead(t.state, t.card("knight"))
    t.does("pass").asked(0).does("pass").shows("towers-1: knight used damage2 on high-mesa")
    t.state = kept
    t.does("pass").shows("discard-1: knight")


def test_10_8_the_killed_are_no_targets_of_harm():
    t = duel("barbarian-king, elven-bowmen", "knight").does("attack barbarian-king", "defend knight").asked(1)
    assert is_dead(t.state, t.card("knight"))
    t = sent(duel("knight", "barbarian-king, elven-bowmen").does("attack knight"), "barbarian-king").asked(1)
    t.cannot("shoot elven-bowmen knight")


def test_10_8_what_is_done_to_several_passes_the_dead_by():
    t = table(
        "sources-0: gate-of-four-winds, still-lake, high-mesa\n"
        "towers-0: knight dead damage9 on still-lake, squire on still-lake, minotaur on gate-of-four-winds"
    )
    t.does("use gate-of-four-winds").shows("limbo-0: minotaur, squire\ntowers-0: knight dead damage9 on still-lake")


def test_10_8_nothing_is_moved_off_the_dead():
    board = (
        "sources-0: high-mesa\ntowers-0: knight{} on high-mesa, squire on high-mesa, great-strategist on high-mesa\n"
        "gear-0: runed-blade on knight, snake on knight"
    )
    moves = ("move runed-blade squire", "move snake squire")
    table(board.format(" used")).offers(*moves, "move snake great-strategist")
    t = table(board.format(" dead damage9")).cannot(*moves, "move snake great-strategist")
    t.forbids("runed-blade", "squire", law="5.17").forbids("snake", "squire", law="5.17")
    t.does("use great-strategist").cannot(*moves)


@pytest.mark.parametrize(("damage", "lives"), [(6, True), (7, False)])
def test_10_8_who_is_healed_too_little_stays_dead(damage, lives):
    base = DUEL.format(mine="barbarian-king", theirs=f"knight dead damage{damage}")
    t = table(base.replace("sources-1: high-mesa", "sources-1: high-mesa, still-lake") + "\nhand-1: mend\nactive: 1")
    paid(t.does("cast mend knight"))
    assert is_dead(t.state, t.card("knight")) is not lives and memory(t, "knight").damage == damage - 3


def test_10_9_who_had_no_window_since_gets_one_for_saving():
    base = DUEL.format(mine="knight", theirs="barbarian-king").replace(
        "sources-0: high-mesa", "sources-0: high-mesa, deep-quarry"
    )
    t = table(f"{base}, elf-scout on high-mesa\nhand-0: mend, smite").does("attack knight")
    sent(t, "barbarian-king").asked(1).does("pass").asked(0, "fight", texts.SAVE_YOUR_DEAD).could(
        "cast mend knight", "pass"
    )
    t.forbids("smite", "barbarian-king", law="10.9")
    paid(t.does("cast mend knight")).asked(1, "act")
    t.shows("towers-0: knight used damage2 on high-mesa")


def test_10_10_others_are_open_until_the_other_side_s_window_is_over():
    t = duel("barbarian-king, elf-scout", "knight, elven-bowmen", "gear-0: bow-of-the-glade on elf-scout")
    sent(t.does("attack barbarian-king"), "knight").does("shoot elven-bowmen barbarian-king")
    bowmen = t.card("elven-bowmen")
    assert is_vulnerable(t.state, bowmen)
    t.does("pass").asked(0).offers("shoot bow-of-the-glade elven-bowmen")
    t.does("pass")  # ends it: nothing was done in this window
    assert not is_vulnerable(t.state, bowmen)


def test_10_11_blocked_attackers_bring_nothing_and_the_next_player_acts():
    t = unended(duel("barbarian-king", "squire").does("attack barbarian-king", "defend squire")).asked(1, "act")
    t.shows("shields-1: 5 cards\npoints-1: 0")
    t = unended(duel("barbarian-king", "squire").does("attack barbarian-king", "done")).asked(1, "act")
    t.shows("shields-1: 4 cards")


def test_10_12_outside_a_combat_one_action_is_left_to_save():
    board = "sources-0: ember-plain\nhand-0: sear\nsources-1: still-lake\ntowers-1: river-troll damage2 on still-lake"
    t = table(board).does("cast sear river-troll").asked(1)
    assert is_dead(t.state, t.card("river-troll"))
    kept = t.state.clone()
    t.does("regenerate river-troll").asked(0).shows("towers-1: river-troll on still-lake")
    t.state = kept
    t.does("pass").asked(0).shows("discard-1: river-troll")


def test_10_12_the_dead_of_one_s_own_action_have_the_next_one():
    board = "sources-0: gate-of-cinders, still-lake\ntowers-0: river-troll on still-lake\nhand-1: deep-quarry"
    t = table(board).does("use gate-of-cinders").asked(1)
    assert is_dead(t.state, t.card("river-troll"))
    t.does("build deep-quarry").asked(0).offers("regenerate river-troll").does("pass").shows(
        "discard-0: gate-of-cinders, river-troll"
    )


def test_10_13_two_of_three_items_for_the_whole_combat():
    gear = "gear-1: runed-blade on knight@towers-1, flaming-sword on knight@towers-1, tower-shield on knight@towers-1"
    t = duel("minotaur", "knight", gear).does("attack minotaur", "defend knight")
    t.asked(1, "arm").does("wield runed-blade", "wield tower-shield")
    t.shows("attack knight: 4\ndefense knight: 7")
    unended(t).shows("attack knight: 7")


# 11  Armies


def test_11_1_never_good_with_evil():
    t = table(
        "sources-0: high-mesa, still-lake\n"
        "towers-0: templars on high-mesa, squire on high-mesa, grave-rats on still-lake"
    )
    t.does("attack templars").could("done", "join squire")
    t = table(
        "sources-0: high-mesa, still-lake\n"
        "towers-0: templars on high-mesa, squire on high-mesa, grave-rats on still-lake"
    ).does("attack squire")
    t.offers("join templars", "join grave-rats")
    first = min(t.card("templars"), t.card("grave-rats"))
    t.does(f"join {t.state.what[first].key}")
    assert t.state.agenda[-1].what != "join" or t.options == ["done"]


def test_11_1_all_who_can_march_may_march_together():
    t = table(
        "sources-0: high-mesa, still-lake\n"
        "towers-0: squire on high-mesa, templars on high-mesa, elf-warden on high-mesa, sea-elf-marines on still-lake"
    )
    t.does("attack squire", "join templars", "join elf-warden").could("done", "join sea-elf-marines")


def test_11_2_an_army_is_blocked_as_a_whole_and_flies_only_together():
    t = table(
        "sources-0: high-mesa, still-lake\ntowers-0: squire on high-mesa, elf-warden on high-mesa\n"
        "gear-0: carpet-of-the-air on squire\nsources-1: high-mesa\ntowers-1: minotaur on high-mesa"
    )
    t.does("attack squire", "join elf-warden").asked(1, "defend").does("defend minotaur")
    while t.state.agenda[-1].what == "spread":
        t.does("settle")
    unended(t).shows("points-1: 0")
    t = table(
        "sources-0: high-mesa\ntowers-0: squire on high-mesa, elf-warden on high-mesa\n"
        "gear-0: carpet-of-the-air on squire, owl on elf-warden\nsources-1: high-mesa\ntowers-1: minotaur on high-mesa"
    )
    t.does("attack squire", "join elf-warden").asked(1, "fight")


def test_11_3_an_army_spreads_what_it_takes_attacking_defending_and_shot_at():
    t = duel("minotaur", "elf-warden, squire").does("attack minotaur", "defend elf-warden", "defend squire")
    t.asked(1, "spread army").does("settle")
    t = duel("mercenaries, elf-warden", "minotaur, stone-giant").does("attack mercenaries", "join elf-warden", "done")
    t.asked(1).does("shoot stone-giant mercenaries").asked(0, "spread army")
    t.does("settle")
    assert memory(t, "mercenaries").damage + memory(t, "elf-warden").damage == 4


def test_11_3_who_is_no_army_does_not_choose():
    t = duel("minotaur", "elf-warden, knight").does("attack minotaur", "defend elf-warden", "defend knight")
    t.asked(0, "spread")


def test_11_4_the_immune_take_nothing_in_an_army():
    t = duel("templars, elf-warden, squire", "ghouls", "gear-0: amulet-of-the-dove on squire")
    t.does("attack templars", "join elf-warden", "join squire", "defend ghouls")
    t.asked(0, "spread army")
    assert t.card("squire") not in t.state.agenda[-1].memo.cards


# 12  Shields


def test_12_1_who_dies_brings_nothing():
    t = duel("knight", "elven-bowmen").does("attack knight", "done").asked(1).does("shoot elven-bowmen knight")
    unended(t).shows("points-1: 0")


def test_12_2_points_of_a_turn_are_added_up_and_then_lost():
    t = table(
        "sources-0: high-mesa\ntowers-0: knight on high-mesa, minotaur on high-mesa, squire on high-mesa\nturn: 1"
    )
    unended(t.does("attack knight")).shows("points-1: 2").does("pass")
    unended(t.does("attack minotaur")).shows("points-1: 0\nshields-1: 4 cards").does("pass")
    unended(t.does("attack squire")).shows("points-1: 1")
    passed(t, 1, 0).asked(1).shows("points-1: 0\nturn: 2")


@pytest.mark.parametrize(("totems", "points"), [(0, 2), (1, 3)])
def test_12_3_totems_bring_theirs(totems, points):
    gear = "gear-0: snake on knight" if totems else ""
    unended(duel("knight", "squire used", gear).does("attack knight")).shows(f"points-1: {points}")


def test_12_2_an_army_brings_down_as_many_as_its_points_are_worth():
    t = table(
        "sources-0: high-mesa, still-lake\nshields-1: dwarf, sear, high-mesa\n"
        "towers-0: barbarian-king on high-mesa, barbarian-horde on still-lake, sea-elf-mariners on still-lake"
    )
    t.does("attack barbarian-king", "join barbarian-horde", "join sea-elf-mariners")
    unended(t).shows("shields-1: 1 card\npoints-1: 0")


def test_12_3_artifacts_too():
    unended(duel("war-engine", "squire used").does("attack war-engine")).shows("points-1: 2")


def test_12_4_its_owner_says_which_shield_falls():
    t = duel("barbarian-king", "squire used", "shields-1: dwarf, sear, high-mesa").does("attack barbarian-king", "pass")
    t.asked(1, "shield falls").could("lose dwarf", "lose high-mesa", "lose sear").does("lose sear")
    t.shows("shields-1: dwarf, high-mesa\ndiscard-1: sear")


def test_12_5_points_lie_on_the_attacked_whoever_brought_them():
    t = table(
        "seats: 3\nsources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: high-mesa\n"
        "towers-1: minotaur on high-mesa"
    )
    t.does("attack knight").asked(1).does("done").asked(0).does("choose 2")
    unended(t).shows("points-2: 2").asked(1).does("attack minotaur").does("choose 2")
    unended(t).shows("points-2: 0\nshields-2: 4 cards")


# 14  More than two players


def test_14_1_two_to_four_each_for_himself():
    from game.rules.towers_in_time.rules import RULES

    assert RULES.seat_counts == (2, 3, 4)
    assert [RULES.team_of(seat, 4) for seat in range(4)] == [0, 1, 2, 3]


THREE = (
    "seats: 3\nsources-0: ember-plain\nhand-0: sear\nsources-1: still-lake, deep-quarry\n"
    "towers-1: river-troll damage2 on still-lake\n"
    "hand-1: mend, dispel\nsources-2: high-mesa\ntowers-2: squire on high-mesa\nhand-2: mend, dispel"
)


def test_14_3_where_only_one_is_left_to_be_attacked_nobody_chooses_whose_shields():
    army = ", ".join(f"{key} on ember-plain" for key in ("orc-pikes", "wolf-riders", "barbarian-horde"))
    t = table(
        f"seats: 3\nis_out-1: 1\nsources-0: ember-plain\ntowers-0: {army}\n"
        "sources-2: high-mesa\ntowers-2: knight on high-mesa"
    )
    t.does("attack orc-pikes", "join wolf-riders", "join barbarian-horde")
    if chooser(t.state) == 0:
        t.does("done")
    army = Noun("Orc Pikes, Wolf Riders and Barbarian Horde", is_plural=True)
    assert asks(t.state) == fill(texts.DEFEND, seat=Seat(0), attackers=army)


def test_1_3_who_is_out_is_no_place_for_an_attack():
    t = table("seats: 4\nis_out-1: 1\nsources-0: high-mesa\ntowers-0: squire on high-mesa\nsources-2: high-mesa")
    s, attack = t.state, next(action for action in legal_actions(t.state) if action.verb == "attack")
    places = {s.layout.zones[landing.zone].seat for landing in lands(s, attack) if landing.zone >= 0}
    assert places == {2, 3}
    t.forbids("squire", "shields-1", law="1.3").forbids("squire", "sources-1", law="1.3")


def test_14_2_who_is_affected_reacts_and_nobody_else():
    t = table(THREE).does("cast sear river-troll").asked(1, "react")
    t.offers("pass", "cancel dispel", "regenerate river-troll").does("pass")
    t.asked(1, "act")
    assert is_dead(t.state, t.card("river-troll"))


def test_14_2_the_first_reacts_to_the_reaction_and_then_it_happens():
    t = paid(table(THREE + "\ntowers-0: elven-bowmen on ember-plain").does("cast sear river-troll")).asked(1)
    paid(t.does("regenerate river-troll")).asked(0, "react").does("pass")
    assert memory(t, "river-troll").damage == 2 and not is_dead(t.state, t.card("river-troll"))


def test_14_2_and_so_on_until_one_of_them_lets_it_be_and_then_the_next_one_may_react():
    t = table(
        "seats: 3\nsources-0: deep-quarry, deep-quarry, deep-quarry, still-lake\nhand-0: quake, healing-rain\n"
        "towers-0: squire damage1 on still-lake\ngear-0: tower-shield on squire\nsources-1: deep-quarry, root-cellar\n"
        "hand-1: hold-fast, hold-fast\ntowers-1: dwarf exposed7 on deep-quarry\n"
        "sources-2: high-mesa\ntowers-2: knight exposed7 on high-mesa"
    )
    t.does("cast quake").asked(1, "react")
    paid(t.does("cast hold-fast dwarf")).asked(0, "react")
    paid(t.does("cast healing-rain squire")).asked(1, "react")
    paid(t.does("cast hold-fast dwarf")).asked(0, "react").does("pass").asked(2, "react").does("pass")
    t.asked(1, "act").shows("defense dwarf: 10\ntowers-1: dwarf damage2 exposed6 on deep-quarry")


def test_14_2_what_waits_for_reactions_says_what_it_will_do_and_to_which_card():
    t = paid(table(THREE + "\ntowers-0: elven-bowmen on ember-plain").does("cast sear river-troll"))
    sear, troll = t.card("sear"), t.card("river-troll")
    assert waiting(t.state) == (
        Waiting(0, sear, troll, fill(texts.WAITS["cast at"], card="Sear", target="River Troll")),
    )
    paid(t.does("cancel dispel"))
    dispel = t.card("dispel@middle-1")
    answer = Waiting(1, dispel, sear, fill(texts.WAITS["cancel at"], card="Dispel", target="Sear"))
    assert waiting(t.state)[:1] == (answer,) and [one.card for one in waiting(t.state)] == [dispel, sear]
    while t.state.agenda[-1].what == "react":
        t.does("pass")
    assert waiting(t.state) == (), "what has happened waits no more"


@pytest.mark.parametrize(
    ("deed", "named"),
    [("use wind-callers", ["Wind Callers"]), ("use rod-of-binding griffin", ["Rod of Binding", "Griffin"])],
)
def test_14_2_of_an_ability_it_is_said_that_it_is_about_to_be_used(deed, named):
    t = table(
        "seats: 3\nsources-0: high-mesa\ntowers-0: wind-callers on high-mesa, squire on high-mesa\n"
        "gear-0: rod-of-binding on squire\nsources-1: high-mesa\ntowers-1: griffin on high-mesa"
    )
    t.does(deed).asked(1, "react")
    assert "{seat:0}" in t.question and all(name in t.question for name in named)


def test_14_2_nothing_waits_where_nobody_reacts():
    two = THREE.replace("seats: 3\n", "").partition("sources-2")[0]
    assert waiting(paid(table(two).does("cast sear river-troll")).state) == ()


@pytest.mark.parametrize(
    ("deed", "kind", "card"),
    [
        ("paralyze naiad squire", "paralyze at", Noun("Naiad")),
        ("shoot elven-bowmen squire", "shoot at", Noun("Elven Bowmen", is_plural=True)),
    ],
)
def test_14_2_the_question_says_what_is_about_to_be_done(deed, kind, card):
    t = table(
        "seats: 3\nsources-0: still-lake, high-mesa\ntowers-0: naiad on still-lake, elven-bowmen on high-mesa\n"
        "sources-1: high-mesa\nadrift-1: squire\nsources-2: high-mesa"
    )
    words = fill(texts.RESPOND_TO[kind], seat=Seat(0), card=card, target="Squire")
    assert asks(t.does(deed).state) == words


def test_14_2_of_one_s_own_action_one_is_asked_whether_to_react_in_turn():
    t = paid(table(THREE + "\ntowers-0: elven-bowmen on ember-plain").does("cast sear river-troll"))
    paid(t.does("regenerate river-troll"))
    words = fill(texts.RESPOND_TO["cast at"], seat=Seat(0), card="Sear", target="River Troll")
    assert chooser(t.state) == 0 and asks(t.state) == words


def test_14_2_a_reaction_that_is_not_possible_is_told_its_own_reason_first():
    t = table(
        "seats: 3\nsources-0: still-lake\ntowers-0: naiad on still-lake, ice-harpooners on still-lake\n"
        "sources-1: high-mesa, high-mesa, high-mesa\ntowers-1: squire on high-mesa\nhand-1: chain-of-sparks\n"
        "sources-2: still-lake\nadrift-2: river-troll"
    )
    t.does("paralyze naiad squire").asked(1, "react").offers("cast chain-of-sparks naiad")
    spell, reasons = t.card("chain-of-sparks"), {}
    for key in ("ice-harpooners", "river-troll"):
        reasons[key] = [refusal.law.number for refusal in explain(t.state, spell, target=t.card(key))]
    assert reasons == {"ice-harpooners": ["9.1", "14.2"], "river-troll": ["14.2"]}


def test_14_2_what_affects_nobody_opens_nothing_and_two_players_have_none():
    table("seats: 3\nhand-0: deep-quarry").does("build deep-quarry").asked(1, "act")
    two = THREE.replace("seats: 3\n", "").partition("sources-2")[0]
    table(two).does("cast sear river-troll").asked(1, "act")


NEXUS = (
    "seats: 4\nsources-0: high-mesa\ntowers-0: minotaur on high-mesa\n"
    "sources-1: high-mesa\ntowers-1: knight on high-mesa, elven-bowmen on high-mesa\n"
    "sources-2: high-mesa\ntowers-2: sphinx on high-mesa, elven-bowmen on high-mesa\n"
    "sources-3: high-mesa\ntowers-3: squire on high-mesa"
)


def test_14_3_all_send_defenders_and_then_the_attacker_chooses():
    t = table(NEXUS).does("attack minotaur").asked(1, "defend")
    assert asks(t.state) == fill(texts.DEFEND_SHIELDS, seat=Seat(0), attackers="Minotaur")
    words = {label(t.state, action) for action in legal_actions(t.state) if action.card == t.card("knight@towers-1")}
    assert words == {fill(texts.DEFEND_SHIELDS_WITH, whose=Seat(whose), card="Knight") for whose in (1, 2, 3)}
    t.offers("defend knight 1", "defend knight 2", "defend knight 3").cannot("defend knight 0").does("done")
    sent(t.asked(2), "sphinx 1")
    sent(t.asked(3), "squire 3")
    t.asked(0, "whose shields").could("choose 1", "choose 2", "choose 3").does("choose 1")
    assert memory(t, "squire").used and not memory(t, "squire").fights  # it came for nothing
    assert memory(t, "sphinx").fights and memory(t, "minotaur").damage == 4


def test_14_4_a_helper_does_not_shoot_besides():
    t = table(NEXUS.replace("minotaur", "barbarian-king") + "\nhand-2: mend").does("attack barbarian-king")
    sent(t)
    sent(t.asked(2), "sphinx 1")
    sent(t.asked(3))
    t.asked(0).does("choose 1").asked(1, "fight").offers("shoot elven-bowmen barbarian-king").does("pass")
    t.asked(2, "fight", "{seat:1}").could("cast mend sphinx", "pass")


def test_14_4_a_helper_saves_its_card_with_what_heals_several_too():
    t = table(NEXUS + ", hospital-wagons on high-mesa").does("attack minotaur")
    sent(t.asked(1))
    sent(t.asked(2))
    sent(t.asked(3), "squire 1")
    t.does("choose 1").asked(1).does("pass").asked(3, "fight", "{seat:1}").could("pass", "use hospital-wagons")


def test_14_4_a_helper_acts_after_the_attacked_and_only_for_its_card():
    t = table(NEXUS + "\nhand-2: mend").does("attack minotaur")
    sent(t)
    sent(t.asked(2), "sphinx 1")
    sent(t.asked(3))
    t.asked(0).does("choose 1").asked(1, "fight")
    t.does("pass").asked(2, "fight", fill(texts.RESPOND_AS_HELPER, seat=Seat(1), cards="Sphinx"))
    t.cannot("shoot elven-bowmen minotaur")
    t.forbids("elven-bowmen@towers-2", "minotaur", law="14.4").offers("cast mend sphinx")
    t.does("pass")


@pytest.mark.parametrize(("own", "spreads"), [("", 2), ("squire 1", 0)])
def test_11_3_an_army_that_helps_is_spread_by_who_sent_it_and_cards_of_two_players_are_none(own, spreads):
    t = table(
        "seats: 3\nsources-0: high-mesa\ntowers-0: minotaur on high-mesa\nsources-1: high-mesa\n"
        "towers-1: squire on high-mesa\nsources-2: high-mesa\ntowers-2: templars on high-mesa, dwarf on high-mesa"
    )
    sent(t.does("attack minotaur"), *filter(None, [own]))
    sent(t.asked(2), "templars 1", "dwarf 1")
    t.does("choose 1").asked(spreads, "spread army" if spreads else "spread")


def test_14_5_the_last_with_shields_wins():
    t = table(
        "seats: 3\nsources-0: high-mesa\ntowers-0: barbarian-king on high-mesa\n"
        "shields-1: dwarf\nshields-2: dwarf\nis_out-1: 1"
    )
    unended(t.does("attack barbarian-king")).asked(None)
    assert t.state.outcome.winners == (0,)
