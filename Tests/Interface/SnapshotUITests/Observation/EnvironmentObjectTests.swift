import Testing
import SnapshotUI

/// Observable objects in the environment.
@MainActor @Suite struct EnvironmentObjectTests {
  final class Session: ObservableObject {
    @Published var user = "Ada"
  }

  struct Profile: View {
    @EnvironmentObject private var session: Session

    var body: some View {
      Text(session.user)
      TextField("User", text: $session.user)
    }
  }

  struct Screen: View {
    let session: Session
    var body: some View { Profile().environmentObject(session) }
  }

  @Test func aViewReadsTheObject() throws {
    let screen = Screen(session: Session())
    #expect(try screen.rendered(in: RenderContext(width: 200)).inspect().texts.contains("Ada"))
  }

  @Test func aChangeEvaluatesTheReaderOnly() throws {
    let session = Session()
    let host = ViewHost(Screen(session: session))
    _ = try host.inspect()
    session.user = "Grace"
    try host.inspect().find(TextField<Text>.self).type("Joan")
    _ = try host.inspect().find(text: "Joan")
    host.assertBodyEvaluations(
      """
      Screen: @self, @identity changed.
      Profile: @self, @identity, _session changed.
      Profile: _session changed.
      Profile: _session changed.
      """)
  }

  @Test func anotherObjectIsObservedInstead() throws {
    let (first, second) = (Session(), Session())
    second.user = "Grace"
    let host = ViewHost(Screen(session: first))
    _ = try host.inspect().find(text: "Ada")
    host.content = Screen(session: second)
    _ = try host.inspect().find(text: "Grace")
    second.user = "Joan"
    _ = try host.inspect().find(text: "Joan")
  }

  @Test func aMissingObjectIsAnErrorWithItsType() throws {
    let error = #expect(throws: ViewError.self) { try Profile().rendered(in: RenderContext(width: 100)) }
    #expect(error?.reason == .missingEnvironmentObject(path: "Profile", type: "Session"))
    #expect(
      error?.description.contains(
        "Profile: the environment contains no Session. Add one with .environmentObject(_:) around the view.") == true)
  }

  @Test func aMissingObjectUnderAHostIsAnError() throws {
    #expect(throws: ViewError.self) { try ViewHost(Profile()).inspect() }
  }

  struct Tinted: ViewModifier {
    @EnvironmentObject var session: Session
    func body(content: Content) -> some View { content.accessibilityHint(session.user) }
  }

  @Test func aModifierReadsTheObject() throws {
    let session = Session()
    let host = ViewHost(Text("a").modifier(Tinted()).environmentObject(session))
    #expect(try host.rendered().accessibilityText.contains("Ada"))
    session.user = "Grace"
    #expect(try host.rendered().accessibilityText.contains("Grace"))
  }
}
