import Raster
import SnapshotUI
import StateStore
import StateStoreTesting

/// A thousand states of a view model, each asserted by the harness and drawn, beside the same pictures without a harness.
@MainActor enum HarnessStates {
  struct ViewState: Equatable, Sendable {
    var count = 0
    var isEven = true
  }

  struct Screen: View {
    let state: ViewState

    var body: some View {
      VStack {
        Text("Count \(state.count)").font(.headline)
        Text(state.isEven ? "even" : "odd").foregroundStyle(state.isEven ? .green : .red)
        Button("Increase") {}
      }
      .padding()
    }
  }

  static let context = RenderContext(width: 375, height: 200, displayScale: 2, background: .system)

  /// Runs steps of a harness, and passes the state after each of them.
  static func run(_ count: Int, _ show: (ViewState) throws -> Void) rethrows {
    let taps = Subject<Int>()
    let harness = TestHarness(initialState: ViewState())
    harness.bind(taps.signal, to: \.count)
    harness.bind(taps.signal.map { $0 % 2 == 0 }, to: \.isEven)
    for number in 1...count {
      harness.assert(
        .input { taps.send(number) } ==> { $0.count = number } ==> { $0.isEven = number % 2 == 0 })
      try show(harness.state)
    }
    precondition(harness.state == ViewState(count: count, isEven: count % 2 == 0), "a state was lost")
  }

  static func measure() throws {
    let renderer = Renderer(threads: 1)
    var table = SizeTable("States of a harness", unit: "state", sizes: [100, 1_000])
    try table.row("drawn without a harness", repetitions: 3, setUp: { $0 }) { count in
      for number in 1...count {
        _ = try renderer.render(Screen(state: ViewState(count: number, isEven: number % 2 == 0)), in: context)
      }
    }
    try table.row("asserted and drawn", repetitions: 3, setUp: { $0 }) { count in
      try run(count) { _ = try renderer.render(Screen(state: $0), in: context) }
    }
    table.row("asserted", repetitions: 3, setUp: { $0 }) { count in run(count) { _ in } }
  }
}
