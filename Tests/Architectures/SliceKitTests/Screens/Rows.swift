import SliceKit
import SnapshotUI

// A screen of rows with counters, for tests of configuration and reuse.

enum RowAction: SliceAction {
  case set([RowViewModel])
  case tapped(Int)
}

final class RowCoordinator: SliceCoordinator {
  private(set) var state: [RowViewModel]
  var identity: (RowViewModel) -> SliceDescriptor = { SliceDescriptor(viewModel: $0) }

  init(state: [RowViewModel]) { self.state = state }

  func sliceDescriptors(for state: [RowViewModel]) -> [SliceDescriptor] { state.map(identity) }

  func handle(_ action: RowAction) {
    switch action {
    case .set(let rows): state = rows
    case .tapped(let id): state.removeAll { $0.id == id }
    }
  }
}

/// A slice that shows how often it was configured.
final class CountingSlice: Slice, SliceConfigurable {
  private let label = TextLabel()
  private var count = 0
  private var id = 0

  var content: some View { label.frame(height: 30).onTap(sending: RowAction.tapped(id)) }

  func configure(with viewModel: RowViewModel) {
    count += 1
    id = viewModel.id
    label.text = "\(viewModel.text) \(count)"
  }
}

final class PlainSlice: Slice, SliceConfigurable {
  private let label = TextLabel()

  var content: some View { label.frame(height: 30) }

  func configure(with viewModel: RowViewModel) { label.text = viewModel.text + " 0" }
}
