"""Chrono Clash's art: Meridian, where the sun stopped, and the four lights of its day."""

from art.chrono_clash.face import face
from art.chrono_clash.table import back, icon, surface
from art.chrono_clash.title import title
from art.pictures import Pictures

PICTURES = Pictures("chrono_clash")

__all__ = ["PICTURES", "back", "face", "icon", "surface", "title"]
