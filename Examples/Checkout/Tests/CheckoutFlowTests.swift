import Checkout
import Snapshot
import StateStore
import StateStoreTesting
import StateStoreUITesting
import Testing
import SnapshotUI

/// A customer's way through the screens.
@MainActor @Suite struct CheckoutFlowTests {
  typealias CheckoutFlow = StoreFlow<CheckoutState, CheckoutAction, CheckoutEnvironment, CheckoutScreen>

  let clock = TestClock()
  let desk = PaymentDesk()

  private func flow(_ state: CheckoutState = .mugs) throws -> CheckoutFlow {
    let environment = CheckoutEnvironment(
      promo: PromoEnvironment(clock: clock, validate: { $0 == "SPRING" ? Discount(percent: 20) : nil }),
      charge: desk.charge, track: { _ in })
    let store = CheckoutStore(initialState: state, reducer: checkoutReducer, environment: environment)
    return try StoreFlow(store, in: RenderContext(width: 390, height: 844)) { CheckoutScreen(store: $0) }
  }

  @Test func fromTheCartToTheReceipt() throws {
    let flow = try flow()
    try flow.step("adds a mug", sends: .cart(.item("mug", .quantityChanged(3)))) {
      try $0.find(label: "Increment").tap()
    } assert: {
      $0.cart.items[0].quantity = 3
    }
    try flow.step("types a code", sends: .promo(.codeChanged("SPRING"))) {
      try $0.findAll(TextField<Text>.self)[0].type("SPRING")
    } assert: {
      $0.promo.code = "SPRING"
      $0.promo.status = .checking
    }
    clock.advance(by: .milliseconds(300))
    try flow.receive(.promo(.answered(Discount(percent: 20)))) { $0.promo.status = .valid(Discount(percent: 20)) }
    try flow.tap(button: "Pay", sends: .payment(.payTapped)) { $0.payment = .paying }
    desk.answer(.accepted(receipt: "2024-1"))
    try flow.receive(.payment(.responded(.accepted(receipt: "2024-1"))), words: "has paid") {
      $0.payment = .idle
      $0.receipt = ReceiptState(number: "2024-1", total: Money(cents: 36_40))
    }
    try flow.tap(button: "Done", sends: .receipt(.doneTapped)) {
      $0 = CheckoutState(cart: CartState(), address: $0.address)
    }
    assertSnapshot(of: flow.trace, as: .lines)
  }

  @Test func cancelAndDeclined() throws {
    let flow = try flow()
    try flow.tap(button: "Pay", sends: .payment(.payTapped)) { $0.payment = .paying }
    try flow.tap(button: "Cancel", sends: .payment(.cancelTapped)) { $0.payment = .idle }
    flow.store.environment.charge = { _ in .declined(reason: "Insufficient funds.") }
    try flow.tap(button: "Pay", sends: .payment(.payTapped)) { $0.payment = .paying }
    try flow.receive(.payment(.responded(.declined(reason: "Insufficient funds.")))) {
      $0.payment = .declined("Insufficient funds.")
    }
    _ = try flow.steps.last?.screen.inspect().find(text: "Insufficient funds.")
  }

  @Test func theAddressIsTyped() throws {
    let flow = try flow(CheckoutState(cart: CheckoutState.mugs.cart))
    #expect(throws: InspectionError.self) { try flow.tap(button: "Pay", sends: .payment(.payTapped)) }
    try flow.step("types a name", sends: .address(.nameChanged("Ada"))) {
      try $0.findAll(TextField<Text>.self)[1].type("Ada")
    } assert: {
      $0.address.name = "Ada"
    }
    try flow.step("types a street", sends: .address(.streetChanged("Main Street"))) {
      try $0.findAll(TextField<Text>.self)[2].type("Main Street")
    } assert: {
      $0.address.street = "Main Street"
    }
    try flow.step("marks a gift", sends: .address(.giftToggled(true))) {
      try $0.find(text: "This is a gift").tap()
    } assert: {
      $0.address.isGift = true
    }
    try flow.step("removes the mugs", sends: .cart(.item("mug", .removeTapped))) {
      try $0.find(button: "Remove").tap()
    } assert: {
      $0.cart.items.removeFirst()
    }
    #expect(flow.store.state.canPay)
  }
}
