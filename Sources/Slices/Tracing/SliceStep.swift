/// One thing that happened to a screen of slices, and what followed from it.
public struct SliceStep: Equatable, Sendable {
  /// The action; "appears" for the first, and "no action" where the state changed by itself.
  public var cause: String
  /// The properties of the state that changed, such as `score: 42 → 43`.
  public var stateChanges: [String]
  /// How the descriptors changed.
  public var changes: Changeset<SliceDescriptor>
  /// The slices that were configured, from top to bottom.
  public var configured: [String]

  static let appearance = "appears"
  static let noAction = "no action"
}

extension SliceStep: CustomStringConvertible {
  /// The cause, and below it a line for each fact.
  ///
  ///     upvoteTapped
  ///       score: 42 → 43
  ///       ~ 3 ActionSliceViewModel
  ///       configured ActionSlice
  public var description: String {
    let slices = changes.description.split(separator: "\n").map(String.init)
    let configured = configured.isEmpty ? [] : ["configured " + configured.joined(separator: ", ")]
    return ([cause] + (stateChanges + slices + configured).map { "  " + $0 }).joined(separator: "\n")
  }
}
