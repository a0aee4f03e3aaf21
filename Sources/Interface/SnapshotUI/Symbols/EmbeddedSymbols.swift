import CSnapshotSymbolOutlines
import SnapshotFoundation

/// The symbols that `Scripts/generate/symbols` makes from open icons. A symbol is read when its name is used for the first
/// time.
///
/// The text of `CSnapshotSymbolOutlines` has a line for each symbol,
///
///     name TAB width and f (mirrored in right-to-left layouts) TAB layers, separated by semicolons
///
/// and a line for each outline with its number and SVG path data. A layer is its kind and attributes, the number of its
/// outline, and the scale and the offset of the outline unless they are 1, 0 and 0: `F1c@red 2f .54 5.52 5.52`.
enum EmbeddedSymbols {
  // The text is constant, so that the order in which threads fill the cache has no effect on its values.
  private static let cache = Locked<[String: Symbol]>([:])

  /// Returns the symbol with a name, or `nil`.
  static func symbol(named name: String) -> Symbol? {
    if let known = cache.withLock({ $0[name] }) { return known }
    guard !name.hasPrefix("#"), let line = value(of: name), let symbol = Symbol(name, line: line) else { return nil }
    cache.withLock { $0[name] = symbol }
    return symbol
  }

  /// Whether there is a symbol with a name, without reading it.
  static func contains(_ name: String) -> Bool { !name.hasPrefix("#") && value(of: name) != nil }

  /// Whether there is a symbol with a name that is mirrored in right-to-left layouts.
  static func followsDirection(_ name: String) -> Bool {
    return value(of: name)?.split(separator: "\t").first?.hasSuffix("f") ?? false
  }

  /// The names in the order of their bytes.
  static let names: [String] = {
    let text = symbol_outlines()
    let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first != UInt8(ascii: "#") else { return nil }
      return String(decoding: line.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
    }
  }()

  /// Returns the path of an outline by its number.
  fileprivate static func outline(_ number: Substring) -> Path? {
    value(of: "#\(number)").flatMap { try? Path(svgPathData: $0) }
  }

  private static func value(of key: String) -> String? {
    var key = key
    return key.withUTF8 { key in
      var found = SymbolOutlineText()
      let isFound = key.withMemoryRebound(to: CChar.self) { symbol_outlines_find($0.baseAddress, $0.count, &found) }
      guard isFound else { return nil }
      return String(decoding: UnsafeRawBufferPointer(start: found.bytes, count: found.count), as: UTF8.self)
    }
  }
}

extension Symbol {
  /// Reads the value of a symbol's line.
  fileprivate init?(_ name: String, line: String) {
    let parts = line.split(separator: "\t")
    guard parts.count == 2 else { return nil }
    let followsDirection = parts[0].hasSuffix("f")
    let layers = parts[1].split(separator: ";").compactMap(Layer.init)
    guard let width = Double(parts[0].prefix { $0 != "f" }), !layers.isEmpty else { return nil }
    self.init(name, layers: layers, width: width, followsDirection: followsDirection)
  }
}

extension Symbol.Layer {
  /// Reads a layer.
  fileprivate init?(_ text: Substring) {
    let parts = text.split(separator: " ")
    guard parts.count >= 2, let kind = parts[0].first, var path = EmbeddedSymbols.outline(parts[1]) else { return nil }
    let place = parts.dropFirst(2).compactMap { Double($0) }
    if place.count == 3 {
      path = path.applying(Transform(a: place[0], b: 0, c: 0, d: place[0], tx: place[1], ty: place[2]))
    }
    if kind != "S" { filled = path }
    if kind == "S" || kind == "O" || kind == "G" { stroked = path }
    if kind != "E" { rule = .nonZero }
    if kind == "G" { outlineWidth = 1.25 }
    readAttributes(parts[0].dropFirst())
    // A hole has its margin around fills too.
    if erasure == .hole, margin > 0, stroked == nil { (stroked, lineWidth) = (path, 0) }
  }

  /// Reads the level and the letters with numbers after it.
  private mutating func readAttributes(_ text: Substring) {
    let (attributes, color) = text.splitting(at: "@")
    self.color = color.flatMap(Self.color)
    var rest = attributes
    while let letter = rest.popFirst() {
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      let number = Double(digits) ?? 0
      switch letter {
      case "c": erasure = .cut
      case "x": erasure = .hole
      case "w": lineWidth = number
      case "m": margin = number
      case "v": step = Int(number)
      default: level = letter.wholeNumberValue ?? 0
      }
      rest = rest.dropFirst(digits.count)
    }
  }

  private static func color(_ name: Substring) -> Color? {
    switch name {
    case "red": .red
    case "orange": .orange
    case "yellow": .yellow
    case "green": .green
    case "cyan": .cyan
    case "blue": .blue
    case "brown": .brown
    case "gray": .gray
    case "white": .white
    default: nil
    }
  }
}

extension Substring {
  fileprivate func splitting(at separator: Character) -> (Substring, Substring?) {
    guard let index = firstIndex(of: separator) else { return (self, nil) }
    return (self[..<index], self[self.index(after: index)...])
  }
}
