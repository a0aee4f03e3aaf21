import Foundation

extension Path {
  /// The current point: the end of the last element, or the start of the subpath after a close. `nil` for an empty
  /// path.
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
