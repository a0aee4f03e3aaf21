import TestFailures

/// Why a screen of slices cannot be shown.
public enum SliceError: Error, CustomStringConvertible {
  /// What is wrong with the descriptors or the registry.
  case unusable([SliceDiagnostic])
  /// The screen was dismissed here.
  case dismissed(at: CallSite)

  public var description: String {
    switch self {
    case .unusable(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
    case .dismissed(let site): "The screen was dismissed at \(site), and shows nothing any more."
    }
  }
}
