/// A path to values of JSON or of a property list, in the notation of RFC 9535 without filters and functions:
///
/// - `$` the whole, `.name` or `['name']` a member, `[2]` and `[-1]` an element, `[1:3]` and `[::2]` a slice
/// - `.*` or `[*]` all children, `..name` and `..*` at any depth, `['a','b']` several
struct JSONPath {
  /// A step from values to their children or, where it descends, to all below them.
  struct Segment {
    var descends: Bool
    var selectors: [Selector]
    /// The notation of the segment.
    var source = ""

    /// Returns the values whose children the segment selects.
    func parents(among values: [JSONText.Value]) -> [JSONText.Value] {
      descends ? values.flatMap(JSONPath.descendants) : values
    }

    /// Returns the children that the segment selects, each once: a segment that descends reaches it on several ways.
    func children(of parents: [JSONText.Value]) -> [JSONText.Value] {
      var seen: Set<Range<Int>> = []
      return parents.flatMap { parent in selectors.flatMap { $0.children(of: parent) } }
        .filter { seen.insert($0.range).inserted }
    }
  }

  enum Selector {
    case name(String)
    case index(Int)
    case slice(start: Int?, end: Int?, step: Int)
    case all
  }

  var segments: [Segment] = []

  /// Reads a path.
  ///
  /// - Throws: ``JSONPathError`` that names the path and what is wrong with it.
  init(_ text: String) throws(JSONPathError) {
    var reader = JSONPathReader(text)
    segments = try reader.segments()
  }

  /// Returns the values that the path selects, in the order of the text, without values inside of other selected values.
  ///
  /// - Complexity: linear in the size of the text for each segment.
  func places(in text: some PositionedText) -> [JSONText.Value] {
    let values = segments.reduce([text.root]) { values, segment in segment.children(of: segment.parents(among: values))
    }
    var outermost: [JSONText.Value] = []
    let inOrder = values.sorted {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    for value in inOrder where value.range.lowerBound >= outermost.last?.range.upperBound ?? 0 {
      outermost.append(value)
    }
    return outermost
  }

  /// A value and all below it.
  fileprivate static func descendants(of value: JSONText.Value) -> [JSONText.Value] {
    [value] + value.children.flatMap(descendants)
  }
}

extension JSONText.Value {
  fileprivate var children: [JSONText.Value] {
    switch content {
    case .object(let members): members.map(\.value)
    case .array(let elements): elements
    case .string, .literal: []
    }
  }
}

extension JSONPath.Selector {
  fileprivate func children(of value: JSONText.Value) -> [JSONText.Value] {
    switch (self, value.content) {
    case (.all, _): value.children
    case (.name(let name), .object(let members)):
      members.filter { $0.key.unicodeScalars.elementsEqual(name.unicodeScalars) }.map(\.value)
    case (.index(let index), .array(let elements)):
      [index < 0 ? index + elements.count : index].filter(elements.indices.contains).map { elements[$0] }
    case (.slice(let start, let end, let step), .array(let elements)):
      Self.indices(start, end, step, count: elements.count).map { elements[$0] }
    default: []
    }
  }

  /// RFC 9535, 2.3.4.2.2.
  private static func indices(_ start: Int?, _ end: Int?, _ step: Int, count: Int) -> [Int] {
    guard step != 0 else { return [] }
    func normalized(_ index: Int) -> Int { index < 0 ? count + index : index }
    if step > 0 {
      let lower = min(max(normalized(start ?? 0), 0), count)
      let upper = min(max(normalized(end ?? count), 0), count)
      return Array(stride(from: lower, to: upper, by: step))
    }
    let upper = min(max(start.map(normalized) ?? count - 1, -1), count - 1)
    let lower = min(max(end.map(normalized) ?? -1, -1), count - 1)
    return Array(stride(from: upper, to: lower, by: step))
  }
}

/// A syntax error in a JSON path.
struct JSONPathError: Error, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String {
    "Invalid JSON path \(path.debugDescription): \(reason). Examples of valid paths: $.user.token, $.items[0].id, "
      + "$.items[*].id, $..id or $['a key']."
  }
}

/// Reads paths.
private struct JSONPathReader {
  let text: String
  var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    self.text = text
    rest = text[...].unicodeScalars
  }

  private func failure(_ reason: String) -> JSONPathError {
    let place = text.unicodeScalars.count - rest.count
    return JSONPathError(path: text, reason: "\(reason) at character \(place + 1)")
  }

  private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  mutating func segments() throws(JSONPathError) -> [JSONPath.Segment] {
    guard takes("$") else { throw failure("expected a $") }
    var segments: [JSONPath.Segment] = []
    while let next = rest.first {
      let before = rest
      switch next {
      case ".":
        rest.removeFirst()
        let descends = takes(".")
        if descends, rest.first == "[" {
          segments.append(JSONPath.Segment(descends: true, selectors: try bracketed()))
        } else if takes("*") {
          segments.append(JSONPath.Segment(descends: descends, selectors: [.all]))
        } else {
          segments.append(JSONPath.Segment(descends: descends, selectors: [.name(try shorthand())]))
        }
      case "[":
        segments.append(JSONPath.Segment(descends: false, selectors: try bracketed()))
      default:
        throw failure("expected a dot or a bracket")
      }
      segments[segments.count - 1].source = String(before.prefix(before.count - rest.count))
    }
    return segments
  }

  /// Reads an unquoted name: letters, digits, `_` and non-ASCII characters, not starting with a digit. Hyphens are allowed as an
  /// extension of the RFC.
  private mutating func shorthand() throws(JSONPathError) -> String {
    let name = rest.prefix { scalar in
      !scalar.isASCII || scalar == "_" || scalar == "-" || scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar)
    }
    guard let first = name.first, !("0"..."9").contains(first), first != "-" else {
      throw failure("expected a name")
    }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private mutating func skipSpace() {
    rest = rest.drop { $0 == " " }
  }

  private mutating func bracketed() throws(JSONPathError) -> [JSONPath.Selector] {
    rest.removeFirst()
    var selectors: [JSONPath.Selector] = []
    while true {
      skipSpace()
      selectors.append(try selector())
      skipSpace()
      if takes("]") { return selectors }
      guard takes(",") else { throw failure("expected a comma or a closing bracket") }
    }
  }

  private mutating func selector() throws(JSONPathError) -> JSONPath.Selector {
    switch rest.first {
    case "'", "\"": return .name(try quoted())
    case "*":
      rest.removeFirst()
      return .all
    case "?": throw failure("filters are not supported")
    default: break
    }
    let start = try integer()
    skipSpace()
    guard takes(":") else {
      guard let start else { throw failure("expected a name in quotation marks, a number or *") }
      return .index(start)
    }
    skipSpace()
    let end = try integer()
    skipSpace()
    guard takes(":") else { return .slice(start: start, end: end, step: 1) }
    skipSpace()
    return .slice(start: start, end: end, step: try integer() ?? 1)
  }

  private mutating func integer() throws(JSONPathError) -> Int? {
    let digits = rest.prefix { $0 == "-" || ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    // Up to 2^53, as RFC 9535 has it, which also keeps sums of two from overflowing.
    guard let number = Int(String(digits)), number.magnitude < 1 << 53 else {
      throw failure("invalid number")
    }
    rest = rest[digits.endIndex...]
    return number
  }

  private mutating func quoted() throws(JSONPathError) -> String {
    let mark = rest.removeFirst()
    var name = ""
    while let scalar = rest.popFirst() {
      if scalar == mark { return name }
      guard scalar == "\\" else {
        name.unicodeScalars.append(scalar)
        continue
      }
      guard let escaped = rest.popFirst(), [mark, "\\", "/"].contains(escaped) else {
        throw failure("only quotation marks, slashes and backslashes can be escaped")
      }
      name.unicodeScalars.append(escaped)
    }
    throw failure("a name has no closing quotation mark")
  }
}
