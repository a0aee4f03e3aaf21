/// A format string, such as `%1$@ has %2$lld items`.
struct FormatString: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case literal(String)
    /// The value at a position, counted from 0, which the format may state.
    case value(Int, FormatSpecifier, isPositioned: Bool = true)
    /// The number of the enclosing variable, `%arg`.
    case argument
    /// A variable of a `.stringsdict` or a substitution of a string catalog, such as `%#@files@`, and the position of
    /// its value.
    case variable(String, Int?)
  }

  var parts: [Part] = []

  /// Reads a format string. A `%` that begins no placeholder is a literal.
  init(_ format: String) {
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.first {
      guard character == "%" else {
        literal.append(character)
        rest.removeFirst()
        continue
      }
      if rest.dropFirst().first == "%" {
        literal += "%"
        rest.removeFirst(2)
      } else if let (part, end) = Self.placeholder(rest.dropFirst(), next: &next) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(part)
        rest = end
      } else {
        literal += "%"
        rest.removeFirst()
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// Reads a placeholder after its `%`.
  ///
  /// - Parameter next: The position of the next value without an explicit position.
  private static func placeholder(_ text: Substring, next: inout Int) -> (Part, Substring)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix { ("0"..."9").contains($0) }
    if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
      guard number > 0 else { return nil }
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = String(rest.dropFirst(2)[..<end])
      return (.variable(name, position), rest[rest.index(after: end)...])
    }
    if rest.hasPrefix("arg") { return (.argument, rest.dropFirst(3)) }
    guard let (specifier, end) = FormatSpecifier.read(rest) else { return nil }
    if let position { return (.value(position, specifier), end) }
    next += 1
    return (.value(next - 1, specifier, isPositioned: false), end)
  }
}
