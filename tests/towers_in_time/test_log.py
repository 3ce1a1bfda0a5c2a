"""What the log says of causes: of every card that leaves play it is said that it does, and what did it."""

import random
import re
from types import SimpleNamespace

import pytest

from game.kernel import events as kernel_events
from game.kernel.agenda import apply, chooser, legal_actions
from game.kernel.conflict import conflict
from game.kernel.foresight import warned
from game.kernel.notation import log_steps, read, tell
from game.kernel.template import Noun, Seat, fill
from game.kernel.view import see
from game.rules.towers_in_time import events as ev
from game.rules.towers_in_time import texts
from game.rules.towers_in_time.log import MOST_WORDS
from game.rules.towers_in_time.naming import is_several
from game.rules.towers_in_time.rules import RULES
from tests.playing import WAYS, begin, drawn
from ui.shows import show_of
from ui.shows.towers_in_time import texts as table_texts

from .laying import paid, table


def logged(story):
    """The lines of the log, of several actions' steps in a row."""
    return [
        words for step in log_steps(story) if step is not None if (words := tell(see(step.state, None), step.event))
    ]


def lines(story):
    return [tell(see(state, None), event) for event, state in story]


@pytest.mark.parametrize("seed", range(5))
def test_in_random_games_no_card_leaves_play_without_a_line(seed):
    s, luck = begin("towers_in_time", (2, 3, 4)[seed % 3], seed), random.Random(seed)
    for _ in range(400):
        if s.outcome is not None:
            break
        story = apply(s, drawn(s, legal_actions(s), luck, WAYS[seed % 3]))
        said = " ".join(logged(story))
        is_banished = any(isinstance(step.event, ev.PlayerBanished) for step in story)
        for event, state in story:
            if isinstance(event, kernel_events.CardMoved) and not is_banished:
                start, end = (state.layout.zones[zone].name for zone in (event.start, event.end))
                if start in s.rules.fields and end in ("discard", "limbo", "gone"):
                    assert f"[{state.what[event.card].key}|" in said, (state.what[event.card], said)


def named(words):
    """The line with the keys of its cards, without their numbers."""
    return re.sub(r"\|\d+\]", "]", words)


def test_the_lines_say_what_did_it():
    t = table("sources-0: ember-plain, ember-plain\ntowers-0: squire on ember-plain\nhand-0: -\nsources-1: deep-quarry")
    quarry, squire = t.card("deep-quarry"), t.card("squire")
    s = t.state
    for event, by in (
        (ev.CardFallen(0, quarry, squire), "[squire]"),
        (ev.DamageDealt(0, squire, 3, quarry), "[deep-quarry]"),
        (ev.CardKilled(0, squire, quarry), "[deep-quarry]"),
    ):
        assert named(tell(s, event)).startswith(by)
    assert named(tell(s, ev.CardFallen(0, quarry, quarry))).count("[") == 1
    assert named(tell(s, ev.DamageDealt(0, squire, 3))).count("[") == 1


@pytest.mark.parametrize("seed", [0, 2])
def test_in_random_games_a_discarded_card_is_named(seed):
    s, luck = begin("towers_in_time", 2, seed), random.Random(seed)
    found = []
    for _ in range(400):
        if s.outcome is not None:
            break
        for event, state in apply(s, drawn(s, legal_actions(s), luck, WAYS[seed])):
            if isinstance(event, ev.CardShed):
                found.append(tell(see(state, None), event))
    assert found and not any("a card" in one for one in found), "it lies open"


def test_of_cards_that_are_named_as_many_the_lines_speak_as_of_many():
    laid = "sources-0: ember-plain\ntowers-0: orc-pikes on ember-plain\nsources-1: high-mesa\ntowers-1: novices"
    t = table(f"{laid} on high-mesa")
    novices = t.card("novices")
    s = t.state
    many = Noun("[novices]", is_plural=True)
    assert named(tell(s, ev.DamageDealt(1, novices, 3))) == fill(texts.TAKES_DAMAGE, card=many, n=3)
    assert named(tell(s, ev.CardKilled(1, novices, -1))) == fill(texts.KILLED, card=many)
    assert named(tell(s, ev.CardFallen(1, novices, -1))) == fill(texts.DESTROYED, cards=many)
    t.does("attack orc-pikes").does("defend novices")
    told = []
    while "pass" in t.options and conflict(t.state) is not None:
        told += [named(words) for words in logged(t.does("pass").story)]
    assert fill(texts.DIES, cards=many) in told, told


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
    for fighter, is_plural in (("squire", False), ("elven-bowmen", True)):
        t = table(laid.format(fighter, "runed-blade"))
        words = fill(texts.DESTROYED_WITH, card=Noun(f"[{fighter}]", is_plural), others="[runed-blade]")
        assert named(tell(t.state, ev.CardFallen(0, t.card(fighter)))) == words


def test_who_falls_says_why_and_what_goes_with_it():
    t = table(
        "sources-0: ember-plain\nhand-0: sear\nsources-1: high-mesa\ntowers-1: squire on high-mesa\n"
        "gear-1: runed-blade on squire"
    ).does("cast sear squire")
    told = logged(paid(t).story)
    for _ in range(4):
        if "pass" not in t.options:
            break
        t.does("pass")
        told += logged(t.story)
    told = [named(words) for words in told]
    assert fill(texts.DEALS_LETHAL_DAMAGE, by="[sear]", n=2, cards="[squire]") in told, told
    assert fill(texts.DIES_WITH, card="[squire]", others="[runed-blade]") in told, told


@pytest.mark.parametrize(
    ("mine", "theirs", "first", "card", "n", "text"),
    [
        ("squire, barbarian", "squire", 0, "Barbarian", 2, texts.BEGINS_BY_ATTACK),
        ("squire", "squire, barbarian", 1, "Barbarian", 2, texts.BEGINS_BY_ATTACK),
        ("barbarian", "barbarian, elf-scout", 1, "Elf Scout", 1, texts.BEGINS_BY_NEXT_ATTACK),
        ("barbarian", "", 0, "Barbarian", 2, texts.BEGINS_BY_ATTACK),
    ],
)
def test_3_8_the_log_says_which_attack_begins(mine, theirs, first, card, n, text):
    towers = [", ".join(f"{key} on high-mesa" for key in keys.split(", ") if key) or "-" for keys in (mine, theirs)]
    s = table(f"sources-0: high-mesa\ntowers-0: {towers[0]}\nsources-1: high-mesa\ntowers-1: {towers[1]}").state
    assert tell(s, kernel_events.RoundBegan(1, first)) == fill(text, seat=Seat(first), card=card, n=n)


def test_3_8_the_log_says_that_chance_begins():
    s = table(
        "sources-0: high-mesa\ntowers-0: squire on high-mesa\nsources-1: high-mesa\ntowers-1: squire on high-mesa"
    ).state
    for goal in (1, 2):
        s.goal = goal
        words = fill(texts.BEGINS_BY_CHANCE, seat=Seat(1))
        words = words if goal == 1 else fill(texts.OF_ROUND, round=1, line=words)
        assert tell(s, kernel_events.RoundBegan(1, 1)) == words


@pytest.mark.parametrize(("before", "fallen"), [(0, 0), (2, 1), (3, 1)])
def test_12_2_the_log_says_who_brings_points_and_how_many_there_are(before, fallen):
    s = table(f"seats: 3\npoints-1: {before}").state
    text = texts.SCORES_SHIELDS if fallen else texts.SCORES
    words = fill(text, seat=Seat(2), n=2, whose=Seat(1), now=before + 2, needed=4, fallen=fallen)
    assert tell(s, ev.PointsScored(2, 1, 2)) == words


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
    assert said == [fill(texts.STRIKES_FIRST, cards="[storm-drake]"), ""], said


@pytest.mark.parametrize(
    ("mine", "theirs", "why"),
    [
        ("storm-drake", "knight on high-mesa", "flyers"),
        ("storm-drake", "knight on high-mesa, storm-drake used on high-mesa", "spent flyers"),
        ("storm-drake", "knight used on high-mesa", "spent"),
        ("knight", "squire used on high-mesa", "spent"),
        ("knight", "", "none"),
        ("knight", "squire on high-mesa", ""),
        ("storm-drake", "storm-drake on high-mesa", ""),
    ],
)
def test_10_2_who_cannot_defend_is_told_why_nobody_asked(mine, theirs, why):
    laid = f"sources-0: high-mesa\ntowers-0: {mine} on high-mesa\nsources-1: high-mesa"
    t = table(laid + (f"\ntowers-1: {theirs}" if theirs else ""))
    story = [*t.does(f"attack {mine}").story]
    if t.state.agenda[-1].what == "defend":
        story += [*t.does("done").story]
    words = fill(texts.CANNOT_DEFEND[why] if why else texts.DOES_NOT_DEFEND, seat=Seat(1))
    assert words in lines(story)
    assert (words in logged(story)) is (why not in ("spent", "none")), "the log says nothing that is plain to see"


def test_10_2_among_several_it_is_told_that_nobody_can_defend():
    laid = "seats: 3\nsources-0: high-mesa\ntowers-0: storm-drake on high-mesa\nsources-1: high-mesa\n"
    t = table(laid + "towers-1: knight used on high-mesa\nsources-2: high-mesa\ntowers-2: squire on high-mesa")
    said = [line for line in lines(t.does("attack storm-drake").story) if "defend" in line]
    assert said == [texts.NO_ONE_CAN_DEFEND["flyers"]]


def test_cards_that_are_alike_are_named_once_and_counted():
    board = "sources-0: ember-plain, ember-plain\ntowers-0: {} on ember-plain\nsources-1: high-mesa, high-mesa\n"
    theirs = "squire on high-mesa, squire on high-mesa, knight on high-mesa"
    t = table(f"{board.format('orc-pikes')}towers-1: {theirs}").does("attack orc-pikes", "defend squire")
    t.does(next(text for text in t.options if text.startswith("defend squire")), "defend knight")
    while t.state.agenda[-1].what == "defend":
        t.does("done")
    told = [named(words) for words in lines(t.story)]
    assert fill(texts.DEFENDS, seat=Seat(1), defenders="[knight] and two copies of [squire]") in told, told


def test_where_both_sides_have_cards_that_are_alike_it_is_said_whose_they_are():
    laid = "sources-0: high-mesa\ntowers-0: squire on high-mesa\nsources-1: high-mesa\ntowers-1: squire on high-mesa"
    t = table(laid).does("attack squire", "defend squire")
    both = Noun("{seat:0}'s [squire] and {seat:1}'s [squire]", is_plural=True)
    assert fill(texts.EACH_TAKE_LETHAL_DAMAGE, cards=both, n=1) in [named(words) for words in logged(t.story)]
    t = table(f"{laid}, knight on high-mesa").does("attack squire", "defend squire")
    assert "{seat:0}'s Squire and {seat:1}'s Squire" in conflict(t.state).ending.words


def story_of(t, seat, verb):
    """What happens if that seat, which is asked, does the first deed of that verb."""
    assert chooser(t.state) == seat
    return apply(t.state, next(action for action in legal_actions(t.state) if action.verb == verb))


def test_the_end_of_a_turn_says_by_which_passes_it_came():
    t = table("hand-1: deep-quarry, deep-quarry, deep-quarry\nturn: 1")
    for _ in range(2):
        t.does("pass").does("build deep-quarry")
    assert logged(story_of(t, 0, "pass"))[0] == fill(texts.PASSED_THREE_TIMES, seat=Seat(0))
    t = table("hand-1: deep-quarry\nturn: 1").does("pass").does("build deep-quarry").does("pass")
    assert logged(story_of(t, 1, "pass"))[0] == texts.ALL_PASSED


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
    return [named(line) for line in logged(story)]


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
    said = fill(texts.WILL_DEAL_NO_DAMAGE, card=t.state.what[t.card(card)].name)
    assert warned(t.state, 0, read(t.state, deed)) == [said]
    by = Noun(f"[{deed.split()[1]}]")
    assert fill(texts.NO_DAMAGE, cards=f"[{card}]", by=by) in said_of(t, deed)


def test_8_12_who_strikes_in_vain_is_told_in_the_log_with_the_rule_the_quick_before_the_others():
    t = table(
        "sources-0: deep-quarry\ntowers-0: gargoyle-watch on deep-quarry\n"
        "sources-1: high-mesa\ntowers-1: storm-drake on high-mesa, squire on high-mesa"
    ).does("attack gargoyle-watch")
    told = [line for line in said_of(t, "defend storm-drake", "done") if line]
    safe = fill(texts.NO_DAMAGE, cards="[gargoyle-watch]", by="[storm-drake]")
    assert told[1] == f"{fill(texts.STRIKES_FIRST, cards='[storm-drake]')} {safe}"
    assert told[2] == fill(texts.TAKES_DAMAGE, card="[storm-drake]", n=2)


def test_what_lies_on_a_card_that_goes_back_to_limbo_is_told_before_and_in_the_log():
    t = table(
        "sources-0: high-mesa\ntowers-0: mirror-of-ways on high-mesa, knight on high-mesa\n"
        "gear-0: wolf on knight, boots-of-haste on knight\ncharms-0: stoneskin on wolf\nsources-1: high-mesa"
    )
    before = warned(t.state, 0, read(t.state, "use mirror-of-ways knight"))
    assert before == [fill(texts.WILL_BE_DISCARDED, card="Knight", others="Wolf, Stoneskin and Boots of Haste")]
    found = [line for line in said_of(t, "use mirror-of-ways knight") if "limbo" in line]
    others = Noun("[wolf], [stoneskin] and [boots-of-haste]", is_plural=True)
    assert found == [fill(texts.RECALLED_WITH, card="[knight]", seat=Seat(0), others=others)]
    t.shows("limbo-0: knight\ndiscard-0: boots-of-haste, stoneskin, wolf")


def test_only_what_is_paid_for_is_transported_a_source_and_a_shield_come_into_play():
    t = table("sources-0: high-mesa\nshields-0: squire, griffin\nlimbo-0: deep-quarry\nsources-1: high-mesa")
    t.does("build deep-quarry")
    assert fill(texts.PLAYS_SOURCE, seat=Seat(0), card="[deep-quarry]") in map(named, logged(t.story))
    t = table("sources-0: high-mesa\nshields-0: squire, griffin\nsources-1: high-mesa").does("pull squire high-mesa")
    assert named(logged(t.story)[0]) == fill(texts.PULLS, seat=Seat(0), card="[squire]")
    step = next(step for step in t.story if isinstance(step.event, ev.CardTransported))
    heard = []
    moment = SimpleNamespace(is_mine=lambda seat: False, view=see(step.state, 1), names=("Ada", "Boole"))
    moment.say = lambda words, *_: heard.append(words)
    moment.sound = moment.held_up = moment.carry = lambda *_: ""
    show_of("towers_in_time").events.announced[ev.CardTransported](step.event, moment)
    words = fill(texts.COMES_INTO_PLAY, card="[Squire]", host="[High Mesa]")
    assert named(*heard) == words, "over the table it is said onto what"


def test_5_13_that_a_pulled_card_finds_no_place_and_waits_in_limbo_is_told():
    t = table("shields-0: hill-giant, high-mesa\nsources-0: deep-quarry")
    told = [named(line) for line in logged(apply(t.state, read(t.state, "pull hill-giant")))]
    assert told[0] == fill(texts.PULLS_INTO_LIMBO, seat=Seat(0), card="[hill-giant]")


def test_4_7_how_often_somebody_has_passed_in_a_row_is_told_where_a_third_time_ends_the_turn():
    why = show_of("towers_in_time").plates.why
    t = table("sources-0: deep-quarry\nhand-1: deep-quarry, deep-quarry, deep-quarry").does("pass", "build deep-quarry")
    assert why(t.state, 0) == table_texts.PASSED[1] and not why(t.state, 1)
    t.does("pass")
    assert why(t.state, 0) == table_texts.PASSED[2]


def test_a_card_that_is_transported_and_paid_for_has_one_line():
    t = table("sources-0: deep-quarry\nhand-0: dwarven-militia")
    story = apply(t.state, read(t.state, "transport dwarven-militia deep-quarry"))
    line = fill(texts.TRANSPORTS, seat=Seat(0), card="[dwarven-militia]", host="[deep-quarry]")
    assert [named(words) for words in logged(story)] == [line]


def test_a_spell_has_its_line_when_it_has_been_paid_for():
    t = table("sources-0: ember-plain, ember-plain, glowing-vein\nhand-0: flame-brand\nadrift-0: orc-pikes")
    assert not logged(t.does("cast flame-brand orc-pikes").story)
    line = fill(texts.CASTS_ON, seat=Seat(0), card="[flame-brand]", target="[orc-pikes]")
    assert [named(words) for words in logged(t.does("settle").story)] == [line]


def test_what_a_spell_cancels_is_named():
    t = table("seats: 3\nsources-0: ember-plain\nhand-0: sear\nsources-1: high-mesa\nadrift-1: squire\nhand-1: dispel")
    t.does("cast sear squire").asked(1, "react").does("cancel dispel")
    story = [*t.story, *(t.does("settle").story if t.state.agenda[-1].what == "pay" else ())]
    line = fill(texts.CANCELS, seat=Seat(1), card="[dispel]", target="[sear]")
    assert line in [named(words) for words in logged(story)]


@pytest.mark.parametrize("seed", range(4))
def test_in_random_games_lines_are_short(seed):
    s, luck = begin("towers_in_time", (2, 3, 4)[seed % 3], seed), random.Random(seed)
    for _ in range(300):
        if s.outcome is not None:
            break
        for step in log_steps(apply(s, drawn(s, legal_actions(s), luck, WAYS[seed % 3]))):
            if step is None or not type(step.event).__module__.startswith(ev.__package__):
                continue
            words = re.sub(r"\[([a-z-]+)\|\d+\]", lambda key: s.rules.book[key[1]].name, tell(step.state, step.event))
            words = re.sub(r"\{\d:([^|]*)\|[^}]*\}", r"\1", words)
            assert len(words.split()) <= MOST_WORDS or isinstance(step.event, ev.TemperPaid), words


def test_the_bonuses_that_a_card_gives_at_once_have_one_line():
    t = table(
        "sources-0: high-mesa, high-mesa\ntowers-0: knight on high-mesa, barbarian-king on high-mesa\nhand-0: blessing"
    )
    s = t.does("cast blessing knight").state
    story = apply(s, next(action for action in legal_actions(s) if action.verb == "settle"))
    (line,) = [words for words in logged(story) if "+2" in words]
    assert "[knight|" in line and "attack" in line and "defense" in line
