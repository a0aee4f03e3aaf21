import Foundation
import Raster

/// The layout of a view: an element, its frame, and its children.
///
/// Views make the tree, tests and traces print it, and reports read it back from a trace.
package struct LayoutTree: Hashable, Sendable {
  package var element: ElementDescription
  /// The identity of the element in display lists. Modifiers share the path of the element that they modify.
  package var path: String
  /// The frame in points, aligned to pixels.
  package var frame: CGRect
  /// Whether the element is a text that is truncated in its frame.
  package var isTruncated: Bool
  /// The arguments that differ from their defaults, in a fixed order.
  package var arguments: [ElementArgument] = []
  /// The identity among the siblings: an explicit id, the id of a `ForEach` element, or an accessibility identifier.
  package var identity: String?
  /// Whether drawings outside of the frame or a shape in it are cut off.
  package var clipsContent = false
  /// The axes along which the content scrolls.
  package var scrollAxes: ScrollAxes = []
  package var children: [LayoutTree]

  /// The axes along which content may extend beyond the frame without being lost.
  package struct ScrollAxes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let horizontal = ScrollAxes(rawValue: 1)
    package static let vertical = ScrollAxes(rawValue: 2)
  }

  package init(
    _ element: ElementDescription, path: String, frame: CGRect, isTruncated: Bool = false, children: [LayoutTree] = []
  ) {
    self.element = element
    self.path = path
    self.frame = frame
    self.isTruncated = isTruncated
    self.children = children
  }

  /// The layout text of a snapshot: one element per line with its frame as `(x, y, width × height)`.
  ///
  /// The form is stable between versions, because it serves as a reference. It is for people; programs read the trace.
  ///
  ///     LoginScreen/VStack (0, 0, 375 × 120)
  ///       padding 16 (0, 0, 375 × 73)
  ///         Text "Sign in" (16, 16, 343 × 41) truncated
  package var layoutText: String {
    lines { node, indentation in indentation + node.element.title + " " + node.placeText }
  }

  /// The frame, and whether the text is truncated.
  package var placeText: String { isTruncated ? frame.pointText + " truncated" : frame.pointText }

  /// One line per element, parents before their children.
  func lines(_ line: (LayoutTree, _ indentation: String) -> String) -> String {
    var text = ""
    func append(_ node: LayoutTree, _ indentation: String) {
      text += line(node, indentation) + "\n"
      let inner = indentation + "  "
      for child in node.children { append(child, inner) }
    }
    append(self, "")
    return text
  }
}

extension CGRect {
  /// `(x, y, width × height)` in points.
  package var pointText: String {
    "(\(SnapshotRenderTraces.pointText(minX)), \(SnapshotRenderTraces.pointText(minY)), \(SnapshotRenderTraces.pointText(width)) × "
      + "\(SnapshotRenderTraces.pointText(height)))"
  }
}

/// A length or another number for people: at most three fraction digits, without trailing zeros and independent of the
/// locale.
package func pointText(_ value: CGFloat) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "∞" : "-∞" }
  return shortNumber(value)
}
