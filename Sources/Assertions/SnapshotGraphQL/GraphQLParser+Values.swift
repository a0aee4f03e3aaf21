import SnapshotCore
import SnapshotFoundation
import SnapshotStructure

extension GraphQLParser {
  /// Reads the directives of a definition, if there are any.
  mutating func addDirectives(to members: inout [Member]) throws {
    var directives: [Value] = []
    while try skip("@") {
      let name = try name()
      var arguments: [Member] = []
      if try skip("(") {
        repeat { arguments.append(try argument()) } while try !skip(")")
      }
      let values = try object(arguments, at: ["@" + name])
      directives.append(try object([Member(key: name, value: values)], at: []))
    }
    if !directives.isEmpty { members.append(Member(key: "directives", value: .array(directives))) }
  }

  private mutating func argument() throws -> Member {
    let name = try name()
    try expect(":")
    return Member(key: name, value: try value())
  }

  /// Reads a reference to a type, such as `[User!]!`.
  mutating func type() throws -> Value {
    let text = try typeText()
    return .literal(text, source: text)
  }

  private mutating func typeText() throws -> String {
    var text: String
    if try skip("[") {
      text = try nested { parser in "[" + (try parser.typeText()) + "]" }
      try expect("]")
    } else {
      text = try name()
    }
    if try skip("!") { text += "!" }
    return text
  }

  /// Reads a constant value.
  mutating func value() throws -> Value {
    switch token.kind {
    case .int(let text):
      try advance()
      // 1 and 1.0 have different types.
      return .literal("int " + (text == "-0" ? "0" : text), source: text)
    case .float(let text):
      try advance()
      return .literal("float " + DocumentStructure.normalized(text), source: text)
    case .string(let text):
      try advance()
      return .string(text, source: text.debugDescription)
    case .name(let name):
      try advance()
      return .literal(name, source: name)
    case .punctuator("["):
      return try nested { parser in
        try parser.advance()
        var elements: [Value] = []
        while try !parser.skip("]") { elements.append(try parser.value()) }
        return .array(elements)
      }
    case .punctuator("{"):
      return try nested { parser in
        try parser.advance()
        var members: [Member] = []
        while try !parser.skip("}") { members.append(try parser.argument()) }
        return try parser.object(members, at: [])
      }
    case .punctuator("$"): throw failure("a variable in a constant value")
    case .punctuator, .end: throw failure("expected a value")
    }
  }
}
