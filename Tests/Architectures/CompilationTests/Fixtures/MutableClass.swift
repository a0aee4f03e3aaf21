import SliceKit

// A view model is an immutable value.

final class MutableClass: SliceViewModel {
  // Rejected: stored property 'score' of 'Sendable'-conforming class 'MutableClass' is mutable
  var score = 0

  static func == (first: MutableClass, second: MutableClass) -> Bool { first.score == second.score }
}

// Rejected: non-final class 'OpenClass' cannot conform to
class OpenClass: SliceViewModel {
  static func == (first: OpenClass, second: OpenClass) -> Bool { true }
}
