import Foundation
import SnapshotFoundation

extension Snapshotting where Value: CaseIterable, Format == String {
  /// The results of a function for each case of its input, as comma-separated values.
  ///
  ///     assertSnapshot(of: { $0.rotatedLeft }, as: Snapshotting<Direction, String>.func(into: .description))
  ///
  /// Records, in a file that ends in `csv`:
  ///
  ///     "up","left"
  ///     "down","right"
  ///
  /// Quotation marks in values are not escaped, for compatibility with references of swift-snapshot-testing.
  /// ``table(columns:result:)`` escapes values, supports throwing functions and aligns its columns.
  ///
  /// - Parameter witness: The strategy that converts a result to text.
  public static func `func`<A>(into witness: Snapshotting<A, String>) -> Snapshotting<(Value) -> A, String> {
    var strategy = SimplySnapshotting.lines.asyncPullback { (function: (Value) -> A) in
      let cases = Array(Value.allCases)
      return Async.all(cases.map { witness.snapshot(function($0)) }).map { results in
        zip(cases, results).map { "\"\($0)\",\"\($1)\"" }.joined(separator: "\n")
      }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}

extension Async {
  /// Returns the values of several asynchronous operations in order, or the first error.
  static func all(_ works: [Async]) -> Async<[Value]> {
    let count = works.count
    guard count > 0 else { return Async<[Value]>(value: []) }
    return .starting { callback in
      let arrived = Locked([Int: Value]())
      for (index, work) in works.enumerated() {
        work.start { result in
          switch result {
          case .failure(let error): callback(.failure(error))
          case .success(let value):
            let all: [Value]? = arrived.withLock { values in
              let isNew = values.updateValue(value, forKey: index) == nil
              guard isNew, values.count == count else { return nil }
              return (0..<count).compactMap { values[$0] }
            }
            if let all { callback(.success(all)) }
          }
        }
      }
    }
  }
}
