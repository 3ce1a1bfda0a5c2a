"""What the table says of a combat: before the blows who will die, and after them who still may be saved."""

import random

import pytest

from game.kernel.agenda import apply, chooser, legal_actions
from game.kernel.choices import DONE
from game.kernel.conflict import conflict
from game.kernel.foresight import foreseen, let_happen, outlook, unannounced, warned
from game.kernel.notation import read, show, tell
from game.kernel.template import Seat, fill
from game.kernel.view import see
from game.rules.towers_in_time import events as ev
from game.rules.towers_in_time import laws, texts
from game.rules.towers_in_time.domain import is_dead
from game.rules.towers_in_time.fight import combat_frame
from tests.playing import begin, drawn
from ui.table.conflict import would_end

from .laying import paid, sent, table


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_who_is_said_to_die_before_the_blows_dies_where_nothing_is_to_be_spread(seats):
    met = 0
    for seed in range(14):
        luck, s = random.Random(seed), begin("towers_in_time", seats, seed, {})
        said = None
        while s.outcome is None:
            found = conflict(s)
            if found is not None:
                assert all(see(s, seat).what[card] for seat in range(seats) for card in found.ending.leaves)
            action = drawn(s, legal_actions(s), luck, "fighting")
            before = s.clone()
            steps = apply(s, action)
            frame = combat_frame(before)
            is_last = before.agenda[-1].what == "defend" and action.verb == "done"
            fell = [n for n, step in enumerate(steps) if isinstance(step.event, ev.BlowsFell)]
            if not (is_last and fell and frame.memo.target >= 0 and s.agenda[-1].what != "spread"):
                continue
            said = set(conflict(before).ending.leaves)
            killed = {step.event.card for step in steps if isinstance(step.event, ev.CardKilled)}
            assert said == killed, (seed, said, killed)
            met += 1
    assert met or seats > 2


LAID = "sources-0: high-mesa\ntowers-0: {mine} on high-mesa\nsources-1: high-mesa\ntowers-1: {theirs} on high-mesa"


def points_taken(seat, n, text=texts.TAKES_POINTS):
    return fill(text, seat=Seat(seat), n=n)


def test_points_are_told_where_nobody_defends_and_shields_that_fall_by_them():
    t = table(LAID.format(mine="knight", theirs="squire used")).does("attack knight")
    assert conflict(t.state).ending.words == points_taken(1, 2)
    t = table("points-1: 2\n" + LAID.format(mine="knight", theirs="squire used")).does("attack knight")
    assert conflict(t.state).ending.words == fill(texts.LOSES_SHIELDS, seat=Seat(1), n=1)


@pytest.mark.parametrize(
    "theirs, text",
    (("squire used", texts.LOSES_LAST_SHIELD), ("squire", texts.LOSES_LAST_SHIELD_UNDEFENDED)),
)
def test_of_the_last_shield_it_is_said_that_it_is_the_last(theirs, text):
    laid = "points-1: 2\nshields-1: high-mesa\n" + LAID.format(mine="knight", theirs=theirs)
    assert conflict(table(laid).does("attack knight").state).ending.words == fill(text, seat=Seat(1))


def test_who_is_chosen_to_defend_stands_there_before_that_is_done():
    t = table(LAID.format(mine="minotaur", theirs="squire on high-mesa, knight")).does("attack minotaur")
    assert conflict(t.state).defence.cards == ()
    t.does("defend squire")
    found = conflict(t.state)
    assert found.defence.cards == (t.card("squire"),)
    assert t.card("squire") in found.ending.leaves and not is_dead(t.state, t.card("squire"))
    assert "point" not in found.ending.words


NEXUS = """seats: 4
sources-0: high-mesa
towers-0: knight on high-mesa
sources-1: high-mesa
towers-1: squire on high-mesa
sources-2: high-mesa
towers-2: squire on high-mesa, minotaur on high-mesa
sources-3: high-mesa
towers-3: squire on high-mesa
"""


def test_14_3_all_who_were_sent_stand_there_and_what_would_come_of_it_is_told_of_each_players_shields():
    t = table(NEXUS).does("attack knight").does("done")
    found = conflict(t.state)
    assert found.defence.cards == () and found.ending.words.count("{seat:2}") == 1
    assert all(f"{{seat:{seat}}}" in found.ending.words for seat in (1, 2, 3))
    assert found.ending.words.endswith(fill(texts.POINTS_TAKEN_UNDEFENDED, n=2))
    t.does("defend minotaur 1")
    one = conflict(t.state)
    helper = fill(texts.DEFENDING_FOR, seat=Seat(2), whose=Seat(1))
    assert [fighter.whose for fighter in one.defence.fighters] == [helper]
    t.does("defend squire 2").does("done")
    found = conflict(t.state)
    assert [fighter.whose for fighter in found.defence.fighters] == [helper, "{seat:2}"]
    assert found.ending.words.endswith(fill(texts.AGAINST, seats=Seat(3), words=fill(texts.POINTS_TAKEN, n=2)))
    assert "Squire dies" in found.ending.words
    assert not found.ending.leaves, "who dies depends on whose shields are attacked"
    told = [would_end(each, ["Ada", "Boole", "Orrin", "Sable"]) for each in (one, found)]
    assert "3/4" in told[0] and "3/4" not in told[1], "these two will not both meet it"
    t.does("choose 1")
    found = conflict(t.state)
    assert [fighter.whose for fighter in found.defence.fighters] == ["{seat:2}"], "a helper, on another's side"


def test_14_3_what_would_come_of_a_defender_is_told_before_it_is_named():
    t = table(NEXUS).does("attack knight").does("done")
    one = next(a for a in legal_actions(t.state) if (a.card, a.amount) == (t.card("minotaur"), 1))
    before = show(t.state)
    found = unannounced(t.state, 2, one)
    assert found.defence.cards == (t.card("minotaur"),) and "{seat:1}: Knight and Minotaur die." in found.ending.words
    assert f"{{seat:3}}: {fill(texts.POINTS_TAKEN_UNDEFENDED, n=2)}" in found.ending.words and show(t.state) == before
    assert unannounced(t.state, 2, DONE) is None, "nothing comes of it that does not stand there already"
    assert found == conflict(t.does("defend minotaur 1").state)


def test_14_3_what_would_come_of_the_last_defender_that_one_has_is_told_as_well():
    """Naming it ends one's defence: by the time that this is told, it stands there."""
    t = table(NEXUS).does("attack knight")
    one = next(a for a in legal_actions(t.state) if (a.card, a.amount) == (t.card("squire@towers-1"), 3))
    assert "{seat:3}: Squire dies." in outlook(foreseen(t.state, 1, one)).ending.words


def test_14_3_where_all_but_one_are_out_it_is_said_at_once_whose_shields_are_attacked():
    """The seat that is left may be any: not the next one alone."""
    t = table("is_out-1: 1\nis_out-3: 1\n" + NEXUS).does("attack knight")
    found = conflict(t.state)
    assert found.stake == fill(texts.SHIELDS_OF, seat=Seat(2)) and found.defence.seat == 2
    assert found.ending.words == points_taken(2, 2, texts.TAKES_POINTS_UNDEFENDED)
    t.does("defend minotaur 2")
    assert conflict(t.state).defence.cards == (t.card("minotaur"),)


def test_14_3_whose_shields_one_defends_is_told():
    t = table(NEXUS)
    story = t.does("attack knight").does("done").does("defend minotaur 1").does("done").story
    told = [tell(step.state, step.event) for step in story if isinstance(step.event, ev.DefendersNamed)]
    minotaur = f"[minotaur|{t.card('minotaur')}]"
    assert told[-1] == fill(texts.DEFENDS_FOR, seat=Seat(2), whose=Seat(1), defenders=minotaur)


def test_14_3_of_one_opponent_who_is_left_it_is_said_that_they_do_not_defend():
    t = table("is_out-1: 1\nis_out-3: 1\n" + NEXUS).does("attack knight").does("done")
    told = [tell(see(step.state, 0), step.event) for step in t.story if isinstance(step.event, ev.DefendersNamed)]
    assert told == [fill(texts.DOES_NOT_DEFEND, seat=Seat(2))]


@pytest.mark.parametrize("sent", (False, True))
def test_14_3_among_several_only_that_nobody_at_all_defends_is_told(sent):
    t = table(NEXUS)
    story = [*t.does("attack knight").story]
    if sent:
        story += [*t.does("defend squire 1").story]
    while t.state.agenda[-1].what == "defend":
        story += [*t.does("done").story]
    named = [step for step in story if isinstance(step.event, ev.DefendersNamed)]
    told = [tell(see(step.state, 0), step.event) for step in named]
    if sent:
        squire = f"[squire|{t.card('squire@towers-1')}]"
        assert told == [fill(texts.DEFENDS, seat=Seat(1), defenders=squire), "", ""]
    else:
        assert told == ["", "", texts.NO_ONE_DEFENDS]
    assert conflict(t.state).ending.words.endswith(fill(texts.POINTS_TAKEN, n=2)), "all have been asked"


def test_while_damage_lands_that_kills_it_is_not_said_that_nothing_happens():
    """Between the damage and the death that comes of it the table tells a step: then nothing is foretold."""
    t = table(LAID.format(mine="minotaur", theirs="squire")).does("attack minotaur")
    steps = apply(t.state, next(a for a in legal_actions(t.state) if a.verb == "defend"))
    if t.state.agenda[-1].what == "defend":
        steps += apply(t.state, next(a for a in legal_actions(t.state) if a.verb == "done"))
    hurt = next(n for n, step in enumerate(steps) if isinstance(step.event, ev.BlowsFell))
    said = [found.ending.words for step in steps[hurt:] if (found := conflict(step.state)) is not None]
    assert set(said) <= {"Squire dies.", ""} and said[-1] == "Squire dies."


def test_whoever_could_still_defend_is_not_forgotten_when_points_are_told():
    t = table(LAID.format(mine="knight", theirs="squire")).does("attack knight")
    assert conflict(t.state).ending.words == points_taken(1, 2, texts.TAKES_POINTS_UNDEFENDED)
    fly = table(LAID.format(mine="sphinx", theirs="knight")).does("attack sphinx")
    told = conflict(fly.state).ending.words
    assert told == fill(texts.LOSES_SHIELDS, seat=Seat(1), n=1), "only flyers defend against it"


@pytest.mark.parametrize(
    "theirs, text", (("squire", texts.TAKES_POINTS_UNDEFENDED), ("squire used", texts.TAKES_POINTS))
)
def test_before_the_attack_is_made_it_is_not_forgotten_either_who_could_defend(theirs, text):
    t = table(LAID.format(mine="knight", theirs=theirs))
    attack = next(action for action in legal_actions(t.state) if action.verb == "attack")
    assert outlook(foreseen(t.state, 0, attack)).ending.words == points_taken(1, 2, text)


@pytest.mark.parametrize(
    ("mine", "theirs", "said"),
    (
        ("knight", "squire", [fill(texts.MAY_DEFEND, card="Squire", n=1)]),
        (
            "knight",
            "sphinx on high-mesa, knight on high-mesa, squire",
            [fill(texts.MAY_DEFEND_SEVERAL, count="three", n=8)],
        ),
        ("sphinx", "sphinx on high-mesa, squire", [fill(texts.MAY_DEFEND, card="Sphinx", n=4)]),
        ("sphinx", "squire", []),
        ("knight", "squire used", []),
    ),
)
def test_before_an_attack_it_is_told_who_could_meet_it_and_how_strongly(mine, theirs, said):
    """Only flyers stop flyers, and nobody who is used (10.2); what one holds oneself is no part of it."""
    t = table(LAID.format(mine=mine, theirs=theirs))
    attack = next(action for action in legal_actions(t.state) if action.verb == "attack")
    assert warned(t.state, 0, attack) == said


def test_a_shield_that_has_fallen_is_not_foretold_once_more():
    t = table("points-1: 2\n" + LAID.format(mine="knight", theirs="squire"))
    apply(t.state, next(a for a in legal_actions(t.state) if a.verb == "attack"))
    steps = []
    while not any(isinstance(step.event, ev.ShieldFell) for step in steps):
        steps = apply(t.state, next(a for a in legal_actions(t.state) if a.verb in ("done", "pass", "lose")))
    fell = next(n for n, step in enumerate(steps) if isinstance(step.event, ev.ShieldFell))
    said = [found.ending.words for step in steps[fell + 1 :] if (found := conflict(step.state)) is not None]
    assert said and not any(said), said


def test_before_a_shot_it_is_said_what_it_brings_its_target_to_and_of_blows_it_is_not():
    t = table(
        "sources-0: high-mesa\ntowers-0: elven-bowmen on high-mesa\nsources-1: high-mesa\ntowers-1: knight on high-mesa"
    ).does("attack elven-bowmen")
    t.does("defend knight") if any(a.verb == "defend" for a in legal_actions(t.state)) else t
    done = [a for a in legal_actions(t.state) if a.verb == "done"]
    assert not any("damage" in words for action in done for words in warned(t.state, t.seat, action))
    t = table(
        "sources-0: high-mesa\ntowers-0: elven-bowmen on high-mesa, dwarf-catapult on high-mesa\n"
        "sources-1: high-mesa\nadrift-1: knight"
    )
    said = [warned(t.state, 0, action) for action in legal_actions(t.state) if action.verb == "shoot"]
    own = [words for words in said if "Dwarf Catapult" in " ".join(words)]
    assert len(own) == 1 and len(own[0]) == 1, "both stand on no element of theirs (8.6)"
    said.remove(*own)
    assert said and all(len(words) == 1 and "Knight" in words[0] for words in said), said
    assert [fill(texts.WILL_HAVE_DAMAGE, card="Knight", n=2, defense=3)] in said, said
    assert [fill(texts.WILL_KILL, card="Knight")] in said, said


def would_be(t, text):
    """What would come of the combat if whoever is asked did this."""
    action, seat = read(t.state, text), chooser(t.state)
    found = outlook(foreseen(t.state, seat, action))
    return let_happen(t.state, seat, action, found).ending.words


def test_before_a_spell_is_paid_it_is_told_what_the_combat_comes_to_by_it_and_who_only_acted_dies_as_well():
    """Three from the Harpies and two from a shot kill the Seraph, until the spell that mends three is cast."""
    t = table(
        "sources-0: high-mesa, still-lake, cloud-stair\ntowers-0: seraph on high-mesa\nhand-0: mend, lance-of-light\n"
        "sources-1: howling-pass, high-mesa\ntowers-1: glass-harpies on howling-pass, featherfall-archers on high-mesa"
    )
    t.does("attack seraph").does("defend glass-harpies").does("shoot featherfall-archers seraph")
    t.does("pass").asked(0)
    assert conflict(t.state).ending.words == "Seraph dies."
    assert would_be(t, "cast mend seraph") == texts.NOTHING_MORE
    lance = "cast lance-of-light featherfall-archers"
    assert would_be(t, lance) == "Seraph and Featherfall Archers die."
    paid(t.does(lance))
    assert conflict(t.state).ending.words == "Seraph and Featherfall Archers die."
    paid(t.does("cast mend seraph"))
    assert conflict(t.state).ending.words == "Featherfall Archers die."


def test_14_3_before_the_shields_are_chosen_each_choice_says_what_it_comes_to():
    t = table(NEXUS.replace("seats: 4", "seats: 4\npoints-3: 2")).does("attack knight")
    for deed in ("done", "defend minotaur 2", "defend squire 2", "done"):
        t.does(deed)
    assert t.state.agenda[-1].what == "whose shields"
    said = {action.amount: warned(t.state, 0, action) for action in legal_actions(t.state)}
    assert said[1] == [points_taken(1, 2)] and said[3] == [fill(texts.LOSES_SHIELDS, seat=Seat(3), n=1)]
    assert said[2] == ["Knight and Squire die."], "nothing is paid for that, though the attack can be spread"


def test_14_3_what_is_told_of_one_player_s_shields_in_several_sentences_is_written_so():
    t = table(
        "seats: 3\nactive: 1\nsources-0: high-mesa\ntowers-0: knight on high-mesa, elven-bowmen on high-mesa\n"
        "sources-1: still-lake, high-mesa\ntowers-1: naiad damage1 on still-lake, minotaur on high-mesa\n"
        "sources-2: high-mesa"
    )
    t.does("paralyze naiad elven-bowmen", "shoot elven-bowmen naiad")
    while t.state.agenda[-1].what == "react" or chooser(t.state) == 2:
        t.does("pass")
    words = conflict(t.does("attack knight").state).ending.words
    points = fill(texts.POINTS_TAKEN_UNDEFENDED, n=2)
    assert words.startswith(fill(texts.AGAINST, seats=Seat(1), words=f"Naiad dies. {points}")), words
    assert words.endswith(f"{{seat:2}}: {points}")


def test_11_3_where_an_army_spreads_what_it_takes_it_is_said_why_fewer_die():
    spread = fill(texts.SPREADS_IN_ARMY, seat=Seat(1))
    army = "mercenaries on high-mesa, elf-warden on high-mesa, squire on high-mesa"
    t = table(LAID.format(mine="minotaur", theirs="x").replace("x on high-mesa", army)).does("attack minotaur")
    alone = conflict(t.does("defend mercenaries").state).ending.words
    assert spread not in alone and "Mercenaries" in alone
    found = conflict(t.does("defend elf-warden").state).ending
    assert spread in found.words and len({t.card("mercenaries"), t.card("elf-warden")} & {*found.leaves}) == 1
    t = table(LAID.format(mine="minotaur", theirs="x").replace("x on high-mesa", army.replace("elf-warden", "knight")))
    t.does("attack minotaur", "defend mercenaries", "defend knight")
    assert "army" not in conflict(t.state).ending.words, "they are none"


def test_8_13_who_takes_nothing_of_the_blows_is_told_with_the_rule_until_they_have_fallen():
    t = table(LAID.format(mine="gargoyle-watch", theirs="knight on high-mesa, squire")).does("attack gargoyle-watch")
    assert "no damage" not in conflict(t.state).ending.words
    found = conflict(t.does("defend knight").state).ending.words
    assert fill(texts.NO_DAMAGE, cards="Gargoyle Watch", by="Knight") in found
    t.does("done").asked(1)
    assert "no damage" not in conflict(t.state).ending.words, "that is over"


def test_11_2_who_could_defend_is_told_of_the_army_as_it_has_been_named_so_far():
    t = table(
        "sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry, tunnel-wardens on deep-quarry, "
        "tunnel-wardens on deep-quarry\ngear-0: owl on dwarf\nsources-1: high-mesa\ntowers-1: knight on high-mesa"
    ).does("attack dwarf")
    assert conflict(t.state).ending.words == points_taken(1, 2)
    t.does("join tunnel-wardens")
    assert conflict(t.state).ending.words == points_taken(1, 3, texts.TAKES_POINTS_UNDEFENDED)


def test_10_2_who_defends_already_is_told_so_and_not_that_it_could_not():
    t = table(LAID.format(mine="minotaur", theirs="squire on high-mesa, knight")).does("attack minotaur")
    t.does("defend squire").forbids("squire", "shields-1", law="10.2", words=fill(texts.DEFENDS_ALREADY, card="Squire"))
    t.forbids("minotaur", "shields-1", law="10.2", words=laws.DEFENDING.words)


def test_who_just_regenerates_is_never_said_to_die():
    """Neither when it has been paid for, nor when the damage is off it."""
    laid = LAID.format(mine="mjorn-water-elemental", theirs="minotaur").replace("-0: high-mesa", "-0: still-lake", 1)
    t = table(laid.replace("elemental on high-mesa", "elemental on still-lake"))
    t.does("attack mjorn-water-elemental", "defend minotaur")
    while t.state.agenda[-1].what != "fight" or chooser(t.state) != 0:
        apply(t.state, DONE if DONE in legal_actions(t.state) else legal_actions(t.state)[0])
    assert "unless it regenerates" in conflict(t.state).ending.words
    story = []
    while is_dead(t.state, t.card("mjorn-water-elemental")):
        one = next((a for a in legal_actions(t.state) if a.verb == "regenerate"), legal_actions(t.state)[0])
        story += apply(t.state, one)
    told = [found.ending.words for step in story if (found := conflict(see(step.state, 0))) is not None]
    assert len(told) > 2 and not [words for words in told if "Elemental dies" in words]


def test_9_3_who_was_laid_open_by_another_is_not_said_to_have_acted():
    t = table(
        "sources-0: high-mesa\ntowers-0: minotaur on high-mesa\nsources-1: high-mesa\n"
        "towers-1: knight exposed1 on high-mesa, elven-bowmen on high-mesa"
    )
    sent(t.does("attack minotaur")).does("shoot elven-bowmen minotaur")
    parts = {t.state.what[one.card].key: one.part for one in conflict(t.state).defence.fighters}
    assert parts == {"knight": texts.IS_VULNERABLE, "elven-bowmen": texts.HAS_ACTED}


@pytest.mark.parametrize(("rescue", "can_save"), [("window", True), ("none", False)])
def test_16_8_that_an_attacker_could_regenerate_is_said_only_if_it_gets_a_window(rescue, can_save):
    t = table(
        "sources-0: still-lake\ntowers-0: river-troll on still-lake\n"
        "sources-1: high-mesa\ntowers-1: knight on high-mesa",
        rescue=rescue,
    ).does("attack river-troll")
    t.does("defend knight").asked(1, "fight")
    dies = fill(texts.DIES_UNLESS_REGENERATED, card="River Troll", n=1)
    assert conflict(t.state).ending.words == (dies if can_save else fill(texts.WILL_DIE_NOW, cards="River Troll"))


def test_before_it_is_done_it_is_told_who_is_saved_and_who_goes_back_to_limbo():
    board = "sources-0: still-lake, still-lake\ntowers-0: squire on still-lake\nhand-0: healing-rain, undertow\n"
    t = table(f"{board}sources-1: high-mesa\ntowers-1: dwarf on high-mesa")
    t.does("attack squire", "defend dwarf", "pass").asked(0)
    saved = fill(texts.WILL_BE_SAVED, card="Squire")
    assert any(saved[1:] in words for words in warned(t.state, 0, read(t.state, "cast healing-rain squire")))
    t = table(f"{board}sources-1: high-mesa\ntowers-1: minotaur on high-mesa").asked(0)
    t.does("pass", "attack minotaur", "done").asked(0)
    said = warned(t.state, 0, read(t.state, "cast undertow minotaur"))
    assert any(fill(texts.WILL_RETURN, card="Minotaur")[1:] in words for words in said)


def test_11_3_before_a_shot_at_an_army_it_is_said_who_spreads_the_damage():
    t = table(
        "sources-0: high-mesa\ntowers-0: squire on high-mesa, elf-warden on high-mesa\n"
        "sources-1: high-mesa\ntowers-1: elf-scout on high-mesa, elven-bowmen on high-mesa"
    )
    t.does("attack squire", "join elf-warden", "defend elf-scout", "done").asked(0).does("settle").asked(1)
    shot = read(t.state, "shoot elven-bowmen squire")
    assert fill(texts.SPREADS_IN_ARMY, seat=Seat(0)) in warned(t.state, 1, shot)


def test_10_6_where_the_blows_have_landed_nobody_is_shown_with_what_they_would_meet_with():
    t = table(
        "sources-0: high-mesa\ntowers-0: knight on high-mesa, elven-bowmen on high-mesa\n"
        "sources-1: high-mesa\ntowers-1: stone-giant on high-mesa, squire on high-mesa"
    ).does("attack knight")
    named = conflict(t.does("defend stone-giant").state)
    assert [one.part for side in named.sides for one in side.fighters] == [texts.ATTACKING, texts.DEFENDING]
    assert "3/4" in would_end(named, ["Ada", "Boole"])
    sent(t)
    after = conflict(t.state)
    assert {(one.part, one.numbers) for side in after.sides for one in side.fighters} == {(texts.HAS_FOUGHT, ())}
    assert "3/4" not in would_end(after, ["Ada", "Boole"])
