import SliceKit
import SnapshotUI

// The corrected code compiles, so that the errors of the other files are not those of their surroundings.

struct Valid: SliceViewModel, Identifiable {
  enum Vote: Equatable { case up, down }

  var id: Int
  var vote: Vote?
  var format: @Sendable (Int) -> String = { "\($0)" }

  static func == (first: Valid, second: Valid) -> Bool { first.id == second.id && first.vote == second.vote }
}

class ValidSlice: Slice, SliceConfigurable {
  private let label: TextLabel = TextLabel()
  private let icon: Label<Text, Image> = Label("Vote", systemImage: "arrow.up")

  required init() {}

  var content: some View {
    HStack {
      icon
      label
    }
  }

  func configure(with viewModel: Valid) { label.text = viewModel.format(viewModel.id) }
}

let registry = SliceRegistry(ValidSlice.self).examples(of: ValidSlice.self, ["up": Valid(id: 1, vote: .up)])
