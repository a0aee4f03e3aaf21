/// Runs an operation with a changed copy of a global container of dependencies.
///
///     @TaskLocal var Current = World.live
///
///     withDependencies($Current) { $0.scheduler = scheduler } operation: {
///       …
///     }
///
/// The change applies to the current task during the operation only. Parallel tests do not affect each other, and nothing
/// needs to be reset.
///
/// - Parameters:
///   - container: The task-local container.
///   - change: Replaces dependencies in a copy of the container.
///   - operation: The code that uses the changed dependencies.
/// - Returns: The result of the operation.
public func withDependencies<World: Sendable, Result>(
  _ container: TaskLocal<World>, _ change: (inout World) throws -> Void, operation: () throws -> Result
) rethrows -> Result {
  var world = container.get()
  try change(&world)
  return try container.withValue(world, operation: operation)
}

/// Runs an asynchronous operation with a changed copy of a global container of dependencies.
///
/// - Parameters:
///   - container: The task-local container.
///   - change: Replaces dependencies in a copy of the container.
///   - operation: The code that uses the changed dependencies.
/// - Returns: The result of the operation.
public func withDependencies<World: Sendable, Result>(
  _ container: TaskLocal<World>, _ change: (inout World) throws -> Void, operation: () async throws -> Result,
  isolation: isolated (any Actor)? = #isolation
) async rethrows -> Result {
  var world = container.get()
  try change(&world)
  return try await container.withValue(world, operation: operation, isolation: isolation)
}
