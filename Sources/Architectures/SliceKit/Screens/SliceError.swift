import SnapshotFoundation

/// The error of a screen of slices that cannot be shown.
public struct SliceError: LocatedError {
  /// Why the screen cannot be shown.
  public enum Reason: Sendable {
    /// The descriptors or the registry have errors.
    case unusable([SliceDiagnostic])
    /// The screen was dismissed by the call at `Module/File.swift:12`.
    case dismissed(at: String)
    /// Every update of the screen sent another action; the last actions.
    case unsettled(actions: [String])
    /// No row of the screen has the ID.
    case unknownRow(String)
    /// The distance to scroll is not a number or infinite, in points.
    case unusableDistance(Double)
    /// The height of a row is infinite, in points.
    case unusableHeight(row: String, height: Double)
    /// A screen with this loading of its rows does not have the member.
    case unavailable(String, rows: SliceRowLoading)
  }

  /// Why the screen cannot be shown.
  public let reason: Reason
  /// The call that failed.
  package var site: CallSite?

  /// Creates an error.
  package init(_ reason: Reason, at site: CallSite? = nil) {
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
    case (.dismissed, _), (_, .dismissed): false
    default: first.description == second.description
    }
  }
}

extension SliceError.Reason: CustomStringConvertible {
  /// The errors and how to fix them.
  public var description: String {
    switch self {
    case .unusable(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
    case .dismissed(let site):
      "The screen was dismissed at \(site). Inspect the screen before it is dismissed, or create a new one."
    case .unsettled(let actions):
      """
      The screen keeps updating: each update sent another action. Look for an onAppear(sending:) whose action adds a \
      visible row that sends the action again. Last actions: \(actions.joined(separator: ", "))
      """
    case .unknownRow(let id):
      "No row has the ID \(id). Pass the ID of an Identifiable view model, or the `id:` of a descriptor."
    case .unusableDistance(let distance):
      "Cannot scroll by \(distance) points. Use a finite number, or scroll(to: .bottom)."
    case .unusableHeight(let row, let height):
      "\(row) is \(height) points high, which cannot be scrolled. Give the slice a finite height, such as .frame(height: 44)."
    case .unavailable(let member, let rows):
      rows == .eager
        ? "\(member) needs a screen that scrolls. Create the SliceScreen with `rows: .lazy`."
        : "\(member) needs all rows. Create the SliceScreen with `rows: .eager`."
    }
  }
}
