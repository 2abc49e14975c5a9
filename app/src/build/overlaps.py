"""How the Inter faces under src/main/resources/.../theme were made from the static ones of npm's @expo-google-fonts/inter: each glyph's
overlapping strokes become one outline. Where they overlap, the window's text renderer otherwise leaves light cracks ("t" at 150 %).
Needs fonttools and skia-pathops. Usage: python3 overlaps.py FONT.ttf ...
"""
import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.removeOverlaps import removeOverlaps

for name in sys.argv[1:]:
    font = TTFont(name, recalcTimestamp=False)
    removeOverlaps(font)
    font.save(name)
