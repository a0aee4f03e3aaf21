import Foundation
import SnapshotFoundation
import SnapshotTestReporting
import SnapshotWorkspace

/// The names that this process has assigned: counters of unnamed snapshots, and the test that owns each file.
///
/// There is one registry per process, which tests of this library replace.
package final class NameRegistry: Sendable {
  package static let process = NameRegistry()
  @TaskLocal package static var injected: NameRegistry?
  package static var current: NameRegistry { injected ?? process }

  /// The ownership of a reference file.
  package struct Claim: Equatable, Sendable {
    /// Absolute path of the file.
    package var path: String
    /// The test, as shown in messages.
    package var test: String
    /// The identity of a case whose arguments are part of the file name.
    package var testCase: String?
    /// The test that runs, if the assertion is named after another function.
    package var caller: String?
    /// The class that XCTest runs, or `nil` in Swift Testing and before the class is known.
    package var testClass: TestClass?
    /// The snapshot's name as passed, or its number.
    package var name: String
  }

  private struct State {
    var counters: [String: Int] = [:]
    /// The counter that was used last, which ``counters`` lacks. The next assertion usually has the same one.
    var lastCounter: (key: String, number: Int)?
    /// By path.
    var claims: [String: Claim] = [:]
    /// The first of the paths that differ only in case, by lowercased path.
    var pathsWithoutCase: [String: String] = [:]
    /// The file of each id.
    var pathsByID: [String: String] = [:]
    /// The suites in which a function of a file was seen.
    var suites: [String: Set<String>] = [:]
    /// New values that did not match their references, by the reference's path.
    var rejected: [String: Data] = [:]
    /// The first assertion of each named snapshot, by the snapshot's id.
    var namedAssertions: [String: CallSite] = [:]
    /// The names in a folder before this process wrote to it, by lowercased name.
    var listings: [String: [String: String]] = [:]
  }

  /// The references that this process recorded.
  let recordings = Recordings()
  private let state = Locked(State())

  package init() {}

  /// Returns the next number, from 1, of a test's unnamed snapshots.
  package func nextNumber(_ key: String) -> Int {
    state.withLock { state in
      if let last = state.lastCounter, last.key.hasSameBytes(as: key) {
        state.lastCounter = (key, last.number + 1)
        return last.number + 1
      }
      if let last = state.lastCounter { state.counters[last.key] = last.number }
      let number = (state.counters[key] ?? 0) + 1
      state.lastCounter = (key, number)
      return number
    }
  }

  /// Resets all numbers.
  package func resetCounters() {
    state.withLock { state in
      state.counters.removeAll()
      state.lastCounter = nil
    }
  }

  /// Claims a file.
  ///
  /// - Returns: The existing claim of another snapshot, if any, on the same path or on a path that differs only in case.
  ///   Many file systems ignore case.
  package func claim(_ claim: Claim) -> Claim? {
    state.withLock { state in
      if let owner = state.claims[claim.path] {
        if owner.test != claim.test || owner.caller != claim.caller || owner.testCase != claim.testCase
          || owner.name != claim.name
        {
          return owner
        }
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

  /// Returns the id of a file. If another file already has the id, a hash of the path relative to the test's folder is
  /// appended.
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

  /// Returns the existing file whose path differs from a new reference's path only in case, or `nil`.
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

  /// Stores the assertion of a named snapshot.
  ///
  /// - Returns: The first assertion of this snapshot, if it is another one.
  func note(_ assertion: CallSite, of id: String) -> CallSite? {
    state.withLock { state in
      guard let first = state.namedAssertions[id] else {
        state.namedAssertions[id] = assertion
        return nil
      }
      let isSame = first.line == assertion.line && first.column == assertion.column && first.path == assertion.path
      return isSame ? nil : first
    }
  }

  /// Whether a value that did not match a reference was not recorded.
  func hasRejected(at path: String) -> Bool { state.withLock { $0.rejected[path] != nil } }

  /// Stores a new value that did not match its reference and was not recorded.
  package func note(rejected contents: Data, at path: String) { state.withLock { $0.rejected[path] = contents } }

  /// Returns whether another test produced the same value, which does not match the reference.
  package func isRejected(_ contents: Data, at path: String) -> Bool {
    state.withLock { $0.rejected[path] == contents }
  }

  /// Sets the class of claims that were made before the class was known.
  package func nameUnknownClass(_ testClass: TestClass) {
    state.withLock { state in
      for (path, claim) in state.claims where claim.testClass == nil { state.claims[path]?.testClass = testClass }
    }
  }

  /// Stores the suite in which a function of a file runs.
  package func note(suite: String, of function: String, in file: String) {
    state.withLock { _ = $0.suites[file + "\n" + function, default: []].insert(suite) }
  }

  /// Returns the suite in which a function of a file was seen, or `nil` if there is not exactly one.
  package func suite(of function: String, in file: String) -> String? {
    state.withLock { state in
      guard !state.suites.isEmpty, let suites = state.suites[file + "\n" + function], suites.count == 1 else {
        return nil
      }
      return suites.first
    }
  }

  private static func withoutCase(_ path: String) -> String { path.lowercased() }
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

/// The context of naming, captured on the test's task.
package struct Naming: Sendable {
  package var registry: NameRegistry
  /// The counters of the `.snapshots` scope, if any.
  package var scope: CounterScope?
  /// The class that XCTest runs, if known.
  package var testClass: TestClass?
  /// Whether the process repeats tests and cannot detect where a repetition begins, because there is neither a
  /// `.snapshots` scope nor XCTest.
  package var isRepeated = false

  package static func current(in testClass: TestClass?, registry: NameRegistry = .current) -> Naming {
    let scope = CounterScope.current
    return Naming(
      registry: registry, scope: scope, testClass: testClass,
      isRepeated: scope == nil && TestRepetition.isAsked && TestFramework.current == .swiftTesting)
  }

  /// Returns the numbers of the next unnamed snapshot of a test: its own, which does not depend on other tests, and the one in
  /// references of swift-snapshot-testing, in which all cases and suites of a function share a counter unless there is a scope.
  package func nextNumbers(of test: TestIdentity, in folder: String) -> (own: Int, shared: Int) {
    nextNumbers(of: test, key: Self.key(of: test, path: test.path), in: folder)
  }

  /// Returns what the keys of the numbers of a test begin with.
  static func key(of test: TestIdentity, path: String) -> String {
    let caller = test.caller
    let callerName = caller?.isConcurrent == true ? caller?.name ?? "" : ""
    return [path, test.caseIdentity ?? "", callerName, test.function].joined(separator: "\n")
  }

  /// - Parameter key: The key of the test.
  func nextNumbers(of test: borrowing TestIdentity, key: String, in folder: String) -> (own: Int, shared: Int) {
    func shared() -> String { [folder, test.function].joined(separator: "\n") }
    if let number = scope?.nextNumber(shared()) { return (number, number) }
    let own = registry.nextNumber(key + "\n" + folder)
    guard case .none = test.arguments else { return (own, registry.nextNumber(shared())) }
    return (own, own)
  }
}
