"""Combat and Hits: chapters 10 and 11 of RULES.md."""

import pytest

from game.effects.words import Clause
from game.kernel.agenda import advance, asks, chooser, explain
from game.kernel.conflict import conflict
from game.kernel.foresight import changed_by, foreseen, let_be, let_happen, outlook, warned
from game.kernel.modifiers import FORBID, YOU, Lasting, Modifier
from game.kernel.notation import read, tell
from game.kernel.template import Noun, Seat, fill
from game.kernel.view import see
from game.kernel.windows import waiting as what_waits
from game.rules.doctor_who import laws, texts
from game.rules.doctor_who.domain import Situation
from game.rules.doctor_who.rules import RULES

from .laying import attacking, done, fought, hit_on, memory, on, passed, supports, table, values, waiting

AUTLOC_ELSEWHERE = fill(texts.COMBAT_ELSEWHERE, card="Autloc", here="the Past", zone="the Present")


def test_10_1_first_both_prepare():
    t = table("hand-0: auton\nhand-1: yeti\npresent-0: silurian\npresent-1: the-master").does("pass")
    t.asked(1, fill(texts.PREPARE_DEFENCE, seat=Seat(0))).does("use the-master silurian")
    t = done(t).asked(0, texts.PREPARE_ATTACK)
    assert memory(t, "silurian").sided
    t = passed(t, 0, 1)
    assert waiting(t) == "quiet"  # nobody can attack any more, and it is not asked


def test_10_2_one_attack_or_none():
    t = on(table("present-0: auton, silurian\npresent-1: yeti"), "attack").offers("pass")
    on(t.does("pass"), "zone", 1)
    t = attacking("present-0: auton, silurian\ntime-1: time-of-the-past, time-of-the-future", "attack auton")
    assert waiting(t) != "attack"
    on(t, "zone", 1).shows("time-1: 1 card")


def test_10_4_the_question_says_whom_one_can_meet():
    """Nobody is told to name somebody where there is nobody."""
    on(table("present-0: auton\npresent-1: yeti"), "attack").asked(0, fill(texts.ATTACK_ANYBODY, seat=Seat(1)))
    on(table("present-0: auton\npresent-1: zygon"), "attack").asked(0, fill(texts.ATTACK_THEY_CHOOSE, seat=Seat(1)))
    on(table("present-0: auton\npresent-1: yeti sided"), "attack").asked(0, fill(texts.ATTACK_UNDEFENDED, seat=Seat(1)))
    on(table("present-0: auton\npast-1: nero"), "attack").asked(0, fill(texts.ATTACK_UNDEFENDED, seat=Seat(1)))


def test_10_5_before_an_attack_that_names_nobody_it_is_said_who_names_somebody():
    t = on(table("present-0: auton\npresent-1: zygon"), "attack")
    assert warned(t.state, 0, read(t.state, "attack auton")) == [fill(texts.DEFENDER_CHOOSES, seat=Seat(1))]
    t = on(table("present-0: auton\npresent-1: yeti"), "attack")
    assert warned(t.state, 0, read(t.state, "attack auton yeti")) == []
    t = on(table("present-0: auton\npresent-1: yeti sided"), "attack")
    assert warned(t.state, 0, read(t.state, "attack auton")) == []


def test_1_1_what_a_hit_would_take_is_said_and_that_it_is_the_last_one():
    for lives, said in (
        ("past, time-of-the-future", fill(texts.LOSES_ONE, seat=Seat(1))),
        ("past", fill(texts.LOSES_LAST, seat=Seat(1))),
    ):
        t = on(table(f"present-0: auton\ntime-1: time-of-the-{lives}"), "attack")
        found = outlook(foreseen(t.state, 0, read(t.state, "attack auton")))
        assert found.ending.words == said


def test_10_3_who_attacks():
    base = "present-0: auton, silurian sided, zygon fresh, star-base, watcher-of-the-present\npast-0: autloc"
    t = on(table(base), "attack").could("pass", "attack auton", "attack watcher-of-the-present")
    for card, law in (("silurian", "5.1"), ("zygon", "4.13"), ("star-base", "10.3"), ("autloc", "10.3")):
        t.forbids(card, "time-1", law)
    t.forbids("star-base", "time-1", "10.3", fill(texts.RESOURCE_CANNOT_ATTACK, card="Star Base"))
    t.forbids("autloc", "time-1", "10.3", AUTLOC_ELSEWHERE)


def test_10_3_a_watcher_attacks_in_the_first_turn():
    table_ = table("present-0: watcher-of-the-present\nturn: 1")
    on(table_, "attack").offers("attack watcher-of-the-present")


def test_10_2_not_before_both_have_prepared():
    t = table("present-0: watcher-of-the-present, silurian, auton sided\npresent-1: yeti\nhand-0: brave-heart")
    for onto in ("yeti", "present-1", "time-1"):
        t.forbids("watcher-of-the-present", onto, "10.2", texts.ATTACK_LATER).forbids("auton", onto, "5.1")
    t.forbids("silurian", "time-1", "10.2").forbids("silurian", "time-1", "5.4")
    t = on(t, "attack").forbids("brave-heart", "yeti", "8.2").does("attack watcher-of-the-present yeti")
    t = on(fought(t), "quiet", 0).forbids("silurian", "present-1", "10.2", laws.ATTACK_WHEN.words)
    t = on(on(t, "act", 1), "prepare", 0).forbids("silurian", "present-1", "10.2", laws.ATTACK_WHEN.words)
    t = attacking("present-0: silurian\npresent-1: yeti\nhand-1: brave-heart", "attack silurian")
    t.asked(1, fill(texts.CHOOSE_DEFENDER, card="Silurian")).forbids("brave-heart", "yeti", "8.2")


def test_10_2_who_drops_a_creature_on_their_time_cards_too_early_is_told_of_the_attack_first():
    """Whatever Special it has and whom it could support."""
    t = table("present-0: odysseus, silurian, autloc\npresent-1: yeti\nhand-0: brave-heart")
    lives = t.state.layout.of["time"][1]
    for key in ("odysseus", "silurian", "autloc"):
        first = explain(t.state, t.card(key), t.state.zones[lives][-1])[0]
        assert first.law.number == "10.2" and first.detail == texts.ATTACK_LATER


def test_10_2_who_presses_a_creature_too_early_is_told_when_it_attacks():
    t = table("present-0: silurian, zygon fresh, auton sided\npresent-1: yeti\npast-0: autloc")
    for at in ("act", "prepare"):
        t = on(t, at, 0)
        pressed = {key: explain(t.state, t.card(key)) for key in ("silurian", "zygon", "auton", "autloc")}
        assert str(pressed["silurian"][0]) == f"10.2: {texts.ATTACK_LATER}"
        assert [pressed[key][0].law.number for key in ("zygon", "auton")] == ["4.13", "5.1"]
        assert "10.2" not in [one.law.number for one in pressed["autloc"]], "it is not where combat is fought"


def test_10_2_who_presses_a_creature_too_late_is_told_that_the_combat_is_over():
    t = on(table("present-0: sea-devil, auton sided\npresent-1: harold-chorley"), "attack").does("pass")
    t = on(t, "quiet", 0)
    for onto in (-1, t.card("harold-chorley")):
        first = explain(t.state, t.card("sea-devil"), onto)[0]
        assert first.law.number == "10.2" and "is over" in first.detail
    assert explain(t.state, t.card("auton"))[0].law.number == "5.1"


def test_10_4_who_is_named_cannot_refuse():
    t = on(table("present-0: silurian\npresent-1: auton, yeti sided, zygon, star-base\npast-1: autloc"), "attack")
    t.could("pass", "attack silurian", "attack silurian auton")
    t.forbids("silurian", "yeti", "5.1").forbids("silurian", "zygon", "10.4").forbids("silurian", "autloc", "10.4")
    t.forbids("silurian", "star-base", "10.4")
    t.does("attack silurian auton")
    assert waiting(t) == "fight"


def test_10_5_or_it_is_left_to_the_defender():
    t = attacking("present-0: silurian\npresent-1: auton, yeti sided, zygon fresh", "attack silurian")
    t.asked(1, fill(texts.CHOOSE_DEFENDER, card="Silurian")).could("pass", "defend auton", "defend zygon")
    t.forbids("yeti", "silurian", "5.1").forbids("auton", "past-0", "10.5")
    other = attacking("present-0: silurian\npresent-1: auton, star-base\npast-1: autloc", "attack silurian")
    other.forbids("star-base", "silurian", "10.5", fill(texts.RESOURCE_CANNOT_DEFEND, card="Star Base"))
    other.forbids("autloc", "silurian", "10.5", AUTLOC_ELSEWHERE)
    t.does("defend auton")
    assert waiting(t) == "fight" and memory(t, "auton").fights == 2


def test_10_5_cards_may_keep_from_defending_and_from_being_named():
    base = "zone-0: 1\npast-0: autloc\npast-1: sutekh"
    t = on(table(f"{base}, giant-rat"), "attack").could("pass", "attack autloc", "attack autloc giant-rat")
    t.forbids("autloc", "sutekh", "10.5").does("attack autloc").could("pass", "defend giant-rat")
    t.forbids("sutekh", "autloc", "10.5", "keeps it from defending")
    t = on(table(f"{base}, osiran-mummy"), "attack").offers("attack autloc sutekh").does("attack autloc")
    t.could("pass", "defend sutekh", "defend osiran-mummy")


@pytest.mark.parametrize("theirs", ["present-1: auton sided", "past-1: auton", "present-1: star-base"])
def test_10_6_without_a_main_combatant_a_hit(theirs):
    t = attacking(f"present-0: silurian\n{theirs}\ntime-1: 6 cards", "attack silurian")
    done(t).shows("time-1: 5 cards")


def test_10_6_and_if_none_is_named():
    t = attacking("present-0: silurian\npresent-1: auton", "attack silurian").asked(1).does("pass")
    done(t).shows("time-1: 5 cards\npresent-1: auton")


def test_10_7_main_combatants_are_not_sided_by_anything():
    t = attacking("present-0: silurian, brigadier-lethbridge-stewart\npresent-1: the-master, silurian, unit-soldier",
                  "attack silurian the-master")  # fmt: skip
    t.asked(0).cannot("use silurian the-master", "support silurian brigadier-lethbridge-stewart 0")
    t.forbids("silurian@present-0", "the-master", "10.7").does("pass").asked(1).cannot("use the-master silurian")
    t = attacking("present-0: silurian, fendahleen\npresent-1: yeti\nhand-0: auton", "attack silurian yeti")
    t = done(t.does("use fendahleen yeti")).asked(0, fill(texts.RESPOND_IN_COMBAT, card="Silurian", target="Yeti"))
    assert not memory(t, "yeti").sided and memory(t, "fendahleen").sided
    t = attacking("present-0: demat-gun, drax\npresent-1: yeti\nhand-0: brave-heart", "attack drax yeti")
    t.asked(0).cannot("use demat-gun yeti").forbids("demat-gun", "yeti", "5.6")  # nor are they a price
    t = attacking("present-0: unit-soldier, brigadier-lethbridge-stewart\npresent-1: yeti", "attack unit-soldier yeti")
    assert values(t, "unit-soldier") == "4/2/2"  # Innate abilities work


def test_10_8_both_until_both_pass():
    t = (
        attacking("present-0: silurian, auton\npresent-1: mutt, captain-yates", "attack silurian mutt")
        .asked(0)
        .does("pass")
    )
    done(t.asked(1).does("support captain-yates mutt 0")).asked(
        0, fill(texts.RESPOND_IN_COMBAT, card="Silurian", target="Mutt")
    )
    assert values(t, "mutt") == "3/3/1"


@pytest.mark.parametrize(
    ("mine", "winner"),
    [
        ("energy1 substance2", 0),
        ("energy2 substance1", -1),
        ("energy2", -1),
        ("substance1", -1),
        ("energy1 substance1", -1),
        ("energy-1 substance-1", 1),
    ],
)
def test_10_9_both_values_must_be_greater(mine, winner):
    t = fought(attacking(f"present-0: ian-chesterton {mine}\npresent-1: sea-devil", "attack ian-chesterton sea-devil"))
    lost = {0: ("-", "sea-devil"), 1: ("ian-chesterton", "-"), -1: ("-", "-")}[winner]  # 2/2 against 2/3
    t.shows(f"discard-0: {lost[0]}\ndiscard-1: {lost[1]}")


def test_10_9_supporters_are_not_discarded():
    t = attacking("present-0: silurian, captain-yates, auton\npresent-1: sea-devil", "attack silurian sea-devil")
    done(t.does("support captain-yates silurian 0"))
    fought(t).shows("present-0: auton, captain-yates, silurian")
    assert memory(t, "captain-yates").sided


def test_10_10_survivors_are_sided():
    t = fought(attacking("present-0: giant-robot\npresent-1: sea-devil", "attack giant-robot sea-devil"))
    assert memory(t, "giant-robot").sided
    t.shows("discard-1: sea-devil")
    t = fought(attacking("present-0: silurian, bok\npresent-1: auton", "attack silurian auton"))
    assert memory(t, "silurian").sided and memory(t, "auton").sided and not memory(t, "bok").sided
    assert "SpecialUsed" not in t.happened


def test_10_11_gone_before_the_comparison():
    t = attacking("present-0: silurian, borad\npresent-1: sea-devil\ntime-1: 6 cards", "attack silurian sea-devil")
    t = fought(t.does("use borad sea-devil")).shows("hand-1: sea-devil\ntime-1: 6 cards")
    assert memory(t, "silurian").sided
    t = attacking("present-0: silurian, auton\npresent-1: sea-devil, borad", "attack silurian sea-devil").does("pass")
    t = fought(t.does("use borad silurian")).shows("hand-0: silurian\ntime-1: 6 cards")
    assert memory(t, "sea-devil").sided
    t = attacking("present-0: silurian\nhand-1: time-scoop\npresent-1: sea-devil", "attack silurian sea-devil")
    t = done(t.does("flash time-scoop sea-devil"))
    t = t.does("choose 1").shows("past-1: sea-devil\ntime-1: 6 cards")
    assert "CombatBroken" in t.happened  # at once
    assert memory(t, "silurian").sided and memory(t, "sea-devil") == Situation()
    t = attacking(
        "present-0: silurian\nhand-1: time-scoop, yeti\npresent-1: sea-devil, autloc", "attack silurian sea-devil"
    )
    t = done(t.asked(1).does("flash time-scoop silurian"))
    t.does("choose 1").shows("past-0: silurian")
    assert memory(t, "sea-devil").sided and not memory(t, "silurian").sided and not memory(t, "autloc").sided


def test_10_11_who_was_moved_and_comes_back_is_no_main_combatant():
    t = attacking(
        "present-0: silurian\npresent-1: sea-devil, transmat-beam\nhand-0: time-scoop\nhand-1: yeti",
        "attack silurian sea-devil",
    ).does("pass")
    t = t.does("use transmat-beam sea-devil").asked(0).does("flash time-scoop sea-devil").does("pass", "choose 1")
    t = fought(t).shows("past-1: -\npresent-1: sea-devil, transmat-beam")
    assert memory(t, "silurian").sided and not memory(t, "sea-devil").sided


def test_10_12_who_cannot_stay_idle():
    t = on(on(table("present-0: war-machine, auton\npast-0: viking-raider"), "attack").does("pass"), "zone", 1)
    assert memory(t, "war-machine").sided and not memory(t, "auton").sided and not memory(t, "viking-raider").sided
    t = on(table("present-0: war-machine fresh, auton"), "attack").does("pass")
    assert not memory(on(t, "zone", 1), "war-machine").sided
    t = attacking("present-0: war-machine", "attack war-machine")
    assert not memory(on(t, "zone", 1), "war-machine").sided  # it met nobody, and stays standing
    t = attacking("present-0: war-machine, auton", "attack auton")
    assert memory(on(t, "zone", 1), "war-machine").sided


def test_10_12_nor_who_is_fresh_and_may_attack_but_whom_no_other_card_sides_stands():
    t = on(table("present-0: bessie\nhand-0: war-machine").does("play war-machine"), "attack").does("pass")
    assert memory(t, "war-machine").sided
    t = on(table("present-0: jo-grant, giant-robot, auton\nfuture-0: the-war-games awake"), "attack").does("pass")
    assert [memory(t, key).sided for key in ("jo-grant", "giant-robot", "auton")] == [False, True, True]


def test_10_12_it_counts_who_could_attack_when_that_was_asked():
    laid = "present-0: war-machine, giant-robot sided, auton\npresent-1: yeti\nhand-0: the-scream, the-cavalry"
    t = attacking(laid, "attack auton yeti").does("flash the-scream war-machine")
    done(done(t).does("flash the-cavalry giant-robot"))
    assert not memory(t, "giant-robot").sided
    t = fought(t)
    assert memory(t, "war-machine").sided and not memory(t, "giant-robot").sided


def test_10_12_that_somebody_stayed_idle_is_told_with_what_forbids_it():
    def told(t):
        t.does("pass")
        return [words for step in t.story if (words := tell(see(step.state, 0), step.event)) and "idle" in words]

    t = on(table("present-0: war-machine, auton"), "attack")
    idle = Noun(f"[war-machine|{t.card('war-machine')}]")
    assert told(t) == [fill(texts.STAYED_IDLE, cards=idle)]
    t = on(table("present-0: auton\nfuture-0: the-war-games awake"), "attack")
    auton, games = t.card("auton"), t.card("the-war-games")
    assert told(t) == [fill(texts.STAYED_IDLE_BY, cards=f"[auton|{auton}]", by=f"[the-war-games|{games}]")]


def test_10_13_who_met_nobody_stays_standing():
    t = attacking("present-0: auton\ntime-1: time-of-the-past, time-of-the-future", "attack auton")
    assert not memory(t, "auton").sided and not memory(t, "auton").fights and memory(t, "auton").struck


# 11  Hits


def test_11_1_the_next_time_card_is_turned_up():
    t = attacking("present-0: auton\ntime-1: time-of-the-past, time-of-the-future, time-of-the-present", "attack auton")
    t.shows("lost-1: time-of-the-present\ntime-1: time-of-the-past, time-of-the-future")
    assert t.seen(0, "time-1") == "?, time-of-the-future" == t.seen(1, "time-1")


def test_11_2_the_attacker_may_hit_again():
    stack = "time-1: time-of-the-past, time-of-the-future, time-of-the-future, time-of-the-future"
    t = attacking(f"present-0: auton\n{stack}", "attack auton").asked(0).could("use", "pass")
    t.does("use").asked(0).does("use").shows("time-1: time-of-the-past")
    assert waiting(t) != "again"
    t = attacking(f"present-0: auton\n{stack}", "attack auton").does("pass").shows("time-1: 3 cards")


def test_11_2_at_the_last_time_card_it_is_said_that_another_hit_wins():
    stack = "time-1: time-of-the-past, time-of-the-past, time-of-the-past"
    t = attacking(f"present-0: auton\n{stack}", "attack auton").asked(0)
    assert asks(t.state) == texts.ASK_HIT_AGAIN
    t.does("use").asked(0)
    assert asks(t.state) == texts.ASK_LAST_HIT
    assert t.does("use").state.outcome is not None


def test_what_a_draw_does_is_said_as_it_is_ruled():
    laid = "present-0: silurian, captain-yates\npresent-1: sea-devil, autloc"
    t = attacking(laid, "attack silurian sea-devil", draw="neither")
    assert conflict(t.state).ending.words == texts.DRAW_NOT_SIDED


def test_11_2_a_card_may_end_the_row():
    stack = "time-1: time-of-the-past, time-of-the-future, time-of-the-future"
    t = attacking(f"present-0: auton\npast-1: zero-room\n{stack}", "attack auton").shows("time-1: 2 cards")
    assert waiting(t) != "again"


def test_11_3_a_prevented_hit_turns_nothing_up_and_ends_the_row():
    stack = "time-1: time-of-the-past, time-of-the-future, time-of-the-future"
    t = attacking(f"present-0: auton\nhand-1: temporal-grace, yeti\n{stack}", "attack auton").does("pass")
    t.asked(0).does("use").asked(1).does("flash temporal-grace")
    done(t).shows("time-1: time-of-the-past, time-of-the-future")
    assert waiting(t) != "again" and t.seen(0, "time-1") == "?, time-of-the-future"


@pytest.mark.parametrize(("seat", "loser"), [(0, 1), (1, 0)])
def test_11_4_the_opponent_takes_a_hit_of_both_first(seat, loser):
    t = table("present-0: auton\ntime-0: time-of-the-past\ntime-1: time-of-the-past")
    strike, clause = RULES.book.language.words["hit"], Clause("hit", 1, adverbs=(("who", "everybody"),))
    s = t.state
    strike.does(s, seat, t.card("auton"), clause, ())
    advance(s)
    fought(t)
    assert s.outcome is not None and s.outcome.winners == (1 - loser,)


def test_11_1_a_card_may_keep_hits_away():
    t = on(table("present-0: auton\npresent-1: star-base"), "attack")
    t.state.lasting = (Lasting("turn", 1, t.card("star-base"), Modifier(FORBID, "hit", whose=YOU)),)
    t.state.lent = None
    done(t.does("attack auton")).shows("time-1: 6 cards")
    assert "HitPrevented" in t.happened


# What the table is told


def test_the_conflict_as_the_table_sees_it():
    t = attacking("present-0: silurian, captain-yates\npresent-1: sea-devil, autloc", "attack silurian sea-devil")
    for seat in (0, 1):
        told = conflict(see(t.state, seat))
        assert told.attack.fighters[0].numbers == (("energy", 2), ("substance", 2))  # what is compared (10.9)
        assert told.attack.fighters[0].room == 1 and told.defence.fighters[0].room == 1  # and how many may help (7.2)
        assert told.ending.words == texts.DRAW_SIDED and told.is_asked
    done(t.does("support captain-yates silurian 1"))
    told = conflict(t.state)
    assert [fighter.part for fighter in told.attack.fighters] == ["attacks", "supports"]
    assert told.attack.fighters[0].numbers == (("energy", 2), ("substance", 4)) and not told.attack.fighters[0].room
    t.does("pass").asked(1)
    done(t.does("support autloc sea-devil 0"))
    assert conflict(t.state).ending.words == texts.DRAW_SIDED
    t = attacking("present-0: giant-robot\npresent-1: sea-devil, autloc", "attack giant-robot sea-devil")
    told = conflict(t.state)
    assert told.ending.words == "Giant Robot defeats Sea Devil." and told.ending.leaves == (t.card("sea-devil"),)


def test_the_conflict_is_told_as_it_is_from_the_naming_of_a_defender_on():
    laid = "present-0: giant-robot\npresent-1: sea-devil, autloc\nhand-1: yeti"
    for deeds in (("attack giant-robot sea-devil",), ("attack giant-robot", "defend sea-devil")):
        t = on(table(laid), "attack").does(*deeds)
        step = next(step for step in t.story if type(step.event).__name__ == "DefenderNamed")
        assert conflict(step.state).ending.words == "Giant Robot defeats Sea Devil."


def test_what_is_decided_is_not_told_as_what_may_still_come():
    t = attacking("present-0: giant-robot\npresent-1: sea-devil\nhand-1: yeti", "attack giant-robot sea-devil")
    assert not conflict(t.state).ending.is_decided
    t.does("pass")
    told = {type(step.event).__name__: conflict(step.state) for step in t.story}
    assert told["CombatWon"].ending.is_decided and told["CombatWon"].ending.words == texts.DECIDED
    t = attacking("present-0: auton\nhand-1: yeti\ntime-1: 3 cards, time-of-the-past, time-of-the-past", "attack auton")
    assert not conflict(t.state).ending.is_decided  # a Hit can be prevented
    t.does("pass").asked(0)
    assert conflict(t.state).ending.is_decided
    told = {type(step.event).__name__: conflict(step.state) for step in t.story}
    assert told["TimeLost"].ending.words == texts.DECIDED


def test_of_who_was_beaten_it_is_not_told_that_nobody_defends():
    for laid, side, name in (
        ("giant-robot", "defence", "Sea Devil"),
        ("watcher-of-the-present", "attack", "The Watcher (Present)"),
    ):
        t = fought(attacking(f"present-0: {laid}\npresent-1: sea-devil\nhand-1: yeti", f"attack {laid} sea-devil"))
        beaten = next(step.state for step in t.story if type(step.event).__name__ == "CardDestroyed")
        told = getattr(conflict(beaten), side)
        assert not told.fighters and told.gone == f"{name} is discarded"
    t = attacking("present-0: silurian\npresent-1: auton\nhand-1: yeti", "attack silurian")
    assert not conflict(t.state).defence.gone and not conflict(t.does("pass").state).defence.gone  # nobody was there


def test_what_is_told_of_a_conflict_counts_the_answer_that_would_be_given():
    """Temporal Grace over a Hit, and Support in a combat: what would come of it is what they make of it (8.3)."""
    for hands in ("hand-1: temporal-grace", "hand-1: temporal-grace, yeti\nhand-0: yeti"):
        t = attacking(f"present-0: silurian\npresent-1: auton sided\n{hands}", "attack silurian").asked(1)
        assert would_be(t, "pass") == conflict(t.state).ending.words == fill(texts.LOSES_ONE, seat=Seat(1))
        assert would_be(t, "flash temporal-grace") == texts.PREVENTED
        t.does("flash temporal-grace")
        assert conflict(t.state).ending.words == fill(texts.LOSES_ONE, seat=Seat(1))  # but for what waits
        assert let_be(see(t.state, 1)).ending.words == texts.PREVENTED
    t = attacking("present-0: silurian, captain-yates\npresent-1: autloc\nhand-1: yeti", "attack silurian autloc")
    assert conflict(t.state).ending.words == texts.DRAW_SIDED
    assert would_be(t, "support captain-yates silurian 1") == "Silurian defeats Autloc."
    assert would_be(t, "support captain-yates silurian 0") == texts.DRAW_SIDED


def would_be(t, text):
    """What would come of the conflict if whoever is asked did this."""
    action, seat = read(t.state, text), chooser(t.state)
    found = outlook(foreseen(t.state, seat, action)) or conflict(t.state)
    return let_happen(t.state, seat, action, found).ending.words


def test_no_more_may_help_than_there_are_who_could():
    t = attacking("present-0: silurian, captain-yates\npresent-1: sea-devil, autloc sided", "attack silurian sea-devil")
    for seat in (0, 1):
        told = conflict(see(t.state, seat))
        assert told.attack.fighters[0].room == 1 and told.defence.fighters[0].room == 0


def test_who_was_kept_from_helping_is_no_helper_in_the_conflict():
    t = attacking(
        "present-0: silurian, captain-yates\npresent-1: sea-devil\nhand-1: a-word-with-the-time-lords\nhand-0: yeti",
        "attack silurian sea-devil",
    ).does("support captain-yates silurian 0")
    assert [one.part for one in conflict(t.state).attack.fighters] == ["attacks", "supports"]
    done(t.asked(1).does("flash a-word-with-the-time-lords"))
    told = conflict(t.state)
    assert [one.part for one in told.attack.fighters] == ["attacks"]
    assert told.attack.fighters[0].numbers == (("energy", 2), ("substance", 2))
    assert told.attack.fighters[0].room == 0  # 7.2


def test_the_conflict_while_answers_wait_and_one_of_the_two_is_gone():
    t = attacking(
        "present-0: silurian, captain-yates\npresent-1: sea-devil\nhand-1: time-scoop", "attack silurian sea-devil"
    )
    t.does("support captain-yates silurian 0").asked(1).does("flash time-scoop sea-devil")
    t.asked(1).does("choose 1")
    assert "CombatBroken" in t.happened and not conflict(t.state)
    t = attacking(
        "present-0: silurian, captain-yates\npresent-1: sea-devil\nhand-1: time-scoop\nhand-0: brave-heart",
        "attack silurian sea-devil",
    )
    t.does("support captain-yates silurian 0").asked(1).does("flash time-scoop sea-devil").asked(0).does("pass")
    t.does("choose 1").asked(0, supports("Captain Yates", "Silurian", "+2 Energy"))
    told = conflict(t.state)
    assert told.ending.words == texts.COMBAT_ENDED and not told.ending.leaves
    assert told.defence.fighters == ()
    t = attacking(
        "present-0: silurian, captain-yates\npresent-1: sea-devil\nhand-1: time-scoop\nhand-0: brave-heart",
        "attack silurian sea-devil",
        vanished="hit",
    )
    t.does("support captain-yates silurian 0", "flash time-scoop sea-devil", "pass", "choose 1")
    assert conflict(t.state).ending.words == fill(texts.LOSES_ONE, seat=Seat(1))  # 14.15
    t = attacking(
        "present-0: silurian, captain-yates\npresent-1: sea-devil, transmat-beam\nhand-1: time-scoop\nhand-0: auton",
        "attack silurian sea-devil",
    )
    t.does("support captain-yates silurian 0", "flash time-scoop sea-devil", "pass", "choose 1", "pass")
    t.does("use transmat-beam sea-devil", "pass").asked(0, supports("Captain Yates", "Silurian", "+2 Energy"))
    told = conflict(t.state)
    assert told.defence.fighters == () and told.defence.gone == fill(
        texts.HAS_LEFT_COMBAT, card="Sea Devil"
    )  # though it is back


def test_the_conflict_before_a_defender_is_named_and_in_a_hit():
    t = attacking("present-0: silurian\npresent-1: auton\nhand-1: yeti", "attack silurian")
    told = conflict(t.state)
    assert told.defence.fighters == () and told.ending is None and "Time card" in told.stake
    t.does("pass").asked(1, hit_on(1, "Silurian"))
    assert conflict(t.state).ending.words == fill(texts.LOSES_ONE, seat=Seat(1))
    assert conflict(table("present-0: auton").state) is None


def test_when_i_say_run():
    t = attacking(
        "present-0: giant-robot\npresent-1: sea-devil\nhand-1: when-i-say-run, yeti", "attack giant-robot sea-devil"
    )
    t = done(t.does("flash when-i-say-run")).shows("discard-1: when-i-say-run\npresent-1: sea-devil")
    assert waiting(t) == "quiet" and not memory(t, "sea-devil").fights and not memory(t, "giant-robot").sided
    assert not memory(t, "sea-devil").sided and len(t.state.cards_in(1, "time")) == 6  # 10.11
    table("hand-0: when-i-say-run\npresent-0: auton").cannot("flash when-i-say-run")
    t = attacking("present-0: auton\nhand-1: when-i-say-run", "attack auton").asked(1, hit_on(1, "Auton")).could("pass")
    t.forbids("when-i-say-run", "middle-1", "8.5")


def changed(t, deed, seat=0):
    """What is said of who may still change what would come of the combat to which this deed leads."""
    action = read(t.state, deed)
    found = let_happen(t.state, seat, action, outlook(foreseen(t.state, seat, action)))
    return changed_by(t.state, seat, action, found)


def held(cards):
    return fill(texts.CARDS_IN_HAND, n=cards)


def test_before_an_attack_it_is_told_who_may_still_change_what_comes_of_it():
    laid = "present-0: silurian, captain-yates\npresent-1: autloc, sea-devil"
    t = on(table(f"{laid}\nhand-0: exterminate, yeti\nhand-1: yeti, auton"), "attack")
    theirs = fill(texts.CAN_CHANGE, seat=Seat(1), ways=f"Sea Devil and {held(2)}")
    own = fill(texts.SO_CAN_YOU, ways="Captain Yates and Exterminate!")
    assert changed(t, "attack silurian autloc") == f"{theirs}\n{own}"
    t = on(table("present-0: silurian\npresent-1: autloc\nhand-1: yeti"), "attack")
    assert changed(t, "attack silurian autloc") == fill(texts.CAN_CHANGE, seat=Seat(1), ways=held(1))
    t = on(table("present-0: silurian, force-field\npresent-1: autloc"), "attack")
    assert changed(t, "attack silurian autloc") == fill(texts.CAN_CHANGE, seat=Seat(0), ways="Force Field")
    t = on(
        table("present-0: silurian\npresent-1: watcher-of-the-present, captain-yates\npast-1: force-field"), "attack"
    )
    assert changed(t, "attack silurian watcher-of-the-present") == "", "nobody may support a Watcher (7.2)"


def test_what_is_told_of_who_may_change_a_combat_knows_nothing_of_a_hand_but_its_size():
    for hand in ("exterminate, temporal-grace", "yeti, auton", "2 cards"):
        t = on(table(f"present-0: silurian\npresent-1: autloc\nhand-1: {hand}"), "attack")
        assert changed(t, "attack silurian autloc") == fill(texts.CAN_CHANGE, seat=Seat(1), ways=held(2))
        t = on(table(f"present-0: silurian\npresent-1: autloc sided\nhand-1: {hand}"), "attack")
        assert changed(t, "attack silurian") == fill(texts.CAN_PREVENT, seat=Seat(1), ways=held(2))


def test_nothing_is_told_of_a_change_where_nobody_can_make_one():
    t = on(table("present-0: silurian\npresent-1: autloc\nhand-0: yeti"), "attack")
    assert changed(t, "attack silurian autloc") == "", "a Creature in hand changes no combat"
    t = on(table("present-0: silurian, sergeant-benton sided\npresent-1: autloc, captain-yates sided"), "attack")
    assert changed(t, "attack silurian autloc") == "", "who is Sided helps nobody"
    t = on(table("present-0: silurian\npresent-1: autloc sided, captain-yates sided"), "attack")
    assert changed(t, "attack silurian") == "", "nobody holds a card, and what lies there is Sided"
    t = attacking("present-0: silurian\npresent-1: autloc\nhand-1: yeti\nhand-0: exterminate", "attack silurian autloc")
    assert changed(t, "flash exterminate autloc") == fill(texts.CAN_CHANGE, seat=Seat(1), ways=held(1))


def test_what_cancels_support_or_the_prevention_of_a_hit_may_change_what_comes_of_it():
    laid = "present-0: auton, captain-yates\npresent-1: zygon, elixir-of-life\nhand-1: yeti, chess-move"
    t = attacking(laid, "attack auton").does("defend zygon").asked(0)
    assert f"Elixir of Life and {held(2)}" in changed(t, "support captain-yates auton 0")
    t.does("support captain-yates auton 0").asked(1)
    words = changed(t, "use elixir-of-life zygon 1", 1)
    assert not words, "seat 0 has nothing left, and what cancels is Sided"
    laid = "present-0: auton\nhand-0: a-word-with-the-time-lords\nhand-1: temporal-grace, temporal-grace"
    t = attacking(f"{laid}\ntime-1: 6 cards", "attack auton").asked(1, hit_on(1, "Auton"))
    assert changed(t, "pass", 1) == "", "then the Hit happens"
    assert changed(t, "flash temporal-grace", 1) == fill(texts.CAN_CHANGE, seat=Seat(0), ways=held(1))
    t.does("flash temporal-grace").asked(0)
    words = changed(t, "flash a-word-with-the-time-lords")
    assert words == fill(texts.CAN_PREVENT, seat=Seat(1), ways=held(1))


def test_who_lets_the_last_hit_come_is_told_so():
    for stack, words in (("time-of-the-past", [texts.WILL_LOSE]), ("time-of-the-past, time-of-the-future", [])):
        laid = f"active: 1\npresent-1: silurian\npresent-0: auton\ntime-0: {stack}\nhand-0: yeti"
        t = on(table(laid), "attack", 1).does("attack silurian").asked(0, fill(texts.CHOOSE_DEFENDER, card="Silurian"))
        assert warned(t.state, 0, read(t.state, "pass")) == words
        assert warned(t.state, 0, read(t.state, "defend auton")) == []
        assert waiting(t.does("pass")) == "respond" and warned(t.state, 0, read(t.state, "pass")) == words


def test_who_chooses_a_time_zone_with_an_empty_deck_is_told_that_a_hit_comes_instead_of_a_card():
    for deck, stack, words in (
        ("-", "time-of-the-past, time-of-the-future", [texts.WILL_BE_HIT_DECK]),
        ("-", "time-of-the-past", [texts.WILL_BE_HIT_DECK, texts.WILL_LOSE]),
        ("yeti", "time-of-the-past", []),
    ):
        t = on(table(f"hand-1: yeti\ndeck-1: {deck}\ntime-1: {stack}"), "zone", 1)
        assert warned(t.state, 1, read(t.state, "choose 1")) == words


def test_who_goes_on_to_a_hit_by_an_episode_is_told_which_one_brings_it():
    said = fill(texts.WILL_BE_HIT_BY, by="Genesis of the Daleks")
    for stack, words in (
        ("time-of-the-past, time-of-the-future", [said]),
        ("time-of-the-past", [said, texts.WILL_LOSE]),
    ):
        t = table(f"present-0: dalek, genesis-of-the-daleks awake\nhand-0: yeti\ntime-0: {stack}")
        assert warned(t.state, 0, read(t.state, "pass")) == words


def test_a_hit_for_want_of_cards_waits_as_the_doing_of_whoever_cannot_draw():
    t = on(table("hand-1: time-ram\ndeck-1: -"), "zone", 1).does("choose 1")
    assert [(one.seat, one.words) for one in what_waits(t.state)] == [(1, fill(texts.HIT_WAITS_DECK, seat=Seat(1)))]


def test_nothing_is_said_of_the_outcome_where_a_card_asks_first_to_where_a_main_combatant_goes():
    laid = "present-0: sea-devil\npresent-1: yeti\nhand-0: randomiser, exterminate\nhand-1: rill"
    t = attacking(laid, "attack sea-devil yeti").asked(0)

    def ending(deed):
        action = read(t.state, deed)
        story = foreseen(t.state, 0, action)
        found = outlook(story)
        return let_happen(t.state, 0, action, found).ending

    assert ending("flash exterminate yeti").words == texts.DRAW_SIDED
    assert ending("flash randomiser sea-devil") is None
