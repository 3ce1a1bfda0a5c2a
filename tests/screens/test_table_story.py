"""How the table tells what happens, and that the picture is right afterwards."""

import random
from types import SimpleNamespace

import pytest

from game.kernel.agenda import legal_actions
from game.kernel.events import AbilityVain
from game.kernel.modifiers import ADD, LEAVES, Lasting, Modifier
from game.kernel.notation import teller_of
from game.kernel.template import fill
from game.kernel.view import see
from scenes.match.story import RECENT
from tests.playing import event_kinds
from tests.screens.tables import QUIET, at, card, in_zone, is_as_seen, middle, settle, sit
from ui.table import texts as table_texts
from ui.table.effects import Caption
from ui.table.flourish import FLOURISHES
from ui.table.log import Line


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("motion", [{"speed": "instant"}, {"speed": "fast", "reduced_motion": True}])
def test_after_every_story_all_cards_lie_where_the_view_says(seats, motion):
    with sit(kinds=("human", *["random"] * (seats - 1)), seed=seats, **motion) as player:
        player.drawn = 6  # where cards lie hangs on no picture
        dice, match = random.Random(seats), player.match
        for _ in range(60):
            settle(player, 30)
            if player.scene is not player.table:
                break
            if player.table.story.is_held:
                player.table.story.go_on()
                continue
            assert is_as_seen(player)
            if match.is_human_asked and player.table.asking.is_asked:
                player.table.act(dice.choice(player.table.asking.actions))
            elif match.is_thinking:
                player.table.tell(match.act(dice.choice(legal_actions(match.state))))


def test_of_an_ability_that_happens_in_part_that_is_said_over_the_table_with_everybodys_name():
    said = []
    moment = SimpleNamespace(
        name=lambda card: "Antimatter", names=["Ada", "Bo[ole"], say=lambda words, *_: said.append(words)
    )
    for is_part in (True, False):
        FLOURISHES[AbilityVain](AbilityVain(0, 3, "{seat:1} holds only one card", is_part), moment)
    why = "Bo\\[ole holds only one card"
    assert said == [
        fill(template, card="Antimatter", why=why) for template in (table_texts.PARTLY_NO_EFFECT, table_texts.NO_EFFECT)
    ]


@pytest.mark.parametrize(("spell", "is_said"), [("forced-march", True), ("blood-rush", False)])
def test_what_is_laid_on_a_card_is_said_unless_the_card_shows_it(spell, is_said):
    board = f"turn: 1\nsources-0: ember-plain\ntowers-0: knight on ember-plain\nhand-0: {spell}"
    with sit(board, game="towers_in_time") as player:
        said, story = [], player.table.story
        for verb in ("cast", "settle"):
            settle(player)
            player.table.act(next(action for action in player.table.asking.actions if action.verb == verb))
        while story.is_busy:
            player.step(0.05)
            said += [flare.words for flare in player.table.effects.active if isinstance(flare, Caption)]
        assert player.match.state.lasting and any("until end of turn" in words for words in said) is is_said


def test_a_click_skips_to_the_end_of_the_story():
    with sit(QUIET, speed="slow") as player:
        player.table.act(next(a for a in player.table.asking.actions if a.verb == "play"))
        player.step(0.05)
        assert player.table.story.is_busy
        player.click((640, 300))
        assert not player.table.story.is_busy and is_as_seen(player)


def test_to_read_a_match_back_nothing_is_looked_at_of_which_no_line_tells(monkeypatch):
    """A long match opens in one frame: a view of everything that ever happened would take its time."""
    with sit(seed=3) as player:
        match, luck, looked = player.match, random.Random(3), []
        for _ in range(20):
            match.act(luck.choice(legal_actions(match.state)))
        happened = [teller_of(after, event) for _, story in match.record.replay() for event, after in story]
        monkeypatch.setattr("scenes.match.story.see", lambda s, seat: looked.append(1) or see(s, seat))
        log = player.table.story.log
        log.clear()
        player.table.story.read_back(lambda state: None)
        assert len(log.lines) > 20
        assert len(looked) <= len(happened) - happened.count(None) < len(happened)


def test_the_window_may_change_its_size_in_the_middle_of_a_story():
    with sit(QUIET, speed="slow") as player:
        player.table.act(next(a for a in player.table.asking.actions if a.verb == "diffuse"))
        player.step(0.1)
        player.resize((1600, 1000))
        settle(player, 20)
        assert is_as_seen(player)


def test_at_rest_nothing_is_drawn():
    with sit(QUIET) as player:
        settle(player)
        player.step(1.5)
        before = player.frames
        player.step(3)
        assert player.frames == before


def test_every_event_is_told_without_a_fault():
    from game.kernel import events as ev
    from game.rules.control import events as own
    from ui.table.flourish import announce, flourish

    examples = {"card": 3, "target": 5, "by": 6, "start": 4, "end": 5, "turn": 2, "zone": 0, "round": 1}
    examples |= {"winners": (0,), "reason": "fuel", "what": "wins", "amount": 1, "value": None}
    examples |= {
        "lasting": Lasting(LEAVES, 0, 3, Modifier(ADD, "fuel", 1), (3,)),
        "until": "turn",
        "ended": (),
        "whose": 1,
        "why": "the deck is empty",
        "is_stopped": True,
        "is_part": True,
    }
    with sit(QUIET) as player:
        kinds = [*event_kinds(ev), *event_kinds(own)]
        assert len(kinds) >= 22
        for kind in kinds:
            for seat in (0, 1):
                event = kind(**{name: seat if name in ("seat", "first") else examples[name] for name in kind._fields})
                moment = player.table.story.moment(player.table.chair.view)
                for beat in [*announce(event, moment), *flourish(event, moment)]:
                    for _ in range(400):
                        if beat.update(0.02):
                            break
                        player.table.is_dirty = True
                        if random.random() < 0.05:
                            player.app.draw()
                    else:
                        pytest.fail(f"the flourish of {kind.__name__} does not end")
        player.table.effects.update(5.0)  # what lingers holds nothing up
        assert not player.table.effects.active


def test_a_card_of_the_opponent_is_held_up_and_stands_in_the_log():
    with sit(QUIET.replace("active: 0", "active: 1")) as player:
        state = player.match.state
        action = next(a for a in legal_actions(state) if a.verb == "play" and state.what[a.card].key == "singularity")
        player.table.tell(player.match.act(action))
        player.step(0.4)
        sprite = player.table.board.sprites[action.card]
        assert sprite.height > 1.8 * player.table.board.hand_height and sprite.shown.key == "singularity"
        settle(player)
        told = " ".join(line.words for line in player.table.story.log.lines)
        assert "Vesper" in told and "[Singularity|" in told


def test_a_card_that_is_lost_is_seen_on_its_way():
    with sit(QUIET.replace("hand-0: rift", "hand-0: antimatter")) as player:
        player.drag(at(player, card(player, "antimatter", "hand-0")), middle(player, "discard-0"))
        shown = set()
        for _ in range(60):
            player.step(0.05)
            for sprite in player.table.board.sprites.values():
                if sprite.height > 1.9 * player.table.board.hand_height and sprite.shown is not None:
                    shown.add(sprite.shown.key)
        lost = in_zone(player, "discard-1")
        assert len(lost) == 2 and set(lost) <= shown
        settle(player)
        assert is_as_seen(player)


def test_a_line_of_the_log_shows_its_card():
    with sit(QUIET) as player:
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        settle(player)
        player.table.is_dirty = True
        player.step()
        for rect, block, line in player.table.story.log._shown:
            for link, target in block.links:
                if line.cards[target].key == "nova":
                    player.move((rect.x + link.centerx, rect.y + link.centery))
        player.step(1)
        assert player.table.reading.preview.is_shown and player.table.reading.preview.shown.key == "nova"


def test_under_a_curtain_one_sees_that_more_has_happened_than_is_told_there():
    with sit(QUIET, kinds=("human", "human")) as player:
        story = player.table.story
        story.log.lines = [Line(f"Line {n}") for n in range(RECENT)]
        assert story.recent(1) == [f"Line {n}" for n in range(RECENT)]
        story.log.lines.append(Line("one more"))
        told = story.recent(1)
        assert told[0] == "\u2026" and told[1] == "Line 2" and told[-1] == "one more" and len(told) == RECENT
