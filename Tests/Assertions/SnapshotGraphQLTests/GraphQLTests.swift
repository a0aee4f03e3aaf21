import Foundation
import SnapshotCore
import SnapshotGraphQL
import SnapshotSeededRandom
import SnapshotTestSupport
import Testing

@Suite struct GraphQLTests {
  private func lines(_ old: String, _ new: String) -> [String] {
    Diffing.graphqlStructure.diffV2(old, new)?.0.split(separator: "\n").map(String.init) ?? []
  }

  private func error(_ text: String) -> String? {
    do {
      _ = try Diffing.graphqlStructure.encode(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Every kind of definition and extension of the specification.
  private let schema = """
    "The schema"
    schema @link(url: "a") { query: Query, mutation: M subscription: S }
    extend schema @b { subscription: S }
    scalar Date @specifiedBy(url: "https://example.com")
    \"\"\"
    A user.
      Indented
    \"\"\"
    type User implements & Node & Named @key(fields: "id") @key(fields: "name") {
      id: ID!
      "Friends"
      friends(first: Int = 10, after: String, filter: F = {a: [1, 2.5, -3e2], b: null, c: RED, d: true}): [User!]! @deprecated(reason: "x")
    }
    interface Named implements Node { id: ID! name: String }
    interface Node { id: ID! }
    union Result = | User | Other
    enum Color { RED "Not red" GREEN @deprecated BLUE }
    input F { a: [Float] = [1] b: Int }
    directive @key(fields: String!) repeatable on | OBJECT | INTERFACE
    extend type User { age: Int }
    extend type User @b
    extend union Result = Third
    extend enum Color { BLACK }
    extend input F { c: Color }
    extend interface Node @b
    extend scalar Date @b
    type Empty
    """

  @Test func orderAndNotationAreIgnored() {
    let other = """
      # Another order, other notation.
      type Empty extend scalar Date @b extend interface Node @b,,, extend input F { c: Color }
      extend enum Color { BLACK } extend union Result = | Third extend type User { age: Int } extend type User @b
      directive @key(fields: String!) repeatable on INTERFACE | OBJECT
      input F { b: Int, a: [Float] = [1] }
      enum Color { BLUE, GREEN_X: }
      """
    #expect(!lines(schema, other).isEmpty)
    let reordered = """
      \u{FEFF}type Empty
      extend scalar Date @b extend interface Node @b,,, extend input F { c: Color }
      extend enum Color { BLACK } extend union Result = | Third extend type User { age: Int } extend type User @b
      directive @key(fields: String!) repeatable on INTERFACE | OBJECT
      input F { b: Int, a: [Float] = [1] }
      enum Color { BLUE \"\"\"Not red\"\"\" GREEN @deprecated RED }
      union Result = Other | User
      interface Node { id: ID! } interface Named implements Node { name: String, id: ID! }
      \"\"\"\r\n    A user.\r\n      Indented\r\r  \"\"\"
      type User implements Named & Node @key(fields: "id") @key(fields: "n\\u0061me") {
        "Friends" friends(filter: F = {d: true, c: RED, b: null, a: [1 2.50 -300.0]} after: String first: Int = 10): [ User ! ] ! @deprecated(reason: "x")
        id: ID!
      }
      scalar Date @specifiedBy(url: "https:\\/\\/example.com")
      extend schema @b { subscription: S }
      "The schema" schema @link(url: "a") { subscription: S, mutation: M, query: Query } # end
      """
    #expect(lines(schema, reordered) == [])
    #expect(lines(reordered, schema) == [])
  }

  @Test(arguments: [
    ("id: ID!\n  \"Friends\"", "id: ID\n  \"Friends\"", ["User.fields.id.type: ID! → ID"]),
    ("first: Int = 10", "first: Int = 10.0", ["User.fields.friends.arguments.first.default: 10 → 10.0"]),
    ("c: RED", "c: \"RED\"", ["User.fields.friends.arguments.filter.default.c: RED → \"RED\""]),
    ("a: [1, 2.5", "a: [2.5", ["User.fields.friends.arguments.filter.default.a[0]: missing, was 1"]),
    ("& Node & Named", "& Named", ["User.implements.Node: missing, was “Node”"]),
    ("| User | Other", "User | Other | More", ["Result.members.More: added “More”"]),
    ("GREEN @deprecated", "GREEN", ["Color.values.GREEN.directives: missing, was […] (1 element)"]),
    ("\"Not red\" ", "", ["Color.values.GREEN.description: missing, was \"Not red\""]),
    (" repeatable", "", ["@key.repeatable: missing, was true"]),
    ("| OBJECT | INTERFACE", "OBJECT", ["@key.locations.INTERFACE: missing, was “INTERFACE”"]),
    ("type Empty", "interface Empty", ["Empty.kind: type → interface"]),
    ("  Indented", "  Other", ["User.description: \"A user.\\n  Indented\" → \"A user.\\n  Other\""]),
    ("@key(fields: \"name\")", "@key(fields: \"x\")", ["User.directives[1].key.fields: \"name\" → \"x\""]),
    ("query: Query", "query: Root", ["$schema.operations.query: Query → Root"]),
    (
      "extend type User { age: Int }", "extend type User { age: Int! }",
      ["[\"extend User (2)\"].fields.age.type: Int → Int!"]
    ),
    (
      "scalar Date @specifiedBy", "scalar Date2 @specifiedBy",
      ["Date: missing, was {…} (2 members)", "Date2: added {…} (2 members)"]
    ),
  ])
  func differencesAreListedByPath(part: String, change: String, expected: [String]) {
    let changed = schema.replacingOccurrences(of: part, with: change)
    #expect(changed != schema)
    let found = lines(schema, changed)
    #expect(Array(found.dropFirst()) == expected)
    #expect(found.first?.hasPrefix("The GraphQL schema has ") == true)
  }

  @Test func theOrderOfExtensionsIsIgnored() {
    let old = "extend type A { b: C } extend type A { d: E } extend type A @g"
    let new = "extend type A @g extend type A { d: E } extend type A { b: C }"
    #expect(lines(old, new) == [])
    #expect(lines(new, old) == [])
    #expect(lines(old, new.replacingOccurrences(of: "d: E", with: "d: E!")).count > 1)
  }

  @Test func theOrderOfDirectivesIsCompared() {
    #expect(lines("scalar A @a @b", "scalar A @b @a").count > 1)
  }

  @Test(arguments: [
    ("", "expected a definition at line 1, column 1"), ("type", "expected a name at line 1, column 5"),
    ("type A {}", "expected a name at line 1, column 9"), ("type A { a }", "expected “:” at line 1, column 12"),
    ("query { a }", "an operation or fragment"), ("{ a }", "expected a definition"),
    ("extend type A", "an extension that adds nothing"), ("\"d\" extend scalar A @a", "has no description"),
    ("extend directive @a on FIELD", "cannot be extended"), ("enum A { true }", "is not the name of an enum value"),
    ("schema { a: B }", "expected “query”"), ("schema", "expected “{”"), ("scalar A @a(b: $c)", "a variable"),
    ("scalar A @a(b: 01)", "invalid number"), ("scalar A @a(b: 1.)", "invalid number"),
    ("scalar A @a(b: 1a)", "invalid number"),
    ("scalar A @a(b: -)", "invalid number"), ("\"abc", "a string has no end"),
    ("\"\"\"abc", "a block string has no end"),
    ("\"a\nb\" scalar A", "a string has no end"), ("\"\\x\" scalar A", "invalid escape"),
    ("\"\\ud800\" scalar A", "invalid escape"),
    ("scalar A @a(b: [1)", "expected a value"), ("scalar A %", "unexpected character"),
    ("scalar A ..", "unexpected “.”"),
    ("directive @a FIELD", "expected “on”"), ("foo A", "unknown definition"),
  ])
  func syntaxErrorsHaveTheirPlace(text: String, reason: String) {
    #expect(error(text)?.contains(reason) == true, "\(error(text) ?? "none")")
  }

  @Test(arguments: [
    ("type A { a: B a: C }", "more than one member at A.fields.a"), ("scalar A type A", "more than one member at A"),
    ("type A implements B & B", "at A.implements.B"), ("scalar A @a(b: 1, b: 2)", "more than one member"),
  ])
  func namesAreDefinedOnce(text: String, reason: String) {
    #expect(error(text)?.contains(reason) == true, "\(error(text) ?? "none")")
  }

  @Test func documentsAreBounded() {
    let deep = "type A { a: " + String(repeating: "[", count: 100_000)
    #expect(error(deep)?.contains("more than 248 levels") == true)
    #expect(error("scalar A @a(b: " + String(repeating: "[{a:", count: 100_000))?.contains("levels") == true)
    #expect(error("#" + String(repeating: "x", count: 16 << 20))?.contains("16777217 bytes") == true)
    let allowed = "type A { a: " + String(repeating: "[", count: 248) + "B" + String(repeating: "]", count: 248) + " }"
    #expect(error(allowed) == nil)
    let next = "type A { a: " + String(repeating: "[", count: 249) + "B" + String(repeating: "]", count: 249) + " }"
    #expect(error(next)?.contains("more than 248 levels") == true)
  }

  @Test func anyTextIsReadOrRefused() throws {
    var random = SplitMix(seed: 7)
    let bytes = Array(schema.utf8)
    var refused = 0
    for _ in 0..<500 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: changed.indices, using: &random)
        if Bool.random(using: &random) {
          changed.remove(at: index)
        } else {
          changed[index] = UInt8.random(in: 0...127, using: &random)
        }
      }
      if error(String(decoding: changed, as: UTF8.self)) != nil { refused += 1 }
    }
    #expect((1..<500).contains(refused))
  }

  @Test func theReferenceStaysAsWritten() throws {
    try withSandbox { sandbox in
      try sandbox.place("type B { b: Int, a: Int } # first\ntype A", as: "login.1.graphql")
      let verdict = sandbox.run {
        sandbox.assertion().verify({ "type A type B { a: Int b: Int }" }, as: .graphqlSchema)
      }
      #expect(verdict.outcome == .passed)
    }
  }
}
