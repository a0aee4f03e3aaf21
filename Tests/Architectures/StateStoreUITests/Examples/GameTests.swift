import Foundation
import StateStore
import StateStoreTesting
import StateStoreUI
import SnapshotFoundation
import Testing
import SnapshotUI
import XCTest

private let id = UUID(uuidString: "A4A28AF2-7B1C-4E5D-9C63-0D3F5A1B2C3D") ?? UUID.zero

/// The published test in XCTest.
final class NewGameXCTests: XCTestCase {
  /// T6.
  func testInitialPlayers() {
    let store = TestStore(
      initialState: NewGameState(), reducer: newGameReducer, environment: NewGameEnvironment(uuid: { id }))
    store.assert(
      .send(.addInitialPlayers) {
        $0.game.players = [
          Player(id: id, name: "Alpha", color: .red),
          Player(id: id, name: "Beta", color: .green),
        ]
        $0.availableColors = Array($0.availableColors.dropFirst(2))
        $0.availableNames = Array($0.availableNames.dropFirst(2))
      })
  }

  /// A failure of a test store is reported to XCTest.
  func testFailureReachesXCTest() {
    let store = TestStore(
      initialState: NewGameState(), reducer: newGameReducer, environment: NewGameEnvironment(uuid: { id }))
    XCTExpectFailureOnLinux { store.send(.addPlayer) }
  }

  /// XCTest on Linux has no expected failures, so the test case catches the failure.
  private func XCTExpectFailureOnLinux(_ body: () -> Void) {
    catching = []
    body()
    let caught = catching
    catching = nil
    XCTAssertEqual(caught?.count, 1)
    XCTAssertEqual(caught?.first?.contains("The state changed, but this step expects no change"), true)
  }

  private var catching: [String]?

  override func recordFailure(
    withDescription description: String, inFile path: String, atLine line: Int, expected: Bool
  ) {
    guard catching == nil else {
      catching?.append(description)
      return
    }
    super.recordFailure(withDescription: description, inFile: path, atLine: line, expected: expected)
  }
}

@MainActor @Suite struct GameTests {
  @Test("T6: initial players, with separate calls") func initialPlayers() {
    let store = TestStore(
      initialState: NewGameState(), reducer: newGameReducer, environment: NewGameEnvironment(uuid: { id }))
    store.send(.addInitialPlayers) {
      $0.game.players = [
        Player(id: id, name: "Alpha", color: .red), Player(id: id, name: "Beta", color: .green),
      ]
      $0.availableColors = Array($0.availableColors.dropFirst(2))
      $0.availableNames = Array($0.availableNames.dropFirst(2))
    }
    // The second time, no player is added.
    store.send(.addInitialPlayers)
  }

  /// Returns a store and a list of its actions.
  func recording() -> (store: Store<NewGameState, NewGameAction>, actions: Locked<[NewGameAction]>) {
    let actions = Locked<[NewGameAction]>([])
    let recorder = Reducer<NewGameState, NewGameAction, NewGameEnvironment> { _, action, _ in
      actions.withLock { $0.append(action) }
      return .none
    }
    let store = Store(
      initialState: NewGameState(), reducer: .combine(recorder, newGameReducer),
      environment: NewGameEnvironment(uuid: { id }))
    return (store, actions)
  }

  @Test("T4: writing the binding sends one action") func bindingSendsOneAction() throws {
    let (store, actions) = recording()
    let view = NewGameView(store: store)
    try view.elements().appear()
    #expect(try view.elements().tap(text: "Alpha: 0"))
    var game = store.state.game
    #expect(game.players.map(\.score) == [1, 0])
    #expect(actions.withLock { $0 } == [.addInitialPlayers, .gameChanged(game)])
    // The same without a view.
    let viewStore = ViewStore(store)
    game.players.removeAll()
    viewStore.binding(get: \.game, send: NewGameAction.gameChanged).wrappedValue = game
    #expect(actions.withLock { $0.count } == 3)
    viewStore.binding(get: \.availableNames, send: .addPlayer).wrappedValue = []
    #expect(actions.withLock { $0.last } == .addPlayer)
  }

  @Test("T8, T9: the view sends the actions that the test of the reducer sends") func viewSendsTheActions() throws {
    let (store, actions) = recording()
    let view = NewGameView(store: store)
    // The first evaluation does not call `onAppear`.
    _ = try view.elements()
    #expect(actions.withLock { $0 } == [])
    let host = ViewHost(view)
    try host.update()
    #expect(actions.withLock { $0 } == [.addInitialPlayers])
    try host.inspect().find(button: "Add player").tap()
    _ = try host.inspect().find(text: "Gamma: 0")
    #expect(actions.withLock { $0 } == [.addInitialPlayers, .addPlayer])
  }

  @Test("T10: the same view with another store") func onboarding() throws {
    let store = Store(initialState: OnboardingState(), reducer: onboardingReducer, environment: ())
    let view = OnboardingView(store: store)
    #expect(try view.elements().contains(text: "Step 0"))
    #expect(try view.elements().tap(text: "You: 0"))
    #expect(try view.elements().contains(text: "Step 1"))
    #expect(try view.elements().contains(text: "You: 1"))
  }

  @Test("T12: a preview with a constant state") func previewHome() throws {
    let state = NewGameState(game: Game(players: [Player(id: id, name: "Blob", color: .red, score: 42)]))
    let store = Store<NewGameState, NewGameAction>(
      initialState: state, reducer: Reducer<NewGameState, NewGameAction, NewGameEnvironment>.empty,
      environment: .failing)
    let view = AppStorePreviewHome(store: store)
    try view.elements().appear()
    #expect(store.state == state)
    let context = RenderContext(
      width: 414, height: 736, safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    let rendered = try view.rendered(in: context)
    let black = try #require(rendered.layout.frame(of: "Color"))
    #expect(black == CGRect(x: 0, y: 0, width: 414, height: 736))
    // The accent color is that of the preview.
    let plain = ZStack {
      Color.black.edgesIgnoringSafeArea(.all)
      NewGameView(store: store)
    }
    let picture = try Renderer().render(view, in: context)
    #expect(try picture == Renderer().render(plain.accentColor(.orange), in: context))
    #expect(try picture != Renderer().render(plain, in: context))
  }

  @Test("T11: the same screen on phones of several sizes", arguments: [Device.iPhone8Plus, .iPhoneXsMax])
  func sizes(device: Device) throws {
    let store = Store<NewGameState, NewGameAction>(
      initialState: NewGameState(), reducer: Reducer<NewGameState, NewGameAction, NewGameEnvironment>.empty,
      environment: .failing)
    let context = device.context()
    let list = try AppStorePreviewHome(store: store).displayList(in: context)
    let pixels = try Renderer().render(list, scale: context.displayScale)
    let size = device == .iPhone8Plus ? [1242, 2208] : [1242, 2688]
    #expect([pixels.width, pixels.height] == size)
    #expect(context.safeAreaInsets.top == (device == .iPhone8Plus ? 20 : 44))
  }

  @Test("T12: any use of a failing dependency fails the test") func failingEnvironment() {
    let store = Store(initialState: NewGameState(), reducer: newGameReducer, environment: .failing)
    withKnownIssue {
      store.send(.addPlayer)
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Unimplemented dependency: \"uuid\" was used") == true
    }
  }

  @Test("T14: replaying a game results in a frame for each action") func replay() throws {
    var game = Game(players: [Player(id: id, name: "Alpha", color: .red)])
    let actions: [NewGameAction] = (1...3).map { score in
      game.players[0].score = score
      return .gameChanged(game)
    }
    let states = newGameReducer.replay(
      actions, from: NewGameState(), environment: NewGameEnvironment(uuid: { id }))
    #expect(states.map { $0.game.players.first?.score } == [nil, 1, 2, 3])
    func frames() throws -> [String] {
      try states.map { state in
        let store = Store<NewGameState, NewGameAction>(
          initialState: state, reducer: Reducer<NewGameState, NewGameAction, NewGameEnvironment>.empty,
          environment: .failing)
        let list = try NewGameView(store: store).displayList(in: RenderContext(width: 390, height: 844))
        return "\(list.contentHash)"
      }
    }
    let first = try frames()
    #expect(try frames() == first)
    #expect(Set(first).count == 4)
  }

  @Test("T19: a link consists of its destination and its label") func navigationLink() throws {
    let link = NavigationLink(destination: Text("There"), label: { Text("Go") })
    #expect(try link.inspect().text == "Go")
    #expect(try link.inspect().find(link: "Go").activate().inspect().text == "There")
  }
}

extension PlacedElement {
  /// Returns the frame of the first element with a name.
  fileprivate func frame(of name: String) -> CGRect? {
    if element.name == name { return frame }
    for child in children { if let frame = child.frame(of: name) { return frame } }
    return nil
  }
}
