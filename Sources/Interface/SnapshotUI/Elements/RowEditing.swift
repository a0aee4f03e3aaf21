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

extension ElementTraits {
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
