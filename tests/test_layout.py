"""The table maps: every one fits its game, and a broken one is refused with one clear sentence."""

import pytest

from game.rules import GAMES, RULESETS
from ui.shows import show_of
from ui.table.hud import places_for
from ui.table.layout import Area, MapFault, load, map_file

ZONE = '<object id="{id}" name="{name}" x="{x}" y="0" width="50" height="70">{inside}</object>'
ROW = '<properties><property name="layout" value="row"/>{more}</properties>'

PLAIN = ROW.format(more="")
HUNG = ROW.replace("row", "attached").format(more='<property name="lies" value="over"/>')


def written(tmp_path, zones, places='<object id="90" name="prompt" x="0" y="80" width="90" height="10"/>', layers=True):
    file = tmp_path / "broken.tmx"
    groups = (
        f'<objectgroup id="1" name="zones">{"".join(zones)}</objectgroup>'
        f'<objectgroup id="2" name="places">{places}</objectgroup>'
    )
    file.write_text(
        '<?xml version="1.0" encoding="UTF-8"?><map version="1.10" orientation="orthogonal" width="20" height="10" '
        f'tilewidth="10" tileheight="10">{groups if layers else ""}</map>'
    )
    return file


def zone(name="deck", x=0, inside=PLAIN, number=1):
    return ZONE.format(id=number, name=name, x=x, inside=inside)


def read(file):
    return load(file, ["deck"], ["prompt"])


def test_a_plain_map_is_read(tmp_path):
    table = read(written(tmp_path, [zone()]))
    assert table.size == (200, 100)
    assert table.zones["deck"].area == Area(0, 0, 50, 70)
    assert (table.zones["deck"].layout, table.zones["deck"].card) == ("row", 70)
    assert table.places["prompt"] == Area(0, 80, 90, 10)


def test_a_map_spreads_over_the_window_and_cards_keep_their_shape(tmp_path):
    table = read(written(tmp_path, [zone()])).fitted(800, 200)
    assert table.zones["deck"].area == Area(0, 0, 200, 140)
    assert table.zones["deck"].card == 140


@pytest.mark.parametrize(
    ("zones", "names"),
    [
        ([], ["zone 'deck' is missing", "Add a rectangle"]),
        ([zone(), zone("attic", 60, number=2)], ["'attic' is not one of the game's", "there are: deck"]),
        ([zone(), zone(number=2, x=60)], ["two objects are named 'deck'"]),
        ([zone(inside="")], ["'deck' has no property 'layout'", "fan, row, pile"]),
        ([zone(inside='<properties><property name="layout" value="heap"/></properties>')], ["layout 'heap'"]),
        ([zone(inside=ROW.format(more='<property name="card" type="int" value="99"/>'))], ["cards 99", "at most 70"]),
        ([zone(inside=ROW.format(more='<property name="card" type="int" value="x"/>'))], ["cannot be read"]),
        (
            [zone(inside=PLAIN.replace("row", "attached"))],
            ["'deck' is attached and lies ''", "over, beside, under"],
        ),
        ([zone(inside=HUNG.replace("over", "aslant"))], ["lies 'aslant'", "Set 'lies' to how"]),
        ([zone(x=180)], ["'deck' reaches over the edge", "Move it inside"]),
        (['<object id="1" name="deck" x="5" y="5"><point/></object>'], ["'deck' has no size"]),
        (['<object id="1" x="5" y="5" width="9" height="9"/>'], ["object 1", "has no name"]),
        ([zone().replace(' y="0"', ' y="0" rotation="45"')], ["'deck' is not an upright rectangle"]),
    ],
)
def test_a_broken_map_names_file_object_and_remedy(tmp_path, zones, names):
    file = written(tmp_path, zones)
    with pytest.raises(MapFault) as fault:
        read(file)
    words = str(fault.value)
    assert words.startswith(str(file)) and "\n" not in words
    for name in names:
        assert name in words


def test_overlapping_zones_are_refused(tmp_path):
    file = written(tmp_path, [zone(), zone("hand", 20, number=2)])
    with pytest.raises(MapFault, match="'deck' and 'hand' overlap"):
        load(file, ["deck", "hand"], ["prompt"])


def test_missing_layer_missing_place_missing_file_and_bad_xml(tmp_path):
    with pytest.raises(MapFault, match="layer 'zones' is missing"):
        read(written(tmp_path, [], layers=False))
    with pytest.raises(MapFault, match="place 'prompt' is missing"):
        read(written(tmp_path, [zone()], places=""))
    with pytest.raises(MapFault, match="no such table map"):
        read(tmp_path / "nowhere.tmx")
    bad = tmp_path / "bad.tmx"
    bad.write_text("<map><objectgroup")
    with pytest.raises(MapFault, match="cannot be read"):
        read(bad)


def test_an_attached_zone_may_lie_under_others_and_says_how_its_cards_lie(tmp_path):
    file = written(tmp_path, [zone(), zone("quests", 20, inside=HUNG, number=2)])
    table = load(file, ["deck", "quests"], ["prompt"])
    place = table.zones["quests"]
    assert (place.layout, place.lies) == ("attached", "over")
    assert table.fitted(400, 200).zones["quests"].lies == "over"


@pytest.mark.parametrize(("game", "seats"), [(game, n) for game in GAMES for n in RULESETS[game].seat_counts])
def test_the_map_has_exactly_the_zones_of_the_ruleset(game, seats):
    rules = RULESETS[game]
    names = [str(zone) for zone in rules.layout(seats).zones]
    table = load(map_file(game, seats), names, places_for(seats, show_of(game).places.in_map))
    assert set(table.zones) == set(names)


@pytest.mark.parametrize(("game", "seats"), [(game, n) for game in GAMES for n in RULESETS[game].seat_counts])
def test_no_panel_lies_under_a_zone(game, seats):
    rules = RULESETS[game]
    names = [str(zone) for zone in rules.layout(seats).zones]
    table = load(map_file(game, seats), names, places_for(seats, show_of(game).places.in_map))
    for name, area in table.places.items():
        if name in ("middle", "spread", "duel"):  # these come over the table for a moment
            continue
        for other, place in table.zones.items():
            assert not area.meets(place.area), (name, other)
