"""Outlines of letters and digits from the embedded font Inter Semi Bold."""

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont


class Letters:

  def __init__(self, file):
    self.font = TTFont(file)
    self.glyphs, self.map = self.font.getGlyphSet(), self.font.getBestCmap()
    self.upem = self.font["head"].unitsPerEm
    self.capital = self.font["OS/2"].sCapHeight

  def paths(self, text):
    """The text, centered in the grid. One character is 16 units high; longer texts are as wide as the grid allows."""
    found, x = [], 0
    for character in text:
      name = self.map[ord(character)]
      pen = DecomposingRecordingPen(self.glyphs)
      self.glyphs[name].draw(pen)
      found.extend(self.subpaths(pen.value, x))
      x += self.glyphs[name].width
    height = self.capital
    scale = min(16 / height, 20 / x)
    left, middle = 12 - x * scale / 2, 12 + height * scale / 2
    return [[(a * scale + left, middle - b * scale), [[(px * scale + left, middle - py * scale) for px, py in segment]
             for segment in segments], True] for (a, b), segments in found]

  def subpaths(self, value, x):
    found = []
    for verb, points in value:
      points = [(px + x, py) for px, py in points]
      if verb == "moveTo":
        found.append([points[0], []])
      elif verb == "lineTo":
        found[-1][1].append([points[0]])
      elif verb == "curveTo":
        found[-1][1].append(points)
      elif verb == "qCurveTo":
        raise ValueError("quadratic outlines")
    return [path for path in found if path[1]]
