import Foundation

/// A node of the paint graph of a glyph (COLR version 1), with all variations applied. Lengths are in font units, y up.
indirect enum ColorGlyphPaint: Sendable {
  /// The paints from bottom to top.
  case layers([ColorGlyphPaint])
  case solid(ColorGlyphColor)
  case gradient(ColorGlyphGradient)
  /// A paint inside the outline of a glyph.
  case outline(Path, ColorGlyphPaint)
  /// A paint inside the clip box of a glyph.
  case clipped(CGRect, ColorGlyphPaint)
  case transformed(Transform, ColorGlyphPaint)
  /// The source composited on the backdrop, apart from what is below.
  case composite(source: ColorGlyphPaint, ColorGlyphComposite, backdrop: ColorGlyphPaint)
}

/// A color of a palette, or the color of the text.
enum ColorGlyphColor: Hashable, Sendable {
  case palette(RGBA)
  /// The text color, with its alpha multiplied.
  case foreground(alpha: Double)
}

/// A gradient as fonts define it: colors may lie before 0 and after 1.
struct ColorGlyphGradient: Sendable {
  enum Geometry: Sendable {
    /// From `start` to `end`. The colors are constant along lines parallel to the one from `start` to `rotation`.
    case linear(start: CGPoint, end: CGPoint, rotation: CGPoint)
    /// From one circle to another.
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    /// Between two angles in turns, counterclockwise from the x axis. A ray of a turn or more is none.
    case sweep(center: CGPoint, start: Double, end: Double)
  }

  struct Stop: Sendable {
    var offset: Double
    var color: ColorGlyphColor
  }

  /// How colors continue before the first and after the last stop.
  enum Extend: Int, Sendable {
    case pad
    case `repeat`
    case reflect
  }

  var geometry: Geometry
  /// The stops in order of their offsets.
  var stops: [Stop]
  var extend: Extend
}

/// `CompositeMode` of the specification; the raw values are the font's.
enum ColorGlyphComposite: Int, Sendable {
  case clear, source, destination, sourceOver, destinationOver, sourceIn, destinationIn, sourceOut, destinationOut
  case sourceAtop, destinationAtop, xor, plus, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight
  case softLight, difference, exclusion, multiply, hue, saturation, color, luminosity
}
