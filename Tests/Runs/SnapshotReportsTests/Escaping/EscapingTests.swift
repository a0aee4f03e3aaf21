import Foundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct EscapingTests {
  /// Texts that can break out of a format.
  static let hostile =
    "\"'><script>alert(1)</script><img src=x onerror=alert(2)>&amp;]]>|`@everyone`\u{1B}[31m\u{7}\u{202E}\u{0}\r\n-->{{é😀"

  static var report: RunReport {
    let entry = LedgerEntry.example(
      test: hostile, name: hostile, cell: ["axis=\(hostile)"], outcome: .changed, file: "/app/\(hostile).swift",
      artifacts: .init(actual: "artifacts/\(hostile)"), message: hostile, suite: hostile)
    let passed = LedgerEntry.example(test: hostile, name: hostile, format: "txt", suite: hostile)
    let issue = TestIssue(file: "/app/\(hostile)", line: 3, test: hostile, message: hostile)
    return RunReport.example(
      [entry, passed], facts: .example(ending: .crashed, exitStatus: 1, issues: [issue], reasons: [hostile]))
  }

  private static func controls(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}"
    }
  }

  @Test func escapesHTML() {
    let document = HTMLReport(Self.report).document
    #expect(document.components(separatedBy: "<script").count == 2, "the report's own script alone")
    #expect(!document.contains("<img"))
    #expect(!document.contains("onerror=alert(2)>"))
    #expect(document.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(Self.controls(in: document).isEmpty)
  }

  @Test func xmlIsWellFormedAndKeepsTheText() throws {
    let document = JUnitReport(Self.report).document
    let collector = XMLCollector()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = collector
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(!collector.elements.contains("script"))
    #expect(collector.elements.count { $0 == "testcase" } == 4)
    let names = collector.attributes.compactMap { $0["name"] }
    #expect(names.contains { $0.contains("<script>alert(1)</script>") && $0.contains("\\u{1B}") })
    #expect(Self.controls(in: document).isEmpty)
  }

  @Test func escapesMarkdown() {
    let document = MarkdownReport(Self.report).document
    let outsideOfFences = document.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined()
    #expect(!outsideOfFences.contains("<script"))
    #expect(!outsideOfFences.contains("<img"))
    #expect(!outsideOfFences.contains("@everyone"))
    #expect(Self.controls(in: document).isEmpty)
  }

  @Test func escapesTerminalControlCharacters() {
    #expect(Self.controls(in: TextReport(Self.report).text).isEmpty)
  }

  @Test func jsonKeepsEveryByte() throws {
    let object = try JSONSerialization.jsonObject(with: JSONReport(Self.report).data) as? [String: Any]
    let results = object?["results"] as? [[String: Any]]
    #expect(results?.first?["name"] as? String == Self.hostile)
    for line in try JSONReport(Self.report).lines { #expect(!line.contains("\n")) }
  }

  @Test func shellParsesQuotedCommands() {
    #expect(ShellText.quote("a/b#1@x=y") == "'a/b#1@x=y'")
    #expect(ShellText.quote("plain.txt") == "plain.txt")
    #expect(ShellText.quote("it's") == "'it'\\''s'")
    #expect(ShellText.quote("") == "''")
  }
}

private final class XMLCollector: NSObject, XMLParserDelegate {
  var elements: [String] = []
  var attributes: [[String: String]] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes attributeDict: [String: String]
  ) {
    elements.append(elementName)
    attributes.append(attributeDict)
  }
}
