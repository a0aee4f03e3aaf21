import SliceKit
import SnapshotUI

// The examples of a slice are its own view models.

struct Name: SliceViewModel {
  var text: String
}

struct Price: SliceViewModel {
  var cents: Int
}

final class NameSlice: Slice, SliceConfigurable {
  var content: some View { Text("") }

  func configure(with viewModel: Name) {}
}

let slices = SliceRegistry(NameSlice.self)
  // Rejected: cannot convert value of type 'Price' to expected dictionary value type
  .examples(of: NameSlice.self, ["name": Price(cents: 1)])
