"""Two people at one screen: what waits as a stack calls each of them once, and nobody is called for nothing."""

import pytest

from scenes.match.curtain import Curtain
from scenes.match.wishes import keep_wish
from tests.screens.domains import domains
from tests.screens.eras import LAID, does, eras
from tests.screens.tables import settle

PEOPLE = ("human", "human")
IDLE = "nero, kane, sil, ogron"  # nothing of it answers
HANDS = (IDLE, "a-word-with-the-time-lords, kane, sil, ogron", "chess-move, venusian-aikido, sil, ogron")


def called(player):
    """Whoever is called takes the mouse: their name, and what they are asked; nobody at the end of what waits."""
    for _ in range(20):
        settle(player)
        if isinstance(player.scene, Curtain):
            player.scene.go()
        if player.table.asking.is_asked:
            window = player.table.asking.window
            over = player.match.state.what[window.over.card].key if window is not None else "act"
            return player.match.players[player.match.chooser].name, over
        player.step(0.1)
    raise AssertionError("nobody is called")


def calls(player, *texts):
    """Who is called, one after the other, while this is done, and all pass when nothing is left of it."""
    todo, found = list(texts), []
    for _ in range(20):
        found.append(called(player))
        if not todo and found[-1][1] == "act":
            return found[1:]
        does(player, todo.pop(0) if todo else "pass")
    raise AssertionError(found)


def laid(theirs, mine="time-eddy, dalek, jo-grant"):
    return LAID.replace("hand-1: 6 cards", f"hand-1: {theirs}").replace(
        "hand-0: time-eddy, dalek, brave-heart, jo-grant, logopolis", f"hand-0: {mine}"
    )


@pytest.mark.parametrize("held", HANDS)
def test_whoever_has_answered_is_not_called_again_when_the_answer_has_happened(held):
    """The mouse goes to the one who answers, to the other about the answer, and back to whose turn it is: no more."""
    with eras(laid(held), kinds=PEOPLE) as player:
        found = calls(player, "use silurian zygon", "use force-field zygon")
        assert found == [("Vesper", "silurian"), ("Ada", "force-field"), ("Ada", "act")]


@pytest.mark.parametrize("held", HANDS)
def test_whoever_passes_is_called_once_whatever_they_hold(held):
    with eras(laid(held), kinds=PEOPLE) as player:
        assert calls(player, "use silurian zygon") == [("Vesper", "silurian"), ("Ada", "act")]


def test_what_was_cancelled_meanwhile_calls_again():
    word = "a-word-with-the-time-lords"
    with eras(laid(IDLE, f"{word}, dalek, jo-grant"), kinds=PEOPLE) as player:
        found = calls(player, "use silurian zygon", "use force-field zygon", f"flash {word}")
        assert found == [("Vesper", "silurian"), ("Ada", "force-field"), ("Vesper", word), ("Vesper", "silurian"),
                         ("Ada", "act")]  # fmt: skip


def test_who_wishes_to_be_asked_always_is_called_to_it_again():
    with eras(laid(IDLE), kinds=PEOPLE) as player:
        keep_wish(player.settings, player.match.state.rules, "respond", player.table.wishes.wish(1, "respond")._replace(
            when="always"), "Vesper")  # fmt: skip
        found = calls(player, "use silurian zygon", "use force-field zygon")
        assert found.count(("Vesper", "silurian")) == 2


def test_the_next_card_of_the_same_kind_calls_again():
    """Each thing that waits is one of its own: two Hits, or a card that is used once more."""
    position = laid(IDLE).replace("silurian, sergeant-benton", "silurian, silurian")
    with eras(position, kinds=PEOPLE) as player:
        assert calls(player, "use silurian zygon")[0] == ("Vesper", "silurian")
        assert calls(player, "use silurian yeti")[0] == ("Vesper", "silurian")


def test_who_has_nothing_that_the_other_has_not_seen_is_not_called_for_nothing():
    """Without a card in hand, everybody sees who can only pass."""
    spent = "zygon, force-field sided"
    for theirs, held, found in ((spent, "0 cards", []), ("zygon, force-field", "0 cards", ["Vesper"]),
                                (spent, IDLE, ["Vesper"])):  # fmt: skip
        position = laid(held).replace("zygon, yeti, force-field", theirs)
        with eras(position, kinds=PEOPLE) as player:
            assert [name for name, _ in calls(player, "use silurian zygon")] == [*found, "Ada"], (theirs, held)
            assert not any(line.details for line in player.table.story.log.readable)


def test_in_the_windows_of_a_combat_somebody_is_called_as_often_as_the_rules_say():
    """Whoever has acted there and handed over acts again when the other side has (10.6)."""
    shooters = "elven-bowmen on high-mesa, elven-bowmen on high-mesa"
    position = (
        f"sources-0: high-mesa, high-mesa\ntowers-0: barbarian-king on high-mesa, {shooters}\n"
        f"sources-1: high-mesa, high-mesa\ntowers-1: {shooters}"
    )
    with domains(position, kinds=PEOPLE) as player:
        called(player)
        for asked, deed in [
            ("Ada", "attack barbarian-king"), ("Vesper", "done"), ("Vesper", "shoot elven-bowmen barbarian-king"),
            ("Vesper", "pass"), ("Ada", "shoot elven-bowmen elven-bowmen"), ("Ada", "pass"), ("Vesper", "pass"),
        ]:  # fmt: skip
            assert called(player)[0] == asked
            does(player, deed)


def test_who_is_called_to_a_combat_does_not_tell_what_they_hold():
    """Whether they hold a spell for it or only a source, they are called; who holds nothing and has nothing, is not."""
    found = {}
    for held in ("chain-of-sparks", "high-mesa", "0 cards"):
        position = (
            "sources-0: high-mesa\ntowers-0: barbarian-king on high-mesa\n"
            f"sources-1: high-mesa\ntowers-1: knight on high-mesa\nhand-1: {held}\nhand-0: 0 cards"
        )
        with domains(position, kinds=PEOPLE) as player:
            called(player)
            does(player, "attack barbarian-king")
            assert called(player)[0] == "Vesper", "to defend"
            does(player, "defend knight")
            found[held] = called(player), bool(player.match.record.unasked)
    assert found["chain-of-sparks"] == found["high-mesa"] == (("Vesper", "barbarian-king"), False)
    assert found["0 cards"] == (("Vesper", "act"), True), "the combat is over, and it is her action"


def test_10_8_in_a_combat_where_nothing_waits_whoever_has_acted_is_called_again():
    """One Creature helps after the other; and who has been called there is called when the other has acted."""
    with eras(kinds=PEOPLE) as player:
        for caller, about, deed in [
            ("Ada", "act", "pass"), ("Ada", "act", "attack silurian yeti"),
            ("Ada", "silurian", "support sergeant-benton silurian 0"), ("Vesper", "sergeant-benton", "pass"),
            ("Ada", "silurian", "flash brave-heart silurian 1"), ("Vesper", "brave-heart", "pass"),
        ]:  # fmt: skip
            assert called(player) == (caller, about)
            does(player, deed)
        assert called(player) == ("Vesper", "silurian"), "as it stands Ada wins, and need do nothing more"
