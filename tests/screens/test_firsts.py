"""Words at first use: once in a life, one at a question, never in the way."""

import pygame
import pytest

from game.kernel.agenda import legal_actions
from game.rules import RULESETS
from game.teach.primer import First, primer
from scenes.learn.progress import WORDS, Progress
from scenes.match import texts as match_texts
from tests.screens.clash import GUARD, ONE, clash
from tests.screens.crowded import CROWDED
from tests.screens.domains import LAID, does, domains, other
from tests.screens.eras import LAID as IN_ERAS
from tests.screens.eras import eras
from tests.screens.tables import QUIET, TIME_STOP, at, settle, sit, use
from ui.shows import show_of
from ui.table.pointer import bounds

TOLD = [game for game in RULESETS if primer(game).first]


@pytest.mark.parametrize("game", TOLD)
def test_every_word_can_be_met(game):
    rules = RULESETS[game]
    zones = {zone.name for zone in rules.layout(2).zones}
    kinds = {name for printed in rules.book for name in (printed.kind, *printed.stats.get("traits", ()))}
    words = primer(game).first
    assert len({word.when for word in words}) == len(words) >= 5
    for word in words:
        kind, _, what = word.when.partition(" ")
        assert what in {"asked": rules.choices, "lies": zones, "card": kinds}[kind], word
        assert word.says.endswith(".") and len(word.says) < 140
        if word.point:
            name = word.point.rpartition("-")[0]
            assert name in zones | {"plate"} or word.point in {"prompt", *show_of(game).places.panels}, word


def test_each_is_said_once_and_one_at_a_question():
    with sit(QUIET, speed="instant") as player:
        player.step(0.3)
        firsts = player.table.tutor.firsts
        first = firsts.told
        assert first.when == "asked action" and firsts.marked() is not None
        assert Progress().known[WORDS] == {"control/asked action"}
        player.table.settled()
        player.step(0.2)
        assert firsts.told is None or firsts.told is first, "not two at one question"
    seen = set()
    for _ in range(6):
        with sit(QUIET, speed="instant") as player:
            player.step(0.3)
            if player.table.tutor.firsts.told is not None:
                assert player.table.tutor.firsts.told.when not in seen
                seen.add(player.table.tutor.firsts.told.when)
    assert seen == {"lies play", "card stable", "card unstable", "lies discard"}


def test_whoever_plays_on_has_read_it_and_no_key_is_taken():
    with sit(QUIET, speed="instant") as player:
        player.step(0.3)
        assert player.table.tutor.firsts.lectern.visible and player.table.tutor.firsts.lectern.overflow() == ""
        player.press("d")
        player.step(0.2)
        assert not player.table.tutor.firsts.lectern.visible and len(player.match.record.actions) == 1
    with sit(QUIET, speed="instant") as player:
        player.step(0.3)
        player.press("escape")
        assert player.scene is not player.table, "the same key pauses as ever"


def test_a_word_is_not_lost_by_looking_away():
    with sit(QUIET, speed="instant") as player:
        player.step(0.3)
        firsts = player.table.tutor.firsts
        first = firsts.told
        player.press("escape")
        player.step(0.2)
        player.press("escape")
        player.step(0.2)
        assert player.scene is player.table and firsts.told is first and firsts.lectern.visible
        player.click(match_texts.GOT_IT)
        player.table.read_rule("4.4")
        player.press("escape")
        player.step(0.2)
        assert not firsts.lectern.visible, "what was put away stays away"


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_its_buttons_are_read_whole_however_large_things_are(size, scale):
    with sit(QUIET, speed="instant", size=size, ui_scale=scale) as player:
        player.step(0.3)
        firsts = player.table.tutor.firsts
        assert firsts.lectern.visible
        assert [button.overflow() for button in (firsts.close_button, firsts.enough_button)] == ["", ""]


def test_it_is_put_away_by_button_or_for_ever():
    for way in (match_texts.GOT_IT, match_texts.TIPS_OFF):
        with sit(QUIET, speed="instant") as player:
            player.step(0.3)
            assert player.table.tutor.firsts.lectern.visible
            player.click(way)
            player.step(0.2)
            assert not player.table.tutor.firsts.lectern.visible and player.scene is player.table
    with sit(QUIET, speed="instant") as player:
        player.step(0.3)
        assert player.table.tutor.firsts.told is None
        assert {name.partition("/")[0] for name in Progress().known[WORDS]} == {"control"}


def test_it_waits_until_everything_is_still_and_yields_to_help():
    with sit(TIME_STOP, speed="slow") as player:
        use(player, "singularity")
        player.step(0.2)
        if player.table.story.is_busy:
            assert player.table.tutor.firsts.told is None
        settle(player)
        player.step(1)
        told = player.table.tutor.firsts.told
        assert told is None or told.when != "asked action"
    with sit(QUIET, speed="instant") as player:
        player.step(0.3)
        assert player.table.tutor.firsts.lectern.visible
        player.press("f1")
        assert not player.table.tutor.firsts.lectern.visible and player.table.tutor.help.lectern.visible


def test_in_a_combat_nothing_is_said_of_what_lies_elsewhere():
    Progress().add(WORDS, *(f"towers_in_time/asked {what}" for what in ("defend", "fight", "act")))
    with domains(f"{LAID}active: 1", speed="instant") as player:
        firsts, told = player.table.tutor.firsts, {}
        other(player, "attack knight")
        for deed in ("done", "pass", ""):
            player.step(0.5)
            told[player.match.state.agenda[-1].what] = firsts.told and firsts.told.when
            if deed:
                does(player, deed)
        assert told == {"defend": None, "fight": None, "act": "lies limbo"}


SIZES = pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1600, 600)], ids=str)


def said_beside(player, when, *places):
    """Whether this is said, whole, on the screen, and neither over a button nor over one of these places."""
    firsts, table = player.table.tutor.firsts, player.table
    rect = firsts.lectern.rect
    beside = [*places, *(button.rect for button in table.buttons.shown)]
    is_free = rect.collidelist(beside) < 0 and table.app.window.surface.get_rect().contains(rect)
    return firsts.told.when == when and is_free and firsts.lectern.overflow() == ""


@SIZES
def test_under_a_card_that_asks_there_is_room_for_the_word_on_what_is_asked(size):
    with clash(f"active: 1\nbattlefield-1: {ONE}\nguardians-0: {GUARD}", size=size, speed="instant") as player:
        other(player, f"attack {ONE} 0")
        player.step(0.5)
        assert player.table.asking.stage is not None
        assert said_beside(player, "asked guardian", player.table.painter.place("stage"))


@SIZES
def test_in_a_combat_the_log_is_seen_and_what_is_asked_is_explained_over_it(size):
    """Who attacks stands on the table, and is not held up over what was told of the combat so far."""
    with domains(f"{LAID}active: 1", size=size, speed="instant") as player:
        other(player, "attack knight")
        for deed, when in (("done", "asked defend"), ("pass", "asked fight")):
            player.step(0.5)
            assert player.table.asking.stage is None and said_beside(player, when)
            does(player, deed)


def test_a_time_stop_is_explained_when_it_can_be_used_for_the_first_time():
    with sit(TIME_STOP, speed="instant") as player:
        use(player, "antimatter")
        player.step(0.5)
        firsts = player.table.tutor.firsts
        assert firsts.told.when == "asked respond" and firsts.lectern.is_legible
        assert firsts.lectern.rect.collidelist([button.rect for button in player.table.buttons.shown]) < 0


def test_a_word_that_has_no_room_waits_for_a_better_question():
    with domains(f"{LAID}active: 1", speed="instant") as player:
        firsts = player.table.tutor.firsts
        firsts.where = lambda: pygame.Rect(1052, 400, 216, 40)
        other(player, "attack knight")
        player.step(0.5)
        assert firsts.told is None and not firsts.lectern.visible
        assert "towers_in_time/asked defend" not in Progress().known[WORDS]


def test_off_is_off():
    with sit(QUIET, speed="instant", assistance="off") as player:
        player.step(0.3)
        assert player.table.tutor.firsts.told is None and not Progress().known[WORDS]


def test_the_other_games_have_theirs():
    with clash("hand-0: ember-heron\nhand-1: 2 cards\ntime-0: 3\n", speed="instant") as player:
        player.step(0.5)
        assert player.table.tutor.firsts.told.when == "asked main"
        assert player.table.tutor.firsts.marked() == player.table.painter.place("gauge")
    assert domains is not None


def test_a_word_points_where_that_lies_which_it_speaks_of():
    for lies, place in (("discard-1: ember-heron\n", "discard-1"), ("discard-0: ember-heron\n", "discard-0")):
        with clash(f"{lies}hand-0: ember-heron\ntime-0: 3\n", speed="instant") as player:
            firsts, layout = player.table.tutor.firsts, player.match.state.layout
            firsts.told = next(word for word in firsts.words if word.when == "lies discard")
            pile = player.table.painter.zones.pile_rect(layout.named[place])
            assert firsts.marked().contains(pile)


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)], ids=str)
@pytest.mark.parametrize("game", TOLD)
def test_what_points_at_a_place_hides_no_name_and_no_number(game, size):
    with sit(CROWDED[game], game=game, size=size, speed="instant") as player:
        settle(player)
        firsts, painter = player.table.tutor.firsts, player.table.painter
        for word in [word for word in primer(game).first if word.point]:
            firsts.told = word
            (found,) = firsts.pointing.found(word)
            clear, u = painter.clear(), firsts.scale.u
            names, counts = clear.names, [painter.zones.count_of(*pile)[0] for pile in painter.zones.counts()]
            assert names and bounds(found.way, u).collidelist([*names, *counts]) < 0, word.point
            thick = 2 * round(3 * u)
            inner, outer = found.frame.inflate(-thick, -thick), found.frame.inflate(thick, thick)
            crossed = [name for name in names if outer.colliderect(name) and not inner.contains(name)]
            assert not crossed, (word.point, crossed)


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)], ids=str)
def test_what_frames_a_place_over_the_name_of_another_ends_at_that_name_and_not_on_the_cards(size):
    lost = "lost-1: time-of-the-present\n"
    with eras(IN_ERAS + lost, size=size) as player:
        settle(player)
        firsts, painter, state = player.table.tutor.firsts, player.table.painter, player.match.state
        firsts.told = word = next(word for word in firsts.words if word.when == "asked attack")
        (found,) = firsts.pointing.found(word)
        top = painter.zones.letters_of(state.layout.named["lost-1"]).top
        thick = round(3 * firsts.scale.u)
        assert top - 2 * thick < found.frame.bottom <= top - thick, (found.frame, top)


def test_what_points_at_a_place_is_not_drawn_over_a_large_card(monkeypatch):
    with sit(QUIET) as player:
        player.step(0.5)
        table, drawn = player.table, []
        firsts, preview = table.tutor.firsts, table.reading.preview
        frame = firsts.pointing.found(firsts.told)[0].frame
        monkeypatch.setattr("scenes.match.pointing.draw_pointer", lambda surface, one, u: drawn.append(one.frame))
        firsts.draw(player.window.surface)
        assert drawn == [frame]
        player.move(at(player, table.chair.view.zones[table.chair.hand_zone][0]))
        player.step(1)
        assert preview.is_shown
        for large, is_crossed in ((frame.move(20, 20), True), (frame.inflate(-60, -60), False)):
            drawn.clear()
            preview._placed = large
            firsts.draw(player.window.surface)
            assert drawn == ([] if is_crossed else [frame])


def test_it_is_worked_out_where_to_point_once_while_all_lies_still(monkeypatch):
    with sit(QUIET, speed="instant") as player:
        player.step(0.5)
        pointing, asked = player.table.tutor.firsts.pointing, []
        about = pointing.about
        monkeypatch.setattr(pointing, "about", lambda: asked.append(1) or about())
        for _ in range(5):
            player.table.tutor.draw(player.window.surface)
        assert not asked and pointing.found(player.table.tutor.firsts.told)
        player.table.buttons.slots["draw"].rect = pygame.Rect(400, 300, 50, 50)
        player.table.tutor.draw(player.window.surface)
        assert asked == [1], "something that it must not hide has moved"


def test_while_nothing_is_pointed_at_and_nothing_said_no_frame_works_out_where_that_would_have_room(monkeypatch):
    with sit(QUIET, speed="instant", assistance="off") as player:
        player.step(0.5)
        table, asked = player.table, []
        clear, room = table.painter.clear, table.picture.tip_room
        monkeypatch.setattr(table.painter, "clear", lambda: asked.append("clear") or clear())
        monkeypatch.setattr(table.picture, "tip_room", lambda: asked.append("room") or room())
        drawn = player.frames
        table.act(legal_actions(player.match.state)[0])
        player.step(0.5)
        assert player.frames > drawn and asked == []
        table.hints.tell_goal()
        player.step()
        assert asked == ["room"]


def test_a_hint_of_what_somebody_holds_is_never_given():
    """Words about cards look at the watcher's hand alone."""
    with sit(QUIET.replace("rift, nova, dark-energy, wormhole", "rift, rift"), speed="instant") as player:
        is_here = player.table.tutor.firsts.is_here
        assert not is_here(First("card unstable", "")) and is_here(First("card stable", ""))


@pytest.mark.parametrize(("limbo", "is_told"), (("limbo-0: orc-pikes", True), ("limbo-1: orc-pikes", False)))
def test_what_waits_in_the_limbo_of_another_is_not_taken_for_ones_own(limbo, is_told):
    Progress().add(WORDS, "towers_in_time/asked act")
    with domains(LAID.replace("limbo-0: orc-pikes", limbo), speed="instant") as player:
        player.step(0.5)
        told = player.table.tutor.firsts.told
        assert (told is not None and told.when == "lies limbo") is is_told


def test_what_is_adrift_is_told_of_where_it_is_although_it_is_anothers():
    Progress().add(WORDS, "towers_in_time/asked act", "towers_in_time/lies limbo")
    with domains(f"{LAID}adrift-1: dwarf", speed="instant") as player:
        player.step(0.5)
        firsts = player.table.tutor.firsts
        assert firsts.told.when == "lies adrift" and firsts.marked().top < player.table.painter.place("prompt").top


def test_among_several_the_first_reaction_and_the_first_choice_of_shields_have_their_words():
    position = (
        "seats: 3\nsources-0: high-mesa, high-mesa\ntowers-0: knight on high-mesa, elven-bowmen on high-mesa\n"
        "sources-1: still-lake\ntowers-1: naiad on still-lake\nsources-2: still-lake"
    )
    with domains(position, kinds=("human", "greedy", "greedy"), speed="instant") as player:
        firsts, told = player.table.tutor.firsts, {}

        def look():
            player.step(0.3)
            if firsts.told is not None:
                told[player.match.state.agenda[-1].what] = firsts.told.when, firsts.lectern.overflow()

        does(player, "pass")
        other(player, "paralyze naiad knight")
        look()
        does(player, "pass")
        other(player, "pass")
        does(player, "attack elven-bowmen")
        while player.match.chooser:
            other(player, "done")
        look()
        assert told == {"react": ("asked react", ""), "whose shields": ("asked whose shields", "")}
