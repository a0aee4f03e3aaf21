import Foundation
import SnapshotRepository
import Testing

/// The workflows of the documentation, walked through as a CI system would: their own commands in clones of one package,
/// with jobs that are killed in each place and a `.build` that holds the runs of an earlier commit.
@Suite struct WorkflowTests {
  enum System: String, CaseIterable { case github = "github-actions.yml", gitlab = "gitlab-ci.yml" }

  /// Where a job is killed.
  enum Kill: CaseIterable { case beforeVerifying, whileBuilding, whileTesting, beforeHandingOver, never }

  private let origin: Workshop
  private let jobs: Workshop

  init() throws {
    origin = try Workshop()
    jobs = try Workshop()
    try origin.makeFolder("Tests")
    try origin.write("Tests/ScreenTests.swift", "// tests\n")
    try origin.write(".gitignore", ".build\nbin\nstd*.txt\n")
    let git = "git -c init.defaultBranch=main -c user.name=a -c user.email=a@b"
    try sh("\(git) init -q . && \(git) add -A && \(git) commit -qm Old", in: origin.root)
    try origin.write("Tests/ScreenTests.swift", "// newer tests\n")
    try sh("\(git) commit -qam New", in: origin.root)
    try jobs.swift(try swift())
  }

  /// A `swift` that runs the real tool.
  private func swift() throws -> String {
    let tool = try #require(Tool.path)
    var script = "[ \"$1\" = run ] && { [ \"$2\" = --skip-build ] && shift; shift 2; exec \(tool) \"$@\"; }\n"
    // NB: its parent is the tool.
    script += "[ \"$1\" = build ] && { [ \"$KILL\" = whileBuilding ] && kill -KILL $PPID; exit 0; }\n"
    let tests = (1...8).map { "AppTests.ScreenTests/screen\($0)()" }
    script += "[ \"$2\" = list ] && { cat <<'END'\n\(tests.joined(separator: "\n"))\nEND\nexit; }\n"
    script +=
      "all=\"$*\"; while [ $# -gt 1 ]; do [ \"$1\" = --event-stream-output-path ] && events=\"$2\"; shift; done\n"
    script += "echo '{\"kind\":\"event\",\"payload\":{\"kind\":\"runStarted\"}}' > \"$events\"\n"
    for (index, test) in tests.enumerated() {
      let entry = String(decoding: try JSONEncoder().encode(Shards.entry(test)), as: UTF8.self)
      script += """
        case "$all" in *screen\(index + 1)*)
        cat >> "$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl" <<'END'
        \(entry)
        END
        cat >> "$events" <<'END'
        {"kind":"test","payload":{"kind":"function","id":"\(test)/T.swift:1:1"}}
        {"kind":"event","payload":{"kind":"testEnded","testID":"\(test)/T.swift:1:1"}}
        END
        [ "$KILL" = whileTesting ] && { kill -KILL $PPID; exit 0; } ;; esac

        """
    }
    return script + "echo '{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"}}' >> \"$events\"\n"
  }

  private func sh(_ command: String, in folder: String, environment: [String: String] = [:]) throws {
    #expect(try status(command, in: folder, environment: environment) == 0, "\(command)")
  }

  @discardableResult
  private func status(_ command: String, in folder: String, environment: [String: String] = [:]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "\(jobs.root)/bin:/usr/bin:/bin", "NO_COLOR": "1", "HOME": folder]
      .merging(environment) { $1 }
    let log = folder + "/stdlog.txt"
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    process.standardOutput = FileHandle(forWritingAtPath: log)
    process.standardError = FileHandle(forWritingAtPath: log)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func lines(of system: System) throws -> [String] {
    let path = Repository.url("Documentation/Workflows/" + system.rawValue).path
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// The command of a workflow that begins so, with its further lines.
  private func command(_ beginning: String, of system: System) throws -> String {
    let lines = try lines(of: system)
    let start = try #require(lines.firstIndex { $0.contains("snapshot \(beginning) ") && $0.contains("swift run ") })
    let rest = lines[(start + 1)...].prefix { !$0.contains(":") && !$0.contains("#") }
    let text = ([lines[start]] + rest).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    return String(text[try #require(text.range(of: "swift run")).lowerBound...])
  }

  /// The command of a workflow that keeps the times of the merged run.
  private func timingsCommand(of system: System) throws -> String {
    let line = try #require(try lines(of: system).first { $0.contains("mkdir -p timings") })
    return String(line[try #require(line.range(of: "mkdir")).lowerBound...])
  }

  private func environment(_ system: System, shard: Int) -> [String: String] {
    system == .github
      ? ["CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_RUN_ID": "7"]
      : ["CI": "true", "GITLAB_CI": "true", "CI_PIPELINE_ID": "7", "CI_NODE_INDEX": "\(shard)", "CI_NODE_TOTAL": "4"]
  }

  /// Runs a job of a shard; the folder of what it handed over, if it did.
  private func verify(_ shard: Int, _ system: System, _ kill: Kill, revision: String = "main") throws {
    let folder = jobs.root + "/\(system)-\(shard)"
    try? FileManager.default.removeItem(atPath: folder + "/checkout")
    try sh("mkdir -p '\(folder)' && git clone -q '\(origin.root)' '\(folder)/checkout'", in: jobs.root)
    try sh("git checkout -q \(revision)", in: folder + "/checkout")
    // The kept .build comes back.
    try sh("if [ -e build ]; then cp -R build checkout/.build; fi", in: folder)
    try takeTimings(to: folder)
    guard kill != .beforeVerifying else { return }
    let text = try command("verify", of: system).replacingOccurrences(of: "${{ matrix.shard }}", with: "\(shard)")
    var environment = environment(system, shard: shard)
    environment["KILL"] = "\(kill)"
    try status(text, in: folder + "/checkout", environment: environment)
    try sh("rm -rf build; if [ -e checkout/.build ]; then cp -R checkout/.build build; fi", in: folder)
    guard kill != .beforeHandingOver else { return }
    let target = jobs.root + "/\(system)/" + (system == .github ? "downloads/shard-\(shard)/shards" : "shards")
    try sh("mkdir -p '\(target)' && cp -R shards/. '\(target)'", in: folder + "/checkout")
  }

  /// The kept times of the last merged run come to a checkout.
  private func takeTimings(to folder: String) throws {
    try sh("if [ -e ../timings ]; then cp -R ../timings checkout/; fi", in: folder)
  }

  /// The hash of the times by which a shard was divided.
  private func timings(_ shard: Int, _ system: System) throws -> String? {
    struct Facts: Decodable {
      struct Shard: Decodable { var timings: String? }
      var shard: Shard
    }
    let path = jobs.root + "/\(system)-\(shard)/checkout/shards/shard-\(shard)/run.json"
    return try JSONDecoder().decode(Facts.self, from: Data(contentsOf: URL(fileURLWithPath: path))).shard.timings
  }

  /// What the merging job says.
  private func merge(_ system: System) throws -> (status: Int32, output: String) {
    let folder = jobs.root + "/\(system)"
    try sh("git clone -q '\(origin.root)' checkout && mkdir -p shards downloads", in: folder)
    try sh("mv shards downloads checkout/", in: folder)
    try takeTimings(to: folder)
    try sh("if [ -e build ]; then cp -R build checkout/.build; fi", in: folder)
    let code = try status(
      command("merge", of: system), in: folder + "/checkout", environment: environment(system, shard: 0))
    let output = (try? String(contentsOfFile: folder + "/checkout/stdlog.txt", encoding: .utf8)) ?? ""
    if code == 0 {
      try sh(timingsCommand(of: system) + " && rm -rf ../../timings && mv timings ../../", in: folder + "/checkout")
    }
    try sh("rm -rf build; cp -R checkout/.build build; rm -rf checkout", in: folder)
    return (code, output)
  }

  @Test(arguments: System.allCases) func aKilledJobIsNoticedWhereverItIsKilled(system: System) throws {
    try jobs.makeFolder("\(system)")
    // An earlier pipeline, of an older commit, fills every .build that is kept.
    for shard in 1...4 { try verify(shard, system, .never, revision: "main~1") }
    #expect(try merge(system).status == 6, "the shards are of another commit than the merging job")
    // The shards of GitHub's workflow build nothing: an earlier job did.
    for kill in Kill.allCases where system == .gitlab || kill != .whileBuilding {
      for shard in 1...4 { try verify(shard, system, shard == 3 ? kill : .never) }
      let (status, output) = try merge(system)
      #expect(status == (kill == .never ? 0 : 6), "\(kill): \(output)")
      switch kill {
      case .never: #expect(output.contains("All 8 snapshots match"))
      case .whileBuilding, .whileTesting: #expect(output.contains("shard-3 (3/4): the run did not finish"), "\(output)")
      case .beforeVerifying, .beforeHandingOver: #expect(output.contains("Shard 3/4 is missing"), "\(output)")
      }
    }
    #expect(try timings(1, system) == nil, "no earlier run was merged")
    for shard in 1...4 { try verify(shard, system, .never) }
    #expect(try timings(1, system) != nil, "the merged run divides the next shards")
    #expect(try merge(system).status == 0)
  }
}
