"""A game without a show: its table is plain, and everything on it can be played, seen and told all the same."""

import random
import re
from dataclasses import replace

import pytest

from game.kernel.agenda import legal_actions
from game.match import Match, Player
from game.rules import RULESETS
from scenes.match.table import Table
from tests.playing import some_decks
from tests.screens.driver import Driver
from tests.screens.tables import NAMES, is_as_seen, settle
from ui.shows import show_of
from ui.shows.show import Show
from ui.table import layout
from ui.table.layout import FOLDER, MapFault

GAME = "made-up"
OWN = re.compile(r'  <object id="\d+" name="(gauge|duel)"[^>]*/>\n')


@pytest.fixture(params=sorted(RULESETS))
def game(request, monkeypatch, tmp_path):
    """A game that plays like one of ours under a name of its own, with a map and without a show."""
    rules = replace(RULESETS[request.param], name=GAME, title="Made Up")
    monkeypatch.setitem(RULESETS, GAME, rules)
    monkeypatch.setattr(layout, "FOLDER", tmp_path)
    for seats in rules.seat_counts:
        text = (FOLDER / f"{request.param}-{seats}.tmx").read_text(encoding="utf-8")
        (tmp_path / f"{GAME}-{seats}.tmx").write_text(OWN.sub("", text), encoding="utf-8")
    return request.param


def sit(base, seats=2, size=(1280, 720), seed=4):
    decks = some_decks(base, seats, seed) or None
    kinds = ("human", *["random"] * (seats - 1))
    match = Match.new(GAME, [Player(NAMES[n], kind) for n, kind in enumerate(kinds)], seed=seed, decks=decks)
    match.poll = lambda: []
    player = Driver(lambda: Table(match), size=size, speed="instant")
    player.match, player.table = match, next(s for s in player.app.stack.scenes if isinstance(s, Table))
    return player


@pytest.mark.parametrize(
    ("which", "size"), [(0, (2560, 1440)), (-1, (1280, 720))], ids=["fewest seats, large", "most seats"]
)
def test_it_is_played_seen_and_told(game, which, size):
    assert show_of(GAME) == Show()
    seats = RULESETS[game].seat_counts[which]
    with sit(game, seats, size) as player:
        table, match, dice = player.table, player.match, random.Random(seats)
        assert table.panels == {} and match.state.rules.telling.price is RULESETS[game].telling.price
        deeds = 0
        while deeds < 60 and match.outcome is None and player.scene is table:
            settle(player, 40)
            if table.story.is_held:
                table.story.go_on()
                continue
            if player.scene is not table:
                break
            assert is_as_seen(player)
            actions = legal_actions(match.state)
            busy = [action for action in actions if action.verb != "pass"] or actions
            if match.is_human_asked:
                table.act(dice.choice(busy))
            else:
                table.tell(match.act(dice.choice(busy)))
            table.is_dirty = True
            player.step()
            deeds += 1
        assert deeds > 20 and len(table.story.log.lines) > 10


def test_its_cards_lie_upright_and_bear_no_marks(game):
    with sit(game) as player:
        for _ in range(30):
            if player.table.story.is_held:
                player.table.story.go_on()
            player.table.tell(player.match.act(legal_actions(player.match.state)[-1]))
            settle(player, 40)
        view = player.table.chair.view
        assert player.table.chair.marks == ()
        assert all(player.table.board.sprites[card].home.angle == 0 for card in view.in_field())
        assert all(info.signs == "" and not info.is_out for info in player.table.picture.still.plates())


def test_a_map_without_the_place_of_a_panel_is_refused_where_the_show_has_one(monkeypatch, tmp_path):
    text = (FOLDER / "chrono_clash-2.tmx").read_text(encoding="utf-8")
    (tmp_path / "chrono_clash-2.tmx").write_text(OWN.sub("", text), encoding="utf-8")
    monkeypatch.setattr(layout, "FOLDER", tmp_path)
    decks = some_decks("chrono_clash", 2, 4)
    match = Match.new("chrono_clash", [Player(name, "random") for name in NAMES[:2]], seed=4, decks=decks)
    with pytest.raises(MapFault, match=r"duel|gauge"):
        Table(match)
