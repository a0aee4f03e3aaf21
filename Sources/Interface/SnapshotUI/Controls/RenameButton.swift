/// A button that starts renaming, by the action of the enclosing `renameAction`.
public struct RenameButton: NonisolatedView {
  @Environment(\.rename) private var rename

  /// Creates the button.
  public init() {}

  /// A button with the label “Rename” and the pencil symbol.
  public var body: some View {
    let rename = rename
    Button(action: { rename?() }) {
      SnapshotUI.Label {
        Text(verbatim: "Rename")
      } icon: {
        Image(systemName: "pencil")
      }
    }
  }
}

/// The action that starts renaming.
public struct RenameAction {
  let handler: () -> Void

  /// Runs the action.
  public func callAsFunction() { handler() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action of the enclosing `renameAction`; `nil` if there is none.
  public var rename: RenameAction? { self[RenameKey.self] }

  fileprivate var renameAction: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the action of a ``RenameButton`` in the view. A test taps the button.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    changingEnvironment { $0.renameAction = RenameAction(handler: action) }.inert("renameAction")
  }

  /// Moves the focus to the field of the name when a ``RenameButton`` in the view is tapped.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
