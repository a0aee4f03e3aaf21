import StateStore
import StateStoreUI
import SnapshotUI

struct PromoSection: View {
  let store: Store<PromoState, PromoAction>

  var body: some View {
    Section("Promo code") {
      WithViewStore(store) { viewStore in
        @Bindable var promo = viewStore
        TextField("Code", text: $promo.code.sending(PromoAction.codeChanged))
        switch viewStore.status {
        case .empty: EmptyView()
        case .checking: Text("Checking…").foregroundColor(.secondary)
        case .valid(let discount): Text("\(discount.percent) % off").foregroundColor(.green)
        case .unknown: Text("This code is unknown.").foregroundColor(.red)
        case .failed: Text("The code could not be checked.").foregroundColor(.red)
        }
      }
    }
  }
}
