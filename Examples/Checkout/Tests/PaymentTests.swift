import Checkout
import StateStore
import StateStoreTesting
import Testing

@Suite struct PaymentTests {
  private func store(
    charge: @escaping @Sendable (Order) async throws -> PaymentResponse, state: CheckoutState = .mugs
  ) -> CheckoutStore {
    var environment = CheckoutEnvironment.failing
    environment.charge = charge
    return CheckoutStore(initialState: state, reducer: checkoutReducer, environment: environment)
  }

  @Test func success() {
    let store = store { order in
      .accepted(receipt: "\(order.name): \(order.total)")
    }
    store.environment.track = { event in #expect(event == "paid") }
    store.send(.payment(.payTapped)) { $0.payment = .paying }
    store.receive(.payment(.responded(.accepted(receipt: "Ada Lovelace: $33.00")))) {
      $0.payment = .idle
      $0.receipt = ReceiptState(number: "Ada Lovelace: $33.00", total: Money(cents: 33_00))
    }
    store.send(.receipt(.doneTapped)) { $0 = CheckoutState(cart: CartState(), address: $0.address) }
  }

  @Test func declined() {
    let store = store { _ in .declined(reason: "Insufficient funds.") }
    store.send(.payment(.payTapped)) { $0.payment = .paying }
    store.receive(.payment(.responded(.declined(reason: "Insufficient funds.")))) {
      $0.payment = .declined("Insufficient funds.")
    }
  }

  @Test func noConnection() {
    let store = store { _ in throw Offline() }
    store.send(.payment(.payTapped)) { $0.payment = .paying }
    store.receive(.payment(.failed)) { $0.payment = .failed }
  }

  @Test func cancelledWhilePaying() {
    let desk = PaymentDesk()
    let store = store(charge: desk.charge)
    store.send(.payment(.payTapped)) { $0.payment = .paying }
    store.send(.payment(.cancelTapped)) { $0.payment = .idle }
    // The answer comes too late and changes nothing.
    desk.answer(.accepted(receipt: "1"))
    store.finish()
  }

  @Test func withoutAnAddressNothingIsCharged() {
    var state = CheckoutState.mugs
    state.address.street = ""
    store(charge: unimplemented("charge"), state: state).send(.payment(.payTapped))
  }
}
