import Foundation
import Raster

/// What differs between two gradients: the color and the location of each stop, and where they start and end in their frame.
struct GradientDifference {
  struct Change {
    var property: String
    var before: String
    var after: String
    var isPaint = false
  }

  private(set) var changes: [Change] = []

  /// - Parameter frames: The frames of the element that both gradients fill; `nil` if they are unknown.
  init?(_ old: String, _ new: String, _ frames: (old: CGRect, new: CGRect)?) {
    guard let before = GradientText(old), let after = GradientText(new) else { return nil }
    if before.kind != after.kind {
      changes.append(Change(property: "gradient", before: before.kind, after: after.kind))
    }
    addStops(before.stops, after.stops)
    guard let frames, before.kind == after.kind, before.points.count == after.points.count else { return }
    for index in before.points.indices {
      let from = Self.unitPoint(before.points[index], in: frames.old)
      let to = Self.unitPoint(after.points[index], in: frames.new)
      // Coordinates follow from the frame, unit points do not.
      guard (from.x - to.x).magnitude > 0.01 || (from.y - to.y).magnitude > 0.01 else { continue }
      let name = before.points.count == 1 ? "center" : index == 0 ? "startPoint" : "endPoint"
      changes.append(Change(property: name, before: Self.text(from), after: Self.text(to)))
    }
  }

  /// The kind and the colors of a gradient; other paints as they are.
  static func summary(_ paint: String) -> String {
    guard let gradient = GradientText(paint) else { return paint }
    return "\(gradient.kind) gradient \(gradient.stops.map(\.color).joined(separator: ", "))"
  }

  private mutating func addStops(_ old: [GradientText.Stop], _ new: [GradientText.Stop]) {
    guard old.count == new.count else {
      func list(_ stops: [GradientText.Stop]) -> String { stops.map(\.color).joined(separator: ", ") }
      changes.append(Change(property: "stops", before: list(old), after: list(new)))
      return
    }
    for (index, (before, after)) in zip(old, new).enumerated() {
      let name = "stop \(index + 1)"
      if before.color != after.color {
        changes.append(Change(property: name, before: before.color, after: after.color, isPaint: true))
      }
      if before.location != after.location {
        changes.append(Change(property: name + " location", before: before.location, after: after.location))
      }
    }
  }

  private static func unitPoint(_ point: CGPoint, in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.width > 0 ? (point.x - frame.minX) / frame.width : 0,
      y: frame.height > 0 ? (point.y - frame.minY) / frame.height : 0)
  }

  private static func text(_ point: CGPoint) -> String {
    let names = [
      ("topLeading", 0, 0), ("top", 0.5, 0), ("topTrailing", 1, 0), ("leading", 0, 0.5), ("center", 0.5, 0.5),
      ("trailing", 1, 0.5), ("bottomLeading", 0, 1), ("bottom", 0.5, 1), ("bottomTrailing", 1, 1),
    ]
    return names.first { (point.x - $0.1).magnitude < 0.01 && (point.y - $0.2).magnitude < 0.01 }?.0
      ?? "(\(pointText(point.x)), \(pointText(point.y)))"
  }

  private static func pointText(_ value: CGFloat) -> String { shortNumber((value * 100).rounded() / 100) }
}

/// A gradient in the text of a paint: `linear 0 0 to 0 100 [#FF0000 0, #0000FF 1]`.
private struct GradientText {
  struct Stop {
    var color: String
    var location: String
  }

  /// `linear`, `radial` or another kind.
  let kind: String
  /// The start and the end of a linear gradient, and the center of others.
  private(set) var points: [CGPoint] = []
  private(set) var stops: [Stop] = []

  init?(_ text: String) {
    guard let open = text.lastIndex(of: "["), text.hasSuffix("]") else { return nil }
    let words = text[..<open].split(separator: " ")
    guard let first = words.first, !first.hasPrefix("#") else { return nil }
    kind = String(first)
    for stop in text[text.index(after: open)...].dropLast().split(separator: ",") {
      let parts = stop.split(separator: " ")
      guard parts.count == 2, parts[0].hasPrefix("#") else { return nil }
      stops.append(Stop(color: String(parts[0]), location: String(parts[1])))
    }
    let numbers = words.dropFirst().compactMap { Double($0) }
    if kind == "linear", numbers.count == 4 {
      points = [CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3])]
    } else if kind != "linear", numbers.count >= 2 {
      points = [CGPoint(x: numbers[0], y: numbers[1])]
    }
  }
}

/// The style of a line or a shadow as text: `width 3 cap round dash [4]`.
enum StyleText {
  /// The parts of a style, separated by commas: `width 3, cap round, dash [4]`.
  static func parts(_ text: String) -> String {
    var parts: [String] = []
    for word in text.split(separator: " ") {
      if word.first?.isLetter == true, parts.last?.contains(" ") != false {
        parts.append(String(word))
      } else if parts.isEmpty {
        return text
      } else {
        parts[parts.count - 1] += " " + word
      }
    }
    return parts.map { $0.replacing(", ", with: " ") }.joined(separator: ", ")
  }
}
