import Snapshot
import SnapshotTestSupport
import SnapshotFoundation
import Testing
import SnapshotUI

/// Row B16: the evaluations of a flow as a golden.
@Suite struct BodyEvaluationsTests {
  struct Row: View {
    let title: String

    var body: some View { Text(title) }
  }

  struct Screen: View {
    @State private var count = 0
    @State private var isLoud = false
    /// Whether the body reads a state that it doesn't show.
    let isWasteful: Bool

    nonisolated init(isWasteful: Bool = false) { self.isWasteful = isWasteful }

    var body: some View {
      VStack {
        Row(title: "Always the same")
        Row(title: "Tapped \(count) times" + (isWasteful && isLoud ? "" : ""))
        Button("Tap") { count += 1 }
        Button("Loud") { isLoud = true }
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
        Screen: @self, @identity, _count, _isLoud changed.
        Row: @self, @identity changed.
        Row: @self, @identity changed.
        Screen: _count changed.
        Row: @self changed.
        Screen: _count changed.
        Row: @self changed.

        """)
    #expect(try snapshot(of: host, as: .bodyEvaluations) == text)
  }

  /// Snapshots of different flows differ, in what they record and in whether they match.
  @Test("B16: a flow with an evaluation more doesn't match the reference, and the difference is that line")
  func oneMore() throws {
    nonisolated func flow(isWasteful: Bool) throws -> ViewHost<Screen> {
      let host = ViewHost(Screen(isWasteful: isWasteful))
      try host.inspect().find(button: "Loud").tap()
      return host
    }
    let thrifty = try snapshot(of: flow(isWasteful: false), as: .bodyEvaluations)
    let wasteful = try snapshot(of: flow(isWasteful: true), as: .bodyEvaluations)
    #expect(wasteful == thrifty + "Screen: _isLoud changed.\n")
    try withSandbox { sandbox throws in
      func verify(isWasteful: Bool, in run: String) -> Verdict {
        let sandbox = sandbox.running(in: run)
        return sandbox.run {
          sandbox.assertion(named: "log").verify({ try flow(isWasteful: isWasteful) }, as: .bodyEvaluations)
        }
      }
      _ = verify(isWasteful: false, in: "first")
      #expect(sandbox.reference("login.log.evaluations.txt") == thrifty)
      #expect(verify(isWasteful: false, in: "second").message == nil)
      #expect(verify(isWasteful: true, in: "third").message?.contains("+Screen: _isLoud changed.") == true)
    }
  }

  /// The log of a cause isn't that of another: the same number of evaluations, of the same view.
  @Test("B16: the causes are part of the snapshot") func causes() throws {
    let tapped = ViewHost(Screen(isWasteful: true))
    try tapped.inspect().find(button: "Tap").tap()
    let loud = ViewHost(Screen(isWasteful: true))
    try loud.inspect().find(button: "Loud").tap()
    let replaced = ViewHost(Screen())
    try replaced.update()
    replaced.content = Screen(isWasteful: true)
    let last = try [tapped, loud, replaced].map {
      try snapshot(of: $0, as: .bodyEvaluations).split(separator: "\n").filter { $0.hasPrefix("Screen") }.last
    }
    #expect(last == ["Screen: _count changed.", "Screen: _isLoud changed.", "Screen: @self changed."])
  }

  @Test("B16: a snapshot of no evaluations is an error, and nothing is recorded") func nothing() throws {
    let message =
      "No body was evaluated by the ViewHost, so its snapshot cannot detect unnecessary evaluations."
    let host = ViewHost(VStack { Text("no body of its own") })
    #expect(failureMessage(of: host, as: .bodyEvaluations)?.contains(message) == true)
    let flow = try Flow { Screen() }
    #expect(failureMessage(of: flow, as: .bodyEvaluations)?.contains("No body was evaluated by the Flow") == true)
    try withSandbox { sandbox throws in
      let verdict = sandbox.run {
        sandbox.assertion(named: "log", record: .all).verify({ host }, as: .bodyEvaluations)
      }
      #expect(verdict.message?.contains(message) == true)
      #expect(sandbox.files == [])
    }
  }

  @Test("B16: the steps of a flow") func steps() throws {
    let flow = try Flow(ViewHost(Screen()))
    try flow.step("is loud") { try $0.find(button: "Loud").tap() }
    #expect(
      try snapshot(of: flow, as: .bodyEvaluations) == """
        1 opens
            Screen: @self, @identity, _count, _isLoud changed.
            Row: @self, @identity changed.
            Row: @self, @identity changed.
        2 is loud
            no evaluations

        """)
  }

  struct Pictured: App {
    var body: some Scene { WindowGroup { Row(title: "An app") } }
  }

  @Test func anAppIsDrawnLikeItsWindow() throws {
    let app = try snapshot(of: Pictured(), as: .image(on: .iPhoneSE3))
    #expect(try app == snapshot(of: Row(title: "An app"), as: .image(on: .iPhoneSE3)))
    #expect(try app != snapshot(of: Row(title: "Another"), as: .image(on: .iPhoneSE3)))
  }
}
