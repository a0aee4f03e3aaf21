/// A button that switches the edit mode of the environment. A ``ViewHost`` keeps the mode.
public struct EditButton: NonisolatedView {
  @Environment(\.editMode) private var editMode

  /// Creates a button.
  public init() {}

  /// `Edit`, or `Done` while the content is edited.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    let editMode = editMode
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(isEditing ? SystemWord.done : .edit).fontWeight(isEditing ? .semibold : .regular)
    }
  }
}
