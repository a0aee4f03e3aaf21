"""Recipes of symbols: which icons a symbol consists of, and how they are combined.

    f:heart | scale 0.52 | in circle.fill

A recipe is one or more icons, joined by operators, and changes after `|`. Icons:

    t:name   an outlined Tabler icon, stroked        s:name   its silhouette, filled and stroked
    f:name   a filled Tabler icon                    b:name   a Bootstrap icon
    h:name   a drawing of drawings.tsv               text:AB  letters of Inter Semi Bold
    …#0,2-   some subpaths of it                     …@s,x,y  scaled around the center, then moved

Operators: `a + b` draws b over a. `a - b` cuts b out of a. `a ~ b` cuts out a margin around b, and draws b.
Changes: `scale s`, `rotated degrees`, `mirrored`, `flips` (mirrored in right-to-left layouts), `slash`, `badge name`,
`corner icon`, `over icon`, `in shape`, `colors a b …` (the multicolor mode's colors of the layers in order; `-` for none).
"""

import math
import os
import re

import outlines

GRID = 24
BOOTSTRAP_SCALE = 1.25
# Fractions of the whole symbol.
BADGE = 0.42


class Layer:
  """One fill or stroke. `kind` is S (stroke), F (fill), E (even-odd fill), O (fill and stroke) or G (fill, with a stroke
  that grows with the weight). `erasing` is None, `c` (cut out in one color, drawn over in several) or `x` (always cut out,
  `extra` units wider)."""

  def __init__(self, kind, paths, source, line=2.0, threshold=0):
    self.kind, self.paths, self.source, self.line, self.threshold = kind, paths, source, line, threshold
    self.level, self.erasing, self.extra, self.color = 0, None, 0.0, None
    self.scale, self.dx, self.dy = 1.0, 0.0, 0.0

  def copy(self):
    other = Layer(self.kind, self.paths, self.source, self.line, self.threshold)
    other.__dict__.update(self.__dict__)
    return other

  def placed(self, scale, dx, dy):
    """Scaled around the center, then moved. Lines become thinner by the square root of the scale."""
    other = self.copy()
    other.scale = self.scale * scale
    other.dx = (self.dx - 12) * scale + 12 + dx
    other.dy = (self.dy - 12) * scale + 12 + dy
    if self.kind in "SO":
      other.line = max(self.line * math.sqrt(scale), 1.1)
    return other

  def transformed(self, name, change):
    """With the outline itself changed, for rotations and mirrors."""
    other = self.copy()
    s, dx, dy = self.scale, self.dx, self.dy
    other.paths = outlines.mapped(self.paths, lambda x, y: change(x * s + dx, y * s + dy))
    other.scale, other.dx, other.dy = 1.0, 0.0, 0.0
    other.source = f"{self.source} {name} {s:.4g} {dx:.4g} {dy:.4g}"
    return other

  def box(self):
    left, top, right, bottom = outlines.bounds(self.paths)
    reach = self.line / 2 if self.kind in "SO" else 0.37 if self.kind == "G" else 0
    s = self.scale
    return (left * s + self.dx - reach, top * s + self.dy - reach, right * s + self.dx + reach,
            bottom * s + self.dy + reach)


class Library:
  """The icons by reference."""

  def __init__(self, tabler, bootstrap, drawings, font):
    self.tabler, self.bootstrap, self.font = tabler, bootstrap, font
    self.drawings = {}
    for line in open(drawings, encoding="utf-8"):
      if line.startswith("#") or not line.strip():
        continue
      name, kind, data, *threshold = line.rstrip("\n").split("\t")
      number = int(threshold[0]) if threshold and threshold[0] else 0
      self.drawings.setdefault(name, []).append((kind, data, number))
    self.cache, self.used = {}, set()

  def icon(self, reference):
    kind, name = reference.split(":", 1)
    name, _, chosen = name.partition("#")
    key = f"{kind}:{name}"
    if key not in self.cache:
      self.cache[key] = self.read(kind, name)
    self.used.add(key)
    layers = [layer.copy() for layer in self.cache[key]]
    if chosen:
      paths = selected(layers[0].paths, chosen, reference)
      layers = [Layer(layers[0].kind, paths, f"{key}#{chosen}", layers[0].line)]
    return layers

  def read(self, kind, name):
    source = f"{kind}:{name}"
    if kind in ("t", "s", "f"):
      file = os.path.join(self.tabler, "filled" if kind == "f" else "outline", name + ".svg")
      paths, is_even_odd = outlines.svg_outlines(file)
      if kind == "f":
        return [Layer("E" if is_even_odd else "F", paths, source)]
      # Some icons have an invisible frame.
      paths = [path for path in paths if not is_frame(path)]
      return [Layer("S" if kind == "t" else "O", paths, "t:" + name)]
    if kind == "b":
      paths, is_even_odd = outlines.svg_outlines(os.path.join(self.bootstrap, name + ".svg"))
      offset = (GRID - 16 * BOOTSTRAP_SCALE) / 2
      paths = outlines.mapped(paths, lambda x, y: (x * BOOTSTRAP_SCALE + offset, y * BOOTSTRAP_SCALE + offset))
      return [Layer("F" if name.endswith("-fill") or is_even_odd else "G", paths, source)]
    if kind == "h":
      layers = []
      for index, (how, data, threshold) in enumerate(self.drawings[name]):
        paths = outlines.subpaths(expanded(data))
        letter = {"line": "S", "thin": "S", "thick": "S", "ink": "E", "solid": "O"}[how]
        line = {"thin": 1.6, "thick": 2.9}.get(how, 2.0)
        layers.append(Layer(letter, paths, f"{source}.{index}", line, threshold))
      return layers
    if kind == "text":
      return [Layer("F", self.font.paths(name), source)]
    raise ValueError(source)


def is_frame(path):
  (x, y), segments, _ = path
  return (x, y) == (0, 0) and all(len(segment) == 1 for segment in segments) and (24, 24) in [s[0] for s in segments]


def selected(paths, chosen, reference):
  indices = []
  for part in chosen.split(","):
    first, dash, last = part.partition("-")
    indices.extend(range(int(first), (int(last) if last else len(paths) - 1) + 1) if dash else [int(first)])
  if not indices or max(indices) >= len(paths):
    raise ValueError(f"{reference} has {len(paths)} subpaths")
  return [paths[index] for index in indices]


def expanded(data):
  """Path data with the macros of drawings.tsv replaced."""

  def circle(match):
    x, y, r = (float(number) for number in match.group(1).split(","))
    return outlines.ellipse(x, y, r, r)

  def box(match):
    x, y, w, h, r = (float(number) for number in match.group(1).split(","))
    return (f"M{x + r} {y}H{x + w - r}A{r} {r} 0 0 1 {x + w} {y + r}V{y + h - r}A{r} {r} 0 0 1 {x + w - r} {y + h}"
            f"H{x + r}A{r} {r} 0 0 1 {x} {y + h - r}V{y + r}A{r} {r} 0 0 1 {x + r} {y}Z")

  return re.sub(r"b\(([^)]*)\)", box, re.sub(r"o\(([^)]*)\)", circle, data))


class Symbol:

  def __init__(self, layers, flips):
    self.layers, self.flips = layers, flips


def compiled(recipe, library):
  """The layers of a recipe."""
  head, *changes = [part.strip() for part in recipe.split("|")]
  layers = expression(head, library)
  flips = False
  for change in changes:
    verb, _, argument = change.partition(" ")
    if verb == "scale":
      layers = [layer.placed(float(argument), 0, 0) for layer in layers]
    elif verb == "moved":
      x, y = (float(number) for number in argument.split(","))
      layers = [layer.placed(1, x, y) for layer in layers]
    elif verb == "rotated":
      angle = math.radians(float(argument))
      cos, sin = math.cos(angle), math.sin(angle)
      layers = [layer.transformed(change, lambda x, y: (12 + cos * (x - 12) - sin * (y - 12), 12 + sin * (x - 12) + cos * (y - 12)))
                for layer in layers]
    elif verb == "mirrored":
      layers = [layer.transformed(change, lambda x, y: (24 - x, y)) for layer in layers]
    elif verb == "flips":
      flips = True
    elif verb == "slash":
      layers = raised(layers) + cleared(library.icon("h:slash"))
    elif verb == "badge":
      layers = raised(layers) + badge(argument, library)
    elif verb == "corner":
      layers = raised(layers) + cleared([layer.placed(0.5, 6, 6) for layer in library.icon(argument)])
    elif verb == "over":
      layers = raised(layers) + cleared(expression(argument, library), 1.6)
    elif verb == "in":
      layers = enclosed(layers, argument, library)
    elif verb == "colors":
      for layer, color in zip([layer for layer in layers if layer.erasing != "x"], argument.split()):
        layer.color = None if color == "-" else color
    else:
      raise ValueError(f"{recipe}: {verb}")
  return Symbol(layers, flips)


def expression(text, library):
  parts = re.split(r"\s+([+\-~!])\s+", text.strip())
  layers = term(parts[0], library)
  for operator, part in zip(parts[1::2], parts[2::2]):
    new = term(part, library)
    if operator == "+":
      for layer in new:
        layer.level = 1
      layers = layers + new
    elif operator == "-":
      for layer in new:
        layer.erasing = "c"
      layers = [leveled(layer, 1) for layer in layers] + new
    else:
      layers = raised(layers) + cleared(new, 1.6)
  return layers


def term(text, library):
  reference, _, place = text.strip().partition("@")
  layers = library.icon(reference)
  if place:
    scale, dx, dy = (float(number) for number in (place.split(",") + ["0", "0"])[:3])
    layers = [layer.placed(scale, dx, dy) for layer in layers]
  return layers


def leveled(layer, level):
  other = layer.copy()
  other.level = level
  return other


def raised(layers):
  """The layers one level further back."""
  return [leveled(layer, min(layer.level + 1, 2)) for layer in layers]


def cleared(layers, margin=2.2):
  """The layers with a margin around them cut out of what lies below."""
  holes = []
  for layer in layers:
    hole = layer.copy()
    hole.erasing, hole.extra = "x", 2 * margin
    holes.append(hole)
  return holes + layers


BADGE_COLORS = {"plus": "green", "minus": "red", "checkmark": "green", "xmark": "red", "exclamationmark": "yellow"}


def badge(name, library):
  """A disc at the lower right with a sign cut out of it."""
  if name == "":
    disc = library.icon("h:disc")[0].placed(0.36, 6.6, -6.6)
    disc.color = "red"
    return cleared([disc], 1.5)
  disc = library.icon("h:disc")[0].placed(BADGE + 0.06, 6.4, 6.4)
  disc.color = BADGE_COLORS.get(name)
  signs = {"plus": "h:badge-plus", "minus": "h:badge-minus", "checkmark": "h:badge-checkmark", "xmark": "h:badge-xmark",
           "exclamationmark": "h:exclamationmark", "questionmark": "t:question-mark", "ellipsis": "h:ellipsis",
           "person.crop": "b:person-fill", "clock": "h:hands", "arrow.up": "t:arrow-up", "arrow.down": "t:arrow-down"}
  if name in signs:
    sign = [layer.placed(0.44 if name.startswith(("plus", "minus", "check", "x")) else 0.34, 6.4, 6.4) for layer in library.icon(signs[name])]
    for layer in sign:
      layer.line = 1.5
      layer.erasing = "x"
    return cleared([disc], 1.5) + sign
  icons = {"gearshape": "f:settings", "key": "f:key", "lock": "h:lock-fill", "play": "f:player-play", "heart": "f:heart",
           "star": "f:star", "wifi": "t:wifi", "record": "f:player-record", "moon": "f:moon", "sparkles": "h:sparkle"}
  return cleared([layer.placed(0.46, 6.4, 6.4) for layer in library.icon(icons[name])], 1.5)


SHAPES = {
  "circle": ("h:ring", "h:disc"), "square": ("h:square", "h:square-fill"), "app": ("t:square-rounded", "f:square-rounded"),
  "rectangle": ("h:rectangle", "h:rectangle-fill"), "triangle": ("t:triangle", "f:triangle"),
  "diamond": ("t:square-rotated", "f:square-rotated"), "hexagon": ("t:hexagon", "f:hexagon"),
  "octagon": ("t:octagon", "f:octagon"), "shield": ("t:shield", "f:shield"), "seal": ("t:rosette", "f:rosette"),
  "bubble": ("h:bubble-left", "h:bubble-left-fill"), "capsule": ("h:capsule", "h:capsule-fill"),
}


def enclosed(layers, shape, library):
  """Signs in a shape. A filled shape has the signs cut out."""
  is_filled = shape.endswith(".fill")
  outline = library.icon(SHAPES[shape.removesuffix(".fill")][1 if is_filled else 0])
  dy = {"triangle": 2, "shield": -0.6, "bubble": -1}.get(shape.removesuffix(".fill"), 0)
  signs = [layer.placed(1, 0, dy) for layer in layers]
  if is_filled:
    signs = [leveled(layer, 0) for layer in signs]
    for layer in signs:
      layer.erasing = layer.erasing or "c"
  return [leveled(layer, 1) for layer in outline] + signs
