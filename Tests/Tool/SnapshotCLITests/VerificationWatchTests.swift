import Foundation
import Testing

/// `verify --watch`, with a script in the place of `swift`.
@Suite struct VerificationWatchTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write("Sources/Login/A.swift", "\n")
    for name in ["LoginTests", "CartTests"] { try workshop.write("Tests/\(name)/A.swift", "\n") }
    try workshop.swiftWithTwoTestTargets()
  }

  /// A command that runs until it is interrupted.
  private final class Watch {
    private let process: Process
    private let path: String

    init(_ workshop: Workshop) throws {
      path = workshop.root + "/.watch.txt"
      try Data().write(to: URL(fileURLWithPath: path))
      process = try Tool.process(
        ["verify", "--watch", "--stale", "ignore"], environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"],
        in: workshop.root)
      process.standardOutput = FileHandle(forWritingAtPath: path)
      process.standardError = process.standardOutput
      try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    var output: String { String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self) }

    /// Returns the output of a round, counted from 0.
    func round(_ number: Int) async throws -> String {
      while true {
        let rounds = output.components(separatedBy: "Waiting for changes")
        if rounds.count > number + 1 { return rounds[number] }
        try #require(process.isRunning, "\(output)")
        try await Task.sleep(for: .milliseconds(20))
      }
    }

    func interrupt() -> Int32 {
      process.interrupt()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  @Test func eachEditVerifiesTheTargetsThatItMayAffect() async throws {
    let watch = try Watch(workshop)
    #expect(try await watch.round(0).contains("All 2 snapshots match"))
    try workshop.write("Sources/Login/A.swift", "// edited\n")
    let edited = try await watch.round(1)
    #expect(edited.contains("LoginTests: Sources/Login/A.swift changed"), "\(edited)")
    #expect(edited.contains("1 matches, verified 1 of 2 targets, the rest unchanged since the last run"), "\(edited)")
    try workshop.write("README.md", "No test reads it.\n")
    try workshop.write("Tests/CartTests/New.swift", "// added\n")
    let added = try await watch.round(2)
    #expect(added.contains("CartTests: Tests/CartTests/New.swift changed"), "\(added)")
    #expect(!added.contains("LoginTests: "), "\(added)")
    #expect(watch.interrupt() == 0)
  }

  @Test func anEditThatFailsIsVerifiedAgainWithTheNextOne() async throws {
    let watch = try Watch(workshop)
    _ = try await watch.round(0)
    try workshop.write("Sources/Login/A.swift", "broken\n")
    #expect(try await watch.round(1).contains("error: broken"))
    try workshop.write("Tests/CartTests/A.swift", "// edited\n")
    let both = try await watch.round(2)
    #expect(both.contains("2 of 2 test targets"), "\(both)")
    #expect(watch.interrupt() != 0)
  }

  @Test func filesThatTestsWriteDoNotStartRounds() async throws {
    try workshop.swiftWithTwoTestTargets(writing: "Tests/CartTests/output.txt")
    let watch = try Watch(workshop)
    // The first round writes the file, which starts a second one. Then it is known.
    _ = try await watch.round(1)
    try workshop.write("Sources/Login/A.swift", "// edited\n")
    let edited = try await watch.round(2)
    #expect(edited.contains("LoginTests: Sources/Login/A.swift changed"), "\(edited)")
    #expect(!edited.contains("CartTests: "), "\(edited)")
    #expect(watch.interrupt() == 0)
  }

  @Test func anUnreadableManifestIsAnErrorThatAnEditRepairs() async throws {
    let watch = try Watch(workshop)
    _ = try await watch.round(0)
    let swift = try #require(workshop.read("bin/swift"))
    try workshop.write("bin/swift", swift.replacingOccurrences(of: "\"name\":\"App\"", with: "\"name\":"))
    try workshop.write("Package.swift", "// swift-tools-version: 6.3\n")
    #expect(try await watch.round(1).contains("error: Cannot determine the targets"))
    try workshop.write("bin/swift", swift)
    try workshop.write("Package.swift", "// swift-tools-version: 6.2 \n")
    #expect(try await watch.round(2).contains("All 2 test targets may be affected"))
    #expect(watch.interrupt() == 0)
  }

  @Test(arguments: [["--since", "main"], ["--shard", "1/2"], ["--run", "x"]])
  func whatMakesOneRunIsRefused(options: [String]) throws {
    let outcome = try Tool.run(["verify", "--watch"] + options, in: workshop.root)
    #expect(outcome.status == 64 && outcome.errors.contains("--watch cannot be combined"), "\(outcome.errors)")
  }
}
