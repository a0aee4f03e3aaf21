import StateStore
import StateStoreUI
import SnapshotUI

struct AddressSection: View {
  let store: Store<AddressState, AddressAction>

  var body: some View {
    Section("Address") {
      WithViewStore(store) { viewStore in
        @Bindable var address = viewStore
        TextField("Name", text: $address.name.sending(AddressAction.nameChanged))
        TextField("Street and city", text: $address.street.sending(AddressAction.streetChanged))
        Toggle("This is a gift", isOn: $address.isGift.sending(AddressAction.giftToggled))
      }
    }
  }
}
