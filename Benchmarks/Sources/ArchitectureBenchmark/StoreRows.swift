import SnapshotUI
import StateStore
import StateStoreUI

/// Ten thousand rows of a `ForEachStore`, beside a `ForEach` of the same rows.
@MainActor enum StoreRows {
  struct Row: Identifiable, Sendable, Equatable {
    var id: Int
    var text: String
  }

  enum RowAction: Sendable, Equatable { case renamed(String) }
  enum ListAction: Sendable { case row(Int, RowAction) }
  struct ListState: Sendable, Equatable { var rows: [Row] }

  static let reducer = Reducer<Row, RowAction, Void> { row, action, _ in
    switch action {
    case .renamed(let text): row.text = text
    }
    return .none
  }
  .forEach(
    state: \ListState.rows,
    action: CasePath<ListAction, (Int, RowAction)>(
      embed: { ListAction.row($0.0, $0.1) },
      extract: { action in
        switch action {
        case .row(let id, let action): (id, action)
        }
      }), environment: { (_: Void) in })

  struct StoreList: View {
    let store: Store<ListState, ListAction>

    var body: some View {
      VStack(spacing: 0) {
        ForEachStore(store.scope(state: \.rows, action: { ListAction.row($0.0, $0.1) })) { row in
          WithViewStore(row) { Text($0.text) }
        }
      }
    }
  }

  @Observable final class Model {
    var rows: [Row]
    init(rows: [Row]) { self.rows = rows }
  }

  struct PlainRow: View {
    let row: Row

    var body: some View { Text(row.text) }
  }

  struct PlainList: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) { ForEach(model.rows) { PlainRow(row: $0) } }
    }
  }

  static func rows(_ count: Int) -> [Row] { (0..<count).map { Row(id: $0, text: "row \($0 % 100)") } }

  static func measure() throws {
    let sizes = [1_000, 10_000]
    var first = SizeTable("The first look at a list", unit: "row", sizes: sizes)
    try first.row(
      "ForEach of a model's rows", repetitions: 3, setUp: { ViewHost(PlainList(model: Model(rows: rows($0)))) }
    ) { try $0.update() }
    try first.row("ForEachStore", repetitions: 3, setUp: { ViewHost(StoreList(store: store($0))) }) { try $0.update() }

    var change = SizeTable("One change of the last row, and another look", unit: "row", sizes: sizes)
    try change.row(
      "ForEach of a model's rows", repetitions: 3,
      setUp: { count in
        let model = Model(rows: rows(count))
        let host = ViewHost(PlainList(model: model))
        try host.update()
        return (model, host)
      }
    ) { model, host in
      model.rows[model.rows.count - 1].text = "changed"
      try host.update()
    }
    try change.row(
      "ForEachStore", repetitions: 3,
      setUp: { count in
        let store = store(count)
        let host = ViewHost(StoreList(store: store))
        try host.update()
        return (store, host)
      }
    ) { store, host in
      store.send(.row(store.state.rows.count - 1, .renamed("changed")))
      try host.update()
    }

    var actions = SizeTable("As many actions as rows, without a view", unit: "action", sizes: [100, 1_000])
    actions.row("a plain closure that finds the row", repetitions: 3, setUp: { (rows($0), $0) }) { rows, count in
      var rows = rows
      for id in 0..<count {
        if let index = rows.firstIndex(where: { $0.id == id }) { rows[index].text = "changed" }
      }
    }
    actions.row("Store.send through forEach", repetitions: 3, setUp: { store($0) }) { store in
      for id in 0..<store.state.rows.count { store.send(.row(id, .renamed("changed"))) }
    }
  }

  private static func store(_ count: Int) -> Store<ListState, ListAction> {
    Store(initialState: ListState(rows: rows(count)), reducer: reducer, environment: ())
  }
}
