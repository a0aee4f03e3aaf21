import StateStore
import StateStoreUI
import SnapshotUI

public struct CheckoutScreen: View {
  let store: Store<CheckoutState, CheckoutAction>

  public init(store: Store<CheckoutState, CheckoutAction>) { self.store = store }

  public var body: some View {
    IfLetStore(store.scope(state: \.receipt, action: CheckoutAction.receipt)) { receipt in
      ReceiptScreen(store: receipt)
    } else: {
      VStack(spacing: 0) {
        Form {
          CartSection(store: store.scope(state: \.cart, action: CheckoutAction.cart))
          PromoSection(store: store.scope(state: \.promo, action: CheckoutAction.promo))
          AddressSection(store: store.scope(state: \.address, action: CheckoutAction.address))
        }
        PaymentBar(store: store.scope(state: { $0 }, action: CheckoutAction.payment))
      }
    }
  }
}
