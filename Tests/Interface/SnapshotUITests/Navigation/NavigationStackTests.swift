import Foundation
import Testing
import SnapshotUI

/// A navigation stack pushes and pops screens on a host.
@MainActor @Suite struct NavigationStackTests {
  struct Root: View {
    @State private var path = NavigationPath()
    @State private var showsAbout = false

    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Seven", value: 7)
          NavigationLink("Word", value: "word")
          NavigationLink("Half", value: 0.5)
          NavigationLink("Plain") { Detail(title: "Plain") }
          Button("About") { showsAbout = true }
          Text("depth \(path.count)")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Detail(title: "Number \(number)")
            NavigationLink("Next", value: number + 1)
            Button("Home") { path = NavigationPath() }
          }
        }
        .navigationDestination(for: String.self) { Detail(title: $0) }
        .navigationDestination(isPresented: $showsAbout) { Detail(title: "About") }
      }
    }
  }

  struct Detail: View {
    let title: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(title) \(isPresented)")
        Button("Count \(count)") { count += 1 }
        Button("Leave") { dismiss() }
      }
      .navigationTitle(title)
    }
  }

  @Test func aValueIsPushedAndPopped() throws {
    let host = ViewHost(Root())
    try host.inspect().find(link: "Seven").tap()
    #expect(try host.inspect().texts.contains("Number 7 true"))
    #expect(try host.inspect().find(label: "Root").texts == ["Root"])
    try host.inspect().find(button: "Next").tap()
    #expect(try host.inspect().texts.contains("Number 8 true"))
    try host.inspect().find(identifier: "BackButton").tap()
    #expect(try host.inspect().texts.contains("Number 7 true"))
    try host.inspect().find(button: "Leave").tap()
    #expect(try host.inspect().texts.contains("depth 0"))
  }

  @Test func changingThePathPops() throws {
    let host = ViewHost(Root())
    try host.inspect().find(link: "Seven").tap()
    try host.inspect().find(button: "Next").tap()
    try host.inspect().find(button: "Home").tap()
    #expect(try host.inspect().texts.contains("depth 0"))
  }

  @Test func aLinkWithADestinationIsPushedAndKeepsItsState() throws {
    let host = ViewHost(Root())
    try host.inspect().find(link: "Plain").tap()
    try host.inspect().find(button: "Count 0").tap()
    #expect(try host.inspect().texts.contains("Count 1"))
    try host.inspect().find(button: "Leave").tap()
    #expect(try host.inspect().texts.contains("depth 0"))
    try host.inspect().find(link: "Plain").tap()
    #expect(try host.inspect().texts.contains("Count 0"))
  }

  @Test func aBindingShowsAScreen() throws {
    let host = ViewHost(Root())
    try host.inspect().find(button: "About").tap()
    #expect(try host.inspect().texts.contains("About true"))
    try host.inspect().find(identifier: "BackButton").tap()
    #expect(try host.inspect().texts.contains("depth 0"))
  }

  @Test func aValueWithoutADestinationFailsWithItsType() throws {
    let host = ViewHost(Root())
    let link = try host.inspect().find(link: "Half")
    #expect(
      throws: InspectionError(.noDestination(link.pathToRoot, type: "Double", available: ["Int", "String"]))
    ) { try link.tap() }
    let view = NavigationStack(path: .constant([1])) { Text("root") }
    let error = #expect(throws: ViewError.self) { try view.rendered(in: RenderContext(width: 320, height: 480)) }
    #expect(error?.reason == .noDestination(path: "NavigationStack", type: "Int", available: []))
    #expect(error?.reason.description.contains("no view in the stack declares a destination for it. Add .navi") == true)
  }

  @Test func aPathDrawsItsTopScreenWithTheTitleBelow() throws {
    let view = NavigationStack(path: .constant([1, 2])) {
      Text("root").navigationTitle("Root").navigationDestination(for: Int.self) {
        Text("screen \($0)").navigationTitle("Number \($0)")
      }
    }
    let screen = try view.inspect()
    #expect(screen.texts == ["screen 2", "Number 1", "Number 2"])
    let hidden = NavigationStack(path: .constant([1])) {
      Text("root").navigationTitle("Root").navigationDestination(for: Int.self) {
        Text("screen \($0)").navigationBarBackButtonHidden()
      }
    }
    #expect(try hidden.inspect().texts == ["screen 1"])
  }

  @Test func aLongTitleOfTheScreenBelowBecomesBack() throws {
    func texts(_ below: String) throws -> [String] {
      let view = NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle(below).navigationDestination(for: Int.self) { _ in
          Text("top").navigationTitle("A title of some length").navigationBarTitleDisplayMode(.inline)
        }
      }
      return try view.inspect().texts
    }
    #expect(try texts("Inbox") == ["top", "Inbox", "A title of some length"])
    #expect(try texts("All the messages of a year") == ["top", "Back", "A title of some length"])
  }

  @Test func theTitleModeIsThatOfTheScreenBelow() throws {
    func isLarge(_ mode: NavigationBarItem.TitleDisplayMode) throws -> Bool {
      let view = NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Root").navigationBarTitleDisplayMode(mode)
          .navigationDestination(for: Int.self) { _ in Text("top").navigationTitle("Top") }
      }
      return try view.inspect().find(text: "Top").frame.height > 30
    }
    #expect(try isLarge(.large))
    #expect(try isLarge(.automatic))
    #expect(try !isLarge(.inline))
  }

  @Test func recursionEnds() throws {
    struct Endless: View {
      var body: some View {
        Text("x").navigationDestination(isPresented: .constant(true)) { Endless() }
      }
    }
    let error = #expect(throws: ViewError.self) {
      try NavigationStack { Endless() }.rendered(in: RenderContext(width: 320, height: 480))
    }
    guard case .tooDeep = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func legacyLinksFollowTheirBindings() throws {
    struct Legacy: View {
      @State private var selection: String?
      @State private var isActive = false

      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("A", destination: Detail(title: "First"), tag: "a", selection: $selection)
            NavigationLink(destination: Detail(title: "Hidden"), isActive: $isActive) { EmptyView() }
            Button("Go") { isActive = true }
            Text("selected \(selection ?? "none")")
          }
          .navigationBarTitle("Legacy")
        }
        .navigationViewStyle(StackNavigationViewStyle())
      }
    }
    let host = ViewHost(Legacy())
    try host.inspect().find(link: "A").tap()
    #expect(try host.inspect().texts.contains("First true"))
    try host.inspect().find(button: "Leave").tap()
    #expect(try host.inspect().texts.contains("selected none"))
    try host.inspect().find(button: "Go").tap()
    #expect(try host.inspect().texts.contains("Hidden true"))
    try host.inspect().find(button: "Leave").tap()
    #expect(try host.inspect().texts.contains("selected none"))
  }

  @Test func aPathIsCodable() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(decoded) == path)
    #expect(path.count == 3)
    path.removeLast(5)
    #expect(path.isEmpty)
    struct Uncodable: Hashable {}
    path.append(Uncodable())
    #expect(path.codable == nil)
  }
}
