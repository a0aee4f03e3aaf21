import SnapshotUI

/// What the log-in screen shows.
struct LogInViewData {
  enum State: String, CaseIterable {
    case idle
    case loading
    case failed
  }

  var state: State
  var email: String
  var password: String
  var message: String
}

extension LogInViewData {
  static func sample(_ state: State) -> LogInViewData {
    LogInViewData(
      state: state, email: state == .idle ? "" : "ines@harbour.app", password: state == .idle ? "" : "correcthorse",
      message: "That password doesn’t match.")
  }
}
