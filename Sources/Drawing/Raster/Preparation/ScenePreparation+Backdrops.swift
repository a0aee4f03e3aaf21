/// Where a backdrop filter stands in a display list.
struct BackdropPlacement {
  /// The transform to device pixels.
  var transform: Transform
  /// The pixels inside all clips that enclose the filter.
  var bounds: PixelRect

  /// Returns the state at an operation.
  init(of operation: Int, in items: [DisplayList.Item], transform: Transform, size: PixelRect) {
    var current = BackdropPlacement(transform: transform, bounds: size)
    var saved: [BackdropPlacement] = []
    for item in items[..<operation] {
      switch item.operation {
      case .save, .beginMask: saved.append(current)
      case .beginGroup(_, let filters):
        saved.append(current)
        // A filter moves pixels across the clips around its group.
        if !filters.isEmpty { current.bounds = size }
      case .restore, .endGroup, .endMask: current = saved.popLast() ?? current
      case .concatenate(let transform): current.transform = transform.concatenating(current.transform)
      case .clip(let path, _):
        let touched = path.flattened(transform: current.transform, tolerance: PlacedOperation.tolerance).touchedPixels
        current.bounds = current.bounds.intersection(touched)
      default: continue
      }
    }
    self = current
  }

  private init(transform: Transform, bounds: PixelRect) {
    self.transform = transform
    self.bounds = bounds
  }
}

extension [DisplayList.Item] {
  /// Returns the operations before an index, with the open groups and masks closed.
  func closed(before index: Int) -> [DisplayList.Item] {
    var open: [DisplayList.Operation] = []
    for item in self[..<index] {
      switch item.operation {
      case .save: open.append(.restore)
      case .beginGroup: open.append(.endGroup)
      case .beginMask: open.append(.endMask)
      case .restore, .endGroup, .endMask: _ = open.popLast()
      default: continue
      }
    }
    return Array(self[..<index]) + open.reversed().map { DisplayList.Item($0) }
  }
}

extension PixelLayer {
  /// Returns the layer extended by copies of its outermost pixels.
  func extendedByEdges(to other: PixelRect) -> PixelLayer {
    guard other != bounds, !bounds.isEmpty else { return self }
    var result = PixelLayer(bounds: other)
    var index = 0
    for y in other.top..<other.bottom {
      let row = (Swift.min(Swift.max(y, bounds.top), bounds.bottom - 1) - bounds.top) * bounds.width - bounds.left
      for x in other.left..<other.right {
        result.pixels[index] = pixels[row + Swift.min(Swift.max(x, bounds.left), bounds.right - 1)]
        index += 1
      }
    }
    return result
  }
}
