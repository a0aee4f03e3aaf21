import StateStore
import StateStoreUI
import SnapshotFoundation
import Testing
import SnapshotUI

@MainActor @Suite struct ForEachStoreTests {
  private func texts(_ host: ViewHost<TodosView>) throws -> [String] {
    try host.inspect().texts.filter { $0.contains(":") }
  }

  @Test("T17: each row sends its actions with its ID") func rows() throws {
    let store = todosStore(["a", "b", "c"])
    let host = ViewHost(TodosView(store: store))
    #expect(try texts(host) == ["a: open", "b: open", "c: open"])
    try host.inspect().find(button: "b: open").tap()
    #expect(store.state.todos.map(\.isDone) == [false, true, false])
    #expect(try texts(host) == ["a: open", "b: done", "c: open"])
  }

  @Test func aRowKeepsItsStateWhenItMoves() throws {
    let store = todosStore(["a", "b", "c"])
    let host = ViewHost(TodosView(store: store))
    try host.inspect().find(button: "c tapped 0").tap()
    store.send(.moved([2, 0]))
    #expect(try texts(host) == ["c: open", "a: open"])
    _ = try host.inspect().find(button: "c tapped 1")
    _ = try host.inspect().find(button: "a tapped 0")
    try host.inspect().find(button: "c: open").tap()
    #expect(store.state.todos.map(\.title) == ["c", "a"])
    #expect(store.state.todos.map(\.isDone) == [true, false])
  }

  @Test("T17: rows follow each move, insertion and removal of their elements") func moves() throws {
    let store = todosStore(["a", "b", "c", "d"])
    let host = ViewHost(TodosView(store: store))
    let orders = [[3, 2, 1, 0], [0, 2, 1, 3], [0, 2, 1], [1, 0], [0, 1], [1], []]
    let titles = ["a", "b", "c", "d"]
    for order in orders {
      store.send(.moved(order))
      #expect(try texts(host) == order.map { "\(titles[$0]): open" })
      guard let last = order.last else { continue }
      // The last row acts on its own element, wherever that is.
      try host.inspect().find(button: "\(titles[last]): open").tap()
      #expect(store.state.todos.map(\.isDone) == order.map { $0 == last })
      try host.inspect().find(button: "\(titles[last]): done").tap()
    }
  }

  @Test func onlyTheChangedRowIsEvaluated() throws {
    let store = todosStore((0..<20).map { "row \($0)" })
    let host = ViewHost(TodosView(store: store))
    let before = try host.evaluations().count
    store.send(.todo(7, .renamed("changed")))
    let after = try host.evaluations().dropFirst(before)
    #expect(after.map(\.viewType) == ["WithViewStore"])
    // Moved rows are not evaluated either.
    let moved = try host.evaluations().count
    store.send(.moved((0..<20).reversed()))
    let rows = try host.evaluations().dropFirst(moved).filter { $0.viewType == "TodoRow" }
    #expect(rows.isEmpty)
  }

  @Test func rowsWithEqualIDsAreShownAndReported() throws {
    let todos = [TodoState(id: 1, title: "a"), TodoState(id: 2, title: "b"), TodoState(id: 1, title: "c")]
    let store = Store(initialState: TodosState(todos: todos), reducer: todosReducer, environment: ())
    let host = ViewHost(TodosView(store: store))
    var shown: [String] = []
    let found = try failures { shown = try texts(host) }
    #expect(shown == ["a: open", "b: open", "c: open"])
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasPrefix("2 elements of the ForEachStore at StateStoreUITests/TodoList.swift:") == true)
    #expect(found.first?.message.contains("have the ID 1, at the positions 0, 2.") == true)
    // The other row works as usual.
    let later = try failures {
      try host.inspect().find(button: "b: open").tap()
      #expect(try texts(host) == ["a: open", "b: done", "c: open"])
    }
    #expect(later.isEmpty)
    // A duplicate shows its own state.
    store.send(.todo(2, .renamed("x")))
    #expect(try texts(host) == ["a: open", "x: done", "c: open"])
    // An ID is reported once.
    let again = try failures {
      store.send(.moved([2, 1, 1]))
      shown = try texts(host)
    }
    #expect(shown == ["x: done", "a: open", "a: open"])
    #expect(again.isEmpty)
  }

  /// An element of the screen can outlive its row, such as a button that is tapped while the row is removed.
  @Test func anActionOfARemovedRowIsReported() throws {
    let store = todosStore(["a", "b"])
    var rows: [Store<TodoState, TodoAction>] = []
    let view = ForEachStore(store.scope(state: \.todos, action: TodosAction.todo)) { row in
      rows.append(row)
      return TodoRow(store: row)
    }
    let host = ViewHost(view)
    try host.update()
    store.send(.moved([0]))
    try host.update()
    let gone = try #require(rows.first { $0.state.title == "b" })
    let found = failures { gone.send(.toggled(true)) }
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasPrefix("An action was sent to a state that does not exist: no element has the ID 1")
        == true)
    #expect(gone.state == TodoState(id: 1, title: "b"))
    try host.inspect().find(button: "a: open").tap()
    #expect(store.state.todos == [TodoState(id: 0, title: "a", isDone: true)])
  }
}

@MainActor @Suite struct IfLetStoreTests {
  @Test("T17: an optional state has two views") func bothBranches() throws {
    let store = todosStore([])
    let host = ViewHost(TodosView(store: store))
    _ = try host.inspect().find(text: "No details")
    store.send(.detailsShown(true))
    try host.inspect().find(button: "Note , edit 0").tap()
    #expect(store.state.details?.note == "1")
    _ = try host.inspect().find(button: "Note 1, edit 1")
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "No details") }
    store.send(.detailsShown(false))
    _ = try host.inspect().find(text: "No details")
    // Shown again, the view starts anew.
    store.send(.detailsShown(true))
    _ = try host.inspect().find(button: "Note , edit 0")
  }

  @Test func changesOfTheStateEvaluateOnlyTheContent() throws {
    let store = todosStore([])
    store.send(.detailsShown(true))
    let host = ViewHost(TodosView(store: store))
    let before = try host.evaluations().count
    store.send(.details(.noteChanged("x")))
    #expect(try host.evaluations().dropFirst(before).map(\.viewType) == ["WithViewStore"])
  }

  @Test func anActionAfterDismissalIsReported() throws {
    let store = todosStore(["a"])
    store.send(.detailsShown(true))
    var details: [Store<DetailsState, DetailsAction>] = []
    let view = IfLetStore(store.scope(state: \.details, action: TodosAction.details)) { shown in
      details.append(shown)
      return DetailsView(store: shown)
    }
    let host = ViewHost(view)
    try host.update()
    store.send(.detailsShown(false))
    #expect(try host.inspect().texts == [])
    let gone = try #require(details.first)
    let found = failures { gone.send(.noteChanged("late")) }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("the optional state is nil") == true)
    #expect(store.state == TodosState(todos: [TodoState(id: 0, title: "a")]))
  }
}
