import TestFailures

/// What a reducer wants done in the world, as a value: actions to send, work to run, work to cancel.
///
/// Making an effect does nothing. A ``Store`` runs it after the reducer has returned; a `TestStore` runs it and demands
/// that the test describes every action it sends.
public struct Effect<Action: Sendable>: Sendable {
  package indirect enum Operation: Sendable {
    case none
    case send(Action)
    case run(TaskPriority?, @Sendable (Send<Action>) async -> Void)
    case merge([Effect])
    case concatenate([Effect])
    case cancellable(Effect, id: CancellationID, cancelInFlight: Bool)
    case cancel(CancellationID)
  }

  package let operation: Operation

  package init(_ operation: Operation) { self.operation = operation }

  /// Does nothing.
  public static var none: Effect { Effect(.none) }

  /// Sends an action back at once, before `send` of the store returns.
  public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

  /// Runs asynchronous work, which sends as many actions as it likes.
  ///
  /// - Parameters:
  ///   - operation: The work. It is cancelled by ``cancel(id:)`` and when its store goes away; actions that it sends
  ///     after that are dropped.
  ///   - handler: What to do with an error. Without it an error other than `CancellationError` fails the test.
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
              The effect made at \(site) threw an error that nobody handles: \(CompactText.text(of: error))
              Catch it inside the effect, or give `.run` a `catch:`.
              """, at: site))
        }
      })
  }

  /// Fails the test when it is run.
  public static func failing(
    _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Effect(.run(nil) { _ in FailureChannel.report(TestFailure("An effect must not run: \(message)", at: site)) })
  }
}

/// Sends actions out of an effect.
public struct Send<Action: Sendable>: Sendable {
  private let send: @Sendable (Action) -> Void

  public init(_ send: @escaping @Sendable (Action) -> Void) { self.send = send }

  /// Sends an action. Nothing happens once the effect is cancelled.
  public func callAsFunction(_ action: Action) async { send(action) }

  /// Sends an action from a place that cannot wait, such as a callback.
  public func now(_ action: Action) { send(action) }
}

/// What work is cancelled by: any hashable value.
package struct CancellationID: Hashable, @unchecked Sendable {
  private let id: AnyHashable

  init(_ id: some Hashable & Sendable) { self.id = AnyHashable(id) }
}
