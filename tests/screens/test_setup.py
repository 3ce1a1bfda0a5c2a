"""Setting up a match: who sits down, with which deck, and what of it is remembered."""

from dataclasses import replace

import pygame
import pytest

from game.decks import SHIPPED, shipped
from game.kernel.record import load
from game.kernel.template import fill
from game.rules import GAMES, RULESETS
from game.rules.chrono_clash import texts as clash_texts
from scenes.decks import texts
from scenes.decks.choice import DeckChoice, Offered
from scenes.match import texts as match_texts
from scenes.match.plan import OWN, Plan, Sitter, last_game, own_folder
from scenes.match.setup import Setup
from scenes.menu import Menu
from scenes.texts import UNSEEN_LETTERS
from tests.screens.around import button, own_deck, set_up
from tests.screens.driver import Driver
from ui.base.settings import Settings


@pytest.fixture
def player(sat):
    with Driver() as driver:
        yield driver


def test_setup_reaches_the_header_of_the_match(player, sat):
    player.click("Set up")
    player.click("Three")
    scene = player.scene
    player.click(scene.rows[0][1])
    player.press("ctrl+a")
    player.type("Hypatia")
    player.click(scene.rows[1][2])
    player.click("Strong")
    player.click(scene.rows[2][2])
    player.click(match_texts.MORE_SEATS)
    player.click("Greedy")
    player.click(scene.wins.cells()[3].center)
    player.click(scene.seed)
    player.type("4x2")
    player.click("Only your opponents' cards")
    player.click("Start")
    record = sat[0].record
    assert record.players == [("human", "Hypatia"), ("strong", "Vesper"), ("greedy", "Orrin")]
    assert (record.seed, record.wins) == (42, 4)
    assert record.rulings["diffuse"] == "opponents-only"
    assert record.rulings["singularity"] == "on-resolving"
    assert load(sat[-1].kept.path).players == record.players


def test_who_types_what_no_font_can_show_is_told_so_once(player, sat):
    player.click("Set up")
    scene = player.scene
    told = lambda: [one.words for one in player.app.toasts.notices if one.words == UNSEEN_LETTERS]  # noqa: E731
    player.click(scene.rows[0][1])
    player.press("ctrl+a")
    player.type("Zo\u00eb \u0416")
    assert not told(), "these can be shown"
    player.type("\u674e")
    assert told() and scene.plan.seats[0].name == "Zo\u00eb \u0416\u674e", "and it is kept"
    player.app.toasts.notices.clear()
    player.type("\u660e")
    assert not told(), "once is enough"
    player.click("Back")
    player.click("Set up")
    player.move(player.scene.rows[0][1].rect.center)
    player.click(player.scene.rows[0][1])
    assert not told(), "who types nothing is told nothing"


def test_the_plan_is_remembered(player, sat):
    player.click("Set up")
    player.click("Four, in teams")
    player.click("Start")
    again = Plan.remembered(Settings.load(), "control")
    assert len(again.seats) == 4
    assert again.seed is None
    player.app.stack.start(Menu())
    player.step()
    assert player.says("Traveler and Orrin vs. Vesper and Sable") or player.says(again.summary(is_short=True))


@pytest.mark.parametrize(
    "kept", [{"seats": 3}, {"seats": [{"name": 1, "kind": "human"}]}, {"wins": "x"}, {"seats": []}, 7, [1]]
)
def test_a_plan_without_sense_is_forgotten(kept):
    for game in GAMES:
        settings = Settings(last_setup={"game": ["x"], game: kept})
        assert Plan.remembered(settings, game) == Plan.usual(game)
        assert last_game(settings) == GAMES[0]


def test_a_plan_from_before_there_were_several_games_is_the_first_games():
    kept = {"seats": [{"name": "Ada", "kind": "human"}, {"name": "Orrin", "kind": "strong"}], "wins": 2, "rulings": {}}
    settings = Settings(last_setup=kept)
    plan = Plan.remembered(settings, "control")
    assert (plan.seats, plan.wins) == ((Sitter("Ada", "human"), Sitter("Orrin", "strong")), 2)
    plan.remember(settings)
    assert settings.last_setup["game"] == "control"
    assert "seats" not in settings.last_setup
    assert Plan.remembered(settings, "control") == plan


def test_who_plays_whom_in_a_few_words():
    seats = (Sitter("a", "human"), Sitter("b", "human"), Sitter("c", "human"), Sitter("d", "strong"))
    assert Plan(seats, "control").summary() == "a and c vs. b and d"
    assert Plan(seats, "chrono_clash").summary() == "a, b, c, d (strong)"
    assert Plan(seats[2:], "chrono_clash").summary() == "c vs. d (strong)"


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ((Sitter("Ada", "human"), Sitter("ada ", "novice")), "same name"),
        ((Sitter("", "human"), Sitter("Boole", "novice")), "needs a name"),
        ((Sitter("Ada", "strong"), Sitter("Boole", "novice")), ""),
        ((Sitter("Ada", "human"), Sitter("Boole", "novice")), ""),
    ],
)
def test_what_keeps_a_match_from_beginning(seats, why):
    said = Plan(seats, "control").objection()
    assert why in said
    assert bool(said) == bool(why)


def test_a_deck_is_chosen_brought_and_remembered(player, sat):
    ready = {one.slug: one.deck for one in shipped("chrono_clash")}
    scene = set_up(player, "chrono_clash")
    row = scene.rows[0][3]
    assert [offer.value for offer in row.decks] == ["", *ready]
    assert row.value == ""
    player.click(row)
    slug, deck = list(ready.items())[3]
    player.click(deck.name)
    assert row.tip
    player.click("Start")
    decks = sat[0].record.decks
    assert decks[0] == deck
    assert decks[1] in ready.values()
    assert decks[1] != deck
    assert [seat.deck for seat in Plan.remembered(Settings.load(), "chrono_clash").seats] == [slug, ""]
    assert Plan.remembered(Settings.load(), "control") == Plan.usual("control")
    assert load(sat[-1].kept.path).decks == decks


def test_own_decks_can_be_chosen_and_what_is_not_ready_says_why(player, sat):
    text = (SHIPPED / "chrono_clash" / "nine-days-of-lunch.txt").read_text(encoding="utf-8")
    own_deck("mine.txt", text.replace("# Nine Days of Lunch", "# Mine"))
    own_deck("half.txt", "# Half\n3 Jack-in-the-Bean\n")
    own_deck("torn.txt", "")
    scene = set_up(player, "chrono_clash")
    row = scene.rows[0][3]
    assert [(o.value, o.words, o.whose) for o in row.decks[-2:]] == [
        (f"{OWN}half", "Half", texts.ILLEGAL.lower()), (f"{OWN}mine", "Mine", texts.YOURS.lower()),
    ]  # fmt: skip
    player.click(row)
    player.press("end")
    player.press("up")
    player.press("return")
    assert row.value == f"{OWN}half"
    assert not scene.start.enabled
    assert scene.start.reason.endswith(f"Chrono Clash 15.1: {fill(clash_texts.DECK_TOO_SMALL, least=50, n=3)}")
    player.click(row)
    player.press("down")
    player.press("return")
    player.click("Start")
    assert sat[0].record.decks[0].name == "Mine"
    assert [seat.deck for seat in Plan.remembered(Settings.load(), "chrono_clash").seats] == [f"{OWN}mine", ""]
    (own_folder("chrono_clash") / "mine.txt").unlink()
    assert [seat.deck for seat in Plan.remembered(Settings.load(), "chrono_clash").seats] == ["", ""]


def test_quick_start_with_a_deck_that_broke_goes_to_setup(player, sat):
    own_deck("half.txt", "# Half\n3 Jack-in-the-Bean\n")
    seats = (Sitter("Ada", "human", f"{OWN}half"), Sitter("Boole", "novice"))
    Plan(seats, "chrono_clash").remember(player.app.settings)
    player.click(button(player, "chrono_clash", "Quick start"))
    assert isinstance(player.scene, Setup)
    assert "15.1" in player.scene.start.reason


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_a_long_list_of_decks_scrolls_by_wheel_and_keys(sat, size):
    for n in range(30):
        own_deck(f"deck-{n:02}.txt", f"# Deck {n}\n3 Jack-in-the-Bean\n")
    with Driver(size=size) as player:
        row = set_up(player, "chrono_clash").rows[0][3]
        window = pygame.Rect((0, 0), size)

        def seen():
            return [row.decks[n].words for n, cell in row._seen() if window.contains(cell)]

        player.click(row)
        assert texts.RANDOM in seen()
        assert "Deck 29" not in seen()
        assert len(seen()) == len(row._seen()) >= 5
        player.wheel(100)
        assert seen()[-1] == "Deck 29"
        player.wheel(-100)
        assert seen()[0] == texts.RANDOM
        for _ in range(12):
            player.press("down")
            assert row.decks[row.pointed].words in seen()
        pointed = row.decks[row.pointed]
        player.press("return")
        assert row.chosen == pointed
        player.click(row)
        assert pointed.words in seen()
        player.press("escape")
        assert player.form.popup is None
        assert row.chosen == pointed


def test_start_says_why_it_cannot(player, sat):
    player.click("Set up")
    player.click(player.scene.rows[0][1])
    player.press("ctrl+a")
    player.type("Vesper")
    player.click(player.scene.start)
    assert not sat
    assert player.form._tip()[1].startswith("Two players have the same name")


def test_where_only_computers_play_one_watches(player, sat):
    player.click("Set up")
    scene = player.scene
    below = scene.length_head.rect.y
    assert scene.start.words == "Start"
    player.click(scene.rows[0][2])
    player.click("Novice")
    assert scene.start.words == match_texts.WATCH and match_texts.ONLY_COMPUTERS in scene.note.words
    assert scene.length_head.rect.y >= below and scene.note.rect.bottom <= scene.length_head.rect.y
    assert scene.plan.summary(is_short=True) == "watch two computers"
    player.click(scene.start)
    assert [one.kind for one in sat[0].players] == ["novice", "novice"]


def test_a_computer_gets_a_name_and_a_person_too():
    plan = Plan((Sitter("Ada", "human"), Sitter("Vesper", "skilled")), "control").with_seat(1, kind="human")
    assert plan.seats[1].name not in ("Vesper", "Ada")
    assert plan.with_seat(1, kind="strong").seats[1].name == "Vesper"
    assert plan.with_seat(0, kind="novice").seats[0].name == "Ada"


def test_10_8_people_at_one_screen_are_all_asked_unless_they_choose_otherwise():
    """Being asked would tell what one holds: a switch of the setup chooses."""
    ruling = next(r for r in RULESETS["control"].rulings if r.key == "asking")
    one = Plan((Sitter("Ada", "human"), Sitter("Vesper", "skilled")), "control")
    two = Plan((Sitter("Ada", "human"), Sitter("Boole", "human")), "control")
    assert (one.choice(ruling), two.choice(ruling)) == ("holders", "everybody")
    assert two.match().record.rulings["asking"] == "everybody"
    chosen = replace(two, rulings={"asking": "holders"})
    assert chosen.choice(ruling) == chosen.match().record.rulings["asking"] == "holders"


def test_three_and_four_are_told_whole_on_the_small_button():
    four = tuple(
        Sitter(name, "human" if n == 0 else "novice") for n, name in enumerate(("Ada", "Vesper", "Orrin", "Sable"))
    )
    assert Plan(four, "control").summary(is_short=True) == "with Orrin, vs. two"
    assert Plan(four[:3], "control").summary(is_short=True) == "vs. Vesper and Orrin"
    people = tuple(replace(seat, kind="human") for seat in four)
    assert Plan(people, "control").summary(is_short=True) == "four players"
    each = Plan(four, "towers_in_time")
    assert each.summary(is_short=True) == "vs. three (novice)"
    mixed = (*four[:3], replace(four[3], kind="strong"))
    assert Plan(mixed, "towers_in_time").summary(is_short=True) == "vs. three others"
    for plan in (Plan(four, "control"), Plan(four[:3], "control"), Plan(people, "control"), each):
        with Driver() as player:
            door = next(door for door in player.scene.doors if door.game == plan.game)
            quick = door.standing[2]
            player.scene.plans[plan.game] = plan
            for size in ((1284, 720), (1920, 1080)):
                player.resize(size)
                player.step(0.2)
                assert quick.detail == plan.summary(is_short=True) and quick.has_room_under(quick.detail)
                assert len({door.standing[2].under()[1] for door in player.scene.doors}) == 1, "and in all alike"


def test_beside_a_deck_only_that_is_said_which_its_line_cuts_short(player):
    short, long = Offered("own/a", "xxx", "Walls."), Offered("own/b", "yyy", "Walls, and " * 20)
    for deck, tip in ((short, ""), (long, long.about)):
        line = DeckChoice("chrono_clash", [deck], deck.value, print)
        assert line.place(pygame.Rect(0, 0, 400, 46), player.scene.scale).tip == tip


def test_the_name_of_a_deck_of_which_nothing_is_said_stands_in_the_middle_of_its_line(player):
    only = Offered("own/mine", "xxx", "")
    line = DeckChoice("chrono_clash", [only], only.value, print).place(pygame.Rect(0, 0, 400, 46), player.scene.scale)
    ground, picture = pygame.Surface((400, 46)), pygame.Surface((400, 46))
    line.draw(picture)
    line.decks = [only._replace(words="")]
    line.draw(ground)
    picture.blit(ground, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    ink = pygame.mask.from_threshold(picture, (255, 255, 255), (215, 215, 215, 255)).get_bounding_rects()
    assert ink and all(abs(letter.centery - 23) <= 3 for letter in ink)
