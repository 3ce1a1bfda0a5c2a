"""When one wishes to be asked, as the settings keep it, read it and show it."""

import json

import pytest

from game.kernel.template import fill
from game.rules import RULESETS
from scenes import texts as app_texts
from scenes.match.wishes import Wish, keep_wish, kept_wish
from scenes.menu import Menu
from scenes.settings import SettingsScene
from tests.screens.driver import Driver
from tests.screens.tables import TIME_STOP, sit, sit_down, use
from ui.base import folders
from ui.base.settings import Settings

RULES = RULESETS["control"]
KIND = "respond"


# The file


@pytest.mark.parametrize(("old", "new"), [("ask", "always"), ("opponents", "matters"), ("never", "never")])
def test_an_old_file_is_read_and_carried_over(old, new):
    path = folders.data_dir() / "settings.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"speed": "fast", "time_stop": old}))
    settings = Settings.load()
    assert settings.problem == "" and kept_wish(settings, RULES, KIND) == Wish(new)
    settings.change(speed="slow")
    assert kept_wish(Settings.load(), RULES, KIND) == Wish(new), "another change does not lose it"
    keep_wish(settings, RULES, KIND, Wish("stops", ("rift",)))
    found = json.loads(path.read_text())
    assert "time_stop" not in found and found["wishes"] == {"control": {KIND: {"": ["stops", "rift"]}}}
    assert kept_wish(Settings.load(), RULES, KIND) == Wish("stops", ("rift",))


def test_an_old_file_says_when_one_is_asked():
    path = folders.data_dir() / "settings.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"time_stop": "never"}))
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        assert player.table.asking.window is None
        assert [say for _, say in player.match.record.actions].count("pass") == 1


@pytest.mark.parametrize("nonsense", [3, [], {"control": 1}, {"control": {"respond": {"": []}}},
                                      {"control": {"respond": {"": ["sometimes"]}}},
                                      {"control": {"respond": {"": ["stops", 4]}}}])  # fmt: skip
def test_wishes_without_sense_are_named(nonsense, tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"wishes": nonsense}))
    settings = Settings.load(path)
    assert "wishes is" in settings.problem and settings.wishes == {}


def test_everybodys_wish_takes_the_place_of_each_persons_own():
    settings = Settings()
    keep_wish(settings, RULES, KIND, Wish("never"), "Ada")
    assert kept_wish(settings, RULES, KIND, "Ada") == Wish("never")
    assert kept_wish(settings, RULES, KIND, "Vesper") == kept_wish(settings, RULES, KIND) == Wish("matters")
    keep_wish(settings, RULES, KIND, Wish("always"))
    assert kept_wish(settings, RULES, KIND, "Ada") == Wish("always")


# The screen


def test_the_settings_show_the_kinds_of_each_game_in_its_words():
    with Driver(Menu) as player:
        player.app.stack.push(SettingsScene())
        player.step()
        scene, said = player.scene, RULES.windows[KIND]
        assert player.says(app_texts.STOPS) and player.says(f"{RULES.title}: {said.name}")
        wish = next(w for w in player.widgets() if ("stops", app_texts.WISHES["stops"]) in getattr(w, "options", ()))
        assert said.question in wish.tip and said.mattering in wish.tip
        assert not any(title in words for title in ("Chrono Clash",) for words in all_words(scene))
        wish.on_change("stops")
        player.step()
        chips = next(w for w in player.widgets() if len(getattr(w, "chips", ())) == len(said.stops))
        assert [chip.words for chip in chips.chips] == list(said.stops.values())
        chips.flip(0)
        assert kept_wish(player.settings, RULES, KIND) == Wish("stops", (next(iter(said.stops)),))
        wish.on_change("never")
        player.step()
        assert not chips.visible and kept_wish(player.settings, RULES, KIND).when == "never"


def all_words(scene):
    return [widget.words for _, widget, _ in scene.rows if hasattr(widget, "words")]


def test_at_a_table_of_several_people_the_settings_are_those_of_who_sits_there():
    with sit(TIME_STOP, kinds=("human", "human")) as player:
        sit_down(player, "Vesper")
        player.press("escape")
        player.click("Settings")
        assert player.says(fill(app_texts.STOPS_OF, player="Vesper"))
        wish = next(w for w in player.widgets() if ("never", "Never") in getattr(w, "options", ())
                    and ("matters", app_texts.WISHES["matters"]) in w.options)  # fmt: skip
        wish.on_change("never")
        assert kept_wish(player.settings, RULES, KIND, "Vesper") == Wish("never")
        assert kept_wish(player.settings, RULES, KIND, "Ada") == Wish("matters")
