import Checkout
import StateStoreTesting
import Testing

@Suite struct CartTests {
  @Test func theTotalFollowsTheQuantities() {
    let store = TestStore(initialState: CheckoutState.mugs.cart, reducer: cartReducer, environment: ())
    #expect(store.state.total == Money(cents: 33_00))
    store.send(.item("mug", .quantityChanged(3))) { $0.items[0].quantity = 3 }
    #expect(store.state.total == Money(cents: 45_50))
    store.send(.item("poster", .removeTapped)) { $0.items.removeLast() }
    #expect(store.state.total == Money(cents: 37_50))
  }

  @Test func amountsAreTheSameInEveryLocale() {
    #expect(
      ["\(Money(cents: 5))", "\(Money(cents: 120_00))", "\(Money(cents: -1_05))"] == ["$0.05", "$120.00", "−$1.05"])
    #expect(Discount(percent: 15).applied(to: Money(cents: 9_99)) == Money(cents: 8_50))
  }
}
