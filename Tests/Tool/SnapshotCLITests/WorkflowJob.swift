import Foundation
import SnapshotRepository
import Testing
import Yams

/// The job of a workflow of the documentation: its own commands, run as GitHub runs them, with the payloads of GitHub's events, a
/// repository in the place of the server, and a program in the place of `gh`.
struct WorkflowJob: Decodable {
  struct Step: Decodable {
    var name: String?
    var uses: String?
    var with: [String: String]?
    var run: String?
    var env: [String: String]?
  }
  var `if`: String
  var permissions: [String: String]
  var env: [String: String]
  var steps: [Step]

  private struct Workflow: Decodable { var jobs: [String: WorkflowJob] }

  /// Reads a job of `Documentation/Workflows`.
  init(_ name: String, of file: String) throws {
    let text = try String(contentsOf: Repository.url("Documentation/Workflows/\(file)"), encoding: .utf8)
    self = try #require(try YAMLDecoder().decode(Workflow.self, from: text).jobs[name])
  }

  /// Runs the steps, except `install`, in a clone of `server.git`, with `bin` first in the path.
  ///
  /// - Parameters:
  ///   - event: The payload as JSON.
  ///   - workshop: The folder with `server.git` and `bin`.
  ///   - last: The step that runs even if an earlier one failed.
  ///   - meanwhile: What happens before a step, by its name.
  /// - Returns: Whether all steps succeeded.
  func run(_ event: String, in workshop: Workshop, last: String? = nil, meanwhile: [String: String] = [:]) throws
    -> Bool
  {
    let payload = try JSONSerialization.jsonObject(with: Data(event.utf8))
    var outputs: [String: Any] = [:]
    let temporary = workshop.root + "/temporary"
    try workshop.makeFolder("temporary")
    var isFailed = false
    for step in steps {
      let context: [String: Any] = [
        "github": [
          "event": payload, "token": "secret", "repository": "blob/app", "server_url": "https://github.com",
        ],
        "steps": ["run": ["outputs": outputs]],
      ]
      guard !isFailed || step.name != nil && step.name == last else { continue }
      if step.uses != nil {
        let commit = Self.value(of: step.with?["ref"] ?? "", in: context)
        try workshop.bash(
          "rm -rf checkout && git clone -q server.git checkout && git -C checkout checkout -q '\(commit)'")
        continue
      }
      guard step.name != "install", let script = step.run else { continue }
      if let name = step.name, let commands = meanwhile[name] { try workshop.bash(commands) }
      var environment = ["RUNNER_TEMP": temporary, "GITHUB_OUTPUT": temporary + "/outputs", "CI": "true"]
      for (name, text) in env.merging(step.env ?? [:], uniquingKeysWith: { $1 }) {
        environment[name] = Self.value(of: text, in: context)
      }
      try workshop.makeFolder("checkout")
      isFailed = try workshop.status(of: script, in: "checkout", environment: environment) != 0 || isFailed
      for line in (workshop.read("temporary/outputs") ?? "").split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        outputs[parts[0]] = parts[1]
      }
    }
    return !isFailed
  }

  /// The value of an expression such as `github.event.comment.body || '/snapshot'`.
  private static func value(of text: String, in context: [String: Any]) -> String {
    guard text.hasPrefix("${{") else { return text }
    for part in text.dropFirst(3).dropLast(2).components(separatedBy: "||") {
      let part = part.trimmingCharacters(in: .whitespaces)
      if part.hasPrefix("'") { return String(part.dropFirst().dropLast()) }
      let names = part.replacingOccurrences(of: "[0]", with: ".0").split(separator: ".")
      let value = names.reduce(context as Any?) { value, name in
        name == "0" ? (value as? [Any])?.first : (value as? [String: Any])?[String(name)]
      }
      if let value, !(value is NSNull), "\(value)" != "" { return "\(value)" }
    }
    return ""
  }
}

extension Workshop {
  /// Runs commands that must succeed.
  func bash(_ script: String) throws {
    #expect(try status(of: script) == 0, "\(read("log") ?? "")")
  }

  /// Runs commands as GitHub runs a step, and writes their output to `log`.
  func status(of script: String, in folder: String = "", environment: [String: String] = [:]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-e", "-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: root + "/" + folder)
    process.environment = [
      "PATH": root + "/bin:/usr/bin:/bin", "HOME": root, "GIT_AUTHOR_NAME": "a",
      "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
    ].merging(environment) { $1 }
    let log = root + "/log"
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    process.standardOutput = FileHandle(forWritingAtPath: log)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
