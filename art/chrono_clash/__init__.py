"""Chrono Clash's art: Meridian, where the sun stopped, and the four lights of its day."""

from PIL import Image

from art.chrono_clash.table import back, icon, surface, title
from art.face import Master, board, brass_trim, full
from art.wanted import Face

try:
    from art.chrono_clash.pictures import PICTURES
except ModuleNotFoundError:
    PICTURES = {}


def face(face: Face, style: str, size: tuple[int, int], master: Master) -> Image.Image:
    trim = brass_trim((0.03, 0.03, 0.03), word=face.kind.title())
    return (board if style == "board" else full)(face, trim, size, master)


__all__ = ["PICTURES", "back", "face", "icon", "surface", "title"]
