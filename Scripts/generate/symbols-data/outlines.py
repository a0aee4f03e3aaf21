"""SVG outlines as lists of subpaths with absolute lines and cubic curves. Only the standard library is needed."""

import math
import re
import xml.etree.ElementTree as ElementTree

# A subpath is ([(x, y)], [segment], is_closed): a start, and segments of 1 point (line) or 3 points (cubic curve).

TOKEN = re.compile(r"[MmZzLlHhVvCcSsQqTtAa]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


class Reader:
  """Reads numbers and flags of path data. Flags of arcs may stand without separators."""

  def __init__(self, data):
    self.data, self.at = data, 0

  def skip(self):
    while self.at < len(self.data) and self.data[self.at] in " \t\r\n,":
      self.at += 1

  def letter(self):
    self.skip()
    if self.at < len(self.data) and self.data[self.at].isalpha():
      self.at += 1
      return self.data[self.at - 1]
    return None

  def is_done(self):
    self.skip()
    return self.at >= len(self.data)

  def number(self):
    self.skip()
    match = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?").match(self.data, self.at)
    if not match:
      raise ValueError(f"number expected at {self.at} of {self.data}")
    self.at = match.end()
    return float(match.group())

  def flag(self):
    self.skip()
    self.at += 1
    return self.data[self.at - 1] == "1"


def subpaths(data):
  """The subpaths of SVG path data."""
  reader, found, command = Reader(data), [], None
  x = y = sx = sy = 0.0
  control = None  # the last control point, with its kind
  while not reader.is_done():
    letter = reader.letter()
    command = letter or {"M": "L", "m": "l"}.get(command, command)
    kind, dx, dy = command.upper(), (x if command.islower() else 0), (y if command.islower() else 0)
    last, control = control, None
    if kind == "M":
      x, y = reader.number() + dx, reader.number() + dy
      sx, sy = x, y
      found.append([(x, y), [], False])
    elif kind == "Z":
      found[-1][2] = True
      x, y = sx, sy
    else:
      if found[-1][2]:
        found.append([(x, y), [], False])
      segments = found[-1][1]
      if kind == "L":
        x, y = reader.number() + dx, reader.number() + dy
        segments.append([(x, y)])
      elif kind == "H":
        x = reader.number() + dx
        segments.append([(x, y)])
      elif kind == "V":
        y = reader.number() + dy
        segments.append([(x, y)])
      elif kind in "CS":
        if kind == "C":
          first = (reader.number() + dx, reader.number() + dy)
        else:
          first = (2 * x - last[1][0], 2 * y - last[1][1]) if last and last[0] == "C" else (x, y)
        second = (reader.number() + dx, reader.number() + dy)
        x, y = reader.number() + dx, reader.number() + dy
        segments.append([first, second, (x, y)])
        control = ("C", second)
      elif kind in "QT":
        if kind == "Q":
          middle = (reader.number() + dx, reader.number() + dy)
        else:
          middle = (2 * x - last[1][0], 2 * y - last[1][1]) if last and last[0] == "Q" else (x, y)
        start = (x, y)
        x, y = reader.number() + dx, reader.number() + dy
        segments.append([
          (start[0] + 2 / 3 * (middle[0] - start[0]), start[1] + 2 / 3 * (middle[1] - start[1])),
          (x + 2 / 3 * (middle[0] - x), y + 2 / 3 * (middle[1] - y)), (x, y)])
        control = ("Q", middle)
      elif kind == "A":
        rx, ry, angle = reader.number(), reader.number(), reader.number()
        large, sweep = reader.flag(), reader.flag()
        end = (reader.number() + dx, reader.number() + dy)
        segments.extend(arc((x, y), rx, ry, angle, large, sweep, end))
        x, y = end
  return [path for path in found if path[1]]


def arc(start, rx, ry, angle, large, sweep, end):
  """The curves of an elliptical arc (SVG 1.1, F.6)."""
  (x1, y1), (x2, y2) = start, end
  rx, ry = abs(rx), abs(ry)
  if rx == 0 or ry == 0 or start == end:
    return [[end]] if start != end else []
  phi = math.radians(angle)
  cos, sin = math.cos(phi), math.sin(phi)
  px, py = (cos * (x1 - x2) + sin * (y1 - y2)) / 2, (-sin * (x1 - x2) + cos * (y1 - y2)) / 2
  size = px * px / (rx * rx) + py * py / (ry * ry)
  if size > 1:
    rx, ry = rx * math.sqrt(size), ry * math.sqrt(size)
  rest = rx * rx * ry * ry - rx * rx * py * py - ry * ry * px * px
  factor = math.sqrt(max(0, rest / (rx * rx * py * py + ry * ry * px * px))) * (-1 if large == sweep else 1)
  cxp, cyp = factor * rx * py / ry, -factor * ry * px / rx
  cx, cy = cos * cxp - sin * cyp + (x1 + x2) / 2, sin * cxp + cos * cyp + (y1 + y2) / 2
  from_angle = math.atan2((py - cyp) / ry, (px - cxp) / rx)
  delta = math.atan2((-py - cyp) / ry, (-px - cxp) / rx) - from_angle
  if sweep and delta < 0:
    delta += 2 * math.pi
  if not sweep and delta > 0:
    delta -= 2 * math.pi
  count = max(1, math.ceil(abs(delta) / (math.pi / 2) - 1e-6))
  step = delta / count
  t = 4 / 3 * math.tan(step / 4)

  def at(theta):
    x, y = rx * math.cos(theta), ry * math.sin(theta)
    return (cx + cos * x - sin * y, cy + sin * x + cos * y)

  def slope(theta):
    x, y = -rx * math.sin(theta), ry * math.cos(theta)
    return (cos * x - sin * y, sin * x + cos * y)

  curves = []
  for index in range(count):
    a, b = from_angle + index * step, from_angle + (index + 1) * step
    (ax, ay), (bx, by), (sax, say), (sbx, sby) = at(a), at(b), slope(a), slope(b)
    curves.append([(ax + t * sax, ay + t * say), (bx - t * sbx, by - t * sby), (bx, by)])
  curves[-1][2] = end
  return curves


def mapped(paths, change):
  """The subpaths with each point changed."""
  return [[change(*start), [[change(*point) for point in segment] for segment in segments], closed]
          for start, segments, closed in paths]


def bounds(paths):
  """The box of the curves: (left, top, right, bottom)."""
  xs, ys = [], []
  for start, segments, _ in paths:
    x, y = start
    xs.append(x), ys.append(y)
    for segment in segments:
      if len(segment) == 3:
        (ax, ay), (bx, by), (ex, ey) = segment
        for step in range(1, 8):
          t = step / 8
          u = 1 - t
          xs.append(u**3 * x + 3 * u * u * t * ax + 3 * u * t * t * bx + t**3 * ex)
          ys.append(u**3 * y + 3 * u * u * t * ay + 3 * u * t * t * by + t**3 * ey)
      x, y = segment[-1]
      xs.append(x), ys.append(y)
  return min(xs), min(ys), max(xs), max(ys)


def short(value):
  """A number of hundredths as short text."""
  sign = "-" if value < 0 else ""
  whole, rest = divmod(abs(value), 100)
  decimals = f"{rest:02d}".rstrip("0")
  if not decimals:
    return f"{sign}{whole}"
  return f"{sign}{whole or ''}.{decimals}"


def path_data(paths):
  """Compact path data: relative commands in hundredths of a unit. Rounding does not accumulate."""
  text = []
  for start, segments, closed in paths:
    at = (round(start[0] * 100), round(start[1] * 100))
    text.append(f"M{short(at[0])} {short(at[1])}")
    last = "M"
    for segment in segments:
      points = [(round(x * 100), round(y * 100)) for x, y in segment]
      command = "l" if len(points) == 1 else "c"
      numbers = [short(value) for x, y in points for value in (x - at[0], y - at[1])]
      text.append((command if command != last else " ") + " ".join(numbers))
      last, at = command, points[-1]
    if closed:
      text.append("z")
  return "".join(text)


def svg_outlines(file):
  """The subpaths of an icon file and whether they are filled by the even-odd rule."""
  root = ElementTree.parse(file).getroot()
  found, rules = [], set()

  def visit(node, matrix):
    tag = node.tag.split("}")[-1]
    if node.get("transform"):
      matrix = compose(matrix, transform(node.get("transform")))
    rules.add(node.get("fill-rule", "nonzero")) if tag != "svg" else None
    value = lambda key, normal=0.0: float(node.get(key, normal))
    data = None
    if tag == "path":
      data = node.get("d")
      if node.get("stroke") == "none" and node.get("fill") == "none":
        data = None
    elif tag == "circle":
      data = ellipse(value("cx"), value("cy"), value("r"), value("r"))
    elif tag == "ellipse":
      data = ellipse(value("cx"), value("cy"), value("rx"), value("ry"))
    elif tag == "rect":
      x, y, w, h = value("x"), value("y"), value("width"), value("height")
      r = min(float(node.get("rx", node.get("ry", 0))), w / 2, h / 2)
      data = (f"M{x + r} {y}H{x + w - r}A{r} {r} 0 0 1 {x + w} {y + r}V{y + h - r}A{r} {r} 0 0 1 {x + w - r} {y + h}"
              f"H{x + r}A{r} {r} 0 0 1 {x} {y + h - r}V{y + r}A{r} {r} 0 0 1 {x + r} {y}Z")
    elif tag == "line":
      data = f"M{value('x1')} {value('y1')}L{value('x2')} {value('y2')}"
    elif tag in ("polyline", "polygon"):
      data = "M" + node.get("points") + ("Z" if tag == "polygon" else "")
    elif tag not in ("svg", "g", "title"):
      raise ValueError(f"{file}: element {tag}")
    if data:
      a, b, c, d, e, f = matrix
      found.extend(mapped(subpaths(data), lambda x, y: (a * x + c * y + e, b * x + d * y + f)))
    for child in node:
      visit(child, matrix)

  visit(root, (1, 0, 0, 1, 0, 0))
  return found, "evenodd" in rules


def ellipse(x, y, rx, ry):
  return f"M{x - rx} {y}A{rx} {ry} 0 1 1 {x + rx} {y}A{rx} {ry} 0 1 1 {x - rx} {y}Z"


def transform(text):
  matrix = (1, 0, 0, 1, 0, 0)
  for name, arguments in re.findall(r"(\w+)\(([^)]*)\)", text):
    n = [float(number) for number in re.findall(r"[-+.\deE]+", arguments)]
    if name == "matrix":
      new = tuple(n)
    elif name == "translate":
      new = (1, 0, 0, 1, n[0], n[1] if len(n) > 1 else 0)
    elif name == "scale":
      new = (n[0], 0, 0, n[-1], 0, 0)
    elif name == "rotate":
      cos, sin = math.cos(math.radians(n[0])), math.sin(math.radians(n[0]))
      new = (cos, sin, -sin, cos, 0, 0)
      if len(n) == 3:
        new = compose(compose((1, 0, 0, 1, n[1], n[2]), new), (1, 0, 0, 1, -n[1], -n[2]))
    else:
      raise ValueError(f"transform {name}")
    matrix = compose(matrix, new)
  return matrix


def compose(outer, inner):
  a, b, c, d, e, f = outer
  g, h, i, j, k, l = inner
  return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f)
