import Foundation
import Raster

/// A part of a picture that its assertion does not compare.
///
///     ignored 40 12 120 60 "identifier \"clock\""
///
/// A trace states it for people and reports. No comparison believes it: the assertion decides what counts.
package struct IgnoredArea: Hashable, Sendable {
  /// The pixels, inside of the picture.
  package var pixels: PixelRect
  /// What the test ignores: `identifier "clock"`, `label "12:30"`, `frame (0, 0, 60 × 20)` or `.snapshotIgnored()`.
  package var reason: String

  package init(pixels: PixelRect, reason: String) {
    self.pixels = pixels
    self.reason = reason
  }

  /// `[x, y, width, height]` in pixels.
  package var sides: [Int] { [pixels.left, pixels.top, pixels.width, pixels.height] }

  /// The most areas that a trace states.
  static let mostStated = 100

  var line: String {
    "ignored " + sides.map(String.init).joined(separator: " ") + " \"\(reason.escaped(quotes: true))\""
  }

  /// Reads a line of a header; `nil` for other lines and for areas without pixels.
  init?(line: Substring.UTF8View) {
    var scanner = TextScanner(line, number: 0)
    guard scanner.take("ignored") else { return nil }
    let sides = (0..<4).compactMap { _ in (try? scanner.number()).flatMap { Int(exactly: $0) } }
    guard sides.count == 4, sides.allSatisfy((0...(1 << 20)).contains), sides[2] > 0, sides[3] > 0,
      let reason = try? scanner.quoted()
    else { return nil }
    pixels = PixelRect(left: sides[0], top: sides[1], right: sides[0] + sides[2], bottom: sides[1] + sides[3])
    self.reason = reason
  }
}

extension LayoutTree {
  /// The layout without the contents of the leaves in ignored areas, which would explain differences that do not count.
  package func withoutContents(in areas: [IgnoredArea], scale: CGFloat) -> LayoutTree {
    guard !areas.isEmpty else { return self }
    var tree = self
    tree.children = children.map { $0.withoutContents(in: areas, scale: scale) }
    guard children.isEmpty, element.detail != nil else { return tree }
    func pixel(_ points: CGFloat) -> Int { Int(max(-1e6, min(1e6, (points * scale).rounded()))) }
    let pixels = PixelRect(
      left: pixel(frame.minX), top: pixel(frame.minY), right: pixel(frame.maxX), bottom: pixel(frame.maxY))
    if areas.contains(where: { $0.pixels.contains(pixels) }) { tree.element.detail = nil }
    return tree
  }
}
