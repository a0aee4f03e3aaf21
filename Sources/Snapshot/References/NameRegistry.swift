import Foundation

/// Which names this process has given to which tests: the counters of unnamed snapshots, and who owns which file.
///
/// One for the process; tests of this library put another in its place.
final class NameRegistry: Sendable {
  static let process = NameRegistry()
  @TaskLocal static var injected: NameRegistry?
  static var current: NameRegistry { injected ?? process }

  /// Whose a reference file is.
  struct Claim: Equatable, Sendable {
    /// The test, as a person knows it.
    var test: String
    /// The class that XCTest runs; `nil` in Swift Testing and before XCTest has told.
    var testClass: String?
    /// The snapshot's name as written, or its number.
    var name: String
  }

  private struct State {
    var counters: [String: Int] = [:]
    var claims: [String: Claim] = [:]
  }

  private let state = Locked(State())

  /// The next number, from 1, of a test's unnamed snapshots.
  func nextNumber(_ key: String) -> Int {
    state.withLock {
      $0.counters[key, default: 0] += 1
      return $0.counters[key, default: 0]
    }
  }

  /// Starts all numbers again.
  func resetCounters() { state.withLock { $0.counters.removeAll() } }

  /// Claims a file, and gives back who else has it, if anyone.
  func claim(_ path: String, for claim: Claim) -> Claim? {
    state.withLock { state in
      guard let owner = state.claims[path] else {
        state.claims[path] = claim
        return nil
      }
      if owner.test != claim.test || owner.name != claim.name { return owner }
      guard let a = owner.testClass, let b = claim.testClass, a != b else { return nil }
      return owner
    }
  }

  /// Says which class the claims of a test were of that ran before anyone could know.
  func nameUnknownClass(_ testClass: String) {
    state.withLock { state in
      for (path, claim) in state.claims where claim.testClass == nil { state.claims[path]?.testClass = testClass }
    }
  }
}

/// The counters of one `.snapshots` scope.
final class CounterScope: Sendable {
  @TaskLocal static var current: CounterScope?
  private let counters = Locked<[String: Int]>([:])

  func nextNumber(_ key: String) -> Int {
    counters.withLock {
      $0[key, default: 0] += 1
      return $0[key, default: 0]
    }
  }
}

/// What the names of an assertion depend on besides itself, gathered on the test's own task.
struct Naming: Sendable {
  var registry: NameRegistry
  /// The counters of the `.snapshots` scope, where there is one.
  var scope: CounterScope?
  /// The class that XCTest runs, where it is known.
  var testClass: String?

  static var current: Naming {
    Naming(registry: .current, scope: .current, testClass: TestCaseObserver.currentClass)
  }

  /// The number of the next unnamed snapshot of a test.
  func nextNumber(of test: TestIdentity, in folder: String) -> Int {
    let key = folder + "\n" + test.function
    return scope?.nextNumber(key) ?? registry.nextNumber(test.path + "\n" + key)
  }
}
