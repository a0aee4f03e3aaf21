import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

/// The accepted findings of lint in a package: the file `__Snapshots__/lint.txt`, or `lint.txt` in the folder in which its tests
/// store references.
///
/// Each line is a finding, sorted: rule, path of the element, snapshots, measurement and reason, separated by ` | `.
///
///     touch-target | Bar/Button | AppTests/BarTests/bar()#* | 36 | The bar has no room for more
///
/// `#*` stands for all snapshots of a test.
package struct LintBaseline: Hashable, Sendable {
  /// An accepted finding.
  package struct Line: Hashable, Sendable {
    package var rule: String
    package var path: String
    /// The ids of snapshots, or `Target/Suite/test()#*`, sorted.
    package var snapshots: [String]
    package var measured: Double?
    package var reason: String

    package init(rule: String, path: String, snapshots: [String], measured: Double? = nil, reason: String = "") {
      self.rule = rule
      self.path = path
      self.snapshots = snapshots.sorted(by: SnapshotOrder.textPrecedes)
      self.measured = measured
      self.reason = reason
    }
  }

  package var lines: [Line]

  package init(lines: [Line] = []) { self.lines = lines }

  /// The path of the file in a package.
  package static func path(in package: PackageBoundary) -> String {
    ([package.root] + parts(in: package)).joined(separator: "/")
  }

  private static func parts(in package: PackageBoundary) -> [String] {
    (PlainFile.parts(of: package.commonFolder) ?? [PackageBoundary.folderName]) + [fileName]
  }

  package static let fileName = "lint.txt"
  /// The size in bytes of the largest file that is read.
  package static let largestFile = 64 << 20

  /// Reads the file of a package; without one, nothing is accepted.
  ///
  /// - Throws: ``LintBaselineError`` if the file can't be read, or a line is invalid.
  package init(in package: PackageBoundary) throws(LintBaselineError) {
    let path = Self.path(in: package)
    let data: Data?
    do throws(PlainFile.Refusal) {
      data = try PlainFile.read(Self.parts(in: package), below: package.root, limit: Self.largestFile)
    } catch {
      throw LintBaselineError(path: path, line: 0, problem: error.reason)
    }
    guard let data else {
      self.init()
      return
    }
    guard let text = String(validUTF8: data) else {
      throw LintBaselineError(path: path, line: 0, problem: "it is not UTF-8")
    }
    try self.init(text: text, path: path)
  }

  /// Reads the lines of a file.
  package init(text: String, path: String) throws(LintBaselineError) {
    lines = []
    var known: [[String]: Int] = [:]
    for (index, content) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let number = index + 1
      let trimmed = content.hasSuffix("\r") ? content.dropLast() : content
      guard !trimmed.allSatisfy(\.isWhitespace), !trimmed.hasPrefix("# ") else { continue }
      func fail(_ problem: String) -> LintBaselineError {
        LintBaselineError(path: path, line: number, problem: problem)
      }
      if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: trimmed.hasPrefix) {
        throw fail("it is a conflict marker; resolve the conflict")
      }
      let fields = Self.fields(of: trimmed)
      guard fields.count == 5 else {
        throw fail("it has \(fields.count) of 5 fields: rule | path | snapshots | measured | reason")
      }
      guard LintRule(id: fields[0]) != nil else { throw fail("the rule \(fields[0]) is unknown") }
      guard !fields[1].isEmpty, !fields[2].isEmpty else { throw fail("the path or the snapshots are missing") }
      let measured = Double(fields[3])
      guard fields[3] == "-" || measured?.isFinite == true else { throw fail("\(fields[3]) is not a number or “-”") }
      let snapshots = fields[2].components(separatedBy: "; ")
      if let invalid = snapshots.first(where: { !SnapshotID.isComplete($0) }) {
        throw fail("\(invalid) is not the id of a snapshot, such as AppTests/LoginTests/screen()#*")
      }
      if let first = known[[fields[0], fields[1]]] { throw fail("it repeats line \(first)") }
      known[[fields[0], fields[1]]] = number
      lines.append(
        Line(rule: fields[0], path: fields[1], snapshots: snapshots, measured: measured, reason: fields[4]))
    }
  }

  /// The contents of the file: sorted lines, each with a line feed.
  package var text: String {
    lines.map { line in
      [
        line.rule, line.path, line.snapshots.joined(separator: "; "), line.measured.map(LintMeasure.text) ?? "-",
        line.reason,
      ].map(Self.escaped).joined(separator: " | ") + "\n"
    }.sorted(by: SnapshotOrder.textPrecedes).joined()
  }

  /// Writes the file of a package, or removes it if nothing is accepted.
  package func write(in package: PackageBoundary) throws {
    let path = Self.path(in: package)
    guard !lines.isEmpty else {
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
      return
    }
    do throws(PlainFile.Refusal) {
      _ = try PlainFile.exists(Self.parts(in: package), below: package.root)
    } catch {
      throw ReportError.unwritable(path: path, reason: error.reason)
    }
    try OutputFile.write(Data(text.utf8), to: path)
  }

  private static func escaped(_ field: String) -> String {
    field.replacing("\\", with: "\\\\").replacing("|", with: "\\p").replacing("\n", with: "\\n")
      .replacing("\r", with: "\\r")
  }

  private static func fields(of line: Substring) -> [String] {
    line.components(separatedBy: "|").map { field in
      var text = ""
      var isEscaped = false
      for character in field.trimmingCharacters(in: .whitespaces) {
        if isEscaped {
          text.append(character == "p" ? "|" : character == "n" ? "\n" : character == "r" ? "\r" : character)
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else {
          text.append(character)
        }
      }
      return text
    }
  }
}

extension RunReport {
  /// The path of the accepted findings of lint, as the run names files.
  package var lintBaselinePath: String {
    LintBaseline.path(in: PackageBoundary(root: packageDirectory, directory: boundary?.directory))
  }
}

/// A file of accepted findings that can't be read.
package struct LintBaselineError: Error, Hashable, CustomStringConvertible {
  package var path: String
  /// The line, counted from 1; 0 for the whole file.
  package var line: Int
  package var problem: String

  package var description: String {
    let place = line > 0 ? "\(path):\(line)" : path
    return
      "Cannot read the accepted lint findings: \(place): \(problem). Correct the file, or restore it with git and run: "
      + "swift run snapshot lint"
  }
}
