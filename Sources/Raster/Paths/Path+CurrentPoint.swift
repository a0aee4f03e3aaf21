extension Path {
  /// Where the next line would start: the last element's end, or after a close the start of the closed subpath; `nil` in
  /// an empty path.
  public var currentPoint: CGPoint? {
    if let end = elements.last?.endPoint { return end }
    guard let index = elements.lastIndex(where: \.isMove) else { return elements.first?.points.first }
    return elements[index].endPoint
  }
}

extension Path.Element {
  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }
}
