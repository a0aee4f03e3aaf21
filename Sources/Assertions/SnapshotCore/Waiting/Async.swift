import Foundation
import SnapshotTestReporting

/// A value that is delivered once, possibly later and on another thread, or an error.
public struct Async<Value> {
  typealias Callback = @Sendable (Result<Value, any Error>) -> Void

  /// How the value is delivered.
  private enum Work {
    /// By the caller's thread.
    case immediate(() throws -> Value)
    /// By a callback, on any thread.
    case later((@escaping Callback) -> Void)
  }

  private let work: Work

  /// Returns the value or throws the error; `nil` if the work delivers it later.
  var immediate: (() throws -> Value)? {
    guard case .immediate(let value) = work else { return nil }
    return value
  }

  /// Starts the work and passes its value or error to the callback.
  func start(_ callback: @escaping Callback) {
    switch work {
    case .immediate(let value): callback(Result(catching: value))
    case .later(let start): start(callback)
    }
  }

  /// Starts the work and passes its value to the callback.
  ///
  /// If the work fails, the error is reported as an issue and the callback is not called.
  public var run: (@escaping (Value) -> Void) -> Void {
    { callback in
      let callback = HandedOver(callback)
      start { result in
        switch result {
        case .success(let value): callback.value(value)
        case .failure(let error):
          IssueReport(message: "The snapshot could not be taken: \(describe(error))", position: nil).report()
        }
      }
    }
  }

  /// Creates a value that work delivers by calling back, from any thread or task.
  ///
  ///     Async { deliver in Task { deliver(await page.title) } }
  public init(run: @escaping (_ deliver: @escaping @Sendable (Value) -> Void) -> Void) {
    work = .later { callback in run { callback(.success($0)) } }
  }

  /// Creates a value that is available immediately.
  public init(value: Value) {
    work = .immediate { value }
  }

  /// Creates a value from work that may throw. It is performed when the value is requested; an assertion fails with its
  /// error.
  public init(catching work: @escaping () throws -> Value) {
    self.work = .immediate(work)
  }

  private init(_ work: Work) { self.work = work }

  /// Creates a value that work delivers by calling back with a value or an error.
  static func starting(_ start: @escaping (@escaping Callback) -> Void) -> Async { Async(.later(start)) }

  /// Returns this value, transformed when it is delivered.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    switch work {
    case .immediate(let value): return Async<NewValue> { transform(try value()) }
    case .later(let start):
      let transform = HandedOver(transform)
      return .starting { callback in start { callback($0.map(transform.value)) } }
    }
  }

  /// Returns the value of further work that starts when this value is delivered.
  func flatMap<NewValue>(_ transform: @escaping (Value) -> Async<NewValue>) -> Async<NewValue> {
    let transform = HandedOver(transform)
    return .starting { callback in
      start { result in
        switch result {
        case .success(let value): transform.value(value).start(callback)
        case .failure(let error): callback(.failure(error))
        }
      }
    }
  }
}

/// `@unchecked` because the compiler does not check what the work captures, as in ``Snapshotting``.
extension Async: @unchecked Sendable where Value: Sendable {}

extension Async where Value: Sendable {
  /// Creates a value from work of the main actor. On the main actor it is available immediately.
  static func onMainActor(_ work: @escaping @MainActor () -> Value) -> Async {
    Async { deliver in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { deliver(work()) }
      } else {
        Task { @MainActor in deliver(work()) }
      }
    }
  }
}

/// A closure that the thread calls which delivers a value. `@unchecked` because nothing else calls it at that time: work
/// delivers once, and its caller waits for it.
private struct HandedOver<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
