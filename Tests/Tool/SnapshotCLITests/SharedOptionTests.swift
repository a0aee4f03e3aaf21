import Foundation
import Raster
import SnapshotLedger
import SnapshotWorkspace
import Testing

@testable import SnapshotCLI

/// Options that several subcommands share change what each of them does, end to end with a `swift` that writes runs.
@Suite struct SharedOptionTests {
  private let workshop: Workshop

  /// A subcommand, with the arguments that let it print something about the run `one`.
  struct Command: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String]
    var testDescription: String { name }

    init(_ name: String, _ arguments: String...) {
      self.name = name
      self.arguments = arguments
    }
  }

  static let commands = [
    Command("accept", "--all", "--dry-run"), Command("diff", "t()"), Command("doctor", "--determinism"),
    Command("explain"), Command("import", "ROOT/Actual", "--expected", "ROOT/__Snapshots__"),
    Command("init", "--dry-run"),
    Command("lint"), Command("list"), Command("merge", "ROOT/shards", "--expect", "1"), Command("prune", "--dry-run"),
    Command("record"), Command("reject", "t()"), Command("report"), Command("review"), Command("sheet"),
    Command("status"),
    Command("sweep", "t()"), Command("trends"), Command("undo", "--dry-run"), Command("verify"),
  ]

  private static func commands(without names: String...) -> [Command] { commands.filter { !names.contains($0.name) } }
  private static func commands(_ names: String...) -> [Command] { commands.filter { names.contains($0.name) } }

  /// A package with the runs `one` and `two`, and a shard. Each test works on a copy.
  private static let template = Result { try makeTemplate() }

  init() throws {
    workshop = try Workshop()
    let source = try Self.template.get().root
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: source) {
      try? files.removeItem(atPath: workshop.root + "/" + name)
      try files.copyItem(atPath: source + "/" + name, toPath: workshop.root + "/" + name)
    }
    // Runs and the script contain absolute paths.
    for path in files.enumerator(atPath: workshop.root)?.compactMap({ $0 as? String }) ?? []
    where ["jsonl", "json", "swift"].contains((path as NSString).pathExtension) || path == "bin/swift" {
      guard let text = workshop.read(path), text.contains(source) else { continue }
      try workshop.write(path, text.replacingOccurrences(of: source, with: workshop.root))
    }
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: workshop.root + "/bin/swift")
  }

  private static func makeTemplate() throws -> Workshop {
    let workshop = try Workshop()
    atexit {
      guard let root = try? SharedOptionTests.template.get().root else { return }
      try? FileManager.default.removeItem(atPath: root)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    func write(_ names: String..., picture: PixelBuffer) throws {
      for name in names {
        try workshop.makeFolder((name as NSString).deletingLastPathComponent)
        try PNG.encode(picture).write(to: URL(fileURLWithPath: workshop.root + "/" + name))
      }
    }
    let white = PixelBuffer(width: 4, height: 4, filledWith: .white)
    let references = "Tests/__Snapshots__/T/"
    try write(
      references + "t.1.png", references + "t.2.png", references + "u.1.png", "__Snapshots__/a.png", "expected.png",
      picture: white)
    try write("Actual/a.png", "actual-1.png", picture: PixelBuffer(width: 4, height: 4, filledWith: .black))
    var changed = white
    changed.pixels[5] = RGBA(0x000040).premultiplied
    try write("actual-2.png", picture: changed)
    for (number, rule) in [(1, "overflow"), (2, "contrast-text")] {
      var entry = LedgerEntry(
        id: "AppTests/T/t()#\(number)", target: "AppTests", suite: "T", test: "t()", name: "\(number)",
        file: workshop.root + "/Tests/T.swift", line: 3, outcome: .changed, format: "png", mode: "never",
        reference: workshop.root + "/Tests/__Snapshots__/T/t.\(number).png",
        artifacts: .init(expected: "artifacts/expected.png", actual: "artifacts/actual.png"),
        image: .init(
          width: 4, height: 4, differingPixels: 16, largestChannelDifference: 255, clusters: [[0, 0, 4, 4]]),
        milliseconds: 1, process: 1)
      entry.lint = [.init(rule: rule, path: "Card", message: "message", measured: "12", cause: nil)]
      try workshop.write(
        "ledger-\(number).jsonl", String(decoding: try encoder.encode(entry), as: UTF8.self) + "\n")
    }
    let sweep = SweepResult(
      findings: [.init(rule: "overflow", element: "Card", path: "Card", typeSize: "L", ranges: [[280, 300]])],
      layouts: 1)
    try workshop.write("sweep.json", String(decoding: try encoder.encode(sweep), as: UTF8.self))
    try workshop.swift(
      """
      root='\(workshop.root)'
      [ "$1" = package ] && { echo '{"name":"app","targets":[{"name":"AppTests","type":"test"}]}'; exit; }
      [ "$1" = test ] || exit 0
      [ "$2" = list ] && { echo 'AppTests.T/t()'; exit; }
      echo "$@ sweep=$SNAPSHOT_SWEEP" >> "$root/calls.txt"
      echo 'output of swift test'
      while [ $# -gt 1 ]; do [ "$1" = --event-stream-output-path ] && events="$2"; shift; done
      run="$SNAPSHOT_RUN_DIRECTORY"
      mkdir -p "$run/artifacts"
      [ -z "$SNAPSHOT_SWEEP" ] || cat "$root/sweep.json" > "$run/sweep.json"
      number=1; [ "$(basename "$run")" = two ] && number=2
      cp "$root/expected.png" "$run/artifacts/expected.png"
      cp "$root/actual-$number.png" "$run/artifacts/actual.png"
      cat "$root/ledger-$number.jsonl" >> "$run/ledger.jsonl"
      cat > "$events" <<EVENTS
      {"kind":"test","payload":{"kind":"function","id":"AppTests.T/t()/T.swift:1:1"}}
      {"kind":"event","payload":{"kind":"runStarted"}}
      {"kind":"event","payload":{"kind":"testEnded","testID":"AppTests.T/t()/T.swift:1:1"}}
      {"kind":"event","payload":{"kind":"runEnded"}}
      EVENTS
      exit 1
      """)
    for arguments in [["--run", "two"], ["--shard", "1/1", "--run", "shards/1"], ["--run", "one"]] {
      _ = try Tool.run(["verify"] + arguments, environment: environment(workshop), in: workshop.root)
    }
    return workshop
  }

  private static func environment(_ workshop: Workshop) -> [String: String] {
    ["PATH": workshop.root + "/bin:/usr/bin:/bin"]
  }

  private var environment: [String: String] { Self.environment(workshop) }

  /// Runs a subcommand. Each call finds the package as it was.
  private func run(
    _ command: Command, _ options: String..., in folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Tool.Outcome {
    if command.name == "undo" {
      _ = try Tool.run(["accept", "--all", "--run", "two"], environment: self.environment, in: workshop.root)
    }
    for name in ["one", "two"] {
      try? FileManager.default.removeItem(atPath: "\(workshop.root)/.build/snapshots/runs/\(name)/decisions.json")
    }
    let arguments = command.arguments.map { $0.replacingOccurrences(of: "ROOT", with: workshop.root) }
    return try Tool.run(
      [command.name] + arguments + options, environment: self.environment.merging(environment) { $1 },
      in: folder ?? workshop.root)
  }

  @Test(arguments: commands) func json(command: Command) throws {
    let outcome = try run(command, "--json")
    let lines = outcome.output.split(separator: "\n")
    #expect(!lines.isEmpty && outcome.status < 64, "\(outcome.errors)")
    for line in lines {
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["type"] is String, "\(line)")
    }
    #expect(try !run(command).output.hasPrefix("{"))
  }

  @Test(arguments: commands(without: "list", "report", "sheet")) func color(command: Command) throws {
    #expect(try run(command, "--color", "always").output.contains("\u{1B}["))
    #expect(try !run(command).output.contains("\u{1B}["))
  }

  @Test(arguments: commands(without: "list", "report", "review", "sheet")) func quiet(command: Command) throws {
    let (all, quiet) = (try run(command), try run(command, "--quiet"))
    #expect(quiet.status == all.status)
    #expect(quiet.output.count < all.output.count, "\(quiet.output)")
  }

  @Test(arguments: commands) func packagePath(command: Command) throws {
    let elsewhere = try Workshop()
    try FileManager.default.removeItem(atPath: elsewhere.root + "/Package.swift")
    #expect(try [66, 74].contains(run(command, in: elsewhere.root).status))
    #expect(try run(command, "--package-path", workshop.root, in: elsewhere.root).status == run(command).status)
  }

  @Test(
    arguments: commands("accept", "diff", "explain", "lint", "list", "reject", "review", "status", "sweep", "sheet"))
  func runToRead(command: Command) throws {
    func effect(_ options: String...) throws -> String {
      try? FileManager.default.removeItem(atPath: workshop.root + "/calls.txt")
      let outcome = try options.isEmpty ? run(command) : run(command, options[0], options[1])
      let picture = FileManager.default.contents(atPath: workshop.root + "/sheet.png")?.base64EncodedString() ?? ""
      let sweeps = (workshop.read("calls.txt") ?? "").split(whereSeparator: \.isWhitespace).filter {
        $0.hasPrefix("sweep=") && $0 != "sweep="
      }
      return outcome.output + picture + sweeps.joined()
    }
    #expect(try effect("--run", "one") == effect())
    #expect(try effect("--run", "two") != effect())
    #expect(try run(command, "--run", "three").status == 66)
  }

  @Test(arguments: commands("doctor", "import", "merge", "record", "verify")) func runToWrite(command: Command) throws {
    _ = try run(command, "--run", "named")
    let path = workshop.root + "/.build/snapshots/runs/named/ledger.jsonl"
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: commands("doctor", "lint", "record", "sweep", "verify")) func verbose(command: Command) throws {
    #expect(try run(command, "--verbose").errors.contains("output of swift test"))
    #expect(try !run(command).errors.contains("output of swift test"))
  }

  @Test(arguments: commands("doctor", "lint", "record", "sweep", "verify")) func swiftTest(command: Command) throws {
    let selects = command.name != "sweep"
    let options = selects ? ["--filter", "T/t", "--skip", "Slow", "-j", "3"] : []
    _ = try run(
      Command(name: command.name, arguments: command.arguments + options + ["--", "--parallel", "--", "-x", "a b"]))
    let call = try #require(workshop.read("calls.txt")?.split(separator: "\n").last)
    #expect(call.contains("--parallel -- -x a b"), "\(call)")
    #expect(call.contains("--filter T/t --skip Slow --jobs 3") == selects, "\(call)")
  }

  @Test(arguments: commands("import", "lint", "merge", "report", "verify")) func reports(command: Command) throws {
    let format = command.name == "report" ? "--format" : "--report"
    let options = [
      format, "markdown,json", "--out", "out", "--attach-dir", "pictures", "--image-base-url", "https://example.com/i",
      "--report-url", "https://example.com/r",
    ]
    _ = try run(Command(name: command.name, arguments: command.arguments + options))
    let page = try #require(workshop.read("out/report.md"))
    #expect(page.contains("example.com/i") && page.contains("example.com/r"), "\(page)")
    #expect(workshop.read("out/report.json") != nil)
    #expect(FileManager.default.fileExists(atPath: workshop.root + "/pictures"))
    for (choice, count) in [("always", 0), ("never", 1)] {
      let options = [format, "html", "--out", "out-" + choice, "--single-file", choice]
      _ = try run(Command(name: command.name, arguments: command.arguments + options))
      let files = try? FileManager.default.contentsOfDirectory(atPath: workshop.root + "/out-\(choice)/assets")
      #expect((files ?? []).isEmpty == (count == 0), "\(choice): \(files ?? [])")
    }
  }

  @Test(arguments: [
    Command("accept", "--all"), Command("explain", "--write"), Command("prune", "--yes"), Command("record"),
    Command("verify", "--record", "all"), Command("lint", "--allow-new", "--reason", "r"),
  ])
  func writesOnCI(command: Command) throws {
    #expect(try run(command, environment: ["CI": "1"]).status == 77)
    #expect(try run(command, "--allow-ci-writes", environment: ["CI": "1"]).status != 77)
  }

  #if os(Linux)
    @Test func noInput() throws {
      func process(_ arguments: String...) throws -> TerminalProcess {
        try TerminalProcess(try #require(Tool.path), arguments, environment: environment, in: workshop.root)
      }
      let asking = try process("prune")
      #expect(asking.wait(for: "[y/N]"))
      let refusing = try process("prune", "--no-input")
      #expect(refusing.wait(for: "Add --yes") && refusing.end() == 64)
      let review = try process("review", "--images", "none")
      #expect(review.wait(for: "q quit"))
      let listing = try process("review", "--no-input")
      #expect(listing.wait(for: "swift run snapshot accept") && listing.end() == 1)
    }
  #endif
}

extension SharedOptionTests.Command {
  fileprivate init(name: String, arguments: [String]) {
    self.name = name
    self.arguments = arguments
  }
}
