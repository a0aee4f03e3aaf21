import Foundation
import SnapshotCore
import SnapshotTestSupport
import SnapshotYAML
import Testing

@Suite struct YAMLTests {
  private func lines(_ old: String, _ new: String) -> [String] {
    Diffing.yamlStructure.diffV2(old, new)?.0.split(separator: "\n").dropFirst().map(String.init) ?? []
  }

  private func error(_ text: String) -> String? {
    do {
      _ = try Diffing.yamlStructure.encode(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("a: 1\nb: [x, 'y']\n", "# note\n{b: [\"x\", y], 'a': 1.0}\n"),
    ("a: &x {k: 1}\nb: *x\n", "b: {k: 1}\na:\n  k: 1\n"),
    ("a: |\n  x\n  y\n", "a: \"x\\ny\\n\"\n"),
    ("[0x1F, 0o17, 1e3, +5, .5, ~, TRUE, -.INF]", "- 31\n- 15\n- 1000\n- 5\n- 0.5\n- null\n- true\n- -.inf\n"),
    ("a: !!str 1", "a: '1'"), ("--- 1\n--- 2\n", "--- 1\n...\n---\n2\n"), ("a: !Ref b", "a: !Ref 'b'"),
    ("a:", "a: null"),
  ])
  func orderAndNotationAreIgnored(old: String, new: String) {
    #expect(lines(old, new) == [])
    #expect(lines(new, old) == [])
  }

  @Test(arguments: [
    ("a: yes", "a: true", ["a: \"yes\" → true"]), ("a: 1", "a: '1'", ["a: 1 → \"1\""]),
    ("a: [1, 2]", "a: [2, 1]", ["a[0]: 1 → 2", "a[1]: 2 → 1"]), ("a: !Ref b", "a: b", ["a: !Ref \"b\" → \"b\""]),
    ("a: !T {b: 1}", "a: {b: 1}", ["a: !T {…} (1 member) → {…} (1 member)"]),
    (
      "on: {push: }\njobs: {t: {runs-on: x}}", "on: {push: }\njobs: {t: {runs-on: y}}",
      ["jobs.t.runs-on: \"x\" → \"y\""]
    ),
    ("--- 1\n--- 2\n", "--- 1\n", ["$: documents […] (2 elements) → 1"]),
    // Neither is what the other one only resembles.
    ("--- 1\n--- 2\n", "[1, 2]", ["$: documents […] (2 elements) → […] (2 elements)"]),
    ("a: !T {b: 1}", "a: {'!T': {b: 1}}", ["a: !T {…} (1 member) → {…} (1 member)"]),
    ("a: !T [1]", "a: {'!T': [1]}", ["a: !T […] (1 element) → {…} (1 member)"]),
    ("a: !T [1]", "a: !T [2]", ["a[0]: 1 → 2"]), ("a: 08", "a: 8.1", ["a: 08 → 8.1"]),
  ])
  func differencesAreListedByPath(old: String, new: String, expected: [String]) {
    #expect(lines(old, new) == expected)
    #expect(Diffing.yamlStructure.diffV2(old, new)?.0.hasPrefix("The YAML has ") == true)
  }

  /// Each level refers to the one before it several times.
  private func bomb(levels: Int, end: String) -> String {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...levels {
      text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
    }
    return text + end
  }

  @Test(arguments: [
    ("a: [", "is not valid YAML"), ("a: 1\na: 2\n", "is not valid YAML"), ("a: *b", "undefined alias"),
    ("", "no YAML document"),
    ("? [1]\n: 2\n", "a key that is a list or a mapping"), ("a: \0", "NUL"), ("{1: a, '1': b}", "more than one member"),
    (String(repeating: "[", count: 100_000), "YAML"),
    (String(repeating: "[", count: 300) + String(repeating: "]", count: 300), "256 levels"),
    ("#" + String(repeating: "x", count: 16 << 20), "16777217 bytes"),
  ])
  func documentsThatCannotBeComparedAreRefused(text: String, reason: String) {
    #expect(error(text)?.contains(reason) == true, "\(error(text) ?? "none")")
  }

  @Test func aliasesAreBounded() {
    #expect(error(bomb(levels: 12, end: ""))?.contains("expand to more than 1,000,000 values") == true)
    // Keys are hashed before their values can be counted, so that such texts are refused before they are read.
    for end in [
      "? *a5\n: 1\n", "*a5 : 1\n", "{[*a5]: 1}\n", "? [*a5]\n: 1\n", "{*a5: 1}\n", "{[*a5]\n: 1}\n", "{*a5 # a\n: 1}\n",
    ] {
      #expect(error(bomb(levels: 5, end: end))?.contains("more than 30 aliases and keys") == true, "\(end)")
    }
    #expect(error(bomb(levels: 2, end: "")) == nil)
    #expect(error("a: &a b\n" + (0..<100).map { "k\($0): *a\n" }.joined()) == nil)
  }

  @Test func theReferenceStaysAsWritten() throws {
    try withSandbox { sandbox in
      try sandbox.place("# note\nb: 1\na: 2\n", as: "login.1.yaml")
      let passed = sandbox.run { sandbox.assertion().verify({ "{a: 2, b: 1}" }, as: .yamlDocument) }
      #expect(passed.outcome == .passed)
      let other = try Sandbox()
      defer { other.remove() }
      try other.place("# note\nb: 1\n", as: "login.1.yaml")
      let changed = other.run { other.assertion().verify({ "{a: 2, b: 1}" }, as: .yamlDocument) }
      #expect(changed.message?.hasSuffix("The YAML has 1 difference (reference → new):\na: added 2") == true)
    }
  }
}

@Suite struct OpenAPITests {
  private func lines(_ old: String, _ new: String) -> [String] {
    Diffing.openAPIStructure.diffV2(old, new)?.0.split(separator: "\n").dropFirst().map(String.init) ?? []
  }

  private let document = """
    openapi: 3.1.0
    tags: [{name: a}, {name: b}]
    servers: [{url: /1}, {url: /2}]
    security: [{key: []}, {oauth: [read, write]}, {}]
    x-list: {required: [a, b]}
    paths:
      x-path: {required: [a, b]}
      /users:
        parameters: [{name: id, in: query}, {$ref: '#/components/parameters/p'}]
        get:
          tags: [a, b]
          security: [{oauth: [read, write]}]
          parameters:
            - {name: id, in: path, schema: {type: [string, 'null']}}
            - {name: id, in: query, example: {required: [a, b]}}
          responses:
            '200':
              content: {application/json: {schema: {$ref: '#/components/schemas/User'}, examples: {one: {value: {tags: [a, b]}}}}}
    components:
      parameters: {p: {name: p, in: query}}
      schemas:
        User:
          required: [id, name]
          enum: [a, b]
          oneOf: [{type: string}, {type: integer}]
          dependentRequired: {a: [b, c]}
          default: {parameters: [{in: a, name: b}, {in: c, name: d}]}
          examples: [{required: [a, b]}]
          properties:
            required: {type: object, required: [x, y]}
            default: {type: object, required: [x, y]}
            parameters: {type: array, required: [x, y]}
    """

  @Test(arguments: [
    "[{key: []}, {oauth: [read, write]}, {}]=[{}, {oauth: [write, read]}, {key: []}]",
    "[{name: id, in: query}, {$ref: '#/components/parameters/p'}]=[{$ref: '#/components/parameters/p'}, {in: query, name: id}]",
    "      tags: [a, b]=      tags: [b, a]", "security: [{oauth: [read, write]}]=security: [{oauth: [write, read]}]",
    "type: [string, 'null']=type: ['null', string]", "required: [id, name]=required: [name, id]",
    "dependentRequired: {a: [b, c]}=dependentRequired: {a: [c, b]}",
    "required: {type: object, required: [x, y]}=required: {type: object, required: [y, x]}",
    "default: {type: object, required: [x, y]}=default: {type: object, required: [y, x]}",
    "parameters: {type: array, required: [x, y]}=parameters: {type: array, required: [y, x]}",
  ])
  func setsHaveNoOrder(change: String) {
    let parts = change.components(separatedBy: "=")
    let changed = document.replacingOccurrences(of: parts[0], with: parts[1])
    #expect(changed != document)
    #expect(lines(document, changed) == [])
    #expect(Diffing.yamlStructure.diffV2(document, changed) != nil)
  }

  @Test(arguments: [
    "tags: [{name: a}, {name: b}]=tags: [{name: b}, {name: a}]", "[{url: /1}, {url: /2}]=[{url: /2}, {url: /1}]",
    "x-list: {required: [a, b]}=x-list: {required: [b, a]}", "example: {required: [a, b]}=example: {required: [b, a]}",
    "value: {tags: [a, b]}=value: {tags: [b, a]}", "enum: [a, b]=enum: [b, a]",
    "oneOf: [{type: string}, {type: integer}]=oneOf: [{type: integer}, {type: string}]",
    "[{in: a, name: b}, {in: c, name: d}]=[{in: c, name: d}, {in: a, name: b}]",
    "examples: [{required: [a, b]}]=examples: [{required: [b, a]}]",
    "x-path: {required: [a, b]}=x-path: {required: [b, a]}",
    "required: [id, name]=required: {id: id, name: name}",
  ])
  func otherListsKeepTheirOrder(change: String) {
    let parts = change.components(separatedBy: "=")
    let changed = document.replacingOccurrences(of: parts[0], with: parts[1])
    #expect(changed != document)
    #expect(!lines(document, changed).isEmpty)
  }

  @Test func elementsOfSetsHavePathsOfTheirOwn() {
    let changed = document.replacingOccurrences(of: "required: [id, name]", with: "required: [id, email]")
      .replacingOccurrences(
        of: "- {name: id, in: path, schema:", with: "- {name: id, in: path, required: true, schema:")
    #expect(
      lines(document, changed) == [
        "components.schemas.User.required.email: added \"email\"",
        "components.schemas.User.required.name: missing, was \"name\"",
        "paths./users.get.parameters[\"path id\"].required: added true",
      ])
  }

  @Test func documentsOfJSONAndRepeatedElements() {
    #expect(lines("{\"openapi\": \"3.1.0\", \"paths\": {}}", "paths: {}\nopenapi: 3.1.0\n") == [])
    // A repeated element is no set, and keeps its place.
    #expect(lines("a: {required: [x, x, y]}", "a: {required: [x, y, x]}").count == 2)
  }
}
