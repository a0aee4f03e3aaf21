import Foundation

extension Path {
  /// The path as text, one element per line, in swift-snapshot-testing's format:
  ///
  ///     MoveTo (0.0, 0.0)
  ///     LineTo (10.0, 0.0)
  ///     QuadCurveTo (15.0, 0.0) (15.0, 5.0)
  ///     CurveTo (15.0, 8.333) (12.5, 10.0) (10.0, 10.0)
  ///     Close
  ///
  /// Control points precede the end point. Numbers have one to three fraction digits, rounded half to even. Every move
  /// except the first is preceded by a blank line, `Close` is followed by a space, and every element ends with a line
  /// break.
  package var elementsDescription: String {
    elementsDescription { Path.description(of: Double($0)) }
  }

  /// Returns the path as text with a custom number format; see ``elementsDescription``.
  package func elementsDescription(number: (CGFloat) -> String) -> String {
    var text = ""
    for element in elements {
      if case .move = element, !text.isEmpty { text += "\n" }
      let points = element.points.map { "(\(number($0.x)), \(number($0.y)))" }
      text += "\(element.name) \(points.joined(separator: " "))\n"
    }
    return text
  }

  private static func description(of value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let thousandths = (value * 1000).rounded(.toNearestOrEven)
    // Larger numbers have no thousandths.
    guard thousandths.magnitude < 0x1p53 else { return "\(value)" }
    let whole = Int64(thousandths.magnitude)
    var fraction = String(whole % 1000)
    fraction = String(repeating: "0", count: 3 - fraction.count) + fraction
    while fraction.count > 1, fraction.hasSuffix("0") { fraction.removeLast() }
    return (thousandths < 0 ? "-" : "") + "\(whole / 1000).\(fraction)"
  }
}

extension Path.Element {
  fileprivate var name: String {
    switch self {
    case .move: "MoveTo"
    case .line: "LineTo"
    case .quadCurve: "QuadCurveTo"
    case .curve: "CurveTo"
    case .closeSubpath: "Close"
    }
  }
}

extension Path: CustomStringConvertible {
  /// The path as SVG path data.
  public var description: String { svgPathData }
}
