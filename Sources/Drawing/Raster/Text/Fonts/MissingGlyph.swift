import Foundation

/// The boxes for characters that no font has. They form a face of their own, which is independent of the registered
/// fonts.
enum MissingGlyph: UInt32, CaseIterable {
  /// A letter or symbol.
  case box = 1
  /// An emoji, one em wide.
  case emoji = 2

  /// The face's name in glyph runs.
  static let face = "missing"
  static let unitsPerEm = 1000

  /// Returns the box for a cluster that begins with a scalar.
  init(for scalar: Unicode.Scalar) {
    self = Self.isInEmojiBlock(scalar) ? .emoji : .box
  }

  /// Whether a scalar is in a block of symbols that are shown as emoji.
  static func isInEmojiBlock(_ scalar: Unicode.Scalar) -> Bool { emojiBlocks.contains { $0.contains(scalar.value) } }

  /// The advance in thousandths of an em.
  var advance: Int { self == .emoji ? 1000 : 600 }

  /// A frame from the baseline to the height of a capital letter.
  var outline: GlyphOutline {
    let margin = 60.0
    let stroke = 60.0
    let outer = CGRect(x: margin, y: 0, width: Double(advance) - 2 * margin, height: 720)
    return GlyphOutline(path: .frame(outer, lineWidth: stroke), unitsPerEm: Self.unitsPerEm)
  }

  /// Unicode blocks that are shown as emoji.
  private static let emojiBlocks: [ClosedRange<UInt32>] = [0x2600...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1FAFF]
}

extension Path {
  /// Returns the outline of a frame whose line lies inside a rectangle.
  static func frame(_ outer: CGRect, lineWidth: CGFloat) -> Path {
    let inner = outer.insetBy(dx: lineWidth, dy: lineWidth)
    var path = Path()
    path.addRect(outer)
    // The hole has the opposite direction.
    path.move(to: CGPoint(x: inner.minX, y: inner.minY))
    path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
    path.closeSubpath()
    return path
  }
}
