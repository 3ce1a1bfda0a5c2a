"""What the log says of causes: of every card that leaves play it is said that it does, and what did it."""

import random
import re
from types import SimpleNamespace

import pytest

from game.kernel import events as kernel_events
from game.kernel.agenda import apply, asks, chooser, legal_actions
from game.kernel.conflict import conflict
from game.kernel.foresight import warned
from game.kernel.notation import read, tell
from game.kernel.view import see
from game.rules.towers_in_time import events as ev
from game.rules.towers_in_time.naming import is_several
from game.rules.towers_in_time.rules import RULES
from tests.playing import WAYS, begin, drawn
from ui.shows import show_of

from .laying import paid, table

USED_UP = "{seat:1} cannot defend: every fighter is used or paralyzed (10.2)."


def lines(story):
    return [tell(see(state, None), event) for event, state in story]


@pytest.mark.parametrize("seed", range(5))
def test_in_random_games_no_card_leaves_play_without_a_line(seed):
    s, luck = begin("towers_in_time", (2, 3, 4)[seed % 3], seed), random.Random(seed)
    for _ in range(400):
        if s.outcome is not None:
            break
        story = apply(s, drawn(s, legal_actions(s), luck, WAYS[seed % 3]))
        said = " ".join(lines(story))
        is_banished = any(isinstance(step.event, ev.PlayerBanished) for step in story)
        for event, state in story:
            if isinstance(event, kernel_events.CardMoved) and not is_banished:
                start, end = (state.layout.zones[zone].name for zone in (event.start, event.end))
                if start in s.rules.fields and end in ("discard", "limbo", "gone"):
                    assert f"|{event.card}]" in said, (state.what[event.card], said)


def named(words):
    return "]".join(part.split("|")[0] for part in words.split("]"))


def test_the_lines_say_what_did_it():
    t = table("sources-0: ember-plain, ember-plain\ntowers-0: squire on ember-plain\nhand-0: -\nsources-1: deep-quarry")
    quarry, squire = t.card("deep-quarry"), t.card("squire")
    s = t.state
    assert named(tell(s, ev.CardFallen(0, quarry, squire))) == "[deep-quarry] is destroyed by [squire]."
    assert named(tell(s, ev.CardFallen(0, quarry, quarry))) == "[deep-quarry] is destroyed."
    assert named(tell(s, ev.DamageDealt(0, squire, 3, quarry))) == "[squire] takes 3 damage from [deep-quarry]."
    assert named(tell(s, ev.DamageDealt(0, squire, 3))) == "[squire] takes 3 damage."
    assert named(tell(s, ev.CardKilled(0, squire, quarry))) == "[squire] is killed by [deep-quarry]."


def test_who_discards_because_there_are_too_many_is_said_to_by_the_rule_that_says_so():
    laid = "sources-0: ember-plain\nhand-0: squire, badger, squire, squire, squire, squire, squire\nturn: {}"
    for turn, number in ((0, "3.7"), (4, "4.9")):
        s = table(laid.format(turn)).state
        card = s.cards_in(0, "hand")[1]
        line = named(tell(s, ev.CardShed(0, card)))
        assert line == f"{{seat:0}} discards [badger]: six cards are kept at most ({number})."
    s = table("sources-0: ember-plain\nlimbo-0: badger").state
    line = named(tell(s, ev.CardShed(0, s.cards_in(0, "limbo")[0])))
    assert line == "{seat:0} discards [badger] from limbo, to make room (5.5)."


@pytest.mark.parametrize("seed", [0, 2])
def test_in_random_games_so_does_the_log(seed):
    s, luck = begin("towers_in_time", 2, seed), random.Random(seed)
    found = []
    for _ in range(400):
        if s.outcome is not None:
            break
        for event, state in apply(s, drawn(s, legal_actions(s), luck, WAYS[seed])):
            if isinstance(event, ev.CardShed):
                found.append(tell(see(state, None), event))
    assert found and not any("a card" in one for one in found), "it lies open"
    assert all(re.search(r"(kept at most \((3.7|4.9)\)|to make room \(5.5\))\.$", one) for one in found), found


def test_of_cards_that_are_named_as_many_the_lines_speak_as_of_many():
    laid = "sources-0: ember-plain\ntowers-0: orc-pikes on ember-plain\nsources-1: high-mesa\ntowers-1: novices"
    t = table(f"{laid} on high-mesa")
    pikes, novices = t.card("orc-pikes"), t.card("novices")
    s = t.state
    assert named(tell(s, ev.DamageDealt(1, novices, 3))) == "[novices] take 3 damage."
    assert named(tell(s, ev.CardKilled(1, novices, pikes))) == "[novices] are killed by [orc-pikes]."
    assert named(tell(s, ev.CardFallen(1, novices, pikes))) == "[novices] are destroyed by [orc-pikes]."
    t.does("attack orc-pikes").does("defend novices")
    told = [named(words) for words in lines(t.story)]
    while "pass" in t.options and conflict(t.state) is not None:
        told += [named(words) for words in lines(t.does("pass").story)]
    assert "[orc-pikes] and [novices] strike." in told and "[novices] were killed, and fall." in told, told


def test_a_question_about_an_army_speaks_of_its_leader_as_it_is_named():
    laid = (
        "sources-0: ember-plain\ntowers-0: orc-pikes on ember-plain, orc-warlord on ember-plain\nsources-1: high-mesa"
    )
    for key, words in (("orc-pikes", "Orc Pikes attack: who else marches in their army?"),
                       ("orc-warlord", "Orc Warlord attacks: who else marches in its army?")):  # fmt: skip
        assert asks(table(laid).does(f"attack {key}").state) == words


SEVERAL = """Boots of Haste, Lancers of Dawn, Wings of the Roc,
Cinder Imps, Cloud Skippers, Cultists, Deep Roots, Drowned Bell Ringers, Dwarf Riflemen, Dwarf Veterans,
Elf Bladedancers, Elven Bowmen, Featherfall Archers, Ghouls, Glass Harpies, Goblin Archers, Goblin Sneaks, Grave Rats,
Healers, Hospital Wagons, Hot Springs, Ice Harpooners, Mercenaries, Mist Walkers, Novices, Orc Pikes, Orc Raiders,
Pearl Divers, Plague Bearers, Raven Riders, Reef Sentinels, Sea Elf Mariners, Sea Elf Marines, Signal Fires,
Skyreach Lancers, Templars, Tunnel Wardens, War Drums, Wights, Wind Callers, Wolf Riders, Zephyr Couriers"""


def test_which_cards_have_the_name_of_many():
    names = {printed.name for printed in RULES.book}
    assert {name for name in names if is_several(name)} == set(SEVERAL.replace("\n", " ").split(", "))


def test_of_many_and_with_many_it_is_said_as_of_many():
    laid = "sources-0: high-mesa\ntowers-0: {0} on high-mesa\ngear-0: {1} on {0}\nhand-0: -"
    for fighter, items, words in (
        ("squire", "runed-blade", "[squire] is destroyed; with it goes [runed-blade]."),
        ("elven-bowmen", "runed-blade", "[elven-bowmen] are destroyed; with them goes [runed-blade]."),
        ("squire", "boots-of-haste", "[squire] is destroyed; with it go [boots-of-haste]."),
    ):
        t = table(laid.format(fighter, items))
        assert named(tell(t.state, ev.CardFallen(0, t.card(fighter)))) == words


def test_who_falls_says_why_and_what_goes_with_it():
    t = table(
        "sources-0: ember-plain\nhand-0: sear\nsources-1: high-mesa\ntowers-1: squire on high-mesa\n"
        "gear-1: runed-blade on squire"
    ).does("cast sear squire")
    told = lines(paid(t).story)
    for _ in range(4):
        if "pass" not in t.options:
            break
        t.does("pass")
        told += lines(t.story)
    told = [named(words) for words in told]
    assert any(words.startswith("[squire] takes ") and words.endswith(" damage from [sear].") for words in told), told
    assert "[squire] was killed, and falls; with it goes [runed-blade]." in told, told


@pytest.mark.parametrize(
    ("mine", "theirs", "line"),
    [
        ("squire, barbarian", "squire", "{seat:0} begins: Barbarian has the highest attack without bonuses, 2 (3.8)."),
        ("squire", "squire, barbarian", "{seat:1} begins: Barbarian has the highest attack without bonuses, 2 (3.8)."),
        (
            "barbarian",
            "barbarian, elf-scout",
            "{seat:1} begins: Elf Scout has the next highest attack after equal ones without bonuses, 1 (3.8).",
        ),
        ("barbarian", "", "{seat:0} begins: Barbarian has the highest attack without bonuses, 2 (3.8)."),
    ],
)
def test_3_8_the_log_says_which_attack_begins(mine, theirs, line):
    towers = [", ".join(f"{key} on high-mesa" for key in keys.split(", ") if key) or "-" for keys in (mine, theirs)]
    s = table(f"sources-0: high-mesa\ntowers-0: {towers[0]}\nsources-1: high-mesa\ntowers-1: {towers[1]}").state
    assert tell(s, kernel_events.RoundBegan(1, int(line[6]))) == line
    s.rulings = {**s.rulings, "begins": "current"}
    assert "bonuses" not in tell(s, kernel_events.RoundBegan(1, int(line[6])))


def test_3_8_the_log_says_that_chance_begins():
    s = table(
        "sources-0: high-mesa\ntowers-0: squire on high-mesa\nsources-1: high-mesa\ntowers-1: squire on high-mesa"
    ).state
    for goal, number in ((1, ""), (2, "Round 1: ")):
        s.goal = goal
        for first in (0, 1):
            words = f"{number}{{seat:{first}}} begins by chance: the attacks are equal (3.8)."
            assert tell(s, kernel_events.RoundBegan(1, first)) == words


@pytest.mark.parametrize(
    ("before", "words"), [(0, "2 of the 4 that break one"), (2, "4 of the 4 that break one"), (3, "5, and 4 break one")]
)
def test_12_2_the_log_says_who_brings_points_and_how_many_there_are(before, words):
    s = table(f"seats: 3\npoints-1: {before}").state
    assert tell(s, ev.PointsScored(2, 1, 2)) == f"{{seat:2}} brings 2 points on the shields of {{seat:1}}: {words}."


@pytest.mark.parametrize(("seats", "words"), [(2, "is banished."), (3, "is banished with all cards.")])
def test_1_3_cards_are_said_to_go_with_their_player_only_where_others_play_on(seats, words):
    laid = "sources-0: high-mesa\ntowers-0: sphinx on high-mesa\nshields-1: high-mesa\nsources-1: still-lake"
    t = table(f"seats: {seats}\n{laid}").does("attack sphinx")
    story = [*t.story]
    while not any(isinstance(step.event, ev.PlayerBanished) for step in story):
        story += t.does(next(text for text in ("done", "choose 1", "pass", *t.options) if text in t.options)).story
    told = [tell(see(step.state, 0), step.event) for step in story if isinstance(step.event, ev.PlayerBanished)]
    assert told == [f"{{seat:1}} has no shield left and {words}"]
    assert bool(t.state.cards_in(1, "sources")) is (seats == 2)


def test_10_3_before_the_damage_of_a_combat_the_log_says_whose_blows_it_comes_from():
    t = table(
        "sources-0: high-mesa\ntowers-0: iron-colossus on high-mesa\nsources-1: high-mesa\n"
        "towers-1: knight on high-mesa, storm-drake on high-mesa, squire on high-mesa"
    )
    t.does("attack iron-colossus", "defend knight", "defend storm-drake", "done")
    told = []
    for _ in range(20):
        told += [(step.event, tell(see(step.state, 0), step.event)) for step in t.story]
        if t.state.agenda[-1].what == "act":
            break
        t.does("settle" if "settle" in t.options else "pass")
    said = [named(words) for event, words in told if isinstance(event, ev.BlowsFell)]
    assert said == ["[storm-drake] strikes before the others (8.2).", "[iron-colossus] and [knight] strike."], said


@pytest.mark.parametrize(
    ("mine", "theirs", "words"),
    [
        ("storm-drake", "knight on high-mesa", "{seat:1} cannot defend: only flyers stop flyers (10.2)."),
        (
            "storm-drake",
            "knight on high-mesa, storm-drake used on high-mesa",
            "{seat:1} cannot defend: only flyers stop flyers, and theirs are used or paralyzed (10.2).",
        ),
        (
            "storm-drake",
            "knight used on high-mesa",
            USED_UP,
        ),
        ("knight", "squire used on high-mesa", USED_UP),
        ("knight", "", "{seat:1} cannot defend: there is no fighter (10.2)."),
        ("knight", "squire on high-mesa", "{seat:1} does not defend."),
        ("storm-drake", "storm-drake on high-mesa", "{seat:1} does not defend."),
    ],
)
def test_10_2_who_cannot_defend_is_told_why_nobody_asked(mine, theirs, words):
    laid = f"sources-0: high-mesa\ntowers-0: {mine} on high-mesa\nsources-1: high-mesa"
    t = table(laid + (f"\ntowers-1: {theirs}" if theirs else ""))
    story = [*t.does(f"attack {mine}").story]
    if t.state.agenda[-1].what == "defend":
        story += [*t.does("done").story]
    assert words in lines(story)


def test_10_2_among_several_it_is_told_that_nobody_can_defend():
    laid = "seats: 3\nsources-0: high-mesa\ntowers-0: storm-drake on high-mesa\nsources-1: high-mesa\n"
    t = table(laid + "towers-1: knight used on high-mesa\nsources-2: high-mesa\ntowers-2: squire on high-mesa")
    said = [line for line in lines(t.does("attack storm-drake").story) if "defend" in line]
    assert said == ["Nobody can defend: only flyers stop flyers (10.2)."]


def test_cards_that_are_alike_are_named_once_and_counted():
    board = "sources-0: ember-plain, ember-plain\ntowers-0: {} on ember-plain\nsources-1: high-mesa, high-mesa\n"
    theirs = "squire on high-mesa, squire on high-mesa, knight on high-mesa"
    t = table(f"{board.format('orc-pikes')}towers-1: {theirs}").does("attack orc-pikes", "defend squire")
    t.does(next(text for text in t.options if text.startswith("defend squire")), "defend knight")
    while t.state.agenda[-1].what == "defend":
        t.does("done")
    told = [named(words) for words in lines(t.story)]
    assert "{seat:1} defends with [knight] and two copies of [squire]." in told, told
    assert "[orc-pikes], [knight] and two copies of [squire] strike." in told, told


def test_where_both_sides_have_cards_that_are_alike_it_is_said_whose_they_are():
    laid = "sources-0: high-mesa\ntowers-0: squire on high-mesa\nsources-1: high-mesa\ntowers-1: squire on high-mesa"
    t = table(laid).does("attack squire", "defend squire")
    assert "{seat:0}'s [squire] and {seat:1}'s [squire] strike." in [named(words) for words in lines(t.story)]
    t = table(f"{laid}, knight on high-mesa").does("attack squire", "defend squire")
    assert conflict(t.state).ending.words == "{seat:0}'s Squire and {seat:1}'s Squire die."


def story_of(t, seat, verb):
    """What happens if that seat, which is asked, does the first deed of that verb."""
    assert chooser(t.state) == seat
    return apply(t.state, next(action for action in legal_actions(t.state) if action.verb == verb))


def test_the_end_of_a_turn_says_by_which_passes_it_came():
    t = table("hand-1: deep-quarry, deep-quarry, deep-quarry\nturn: 1")
    for _ in range(2):
        t.does("pass").does("build deep-quarry")
    ending = "The turn ends: {seat:0} has passed three times in a row (4.7), and goes last in the next."
    assert ending in lines(story_of(t, 0, "pass"))
    t = table("hand-1: deep-quarry\nturn: 1").does("pass").does("build deep-quarry").does("pass")
    assert "The turn ends: all have passed (4.6). {seat:1} goes last in the next." in lines(story_of(t, 1, "pass"))


def test_what_a_card_does_to_another_without_damage_has_a_line_too():
    """A sign on a card alone would leave open whose doing it is."""
    t = table(
        "sources-0: high-mesa, high-mesa\nhand-0: breathless-moment\n"
        "sources-1: high-mesa\ntowers-1: squire on high-mesa"
    )
    story = apply(t.state, read(t.state, "cast breathless-moment squire"))
    while t.state.agenda[-1].what != "act" and "pays" not in str(lines(story)):
        story += apply(t.state, legal_actions(t.state)[0])
    assert "[breathless-moment] paralyzes [squire]." in [named(line) for line in lines(story)]
    t = table(
        "sources-0: high-mesa\ntowers-0: wind-callers on high-mesa\nsources-1: high-mesa, still-lake\n"
        "towers-1: pegasus on high-mesa, minor-air-elemental on still-lake"
    )
    said = [named(line) for line in lines(apply(t.state, read(t.state, "use wind-callers")))]
    assert "[pegasus] lands." in said and "[minor-air-elemental] lands." not in said


def said_of(t, *deeds):
    """The lines of a spell that is cast, with whatever it asks being answered as it comes."""
    story = []
    for deed in deeds:
        story += apply(t.state, read(t.state, deed))
    while t.state.agenda[-1].what != "act" and t.state.outcome is None:
        story += apply(t.state, legal_actions(t.state)[0])
    return [named(line) for line in lines(story)]


def test_which_cards_a_spell_taxes_is_told_but_not_of_those_that_lay_so_already():
    laid = (
        "sources-0: still-lake, still-lake, still-lake\nhand-0: ebb\nsources-1: high-mesa\n"
        "towers-1: squire{} on high-mesa, badger on high-mesa"
    )
    assert "[ebb] taxes [squire]." in said_of(table(laid.format("")), "cast ebb squire")
    assert not any("taxes" in line for line in said_of(table(laid.format(" used")), "cast ebb squire"))


def test_which_cards_a_spell_straightens_is_told_in_one_line():
    t = table(
        "sources-0: still-lake, still-lake\nhand-0: flow\ntowers-0: minor-water-elemental used on still-lake, "
        "minor-water-elemental used on still-lake, squire used on still-lake\nsources-1: high-mesa"
    )
    (line,) = [line for line in said_of(t, "cast flow") if "straightens" in line]
    assert line == "[flow] straightens two copies of [minor-water-elemental]."


@pytest.mark.parametrize(("deed", "card"), [("shoot dwarf-catapult", "wraith"), ("use plague-bearers", "banshee")])
def test_8_13_whom_a_shot_or_an_ability_does_not_harm_is_told_before_and_in_the_log(deed, card):
    t = table(
        "sources-0: deep-quarry\ntowers-0: dwarf-catapult on deep-quarry, plague-bearers on deep-quarry\n"
        f"sources-1: high-mesa\ntowers-1: {card} exposed1 on high-mesa"
    )
    deed += f" {card}" * deed.startswith("shoot")
    by = t.state.what[t.card(deed.split()[1])].name
    said = f"{t.state.what[t.card(card)].name} takes no damage from {by} (8.13)."
    assert warned(t.state, 0, read(t.state, deed)) == [said]
    assert f"[{card}] takes no damage from [{deed.split()[1]}] (8.13)." in said_of(t, deed)


def test_8_12_who_strikes_in_vain_is_told_in_the_log_with_the_rule_the_quick_before_the_others():
    t = table(
        "sources-0: deep-quarry\ntowers-0: gargoyle-watch on deep-quarry\n"
        "sources-1: high-mesa\ntowers-1: storm-drake on high-mesa, squire on high-mesa"
    ).does("attack gargoyle-watch")
    told = [line for line in said_of(t, "defend storm-drake", "done") if line]
    assert told[1:4] == [
        "[storm-drake] strikes before the others (8.2). [gargoyle-watch] takes no damage from [storm-drake] (8.12).",
        "[gargoyle-watch] strikes.",
        "[storm-drake] takes 2 damage.",
    ]


def test_what_lies_on_a_card_that_goes_back_to_limbo_is_told_before_and_in_the_log():
    t = table(
        "sources-0: high-mesa\ntowers-0: mirror-of-ways on high-mesa, knight on high-mesa\n"
        "gear-0: wolf on knight, boots-of-haste on knight\ncharms-0: stoneskin on wolf\nsources-1: high-mesa"
    )
    before = warned(t.state, 0, read(t.state, "use mirror-of-ways knight"))
    assert before == ["What lies on Knight is discarded: Wolf, Stoneskin and Boots of Haste."]
    found = [line for line in said_of(t, "use mirror-of-ways knight") if "limbo" in line]
    assert found == [
        "[knight] goes back to the limbo of {seat:0}; [wolf], [stoneskin] and [boots-of-haste] are discarded."
    ]
    t.shows("limbo-0: knight\ndiscard-0: boots-of-haste, stoneskin, wolf")


def test_only_what_is_paid_for_is_transported_a_source_and_a_shield_come_into_play():
    t = table("sources-0: high-mesa\nshields-0: squire, griffin\nlimbo-0: deep-quarry\nsources-1: high-mesa")
    t.does("build deep-quarry")
    assert "{seat:0} puts [deep-quarry] into play." in map(named, lines(t.story))
    t = table("sources-0: high-mesa\nshields-0: squire, griffin\nsources-1: high-mesa").does("pull squire high-mesa")
    told = [named(words) for words in lines(t.story) if words]
    assert told[:2] == ["{seat:0} pulls the shield [squire].", "[squire] comes into play on [high-mesa]."]
    step = next(step for step in t.story if isinstance(step.event, ev.CardTransported))
    heard = []
    moment = SimpleNamespace(is_mine=lambda seat: False, view=see(step.state, 1), names=("Ada", "Boole"))
    moment.say = lambda words, *_: heard.append(words)
    moment.sound = moment.held_up = moment.carry = lambda *_: ""
    show_of("towers_in_time").events.announced[ev.CardTransported](step.event, moment)
    assert named(*heard) == "[Squire] comes into play on [High Mesa].", "the same is said over the table"


def test_5_13_that_a_pulled_card_finds_no_place_and_waits_in_limbo_is_told():
    t = table("shields-0: hill-giant, high-mesa\nsources-0: deep-quarry")
    told = [named(line) for line in lines(apply(t.state, read(t.state, "pull hill-giant")))]
    assert "[hill-giant] finds no place in a tower, and waits in limbo (5.13)." in told


def test_4_7_how_often_somebody_has_passed_in_a_row_is_told_where_a_third_time_ends_the_turn():
    why = show_of("towers_in_time").plates.why
    t = table("sources-0: deep-quarry\nhand-1: deep-quarry, deep-quarry, deep-quarry").does("pass", "build deep-quarry")
    assert why(t.state, 0) == "Passed once: the third pass in a row ends the turn (4.7)." and not why(t.state, 1)
    t.does("pass")
    assert why(t.state, 0) == "Passed twice in a row: the third pass in a row ends the turn (4.7)."
