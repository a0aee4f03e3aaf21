extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = 0
    removeAll { _ in
      defer { position += 1 }
      return offsets.contains(position)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at offsets before the one at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = all.indices.filter(source.contains)
    let before = all.indices.filter { $0 < destination && !source.contains($0) }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }
    for (index, element) in zip(indices, before + moved + after) { self[index] = all[element] }
  }
}
