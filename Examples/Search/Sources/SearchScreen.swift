import StateStore
import SnapshotUI

/// The search screen: a function of the latest values of the outputs. Its controls send inputs.
struct SearchScreen: View {
  var query = ""
  var isLoading = false
  var results: [String] = []
  var emptyMessage: String?
  var banner: String?
  var inputs = SearchInputs()

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Search recipes", text: Binding(get: { query }, set: { inputs.query.send($0) }))
        .textFieldStyle(.roundedBorder)
      if let banner {
        HStack {
          Text(banner)
          Spacer()
          Button("Try again") { inputs.retryTapped.send() }
        }
        .padding(12)
        .background(Color.red.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
      }
      if isLoading {
        ProgressView().frame(maxWidth: .infinity)
      }
      if let emptyMessage {
        Text(emptyMessage).foregroundStyle(.secondary).frame(maxWidth: .infinity)
      }
      ForEach(results, id: \.self) { Text($0) }
      Spacer(minLength: 0)
    }
    .padding()
    .background(Color(.systemBackground))
  }
}
