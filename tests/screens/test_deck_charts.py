"""The charts of a deck: what is pointed at is read out exactly, and a click looks for its cards."""

from types import SimpleNamespace

import pygame
import pytest

from game import decks
from game.builder import charts as numbers
from game.builder import search
from game.kernel.deck import Deck
from game.kernel.template import fill
from game.rules import RULESETS
from scenes.decks import texts
from scenes.form_scene import FormScene
from tests.screens.building import builder
from tests.screens.driver import Driver
from ui.base import text
from ui.decks import texts as chart_texts
from ui.decks.all_charts import DeckCharts
from ui.decks.chance_chart import percent
from ui.decks.charts import Lines

RULES = RULESETS["chrono_clash"]
READY = next(one.deck for one in decks.shipped("chrono_clash") if len(decks.colours(one.deck, RULES)) == 2)


class Alone(FormScene):
    """Nothing but the charts of a deck."""

    def __init__(self, wide=320):
        self.wide = wide
        self.asked = []

    def build(self):
        self.charts = self.add(DeckCharts(RULES, self.asked.append))
        self.charts.show_deck(READY)

    def layout(self, scale):
        self.charts.place(scale.rect(20, 20, min(self.wide, scale.size[0] - 40), scale.size[1] - 40), scale)


@pytest.fixture
def player():
    with Driver(home=Alone, size=(1280, 720)) as driver:
        driver.step(1.0)
        yield driver


def chart(player, title):
    found = next(chart for chart in player.scene.charts.inside if chart.title == title)
    player.form.focus(found, True)
    player.step(0.5)
    return found


def words(chart):
    return " ".join(said for said, _ in chart.reading(chart.over))


def test_pointing_at_a_column_reads_its_number(player):
    cost = chart(player, "Cost")
    bar = max(cost.bars, key=lambda bar: bar.count)
    player.move(cost.spot(cost.bars.index(bar)).center)
    player.step(0.1)
    shares = " ".join(str(count) for count in dict(bar.shares).values())
    assert words(cost).startswith(f"Cost {bar.label}: {bar.count} cards")
    assert sorted(words(cost).split()[4:]) == sorted(shares.split())
    player.move((1200, 700))
    player.form.focus(None)
    player.step(0.1)
    assert cost.over == -1


def test_the_columns_hold_every_card_once(player):
    cost = chart(player, "Cost")
    assert sum(bar.count for bar in cost.bars) == sum(count for _, count in READY.part("deck"))
    assert all(sum(count for _, count in bar.shares) == bar.count for bar in cost.bars)


@pytest.mark.parametrize("title", ["Cost", "Strength", "Color", "Type", chart_texts.ABILITIES])
def test_a_click_looks_for_the_cards_of_a_bar(player, title):
    found = chart(player, title)
    bar = found.bars[0]
    player.click(found.spot(0))
    (query,) = player.scene.asked
    read = search.read(query, RULES)
    assert read.complaints == ()
    counted = sum(n for _, counts in READY.parts for key, n in counts if read.matches(RULES.book[key]))
    in_main = sum(n for key, n in READY.part("deck") if read.matches(RULES.book[key]))
    assert bar.count in (counted, in_main)


def test_by_keys_alone(player):
    cost = chart(player, "Cost")
    assert cost.over == 0
    player.press("right", 2)
    assert cost.over == 2
    player.press("return")
    assert player.scene.asked == [f"cost={cost.bars[2].key}"]


def test_the_chance_is_that_of_the_cards_that_were_picked(player):
    cost = chart(player, "Cost")
    player.click(cost.spot(1))
    chance = player.scene.charts.chance
    keys = [key for key, _ in READY.part("deck") if str(RULES.book[key].cost) == cost.bars[1].key]
    assert chance.values == numbers.by_turn(READY, RULES, keys, 10)
    assert chance.subject.words == fill(chart_texts.CARD_OF_COST, value=cost.bars[1].label)


def test_the_chance_reads_out_every_turn_and_turns_to_other_cards(player):
    chance = chart(player, chart_texts.CHANCE)
    player.press("right", 3)
    assert words(chance) == f"By turn 4: {percent(chance.values[3])}"
    first = chance.subject
    player.press("return")
    assert chance.subject != first
    player.press("shift+return")
    assert chance.subject == first
    left, right = chance._sides()
    player.click(right)
    player.click(left)
    assert chance.subject == first


def test_a_card_that_is_asked_for(player):
    key, count = READY.part("deck")[0]
    player.scene.charts.ask(key)
    assert player.scene.charts.chance.subject.words == RULES.book[key].name
    assert player.scene.charts.chance.values[0] == pytest.approx(
        numbers.chance(count, 50, RULES.decks.opening_hand + 1)
    )


def test_what_is_asked_for_stays_while_the_deck_changes(player):
    charts = player.scene.charts
    key, _ = max(READY.part("deck"), key=lambda entry: entry[1])  # of which one can go and some stay
    charts.ask(key)
    before = list(charts.chance.values)
    less = tuple((k, n - (k == key)) for k, n in READY.part("deck") if n - (k == key))
    charts.show_deck(Deck("", (("deck", less),)))
    assert charts.chance.subject.words == RULES.book[key].name
    assert charts.chance.values[0] < before[0]


def test_bars_grow_to_their_new_length_or_are_there_at_once(player):
    cost = chart(player, "Cost")
    whole = dict(cost.lengths)
    player.scene.charts.show_deck(Deck("", (("deck", READY.part("deck")[:2]),)))
    player.step()
    assert cost.lengths != cost._lengths()
    player.step(2.0)
    assert cost.lengths == cost._lengths() != whole
    player.scene.charts.calm(True)
    player.scene.charts.show_deck(READY)
    assert cost.lengths == whole


def test_an_empty_deck_has_empty_charts(player):
    player.scene.charts.show_deck(Deck("", ()))
    player.step(0.5)
    assert all(not chart.count() for chart in player.scene.charts.inside)
    player.form.focus(player.scene.charts.inside[0], True)
    player.press("right")
    player.press("return")
    assert player.scene.asked == []


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("wide", [220, 420, 1400])
def test_charts_lie_beside_and_below_each_other(size, wide):
    with Driver(home=lambda: Alone(wide), size=size) as player:
        rects = [chart.rect for chart in player.scene.charts.inside if chart.visible]
        assert all(rect.collidelist([r for r in rects if r is not rect]) < 0 for rect in rects)
        charts = player.scene.charts
        assert all(charts.rect.x <= rect.x and rect.right <= charts.rect.right for rect in rects)
        assert max(rect.bottom for rect in rects) - charts.rect.y <= charts.length
        for chart in charts.inside:
            for index in range(chart.count() if chart.visible else 0):
                assert chart.rect.contains(chart.spot(index).inflate(-2, -2))
        pygame.event.clear()


def test_colours_are_told_apart_by_their_signs(player):
    """The same chart in grey still shows two colours: the signs on the bars differ."""
    kind = chart(player, "Type")
    assert kind.is_mixed
    colours = [colour for colour, _ in kind.shares(kind.bars[0])]
    assert colours == sorted(colours, key=RULES.decks.facets[0].values.index)
    assert len(colours) == 2


def test_what_may_fail_is_never_said_to_be_sure():
    assert [percent(share) for share in (0, 0.001, 0.5, 0.999, 1)] == ["0%", "under 1%", "50%", "over 99%", "100%"]


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (3840, 2160)])
def test_charts_stand_beside_each_other_in_every_window_of_the_usual_shape(size):
    with Driver(home=builder, size=size) as player:
        player.step(0.2)
        player.click(texts.STATS)
        player.step(0.3)
        shown = [chart.rect for chart in player.scene.charts.inside if chart.visible]
        assert len({rect.x for rect in shown}) == 2


def test_names_take_what_they_need_and_leave_the_bars_their_room():
    chart = Lines("Stats")
    px = 15
    for names in (
        ("Gain", "Lose"),
        ("Draw or discard", "Guardian attack"),
        ("What nobody could ever say in one line",),
    ):
        chart.bars = [SimpleNamespace(label=name) for name in names]
        longest = max(text.width_of(name, "body", px) for name in names)
        for room in (180, 240, 400):
            taken = chart.name_room(room, px)
            assert taken >= min(longest, round(room * 0.6)) and room * 0.3 - 1 <= taken <= room * 0.6 + 1
