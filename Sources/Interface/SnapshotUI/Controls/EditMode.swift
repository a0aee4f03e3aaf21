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

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// A row whose swipe actions are shown.
struct RevealedSwipe: Equatable {
  let row: ViewIdentity?
  let isLeading: Bool
}

private struct RevealedSwipeKey: EnvironmentKey {
  static var defaultValue: RevealedSwipe? { nil }
}

extension EnvironmentValues {
  /// Whether the content of the view is edited. A ``ViewHost`` keeps the value, which an `EditButton` changes.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The row whose swipe actions are shown.
  var revealedSwipe: RevealedSwipe? {
    get { self[RevealedSwipeKey.self] }
    set { self[RevealedSwipeKey.self] = newValue }
  }
}
