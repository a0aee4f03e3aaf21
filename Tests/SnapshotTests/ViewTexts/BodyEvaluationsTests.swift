import Snapshot
import Testing
import Views

/// Row B16: the evaluations of a flow as a golden.
@Suite struct BodyEvaluationsTests {
  struct Row: View {
    let title: String

    var body: some View { Text(title) }
  }

  struct Screen: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Row(title: "Always the same")
        Row(title: "Tapped \(count) times")
        Button("Tap") { count += 1 }
      }
    }
  }

  @Test("B16: only what changed is evaluated") func evaluations() throws {
    let host = ViewHost(Screen())
    for _ in 0..<2 { try host.inspect().find(button: "Tap").tap() }
    #expect(
      verifySnapshot(of: host, as: .bodyEvaluations, record: .never) != nil, "there is no reference of this name")
    let text = try host.bodyEvaluationsText
    #expect(
      text == """
        Screen: @self, @identity, _count changed.
        Row: @self, @identity changed.
        Row: @self, @identity changed.
        Screen: _count changed.
        Row: @self changed.
        Screen: _count changed.
        Row: @self changed.

        """)
  }
}
