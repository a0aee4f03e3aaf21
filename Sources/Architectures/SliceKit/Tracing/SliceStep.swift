/// An event in a screen of slices and its results.
public struct SliceStep: Equatable, Sendable {
  /// The action, "appears" for the first step, or "no action" if the state changed without an action.
  public var cause: String
  /// The changed properties of the state, such as `score: 42 → 43`.
  public var stateChanges: [String]
  /// The changes of the descriptors.
  public var changes: Changeset<SliceDescriptor>
  /// The configured slices, from top to bottom.
  public var configured: [String]

  static let appearance = "appears"
  static let noAction = "no action"
}

extension SliceStep: CustomStringConvertible {
  /// The cause, followed by one indented line for each result.
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
