import SnapshotFoundation

extension Effect {
  /// Returns an effect that runs work and sends no action, such as saving a file or tracking an event.
  ///
  ///     case .payTapped:
  ///       return .merge(
  ///         .fireAndForget { await environment.track("pay") },
  ///         .run { send in await send(.paid(try await environment.pay())) })
  ///
  /// A `TestStore` waits for the work like for any other effect, and reports it if it is still running at the end of the test.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - work: The work. It is cancelled by ``cancel(id:)`` and when the store is deallocated.
  ///   - handler: Handles an error of the work. Without a handler, any error except `CancellationError` fails the test.
  public static func fireAndForget(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Void,
    catch handler: (@Sendable (any Error) async -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    var forward: (@Sendable (any Error, Send<Action>) async -> Void)?
    if let handler { forward = { error, _ in await handler(error) } }
    return .run(
      priority: priority, operation: { _ in try await work() }, catch: forward, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }
}
