import Foundation
import Raster
import SnapshotReport

extension LedgerEntry {
  /// An entry with everything that a test does not care about filled in.
  static func example(
    test: String = "welcome()", name: String = "1", cell: [String] = [], outcome: Outcome = .passed,
    format: String = "png", file: String = "/app/Tests/AppTests/LoginTests.swift", line: Int = 12,
    reference: String? = nil, artifacts: Artifacts = Artifacts(), message: String = "", image: ImageMetrics? = nil,
    suite: String = "LoginTests"
  ) -> LedgerEntry {
    let suffix = cell.isEmpty ? "" : "@" + cell.joined(separator: ",")
    return LedgerEntry(
      id: "AppTests/\(suite)/\(test)#\(name)\(suffix)", target: "AppTests", suite: suite, test: test, name: name,
      cell: cell, file: file, line: line, outcome: outcome, format: format, mode: "missing",
      reference: reference ?? "/app/Tests/AppTests/__Snapshots__/LoginTests/\(name).\(format)", artifacts: artifacts,
      message: message, image: image, milliseconds: 4, process: 1)
  }
}

extension RunFacts {
  static func example(
    ending: Ending = .finished, exitStatus: Int = 0, isRecording: Bool = false, issues: [TestIssue] = [],
    reasons: [String] = [], packageDirectory: String = "/app"
  ) -> RunFacts {
    RunFacts(
      packageDirectory: packageDirectory, arguments: ["test"], isRecording: isRecording, toolchain: "Swift 6.3.1",
      platform: "Linux x86_64", ending: ending, exitStatus: exitStatus, reasons: reasons, endedTests: 3,
      issues: issues)
  }
}

extension RunReport {
  /// A report that reads no file.
  static func example(
    _ entries: [LedgerEntry], isComplete: Bool = true, facts: RunFacts? = .example(), folder: String = "/nowhere/run",
    in boundary: PackageBoundary? = nil
  ) -> RunReport {
    RunReport(
      folder: RunFolder(path: folder), ledger: Ledger(entries: entries, isComplete: isComplete), facts: facts,
      in: boundary)
  }
}

/// A package in a temporary folder with a run in it, deleted at the end.
final class TemporaryPackage {
  let root: String
  let run: RunFolder

  init() throws {
    root = NSTemporaryDirectory() + "snapshot-report-\(UInt64.random(in: 0 ... .max))"
    run = RunFolder(packageRoot: root, run: "run")
    try FileManager.default.createDirectory(atPath: run.artifactsPath, withIntermediateDirectories: true)
    try write("Package.swift", Data("// swift-tools-version: 6.2\n".utf8))
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// The package as whoever runs a command in it sees it.
  var boundary: PackageBoundary { PackageBoundary(root: root) }

  /// Writes a file under the root; its absolute path.
  @discardableResult
  func write(_ path: String, _ data: Data) throws -> String {
    let absolute = root + "/" + path
    try AtomicFile.write(data, to: absolute)
    return absolute
  }

  /// Writes a file under the run's folder; its path relative to it.
  func keep(_ name: String, _ data: Data) throws -> String {
    try AtomicFile.write(data, to: run.artifactsPath + "/" + name)
    return "artifacts/" + name
  }

  func read(_ path: String) -> Data? { FileManager.default.contents(atPath: root + "/" + path) }
}

/// A picture of one colour.
func png(_ color: RGBA, width: Int = 8, height: Int = 6) throws -> Data {
  try PNG.encode(PixelBuffer(width: width, height: height, filledWith: color))
}
