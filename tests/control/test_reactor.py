"""5.4: a Reactor copies each of the other kinds, and no Time Stop stops it."""

import pytest

from game.effects.saying import capital
from game.kernel.template import fill
from game.kernel.view import see
from game.rules.control import laws, texts
from tests.table import Table

HELD = "hand-1: time-stop\n"  # somebody could answer, and is never asked


def test_5_4_copies_rift():
    t = Table(HELD + "hand-0: reactor\nplay-1: rift\ndeck-0: nova").does("play reactor").waits(1, "action")
    t.shows("play-0: reactor\nhand-0: nova\nfuel-0: 2")


def test_5_4_copies_rift_and_chooses():
    t = Table(HELD + "hand-0: reactor\nplay-1: rift, nova\ndeck-0: nova").does("play reactor")
    t.waits(0, "option").does("choose 1").asked(1).shows("play-1: rift\nhand-0: -")


def test_5_4_copies_exotic_matter():
    t = Table(HELD + "hand-0: reactor, force-field, nova\nplay-1: exotic-matter").does("play reactor")
    t.waits(0, "extra").could("done", "play force-field").does("play force-field")
    t.shows("play-0: force-field, reactor\nhand-0: nova\nactive: 1")


def test_5_4_copies_future_shift():
    t = Table(HELD + "hand-0: reactor\nplay-1: future-shift\ndeck-0: nova, rift, rewind").does("play reactor")
    t.does("pick rift", "pick rewind").shows("hand-0: rift\ndeck-0 top: rewind, nova\nactive: 1")


def test_5_4_copies_anomaly():
    t = Table(HELD + "hand-0: reactor\nplay-1: anomaly", {"stable-five": "anomaly"}).does("play reactor")
    t.asked(1).shows("play-1: -\nplay-0: reactor")  # the only other Stable card


def test_5_4_copies_wormhole():
    t = Table(HELD + "hand-0: reactor\nplay-1: wormhole\ndiscard-0: nova, rift, wormhole\ndiscard-1: rewind")
    t.does("play reactor").could("pick nova", "pick rift").does("pick nova").asked(1)
    t.shows("hand-0: nova\ndiscard-0: rift, wormhole\ndiscard-1: rewind\nplay-1: wormhole")


def test_5_4_copies_rewind_and_may_put_itself_under_the_deck():
    t = Table(HELD + "hand-0: reactor\nplay-1: rewind, nova").does("play reactor")
    t.could("pick nova", "pick reactor", "pick rewind").does("pick reactor").asked(1)
    t.shows("play-0: -\ndeck-0 bottom: reactor\nplay-1: rewind, nova\ndiscard-1: -")


def test_5_4_copies_dark_energy():
    t = Table(HELD + "hand-0: reactor\nplay-1: dark-energy\ndeck-0: nova, rift, rewind").does("play reactor").asked(1)
    t.shows("hand-0: rewind, rift\nplay-1: dark-energy\ndiscard-1: -")


def test_5_4_copies_antimatter():
    t = Table("hand-1: time-stop, rift\nhand-0: reactor\nplay-1: antimatter\ndeck-1: nova").does("play reactor")
    t.waits(1, "action").shows("hand-1: nova\ndiscard-1: rift, time-stop")


def test_5_4_copies_singularity_and_may_go_with_it():
    t = Table(HELD + "hand-0: reactor\nplay-1: singularity, rift\nplay-0: nova").does(
        "play reactor", "pick singularity"
    )
    t.asked(0, "Reactor").does("choose 0").waits(1, "action")
    t.shows("play-0: nova\nplay-1: singularity\ndiscard-0: reactor\ndiscard-1: rift")


@pytest.mark.parametrize("key", ["nova", "time-stop"])
def test_5_4_gets_nothing_from_a_card_without_an_ability_of_its_own(key):
    t = Table(HELD + f"hand-0: reactor, rewind\nplay-1: {key}\ndeck-0: nova").does("play reactor").asked(1)
    t.shows(f"play-0: reactor\nplay-1: {key}\nhand-0: rewind\nfuel-0: 2")


def test_5_4_with_nothing_to_copy_is_worth_its_fuel():
    Table("hand-0: reactor").does("play reactor").asked(1).shows("play-0: reactor\nfuel-0: 2")


@pytest.mark.parametrize(
    ("field", "more", "could"),
    [
        ("rift, rewind", "deck-0: 0 cards", ""),  # there is nothing to draw, and no Nova
        ("rift, rewind", "deck-0: nova", "pick rift, pick rewind"),
        ("rift, rewind, nova", "deck-0: 0 cards", "pick rift, pick rewind"),
        ("wormhole, rewind", "discard-0: wormhole", ""),
        ("wormhole, rewind", "discard-0: wormhole, rift", "pick wormhole, pick rewind"),
        ("dark-energy, rewind", "deck-0: 0 cards", ""),
        ("antimatter, rewind", "hand-1: -", ""),
        ("antimatter, rewind", "hand-1: rift", "pick antimatter, pick rewind"),
        ("exotic-matter, rewind", "hand-0: reactor", ""),  # no card is left in hand: everybody sees that
        ("exotic-matter, rewind", "hand-0: reactor, nova", "pick exotic-matter, pick rewind"),  # 10.8: nobody sees that
        ("nova, time-stop, rewind", "", ""),
    ],
)
def test_5_2_and_5_4_only_what_would_do_something_is_copied(field, more, could):
    hand = "" if "hand-0" in more else "hand-0: reactor\n"
    t = Table(f"{hand}play-1: {field}\n{more}").does("play reactor")
    if could:
        t.could(*could.split(", "))
    else:  # the Rewind alone would: it is copied unasked
        t.asked(0, "Rewind")


def test_5_4_what_would_do_nothing_is_refused_with_the_reason():
    t = Table("hand-0: reactor\nplay-1: nova, rift, rewind\nplay-0: wormhole").does("play reactor")
    for card in ("nova", "wormhole"):
        t.forbids(card, onto="play-0", law="5.4", words=laws.NOTHING_TO_COPY.words)


def test_5_4_does_not_copy_a_reactor():
    Table("hand-0: reactor\nplay-1: reactor\nplay-0: reactor").does("play reactor").asked(1)
    t = Table("hand-0: reactor\nplay-1: reactor, rift, rewind").does("play reactor").could("pick rewind", "pick rift")
    t.forbids("reactor@play-1", onto="hand-0", law="5.4", words=laws.NOT_A_REACTOR.words)


def test_5_4_a_reactor_copies_a_card_of_its_own_player_too():
    Table("hand-0: reactor\nplay-0: dark-energy\ndeck-0: nova, rift").does("play reactor").shows("hand-0: nova, rift")


def test_5_4_copies_the_partners_card():
    t = Table("seats: 4\nhand-0: reactor\nplay-2: dark-energy\ndeck: nova, rift, reactor").does("play reactor")
    t.shows("hand-0: reactor, rift\nplay-2: dark-energy")


def test_5_4_only_cards_in_play_are_copied():
    Table("hand-0: reactor, dark-energy\ndiscard-1: singularity\nhand-1: rift").does("play reactor").asked(1)


# A Reactor that stands as a Force Field


def standing() -> Table:
    """Seat 0 has a Reactor that copies the Force Field of seat 1, and a Rift."""
    t = Table("hand-0: reactor\nplay-0: rift\nplay-1: force-field\nhand-1: nova, reactor\ndeck-1: wormhole")
    return t.does("play reactor", "pick force-field").asked(1)


def test_5_4_standing_as_a_force_field_a_reactor_guards():
    words = fill(texts.GUARDED_BY_ONE, guards=capital(texts.A_COPIED_FORCE_FIELD), target="Rift", guard="Reactor")
    standing().cannot("diffuse nova rift").forbids("nova", onto="rift", law="5.5", words=words)


def test_5_4_beside_a_force_field_both_are_said_to_guard():
    t = Table("hand-0: reactor\nplay-0: force-field, rift\nhand-1: nova").does("play reactor", "pick force-field")
    words = f"{capital(texts.A_FORCE_FIELD)} and {texts.A_COPIED_FORCE_FIELD}"
    t.forbids("nova", onto="rift", law="5.5", words=words)


def test_5_4_a_card_read_large_says_as_what_it_stands():
    state = standing().state
    said = {state.what[card].key: state.rules.telling.remarks(state, card) for card in state.in_field()}
    guarded = fill(texts.GUARDED_BY, guards=texts.A_COPIED_FORCE_FIELD)
    stands_as = fill(texts.STANDS_AS, card="Force Field")
    assert said == {"reactor": [stands_as], "rift": [guarded], "force-field": []}


def test_5_4_standing_as_a_force_field_it_is_not_guarded_itself():
    standing().offers("diffuse nova reactor").does("diffuse nova reactor").shows("play-0: rift")


def test_5_4_force_fields_do_not_guard_a_reactor_that_stands_as_one():
    t = Table("hand-0: reactor\nplay-0: force-field\nhand-1: nova").does("play reactor")
    t.offers("diffuse nova reactor", "diffuse nova force-field")


def test_5_4_a_reactor_that_stands_as_nothing_is_guarded():
    Table("hand-0: nova\nplay-1: force-field, reactor").cannot("diffuse nova reactor")


def test_5_4_the_standing_reactor_still_counts_2():
    standing().shows("fuel-0: 3").offers("diffuse wormhole reactor")


def test_5_4_it_goes_on_guarding_when_the_copied_force_field_is_gone():
    t = Table("hand-0: reactor\nplay-0: rift\nplay-1: force-field\nhand-1: nova, rewind\ndeck-0: nova")
    t.does("play reactor", "pick force-field", "discard rewind", "pick force-field").shows("play-1: -")
    t.does("draw").cannot("diffuse nova rift")


def test_5_4_another_reactor_does_not_copy_the_standing_one():
    t = standing()
    t.does("play reactor").waits(1, "pick").could("pick force-field", "pick rift")
    t.forbids("reactor@play-0", onto="hand-0", law="5.4")


def test_5_4_standing_ends_when_the_reactor_leaves_play():
    t = standing().does("diffuse nova reactor").asked(0)
    assert not any(t.state.cards)


def test_10_4_with_the_other_ruling_copying_a_force_field_does_nothing():
    t = Table(
        "hand-0: reactor\nplay-0: rift\nplay-1: force-field\nhand-1: nova\ndeck-1: wormhole",
        {"standing-copy": "nothing"},
    )
    t.does("play reactor").asked(1).offers("diffuse nova rift", "diffuse nova reactor")  # it draws, as a Rift
    t.shows("hand-0: 1 card")


def test_10_4_with_the_other_ruling_a_reactor_read_large_says_so():
    for ruling, said in (("nothing", [texts.COPY_DOES_NOT_GUARD]), ("guards", [])):
        state = Table("hand-0: reactor, rift\nhand-1: reactor", {"standing-copy": ruling}).state
        view = see(state, 0)
        mine, rift, theirs = (*state.cards_in(0, "hand"), state.cards_in(1, "hand")[0])
        assert [state.rules.telling.remarks(view, card) for card in (mine, rift, theirs)] == [said, [], []]
