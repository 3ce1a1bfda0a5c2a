"""What the others did since one last decided: read, seen once more, and nothing of the match is different for it."""

from random import Random

import pytest

from game.ai.playout import drawn
from game.kernel import notation
from game.kernel.agenda import apply, legal_actions
from game.kernel.view import see
from game.kernel.windows import PASS
from game.match import Match, Player
from game.rules import RULESETS
from game.rules.doctor_who import events as own_events
from scenes.cards import CardGallery
from scenes.match import texts as match_texts
from scenes.match.recap import AT_LAST, Recap, since
from scenes.match.table import Table
from scenes.pause import Pause
from tests.screens.driver import Driver
from tests.screens.tables import settle, sit
from ui.table.log import line_of


def played_on(game, count=60, kinds=("human", "greedy")):
    """At the table, when the person is asked again and somebody else has done something since."""
    player = sit(game=game, kinds=kinds, speed="instant")
    match = player.match
    for n in range(count):
        assert match.outcome is None, "over before the person was asked again: begin with another seed"
        if n > 4 and match.is_human_asked and (done := since(match, 0)) and player.table.story.lines_of(done[1]):
            break
        legal = legal_actions(match.state)
        player.table.tell(match.act(legal[(n * 7) % len(legal)]))
        settle(player)
        if player.table.story.is_held:
            player.table.story.go_on()
    settle(player)
    player.step(0.2)
    return player


@pytest.mark.parametrize("game", list(RULESETS))
def test_it_is_read_and_seen_once_more_and_nothing_is_different(game):
    player = played_on(game)
    table, match = player.table, player.match
    assert table.asking.is_asked
    state, lines, words = match.state.clone(), list(table.story.log.lines), match.record.dump()
    player.press("b")
    player.step(0.2)
    assert isinstance(player.scene, Recap) and player.scene.plain()
    player.press("ctrl+c")
    player.press("return")
    player.step(0.1)
    assert player.scene is table and table.story.is_busy and not table.asking.is_asked
    settle(player, 30)
    player.step(0.2)
    assert table.asking.is_asked and table.asking.actions == match.legal_actions()
    assert match.state == state and match.record.dump() == words and table.story.log.lines == lines
    assert table.story.teller.log is table.story.log and table.story.director.speed == 0
    assert table.chair.view.zones is not None and table.board.view.what == see(state, 0).what
    player.close()


def test_the_pause_has_its_buttons_where_they_were_whether_there_is_something_to_tell_or_not():
    player = played_on("control")
    match, places = player.scene.match, []
    for recap in (None, lambda: None):
        player.app.stack.push(Pause(match, recap=recap))
        player.step(0.3)
        places.append({button.words: tuple(button.rect) for button in player.scene.buttons})
        button = player.find(match_texts.RECAP)
        assert button.enabled == (recap is not None) and (button.enabled or button.reason == match_texts.RECAP_NONE)
        player.app.stack.pop()
        player.step(0.1)
    assert places[0] == places[1]


def test_the_pause_leads_to_it():
    player = played_on("control")
    player.press("escape")
    player.click(match_texts.RECAP)
    player.step(0.2)
    assert isinstance(player.scene, Recap)
    player.press("escape")
    player.step(0.2)
    assert player.scene is player.table and player.table.asking.is_asked
    player.close()


def test_its_lines_lead_to_cards():
    player = played_on("chrono_clash")
    player.press("b")
    player.step(0.2)
    key, printed = next((key, card) for line in player.scene.lines for key, card in line.cards.items())
    player.scene.follow(key)
    player.step(0.2)
    assert isinstance(player.scene, CardGallery) and player.scene.card.name == printed.name
    player.close()


@pytest.mark.parametrize("game", ["control", "chrono_clash", "towers_in_time"])
def test_a_card_that_is_named_is_shown_large_under_the_mouse_and_a_click_leads_to_it(game):
    player = played_on(game)
    player.press("b")
    player.step(0.3)
    scene = player.scene
    rect, key = next(link for link in scene.terms.links() if link[1] in scene.cards)
    shown = scene.named.preview
    player.move(rect.center)
    assert not shown.is_shown, "not for a mouse that passes by"
    player.step(1)
    assert shown.is_shown and shown.shown is scene.cards[key]
    player.move((5, 5))
    player.step(0.1)
    assert not shown.is_shown
    player.click(rect.center)
    player.step(0.3)
    assert isinstance(player.scene, CardGallery) and player.scene.card.key == scene.cards[key].key
    player.close()


def test_it_is_skipped_like_any_story():
    player = played_on("control")
    player.press("b")
    player.step(0.2)
    player.click(match_texts.SHOW_AGAIN)
    player.press("space")
    player.step(0.3)
    assert isinstance(player.scene, Table) and player.table.asking.is_asked
    player.close()


@pytest.mark.parametrize("game", list(RULESETS))
def test_it_tells_only_what_the_watcher_sees(game):
    player = played_on(game)
    found = since(player.match, 0)
    if found is not None:
        for line in player.table.story.lines_of(found[1]):
            for printed in line.cards.values():
                known = {see(step.state, 0).what[c] for step in found[1] for c in range(len(step.state.what))}
                assert printed in known
            assert line.plain
    player.close()


def test_before_anything_has_happened_it_says_so():
    player = sit(kinds=("human", "human"))
    settle(player)
    player.step(0.2)
    if since(player.match, 0) is None and player.table.asking.is_asked:
        player.press("b")
        assert player.says("Nothing has happened") and isinstance(player.scene, Table)
    player.close()


def test_it_begins_after_one_s_own_last_decision_and_in_this_round():
    player = played_on("control")
    match = player.match
    before, steps, _ = since(match, 0)
    number = len(match.record.actions) - 1
    while match.record.actions[number][0] != 0:
        number -= 1
    assert len(before.results) == len(match.state.results)
    lines = player.table.story.lines_of(steps)
    assert "Vesper" in lines[0].words, "who acted is told first"
    assert number + 1 < len(match.record.actions)
    assert len({len(step.state.results) for step in steps}) == 1
    player.close()


def test_what_came_of_a_pass_is_told_and_one_s_own_deed_is_not():
    found, luck = set(), Random(4)
    match = Match.new("doctor_who", [Player("Ada", "human"), Player("Bo", "human")], seed=6)
    while match.outcome is None and len(found) < 2:
        if match.chooser == 0 and (done := since(match, 0)) is not None:
            number = max((n for n, (seat, _) in enumerate(match.record.actions) if seat == 0), default=0)
            before = match.states_before(number)[0]
            s = before.clone()
            action = notation.read(s, match.record.actions[number][1])
            own = [step.event for step in apply(s, action)]
            told = [step.event for step in done[1]]
            is_fought = any(isinstance(event, own_events.CombatWon | own_events.CombatDrawn) for event in own)
            if action == PASS and is_fought:
                assert told[: len(own)] == own and done[0] == before
                found.add("pass")
            elif action != PASS:
                assert own[0] not in told
                found.add("deed")
        match.act(drawn(match.state, legal_actions(match.state), luck))
    assert found == {"pass", "deed"}
    match.close()


def test_that_nothing_was_seen_is_text_as_well():
    player = sit(game="control", kinds=("human", "greedy"), speed="instant")
    player.app.go("recap", "control", [], lambda: None)
    player.step(0.1)
    assert player.scene.plain() == match_texts.NOTHING_SEEN
    player.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_the_large_card_stands_beside_what_is_read(size):
    player = played_on("control")
    player.resize(size)
    player.press("b")
    player.step(0.3)
    scene, drawn = player.scene, []
    really = scene.named.preview.draw
    scene.named.preview.draw = lambda *given: drawn.append(really(*given))
    player.move(next(rect for rect, key in scene.terms.links() if key in scene.cards).center)
    player.step(1)
    assert (
        drawn and not drawn[-1].colliderect(scene.ground.rect) and player.window.surface.get_rect().contains(drawn[-1])
    )
    player.close()


@pytest.mark.parametrize("game", list(RULESETS))
def test_the_gallery_opens_where_the_wanted_card_is_seen(game):
    wanted = list(RULESETS[game].book.cards)[-1]
    with Driver(home=lambda: CardGallery(game, wanted)) as player:
        player.step(1.0)
        gallery = player.scene
        (shown,) = [spot for spot in gallery.wall.seen() if spot.card.key == wanted]
        assert gallery.card.key == wanted and gallery.wall.rect.contains(gallery.wall.on_screen(shown))


def test_as_text_a_line_has_names_as_they_were_typed_and_no_marks():
    state = notation.lay(RULESETS["control"], "hand-0: rift\nhand-1: nova")
    view = see(state, 0)
    card = view.cards_in(0, "hand")[0]
    for name in ("A[b|c]*{d}\\", "**Ada**", "1|2]"):
        line = line_of(f"{{seat:0}} plays [rift|{card}] in turn 7 (1.2).", view, [name, "Vesper"])
        assert line.plain == f"{name} plays Rift in turn 7 (1.2)."


def others_act(player, chosen):
    """The others do what is chosen of what they may, until the person is asked."""
    for _ in range(60):
        if player.table.asking.is_asked or player.match.outcome is not None:
            return
        if not player.match.is_human_asked:
            player.table.tell(player.match.act(chosen(legal_actions(player.match.state))))
        settle(player)


def asked_after_a_turn_without_answers():
    """A person is asked for the first time, after a turn of the other's in which it had nothing to answer with."""
    for seed in range(1, 40):
        player = sit(game="doctor_who", kinds=("human", "greedy"), speed="instant", seed=seed)
        match = player.match
        others_act(player, lambda legal: legal[-1])
        s = match.state
        deeds = [deed for seat, deed in match.record.actions if seat == 0]
        is_passed_by_wish = any(line.details for line in player.table.story.log.lines)
        if player.table.asking.is_asked and s.turn > 1 and set(deeds) == {"pass"} and not is_passed_by_wish:
            player.step(0.2)
            return player
        player.close()
    raise AssertionError("no such turn")


def test_what_was_passed_because_nothing_could_be_answered_is_no_decision_of_anybody_s():
    player = asked_after_a_turn_without_answers()
    match, table = player.match, player.table
    lines = [line.plain for line in table.story.lines_of(since(match, 0)[1])]
    assert any("chooses the" in line for line in lines), "the whole turn is told"
    assert match.can_undo and not table.buttons.tools["undo"].enabled, "nothing was decided that could be taken back"
    before = match.record.dump()
    player.press("u")
    settle(player)
    assert match.record.dump() == before and not match.is_marked
    player.close()


def test_whoever_has_begun_their_turn_can_still_read_what_the_others_did_last():
    player = asked_after_a_turn_without_answers()
    match, table = player.match, player.table
    whole = [line.plain for line in table.story.lines_of(since(match, 0)[1])]
    table.act(match.legal_actions()[0])
    settle(player)
    others_act(player, lambda legal: PASS)
    player.step(0.2)
    assert table.asking.is_asked and match.record.actions[-1] == (1, "pass"), "the other has only passed since"
    player.press("b")
    player.step(0.1)
    assert isinstance(player.scene, Recap) and player.scene.title == AT_LAST
    told = player.scene.plain().split("\n")
    assert told[: len(whole)] == whole and len(told) > len(whole)
    player.press("return")
    settle(player, 30)
    player.step(0.2)
    assert table.asking.is_asked and table.asking.actions == match.legal_actions()
    player.close()
