"""What the game sounds like: every sound is computed by our own code, none is a recording.

synth.py holds the tone makers; cards.py, desk.py and fanfares.py the recipes that every game uses, a folder those of
one game, with the table of their names; ambience.py the quiet loop behind the table; family.py the table of all names;
store.py keeps them as WAV files in a folder; maker.py fills that folder in a process of its own. `python -m sounds
out/` writes all of them, to be listened to. Which event is heard as which sound, a game's show says (ui/shows).
"""

RATE = 44100
