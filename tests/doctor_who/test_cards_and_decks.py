"""Cards against rules, and decks: chapters 12 and 13 of RULES.md."""

import re

import pytest

from game.builder import texts as builder_texts
from game.builder.finish import finish
from game.decks import shipped
from game.kernel.agenda import legal_actions
from game.kernel.deck import Deck
from game.kernel.events import AbilityVain
from game.kernel.foresight import warned
from game.kernel.modifiers import FORBID, PERMIT, YOU, Lasting, Modifier
from game.kernel.notation import read, tell
from game.kernel.template import fill
from game.kernel.view import determinize, see
from game.rules.doctor_who import laws, texts
from game.rules.doctor_who.domain import bars, lifts
from game.rules.doctor_who.places import solver_forbidden
from game.rules.doctor_who.rules import RULES
from tests.playing import begin

from .laying import done, memory, on, table, waiting

# 12  Cards against rules


def test_12_1_a_card_that_contradicts_the_rules_is_right():
    t = table("hand-0: autloc\npast-0: tardis").offers("play autloc")
    table("hand-0: autloc\npast-1: tardis").cannot("play autloc")
    t = on(table("present-0: cheetah-person fresh\npresent-1: yeti"), "attack").offers("attack cheetah-person")
    t = table("present-0: d-eighty-four, auton\npresent-1: the-master")
    assert bars(t.state, laws.NOT_SIDED, 0, t.card("d-eighty-four"))
    assert not bars(t.state, laws.NOT_SIDED, 0, t.card("auton"))


def test_12_1_haste_counts_for_specials_too():
    t = table("present-0: bessie, silurian fresh\npresent-1: yeti").offers("use silurian yeti")
    table("present-0: silurian fresh\npresent-1: yeti").cannot("use silurian yeti")
    on(t, "attack").offers("attack silurian yeti")


@pytest.mark.parametrize(("order", "may"), [((1, 2), True), ((2, 1), False)])
def test_12_2_what_was_played_last_is_right(order, may):
    t = table(f"present-0: star-base nth{order[0]}, force-field nth{order[1]}")
    s = t.state
    s.lasting = (
        Lasting("turn", 0, t.card("star-base"), Modifier(FORBID, "episodes", whose=YOU)),
        Lasting("turn", 0, t.card("force-field"), Modifier(PERMIT, "episodes", whose=YOU)),
    )
    assert bars(s, laws.NO_EPISODES, 0) is not may
    assert lifts(s, laws.NO_EPISODES, 0) is may
    s.rulings["dispute"] = "forbids"
    assert bars(s, laws.NO_EPISODES, 0) and not lifts(s, laws.NO_EPISODES, 0)
    assert not bars(s, laws.NO_EPISODES, 1)


def test_12_2_a_flash_card_of_this_turn_was_played_last():
    t = done(table("hand-0: the-scream\npresent-0: yeti nth9").does("flash the-scream yeti"))
    assert bars(t.state, laws.NO_ATTACK, 0, t.card("yeti"))
    assert waiting(on(t, "zone", 1)) == "zone"  # it was not asked to attack on the way
    t = table("discard-0: the-scream\npresent-0: star-base nth9")
    s, gone, there = t.state, t.card("the-scream"), t.card("star-base")
    for forbidding, allowing, is_barred in ((gone, there, True), (there, gone, False)):
        s.lasting = (
            Lasting("turn", 0, forbidding, Modifier(FORBID, "episodes", whose=YOU)),
            Lasting("turn", 0, allowing, Modifier(PERMIT, "episodes", whose=YOU)),
        )
        s.lent = None
        assert bars(s, laws.NO_EPISODES, 0) is is_barred


def test_12_3_the_chosen_time_zone_unless_a_card_says_so():
    t = table("past-0: tharil\npresent-0: polly sided").offers("use tharil polly")
    t = table("past-0: terileptil\npresent-0: bok").cannot("use terileptil bok")
    t = on(table("past-0: war-machine\npresent-0: auton"), "attack").does("pass")
    assert not memory(on(t, "zone", 1), "war-machine").sided


# 13  Decks


LEGAL = {
    "watcher-of-the-past": 1, "watcher-of-the-present": 1, "watcher-of-the-future": 1, "auton": 4, "yeti": 4,
    "zygon": 4, "silurian": 4, "dalek": 4, "cyberman": 4, "ogron": 4, "thal": 4, "autloc": 4, "cave-dweller": 4,
    "zarbi": 4, "dulciens": 4, "brave-heart": 2,
}  # fmt: skip
TIME = {"time-of-the-past": 2, "time-of-the-present": 2, "time-of-the-future": 2}


def broken(time=TIME, **changes):
    counts = LEGAL | {key.replace("_", "-"): count for key, count in changes.items()}
    deck = Deck("Test", (("deck", tuple((k, n) for k, n in counts.items() if n)), ("time", tuple(time.items()))))
    return [refusal.law.number for refusal in RULES.decks.laws(deck)]


def test_13_1_fifty_five_cards_with_everything():
    assert broken() == []
    assert broken(brave_heart=0, dulciens=0, zarbi=0) == ["13.1"]


@pytest.mark.parametrize("total", [54, 55])
def test_13_1_exactly(total):
    over = sum(LEGAL.values()) + 6 - total
    assert broken(auton=4 - min(4, over), yeti=4 - max(0, over - 4)) == (["13.1"] if total < 55 else [])


@pytest.mark.parametrize(
    "time",
    [
        {"time-of-the-past": 3, "time-of-the-present": 2, "time-of-the-future": 2},
        {"time-of-the-past": 1, "time-of-the-present": 2, "time-of-the-future": 3},
        {},
    ],
)
def test_13_2_two_time_cards_of_each(time):
    assert broken(time, celery=4) == ["13.2"]


def test_13_3_a_watcher_of_each():
    assert broken(watcher_of_the_past=0, celery=4) == ["13.3"]
    assert broken(watcher_of_the_past=4) == []


def test_13_4_four_of_one_and_four_doctors():
    assert broken(auton=5) == ["13.4"]
    assert broken(the_first_doctor=4) == []
    assert broken(the_first_doctor=2, the_second_doctor=2) == []
    assert broken(the_first_doctor=2, the_second_doctor=2, the_third_doctor=1) == ["13.4"]


def test_13_5_solve_numbers_of_twenty_five():
    assert broken(genesis_of_the_daleks=1, the_five_doctors=1) == []  # 13 + 12
    assert broken(genesis_of_the_daleks=2) == ["13.5"]  # 26


def test_13_1_the_ready_decks():
    ready = shipped("doctor_who")
    assert len(ready) >= 6
    for one in ready:
        assert RULES.decks.laws(one.deck) == [] and one.about
        assert 55 <= sum(count for _, count in one.deck.part("deck")) <= 60
        assert sum(count for _, count in one.deck.part("time")) == 6
    used = {key for one in ready for key, _ in one.deck.part("deck")}
    assert len(used) > 0.7 * len(RULES.book)


def test_what_others_may_hold():
    s = begin("doctor_who", 2, 5)
    view = see(s, 0)
    for cards, lot in view.lots:
        owner, is_time = s.owner(cards[0]), s.layout.zones[s.where[cards[0]]].name == "time"
        assert all((printed.kind == "time") is is_time for printed in lot)
        if owner == 0:
            assert sorted(printed.key for printed in lot) == sorted(s.what[card].key for card in cards)
    world = determinize(view, 4)
    for seat in (0, 1):
        stack = [*world.cards_in(seat, "time"), *world.cards_in(seat, "lost")]
        assert sorted(world.what[card].era for card in stack) == sorted(["past", "present", "future"] * 2)


def test_the_builder_finishes_a_deck_by_all_laws():
    for seed, chosen in enumerate(
        ((), (("dalek", 4), ("davros", 2)), (("the-five-doctors", 1), ("the-first-doctor", 2)))
    ):
        made, why = finish(Deck("Mine", (("deck", chosen),)), RULES, seed)
        assert RULES.decks.laws(made) == [] and sum(count for _, count in made.part("deck")) == 60
        assert dict(made.part("time")) == {p.key: 2 for p in RULES.book if p.kind == "time"}
        assert all(dict(made.part("deck"))[key] >= count for key, count in chosen)
        assert {one.why for one in why if one.key == "watcher-of-the-past"} == {
            fill(builder_texts.REASON, card="The Watcher (Past)", why=builder_texts.REQUIRED)
        }


def test_of_another_creature_only_a_creature_speaks():
    """And of another Resource only a Resource."""
    told = [(p, kind) for p in RULES.book for kind in re.findall(r"other (Creature|Resource)", p.text)]
    assert {kind for _, kind in told} == {"Creature", "Resource"}
    assert [p.name for p, kind in told if p.kind != kind.lower()] == []


def test_one_is_warned_of_what_ones_own_deed_destroys():
    t = table("hand-0: time-ram\npresent-0: auton, auton, silurian\npresent-1: yeti sided, sil\nfuture-1: kane")
    action = next(action for action in legal_actions(t.state) if action.verb == "flash")
    own, theirs = warned(t.state, 0, action)
    assert "Silurian" in own and "two copies of Auton" in own and "{seat" not in own
    assert "Yeti and Sil" in theirs and "{seat:1}'s" in theirs
    t = table("hand-0: time-ram\npresent-0: auton, auton\npresent-1: yeti sided")
    assert "two copies of Auton" in warned(t.state, 0, read(t.state, "flash time-ram"))[0]
    t = table("present-0: light, silurian\npresent-1: krynoid, yeti substance0\nhand-1: yeti")
    found = {(a.card, a.target): warned(t.state, 0, a) for a in legal_actions(t.state) if a.verb == "use"}
    warnings = found[t.card("light"), t.card("krynoid")]
    assert not [line for line in warnings if texts.WILL_BE_DESTROYED in line], "it was aimed at"


def test_what_happens_in_part_is_not_said_to_do_nothing():
    """It brings the Creature home whoever's turn it is; that another card may be played is left out."""
    t = on(table("hand-0: fast-return-switch\npresent-0: auton, yeti\npresent-1: silurian"), "prepare", 0)
    deed = next(a for a in legal_actions(t.state) if a.verb == "flash")
    (warning,) = warned(t.state, 0, deed)
    assert "Fast Return Switch" in warning and texts.NO_MORE_PLAYS_NOW in warning
    event = AbilityVain(0, t.card("fast-return-switch"), "a reason", is_part=True)
    assert tell(t.state, event) != tell(t.state, event._replace(is_part=False))


def test_one_is_warned_of_ones_own_card_that_comes_home_unasked():
    t = on(table("present-0: chronovore, yeti fresh nth1\nzone-0: 2"), "act")
    deed = next(a for a in legal_actions(t.state) if a.verb == "use")
    assert warned(t.state, 0, deed) == [f"Your Yeti {texts.WILL_RETURN}."]
    t = table("hand-0: gallifreyan-summons\npresent-0: omega")
    for deed in (a for a in legal_actions(t.state) if a.verb == "flash"):
        assert warned(t.state, 0, deed) == [], "that was what it was pointed at"


def test_one_is_warned_of_what_ones_own_deed_sides_but_not_of_what_pays_or_helps():
    """Two Watchers bear one name: whose it is tells this alone."""
    both = "present-0: watcher-of-the-present, auton, silurian\npresent-1: watcher-of-the-present"
    t = table(f"hand-0: you-will-obey-me\n{both}\nhand-1: yeti")
    own, theirs = t.state.cards_in(0, "present")[0], t.state.cards_in(1, "present")[0]
    said = {a.target: warned(t.state, 0, a) for a in legal_actions(t.state) if a.verb == "flash"}
    assert said[own] == [f"Your Watcher (Present) {texts.WILL_BE_SIDED}."] and said[theirs] == []
    others = [a for a in legal_actions(t.state) if a.verb in ("use", "support")]
    assert not [line for a in others for line in warned(t.state, 0, a) if texts.WILL_BE_SIDED in line]


SIX_AUTONS = ", ".join(["auton"] * 6)
PEOPLE = "past-1: autloc\npresent-1: yeti\nfuture-1: thal\nhand-0: logopolis"


@pytest.mark.parametrize(
    ("how", "key", "laid", "action", "law"),
    [
        (FORBID, "play", "hand-0: auton", "play auton", "4.6"),
        (FORBID, "episodes", PEOPLE, "pose logopolis 0", "9.1"),
        (FORBID, "flash", "present-0: yeti\nhand-0: brave-heart", "flash brave-heart yeti 0", "8.5"),
        (PERMIT, "needs", "past-1: autloc\nhand-0: logopolis", "pose logopolis 0", "9.1"),
        (PERMIT, "six", f"present-0: {SIX_AUTONS}\nhand-0: yeti", "play yeti", "4.8"),
        (PERMIT, "five", "past-0: zarbi, zarbi, zarbi, zarbi, zarbi\nhand-0: daemons", "play daemons", "4.9"),
        (PERMIT, "unique", "past-1: demat-gun\nhand-0: demat-gun", "play demat-gun", "4.11"),
        (PERMIT, "doctors", "past-0: the-first-doctor\nhand-0: the-second-doctor", "play the-second-doctor", "4.12"),
    ],
)
def test_12_1_each_law_that_cards_can_name_of_a_player(how, key, laid, action, law):
    """With the modifier and without it; and not for the other player."""
    for whose, is_changed in ((YOU, True), ("opponents", False)):
        t = table(laid)
        t.state.lasting = (Lasting("turn", 0, -1, Modifier(how, key, whose=whose)),)
        t.state.lent = None
        may = (how == PERMIT) is is_changed
        (t.offers if may else t.cannot)(action)
        if not may:
            onto = "middle-0" if action.startswith("flash") else "past-1" if "pose" in action else "present-0"
            t.forbids(f"{action.split()[1]}@hand-0", onto, law)


@pytest.mark.parametrize("key", ["target", "solve", "side", "named", "attack"])
def test_12_1_each_law_that_cards_can_name_of_a_card(key):
    """On one of two: the other one is not bound by it."""
    t = table("present-0: silurian, bok\npresent-1: zygon, yeti\npast-1: autloc, the-ribos-operation")
    t = on(t, "attack" if key in ("named", "attack") else "act")
    bound = {"target": "yeti", "solve": "autloc", "side": "autloc", "named": "yeti", "attack": "silurian"}[key]
    t.state.lasting = (Lasting("turn", 0, -1, Modifier(FORBID, key), (t.card(bound),)),)
    t.state.lent = None
    if key == "target":
        t.cannot("use silurian yeti").offers("use silurian zygon").forbids("silurian", "yeti", "5.4", "keeps it from")
    elif key == "named":
        t.cannot("attack silurian yeti").offers("attack silurian").forbids("silurian", "yeti", "10.4", "keeps it from")
    elif key == "attack":
        t.cannot("attack silurian yeti").offers("attack bok yeti").forbids("silurian", "yeti", "10.2", "keeps it from")
    else:
        autloc, episode = t.card("autloc"), t.card("the-ribos-operation")
        assert solver_forbidden(t.state, 1, autloc, episode) is {"solve": laws.NO_SOLVING, "side": laws.NO_SIDING}[key]
        t.state.lasting, t.state.lent = (), None
        assert solver_forbidden(t.state, 1, autloc, episode) is None


def test_one_is_warned_that_an_episode_ends_ones_plays_while_a_card_could_still_be_played():
    """9.1 And not of a card that could not be played anyway, nor where all plays are done."""

    def said(t):
        return [
            any(line.startswith(texts.CANNOT_PLAY_AFTER_EPISODE) for line in warned(t.state, 0, deed))
            for deed in legal_actions(t.state) if deed.verb == "pose"
        ]  # fmt: skip

    def holding(hand):
        return table(f"past-1: yeti\npresent-1: auton\nfuture-1: thal\nhand-0: logopolis, {hand}")

    assert said(holding("silurian")) == [True] * 3 and said(holding("tardis")) == [True] * 3
    assert said(holding("ice-warrior")) == [False] * 3, "it lives elsewhere"
    assert said(holding("time-ram")) == [False] * 3, "a Flash card is played whenever one may act"
    assert said(holding("silurian, silurian").does("play silurian")) == [False] * 3
