"""Why not: every law of the game in the situation that it is made for, and no drag without an answer."""

import random

import pytest

from game.kernel.agenda import Landing, explain, lands, legal_actions, lifts
from game.kernel.laws import Law
from game.kernel.template import fill
from game.kernel.view import see
from game.rules.chrono_clash import laws, texts
from tests.playing import positions

from .laying import RULES, deck_of, new_game, table

FIFTY = (
    "3 plain, 3 mouse, 3 cat, 3 wolf, 3 bear, 3 ox, 3 whale, 3 ghost, 3 fast, 3 taunt, 3 legion, 3 sentinel, 3 scout, "
)
FIFTY += "3 clerk, 3 curse, 3 archer, 3 herald"  # 51 red cards
SIX = "1 titan, 1 giant, 1 imp, 1 colossus, 1 decree, 1 decree-titan"

# law: (position, actions, what is dragged, onto what)
DRAGS = {
    "CHOICE_WAITS": ("hand-0: sentinel, mouse", ("summon sentinel",), "mouse", "battlefield-0"),
    "NOT_YOURS": ("battlefield-1: bear", (), "bear", "battlefield-0"),
    "DECK_LIES": ("", (), "plain@deck-0", "hand-0"),
    "DISCARD_LIES": ("discard-0: cat", (), "cat", "hand-0"),
    "NOT_A_PLACE": ("battlefield-0: bear", (), "bear", "deck-0"),
    "NO_DISCARDING": ("hand-0: mouse", (), "mouse", "discard-0"),
    "NO_RETURNING": ("battlefield-0: bear", (), "bear", "hand-0"),
    "OWN_BATTLEFIELD": ("hand-0: mouse", (), "mouse", "battlefield-1"),
    "FRESH": ("battlefield-0: bear fresh", (), "bear", "guardians-1"),
    "TO_THE_MIDDLE": ("hand-0: bolt", (), "bolt", "deck-0"),
    "TARGETS_LATER": ("hand-0: bolt\nbattlefield-1: bear", (), "bolt", "bear"),
    "RESOLVING": ("hand-0: bolt\nbattlefield-1: bear, ox", ("play bolt",), "bolt@resolving-0", "hand-0"),
    "TAPPED": ("battlefield-0: bear tapped", (), "bear", "guardians-1"),
    "AIM": ("battlefield-0: drummer, ox\nbattlefield-1: cat tapped", ("attack drummer",), "ox", "guardians-1"),
    "ATTACK_ENEMIES": ("battlefield-0: bear", (), "bear", "guardians-0"),
    "NOT_TAPPED": ("battlefield-0: bear\nbattlefield-1: ox", (), "bear", "ox"),
    "ATTACK_WHAT": ("battlefield-0: bear", (), "bear", "discard-1"),
    "GUARDIANS_LIE": ("guardians-0: cat", (), "cat", "hand-0"),
    "GUARDIAN_DECIDES": ("battlefield-0: bear\nguardians-1: thorn", ("attack bear 1",), "thorn", "hand-1"),
    "NEW_GUARDIANS": ("hand-0: mouse", (), "mouse", "guardians-0"),
    "QUEST_CARD": ("hand-0: mouse\nbattlefield-0: bear", (), "bear", "mouse"),
    "QUEST_BATTLER": ("hand-0: mouse\ndiscard-0: bear", (), "mouse", "bear"),
    "ON_A_QUEST": ("battlefield-0: bear tapped\nquests-0: mouse on bear", (), "mouse", "hand-0"),
    "NO_TAP_ABILITY": ("battlefield-0: bear", (), "bear", "resolving-0"),
    "CANNOT_TAP_EITHER": ("battlefield-0: pacifist-clerk", (), "pacifist-clerk", "resolving-0"),
    "ALREADY_TAPPED": ("hand-0: shove\nbattlefield-1: bear, ox, cat tapped", ("play shove",), "cat", "bear"),
    "EXTRA_LIES": ("extra-0: titan", (), "titan", "hand-0"),
    "EXTRA_COST": ("hand-0: titan\nbattlefield-0: bear", (), "titan", "battlefield-0"),
    "ONLY_STANDARD": ("hand-0: imp\nbattlefield-0: bear, titan", ("summon imp",), "titan", "discard-0"),
    "ONLY_BATTLERS_PAY": ("hand-0: imp, ox\nbattlefield-0: bear", ("summon imp",), "ox", "discard-0"),
    "GONE": ("gone-0: titan", (), "titan", "hand-0"),
    "ORDER": ("hand-0: storm\nbattlefield-0: mourner, widow", ("play storm",), "mourner", "hand-0"),
    "NOT_MEANT": ("hand-0: bolt, mouse\nbattlefield-1: bear, ox", ("play bolt",), "mouse", "battlefield-0"),
    "POINT_AT_IT": ("hand-0: bolt\nbattlefield-1: bear, ox", ("play bolt",), "bear", "discard-1"),
    "NAME_AN_OPPONENT": (
        "seats: 3\nhand-0: rob\nhand-1: mouse\nhand-2: mouse\nbattlefield-1: bear, protector",
        ("play rob",),
        "bear",
        "discard-1",
    ),
    "ANOTHER_TARGET": ("hand-0: tap-two\nbattlefield-1: bear, ox, cat", ("play tap-two", "pick ox"), "ox", "bear"),
    "YOUR_OTHER": ("hand-0: rally-one\nbattlefield-0: bear, cat\nbattlefield-1: ox", ("play rally-one",), "ox", "bear"),
    "COPY": ("hand-0: gaira\nbattlefield-0: bear, ox\ntime-0: 9", ("summon gaira",), "gaira", "bear"),
    "YOUR_CARDS": ("hand-0: raise\ndiscard-0: bear, ox\ndiscard-1: cat", ("play raise",), "cat", "bear"),
    "WRONG_KIND": ("hand-0: raise\ndiscard-0: bear, ox, study", ("play raise",), "study", "bear"),
    "COST_FILTER": ("hand-0: bolt-cost\nbattlefield-1: cat, mouse, bear", ("play bolt-cost",), "bear", "cat"),
    "STRENGTH_FILTER": (
        "hand-0: bolt-strength\nbattlefield-1: cat, mouse, bear",
        ("play bolt-strength",),
        "bear",
        "cat",
    ),
    "ICON_FILTER": ("hand-0: bolt-taunt\nbattlefield-1: taunt, taunt, bear", ("play bolt-taunt",), "bear", "taunt"),
    "NO_SUMMON_ABILITY": ("hand-0: encore\nbattlefield-0: scout, archer, bear", ("play encore",), "bear", "scout"),
    "DISCARD_ASKED": ("hand-0: shed, mouse, cat", ("play shed",), "mouse", "battlefield-0"),
    "CANT_ATTACK": ("battlefield-0: pacifist", (), "pacifist", "guardians-1"),
    "CANT_ATTACK_BATTLERS": ("battlefield-0: raider\nbattlefield-1: cat tapped", (), "raider", "cat"),
    "PROTECTOR": ("hand-0: bolt\nbattlefield-0: cat\nbattlefield-1: protector, bear", ("play bolt",), "bear", "cat"),
    "LEADER": ("hand-0: titan\nbattlefield-0: bear\nleader-0: 2", (), "titan", "battlefield-0"),
    "REINFORCEMENTS": (
        "battlefield-0: reinforcements\nbattlefield-1: bear tapped\nhand-0: wolf, plain",
        ("attack reinforcements bear",),
        "wolf",
        "battlefield-0",
    ),
    "FAST_ATTACKS": ("battlefield-0: fast-clerk fresh", (), "fast-clerk", "resolving-0"),
    "SENTINEL": ("battlefield-0: bear\nbattlefield-1: sentinel tapped", (), "bear", "guardians-1"),
    "TOUGHNESS": ("hand-0: toughness, mouse", ("summon toughness",), "mouse", "battlefield-0"),
    "UNDER_A_BATTLER": ("battlefield-0: toughness\nunder-0: mouse on toughness", (), "mouse", "hand-0"),
    "NO_SNEAK_ATTACK": ("hand-0: mouse", (), "mouse", "guardians-1"),
    "ELUSIVE": ("battlefield-0: bear\nbattlefield-1: elusive tapped", (), "bear", "elusive"),
    "TRANSFORM": ("hand-0: transform\nbattlefield-0: bear tapped", (), "transform", "bear"),
    "TAUNT": ("battlefield-0: bear\nbattlefield-1: taunt tapped, cat tapped", (), "bear", "cat"),
    "NOT_A_WALKER": ("hand-0: pilot\nbattlefield-0: bear tapped", (), "pilot", "bear"),
    "HAS_A_PILOT": ("hand-0: pilot\nbattlefield-0: walker tapped\npilots-0: ace on walker", (), "pilot", "walker"),
    "ABOARD": ("battlefield-0: walker\npilots-0: ace on walker", (), "ace", "guardians-1"),
    "OUT": ("seats: 3\nbattlefield-0: bear, ox\nguardians-1: -", ("attack bear 1",), "ox", "guardians-1"),
}
DECKS = {
    "TOO_FEW_CARDS": "49 plain",
    "TOO_MANY_COLOURS": FIFTY + ", 1 fern, 1 bluebell",
    "TOO_MANY_COPIES": FIFTY.replace("3 plain", "4 plain"),
    "WRONG_PART": FIFTY + ", 1 titan",
    "EXTRA_SIZE": FIFTY + " / 1 titan, 1 giant, 1 imp, 1 colossus, 1 decree",
    "EXTRA_COPIES": FIFTY + " / 2 titan, 1 giant, 1 imp, 1 colossus, 1 decree",
    "EXTRA_COLOURS": FIFTY + f" / {SIX}, 1 navy",
}


def test_13_8_who_is_not_called_is_told_by_how_much_or_what_it_wants():
    laid = "battlefield-0: reinforcements, cat\nhand-0: bolt, mouse, wolf, decree-titan\ntime-0: 5"
    t = table(laid, reinforcements="paid").does("play bolt", "pick reinforcements").asked(0, "cost 3 or less")
    t.forbids("wolf", "battlefield-0", law="13.8", words="Wolf costs 4")
    t.forbids("decree-titan", "battlefield-0", law="11.4", words="Decree Titan costs 3")
    table(laid).does("play bolt", "pick reinforcements").offers("summon decree-titan")


def test_13_13_what_is_to_lie_under_a_battler_is_not_picked_where_it_lies():
    t = table("hand-0: toughness, mouse\nbattlefield-0: bear\ntime-0: 9").does("summon toughness")
    for onto in ("bear", "battlefield-0"):
        t.forbids("mouse", onto, law="13.13")


def test_11_4_an_extra_deck_card_is_not_told_of_ways_that_are_not_its_own():
    t = table("hand-0: sneaky-titan\nbattlefield-0: bear tapped")
    found = explain(t.state, t.card("sneaky-titan"), t.card("bear"))
    assert [refusal.law for refusal in found] == [laws.TAPPED]


@pytest.mark.parametrize("name", DRAGS)
def test_each_law_is_said_where_it_forbids(name):
    text, actions, card, onto = DRAGS[name]
    t = table(text if "time-0" in text else text + "\ntime-0: 5")
    t.does(*actions)
    law = getattr(laws, name)
    place = t.state.layout.named.get(onto, -1)
    refusals = explain(t.state, t.card(card), -1 if place >= 0 else t.card(onto), place)
    assert law in [refusal.law for refusal in refusals], [str(refusal) for refusal in refusals]


@pytest.mark.parametrize("name", DECKS)
def test_each_law_of_decks_is_said(name):
    assert next(refusal.law for refusal in RULES.decks.laws(deck_of(DECKS[name]))) == getattr(laws, name)


def test_no_law_is_left_unsaid():
    named = {name for name, law in vars(laws).items() if isinstance(law, Law)}
    assert named == {"NOT_YOUR_TURN"} | set(DRAGS) | set(DECKS)  # that one is said to whom is not asked
    assert set(laws.LAWS) == {getattr(laws, name) for name in named}


def dragged(s, luck, most):
    every = [(card, -1, zone) for card in range(len(s.what)) for zone in range(len(s.zones))]
    onto = [*s.in_field(), *luck.sample(range(len(s.what)), 6)]
    every += [(card, target, -1) for card in range(len(s.what)) for target in onto]
    return luck.sample(every, min(most, len(every)))


@pytest.mark.parametrize("seed", range(6))
def test_every_drag_has_an_answer_also_with_rare_cards(seed):
    """Decks of all the test cards, which hold far more icons than the real ones."""
    luck = random.Random(seed)
    main = [p.key for p in RULES.book if p.part == "deck"]
    extra = [p.key for p in RULES.book if p.part == "extra"]
    listed = ", ".join(f"1 {key}" for key in main) + " / " + ", ".join(f"1 {key}" for key in extra)
    rulings = {r.key.replace("-", "_"): luck.choice(list(r.choices)) for r in RULES.rulings}
    s = new_game(*[listed] * (2 + seed % 3), seed=seed, **rulings).state
    for now in positions(s, seed):
        if now.outcome is None and luck.random() < 0.1:
            legal = {(lifts(now, action), place[:2]) for action in legal_actions(now) for place in lands(now, action)}
            for card, target, zone in dragged(now, luck, 40):
                if (card, (target, -1 if target >= 0 else zone)) in legal:
                    continue
                refusals = explain(now, card, target, zone)
                assert refusals
                assert {refusal.law for refusal in refusals} <= set(RULES.laws)
                view = see(now, now.agenda[-1].seat)
                assert explain(view, card, target, zone) == refusals


def told(t, card, onto):
    place = t.state.layout.named.get(onto, -1)
    return [refusal.law for refusal in explain(t.state, t.card(card), -1 if place >= 0 else t.card(onto), place)]


def test_where_an_opponent_is_meant_no_protector_and_no_next_icon_is_blamed():
    laid = "seats: 3\nhand-0: rob\nhand-1: mouse\nhand-2: mouse\nbattlefield-0: ox\nbattlefield-1: bear, protector"
    t = table(laid + "\ntime-0: 5").does("play rob")
    for card in ("bear", "protector", "ox"):
        assert told(t, card, "battlefield-0") == [laws.NAME_AN_OPPONENT]


def test_a_card_that_can_be_chosen_is_pointed_at_wherever_it_was_carried():
    t = table("hand-0: tap-two\nbattlefield-1: bear, ox, cat\ntime-0: 5").does("play tap-two", "pick ox")
    assert told(t, "bear", "discard-1") == told(t, "bear", "cat") == [laws.POINT_AT_IT]
    assert told(t, "ox", "discard-1") == [laws.ANOTHER_TARGET]
    t = table("hand-0: raise\ndiscard-0: bear, ox\ntime-0: 5").does("play raise")
    assert told(t, "bear", "hand-0") == [laws.POINT_AT_IT]


@pytest.mark.parametrize(
    ("card", "onto", "said"),
    [
        ("mouse", "bear", [laws.TAPPED]),
        ("mouse", "ox", [laws.FRESH]),
        ("mouse", "walker", [laws.TAPPED]),
        ("transform", "bear", [laws.TRANSFORM, laws.TAPPED]),
        ("pilot", "bear", [laws.NOT_A_WALKER, laws.TAPPED]),
        ("pilot", "walker", [laws.HAS_A_PILOT, laws.TAPPED]),
        ("study", "bear", [laws.TAPPED]),
        ("study", "cat", [laws.TARGETS_LATER]),
        ("mouse", "cat", [laws.OWN_BATTLEFIELD]),
        ("mouse", "whale", [laws.QUEST_BATTLER]),
        ("study", "whale", [laws.TARGETS_LATER]),
    ],
)
def test_a_card_from_the_hand_on_a_card_is_told_all_that_keeps_it_and_no_more(card, onto, said):
    laid = "hand-0: mouse, transform, pilot, study\nbattlefield-0: bear tapped, ox fresh, fast fresh, walker tapped\n"
    laid += "pilots-0: ace on walker\nbattlefield-1: cat\ndiscard-0: whale\ntime-0: 5"
    assert told(table(laid), card, onto) == said


def test_an_enemys_extra_deck_battler_is_told_that_only_ones_own_pay():
    t = table("hand-0: imp\nbattlefield-0: bear, giant\nbattlefield-1: titan").does("summon imp")
    assert told(t, "titan", "discard-0") == [laws.ONLY_BATTLERS_PAY]
    assert told(t, "giant", "discard-0") == [laws.ONLY_STANDARD]


def test_a_payer_is_dropped_on_the_discard_pile_and_told_apart_from_one_that_pays():
    t = table("hand-0: titan\nbattlefield-0: plain, wolf, cat").does("summon titan", "pay plain")
    t.forbids("wolf", "resolving-0", law="11.4", words=fill(texts.CAN_PAY, card="Wolf")).forbids(
        "wolf", "plain", law="11.4"
    )
    t.forbids("plain", "resolving-0", law="5.7", words=fill(texts.PAYS_ALREADY, card="Plain"))


@pytest.mark.parametrize(
    ("onto", "law"),
    [
        ("guardians-0", laws.ATTACK_ENEMIES),
        ("hand-0", laws.ATTACK_ENEMIES),
        ("ox", laws.ATTACK_ENEMIES),
        ("guardians-1", laws.OUT),
        ("guardians-2", laws.SENTINEL),
        ("battlefield-2", laws.SENTINEL),
        ("discard-2", laws.ATTACK_WHAT),
        ("cat", laws.TAUNT),
        ("bear", laws.NOT_TAPPED),
        ("elusive-taunt", laws.ELUSIVE),
        ("whale", laws.ATTACK_WHAT),
    ],
)
def test_an_attacker_that_takes_aim_is_told_why_not_there(onto, law):
    laid = "seats: 4\nbattlefield-0: wolf, drummer, ox\nguardians-1: -\nguardians-3: 5 cards\ndiscard-2: whale\n"
    laid += "battlefield-2: sentinel tapped, taunt tapped, elusive-taunt tapped, cat tapped, bear\ntime-0: 5"
    t = table(laid).does("attack wolf 1", "attack drummer").asked(0, "Drummer attacks")
    assert told(t, "drummer", onto) == [law]


def test_an_attacker_is_told_why_not_there_before_it_takes_aim_too():
    t = table("battlefield-0: bear\nbattlefield-1: sentinel tapped\ndiscard-1: whale\nguardians-1: ghost")
    assert told(t, "bear", "battlefield-1") == told(t, "bear", "ghost") == [laws.SENTINEL]
    assert told(t, "bear", "discard-1") == told(t, "bear", "whale") == [laws.ATTACK_WHAT]


def test_who_cannot_attack_battlers_is_not_told_so_of_the_card_on_a_quest():
    laid = "battlefield-0: raider\nbattlefield-1: taunt tapped, plain tapped, elusive tapped\n"
    t = table(laid + "quests-1: mouse on plain, cat on elusive")
    assert told(t, "raider", "plain") == [laws.TAUNT]
    assert told(t, "raider", "elusive") == [laws.TAUNT, laws.ELUSIVE]
    assert told(t, "raider", "taunt") == [laws.CANT_ATTACK_BATTLERS]


@pytest.mark.parametrize("attacker", ["bear", "drummer", "sneak"])
def test_7_3_a_drop_on_an_untapped_enemy_battler_attacks_nothing(attacker):
    """It means that battler, and not the stack behind it: the stack and the bare battlefield are for that."""
    t = table(
        f"{'hand-0: sneak' if attacker == 'sneak' else f'battlefield-0: {attacker}'}\n"
        "battlefield-1: ox, cat tapped, walker\npilots-1: ace on walker\ntime-0: 5"
    )
    assert told(t, attacker, "ox") == told(t, attacker, "walker") == [laws.NOT_TAPPED]
    assert laws.NOT_TAPPED not in told(t, attacker, "ace")
    ends = {
        place
        for action in legal_actions(t.state)
        if action.card == t.card(attacker)
        for place in lands(t.state, action)
    }
    named = t.state.layout.named
    assert {place[1:] for place in ends if place.card < 0} >= {
        (named["guardians-1"], False),
        (named["battlefield-1"], True),
    }
    assert {place.card for place in ends} & {t.card("ox"), t.card("walker")} == set()
    assert t.card("cat") in {place.card for place in ends}
    t = table("battlefield-0: drummer\nbattlefield-1: ox, cat tapped\ntime-0: 5").does("attack drummer")
    assert told(t, "drummer", "ox") == [laws.NOT_TAPPED]


@pytest.mark.parametrize("attacker", ["drummer", "sneak"])
def test_13_11_a_drop_on_a_guarded_stack_attacks_nothing_else(attacker):
    """Whoever chooses after their ability is told so too, and does not run into the Sentinel instead."""
    place = "hand-0: sneak" if attacker == "sneak" else f"battlefield-0: {attacker}"
    t = table(f"{place}\nbattlefield-1: sentinel tapped, cat tapped\ntime-0: 5")
    assert told(t, attacker, "guardians-1") == told(t, attacker, "battlefield-1") == [laws.SENTINEL]
    (refusal,) = explain(t.state, t.card(attacker), -1, t.state.layout.named["guardians-1"])
    assert str(refusal).startswith("13.11: Sentinel is a tapped Sentinel")
    mine = [action for action in legal_actions(t.state) if action.card == t.card(attacker) and action.target < 0]
    ends = {place for action in mine if action.verb in ("attack", "sneak") for place in lands(t.state, action)}
    assert ends == {Landing(card=t.card("sentinel")), Landing(card=t.card("cat"))}
    t = table(f"{place}\nbattlefield-1: sentinel, cat\ntime-0: 5")
    named = t.state.layout.named
    mine = [action for action in legal_actions(t.state) if action.card == t.card(attacker) and action.target < 0]
    ends = {place.zone for action in mine if action.verb in ("attack", "sneak") for place in lands(t.state, action)}
    assert ends == {named["guardians-1"], named["battlefield-1"]}


def test_7_2_an_attack_that_can_meet_nothing_is_begun_for_its_ability_at_the_stack():
    t = table("battlefield-0: drummer\nbattlefield-1: sentinel tapped, elusive-taunt tapped\ntime-0: 5")
    named = t.state.layout.named
    (begun,) = [action for action in legal_actions(t.state) if action.card == t.card("drummer")]
    assert (begun.target, begun.amount) == (-1, -1)
    assert {place.zone for place in lands(t.state, begun)} == {named["guardians-1"], named["battlefield-1"]}


@pytest.mark.parametrize(
    ("fast", "words"), [("attacks", laws.FAST_ATTACKS.words), ("attacks-and-taps", texts.FAST_ONLY_QUEST_WAITS)]
)
def test_13_10_a_fresh_fast_battler_is_not_said_to_be_unable_to_attack(fast, words):
    t = table("hand-0: mouse, pilot\nbattlefield-0: fast fresh, plain fresh\ntime-0: 5", fast=fast)
    for card in ("mouse", "pilot"):
        refusals = explain(t.state, t.card(card), t.card("fast"))
        assert laws.FAST_ATTACKS in [refusal.law for refusal in refusals]
        assert laws.FRESH not in [refusal.law for refusal in refusals]
        assert any(words in str(refusal) for refusal in refusals)
    assert told(t, "mouse", "plain") == [laws.FRESH]
    t.forbids("plain", "guardians-1", law="6.3")


def test_5_8_a_card_in_another_hand_is_anothers_when_it_is_you_who_is_asked():
    t = table("hand-0: bolt\nhand-1: mouse\nbattlefield-1: bear, ox\nquests-1: cat on bear\ntime-0: 3")
    assert told(t, "mouse@hand-1", "battlefield-0") == told(t, "cat", "hand-0") == [laws.NOT_YOURS]
    t.does("play bolt")
    assert told(t, "mouse@hand-1", "battlefield-0") == [laws.NOT_YOURS]


OURS = {"GONE": "16.27", "ORDER": "16.15", "LEADER": "16.34", "ALREADY_TAPPED": "16.21", "CANNOT_TAP_EITHER": "16.22"}


def test_a_law_that_is_our_decision_does_not_cite_the_book():
    said = {name: law.source.removeprefix("our decision, ") for name, law in vars(laws).items() if isinstance(law, Law)}
    assert {name: source for name, source in said.items() if source.startswith("16.")} == OURS


def test_what_lies_in_another_players_deck_or_cockpit_is_not_yours():
    t = table("battlefield-1: walker\npilots-1: ace on walker\ndeck-1: whale\ndiscard-1: cat")
    for card, law in (("ace", laws.NOT_YOURS), ("whale", laws.NOT_YOURS), ("cat", laws.DISCARD_LIES)):
        assert told(t, card, "hand-0") == [law]


def test_a_seat_that_is_not_asked_is_told_so():
    t = table("hand-0: bolt\nhand-1: mouse\nbattlefield-1: bear, ox\ntime-0: 3").does("play bolt")
    for card, zone in ((t.card("bear"), "hand-1"), (t.card("mouse@hand-1"), "battlefield-1")):
        refusals = explain(see(t.state, 1), card, -1, t.state.layout.named[zone])
        assert [refusal.law for refusal in refusals] == [laws.NOT_YOUR_TURN]
