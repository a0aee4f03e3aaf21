extension Symbol {
  /// A fill or a stroke of a symbol.
  public struct Layer: Hashable, Sendable {
    /// How a layer treats the layers below it.
    package enum Erasure: Hashable, Sendable {
      /// Draws over them.
      case none
      /// Cuts its shape out of them in one color, and draws over them in several colors: the sign in a filled circle.
      case cut
      /// Always cuts its shape out of them: the gap beside a slash.
      case hole
    }

    package var filled: Path?
    package var stroked: Path?
    package var rule = FillRule.evenOdd
    /// The width of regular strokes, in grid units.
    package var lineWidth: CGFloat = 2
    /// The width by which a stroke is narrower than regular lines, because the fill is an outline already.
    package var outlineWidth: CGFloat = 0
    /// The additional width of a hole on both sides together, in grid units.
    package var margin: CGFloat = 0
    package var erasure = Erasure.none
    /// The level of the layer in several colors: 0 for primary, 1 for secondary, 2 for tertiary.
    package var level = 0
    /// The color of the multicolor mode; `nil` for the foreground style.
    package var color: Color?
    /// Whether the layer consists of digits, which are not mirrored with the symbol.
    var isReadable = false
    /// The step of a variable value from which on the layer is opaque; 0 for layers that do not vary.
    package var step = 0
  }
}

extension Symbol.Layer {
  /// A stroke with round caps and joins, 1.67 grid units wide at the regular weight.
  public static func line(_ outlines: Symbol.Outline...) -> Symbol.Layer {
    Symbol.Layer(stroked: Path(outlines))
  }

  /// A fill of outlines and a stroke around them, without the area of `cut`.
  public static func solid(_ outlines: Symbol.Outline..., cut: Symbol.Outline...) -> Symbol.Layer {
    Symbol.Layer(filled: Path(outlines + cut), stroked: Path(outlines))
  }

  /// A fill of outlines, without the area of `cut`.
  public static func ink(_ outlines: Symbol.Outline..., cut: Symbol.Outline...) -> Symbol.Layer {
    Symbol.Layer(filled: Path(outlines + cut))
  }

  /// The layer in the secondary style. Hierarchical symbols draw it at half the opacity, palettes in their second style.
  public var secondary: Symbol.Layer {
    var copy = self
    copy.level = 1
    return copy
  }

  /// The layer in the tertiary style. Hierarchical symbols draw it at a quarter of the opacity, palettes in their third
  /// style.
  public var tertiary: Symbol.Layer {
    var copy = self
    copy.level = 2
    return copy
  }
}

extension Path {
  fileprivate init(_ outlines: [Symbol.Outline]) {
    self.init()
    for outline in outlines { addPath(outline.path) }
  }
}
