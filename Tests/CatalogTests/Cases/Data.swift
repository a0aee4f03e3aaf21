import Views

extension CatalogPage {
  /// Observation, storage, focus and environment values.
  static var data: CatalogPage {
    CatalogPage("data") {
      CatalogCase("environmentObject") { ModelText().environmentObject(CatalogModel()) }
      CatalogCase("onReceive") { Text("received").onReceive(Just(1)) { _ in } }
      CatalogCase("defaultAppStorage") { StoredText().defaultAppStorage(InMemoryUserDefaults(["name": "stored"])) }
      CatalogCase("EquatableView") { EquatableText(text: "equatable").equatable() }
    }
  }
}

/// A model of the catalog.
final class CatalogModel: ObservableObject {
  @Published var text = "model"
}

nonisolated private struct ModelText: View {
  @EnvironmentObject private var model: CatalogModel

  var body: some View { Text(model.text) }
}

nonisolated private struct StoredText: View {
  @AppStorage("name") private var name = "initial"

  var body: some View { Text(name) }
}

nonisolated private struct EquatableText: View, Equatable {
  let text: String

  var body: some View { Text(text) }
}
