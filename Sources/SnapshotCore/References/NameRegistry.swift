import Foundation
import SnapshotLedger
import TestFailures
import TestReporting

/// Which names this process has given to which tests: the counters of unnamed snapshots, and who owns which file.
///
/// One for the process; tests of this library put another in its place.
package final class NameRegistry: Sendable {
  package static let process = NameRegistry()
  @TaskLocal package static var injected: NameRegistry?
  package static var current: NameRegistry { injected ?? process }

  /// Whose a reference file is.
  package struct Claim: Equatable, Sendable {
    /// Absolute path of the file.
    package var path: String
    /// The test, as a person knows it.
    package var test: String
    /// What tells the case of a parametrised test from others that say the same of themselves, where its name has arguments.
    package var testCase: String?
    /// The class that XCTest runs; `nil` in Swift Testing and before XCTest has told.
    package var testClass: TestClass?
    /// The snapshot's name as written, or its number.
    package var name: String
  }

  private struct State {
    var counters: [String: Int] = [:]
    /// By path.
    var claims: [String: Claim] = [:]
    /// The first path of those that differ in case alone, by what they are without it.
    var pathsWithoutCase: [String: String] = [:]
    /// The file of each id.
    var pathsByID: [String: String] = [:]
    /// The suites that a function of a file was seen in.
    var suites: [String: Set<String>] = [:]
    /// What a test made that did not match its reference, by the reference's path.
    var rejected: [String: Data] = [:]
    /// What stood in a folder before this process wrote to it: names, by what they are without case.
    var listings: [String: [String: String]] = [:]
  }

  private let state = Locked(State())

  package init() {}

  /// The next number, from 1, of a test's unnamed snapshots.
  package func nextNumber(_ key: String) -> Int {
    state.withLock {
      $0.counters[key, default: 0] += 1
      return $0.counters[key, default: 0]
    }
  }

  /// Starts all numbers again.
  package func resetCounters() { state.withLock { $0.counters.removeAll() } }

  /// Claims a file, and gives back who else has it, if anyone: a file of the same path, or of one that differs in
  /// nothing but case, which many disks do not tell apart.
  package func claim(_ claim: Claim) -> Claim? {
    state.withLock { state in
      if let owner = state.claims[claim.path] {
        if owner.test != claim.test || owner.testCase != claim.testCase || owner.name != claim.name { return owner }
        guard let a = owner.testClass, let b = claim.testClass, !a.isRelated(to: b) else { return nil }
        return owner
      }
      let withoutCase = Self.withoutCase(claim.path)
      if let other = state.pathsWithoutCase[withoutCase] {
        if !ReferenceFile.areTwoFiles(other, claim.path) { return state.claims[other] }
      } else {
        state.pathsWithoutCase[withoutCase] = claim.path
      }
      state.claims[claim.path] = claim
      return nil
    }
  }

  /// The id of a file. Should two files in two places have one id, the second is told by a hash of its place, seen
  /// from the test's folder.
  package func id(_ id: String, of path: String, from folder: String) -> String {
    state.withLock { state in
      guard let known = state.pathsByID[id], known != path else {
        state.pathsByID[id] = path
        return id
      }
      let common = zip(path.utf8, folder.utf8).prefix { $0 == $1 }.count
      return id + "~" + StableHash.hexadecimal(String(decoding: path.utf8.dropFirst(common), as: UTF8.self)).prefix(8)
    }
  }

  /// The file that stands in a new reference's folder and differs from it in nothing but case, or `nil`.
  package func neighborInCase(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let folder = String(path[..<slash])
    let name = String(path[path.index(after: slash)...])
    let neighbor = state.withLock { state in
      if state.listings[folder] == nil {
        let names = ReferenceFile.names(in: folder)
        TemporaryFile.sweep(names, in: folder)
        state.listings[folder] = Dictionary(names.map { (Self.withoutCase($0), $0) }) { first, _ in first }
      }
      return state.listings[folder]?[Self.withoutCase(name)]
    }
    guard let neighbor, neighbor != name, ReferenceFile.exists(folder + "/" + neighbor) else { return nil }
    return folder + "/" + neighbor
  }

  /// Remembers what a test made that did not match its reference and was not recorded.
  package func note(rejected contents: Data, at path: String) { state.withLock { $0.rejected[path] = contents } }

  /// Whether another test made the same contents for a reference that they do not match.
  package func isRejected(_ contents: Data, at path: String) -> Bool {
    state.withLock { $0.rejected[path] == contents }
  }

  /// Says which class the claims of a test were of that ran before anyone could know.
  package func nameUnknownClass(_ testClass: TestClass) {
    state.withLock { state in
      for (path, claim) in state.claims where claim.testClass == nil { state.claims[path]?.testClass = testClass }
    }
  }

  /// Remembers in which suite a function of a file runs.
  package func note(suite: String, of function: String, in file: String) {
    state.withLock { _ = $0.suites[file + "\n" + function, default: []].insert(suite) }
  }

  /// The only suite in which a function of a file was seen to run, or `nil`.
  package func suite(of function: String, in file: String) -> String? {
    state.withLock { state in
      guard let suites = state.suites[file + "\n" + function], suites.count == 1 else { return nil }
      return suites.first
    }
  }

  private static func withoutCase(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return isPlain ? path : path.lowercased()
  }
}

/// The counters of one `.snapshots` scope.
package final class CounterScope: Sendable {
  @TaskLocal package static var current: CounterScope?
  private let counters = Locked<[String: Int]>([:])

  package func nextNumber(_ key: String) -> Int {
    counters.withLock {
      $0[key, default: 0] += 1
      return $0[key, default: 0]
    }
  }
}

/// What the names of an assertion depend on besides itself, gathered on the test's own task.
package struct Naming: Sendable {
  package var registry: NameRegistry
  /// The counters of the `.snapshots` scope, where there is one.
  package var scope: CounterScope?
  /// The class that XCTest runs, where it is known.
  package var testClass: TestClass?
  /// Whether the process runs tests again and again, and nothing tells where a turn of theirs begins: neither a
  /// `.snapshots` scope nor XCTest.
  package var isRepeated = false

  package static var current: Naming {
    let scope = CounterScope.current
    return Naming(
      registry: .current, scope: scope, testClass: TestCaseObserver.currentClass,
      isRepeated: scope == nil && TestRepetition.isAsked && TestFramework.current == .swiftTesting)
  }

  /// The numbers of the next unnamed snapshot of a test: its own, and the one that it has in older references, where
  /// without a scope all cases and suites of one function number on.
  package func nextNumbers(of test: TestIdentity, in folder: String) -> (own: Int, older: Int) {
    let key = folder + "\n" + test.function
    if let number = scope?.nextNumber(key) { return (number, number) }
    let own = registry.nextNumber(test.path + "\n" + (test.arguments.identity ?? "") + "\n" + key)
    return (own, test.arguments == .none ? own : registry.nextNumber(key))
  }
}
