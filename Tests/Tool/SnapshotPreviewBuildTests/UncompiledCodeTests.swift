import Testing

@testable import SnapshotPreviewBuild

@Suite struct UncompiledCodeTests {
  /// Returns the source without the code around errors at places of a text.
  private func left(_ source: String, at places: String..., message: String = "no") -> String? {
    var code = UncompiledCode(source, file: "/app/Card.swift")
    return code.replaceCode(around: places.map { error(source, at: $0, message) }) ? code.text : nil
  }

  private func error(_ source: String, at place: String, _ message: String) -> CompilerDiagnostic {
    guard let range = source.range(of: place) else { return CompilerDiagnostic(line: -1, message: message) }
    let before = source[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    return CompilerDiagnostic(
      file: "/app/Card.swift", line: before.count, column: (before.last?.utf8.count ?? 0) + 1, message: message)
  }

  private let card = """
    import Kingfisher
    import SwiftUI

    struct Card: View, Tracked {
      let url: KFSource
      var title = "A"

      var body: some View {
        VStack {
          KFImage(url)
            .resizable()
          Text(title)
        }
      }

      func load(_ model: Model) -> Int {
        model.missing
      }
    }

    #Preview { Card() }
    """

  @Test func theSmallestStatementBecomesAPlaceholder() throws {
    let text = try #require(left(card, at: "KFImage"))
    #expect(text.contains(#"SnapshotUncompiledView("Card.swift:10: no")"#))
    #expect(!text.contains("KFImage") && !text.contains("resizable") && text.contains("Text(title)"))
  }

  @Test func linesKeepTheirNumbers() throws {
    for place in ["Kingfisher", "KFImage", "url: KF", "model.missing", "Card()"] {
      let text = try #require(left(card, at: place))
      #expect(
        text.split(separator: "\n", omittingEmptySubsequences: false).count
          == card.split(separator: "\n", omittingEmptySubsequences: false).count)
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[5] == "  var title = \"A\"")
    }
  }

  @Test func aBodyThatDoesNotCompileEndsTheProcessIfItRuns() throws {
    let text = try #require(left(card, at: "model.missing"))
    #expect(text.contains("func load(_ model: Model) -> Int { Swift.fatalError(\"Card.swift:17: no"))
  }

  @Test func aDeclarationThatDoesNotCompileIsLeftOut() throws {
    #expect(try !#require(left(card, at: "url: KF")).contains("let url"))
    #expect(try !#require(left(card, at: "Kingfisher")).contains("Kingfisher"))
    #expect(try !#require(left(card, at: "model: Model")).contains("func load"))
    #expect(try !#require(left(card, at: "Card()")).contains("#Preview"))
  }

  @Test func aTypeLosesAConformanceThatDoesNotExist() throws {
    let text = try #require(left(card, at: "Tracked", message: "cannot find type 'Tracked' in scope"))
    #expect(text.contains("struct Card: View {") && text.contains("KFImage"))
  }

  @Test func aViewOfUIKitBecomesAPlaceholder() throws {
    let source = "struct Map: UIViewRepresentable {\n  func makeUIView(context: Context) -> UIView { UIView() }\n}"
    let text = try #require(
      left(source, at: "UIViewRep", message: "cannot find type 'UIViewRepresentable' in scope"))
    #expect(text.hasPrefix("struct Map: View { public var body: some View { SnapshotUncompiledView("))
  }

  @Test func repeatedErrorsLeaveOutMoreUntilNothingIsLeft() {
    var code = UncompiledCode(card, file: "/app/Card.swift")
    let lines = card.split(separator: "\n", omittingEmptySubsequences: false).count
    var rounds = 0
    // The placeholder stands in line 10, wherever the error was.
    while code.replaceCode(around: [CompilerDiagnostic(file: "", line: 10, column: 7, message: "no")]) {
      rounds += 1
      #expect(code.text.split(separator: "\n", omittingEmptySubsequences: false).count == lines)
      guard rounds < 20 else { break }
    }
    #expect(rounds == 4, "a statement, a body, a member and a type")
    #expect(!code.text.contains("struct Card"))
  }

  @Test func theFirstErrorIsTheCause() {
    var code = UncompiledCode(card, file: "/app/Card.swift")
    let first = error(card, at: "KFImage", "cannot find 'KFImage' in scope")
    let second = CompilerDiagnostic(file: "", line: 10, column: 7, message: "cannot convert")
    let isReplaced = [code.replaceCode(around: [first]), code.replaceCode(around: [second])]
    #expect(isReplaced == [true, true])
    #expect(code.replacements.map(\.error.message) == ["cannot find 'KFImage' in scope"])
  }

  @Test func unknownImportsAreLeftOutOutsideOfConditions() {
    let source = "import Kingfisher\n#if canImport(Firebase)\nimport Firebase\n#endif\nimport SwiftUI\n"
    var code = UncompiledCode(source, file: "/app/A.swift")
    let isChanged = code.leaveOutImports(file: "/app/A.swift") { $0 != "SwiftUI" }
    #expect(isChanged)
    #expect(code.replacements.map(\.error.message) == ["no such module 'Kingfisher'"])
    #expect(code.text == "\n#if canImport(Firebase)\nimport Firebase\n#endif\nimport SwiftUI\n")
  }

  @Test func anErrorOutsideOfTheFileChangesNothing() {
    #expect(left(card, at: "not in it") == nil)
    #expect(left("", at: "") == nil)
  }

  @Test func aCrashOfTheCompilerHasThePlaceThatItsStackNames() {
    let output = """
      error: compile command failed due to signal 11 (use -v to see invocation)
      Stack dump:
      0.\tProgram arguments: swift-frontend -c /app/A.swift
      1.\tWhile evaluating request TypeCheckSourceFileRequest(source_file "/app/A.swift")
      2.\tWhile type-checking extension at [/app/A.swift:2:1 - line:12:1] RangeText="extension A {"
      3.\tWhile type-checking expression at [/app/A.swift:5:7 - line:9:1] RangeText="VStack {"
      """
    #expect(
      CompilerDiagnostic.crash(in: output)
        == CompilerDiagnostic(file: "/app/A.swift", line: 5, column: 7, message: "the compiler crashed"))
    #expect(
      CompilerDiagnostic.crash(in: "Stack dump:\n1.\tLowering AST to SIL for file \"/app/B.swift\"")?.file
        == "/app/B.swift")
    #expect(CompilerDiagnostic.crash(in: "/app/A.swift:1:1: error: for file \"/app/B.swift\"") == nil)
  }
}
