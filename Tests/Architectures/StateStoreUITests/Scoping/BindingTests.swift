import StateStore
import StateStoreUI
import SnapshotFoundation
import Testing
import SnapshotUI

/// T4: a control sends exactly one action for each change.
@MainActor @Suite struct BindingTests {
  struct State: Equatable, Sendable {
    var text = ""
    var isOn = false
    var number = 2
    var level = 0.5
    var choice = "a"
    var isShown = true
  }

  enum Action: Equatable, Sendable {
    case text(String)
    case isOn(Bool)
    case number(Int)
    case level(Double)
    case choice(String)
    case isShown(Bool)
    /// A constant action, whatever is written.
    case constant
    case whole(State)
  }

  /// A control, and what changes it.
  struct Control {
    var name: String
    var view: (ViewStore<State, Action>, _ isConstant: Bool) -> AnyView
    var use: (InspectedView) throws -> Void
    var action: Action
  }

  static let controls: [Control] = [
    Control(
      name: "TextField",
      view: { store, isConstant in
        AnyView(
          TextField(
            "Name",
            text: isConstant
              ? store.binding(get: \.text, send: .constant) : store.binding(get: \.text, send: Action.text)))
      }, use: { try $0.find(TextField<Text>.self).type("Ada") }, action: .text("Ada")),
    Control(
      name: "Toggle",
      view: { store, isConstant in
        AnyView(
          Toggle(
            "On",
            isOn: isConstant
              ? store.binding(get: \.isOn, send: .constant) : store.binding(get: \.isOn, send: Action.isOn)))
      }, use: { try $0.find(label: "On").tap() }, action: .isOn(true)),
    Control(
      name: "Stepper",
      view: { store, isConstant in
        AnyView(
          Stepper(
            "Number",
            value: isConstant
              ? store.binding(get: \.number, send: .constant) : store.binding(get: \.number, send: Action.number)))
      }, use: { try $0.find(label: "Increment").tap() }, action: .number(3)),
    Control(
      name: "Picker",
      view: { store, isConstant in
        AnyView(
          Picker(
            "Choice",
            selection: isConstant
              ? store.binding(get: \.choice, send: .constant) : store.binding(get: \.choice, send: Action.choice)
          ) {
            Text("a").tag("a")
            Text("b").tag("b")
          })
      }, use: { try $0.find(picker: "Choice").choose("b") }, action: .choice("b")),
    Control(
      name: "sheet",
      view: { store, isConstant in
        AnyView(
          Text("Screen").sheet(
            isPresented: isConstant
              ? store.binding(get: \.isShown, send: .constant) : store.binding(get: \.isShown, send: Action.isShown)
          ) {
            Text("Sheet")
          })
      }, use: { try $0.find(text: "Sheet").dismiss() }, action: .isShown(false)),
    Control(
      name: "alert",
      view: { store, isConstant in
        AnyView(
          Text("Screen").alert(
            "Alert",
            isPresented: isConstant
              ? store.binding(get: \.isShown, send: .constant) : store.binding(get: \.isShown, send: Action.isShown)
          ) {
            Button("OK") {}
          })
      }, use: { try $0.alert().find(button: "OK").tap() }, action: .isShown(false)),
    Control(
      name: "alert without buttons",
      view: { store, isConstant in
        AnyView(
          Text("Screen").alert(
            "Alert",
            isPresented: isConstant
              ? store.binding(get: \.isShown, send: .constant) : store.binding(get: \.isShown, send: Action.isShown)
          ) {})
      }, use: { try $0.alert().find(button: "OK").tap() }, action: .isShown(false)),
  ]

  /// Returns the actions that a control sends.
  private func sent(_ control: Control, isConstant: Bool) throws -> [Action] {
    let sent = Locked<[Action]>([])
    let store = Store(
      initialState: State(),
      reducer: Reducer<State, Action, Void> { state, action, _ in
        sent.withLock { $0.append(action) }
        switch action {
        case .text(let text): state.text = text
        case .isOn(let isOn): state.isOn = isOn
        case .number(let number): state.number = number
        case .level(let level): state.level = level
        case .choice(let choice): state.choice = choice
        case .isShown(let isShown): state.isShown = isShown
        // What the control of a constant binding asks for.
        case .constant: state = State(text: "Ada", isOn: true, number: 3, level: 1, choice: "b", isShown: false)
        case .whole(let whole): state = whole
        }
        return .none
      }, environment: ())
    let host = ViewHost(WithViewStore(store) { control.view($0, isConstant) })
    try control.use(host.inspect())
    _ = try host.inspect()
    return sent.withLock { $0 }
  }

  @Test("T4: one change sends one action, also by a binding with a constant action", arguments: 0..<7)
  func oneAction(index: Int) throws {
    #expect(Self.controls.count == 7)
    let control = Self.controls[index]
    #expect(try sent(control, isConstant: false) == [control.action], "\(control.name)")
    #expect(try sent(control, isConstant: true) == [.constant], "\(control.name)")
  }

  @Test("T4: each write to a binding sends one action") func writes() {
    let sent = Locked<[Action]>([])
    let store = Store(
      initialState: State(),
      reducer: Reducer<State, Action, Void> { _, action, _ in
        sent.withLock { $0.append(action) }
        return .none
      }, environment: ())
    let viewStore = ViewStore(store)
    viewStore.binding(get: \.isOn, send: .constant).wrappedValue = true
    #expect(sent.withLock { $0 } == [.constant])
    viewStore.binding(get: \.text, send: Action.text).wrappedValue = "x"
    #expect(sent.withLock { $0 } == [.constant, .text("x")])
    viewStore.binding(send: Action.whole).wrappedValue = State(number: 7)
    #expect(sent.withLock { $0 } == [.constant, .text("x"), .whole(State(number: 7))])
    viewStore.binding(send: Action.whole).number.wrappedValue = 8
    #expect(sent.withLock { $0 }.last == .whole(State(number: 8)) && sent.withLock { $0.count } == 4)
  }
}
