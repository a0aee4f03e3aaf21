import StateStore
import StateStoreUI
import SnapshotFoundation
import Testing
import SnapshotUI

@MainActor @Suite struct BindableStoreTests {
  struct ProfileState: Equatable {
    struct Address: Equatable { var street = "Main Street" }

    var name = "Ada"
    var wantsNews = false
    var seats = 1
    var address = Address()
    var isLocked = false
  }

  enum ProfileAction: Equatable {
    case nameChanged(String)
    case newsToggled(Bool)
    case seatsChanged(Int)
    case streetChanged(String)
  }

  /// The actions in the order in which they were sent.
  private let actions = Locked<[ProfileAction]>([])

  private func store(_ state: ProfileState = ProfileState()) -> Store<ProfileState, ProfileAction> {
    let reducer = Reducer<ProfileState, ProfileAction, Void> { [actions] state, action, _ in
      actions.withLock { $0.append(action) }
      guard !state.isLocked else { return .none }
      switch action {
      case .nameChanged(let name): state.name = name
      case .newsToggled(let isOn): state.wantsNews = isOn
      case .seatsChanged(let seats): state.seats = seats
      case .streetChanged(let street): state.address.street = street
      }
      return .none
    }
    return Store(initialState: state, reducer: reducer, environment: ())
  }

  struct ProfileForm: View {
    @Bindable var viewStore: ViewStore<ProfileState, ProfileAction>

    var body: some View {
      VStack {
        Text("Hello, \(viewStore.name)")
        TextField("Name", text: $viewStore.name.sending(ProfileAction.nameChanged))
        TextField("Street", text: $viewStore.address.street.sending(.case(ProfileAction.streetChanged)))
        Toggle("News", isOn: $viewStore.wantsNews.sending(ProfileAction.newsToggled))
        Stepper("Seats: \(viewStore.seats)", value: $viewStore.seats.sending { .seatsChanged($0) }, in: 1...9)
      }
    }
  }

  @Test("T4: each control sends one action per change") func controls() throws {
    let store = store()
    let host = ViewHost(ProfileForm(viewStore: ViewStore(store)))
    let fields = try host.inspect().findAll(TextField<Text>.self)
    try fields[0].type("Grace")
    #expect(actions.withLock { $0 } == [.nameChanged("Grace")])
    try fields[1].type("Side Street")
    try host.inspect().find(text: "News").tap()
    try host.inspect().find(label: "Increment").tap()
    #expect(
      actions.withLock { $0 } == [
        .nameChanged("Grace"), .streetChanged("Side Street"), .newsToggled(true), .seatsChanged(2),
      ])
    _ = try host.inspect().find(text: "Hello, Grace")
    _ = try host.inspect().find(text: "Seats: 2")
    #expect(
      store.state == ProfileState(name: "Grace", wantsNews: true, seats: 2, address: .init(street: "Side Street")))
  }

  @Test func aLocalBindableInTheClosureOfWithViewStore() throws {
    let store = store()
    let host = ViewHost(
      WithViewStore(store) { viewStore in
        @Bindable var form = viewStore
        Toggle("News", isOn: $form.wantsNews.sending(ProfileAction.newsToggled))
      })
    try host.inspect().find(text: "News").tap()
    #expect(actions.withLock { $0 } == [.newsToggled(true)])
    #expect(store.state.wantsNews)
  }

  @Test func aChangeThatTheReducerIgnoresIsNotShown() throws {
    let store = store(ProfileState(isLocked: true))
    let host = ViewHost(ProfileForm(viewStore: ViewStore(store)))
    try host.inspect().findAll(TextField<Text>.self)[0].type("Grace")
    #expect(actions.withLock { $0 } == [.nameChanged("Grace")])
    _ = try host.inspect().find(text: "Hello, Ada")
    #expect(try host.inspect().findAll(TextField<Text>.self)[0].texts == ["Ada"])
  }
}
