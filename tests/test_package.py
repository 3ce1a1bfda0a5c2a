"""The recipe for shipping the program forgets nothing: walked, asked by name, and run with stand-ins for its tools."""

import ast
import configparser
import importlib.util
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from PIL import Image

import main
from game.rules import GAMES
from scenes.registry import PLACES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / ".package"


def loaded(name):
    """A file of .package as a module."""
    spec = importlib.util.spec_from_file_location(name, PACKAGE / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


recipe = loaded("recipe")
sys.modules.setdefault("recipe", recipe)  # notices.py imports it by name
notices = loaded("notices")


def in_tree(folder):
    """Every file of a folder, but for what Python leaves there, what is hidden, and the pictures of the README."""
    files = (path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file())
    hidden = re.compile(r"(^|/)(\.|__pycache__/)|^art/shown/")
    return {path for path in files if not hidden.search(path.as_posix())}


def test_a_new_folder_at_the_top_is_noticed():
    there = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith((".", "__"))}
    assert there == {*recipe.DATA, "tests"}


@pytest.mark.parametrize("folder", recipe.DATA)
def test_every_file_of_the_program_is_shipped(folder):
    shipped = {path for path in recipe.files() if path.parts[0] == folder}
    assert shipped == in_tree(folder)
    assert len(recipe.files()) == len(set(recipe.files()))


def test_every_file_has_its_place_in_the_bundle():
    placed = {(Path(folder) / source.name): source for source, folder in recipe.placed()}
    modules = set(recipe.modules())
    for path in recipe.files():
        module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
        if path.suffix != ".py":
            assert placed[path] == ROOT / path
        elif path != recipe.MAIN:
            assert module in modules
            assert (path in placed) == (path.parts[0] in ("art", "sounds")), "their hashes name the caches"
    assert len(placed) == len(recipe.placed())


def test_what_is_imported_by_name_is_there():
    modules = set(recipe.modules())
    assert {"game.__main__", "art.painter", "art.icons", "sounds.maker", "game.ai.player"} <= modules
    for game in GAMES:
        assert {f"game.rules.{game}", f"game.rules.{game}.rules", f"art.{game}", f"ui.shows.{game}"} <= modules
        pictures = (ROOT / "art" / game / "pictures").glob("[a-z]*.py")
        assert {f"art.{game}.pictures.{path.stem}" for path in pictures} <= modules


def test_a_name_that_is_put_together_begins_in_a_folder_that_is_shipped_whole():
    begun = []
    for path in recipe.sources():
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "import_module":
                words = ast.unparse(node.args[0]).removeprefix("f").strip("'")  # a name alone is looked up elsewhere
                begun += [words] if isinstance(node.args[0], ast.JoinedStr | ast.Constant) else []
    whole = ("", "{__name__}", *recipe.CODE)
    assert [words for words in begun if words.split(".")[0] not in whole] == []
    assert {"art.{game}", ".{name}.rules"} <= set(begun), "this test sees them"
    assert {place.rpartition(".")[0] for place in PLACES.values()} <= set(recipe.modules())


def test_what_is_new_is_shipped_and_what_is_passing_is_not(tmp_path, monkeypatch):
    monkeypatch.setattr(recipe, "ROOT", tmp_path)
    wanted = ["art/odd/masters/heron.webp", "art/odd/pictures/heron.py", "game/rules/odd/lessons/one.txt",
              "decks/odd/slow.txt", "ui/shows/odd/__init__.py"]  # fmt: skip
    passing = ["art/odd/__pycache__/heron.cpython-313.pyc", "art/shown/table.jpg", "game/.DS_Store",
               "tests/test_odd.py", "art/.cache/heron.png", "notes.txt"]  # fmt: skip
    for name in wanted + passing:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    assert {path.as_posix() for path in recipe.files()} == {"main.py", *wanted}
    assert set(recipe.modules()) == {"art.odd.pictures.heron", "ui.shows.odd"}
    assert (tmp_path / "art/odd/masters/heron.webp", "art/odd/masters") in recipe.placed()


def test_the_fonts_come_with_their_metadata_and_all_packages_with_their_licences():
    from art import fonts

    placed = {source: folder for source, folder in recipe.placed_packages()}
    for role in fonts.ROLES:
        file = fonts.path(role).resolve()
        assert placed[file] == f"{file.parent.parent.name}/files"
    registers = [source for source in placed if source.name == "entry_points.txt" and "fontpkg_" in placed[source]]
    assert len(registers) == len(recipe.font_modules()) >= 2
    for register in registers:
        read = configparser.ConfigParser()
        read.read(register)
        assert set(read["fontpkg.family"].values()) <= set(recipe.font_modules())
    packages = {line.split(">")[0].lower().replace("-", "_") for line in recipe.requirements()}
    described = {folder.split("-")[0].lower() for source, folder in placed.items() if source.name == "METADATA"}
    assert packages <= described
    assert not any(source.name in ("RECORD", "direct_url.json") or source.suffix == ".pyc" for source in placed)


def test_every_bundled_library_has_a_license_text_and_a_source(tmp_path):
    folders = {Path(package.locate_file("")) for package in recipe.packages()}
    beside = [lib for folder in folders for lib in folder.glob("*.libs")]
    table = notices.components()
    assert [name for lib in beside for name in notices.without_license(lib)] == []
    assert len([name for lib in beside for name in notices.shared_libraries(lib)]) > 20 or sys.platform != "linux"
    named = {text for component in table for text in component.texts}
    assert named == {path.name for path in (PACKAGE / "licenses").glob("*.txt")}
    assert all(component.source.startswith("https://") for component in table)
    assert all(component.texts or component.package or component.note or component.libraries for component in table)
    for name in ("libreadline.so.8", "libunheard-of.so.1", "readline.dll", "libz2.so"):
        (tmp_path / name).write_text("")
    (tmp_path / "libSDL2-2.0.0.dylib").write_text("")
    (tmp_path / "_ssl.cpython-311-x86_64-linux-gnu.so").write_text("")
    assert notices.without_license(tmp_path) == ["libreadline.so.8", "libunheard-of.so.1", "libz2.so", "readline.dll"]


def test_the_licenses_folder_names_every_package_and_has_its_texts(tmp_path):
    notices.write(tmp_path / "licenses")
    readme = (tmp_path / "licenses" / "README.txt").read_text(encoding="utf-8")
    packaged = {component.package for component in notices.components()} - {""}
    assert packaged == {package.metadata["Name"].lower() for package in recipe.packages()}
    assert "\npygame-ce 2." in readme
    places = re.findall(r"^  text:    (.+)$", readme, re.M)
    assert len(places) > 25
    for place in ", ".join(places).split(", "):
        assert (tmp_path / "licenses" / place).exists(), place
    assert "MIT" in (tmp_path / "licenses" / "LICENSE.txt").read_text(encoding="utf-8")


def test_script_metadata_names_what_requirements_names():
    block = re.search(r"^# /// script\n((?:#.*\n)+?)# ///$", (ROOT / "main.py").read_text(encoding="utf-8"), re.M)
    script = tomllib.loads("".join(line.removeprefix("#").removeprefix(" ") for line in block[1].splitlines(True)))
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert script == {"requires-python": project["requires-python"], "dependencies": recipe.requirements()}


def test_readme_names_the_packages_that_a_test_machine_installs():
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    installed = re.search(r"--no-install-recommends \\\n([^$]+?)\nfi", script)[1].split()
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    named = re.search(r"^sudo apt install (xvfb .+)$", readme, re.M)[1].split()
    assert set(installed) == {*named, "python3-venv"}


def test_what_a_test_needs_is_not_shipped():
    assert not any("pytest" in line or "hypothesis" in line for line in recipe.requirements())
    assert (ROOT / "tests" / "requirements.txt").read_text().startswith("-r ../requirements.txt\n")


class Asked:
    """Stands in for PyInstaller: what its spec asks of it, by name."""

    def __init__(self, leave_out=()):
        self.of, self.leave_out = {}, leave_out

    def __call__(self, name):
        def ask(*inputs, **wishes):
            self.of[name] = SimpleNamespace(inputs=inputs, **wishes)
            if name == "Analysis":
                pure = [(module, "", "PYMODULE") for module in wishes["hiddenimports"] if module not in self.leave_out]
                return SimpleNamespace(pure=pure, scripts=[], binaries=[], datas=wishes["datas"])
            return name

        return ask

    def run(self, monkeypatch, platform, folder):
        monkeypatch.setattr(sys, "platform", platform)
        monkeypatch.setitem(sys.modules, "recipe", recipe)
        monkeypatch.setattr(sys, "path", list(sys.path))
        tools = {name: self(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
        source = (PACKAGE / "chronotable.spec").read_text(encoding="utf-8")
        (folder / "build").mkdir()
        exec(compile(source, "chronotable.spec", "exec"), {"SPECPATH": str(folder), **tools})
        return self.of


@pytest.mark.parametrize(
    ("platform", "picture", "title"),
    [("linux", None, "chronotable"), ("win32", ".ico", "Chronotable"), ("darwin", ".icns", "Chronotable")],
)
def test_the_bundle_of_each_system(monkeypatch, tmp_path, platform, picture, title):
    asked = Asked().run(monkeypatch, platform, tmp_path)
    analysis, program, folder = asked["Analysis"], asked["EXE"], asked["COLLECT"]
    assert analysis.inputs == ([str(ROOT / "main.py")],)
    assert set(analysis.hiddenimports) == {*recipe.modules(), *recipe.font_modules()}
    assert len(analysis.datas) == len(recipe.placed()) + len(recipe.placed_packages()) + 1
    assert analysis.datas[-1][1] == "licenses"
    assert "readline" in analysis.excludes, "libreadline is under the GPL"
    assert analysis.module_collection_mode == {"pygame": "py", "pytmx": "py"}, "files that can be replaced"
    assert program.name == folder.name == title
    assert (program.icon and Path(program.icon).suffix) == picture
    assert not program.console and not program.strip and not folder.strip and not folder.upx
    assert (program.version is None) == (platform != "win32")
    assert ("BUNDLE" in asked) == (platform == "darwin")


def test_a_mac_is_told_that_the_program_draws_real_pixels(monkeypatch, tmp_path):
    bundle = Asked().run(monkeypatch, "darwin", tmp_path)["BUNDLE"]
    assert bundle.name == "Chronotable.app"
    assert re.fullmatch(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", bundle.bundle_identifier)
    assert bundle.info_plist["NSHighResolutionCapable"] is True
    assert bundle.info_plist["CFBundleShortVersionString"] == bundle.version == main.VERSION


def test_windows_is_told_the_version(monkeypatch, tmp_path):
    program = Asked().run(monkeypatch, "win32", tmp_path)["EXE"]
    made = {}

    def stand_in(name):
        def make(*inputs, **wishes):
            made.setdefault(name, []).append((inputs, wishes))
            return name

        return make

    kinds = (
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    )
    eval(Path(program.version).read_text(encoding="utf-8"), {name: stand_in(name) for name in kinds})
    numbers = made["FixedFileInfo"][0][1]["filevers"]
    assert len(numbers) == 4 and ".".join(map(str, numbers)).startswith(main.VERSION)
    assert (("ProductVersion", main.VERSION), {}) in made["StringStruct"]


def test_building_names_the_packages_that_linux_lacks(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "recipe", recipe)
    monkeypatch.setitem(sys.modules, "notices", notices)
    bundle = loaded("bundle")
    monkeypatch.setattr(sys, "argv", ["bundle.py"])
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(bundle.shutil, "which", lambda name: None)
    monkeypatch.setattr(bundle.sysconfig, "get_config_vars", lambda *names: ["libpython3.x.so", str(tmp_path)])
    with pytest.raises(SystemExit, match=re.escape(f"install binutils libpython3.{sys.version_info[1]} (Debian")):
        bundle.main()
    (tmp_path / "libpython3.x.so").write_text("")
    assert bundle.missing_packages() == ["binutils"]
    monkeypatch.setattr(sys, "platform", "win32")
    assert bundle.missing_packages() == []


def test_a_module_that_pyinstaller_leaves_out_stops_the_build(monkeypatch, tmp_path):
    with pytest.raises(SystemExit, match=re.escape("has left out game.__main__, scenes.menu")):
        Asked(leave_out=("scenes.menu", "game.__main__")).run(monkeypatch, "linux", tmp_path)


def test_the_wheel_holds_every_file_and_asks_for_what_playing_needs(monkeypatch, tmp_path):
    for name in ("hatchling", "builders", "hooks", "plugin", "interface", "metadata"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    for path, kind in (("builders.hooks", "BuildHookInterface"), ("metadata", "MetadataHookInterface")):
        module = ModuleType(kind)
        setattr(module, kind, object)
        monkeypatch.setitem(sys.modules, f"hatchling.{path}.plugin.interface", module)
    monkeypatch.setitem(sys.modules, "recipe", recipe)
    monkeypatch.setattr(sys, "path", list(sys.path))
    hooks = loaded("hatch_build")
    monkeypatch.setattr(hooks, "BUILD", tmp_path)

    metadata = {}
    hooks.Facts().update(metadata)
    readme = metadata.pop("readme")
    assert readme["text"].startswith("# Chronotable\n") and readme["content-type"] == "text/markdown"
    assert metadata == {"version": main.VERSION, "dependencies": recipe.requirements()}
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["license-files"] == [f"build/{path.name}" for path in tmp_path.iterdir()]
    assert project["license"] == "MIT" and {"version", "dependencies", "readme"} == set(project["dynamic"])

    contents, data = hooks.Contents(), {"force_include": {}, "shared_data": {}}
    contents.target_name = "wheel"
    monkeypatch.setattr(hooks.subprocess, "run", lambda *command, **_: None)
    contents.initialize("standard", data)
    assert data["force_include"] == {str(ROOT / path): path.as_posix() for path in recipe.files()}
    assert set(data["shared_data"].values()) == {recipe.ENTRY, recipe.ICON}
    assert contents.dependencies() == recipe.requirements()

    contents.target_name = "sdist"
    with pytest.raises(SystemExit, match="wheel only"):
        contents.initialize("standard", data)


def test_what_installs_the_program_starts_it_and_knows_which_python_it_needs():
    read = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))
    module, _, name = read["project"]["gui-scripts"]["chronotable"].partition(":")
    assert module == Path(recipe.MAIN).stem and callable(getattr(main, name))
    oldest = read["project"]["requires-python"].removeprefix(">=")
    said = re.search(r"version_info < \((\d+), (\d+)\)", (ROOT / "main.py").read_text(encoding="utf-8"))
    assert oldest == ".".join(said.groups())
    assert f"Python](https://www.python.org) {oldest} or later" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_desktops_entry_names_the_windows_class():
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str
    read.read(PACKAGE / "chronotable.desktop", encoding="utf-8")
    entry = read["Desktop Entry"]
    assert entry["StartupWMClass"] == main.HINTS["SDL_VIDEO_X11_WMCLASS"] == main.HINTS["SDL_VIDEO_WAYLAND_WMCLASS"]
    assert entry["Icon"] == Path(recipe.ICON).stem
    assert entry["Exec"] == "chronotable"
    assert Path(recipe.ENTRY).name == "chronotable.desktop"


def test_the_icon_is_painted_for_three_systems(tmp_path):
    subprocess.run([sys.executable, str(PACKAGE / "icon.py"), str(tmp_path)], check=True, capture_output=True)
    assert Image.open(tmp_path / "chronotable.png").size == (256, 256)
    assert {(16, 16), (32, 32), (48, 48), (256, 256)} <= Image.open(tmp_path / "chronotable.ico").info["sizes"]
    assert (512, 512, 2) in Image.open(tmp_path / "chronotable.icns").info["sizes"]


def test_a_spawned_process_of_a_bundle_does_not_open_a_second_window():
    """Where the program is frozen, its processes are started by the same file: main.py must step aside at once."""
    tree = ast.parse((ROOT / "main.py").read_text(encoding="utf-8"))
    last = tree.body[-1]
    assert isinstance(last, ast.If) and ast.unparse(last.test) == "__name__ == '__main__'"
    assert ast.unparse(last.body[0]) == "multiprocessing.freeze_support()"
