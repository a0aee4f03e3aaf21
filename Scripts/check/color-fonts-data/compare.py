"""Compares pictures of color glyphs with those of Skia.

    compare.py PICTURES [--at TAG=VALUE,...] [--palette N] [--most N] [--keep FOLDER] FONT ...
    compare.py --sheet FILE [--at TAG=VALUE,...] FONT

PICTURES is the built program ColorGlyphPictures. Prints a row per font: the kinds of its color tables, the glyphs compared, those
that are missing by name, and the largest difference of a glyph in levels of 255. Edges are antialiased differently, so that the
difference is that of means of 5 by 5 pixels. Fails if it is above LIMIT for any glyph that Skia draws, or if a glyph that Skia
draws is blank or missing. Glyphs that Skia does not draw either, such as those whose paints contain themselves, must be missing, and
SVG glyphs may be. Plain outlines of the fonts are not compared: Skia leaves a slit between contours that touch.

The second form writes what Skia draws as the picture that ColorGlyphSheetTests compare with: all characters of the font in their order,
16 in a row, each in a cell of 64 by 64 pixels, at 32 pixels per em, with the origin at 16, 48.
"""

import argparse, pathlib, subprocess, sys, tempfile

import numpy, skia
from fontTools.ttLib import TTFont

SIZE = 96
LIMIT = 24
UNSUPPORTED = {"SVG "}


def skia_font(typeface, size):
    font = skia.Font(typeface, size)
    font.setHinting(skia.FontHinting.kNone)
    font.setSubpixel(True)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    return font


def skia_picture(typeface, character):
    surface = skia.Surface(3 * SIZE, 3 * SIZE)
    surface.getCanvas().clear(0)
    surface.getCanvas().drawString(
        chr(character), SIZE / 2, 1.5 * SIZE, skia_font(typeface, SIZE), skia.Paint(AntiAlias=True, Color=skia.ColorBLACK))
    pixels = surface.toarray(colorType=skia.kRGBA_8888_ColorType).astype(float)
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels


def our_picture(path):
    image = skia.Image.open(str(path)).toarray(colorType=skia.kRGBA_8888_ColorType).astype(float)
    image[..., :3] *= image[..., 3:] / 255
    return image


def largest_difference(ours, theirs):
    difference = ours - theirs
    sums = numpy.cumsum(numpy.cumsum(numpy.pad(difference, ((1, 0), (1, 0), (0, 0))), 0), 1)
    return numpy.abs(sums[5:, 5:] - sums[:-5, 5:] - sums[5:, :-5] + sums[:-5, :-5]).max() / 25


def kinds(font):
    names = []
    if "COLR" in font: names.append(f"COLR {font['COLR'].version}")
    names += [table.strip() for table in ("sbix", "CBDT", "SVG ") if table in font]
    return ", ".join(names)


def color_glyphs(font):
    """The names of the glyphs that the color tables draw."""
    names = set()
    if "COLR" in font:
        colr = font["COLR"]
        if colr.version == 0: return set(colr.ColorLayers)
        names |= {record.BaseGlyph for record in colr.table.BaseGlyphList.BaseGlyphPaintRecord}
        if colr.table.BaseGlyphRecordArray: names |= {record.BaseGlyph for record in colr.table.BaseGlyphRecordArray.BaseGlyphRecord}
    if "sbix" in font: names |= {name for strike in font["sbix"].strikes.values() for name in strike.glyphs}
    if "CBDT" in font: names |= {name for strike in font["CBDT"].strikeData for name in strike}
    if "SVG " in font:
        order = font.getGlyphOrder()
        for document in font["SVG "].docList: names |= set(order[document.startGlyphID : document.endGlyphID + 1])
    return names


def typeface(path, place, palette):
    face = skia.Typeface.MakeFromFile(str(path))
    if not place and palette is None: return face
    arguments = skia.FontArguments()
    if place:
        coordinates = skia.FontArguments.VariationPosition.Coordinates([
            skia.FontArguments.VariationPosition.Coordinate(int.from_bytes(tag.encode(), "big"), float(value))
            for tag, value in (part.split("=") for part in place.split(","))])
        arguments.setVariationDesignPosition(skia.FontArguments.VariationPosition(coordinates))
    if palette is not None:
        arguments.setPalette(skia.FontArguments.Palette(palette))
    return face.makeClone(arguments)


def compare(path, options):
    font = TTFont(path, lazy=True)
    cmap = font.getBestCmap()
    colored = color_glyphs(font)
    characters = sorted(character for character, name in cmap.items() if name in colored)
    if len(characters) > options.most: characters = characters[:: -(-len(characters) // options.most)]
    face = typeface(path, options.at, options.palette)
    with tempfile.TemporaryDirectory() as folder:
        command = [options.pictures, str(path), str(SIZE), folder]
        if options.at: command += ["--at", options.at]
        if options.palette is not None: command += ["--palette", str(options.palette)]
        run = subprocess.run(command, input="".join(f"{c:x}\n" for c in characters), text=True, capture_output=True)
        if run.returncode: return path.name, kinds(font), 0, 0, None, [run.stderr.strip() or f"status {run.returncode}"]
        missing = {int(line.split()[1]) for line in run.stdout.splitlines()}
        worst, faults, drawn = 0, [], 0
        for number, character in enumerate(characters):
            if number in missing:
                if not UNSUPPORTED & set(font.keys()) and skia_picture(face, character).any():
                    faults.append(f"U+{character:04X} is missing")
                continue
            ours = our_picture(f"{folder}/{number}.png")
            # SVG glyphs are drawn in another font, or missing.
            if "SVG " in font and "COLR" not in font: continue
            theirs = skia_picture(face, character)
            drawn += 1
            if ours.any() and not theirs.any(): faults.append(f"U+{character:04X} {cmap[character]} is drawn, and not by Skia")
            difference = largest_difference(ours, theirs)
            worst = max(worst, difference)
            if difference > LIMIT:
                faults.append(f"U+{character:04X} {cmap[character]}: {difference:.1f}")
                if options.keep:
                    both = numpy.concatenate([ours, theirs], 1)
                    white = both[..., :3] + 255 - both[..., 3:]
                    rgba = numpy.dstack([white.clip(0, 255), numpy.full(white.shape[:2], 255)]).astype(numpy.uint8)
                    skia.Image.fromarray(numpy.ascontiguousarray(rgba), skia.kRGBA_8888_ColorType).save(f"{options.keep}/{path.stem}-{character:04X}.png", skia.kPNG)
        return path.name, kinds(font), drawn, len(missing), worst if drawn else None, faults


def write_sheet(path, options):
    characters = sorted(TTFont(path, lazy=True).getBestCmap())
    font = skia_font(typeface(path, options.at, options.palette), 32)
    surface = skia.Surface(16 * 64, -(-len(characters) // 16) * 64)
    surface.getCanvas().clear(0)
    for number, character in enumerate(characters):
        surface.getCanvas().save()
        surface.getCanvas().translate(number % 16 * 64, number // 16 * 64)
        surface.getCanvas().clipRect(skia.Rect.MakeWH(64, 64))
        surface.getCanvas().drawString(chr(character), 16, 48, font, skia.Paint(AntiAlias=True, Color=skia.ColorBLACK))
        surface.getCanvas().restore()
    surface.makeImageSnapshot().save(options.sheet, skia.kPNG)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sheet")
    if "--sheet" not in sys.argv: parser.add_argument("pictures")
    parser.add_argument("--at", default="")
    parser.add_argument("--palette", type=int)
    parser.add_argument("--most", type=int, default=200)
    parser.add_argument("--keep")
    parser.add_argument("fonts", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    if options.sheet: return write_sheet(options.fonts[0], options)
    failed = False
    print(f"Skia {skia.__version__}, {SIZE} pixels")
    print("| Font | Color tables | Compared | Missing by name | Largest difference |\n|---|---|---|---|---|")
    for path in options.fonts:
        name, tables, drawn, missing, worst, faults = compare(path, options)
        print(f"| {name} | {tables} | {drawn} | {missing} | {'–' if worst is None else f'{worst:.1f}'} |", flush=True)
        for fault in faults[:40]: print("  ", fault, file=sys.stderr)
        if len(faults) > 40: print(f"   and {len(faults) - 40} more", file=sys.stderr)
        failed = failed or bool(faults)
    sys.exit(failed)


main()
