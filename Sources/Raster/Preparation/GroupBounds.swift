extension [PreparedOperation] {
  /// Narrows each group to what its operations touch, and each mask to its group. Bands that a group does not reach
  /// skip it as a whole.
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

/// A group or mask whose end has not been met yet.
private struct OpenGroup {
  var index: Int
  var content = PixelRect.empty
  var masks: [ClosedRange<Int>] = []
}
