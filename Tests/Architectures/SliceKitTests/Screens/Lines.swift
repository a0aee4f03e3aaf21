import SliceKit
import SnapshotUI

// A long list whose rows have heights and report when they appear, for tests of screens that scroll.

struct LineViewModel: SliceViewModel, Identifiable {
  var id: Int
  var height: Double? = 40
  var note = ""
}

enum LineAction: SliceAction, Equatable {
  case appeared(Int)
  case disappeared(Int)
  case set([LineViewModel])
}

final class LineCoordinator: SliceCoordinator {
  struct State: Equatable {
    var lines: [LineViewModel]
    var events: [String] = []
  }

  private(set) var state: State
  /// Handles a row that appears, for example by adding rows.
  var onAppear: (inout State, Int) -> Void = { _, _ in }

  init(_ lines: [LineViewModel]) { state = State(lines: lines) }

  func sliceDescriptors(for state: State) -> [SliceDescriptor] { state.lines.map { SliceDescriptor(viewModel: $0) } }

  func handle(_ action: LineAction) {
    switch action {
    case .appeared(let id):
      state.events.append("+\(id)")
      onAppear(&state, id)
    case .disappeared(let id): state.events.append("-\(id)")
    case .set(let lines): state.lines = lines
    }
  }

  /// Changes the state without an action, and forgets the events.
  func change(_ change: (inout State) -> Void) {
    state.events = []
    change(&state)
  }
}

final class LineSlice: Slice, SliceConfigurable {
  private let label = TextLabel()
  private var line = LineViewModel(id: 0)

  var content: some View {
    label.frame(height: line.height.map { CGFloat($0) })
      .onAppear(sending: LineAction.appeared(line.id))
      .onDisappear(sending: LineAction.disappeared(line.id))
  }

  func configure(with viewModel: LineViewModel) {
    line = viewModel
    label.text = "line \(viewModel.id)\(viewModel.note)"
  }
}

/// A row that changes its own height when it is tapped.
final class FoldingSlice: Slice, SliceConfigurable {
  private struct Row: View {
    let id: Int
    @State private var isFolded = false

    nonisolated init(id: Int) { self.id = id }

    var body: some View { Button("fold \(id)") { isFolded.toggle() }.frame(height: isFolded ? 20 : 60) }
  }

  private var id = 0
  var content: some View { Row(id: id) }
  func configure(with viewModel: LineViewModel) { id = viewModel.id }
}

/// The screen of a list that scrolls.
func lineScreen(
  _ lines: [LineViewModel], rows: SliceRowLoading = .lazy,
  in context: RenderContext = RenderContext(width: 200, height: 300)
) -> SliceScreen<LineCoordinator> {
  SliceScreen(LineCoordinator(lines), state: \.state, slices: SliceRegistry(LineSlice.self), rows: rows, in: context)
}

func lines(_ ids: Range<Int>) -> [LineViewModel] { ids.map { LineViewModel(id: $0) } }

extension SliceScreen {
  /// The texts of the rows on screen and their top edges.
  func places() throws -> [String: CGFloat] {
    let texts = try inspect().findAll { $0.name == "Text" }
    return Dictionary(uniqueKeysWithValues: texts.map { ($0.text, $0.parent?.frame.minY ?? $0.frame.minY) })
  }
}
