"""What a card shown large says it has now: numbers with their sources, lent abilities, and nothing that is hidden."""

import random

import pytest

from game.kernel.agenda import legal_actions, perform
from game.kernel.template import fill
from game.kernel.view import determinize, see
from game.rules import RULESETS
from game.rules.chrono_clash import texts
from game.rules.chrono_clash.icons import ABILITIES, LEGEND
from game.rules.chrono_clash.remarks import remarks
from game.rules.chrono_clash.worth import has, worth
from tests.playing import WAYS, begin, drawn

from .laying import table

BEAR = 5
PAID = texts.REINFORCEMENTS_COST


def of(t, card, seat=0):
    return remarks(see(t.state, seat), t.card(card))


def changed(stat, now, printed, changes):
    return fill(texts.NUMBER, stat=stat, now=now, printed=printed, changes=changes)


SAID = {
    "as it is printed": ("battlefield-0: bear, ox", []),
    "strength until the turn ends": (
        "battlefield-0: bear strength+2", [changed("Strength", BEAR + 2, BEAR, f"+2 {texts.UNTIL_TURN_ENDS}")]),
    "strength from another": (
        "battlefield-0: bear, banner", [changed("Strength", BEAR + 1, BEAR, "+1 from Banner")]),
    "two that cancel each other": (
        "battlefield-0: bear strength-1, banner",
        [changed("Strength", BEAR, BEAR, f"\u22121 {texts.UNTIL_TURN_ENDS}, +1 from Banner")]),
    "somebody else's, and never below nothing": (
        "battlefield-0: bear strength-4\nbattlefield-1: gloom",
        [fill(texts.NUMBER_NOT_NEGATIVE, stat="Strength", now=0, printed=BEAR,
              changes=f"\u22124 {texts.UNTIL_TURN_ENDS}, \u22122 from {{seat:1}}'s Gloom")]),
    "cost in play": ("battlefield-0: bear, toll", [changed("Cost", 7, 5, "+2 from Toll")]),
    "cost among gained icons": ("battlefield-0: bear\nbattlefield-1: tax", [
        changed("Cost", 7, 5, "+2 from {seat:1}'s Tax")]),
    "cost in hand": ("hand-0: bear\nbattlefield-0: market", [changed("Cost", 4, 5, "\u22121 from Market")]),
    "a leader's": ("hand-0: bear\nleader-0: 2", [fill(texts.LEADER_HELPS, n=2)]),
    "ability and strength from one": (
        "battlefield-0: bear, drill",
        [changed("Strength", BEAR + 1, BEAR, "+1 from Drill"), "Has Fast from Drill."]),
    "a row from one and an ability from another": (
        "battlefield-0: bear, choir\nbattlefield-1: mist",
        ["Has \u201cWhen it's destroyed, draw a card\u201d from Choir.", "Has Withdraw from {seat:1}'s Mist."]),
    "gained": (
        "battlefield-0: bear strength+2 gained:fast/strength+2 gained:destroyed/draw+1",
        [changed("Strength", BEAR + 2, BEAR, f"+2 {texts.UNTIL_TURN_ENDS}"),
         fill(texts.HAS_THIS_TURN, abilities="Fast and \u201cWhen it's destroyed, draw a card\u201d")]),
    "tapped and new": ("battlefield-0: bear tapped fresh", [texts.TAPPED_AND_NEW]),
}  # fmt: skip


def test_13_6_a_leader_promises_nothing_to_what_is_not_paid_in_time():
    t = table("hand-0: titan, feast, bear\nleader-0: 2")
    assert of(t, "titan") == of(t, "feast") == []
    assert of(t, "bear")


@pytest.mark.parametrize("name", SAID)
def test_a_card_says_what_is_not_printed_on_it(name):
    position, said = SAID[name]
    assert of(table(position), "bear") == said


def test_a_lender_itself_and_a_bystander_say_nothing_of_it():
    t = table("battlefield-0: bear, drill\nbattlefield-1: ox")
    assert of(t, "drill") == [] == of(t, "ox")


def test_a_pilot_is_named_with_what_it_lends_and_says_where_it_is():
    t = table("battlefield-0: walker\npilots-0: ace on walker")
    printed = t.state.what[t.card("walker")].strength
    assert of(t, "walker") == of(t, "walker", 1) == [
        changed("Strength", printed + 2, printed, "+2 from its pilot"),
        fill(
            texts.PILOTED_WITH,
            card="Ace",
            abilities="Guardian Attack +1 and \u201cWhen it's summoned, draw a card\u201d",
        ),
    ]  # fmt: skip
    assert of(t, "ace") == ["Aboard Walker."]


def test_of_a_card_that_is_hidden_only_that_it_is_there_is_said():
    t = table("battlefield-0: bear tapped\nquests-0: mouse on bear\nunder-0: cat on bear")
    assert of(t, "bear") == ["Under it: Cat.", "On a quest with Mouse.", "Tapped (5.2)."]
    assert of(t, "bear", 1) == ["Under it: Cat.", "On a quest with a card.", "Tapped (5.2)."]
    assert of(t, "mouse") == ["On a quest with Bear."] and of(t, "mouse", 1) == []
    assert of(t, "cat", 1) == ["Under Bear."]


def test_in_random_games_every_difference_is_said_and_nothing_that_one_does_not_see():
    rules, differences = RULESETS["chrono_clash"], set()
    for seed in range(12):
        luck = random.Random(seed)
        s = begin("chrono_clash", 2 + seed % 3, seed)
        while s.outcome is None:
            perform(s, drawn(s, legal_actions(s), luck, WAYS[0]))
            if luck.random() > 0.12:
                continue
            seat = luck.randrange(len(s.seats))
            view = see(s, seat)
            dealt = see(determinize(view, seed), seat)
            for card in range(len(s.what)):
                assert remarks(view, card) == remarks(dealt, card), "what is hidden makes no difference"
            for card in s.in_field():
                said, printed = "\n".join(remarks(view, card)), s.what[card]
                for stat in ("strength", "cost"):
                    now = worth(s, card, stat)
                    if now != getattr(printed, stat):
                        assert changed(stat.capitalize(), now, getattr(printed, stat), "").rstrip(" .") in said
                        differences.add(stat)
                for icon in ABILITIES - {"pilot"}:  # a pilot aboard is named by itself
                    if has(s, card, icon) != printed.traits.get(icon, 0):
                        assert LEGEND[icon].name in said
                        differences.add(icon)
    assert {"strength", "fast", "withdraw"} <= differences and rules.telling.remarks is remarks


@pytest.mark.parametrize("place", ["battlefield-0", "hand-0"])
def test_reinforcements_that_are_paid_for_say_so_where_the_card_says_for_free(place):
    paid = table(f"{place}: reinforcements", reinforcements="paid")
    assert PAID in of(paid, "reinforcements")
    assert PAID not in of(table(f"{place}: reinforcements"), "reinforcements")
    assert PAID not in of(table(f"{place}: bear", reinforcements="paid"), "bear")
    hidden = table("hand-1: reinforcements\nbattlefield-0: bear", reinforcements="paid")
    assert of(hidden, "reinforcements@hand-1") == [], "what nobody sees is not told"
