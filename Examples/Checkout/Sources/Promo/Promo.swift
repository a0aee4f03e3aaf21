import StateStore

/// A price reduction in percent.
public struct Discount: Equatable, Sendable {
  public var percent: Int

  public init(percent: Int) { self.percent = percent }

  public func applied(to price: Money) -> Money { Money(cents: price.cents - price.cents * percent / 100) }
}

public struct PromoState: Equatable, Sendable {
  public enum Status: Equatable, Sendable {
    case empty
    case checking
    case valid(Discount)
    case unknown
    case failed
  }

  public var code = ""
  public var status = Status.empty

  public init() {}

  public var discount: Discount? {
    if case .valid(let discount) = status { discount } else { nil }
  }
}

public enum PromoAction: Equatable, Sendable {
  case codeChanged(String)
  case answered(Discount?)
  case failed
}

public struct PromoEnvironment: Sendable {
  public var clock: any Clock<Duration>
  /// Returns the discount of a code, or `nil` if there is no such code.
  public var validate: @Sendable (String) async throws -> Discount?

  public init(clock: any Clock<Duration>, validate: @escaping @Sendable (String) async throws -> Discount?) {
    self.clock = clock
    self.validate = validate
  }
}

enum PromoID: Hashable { case validation }

public let promoReducer = Reducer<PromoState, PromoAction, PromoEnvironment> { state, action, environment in
  switch action {
  case .codeChanged(let code):
    state.code = code
    guard !code.isEmpty else {
      state.status = .empty
      return .cancel(id: PromoID.validation)
    }
    state.status = .checking
    return .run { send in
      await send(.answered(try await environment.validate(code)))
    } catch: { _, send in
      await send(.failed)
    }
    .debounce(id: PromoID.validation, for: .milliseconds(300), clock: environment.clock)
  case .answered(let discount):
    state.status = discount.map(PromoState.Status.valid) ?? .unknown
    return .none
  case .failed:
    state.status = .failed
    return .none
  }
}
