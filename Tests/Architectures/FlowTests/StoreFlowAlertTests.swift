import StateStore
import StateStoreTesting
import StateStoreUI
import StateStoreUITesting
import SnapshotFoundation
import Testing
import SnapshotUI

/// Alerts and dialogs of a store: one tap sends the action of the button and that of the binding.
@MainActor @Suite struct StoreFlowAlertTests {
  struct State: Equatable {
    var items = ["Tea", "Milk"]
    var isAlertShown = false
    var isDialogShown = false
    var name = ""
    var changes = 0
  }

  enum Action: Equatable {
    case deleteTapped
    case deleteConfirmed
    case deleted
    case alertDismissed
    case dialog(Bool)
    case sorted
    case nameChanged(String)
    case nameSeen
    case appeared
  }

  static let reducer = Reducer<State, Action, Void> { state, action, _ in
    switch action {
    case .deleteTapped: state.isAlertShown = true
    case .deleteConfirmed: return .run { await $0(.deleted) }
    case .deleted: state.items = []
    case .alertDismissed: state.isAlertShown = false
    case .dialog(let isShown): state.isDialogShown = isShown
    case .sorted: state.items.sort()
    case .nameChanged(let name): state.name = name
    case .nameSeen: state.changes += 1
    case .appeared: break
    }
    return .none
  }

  struct Screen: View {
    let store: Store<State, Action>

    var body: some View {
      WithViewStore(store) { viewStore in
        VStack {
          ForEach(viewStore.items, id: \.self) { Text($0) }
          Button("Delete all") { viewStore.send(.deleteTapped) }
          Button("Sort …") { viewStore.send(.dialog(true)) }
          Button("Both") {
            viewStore.send(.sorted)
            viewStore.send(.sorted)
          }
          Button("Nothing") {}
          TextField("Name", text: viewStore.binding(get: \.name, send: Action.nameChanged))
            .onChange(of: viewStore.name) { viewStore.send(.nameSeen) }
        }
        .alert("Delete?", isPresented: viewStore.binding(get: \.isAlertShown, send: .alertDismissed)) {
          Button("Delete", role: .destructive) { viewStore.send(.deleteConfirmed) }
          Button("Keep", role: .cancel) {}
        }
        .confirmationDialog("Sort", isPresented: viewStore.binding(get: \.isDialogShown, send: Action.dialog)) {
          Button("By name") { viewStore.send(.sorted) }
        }
      }
    }
  }

  private func flow(_ state: State = State()) throws -> StoreFlow<State, Action, Void, Screen> {
    try StoreFlow(TestStore(initialState: state, reducer: Self.reducer, environment: ())) { Screen(store: $0) }
  }

  private func failures(_ body: () throws -> Void) rethrows -> [String] {
    let found = Locked<[String]>([])
    try FailureChannel.$interceptor.withValue({ failure in found.withLock { $0.append(failure.message) } }) {
      try body()
    }
    return found.withLock { $0 }
  }

  @Test("T9: an alert sends the action of its button and that of its binding, and effects start after both")
  func alert() throws {
    let flow = try flow()
    try flow.tap(button: "Delete all", sends: .deleteTapped) { $0.isAlertShown = true }
    try flow.step("confirms", sends: [.deleteConfirmed, .alertDismissed]) {
      try $0.alert().find(button: "Delete").tap()
    } assert: {
      $0.isAlertShown = false
    }
    try flow.receive(.deleted) { $0.items = [] }
    #expect(
      flow.trace == """
        1 opens
            + Tea
            + Milk
            + Delete all
            + Sort …
            + Both
            + Nothing
            + Name
        2 taps Delete all
            action .Action.deleteTapped
            − isAlertShown: false
            + isAlertShown: true
            + Delete?
            + Keep
            + Delete
        3 confirms
            action .Action.deleteConfirmed
            action .Action.alertDismissed
            − isAlertShown: true
            + isAlertShown: false
            − Delete?
            − Keep
            − Delete
        4 receives .Action.deleted
            action .Action.deleted
            − items: [
            − [0]: "Tea"
            − [1]: "Milk"
            − ]
            + items: []
            − Tea
            − Milk
        """, "\(flow.trace)")
  }

  @Test("T4: a constant binding sends one action when an alert is cancelled") func cancelling() throws {
    let flow = try flow(State(isAlertShown: true))
    try flow.tap(button: "Keep", sends: .alertDismissed) { $0.isAlertShown = false }
  }

  @Test("T9: a dialog sends two actions as well") func dialog() throws {
    let flow = try flow()
    try flow.tap(button: "Sort …", sends: .dialog(true)) { $0.isDialogShown = true }
    try flow.tap(button: "By name", sends: [.sorted, .dialog(false)]) {
      $0.items = ["Milk", "Tea"]
      $0.isDialogShown = false
    }
    try flow.tap(button: "Nothing", sends: [])
  }

  @Test func anotherOrderOrAnotherNumberOfActionsFails() throws {
    func messages(_ actions: [Action]) throws -> [String] {
      try failures {
        let flow = try flow(State(isAlertShown: true))
        flow.store.exhaustivity = .off
        try flow.step("confirms", sends: actions) { try $0.alert().find(button: "Delete").tap() }
        flow.store.skipReceivedActions(strict: false)
      }
    }
    let swapped = try messages([.alertDismissed, .deleteConfirmed])
    #expect(
      swapped == [
        """
        Expected the screen to send

          StoreFlowAlertTests.Action.alertDismissed
          StoreFlowAlertTests.Action.deleteConfirmed

        but it sent

          StoreFlowAlertTests.Action.deleteConfirmed
          StoreFlowAlertTests.Action.alertDismissed

        .
        """
      ], "\(swapped)")
    #expect(try messages([.deleteConfirmed]).count == 1)
    #expect(try messages([.deleteConfirmed, .alertDismissed, .alertDismissed]).count == 1)
    #expect(
      try messages([]).first?.hasPrefix("Expected the screen to send nothing, but it sent\n\n") == true)
  }

  @Test("A step with one action does not accept a second one") func aSecondAction() throws {
    let found = try failures {
      let flow = try flow()
      try flow.tap(button: "Both", sends: .sorted) { $0.items = ["Milk", "Tea"] }
    }
    #expect(found.count == 1)
    #expect(
      found.first?.contains("but it sent\n\n  StoreFlowAlertTests.Action.sorted\n  StoreFlowAlertTests.Action.sorted")
        == true)
    let nothing = try failures {
      let flow = try flow()
      try flow.tap(button: "Nothing", sends: .appeared)
    }
    #expect(nothing == ["Expected the screen to send\n\n  StoreFlowAlertTests.Action.appeared\n\nbut it sent nothing."])
  }

  @Test("An action that a change causes belongs to the step that expects it, or to the next one") func changes() throws
  {
    let flow = try flow()
    try flow.step("types", sends: [.nameChanged("A"), .nameSeen]) {
      try $0.find(TextField<Text>.self).type("A")
    } assert: {
      $0.name = "A"
      $0.changes = 1
    }
    try flow.step("types", sends: .nameChanged("B")) {
      try $0.find(TextField<Text>.self).type("B")
    } assert: {
      $0.name = "B"
    }
    try flow.appears(sending: .nameSeen) { $0.changes = 2 }
  }

  @Test func anElementThatTheStepRemovedCannotBeTapped() throws {
    let flow = try flow(State(isAlertShown: true))
    #expect(throws: InspectionError.self) {
      try flow.step("confirms twice", sends: [.deleteConfirmed, .alertDismissed]) { screen in
        let button = try screen.alert().find(button: "Delete")
        try button.tap()
        try button.tap()
      } assert: {
        $0.isAlertShown = false
      }
    }
    #expect(flow.steps.count == 1)
    flow.store.skipReceivedActions()
  }
}
