/// What changed from one drawing to another, element by element: colours, corners, lines, fonts. What only moved or grew
/// is left to the layout where there is one.
struct DrawingDifference {
  private(set) var changes: [SemanticChange] = []
  private let hasLayout: Bool

  init(from old: Drawing, to new: Drawing, hasLayout: Bool) {
    self.hasLayout = hasLayout
    let before = Dictionary(old.elements.map { ($0.path, $0.operations) }, uniquingKeysWith: { first, _ in first })
    let after = new.elements
    let paths = Set(after.map(\.path))
    for (path, operations) in after {
      if let old = before[path] {
        compare(old, operations, of: path)
      } else if !hasLayout {
        add(path, "added", "", "", operations)
      }
    }
    for (path, operations) in old.elements where !paths.contains(path) && !hasLayout {
      add(path, "removed", "", "", operations)
    }
    if !hasLayout, (old.width, old.height) != (new.width, new.height) {
      let sizes = [old, new].map { "\(PointNumber.text($0.width)) × \(PointNumber.text($0.height))" }
      changes.insert(
        SemanticChange(
          station: .drawing, element: "the picture", kind: "the picture", property: "size", before: sizes[0],
          after: sizes[1]), at: 0)
    }
  }

  private mutating func compare(_ old: [Drawing.Operation], _ new: [Drawing.Operation], of path: String) {
    guard old.map(\.kind) == new.map(\.kind) else {
      add(path, "drawing", "\(old.count) operations", "\(new.count) operations", old + new)
      return
    }
    for (before, after) in zip(old, new) where before != after { compare(before, after, of: path) }
  }

  private mutating func compare(_ old: Drawing.Operation, _ new: Drawing.Operation, of path: String) {
    let count = changes.count
    let both = [old, new]
    if old.paint != new.paint { add(path, new.kind == "glyphs" ? "color" : new.kind, old.paint, new.paint, both) }
    if new.kind == "glyphs" {
      compareGlyphs(old, new, of: path)
    } else if let before = old.cornerRadius, let after = new.cornerRadius {
      if !PointNumber.areEqual(before, after) {
        add(path, "corner radius", PointNumber.text(before), PointNumber.text(after), both)
      }
    } else if old.outline != new.outline {
      add(path, "shape", DrawingDifference.shape(old), DrawingDifference.shape(new), both)
    }
    let style = [old, new].map(DrawingDifference.style)
    if style[0] != style[1] { add(path, "style", style[0], style[1], both) }
    // Where nothing else differs, the place or the size does, which a layout tells better.
    if changes.count == count, !hasLayout { addGeometry(old, new, of: path) }
  }

  private mutating func addGeometry(_ old: Drawing.Operation, _ new: Drawing.Operation, of path: String) {
    guard let before = old.bounds, let after = new.bounds else {
      add(path, "drawing", old.words.joined(separator: " "), new.words.joined(separator: " "), [old, new])
      return
    }
    let lengths = [
      ("frame.x", before.x, after.x), ("frame.y", before.y, after.y), ("frame.width", before.width, after.width),
      ("frame.height", before.height, after.height),
    ].filter { !PointNumber.areEqual($0.1, $0.2) }
    for (property, from, to) in lengths {
      add(path, property, PointNumber.text(from), PointNumber.text(to), [old, new])
      changes[changes.count - 1].step = PointNumber.step(from: from, to: to)
      changes[changes.count - 1].station = .layout
    }
    if lengths.isEmpty { add(path, "shape", "one", "another", [old, new]) }
  }

  /// `"Sign in" Inter-Regular 17 at 16 40 […]`.
  private mutating func compareGlyphs(_ old: Drawing.Operation, _ new: Drawing.Operation, of path: String) {
    guard old.words.count > 2, new.words.count > 2 else { return }
    for (index, property) in [(0, "text"), (1, "font"), (2, "font size")] where old.words[index] != new.words[index] {
      // The element's own name tells its text.
      if index == 0, hasLayout { continue }
      add(path, property, old.words[index], new.words[index], [old, new])
    }
  }

  private static func shape(_ operation: Drawing.Operation) -> String {
    operation.outline == "rect" ? "rectangle" : "path of \(operation.outline.count) pieces"
  }

  /// The words that are no geometry: line widths, caps, shadows, kinds of blending.
  private static func style(_ operation: Drawing.Operation) -> String {
    guard operation.kind != "glyphs" else { return "" }
    let end = operation.words.firstIndex { ["path", "rect", "from"].contains($0) } ?? operation.words.count
    return operation.words[..<end].joined(separator: " ")
  }

  private mutating func add(
    _ path: String, _ property: String, _ before: String, _ after: String, _ operations: [Drawing.Operation]
  ) {
    let name = DrawingDifference.name(of: path)
    changes.append(
      SemanticChange(
        station: .drawing, element: name.element, kind: name.kind, property: property,
        before: DrawingDifference.short(before), after: DrawingDifference.short(after),
        areas: operations.flatMap(DrawingDifference.areas)))
  }

  private static func short(_ text: String) -> String { text.count <= 80 ? text : text.prefix(79) + "…" }

  /// Where an operation may leave pixels: its bounds, as far as its line or its shadow reaches.
  private static func areas(of operation: Drawing.Operation) -> [Area] {
    guard let bounds = operation.bounds else { return [] }
    func number(after word: String) -> Double {
      operation.words.firstIndex(of: word).flatMap { Double(operation.words[min($0 + 1, operation.words.count - 1)]) }
        ?? 0
    }
    let reach = max(number(after: "width"), 3 * number(after: "radius") + number(after: "offset").magnitude)
    return [bounds.grown(by: reach)]
  }

  /// The last piece of an element's path, which may hold a slash in its quoted text, without its number among siblings.
  static func name(of path: String) -> (element: String, kind: String) {
    var pieces: [String] = [""]
    var isQuoted = false
    for character in path {
      if character == "\"" { isQuoted.toggle() }
      if character == "/", !isQuoted { pieces.append("") } else { pieces[pieces.count - 1].append(character) }
    }
    let last = pieces.last ?? path
    let bare =
      last.firstIndex(of: "[").map { open in
        last[..<open] + last[open...].drop { $0 != "]" }.dropFirst()
      } ?? last[...]
    let element = last.hasPrefix("Text ") ? last : String(bare)
    return (element, String(element.prefix { $0 != " " }))
  }
}
