import Observation
import Testing
import SnapshotUI

/// Apps, scenes and windows as far as a test uses them.
@MainActor @Suite struct AppTests {
  @Observable final class Player {
    var title = "Nothing"
    var saves = 0
  }

  struct NowPlaying: View {
    @Environment(Player.self) private var player
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
      VStack {
        Text(player.title)
        Text(scenePhase == .active ? "active" : "not active")
        Button("Play") { player.title = "Aria" }
      }
    }
  }

  struct PlayerApp: App {
    @State private var player = Player()
    @State private var phases: [ScenePhase] = []
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
      WindowGroup("Player", id: "player") {
        NowPlaying()
        Text("\(phases.count) phases")
      }
      .environment(player)
      .onChange(of: scenePhase) { old, new in
        phases.append(new)
        if new == .background, old == .inactive { player.saves += 1 }
      }
      .commands {
        CommandMenu("Player") { Button("Play") {} }
        CommandGroup(replacing: .newItem) {}
      }
      .defaultSize(width: 300, height: 400)
      Window("Statistics", id: "statistics") { Text("\(player.saves) saves") }.environment(\.lineLimit, 7)
    }
  }

  @Test func aHostShowsTheFirstWindowWithTheStateOfTheApp() throws {
    let host = ViewHost(app: PlayerApp())
    #expect(try host.inspect().texts == ["Nothing", "active", "Play", "0 phases"])
    try host.inspect().find(button: "Play").tap()
    #expect(try host.inspect().texts.first == "Aria")
    #expect(
      try host.inspect().find(text: "Aria").pathToRoot == #"PlayerApp/VStack/NowPlaying/VStack/Text "Aria""#)
  }

  @Test func theLogListsTheApp() throws {
    let host = ViewHost(app: PlayerApp())
    try host.inspect().find(button: "Play").tap()
    try host.update()
    host.scenePhase = .inactive
    host.assertBodyEvaluations(
      """
      PlayerApp: @self, @identity, _player, _phases, _scenePhase changed.
      NowPlaying: @self, @identity, _player, _scenePhase changed.
      NowPlaying: @dependencies changed.
      PlayerApp: _scenePhase changed.
      NowPlaying: _scenePhase changed.
      PlayerApp: _phases changed.
      """)
    #expect(try host.evaluations().first?.view is AppWindow<PlayerApp>)
  }

  @Test func aSceneSeesItsPhaseChange() throws {
    let host = ViewHost(app: PlayerApp())
    try host.update()
    for phase in [ScenePhase.inactive, .background, .background, .inactive, .active] {
      host.scenePhase = phase
      try host.update()
    }
    #expect(try host.inspect().texts == ["Nothing", "active", "Play", "4 phases"])
    // Both windows are of one app, and a window is chosen by its identifier.
    host.content = AppWindow(PlayerApp(), window: "statistics")
    #expect(try host.evaluations().last?.description == "PlayerApp: @self changed.")
    #expect(try host.inspect().texts == ["1 saves"])
    #expect(try host.inspect().environment.lineLimit == 7)
  }

  @Test func aViewHostedAloneHasAPhaseToo() throws {
    let host = ViewHost(NowPlaying().environment(Player()))
    host.scenePhase = .background
    #expect(try host.inspect().texts == ["Nothing", "not active", "Play"])
    #expect(ScenePhase.background < .inactive && .inactive < ScenePhase.active)
  }

  @Test func anAppIsDrawnLikeItsFirstWindow() throws {
    struct Plain: App {
      var body: some Scene { WindowGroup { Text("Hello") } }
    }
    let context = Device.iPhoneSE3.context()
    let drawn = try [Plain().displayList(in: context), Text("Hello").displayList(in: context)].map(inks)
    #expect(drawn[0] == drawn[1] && !drawn[0].isEmpty)
    #expect(try AppWindow(Plain()).rendered(in: context).layoutText.contains(#"Plain/Text "Hello""#))
  }

  private func inks(_ list: DisplayList) -> [String] { list.items.map { "\($0.operation)" } }

  /// A scene with state of its own, and titles of every kind.
  struct Library: Scene {
    @State private var count = 0

    var body: some Scene {
      Window(Text("Empty"), id: "empty") { EmptyView() }
      WindowGroup(Text("Library"), id: "library") { Button("\(count) books") { count += 1 } }
    }
  }

  struct LibraryApp: App {
    var body: some Scene {
      Library()
      WindowGroup(Text("Untitled")) { Text("untitled") }
      WindowGroup(id: "last") { Text("last") }
    }
  }

  @Test func aSceneOfScenesKeepsItsState() throws {
    let host = ViewHost(app: LibraryApp(), window: "library")
    try host.inspect().find(button: "0 books").tap()
    _ = try host.inspect().find(button: "1 books")
    host.assertBodyEvaluations(
      """
      LibraryApp: @self, @identity changed.
      Library: @self, @identity, _count changed.
      Library: _count changed.
      """)
    #expect(try ViewHost(app: LibraryApp(), window: "last").inspect().text == "last")
  }

  @Test func aWindowThatIsMissingIsNamedWithTheOthers() throws {
    let host = ViewHost(app: LibraryApp(), window: "settings")
    let line: UInt = #line + 1
    let error = #expect(throws: ViewError.self) { try host.inspect() }
    #expect(error?.site?.line == line)
    #expect(
      error?.reason.description == """
        LibraryApp has no window with the identifier "settings". Available: "empty", "library", "last".
        """)
    struct Windowless: App {
      var body: some Scene { WindowGroup { EmptyView() } }
    }
    let none = #expect(throws: ViewError.self) { try ViewHost(app: Windowless(), window: "a").inspect() }
    #expect(
      none?.reason.description
        == #"Windowless has no window with the identifier "a". Add one with WindowGroup(id:)."#)
  }

  /// The root view of a window may be replaced without losing the scene's actions.
  @Test func aSceneActsOnceForAWindowOfAnyContent() throws {
    final class Log { var entries: [String] = [] }
    struct Replacing: App {
      var log = Log()
      @State private var count = 0

      var body: some Scene {
        WindowGroup {
          if count == 1 { Text("one") }
          if count > 1 { Button("many") {} }
          Button("More") { count += 1 }
        }
        .onChange(of: count, initial: true) { log.entries.append("\(count)") }
      }
    }
    let app = Replacing()
    let host = ViewHost(app: app)
    for _ in 0..<3 { try host.inspect().find(button: "More").tap() }
    try host.update()
    #expect(app.log.entries == ["0", "1", "2", "3"])
  }

  @Test func aSceneActsWhenItsRootViewIsReplaced() throws {
    final class Log { var entries: [Int] = [] }
    struct Replacing: App {
      var log = Log()
      @State private var count = 0

      var body: some Scene {
        WindowGroup {
          if count == 0 { Button("Go") { count += 1 } } else { Text("there") }
        }
        .onChange(of: count) { log.entries.append($0) }
      }
    }
    let app = Replacing()
    let host = ViewHost(app: app)
    try host.inspect().find(button: "Go").tap()
    #expect(try host.inspect().text == "there")
    #expect(app.log.entries == [1])
  }

  /// What is missing within a window is reported as such, not as a missing window.
  @Test func anErrorWithinAWindowIsReportedUnchanged() {
    struct Bare: App {
      var body: some Scene {
        WindowGroup { NowPlaying() }
        WindowGroup { Text("second") }
      }
    }
    let error = #expect(throws: ViewError.self) { try ViewHost(app: Bare()).inspect() }
    #expect(error?.reason == .missingModel(path: "Bare/window/NowPlaying", type: "Player"))
  }

  /// `@main` calls it: it returns and crashes nothing.
  @Test func mainReturns() { LibraryApp.main() }

  @Test func initialAndLegacyChangesOfAScene() throws {
    final class Log { var entries: [String] = [] }
    struct Observing: App {
      var log = Log()
      @State private var count = 1

      var body: some Scene {
        WindowGroup { Button("More") { count += 1 } }
          .onChange(of: count, initial: true) { log.entries.append("any") }
          .onChange(of: count) { log.entries.append("new \($0)") }
          .defaultSize(CGSize(width: 1, height: 1))
      }
    }
    let app = Observing()
    let host = ViewHost(app: app)
    try host.inspect().find(button: "More").tap()
    try host.update()
    #expect(app.log.entries == ["any", "any", "new 2"])
  }
}
