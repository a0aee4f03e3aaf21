import SnapshotUI

extension CatalogPage {
  /// Observation, storage, focus and environment values.
  static var data: CatalogPage {
    CatalogPage("data") {
      CatalogCase("environmentObject") { ModelText().environmentObject(CatalogModel()) }
      CatalogCase("onReceive") { Text("received").onReceive(Just(1)) { _ in } }
      CatalogCase("defaultAppStorage") { StoredText().defaultAppStorage(InMemoryUserDefaults(["name": "stored"])) }
      CatalogCase("EquatableView") { EquatableText(text: "equatable").equatable() }
      CatalogCase("Table", size: CGSize(width: 200, height: 160)) { PeopleTable() }
      CatalogCase("Table", "regular", size: CGSize(width: 420, height: 160)) {
        PeopleTable().environment(\.horizontalSizeClass, .regular)
      }
      CatalogCase("tableColumnHeaders", size: CGSize(width: 420, height: 120)) {
        PeopleTable().tableColumnHeaders(.hidden).environment(\.horizontalSizeClass, .regular)
      }
    }
  }
}

private struct Person: Identifiable, Sendable {
  var id: Int
  var name: String
  var age: Int
}

/// A table that is sorted by its first column.
private struct PeopleTable: NonisolatedView {
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var selection: Person.ID? = 2

  private let people = [
    Person(id: 1, name: "Ada Marin", age: 36), Person(id: 2, name: "Jonas Weber", age: 52),
    Person(id: 3, name: "Mara Lindqvist", age: 41),
  ]

  var body: some View {
    Table(people, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(60)
      TableColumn("Number") { Text(verbatim: "# \($0.id)").foregroundStyle(.secondary) }
    }
  }
}

/// A model of the catalog.
final class CatalogModel: ObservableObject {
  @Published var text = "model"
}

private struct ModelText: NonisolatedView {
  @EnvironmentObject private var model: CatalogModel

  var body: some View { Text(model.text) }
}

private struct StoredText: NonisolatedView {
  @AppStorage("name") private var name = "initial"

  var body: some View { Text(name) }
}

nonisolated private struct EquatableText: View, Equatable {
  let text: String

  var body: some View { Text(text) }
}
