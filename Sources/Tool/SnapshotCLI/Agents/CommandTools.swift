import Foundation
import SnapshotFoundation
import SnapshotMCP
import SnapshotReports
import SnapshotRuns

/// The tools that are commands: verify, list_changes, history, accept, undo and write_test. Their structured content is the command's `--json`.
struct CommandTools {
  /// The folder of calls without a path.
  let folder: String
  /// Whether tools that write into the project are listed.
  let allowsWrites: Bool

  static let output: JSONValue = [
    "type": "object", "required": ["exitCode", "lines", "omittedLines"],
    "properties": [
      "exitCode": ["type": "integer", "description": "The exit code of the command; snapshot help explains them."],
      "lines": [
        "type": "array", "items": ["type": "object"],
        "description": "The lines that the command prints with --json, without snapshots that passed.",
      ],
      "omittedLines": ["type": "integer", "description": "The number of lines that were cut; see maxText."],
    ],
  ]

  static let path = ToolInput.Parameter(
    "path", .string, "A folder of the package or project (default: the folder in which the server was started).")

  var all: [Tool] {
    [verify, listChanges, history] + [accept, undo, writeTest].map { allowsWrites ? $0 : Self.refusing($0) }
  }

  /// Returns a tool that is not listed, and says why it does nothing.
  private static func refusing(_ tool: Tool) -> Tool {
    var tool = tool
    let name = tool.name
    let command = name == "write_test" ? "render --write-test" : name
    tool.isListed = false
    tool.perform = { _ in
      throw ToolFailure(
        "\(name) writes into the project. Start the server with --allow-writes, or ask the user to run: snapshot \(command)"
      )
    }
    return tool
  }

  // MARK: The tools

  private var verify: Tool {
    Tool(
      name: "verify", title: "Verify snapshots",
      description: """
        Runs the tests of the package and compares every snapshot with its reference. Writes no references. Returns the \
        changed snapshots, their root causes and lint findings. Takes as long as swift test. To see a changed picture, use \
        compare with its id.
        """,
      input: ToolInput(
        [
          Self.path,
          .init("filter", .list(.string, limit: 20), "Run only tests that match one of these regular expressions."),
          .init("since", .string, "Run only test targets that changes since this git revision may affect."),
          .init("previews", .bool, "Run only the tests of previews."),
          .init("lint", .choice(["off", "warn", "error"]), "Lint views, and treat findings so (default: off)."),
        ] + AnswerBudget.parameters), output: Self.output, annotations: .init(isReadOnly: true)
    ) { call in
      var arguments = ["verify", "--record=never", "--quiet"] + place(call)
      arguments += call.strings("filter").map { "--filter=" + $0 }
      if let revision = call.string("since") { arguments.append("--since=" + revision) }
      if call.bool("previews") { arguments.append("--previews") }
      if let policy = call.string("lint") { arguments.append("--lint=" + policy) }
      return try await call.beating("Running the tests") { [arguments] in try await run(arguments, call) }
    }
  }

  private var listChanges: Tool {
    Tool(
      name: "list_changes", title: "List changed snapshots",
      description: """
        Lists the changed, missing and failed snapshots of the last run, with their ids and root causes, without running tests.
        """,
      input: ToolInput([Self.path] + AnswerBudget.parameters), output: Self.output,
      annotations: .init(isReadOnly: true)
    ) { call in
      try await run(["status"] + place(call), call)
    }
  }

  private var history: Tool {
    Tool(
      name: "history", title: "List the versions of a snapshot",
      description: """
        Lists the versions of a snapshot's reference in git, newest first, with commit, date, author, subject and what changed, \
        without building. Use it to find out when and why a picture or text became what it is.
        """,
      input: ToolInput(
        [
          Self.path,
          .init("snapshot", .string, "The id, the end of the id, or the path of the reference.", isRequired: true),
          .init("limit", .int(1...1000), "The number of versions to read (default: 20)."),
        ] + AnswerBudget.parameters), output: Self.output, annotations: .init(isReadOnly: true)
    ) { call in
      let limit = "--limit=\(call.int("limit") ?? 20)"
      return try await run(["history", limit] + place(call) + ["--", call.string("snapshot") ?? ""], call)
    }
  }

  private var accept: Tool {
    Tool(
      name: "accept", title: "Accept changed snapshots",
      description: """
        Replaces references by the pictures and texts of the last run. Look at the changes first, with list_changes and \
        compare, and accept only what the user wants. undo reverts it.
        """,
      input: ToolInput(
        [
          Self.path,
          .init("snapshots", .list(.string, limit: 200), "The ids of the snapshots, or ends or globs of ids."),
          .init("cause", .string, "Accept all snapshots of this root cause instead."),
          .init("dryRun", .bool, "List the files that would be written, and write nothing."),
        ] + AnswerBudget.parameters), output: Self.output,
      annotations: .init(isReadOnly: false, isDestructive: true)
    ) { call in
      let keys = call.strings("snapshots")
      var arguments = ["accept"] + place(call)
      if let cause = call.string("cause") { arguments.append("--cause=" + cause) }
      if call.bool("dryRun") { arguments.append("--dry-run") }
      guard !keys.isEmpty || call.string("cause") != nil else {
        throw ToolFailure("Specify snapshots or a cause. list_changes lists them.")
      }
      return try await run(arguments + (keys.isEmpty ? [] : ["--"] + keys), call)
    }
  }

  private var undo: Tool {
    Tool(
      name: "undo", title: "Undo the last accept",
      description: "Restores the references that the last accept, prune or explain --write has replaced.",
      input: ToolInput(
        [Self.path, .init("dryRun", .bool, "List the references to restore, and write nothing.")]
          + AnswerBudget.parameters), output: Self.output,
      annotations: .init(isReadOnly: false, isDestructive: true)
    ) { call in
      try await run(["undo"] + place(call) + (call.bool("dryRun") ? ["--dry-run"] : []), call)
    }
  }

  private var writeTest: Tool {
    let axes = [
      ("devices", "Devices, such as iPhoneSE3 (default: iPhoneSE3)."),
      ("typeSizes", "Type sizes, such as large, accessibility3 (default: large)."),
      ("colorSchemes", "Color schemes: light, dark (default: light)."),
    ]
    return Tool(
      name: "write_test", title: "Write a test of previews",
      description: """
        Draws the previews of a package that has no test of them, and adds a test file with the pictures as references, which \
        passes at once. Never overwrites a file. Returns the lines that Package.swift lacks: the manifest is not edited.
        """,
      input: ToolInput(
        [
          Self.path,
          .init("previews", .list(.string, limit: 200), "Patterns of previews, such as Card:* (default: all)."),
        ] + axes.map { .init($0.0, .list(.string, limit: 16), $0.1) } + AnswerBudget.parameters), output: Self.output,
      annotations: .init(isReadOnly: false, isDestructive: false)
    ) { call in
      var arguments = ["render", "--write-test"] + call.strings("previews").map { "--preview=" + $0 }
      for (option, axis) in zip(["--device=", "--type-size=", "--scheme="], axes) where call[axis.0] != nil {
        arguments.append(option + call.strings(axis.0).joined(separator: ","))
      }
      arguments += ["--", AgentFolder.path(of: call, in: folder)]
      return try await call.beating("Building and drawing") { [arguments] in try await run(arguments, call) }
    }
  }

  // MARK: Running

  private func place(_ call: ToolCall) -> [String] {
    ["--package-path=" + AgentFolder.path(of: call, in: folder)]
  }

  /// Runs a command with `--json`, and says its result in words.
  private func run(_ arguments: [String], _ call: ToolCall) async throws -> ToolResult {
    let verb = arguments[0]
    var words = arguments
    words.insert("--json", at: 1)
    let outcome = try await CommandCall(arguments: words).perform()
    let values = outcome.values.filter { $0["type"] != "result" || $0["status"] != "passed" }
    let isRun = verb == "verify" || verb == "status"
    var text = try await isRun ? summary(values, arguments) : Self.text(verb, values)
    if outcome.isFailure {
      text = values.compactMap { $0["type"] == "error" ? $0["message"]?.string : nil }.joined(separator: "\n")
    }
    return Self.result(text, values, outcome, AnswerBudget(call))
  }

  static func result(
    _ text: String, _ values: [JSONValue], _ outcome: CommandCall.Outcome, _ budget: AnswerBudget
  ) -> ToolResult {
    let last = values.last.flatMap { $0["type"] == "summary" ? $0 : nil }
    let (lines, omitted) = budget.cut(last == nil ? values : Array(values.dropLast()), keeping: last)
    let notes = outcome.notes.filter { !$0.hasPrefix("error: ") }
    let whole = ([text] + notes).filter { !$0.isEmpty }.joined(separator: "\n")
    return ToolResult(
      [.text(budget.cut(whole.isEmpty ? "Done." : whole))],
      structured: [
        "exitCode": .int(Int(outcome.code.rawValue)), "lines": .array(lines), "omittedLines": .int(omitted),
      ], isError: outcome.isFailure)
  }

  /// Returns what `snapshot status` prints of the run of a command.
  private func summary(_ values: [JSONValue], _ arguments: [String]) async throws -> String {
    guard let run = values.last?["run"]?.string, let place = arguments.first(where: { $0.hasPrefix("--package-path=") })
    else { return "" }
    let status = try await CommandCall(arguments: ["status", "--color=never", "--run=" + run, place]).perform()
    // The result first, because the end of a long text is cut.
    let last = values.last
    let headline = [last?["headline"]?.string] + (last?["remarks"]?.array ?? []).map(\.string)
    return (headline.compactMap(\.self) + status.output).joined(separator: "\n")
  }

  /// Returns the files of a test, what was not drawn, and the lines for the manifest.
  private static func writtenTest(_ values: [JSONValue]) -> String {
    func texts(_ type: String, _ member: String) -> [String] {
      values.filter { $0["type"]?.string == type }.compactMap { $0[member]?.string }
    }
    let files = texts("test", "file")
    var lines = [counted(files.count, "file") + " written:"] + files.filter { $0.hasSuffix(".swift") }
    lines.append("and \(counted(files.count { $0.hasSuffix(".png") }, "reference"))")
    lines += values.filter { $0["type"] == "preview" }.map {
      "not drawn: \($0["name"]?.string ?? $0["place"]?.string ?? ""): \($0["failure"]?.string ?? "")"
    }
    let advice = texts("manifest", "lines")
    return (lines + texts("remark", "failure") + (advice.isEmpty ? ["Next: swift test"] : advice)).joined(
      separator: "\n")
  }

  private static func text(_ verb: String, _ values: [JSONValue]) -> String {
    if verb == "render" { return writtenTest(values) }
    if verb == "history" {
      return values.filter { $0["type"] == "version" }.map { version in
        let commit = ["commit", "date", "author", "subject"].compactMap { version[$0]?.string }
        return (commit.isEmpty ? "uncommitted" : commit.joined(separator: "  ")) + "\n    "
          + (version["cause"]?.string ?? "")
      }.joined(separator: "\n")
    }
    let references = values.filter { $0["type"] == "accepted" || $0["type"] == "undone" }
    let isDry = references.contains { $0["dryRun"] == true }
    let done =
      verb == "accept" ? (isDry ? "would be written" : "written") : (isDry ? "would be restored" : "restored")
    var lines = ["\(counted(references.count, "reference")) \(done)" + (references.isEmpty ? "." : ":")]
    lines += references.compactMap { $0["reference"]?.string }
    lines += values.compactMap { $0["type"] == "error" ? $0["message"]?.string : nil }
    return lines.joined(separator: "\n")
  }
}

/// The folders that calls name.
enum AgentFolder {
  /// Returns the absolute path of a call's folder.
  static func path(of call: ToolCall, in folder: String) -> String {
    guard let path = call.string("path"), !path.isEmpty else { return folder }
    return absolute(path, in: folder)
  }

  static func absolute(_ path: String, in folder: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).standardizedFileURL.path
  }
}

extension ToolCall {
  /// Performs work while it reports each second that it goes on.
  func beating<Result: Sendable>(
    _ message: String, _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    report(ToolProgress(0, message: message))
    return try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await work() }
      group.addTask { [report] in
        var seconds = 0.0
        while true {
          try await Task.sleep(for: .seconds(1))
          seconds += 1
          report(ToolProgress(seconds, message: "\(message): \(Int(seconds)) s"))
        }
      }
      defer { group.cancelAll() }
      while let result = try await group.next() {
        if let result { return result }
      }
      throw CancellationError()
    }
  }
}
