/// One thing that changed between two pictures, in the words of the element that it happened to: `RoundedRectangle`,
/// `corner radius`, `8`, `10`.
struct SemanticChange: Hashable, Sendable {
  /// The first station of the way from a value to its picture that shows it.
  enum Station: Int, Hashable, Sendable, Comparable {
    case elements, layout, drawing

    static func < (a: Station, b: Station) -> Bool { a.rawValue < b.rawValue }
  }

  var station: Station
  /// The element as people know it: `Text "Sign in"`, `RoundedRectangle`.
  var element: String
  /// What kind of element it is, the same for all texts.
  var kind: String
  /// What changed of it: `text`, `frame.y`, `corner radius`, `added`.
  var property: String
  var before: String
  var after: String
  /// How far a number changed, where it is one: `+4`.
  var step = ""
  /// It follows from another change: what stands below a text that grew moves down.
  var isConsequence = false
  /// Where it shows, before and after, in points.
  var areas: [Area] = []

  /// What is the same wherever the same happened: places differ from screen to screen, by how much they changed does not.
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

  /// The change without the text of one screen: `RoundedRectangle corner radius 8 → 10`.
  var title: String {
    property.hasPrefix("frame.") ? "\(kind) \(property) \(step) pt" : "\(kind) \(sentence)"
  }
}

/// Numbers as texts have them.
enum PointNumber {
  static func text(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 0x1p53 ? "\(Int(rounded))" : "\(rounded)"
  }

  static func step(from before: Double, to after: Double) -> String {
    let step = after - before
    return (step > 0 ? "+" : "") + text(step)
  }

  /// Whether two lengths are one as texts write them.
  static func areEqual(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 0.002 }
}
