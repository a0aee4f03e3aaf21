import StateStore

public struct CheckoutState: Equatable, Sendable {
  public var cart: CartState
  public var promo = PromoState()
  public var address: AddressState
  public var payment = PaymentStatus.idle
  public var receipt: ReceiptState?

  public init(cart: CartState, address: AddressState = AddressState()) {
    self.cart = cart
    self.address = address
  }

  public var total: Money { promo.discount?.applied(to: cart.total) ?? cart.total }

  public var canPay: Bool {
    !cart.items.isEmpty && address.isComplete && payment != .paying && promo.status != .checking
  }
}

public enum CheckoutAction: Equatable, Sendable {
  case cart(CartAction)
  case promo(PromoAction)
  case address(AddressAction)
  case payment(PaymentAction)
  case receipt(ReceiptAction)
}

enum PaymentID: Hashable { case charge }

public let checkoutReducer = Reducer<CheckoutState, CheckoutAction, CheckoutEnvironment>.combine(
  cartReducer.pullback(state: \.cart, action: .case(CheckoutAction.cart), environment: { _ in }),
  promoReducer.pullback(state: \.promo, action: .case(CheckoutAction.promo), environment: \.promo),
  addressReducer.pullback(state: \.address, action: .case(CheckoutAction.address), environment: { _ in }),
  paymentReducer.pullback(state: \.self, action: .case(CheckoutAction.payment), environment: { $0 }),
  Reducer { state, action, _ in
    if action == .receipt(.doneTapped) { state = CheckoutState(cart: CartState(), address: state.address) }
    return .none
  })

/// The payment needs the whole checkout: the total and the address.
public let paymentReducer = Reducer<CheckoutState, PaymentAction, CheckoutEnvironment> { state, action, environment in
  switch action {
  case .payTapped:
    guard state.canPay else { return .none }
    state.payment = .paying
    let order = Order(total: state.total, name: state.address.name, street: state.address.street)
    return .run { send in
      await send(.responded(try await environment.charge(order)))
    } catch: { _, send in
      await send(.failed)
    }
    .cancellable(id: PaymentID.charge, cancelInFlight: true)
  case .cancelTapped:
    state.payment = .idle
    return .cancel(id: PaymentID.charge)
  case .responded(.accepted(let receipt)):
    state.payment = .idle
    state.receipt = ReceiptState(number: receipt, total: state.total)
    return .fireAndForget { await environment.track("paid") }
  case .responded(.declined(let reason)):
    state.payment = .declined(reason)
    return .none
  case .failed:
    state.payment = .failed
    return .none
  }
}
