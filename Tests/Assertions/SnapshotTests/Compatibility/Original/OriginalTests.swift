import Foundation
import Snapshot
import SnapshotCore
import SnapshotTestSupport
import SnapshotWorkspace
import Testing
import SnapshotFoundation

/// Byte for byte what swift-snapshot-testing 1.18 recorded on Linux of the values of ``OriginalCorpus``.
@Suite struct OriginalTests {
  /// What it recorded under a title, one text a value.
  private func recorded(_ title: String) throws -> [String] {
    let folder = (#filePath as NSString).deletingLastPathComponent
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/Recorded/\(title).txt"))
    // NB: as bytes, because a carriage return and the line feed of a separator would be one character.
    let separator = Data("\n\u{1E}\n".utf8)
    var parts: [Data] = []
    var rest = data[...]
    while let end = rest.range(of: separator) {
      parts.append(rest[..<end.lowerBound])
      rest = rest[end.upperBound...]
    }
    return (parts + [rest]).map { String(decoding: $0, as: UTF8.self) }
  }

  private func compare(_ texts: [String], with title: String, as form: (String) -> String = { $0 }) throws {
    let recorded = try recorded(title).map(form)
    #expect(texts.count == recorded.count)
    for (index, (text, original)) in zip(texts, recorded).enumerated() {
      #expect(
        Array(text.utf8) == Array(original.utf8),
        "number \(index):\n\(TextDifference(expected: original, actual: text).patch)")
    }
  }

  @Test func dumps() throws {
    try compare(OriginalCorpus.values.map { try snapshot(of: $0, as: .dump) }, with: "dump")
  }

  @Test func customDumps() throws {
    try compare(OriginalCorpus.values.map { try snapshot(of: $0, as: .customDump) }, with: "customDump")
  }

  @Test func requests() throws {
    let requests = OriginalCorpus.requests
    let texts =
      try requests.map { try snapshot(of: $0, as: .raw) }
      + requests.map { try snapshot(of: $0, as: .raw(pretty: true)) }
      + requests.map { try snapshot(of: $0, as: .curl) }
    try compare(texts, with: "requests")
  }

  @Test func encodedValues() throws {
    let any: Any = ["b": [1, ["c": NSNull()]] as [Any], "a": true, "é/": "\u{1F44D}\n", "n": 2.5]
    try compare(
      [
        snapshot(of: OriginalCorpus.All(), as: .json), snapshot(of: [1: 2], as: .json), snapshot(of: ["x"], as: .json),
        snapshot(of: "s", as: .json), snapshot(of: 1.5, as: .json), snapshot(of: any, as: .json),
        snapshot(of: [1, 2.5, "x"] as Any, as: .json), snapshot(of: OriginalCorpus.All(), as: .plist),
      ], with: "encoded")
  }

  /// swift-snapshot-testing takes composed and decomposed characters for equal, so the texts are composed here.
  @Test func differences() throws {
    try compare(
      OriginalCorpus.pairs.map {
        Diffing<String>.lines.diffV2(
          $0.old.precomposedStringWithCanonicalMapping, $0.new.precomposedStringWithCanonicalMapping)?.0 ?? "equal"
      }, with: "differences", as: \.precomposedStringWithCanonicalMapping)
  }

  @Test func namesOfFiles() throws {
    func file(named name: String, testName: String) -> String {
      ReferenceName.file(
        ReferenceName.sanitized(testName) + "." + ReferenceName.sanitized(name), pathExtension: "txt")
    }
    try compare(
      OriginalCorpus.names.map { file(named: $0, testName: "test()") }
        + OriginalCorpus.names.map { file(named: "name", testName: $0) }, with: "names")
  }
}
