import SnapshotCore
import SnapshotFoundation
import SnapshotStructure

/// Reads the type system definitions and extensions of a document (October 2021, section 3) as a structure.
///
/// Definitions, fields, arguments, interfaces, members of unions, values of enums and locations become members of objects, because
/// their order has no meaning. Directives remain a list, because theirs has (section 2.12).
struct GraphQLParser {
  typealias Value = DocumentStructure.Value
  typealias Member = DocumentStructure.Member

  private var lexer: GraphQLLexer
  private(set) var token: GraphQLToken
  private var depth = 0
  /// The number of members of the last definition.
  private var memberCount = 0

  /// Returns the structure of a document.
  ///
  /// - Throws: ``GraphQLSyntaxError``, or ``DocumentStructureError`` for a document that is too large or defines a name twice.
  static func structure(of text: String) throws -> DocumentStructure {
    guard text.utf8.count <= DocumentStructure.largestSize else {
      throw DocumentStructureError.tooLarge(format: "GraphQL", bytes: text.utf8.count)
    }
    var parser = try GraphQLParser(text)
    var definitions: [Member] = []
    var extensions: [Member] = []
    repeat {
      let definition = try parser.definition()
      if definition.key.hasPrefix("extend ") { extensions.append(definition) } else { definitions.append(definition) }
    } while parser.token.kind != .end
    definitions += numbered(extensions)
    return DocumentStructure(root: try parser.object(definitions, at: []))
  }

  /// Returns the extensions of each type with numbers, in an order that does not depend on theirs.
  private static func numbered(_ extensions: [Member]) -> [Member] {
    var result: [Member] = []
    for (key, members) in Dictionary(grouping: extensions, by: \.key) {
      guard members.count > 1 else {
        result += members
        continue
      }
      let texts = members.map { (member: $0, text: $0.value.canonicalText) }
      for (index, item) in texts.sorted(by: { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }).enumerated() {
        result.append(Member(key: index == 0 ? key : "\(key) (\(index + 1))", value: item.member.value))
      }
    }
    return result
  }

  private init(_ text: String) throws(GraphQLSyntaxError) {
    lexer = GraphQLLexer(text)
    token = try lexer.next()
  }

  // MARK: Tokens

  func failure(_ reason: String) -> GraphQLSyntaxError { lexer.failure(reason, at: token.start) }

  mutating func advance() throws(GraphQLSyntaxError) { token = try lexer.next() }

  mutating func skip(_ punctuator: String) throws(GraphQLSyntaxError) -> Bool {
    guard token.kind == .punctuator(punctuator) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ punctuator: String) throws(GraphQLSyntaxError) {
    guard try skip(punctuator) else { throw failure("expected “\(punctuator)”") }
  }

  mutating func skip(word: String) throws(GraphQLSyntaxError) -> Bool {
    guard token.kind == .name(word) else { return false }
    try advance()
    return true
  }

  mutating func name() throws(GraphQLSyntaxError) -> String {
    guard case .name(let name) = token.kind else { throw failure("expected a name") }
    try advance()
    return name
  }

  /// Reads what is nested, with a limit on the depth.
  mutating func nested<Result>(
    _ read: (inout GraphQLParser) throws -> Result
  ) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= DocumentStructure.deepest - 8 else {
      throw failure("more than \(DocumentStructure.deepest - 8) levels")
    }
    return try read(&self)
  }

  /// Returns an object of members, of which no two have one name.
  func object(_ members: [Member], at path: [String]) throws -> Value {
    do {
      return try .object(members)
    } catch {
      throw DocumentStructureError.repeatedKey(
        format: "GraphQL", path: (path + [error.key]).map { StructureStep.key($0) }.text)
    }
  }

  /// Returns an object whose members are names.
  private func names(_ names: [String], at path: [String]) throws -> Value {
    try object(names.map { Member(key: $0, value: .literal("", source: "“\($0)”")) }, at: path)
  }

  // MARK: Definitions

  private mutating func definition() throws -> Member {
    let description = try description()
    if token.kind == .name("extend") {
      guard description == nil else { throw failure("an extension has no description") }
      try advance()
      let start = token
      var member = try definition(description: nil, isExtension: true)
      guard memberCount > 1 else {
        token = start
        throw failure("an extension that adds nothing")
      }
      member.key = "extend " + member.key
      return member
    }
    return try definition(description: description, isExtension: false)
  }

  private mutating func description() throws(GraphQLSyntaxError) -> Value? {
    guard case .string(let text) = token.kind else { return nil }
    try advance()
    return .string(text, source: text.debugDescription)
  }

  private mutating func definition(description: Value?, isExtension: Bool) throws -> Member {
    guard case .name(let keyword) = token.kind else { throw failure("expected a definition") }
    let start = token
    try advance()
    var members = [Member(key: "kind", value: .literal(keyword, source: keyword))]
    if let description { members.append(Member(key: "description", value: description)) }
    var key = "$schema"
    if keyword == "directive" {
      guard !isExtension else { throw failure("a directive cannot be extended") }
      try expect("@")
      key = "@" + (try name())
    } else if keyword != "schema" {
      guard ["scalar", "type", "interface", "union", "enum", "input"].contains(keyword) else {
        token = start
        let isExecutable = ["query", "mutation", "subscription", "fragment"].contains(keyword)
        throw failure(isExecutable ? "an operation or fragment, which a schema cannot contain," : "unknown definition")
      }
      key = try name()
    }
    switch keyword {
    case "directive": try directiveDefinition(&members, at: [key])
    case "type", "interface":
      if try skip(word: "implements") {
        let interfaces = try list(separatedBy: "&")
        members.append(Member(key: "implements", value: try names(interfaces, at: [key, "implements"])))
      }
      try addDirectives(to: &members)
      try addBlock("fields", to: &members, at: [key], Self.field)
    case "input":
      try addDirectives(to: &members)
      try addBlock("fields", to: &members, at: [key], Self.inputValue)
    case "enum":
      try addDirectives(to: &members)
      try addBlock("values", to: &members, at: [key], Self.enumValue)
    case "union":
      try addDirectives(to: &members)
      if try skip("=") {
        members.append(Member(key: "members", value: try names(list(separatedBy: "|"), at: [key, "members"])))
      }
    case "schema":
      try addDirectives(to: &members)
      if !isExtension, token.kind != .punctuator("{") { throw failure("expected “{”") }
      try addBlock("operations", to: &members, at: [key], Self.operation)
    default: try addDirectives(to: &members)
    }
    memberCount = members.count
    return Member(key: key, value: try object(members, at: [key]))
  }

  private mutating func directiveDefinition(_ members: inout [Member], at path: [String]) throws {
    try addArguments(to: &members, at: path)
    if try skip(word: "repeatable") {
      members.append(Member(key: "repeatable", value: .literal("true", source: "true")))
    }
    guard try skip(word: "on") else { throw failure("expected “on”") }
    members.append(Member(key: "locations", value: try names(list(separatedBy: "|"), at: path + ["locations"])))
  }

  /// Reads names with a separator between them, and perhaps one before the first.
  private mutating func list(separatedBy separator: String) throws(GraphQLSyntaxError) -> [String] {
    _ = try skip(separator)
    var names = [try name()]
    while try skip(separator) { names.append(try name()) }
    return names
  }

  /// Reads definitions in braces, if there are any, as the members of an object.
  private mutating func addBlock(
    _ key: String, to members: inout [Member], at path: [String],
    _ read: (inout GraphQLParser, [String]) throws -> Member
  ) throws {
    guard try skip("{") else { return }
    var definitions: [Member] = []
    repeat { definitions.append(try read(&self, path + [key])) } while try !skip("}")
    members.append(Member(key: key, value: try object(definitions, at: path + [key])))
  }

  private mutating func addArguments(to members: inout [Member], at path: [String]) throws {
    guard try skip("(") else { return }
    var arguments: [Member] = []
    repeat { arguments.append(try Self.inputValue(&self, path + ["arguments"])) } while try !skip(")")
    members.append(Member(key: "arguments", value: try object(arguments, at: path + ["arguments"])))
  }

  private static func field(_ parser: inout GraphQLParser, _ path: [String]) throws -> Member {
    let description = try parser.description()
    let name = try parser.name()
    var members = description.map { [Member(key: "description", value: $0)] } ?? []
    try parser.addArguments(to: &members, at: path + [name])
    try parser.expect(":")
    members.append(Member(key: "type", value: try parser.type()))
    try parser.addDirectives(to: &members)
    return Member(key: name, value: try parser.object(members, at: path + [name]))
  }

  private static func inputValue(_ parser: inout GraphQLParser, _ path: [String]) throws -> Member {
    let description = try parser.description()
    let name = try parser.name()
    var members = description.map { [Member(key: "description", value: $0)] } ?? []
    try parser.expect(":")
    members.append(Member(key: "type", value: try parser.type()))
    if try parser.skip("=") { members.append(Member(key: "default", value: try parser.value())) }
    try parser.addDirectives(to: &members)
    return Member(key: name, value: try parser.object(members, at: path + [name]))
  }

  private static func enumValue(_ parser: inout GraphQLParser, _ path: [String]) throws -> Member {
    let description = try parser.description()
    let start = parser.token
    let name = try parser.name()
    guard !["true", "false", "null"].contains(name) else {
      parser.token = start
      throw parser.failure("“\(name)” is not the name of an enum value")
    }
    var members = description.map { [Member(key: "description", value: $0)] } ?? []
    try parser.addDirectives(to: &members)
    return Member(key: name, value: try parser.object(members, at: path + [name]))
  }

  private static func operation(_ parser: inout GraphQLParser, _ path: [String]) throws -> Member {
    let start = parser.token
    let operation = try parser.name()
    guard ["query", "mutation", "subscription"].contains(operation) else {
      parser.token = start
      throw parser.failure("expected “query”, “mutation” or “subscription”")
    }
    try parser.expect(":")
    let type = try parser.name()
    return Member(key: operation, value: .literal(type, source: type))
  }
}
