"""What the table is told of an attack that is under way, held against what comes of it (7.4 to 8.11, 9.3, 13.x)."""

import random

import pytest

from game.kernel.agenda import advance, apply, legal_actions
from game.kernel.conflict import Ending, conflict
from game.kernel.foresight import foreseen, let_happen, outlook
from game.kernel.notation import short
from game.kernel.template import Seat, fill
from game.kernel.view import see
from game.rules import RULESETS
from game.rules.chrono_clash import texts
from game.rules.chrono_clash.attacks import Attack
from game.rules.chrono_clash.verbs import life
from tests.playing import begin
from ui.table.conflict import would_end

from .laying import table


def aimed(text, attacker, target, seat=0, **rulings):
    """A table at which an attack has its target and has yet to strike; `target` is a card or the seat of a stack."""
    t = table(text, **rulings)
    s, card = t.state, t.card(attacker)
    at, victim = (-1, target) if isinstance(target, int) else (t.card(target), s.owner(t.card(target)))
    s.push("attack", seat, card, Attack(at, victim, life=life(s, card)))
    return t


def names(s, cards):
    return [s.what[card].key for card in cards]


def left(s, before, cards):
    """Which of these cards have left where they lay."""
    return {card for card in cards if s.where[card] != before[card]}


def happens(s, depth):
    """Nobody does more than they must, until the agenda is that deep again."""
    while len(s.agenda) >= depth and s.outcome is None:
        advance(s)
        if len(s.agenda) < depth or s.outcome is not None:
            return
        options = legal_actions(s)
        idle = [a for a in options if a.verb in ("ignore", "done", "pass")]
        apply(s, (idle or options)[0])


# Who faces whom, and for what


def test_between_attacks_there_is_none():
    t = table("battlefield-0: bear\nbattlefield-1: ox tapped\ntime-0: 3")
    assert conflict(t.state) is None
    assert conflict(t.does("attack bear ox").waits(0, "main").state) is None


def test_control_has_no_conflicts():
    assert RULESETS["control"].telling.conflict is None
    assert conflict(begin("control", 2, 1)) is None


def test_an_attack_that_has_still_to_take_aim_faces_nobody():
    t = table("battlefield-0: drummer\nbattlefield-1: ox tapped\ntime-0: 3").does("attack drummer")
    assert t.question and conflict(t.state) is None


def test_a_battler_faces_a_battler_with_the_strengths_that_they_fight_with():
    t = aimed("battlefield-0: bear strength+2\nbattlefield-1: ox tapped strength-1, banner", "bear", "ox")
    found, s = conflict(t.state), t.state
    assert (found.attack.seat, found.defence.seat) == (0, 1)
    (mine,), (theirs,) = found.attack.fighters, found.defence.fighters
    assert (s.what[mine.card].key, mine.part, mine.numbers) == ("bear", "attacks", (("strength", 7),))
    assert (s.what[theirs.card].key, theirs.part) == ("ox", "is attacked")
    assert theirs.numbers == (("strength", s.rules.worth(s, theirs.card, "strength")),)
    assert found.target == theirs.card and found.zone == s.where[theirs.card] and found.stake == "Ox"


def test_last_stand_counts_in_the_strength_and_nobody_is_asked_yet():
    found = conflict(aimed("battlefield-0: last-stand\nbattlefield-1: ox tapped", "last-stand", "ox").state)
    strength = next(card.strength for card in table("").state.rules.book if card.key == "last-stand")
    assert found.attack.fighters[0].numbers == (("strength", strength + 2),) and not found.is_asked


@pytest.mark.parametrize(("count", "said"), [(1, 1), (3, 3)])
def test_before_a_guardian_is_revealed_nobody_faces_the_attacker_and_the_end_is_open(count, said):
    guardians = ", ".join(["mouse"] * count)
    found = conflict(aimed(f"battlefield-0: bear\nguardians-1: {guardians}", "bear", 1).state)
    assert found.defence.fighters == () and found.ending is None
    assert found.stake == fill(texts.STAKE_GUARDIANS, seat=Seat(1), n=said) and found.target == -1
    assert found.zone == table("").state.layout.named["guardians-1"]


def test_with_no_guardian_left_a_player_is_out():
    t = aimed("battlefield-0: mouse\nguardians-1: -", "mouse", 1)
    found = conflict(t.state)
    assert found.stake == fill(texts.STAKE_NO_GUARDIANS, seat=Seat(1))
    assert found.ending == Ending(fill(texts.WILL_BE_OUT_OF_GAME, seat=Seat(1)), out=(1,))
    happens(t.state, len(t.state.agenda))
    assert t.state.outcome is not None and t.state.outcome.winners == (0,)


def test_an_attack_on_a_quest_is_for_the_card_and_not_the_battler():
    t = aimed("battlefield-0: bear\nbattlefield-1: ox tapped, cat\nquests-1: mouse on ox", "bear", "ox")
    found, s = conflict(t.state), t.state
    assert (found.stake, found.ending, found.defence.fighters) == (fill(texts.STAKE_QUEST, card="Ox"), None, ())
    assert s.what[found.target].key == "ox"


@pytest.mark.parametrize("guardian", ["shield", "spark"])
def test_a_revealed_guardian_faces_the_attacker_while_its_owner_decides(guardian):
    t = table(f"battlefield-0: bear\nbattlefield-1: cat\nguardians-1: mouse, {guardian}\ntime-0: 3")
    t.does("attack bear 1")
    found, s = conflict(t.state), t.state
    if guardian == "spark":  # its ability waits until it is destroyed: it has fought by now
        assert found.is_asked and names(s, found.ending.leaves) == ["spark"]
        return
    (guards,) = found.defence.fighters
    assert (s.what[guards.card].key, guards.part, guards.numbers) == ("shield", "guards", (("strength", 2),))
    assert found.is_asked and fill(texts.WINS, card="Bear") in found.ending.words
    assert names(s, found.ending.leaves) == ["shield"]
    assert conflict(t.does("ignore").state) is None


def test_an_action_card_on_guard_does_not_fight():
    t = table("battlefield-0: mouse\nguardians-1: gift\ntime-0: 3").does("attack mouse 1")
    found = conflict(t.state)
    assert found.defence.fighters[0].numbers == () and found.ending.words == fill(texts.IS_DISCARDED, card="Gift")
    assert names(t.state, found.ending.leaves) == ["gift"]


def test_what_a_guardian_gained_counts_and_nothing_else_of_it():
    t = table("battlefield-0: bear\nguardians-1: shield\ntime-0: 3").does("attack bear 1")
    s, guardian = t.state, conflict(t.state).defence.fighters[0].card
    s.cards[guardian] = s.rules.Situation(strength=3)
    found = conflict(s)
    assert found.defence.fighters[0].numbers == (("strength", 5),)
    assert fill(texts.IS_DESTROYED, card="Bear") in found.ending.words  # a tie is lost
    assert names(s, found.ending.leaves) == ["bear", "shield"]


def test_with_guardian_attack_it_goes_on_as_long_as_there_is_one_and_the_turn_lasts():
    laid = "battlefield-0: lancer\nguardians-1: mouse, shield\ntime-0: 3"
    assert conflict(table(laid).does("attack lancer 1").state).ending.words.endswith(texts.ATTACK_GOES_ON)
    for less in (laid.replace("mouse, ", ""), laid.replace("lancer", "bear"), laid + "\ntouched-0: 1"):
        rulings = {"gauge": "strict"} if "touched" in less else {}
        t = table(less, **rulings).does(f"attack {'bear' if 'bear' in less else 'lancer'} 1")
        assert texts.ATTACK_GOES_ON not in conflict(t.state).ending.words


def test_a_protector_does_not_stand_in_the_way():
    """An attack is no effect (7.7): what it strikes at is what it strikes."""
    found = conflict(aimed("battlefield-0: bear\nbattlefield-1: protector, cat tapped", "bear", "cat").state)
    assert found.stake == "Cat" and found.ending.words == fill(texts.IS_DESTROYED, card="Cat")


def test_an_attacker_that_is_gone_attacks_nobody():
    t = aimed("battlefield-0: bear\nbattlefield-1: ox tapped", "bear", "ox")
    s, card = t.state, t.card("bear")
    s.seats[0] = s.seats[0]._replace(left=(card,))  # it has left and come back: a new card (7.6)
    assert conflict(s) is None


def test_a_view_tells_the_same_and_no_more():
    t = table("battlefield-0: bear\nguardians-1: mouse, mouse, shield\ntime-0: 3").does("attack bear 1")
    for seat in (0, 1, None):
        assert conflict(see(t.state, seat)) == conflict(t.state)
    hidden = see(t.state, 0)
    assert all(hidden.what[card] is None for card in hidden.cards_in(1, "guardians"))


# What comes of it

MOUSE_FALLS = [(texts.IS_DESTROYED, "Mouse"), (texts.AFTER_LAST_STAND, "Last Stand")]
BATTLES = [
    ("wolf", "plain", [(texts.IS_DESTROYED, "Plain")], ["plain"]),
    ("plain", "wolf", [(texts.IS_DESTROYED, "Plain")], ["plain"]),
    ("wolf", "wolf", [(texts.IS_DESTROYED, "Wolf"), (texts.IS_DESTROYED, "Wolf")], ["wolf", "wolf"]),
    ("recovery", "ox", [(texts.SPARED["recovery"], "Recovery")], []),
    ("recovery", "wolf", [(texts.SPARED["recovery"], "Recovery")], []),
    ("withdraw", "ox", [(texts.SPARED["withdraw"], "Withdraw")], ["withdraw"]),
    ("ox", "recovery", [(texts.IS_DESTROYED, "Recovery")], ["recovery"]),  # only while it attacks
    ("ox", "withdraw", [(texts.SPARED["withdraw"], "Withdraw")], ["withdraw"]),
    ("toughness", "ox", [(texts.SPARED["toughness"], "Toughness")], []),
    ("ox", "toughness", [(texts.SPARED["toughness"], "Toughness")], []),
    ("tough-recovery", "ox", [(texts.SPARED["recovery"], "Tough Recovery")], []),
    ("withdraw-toughness", "ox", [(texts.SPARED["withdraw"], "Withdraw Toughness")], ["withdraw-toughness"]),
    (
        "last-stand",
        "mouse",
        [(texts.IS_DESTROYED, "Mouse"), (texts.AFTER_LAST_STAND, "Last Stand")],
        ["mouse", "last-stand"],
    ),
    (
        "mouse",
        "last-stand",
        [(texts.IS_DESTROYED, "Mouse"), (texts.AFTER_LAST_STAND, "Last Stand")],
        ["mouse", "last-stand"],
    ),
    ("last-stand", "whale", [(texts.IS_DESTROYED, "Last Stand")], ["last-stand"]),
    (
        "tough-last",
        "whale",
        [(texts.SPARED["toughness"], "Tough Last"), (texts.AFTER_LAST_STAND, "Tough Last")],
        ["tough-last"],
    ),
    (
        "last-stand",
        "protector",
        [(texts.IS_DESTROYED, "Protector"), (texts.AFTER_LAST_STAND, "Last Stand")],
        ["protector", "last-stand"],
    ),
]


def facing(mine, theirs):
    text = f"battlefield-0: {mine}, cat\nbattlefield-1: {theirs} tapped, cat\ntime-0: 3\n"
    for seat, key in ((0, mine), (1, theirs)):
        if "tough" in key:
            text += f"under-{seat}: mouse on {key}\n"
    return aimed(text, mine if mine != theirs else f"{mine}@battlefield-0", f"{theirs}@battlefield-1")


@pytest.mark.parametrize(("mine", "theirs", "words", "leaves"), BATTLES)
def test_a_battle_ends_as_it_was_said(mine, theirs, words, leaves):
    t = facing(mine, theirs)
    s, found = t.state, conflict(t.state)
    assert names(s, found.ending.leaves) == leaves
    assert found.ending.words == " ".join(fill(template, card=name) for template, name in words)
    before, sides = list(s.where), [card for side in found.sides for card in side.cards]
    bystanders = set(s.in_field()) - set(sides)
    happens(s, len(s.agenda))
    assert left(s, before, sides) == set(found.ending.leaves)
    assert not left(s, before, bystanders)


@pytest.mark.parametrize("answer", ["use", "ignore"])
@pytest.mark.parametrize(("attacker", "goes"), [("mouse", ["mouse", "sundial"]), ("whale", ["sundial"])])
def test_what_an_answer_of_a_guardian_leads_to_is_told_with_who_loses_the_fight_after_it(attacker, goes, answer):
    """Not as it stands in the midst of the fight, when who has lost it is gone already."""
    t = table(f"battlefield-0: {attacker}\nguardians-1: mouse, sundial\ntime-0: 5").does(f"attack {attacker} 1")
    s = t.state
    deed = next(action for action in legal_actions(s) if action.verb == answer)
    found = outlook(foreseen(s, 1, deed))
    assert sorted(names(s, found.ending.leaves)) == goes
    before, sides = list(s.where), [card for side in found.sides for card in side.cards]
    depth = next(n for n, frame in enumerate(s.agenda) if frame.what == "attack") + 1
    apply(s, deed)
    happens(s, depth)
    assert left(s, before, sides) == set(found.ending.leaves)


@pytest.mark.parametrize(
    ("laid", "target", "words"),
    [
        ("guardians-1: shield, mouse", 1, texts.UNSEEN),
        (
            "battlefield-1: ox tapped\nquests-1: mouse on ox",
            "ox",
            texts.UNSEEN_QUEST,
        ),
        ("guardians-1: -", 1, "Vesper is out."),
        ("battlefield-1: ox tapped", "ox", fill(texts.IS_DESTROYED, card="Bear")),
    ],
)
def test_what_an_attack_on_a_hidden_card_meets_is_said_to_be_unknown(laid, target, words):
    laid = f"battlefield-0: bear\n{laid}"
    assert would_end(conflict(aimed(laid, "bear", target).state), ["Ada", "Vesper"]).endswith(words)
    state = table(f"{laid}\ntime-0: 5").state
    deed = next(a for a in legal_actions(state) if a.verb == "attack" and short(state, a).endswith(f" {target}"))
    found = outlook(foreseen(state, 0, deed))
    if found is not None:  # as a hand that is about to let go of the arrow reads it
        assert would_end(let_happen(state, 0, deed, found), ["Ada", "Vesper"]).endswith(words)
    else:
        assert target == 1, "only who has no guardian left is out at once"


@pytest.mark.parametrize(
    ("attacker", "stack", "more"),
    [
        ("lancer", "mouse, mouse, mouse", fill(texts.UNSEEN_MORE_ONE)),
        ("lancers", "mouse, mouse, mouse", fill(texts.UNSEEN_MORE, n=2)),
        ("lancers", "mouse, mouse", fill(texts.UNSEEN_MORE_ONE)),
        ("lancer", "mouse", texts.UNSEEN),
        ("bear", "mouse, mouse", texts.UNSEEN),
    ],
)
def test_8_9_how_many_more_guardians_an_attack_may_meet_is_said(attacker, stack, more):
    laid = f"battlefield-0: {attacker}\nguardians-1: {stack}\ntime-0: 3"
    begun = conflict(aimed(laid, attacker, 1).state)
    assert begun.unsure == more
    late = aimed(laid.replace("time-0: 3", "time-0: -1"), attacker, 1).state
    assert conflict(late).unsure == texts.UNSEEN, "the turn is over: it goes no further (8.10)"


def test_who_attacks_by_surprise_is_gone_after_it():
    t = table("hand-0: sneak\nguardians-1: mouse, shield\ntime-0: 3")
    t.does(next(text for text in t.options if text.startswith("sneak")))
    while not (found := conflict(t.state)) or found.ending is None:
        t.does(next(text for text in t.options if text.startswith("aim") or text.endswith(" 1")))
    assert found.ending.words.endswith(fill(texts.AFTER_SNEAK, card="Sneak"))
    assert names(t.state, found.ending.leaves) == ["shield", "sneak"]


@pytest.mark.parametrize("seats", [2, 3])
def test_in_random_games_what_is_said_is_what_happens(seats):
    """Whatever waits while an attack is under way: declining all of it ends as it was said beforehand."""
    told = asked = 0
    for seed in range(14):
        s, dice = begin("chrono_clash", seats, seed), random.Random(seed)
        for _ in range(240):
            if s.outcome is not None:
                break
            found = conflict(s)
            if found is not None:
                asked += 1
                assert conflict(see(s, s.agenda[-1].seat)) == found
                told += is_as_said(s, found)
            options = legal_actions(s)
            attacks = [a for a in options if a.verb in ("attack", "aim")]
            apply(s, dice.choice(attacks if attacks and dice.random() < 0.7 else options))
    assert asked > 20 and told > 15


def is_as_said(s, found):
    """Decline what is asked on a clone, play the fight out, and compare; false where nothing was said."""
    if found.ending is None:
        return False
    later, depth = s.clone(), len(s.agenda) - 1
    apply(later, next(a for a in legal_actions(later) if a.verb == "ignore"))
    goes_on = found.ending.words.endswith(texts.ATTACK_GOES_ON)  # the next guardian may beat it
    cards = {card for side in found.sides[goes_on:] for card in side.cards}
    assert len(later.agenda) > depth or left(later, s.where, cards) == set(found.ending.leaves)
    return True
