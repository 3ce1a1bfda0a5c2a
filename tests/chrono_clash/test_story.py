"""What is told of a deed: the events with what they carry, and the lines of the log."""

import re

import pytest

from game.kernel.notation import tell
from game.kernel.view import see
from game.rules.chrono_clash import events

from .laying import table


def told(t, kind):
    """The events of one kind of the last action, cards by their keys."""
    key = t.state.what
    fields = {"card", "other", "target", "attacker", "guarded", "battler", "by"}
    return [
        tuple(
            (key[value].key if value >= 0 else None) if name in fields else value
            for name, value in step.event._asdict().items()
        )
        for step in t.story
        if type(step.event) is kind
    ]


@pytest.mark.parametrize(
    ("laid", "action", "how"),
    [
        ("hand-0: plain", "summon plain", "paid"),
        ("hand-0: sneak", "sneak sneak", "sneak"),
        ("hand-0: pilot\nbattlefield-0: walker", "pilot pilot walker", "pilot"),
        ("hand-0: transform\nbattlefield-0: bear", "transform transform bear", "transform"),
    ],
)
def test_how_a_battler_came(laid, action, how):
    t = table(laid + "\ntime-0: 9").does(action)
    assert told(t, events.BattlerSummoned) == [(0, action.split()[1], how)]


def test_how_a_battler_came_for_nothing_and_for_battlers():
    t = table("hand-0: imp\nbattlefield-0: plain").does("summon imp", "settle")
    assert told(t, events.BattlerSummoned) == [(0, "imp", "extra")]
    assert told(t, events.BattlerDestroyed) == [(0, "plain", "payment", "imp")]
    laid = "battlefield-0: reinforcements\nbattlefield-1: bear tapped\nhand-0: plain\ntime-0: 5"
    t = table(laid).does("attack reinforcements bear", "summon plain")
    assert told(t, events.BattlerSummoned) == [(0, "plain", "reinforce")]


def lines(t):
    """What the log tells of the last action."""
    return [line for step in t.story if (line := tell(see(step.state, None), step.event))]


def test_what_is_decided_as_a_battler_comes_is_told_as_part_of_its_coming():
    """That it is summoned is told last, for it is only there then: nobody ignores anything of it before that."""
    t = table("hand-0: sentinel\ntime-0: 9").does("summon sentinel", "ignore")
    assert [re.sub(r"\|\d+", "", line) for line in lines(t)] == ["{seat:0} summons [sentinel]."]


def test_an_attack_on_a_battler():
    t = table("battlefield-0: wolf strength+1\nbattlefield-1: last-stand tapped\ntime-0: 3").does(
        "attack wolf last-stand"
    )
    assert told(t, events.BattlerAttacked) == [(0, "wolf")]
    assert told(t, events.Aimed) == [(0, "wolf", "last-stand", 1)]
    assert told(t, events.Battle) == [("wolf", "last-stand", 5, 5)]
    assert told(t, events.BattlerDestroyed) == [(0, "wolf", "battle", None), (1, "last-stand", "battle", None)]


def test_an_attack_on_a_stack():
    t = table("battlefield-0: lancer\nguardians-1: cat, shield\ntime-0: 3").does("attack lancer 1")
    assert told(t, events.Aimed) == [(0, "lancer", None, 1)]
    assert told(t, events.GuardianRevealed) == [(1, "shield", "lancer", None)]
    t.does("ignore")
    assert told(t, events.AbilityIgnored) == [(1, "shield")]
    assert told(t, events.Battle) == [("lancer", "shield", 5, 2), ("lancer", "cat", 5, 2)]
    assert told(t, events.GuardianDestroyed) == [(1, "shield"), (1, "cat")]


def test_an_attack_on_a_quest():
    laid = "battlefield-0: wolf\nbattlefield-1: plain tapped\nquests-1: cat on plain\ntime-0: 3"
    t = table(laid).does("attack wolf plain")
    assert told(t, events.GuardianRevealed) == [(1, "cat", "wolf", "plain")]
    assert told(t, events.Battle) == [("wolf", "cat", 4, 2)]


@pytest.mark.parametrize(
    ("key", "more", "how"),
    [
        ("recovery", "", "recovery"),
        ("withdraw", "", "withdraw"),
        ("toughness", "under-0: mouse on toughness\n", "toughness"),
    ],
)
def test_what_spared_a_loser(key, more, how):
    t = table(more + f"battlefield-0: {key}\nbattlefield-1: wolf tapped\ntime-0: 3").does(f"attack {key} wolf")
    assert told(t, events.DestructionAverted) == [(0, key, how)]


def test_quests_and_turns():
    t = table("hand-0: mouse\nbattlefield-0: plain").does("quest mouse plain")
    assert told(t, events.QuestBegun) == [(0, "mouse", "plain")]
    t.does("pass")
    assert told(t, events.Passed) == [(0,)]
    assert told(t, events.CounterPassed) == [(1, 3)]
    t.does("pass")
    assert told(t, events.QuestCompleted) == [(0, "plain", 1)]


def test_tapping_playing_and_stopping():
    assert told(table("battlefield-0: clerk").does("tap clerk"), events.TapUsed) == [(0, "clerk")]
    assert told(table("hand-0: free").does("play free"), events.ActionPlayed) == [(0, "free")]
    t = table("battlefield-0: lancer\nguardians-1: mouse, sundial").does("attack lancer 1", "use")
    assert told(t, events.AttackStopped) == [(0, "lancer")]
    t = table("seats: 3\nbattlefield-0: lancer\nguardians-2: -").does("attack lancer 2")
    assert told(t, events.PlayerEliminated) == [(2, "last")]


LINES = {
    "{seat:0} summons [plain].": ("hand-0: plain", "summon plain"),
    "{seat:0} sends [sneak] on a Sneak Attack.": ("hand-0: sneak", "sneak sneak"),
    "{seat:0} sends [pilot] aboard [walker].": ("hand-0: pilot\nbattlefield-0: walker", "pilot pilot walker"),
    "{seat:0} transforms: [transform] comes attacking.": (
        "hand-0: transform\nbattlefield-0: bear",
        "transform transform bear",
    ),
    "{seat:0} summons [imp] from the extra deck.": ("hand-0: imp\nbattlefield-0: ox", "summon imp", "settle"),
    "{seat:0} calls [plain] as reinforcement.": (
        "battlefield-0: reinforcements\nbattlefield-1: bear tapped\nhand-0: plain",
        "attack reinforcements bear",
        "summon plain",
    ),
    "{seat:0} plays [bolt].": ("hand-0: bolt", "play bolt"),
    "[bolt]: nothing happens, for no battler can be chosen.": ("hand-0: bolt", "play bolt"),
    "[bear] attacks [cat].": ("battlefield-0: bear\nbattlefield-1: cat tapped", "attack bear cat"),
    "[cat] of {seat:0} attacks [cat] of {seat:1}.": ("battlefield-0: cat\nbattlefield-1: cat tapped", "attack cat cat"),
    "[cat] of {seat:1} is destroyed in battle.": (
        "battlefield-0: cat\nbattlefield-1: cat tapped",
        "attack cat cat",
    ),
    "[bear] (5) against [cat] (2).": ("battlefield-0: bear\nbattlefield-1: cat tapped", "attack bear cat"),
    "[cat] is destroyed in battle.": ("battlefield-0: bear\nbattlefield-1: cat tapped", "attack bear cat"),
    "[bear] attacks the guardians of {seat:1}.": ("battlefield-0: bear", "attack bear 1"),
    "{seat:1} reveals [cat].": ("battlefield-0: bear\nguardians-1: cat", "attack bear 1"),
    "The guardian [cat] is destroyed.": ("battlefield-0: bear\nguardians-1: cat", "attack bear 1"),
    "{seat:1} ignores what [thorn] could do.": ("battlefield-0: bear\nguardians-1: thorn", "attack bear 1", "ignore"),
    "[recovery] recovers and stays.": ("battlefield-0: recovery\nbattlefield-1: ox tapped", "attack recovery ox"),
    "[withdraw] withdraws.": ("battlefield-0: withdraw\nbattlefield-1: ox tapped", "attack withdraw ox"),
    "[withdraw] returns to the hand of {seat:0}.": (
        "battlefield-0: withdraw\nbattlefield-1: ox tapped",
        "attack withdraw ox",
    ),
    "[ox] returns to the hand of {seat:1}, by [recall].": ("hand-0: recall\nbattlefield-1: ox", "play recall"),
    "[ace] returns to the hand of {seat:1}, by [recall].": (
        "hand-0: recall\nbattlefield-1: walker\npilots-1: ace on walker",
        "play recall",
    ),
    "[moth] returns to the hand of {seat:1}.": (
        "battlefield-0: bear\nguardians-1: moth",
        "attack bear 1",
        "use",
    ),
    "[risen] returns to the hand of {seat:1}.": ("hand-0: bolt\nbattlefield-1: risen", "play bolt"),
    "[phoenix] is destroyed by [bolt].": ("hand-0: bolt\nbattlefield-1: phoenix", "play bolt"),
    "{seat:1} takes [phoenix] from the discard pile.": ("hand-0: bolt\nbattlefield-1: phoenix", "play bolt"),
    "{seat:1} discards [cat], by [rob].": ("hand-0: rob\nhand-1: cat", "play rob"),
    "{seat:0} discards [titan], by [shed].": ("hand-0: shed, titan", "play shed"),
    "{seat:1} loses the guardian [cat], by [breach].": ("hand-0: breach\nguardians-1: cat", "play breach"),
    "{seat:0} gains a guardian, by [wall].": ("hand-0: wall", "play wall"),
    "{seat:0} discards [study] from the deck, by [legion].": (
        "hand-0: storm\nbattlefield-0: legion\ndeck-0: study",
        "play storm",
        "use",
    ),
    "{seat:0} draws [titan] from the extra deck, by [reach].": ("hand-0: reach\nextra-0: titan", "play reach"),
    "{seat:0} draws [cat].": ("hand-0: study-shed, mouse\ndeck-0: cat", "play study-shed"),
    "{seat:0} puts [mouse] under [toughness] as it comes.": (
        "hand-0: toughness, mouse",
        "summon toughness",
        "put mouse toughness",
    ),
    "[toughness] is tough: a card under it is discarded instead.": (
        "battlefield-0: toughness\nunder-0: cat on toughness\nbattlefield-1: ox tapped",
        "attack toughness ox",
    ),
    "[plain] goes on a quest.": ("battlefield-0: plain\nhand-0: mouse", "quest mouse plain"),
    "[mouse] has done its quest and is discarded.": (
        "battlefield-0: plain\nhand-0: mouse",
        "quest mouse plain",
        "pass",
        "pass",
    ),
    "[plain] completes a quest: 1 quest point.": (
        "battlefield-0: plain\nhand-0: mouse",
        "quest mouse plain",
        "pass",
        "pass",
    ),
    "[plain] completes 2 quests: 2 quest points.": (
        "battlefield-0: plain\nhand-0: mouse, cat, wake",
        "quest mouse plain",
        "play wake",
        "quest cat plain",
        "pass",
        "pass",
    ),
    "{seat:0} uses the tap ability of [clerk].": ("battlefield-0: clerk", "tap clerk"),
    "The attack of [lancer] stops: the turn is another player's now (8.10).": (
        "battlefield-0: lancer\nguardians-1: mouse, glutton",
        "attack lancer 1",
        "use",
    ),
    "The attack of [drummer] stops: nothing is left that it may attack (7.2).": (
        "battlefield-0: drummer\nbattlefield-1: sentinel tapped, elusive-taunt tapped",
        "attack drummer",
    ),
    "{seat:0} passes.": ("", "pass"),
    "{seat:0} gains 3 time: the counter goes to {seat:0}'s 7.": ("hand-0: sprint", "play sprint"),
    "The attack of [sneak] stops: it cannot attack (13.2).": ("hand-0: sneak\nbattlefield-1: truce", "sneak sneak"),
    "[storm]: no battler is in play.": ("hand-0: storm", "play storm"),
    "[crier]: {seat:0} has no battler without this icon.": ("hand-0: crier", "summon crier"),
    "[cull-pair]: no battler with cost 2 or less is in play, so that is left out.": (
        "hand-0: cull-pair\nbattlefield-0: bear\nbattlefield-1: ox",
        "play cull-pair",
    ),
    "{seat:0} loses 3 time: the counter goes to {seat:0}'s 1.": ("hand-0: loiter", "play loiter"),
    "{seat:1} gains 2 time: the counter goes to {seat:0}'s 3.": (
        "battlefield-0: bear\nguardians-1: sundial",
        "attack bear 1",
        "use",
    ),
    "The counter goes to {seat:1}'s 3.": ("", "pass"),
    "{seat:0} spends 3 time: the counter goes to {seat:0}'s 2.": ("hand-0: plain", "summon plain"),
    "{seat:0} spends 5 time: the counter goes to 0.": ("hand-0: gaira", "summon gaira"),
    "{seat:0} spends 9 time: the counter goes to 4 on the others' side.": (
        "seats: 3\nhand-0: whale",
        "summon whale",
    ),
    "The guardian [scholar] is discarded.": ("battlefield-0: bear\nguardians-1: scholar", "attack bear 1", "use"),
    "The guardian [feast] is discarded.": ("battlefield-0: bear\nguardians-1: feast", "attack bear 1"),
    "[bear] is destroyed in battle.": ("battlefield-0: bear\nguardians-1: scholar", "attack bear 1", "use"),
    "The guardian ability of [scholar] happens.": (
        "battlefield-0: bear\nguardians-1: scholar",
        "attack bear 1",
        "use",
    ),
    "The guardian ability of [spark] happens.": ("battlefield-0: bear\nguardians-1: spark", "attack bear 1", "use"),
    "The summon ability of [scout] happens.": ("hand-0: scout", "summon scout"),
    "The attack ability of [drummer] happens.": ("battlefield-0: drummer", "attack drummer"),
    "The Destroyed ability of [mourner] happens.": ("hand-0: bolt\nbattlefield-1: mourner", "play bolt"),
    "[legion] has Legion.": ("hand-0: bolt\nbattlefield-1: legion", "play bolt"),
    "[ox] is destroyed to pay for [imp].": ("hand-0: imp\nbattlefield-0: ox", "summon imp", "settle"),
    "[last-stand] has made its last stand and is destroyed.": (
        "battlefield-0: last-stand\nbattlefield-1: cat tapped",
        "attack last-stand cat",
    ),
    "[sneak] is destroyed after its Sneak Attack.": ("hand-0: sneak", "sneak sneak"),
    "[banner] is destroyed by [bolt]. What it lent to [cat] is over.": (
        "hand-0: bolt\nbattlefield-0: ox\nbattlefield-1: banner, cat",
        "play bolt",
        "pick banner",
    ),
    "[banner] is destroyed by [bolt].": (
        "hand-0: bolt\nbattlefield-0: ox\nbattlefield-1: banner",
        "play bolt",
        "pick banner",
    ),
    "{seat:0} summons [banner]. It lends to [cat] and [ox].": (
        "hand-0: banner\nbattlefield-0: cat, ox\nbattlefield-1: bear",
        "summon banner",
    ),
    "[cat] gets +2 strength until end of turn, by [boon].": ("hand-0: boon\nbattlefield-1: cat", "play boon"),
    "[shield] gets +3 strength in this battle.": (
        "battlefield-0: bear\nguardians-1: shield",
        "attack bear 1",
        "use",
    ),
    "[bear] and [cat] are tapped, by [lookout].": (
        "battlefield-0: bear, cat, ox\nguardians-1: lookout",
        "attack ox 1",
        "use",
    ),
    "[ox] gains Guardian attack +1 and +2 strength until end of turn, by [arm].": (
        "hand-0: arm\nbattlefield-0: ox",
        "play arm",
    ),
    "[mouse] was on a quest with it, and is discarded.": (
        "hand-0: bolt\nbattlefield-1: ox tapped\nquests-1: mouse on ox",
        "play bolt",
    ),
    "The next battler of {seat:0} costs 2 less (Leader).": ("battlefield-0: captain", "attack captain 1"),
    "{seat:1} is out: an attack found no guardian left.": ("battlefield-0: bear\nguardians-1: -", "attack bear 1"),
    "{seat:1} is out: no card to draw.": ("deck-1: -", "pass"),
}


def test_a_quest_whose_battler_pays_for_a_card_is_not_said_to_be_done():
    t = table("hand-0: imp\nbattlefield-0: ox tapped\nquests-0: mouse on ox\ntime-0: 5").does("summon imp", "settle")
    said = [re.sub(r"\|\d+\]", "]", tell(step.state, step.event)) for step in t.story]
    assert "[mouse] was on a quest with it, and is discarded." in said
    assert not any("done its quest" in line or "completes" in line for line in said)


def test_what_lay_under_a_tough_battler_is_told_when_that_has_been_named():
    t = table("battlefield-0: toughness\nunder-0: cat on toughness\nbattlefield-1: ox tapped")
    said = [re.sub(r"\|\d+", "", line) for line in lines(t.does("attack toughness ox"))]
    at = said.index("[toughness] is tough: a card under it is discarded instead.")
    assert said[at + 1] == "[cat] lay under it, and is discarded."


def test_what_is_lost_past_the_end_of_the_gauge_is_not_said_to_be_spent():
    t = table("hand-0: dear\ntime-0: 1").does("play dear")
    said = [tell(step.state, step.event) for step in t.story]
    assert "The counter goes to {seat:1}'s 10, the end of the gauge (4.3)." in said
    assert not any("spends" in line for line in said)


def test_time_that_is_gained_at_the_end_of_the_gauge_is_told_to_move_nothing():
    t = table("battlefield-0: clerk\ntime-0: 10").does("tap clerk")
    said = [tell(step.state, step.event) for step in t.story]
    assert "The counter stays on {seat:0}'s 10, the end of the gauge (4.3)." in said


@pytest.mark.parametrize("line", LINES)
def test_what_the_log_says(line):
    text, *actions = LINES[line]
    t = table(text + "\ntime-0: 5").does(*actions)
    said = [re.sub(r"\|\d+\]", "]", tell(step.state, step.event)) for step in t.story]
    assert line in said, [each for each in said if each]


RULED = {  # what the log says under another ruling: position, ruling, deed
    "{seat:0} spends 1 time: the counter goes to {seat:0}'s 3.": (
        "battlefield-0: reinforcements\nhand-0: bolt, mouse", ("reinforcements", "paid"), "play bolt", "summon mouse",
    ),
    "{seat:1} spends 1 time: the counter goes to {seat:0}'s 6.": (
        "battlefield-0: bear\nbattlefield-1: reinforcements tapped\nhand-1: mouse", ("reinforcements", "paid"),
        "attack bear reinforcements", "summon mouse",
    ),
    "The turn was lost when the counter touched the other side (16.1): the counter goes to {seat:1}'s 1.": (
        "hand-0: loiter, relieved", ("gauge", "strict"), "play loiter", "summon relieved",
    ),
}  # fmt: skip


@pytest.mark.parametrize("line", RULED)
def test_what_the_log_says_under_another_ruling(line):
    text, (ruling, choice), *actions = RULED[line]
    t = table(text + "\ntime-0: 5", **{ruling: choice}).does(*actions)
    said = [re.sub(r"\|\d+\]", "]", tell(step.state, step.event)) for step in t.story]
    assert line in said, [each for each in said if each]


@pytest.mark.parametrize(
    ("laid", "actions", "lines"),
    [
        (
            "hand-0: curse\nbattlefield-1: whale, ox",
            ("summon curse", "pick whale", "pick whale"),
            ["The summon ability of [curse] happens.",
             "The summon ability of [curse] happens once more, by its Time Threshold (13.17)."],
        ),
        (
            "hand-0: curse-bolt\nbattlefield-1: cat",
            ("summon curse-bolt",),
            ["The summon ability of [curse-bolt] happens.",
             "[curse-bolt], once more (13.17): nothing happens, for no battler with strength 2 or less can be chosen."],
        ),
    ],
)  # fmt: skip
def test_what_happens_twice_is_told_as_such(laid, actions, lines):
    t, said = table(f"{laid}\ntime-0: 0"), []
    for action in actions:
        t.does(action)
        said += [re.sub(r"\|\d+\]", "]", tell(step.state, step.event)) for step in t.story]
    assert [line for line in said if "ability" in line or "nothing" in line] == lines


def test_the_log_keeps_what_a_reader_may_not_know():
    t = table("hand-0: recall\nbattlefield-1: plain tapped\nquests-1: mouse on plain\ntime-0: 5").does("play recall")
    said = {seat: [tell(see(step.state, seat), step.event) for step in t.story] for seat in (0, 1)}
    assert re.sub(r"\|\d+", "", said[0][4]) == "A card returns to the hand of {seat:1}, by [recall]."
    assert not any("mouse" in line for line in said[0])
    assert any(line.startswith("[mouse|") for line in said[1])


def test_an_eliminated_players_cards_are_not_counted_out():
    t = table("seats: 3\nbattlefield-0: bear\nguardians-1: -\nhand-1: mouse, cat\ntime-0: 5").does("attack bear 1")
    said = [tell(t.state, step.event) for step in t.story]
    assert said[-1] == "" and "{seat:1} is out: an attack found no guardian left." in said
    assert not any("discards" in line for line in said)


def test_an_attack_on_a_stack_without_a_guardian_is_told_as_one():
    for guardians, what in (("-", "the empty guardian stack"), ("ox", "the guardians")):
        t = table(f"battlefield-0: bear\nguardians-1: {guardians}\ntime-0: 9").does("attack bear 1")
        assert f"attacks {what} of {{seat:1}}." in " ".join(lines(t))
