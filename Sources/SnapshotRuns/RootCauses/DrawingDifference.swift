import Foundation
import Raster
import RenderTraces

/// The changes between two drawings, element by element: colors, corners, lines, fonts.
///
/// Changes of position and size are reported only without a layout, because the layout states them better.
struct DrawingDifference {
  private(set) var changes: [SemanticChange] = []
  private let hasLayout: Bool
  private let names: DrawnElements

  init(from old: RenderTrace, to new: RenderTrace) {
    hasLayout = old.layout != nil && new.layout != nil
    names = DrawnElements(in: new.layout ?? old.layout)
    compare(old.drawing, new.drawing)
  }

  private mutating func compare(_ old: DisplayListDescription, _ new: DisplayListDescription) {
    let elements = old.elements
    let before = Dictionary(elements.map { ($0.path, $0.items) }, uniquingKeysWith: { first, _ in first })
    let after = new.elements
    let paths = Set(after.map(\.path))
    for (path, items) in after {
      if let old = before[path] {
        compare(old, items, of: path)
      } else if !hasLayout {
        add(path, "added", "", "", items)
      }
    }
    for (path, items) in elements where !paths.contains(path) && !hasLayout {
      add(path, "removed", "", "", items)
    }
    if !hasLayout, old.size != new.size {
      let sizes = [old.size, new.size].map { "\(pointText($0.width)) × \(pointText($0.height))" }
      changes.insert(
        SemanticChange(
          stage: .drawing, element: "the image", kind: "the image", property: "size", before: sizes[0],
          after: sizes[1]), at: 0)
    }
  }

  private typealias Item = DisplayListDescription.Item

  private mutating func compare(_ old: [Item], _ new: [Item], of path: String) {
    guard old.map(\.operation.keyword) == new.map(\.operation.keyword) else {
      add(path, "drawing", "\(old.count) operations", "\(new.count) operations", old + new)
      return
    }
    for (before, after) in zip(old, new) where before != after { compare(before, after, of: path) }
  }

  private mutating func compare(_ old: Item, _ new: Item, of path: String) {
    let count = changes.count
    let both = [old, new]
    let keyword = new.operation.keyword
    if old.paintText != new.paintText {
      add(path, keyword == "glyphs" ? "color" : keyword, old.paintText, new.paintText, both)
    }
    if let before = old.operation.glyphRun, let after = new.operation.glyphRun {
      compare(before, after, of: path, both)
    } else if let before = old.operation.path, let after = new.operation.path {
      compare(before, after, of: path, both)
    }
    if old.styleText != new.styleText { add(path, "style", old.styleText, new.styleText, both) }
    if changes.count == count, !hasLayout { addGeometry(old, new, of: path) }
  }

  private mutating func compare(_ old: Path, _ new: Path, of path: String, _ items: [Item]) {
    if let before = old.corners, let after = new.corners {
      if Self.differ(before, after) {
        add(path, "corner radius", Self.radius(before), Self.radius(after), items)
      }
    } else if old.commands != new.commands {
      add(path, "shape", Self.shape(old), Self.shape(new), items)
    }
  }

  /// Whether two rectangles were built with different radii.
  ///
  /// A capsule has the largest radius for its size. If the capsule has the smaller radius of the two, its size may be the
  /// only reason, and the layout reports the size.
  private static func differ(_ old: RoundedRect, _ new: RoundedRect) -> Bool {
    let (before, after) = (old.cornerSize, new.cornerSize)
    guard !PointLength.areEqual(before.width, after.width) || !PointLength.areEqual(before.height, after.height) else {
      return false
    }
    let smaller = before.width * before.height < after.width * after.height ? old : new
    return !(smaller.isCapsule && smaller.cornerSize != .zero)
  }

  private static func radius(_ shape: RoundedRect) -> String {
    let (width, height) = (pointText(shape.cornerSize.width), pointText(shape.cornerSize.height))
    return width == height ? width : "\(width) × \(height)"
  }

  private static func shape(_ path: Path) -> String {
    if let corners = path.corners { return corners.cornerSize == .zero ? "rectangle" : "rounded rectangle" }
    return "path with \(path.elements.count) elements"
  }

  private mutating func compare(_ old: GlyphRun, _ new: GlyphRun, of path: String, _ items: [Item]) {
    // With a layout, the name of the element states its text.
    if old.text != new.text, !hasLayout {
      let texts = [old, new].map { "\"\($0.text.escaped(quotes: true))\"" }
      add(path, "text", texts[0], texts[1], items)
    }
    if old.face != new.face { add(path, "font", old.face, new.face, items) }
    if old.size != new.size { add(path, "font size", pointText(old.size), pointText(new.size), items) }
  }

  private mutating func addGeometry(_ old: Item, _ new: Item, of path: String) {
    guard let before = old.operation.bounds, let after = new.operation.bounds else {
      add(path, "drawing", old.text, new.text, [old, new])
      return
    }
    let lengths = [
      ("frame.x", before.minX, after.minX), ("frame.y", before.minY, after.minY),
      ("frame.width", before.width, after.width), ("frame.height", before.height, after.height),
    ].filter { !PointLength.areEqual($0.1, $0.2) }
    for (property, from, to) in lengths {
      add(path, property, pointText(from), pointText(to), [old, new])
      changes[changes.count - 1].step = PointLength.step(from: from, to: to)
      changes[changes.count - 1].stage = .layout
    }
    if lengths.isEmpty { add(path, "shape", "one", "another", [old, new]) }
  }

  private mutating func add(
    _ path: String, _ property: String, _ before: String, _ after: String, _ items: [Item]
  ) {
    let name = names.name(of: path)
    changes.append(
      SemanticChange(
        stage: .drawing, element: name.element, kind: name.kind, property: property, before: Self.short(before),
        after: Self.short(after), areas: items.compactMap(\.operation.area)))
  }

  private static func short(_ text: String) -> String { text.count <= 80 ? text : text.prefix(79) + "…" }
}
