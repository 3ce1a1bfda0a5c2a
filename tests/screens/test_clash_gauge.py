"""The gauge at the table of Chrono Clash: where the counter stands, and where a deed would take it."""

import pytest

from game.kernel.agenda import legal_actions
from tests.screens.clash import (
    GUARD,
    PLAIN,
    RULES,
    clash,
    edge,
    gauge,
    ghost,
    place,
)
from tests.screens.tables import at, card, in_zone, is_as_seen, settle
from ui.shows.chrono_clash import texts
from ui.shows.chrono_clash.gauge import Ghost

ONE, TWO, THREE = PLAIN[:3]
COST = RULES.book[ONE].cost


def test_a_card_dropped_on_ones_field_is_summoned_and_the_counter_goes_its_way():
    with clash(f"hand-0: {ONE}\ntime-0: 9") as player:
        assert gauge(player).spot == 9
        player.drag(at(player, card(player, ONE, "hand-0")), edge(player, "battlefield-0"))
        assert in_zone(player, "battlefield-0") == [ONE]
        settle(player)
        assert gauge(player).spot == 9 - COST and is_as_seen(player)
        assert player.app.sounds.heard.count("time-tick") > COST / 2


@pytest.mark.parametrize("time", [0, COST, COST + 1, 9])
def test_before_a_card_is_let_go_its_ghost_shows_where_the_counter_would_land(time):
    with clash(f"hand-0: {ONE}\ntime-0: {time}") as player:
        player.click(at(player, card(player, ONE, "hand-0")))
        assert ghost(player) is None
        player.move(edge(player, "battlefield-0"))
        assert ghost(player) == Ghost(time - COST, time < COST)


def test_the_keys_show_the_same_ghost_as_the_mouse():
    with clash(f"hand-0: {ONE}\ntime-0: 4") as player:
        player.press("tab")
        while getattr(player.form.focused, "card", -1) != card(player, ONE, "hand-0"):
            player.press("tab")
        assert ghost(player) == Ghost(4 - COST, COST > 4, is_faint=True)
        player.press("return")
        while getattr(player.form.focused, "zone", -1) != player.match.state.layout.named["battlefield-0"]:
            player.press("tab")
        assert ghost(player) == Ghost(4 - COST, COST > 4)
        player.press("return")
        assert in_zone(player, "battlefield-0") == [ONE]


def test_a_battler_that_is_pointed_at_shows_its_price_also_where_it_could_go_on_a_quest():
    with clash(f"battlefield-0: {TWO}\nhand-0: {ONE}\ntime-0: 9") as player:
        player.move(at(player, card(player, ONE, "hand-0")))
        offers = player.table.hand.drag.of(card(player, ONE, "hand-0"))
        assert offers[0].action.verb == "quest"
        assert ghost(player) == Ghost(9 - COST, False, is_faint=True)


def test_what_is_asked_does_not_say_again_whose_turn_it_is():
    with clash(f"hand-0: {ONE}") as player:
        assert player.table.picture.still.chip() == "Your turn" and player.table.picture.still.prompt().startswith(
            "Summon, play, attack"
        )


def test_the_button_shows_what_passing_means():
    with clash("time-0: 6") as player:
        player.move(player.table.buttons.slots["pass"])
        assert ghost(player) == Ghost(-3, True)


@pytest.mark.parametrize(("time", "is_end"), [(0, True), (6, False)])
def test_the_button_that_uses_a_guardian_shows_what_it_moves(time, is_end):
    """What another's counter goes: on the watcher's own gauge it comes nearer."""
    gain = int(RULES.book[GUARD].guardian[-1])
    with clash(f"active: 1\ntime-1: {time}\nbattlefield-1: {PLAIN[0]}\nguardians-0: {GUARD}") as player:
        state = player.match.state
        player.table.tell(player.match.act(next(a for a in legal_actions(state) if a.verb == "attack")))
        settle(player)
        assert player.table.asking.is_asked and state.agenda[-1].what == "guardian"
        button = next(b for b in player.table.buttons.slots.values() if b.deed and b.deed.verb == "use")
        assert ghost(player) is None
        player.move(button)
        found = ghost(player)
        assert found == Ghost(gain - time, time < gain) and not found.is_faint and found.is_end == is_end
        player.click(button)
        settle(player)
        assert gauge(player).spot == found.spot or state.active == 0


def test_a_battler_that_brings_time_when_it_is_tapped_shows_where_the_counter_would_go():
    tapper = next(
        card.key for card in RULES.book
        if card.kind == "battler" and card.part == "deck" and any("tap time+" in row for row in card.icons)
    )  # fmt: skip
    with clash(f"battlefield-0: {tapper}\ntime-0: 3") as player:
        player.click(at(player, card(player, tapper, "battlefield-0")))
        tap = next(
            w for w in player.table.form.widgets if getattr(w, "deed", None) is not None and w.deed.verb == "tap"
        )
        player.move(tap)
        assert ghost(player).spot > 3


def test_an_attack_costs_no_time_and_has_no_ghost():
    with clash(f"battlefield-0: {ONE}") as player:
        player.click(at(player, card(player, ONE, "battlefield-0")))
        player.move(place(player, "guardians-1"))
        assert player.table.hand.drag.meant().action.verb == "attack"
        assert ghost(player) is None


@pytest.mark.parametrize(("active", "spot"), [(0, 4), (1, -4)])
def test_with_two_players_ones_own_side_is_always_the_left_one(active, spot):
    with clash(f"active: {active}\ntime-{active}: 4") as player:
        shown = gauge(player)
        assert (shown.setting.left.name, shown.setting.right.name) == ("Ada", "Vesper")
        assert shown.setting.active.seat == active and shown.spot == spot


def test_with_more_players_the_gauge_of_whose_turn_it_is_is_shown_and_turned_over():
    with clash("seats: 3\ntime-0: 2", kinds=("human", "greedy", "greedy")) as player:
        shown = gauge(player)
        assert (shown.setting.left.name, shown.setting.right.name, shown.spot) == ("Ada", "Vesper", 2)
        player.step(0.6)
        player.press("space")
        turned = False
        for _ in range(80):
            player.step(0.03)
            turned |= shown.open < 1
        assert turned
        assert (shown.setting.left.name, shown.setting.right.name, shown.spot) == ("Vesper", "Orrin", 3)


def test_the_gauge_passes_over_whoever_is_out():
    with clash("seats: 3\nactive: 1", kinds=("human", "greedy", "greedy")) as player:
        state = player.match.state
        state.seats[2] = state.seats[2]._replace(is_out=1)
        player.table.watch(0)
        assert gauge(player).setting.right.name == "Ada"
        assert [info.is_out for info in player.table.picture.still.plates()] == [False, False, True]


def test_what_the_gauge_is_says_what_its_hourglass_marks():
    with clash() as player:
        player.move(player.table.painter.place("gauge").center)
        player.step(1)
        assert "(4.7)" in player.table.tutor.hints.words


@pytest.mark.parametrize("is_carried", [True, False])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_a_drop_would_do_is_never_said_over_the_gauge_that_shows_it(monkeypatch, size, is_carried):
    """Wherever a card is carried to, or the mouse goes with it: its price is read, and where the counter would land."""
    plain = next(card.key for card in RULES.book if card.kind == "action" and card.part == "deck")
    with clash(
        f"hand-0: {plain}, {ONE}\nbattlefield-0: {THREE}\nbattlefield-1: {THREE}\ntime-0: 9", size=size
    ) as player:
        table, said = player.table, []
        monkeypatch.setattr(table.painter, "draw_words", lambda target, shown, rect: said.append(rect.copy()))
        for key in (plain, ONE):
            player.move(at(player, card(player, key, "hand-0")))
            player.down()
            if not is_carried:
                player.up()
            for x in (edge(player, "battlefield-0")[0], size[0] // 2):
                for share in (0.2, 0.3, 0.35, 0.38, 0.4, 0.42, 0.5, 0.6, 0.7):
                    player.move((x, round(size[1] * share)))
                    player.step(0.1)
            player.click((2, size[1] - 2), button=3)
        shown = gauge(player).rect
        assert len(said) > 3 and not [rect for rect in said if rect.colliderect(shown)]


@pytest.mark.parametrize("lines", [1, 3, 5])
def test_words_about_a_deed_lie_beside_the_gauge_wherever_that_is_done(monkeypatch, lines):
    """Over a battler of one's own there is no room for many lines, nor under a mouse that is on the gauge."""
    with clash(f"battlefield-0: {THREE}\nbattlefield-1: {THREE}\ntime-0: 9") as player:
        painter, said = player.table.painter, []
        monkeypatch.setattr(painter, "draw_words", lambda target, shown, rect: said.append(rect.copy()))
        window, bar = player.window.surface, painter.place("gauge")
        own, foe = (player.table.reading.rect_of(card(player, THREE, f"battlefield-{seat}")) for seat in (0, 1))
        mouse = [bar.inflate(2 - bar.w, 2 - bar.h).move(0, down) for down in (0, -bar.h, bar.h)]
        for about in (own, foe, *mouse):
            for is_above in (True, False):
                painter.draw_words_by(
                    window, "\n".join(["Play it: the counter goes there."] * lines), about, [bar], is_above
                )
        assert len(said) == 10
        assert not [rect for rect in said if rect.colliderect(bar) or not window.get_rect().contains(rect)]
        assert not [rect for rect in said if rect.colliderect(own) and rect.colliderect(foe)]


@pytest.mark.parametrize("guardians", [0, 1])
def test_when_it_is_over_the_gauge_says_of_nobody_whose_turn_it_is(guardians):
    with clash(f"battlefield-0: {ONE}\nguardians-1: {guardians} cards") as player:
        table = player.table
        player.drag(at(player, card(player, ONE, "battlefield-0")), table.painter.place("plate-1").center)
        is_over = not guardians
        for _ in range(30):
            player.step(0.1)
            if gauge(player).setting.is_over and table.picture.still.chip() == "The end":
                break
        assert (player.match.outcome is not None) == is_over
        assert (table.picture.still.chip() == "The end") == is_over
        said = {gauge(player).setting.said_under(side) for side in (True, False)}
        assert said == ({""} if is_over else {texts.WHOSE_TURN, texts.NEXT_TURN})
