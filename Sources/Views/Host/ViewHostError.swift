import TestFailures

/// Why a host cannot show its view, and at which line it was asked for.
public struct ViewHostError: LocatedError {
  public enum Reason: Hashable, Sendable {
    /// Each update of the screen has changed something again; the last evaluations.
    case unsettled([String])
  }

  /// So many updates may follow from one change.
  static let roundLimit = 100

  public let reason: Reason
  public var site: CallSite?

  public init(_ reason: Reason, at site: CallSite? = nil) {
    self.reason = reason
    self.site = site
  }
}

extension ViewHostError.Reason: CustomStringConvertible {
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
