"""What is told of a deed, before and after it: that it is no attack, that nothing comes of it; who does not attack."""

import re

import pytest

from game.kernel.agenda import apply, explain, legal_actions
from game.kernel.foresight import foreseen, warned
from game.kernel.notation import read, tell
from game.kernel.template import Seat, fill
from game.kernel.view import see
from game.kernel.windows import waiting
from game.rules.doctor_who import laws, texts
from game.rules.doctor_who.events import CardsHeld, DrawBarred, NothingDone
from game.rules.doctor_who.remarks import remarks
from game.rules.doctor_who.rules import RULES

from .laying import attacking, done, new_game, on, table


def lines(t) -> list[str]:
    """The log of the last action."""
    return list(filter(None, (tell(step.state, step.event) for step in t.story)))


def bare(line: str) -> str:
    """A line of the log without the numbers of cards."""
    return re.sub(r"\|\d+\]", "]", line)


def vain(t) -> list[str]:
    """Why something did nothing to a card."""
    return [step.event.why for step in t.story if isinstance(step.event, NothingDone) and tell(*reversed(step))]


def before(t, deed: str) -> list[str]:
    """What whoever is asked is warned of before this."""
    return warned(t.state, t.state.agenda[-1].seat, read(t.state, deed))


NO_ENERGY = fill(texts.VALUE_IS_ZERO, stat="Energy")
DEEDS = [
    ("hand-0: the-cavalry\npresent-0: auton", "flash the-cavalry auton", texts.ALREADY_STANDING),
    ("hand-0: the-cavalry\npresent-0: auton sided", "flash the-cavalry auton", ""),
    ("present-0: nyssa\npresent-1: auton sided", "use nyssa auton", texts.ALREADY_SIDED),
    ("present-0: nyssa\npresent-1: auton", "use nyssa auton", ""),
    (
        "present-0: silurian\npresent-1: giant-robot energy-7",
        "use silurian giant-robot",
        NO_ENERGY,
    ),
    ("present-0: silurian\npresent-1: giant-robot", "use silurian giant-robot", ""),
    ("hand-0: brave-heart\npresent-0: auton energy-2", "flash brave-heart auton 0", ""),
    (
        "hand-0: the-cavalry\npresent-0: frontios awake, auton sided",
        "flash the-cavalry auton",
        fill(texts.KEPT_FROM_STANDING, by="Frontios"),
    ),
    ("present-0: transmat-beam, auton", "use transmat-beam auton", texts.ALREADY_THERE),
    ("present-0: transmat-beam\npast-0: auton", "use transmat-beam auton", ""),
    ("hand-0: a-very-long-corridor\npresent-0: auton", "flash a-very-long-corridor", texts.ALREADY_STANDING),
    (
        "present-0: metebelis-crystal\npresent-1: zygon energy-2",
        "use metebelis-crystal",
        NO_ENERGY,
    ),
    ("present-0: metebelis-crystal\npresent-1: zygon energy-2, yeti", "use metebelis-crystal", ""),
    (
        "hand-0: reverse-the-polarity\npresent-1: zygon",
        "flash reverse-the-polarity zygon",
        texts.VALUES_ARE_EQUAL,
    ),
    ("hand-0: reverse-the-polarity\npresent-1: yeti", "flash reverse-the-polarity yeti", ""),
]


@pytest.mark.parametrize(("laid", "deed", "why"), DEEDS)
def test_what_does_nothing_to_what_it_means_says_why_before_and_after(laid, deed, why):
    t = table(laid)
    foretold = [line for line in before(t, deed) if why and why in line]
    done(t.does(deed))
    assert len(foretold) == bool(why) and vain(t) == [why] * bool(why)


@pytest.mark.parametrize("hand", ["tlotoxl, morgaine", "tlotoxl, morgaine, thal, irongron"])
@pytest.mark.parametrize("left", range(20, 28))
def test_what_chance_will_discard_is_not_told_as_certain(hand, left):
    """However few cards it falls on: in some dealt worlds it falls on the same one."""
    laid = f"past-0: space-time-visualiser, terror-of-the-autons awake\nhand-0: {hand}\ndeck-0: {left} cards"
    t = table(f"{laid}\npresent-0: watcher-of-the-present")
    pass_it = read(t.state, "pass")
    story = [type(step.event).__name__ for step in foreseen(t.state, 0, pass_it)]
    assert story == ["PlayerPassed", "EpisodeUnsolved"] and not warned(t.state, 0, pass_it)


def test_who_fights_is_not_sided_and_the_log_says_why():
    laid = "hand-0: you-will-obey-me\npresent-0: giant-robot\npresent-1: sea-devil\nhand-1: yeti"
    t = attacking(laid, "attack giant-robot sea-devil").does("flash you-will-obey-me sea-devil")
    assert vain(done(t)) == [texts.IN_COMBAT]


def test_what_has_gone_before_an_answer_could_mean_it_is_told():
    t = table("present-0: silurian\npresent-1: zygon\nhand-1: time-scoop").does("use silurian zygon")
    t = done(t.does("flash time-scoop zygon")).does("choose 1")
    done(t)
    assert vain(t) == [texts.OUT_OF_REACH]
    t = table("present-0: ace\npresent-1: auton sided, yeti\nhand-1: the-cavalry, yeti").does("use ace auton")
    done(t.does("flash the-cavalry auton"))
    assert vain(t) == [texts.ILLEGAL_TARGET]
    t = table("present-0: silurian, captain-yates\npresent-1: zygon\nhand-1: time-ram, yeti")
    t.does("support captain-yates silurian 0").does("flash time-ram")
    assert len(vain(done(t))) == 1, "Support for who is gone"


def test_a_special_that_means_a_foe_before_combat_says_that_it_is_no_attack():
    laid = "present-0: silurian, auton, sea-devil\npresent-1: yeti, force-field\nhand-1: yeti"
    t = table(laid)
    assert before(t, "use silurian yeti") == [fill(texts.SPECIAL_INSTEAD_OF_ATTACK, card="Silurian")]
    beside_assistant = table("present-0: azal\npresent-1: polly")
    assert before(beside_assistant, "use azal polly") == [fill(texts.SPECIAL_IS_NO_ATTACK, card="Azal")]
    assert not before(t, "use silurian auton"), "one's own is nobody's to attack"
    assert not before(t, "support auton silurian 0")
    t = table("present-0: force-field, auton\npresent-1: zygon\nhand-1: yeti")
    assert not before(t, "use force-field zygon"), "a Resource never attacks"
    t = on(table(laid), "attack").does("attack sea-devil yeti")
    assert not before(t, "use silurian yeti"), "the attack has been made"
    t = on(table("present-0: auton\npresent-1: silurian\nhand-1: yeti"), "prepare", 1)
    assert not before(t, "use silurian auton"), "it is not one's own turn"


def test_in_which_time_zone_an_episode_lies_is_told():
    people = "past-1: mongol-horseman\npresent-1: yeti\nfuture-1: kane"
    for place, era in enumerate(("Past", "Present", "Future")):
        t = table(f"hand-0: logopolis\n{people}").does(f"pose logopolis {place}")
        assert "{seat:1}" in lines(t)[0] and era in lines(t)[0]


def assert_idle(warnings, *names):
    """These will be Sided for staying idle, and no others."""
    (warning,) = warnings
    idle = {name for name in ("Giant Robot", "War Machine", "Auton", "Silurian") if name in warning}
    assert texts.WILL_BE_SIDED_IDLE in warning and idle == set(names)


def test_whom_a_deed_leaves_idle_is_said_to_be_sided_for_that():
    t = on(table("present-0: giant-robot, war-machine\npresent-1: yeti"), "attack")
    assert_idle(before(t, "attack giant-robot yeti"), "War Machine")
    assert_idle(before(t, "pass"), "Giant Robot", "War Machine")
    laid = "active: 1\nhand-1: the-war-games\npast-0: autloc\npresent-0: auton, silurian\nfuture-0: thal"
    t = on(table(laid).does("pose the-war-games 2"), "attack", 0)
    assert_idle(before(t, "pass"), "Auton", "Silurian")


def test_who_does_not_attack_is_told():
    t = on(table("present-0: silurian\npresent-1: zygon"), "attack").does("pass")
    assert lines(t)[0] == fill(texts.NO_ATTACK, seat=Seat(0))
    t = table("present-0: silurian sided\npresent-1: zygon").does("pass").asked(1).does("pass")
    assert fill(texts.NO_ATTACKER, seat=Seat(0)) in lines(t)
    t = attacking("present-0: silurian\npresent-1: zygon", "attack silurian")
    assert not {fill(words, seat=Seat(0)) for words in (texts.NO_ATTACK, texts.NO_ATTACKER)} & set(lines(t))


def test_who_was_named_by_the_attacker_is_not_said_to_defend_besides():
    laid = "present-0: giant-robot\npresent-1: sea-devil, yeti\nhand-1: yeti"
    defends = fill(texts.DEFENDS, seat=Seat(1), card="[sea-devil]")
    assert defends not in map(bare, lines(attacking(laid, "attack giant-robot sea-devil")))
    t = attacking(laid, "attack giant-robot").does("defend sea-devil")
    assert bare(lines(t)[0]) == defends
    t = attacking(laid, "attack giant-robot sea-devil", refusal="yes").asked(1)
    assert defends in map(bare, lines(t.does("use"))), "it could have been refused"


def test_of_two_of_one_name_it_is_told_whose_is_meant():
    """Both sides begin with The Watcher in each Time Zone, so of these alone it would always be open."""
    both = "present-0: watcher-of-the-present, silurian\npresent-1: watcher-of-the-present, auton\nhand-1: yeti"
    for seat in (0, 1):
        again = table(f"hand-0: you-will-obey-me\n{both}")
        card = again.state.cards_in(seat, "present")[0]
        deed = next(one for one in legal_actions(again.state) if one.verb == "flash" and one.target == card)
        again.story = apply(again.state, deed)
        card, keyed = "The Watcher (Present)", "[watcher-of-the-present]"
        of_the_actor = texts.OWN if seat == 0 else texts.OF_SEAT
        assert fill(of_the_actor, card=card, seat=Seat(seat)) in again.question
        assert fill(texts.OF_SEAT, card=card, seat=Seat(seat)) in waiting(again.state)[0].words
        assert fill(of_the_actor, card=keyed, seat=Seat(seat)) in bare(lines(again)[-1])
        in_log = fill(texts.OF_SEAT, card=keyed, seat=Seat(seat))
        assert [line for line in lines(done(again)) if "Sides" in line and in_log in bare(line)]
    t = table(both).does("use silurian auton")
    whose = [fill(texts.OF_SEAT, card="", seat=Seat(seat)) for seat in (0, 1)]
    told = t.question + waiting(t.state)[0].words + lines(t)[-1]
    assert not any(words in told for words in whose), "there is one Auton"


@pytest.mark.parametrize(
    ("deed", "of_it"), [("support auton silurian 0", "Auton's Support"), ("use axon silurian", "Axon's Special")]
)
def test_what_a_card_announced_is_cancelled_and_not_the_card(deed, of_it):
    t = table("present-0: auton, axon, silurian\nhand-1: a-word-with-the-time-lords\npresent-1: yeti").does(deed)
    said = fill(texts.WILL_CANCEL, by="A Word with the Time Lords", card=of_it)
    assert before(t.asked(1), "flash a-word-with-the-time-lords") == [said]
    told = list(map(bare, lines(t.does("flash a-word-with-the-time-lords"))))
    in_log = f"[{deed.split()[1]}]'s {of_it.split()[-1]}"
    assert in_log in told[-1] and of_it in waiting(t.state)[0].words
    cancelled = fill(texts.CANCELLED, by="[a-word-with-the-time-lords]", card=in_log)
    assert cancelled in map(bare, lines(done(t)))


def test_what_cancels_is_told_with_what_it_answers():
    laid = "hand-0: brave-heart, chess-move\npresent-0: auton\nhand-1: a-word-with-the-time-lords\npresent-1: yeti"
    t = table(laid).does("flash brave-heart auton 0")
    assert before(t, "flash a-word-with-the-time-lords") == [
        fill(texts.WILL_CANCEL, by="A Word with the Time Lords", card="Brave Heart")
    ]
    assert "[brave-heart]" in bare(lines(t)[-1]) and "[auton]" in bare(lines(t)[-1])
    t.does("flash a-word-with-the-time-lords")
    assert "[brave-heart]" in bare(lines(t)[-1]), "also if it is cancelled itself"
    t.does("flash chess-move").asked(1, "Chess Move against A Word with the Time")
    last, word, heart = waiting(t.state)
    assert "A Word with the Time Lords" in last.words and last.target == word.card
    assert "Brave Heart" in word.words and word.target == heart.card and heart.target == t.card("auton")
    laid = "present-0: silurian\nhand-0: brave-heart\nhand-1: temporal-grace, yeti"
    t = attacking(laid, "attack silurian").asked(1)
    t.does("flash temporal-grace").asked(0, f"Temporal Grace against {fill(texts.THE_HIT_BY, card='Silurian')}")
    assert waiting(t.state)[0].target == t.card("silurian"), "the Hit that it is to prevent"
    assert fill(texts.THE_HIT_BY, card="[silurian]") in bare(lines(t)[-1]), "and it means no card"
    assert "Silurian" not in waiting(t.state)[0].words


def test_of_what_others_side_in_the_end_no_deed_of_ones_own_is_blamed():
    laid = "hand-0: you-will-obey-me, yeti\npresent-0: auton\nhand-1: brave-heart\npresent-1: silurian, sea-devil"
    t = table(laid).does("flash you-will-obey-me silurian").asked(1)
    assert before(t, "flash brave-heart sea-devil 0") == []


def test_what_is_announced_waits_from_the_moment_in_which_it_is_told():
    laid = "hand-0: brave-heart\npresent-0: silurian, auton\npresent-1: zygon\nhand-1: yeti"
    for deed in ("flash brave-heart auton 0", "use silurian zygon", "support auton silurian 0"):
        t = table(laid).does(deed)
        said = next(s for s in t.story if type(s.event).__name__ in ("FlashPlayed", "SpecialUsed", "SupportAnnounced"))
        assert [entry.card for entry in waiting(said.state)] == [said.event.card], deed


FULL = "present-0: auton, yeti, zygon, bok, krynoid, force-field\nfuture-0: kane\npresent-1: sea-devil\nfuture-1: rill"


def why_not(t, card, target="", zone="") -> list[str]:
    s = t.state
    onto = t.card(target) if target else -1
    return [str(refusal) for refusal in explain(s, t.card(card), onto, s.layout.named[zone] if zone else -1)]


@pytest.mark.parametrize(
    ("card", "target", "named"),
    [
        ("celery", "auton", ["Celery", "a Doctor"]),
        ("celery", "kane", ["Celery", "a Doctor", "the Present"]),
        ("exterminate", "force-field", ["Exterminate!", "a Creature"]),
        ("blinovitch-limitation", "kane", ["Blinovitch Limitation", "a Unique Resource"]),
    ],
)
def test_a_refusal_says_what_a_card_can_be_aimed_at(card, target, named):
    doctor = FULL.replace("sea-devil", "the-third-doctor").replace("rill", "star-base, tardis")
    (why,) = why_not(table(f"{doctor}\nhand-0: {card}"), card, target)
    assert why.startswith("5.4: ") and all(name in why for name in named)
    assert ("the Present" in why) == ("the Present" in named)


def test_a_refusal_says_what_a_card_could_be_aimed_at_where_there_is_none():
    (why,) = why_not(table(f"{FULL}\nhand-0: regeneration"), "regeneration")
    assert why.startswith("8.5: ") and "Regeneration" in why and "a Doctor" in why


KEPT = [  # what keeps a card from what, and what is said of it
    (
        "past-0: the-mind-robber awake\nhand-0: exterminate",
        "exterminate",
        "yeti",
        "8.5: The Mind Robber ",
    ),
    ("present-0: trionic-lock, force-field", "force-field", "yeti", "5.1: Trionic Lock "),
    ("present-0: omega, rill", "rill", "omega", "7.1: Omega's own ability "),
    ("past-0: the-space-pirates awake\npresent-0: scarf", "scarf", "bok", "5.3: The Space Pirates "),
]


@pytest.mark.parametrize(("laid", "card", "target", "said"), KEPT)
def test_a_refusal_names_the_card_that_forbids(laid, card, target, said):
    t = table(f"{laid}\npresent-1: yeti, bok, meglos\nhand-1: dalek")
    if "lock" in laid:
        done(t.does(f"use trionic-lock {card}"))
    assert why_not(t, card, target)[0].startswith(said)


def test_whoever_looks_at_a_card_is_told_what_others_keep_it_from():
    t = table("present-0: planet-of-evil awake, great-vampire, auton\npresent-1: the-third-doctor, chameleon-circuit")
    assert any("Planet of Evil" in said for said in remarks(t.state, t.card("auton")))
    assert any("Chameleon Circuit" in said for said in remarks(t.state, t.card("the-third-doctor")))
    t = table(
        "present-0: auton, borusa\nhand-0: the-scream, dalek\ndiscard-0: exterminate\npresent-1: bok\nhand-1: dalek"
    )
    done(t.does("flash the-scream bok"))
    assert any("The Scream" in said for said in remarks(t.state, t.card("bok")))
    done(t.does("use borusa")).does("pick the-scream")  # which nobody else sees
    assert not any("keeps" in said for said in remarks(see(t.state, 1), t.card("bok")))
    t = table("present-0: frontios awake, yeti sided, auton")
    assert any("Frontios" in said for said in remarks(t.state, t.card("yeti")))
    assert not remarks(t.state, t.card("auton"))
    alone = table("zone-0: 3\nfuture-0: great-vampire")  # what keeps it there is printed on it
    assert not remarks(alone.state, alone.card("great-vampire"))


def test_a_refusal_names_the_card_that_forbids_an_attack_or_a_defence():
    laid = "present-0: great-vampire, auton, yeti\npresent-1: meglos, the-third-doctor, chameleon-circuit"
    laid += "\nhand-1: the-scream"
    t = on(done(on(table(laid), "prepare", 1).does("flash the-scream auton")), "attack")
    assert why_not(t, "auton", "meglos") == [f"10.2: {laws.NO_ATTACK.words.replace('A card', 'The Scream')}"]
    own = laws.NO_ATTACK.words.replace("A card", "Great Vampire's own ability")
    assert why_not(t, "great-vampire", "meglos") == [f"10.2: {own}"]
    t = on(table(f"{laid}, dalek"), "attack")
    assert why_not(t, "auton", "the-third-doctor") == [
        f"10.4: {laws.NOT_NAMED.words.replace('A card', 'Chameleon Circuit')}"
    ]


def test_a_refusal_says_that_no_time_zone_is_chosen_yet():
    said = fill(texts.ONLY_TARGETS_WITHOUT_ZONE, card="Exterminate!", targets="a Creature in the chosen zone")
    t = new_game("46 exterminate", "46 dalek")
    assert why_not(t, "exterminate", "watcher-of-the-future") == [f"5.4: {said}"]


def test_a_refusal_says_in_which_time_zones_an_episode_wants_a_card():
    for laid, zones in ((FULL, "the Past"), (FULL.replace("rill", "-"), "the Past and the Future")):
        why = why_not(table(f"{laid}\nhand-0: inferno"), "inferno", zone="past-1")
        assert why == [f"9.1: {fill(texts.ONLY_WATCHERS_IN, zones=zones)}"]


TAKEN = [
    (
        "the-third-doctor",
        f"4.11: {fill(texts.UNIQUE_IN_PLAY_THERE, card='The Third Doctor', zone='the Past')}",
    ),
    ("the-fourth-doctor", f"4.12: {fill(texts.DOCTOR_IN_PLAY, card='The First Doctor', zone='the Future')}"),
    ("light", f"4.9: {texts.FIVE_TIMELESS}"),
]


@pytest.mark.parametrize(("card", "said"), TAKEN)
def test_a_refusal_says_what_there_is_that_leaves_no_place_for_a_card(card, said):
    timeless = "past-0: zarbi, zarbi" + "\npresent-0: zarbi, zarbi" * (card == "light")
    doctors = "future-0: the-first-doctor" if card != "the-third-doctor" else "past-1: the-third-doctor"
    t = table(f"{timeless}\n{doctors}\nhand-0: {card}")
    assert why_not(t, f"{card}@hand-0", zone="present-0") == [said]


def test_a_refusal_says_which_episode_lies_there_already():
    t = table("past-1: nero\npresent-1: yeti, inferno\nfuture-1: kane\nhand-0: logopolis")
    assert why_not(t, "logopolis", zone="present-1") == [f"9.2: {fill(texts.EPISODE_IS_THERE, card='Inferno')}"]


def test_a_flash_card_that_could_do_nothing_now_says_what_is_missing():
    said = f"8.5: {fill(texts.WOULD_DO_NOTHING, card='Spare Key', why=texts.NO_MORE_PLAYS_NOW)}"
    t = on(table("active: 1\nhand-0: spare-key, yeti\npresent-1: auton\npresent-0: bok"), "prepare", 0)
    assert why_not(t, "spare-key") == [said]
    said = f"8.5: {fill(texts.WOULD_DO_NOTHING, card='Time Loop', why=texts.NO_EXTRA_TURN_NOW)}"
    assert why_not(table("again-0: 1\nhand-0: time-loop\npresent-0: auton"), "time-loop") == [said]


def test_who_brings_a_card_into_a_full_time_zone_is_told_before_and_why_after():
    said = fill(texts.NO_ROOM, card="Emergency Materialisation", era="Present")
    t = table(f"{FULL}\nhand-0: emergency-materialisation, zygon, rill, inferno")
    assert before(t, "flash emergency-materialisation") == [said]
    done(t.does("flash emergency-materialisation"))
    assert t.options == ["pass"]
    assert why_not(t, "zygon@hand-0") == [f"4.8: {fill(texts.SIDE_IS_FULL, zone='the Present')}"]
    t = table(f"{FULL.replace(', force-field', '')}\nhand-0: emergency-materialisation, zygon, ogron, inferno")
    assert before(t, "flash emergency-materialisation") == []
    done(t.does("flash emergency-materialisation"))
    assert why_not(t, "ogron") == [f"4.10: {fill(texts.HOME_IS, card='Ogron', zone='the Future')}"]
    assert why_not(t, "inferno") == [f"5.4: {fill(texts.CHOOSE_ARRIVAL, card='Emergency Materialisation')}"]


def test_a_special_that_may_be_taken_for_support_says_that_it_is_none():
    t = attacking("present-0: sea-devil, auton, silurian\npresent-1: yeti\nhand-1: rill", "attack sea-devil yeti")
    deed = "use silurian sea-devil"
    assert before(t.asked(0), deed) == []
    done(t.does("support auton sea-devil 0")).asked(0)
    assert before(t, deed) == [fill(texts.SPECIAL_IS_NO_SUPPORT, card="Silurian", target="Sea Devil")]
    assert before(t, "use silurian yeti") == []


BARRED = [
    (
        "past-1: the-edge-of-destruction awake\nhand-1: auton",
        fill(texts.DRAW_STOPPED, by="[the-edge-of-destruction]", seat=Seat(1)),
    ),
    (
        "present-1: frontios awake, yeti sided, auton sided, dalek\npast-1: autloc sided",
        fill(texts.KEPT_SIDED, by="[frontios]", cards="[yeti] and [auton]"),
    ),
    ("present-1: frontios awake, yeti sided", fill(texts.KEPT_SIDED, by="[frontios]", cards="[yeti]")),
    ("present-1: frontios, yeti sided\npast-1: the-edge-of-destruction", ""),
    ("present-0: frontios awake\npresent-1: yeti sided\npast-0: the-edge-of-destruction awake", ""),
]


@pytest.mark.parametrize(("laid", "told"), BARRED)
def test_what_a_card_forbids_in_the_steps_of_a_turn_is_told_when_it_does_not_happen(laid, told):
    t, heard = table(laid), []
    for _ in range(40):
        if t.state.agenda[-1].what == "act" and t.state.active == 1:
            break
        t.does("pass" if "pass" in t.options else t.options[0])
        barred = [step for step in t.story if isinstance(step.event, CardsHeld | DrawBarred)]
        heard += [bare(tell(step.state, step.event)) for step in barred]
    assert heard == [told] * bool(told)


@pytest.mark.parametrize(
    ("laid", "told"),
    [
        ("present-0: auton sided", fill(texts.NO_ATTACKER, seat=Seat(0))),
        (
            "present-0: auton, yeti sided\npresent-1: bok\nhand-1: the-scream",
            fill(texts.KEPT_FROM_ATTACKING, by="[the-scream]", cards="[auton]"),
        ),
    ],
)
def test_where_a_card_keeps_all_from_attacking_the_log_names_it(laid, told):
    t, heard = table(laid), []
    for _ in range(20):
        scream = next((deed for deed in t.options if deed.startswith("flash the-scream auton")), None)
        t.does(scream or ("pass" if "pass" in t.options else t.options[0]))
        heard += map(bare, lines(t))
        if t.state.active == 1:
            break
    assert told in heard, heard


@pytest.mark.parametrize(
    ("card", "why"),
    [("bok", ""), ("bok fresh", texts.IT_IS_FRESH), ("bok sided", texts.IT_IS_SIDED)],
)
def test_before_one_is_kept_from_attacking_it_is_told_that_it_would_not_anyway(card, why):
    said = [fill(texts.CANNOT_ATTACK_ANYWAY, card="Bok", why=why)] if why else []
    for active in (0, 1):
        t = table(f"active: {active}\npresent-{active}: {card}\npresent-{1 - active}: auton\nhand-0: the-scream")
        if t.state.agenda[-1].seat:
            t.does("pass")
        assert before(t, "flash the-scream bok") == said
        mine = [fill(texts.CANNOT_ATTACK_ANYWAY, card="Auton", why=texts.NOT_ITS_TURN)]
        assert before(t, "flash the-scream auton") == mine


PEOPLE = "past-1: {}\npresent-1: yeti\nfuture-1: dalek\nhand-0: frontios"


def test_before_an_episode_is_played_it_is_told_whether_its_solver_could_solve_it_at_once():
    needs = RULES.book["frontios"].solve

    def said(people, **rulings):
        t = table(PEOPLE.format(people), **rulings)
        return [line for line in before(t, "pose frontios 0") if "next turn" in line]

    def value(people):
        t = table(PEOPLE.format(people))
        return sum(t.state.what[c].support for c in t.state.cards_in(1, "past") if t.state.what[c].is_creature)

    few, many = "auton", "auton sided, nyssa, adric fresh"
    for people in (few, many, "auton sided, nyssa support-2, adric"):
        has = value(people)
        template = texts.CAN_SOLVE if has >= needs else texts.CANNOT_SOLVE
        assert said(people) == [fill(template, seat=Seat(1), has=has, needs=needs)]
    assert value(few) < needs <= value(many), "one of either"
    assert said("the-fourth-doctor, nyssa, adric sided") == [fill(texts.TEAM_CAN_SOLVE, seat=Seat(1))]
    assert said(few, solvers="chosen") == []


def test_before_one_is_sided_whom_an_episode_needs_it_is_told_that_it_is_not_solved_then():
    """9.4 Not where the others suffice, nor of one that nobody could solve, nor when Episodes are over."""
    said = [fill(texts.CANNOT_SOLVE_THEN, cards="The Ribos Operation")]
    laid = "present-0: {}, auton, the-ribos-operation\npast-0: the-war-games\npresent-1: yeti\nfuture-1: dalek"

    def told(people, deed, asked="act"):
        return [line for line in before(on(table(laid.format(people)), asked, 0), deed) if "solve" in line]

    use, support = "use sensorite yeti", "support sensorite auton 0"
    assert told("sensorite", use) == said and told("sensorite", support) == said
    assert told("sensorite, autloc, susan-foreman", use) == []
    assert told("sensorite", use, "prepare") == []
