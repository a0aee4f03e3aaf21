/// The boxes that stand for what no font has. They are a face of their own, so that they are drawn as any glyph is,
/// and look the same whatever fonts there are.
enum MissingGlyph: UInt32, CaseIterable {
  /// A letter or a sign.
  case box = 1
  /// An emoji, which is one em wide.
  case emoji = 2

  /// The face's name in glyph runs.
  static let face = "missing"
  static let unitsPerEm = 1000

  /// The box for a cluster that begins with a scalar.
  init(for scalar: Unicode.Scalar) {
    self = Self.emojiBlocks.contains { $0.contains(scalar.value) } ? .emoji : .box
  }

  /// The advance in thousandths of an em.
  var advance: Int { self == .emoji ? 1000 : 600 }

  /// A frame from the baseline to the height of a capital letter.
  var outline: GlyphOutline {
    let margin = 60.0
    let stroke = 60.0
    let outer = CGRect(x: margin, y: 0, width: Double(advance) - 2 * margin, height: 720)
    return GlyphOutline(path: .frame(outer, lineWidth: stroke), unitsPerEm: Self.unitsPerEm)
  }

  /// Blocks of Unicode whose signs are shown as emoji.
  private static let emojiBlocks: [ClosedRange<UInt32>] = [0x2600...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1FAFF]
}

extension Path {
  /// The outline of a frame whose line lies inside of a rectangle.
  static func frame(_ outer: CGRect, lineWidth: CGFloat) -> Path {
    let inner = outer.insetBy(dx: lineWidth, dy: lineWidth)
    var path = Path()
    path.addRect(outer)
    // The hole runs the other way around.
    path.move(to: CGPoint(x: inner.minX, y: inner.minY))
    path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
    path.closeSubpath()
    return path
  }
}
