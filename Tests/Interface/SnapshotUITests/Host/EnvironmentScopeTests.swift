import Observation
import Testing
import SnapshotUI

/// Row B5: `@Environment` works in the struct, and doesn't in a view model.
@MainActor @Suite struct EnvironmentScopeTests {
  @Observable final class SchemeModel {
    @ObservationIgnored @Environment(\.colorScheme) var scheme
    var taps = 0
    var seen: [ColorScheme] = []

    var title: String { "\(scheme)" }

    func tap() {
      taps += 1
      seen.append(scheme)
    }
  }

  struct SchemeScreen: View {
    @Environment(\.colorScheme) private var scheme
    @State private var model = SchemeModel()

    var body: some View {
      VStack {
        Text("struct \(scheme)")
        Text("model \(model.title)")
        Button("Tap", action: model.tap)
      }
    }
  }

  struct ModelScreen: View {
    let model: SchemeModel

    var body: some View { Button("\(model.scheme)", action: model.tap) }
  }

  @Test("B5: a view reads its environment, a view model reads the default value") func scope() throws {
    let host = ViewHost(SchemeScreen())
    #expect(try host.inspect().texts == ["struct light", "model light", "Tap"])
    host.context.colorScheme = .dark
    #expect(try host.inspect().texts == ["struct dark", "model light", "Tap"])
    #expect(try host.evaluations().last?.changes == ["_scheme"])
  }

  @Test("B5: actions of a view model read the default value, and a new environment evaluates no view")
  func noEvaluation()
    throws
  {
    let model = SchemeModel()
    let host = ViewHost(ModelScreen(model: model))
    host.context.colorScheme = .dark
    try host.inspect().find(button: "light").tap()
    #expect(model.seen == [.light])
    host.assertBodyEvaluations("ModelScreen: @self, @identity changed.")
  }

  @Test("B5: reading it in a body is reported, with a host and without", arguments: [false, true])
  func diagnostic(isHosted: Bool) throws {
    let view = SchemeScreen()
    let found = try isHosted ? ViewHost(view).rendered().diagnostics : view.rendered(in: RenderContext()).diagnostics
    #expect(
      found.map(\.description) == [
        "environment-outside-of-view: SchemeScreen: @Environment in the class SchemeModel reads the default value; read "
          + "it in the view, and pass the value on"
      ])
    struct Plain: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(scheme)") }
    }
    #expect(try ViewHost(Plain()).rendered().diagnostics.isEmpty)
  }

  final class Session {}

  final class SessionModel {
    @Environment(Session.self) var session
  }

  @Test("B5: a model of a type has no default value, so it is read and reported") func requiredModel() throws {
    struct Screen: View {
      let model = SessionModel()
      let expected: Session

      var body: some View { Text(model.session === expected ? "same" : "other") }
    }
    let session = Session()
    let rendered = try Screen(expected: session).environment(session).rendered(in: RenderContext())
    #expect(rendered.inspect().text == "same")
    #expect(rendered.diagnostics.map(\.rule) == [.environmentOutsideOfView])
  }
}
