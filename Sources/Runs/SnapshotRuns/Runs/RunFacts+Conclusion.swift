extension RunFacts {
  /// Records how the test runner ended and what it printed.
  package mutating func conclude(
    console: ConsoleReader, events: EventStreamReader, exitStatus: Int, interrupted: Bool
  ) {
    self.exitStatus = exitStatus
    endedTests = console.endedTests + events.endedTests
    ended = Set(console.ended + events.ended).sorted()
    skipped = SkippedTest.merged(console.skipped + events.skipped)
    issues = console.issues + events.issues
    known = events.known.isEmpty ? nil : events.known
    notRun = selected.map { RunFacts.unmentioned($0, console: console.mentioned, events: events.mentioned) }
    if interrupted {
      ending = .interrupted
    } else if let signal = console.crashSignal {
      ending = .crashed
      reasons = ["signal \(signal)" + (console.crashReason.map { ": \($0)" } ?? "")]
      reasons += console.crashes.compactMap { place(of: $0, besides: console.crashReason) }
      reasons += RunFacts.running(console.running + events.running)
    } else if !console.hasStartedTests, !events.hasStartedTests, exitStatus != 0 {
      ending = .notBuilt
      reasons = console.buildErrors
      if reasons.isEmpty, exitStatus > 128 {
        reasons = ["swift test crashed with signal \(exitStatus - 128) before a test started. Run it again."]
      }
    } else if console.openRuns > 0 || events.openRuns > 0 {
      ending = .cutShort
    } else {
      ending = .finished
    }
  }

  /// Returns where a crash happened: "at Sources/App/Cart.swift:7 in Cart.total(), called at Tests/…".
  private func place(of crash: CrashTrace, besides reason: String?) -> String? {
    guard let (inner, outer) = crash.places(in: packageDirectory) else { return nil }
    func text(_ frame: CrashTrace.Frame) -> String {
      "\(frame.file.dropFirst(packageDirectory.count + 1)):\(frame.line) in \(frame.function)"
    }
    return "at " + text(inner) + (outer == inner ? "" : ", called at \(text(outer))")
      + (crash.reason == reason ? "" : crash.reason.map { ": \($0)" } ?? "")
  }

  /// Running tests beyond these are only counted.
  private static let mostRunning = 10

  /// Names the tests that were running when the process ended, as far as it reported their starts before.
  private static func running(_ tests: [String]) -> [String] {
    guard !tests.isEmpty else { return [] }
    let more = tests.count > mostRunning ? ", and \(tests.count - mostRunning) more" : ""
    let names = tests.prefix(mostRunning).joined(separator: ", ")
    return ["running at that time: \(names)\(more)"]
  }

  /// Returns the listed tests that the test runner did not print.
  ///
  /// XCTest does not print the target. A name that several targets share must therefore be printed as often as it is listed.
  private static func unmentioned(_ listed: [String], console: [String], events: [String]) -> [String] {
    let tests = listed.compactMap(TestList.Test.init(line:))
    let known = Set(events.map(TestList.comparable))
    var rest: [String: Int] = [:]
    for name in console { rest[name, default: 0] += 1 }
    return tests.filter { test in
      if known.contains(TestList.comparable(test.id)) { return false }
      guard let count = rest[test.consoleName], count > 0 else { return true }
      rest[test.consoleName] = count - 1
      return false
    }.map(\.id)
  }
}

extension RunFacts.Ending {
  /// The most severe first.
  private static let severity: [RunFacts.Ending] = [.crashed, .notBuilt, .cutShort, .running, .interrupted, .finished]

  func worse(_ other: RunFacts.Ending) -> RunFacts.Ending {
    Self.severity.first { $0 == self || $0 == other } ?? self
  }
}
