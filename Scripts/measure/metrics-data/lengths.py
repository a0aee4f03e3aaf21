"""Lengths of a picture of a screen, found in its pixels, and their differences from those of another picture.

Edges are long runs of one change of color along rows and columns. Texts and symbols are what differs from the flat color
around it, joined along lines. Both pictures go through the same code. What is found is matched in order, by an alignment
that permits gaps; what the reference has and the other picture lacks counts as a miss.
"""

from dataclasses import dataclass

import numpy as np
from PIL import Image
from scipy import ndimage

EDGE, LINE = "edge", "line"


@dataclass
class Edge:
    position: float
    start: float
    end: float
    sign: int
    kind: str
    after: tuple


@dataclass
class Ink:
    left: float
    right: float
    top: float
    bottom: float
    baseline: float


def picture(image, width, scale, mask):
    """The pixels of the left `width` points. The mask's rectangles, in points, get the color around them."""
    image = image.convert("RGBA").crop((0, 0, round(width * scale), image.height))
    pixels = np.array(Image.alpha_composite(Image.new("RGBA", image.size, "white"), image))[:, :, :3].astype(np.int16)
    for x, y, w, h in mask:
        left, top, right, bottom = (round(v * scale) for v in (x, y, x + w, y + h))
        pixels[top:bottom, left:right] = pixels[min(top, len(pixels) - 1), left]
    return pixels


def horizontal_edges(pixels, scale, least, neighbors):
    """Changes of color between rows, along runs of at least `least` points, in points."""
    found = []
    change = (pixels[1:] - pixels[:-1]).astype(np.int16)
    strength = np.abs(change).max(axis=2)
    sign = np.sign(change.sum(axis=2)).astype(np.int8)
    length = round(least * scale)
    for y in range(len(change)):
        row = np.where(strength[y] >= 3, sign[y], 0)
        borders = np.flatnonzero(np.diff(np.concatenate(([0], row, [0]))))
        for start, end in zip(borders[:-1], borders[1:]):
            if row[start] != 0 and end - start >= length:
                middle = (start + end) // 2
                if neighbors and not is_flat(pixels, y, middle, round(3 * scale)):
                    continue
                weight = float(strength[y, start:end].mean())
                found.append([y + 1, start, end, int(row[start]), weight, tuple(pixels[min(y + 2, len(pixels) - 1), middle])])
    merged = []
    for y, start, end, way, weight, after in found:
        last = next((m for m in reversed(merged) if m["last"] == y - 1 and m["way"] == way
                     and m["start"] < end and start < m["end"]), None)
        if last:
            last.update(last=y, sum=last["sum"] + y * weight, weight=last["weight"] + weight,
                        start=min(start, last["start"]), end=max(end, last["end"]), after=after)
        else:
            merged.append(dict(last=y, way=way, start=start, end=end, sum=y * weight, weight=weight, after=after))
    edges = [Edge(m["sum"] / m["weight"] / scale, m["start"] / scale, m["end"] / scale, m["way"], EDGE, m["after"])
             for m in merged]
    # Two opposite changes within 1.5 points are a line.
    result = []
    for edge in edges:
        pair = next((r for r in reversed(result) if r.kind == EDGE and r.sign == -edge.sign
                     and edge.position - r.position <= 1.5 and r.start < edge.end and edge.start < r.end
                     and abs((r.end - r.start) - (edge.end - edge.start)) < 30), None)
        if pair:
            pair.kind, pair.position, pair.after = LINE, (pair.position + edge.position) / 2, edge.after
        else:
            result.append(edge)
    return result


def is_flat(pixels, y, x, reach):
    above = pixels[max(0, y - reach): max(1, y - 1), x]
    below = pixels[y + 2: y + reach + 1, x]
    return len(below) > 0 and np.ptp(above, axis=0).max() <= 6 and np.ptp(below, axis=0).max() <= 6


def run_lengths(values):
    """For each pixel, the number of pixels of its color around it in its row."""
    starts = np.ones(values.shape, bool)
    starts[:, 1:] = values[:, 1:] != values[:, :-1]
    runs = np.cumsum(starts) - 1
    return np.bincount(runs)[runs].reshape(values.shape)


def inks(pixels, scale):
    """Texts' lines and symbols, from top to bottom."""
    coarse = (pixels[:, :, 0].astype(np.int32) << 16) + (pixels[:, :, 1].astype(np.int32) << 8) + pixels[:, :, 2]
    side = max(3, round(7 * scale))
    flat = (run_lengths(coarse) >= side) & (run_lengths(coarse.T).T >= side)
    nearest = ndimage.distance_transform_edt(~flat, return_distances=False, return_indices=True)
    ink = np.abs(pixels - pixels[nearest[0], nearest[1]]).max(axis=2) > 30
    reach = round(3 * scale)
    wide = ndimage.maximum_filter1d(ink.view(np.uint8), 2 * reach + 1, axis=1)
    labels, count = ndimage.label(wide)
    boxes = []
    for index, area in enumerate(ndimage.find_objects(labels), start=1):
        part = ink[area] & (labels[area] == index)
        # Rims of switches and of glass enclose much more than they cover.
        if part.sum() < 0.18 * part.size:
            continue
        rows, columns = np.flatnonzero(part.any(axis=1)), np.flatnonzero(part.any(axis=0))
        counts = part.sum(axis=1)
        middle = len(counts) // 2
        drop = counts[middle:] - np.concatenate((counts[middle + 1:], [0]))
        box = [area[1].start + columns[0], area[1].start + columns[-1] + 1, area[0].start + rows[0],
               area[0].start + rows[-1] + 1, area[0].start + middle + int(np.argmax(drop)) + 1]
        boxes.append([float(v) / scale for v in box])
    # Dots and accents belong to the line below them.
    boxes.sort(key=lambda b: b[3] - b[2], reverse=True)
    kept = []
    for box in boxes:
        owner = next((k for k in kept if box[3] - box[2] < 5 and box[0] >= k[0] - 1 and box[1] <= k[1] + 1
                      and -1 < k[2] - box[3] < 4), None)
        if owner:
            owner[2] = min(owner[2], box[2])
        elif box[3] - box[2] > 2 and box[1] - box[0] > 1:
            kept.append(box)
    lines = [Ink(b[0], b[1], b[2], b[3], b[4]) for b in joined(kept)]
    return sorted(lines, key=lambda i: (round(i.baseline / 4), i.left))


def aligned(first, second, cost, skip):
    """Pairs of indices of the cheapest alignment in order."""
    n, m = len(first), len(second)
    total = np.zeros((n + 1, m + 1))
    total[1:, 0] = skip * np.arange(1, n + 1)
    total[0, 1:] = skip * np.arange(1, m + 1)
    costs = np.array([[cost(a, b) for b in second] for a in first]).reshape(n, m)
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            total[i, j] = min(total[i - 1, j - 1] + costs[i - 1, j - 1], total[i - 1, j] + skip, total[i, j - 1] + skip)
    pairs, i, j = [], n, m
    while i and j:
        if total[i, j] == total[i - 1, j - 1] + costs[i - 1, j - 1]:
            pairs.append((i - 1, j - 1))
            i, j = i - 1, j - 1
        elif total[i, j] == total[i - 1, j] + skip:
            i -= 1
        else:
            j -= 1
    return pairs[::-1]


def edge_cost(a, b):
    if a.sign != b.sign or a.kind != b.kind:
        return 9
    return abs(a.position - b.position) / 60 + abs(a.start - b.start) / 60 + abs(a.end - b.end) / 60


def ink_cost(a, b):
    return (abs(a.baseline - b.baseline) / 60 + min(abs(a.left - b.left), abs(a.right - b.right)) / 40
            + abs((a.right - a.left) - (b.right - b.left)) / 60 + abs((a.bottom - a.top) - (b.bottom - b.top)) / 20)


def joined(boxes):
    """Words of a line, joined over their spaces."""
    result = []
    for box in sorted(boxes):
        last = next((r for r in reversed(result) if box[0] - r[1] < max(6, 0.5 * (r[3] - r[2]))
                     and min(box[3], r[3]) - max(box[2], r[2]) > 0.5 * min(box[3] - box[2], r[3] - r[2])), None)
        if last:
            widest = max((last, box), key=lambda b: b[1] - b[0])[4]
            last[1:] = [max(last[1], box[1]), min(last[2], box[2]), max(last[3], box[3]), widest]
        else:
            result.append(list(box))
    return result


@dataclass
class Found:
    page: tuple
    inks: list
    rows: list
    columns: list


def found(pixels, scale):
    """All that a picture has: the color of its corner, inks, edges between rows and between columns."""
    lines = inks(pixels, scale)
    columns = horizontal_edges(pixels.transpose(1, 0, 2), scale, 6, True)
    return Found(tuple(pixels[2, 2]), lines, horizontal_edges(pixels, scale, 40, False), outside(columns, lines))


def differences(reference, ours, elements, kinds):
    """Tuples of a kind, a difference in points (`None`: not found) and a description."""
    result, compared = [], []
    first, second = reference.inks, ours.inks
    if kinds == "all":
        pairs = aligned(reference.rows, ours.rows, edge_cost, 0.8)
        compared = [(reference.rows[i], ours.rows[j]) for i, j in pairs]
        result += distances(reference.rows, ours.rows, pairs, reference.page)
        result += positions(reference.columns, ours.columns, aligned(reference.columns, ours.columns, edge_cost, 0.8))
    pairs = aligned(first, second, ink_cost, 0.8)
    partners = dict(pairs)
    previous = None
    for i, a in enumerate(first):
        words = f"ink at ({a.left:.1f}, {a.baseline:.1f})"
        if i not in partners:
            result.append(("text end", None, words))
            continue
        b = second[partners[i]]
        name, detail = element_at(b, elements)
        words = f"{name} {detail} at ({a.left:.1f}, {a.baseline:.1f})"
        if name == "Image":
            result.append(("symbol", (b.right - b.left) - (a.right - a.left), words + " width"))
            result.append(("symbol", (b.bottom - b.top) - (a.bottom - a.top), words + " height"))
            continue
        if name != "Text":
            result.append(("control", (b.right - b.left) - (a.right - a.left), words + " width"))
            continue
        result.append(("text start", b.left - a.left, words))
        result.append(("text end", b.right - a.right, words))
        origin = max((e for e in compared if e[0].position < a.baseline and e[1].position < b.baseline),
                     key=lambda e: e[0].position, default=None)
        if previous and (origin is None or previous[0].baseline > origin[0].position):
            result.append(("baseline", (b.baseline - previous[1].baseline) - (a.baseline - previous[0].baseline), words))
        elif origin:
            result.append(("baseline", (b.baseline - origin[1].position) - (a.baseline - origin[0].position), words))
        elif kinds == "all":
            result.append(("baseline", b.baseline - a.baseline, words))
        if previous is None or abs(previous[0].baseline - a.baseline) > 2:
            previous = (a, b)
    return result + line_breaks(first, second, pairs, elements)


def outside(edges, inks):
    """The vertical edges that are not strokes of letters."""
    return [e for e in edges if not any(i.left - 1 < e.position < i.right + 1 and i.top - 2 < e.start and e.end < i.bottom + 2
                                        for i in inks)]


def positions(first, second, pairs):
    partners = dict(pairs)
    return [("edge", second[partners[i]].position - a.position if i in partners else None,
             f"vertical edge at x {a.position:.2f}, y {a.start:.0f} to {a.end:.0f}") for i, a in enumerate(first)]


def distances(first, second, pairs, page):
    partners, result = dict(pairs), []
    for i, a in enumerate(first):
        words = f"{a.kind} at y {a.position:.2f}, x {a.start:.0f} to {a.end:.0f}"
        if i not in partners:
            result.append(("height", None, words))
        elif i == 0 or i - 1 not in partners:
            result.append(("edge", second[partners[i]].position - a.position, words))
        else:
            upper, other = first[i - 1], second[partners[i - 1]]
            kind = "gap" if upper.kind == EDGE and max(abs(p - q) for p, q in zip(upper.after, page)) < 4 else "height"
            delta = (second[partners[i]].position - other.position) - (a.position - upper.position)
            result.append((kind, delta, f"{words}, {a.position - upper.position:.2f} below the last"))
    return result


def element_at(ink, elements):
    x, y = (ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2
    inside = [e for e in elements if e[2] - 2 <= x <= e[2] + e[4] + 2 and e[3] - 2 <= y <= e[3] + e[5] + 2]
    drawn = [e for e in inside if e[0] in ("Text", "Image", "Toggle", "TextField")]
    smallest = min(drawn or inside, key=lambda e: e[4] * e[5], default=("Canvas", ""))
    return smallest[0], smallest[1]


def line_breaks(first, second, pairs, elements):
    back, result = {j: i for i, j in pairs}, []
    for name, detail, x, y, w, h in elements:
        if name != "Text":
            continue
        lines = [j for j, b in enumerate(second)
                 if x - 3 <= b.left and b.right <= x + w + 3 and y - 3 <= b.baseline <= y + h + 3]
        baselines = [second[j].baseline for j in lines]
        if not lines or max(baselines) - min(baselines) < 8:
            continue
        wrong = [j for j in lines if j not in back or abs(
            (second[j].right - second[j].left) - (first[back[j]].right - first[back[j]].left)) > 8]
        result.append(("line break", None if wrong else 0.0, detail))
    return result
