"""What belongs to the program when it is shipped, found by walking the source: here is no list of files that ages.

The bundle (chronotable.spec), the wheel (hatch_build.py) and a test ask it. It needs nothing but Python's own library.
Paths of files are relative to ROOT; a `Placed` file is (where it lies now, the folder where the bundle has it).
"""

import re
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MAIN = Path("main.py")
CODE = ("game", "scenes", "ui", "art", "sounds")
DATA = (*CODE, "decks")
HASHED = ("art", "sounds")
"""The hashes of their sources name the caches: without these files every release would take the pictures and sounds
that an older one has kept."""
LEFT_OUT = ("art/shown",)
"""Pictures for the README."""
FONTS = "fontpkg.family"
"""Font packages are found by entry points of this group, so their metadata is needed as well as their files."""
ENTRY = "share/applications/chronotable.desktop"
ICON = "share/icons/hicolor/256x256/apps/chronotable.png"
"""Where desktops of Linux look for a program's entry and icon, below /usr, /usr/local or ~/.local."""
RECORDS = ("RECORD", "INSTALLER", "REQUESTED", "direct_url.json")
"""What an installer notes of an installation: of no use where nothing was installed."""

Placed = tuple[Path, str]


def files() -> list[Path]:
    """Every file of the program: what a wheel holds."""
    return [MAIN, *sources(), *data_files()]


def sources() -> list[Path]:
    """Every Python file of the program but main.py."""
    return [path for path in _walk(CODE) if path.suffix == ".py"]


def data_files() -> list[Path]:
    """Every file that is no Python: rules, cards, lessons, decks, maps, painted pictures, licences."""
    return [path for path in _walk(DATA) if path.suffix != ".py"]


def modules() -> list[str]:
    """All modules by name. Many are imported by a name that is put together while the program runs."""
    names = (".".join(path.with_suffix("").parts) for path in sources())
    return [name.removesuffix(".__init__") for name in names]


def placed() -> list[Placed]:
    """The files that a bundle holds beside its modules."""
    hashed = [path for path in sources() if path.parts[0] in HASHED]
    return [(ROOT / path, path.parent.as_posix()) for path in (*data_files(), *hashed)]


def _walk(folders: tuple[str, ...]) -> Iterator[Path]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            inside = path.relative_to(ROOT)
            is_ours = not any(part.startswith((".", "__pycache__")) for part in inside.parts)
            is_shown = any(inside.is_relative_to(left_out) for left_out in LEFT_OUT)
            if path.is_file() and is_ours and not is_shown and path.suffix not in (".pyc", ".pyo"):
                yield inside


def version() -> str:
    """As main.py says it."""
    said = re.search(r'^VERSION = "([^"]+)"$', (ROOT / MAIN).read_text(encoding="utf-8"), re.M)
    assert said, "main.py has no line VERSION"
    return said[1]


def requirements() -> list[str]:
    """The lines of requirements.txt: what playing needs."""
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def packages() -> list[Distribution]:
    """What requirements.txt names and what that needs in turn, as installed; PackageNotFoundError names what is not."""
    wanted = [(line, True) for line in requirements()]
    found: dict[str, Distribution] = {}
    while wanted:
        line, is_needed = wanted.pop()
        name = re.match(r"[\w.-]+", line)[0].lower().replace("_", "-")
        if name in found or "extra ==" in line:
            continue
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            if is_needed:
                raise
            continue  # what another system needs
        wanted += [(inner, False) for inner in found[name].requires or ()]
    return list(found.values())


def fonts() -> list[Distribution]:
    return [package for package in packages() if package.entry_points.select(group=FONTS)]


def font_modules() -> list[str]:
    return [point.module for package in fonts() for point in package.entry_points.select(group=FONTS)]


def placed_packages() -> list[Placed]:
    """The font packages whole, and of all packages what they say of themselves, licences first of all."""
    whole = fonts()
    return [
        (Path(package.locate_file(file)).resolve(), file.parent.as_posix())
        for package in [*whole, *packages()]
        for file in package.files or ()
        if ".." not in file.parts and file.suffix != ".pyc" and file.name not in RECORDS
        if package in whole or file.parts[0].endswith(".dist-info")
    ]


def windows_version() -> str:
    """The version as PyInstaller reads it for a Windows program's properties."""
    said = [int(part) for part in version().split(".") if part.isdecimal()]
    numbers = (*said, 0, 0, 0, 0)[:4]
    facts = {
        "FileDescription": "Chronotable",
        "ProductName": "Chronotable",
        "InternalName": "chronotable",
        "OriginalFilename": "Chronotable.exe",
        "FileVersion": version(),
        "ProductVersion": version(),
    }
    strings = ", ".join(f"StringStruct({name!r}, {fact!r})" for name, fact in facts.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004,"
        " fileType=0x1, subtype=0x0, date=(0, 0)),"
        f" kids=[StringFileInfo([StringTable('040904B0', [{strings}])]),"
        " VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def mac_properties() -> dict[str, object]:
    """What macOS asks of a program before it shows a window."""
    return {
        "CFBundleDisplayName": "Chronotable",
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,
    }
