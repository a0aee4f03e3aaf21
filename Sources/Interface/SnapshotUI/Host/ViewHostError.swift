import SnapshotFoundation

/// An error of a host, with the line of the test that used it.
public struct ViewHostError: LocatedError {
  /// The reason of the error.
  public enum Reason: Hashable, Sendable {
    /// Every update caused another change; the last evaluations, and the actions of the last update.
    case unsettled([String], actions: [String] = [])
    /// A task adds jobs without end; the view and the modifier.
    case endlessTask(path: String, limit: Int)
    /// A publisher of an `onReceive` emitted too many values between two updates of the screen.
    case endlessPublisher(path: String, limit: Int)
    /// A snapshot of evaluations was requested, but no body was evaluated; the evaluated value.
    case noEvaluations(String)
  }

  /// The maximum number of updates after a change.
  static let roundLimit = 100

  /// The maximum number of updates while time passes.
  static let updateLimit = 1_000

  /// The reason.
  public let reason: Reason
  /// The line of the test that asked the host, where it is known.
  package var site: CallSite?

  /// Creates an error.
  package init(_ reason: Reason, at site: CallSite? = nil) {
    self.reason = reason
    self.site = site
  }
}

extension ViewHostError.Reason: CustomStringConvertible {
  /// The error message: what happened, and how to fix it.
  public var description: String {
    switch self {
    case .unsettled(let evaluations, let actions):
      """
      \(actions.last ?? "The view"): the view keeps updating: each of at least \(ViewHostError.roundLimit) updates caused \
      another change. Look for an action that writes a value that triggers it again, or draw the first evaluation with \
      SnapshotTraits(moment: .firstEvaluation). Last actions:
      \(actions.isEmpty ? "  none" : actions.map { "  " + $0 }.joined(separator: "\n"))
      Last evaluations:
      \(evaluations.isEmpty ? "  none" : evaluations.map { "  " + $0 }.joined(separator: "\n"))
      """
    case .endlessTask(let path, let limit):
      """
      \(path): the task continued more than \(limit) times without waiting. Look for a loop that never ends, or let it \
      wait, for example with Task.sleep(for:).
      """
    case .endlessPublisher(let path, let limit):
      """
      \(path): the publisher of an onReceive emitted more than \(limit) values at once. Look for an action that sends \
      a value to the publisher that it receives, or for an endless publisher. Limit the values, for example with \
      prefix(_:) or removeDuplicates().
      """
    case .noEvaluations(let subject):
      """
      No body was evaluated by \(subject), so its snapshot cannot detect unnecessary evaluations. Host a view that \
      has its own body. Built-in views, such as Text and VStack, are not logged.
      """
    }
  }
}
