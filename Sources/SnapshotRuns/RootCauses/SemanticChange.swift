import Foundation
import RenderTraces

/// One change between two images, as a property of an element: `RoundedRectangle`, `corner radius`, `8`, `10`.
struct SemanticChange: Hashable, Sendable {
  /// The pipeline stages between a value and its image.
  enum Stage: Hashable, Sendable {
    case elements, layout, drawing
  }

  /// The first pipeline stage with the change.
  var stage: Stage
  /// The name of the element: `Text "Sign in"`, `RoundedRectangle`.
  var element: String
  /// The kind of element, equal for all texts.
  var kind: String
  /// The property that changed: `text`, `frame.y`, `corner radius`, `added`.
  var property: String
  var before: String
  var after: String
  /// The difference between two numbers: `+4`; empty for other values.
  var step = ""
  /// Whether the change follows from another one: an element below a text that grew moves down.
  var isConsequence = false
  /// The areas of the image with the change, before and after, in points.
  var areas: [CGRect] = []

  /// Equal for equal changes on different screens: positions differ between screens, the difference of positions does
  /// not.
  var key: String {
    let amount = property.hasPrefix("frame.") ? step : "\(before)→\(after)"
    return "\(kind)|\(property)|\(amount)"
  }

  /// `corner radius 8 → 10`.
  var sentence: String {
    switch property {
    case "added", "removed", "truncated": property
    default: "\(property) \(before) → \(after)" + (step.isEmpty ? "" : " (\(step) pt)")
    }
  }

  /// The change without the texts of one screen: `RoundedRectangle corner radius 8 → 10`.
  var title: String {
    property.hasPrefix("frame.") ? "\(kind) \(property) \(step) pt" : "\(kind) \(sentence)"
  }
}

/// Comparisons of lengths in points.
enum PointLength {
  /// The difference with its sign: `+4`, `-0.5`.
  static func step(from before: CGFloat, to after: CGFloat) -> String {
    let step = after - before
    return (step > 0 ? "+" : "") + pointText(step)
  }

  /// Whether two lengths are equal in a text form, which has three fraction digits.
  static func areEqual(_ a: CGFloat, _ b: CGFloat) -> Bool { (a - b).magnitude < 0.002 }
}
