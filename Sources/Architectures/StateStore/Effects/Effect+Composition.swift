extension Effect {
  /// Returns an effect that runs effects concurrently. Effects that do not suspend send their actions in the given order.
  public static func merge(_ effects: [Effect]) -> Effect {
    let some = effects.filter { !$0.isNone }
    return some.count > 1 ? Effect(.merge(some)) : some.first ?? .none
  }

  /// Returns an effect that runs effects concurrently.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Returns an effect that runs effects in order. Each starts when the previous one has finished.
  public static func concatenate(_ effects: [Effect]) -> Effect {
    let some = effects.filter { !$0.isNone }
    return some.count > 1 ? Effect(.concatenate(some)) : some.first ?? .none
  }

  /// Returns an effect that runs effects in order.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Returns an effect that runs this effect and another one concurrently.
  public func merge(with other: Effect) -> Effect { .merge(self, other) }

  /// Returns an effect that runs another effect after this one has finished.
  public func concatenate(with other: Effect) -> Effect { .concatenate(self, other) }

  /// Returns an effect that ``cancel(id:)`` can cancel.
  ///
  /// - Parameters:
  ///   - id: The identifier to cancel the effect with. Several effects can share one.
  ///   - cancelInFlight: Whether to cancel running effects with the same identifier first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    Effect(.cancellable(self, id: CancellationID(id), cancelInFlight: cancelInFlight))
  }

  /// Returns an effect that cancels all running effects with an identifier.
  public static func cancel(id: some Hashable & Sendable) -> Effect { Effect(.cancel(CancellationID(id))) }

  /// Returns an effect that runs the same work and transforms the actions that it sends.
  public func map<Other: Sendable>(_ transform: @escaping @Sendable (Action) -> Other) -> Effect<Other> {
    switch operation {
    case .none: .none
    case .send(let action): .send(transform(action))
    case .run(let priority, let run):
      Effect<Other>(
        .run(priority) { send in await run(Send<Action> { send.now(transform($0)) }) })
    case .merge(let effects): Effect<Other>(.merge(effects.map { $0.map(transform) }))
    case .concatenate(let effects): Effect<Other>(.concatenate(effects.map { $0.map(transform) }))
    case .cancellable(let effect, let id, let cancelInFlight):
      Effect<Other>(.cancellable(effect.map(transform), id: id, cancelInFlight: cancelInFlight))
    case .cancel(let id): Effect<Other>(.cancel(id))
    case .delay(let effect, let delay): Effect<Other>(.delay(effect.map(transform), delay))
    case .throttle(let effect, let throttle): Effect<Other>(.throttle(effect.map(transform), throttle))
    }
  }

  private var isNone: Bool {
    if case .none = operation { true } else { false }
  }
}
