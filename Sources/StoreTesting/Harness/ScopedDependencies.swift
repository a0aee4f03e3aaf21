/// Runs a test with dependencies of its own: a copy of the global container in which some are replaced.
///
///     @TaskLocal var Current = World.live
///
///     withDependencies($Current) { $0.scheduler = scheduler } operation: {
///       …
///     }
///
/// Tests that run at the same time do not see each other's, and after the operation all is as before: there is nothing to
/// reset.
public func withDependencies<World: Sendable, Result>(
  _ container: TaskLocal<World>, _ change: (inout World) throws -> Void, operation: () throws -> Result
) rethrows -> Result {
  var world = container.get()
  try change(&world)
  return try container.withValue(world, operation: operation)
}

/// Runs an asynchronous test with dependencies of its own.
public func withDependencies<World: Sendable, Result>(
  _ container: TaskLocal<World>, _ change: (inout World) throws -> Void, operation: () async throws -> Result,
  isolation: isolated (any Actor)? = #isolation
) async rethrows -> Result {
  var world = container.get()
  try change(&world)
  return try await container.withValue(world, operation: operation, isolation: isolation)
}
