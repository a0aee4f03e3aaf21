import Foundation

/// The built executable, run as a user runs it.
struct Tool {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// It stands beside the test bundle.
  static var path: String? {
    let candidates = [CommandLine.arguments.first, Bundle.main.executablePath].compactMap { $0 }
    for candidate in candidates {
      var folder = URL(fileURLWithPath: candidate).deletingLastPathComponent()
      for _ in 0..<4 {
        let path = folder.appendingPathComponent("snapshot").path
        if FileManager.default.isExecutableFile(atPath: path), path.contains("/.build") { return path }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }

  struct NotBuilt: Error {}

  /// A process that has not begun, with an environment of its own.
  static func process(_ arguments: [String], environment: [String: String] = [:], in folder: String) throws -> Process {
    guard let path else { throw NotBuilt() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "NO_COLOR": "1"].merging(environment) { $1 }
    return process
  }

  /// Runs it to its end. Output goes through files, which never fill up.
  static func run(_ arguments: [String], environment: [String: String] = [:], in folder: String) throws -> Outcome {
    let process = try process(arguments, environment: environment, in: folder)
    let files = [folder + "/stdout.txt", folder + "/stderr.txt"]
    for file in files { try Data().write(to: URL(fileURLWithPath: file)) }
    process.standardOutput = FileHandle(forWritingAtPath: files[0])
    process.standardError = FileHandle(forWritingAtPath: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = files.map { String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self) }
    return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}

/// A folder that looks like a package, with a `swift` of its own that does what a test wants of `swift test`.
final class Workshop: Sendable {
  let root: String

  init() throws {
    root = NSTemporaryDirectory() + "snapshot-cli-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: root + "/bin", withIntermediateDirectories: true)
    try write("Package.swift", "// swift-tools-version: 6.2\n")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: root + "/" + path, withIntermediateDirectories: true)
  }

  func write(_ path: String, _ text: String) throws {
    try makeFolder((path as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: URL(fileURLWithPath: root + "/" + path))
  }

  func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: root + "/" + path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Puts a shell script in the place of `swift`. One that does not list tests has none to list. The settings of the run are
  /// variables of the script.
  func swift(_ script: String) throws {
    let version = "[ \"$1\" = --version ] && { echo 'Swift version 9.9 (x)'; exit; }\n"
    let list = script.contains("= list ]") ? "" : "[ \"$2\" = list ] && exit 0\n"
    let settings =
      "[ -z \"$SNAPSHOT_RUN_ENVIRONMENT\" ] || eval \"$(tr '\\0' '\\n' <\"$SNAPSHOT_RUN_ENVIRONMENT\" "
      + "| sed \"s/=/='/; s/$/'/\")\"\n"
    try write("bin/swift", "#!/bin/sh\n" + version + list + settings + script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root + "/bin/swift")
  }

  func snapshot(_ arguments: String..., environment: [String: String] = [:]) throws -> Tool.Outcome {
    try Tool.run(arguments, environment: ["PATH": root + "/bin:/usr/bin:/bin"].merging(environment) { $1 }, in: root)
  }
}
