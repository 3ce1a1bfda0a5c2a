"""In the deck builder, what leads to cards: what fits the deck, and the laws that it breaks."""

from game.builder.draft import Draft
from game.kernel.deck import Deck
from game.kernel.template import fill
from game.rules.chrono_clash import laws
from scenes.decks import texts
from scenes.decks.builder import DeckBuilder
from scenes.decks.desk import FITS, IN_DECK, LIST, STACKS
from tests.screens.building import GAME, RULES, builder, draft, player_at
from tests.screens.driver import Driver

player = player_at(builder)


# What fits


def chips(player):
    return player.scene.filters.now


def press(player, term):
    widget = chips(player)
    player.click(widget.cells()[[chip.value for chip in widget.chips].index(term)].center)


def test_the_count_of_a_part_says_what_it_is_and_which_law_asks_it(player):
    for view in (LIST, STACKS):
        player.scene.show_view(view)
        player.step(0.1)
        pane = player.scene.list if view == LIST else player.scene.stacks
        top, name, _ = pane.headings[0]
        player.move((pane.rect.right - 60, pane.rect.y + top + pane.px(8)))
        player.step(1.0)
        now = draft(player).size("deck")
        assert player.form.tip_is_shown and pane.tip.startswith(fill(texts.PART_WANTS, part=name, n=now, wanted=50))
        assert pane.tip.endswith(f" {laws.TOO_FEW_CARDS.words} (15.1)") and pane.tip_place.h < 60
        player.move(pane.on_screen(pane.seen()[0]).center)
        player.step(0.1)
        assert pane.tip == "", "a card shows itself"
    assert pane.told.values() and player.scene.sizes.tip.split("\n")[0] == pane.told[name]


def test_a_button_shows_what_fits_my_deck(player):
    press(player, FITS)
    assert player.scene.search.value == FITS and chips(player).values == {FITS}
    shown = {spot.card for spot in player.scene.wall.spots}
    assert shown and shown == {card for card in RULES.book if draft(player).fits(card.key)}
    press(player, IN_DECK)
    assert player.scene.search.value == f"{FITS} {IN_DECK}"
    both = {spot.card for spot in player.scene.wall.spots}
    assert both == {card for card in shown if draft(player).count(card.key)}
    player.click(player.scene.wall.on_screen(player.scene.wall.spots[0]).center)
    press(player, FITS)
    assert player.scene.search.value == IN_DECK and chips(player).values == {IN_DECK}
    player.click(player.scene.search)
    player.press("ctrl+a")
    player.type("heron Is = Legal")
    assert chips(player).values == {FITS}
    press(player, FITS)
    assert player.scene.search.value == "heron"
    player.scene.looked_for.ask("a or b")
    press(player, FITS)
    assert player.scene.search.value == f"(a or b) {FITS}"


# Laws lead to cards


def broken():
    """Three colours, of which one has a single card, and too few cards."""
    found = Draft(RULES, Deck("Much", ()))
    by_colour = {colour: [c.key for c in RULES.book if c.colour == colour and c.part == "deck"] for colour in
                 ("red", "blue", "green")}  # fmt: skip
    for colour, count in (("red", 12), ("blue", 3), ("green", 1)):
        for key in by_colour[colour][:count]:
            found.add(key)
    return found, by_colour["green"][0]


def test_a_law_leads_to_the_cards_that_break_it():
    found, odd = broken()
    with Driver(lambda: DeckBuilder(GAME, found)) as player:
        scene = player.scene
        numbers = [words.split(":")[0].strip("*") for words, _ in scene.laws.lines]
        assert numbers == ["Chrono Clash 15.1", "Chrono Clash 15.2"]
        player.click(scene.laws.cells()[1].center)
        assert scene.search.value == "breaks:15.2" and [spot.card.key for spot in scene.wall.spots] == [odd]
        assert scene.list.marked == {odd} and scene.complaint.words == ""
        row = scene.list.on_screen(scene.list.spot_of(RULES.book[odd]))
        player.step(1)
        assert scene.list.rect.contains(row.clip(scene.list.rect)) and row.h
        player.click(scene.wall.on_screen(scene.wall.spots[0]).center, button=3)
        assert not scene.wall.spots and [term for _, term in scene.laws.lines] == [FITS], "mended"
        assert scene.list.marked == frozenset()
        player.press("ctrl+z")
        assert [spot.card.key for spot in scene.wall.spots] == [odd] and scene.list.marked == {odd}
        scene.looked_for.ask("")
        assert scene.list.marked == frozenset()


def test_a_law_that_wants_more_cards_leads_to_those_that_fit():
    found, _ = broken()
    with Driver(lambda: DeckBuilder(GAME, found)) as player:
        player.form.focus(player.scene.laws, True)
        player.press("return")
        assert player.scene.search.value == FITS and player.scene.list.marked == frozenset()
        player.press("down")
        player.press("return")
        assert player.scene.search.value == "breaks:15.2"
        player.press("down")
        assert player.form.focused is not player.scene.laws or player.scene.laws.cursor == 1


def test_a_legal_deck_has_no_law_to_press(player):
    assert player.scene.laws.words == texts.LEGAL
    player.click(player.scene.laws.rect.center)
    assert player.scene.search.value == ""
    assert player.scene.laws not in player.form.stops()


def test_a_law_is_found_under_stacks_too():
    found, odd = broken()
    with Driver(lambda: DeckBuilder(GAME, found)) as player:
        player.click("Stacks")
        player.click(player.scene.laws.cells()[1].center)
        assert [spot.card.key for spot in player.scene.wall.spots] == [odd]
