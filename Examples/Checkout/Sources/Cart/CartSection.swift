import StateStore
import StateStoreUI
import SnapshotUI

struct CartSection: View {
  let store: Store<CartState, CartAction>

  var body: some View {
    Section("Cart") {
      ForEachStore(store.scope(state: \.items, action: CartAction.item)) { CartRow(store: $0) }
    }
  }
}

struct CartRow: View {
  let store: Store<CartItemState, CartItemAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      @Bindable var item = viewStore
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Text(viewStore.name)
          Spacer()
          Text("\(viewStore.total)").foregroundColor(.secondary)
        }
        HStack {
          Stepper(
            "\(viewStore.quantity) ×", value: $item.quantity.sending(CartItemAction.quantityChanged), in: 1...9)
          Button("Remove") { viewStore.send(.removeTapped) }
        }
      }
    }
  }
}
