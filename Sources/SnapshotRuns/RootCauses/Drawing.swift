/// What was drawn, as the text of a display list says: each operation with the element that drew it.
struct Drawing: Hashable, Sendable {
  struct Operation: Hashable, Sendable {
    /// `fill`, `glyphs`, `image`.
    var kind: String
    /// What it is drawn with; empty where the operation has no paint.
    var paint: String
    /// The rest: numbers are the geometry, words are not.
    var words: [String]
    /// The path of the element; empty where none drew it.
    var element: String
  }

  /// The size in points.
  var width: Double
  var height: Double
  var operations: [Operation]

  /// Reads the lines of a display list's text; `nil` where they are none.
  init?(lines: ArraySlice<Substring>) {
    guard let first = lines.first, first.hasPrefix("display list ") else { return nil }
    let size = first.dropFirst("display list ".count).split(separator: " ").compactMap { Double($0) }
    guard size.count == 2, size[0] > 0, size[1] > 0 else { return nil }
    (width, height) = (size[0], size[1])
    operations = lines.dropFirst().filter { !$0.isEmpty }.map(Operation.init)
  }

  /// Elements in the order in which they draw, each with its operations.
  var elements: [(path: String, operations: [Operation])] {
    var order: [String] = []
    var found: [String: [Operation]] = [:]
    for operation in operations where !operation.element.isEmpty {
      if found[operation.element] == nil { order.append(operation.element) }
      found[operation.element, default: []].append(operation)
    }
    return order.map { ($0, found[$0] ?? []) }
  }
}

extension Drawing.Operation {
  init(line: Substring) {
    var text = line.drop { $0 == " " }
    element = ""
    if let mark = text.range(of: " @ ", options: .backwards) {
      element = String(text[mark.upperBound...])
      text = text[..<mark.lowerBound]
    }
    var words = Drawing.Operation.words(text)
    kind = words.isEmpty ? "" : words.removeFirst()
    paint = ""
    if ["fill", "stroke", "glyphs"].contains(kind) {
      let isColor = words.first?.hasPrefix("#") == true
      // A gradient or a pattern goes on to its closing bracket or its shape.
      let end = isColor ? 1 : (words.firstIndex { $0.hasSuffix("]") }.map { $0 + 1 } ?? min(words.count, 1))
      paint = words.prefix(end).joined(separator: " ")
      words.removeFirst(end)
    }
    self.words = words
  }

  /// Words at spaces; what stands in quotation marks is one.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Where its path lies, without control points' reach: the box around all of its points. `nil` for what has no path.
  var bounds: Area? {
    let points = self.points
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return Area(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The points of a path or a rectangle, or the corners of a picture.
  var points: [(x: Double, y: Double)] {
    if let start = words.firstIndex(of: "rect") ?? words.lastIndex(of: "to") {
      let numbers = words[(start + 1)...].prefix(4).compactMap(Double.init)
      guard numbers.count == 4 else { return [] }
      return [(numbers[0], numbers[1]), (numbers[0] + numbers[2], numbers[1] + numbers[3])]
    }
    guard let start = words.firstIndex(of: "path") else { return [] }
    let numbers = words[(start + 1)...].compactMap(Double.init)
    return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  /// The letters of its path, which tell what kind of shape it is.
  var outline: String {
    guard let start = words.firstIndex(of: "path") else { return words.contains("rect") ? "rect" : "" }
    return words[(start + 1)...].filter { Double($0) == nil }.joined()
  }

  /// How many radii a continuous corner reaches along its sides, where there is room for that.
  private static let continuousReach = 1.528665

  /// The radius of the corners of a rounded rectangle: as far as the first straight edge stays from the box's corner. 0 for a
  /// rectangle, `nil` for other shapes, and for continuous corners that have no room.
  var cornerRadius: Double? {
    if outline == "rect" { return 0 }
    guard let bounds, let first = points.first, outline.hasSuffix("Z"), outline.count(where: { $0 == "M" }) == 1 else {
      return nil
    }
    let reach = first.x - bounds.x
    guard reach > 0, PointNumber.areEqual(first.y, bounds.y) else { return nil }
    switch outline.count(where: { $0 == "C" }) {
    case 4: return reach
    case 12 where 2 * reach <= min(bounds.width, bounds.height) + 0.01:
      return (reach / Self.continuousReach * 100).rounded() / 100
    default: return nil
    }
  }
}
