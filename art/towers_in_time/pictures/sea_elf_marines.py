"""Sea Elf Marines."""

from art.towers_in_time.emblem import emblem

paint = emblem("water", "sea-elf-marines")
