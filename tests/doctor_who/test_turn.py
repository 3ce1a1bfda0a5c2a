"""A turn: chapter 4 of RULES.md."""

from game.kernel import notation
from game.kernel.agenda import apply, legal_actions
from game.kernel.state import Frame
from game.kernel.template import Seat, fill
from game.kernel.view import see
from game.rules.doctor_who import laws, texts
from game.rules.doctor_who.combat import rouse_idle
from game.rules.doctor_who.combat_choices import moment
from game.rules.doctor_who.openings import is_before_attack
from game.rules.doctor_who.places import can_still_play
from game.rules.doctor_who.rules import PROCEDURES, RULES, act, ask_zone
from tests.playing import begin

from .laying import done, memory, on, table, values, waiting


def test_4_1_five_phases_in_this_order():
    names = [step.__name__ for step in RULES.procedures["turn"]]
    order = (
        "stand_cards",
        "choose_zone",
        "draw_card",
        "act",
        "ask_solving",
        "prepare",
        "ask_attack",
        "draw_bonus",
        "end_turn",
    )
    assert [name for name in names if name in order] == list(order)


def test_4_2_only_the_own_cards_stand_up():
    t = table(
        "present-0: auton sided, force-field sided, yeti\npast-0: autloc sided\npresent-1: zygon sided\nactive: 1"
    )
    on(t, "zone", 0)
    assert not any(memory(t, card).sided for card in ("auton", "force-field", "autloc"))
    assert memory(t, "zygon").sided


def test_4_2_what_the_other_side_has_sided_stays_so_until_its_turn():
    t = done(table("present-0: the-master\npresent-1: yeti").does("use the-master yeti"))
    assert memory(t, "yeti").sided
    on(t, "zone", 1)
    assert not memory(t, "yeti").sided


def test_4_3_any_time_zone_each_turn():
    t = on(table("last-0: 2"), "zone", 1).could("choose 1", "choose 2", "choose 3")
    t = on(t.does("choose 3"), "zone", 0).could("choose 1", "choose 2", "choose 3").does("choose 2")
    t.shows("zone-0: 2")


def test_4_3_everything_happens_in_the_chosen_one():
    t = table("zone-0: 1\nhand-0: auton, autloc\npresent-0: yeti, silurian\npresent-1: zygon")
    t.could("pass", "play autloc").forbids("auton", "present-0", "4.6", fill(texts.CHOSEN_ZONE_IS, zone="the Past"))
    t.forbids("autloc", "past-1", "4.6", fill(texts.PLAY_ON_OWN_SIDE, zone="the Past"))
    t.forbids("auton", "past-0", "4.10", fill(texts.HOME_IS, card="Auton", zone="the Present")).forbids(
        "auton", "yeti", "4.6"
    )
    t.forbids("autloc", "present-0", "4.6").forbids("silurian", "zygon", "5.3")
    on(t, "zone", 1)


def test_4_3_a_card_may_bar_a_time_zone():
    t = on(table("future-1: the-five-doctors awake, thal"), "zone", 1).could("choose 1", "choose 2")
    t.asked(1, fill(texts.ZONE_BARRED, by="The Five Doctors", zone="the Future"))
    barred = "past-1: the-five-doctors awake\npresent-1: the-five-doctors awake\nfuture-1: the-five-doctors awake"
    t = on(table(barred), "zone", 1).could("choose 1", "choose 2", "choose 3")
    assert t.question == texts.CHOOSE_ZONE
    assert t.state.agenda[-1].seat == 1


def test_4_3_until_the_next_one_is_chosen_also_in_another_turn_of_ones_own():
    t = done(
        table("zone-0: 2\nzone-1: 1\nhand-0: time-loop\nhand-1: brave-heart\npresent-1: yeti").does("flash time-loop")
    )
    t = on(t, "quiet", 1)
    while "choose 1" not in t.options:
        if t.question.startswith("A new turn"):
            t.offers("flash brave-heart yeti 0")  # it is still the Present, not the Past of one's own last turn
        t.does("pass")
    t.asked(0)
    t = on(on(t.does("choose 3"), "zone", 1), "zone", 0).shows("kept-0: 0\nlast-0: 3")


def test_4_3_what_sets_a_time_zone_apart_is_told():
    s = table("time-0: 5 cards, time-of-the-present\ntime-1: 5 cards, time-of-the-past").state
    bonus = {("present", 0): ("bonus",), ("past", 1): ("bonus",)}
    for zone, kept, theirs, more in (
        (0, 0, 0, {}),
        (2, 3, 1, {("present", 0): ("chosen", "bonus"), ("present", 1): ("chosen",)}),
        (0, 0, 1, {("past", 0): ("chosen",), ("past", 1): ("chosen", "bonus")}),  # that of the turn before
        (0, 3, 1, {("future", 0): ("chosen",), ("future", 1): ("chosen",)}),  # of a turn of one's own
    ):
        s.seats[0], s.seats[1] = s.seats[0]._replace(zone=zone, kept=kept), s.seats[1]._replace(zone=theirs)
        told = {(place.name, place.seat): RULES.telling.distinctions(s, n) for n, place in enumerate(s.layout.zones)}
        assert {place: words for place, words in told.items() if words} == bonus | more


def test_4_4_the_bonus_zone_is_that_of_the_choice():
    t = on(table("time-1: 5 cards, time-of-the-future\nhand-1: thal, rill, sensorite"), "zone", 1).does("choose 3")
    t = on(t, "act", 1).shows("bonus-1: 1").does("play thal").offers("play rill")
    t = on(table("time-1: 5 cards, time-of-the-future\nhand-1: thal, rill"), "zone", 1).does("choose 2")
    on(t, "act", 1).shows("bonus-1: 0")


def test_4_5_draw_a_card_or_take_a_hit():
    t = on(table("hand-1: -\ndeck-1: 3 cards"), "act", 1).shows("hand-1: 1 card\ntime-1: 6 cards")
    t = on(table("deck-1: -\ntime-1: time-of-the-past, time-of-the-past, time-of-the-past"), "act", 1)
    t.shows("time-1: 2 cards")


def test_4_5_a_card_may_forbid_the_draw():
    t = on(table("deck-1: 9 cards\npast-1: the-edge-of-destruction awake"), "act", 1).shows("hand-1: -")
    on(t, "act", 0).shows("hand-0: 1 card")
    on(table("deck-1: -\npast-1: the-edge-of-destruction awake"), "act", 1).shows("time-1: 5 cards")


def test_4_6_one_creature_or_resource_or_none():
    t = table("hand-0: auton, zygon, star-base, brave-heart, logopolis")
    t.offers("play auton", "play star-base", "pass").cannot("play brave-heart", "play logopolis")
    t.does("play auton").shows("present-0: auton").cannot("play zygon", "play star-base")
    t.forbids("zygon", "present-0", "4.6", laws.NO_MORE_PLAYS.words)
    table("hand-1: auton\nhand-0: yeti").forbids("yeti", "present-1", "4.6")


def test_4_7_what_is_asked_says_how_many_may_be_played():
    base = "time-0: 5 cards, time-of-the-present\nhand-0: auton, zygon, yeti, spare-key"
    table(base).asked(0, texts.PLAY_ONE)
    t = table(f"{base}\nbonus-0: 1").asked(0, fill(texts.PLAY_SEVERAL, n="two")).does("play auton")
    t = t.asked(0, texts.PLAY_ANOTHER).does("flash spare-key")
    t = on(done(t), "act").does("play zygon").asked(0, texts.PLAY_ANOTHER).does("play yeti")
    t.asked(0, texts.PLAYS_DONE)
    table(base).does("play auton").asked(0, texts.PLAYS_DONE)


def test_4_7_two_in_the_bonus_zone_in_any_mixture():
    base = "time-0: 5 cards, time-of-the-present\nbonus-0: 1\nhand-0: auton, zygon, star-base, force-field"
    for first, second in (("auton", "zygon"), ("auton", "star-base"), ("star-base", "force-field")):
        t = table(base).does(f"play {first}", f"play {second}")
        t.could(*("pass",), *(f"{text}" for text in t.options if text.startswith(("support", "use"))))


def test_4_7_granted_plays_come_on_top_of_it():
    base = "time-0: 5 cards, time-of-the-present\nbonus-0: 1\nhand-0: auton, zygon, yeti, spare-key"
    t = done(table(base).does("flash spare-key")).does("play auton", "play zygon")
    t.offers("play yeti")
    on(t, "bonus draw", 0).shows("turn: 2")  # this one: the bonus play was not used: the granted one was
    t = done(table(base).does("flash spare-key")).does("play auton", "play zygon", "play yeti").cannot("play yeti")
    on(t, "zone", 1)
    assert len(t.state.cards_in(0, "hand")) == 0


def test_4_7_what_was_not_played_is_not_kept():
    t = done(table("hand-0: spare-key, auton, zygon, yeti").does("flash spare-key")).shows("granted-0: 1")
    t = on(on(t, "act", 1), "act", 0).shows("granted-0: 0").does("play auton").cannot("play zygon")


def test_4_7_nothing_is_granted_when_nothing_can_be_played_any_more():
    base = "time-0: 5 cards, time-of-the-present\nbonus-0: 1\nhand-0: auton, zygon, spare-key\npresent-0: silurian"
    t = on(table(base).does("play auton", "play zygon"), "prepare", 0).cannot("flash spare-key")
    t.forbids("spare-key", "middle-0", "8.5")  # and the bonus play stays one
    while waiting(t) in ("prepare", "attack"):
        t.does("pass")
    assert waiting(t) == "quiet"  # and not "bonus draw"
    people = "past-1: autloc\npresent-1: yeti\nfuture-1: thal\nhand-0: logopolis, spare-key"
    table(people).offers("flash spare-key").does("pose logopolis 0").cannot("flash spare-key")
    t = (
        table("present-0: silurian\npresent-1: yeti\nhand-1: spare-key")
        .does("use silurian yeti")
        .asked(1)
        .could("pass")
    )
    t.forbids("spare-key", "middle-1", "8.5")  # it is not their turn
    t = on(table("hand-1: spare-key"), "zone", 1).offers("flash spare-key")
    done(t.does("flash spare-key")).does("choose 2").asked(1).shows("granted-1: 1")


def test_4_8_six_in_a_time_zone():
    five = "present-0: auton, zygon, yeti, star-base, force-field"
    table(f"{five}\nhand-0: silurian").offers("play silurian")
    table(f"{five}, silurian\nhand-0: silurian").forbids("silurian@hand-0", "present-0", "4.8")
    table(f"{five}, logopolis\nhand-0: silurian").offers("play silurian")


def test_4_9_five_timeless_creatures_in_all():
    four = "past-0: zarbi, zarbi\nfuture-0: zarbi, zarbi"
    table(f"{four}\nhand-0: daemons").offers("play daemons")
    five = f"{four}\npresent-0: dulciens"
    table(f"{five}\nhand-0: daemons, star-base, auton").cannot("play daemons").offers("play star-base", "play auton")
    table(f"{five.replace('-0', '-1')}\nhand-0: daemons").offers("play daemons")


def test_4_10_home_is_where_the_frame_says():
    t = table("hand-0: autloc, auton, thal, daemons, star-base")
    t.offers("play auton", "play daemons", "play star-base").cannot("play autloc", "play thal")
    t.forbids("thal", "present-0", "4.10", fill(texts.HOME_IS, card="Thal", zone="the Future"))


def test_4_11_unique_is_in_play_only_once():
    table("hand-0: demat-gun\npast-1: demat-gun").forbids("demat-gun@hand-0", "present-0", "4.11")
    table("hand-0: star-base\npresent-0: star-base\npast-1: star-base").offers("play star-base")


def test_4_12_one_doctor_for_each_player():
    t = table("hand-0: the-first-doctor\nfuture-0: the-second-doctor").cannot("play the-first-doctor")
    t.forbids("the-first-doctor", "present-0", "4.12")
    table("hand-0: the-first-doctor\nfuture-1: the-second-doctor").offers("play the-first-doctor")
    t = table("hand-0: the-first-doctor\nfuture-1: the-first-doctor").cannot("play the-first-doctor")
    t.forbids("the-first-doctor@hand-0", "present-0", "4.11")


def test_4_13_fresh_in_the_turn_in_which_it_came():
    t = table("hand-0: the-master\npresent-0: auton\npresent-1: zygon\ntime-1: 6 cards").does("play the-master")
    assert memory(t, "the-master").fresh
    t.cannot("use the-master zygon").forbids("the-master", "zygon", "4.13")
    t.offers("support the-master auton 1")
    on(t, "attack").cannot("attack the-master")
    on(t, "zone", 1)
    assert not memory(t, "the-master").fresh


def test_4_13_no_step_of_the_story_shows_it_as_if_it_were_not_fresh():
    """It would count where only others count: for an Episode, say."""
    t = table("hand-0: the-master\npresent-0: auton").does("play the-master")
    card, there = t.card("the-master"), t.state.layout.of["present"][0]
    seen = [step.state.cards[card] for step in t.story if step.state.where[card] == there]
    assert len(seen) > 1 and all(situation.fresh for situation in seen)


def test_4_13_whoever_s_turn_it_is():
    t = table("present-0: silurian\nhand-1: emergency-materialisation, the-master\npresent-1: zygon")
    t.does("use silurian zygon").asked(1).does("flash emergency-materialisation")
    done(t)
    while waiting(t) != "arrival":
        t.does("pass")
    t.does("bring the-master").shows("present-1: the-master, zygon")
    assert memory(t, "the-master").fresh
    on(t, "prepare", 1).cannot("use the-master silurian").offers("support the-master zygon 0")
    t = table("present-0: silurian\npresent-1: the-master fresh nth3")
    on(t, "attack").offers("attack silurian the-master")


def test_4_14_the_bonus_draw():
    base = "time-0: 5 cards, time-of-the-present\nhand-0: auton, zygon"
    t = on(table(f"{base}\nbonus-0: 1"), "bonus draw").asked(0, fill(texts.DRAW_BONUS, n=20)).could("use", "pass")
    t.forbids("auton", "present-0", "4.14").does("use").shows("hand-0: 3 cards")
    t = on(table(f"{base}\nbonus-0: 1"), "bonus draw").does("pass").shows("hand-0: 2 cards")
    t = on(table(base), "quiet", 0).shows("hand-0: 2 cards")
    t = on(table(f"{base}\nbonus-0: 1").does("play auton"), "bonus draw").does("use").shows("hand-0: 2 cards")
    t = on(table(f"{base}\nbonus-0: 1").does("play auton", "play zygon"), "zone", 1).shows("hand-0: -")
    t = on(table(f"{base}\nbonus-0: 1\ndeck-0: -"), "quiet", 0).shows("hand-0: 2 cards\ntime-0: 6 cards")
    assert t.state.outcome is None
    t = table(f"{base}\nbonus-0: 1\npast-0: the-trial-of-a-time-lord awake").cannot("use").does("play auton")
    assert waiting(on(t.cannot("play zygon"), "quiet", 0)) == "quiet"
    t.shows("hand-0: zygon")
    told = [notation.tell(see(step.state, 1), step.event) for step in t.story]
    trial = f"[the-trial-of-a-time-lord|{t.card('the-trial-of-a-time-lord')}]"
    assert fill(texts.BONUS_DRAW_STOPPED, by=trial, seat=Seat(0)) in told
    t = on(
        table("past-1: the-trial-of-a-time-lord\ntime-1: 5 cards, time-of-the-future\nhand-1: rill, thal"), "zone", 1
    )
    t = on(t.does("choose 3"), "act", 1).does("play rill", "play thal")  # it takes effect at the end of that phase
    t = on(table("past-1: the-trial-of-a-time-lord\ntime-1: 5 cards, time-of-the-future\nhand-1: rill"), "zone", 1)
    on(on(t.does("choose 3"), "act", 1), "zone", 0).shows("hand-1: 2 cards\ndeck-1: 19 cards")


def test_4_14_the_log_says_why_a_second_card_is_drawn():
    def told(t):
        action = next(action for action in legal_actions(t.state) if action.verb == "use")
        return [notation.tell(see(step.state, 1), step.event) for step in apply(t.state, action)]

    base = "time-0: 5 cards, time-of-the-present\nbonus-0: 1"
    lines = told(on(table(base), "bonus draw"))
    assert lines[0] == fill(texts.DRAWS_BONUS, seat=Seat(0), card="a card") and "draws" not in "".join(lines[1:])
    t = on(table(base), "zone", 1)
    lines = [notation.tell(see(step.state, 0), step.event) for step in apply(t.state, legal_actions(t.state)[0])]
    assert fill(texts.DRAWS, seat=Seat(1), card="a card") in lines, "the card of each turn is drawn for nothing"


def test_4_4_the_top_time_card_says_what_it_is_for():
    t = table("time-0: 5 cards, time-of-the-present")
    stack = t.state.cards_in(0, "time")
    assert "bonus Time Zone" in RULES.telling.remarks(see(t.state, 1), stack[-1])[0]
    assert not RULES.telling.remarks(t.state, stack[0]) and not RULES.telling.remarks(see(t.state, 0), stack[0])


def test_4_4_to_whom_a_card_denies_a_bonus_zone_none_is_told():
    laid = "time-1: time-of-the-past, time-of-the-present\npast-1: autloc, the-trial-of-a-time-lord"
    has_one = "", texts.ON_TOP, fill(texts.BONUS_ZONE_IS, seat=Seat(1), zone="the Past")
    has_none = " awake", texts.ON_TOP_WITHOUT_BONUS, fill(texts.TOP_TIME_CARD_IS, seat=Seat(1), era="Past")
    for awake, words, line in (has_one, has_none):
        t = on(table(f"{laid}{awake}\npresent-0: auton"), "attack")
        assert RULES.telling.remarks(t.state, t.state.cards_in(1, "time")[-1]) == [words]
        told = RULES.telling.distinctions(t.state, t.state.layout.of["present"][1])
        assert ("bonus" in told) is (not awake)
        lines = [notation.tell(see(step.state, 0), step.event) for step in done(t.does("attack auton")).story]
        assert line in lines


def test_4_15_normalise():
    t = done(table("present-0: daemons, force-field\npresent-1: yeti").does("use daemons yeti 0"))
    t = done(t.does("use force-field yeti"))
    assert values(t, "yeti") == "1/5/0"
    on(t, "zone", 1)
    assert values(t, "yeti") == "2/3/0" and not t.state.lasting
    t = done(table("present-0: auton, captain-yates\npresent-1: zygon energy-1").does("support captain-yates auton 0"))
    on(t, "zone", 1)
    assert values(t, "auton") == "2/2/1" and values(t, "zygon") == "2/2/1" and memory(t, "auton").helped == 0
    assert memory(t, "captain-yates").sided and memory(t, "captain-yates").backs == -1
    t = done(table("hand-0: the-scream\npresent-1: yeti").does("flash the-scream yeti"))
    assert t.state.lasting
    on(t, "zone", 1)
    assert not t.state.lasting


def test_4_15_what_was_discarded_or_moved_stays_so():
    t = done(table("hand-0: time-scoop\npresent-1: yeti").does("flash time-scoop yeti")).does("choose 1")
    on(t, "zone", 1).shows("past-1: yeti\ndiscard-0: time-scoop")
    assert texts.NOT_AT_HOME in RULES.telling.remarks(t.state, t.card("yeti"))


def test_a_view_knows_what_its_seat_may_know():
    s = begin("doctor_who", 2, 3)
    for seat in (0, 1):
        view = see(s, seat)
        assert all(view.what[card] is not None for card in s.cards_in(seat, "hand"))
        assert all(view.what[card] is None for card in s.cards_in(1 - seat, "hand"))
        assert all(view.what[card] is None for card in (*s.cards_in(0, "deck"), *s.cards_in(1, "deck")))
    assert legal_actions(s)


def test_4_1_what_is_still_to_come_is_read_off_the_steps_of_a_turn_themselves(monkeypatch):
    """How many steps stand before one, nobody else counts: with one more in front, all is as it was."""
    s = table("hand-0: yeti\npresent-0: auton").state
    turn = PROCEDURES["turn"]
    for more in (0, 1):
        monkeypatch.setitem(RULES.steps, "turn", {step.__name__: place + more for place, step in enumerate(turn)})
        for begun, step in enumerate(turn):
            s.agenda = [Frame("turn", 0, -1, begun + more)]  # this one and those after it are to come
            assert can_still_play(s) == (begun <= turn.index(act)), step
            assert is_before_attack(s) == (begun <= turn.index(rouse_idle)), step
            assert moment(s) == ("zone" if begun <= turn.index(ask_zone) + 1 else "end"), step


def test_4_6_the_question_does_not_ask_for_a_card_where_none_can_be_played():
    full = "present-0: " + ", ".join(["auton"] * 6)
    table(f"{full}\nhand-0: yeti").asked(0, texts.NOTHING_TO_PLAY)
    table("hand-0: -").asked(0, texts.NOTHING_TO_PLAY)
    table("hand-0: nero").asked(0, texts.NOTHING_TO_PLAY)
    table("hand-0: nero, yeti").asked(0, texts.PLAY_ONE)
    table("hand-0: yeti, yeti\nbonus-0: 1").asked(0, fill(texts.PLAY_SEVERAL, n="two"))
    table(f"{full}\nhand-0: yeti\nbonus-0: 1").asked(0, texts.NOTHING_TO_PLAY)


def test_8_5_the_question_speaks_of_a_flash_where_nothing_else_can_be_played():
    table("hand-0: exterminate\npresent-1: bok").asked(0, texts.ONLY_FLASHES)
    table("hand-0: exterminate, nero\npresent-1: bok").asked(0, texts.ONLY_FLASHES)
    table("hand-0: exterminate, yeti\npresent-1: bok").asked(0, texts.PLAY_ONE)
    theirs = "past-1: autloc\npresent-1: sea-devil\nfuture-1: cyberman"
    both = table(f"{theirs}\nhand-0: exterminate, logopolis")
    both.asked(0, texts.ONLY_FLASHES_AND_EPISODES)


def test_9_1_the_question_speaks_of_an_episode_that_can_be_played():
    theirs = "past-1: autloc\npresent-1: sea-devil\nfuture-1: cyberman"
    table(f"{theirs}\nhand-0: logopolis").asked(0, texts.ONLY_EPISODES)
    table("past-1: autloc\npresent-1: sea-devil\nhand-0: logopolis").asked(0, texts.NOTHING_TO_PLAY)
    t = table(f"{theirs}\nhand-0: logopolis, yeti").does("play yeti")
    t.asked(0, texts.PLAYS_DONE_BUT_EPISODE)
    t.does("pose logopolis 0").asked(0, texts.PLAYS_DONE)
