import Foundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace
import Subprocess

/// A run of `swift test` as a child process, with its ledger, output and progress.
struct TestRun {
  let packageRoot: String
  let folder: RunFolder
  /// The arguments from `test` on, without those of this run only.
  var arguments: [String]
  /// The shard to run; `nil` for all tests.
  var shard: Shard?
  /// The timings of an earlier run, by which the tests are divided into shards.
  var timings: TestTimings?
  /// The test targets to run, because they can have changed; `nil` for all.
  var changes: ChangedTargets?
  /// Additional arguments that select tests.
  var selection: [String] = []
  /// Whether the tests are already built.
  var skipsBuild = false
  /// The program of the tests, which runs instead of the package manager; only tests of Swift Testing then run.
  var program: String?
  let recordMode: RecordMode?
  /// Whether the run writes references.
  let isRecording: Bool
  let allowsCIWrites: Bool
  var allowsFlaky = false
  let isVerbose: Bool
  let showsProgress: Bool
  /// Whether the views of pictures are linted.
  var lints = false
  /// Whether the explanations of references are compared with the views.
  var checksExplanations = false
  /// The sweep that replaces all assertions.
  var sweep: SweepRequest?
  /// The number of the attempt. All attempts write to one ledger.
  var attempt = 1
  /// The failed tests that this attempt runs again.
  var retried: [TestList.Test] = []
  /// The settings of the test process that differ from the user's; `nil` for none.
  var testEnvironment: TestEnvironment?

  /// Runs the tests, and updates the facts of the run with the result.
  ///
  /// - Returns: The facts of this attempt alone.
  /// - Throws: ``CommandError`` if the run could not start.
  @discardableResult
  func attempt(_ facts: inout RunFacts) async throws -> RunFacts {
    let monitor = TestRunMonitor(
      ledger: folder.ledgerPath, log: folder.path + "/output\(suffix).log", expected: expectedCount(),
      label: label, passesOn: isVerbose, showsProgress: showsProgress && !isVerbose)
    let pipe = try EventPipe(savingTo: eventsPath)
    let status: Int
    do {
      defer { pipe.finish() }
      status = try await runChild(monitor, events: pipe.path)
    } catch let error as SubprocessError {
      throw CommandError.notStarted("swift", error)
    }
    let events = EventStreamReader(data: FileManager.default.contents(atPath: eventsPath) ?? Data())
    var own = facts
    if attempt > 1 { own.selected = nil }
    own.conclude(
      console: await monitor.finish(), events: events, exitStatus: status, interrupted: await monitor.isInterrupted)
    if attempt > 1 { facts.add(attempt: own, of: retried) } else { facts = own }
    return own
  }

  /// The text before the progress.
  private var label: String {
    if let testEnvironment { return testEnvironment.name + ": " }
    return attempt > 1 ? "attempt \(attempt): " : ""
  }

  private var suffix: String { attempt > 1 ? "-\(attempt)" : "" }

  private var eventsPath: String { folder.path + "/events\(suffix).jsonl" }

  /// The number of snapshots in the last run of the same tests.
  private func expectedCount() -> Int? {
    guard attempt == 1 else { return nil }
    guard let last = RunFolder.latest(packageRoot: packageRoot), let ledger = try? Ledger(contentsOf: last) else {
      return nil
    }
    if let facts = try? RunFacts(of: last), facts.arguments != arguments { return nil }
    return Set(ledger.entries.map(\.id)).count
  }

  /// The settings that the test processes read.
  private var settings: [String: String] {
    let all: [String: String?] = [
      RunChannel.runDirectory: folder.path, RunChannel.forcedRecordMode: recordMode?.rawValue,
      RunChannel.allowsCIWrites: allowsCIWrites ? "1" : nil, RunChannel.lints: lints ? "1" : nil,
      RunChannel.checksExplanations: checksExplanations ? "1" : nil, RunChannel.sweep: sweep?.text,
    ]
    return all.compactMapValues { $0 }
  }

  /// The child process has its own process group, so that its children can be ended with it.
  ///
  /// - Parameter events: The path for the event stream of Swift Testing.
  private func runChild(_ monitor: TestRunMonitor, events: String) async throws -> Int {
    // NB: before the child begins, so that there is no moment in which Ctrl-C ends this process and leaves the child.
    let interruptions = Interruption.signals()
    var options = PlatformOptions()
    options.processGroupID = 0
    // If the task is cancelled, as a call of snapshot mcp can be.
    options.teardownSequence = TestRun.goodbyes
    // In another folder, the package manager searches the package in the folders above it.
    let place = testEnvironment?.workingFolder == nil ? ["--package-path", packageRoot] : []
    let own =
      place + ["--event-stream-output-path", events] + PackageManager.options
      + (skipsBuild ? ["--skip-build"] : [])
      // NB: of tests that pass or are skipped in processes of their own it says nothing else.
      + (arguments.contains("--parallel") ? ["--verbose"] : [])
    let words = [arguments[0]] + own + arguments.dropFirst() + selection
    let direct = program.map { program in
      (
        Executable.path(.init(program)),
        ["--testing-library", "swift-testing", "--event-stream-output-path", events] + selection
      )
    }
    let command = direct ?? testEnvironment?.command(words) ?? (.name("swift"), words)
    let environment = RunEnvironment(packageRoot: packageRoot, settings: settings)
    defer { withExtendedLifetime(environment) {} }
    let other = testEnvironment?.variables(besides: ProcessInfo.processInfo.environment) ?? [:]
    let changes = other.merging(environment.changes) { $1 }.map { (Environment.Key(stringLiteral: $0), $1) }
    let result = try await Subprocess.run(
      command.0, arguments: Arguments(command.1), environment: .inherit.updating(Dictionary(changes) { $1 }),
      workingDirectory: testEnvironment?.workingFolder.map { .init($0) },
      platformOptions: options, input: .none, output: .sequence, error: .combinedWithOutput
    ) { execution in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for await _ in interruptions {
            await monitor.interrupt()
            await execution.teardown(using: TestRun.goodbyes)
            // NB: what the child started may live on, deaf to the signals, and hold its output open.
            try? execution.send(signal: .kill, toProcessGroup: true)
          }
        }
        group.addTask {
          while !Task.isCancelled {
            await monitor.tick()
            try await Task.sleep(for: .milliseconds(100))
          }
        }
        for try await line in execution.standardOutput.strings(bufferingPolicy: .unbounded) {
          await monitor.read(line)
        }
        group.cancelAll()
        while let result = await group.nextResult() {
          if case .failure(let error) = result, !(error is CancellationError) { throw error }
        }
      }
    }
    switch result.terminationStatus {
    // Without a test that matches, the package manager succeeds.
    case .exited(EX_UNAVAILABLE) where program != nil: return 0
    case .exited(let code): return Int(code)
    case .signaled(let signal): return 128 + Int(signal)
    }
  }

  /// The signals that end the child process, in order.
  private static let goodbyes: [TeardownStep] = [
    .send(signal: .interrupt, toProcessGroup: true, allowedDurationToNextStep: .seconds(2)),
    .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(2)),
  ]
}
