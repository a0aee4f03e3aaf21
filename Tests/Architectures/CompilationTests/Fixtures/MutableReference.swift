import SliceKit

// A view model contains no object that can change.

final class Session: Equatable {
  var user = ""

  static func == (first: Session, second: Session) -> Bool { first === second }
}

struct MutableReference: SliceViewModel {
  // Rejected: 'session' of 'Sendable'-conforming struct 'MutableReference' has non-Sendable type
  var session: Session
}
