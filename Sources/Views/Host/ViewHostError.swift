import TestFailures

/// Why a host cannot show its view, and at which line it was asked for.
public struct ViewHostError: LocatedError {
  /// The reason of the error.
  public enum Reason: Hashable, Sendable {
    /// Each update of the screen has changed something again; the last evaluations.
    case unsettled([String])
  }

  /// So many updates may follow from one change.
  static let roundLimit = 100

  /// The reason.
  public let reason: Reason
  /// The line of the test that asked the host, where it is known.
  public var site: CallSite?

  /// Creates an error.
  public init(_ reason: Reason, at site: CallSite? = nil) {
    self.reason = reason
    self.site = site
  }
}

extension ViewHostError.Reason: CustomStringConvertible {
  /// The error message: what happened, and how to fix it.
  public var description: String {
    switch self {
    case .unsettled(let evaluations):
      """
      The screen does not come to rest: \(ViewHostError.roundLimit) updates have each changed something again. An \
      onAppear or onChange writes what it depends on. The last evaluations were:
      \(evaluations.map { "  " + $0 }.joined(separator: "\n"))
      """
    }
  }
}
