import Foundation

/// The source of a text's line heights and letter spacing.
public enum TextMetrics: String, Hashable, Sendable, CaseIterable {
  /// The metrics of iOS' system font: its line box, and a letter spacing with which the embedded Inter is as wide as the
  /// system font, so that lines break as on a device.
  case system
  /// The line box and the letter spacing of the typeface.
  case typeface
}

extension TextMetrics {
  /// The line box of the system font in 2048ths of the font size: 0.952 above and 0.241 below the baseline.
  static let systemBox = (unitsPerEm: 2048, ascent: 1950, descent: 494)

  /// Returns the height of a line of the system font in points, without the leading between lines: 1.1934 times the size.
  package static func systemLineHeight(ofSize size: CGFloat) -> CGFloat {
    let scale = FontScale(size: size, unitsPerEm: systemBox.unitsPerEm)
    return TextUnit.points(scale.units(systemBox.ascent) + scale.units(systemBox.descent))
  }
}

/// The letter spacing that makes the embedded Inter as wide as iOS' system font.
///
/// Fitted to texts in pictures of simulators, see `Documentation/Metrics.md`. Sizes between two rows are interpolated,
/// as are weights between regular and bold. Beyond the table the nearest row applies.
enum SystemTracking {
  private struct Row {
    var size: CGFloat
    /// Thousandths of the font size per character.
    var regular: CGFloat
    var bold: CGFloat
  }

  // Bold was measured at 19, 27 and 33 points. Its rows below and above keep the ratio to regular of the nearest measured
  // one. The regular rows from 20 to 33 points are those of a second measurement.
  private static let rows = [
    Row(size: 12, regular: 0, bold: 0),
    Row(size: 13, regular: -11, bold: -8.7),
    Row(size: 14, regular: -13, bold: -10.3),
    Row(size: 16, regular: -23, bold: -18),
    Row(size: 17, regular: -28.5, bold: -22.5),
    Row(size: 19, regular: -30.4, bold: -24),
    Row(size: 20, regular: -40, bold: -24.75),
    Row(size: 22, regular: -51, bold: -26.25),
    Row(size: 27, regular: -52, bold: -30),
    Row(size: 33, regular: -53, bold: -30),
    Row(size: 40, regular: -50, bold: -28.3),
  ]

  /// The row of Inter Display, with which a text is as wide as Inter's last row makes it.
  static let display: CGFloat = -6.5
  /// The row of JetBrains Mono: 0.6157 instead of 0.6 times the size for each character.
  static let monospaced: CGFloat = 15.7

  /// Returns the additional space after each character in points.
  static func tracking(size: CGFloat, weight: FontWeight) -> CGFloat {
    let row = row(at: size)
    let boldness = min(max((CGFloat(weight.value) - CGFloat(FontWeight.regular.value)) / 300, 0), 1)
    return size * (row.regular + (row.bold - row.regular) * boldness) / 1000
  }

  private static func row(at size: CGFloat) -> Row {
    guard let next = rows.first(where: { $0.size >= size }) else { return rows[rows.count - 1] }
    guard let last = rows.last(where: { $0.size < size }) else { return rows[0] }
    let part = (size - last.size) / (next.size - last.size)
    return Row(
      size: size, regular: last.regular + (next.regular - last.regular) * part,
      bold: last.bold + (next.bold - last.bold) * part)
  }
}

extension FontFace {
  /// Returns the letter spacing in points that a run's metrics ask for.
  func systemTracking(for font: FontDescriptor) -> CGFloat {
    guard font.textMetrics == .system else { return 0 }
    switch family {
    case EmbeddedFonts.families[0]: return SystemTracking.tracking(size: font.size, weight: font.weight)
    case EmbeddedFonts.display: return font.size * SystemTracking.display / 1000
    case EmbeddedFonts.family(ofDesign: "ui-monospace"): return font.size * SystemTracking.monospaced / 1000
    default: return 0
    }
  }
}
