"""Sea Elf Mariners."""

from art.towers_in_time.emblem import emblem

paint = emblem("water", "sea-elf-mariners")
