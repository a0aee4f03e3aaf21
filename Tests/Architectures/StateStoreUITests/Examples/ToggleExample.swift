import StateStore
import StateStoreUI
import SnapshotFoundation
import Testing
import SnapshotUI

// A minimal screen with a store: a state, actions, a reducer and a view.

struct AppState: Equatable { var isActive = false }

enum AppActions { case toggle }

let appReducer = Reducer<AppState, AppActions, Void> { state, action, _ in
  switch action {
  case .toggle:
    state.isActive.toggle()
    return .none
  }
}

struct MyView: View {
  let store: Store<AppState, AppActions>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack {
        Text(viewStore.isActive ? "Active" : "Inactive")
        Button(action: { viewStore.send(.toggle) }, label: { Text("Toggle") })
      }
    }
  }
}

@MainActor @Suite struct ToggleExampleTests {
  @Test("T1: tapping a button that is found by its text changes the state") func tapping() throws {
    let store = Store(initialState: AppState(), reducer: appReducer, environment: ())
    let host = ViewHost(MyView(store: store))
    _ = try host.inspect().find(text: "Inactive")
    try host.inspect().find(button: "Toggle").tap()
    #expect(store.state.isActive)
    _ = try host.inspect().find(text: "Active")
  }

  @Test("T3: a view cannot write the state") func noSetter() {
    let state: AnyKeyPath = \ViewStore<AppState, AppActions>.state
    let member: AnyKeyPath = \ViewStore<AppState, AppActions>.isActive
    #expect(!(state is ReferenceWritableKeyPath<ViewStore<AppState, AppActions>, AppState>))
    #expect(!(member is ReferenceWritableKeyPath<ViewStore<AppState, AppActions>, Bool>))
  }

  @Test("T13: with the empty reducer a tap changes nothing") func emptyReducer() throws {
    let store = Store(
      initialState: AppState(), reducer: Reducer<AppState, AppActions, Void>.empty, environment: ())
    let view = MyView(store: store)
    #expect(try view.elements().tap(text: "Toggle"))
    #expect(store.state == AppState())
  }

  /// A view with one subview that uses a store, and one that does not.
  struct Mixed: View {
    let store: Store<AppState, AppActions>
    @Binding var name: String

    var body: some View {
      VStack {
        MyView(store: store)
        Button("Rename \(name)") { name = "Blob" }
      }
    }
  }

  @Test("T5: views with and without a store can be combined") func gradualMigration() throws {
    let store = Store(initialState: AppState(), reducer: appReducer, environment: ())
    let name = Locked("nobody")
    let view = Mixed(
      store: store,
      name: Binding(get: { name.withLock { $0 } }, set: { new in name.withLock { $0 = new } }))
    #expect(try view.elements().tap(text: "Rename nobody"))
    #expect(try view.elements().tap(text: "Toggle"))
    #expect(try view.elements().contains(text: "Rename Blob"))
    #expect(try view.elements().contains(text: "Active"))
  }
}
