/// Whether the content of a view is edited.
public enum EditMode: Hashable, Sendable {
  /// The content isn't edited.
  case inactive
  /// One row is edited, after a swipe.
  case transient
  /// The content is edited.
  case active

  /// Whether the content is edited.
  public var isEditing: Bool { self != .inactive }
}

/// A row whose swipe actions are shown.
struct RevealedSwipe: Equatable {
  let row: ViewIdentity?
  let isLeading: Bool
}
