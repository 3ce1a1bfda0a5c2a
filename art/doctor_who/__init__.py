"""Doctor Who's art: beings of stars and light before the nebulae of their time."""

from art.pictures import Pictures

PICTURES = Pictures("doctor_who")

# What stands in for a card that is not painted: edge, upper ground, lower ground and accent, by frame.
TINTS = {
    "past": ((92, 190, 120), (16, 74, 54), (3, 22, 17), (232, 255, 216)),
    "present": ((226, 104, 90), (112, 20, 40), (28, 5, 14), (255, 226, 206)),
    "future": ((96, 176, 236), (16, 60, 124), (4, 14, 40), (224, 244, 255)),
    "timeless": ((214, 210, 198), (70, 76, 100), (18, 20, 30), (255, 255, 255)),
    "episode": ((190, 124, 226), (78, 30, 122), (24, 8, 44), (251, 232, 255)),
    "flash": ((226, 190, 116), (78, 30, 122), (24, 8, 44), (255, 224, 140)),
}
