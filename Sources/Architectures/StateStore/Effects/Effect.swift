import SnapshotFoundation
import SnapshotValueDump

/// A side effect that a reducer returns: actions to send, asynchronous work to run, or work to cancel.
///
/// Creating an effect runs nothing. A ``Store`` runs it after the reducer returns. A `TestStore` also requires the test to
/// assert every action that the effect sends.
public struct Effect<Action: Sendable>: Sendable {
  package indirect enum Operation: Sendable {
    case none
    case send(Action)
    case run(TaskPriority?, @Sendable (Send<Action>) async -> Void)
    case merge([Effect])
    case concatenate([Effect])
    case cancellable(Effect, id: CancellationID, cancelInFlight: Bool)
    case cancel(CancellationID)
    case delay(Effect, EffectDelay)
    case throttle(Effect, EffectThrottle)
  }

  package let operation: Operation

  package init(_ operation: Operation) { self.operation = operation }

  /// An effect that does nothing.
  public static var none: Effect { Effect(.none) }

  /// Returns an effect that sends an action immediately, before ``Store/send(_:)`` returns.
  public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

  /// Returns an effect that runs asynchronous work, which can send any number of actions.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The work. It is cancelled by ``cancel(id:)`` and when the store is deallocated. Actions that it sends
  ///     after that are dropped.
  ///   - handler: Handles an error of the operation. Without a handler, any error except `CancellationError` fails the test.
  public static func run(
    priority: TaskPriority? = nil, operation: @escaping @Sendable (Send<Action>) async throws -> Void,
    catch handler: (@Sendable (any Error, Send<Action>) async -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Effect(
      .run(priority) { send in
        do {
          try await operation(send)
        } catch is CancellationError {
          return
        } catch {
          if let handler { return await handler(error, send) }
          FailureChannel.report(
            TestFailure(
              """
              The effect created at \(site) threw an unhandled error: \(CompactText.text(of: error))
              Catch the error in the effect, or pass `catch:` to `.run`.
              """, at: site))
        }
      })
  }

  /// Returns an effect that fails the test when it runs.
  ///
  /// - Parameter message: The reason, which the failure shows.
  public static func failing(
    _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Effect(
      .run(nil) { _ in FailureChannel.report(TestFailure("An unexpected effect ran: \(message)", at: site)) })
  }
}

/// A function that sends actions from an effect to the store.
public struct Send<Action: Sendable>: Sendable {
  private let send: @Sendable (Action) -> Void

  /// Creates a sender from a function.
  public init(_ send: @escaping @Sendable (Action) -> Void) { self.send = send }

  /// Sends an action. Does nothing after the effect is cancelled.
  public func callAsFunction(_ action: Action) async { send(action) }

  /// Sends an action from synchronous code, such as a callback. Does nothing after the effect is cancelled.
  public func now(_ action: Action) { send(action) }
}

/// A type-erased identifier of cancellable effects.
package struct CancellationID: Hashable, Sendable {
  private let id: any Hashable & Sendable

  init(_ id: some Hashable & Sendable) { self.id = id }

  /// The identifier as failures show it.
  package var text: String { dump(of: id) }

  package static func == (left: CancellationID, right: CancellationID) -> Bool {
    AnyHashable(left.id) == AnyHashable(right.id)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(id)) }
}
