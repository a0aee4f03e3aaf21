import TestFailures

/// Why a screen of slices cannot be shown, and at which line it was asked for.
public struct SliceError: LocatedError {
  public enum Reason: Sendable {
    /// What is wrong with the descriptors or the registry.
    case unusable([SliceDiagnostic])
    /// The screen was dismissed here.
    case dismissed(at: CallSite)
  }

  public let reason: Reason
  public var site: CallSite?

  public init(_ reason: Reason, at site: CallSite? = nil) {
    self.reason = reason
    self.site = site
  }
}

extension SliceError.Reason: Equatable {
  /// Whether both say the same, wherever it happened.
  public static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.unusable(let first), .unusable(let second)): first == second
    case (.dismissed, .dismissed): true
    case (.unusable, .dismissed), (.dismissed, .unusable): false
    }
  }
}

extension SliceError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusable(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
    case .dismissed(let site): "The screen was dismissed at \(site), and shows nothing any more."
    }
  }
}
