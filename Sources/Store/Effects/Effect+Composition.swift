extension Effect {
  /// Runs effects at the same time. Those that need no waiting send their actions in the given order.
  public static func merge(_ effects: [Effect]) -> Effect {
    let some = effects.filter { !$0.isNone }
    return some.count > 1 ? Effect(.merge(some)) : some.first ?? .none
  }

  /// Runs effects at the same time.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Runs effects one after the other, each when the one before it has ended.
  public static func concatenate(_ effects: [Effect]) -> Effect {
    let some = effects.filter { !$0.isNone }
    return some.count > 1 ? Effect(.concatenate(some)) : some.first ?? .none
  }

  /// Runs effects one after the other.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Runs another effect at the same time.
  public func merge(with other: Effect) -> Effect { .merge(self, other) }

  /// Runs another effect after this one.
  public func concatenate(with other: Effect) -> Effect { .concatenate(self, other) }

  /// Gives the effect an identity by which it can be cancelled.
  ///
  /// - Parameter cancelInFlight: Whether work under way with the same identity is cancelled first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    Effect(.cancellable(self, id: CancellationID(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels all work under way with an identity.
  public static func cancel(id: some Hashable & Sendable) -> Effect { Effect(.cancel(CancellationID(id))) }

  /// Turns the actions that the effect sends into others.
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
    }
  }

  private var isNone: Bool {
    if case .none = operation { true } else { false }
  }
}
