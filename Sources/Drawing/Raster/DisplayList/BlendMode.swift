/// Porter-Duff operators and blend modes of the W3C specification "Compositing and Blending Level 1", as in HTML
/// canvas, SVG and CSS. Raw values are the specification's keywords.
///
/// Each mode is computed exactly from premultiplied 8-bit channels in encoded sRGB, and rounded once.
///
/// The modes ``clear``, ``copy``, ``sourceIn``, ``sourceOut``, ``destinationIn`` and ``destinationAtop`` also change
/// the backdrop where nothing is drawn. They apply to the whole clip, as in HTML canvas.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  // Porter-Duff operators.
  case clear
  /// The source only.
  case copy
  /// The backdrop only: draws nothing.
  case destination
  /// The default mode, called `normal` as a blend mode.
  case sourceOver = "source-over"
  case destinationOver = "destination-over"
  case sourceIn = "source-in"
  case destinationIn = "destination-in"
  case sourceOut = "source-out"
  case destinationOut = "destination-out"
  case sourceAtop = "source-atop"
  case destinationAtop = "destination-atop"
  case xor
  /// The sum of source and backdrop, clamped to white. Called `lighter` in canvas and `plus-lighter` in CSS.
  case plus = "lighter"

  // Separable blend modes, composited source-over.
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

  // Nonseparable blend modes.
  case hue
  case saturation
  case color
  case luminosity

  /// The default mode, under its name in SwiftUI, Core Graphics and CSS.
  public static var normal: BlendMode { .sourceOver }

  /// Whether a transparent source changes the backdrop, so that the mode applies to the whole clip.
  var isUnbounded: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
