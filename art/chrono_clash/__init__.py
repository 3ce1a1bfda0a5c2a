"""Chrono Clash's art: Meridian, where the sun stopped, and the four lights of its day."""

from art.chrono_clash.face import face
from art.chrono_clash.table import back, icon, surface, title

try:
    from art.chrono_clash.pictures import PICTURES
except ModuleNotFoundError:
    PICTURES = {}

__all__ = ["PICTURES", "back", "face", "icon", "surface", "title"]
