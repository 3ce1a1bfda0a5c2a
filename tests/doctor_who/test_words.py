"""What the words of the cards do that no other test plays."""

from game.kernel.modifiers import FORBID, Lasting, Modifier
from game.kernel.notation import tell
from game.kernel.template import Noun, fill
from game.rules.doctor_who import texts
from game.rules.doctor_who.deeds import SUPPORT, USE, phrase_of
from game.rules.doctor_who.rules import RULES

from .laying import done, fought, memory, on, table, values, waiting


def test_another_turn_and_then_the_other_s():
    t = done(table("hand-0: time-loop, auton, auton, yeti, brave-heart").does("flash time-loop"))
    t.shows("hand-0: 1 card\ndiscard-0: 4 cards").shows("again-0: 1").asked(0)
    turn = t.state.turn
    table("again-0: 1\nhand-0: time-loop, auton").cannot("flash time-loop").forbids("time-loop", "middle-0", "8.5")
    t = on(t, "zone").asked(0)
    assert t.state.turn == turn + 1
    t = on(t.does("choose 1"), "zone").asked(1).shows("again-0: 0")
    table("hand-1: time-loop\nactive: 0\nhand-0: yeti").does("pass").asked(1).cannot("flash time-loop")


def test_energy_and_substance_change_places_for_the_turn():
    t = done(
        table("hand-0: reverse-the-polarity, reverse-the-polarity\npresent-1: icthar").does(
            "flash reverse-the-polarity icthar"
        )
    )
    assert values(t, "icthar") == "3/1/3"
    t = done(t.does("flash reverse-the-polarity icthar"))
    assert values(t, "icthar") == "1/3/3"
    t = done(table("past-0: kamelion\npast-1: autloc energy1\nzone-0: 1").does("use kamelion autloc"))
    assert values(t, "autloc") == "2/2/3"
    on(t, "zone", 1)
    assert values(t, "autloc") == "1/2/3"


def test_what_was_played_last_goes_back_whosever_it_is():
    t = table("hand-0: time-eddy\npresent-0: auton nth3\npast-1: autloc nth5, barbara-wright").does("flash time-eddy")
    done(t).shows("hand-1: autloc\npresent-0: auton nth3\npast-1: barbara-wright")
    table("hand-0: time-eddy\npresent-0: auton").cannot("flash time-eddy").forbids("time-eddy", "middle-0", "8.5")


def test_5_4_a_special_does_not_return_its_own_card():
    text = "present-0: chronovore nth5, auton nth3\npast-1: autloc nth4"
    done(table(text).does("use chronovore")).shows("hand-1: autloc\npresent-0: auton nth3, chronovore sided nth5")
    done(table(text, itself="yes").does("use chronovore")).shows("hand-0: chronovore\npast-1: autloc")
    table("present-0: chronovore nth5, auton").cannot("use chronovore")


def test_a_card_may_keep_specials_from_being_used():
    t = table("present-0: harrison-chase\npresent-1: polly").cannot("use harrison-chase polly")
    t.forbids("harrison-chase", "polly", "5.3", "keeps its Special")
    table("present-0: harrison-chase\npresent-1: polly, krynoid").offers("use harrison-chase polly")
    base = "present-0: force-field, silurian\npresent-1: polly\nfuture-0: the-space-pirates"
    table(base).offers("use force-field polly")
    t = table(f"{base} awake").cannot("use force-field polly").offers("use silurian polly")
    t.forbids("force-field", "polly", "5.3", "keeps its Special")


def test_an_episode_that_was_played_last_goes_back_to_who_played_it():
    t = table("past-1: autloc\npresent-1: yeti\nfuture-1: thal\nhand-0: logopolis\nhand-1: time-eddy").does(
        "pose logopolis 0"
    )
    on(t, "prepare", 1).does("flash time-eddy")
    done(t).shows("hand-0: logopolis\npast-1: autloc")


def test_the_demat_gun_means_any_card_in_play():
    text = "present-0: demat-gun, drax\npast-1: autloc\nfuture-1: star-base\nfuture-0: inferno awake, thal"
    t = done(table(text).does("use demat-gun inferno"))
    t.shows("discard-0: inferno\nfuture-0: thal\nfuture-1: star-base")
    t = done(table(text).does("use demat-gun star-base"))
    t.shows("discard-1: star-base\nfuture-0: inferno, thal\npast-1: autloc")
    laid = table(f"{text}\npresent-1: logopolis")
    s, gun, language = laid.state, laid.card("demat-gun"), RULES.book.language
    clause = RULES.book["demat-gun"].uses[0].clauses[1]
    worth = {s.what[card].key: language.worth(s, 0, gun, clause, (card,)) for card in s.in_field()}
    assert worth["inferno"] > 0 > worth["logopolis"] and worth["star-base"] > 0 > worth["drax"]
    table(text).offers("use demat-gun autloc", "use demat-gun drax").cannot("use demat-gun demat-gun")


def test_what_cannot_stand_up_is_not_stood_up():
    t = table("present-0: auton sided, frontios awake\npast-0: yeti sided\nhand-0: the-cavalry")
    done(t.does("flash the-cavalry auton"))
    assert memory(t, "auton").sided
    t = done(table("present-0: auton sided, frontios\nhand-0: the-cavalry").does("flash the-cavalry auton"))
    assert not memory(t, "auton").sided


def test_an_episode_that_is_destroyed_goes_to_who_played_it():
    t = table("past-1: autloc\npresent-1: demat-gun, drax\nfuture-1: thal\nhand-0: logopolis").does("pose logopolis 0")
    done(on(t, "prepare", 1).does("use demat-gun logopolis")).shows(
        "discard-0: logopolis\ndiscard-1: -\npast-1: autloc"
    )


def test_a_card_more_and_a_card_from_the_hand():
    t = done(table("present-0: keeper-of-traken\nhand-0: auton, zygon, yeti").does("use keeper-of-traken"))
    t.does("play auton", "play zygon").cannot("play yeti")
    t = done(table("future-0: davros\nzone-0: 3\nhand-0: dalek, cyberman\nhand-1: auton").does("use davros"))
    t.asked(0, "Davros: ").could("bring dalek", "pass").does("bring dalek").shows("future-0: dalek, davros")
    assert memory(t, "dalek").fresh and not memory(t, "davros").fresh
    t = done(table("future-0: davros\nzone-0: 3\nhand-0: cyberman").does("use davros")).could("pass")


def test_what_arrives_heeds_the_limits():
    six = ", ".join(["cyberman"] * 5)
    t = done(table(f"future-0: davros, {six}\nzone-0: 3\nhand-0: dalek").does("use davros")).could("pass")
    assert waiting(t) == "arrival"


def test_a_victory_brings_another_one():
    t = on(
        table("future-0: cyberman\nfuture-1: sabalom-glitz substance-1 energy-1\nhand-0: cyberman\nzone-0: 3"), "attack"
    )
    t.does("attack cyberman sabalom-glitz")
    while waiting(t) == "fight":
        t.does("pass")
    t.asked(0).does("bring cyberman").shows("future-0: cyberman, cyberman\ndiscard-1: sabalom-glitz")


def test_cards_from_the_hand_by_chance():
    t = done(table("hand-0: mind-probe\nhand-1: auton, auton, yeti\ndeck-0: 9 cards").does("flash mind-probe"))
    t.shows("hand-1: 2 cards\nhand-0: 1 card\ndiscard-1: 1 card")


def test_what_is_destroyed_tells_its_end():
    t = done(
        table("present-0: daemons\npresent-1: auton substance-1 energy-2\ndeck-1: 9 cards").does("use daemons auton 1")
    )
    t.shows("discard-1: auton\nhand-1: 1 card")


def test_to_another_time_zone_and_itself():
    t = done(table("present-0: scaroth-of-the-jagaroth\ndeck-0: 9 cards").does("use scaroth-of-the-jagaroth"))
    t.could("choose 1", "choose 3").does("choose 3").shows("future-0: scaroth-of-the-jagaroth\nhand-0: 1 card")
    t = done(table("present-0: tardis\npast-0: autloc sided").does("use tardis autloc")).shows(
        "present-0: autloc, tardis"
    )
    assert memory(t, "autloc").sided


def test_who_is_not_sided_by_others_is_sided_by_its_own_player():
    t = done(table("present-0: jo-grant, auton, yeti\npresent-1: the-master, zygon\nhand-1: yeti").does("pass"))
    t.asked(1).does("use the-master jo-grant")
    done(t)
    assert not memory(t, "jo-grant").sided and memory(t, "the-master").sided
    done(on(t, "prepare", 0).does("support jo-grant auton 0"))
    assert memory(t, "jo-grant").sided and values(t, "auton") == "4/2/1"
    t = done(table("hand-0: you-will-obey-me\npresent-1: jo-grant, yeti").does("flash you-will-obey-me yeti"))
    assert memory(t, "yeti").sided  # the others are not shielded
    t = on(table("present-1: the-ribos-operation, jo-grant, d-eighty-four"), "episodes", 1)
    t.does("solve the-ribos-operation", "settle").shows("present-1: d-eighty-four, jo-grant")
    t = on(table("present-0: jo-grant\npresent-1: auton"), "attack").does("attack jo-grant auton")
    assert memory(fought(t), "jo-grant").sided  # the rules Side it, no other card does


def test_what_cannot_be_sided_at_all_is_not_sided_by_others_either():
    t = table("present-0: the-master\npresent-1: yeti")
    t.state.lasting = (Lasting("turn", 0, -1, Modifier(FORBID, "side"), (t.card("yeti"),)),)
    t.state.lent = None
    done(t.does("use the-master yeti"))
    assert not memory(t, "yeti").sided


def test_the_lock_lets_a_resource_neither_be_sided_nor_stand():
    lock = "present-0: trionic-lock, yeti\npresent-1: force-field, zygon\nhand-1: yeti"
    on(table(lock), "prepare", 1).offers("use force-field zygon")
    t = done(table(lock).does("use trionic-lock force-field"))
    on(t, "prepare", 1).forbids("force-field", "trionic-lock", "5.1").cannot("use force-field zygon")
    t = table("present-0: trionic-lock\npresent-1: force-field, nitro-nine, yeti").does("use trionic-lock force-field")
    done(t.asked(1).does("use nitro-nine force-field"))  # it is gone: nothing is locked
    assert not t.state.lasting


def test_the_text_of_the_lock_says_once_how_long():
    assert RULES.book["trionic-lock"].text.count(RULES.book.language.moments["turn"]) == 1


def test_a_name_that_ends_in_s_takes_only_an_apostrophe():
    assert phrase_of(USE, "Daemons") == fill(texts.SPECIAL_OF, card=Noun("Daemons", is_plural=True))
    assert phrase_of(USE, "[daemons|3]") == fill(texts.SPECIAL_OF, card=Noun("[daemons|3]", is_plural=True))
    assert phrase_of(SUPPORT, "Rill") == fill(texts.SUPPORT_OF, card="Rill")


def test_two_readings_of_one_resource():
    t = table("present-0: star-base, force-field sided, sonic-screwdriver").offers(
        "use sonic-screwdriver force-field 1"
    )
    t.cannot("use sonic-screwdriver 0", "use sonic-screwdriver sonic-screwdriver 1")
    done(t.does("use sonic-screwdriver force-field 1"))
    assert not memory(t, "force-field").sided and memory(t, "sonic-screwdriver").sided


def test_saladin_holds_out_a_hand_or_lends_the_sword():
    text = "present-0: giant-robot\npresent-1: sea-devil, saladin, autloc\nhand-1: yeti"
    t = done(on(table(text), "attack").does("attack giant-robot sea-devil").asked(1).does("use saladin 0"))
    assert waiting(t) == "quiet" and not memory(t, "giant-robot").sided and memory(t, "saladin").sided
    t.shows("present-1: sea-devil, saladin sided, autloc")
    t = table("past-0: saladin, viking-raider, autloc\nzone-0: 1").cannot("use saladin 0", "use saladin autloc 1")
    assert values(done(t.does("use saladin viking-raider 1")), "viking-raider") == "4/2/0"


def test_the_next_trooper_steps_in_where_one_falls():
    t = table("zone-0: 3\nfuture-0: special-weapons-dalek\nfuture-1: sontaran-trooper\nhand-1: sontaran-trooper, dalek")
    t = on(t, "attack").does("attack special-weapons-dalek sontaran-trooper")
    while waiting(t) != "arrival":
        t.does("pass")
    t.asked(1).could("bring sontaran-trooper", "pass").does("bring sontaran-trooper")
    t.shows("hand-1: dalek\ndiscard-1: sontaran-trooper").shows("future-1: sontaran-trooper fresh nth1")


def test_small_abilities_know_whom_they_mean():
    """Each with one that is meant and one that is not."""
    t = table("present-0: cleaning-robot\npresent-1: ben-jackson sided, polly, yeti sided")
    t.offers("use cleaning-robot ben-jackson").cannot("use cleaning-robot polly", "use cleaning-robot yeti")
    done(t.does("use cleaning-robot ben-jackson")).shows("discard-1: ben-jackson\npresent-1: polly, yeti sided")
    t = table("past-0: sir-ranulf-fitzwilliam\npast-1: kamelion, autloc\nzone-0: 1")
    done(t.cannot("use sir-ranulf-fitzwilliam autloc").does("use sir-ranulf-fitzwilliam kamelion"))
    t.shows("hand-1: kamelion\npast-1: autloc")
    t = table("present-0: harold-chorley\ndeck-0: 3 cards\ndeck-1: 3 cards\nhand-0: yeti\nhand-1: -")
    done(t.does("use harold-chorley")).shows("hand-0: 2 cards\nhand-1: 1 card")
    for friends, shown in (("autloc", "3/2/0"), ("jamie-mccrimmon", "4/2/0")):
        assert values(table(f"past-0: giant-rat\npast-1: {friends}\nzone-0: 1"), "giant-rat") == shown
    assert values(table("zone-0: 3\nfuture-0: ice-warrior\nfuture-1: ice-warrior, mutt"), "ice-warrior") == "2/4/2"
    assert values(table("zone-0: 1\npast-0: mandragora-helix, hieronymous"), "hieronymous") == "3/2/2"
    on(table("zone-0: 1\npast-0: jacobite-highlander fresh\npast-1: autloc"), "attack", zone=1).offers(
        "attack jacobite-highlander autloc"
    )


def test_three_creatures_are_plain_on_purpose():
    """Besides The Watchers: the first fighter and the first helper of the lessons, and who has no ideas."""
    plain = {card.key for card in RULES.book if card.is_creature and not card.text and not card.is_watcher}
    assert plain == {"sea-devil", "autloc", "chancellery-guard"}


def test_that_a_card_goes_back_to_a_hand_is_told_once():
    t = table("hand-0: gallifreyan-summons\npresent-1: omega\nhand-1: 2 cards").does("flash gallifreyan-summons omega")
    told = []
    while t.state.zones[t.state.layout.named["present-1"]]:
        t.does("pass")
        told += [words for step in t.story if "[omega|" in (words := tell(step.state, step.event))]
    assert len(told) == 1 and told[0].startswith("[gallifreyan-summons|"), told
    assert "{seat:1}" in told[0]
