/// A Swift source with its inline references, read anew from its bytes.
struct InlineSource {
  let tokens: SwiftTokens
  /// The calls of inline assertions, in the order of their names in the source.
  let calls: [InlineCall]

  /// Reads a source; `nil` if it is not understood, or if `#sourceLocation` changes its line numbers.
  init?(_ bytes: [UInt8], calling assertions: InlineAssertions) {
    guard let tokens = SwiftTokens(bytes),
      !tokens.tokens.indices.contains(where: {
        tokens.tokens[$0].kind == .directive && tokens.text($0) == "#sourceLocation"
      })
    else { return nil }
    self.tokens = tokens
    calls = tokens.tokens.indices.compactMap { InlineCall(named: $0, in: tokens, assertions) }
  }

  /// The source without inline references, and without what they add to a call: a comma, a label or empty parentheses.
  var skeleton: [UInt8] {
    var rest: [UInt8] = []
    var position = 0
    for cut in calls.flatMap(\.cuts).sorted(by: { $0.lowerBound < $1.lowerBound }) where cut.upperBound > position {
      if cut.lowerBound > position { rest += tokens.bytes[position..<cut.lowerBound] }
      position = cut.upperBound
    }
    return rest + tokens.bytes[position...]
  }

  /// The texts of all references, one array for each call.
  var texts: [[String?]] { calls.map { $0.references.map { $0?.text } } }

  /// Whether a source differs from this one in the texts of inline references only.
  func differsOnlyInReferences(from other: InlineSource) -> Bool {
    calls.map(\.name) == other.calls.map(\.name) && skeleton == other.skeleton
  }

  /// Returns the number of the line with an offset, counted from 1.
  func line(of offset: Int) -> Int { 1 + tokens.bytes[..<offset].count { $0 == UInt8(ascii: "\n") } }
}

/// A call of an inline assertion.
struct InlineCall {
  /// A closure that is a reference.
  struct Closure {
    var range: Range<Int>
    /// What the closure returns, if it is one string literal without interpolations.
    var text: String?
    /// What to remove from the source to remove the reference.
    var cut: Range<Int>
  }

  var name: String
  var range: Range<Int>
  /// The end of the name.
  var nameEnd: Int
  /// The closures of the call, one for each reference that the assertion can have.
  var references: [Closure?]
  /// The parentheses, if they have no other argument.
  private var emptyParentheses: Range<Int>?

  /// A closure with anything but a literal is code, and stays.
  var cuts: [Range<Int>] {
    references.compactMap { $0?.text == nil ? nil : $0?.cut } + (emptyParentheses.map { [$0] } ?? [])
  }

  private struct Part {
    var label: String?
    /// The tokens of the label and the expression.
    var tokens: Range<Int>
    /// The opening brace, if the expression is a closure.
    var brace: Int?
  }

  private static let modules: Set<String> = [
    "InlineSnapshot", "InlineSnapshotTesting", "MacroTesting", "StructuredQueriesTestSupport",
  ]
  /// What a test calls its own helpers on.
  private static let receivers: Set<String> = ["self", "Self"]
  /// What a brace after a condition begins is not a closure.
  private static let conditions: Set<String> = ["if", "guard", "while", "for", "switch", "catch"]

  /// Reads the call whose function name is a token; `nil` if it is not a call of an inline assertion.
  init?(named index: Int, in source: SwiftTokens, _ assertions: InlineAssertions) {
    guard source.isWord(at: index), let kinds = assertions.references(of: source.text(index)) else { return nil }
    var first = index
    if source.isMark(".", at: index - 1) {
      guard source.isWord(at: index - 2), Self.modules.union(Self.receivers).contains(source.text(index - 2)),
        !source.isMark(".", at: index - 3)
      else { return nil }
      first = index - 2
    }
    guard !Self.isDeclared(first, in: source), !Self.isInCondition(first, in: source) else { return nil }
    name = source.text(index)
    nameEnd = source.tokens[index].range.upperBound
    var last = index
    var arguments: [Part] = []
    var parentheses: Int?
    if source.isMark("(", at: index + 1), !source.tokens[index + 1].isFirstOfLine {
      parentheses = index + 1
      arguments = source.elements(between: index + 1).map { Self.argument($0, in: source) }
      last = source.tokens[index + 1].partner
    }
    var trailing: [Part] = []
    while let part = Self.trailing(after: last, isFirst: trailing.isEmpty, in: source) {
      trailing.append(part)
      last = part.tokens.upperBound - 1
    }
    guard parentheses != nil || !trailing.isEmpty else { return nil }
    range = source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
    let inParentheses = arguments.reversed().prefix { $0.brace != nil }.count
    var used: Set<Int> = []
    references = kinds.map { kind in
      if let argument = arguments.firstIndex(where: { $0.brace != nil && $0.label.map(kind.labels.contains) == true }) {
        let closure = Self.closure(arguments[argument], cut: Self.cut(argument, of: arguments, in: source), in: source)
        if closure?.text != nil { used.insert(argument) }
        return closure
      }
      let part =
        trailing.first { $0.label.map(kind.labels.contains) == true }
        ?? trailing.first { $0.label == nil && (kind.offset == 0 || kind.offset == inParentheses) }
      return part.flatMap { part in
        let end = source.tokens[part.tokens.lowerBound - 1].range.upperBound
        return Self.closure(
          part, cut: end..<source.tokens[part.tokens.upperBound - 1].range.upperBound, in: source)
      }
    }
    if let parentheses, used.count == arguments.count {
      emptyParentheses = nameEnd..<source.tokens[source.tokens[parentheses].partner].range.upperBound
    }
    guard hasNothingElse(in: source) else { return nil }
  }

  /// Whether only blanks, labels, commas and parentheses are around the references. The library writes no comment there.
  private func hasNothingElse(in source: SwiftTokens) -> Bool {
    let closures = references.compactMap { $0?.range }
    let around = cuts.flatMap { cut in cut.filter { offset in !closures.contains { $0.contains(offset) } } }
    return around.allSatisfy { offset in
      switch source.bytes[offset] {
      case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "}"): false
      default: true
      }
    }
  }

  private static func isDeclared(_ index: Int, in source: SwiftTokens) -> Bool {
    guard index > 0 else { return false }
    if source.isWord(at: index - 1) {
      return ["func", "macro", "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "import"]
        .contains(source.text(index - 1))
    }
    return ["@", "\\", "&", "#"].contains { source.isMark($0, at: index - 1) }
  }

  /// Whether a word of the statement before the call, such as `if`, makes a following brace begin a body.
  private static func isInCondition(_ index: Int, in source: SwiftTokens) -> Bool {
    var index = index - 1
    while index >= 0 {
      switch source.tokens[index].kind {
      case .open: return false
      case .close:
        if source.isMark("}", at: index) { return false }
        index = source.tokens[index].partner
      case .word where conditions.contains(source.text(index)): return true
      case .mark where source.isMark(";", at: index): return false
      default: break
      }
      index -= 1
    }
    return false
  }

  private static func argument(_ tokens: Range<Int>, in source: SwiftTokens) -> Part {
    var part = Part(label: nil, tokens: tokens)
    var expression = tokens
    if source.isWord(at: tokens.lowerBound), source.isMark(":", at: tokens.lowerBound + 1), tokens.count > 2 {
      part.label = source.text(tokens.lowerBound)
      expression = (tokens.lowerBound + 2)..<tokens.upperBound
    }
    if let start = expression.first, source.isMark("{", at: start),
      source.tokens[start].partner == tokens.upperBound - 1
    {
      part.brace = start
    }
    return part
  }

  private static func trailing(after last: Int, isFirst: Bool, in source: SwiftTokens) -> Part? {
    if isFirst {
      guard source.isMark("{", at: last + 1) else { return nil }
      return Part(label: nil, tokens: (last + 1)..<(source.tokens[last + 1].partner + 1), brace: last + 1)
    }
    guard source.isWord(at: last + 1), source.text(last + 1) != "default", source.isMark(":", at: last + 2),
      source.isMark("{", at: last + 3)
    else { return nil }
    return Part(
      label: source.text(last + 1), tokens: (last + 1)..<(source.tokens[last + 3].partner + 1), brace: last + 3)
  }

  /// The range of an argument with its comma.
  private static func cut(_ index: Int, of arguments: [Part], in source: SwiftTokens) -> Range<Int> {
    let tokens = arguments[index].tokens
    let end = source.tokens[tokens.upperBound - 1].range.upperBound
    if index > 0 { return source.tokens[arguments[index - 1].tokens.upperBound - 1].range.upperBound..<end }
    let start = source.tokens[tokens.lowerBound].range.lowerBound
    return arguments.count > 1 ? start..<source.tokens[arguments[1].tokens.lowerBound].range.lowerBound : start..<end
  }

  private static func closure(_ part: Part, cut: Range<Int>, in source: SwiftTokens) -> Closure? {
    guard let brace = part.brace else { return nil }
    let range = source.tokens[brace].range.lowerBound..<source.tokens[source.tokens[brace].partner].range.upperBound
    return Closure(range: range, text: LiteralText.text(ofClosure: source.text(range)), cut: cut)
  }
}
