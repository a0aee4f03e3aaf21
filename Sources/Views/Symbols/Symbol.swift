/// A small drawing in one colour that stands beside text, such as a heart or an arrow: outlines on a grid of 24 × 24.
///
/// The built-in symbols are a design of this project; their names follow the habit of SF Symbols. A symbol of one's own
/// takes part through the environment:
///
///     let flag = Symbol("flag", .line("M6 21 V4 H18 L15 8 L18 12 H6"))
///     Image(systemName: "flag").symbols(flag)
public struct Symbol: Hashable, Sendable {
  /// The side of the grid.
  public static let gridSize: CGFloat = 24
  /// The side of the grid beside text in a font of 1 point: the ink is then a little taller than a capital letter.
  static let sidePerFontSize: CGFloat = 1.25
  /// The part of the side that lies below the text's baseline, so that the middles of ink and capitals are level.
  static let descentPerSide: CGFloat = 0.21

  /// One ink of a symbol.
  public struct Layer: Hashable, Sendable {
    var filled: Path?
    var stroked: Path?
  }

  public let name: String
  let layers: [Layer]
  /// Whether the symbol points along the direction of reading, and is mirrored where that runs from right to left.
  private(set) var followsDirection = false

  public init(_ name: String, _ layers: Layer...) {
    self.name = name
    self.layers = layers
  }

  public init(_ name: String, layers: [Layer]) {
    self.name = name
    self.layers = layers
  }

  /// The symbol mirrored where the layout runs from right to left, as those are that point forward or backward.
  public var followingDirection: Symbol {
    var copy = self
    copy.followsDirection = true
    return copy
  }

  /// The built-in symbol of a name, or `nil`.
  ///
  /// - Complexity: constant.
  public static func named(_ name: String) -> Symbol? { byName[name] }

  private static let byName = Dictionary((all + ofApps).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension Symbol.Layer {
  /// Lines 2 wide with round ends and corners.
  public static func line(_ outlines: Symbol.Outline...) -> Symbol.Layer {
    Symbol.Layer(stroked: Path(outlines))
  }

  /// The inside of outlines and a line around them, less what is cut out of the inside.
  public static func solid(_ outlines: Symbol.Outline..., cut: Symbol.Outline...) -> Symbol.Layer {
    Symbol.Layer(filled: Path(outlines + cut), stroked: Path(outlines))
  }

  /// The inside of outlines, less what is cut out of it.
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
