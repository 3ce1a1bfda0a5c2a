"""Looking back on the rounds that are over, before the match is."""

from game.kernel.agenda import legal_actions
from game.kernel.template import address, fill, seats
from game.match import Match, Player
from game.replay import OPEN
from scenes.match import texts as match_texts
from scenes.match.table import Table
from scenes.past import texts as past_texts
from scenes.past.look_back import LookBack
from tests.screens.driver import Driver
from ui.base import text
from ui.table.round_end import RoundEnd


def before_the_end_of_a_round():
    """A match of several rounds against a computer, of which a person's next deed ends the first; and that deed."""
    for seed in range(1, 99):
        match = Match.new("control", [Player("Ada", "human"), Player("Vesper", "greedy")], seed=seed, wins=2)
        match.poll = lambda: []
        turn = 0
        while not match.state.results:
            legal, turn = legal_actions(match.state), turn + 1
            before, action = match.state.clone(), legal[(turn * 7) % len(legal)]
            match.act(action)
        if match.record.actions[-1][0] == 0:
            match.record.take_back(1)
            match.state = before
            match._past.pop()
            return match, action
    raise AssertionError("somebody else ended every round")


def test_a_round_that_is_over_is_looked_back_on_before_the_next_one_begins():
    match, action = before_the_end_of_a_round()
    with Driver(lambda: Table(match), speed="instant") as player:
        player.step(0.3)
        table = player.scene
        table.act(action)
        player.step(1.5)
        winners = seats(match.state.results[0].winners)
        won = address(fill(past_texts.WON_ROUND, players=winners), table.chair.names, "**")
        assert table.story.round_end.is_shown and not player.says(won)
        player.click(match_texts.REVIEW)
        player.step(0.5)
        scene = player.scene
        assert isinstance(scene, LookBack) and scene.reviewer is not None and scene.replay.is_between
        assert player.says(fill(past_texts.ROUND_END, round=1)) and player.says(won)
        assert not scene.row.branch_button.enabled and scene.why_not_on() == past_texts.FINISH_FIRST
        player.press("a")
        assert scene.replay.eyes == OPEN
        player.press("home")
        player.step(0.2)
        assert scene.replay.at == 0
        player.press("escape")
        player.step(0.3)
        assert player.scene is table and table.story.round_end.is_shown, "the table waits where it stood"
        player.click("Next round")
        player.step(1)
        assert not table.story.round_end.is_shown and table.chair.view.round == 2


def test_where_people_bring_decks_a_round_is_not_told_before_the_match_is_over():
    end = RoundEnd(lambda: None, lambda: None)
    end.show("", "", [], 2, is_told=False)
    assert end.is_shown and not end.back_button.visible
    end.show("", "", [], 2)
    assert end.back_button.visible and not end.button.rect.colliderect(end.back_button.rect)
    end.hide()
    assert not end.is_shown and not end.back_button.visible


def test_who_wins_a_round_is_named_as_they_are_called():
    match, action = before_the_end_of_a_round()
    names = ("*A* [x|1]", "{fuel} \\")
    match.record.players = [(kind, name) for (kind, _), name in zip(match.record.players, names, strict=True)]
    match.players = [Player(name, kind) for kind, name in match.record.players]
    with Driver(lambda: Table(match), speed="instant") as player:
        player.step(0.3)
        player.scene.act(action)
        player.step(1.5)
        title = fill(match_texts.ROUND_GOES_TO, players=seats(match.state.results[0].winners), round=1)
        assert text.plain(player.scene.story.round_end.title) == address(title, player.scene.chair.names)
