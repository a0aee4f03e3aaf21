import SliceKit

// A view model contains no closure that can refer to mutable data.

struct CapturingClosure: SliceViewModel {
  var title: String
  // Rejected: 'tapped' of 'Sendable'-conforming struct 'CapturingClosure' has non-Sendable type
  var tapped: () -> Void

  static func == (first: CapturingClosure, second: CapturingClosure) -> Bool { first.title == second.title }
}
