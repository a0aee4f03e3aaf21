"""Makes the emoji font of Sources/Drawing/CRasterEmojiData: a subset of Noto Color Emoji with smaller bitmaps.

    subset.py NotoColorEmoji.ttf emoji.txt output.ttf
"""

import io
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from PIL import Image

os.environ["SOURCE_DATE_EPOCH"] = "0"
COLORS = 36


def clusters(file):
  """The emoji of the list: base characters with their selectors, joined sequences, flags and tags."""
  found = []
  for line in open(file, encoding="utf-8"):
    if line.startswith("#"):
      continue
    for character in line.strip():
      code = ord(character)
      joins = found and (code in (0xFE0F, 0x200D) or found[-1].endswith("\u200d")
                         or 0x1F1E6 <= code <= 0x1F1FF and len(found[-1]) == 1 and 0x1F1E6 <= ord(found[-1]) <= 0x1F1FF)
      if joins:
        found[-1] += character
      else:
        found.append(character)
  return found


def ligature(font, glyphs):
  """The glyph of a sequence of glyphs, by the ligatures of the font."""
  for lookup in font["GSUB"].table.LookupList.Lookup:
    for table in lookup.SubTable:
      table = getattr(table, "ExtSubTable", table)
      for candidate in getattr(table, "ligatures", {}).get(glyphs[0], []):
        if candidate.Component == glyphs[1:]:
          return candidate.LigGlyph
  return None


def smaller(data):
  """A bitmap with fewer colors."""
  picture = Image.open(io.BytesIO(data)).convert("RGBA")
  reduced = picture.quantize(COLORS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
  file = io.BytesIO()
  reduced.save(file, "PNG", optimize=True)
  return min(file.getvalue(), data, key=len)


def main(source, listed, output):
  font = TTFont(source, recalcTimestamp=False)
  characters = font.getBestCmap()
  emoji = clusters(listed) + [digit + "\ufe0f\u20e3" for digit in "0123456789#*"]
  unicodes, glyphs = {0x20, 0x200D, 0xFE0F}, set()
  for cluster in emoji:
    codes = [ord(character) for character in cluster if character != "\ufe0f"]
    unicodes.update(code for code in codes if code in characters)
    names = [characters[code] for code in codes]
    if len(names) > 1:
      name = ligature(font, names)
      if name is None:
        sys.exit(f"{cluster}: no glyph")
      glyphs.add(name)
  options = subset.Options(
      hinting=False, notdef_outline=True, glyph_names=False, recalc_timestamp=False, layout_features=["*"],
      layout_closure=False, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14], name_languages=[0x409],
      drop_tables=["DSIG", "vhea", "vmtx"])
  worker = subset.Subsetter(options)
  worker.populate(unicodes=unicodes, glyphs=glyphs)
  worker.subset(font)
  for strike in font["CBDT"].strikeData:
    for glyph in strike.values():
      glyph.imageData = smaller(bytes(glyph.imageData))
  font.save(output)
  print(f"{len(emoji)} emoji, {os.path.getsize(output)} bytes")


main(*sys.argv[1:])
