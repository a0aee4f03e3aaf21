/// A small drawing in one color for use beside text, such as a heart or an arrow. It consists of outlines on a grid of
/// 24 × 24.
///
/// The built-in symbols are designed for this project; their names follow SF Symbols. Add your own symbols with a
/// modifier:
///
///     let flag = Symbol("flag", .line("M6 21 V4 H18 L15 8 L18 12 H6"))
///     Image(systemName: "flag").symbols(flag)
public struct Symbol: Hashable, Sendable {
  /// The length of the grid's sides.
  public static let gridSize: CGFloat = 24
  /// The side of a symbol for a font of 1 point. The drawing is then slightly taller than a capital letter.
  package static let sidePerFontSize: CGFloat = 1.25
  /// The fraction of the side below the text's baseline. It centers symbols on capital letters.
  static let descentPerSide: CGFloat = 0.21

  /// A fill or a stroke of a symbol.
  public struct Layer: Hashable, Sendable {
    package var filled: Path?
    package var stroked: Path?
  }

  /// The name by which `Image(systemName:)` finds the symbol.
  public let name: String
  package let layers: [Layer]
  /// Whether the symbol is mirrored in right-to-left layouts.
  private(set) var followsDirection = false

  /// Creates a symbol from layers, drawn in order.
  public init(_ name: String, _ layers: Layer...) {
    self.name = name
    self.layers = layers
  }

  /// Creates a symbol from layers, drawn in order.
  public init(_ name: String, layers: [Layer]) {
    self.name = name
    self.layers = layers
  }

  /// The symbol, mirrored in right-to-left layouts. Use it for symbols that point forward or backward.
  public var followingDirection: Symbol {
    var copy = self
    copy.followsDirection = true
    return copy
  }

  /// Returns the built-in symbol with a name, or `nil`.
  ///
  /// - Complexity: constant.
  public static func named(_ name: String) -> Symbol? { byName[name] }

  private static let byName = Dictionary((all + ofApps).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension Symbol.Layer {
  /// A stroke of 2 grid units with round caps and joins.
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
}

extension Path {
  fileprivate init(_ outlines: [Symbol.Outline]) {
    self.init()
    for outline in outlines { addPath(outline.path) }
  }
}
