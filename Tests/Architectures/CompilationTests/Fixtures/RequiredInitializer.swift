import SliceKit
import SnapshotUI

// Screens create slices, so that a slice that is not final has a required initializer.

struct Title: SliceViewModel {
  var text: String
}

class TitleSlice: Slice, SliceConfigurable {
  // Rejected: 'init()' can only be satisfied by a 'required' initializer in non-final class
  init() {}

  var content: some View { Text("") }

  func configure(with viewModel: Title) {}
}
