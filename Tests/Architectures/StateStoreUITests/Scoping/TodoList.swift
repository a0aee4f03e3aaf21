import StateStore
import StateStoreUI
import SnapshotFoundation
import SnapshotUI

/// A list of rows with an optional details screen.
struct TodosState: Equatable {
  var todos: [TodoState] = []
  var details: DetailsState?
}

struct TodoState: Equatable, Identifiable {
  var id: Int
  var title: String
  var isDone = false
}

struct DetailsState: Equatable { var note = "" }

enum TodosAction {
  case todo(Int, TodoAction)
  case details(DetailsAction)
  case moved([Int])
  case detailsShown(Bool)
}

enum TodoAction: Equatable { case toggled(Bool), renamed(String) }

enum DetailsAction: Equatable { case noteChanged(String) }

let todosReducer = Reducer<TodosState, TodosAction, Void>.combine(
  Reducer<TodoState, TodoAction, Void> { state, action, _ in
    switch action {
    case .toggled(let isDone): state.isDone = isDone
    case .renamed(let title): state.title = title
    }
    return .none
  }.forEach(state: \.todos, action: .case(TodosAction.todo), environment: { $0 }),
  Reducer<DetailsState, DetailsAction, Void> { state, action, _ in
    switch action {
    case .noteChanged(let note): state.note = note
    }
    return .none
  }.optional().pullback(state: \.details, action: .case(TodosAction.details), environment: { $0 }),
  Reducer { state, action, _ in
    switch action {
    case .moved(let ids): state.todos = ids.compactMap { id in state.todos.first { $0.id == id } }
    case .detailsShown(let isShown): state.details = isShown ? DetailsState() : nil
    case .todo, .details: break
    }
    return .none
  })

struct TodosView: View {
  let store: Store<TodosState, TodosAction>

  var body: some View {
    VStack {
      ForEachStore(store.scope(state: \.todos, action: TodosAction.todo)) { TodoRow(store: $0) }
      IfLetStore(store.scope(state: \.details, action: TodosAction.details)) { details in
        DetailsView(store: details)
      } else: {
        Text("No details")
      }
    }
  }
}

struct TodoRow: View {
  let store: Store<TodoState, TodoAction>
  @State private var taps = 0

  var body: some View {
    WithViewStore(store) { viewStore in
      HStack {
        Button("\(viewStore.title): \(viewStore.isDone ? "done" : "open")") {
          viewStore.send(.toggled(!viewStore.isDone))
        }
        Button("\(viewStore.title) tapped \(taps)") { taps += 1 }
      }
    }
  }
}

struct DetailsView: View {
  let store: Store<DetailsState, DetailsAction>
  @State private var edits = 0

  var body: some View {
    WithViewStore(store) { viewStore in
      Button("Note \(viewStore.note), edit \(edits)") {
        edits += 1
        viewStore.send(.noteChanged("\(edits)"))
      }
    }
  }
}

func todosStore(_ titles: [String]) -> Store<TodosState, TodosAction> {
  let todos = titles.enumerated().map { TodoState(id: $0.offset, title: $0.element) }
  return Store(initialState: TodosState(todos: todos), reducer: todosReducer, environment: ())
}

/// Runs code, and returns its failures without failing the test.
func failures(_ body: () throws -> Void) rethrows -> [TestFailure] {
  let found = Locked<[TestFailure]>([])
  try FailureChannel.$interceptor.withValue({ failure in found.withLock { $0.append(failure) } }) { try body() }
  return found.withLock { $0 }
}
