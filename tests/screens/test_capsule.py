"""A report in one file: written by one key beside the frames, replayed by drop, refused in one line if it is none."""

import io
import json
import struct
import zipfile

import pygame
import pytest

from game import texts as game_texts
from game.files import BadFile
from game.kernel import notation, texts
from game.kernel.record import checksum, parse
from game.rules import RULESETS
from game.teach import lessons, puzzles
from scenes import texts as app_texts
from scenes.learn.lesson import LessonTable
from scenes.learn.puzzle import PuzzleTable
from scenes.match import sitting
from scenes.menu import Menu
from scenes.past import capsule
from scenes.past.look_back import LookBack
from scenes.past.texts import NO_MATCH_IN_REPORT, NOT_A_REPORT
from scenes.pause import Pause
from tests.screens.around import begun, finished
from tests.screens.around import waits as saved_match
from tests.screens.driver import Driver
from tests.screens.tables import sit


def report(player):
    """Press the key; the file."""
    player.press("f10")
    player.app._report and player.app._report.wait()
    player.step(0.1)
    return max(capsule.folder().glob("*.zip"))


def dropped(player, path):
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    player.step(0.3)


def packed(way=zipfile.ZIP_DEFLATED, **parts):
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", way) as archive:
        for name, words in parts.items():
            archive.writestr(name.replace("_", "."), words)
    return target.getvalue()


def test_one_key_writes_the_match_the_settings_and_a_picture_and_a_drop_replays_it(tmp_path):
    with sit() as player:
        player.app.version = "9.9"
        player.match.act(player.match.legal_actions()[0])
        digest = player.match.record.digest
        path = report(player)
        assert player.says("Report saved to") and player.says("It contains the whole match")
        assert (
            player.match.record.digest == digest and not player.match.record.notes
        )  # nothing of the match is different for it
    with zipfile.ZipFile(path) as archive:
        about = json.loads(archive.read(capsule.ABOUT))
        picture = pygame.image.load(io.BytesIO(archive.read(capsule.PICTURE)))
        record = parse(archive.read(capsule.RECORD).decode())
    assert about["version"] == "9.9" and about["settings"]["speed"] == "fast" and about["scenes"][-1] == "Table"
    assert picture.get_size() == (1280, 720) and record.actions == player.match.record.actions
    moved = tmp_path / "sent.zip"
    moved.write_bytes(path.read_bytes())
    with Driver(Menu) as player:
        dropped(player, moved)
        assert isinstance(player.scene, LookBack) and player.says("A report from version 9.9")
        assert player.scene.replay.at == 1 and player.scene.row.branch_button.enabled
        assert not player.scene.row.open_button.enabled  # that match goes on: what it hides stays hidden


@pytest.mark.parametrize("change", ["", "cards", "seat"])
@pytest.mark.parametrize("waits", [False, True])
def test_what_was_written_with_other_cards_or_changed_since_is_played_and_said_so(change, waits, tmp_path):
    match = begun()
    path = saved_match(match) if waits else tmp_path / "sent.match"
    words = match.record.dump()
    changed = {"": words, "cards": with_cards_of_another_version(words), "seat": words.replace("Ada", "Adi")}
    path.write_text(changed[change])
    with Driver(Menu) as player:
        if waits:
            assert sitting.resume(player.app, path)
        else:
            dropped(player, path)
        player.step(0.2)
        assert not isinstance(player.scene, Menu)
        assert player.says(texts.CARDS_CHANGED) == (change == "cards")
        assert player.says(texts.FILE_DAMAGED) == (change == "seat")
        assert player.says(texts.IN_DOUBT.partition(". ")[2]) == bool(change)


@pytest.mark.parametrize("change", ["cards", "sum"])
def test_what_is_doubtful_of_a_match_is_so_in_a_report_of_looking_back_on_it(change, tmp_path):
    words = finished(2).record.dump()
    changed = {"cards": with_cards_of_another_version(words), "sum": words.replace("checksum: ", "checksum: 0")}
    path = tmp_path / "sent.match"
    path.write_text(changed[change])
    with Driver(Menu) as player:
        dropped(player, path)
        doubt = player.scene.replay.record.doubt
        record, _ = capsule.opened(report(player))
        assert doubt and record.doubt == doubt and record.digest == player.scene.replay.record.digest


def with_cards_of_another_version(words):
    """As a program with other cards would have written it."""
    lines = [line for line in words.split("\n")[1:] if not line.startswith("checksum:")]
    lines = ["cards: 0123456789ab" if line.startswith("cards:") else line for line in lines]
    return "\n".join(["chronotable 1", f"checksum: {checksum(lines)}", *lines])


def test_without_a_match_there_is_a_report_too_and_it_says_that_it_holds_none():
    with Driver(Menu) as player:
        path = report(player)
        dropped(player, path)
        assert isinstance(player.scene, Menu) and player.says(NO_MATCH_IN_REPORT)


@pytest.mark.parametrize("game", list(RULESETS))
@pytest.mark.parametrize("what", ["lesson", "puzzle", "puzzle under a pause"])
def test_in_a_lesson_and_a_puzzle_the_key_writes_a_report_too_that_leads_back_there(game, what):
    what, _, is_paused = what.partition(" under ")
    shelf = (lessons if what == "lesson" else puzzles).shipped(game)
    key, kind = shelf[1].key, {"lesson": LessonTable, "puzzle": PuzzleTable}[what]
    with Driver(lambda: kind(game, key), speed="instant") as player:
        player.step(0.5)
        if is_paused:
            player.press("escape")
            player.step(0.3)
        path = report(player)
        assert isinstance(player.scene, Pause if is_paused else kind) and player.says("Report saved to")
        assert not player.says("It contains the whole match")
    with zipfile.ZipFile(path) as archive:
        about = json.loads(archive.read(capsule.ABOUT))
        assert notation.lay(RULESETS[game], about["position"]) is not None and capsule.RECORD not in archive.namelist()
    with Driver(Menu) as player:
        dropped(player, path)
        assert isinstance(player.scene, kind) and player.says("A report from")
        assert getattr(player.scene, what).key == key


@pytest.mark.parametrize(
    "practised",
    [
        ["lesson", "control", "no such"], ["lesson", "control", 7], ["settings", "control", "x"], ["puzzle"], "x", None,
        ["lesson", "chess", "x"], ["puzzle", "control", "001", 3], ["lesson", "control", "x", -1], [[], [], []],
    ],
)  # fmt: skip
def test_a_report_from_a_lesson_that_is_not_here_is_one_line(practised, tmp_path):
    path = tmp_path / "sent.zip"
    path.write_bytes(packed(about_json=json.dumps({"practised": practised})))
    with Driver(Menu) as player:
        dropped(player, path)
        assert isinstance(player.scene, Menu) and player.says(NO_MATCH_IN_REPORT)


def test_a_folder_that_cannot_be_written_is_said(monkeypatch):
    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(capsule, "write_atomically", full)
    with Driver(Menu) as player:
        player.press("f10")
        player.app._report and player.app._report.wait()
        player.step(0.1)
        assert player.says("No report was saved") and isinstance(player.scene, Menu)
        assert player.app.toasts.notices[-1].warning


def test_a_file_in_the_way_of_a_folder_is_said_in_plain_words():
    match = finished(2)
    for name in ("reports", "history"):
        capsule.folder().parent.mkdir(parents=True, exist_ok=True)
        capsule.folder().with_name(name).write_text("in the way")
    assert f"history: {game_texts.FILE_IN_THE_WAY}" in sitting.keep(match)
    with Driver(Menu) as player:
        player.press("f10")
        player.app._report and player.app._report.wait()
        player.step(0.1)
        assert player.says(f"reports: {game_texts.FILE_IN_THE_WAY}")


def test_only_so_many_are_kept(monkeypatch):
    monkeypatch.setattr(capsule, "MOST", 2)
    with Driver(Menu, size=(960, 540)) as player:
        last = [report(player) for _ in range(4)]
    assert len(list(capsule.folder().iterdir())) == 2 and last[-1].exists()


def test_the_report_that_has_just_been_written_stays_though_the_clock_was_set_back(monkeypatch):
    monkeypatch.setattr(capsule, "MOST", 2)
    capsule.folder().mkdir(parents=True)
    for n in (1, 2, 3):
        (capsule.folder() / f"chronotable-2999-01-01-00000{n}.zip").write_bytes(b"")
    with Driver(Menu, size=(960, 540)) as player:
        report(player)
    new, old = sorted(path.name for path in capsule.folder().iterdir())
    assert old == "chronotable-2999-01-01-000003.zip" and not new.startswith("chronotable-2999")


def test_a_notice_of_a_file_whose_name_is_no_text_keeps_no_report_from_being_written():
    with Driver(Menu, size=(960, 540)) as player:
        player.app.toast("Written to /home/\udcff.match.")
        path = report(player)
    with zipfile.ZipFile(path) as archive:
        assert json.loads(archive.read("about.json"))["notices"] == ["Written to /home/\udcff.match."]


def packed_another_way():
    """A report whose record says that it is packed by LZMA, and is not well."""
    data = bytearray(packed(zipfile.ZIP_STORED, record_match=b"\x09\x04\x05\x00\x5d\x00\x00\x80\x00" + b"\xff" * 50))
    for head, at in ((b"PK\x03\x04", 8), (b"PK\x01\x02", 10)):
        data[data.index(head) + at] = zipfile.ZIP_LZMA
    return bytes(data)


BOMB = packed(record_match="0" * 30_000_000)
STRANGE = {
    "no archive": b"PK\x03\x04" + b"\0" * 500, "cut off": packed(record_match="chronotable 1\n" * 99)[:80],
    "nothing in it": packed(), "another's": packed(letter_txt="Dear Ada"), "no record": packed(record_match="\0" * 99),
    "no text": packed(record_match=b"\xff\xfe\x00"), "a bomb": BOMB, "strange about": packed(
        record_match="chronotable 1\n", about_json="[[[[1"), "packed another way": packed_another_way(),
}  # fmt: skip


@pytest.mark.parametrize("name", list(STRANGE))
def test_whatever_is_in_a_report_is_one_line(name, tmp_path):
    path = tmp_path / "strange.zip"
    path.write_bytes(STRANGE[name])
    with pytest.raises(BadFile) as wrong:
        capsule.opened(path)
    assert "\n" not in str(wrong.value) and "strange.zip" in str(wrong.value)
    with Driver(Menu) as player:
        dropped(player, path)
        assert isinstance(player.scene, Menu) and player.app.toasts.notices
    assert path.read_bytes() == STRANGE[name]


def test_a_picture_is_one_that_others_can_read():
    surface = pygame.Surface((7, 5))
    surface.fill((200, 30, 40))
    surface.set_at((6, 4), (1, 2, 3))
    again = pygame.image.load(io.BytesIO(capsule.png((7, 5), pygame.image.tobytes(surface, "RGB"))))
    assert again.get_at((6, 4))[:3] == (1, 2, 3) and again.get_at((0, 0))[:3] == (200, 30, 40)


@pytest.mark.parametrize("place", ["learn", "rules", "cards", "figures", "settings"])
def test_a_record_that_is_dropped_where_nobody_waits_for_one_is_opened_and_left_again(place, tmp_path):
    path = tmp_path / "sent.match"
    path.write_text(begun().record.dump())
    with Driver(Menu) as player:
        player.app.go(place, *(["control"] if place in ("rules", "cards") else []))
        player.step(0.3)
        before = player.scene
        dropped(player, path)
        assert isinstance(player.scene, LookBack)
        player.press("escape")
        player.step(0.3)
        assert player.scene is before


def test_over_a_match_a_record_is_not_opened(tmp_path):
    path = tmp_path / "sent.match"
    path.write_text(begun().record.dump())
    with sit() as player:
        for keys in ("", "escape"):
            if keys:
                player.press(keys)
                player.step(0.3)
            before = player.scene
            dropped(player, path)
            assert player.scene is before and player.says(app_texts.CANNOT_DROP)


def test_archive_with_more_files_than_a_report_is_refused_unread(tmp_path, monkeypatch):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr(capsule.RECORD, "chronotable 1")
        for n in range(capsule.MOST_FILES):
            archive.writestr(f"{n}", b"")
    many = packed.getvalue()
    locator, end = struct.pack("<4sLQL", b"PK\6\7", 0, 0, 1), struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 1, 1, 60, 0, 0)
    with Driver(Menu) as player:
        monkeypatch.setattr(zipfile, "ZipFile", None)
        for content in (many, many[:500] + locator + end, many[:500]):
            path = tmp_path / "sent.zip"
            path.write_bytes(content)
            player.app.toasts.notices.clear()
            dropped(player, path)
            assert isinstance(player.scene, Menu) and player.says(NOT_A_REPORT)
