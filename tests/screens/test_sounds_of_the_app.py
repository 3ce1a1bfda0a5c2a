"""What the program does for its ear: cards that come and go reach it, and a screen says that there is none."""

import pygame

from scenes import texts as app_texts
from scenes.settings import SettingsScene
from tests.screens.driver import Driver


def test_cards_that_come_and_go_reach_the_player_of_sounds():
    with Driver() as player:
        for kind in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            pygame.event.post(pygame.event.Event(kind, which=2, iscapture=0))
            player.step()
        heeded = player.app.sounds.heeded
        assert heeded == [pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED] and not player.app._faults


def test_the_settings_say_that_nothing_can_be_heard_and_a_slider_looks_again():
    with Driver(SettingsScene) as player:
        assert not player.says(app_texts.NO_SOUND)
        player.app.sounds.is_heard = False
        player.app.go("settings")
        player.step()
        assert player.says(app_texts.NO_SOUND)
        player.app.settings.change(speed="fast")
        assert not player.app.sounds.sought
        player.app.settings.change(ambience_volume=35)
        assert player.app.sounds.sought == 1
