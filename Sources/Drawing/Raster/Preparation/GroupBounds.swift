extension [PreparedOperation] {
  /// Restricts each group to the bounds of its operations, and each mask to its group, so that bands outside skip the
  /// group.
  mutating func boundGroups() {
    var open: [OpenGroup] = []
    for index in indices {
      switch self[index].kind {
      case .beginGroup, .beginMask:
        open.append(OpenGroup(index: index))
      case .endMask:
        guard let mask = open.popLast(), !open.isEmpty else { continue }
        open[open.count - 1].masks.append(mask.index...index)
      case .endGroup:
        guard let group = open.popLast() else { continue }
        var bounds = self[index].bounds
        if !self[index].mode.isUnbounded { bounds = bounds.intersection(group.content) }
        self[group.index].bounds = bounds
        self[index].bounds = bounds
        for mask in group.masks {
          for inner in mask { self[inner].bounds = self[inner].bounds.intersection(bounds) }
          self[mask.lowerBound].bounds = bounds
          self[mask.upperBound].bounds = bounds
        }
        if !open.isEmpty { open[open.count - 1].content = open[open.count - 1].content.union(bounds) }
      default:
        if !open.isEmpty {
          open[open.count - 1].content = open[open.count - 1].content.union(self[index].bounds)
        }
      }
    }
  }
}

/// A group or mask that has not ended yet.
private struct OpenGroup {
  var index: Int
  var content = PixelRect.empty
  var masks: [ClosedRange<Int>] = []
}
