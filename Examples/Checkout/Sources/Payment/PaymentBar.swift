import StateStore
import StateStoreUI
import SnapshotUI

struct PaymentBar: View {
  let store: Store<CheckoutState, PaymentAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack(spacing: 12) {
        HStack {
          Text("Total").bold()
          Spacer()
          Text("\(viewStore.total)").bold()
        }
        switch viewStore.payment {
        case .declined(let reason): Text(reason).foregroundColor(.red)
        case .failed: Text("No connection. Nothing was charged.").foregroundColor(.red)
        case .idle, .paying: EmptyView()
        }
        if viewStore.payment == .paying {
          Text("Paying…").foregroundColor(.secondary)
          Button("Cancel") { viewStore.send(.cancelTapped) }
        } else {
          Button(action: { viewStore.send(.payTapped) }) { Text("Pay").frame(maxWidth: .infinity) }
            .buttonStyle(.borderedProminent)
            .disabled(!viewStore.canPay)
        }
      }
      .padding(16)
    }
  }
}
