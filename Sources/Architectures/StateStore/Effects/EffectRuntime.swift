import Foundation
import SnapshotFoundation

/// Runs effects and keeps track of those that are in flight.
///
/// Effects that do not suspend run immediately on the caller's thread. Each `.run` effect becomes a task. `Store` and
/// `TestStore` share this type, so effects behave alike in both.
package final class EffectRuntime<Action: Sendable>: Sendable {
  /// The action that started an effect, and where it was sent.
  package struct Origin: Sendable {
    package var action: Action
    package var site: CallSite?
    /// The identifiers that cancel the effect, the outermost first.
    package var ids: [CancellationID] = []
  }

  private struct Tables {
    var nextID = 0
    var flights: [Int: EffectFlight] = [:]
    var origins: [Int: Origin] = [:]
    /// The scopes of the started effects, by the number of the start.
    var roots: [Int: CancellationScope] = [:]
    var isStopped = false
    /// In the order of creation, so that the order of cancellation is deterministic.
    var scopes: [CancellationID: [CancellationScope]] = [:]
  }

  private let tables = Locked(Tables())
  let throttles = Locked(ThrottleTable())
  private let deliver: @Sendable (Action, Origin, EffectFlight?) -> Void
  private let execution: EffectExecution?

  /// - Parameters:
  ///   - execution: The executor of the tasks, or `nil` for the global executor.
  ///   - deliver: Receives the actions that effects send, and the running effect if it is asynchronous.
  init(execution: EffectExecution?, deliver: @escaping @Sendable (Action, Origin, EffectFlight?) -> Void) {
    self.execution = execution
    self.deliver = deliver
  }

  /// The actions whose effects are in flight, in the order in which the effects started.
  package var inFlight: [Origin] {
    tables.withLock { tables in tables.origins.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// Whether all effects in flight wait for a test to advance its clock.
  package var isWaitingForTest: Bool {
    tables.withLock { tables in tables.flights.values.allSatisfy(\.isWaitingForTest) }
  }

  /// Starts an effect, and calls `completion` when all of it has finished.
  ///
  /// - Parameter root: Cancels all of the effect.
  package func start(
    _ effect: Effect<Action>, origin: Origin, root: CancellationScope = CancellationScope(),
    completion: @escaping @Sendable () -> Void = {}
  ) {
    if case .none = effect.operation { return completion() }
    let id = tables.withLock { tables -> Int? in
      guard !tables.isStopped else { return nil }
      tables.nextID += 1
      tables.roots[tables.nextID] = root
      return tables.nextID
    }
    guard let id else { return completion() }
    execute(effect, in: [root], origin: origin) { [weak self] in
      self?.tables.withLock { $0.roots[id] = nil }
      completion()
    }
  }

  /// Cancels all effects in flight, and those that would start after them.
  package func cancelAll() {
    let roots = tables.withLock { $0.roots.sorted { $0.key < $1.key }.map(\.value) }
    for root in roots { root.cancel() }
  }

  /// Cancels all effects, and starts none until ``resume()`` is called.
  package func stop() {
    tables.withLock { $0.isStopped = true }
    cancelAll()
  }

  /// Starts effects again.
  package func resume() { tables.withLock { $0.isStopped = false } }

  func execute(
    _ effect: Effect<Action>, in scopes: [CancellationScope], origin: Origin,
    then completion: @escaping @Sendable () -> Void
  ) {
    guard !scopes.contains(where: \.isCancelled) else { return completion() }
    switch effect.operation {
    case .none: completion()
    case .send(let action):
      deliver(action, origin, nil)
      completion()
    case .run(let priority, let run): launch(run, priority: priority, in: scopes, origin: origin, then: completion)
    case .merge(let effects):
      let remaining = Locked(effects.count)
      for effect in effects {
        execute(effect, in: scopes, origin: origin) {
          let left = remaining.withLock { count -> Int in
            count -= 1
            return count
          }
          if left == 0 { completion() }
        }
      }
    case .concatenate(let effects): executeInOrder(effects[...], in: scopes, origin: origin, then: completion)
    case .cancellable(let effect, let id, let cancelInFlight):
      if cancelInFlight { cancel(id) }
      let scope = CancellationScope(id: id)
      tables.withLock { $0.scopes[id, default: []].append(scope) }
      execute(effect, in: scopes + [scope], origin: origin) { [weak self] in
        self?.tables.withLock { tables in
          tables.scopes[id]?.removeAll { $0 === scope }
          if tables.scopes[id]?.isEmpty == true { tables.scopes[id] = nil }
        }
        completion()
      }
    case .cancel(let id):
      cancel(id)
      completion()
    case .delay(let effect, let delay):
      wait(for: delay, in: scopes, origin: origin) { [weak self] isOver in
        guard isOver, let self else { return completion() }
        execute(effect, in: scopes, origin: origin, then: completion)
      }
    case .throttle(let effect, let throttle):
      self.throttle(effect, throttle, in: scopes, origin: origin, then: completion)
    }
  }

  /// Waits, and calls `completion` with whether the time has passed.
  func wait(
    for delay: EffectDelay, in scopes: [CancellationScope], origin: Origin,
    then completion: @escaping @Sendable (Bool) -> Void
  ) {
    let isOver = Locked(false)
    launch(
      { _ in
        let hasPassed = await delay.pace.wait(for: delay.duration)
        isOver.withLock { $0 = hasPassed }
      }, priority: nil, in: scopes, origin: origin
    ) { completion(isOver.withLock { $0 }) }
  }

  /// Runs effects in order. Uses a loop for effects that finish immediately, so that a long list does not overflow the stack.
  private func executeInOrder(
    _ effects: ArraySlice<Effect<Action>>, in scopes: [CancellationScope], origin: Origin,
    then completion: @escaping @Sendable () -> Void
  ) {
    var rest = effects
    while let effect = rest.popFirst() {
      let turn = Locked(Turn.running)
      let following = rest
      execute(effect, in: scopes, origin: origin) { [weak self] in
        let isLater = turn.withLock { turn -> Bool in
          guard turn == .running else { return true }
          turn = .finishedImmediately
          return false
        }
        guard isLater else { return }
        // The completion is called even if the store is deallocated by now.
        guard let self else { return completion() }
        executeInOrder(following, in: scopes, origin: origin, then: completion)
      }
      let mustWait = turn.withLock { turn -> Bool in
        guard turn == .running else { return false }
        turn = .suspended
        return true
      }
      if mustWait { return }
    }
    completion()
  }

  private func launch(
    _ run: @escaping @Sendable (Send<Action>) async -> Void, priority: TaskPriority?, in scopes: [CancellationScope],
    origin: Origin, then completion: @escaping @Sendable () -> Void
  ) {
    let flight = EffectFlight()
    var origin = origin
    origin.ids = scopes.compactMap(\.id)
    let named = origin
    let id = tables.withLock { tables -> Int in
      tables.nextID += 1
      tables.flights[tables.nextID] = flight
      tables.origins[tables.nextID] = named
      return tables.nextID
    }
    for scope in scopes { scope.add(flight) }
    let task = EffectExecution.task(priority: priority, on: execution) { [weak self, deliver] in
      await EffectFlight.$current.withValue(flight) {
        await run(Send { if !flight.isCancelled { deliver($0, named, flight) } })
      }
      // Removed before the completion starts the next effect.
      self?.tables.withLock { tables in
        tables.flights[id] = nil
        tables.origins[id] = nil
      }
      for scope in scopes { scope.remove(flight) }
      completion()
    }
    flight.start(task)
  }

  private func cancel(_ id: CancellationID) {
    let scopes = tables.withLock { $0.scopes.removeValue(forKey: id) }
    for scope in scopes ?? [] { scope.cancel() }
  }
}

/// The progress of one effect in a concatenation.
private enum Turn { case running, finishedImmediately, suspended }

/// The task of one effect in flight.
final class EffectFlight: Sendable {
  private struct Progress {
    var task: Task<Void, Never>?
    var isCancelled = false
    var isWaitingForTest = false
  }

  /// The effect whose task runs the current code.
  @TaskLocal static var current: EffectFlight?

  private let progress = Locked(Progress())

  var isCancelled: Bool { progress.withLock(\.isCancelled) }

  /// Whether the effect continues only when a test advances its clock.
  var isWaitingForTest: Bool { progress.withLock(\.isWaitingForTest) }

  func setWaitingForTest(_ isWaiting: Bool) { progress.withLock { $0.isWaitingForTest = isWaiting } }

  /// Sets the task. Cancels it if `cancel()` was called before.
  func start(_ task: Task<Void, Never>) {
    let isCancelled = progress.withLock { progress -> Bool in
      progress.task = task
      return progress.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  func cancel() {
    let task = progress.withLock { progress -> Task<Void, Never>? in
      progress.isCancelled = true
      return progress.task
    }
    task?.cancel()
  }
}

/// The effects in flight of one use of `cancellable(id:)`, or of one action.
package final class CancellationScope: Sendable {
  /// The identifier, or `nil` if only the store can cancel the effects.
  let id: CancellationID?
  private struct Content {
    var isCancelled = false
    var flights: [EffectFlight] = []
  }

  private let content = Locked(Content())

  package init(id: CancellationID? = nil) { self.id = id }

  var isCancelled: Bool { content.withLock(\.isCancelled) }

  func add(_ flight: EffectFlight) {
    let isCancelled = content.withLock { content -> Bool in
      content.flights.append(flight)
      return content.isCancelled
    }
    if isCancelled { flight.cancel() }
  }

  func remove(_ flight: EffectFlight) { content.withLock { $0.flights.removeAll { $0 === flight } } }

  /// Cancels the effects, and those that would start later.
  package func cancel() {
    let flights = content.withLock { content -> [EffectFlight] in
      content.isCancelled = true
      return content.flights
    }
    for flight in flights { flight.cancel() }
  }
}
