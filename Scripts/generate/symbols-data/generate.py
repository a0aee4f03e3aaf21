"""Writes the outlines of Sources/Interface/CSnapshotSymbolOutlines from the table symbols.tsv; called by Scripts/generate/symbols."""

import os
import sys

import letters
import outlines
import page
import recipes


def number(value):
  return outlines.short(round(value * 100))


def main(root, tabler, bootstrap):
  folder = os.path.dirname(os.path.abspath(__file__))
  font = letters.Letters(os.path.join(root, "Sources", "Drawing", "CRasterFonts", "Fonts", "Inter-SemiBold.otf"))
  library = recipes.Library(tabler, bootstrap, os.path.join(folder, "drawings.tsv"), font)
  rows = [line.rstrip("\n").split("\t") for line in open(os.path.join(folder, "symbols.tsv"), encoding="utf-8")
          if line.strip() and not line.startswith("#")]
  names = [row[0] for row in rows]
  if names != sorted(set(names), key=lambda name: name.encode()):
    sys.exit("symbols.tsv is not sorted, or a name occurs twice")
  pieces, lines, failures = {}, [], []
  for name, recipe in rows:
    try:
      symbol = recipes.compiled(recipe, library)
    except (ValueError, KeyError, OSError) as error:
      failures.append(f"{name}: {recipe}: {error}")
      continue
    boxes = [layer.box() for layer in symbol.layers if layer.erasing != "x"]
    left, right = min(box[0] for box in boxes), max(box[2] for box in boxes)
    # Two units on each side, as the grid has; a symbol is never narrower than a third of its height.
    width = max(right - left + 4, 9)
    shift = (width - (right - left)) / 2 - left
    if abs(width - 24) < 1.5 and abs(shift) < 1:
      width, shift = 24, 0
    parts = []
    for layer in symbol.layers:
      data = outlines.path_data(layer.paths)
      piece = pieces.setdefault(data, f"{len(pieces):x}")
      place = (layer.scale, layer.dx + shift, layer.dy)
      text = f"{layer.kind}{layer.level}{layer.erasing or ''}"
      if layer.kind in "SO" and round(layer.line, 2) != 2:
        text += f"w{number(layer.line)}"
      if layer.extra:
        text += f"m{number(layer.extra)}"
      if layer.threshold:
        text += f"v{layer.threshold}"
      if layer.color:
        text += f"@{layer.color}"
      text += f" {piece}"
      if tuple(round(value, 3) for value in place) != (1, 0, 0):
        text += f" {layer.scale:.4g} {number(place[1])} {number(place[2])}"
      parts.append(text)
    lines.append(f"{name}\t{number(width)}{'f' if symbol.flips else ''}\t{';'.join(parts)}")
  if failures:
    sys.exit("\n".join(failures))
  # Parts come first and are sorted with the names, so that both are found by binary search.
  entries = [(f"#{piece}", data) for data, piece in pieces.items()]
  text = sorted([f"{key}\t{data}" for key, data in entries] + lines, key=lambda line: line.split("\t")[0].encode())
  path = os.path.join(root, "Sources", "Interface", "CSnapshotSymbolOutlines", "symbols.txt")
  with open(path, "w", encoding="utf-8") as file:
    file.write("\n".join(text) + "\n")
  size = os.path.getsize(path)
  page.write(root, rows)
  print(f"{len(lines)} symbols, {len(pieces)} outlines, {size} bytes")


main(*sys.argv[1:])
