import TestFailures

/// The error of a screen of slices that cannot be shown.
public struct SliceError: LocatedError {
  /// Why the screen cannot be shown.
  public enum Reason: Sendable {
    /// The descriptors or the registry have errors.
    case unusable([SliceDiagnostic])
    /// The screen was dismissed.
    case dismissed(at: CallSite)
  }

  /// Why the screen cannot be shown.
  public let reason: Reason
  /// The call that failed.
  public var site: CallSite?

  /// Creates an error.
  public init(_ reason: Reason, at site: CallSite? = nil) {
    self.reason = reason
    self.site = site
  }
}

extension SliceError.Reason: Equatable {
  /// Returns whether two reasons are equal, ignoring their call sites.
  public static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.unusable(let first), .unusable(let second)): first == second
    case (.dismissed, .dismissed): true
    case (.unusable, .dismissed), (.dismissed, .unusable): false
    }
  }
}

extension SliceError.Reason: CustomStringConvertible {
  /// The errors and how to fix them.
  public var description: String {
    switch self {
    case .unusable(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
    case .dismissed(let site): "The screen was dismissed at \(site). Inspect it before, or create a new screen."
    }
  }
}
