import Foundation

/// A rectangle with rounded corners, as the call that built a path describes it.
package struct RoundedRect: Hashable, Sendable {
  package let rect: CGRect
  /// The radii of the corners in points, at most half of each side.
  package let cornerSize: CGSize
  package let style: RoundedCornerStyle

  package init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.rect = rect
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Whether the corners take up all of the shorter side, as in a capsule, so that the radius follows from the size.
  package var isCapsule: Bool {
    let shortest = min(rect.width, rect.height)
    return 2 * max(cornerSize.width, cornerSize.height) > shortest - 0.002
  }
}

extension Path {
  /// The rounded rectangle that the path was built as; `nil` for every other path.
  ///
  /// Moving the path keeps this fact. Appending to the path or transforming it in another way drops it.
  package var roundedRect: RoundedRect? { origin.roundedRect(elementCount: elements.count) }
}

/// The call that built a whole path.
///
/// The origin is a fact about how a path was made and no part of its value: two paths with equal elements are equal.
struct PathOrigin: Hashable, Sendable {
  /// Kept by reference, so that a path stays small.
  private final class Storage: Sendable {
    let roundedRect: RoundedRect
    let elementCount: Int

    init(_ roundedRect: RoundedRect, elementCount: Int) {
      self.roundedRect = roundedRect
      self.elementCount = elementCount
    }
  }

  private var storage: Storage?

  init() {}

  init(_ roundedRect: RoundedRect, elementCount: Int) {
    storage = Storage(roundedRect, elementCount: elementCount)
  }

  /// The rounded rectangle, unless the path has grown since: paths only ever grow.
  func roundedRect(elementCount: Int) -> RoundedRect? {
    storage.flatMap { $0.elementCount == elementCount ? $0.roundedRect : nil }
  }

  static func == (first: PathOrigin, second: PathOrigin) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension CGRect {
  /// The rectangle moved by a transform; `nil` if the transform does more than move.
  func translated(by transform: Transform) -> CGRect? {
    guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 else { return nil }
    return CGRect(
      x: origin.x + CGFloat(transform.tx), y: origin.y + CGFloat(transform.ty), width: width, height: height)
  }
}
