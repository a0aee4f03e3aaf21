import Foundation
import SnapshotRenderTraces

/// One change between two images, as a property of an element: `RoundedRectangle`, `corner radius`, `8`, `10`.
package struct SemanticChange: Hashable, Sendable {
  /// The pipeline stages between a value and its image.
  package enum Stage: Hashable, Sendable {
    case elements, layout, drawing, engine
  }

  /// The first pipeline stage with the change.
  package var stage: Stage
  /// The name of the element: `Text "Sign in"`, `RoundedRectangle`.
  package var element: String
  /// The kind of element, equal for all texts.
  package var kind: String
  /// The property that changed: `text`, `frame.y`, `corner radius`, `added`. Empty for the argument of a modifier, which
  /// the element's name states: `padding 12 → 16`.
  package var property: String
  package var before: String
  package var after: String
  /// The difference between two numbers: `+4`; empty for other values.
  package var step = ""
  /// Whether the change follows from another one: an element below a text that grew moves down.
  package var isConsequence = false
  /// Whether the change is proven to have no effect on a pixel, as another line limit of a text with one line.
  package var isWithoutEffect = false
  /// Whether a control derives the change from the argument that a person typed. It is listed, but not as a cause.
  package var isDerived = false
  /// Whether a list makes the element that changed, for its rows.
  package var isMadeByContainer = false
  /// Where the change is, for titles: ` in LoginScreen`, ` to Badge`; empty if that is unknown.
  package var context = ""
  /// Whether the values are paints, which are the same cause whatever they fill.
  package var isPaint = false
  /// Whether the change is the choice of another variant by `ViewThatFits`, which follows from sizes.
  package var isAdaptation = false
  /// Whether the element has no content, so that its details describe what it draws.
  package var isLeaf = false
  /// The areas of the image with the change, before and after, in points.
  package var areas: [CGRect] = []
  /// The path of the element in the newer layout.
  package var path = ""
  /// The frame of the element in the newer layout.
  package var frame = CGRect.null
  /// The index of the changed element in ``LayoutDifference/places``.
  var place: Int?

  package var isFrame: Bool { property.hasPrefix("frame.") }

  /// Equal for equal changes on different screens: positions differ between screens, the difference of positions does
  /// not, and a color is the same whatever it fills.
  package var key: String {
    if isPaint {
      let pair = PaintColors.withoutEqualOpacity(before, after)
      return "paint|\(pair.before)→\(pair.after)"
    }
    return "\(kind)|\(property)|\(isFrame ? step : "\(before)→\(after)")"
  }

  /// Equal for the same property of the same element in several configurations of a screen.
  ///
  /// Indices of siblings are left out, because type sizes and devices can have other siblings.
  package var placeKey: String {
    switch property {
    case "added", "removed", "moved": "\(kind)|\(property)"
    default: "\(path)|\(kind)|\(property)"
    }
  }

  /// `corner radius 8 → 10`.
  package var sentence: String {
    switch property {
    case "added", "removed", "moved": return property
    case "", "text": return "\(before) → \(after)"
    case "element": return "→ \(after)"
    default:
      // Values that are not text, such as the points of a path.
      if before == after { return "\(property) changed" }
      return "\(property) \(before) → \(after)" + (step.isEmpty ? "" : " (\(step) pt)")
    }
  }

  /// The change without the texts of one screen: `RoundedRectangle corner radius 8 → 10`.
  package var title: String {
    if isPaint { return "color \(before) → \(after)" }
    return isFrame ? "\(kind) \(property) \(step) pt" : "\(kind) \(sentence)"
  }
}

/// Comparisons of lengths in points.
package enum PointLength {
  /// The difference with its sign: `+4`, `-0.5`.
  static func step(from before: CGFloat, to after: CGFloat) -> String {
    let step = after - before
    return (step > 0 ? "+" : "") + pointText(step)
  }

  /// Whether two lengths are equal in a text form, which has three fraction digits.
  static func areEqual(_ a: CGFloat, _ b: CGFloat) -> Bool { (a - b).magnitude < 0.002 }
}
