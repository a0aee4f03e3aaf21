/// A small drawing in one color for use beside text, such as a heart or an arrow. It consists of outlines on a grid of
/// 24 × 24.
///
/// The built-in symbols have the names of SF Symbols. Some are designed for this project, most consist of open icons; see
/// `Documentation/Symbols.md`. Add your own symbols with a modifier:
///
///     let flag = Symbol("flag", .line("M6 21 V4 H18 L15 8 L18 12 H6"))
///     Image(systemName: "flag").symbols(flag)
public struct Symbol: Hashable, Sendable {
  /// The height of the grid, and the width of most symbols.
  public static let gridSize: CGFloat = 24
  /// The height of a symbol for a font of 1 point. The drawing is then slightly taller than a capital letter.
  package static let sidePerFontSize: CGFloat = 1.25
  /// The fraction of the height below the text's baseline. It centers symbols on capital letters.
  static let descentPerSide: CGFloat = 0.21

  /// The name by which `Image(systemName:)` finds the symbol.
  public let name: String
  package let layers: [Layer]
  /// The distance between the ink of a built-in symbol and the sides of its grid, in grid units. Measured on the arrows of
  /// menu pickers, see `Documentation/Metrics.md`.
  static let sideBearing: CGFloat = 2.2

  /// The width of the grid. Chevrons are narrower, groups of people wider than the height.
  package private(set) var width = Symbol.gridSize
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

  init(_ name: String, layers: [Layer], width: CGFloat, followsDirection: Bool) {
    self.init(name, layers: layers)
    self.width = width
    self.followsDirection = followsDirection
  }

  /// The symbol, mirrored in right-to-left layouts. Use it for symbols that point forward or backward.
  public var followingDirection: Symbol {
    var copy = self
    copy.followsDirection = true
    return copy
  }

  /// Returns the built-in symbol with a name, or `nil`.
  ///
  /// - Complexity: constant, except for the first use of a name.
  public static func named(_ name: String) -> Symbol? { byName[name] ?? EmbeddedSymbols.symbol(named: name) }

  /// The names of all built-in symbols, sorted.
  public static let names: [String] = Set(EmbeddedSymbols.names).union(byName.keys).sorted()

  /// Returns the size for a height.
  func size(height: CGFloat) -> CGSize {
    CGSize(width: width == Self.gridSize ? height : height * width / Self.gridSize, height: height)
  }

  /// Returns the largest frame for the symbol in a rectangle.
  func frame(in rect: CGRect) -> CGRect {
    let height =
      width == Self.gridSize ? min(rect.width, rect.height) : min(rect.height, rect.width * Self.gridSize / width)
    let size = size(height: height)
    return CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the symbol with the layers that several colors and variable values need. Designed symbols have one level, so
  /// that the symbol of the same name replaces them there.
  func layered(for ink: SymbolInk) -> Symbol {
    if ink.mode != .monochrome, let layered = Self.ofSeveralColors[name], Self.named(name) == self { return layered }
    guard ink.mode != .monochrome || ink.variableValue != nil, Self.byName[name] == self,
      let layered = EmbeddedSymbols.symbol(named: name)
    else { return self }
    let isNeeded =
      switch ink.mode {
      case .monochrome: layered.layers.contains { $0.step > 0 }
      case .hierarchical, .palette: layered.layers.contains { $0.level > 0 }
      case .multicolor: layered.layers.contains { $0.color != nil }
      }
    return isNeeded ? layered : self
  }

  private static let byName = Dictionary(
    (all + ofApps + withDigits).map { symbol in
      // A designed symbol has the direction of the embedded one that it replaces.
      let symbol = symbol.fittingInk
      return (symbol.name, EmbeddedSymbols.followsDirection(symbol.name) ? symbol.followingDirection : symbol)
    }, uniquingKeysWith: { first, _ in first })
}
