import ArgumentParser
import Foundation
import SnapshotRepository
import Testing

@testable import SnapshotCLI

/// Each subcommand takes the options that it uses, and refuses others.
@Suite struct SubcommandOptionTests {
  private static let options: [String: String] = [
    "verify": """
    -j --allow-ci-writes --allow-flaky --attach-dir --check-explanations --color --filter --image-base-url --json --lint \
    --no-allow-flaky --out --package-path --previews --quiet --record --repeat --report --report-url --retries --run \
    --shard --since --single-file --skip --stale --timings --verbose --watch
    """,
    "record": """
    -j --all --allow-ci-writes --color --filter --json --missing --package-path --quiet --run --skip --verbose
    """,
    "import": """
    --attach-dir --color --expected --image-base-url --json --layout --out --package-path --quiet --references --report \
    --report-url --run --single-file
    """,
    "review": """
    --artifacts --by --color --expected --images --json --layout --no-input --package-path --references --run
    """,
    "accept": """
    --all --allow-ci-writes --cause --color --decisions --dry-run --except --json --package-path --quiet --run
    """,
    "reject": "--all --color --json --package-path --quiet --run",
    "undo": "--color --dry-run --json --package-path --quiet",
    "prune": "--allow-ci-writes --color --dry-run --json --no-input --package-path --quiet --run --yes",
    "merge": """
    --attach-dir --color --commit --expect --image-base-url --json --out --package-path --quiet --report --report-url \
    --run --single-file --stale
    """,
    "sheet": "--across --json --out --package-path --previews --run --show --width",
    "preview": "--filter --json --open --package-path --port --quiet --timeout",
    "render": """
    --allow-ci-writes --color --contrast --design --device --direction --json --lint --locale --module --orientation \
    --out --page --preview --quiet --scheme --sheet --text --timeout --type-size --view --watch --without-manifest \
    --write-test
    """,
    "lint": """
    -j --allow-ci-writes --allow-new --attach-dir --baseline --color --filter --image-base-url --json --only --out \
    --package-path --quiet --reason --report --report-url --rule --run --single-file --skip --update-baseline --verbose
    """,
    "sweep": "--color --json --package-path --quiet --run --type --verbose --width",
    "init": "--color --dry-run --json --merge-driver --package-path --quiet",
    "doctor": "-j --color --determinism --filter --json --package-path --quiet --run --skip --verbose",
    "status": "--color --json --package-path --quiet --run --stale",
    "list": "--json --orphans --package-path --run --size --slowest",
    "diff": """
    --against --allow --allow-in-window --allow-ratio --color --form --ignore --ignore-antialiasing --json --metric --out \
    --package-path --quiet --run
    """,
    "explain": "--allow-ci-writes --color --json --package-path --quiet --run --text --write",
    "history": "--color --json --limit --out --package-path --quiet --width",
    "resolve": """
    --allow-ci-writes --base --color --driver --json --no-input --ours --out --package-path --quiet --theirs
    """,
    "site": "--color --json --out --package-path --quiet --since --title",
    "bisect": """
    --bad --build --color --good --json --limit --package-path --quiet --region --text --verbose
    """,
    "report": """
    --attach-dir --format --image-base-url --json --out --package-path --report-url --single-file
    """,
    "mcp": "--allow-writes --package-path",
    "trends": "--color --html --json --limit --package-path --quiet",
  ]

  /// Arguments that a subcommand requires.
  private static let required: [String: [String]] = [
    "import": ["folder"], "accept": ["--all"], "reject": ["--all"], "merge": ["--expect", "1", "folder"],
    "sweep": ["key"], "diff": ["a", "b"], "history": ["key"], "bisect": ["key"],
  ]

  private struct Help: Decodable {
    struct Command: Decodable {
      var commandName: String
      var abstract: String?
      var arguments: [Argument]?
      var subcommands: [Command]?
    }
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }
      var kind: String
      var names: [Name]?
      var abstract: String?
    }
    var command: Command
  }

  private static func commands() throws -> [Help.Command] {
    let workshop = try Workshop()
    let outcome = try workshop.snapshot("--experimental-dump-help")
    let help = try JSONDecoder().decode(Help.self, from: Data(outcome.output.utf8))
    return (help.command.subcommands ?? []).filter { $0.commandName != "help" }
  }

  private static func names(of command: Help.Command) -> Set<String> {
    let options = (command.arguments ?? []).filter { $0.kind != "positional" }
    let names = options.flatMap { option -> [String] in
      let long = (option.names ?? []).filter { $0.kind == "long" }.map { "--" + $0.name }
      return long.isEmpty ? (option.names ?? []).map { "-" + $0.name } : long
    }
    return Set(names).subtracting(["--help", "--version"])
  }

  /// Parses the arguments of a subcommand as the tool does.
  private func expectRefusal(of arguments: [String], because reason: String) throws {
    let types = SnapshotCommand.configuration.subcommands
    let type = try #require(types.first { $0.configuration.commandName == arguments[0] })
    let error = #expect(throws: (any Error).self, "\(arguments)") { try type.parse(Array(arguments.dropFirst())) }
    guard let error else { return }
    #expect(type.exitCode(for: error).rawValue == 64)
    #expect(type.message(for: error).contains(reason), "\(arguments): \(type.message(for: error))")
  }

  @Test func optionsOfEachSubcommand() throws {
    let commands = try Self.commands()
    #expect(Set(commands.map(\.commandName)) == Set(Self.options.keys))
    for command in commands {
      let expected = Set((Self.options[command.commandName] ?? "").split(separator: " ").map(String.init))
      #expect(Self.names(of: command) == expected, "\(command.commandName)")
    }
  }

  @Test(arguments: options.keys.sorted()) func optionsOfOtherSubcommandsAreRefused(command: String) throws {
    func words(_ command: String) -> Set<String> {
      Set((Self.options[command] ?? "").split(separator: " ").map(String.init))
    }
    // The options that other subcommands share.
    let uses = Self.options.keys.flatMap(words).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let others = Set(uses.filter { $0.value > 1 }.keys).subtracting(words(command))
    #expect(!others.isEmpty)
    for option in others.sorted() {
      try expectRefusal(
        of: [command] + Self.required[command, default: []] + [option], because: "Unknown option '\(option)'")
    }
  }

  /// Options that a subcommand takes, and that the other arguments make pointless.
  @Test(arguments: [
    (["diff", "a", "b", "--run", "x"], "select a snapshot"),
    (["diff", "a", "--against", "main", "--run", "x"], "select a"),
    (["diff", "a", "b", "--form", "heat"], "--form heat requires --out"),
    (["doctor", "--verbose"], "require --determinism"), (["doctor", "--run", "x"], "require --determinism"),
    (["explain", "--text", "--json"], "cannot be combined"), (["lint", "--run", "x", "--skip", "y"], "runs no tests"),
    (["lint", "--run", "x", "--", "--parallel"], "runs no tests"), (["lint", "--out", "x"], "require --report"),
    (["lint", "--baseline", "--rule", "overflow"], "takes no options"),
    (["lint", "--allow-ci-writes"], "requires --update-baseline"), (["lint", "login"], "Unexpected argument"),
    (["bisect", "a", "--text", "b", "--region", "0,0,1,1"], "cannot be combined"),
    (["bisect", "a", "--build"], "requires --good"), (["bisect", "a", "--verbose"], "require --build"),
    (["history", "a", "--width", "100"], "requires a .png file"),
    (["report", "a", "b", "--attach-dir", "x"], "for one run"),
    (["review", "--artifacts", "x", "--run", "y"], "makes a new run"),
    (["review", "--expected", "x"], "require --artifacts"),
    (["resolve", "--ours", "--theirs"], "Specify one of"), (["resolve", "--driver", "a"], "takes the paths"),
    (["resolve", "--ours", "--out", "x.png"], "cannot be combined"),
    (["sheet", "--out", "x.html", "--width", "100"], "require a .png file"),
    (["trends", "folder", "--package-path", "x"], "cannot be combined"),
  ])
  func pointlessOptionsAreRefused(arguments: [String], reason: String) throws {
    try expectRefusal(of: arguments, because: reason)
  }

  private static let verbs: Set = [
    "Accept", "Add", "Allow", "Apply", "Balance", "Build", "Compare", "Compile", "Decode", "Delete", "Draw", "Embed",
    "Exclude", "Exit",
    "Find",
    "Group", "Ignore", "Import", "Link", "Lint", "List", "Measure", "Merge", "Never", "Open", "Override", "Pass",
    "Print",
    "Read", "Record", "Reject", "Remove", "Report", "Require", "Resolve", "Review", "Run", "Search", "Select", "Serve",
    "Set",
    "Show",
    "Skip", "Sort", "State", "Sweep", "Take", "Treat", "Undo", "Use", "Verify", "Write", "Also",
  ]

  @Test func helpBeginsWithAVerb() throws {
    for command in try Self.commands() {
      let texts = [command.abstract ?? ""] + (command.arguments ?? []).map { $0.abstract ?? "" }
      for text in texts where !["Show help information.", "Show the version."].contains(text) {
        let word = text.prefix { $0 != " " }
        #expect(Self.verbs.contains(String(word)), "\(command.commandName): \(text)")
        #expect(text.hasSuffix(".") || text.hasSuffix("*AX*."), "\(command.commandName): \(text)")
      }
    }
  }

  @Test func versionIsThatOfTheDocumentation() throws {
    let workshop = try Workshop()
    let outcome = try workshop.snapshot("--version")
    #expect(outcome.status == 0 && outcome.output == PackageVersion.current + "\n")
    let heading = try Repository.text("CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(heading?.hasPrefix("## \(PackageVersion.current)") == true)
  }
}
