/// How a drawing and what lies under it become one: the operators and blend modes of the W3C's "Compositing and
/// Blending Level 1", which HTML canvas, SVG and CSS share. Raw values are that specification's words.
///
/// Each mode is calculated on encoded sRGB from premultiplied 8-bit channels, exactly, and rounded once.
///
/// Where a mode would change the backdrop even where nothing is drawn (``clear``, ``copy``, ``sourceIn``,
/// ``sourceOut``, ``destinationIn``, ``destinationAtop``), it does so in the whole clip, as HTML canvas says.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  // Porter and Duff's twelve operators.
  case clear
  /// The source alone.
  case copy
  /// The backdrop alone: draws nothing.
  case destination
  /// The usual mode, `normal` of the blend modes.
  case sourceOver = "source-over"
  case destinationOver = "destination-over"
  case sourceIn = "source-in"
  case destinationIn = "destination-in"
  case sourceOut = "source-out"
  case destinationOut = "destination-out"
  case sourceAtop = "source-atop"
  case destinationAtop = "destination-atop"
  case xor
  /// The sum of both, up to white: canvas's and CSS's name is `lighter`, or `plus-lighter`.
  case plus = "lighter"

  // Blend modes that look at one channel at a time; each composites source-over.
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
  case difference
  case exclusion

  // Blend modes that look at the colour as a whole.
  case hue
  case saturation
  case color
  case luminosity

  /// The usual mode under the name that SwiftUI, Core Graphics and CSS have for it.
  public static var normal: BlendMode { .sourceOver }

  /// Whether a fully transparent source changes the backdrop, so that the mode reaches over the whole clip.
  var isUnbounded: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
