"""What words do, ask and say: played with the cards of a toy realm."""

import random
import re
from pathlib import Path

import pytest

from game.effects import texts
from game.effects.telling import laid
from game.kernel import notation
from game.kernel.agenda import advance, asks, explain, label, legal_actions, perform
from game.kernel.events import ModifierLaid
from game.kernel.modifiers import ADD, Lasting, Modifier, holding, imposed, worth
from game.kernel.template import fill
from game.kernel.verbs import expire, move
from tests.effects import realm
from tests.table import Table


@pytest.fixture
def lay(tmp_path):
    rules = realm.make(tmp_path)
    return lambda text: Table(text, rules=rules)


def numbers(t, *cards):
    return [(worth(t.state, t.card(card), "attack"), worth(t.state, t.card(card), "defense")) for card in cards]


def buttons(t):
    return [label(t.state, action) for action in legal_actions(t.state)]


# What cards say

TEXTS = {
    "elf": "",
    "prince": "While this is in play, all other Elf Creatures in this time get +1 attack and +1 defense.",
    "mongol": "While this is in play, this card gets +1 attack for each other Mongol in play.",
    "coward": "While this is in play, if there is an enemy Giant in play, this card gets \u22122 attack.",
    "dome": "While this is in play, your other Creatures can't be attacked unless there is a Giant in play.",
    "licence": "While this is in play, you can have more than three cards.",
    "bolt": "Deal 2 damage to a Creature in play.",
    "rally": "All Elf Creatures in play get +2 attack and +2 defense until end of turn.",
    "frenzy": "A Creature in play gets +3 attack this combat, then side it.",
    "truce": "Your opponents can't attack Creatures in play until end of turn.",
    "mercy": "A Creature can't be attacked until end of turn.",
    "tithe": "Discard an enemy Creature in play, "
    "unless its owner chooses to side a standing Resource you have in play.",
    "rite": "Side a standing Creature you have in play, then draw two cards, then draw a card.",
    "flood": "Return two Creatures in play to their owners' hands.",
    "lure": "Put up to two Creatures in play into their owners' decks.",
    "gift": "You may draw a card.",
    "theft": "You may discard an enemy Creature in play.",
    "pact": "Each player draws a card.",
    "omen": "If there are two Elves in play, draw a card.",
    "glamour": "A Creature in play gains Elf until end of turn.",
    "plague": "Deal 1 damage to all wounded Creatures in play.",
    "medic": "Return a Creature in the sick bay to its owner's hand.",
    "census": "Draw a card for each Elf in play.",
    "herald": "When another card is played, if it is your turn, that card gets +2 attack this combat.",
    "curse": "An enemy Creature in play gets \u22121 attack while this is in play.",
    "doom": "Deal 1 damage to all Creatures in play or 3 damage to a Creature in play.",
}


def test_what_cards_say(lay):
    assert {p.key: p.text for p in lay("").state.rules.book if p.key in TEXTS or p.text} == TEXTS


def test_the_word_in_the_readme_is_one_of_the_realm():
    """What the README shows is what stands here, and what the tests below play with."""
    readme = (Path(realm.__file__).parents[2] / "game" / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(class .*?)```", readme, re.S)
    assert example in Path(realm.__file__).read_text(encoding="utf-8")


# Numbers


def test_a_prince_strengthens_the_other_elves_beside_him(lay):
    t = lay("play-0: elf, prince, giant\nplay-1: elf\npast-0: elf\nhand-0: elf")
    assert numbers(t, "elf@play-0", "elf@play-1", "elf@past-0", "elf@hand-0", "prince", "giant") == [
        (2, 3), (2, 3), (1, 2), (1, 2), (2, 3), (4, 5),
    ]  # fmt: skip
    move(t.state, t.card("prince"), t.state.layout.of["discard"][0], 0)
    assert numbers(t, "elf@play-0") == [(1, 2)]


def test_two_princes_strengthen_each_other_and_each_elf_twice(lay):
    t = lay("play-0: prince, prince, elf")
    assert numbers(t, "elf") == [(3, 4)]
    assert {worth(t.state, card, "attack") for card in t.state.cards_in(0, "play")} == {3}


@pytest.mark.parametrize(("table", "attack"), [
    ("play-0: mongol", 1),
    ("play-0: mongol, mongol", 2),
    ("play-0: mongol, mongol\nplay-1: mongol\npast-1: mongol", 4),
    ("play-0: mongol\nhand-0: mongol\ndiscard-0: mongol", 1),
])  # fmt: skip
def test_each_of_some_others_counts_once(lay, table, attack):
    t = lay(table)
    assert worth(t.state, t.state.cards_in(0, "play")[0], "attack") == attack


@pytest.mark.parametrize(("table", "attack"), [
    ("play-0: coward\nplay-1: giant", 1),
    ("play-0: coward, giant", 3),
    ("play-0: coward\nplay-1: elf", 3),
])  # fmt: skip
def test_a_standing_condition(lay, table, attack):
    t = lay(table)
    assert worth(t.state, t.card("coward"), "attack") == attack


def test_a_deed_that_lasts_until_the_end_of_the_turn(lay):
    t = lay("hand-0: rally\nplay-0: elf, giant\nplay-1: elf\nhand-1: elf")
    happens(t, "rally")
    assert numbers(t, "elf@play-0", "elf@play-1", "giant", "elf@hand-1") == [(3, 4), (3, 4), (4, 5), (1, 2)]
    late = t.card("elf@hand-1")
    move(t.state, late, t.state.layout.of["play"][1], 1)
    assert worth(t.state, late, "attack") == 1, "an elf that comes later is not meant"
    expire(t.state, "combat")
    assert numbers(t, "elf@play-0") == [(3, 4)]
    t.does("discard rally")
    assert t.state.active == 1
    assert numbers(t, "elf@play-0", "giant") == [(1, 2), (4, 5)]


def test_a_deed_that_lasts_while_its_card_is_in_play(lay):
    t = lay("hand-0: curse\nplay-1: giant, elf\nhand-1: coward").does("play curse", "pick giant")
    assert numbers(t, "giant", "elf") == [(3, 5), (1, 2)]
    t.does("diffuse coward curse")
    assert numbers(t, "giant") == [(4, 5)]
    assert t.state.lasting == ()


def test_another_moment_and_what_then_happens_to_it(lay):
    t = lay("hand-0: frenzy\nplay-0: elf, giant\nplay-1: elf").does("discard frenzy")
    t.asked(0, "Frenzy: choose a Creature in play.").does("pick giant")
    assert numbers(t, "giant", "elf@play-0") == [(7, 5), (1, 2)]
    assert sided(t) == ["giant"]
    expire(t.state, "combat")
    assert numbers(t, "giant") == [(4, 5)]


def sided(t):
    s = t.state
    return sorted(s.what[card].key for card in s.in_field() if s.cards[card] is not None and s.cards[card].sided)


def happens(t, key):
    """What that card does when it is discarded happens, and the turn goes on."""
    card = t.card(f"{key}@hand-0")
    realm.LANGUAGE.resolve(t.state, 0, card, t.state.what[card].spent[0])
    advance(t.state)


# Traits


def test_a_granted_trait_counts_for_the_words_of_other_cards(lay):
    t = lay("hand-0: glamour, omen\nplay-0: prince, giant\nplay-1: mongol\ndeck-0: bolt")
    happens(t, "omen")
    t.shows("hand-0: glamour, omen")
    happens(t, "glamour")
    t.asked(0, "Glamour: choose a Creature in play.").does("pick giant")
    assert numbers(t, "giant", "mongol") == [(5, 6), (1, 1)]
    happens(t, "omen")
    t.shows("hand-0: glamour, omen, bolt")


# Laws that cards lay on somebody, and overrule


def test_a_card_forbids_what_the_rules_do_not(lay):
    t = lay("hand-0: giant, bolt\nplay-0: mongol\nplay-1: dome, elf\npast-1: elf, mongol")
    t.cannot("diffuse giant elf").offers("diffuse giant dome", "diffuse giant mongol")
    (refusal,) = explain(t.state, t.card("giant@hand-0"), t.card("elf@play-1"))
    assert refusal.law == realm.ATTACK
    assert len([a for a in legal_actions(t.state) if a.verb == "diffuse" and a.card == t.card("giant@hand-0")]) == 2


def test_only_while_something_is_not_there_and_only_while_it_stands(lay):
    lay("hand-0: giant\nplay-0: giant\nplay-1: dome, elf").offers("diffuse giant elf")
    t = lay("hand-0: giant\nplay-1: dome, elf").cannot("diffuse giant elf").does("diffuse giant dome")
    assert legal_actions(t.state)
    lay("hand-0: giant\nplay-1: elf\nhand-1: dome").offers("diffuse giant elf")


def test_a_card_permits_what_the_rules_forbid_to_its_own_player_alone(lay):
    crowd = "play-0: elf, giant, mongol\nplay-1: elf, giant, mongol\nhand-0: coward\nhand-1: coward\n"
    t = lay(crowd).cannot("play coward")
    t.forbids("coward", onto="play-0", law="1.1")
    t = lay("play-0: elf, giant, licence\nplay-1: elf, giant, mongol\nhand-0: coward\nhand-1: coward")
    t.offers("play coward").does("play coward").cannot("play coward")
    lay("play-0: elf, giant\nhand-0: coward, licence").offers("play coward", "play licence")
    lay("play-0: elf, giant, mongol\nhand-0: coward, licence").cannot("play coward", "play licence")


def test_a_law_for_the_others_until_the_end_of_the_turn_holds_for_what_comes_later_too(lay):
    t = lay("hand-0: truce\nhand-1: giant, elf\nplay-0: elf\nplay-1: mongol")
    happens(t, "truce")
    s = t.state
    late = t.card("elf@hand-1")
    move(s, late, s.layout.of["play"][1], 1)
    for card in (t.card("elf@play-0"), t.card("mongol"), late):
        assert imposed(s, realm.ATTACK, 1, card)
        assert not imposed(s, realm.ATTACK, 0, card)
    assert not imposed(s, realm.ATTACK, 1, t.card("giant@hand-1")), "it is not in play"
    expire(s, "turn")
    assert not imposed(s, realm.ATTACK, 1, late)


def test_one_card_is_shielded_until_the_end_of_the_turn(lay):
    t = lay("hand-0: mercy, giant\nplay-1: elf, mongol")
    happens(t, "mercy")
    t.does("pick elf").cannot("diffuse giant elf").offers("diffuse giant mongol").does("draw", "draw")
    assert t.state.lasting == ()


LAID = {  # what the log says of it
    "rally": [
        "[rally] gives {seat:0}'s [elf] and {seat:1}'s [elf] +2 attack until end of turn.",
        "[rally] gives {seat:0}'s [elf] and {seat:1}'s [elf] +2 defense until end of turn.",
    ],
    "truce": ["{seat:1} can't attack Creatures in play until end of turn ([truce])."],
    "mercy": ["[giant] can't be attacked until end of turn ([mercy])."],
    "glamour": ["[glamour] gives [giant] Elf until end of turn."],
    "curse": ["[curse] gives [giant] \u22121 attack while it is in play."],
}


@pytest.mark.parametrize("card", LAID)
def test_what_the_log_says_of_what_lasts(lay, card):
    mine, theirs = ("elf", "elf") if card == "rally" else ("mongol", "giant")
    t = lay(f"hand-0: {card}\nplay-0: {mine}\nplay-1: {theirs}")
    if card == "curse":
        t.does(f"play {card}")
    else:
        happens(t, card)
    if "pick giant" in t.options:
        t.does("pick giant")
    said = [laid(t.state, ModifierLaid(one.seat, one.source, one)) for one in t.state.lasting]
    assert [re.sub(r"\|\d+\]", "]", line) for line in said] == LAID[card]


def test_of_what_was_laid_on_nobody_the_log_says_nothing(lay):
    one = Lasting("turn", 0, 0, Modifier(ADD, "attack", 2), ())
    assert laid(lay("play-0: elf").state, ModifierLaid(0, 0, one)) == ""


# On what terms


@pytest.mark.parametrize(("answer", "drawn"), [("use", "elf"), ("pass", "-")])
def test_may(lay, answer, drawn):
    t = lay("hand-0: gift\ndeck-0: elf").does("discard gift").asked(0, "Gift: draw a card?")
    assert buttons(t) == [texts.SKIP, "Draw a card"]
    t.does(answer).asked(1).shows(f"hand-0: {drawn}")


def test_may_with_a_card_is_one_question(lay):
    t = lay("hand-0: theft\nplay-0: giant\nplay-1: elf").does("discard theft")
    t.asked(0, "Theft: you may choose an enemy Creature in play to discard.").could("pass", "pick elf")
    assert buttons(t) == [texts.NONE, "Discard Elf"]
    t.does("pass").asked(1).shows("play-1: elf\nplay-0: giant")
    t = lay("hand-0: theft\nplay-1: elf").does("discard theft", "pick elf").shows("play-1: -\ndiscard-1: elf")


@pytest.mark.parametrize(("table", "drawn"), [
    ("play-0: elf\nplay-1: elf", "giant"),
    ("play-0: elf, giant\nhand-1: elf", "-"),
    ("play-0: elf, prince\nplay-1: elf", "giant"),
])  # fmt: skip
def test_if(lay, table, drawn):
    t = lay(f"hand-0: omen\ndeck-0: giant\n{table}")
    if drawn == "-":
        t.cannot("discard omen")
    happens(t, "omen")
    t.shows(f"hand-0: {'omen, giant' if drawn == 'giant' else 'omen'}")


def test_what_must_happen_before_anything_else_does(lay):
    t = lay("hand-0: rite\nplay-0: elf, giant\nplay-1: elf\ndeck-0: bolt, dome, flood, lure").does("discard rite")
    t.asked(0, "Rite: choose a standing Creature").could("pick elf", "pick giant").does("pick elf")
    t.shows("hand-0: lure, flood, dome")
    assert sided(t) == ["elf"]
    t = lay("hand-0: rite\nplay-0: dome\nplay-1: elf\ndeck-0: bolt, dome").cannot("discard rite")
    happens(t, "rite")
    t.shows("hand-0: rite")
    lay("hand-0: rite\nplay-0: elf\ndeck-0: 0 cards").cannot("discard rite")


def test_a_price_is_asked_of_whose_card_it_is(lay):
    table = "hand-0: tithe\nplay-0: elf, dome\nplay-1: elf, giant, dome, licence"
    t = lay(table).does("discard tithe", "pick giant")
    t.asked(1, "Tithe targets Giant. Side a standing Resource").could("pass", "pay")
    assert buttons(t) == [texts.DECLINE, "Side a standing Resource you have in play"]
    t.does("pay").asked(1, "Tithe: choose a standing Resource").could("pick dome", "pick licence").does("pick dome")
    t.shows("play-1: elf, giant, dome, licence")
    assert sided(t) == ["dome"]
    t = lay(table).does("discard tithe", "pick giant", "pass").asked(1, "diffuse a card")
    t.shows("play-1: elf, dome, licence\ndiscard-1: giant")
    t = lay("hand-0: tithe\nplay-0: dome\nplay-1: elf, giant").does("discard tithe", "pick giant")
    t.asked(1, "diffuse a card").shows("play-1: elf"), "who cannot pay is not asked"


def test_so_much_for_each(lay):
    t = lay("hand-0: census\nplay-0: elf, prince, giant\nplay-1: elf\ndeck-0: bolt, dome, flood, lure")
    t.does("discard census").shows("hand-0: lure, flood, dome")
    lay("hand-0: census\nplay-0: giant").cannot("discard census")
    t = lay("hand-0: census\nplay-0: giant\ndeck-0: bolt")
    happens(t, "census")
    t.shows("hand-0: census\ndeck-0 top: bolt")


def test_what_the_game_itself_says_of_a_card(lay):
    t = lay("hand-0: bolt, plague, medic\nplay-0: elf\nplay-1: giant, elf").cannot("discard plague", "discard medic")
    happens(t, "bolt")
    t.does("pick giant").offers("discard plague", "discard medic")
    happens(t, "plague")
    assert [t.state.cards[card] for card in t.state.in_field()] == [None, realm.Situation(damage=3), None]
    happens(t, "medic")
    t.shows("hand-1: giant\nplay-1: elf")


def test_that_card_is_the_one_that_was_heard_of(lay):
    t = lay("hand-0: elf\nhand-1: elf\nplay-0: herald, giant\nplay-1: herald\ndeck-1: giant").does("play elf")
    elf = t.card("elf@play-0")
    assert worth(t.state, elf, "attack") == 3, "the other herald hears it out of its turn"
    assert worth(t.state, t.card("giant@play-0"), "attack") == 4
    t.does("play elf")
    assert worth(t.state, t.card("elf@play-1"), "attack") == 3
    assert worth(t.state, elf, "attack") == 3


# Several cards, players, options


def test_two_cards_are_picked_in_any_order_once(lay):
    t = lay("hand-0: flood\nplay-0: elf, dome\nplay-1: giant, mongol").does("discard flood")
    t.asked(0, "Flood: choose two Creatures in play")
    pairs = set()
    for first in legal_actions(t.state):
        one = t.state.clone()
        perform(one, first)
        for second in legal_actions(one) if one.agenda[-1].what == "pick several" else [None]:
            two = one.clone()
            if second is not None:
                assert second.card != first.card
                perform(two, second)
            pairs.add(frozenset(t.state.in_field()) - frozenset(two.in_field()))
    assert sorted(len(pair) for pair in pairs) == [2, 2, 2], "each pair can be reached"
    first, second = sorted(card for card in t.state.in_field() if t.state.what[card].key != "dome")[:2]
    t.does(f"pick {t.state.what[first].key}", f"pick {t.state.what[second].key}")
    assert {t.state.where[card] for card in (first, second)} <= set(t.state.layout.of["hand"])
    assert len(t.state.in_field()) == 2


def test_where_there_are_fewer_all_of_them_go_unasked(lay):
    lay("hand-0: flood\nplay-0: dome\nplay-1: giant").does("discard flood").asked(1).shows("play-1: -")
    lay("hand-0: flood\nplay-0: elf\nplay-1: giant").does("discard flood").asked(1).shows("hand-0: elf\nplay-1: -")
    lay("hand-0: flood\nplay-0: dome").cannot("discard flood")


def test_up_to_two(lay):
    table = "hand-0: lure\nplay-0: elf\nplay-1: giant, mongol"
    t = lay(table).does("discard lure").could("done", "pick elf", "pick giant", "pick mongol").does("done")
    t.asked(1).shows("play-0: elf\nplay-1: giant, mongol")
    t = lay(table).does("discard lure", "pick elf", "done").asked(1).shows("play-0: -\nplay-1: giant, mongol")
    t = lay(table).does("discard lure", "pick elf")
    t.asked(0, "1 chosen").does("pick giant").asked(1).shows("play-0: -\nplay-1: mongol")


def test_everybody(lay):
    t = lay("hand-0: pact\ndeck-0: elf\ndeck-1: giant, giant").does("discard pact")
    t.shows("hand-0: elf\nhand-1: giant, giant")  # the second is the draw of its turn
    assert lay("hand-0: pact\ndeck-0: 0 cards\ndeck-1: giant").does("discard pact").state.active == 1


def test_choosing_what_happens(lay):
    t = lay("hand-0: doom\nplay-0: elf\nplay-1: giant").does("discard doom").asked(0, fill(texts.OPTION, card="Doom"))
    assert buttons(t) == ["Deal 1 damage to all Creatures", "Deal 3 damage to a Creature"]
    t.does("choose 0")
    assert [t.state.cards[t.card(key)].damage for key in ("elf", "giant")] == [1, 1]
    t = lay("hand-0: doom\nplay-0: elf\nplay-1: giant").does("discard doom", "choose 1")
    t.asked(0, "Doom: choose a Creature in play.").does("pick elf")
    assert t.state.cards[t.card("elf")].damage == 3
    assert t.state.cards[t.card("giant")] is None


# The whole game


def test_random_games_end_and_their_positions_can_be_written(lay):
    for seed in range(40):
        luck = random.Random(seed)
        s = lay(
            f"seats: {2 + seed % 2}\nhand-0: elf, rally, truce, rite\nhand-1: frenzy, glamour, tithe\nplay-0: elf"
        ).state
        copy = s.clone()
        for _ in range(400):
            if s.outcome is not None or len(s.results) > 0:
                break
            legal = legal_actions(s)
            assert legal, s.agenda[-1]
            assert all(label(s, action) for action in legal)
            assert asks(s)
            action = luck.choice(legal)
            perform(s, action)
            perform(copy, action)
            assert copy == s
            anew = s.clone()
            anew.lent = None
            assert holding(s) == holding(anew)
            if s.agenda and s.agenda[-1].what == "action" and s.lasting:
                shown = notation.show(s)
                assert notation.show(notation.lay(s.rules, shown)) == shown
