/// How a view of a `ForEach` is edited.
struct RowEditing {
  /// The position in the data.
  var index: Int
  /// The number of elements of the data.
  var count: Int
  /// Deletes elements.
  var delete: ((IndexSet) -> Void)?
  /// Moves elements before the one at an offset.
  var move: ((IndexSet, Int) -> Void)?
}

private struct RowEditingKey: ElementTraitKey {
  static var defaultValue: RowEditing? { nil }
}

private struct DeleteDisabledKey: ElementTraitKey {
  static var defaultValue: Bool { false }
}

private struct MoveDisabledKey: ElementTraitKey {
  static var defaultValue: Bool { false }
}

private struct SelectionDisabledKey: ElementTraitKey {
  static var defaultValue: Bool { false }
}

extension ElementTraits {
  /// How the element is edited as a view of a `ForEach`.
  var rowEditing: RowEditing? {
    get { self[RowEditingKey.self] }
    set { self[RowEditingKey.self] = newValue }
  }

  var isDeleteDisabled: Bool {
    get { self[DeleteDisabledKey.self] }
    set { self[DeleteDisabledKey.self] = newValue }
  }

  var isMoveDisabled: Bool {
    get { self[MoveDisabledKey.self] }
    set { self[MoveDisabledKey.self] = newValue }
  }

  var isSelectionDisabled: Bool {
    get { self[SelectionDisabledKey.self] }
    set { self[SelectionDisabledKey.self] = newValue }
  }

  /// Deletes the element; `nil` if it can't be deleted.
  var deletion: (() -> Void)? {
    guard !isDeleteDisabled, let rowEditing, let delete = rowEditing.delete else { return nil }
    return { delete(IndexSet(integer: rowEditing.index)) }
  }

  /// Moves the element before the one at an offset; `nil` if it can't be moved.
  var movement: ((Int) -> Void)? {
    guard !isMoveDisabled, let rowEditing, let move = rowEditing.move else { return nil }
    return { move(IndexSet(integer: rowEditing.index), $0) }
  }
}

nonisolated extension View {
  /// Disables the deletion of the view as a row.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    inert("deleteDisabled", "\(isDisabled)").changingTraits { $0.isDeleteDisabled = isDisabled }
  }

  /// Disables moving the view as a row.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    inert("moveDisabled", "\(isDisabled)").changingTraits { $0.isMoveDisabled = isDisabled }
  }

  /// Disables the selection of the view as a row.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    inert("selectionDisabled", "\(isDisabled)").changingTraits { $0.isSelectionDisabled = isDisabled }
  }
}
