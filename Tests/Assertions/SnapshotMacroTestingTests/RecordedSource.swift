import Foundation
import SnapshotCore
import SnapshotMacroTesting
import Testing

/// A temporary source file with a call of `assertMacro`, whose references a test records.
struct RecordedSource {
  let root = NSTemporaryDirectory() + "macros-\(UInt64.random(in: 0 ... .max))"
  private let path: StaticString

  /// Writes a source whose second line calls `assertMacro`.
  init(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    let path = root + "/Recorded.swift"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    self.path = StaticString(leaking: path)
  }

  func remove() { try? FileManager.default.removeItem(atPath: root) }

  var text: String { get throws { try String(contentsOfFile: "\(path)", encoding: .utf8) } }

  /// Performs an assertion at the call of the source, with the record mode of a user's computer, and returns its failures.
  func failures(_ assertion: (_ file: StaticString, _ line: UInt, _ column: UInt) -> Void) -> [String] {
    let texts = Texts()
    withKnownIssue(isIntermittent: true) {
      ProcessSettings.$injected.withValue(ProcessSettings(environment: ["SNAPSHOT_RUN_DIRECTORY": root + "/run"])) {
        NameRegistry.$injected.withValue(NameRegistry()) { assertion(path, 2, 14) }
      }
    } matching: { issue in
      texts.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
      return true
    }
    return texts.all.map { $0.replacing(root, with: "<root>") }
  }
}

/// Texts of failures, which a closure that does not escape collects.
final class Texts: @unchecked Sendable {
  // `lock` guards `texts`.
  private var texts: [String] = []
  private let lock = NSLock()
  func append(_ text: String) { lock.withLock { texts.append(text) } }
  var all: [String] { lock.withLock { texts } }
}

extension StaticString {
  /// A path that is known only when the tests run. Its bytes are never freed, as those of a literal.
  fileprivate init(leaking text: String) {
    let bytes = strdup(text)
    self = unsafeBitCast((UInt(bitPattern: bytes), UInt(text.utf8.count), UInt8(2)), to: StaticString.self)
  }
}
