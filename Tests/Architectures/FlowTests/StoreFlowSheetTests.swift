import StateStore
import StateStoreTesting
import StateStoreUI
import StateStoreUITesting
import SnapshotFoundation
import Testing
import SnapshotUI

/// Sheets that a binding of the store presents are dismissed by an action.
@MainActor @Suite struct StoreFlowSheetTests {
  struct State: Equatable, Sendable {
    var isSettingsShown = false
    var isHelpShown = false
    var item: Item?
    var name = ""
    var isOn = false
  }

  struct Item: Equatable, Identifiable, Sendable { var id: Int }

  enum Action: Equatable, Sendable {
    case settings(Bool)
    case help(Bool)
    case item(Item?)
    case name(String)
    case toggled(Bool)
    case closed
    case ignored(Bool)
  }

  private static let reducer = Reducer<State, Action, Void> { state, action, _ in
    switch action {
    case .settings(let isShown): state.isSettingsShown = isShown
    case .help(let isShown): state.isHelpShown = isShown
    case .item(let item): state.item = item
    case .name(let name): state.name = name
    case .toggled(let isOn): state.isOn = isOn
    case .closed, .ignored: break
    }
    return .none
  }

  private struct Screen: View {
    let store: Store<State, Action>

    var body: some View {
      WithViewStore(store) { viewStore in
        VStack {
          Button("Settings") { viewStore.send(.settings(true)) }
          Button("Item") { viewStore.send(.item(Item(id: 7))) }
          Toggle("On", isOn: viewStore.binding(get: \.isOn, send: Action.toggled))
          TextField("Name", text: viewStore.binding(get: \.name, send: Action.name))
        }
        .sheet(
          isPresented: viewStore.binding(get: \.isSettingsShown, send: Action.settings),
          onDismiss: { viewStore.send(.closed) }
        ) {
          VStack {
            Text("Settings are here")
            Button("Help") { viewStore.send(.help(true)) }
            CloseButton()
          }
          .sheet(isPresented: viewStore.binding(get: \.isHelpShown, send: Action.help)) { Text("Help is here") }
        }
        .sheet(item: viewStore.binding(get: \.item, send: Action.item)) { Text("Item \($0.id)") }
      }
    }
  }

  private struct CloseButton: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Close") { dismiss() } }
  }

  private func flow(_ state: State = State()) throws -> StoreFlow<State, Action, Void, Screen> {
    let store = TestStore(initialState: state, reducer: Self.reducer, environment: ())
    return try StoreFlow(store) { Screen(store: $0) }
  }

  @Test func aSheetIsSwipedAway() throws {
    let flow = try flow()
    try flow.tap(button: "Settings", sends: .settings(true)) { $0.isSettingsShown = true }
    try flow.step("swipes the sheet away", sends: .settings(false)) {
      try $0.find(text: "Settings are here").dismiss()
    } assert: {
      $0.isSettingsShown = false
    }
    try flow.appears(sending: .closed)
    #expect(
      flow.trace.hasSuffix(
        """
        3 swipes the sheet away
            action .Action.settings(false)
            − isSettingsShown: true
            + isSettingsShown: false
            − Settings are here
            − Help
            − Close
        4 appears
            action .Action.closed
        """), "\(flow.trace)")
  }

  @Test func aSheetClosesItself() throws {
    let flow = try flow(State(isSettingsShown: true))
    try flow.tap(button: "Close", sends: .settings(false)) { $0.isSettingsShown = false }
    try flow.appears(sending: .closed)
    #expect(flow.steps.last?.screen.inspect().texts.contains("Settings are here") == false)
  }

  @Test func nestedSheets() throws {
    let flow = try flow(State(isSettingsShown: true))
    try flow.tap(button: "Help", sends: .help(true)) { $0.isHelpShown = true }
    try flow.step("swipes the help away", sends: .help(false)) {
      try $0.find(text: "Help is here").dismiss()
    } assert: {
      $0.isHelpShown = false
    }
    #expect(flow.steps.last?.screen.inspect().texts.contains("Settings are here") == true)
    try flow.step("swipes the settings away", sends: .settings(false)) {
      try $0.find(text: "Settings are here").dismiss()
    } assert: {
      $0.isSettingsShown = false
    }
    try flow.appears(sending: .closed)
  }

  @Test func aSheetOfAnItem() throws {
    let flow = try flow()
    try flow.tap(button: "Item", sends: .item(Item(id: 7))) { $0.item = Item(id: 7) }
    try flow.step("swipes it away", sends: .item(nil)) {
      try $0.find(text: "Item 7").dismiss()
    } assert: {
      $0.item = nil
    }
  }

  @Test func aBindingReadsTheReducedState() throws {
    let flow = try flow()
    try flow.step("types", sends: .name("Ada")) {
      try $0.findAll(TextField<Text>.self)[0].type("Ada")
    } assert: {
      $0.name = "Ada"
    }
    try flow.step("switches on", sends: .toggled(true)) {
      try $0.find(text: "On").tap()
    } assert: {
      $0.isOn = true
    }
    #expect(flow.store.state == State(name: "Ada", isOn: true))
  }

  private func failures(_ body: () throws -> Void) rethrows -> [String] {
    let found = Locked<[String]>([])
    try FailureChannel.$interceptor.withValue({ failure in found.withLock { $0.append(failure.message) } }) {
      try body()
    }
    return found.withLock { $0 }
  }

  /// If the reducer keeps the sheet, dismissing it fails.
  @Test func aSheetThatStays() throws {
    let reducer = Reducer<State, Action, Void> { _, _, _ in .none }
    let store = TestStore(initialState: State(item: Item(id: 1)), reducer: reducer, environment: ())
    let flow = try StoreFlow(store) { Screen(store: $0) }
    let error = #expect(throws: InspectionError.self) {
      try flow.step("swipes it away", sends: .item(nil)) { try $0.find(text: "Item 1").dismiss() }
    }
    #expect(error.map { "\($0)".contains("its binding still presents it") } == true)
    #expect(flow.steps.count == 1)
  }

  @Test func aWrongActionFailsAndIsNotReduced() throws {
    let messages = try failures {
      let flow = try flow()
      try flow.tap(button: "Settings", sends: .toggled(true)) { $0.isOn = true }
      #expect(flow.store.state == State(isOn: true))
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Expected the screen to send\n\n  ") == true)
  }

  @Test func anUnexpectedStateFailsOnce() throws {
    let messages = try failures {
      let flow = try flow()
      try flow.tap(button: "Settings", sends: .settings(true)) { $0.isHelpShown = true }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("The state after this step differs") == true)
  }
}
