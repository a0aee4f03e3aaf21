import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotFoundation

/// A package of its own in a temporary folder, with an environment, a run and a registry of names of its own, in which
/// assertions of a test that does not exist are made.
package struct Sandbox {
  package let root: String
  package var environment: [String: String]
  package var registry = NameRegistry()

  package init(environment: [String: String] = [:]) throws {
    root =
      (NSTemporaryDirectory() as NSString).appendingPathComponent("snapshot-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: root + "/Tests/AppTests", withIntermediateDirectories: true)
    self.environment = environment
    self.environment["SNAPSHOT_RUN_DIRECTORY"] = root + "/run"
  }

  /// The package of another process.
  package init(at root: String) {
    self.root = root
    environment = ["SNAPSHOT_RUN_DIRECTORY": root + "/run"]
  }

  /// The same package in another run.
  package func running(in run: String) -> Sandbox {
    var copy = self
    copy.environment["SNAPSHOT_RUN_DIRECTORY"] = root + "/runs-of-test/" + run
    return copy
  }

  /// Deletes the folder.
  package func remove() { try? FileManager.default.removeItem(atPath: root) }

  /// The folder of the references of `LoginTests.swift`.
  package var references: String { root + "/Tests/AppTests/__Snapshots__/LoginTests" }

  package func assertion(
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil,
    testName: String = "login()", timeout: TimeInterval = 3600
  ) -> Assertion {
    var assertion = Assertion(
      name: name, record: record, directory: directory, timeout: timeout,
      position: CallSite(fileID: "AppTests/LoginTests.swift", filePath: "", line: 7, column: 3)
        .inFile(at: root + "/Tests/AppTests/LoginTests.swift"),
      testName: testName)
    assertion.test = TestIdentity(target: "AppTests", suite: "LoginTests", function: testName)
    return assertion
  }

  /// Makes an assertion on text.
  @discardableResult
  package func verify(
    _ text: String, named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    testName: String = "login()"
  ) -> Verdict {
    run { assertion(named: name, record: record, testName: testName).verify({ text }, as: .lines) }
  }

  /// Runs in the environment of this package.
  package func run<R>(_ operation: () throws -> R) rethrows -> R {
    try ProcessSettings.$injected.withValue(ProcessSettings(environment: environment)) {
      try NameRegistry.$injected.withValue(registry) {
        try SnapshotTestingConfiguration.$current.withValue(nil, operation: operation)
      }
    }
  }

  /// Awaits an operation in the environment of this package.
  package func awaiting<R>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
  ) async rethrows -> R {
    try await ProcessSettings.$injected.withValue(ProcessSettings(environment: environment)) {
      try await NameRegistry.$injected.withValue(registry) {
        try await SnapshotTestingConfiguration.$current.withValue(nil, operation: operation)
      }
    }
  }

  /// Puts a reference, or anything else, into the folder of references.
  package func place(_ text: String, as file: String) throws {
    try place(Data(text.utf8), as: file)
  }

  package func place(_ data: Data, as file: String) throws {
    try FileManager.default.createDirectory(atPath: references, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: references + "/" + file))
  }

  /// Writes a file of the package, and the folders above it.
  package func write(_ data: Data, to path: String, isExecutable: Bool = false) throws {
    let absolute = root + "/" + path
    try FileManager.default.createDirectory(
      atPath: (absolute as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: absolute))
    if isExecutable {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: absolute)
    }
  }

  package func write(_ text: String, to path: String, isExecutable: Bool = false) throws {
    try write(Data(text.utf8), to: path, isExecutable: isExecutable)
  }

  /// The whole message of a failure as its reader sees it, without the paths of this machine.
  package func message(_ verdict: Verdict) -> String {
    let text = verdict.message ?? "(no message)"
    return "outcome: \(verdict.outcome)\n\n" + text.replacing(root, with: "<package>") + "\n"
  }

  /// The text of a reference, or `nil` where there is none.
  package func reference(_ file: String) -> String? {
    FileManager.default.contents(atPath: references + "/" + file).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of all references, sorted.
  package var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: references)) ?? []).sorted()
  }

  /// The run's ledger.
  package func ledger() throws -> Ledger { try Ledger(contentsOf: RunFolder(path: root + "/run")) }

  /// The bytes of an artifact.
  package func artifact(_ relative: String?) -> Data? {
    relative.flatMap { FileManager.default.contents(atPath: root + "/run/" + $0) }
  }
}

/// Makes a sandbox for a test and removes it afterwards.
package func withSandbox<R>(environment: [String: String] = [:], _ body: (Sandbox) throws -> R) throws -> R {
  let sandbox = try Sandbox(environment: environment)
  defer { sandbox.remove() }
  return try body(sandbox)
}
