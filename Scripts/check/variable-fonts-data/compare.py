"""Compares the values that VariableFontValues prints with those of fontTools.

    compare.py VALUES [--seed N] [--places N] FONT ...

Fails if an outline deviates by more than LIMIT font units, or if an advance or a metric differs by more than rounding.
"""

import argparse, itertools, random, subprocess, sys

import fontTools
from fontTools.misc.roundTools import otRound
from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import USE_MY_METRICS
from fontTools.varLib.models import normalizeLocation, supportScalar
from fontTools.varLib.varStore import VarStoreInstancer

LIMIT = 1 / 256
# Raster rounds the coordinates between the two steps of version 2 of avar, and fontTools does not.
AVAR2_LIMIT = 1 / 4
METRICS = [  # As VariableFontValues prints them: the tag of MVAR, and the sign.
    ("hasc", 1), ("hdsc", -1), ("hlgp", 1), ("xhgt", 1), ("cpht", 1), ("undo", 1), ("unds", 1), ("stro", 1), ("strs", 1)]


class Contours(BasePen):
    """The points of the contours, with each implied point."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.contours = []

    def _moveTo(self, point): self.contours.append([("M", point)])
    def _lineTo(self, point): self.contours[-1].append(("L", point))
    def _qCurveToOne(self, control, point): self.contours[-1].append(("Q", control, point))
    def _curveToOne(self, first, second, point): self.contours[-1].append(("C", first, second, point))


def simplified(contours):
    """Without what closes a contour, up to rounding errors of fontTools, and without contours of one point."""
    def closes(step, start):
        return step[0] == "L" and all(abs(a - b) < 1e-6 for a, b in zip(step[1], start))

    result = []
    for contour in contours:
        while len(contour) > 1 and closes(contour[-1], contour[0][1]):
            contour = contour[:-1]
        if len(contour) > 1:
            result.append(contour)
    return result


def parsed(words):
    """The contours of a line of VariableFontValues."""
    contours, words = [], list(words)
    while words:
        verb = words.pop(0)
        if verb == "Z":
            continue
        count = {"M": 1, "L": 1, "Q": 2, "C": 3}[verb]
        numbers = [float(words.pop(0)) for _ in range(2 * count)]
        if verb == "M":
            contours.append([])
        contours[-1].append((verb, *zip(numbers[::2], numbers[1::2])))
    return simplified(contours)


def left_point(font, name, location):
    """The x-coordinate of the phantom point that becomes the origin."""
    glyf, metrics = font["glyf"], font["hmtx"].metrics
    if glyf[name].isComposite():
        for component in glyf[name].components:
            if component.flags & USE_MY_METRICS:
                return left_point(font, component.glyphName, location)
    coordinates, _ = glyf._getCoordinatesAndControls(name, metrics)
    left = coordinates[-4][0]
    for variation in font["gvar"].variations.get(name, []) if "gvar" in font else []:
        scalar = supportScalar(location, variation.axes)
        delta = variation.coordinates
        if scalar and delta[-4] is not None:
            left += delta[-4][0] * scalar
    return left


def outline(font, glyphs, name, location):
    pen = Contours(glyphs)
    if "glyf" not in font:
        glyphs[name].draw(pen)
        return simplified(pen.contours)
    glyph = glyphs[name]
    instance = glyph._getGlyphInstance() if "gvar" in font and name in font["gvar"].variations else font["glyf"][name]
    # Only outlines are moved to the origin, not the components of others.
    with glyphs.pushDepth():
        instance.draw(pen, font["glyf"], 0)
    left = left_point(font, name, location)
    moved = [[(step[0], *((x - left, y) for x, y in step[1:])) for step in contour] for contour in pen.contours]
    return simplified(moved)


def matches_points(font, name):
    """Whether a component is placed by points, which fontTools does not draw."""
    glyph = font["glyf"][name] if "glyf" in font else None
    return glyph is not None and glyph.isComposite() and any(
        not hasattr(component, "x") or matches_points(font, component.glyphName) for component in glyph.components)


def deviation(ours, theirs):
    if [[step[0] for step in contour] for contour in ours] != [[step[0] for step in contour] for contour in theirs]:
        return float("inf")
    pairs = zip(itertools.chain(*ours), itertools.chain(*theirs))
    return max((abs(a - b) for one, other in pairs for p, q in zip(one[1:], other[1:]) for a, b in zip(p, q)), default=0)


def normalized(font, place, axes):
    """The coordinates as the specification computes them: in 16.16, then rounded to 2.14.

    fontTools rounds once, to 2.14. The coordinates differ by at most one unit, which is checked here.
    """
    def nearest(dividend, divisor):
        return (2 * dividend + divisor) // (2 * divisor)

    location = normalizeLocation(place, axes)
    if "avar" in font:
        location = font["avar"].renormalizeLocation(location, font)
    result = {}
    for tag, (low, default, high) in axes.items():
        value, low, default, high = (round(number * 65536) for number in (place[tag], low, default, high))
        span = default - low if value < default else high - default
        value = nearest((value - default) * 65536, span) if span else 0
        if "avar" in font:
            points = sorted((round(a * 65536), round(b * 65536)) for a, b in font["avar"].segments[tag].items())
            for (a, to), (b, end) in zip(points, points[1:]):
                if a <= value <= b and a < b:
                    value = to + nearest((value - a) * (end - to), b - a)
                    break
        result[tag] = ((value + 2) >> 2) / 16384
        if getattr(font.get("avar"), "majorVersion", 1) > 1:
            # Axes that the variations leave at 0 are missing.
            result[tag] = otRound(location.get(tag, 0) * 16384) / 16384
        assert abs(result[tag] - location.get(tag, 0)) <= 1 / 16384, (tag, place, result, location)
    return result


def compare(path, values, places, chance):
    font = TTFont(path)
    if "fvar" not in font:
        return None
    if len({axis.axisTag for axis in font["fvar"].axes}) < len(font["fvar"].axes):
        return "fontTools cannot distinguish axes with the same tag"
    axes = {axis.axisTag: (axis.minValue, axis.defaultValue, axis.maxValue) for axis in font["fvar"].axes}
    chosen = []
    for number in range(places):
        # Values of 1/64 are what Raster distinguishes. Every fourth place has an axis at an end.
        place = {tag: round(chance.uniform(low, high) * 64) / 64 for tag, (low, _, high) in axes.items()}
        if number % 4 == 0:
            tag = chance.choice(list(axes))
            place[tag] = chance.choice([axes[tag][0], axes[tag][2]])
        chosen.append({tag: min(max(value, axes[tag][0]), axes[tag][2]) for tag, value in place.items()})
    names = [",".join(f"{tag}={value}" for tag, value in place.items()) for place in chosen]
    run = subprocess.run([values, path, *names], capture_output=True, text=True)
    if run.returncode != 0:
        return run.stderr.strip().splitlines()[-1]
    text = run.stdout
    worst = {"outline": 0, "advance": 0, "metric": 0, "outlines": 0, "where": ""}
    order = font.getGlyphOrder()
    for line in text.splitlines():
        kind, _, rest = line.partition(" ")
        words = rest.split(" ")
        if kind == "place":
            place = chosen[names.index(rest)]
            location = normalized(font, place, axes)
            glyphs = font.getGlyphSet(location=location, normalized=True, recalcBounds=False)
            metrics = None
            if "MVAR" in font:
                table = font["MVAR"].table
                metrics = VarStoreInstancer(table.VarStore, font["fvar"].axes, location)
                records = {record.ValueTag: record.VarIdx for record in table.ValueRecord}
        elif kind == "metrics" and metrics:
            default = baseline(font)
            for (tag, sign), value, base in zip(METRICS, words, default):
                expected = base + sign * otRound(metrics[records[tag]]) if tag in records else base
                # No negative gaps, and no lines without thickness.
                expected = max(expected, {"hlgp": 0, "unds": 1, "strs": 1}.get(tag, expected))
                # Raster replaces thicknesses and heights of 0.
                if base == 0 and tag not in ("hlgp", "undo"):
                    continue
                worst["metric"] = max(worst["metric"], abs(int(value) - expected))
        elif kind == "glyph":
            name = order[int(words[0])]
            if matches_points(font, name):
                continue
            drawn = parsed(words[1:] if words[1:] != [""] else [])
            found = deviation(drawn, outline(font, glyphs, name, location))
            worst["outlines"] += 1
            if found > worst["outline"]:
                worst["outline"] = found
                worst["where"] = f"{order[int(words[0])]} at {place}"
        elif kind == "advance":
            # The whole number nearest to an advance is at most half a unit away.
            width = min(max(glyphs[order[int(words[0])]].width, 0), 65535)
            found = max(0, abs(float(words[1]) - width) - 0.5)
            worst["advance"] = max(worst["advance"], found)
    return worst, kind_of(font), axes


def kind_of(font):
    if "avar" in font and font["avar"].majorVersion > 1:
        return "avar 2"
    return "gvar" if "glyf" in font else "CFF2"


def baseline(font):
    hhea, os2, post = font["hhea"], font["OS/2"], font["post"]
    return [hhea.ascent, -hhea.descent, hhea.lineGap, os2.sxHeight, os2.sCapHeight, post.underlinePosition,
            post.underlineThickness, os2.yStrikeoutPosition, os2.yStrikeoutSize]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("values")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--places", type=int, default=8)
    parser.add_argument("fonts", nargs="+")
    options = parser.parse_args()
    print(f"fontTools {fontTools.version}, seed {options.seed}, {options.places} places on the axes of each font")
    chance = random.Random(options.seed)
    failed = False
    for path in options.fonts:
        result = compare(path, options.values, options.places, chance)
        if result is None:
            continue
        if isinstance(result, str):
            print(f"{path.split('/')[-1]}: not compared: {result}")
            continue
        worst, kind, axes = result
        limit = AVAR2_LIMIT if kind == "avar 2" else LIMIT
        is_exact = kind != "avar 2"
        failed |= (worst["outline"] > limit or worst["advance"] > (1e-4 if is_exact else AVAR2_LIMIT)
                   or worst["metric"] > (0 if is_exact else 1))
        print(f"{path.split('/')[-1]} ({', '.join(axes)}; {kind}): {worst['outlines']} outlines, "
              f"largest deviation {worst['outline']:.6f} units ({worst['where']}), advances {worst['advance']:.6f} beyond "
              f"rounding, metrics {worst['metric']}")
    sys.exit(1 if failed else 0)


main()
