import StateStore
import StateStoreUI
import SnapshotUI

public struct ReceiptState: Equatable, Sendable {
  public let number: String
  public let total: Money

  public init(number: String, total: Money) {
    self.number = number
    self.total = total
  }
}

public enum ReceiptAction: Equatable, Sendable { case doneTapped }

struct ReceiptScreen: View {
  let store: Store<ReceiptState, ReceiptAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack(spacing: 16) {
        Text("Thank you!").font(.largeTitle).bold()
        Text("You paid \(viewStore.total).")
        Text("Receipt \(viewStore.number)").foregroundColor(.secondary)
        Button("Done") { viewStore.send(.doneTapped) }
      }
      .padding(24)
    }
  }
}
