import Foundation
import SnapshotRepository
import SnapshotSeededRandom
import Testing

/// The plugin's expansions against those of swift-syntax.
@Suite struct ExpansionTests {
  /// Uses that a scanner could misread.
  static let sources: [String] = [
    "#Preview { Text(\"a\") }",
    "#Preview(\"A { b\", traits: .sizeThatFitsLayout) { Text(\"}\") }",
    "// #Preview { comment }\n@available(*, deprecated, message: \"#1 {\")\n\n#Preview { Text(\"a\") }",
    "/* # /* nested */ { */ #Preview(\"Name\", body: makeCard)",
    "#Preview(\"Name\", body: { Text(\"b\") })",
    "#Preview(body: {\n  @Previewable @State var x = 1\n  Text(\"\\(x) }\")\n})",
    "#Preview(\n  \"Lines\",\n  traits: .a,\n  .b\n)\n// Comment {\n{\n  Text(\"a\")\n}",
    "#Preview { Text(#\"raw \" } \\(no) \"#) }",
    "#Preview { Text(\"\"\"\n  } \\(\"{\") \"quoted\"\n  \"\"\") }",
    "#Preview { Text(\"a\".replacing(/[}\"]/, with: #/ { / } /#)) }",
    "#Preview { let half = 10 / 2; return Text(\"\\(half / 1)\") }",
    "#Preview { Row(\"日本語\", emoji: \"👩‍👩‍👧}\") }",
    "#Preview {\n  @Previewable @State var a = 1\n  @Previewable @State var b = [\n    1, // one,\n    2,\n  ]\n  Text(\"a\")\n}",
    "#Preview { @Previewable @State var a = 1; @Previewable @State var b = 2; Text(\"\\(a)\") }",
    "#Preview {\n  @Previewable @State\n  var a: Int? = nil // ends with =\n  Text(\"a\")\n}",
    "#Preview {\n  @Previewable @State var a =\n    1\n    + 2\n  -Text(\"a\")\n}",
    "#Preview {\n  @Previewable @State var a = condition\n    ? 1\n    : 2\n  Text(\"a\")\n}",
    "#Preview {\n  @Previewable @State var a = Model()\n    // a comment\n    .configured { $0.b = \"}\" }\n  a.body\n}",
    "#Preview {\n  @State @Previewable var a = 1\n  @SnapshotUI.Previewable @Bindable var b = Model()\n  Text(\"a\")\n}",
    "#Preview {\n  @Previewable @Environment(\\.dismiss) var dismiss\n  @Previewable @FocusState var isFocused: Bool\n  Text(\"a\")\n}",
    "#Preview {\n  @Previewable @AppStorage(\"a {\") var a: Bool = true\n  Text(\"@Previewable var x = 1\")\n}",
    "#Preview {\n  @Previewable @State var a = Optional(1)\n  if let a { Text(\"\\(a)\") } else { Text(\"none\") }\n}",
    "#Preview {\n  @Previewable @State var a = b ?? \n    c\n  Text(\"a\")\n}",
    "#Preview {\n  @Previewable @State var a = if b { 1 } else { 2 }\n  @Previewable @State var c = 1 { didSet { print(\"}\") } }\n  Text(\"a\")\n}",
    "#Preview {\n  @Previewable @State var f: (Int) -> Bool = { x in x > 1 }\n  Text(\"a\")\n}",
    "#Preview {\n  @Previewable @State var a: Int?\n  @Previewable @State var b = c!\n  Text(\"a\")\n}",
    "#Preview {\n  @Previewable @State var a = b as? Int\n    ?? 3\n  Text(\"a\")\n}",
    "#Preview {\n  Text(\"a\")\n  @Previewable @State var late = 1\n}",
  ]

  @Test(arguments: sources)
  func expansionsAgreeWithSwiftSyntax(_ source: String) throws {
    try check(source, with: MacroPlugin())
  }

  @Test func previewsOfTheFixturesAgreeWithSwiftSyntax() throws {
    let plugin = try MacroPlugin()
    let fixtures = Repository.url("Tests/Support")
    var count = 0
    for folder in ["SnapshotPreviewFixture", "SnapshotIsolatedPreviewFixture", "SnapshotCrashingPreviewFixture"] {
      let path = fixtures.appendingPathComponent(folder).path
      for file in try FileManager.default.contentsOfDirectory(atPath: path) {
        for preview in PreviewOracle.previews(in: try String(contentsOfFile: path + "/" + file, encoding: .utf8)) {
          try check(preview, with: plugin)
          count += 1
        }
      }
    }
    #expect(count >= 30)
  }

  /// Bodies of statements in random order.
  @Test func randomBodiesAgreeWithSwiftSyntax() throws {
    let statements = [
      "@Previewable @State var a = 1", "@Previewable @State var b: [Int] = [1,\n2]", "Text(\"}\")",
      "VStack {\n  Text(#\"\"\"#) // {\n}", "// a comment with { and \"", "/* } */", "let c = 4 / 2 / 1",
      "@Previewable @Binding var d: Int", "if a { Text(\"x\") }", "@Previewable @State var e = f(\"{\") { $0 / 2 }",
      "Text(/a\\/[\"}]b/.description)", "@Previewable @State\nvar g = \"\"\"\n  @Previewable { \\(\"}\")\n  \"\"\"",
      "_ = -a", "_ = a\n  .b", "switch a { case 1: Text(\"{\") default: EmptyView() }",
    ]
    let plugin = try MacroPlugin()
    var random = SplitMix(seed: 22)
    for _ in 0..<300 {
      let chosen = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        statements[Int.random(in: 0..<statements.count, using: &random)]
      }
      try check("#Preview(\"Random\") {\n\(chosen.joined(separator: "\n"))\n}", with: plugin)
    }
  }

  private func check(_ source: String, with plugin: MacroPlugin) throws {
    let expansion = try plugin.expand(source)
    let expanded = try #require(expansion.source, "\(expansion.errors)\n\(source)")
    let expected = try #require(PreviewOracle.expected(source), "\(source)")
    let tokens = PreviewOracle.tokens(expanded)
    func contains(_ part: [String]) -> Bool {
      tokens.indices.contains { tokens[$0...].starts(with: part) }
    }
    #expect(contains(["return", "_Preview"] + expected.call + ["}", "}"]), "\(source)\n---\n\(expanded)")
    if let content = expected.content {
      #expect(
        contains(["struct", "_Content", ":", "View", "{"] + content + ["}"]) || contains(content),
        "\(source)\n---\n\(expanded)")
    } else {
      #expect(!tokens.contains("_Content") || source.contains("_Content"), "\(source)\n---\n\(expanded)")
    }
    #expect(contains(["_line", ":", "Int", "{", "\(9 + expected.line)", "}"]), "\(source)\n---\n\(expanded)")
    #expect(PreviewOracle.isValid(expanded), "\(expanded)")
  }

  @Test func anExpansionNamesItsFile() throws {
    let source = try #require(try MacroPlugin().expand("#Preview { A() }").source)
    #expect(source.contains(#"_fileID: String { "Feature/Card \"1\".swift" }"#))
    #expect(source.contains(#"_filePath: String { "/feature/Card.swift" }"#))
    #expect(source.hasPrefix("nonisolated enum $s7Feature0A8file_name15PreviewRegistryfMu_: _PreviewRegistry {"))
  }
}
