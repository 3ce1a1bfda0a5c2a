"""A sample hand, a trial game that comes back to the builder, and results that are written down."""

from datetime import date

import pytest

from game import decks
from game.builder.draft import Draft
from game.kernel.deck import Deck
from game.kernel.template import fill
from game.match import Match, Player
from game.replay import Replay
from game.rules import RULESETS
from scenes.decks import results as deck_results
from scenes.decks import sample_hand, texts
from scenes.decks.builder import DeckBuilder
from scenes.decks.sample_hand import SampleHand
from scenes.match import sitting, trial
from scenes.match.plan import OWN, Sitter, own_folder
from scenes.match.result import Result
from scenes.match.setup import Setup
from scenes.match.table import Table
from scenes.menu import Menu
from scenes.pause import Pause
from tests.screens.around import play_out, saved, waits
from tests.screens.driver import Driver

GAME = "chrono_clash"
RULES = RULESETS[GAME]
READY = decks.shipped(GAME)[0].deck
MINE = READY._replace(name="Mine")


@pytest.fixture
def player():
    with Driver() as driver:
        yield driver


@pytest.fixture
def builder(player):
    player.app.stack.push(DeckBuilder(GAME, Draft(RULES, MINE)))
    player.step()
    return player.scene


def end(table):
    """The match on this table is over, and the table knows it."""
    play_out(table.match)
    sitting.keep(table.match)


# The hand


def test_a_hand_is_dealt_again_and_drawn_on(player):
    seeds = iter(range(1, 9))
    sample_hand.open_hand(player.app, READY, RULES, lambda: next(seeds))
    player.step(1.0)
    scene = player.scene
    assert isinstance(scene, SampleHand)
    first = [card.key for card in scene.cards]
    assert len(first) == RULES.decks.opening_hand and player.says(
        fill(texts.HAND_SIZE, n=len(first), left=50 - len(first))
    )
    player.press("d")
    assert [card.key for card in scene.cards][:-1] == first and player.says("Turn 1")
    player.click(texts.DRAW_AGAIN)
    assert len(scene.cards) == RULES.decks.opening_hand and [card.key for card in scene.cards] != first
    player.press("d", times=49 - len(scene.cards))
    assert player.says(fill(texts.HAND_SIZE, n=49, left=1))
    for _ in range(60):
        player.press("d")
    assert sorted(card.key for card in scene.cards) == sorted(k for k, n in READY.part("deck") for _ in range(n))
    assert not scene.next.enabled
    player.press("escape")
    assert isinstance(player.scene, Menu)


def test_the_cards_of_a_hand_lie_side_by_side(player):
    sample_hand.open_hand(player.app, READY, RULES, lambda: 1)
    player.step()
    scene = player.scene
    for _ in range(20):
        assert len(scene.places) == len(scene.cards)
        assert all(scene.area.contains(place) for place in scene.places)
        assert all(place.collidelist([p for p in scene.places if p is not place]) < 0 for place in scene.places)
        player.press("d")


def test_a_card_of_the_hand_is_read_by_keys(player):
    sample_hand.open_hand(player.app, READY, RULES, lambda: 1)
    player.step(1.0)
    scene = player.scene
    player.form.focus(scene.cursor, True)
    player.press("right", 2)
    player.step(1.0)
    assert scene.preview.is_shown and scene.preview.shown is scene.cards[2]
    player.press("right", 9)
    assert scene.form.focused is not scene.cursor or scene.cursor.at == len(scene.cards) - 1


def test_an_empty_deck_has_no_hand(player):
    sample_hand.open_hand(player.app, Deck("", ()), RULES)
    player.step()
    assert isinstance(player.scene, Menu) and player.says(texts.NO_CARDS)


# The trial


def test_one_click_plays_and_the_end_comes_back_to_the_same_builder(player, builder):
    builder.draft.add(next(card.key for card in RULES.book if builder.draft.why_not_add(card.key) is None), 1)
    assert trial.begin(player.app, GAME, builder.draft.deck) == builder.draft.is_legal
    player.step()
    if not builder.draft.is_legal:
        builder.draft.undo()
        trial.begin(player.app, GAME, builder.draft.deck)
        player.step()
    table = player.scene
    assert isinstance(table, Table)
    assert [p.kind for p in table.match.players] == ["human", "skilled"]
    assert table.match.record.decks[0].parts == builder.draft.deck.parts
    assert table.match.record.decks[1].name in [one.deck.name for one in decks.shipped(GAME)]
    end(table)
    player.app.stack.push(Result(table.match))
    player.step()
    player.click("Back to the deck")
    assert player.scene is builder
    assert builder.draft.name == "Mine"


def test_a_trial_touches_no_match_that_waits(player, builder):
    waiting = Match.new("control", [Player("Ada", "human"), Player("Boole", "novice")], seed=1)
    path = waits(waiting)
    kept = path.read_bytes()
    trial.begin(player.app, GAME, MINE)
    player.step()
    sitting.keep(player.scene.match)
    player.app.stack.push(Pause(player.scene.match))
    player.step()
    assert not player.says("Save and leave")
    player.click("Back to the deck")
    assert player.scene is builder
    trial.begin(player.app, GAME, MINE)
    player.step()
    end(player.scene)
    assert saved() == [path] and path.read_bytes() == kept


def test_a_trial_can_be_played_again(player, builder):
    trial.begin(player.app, GAME, MINE)
    player.step()
    first = player.scene
    end(first)
    player.app.stack.push(Result(first.match))
    player.step()
    player.click("Play again")
    assert isinstance(player.scene, Table) and player.scene is not first
    assert player.scene.match.is_trial and player.scene.match.record.decks[0].parts == MINE.parts
    assert [type(scene) for scene in player.app.stack.scenes] == [Menu, DeckBuilder, Table]


def test_a_deck_that_is_not_legal_is_not_played(player):
    assert not trial.begin(player.app, GAME, Deck("Half", (("deck", READY.part("deck")[:3]),)))
    player.step()
    assert isinstance(player.scene, Menu)
    assert player.says("Chrono Clash 15.1")


# Results


def over(seed=5, names=("Ada", "Boole"), kinds=("human", "novice"), mine=MINE):
    theirs = [None] * (len(names) - 1)
    match = Match.new(GAME, [Player(n, k) for n, k in zip(names, kinds, strict=True)], seed=seed, decks=[mine, *theirs])
    return play_out(match)


def test_a_match_is_written_down_once_for_the_person_who_brought_a_deck():
    match = over()
    assert [sitting.keep(match), sitting.keep(match)] == ["", ""]
    tally = deck_results.kept().of(GAME, "Mine")
    won = 0 in match.outcome.winners
    assert (tally.wins, tally.losses) == (int(won), int(not won))
    ((*against, day),) = tally.against
    assert against == [match.record.decks[1].name, int(won), int(not won)] and date.fromisoformat(day)
    theirs = deck_results.kept().of(GAME, match.record.decks[1].name)
    assert theirs.wins + theirs.losses == 0  # the computer's deck has no results


def test_a_match_that_went_on_from_another_is_no_result_of_a_deck():
    replay = Replay(over().record)
    branch = replay.branch(replay.length // 2, 0)
    branch.give_up(0)
    assert sitting.keep(branch) == "" and branch.past[0].exists(), "it is among the matches played"
    assert deck_results.kept().of(GAME, "Mine") == deck_results.kept().of(GAME, "nobody's")


def test_three_at_the_table_are_one_result_against_both():
    match = over(names=("Ada", "Boole", "Cantor"), kinds=("human", "novice", "novice"))
    assert sitting.keep(match) == ""
    ((against, *_),) = deck_results.kept().of(GAME, "Mine").against
    assert against == f"{match.record.decks[1].name} and {match.record.decks[2].name}"


def test_results_that_cannot_be_written_are_said_and_nothing_is_lost(monkeypatch):
    assert sitting.keep(over(5)) == ""
    before = deck_results.kept().path.read_bytes()

    def full(*names):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.files.os.fsync", full)
    assert "No space left on device" in deck_results.note(over(6))
    assert deck_results.kept().path.read_bytes() == before


def test_games_without_decks_write_nothing():
    match = Match.new("control", [Player("Ada", "human"), Player("Boole", "novice")], seed=1)
    assert sitting.keep(play_out(match)) == ""
    assert not deck_results.kept().path.exists()


# In the setup


def test_own_decks_are_offered_where_a_match_is_set_up(player):
    folder = own_folder(GAME)
    decks.save(folder / "mine.txt", MINE, RULES, "About mine.")
    decks.save(folder / "half.txt", Deck("Half", (("deck", READY.part("deck")[:3]),)), RULES)
    player.app.stack.push(Setup(GAME))
    player.step()
    offered = {deck.words: deck for deck in player.scene.decks}
    assert (offered["Mine"].value, offered["Mine"].whose) == (f"{OWN}mine", texts.YOURS.lower())
    assert offered["Half"].whose == texts.ILLEGAL.lower() and "15.1" in offered["Half"].about
    player.scene.set_seat(0, deck=f"{OWN}half")
    assert not player.scene.start.enabled
    player.scene.set_seat(0, deck=f"{OWN}mine")
    assert player.scene.start.enabled
    assert player.scene.plan.match().record.decks[0].parts == MINE.parts
    assert player.scene.plan.seats[0] == Sitter(player.scene.plan.seats[0].name, "human", f"{OWN}mine")
