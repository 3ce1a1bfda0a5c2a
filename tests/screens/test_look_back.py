"""Looking back on a match at the table: by mouse and keys, fair while it goes on, nothing written over."""

import re
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.kernel import notation
from game.kernel.agenda import legal_actions
from game.kernel.record import parse
from game.rules import RULESETS
from game.teach.chances import PLAIN, basis
from game.teach.reasons import ASSUMED
from game.teach.review import Review, Turn
from game.teach.reviewer import Weighed, save
from scenes.match import kept
from scenes.match.table import Table
from scenes.menu import Menu
from scenes.past import history
from scenes.past.look_back import LookBack
from scenes.past.saying import GO, between
from tests.screens.driver import Driver, texts
from tests.teach.test_review import FEW, played, reviewed
from ui.base import text
from ui.past.balance import Balance, Stair, signed
from ui.past.timeline import SIGNS, Point
from ui.table.board import as_planned
from ui.table.log import line_of

RECORDS = {}


def record_of(game, is_over=True):
    if game not in RECORDS:
        RECORDS[game] = played(game, ("random", "greedy"))
        RECORDS[game].players = [("human", "Ada"), ("skilled", "Vesper")]
    record = parse(RECORDS[game].dump())
    if not is_over:
        record.take_back(4)
    return record


def look(game="control", is_over=True, review=None, size=(1280, 720), **settings):
    record = record_of(game, is_over)
    save(review or Review(record.digest, game, 2, len(record.actions), done=len(record.actions), teams=(0, 1)),
         history.review_of(record.digest))  # fmt: skip
    player = Driver(lambda: LookBack(record), size=size, **({"speed": "instant"} | settings))
    player.step(0.2)
    return player


@pytest.fixture(scope="module")
def review():
    return reviewed(record_of("control"), **FEW)


@pytest.mark.parametrize("game", list(RULESETS))
def test_it_is_stepped_and_dragged_through_to_both_ends(game):
    with look(game) as player:
        scene = player.scene
        length = scene.replay.length
        assert scene.replay.at == length
        player.press("home")
        assert scene.replay.at == 0
        for n in range(1, min(length, 25)):
            player.press("right")
            player.step(0.3)
            assert scene.replay.at == n
            assert scene.table.board.view.zones == as_planned(scene.table.chair.now(), 0).zones
        player.press("left")
        assert scene.replay.at == min(length, 25) - 2
        line = scene.line
        player.drag((line.x_of(0), line.field.centery), (line.x_of(length // 2), line.field.centery))
        assert scene.replay.at == length // 2
        player.press("pagedown")
        assert scene.replay.at in scene.replay.turns() or scene.replay.at == length
        player.press("end")
        assert scene.replay.at == length and scene.row.place_label.words == "The end"
        assert scene.table.picture.still.chip() == "The end"
        player.press("left")
        assert scene.table.picture.still.chip() != "The end"


@pytest.mark.parametrize("game", list(RULESETS))
def test_the_bar_says_who_decides_and_nothing_beside_it_says_that_somebody_else_does(game):
    with look(game) as player:
        scene = player.scene
        still, names = scene.table.picture.still, scene.saying.names
        for number in range(0, scene.replay.length, max(1, scene.replay.length // 40)):
            scene.go(number)
            assert still.prompt().startswith(f"**{names[scene.replay.actor(number)]}**")
            assert "turn" not in still.chip() and "answer" not in still.chip()
        scene.go(next(n for n in range(scene.replay.length) if scene.replay.states[n].turn > 0))
        assert still.chip() == "Looking back"


def test_it_plays_by_itself_and_stands_still():
    with look() as player:
        player.press("home")
        player.press("space")
        player.step(3)
        assert player.scene.replay.at >= 3 and player.scene.is_playing
        player.press("space")
        at = player.scene.replay.at
        player.step(2)
        assert player.scene.replay.at == at


@pytest.mark.parametrize("game", list(RULESETS))
def test_while_the_match_goes_on_nothing_hidden_is_shown_and_nothing_found_out(game):
    """Other hidden cards in the same places: not a letter of the screen and no face on the table is different."""
    with look(game, is_over=False) as player:
        scene = player.scene
        assert scene.reviewer is None and not scene.row.open_button.enabled and not scene.row.branch_button.enabled
        for key in "abtw":
            player.press(key)
        assert player.scene is scene and scene.replay.eyes == "own" and not scene.replay.is_trying
        assert "not over" in scene.aside.words.words
        for number in (0, scene.replay.length // 2, scene.replay.length):
            scene.go(number)
            player.step(0.1)
            truth = scene.replay.states[number]
            shown = {card for card, pose in scene.table.board.bound.items() if pose.shown is not None}
            assert all(truth.seen[card] & 1 for card in shown)
            for other in range(scene.replay.length):
                if scene.replay.actor(other) != 0:
                    assert scene.replay.said(other, 0) == ""


def test_after_the_end_all_cards_can_be_laid_open_and_covered_again():
    with look() as player:
        scene = player.scene
        scene.go(scene.replay.length // 2)
        state = scene.replay.state
        hand = state.zones[state.layout.of["hand"][1]]
        assert hand and not any(scene.table.board.bound[card].shown for card in hand if not state.seen[card] & 1)
        player.press("a")
        player.step(0.1)
        assert all(scene.table.board.bound[card].shown for card in hand)
        player.click("All cards")
        player.step(0.1)
        assert not all(scene.table.board.bound[card].shown for card in hand)


def test_the_line_goes_to_the_end_of_a_round_before_it_goes_on_from_there(review, monkeypatch):
    with look(review=review) as player:
        saying = player.scene.saying
        ends = [(0, 0.5, 0.4, 0.6), (3, 1.0, 1.0, 1.0), (3, 0.5, 0.4, 0.6), (9, 0.7, 0.6, 0.8)]
        monkeypatch.setattr(Review, "curve", lambda self, seat: ends)
        at_three = [point.chance for point in saying.track().points if point.number == 3]
        assert at_three == [1.0, 0.5]
        line = [Point(*point) for point in ends]
        assert between(line, 6)[0][:4] == pytest.approx((6, 0.6, 0.5, 0.7))
        assert between(line, 3) == between(line, 10) == between(line, 0) == []


def test_where_help_was_asked_for_is_said(review):
    with look(review=review) as player:
        scene = player.scene
        own, other = (next(e.number for e in scene.reviewer.review.entries if e.seat == seat) for seat in (0, 1))
        scene.replay.record.helped = {own: 3}
        scene.go(own)
        player.step()
        assert player.says("Help was asked for here, up to which card.")
        scene.go(other)
        player.step()
        assert not player.says("Help was asked for")


def test_own_mistakes_are_tried_again_before_they_are_shown(review):
    with look(review=review) as player:
        scene = player.scene
        entry = next(entry for entry in scene.reviewer.review.entries if entry.verdict and entry.seat == 0)
        scene.go(entry.number)
        player.step()
        assert entry.best not in scene.aside.words.words and player.says("Try it again")
        player.press("d")
        assert scene.row.branch_button.words == "Stop trying" and scene.row.branch_button.glyph == "cross"
        assert scene.replay.is_trying and scene.table.asking.is_asked and not scene.aside.plate.visible
        player.press("escape")
        assert not scene.replay.is_trying and player.scene is scene
        player.click("Try it again")
        action = legal_actions(scene.replay.state)[0]
        before = scene.replay.states[entry.number].clone()
        asked = []
        scene.reviewer.ask = lambda *what: asked.append(what)
        scene.table.act(action)
        player.step()
        tried = notation.say(before, action)
        assert asked == [(("try", entry.number, tried), entry.number, tried)]
        assert scene.replay.state == before and "Weighing" in scene.aside.words.words
        player.click("Show me")
        assert scene.table.chair.named(entry.best) in scene.aside.words.words
        player.click("Why?")
        assert asked[1][0] == ("why", entry.number) and asked[1][3] == entry.best, "and no other than was named"


def test_terms_and_turning_points_are_walked_by_the_keys(review):
    with look(review=review) as player:
        scene, terms = player.scene, player.scene.table.reading.terms
        points = [f"{GO}{turn.at}" for turn in review.turning_points(scene.watcher)]
        seen = [link[1] for link in terms.links()]
        assert points and [target for target in seen if target.startswith(GO)] == points
        player.press("t")
        assert terms.about[1] == points[0] and player.scene is scene
        player.press("escape")
        assert not terms.is_walked and player.scene is scene, "only the ring is let go"
        player.press("t")
        player.press("enter")
        assert scene.replay.at == int(points[0].removeprefix(GO))
        scene.table.story.note(line_of("{seat:1} gains 2 fuel.", scene.table.chair.now(), ["Ada", "Vesper"]))
        player.step(0.1)
        for _ in terms.links():
            player.press("t")
            if terms.words:
                break
        term = terms.glossary.at(terms.about[1])
        assert scene.table.painter.log.rect.contains(terms.about[0]) and term.section
        player.press("enter")
        player.step(0.2)
        assert player.scene.lit == term.section


def test_turning_points_are_told_when_all_is_weighed_or_no_more_will_be(review):
    with look(review=review) as player:
        scene, points = player.scene, [turn.at for turn in review.turning_points(0)]
        assert list(scene.line.track.turning) == points and "Turning points" in scene.aside.words.words
        growing = scene.reviewer.review
        growing.done -= 1
        scene.say()
        assert not scene.line.track.turning and "Turning points" not in scene.aside.words.words
        assert "the turning points are told when all are" in scene.aside.words.words
        scene.reviewer.fault = "its process has ended"
        scene.say()
        assert list(scene.line.track.turning) == points


def test_only_who_played_is_spoken_to_and_a_computer_goes_by_its_name(review):
    """Through the eyes of a computer's seat, too, and of a match that one only watched."""
    first, second = (next(e.number for e in review.entries if e.seat == seat) for seat in (0, 1))
    with look(review=review) as player:
        scene = player.scene
        scene.go(first)
        assert "**You**: " in scene.aside.words.words
        turn = Turn(first, second, 0.3, "own", first)
        assert "your own decision" in scene.saying.cause(turn)
        scene.sit(1)
        scene.go(second)
        assert "**Vesper**: " in scene.aside.words.words and "You" not in scene.aside.words.words
        assert "a decision of their own" in scene.saying.cause(turn)
        assert "left over" in scene.saying.cause(turn._replace(cause="left"))


def test_what_was_certain_is_said_so_and_not_as_a_chance(review):
    found = replace(review, entries=list(review.entries))
    mine = [n for n, entry in enumerate(found.entries) if entry.seat == 0]
    for n, chance in zip(mine, (1.0, 0.0), strict=False):
        found.entries[n] = replace(found.entries[n], chance=chance, low=chance, high=chance, is_certain=True)
    with look(review=found) as player:
        for n, words in zip(mine, ("Won for certain", "Lost for certain", "Chance to win before it: "), strict=False):
            player.scene.go(found.entries[n].number)
            said = player.scene.aside.words.words
            assert words in said and said.count("Chance to win") == words.startswith("Chance")
        weighed = Weighed("Play Nova", "Draw", 1.0, 0.6, -0.4, -0.5, -0.3, 9, 9, "", 1.0, None)
        said = player.scene.saying.compared(weighed)
        assert "**Play Nova** wins for certain, whatever the others hold or do." in said
        assert "**Draw** wins" not in said
        assert said.endswith(f"*{ASSUMED} {basis('control', 2, 'skilled')}*"), "on what the chances rest"


def test_what_answers_a_question_is_seen_and_how_it_ended_is_said_by_its_round(review):
    with look(review=review) as player:
        scene = player.scene
        assert (
            scene.table.asking.aside
            == scene.replay.record.rules.telling.reasons[scene.replay.states[-1].results[-1].reason]
        )
        entry = next(entry for entry in scene.reviewer.review.entries if entry.verdict and entry.seat == 0)
        scene.go(entry.number)
        scene.show_better()
        assert scene.aside.pane.goal == 0 and "What spoke for it: " in scene.aside.words.words
        scene.reviewer.ask = lambda *asked: None
        scene.reviewer.answers["why", entry.number] = None
        scene.saying.compared = lambda found: "Nothing else. " * 60
        scene.compare()
        assert scene.aside.pane.goal == scene.aside.pane.furthest > 0


def test_after_a_try_that_is_as_good_nothing_is_left_to_be_found(review):
    with look(review=review) as player:
        scene = player.scene
        entry = next(entry for entry in scene.reviewer.review.entries if entry.verdict and entry.seat == 0)
        scene.go(entry.number)
        assert "There was something better" in scene.aside.words.words
        scene.asked.attempt = ("try", entry.number)
        scene.say()
        assert "There was something better" in scene.aside.words.words, "it is still being weighed up"
        scene.reviewer.answers[scene.asked.attempt] = None
        scene.say()
        assert "There was something better" not in scene.aside.words.words
        assert "as good as anything" in scene.aside.words.words and "Better: " in scene.aside.words.words


def test_that_others_could_do_only_one_thing_is_not_told_before_all_cards_lie_open():
    """A hand with no answer in it leaves nothing but to pass."""
    with look() as player:  # a review of everything that has no entry: as if each had been the only thing to do
        scene = player.scene
        theirs = next(number for number in range(scene.replay.length) if scene.replay.actor(number) == 1)
        mine = next(number for number in range(scene.replay.length) if scene.replay.actor(number) == 0)
        scene.go(theirs)
        assert "only one thing" not in scene.aside.words.words and "Lay all cards open" in scene.aside.words.words
        marked = [one.number for one in scene.line.track.decisions]
        assert theirs in marked and mine not in marked, "the time line does not tell it either"
        scene.go(mine)
        assert "There was only one thing to do." in scene.aside.words.words
        scene.go(theirs)
        player.press("a")
        player.step(0.3)
        assert "There was only one thing to do." in scene.aside.words.words
        assert not scene.line.track.decisions


def test_the_curve_has_a_point_where_others_could_do_only_one_thing(review):
    with look(review=review) as player:
        scene, there = player.scene, {entry.number for entry in review.entries}
        theirs = [n for n in range(scene.replay.length) if n not in there and scene.replay.actor(n) == 1]
        points = {point.number: point for point in scene.line.track.points}
        inside = [n for n in theirs if min(there) < n < max(there)]
        assert {one.number for one in scene.line.track.decisions} == there | set(theirs) and set(inside) <= set(points)
        ends = Point(2, 0.4, 0.3, 0.5), Point(6, 0.8, 0.7, 0.9)
        assert [round(part, 6) for part in between(ends, 3)[0]] == [3, 0.5, 0.4, 0.6]
        assert between(ends, 1) == between(ends, 7) == between(ends, 6) == []


def test_what_others_decided_is_not_told_before_all_cards_lie_open(review):
    with look(review=review) as player:
        scene = player.scene
        entry = next(entry for entry in scene.reviewer.review.entries if entry.seat == 1)
        scene.go(entry.number)
        assert scene.table.chair.named(entry.label) not in scene.aside.words.words and not scene.deeds()
        player.press("a")
        assert scene.table.chair.named(entry.label) in scene.aside.words.words
        assert player.says("Why did they do that?")


def test_the_curve_says_what_it_is_and_how_it_stands_where_the_mouse_is(review):
    with look(review=review) as player:
        line = player.scene.line
        assert line.track.caption.endswith(": the chance to win")
        point = line.track.points[1]
        said = text.plain(player.scene.words_at(point.number))
        assert said.splitlines()[1].startswith(f"{line.track.caption}: {point.chance:.0%} (")
        assert line.track.caption not in player.scene.words_at(player.scene.replay.length)


def test_what_is_said_under_the_mouse_goes_along_with_it(review):
    """From one decision to the next the mouse leaves no widget."""
    with look(review=review) as player:
        line = player.scene.line
        pictures = []
        for number in (2, 9, 10):
            player.move((line.x_of(number), line.field.centery))
            player.step(0.5)
            pictures.append(player.window.surface.copy())
        assert all(a.get_buffer().raw != b.get_buffer().raw for a, b in pairwise(pictures))
        drawn = player.frames
        player.move((line.x_of(10), line.field.centery + 3))
        player.step(0.5)
        assert player.frames == drawn, "over the same decision nothing changes"


def test_the_signs_of_the_time_line_say_what_they_are(review):
    """A numbered turning point, and what lost something: on the curve they are only signs."""
    with look(review=review) as player:
        scene = player.scene
        for n, turn in enumerate(review.turning_points(scene.watcher), 1):
            named = f"Turning point {n}: {scene.saying.cause(turn)}."
            assert f"turning point {n}" in scene.words_at(turn.at)
            scene.go(turn.at)
            assert scene.aside.words.words.startswith(named)
        mine = [entry for entry in review.entries if entry.seat == scene.watcher]
        lost, plain = (next(e.number for e in mine if bool(e.verdict) is is_lost) for is_lost in (True, False))
        sign = scene.saying.marks_at(lost)[-1]
        assert sign.split()[0] in SIGNS.values() and sign in scene.words_at(lost)
        assert not any(SIGNS[size] in scene.words_at(plain) for size in SIGNS)
        scene.sit(1)
        assert sign not in scene.words_at(lost), "the other does not know it"


def test_under_the_mouse_stands_who_decided_there_whatever_came_of_it(review):
    with look(review=review) as player:
        scene = player.scene
        player.step(1)  # the log of all of it is made in the time that frames leave
        for number in range(scene.replay.length):
            said = text.plain(scene.words_at(number)).splitlines()[0]
            said = said.removeprefix(f"{scene.saying.turn_of(number)}.").strip()
            assert said.startswith(scene.saying.names[scene.replay.actor(number)]), said


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (3840, 2160)])
def test_what_lies_under_the_mouse_covers_nothing_that_can_be_pressed(review, size):
    with look(review=review, size=size) as player:
        scene = player.scene
        others = [w.rect for w in player.widgets() if w.focusable and w is not scene.line]
        rect, label = scene.line.rect, scene.row.place_label.rect

        def shown(part):
            return pygame.image.tobytes(player.window.surface.subsurface(part), "RGB")

        player.move(label)
        player.step(1)
        before, said = [shown(other) for other in others], {shown(label)}
        for share in (0.02, 0.3, 0.6, 0.98):
            player.move((rect.x + round(rect.w * share), rect.centery))
            player.step(0.5)
            assert shown(label) not in said, "it is said, of each place anew"
            said.add(shown(label))
            assert [n for n, other in enumerate(others) if shown(other) != before[n]] == []


def test_a_number_of_what_was_worth_how_much_says_what_of(review):
    with look(review=review) as player:
        scene = player.scene
        told = [scene.saying.decision(entry.number, is_shown=True) for entry in review.entries]
        told += [scene.saying.end()]
        worth = [line for words in told for line in words.splitlines() if re.search("[+\u2212]\\d|lost", line)]
        assert len(worth) > 3 and any("What spoke for it" in line for line in worth)
        assert [line for line in worth if "points" not in line or re.search(r"[+\u2212]\d+\.\d", line)] == []


def test_where_no_curve_was_fitted_nothing_is_called_a_chance(review, monkeypatch):
    monkeypatch.setattr("game.teach.chances.curve", lambda *_: PLAIN)
    with look(review=review) as player:
        scene = player.scene
        assert scene.line.track.caption.endswith(": how good it is")
        entry = next(entry for entry in scene.reviewer.review.entries if entry.seat == scene.watcher)
        scene.go(entry.number)
        said = scene.aside.words.words
        assert "of 100" in said and "%" not in said and "chance" not in said.lower()
        scene.go(scene.replay.length)
        assert "no values were fitted" in scene.aside.words.words


def test_playing_on_is_a_new_match_and_overwrites_nothing():
    record = record_of("control")
    folder = history.folder()
    folder.mkdir(parents=True)
    record.save(folder / "one.match")
    before = (folder / "one.match").read_bytes()
    with look() as player:
        player.scene.go(player.scene.replay.length // 2)
        player.press("b")
        player.step(0.3)
        assert isinstance(player.scene, Table)
        match = player.scene.match
        assert match.kept.path.parent == kept.folder() and match.record.notes["branch"].startswith(record.digest)
        assert (folder / "one.match").read_bytes() == before and len(list(history.played())) == 1
        match.poll = lambda: []
    (waiting,) = kept.waiting()
    assert waiting.path == match.kept.path


def test_where_the_match_is_over_nobody_plays_on():
    with look() as player:
        scene = player.scene
        assert scene.replay.at == scene.replay.length and not scene.row.branch_button.enabled
        player.press("b")
        player.step(0.3)
        assert player.scene is scene and not kept.waiting()
        player.press("left")
        player.step(0.3)
        assert scene.row.branch_button.enabled
        player.press("end")
        assert not scene.row.branch_button.enabled


NOT_PLAYED = b"chronotable 1\ngame: control\nseed: 1\nwins: 1\nseat 0: human A\nseat 1: alien B\n\n0 fly"
STRANGE = [b"", b"\0" * 500, b"chronotable 1\n\0", b"x" * 3_000_000, b"\xff\xfe", NOT_PLAYED]


@pytest.mark.parametrize("words", STRANGE)
def test_whatever_is_dropped_is_looked_at_or_refused_in_one_line(words, tmp_path):
    path = tmp_path / "strange.match"
    path.write_bytes(words)
    with Driver(Menu) as player:
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
        player.step(0.3)
        assert not isinstance(player.scene, LookBack) or player.scene.replay.length == 0
        assert all("\n" not in notice.words for notice in player.app.toasts.notices)
    assert path.read_bytes() == words


def test_a_record_that_is_dropped_is_seen(tmp_path):
    record_of("control").save(tmp_path / "mine.txt")
    with Driver(Menu) as player:
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "mine.txt")))
        player.step(0.3)
        assert isinstance(player.scene, LookBack)
        player.press("escape")
        player.step(0.3)
        assert isinstance(player.scene, Menu)


@pytest.mark.parametrize(("share", "said"), [(0.004, "\u00b10"), (-0.004, "\u00b10"), (0.03, "+3"), (-0.03, "\u22123")])
def test_what_changed_nothing_is_neither_more_nor_less(share, said, monkeypatch):
    """In the stairs as in the words beside them."""
    shown = Stair("Own play", share)
    assert shown.said == signed(share) == said and Stair("End", share, is_level=True).said == str(round(share * 100))
    balance = Balance()
    balance.show((shown,))
    assert balance.plain() == f"Own play: {said}"
    drawn = []
    monkeypatch.setattr(text, "render", lambda words, *more, to=text.render: drawn.append(words) or to(words, *more))
    balance.rect = pygame.Rect(0, 0, 200, 40)
    balance.draw(pygame.Surface((200, 40)))
    assert said in drawn


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 0), ((1280, 720), 150), ((960, 540), 0), ((1920, 1080), 0),
                                             ((3840, 2160), 100)])  # fmt: skip
def test_everything_has_its_room(size, scale, review):
    with look(review=review, size=size, ui_scale=scale) as player:
        scene = player.scene
        for number in (0, scene.replay.length // 2, scene.replay.length):
            scene.go(number)
            player.step(0.1)
            window = pygame.Rect((0, 0), size)
            row = scene.row
            buttons = row.seat, row.open_button, row.branch_button, row.back_button
            shown = [*filter(lambda w: w.visible, row.transport), *buttons, row.place_label, scene.line]
            for n, one in enumerate(shown):
                assert window.contains(one.rect) and one.rect.top >= scene.high
                assert not any(one.rect.colliderect(other.rect) for other in shown[n + 1 :])
                assert not one.overflow(), texts(one)
            log = scene.table.painter.log.rect
            assert not log.colliderect(scene.aside.rect) and scene.aside.rect.bottom <= scene.high


def test_each_stair_says_what_it_is(review):
    with look(review=review) as player:
        player.scene.go(player.scene.replay.length)
        player.step(1)
        balance = player.scene.aside.balance
        assert balance.visible and len({stair.about for stair in balance.stairs}) == len(balance.stairs) == 6
        row = balance.rect.h / len(balance.stairs)
        pane = player.scene.aside.pane
        for number, stair in enumerate(balance.stairs):
            pane.scroll_to(pane.furthest, at_once=True)
            player.move((balance.rect.x + 20, round(balance.rect.y + row * (number + 0.5))))
            player.step(1)
            assert player.form.tip_is_shown and balance.tip == stair.about.strip() and balance.tip.endswith(".")


def test_where_a_round_ended_the_chance_is_that_of_the_next(review):
    with look(review=review) as player:
        saying = player.scene.saying
        number = saying.review.entries[2].number
        saying.review.results.insert(0, (number, (1 - saying.watcher,)))
        chance = saying.review.curve(saying.watcher)
        assert len([point for point in chance if point[0] == number]) == 2
        assert ": 0% (0 to 0)" not in saying.chance_at(number)


def test_the_curve_of_a_match_of_several_rounds_tells_of_the_round(review):
    with look(review=review) as player:
        saying = player.scene.saying
        assert saying.caption.endswith(": the chance to win")
        saying.replay.states[0].goal = 3
        assert saying.caption.endswith(": the chance to win the round")


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (3840, 2160)])
def test_a_large_card_does_not_lie_under_what_is_said_beside_the_table(size, review):
    with look(review=review, size=size) as player:
        scene, seen = player.scene, 0
        table, preview = scene.table, scene.table.reading.preview
        for number in range(0, scene.replay.length, max(1, scene.replay.length // 6)):
            scene.go(number)
            player.step(0.2)
            view = table.board.view
            for card in (*view.in_field(), *view.zones[table.chair.hand_zone]):
                player.move(table.reading.rect_of(card).center)
                player.step(1)
                table.draw(player.window.surface)
                if preview.is_shown:
                    seen += 1
                    assert not preview.rect.colliderect(scene.aside.rect)
        assert seen > 5
