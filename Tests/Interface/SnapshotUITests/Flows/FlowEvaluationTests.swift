import Testing
import SnapshotUI

/// Row B16: the evaluations of each step of a flow.
@MainActor @Suite struct FlowEvaluationTests {
  struct Details: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isRead = false
    var body: some View {
      VStack {
        Button(isRead ? "Read" : "Unread") { isRead = true }
        Button("Done") { dismiss() }
      }
    }
  }

  struct Screen: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        Button("Same") { count += 0 }
        NavigationLink("Details") { Details() }
      }
    }
  }

  @Test("B16: each step lists the evaluations that it causes") func evaluations() throws {
    let flow = try Flow(ViewHost(Screen()))
    try flow.step("counts") { try $0.find(button: "Count 0").tap() }
    try flow.step("writes the same") { try $0.find(button: "Same").tap() }
    try flow.follow(link: "Details")
    try flow.step("reads") { try $0.find(button: "Unread").tap() }
    try flow.step("is done") { try $0.find(button: "Done").tap() }
    try flow.step("counts") { try $0.find(button: "Count 1").tap() }
    #expect(
      flow.bodyEvaluationsText == """
        1 opens
            Screen: @self, @identity, _count changed.
        2 counts
            Screen: _count changed.
        3 writes the same
            no evaluations
        4 follows Details
            Details: @self, @identity, _dismiss, _isRead changed.
        5 reads
            Details: _isRead changed.
        6 is done
            no evaluations
        7 counts
            Screen: _count changed.

        """)
    #expect(flow.steps.map(\.evaluations.count) == [1, 1, 0, 1, 1, 0, 1])
  }

  /// A destination that leaves by itself when it appears was evaluated all the same.
  @Test func aDestinationThatDismissesItselfIsEvaluated() throws {
    struct Leaving: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("never seen").onAppear { dismiss() } }
    }
    struct Start: View {
      var body: some View { NavigationLink("Leave") { Leaving() } }
    }
    let flow = try Flow(ViewHost(Start()))
    try flow.follow(link: "Leave")
    #expect(flow.steps.last?.evaluations.map(\.viewType) == ["Leaving"])
  }

  @Test func aFlowWithoutAHostHasNoEvaluations() throws {
    let flow = try Flow { Screen() }
    #expect(flow.bodyEvaluationsText == "")
  }
}
