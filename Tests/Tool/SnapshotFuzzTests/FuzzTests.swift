import Foundation
import SnapshotTestSupport
import Testing

/// Damaged inputs for each reader of data from elsewhere. By default they are the same ones in every run, about a minute of them.
/// `Scripts/check/fuzz` takes fresh seeds, and repeats a round.
@Suite(.serialized) struct FuzzTests {
  /// The seed of the runs in CI.
  private static let fixedSeed: UInt64 = 2026

  private static func setting(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  /// Performs rounds in a process of their own.
  ///
  /// - Returns: Where the process ended; `nil` if it performed all rounds.
  private func end(of run: FuzzRun) throws -> (position: FuzzPosition, output: String)? {
    let instruction = String(decoding: try JSONEncoder().encode(run), as: UTF8.self)
    let outcome = try ChildProcess(
      swiftTesting: "SnapshotFuzzTests.FuzzChildTests", instruction: instruction, environment: [:], in: run.folder
    ).waitUntilExit()
    if outcome.status == 0, !outcome.wasKilled,
      let line = outcome.output.split(separator: "\n").first(where: { $0.hasPrefix("FUZZ performed") })
    {
      print(line)
      return nil
    }
    let text = String(decoding: FileManager.default.contents(atPath: run.positionPath) ?? Data(), as: UTF8.self)
    return (try #require(FuzzPosition(text), "\(outcome.output)"), outcome.output)
  }

  private func withFolder<R>(_ body: (String) throws -> R) throws -> R {
    let folder = NSTemporaryDirectory() + "snapshot-fuzz-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  /// The subjects that the setting names, such as `text,font`, or all.
  private static var subjects: [String] {
    let names = setting("SNAPSHOT_FUZZ_SUBJECTS")?.split(separator: ",").map(String.init)
    return names ?? FuzzSubject.real.map(\.name)
  }

  @Test(.enabled(if: setting("SNAPSHOT_FUZZ_ROUND") == nil), arguments: subjects)
  func damagedInputsAreErrors(subject name: String) throws {
    let subject = try #require(FuzzSubject.all.first { $0.name == name })
    let seconds = Self.setting("SNAPSHOT_FUZZ_SECONDS").flatMap(Double.init)
    let rounds = Self.setting("SNAPSHOT_FUZZ_ROUNDS").flatMap(UInt64.init)
    let seed = Self.setting("SNAPSHOT_FUZZ_SEED").flatMap(UInt64.init) ?? Self.fixedSeed
    try withFolder { folder in
      let run = FuzzRun(
        subject: name, seed: seed, first: 0, rounds: rounds ?? (seconds == nil ? subject.rounds : 1 << 40),
        seconds: seconds.map { $0 / Double(Self.subjects.count) }, folder: folder)
      if let end = try end(of: run) {
        let command = "Scripts/check/fuzz --round \(end.position)"
        Issue.record("Crashed or hung. Repeat it: \(command)\n\(end.output.prefix(4000))")
      }
    }
  }

  @Test func aPlantedFaultIsFoundAndRepeated() throws {
    try withFolder { folder in
      var run = FuzzRun(subject: "planted", seed: Self.fixedSeed, first: 0, rounds: 2000, seconds: nil, folder: folder)
      let found = try #require(try end(of: run), "The planted fault was not found.")
      #expect(found.position.subject == "planted" && found.position.seed == Self.fixedSeed)
      #expect(found.output.contains("the planted fault"))
      run.first = found.position.round
      run.rounds = 1
      #expect(try end(of: run)?.position.round == found.position.round)
      // The round before it reads well.
      try #require(found.position.round > 0)
      run.first = found.position.round - 1
      #expect(try end(of: run) == nil)
    }
  }

  @Test(.enabled(if: setting("SNAPSHOT_FUZZ_ROUND") != nil)) func oneRound() async throws {
    let position = try #require(Self.setting("SNAPSHOT_FUZZ_ROUND").flatMap(FuzzPosition.init))
    let folder = NSTemporaryDirectory() + "snapshot-fuzz-round"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try await FuzzRun(
      subject: position.subject, seed: position.seed, first: position.round, rounds: 1, seconds: nil, folder: folder
    ).perform()
  }
}

/// The rounds of a run, in the process that ``FuzzTests`` starts for them.
@Suite struct FuzzChildTests {
  @Test(.enabled(if: ChildProcess.instruction != nil)) func rounds() async throws {
    let instruction = try #require(ChildProcess.instruction)
    let run = try JSONDecoder().decode(FuzzRun.self, from: Data(instruction.utf8))
    print("FUZZ performed \(try await run.perform()) rounds of \(run.subject) with the seed \(run.seed)")
  }
}
