import Foundation
import TestReporting

/// A value that arrives later, once, or fails to.
public struct Async<Value> {
  /// Starts the work and hands its result on. The one channel that knows of failures.
  let start: (@escaping (Result<Value, any Error>) -> Void) -> Void

  /// Starts the work; the callback gets the value.
  ///
  /// Work that fails has no value: the failure is reported as an issue, and the callback is not called.
  public var run: (@escaping (Value) -> Void) -> Void {
    { callback in
      start { result in
        switch result {
        case .success(let value): callback(value)
        case .failure(let error):
          IssueReport(message: "A snapshot could not be made: \(describe(error))", position: nil).report()
        }
      }
    }
  }

  /// Work that calls back with its value.
  public init(run: @escaping (@escaping (Value) -> Void) -> Void) {
    start = { callback in run { callback(.success($0)) } }
  }

  /// A value that is there already.
  public init(value: Value) {
    start = { callback in callback(.success(value)) }
  }

  /// Work that may fail, done when the value is asked for; an assertion reports the error as its failure.
  public init(catching work: @escaping () throws -> Value) {
    start = { callback in callback(Result(catching: work)) }
  }

  private init(unlabeled start: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void) {
    self.start = start
  }

  /// Work that calls back with its value or its failure.
  static func starting(_ start: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void) -> Async {
    Async(unlabeled: start)
  }

  /// The value transformed when it arrives.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    let start = start
    return .starting { callback in start { callback($0.map(transform)) } }
  }

  /// The value handed to further work when it arrives.
  func flatMap<NewValue>(_ transform: @escaping (Value) -> Async<NewValue>) -> Async<NewValue> {
    let start = start
    return .starting { callback in
      start { result in
        switch result {
        case .success(let value): transform(value).start(callback)
        case .failure(let error): callback(.failure(error))
        }
      }
    }
  }
}
