import Foundation
import SnapshotRunFixtures
import SnapshotReports
import SnapshotRuns
import Testing

/// JSON output has no terminal control characters and no bidirectional controls.
@Suite struct SafeJSONTests {
  private static let nasty = "a\u{1B}[2J\u{7F}\u{85}\u{9B}2K\u{202E}\u{2066}\u{200F}\u{61C}\u{2028}\u{FEFF}é😀"

  private static var report: RunReport {
    RunReport.example(
      [.example(test: nasty, name: nasty, cell: [nasty], outcome: .changed, file: "/app/\(nasty)", message: nasty)],
      facts: .example(exitStatus: 1, issues: [.init(file: nasty, line: 1, test: nasty, message: nasty)]))
  }

  private func check(_ json: Data) throws {
    let text = String(decoding: json, as: UTF8.self)
    let unsafe = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF: true
      default: false
      }
    }
    #expect(unsafe.isEmpty, "\(unsafe.map { String($0.value, radix: 16) })")
    _ = try JSONSerialization.jsonObject(with: json)
  }

  @Test(arguments: [ReportFormat.json, .sarif, .gitlab])
  func documentsAreEscaped(format: ReportFormat) throws { try check(format.render(Self.report)) }

  @Test func escapesLines() throws {
    let line = try JSONReport.line([Self.nasty])
    #expect(["\\u007f", "\\u009b", "\\u202e", "é😀"].allSatisfy(line.contains))
    for line in try JSONReport(Self.report).lines.dropLast() { try check(Data(line.utf8)) }
  }

  @Test func decodesToTheSameValue() throws {
    let line = try JSONReport.line([Self.nasty])
    #expect(try JSONDecoder().decode([String].self, from: Data(line.utf8)) == [Self.nasty])
  }
}
