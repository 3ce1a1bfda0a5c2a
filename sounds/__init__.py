"""What the game sounds like: every sound is computed by our own code, none is a recording.

synth.py holds the tone makers; cards.py, desk.py, moments.py, abilities.py and fanfares.py the recipes;
ambience.py the quiet loop behind the table; family.py the table of all names; store.py keeps them as WAV
files in a folder; maker.py fills that folder in a process of its own. `python -m sounds out/` writes all of
them, to be listened to.
"""

RATE = 44100
