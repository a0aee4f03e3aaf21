import Foundation
import Raster
import SnapshotRenderTraces

/// The changes between two drawings, element by element: colors, corners, lines, fonts, glyphs and shapes.
///
/// Changes of position and size are reported only without a layout, because the layout states them better. A drawing that
/// differs always has a change: of the last resort is one that only says so.
struct DrawingDifference {
  private(set) var changes: [SemanticChange] = []
  /// Whether all changes are listed.
  private(set) var isComplete = true
  /// The paths of texts and symbols whose font changed, in the newer layout.
  private(set) var textChanges: Set<String> = []
  private let hasLayout: Bool
  private let names: DrawnElements
  private let frames: MatchedPaths

  init(from old: RenderTrace, to new: RenderTrace, matching: LayoutMatching? = nil) {
    hasLayout = matching != nil
    names = DrawnElements(in: new.layout ?? old.layout)
    frames = MatchedPaths(matching)
    compare(old.drawing, new.drawing)
  }

  private typealias Item = DisplayListDescription.Item

  private mutating func compare(_ old: DisplayListDescription, _ new: DisplayListDescription) {
    let before = Dictionary(
      old.elements.map { ($0.path, $0.items) }, uniquingKeysWith: { first, _ in first })
    let after = new.elements
    var used: Set<String> = []
    for (path, items) in after {
      guard changes.count < ExplanationLimits.changes else {
        isComplete = false
        return
      }
      let source = frames.oldPath(of: path)
      if let source, let old = before[source] {
        used.insert(source)
        compare(old, items, of: path)
      } else if !hasLayout {
        add(path, "added", "", "", items)
      }
    }
    for (path, items) in old.elements where !used.contains(path) && !hasLayout {
      guard changes.count < ExplanationLimits.changes else {
        isComplete = false
        return
      }
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

  // MARK: One element

  private mutating func compare(_ old: [Item], _ new: [Item], of path: String) {
    guard old != new else { return }
    let isText = names.isText(path)
    let both = old + new
    let glyphs = (old.compactMap(\.operation.glyphRun), new.compactMap(\.operation.glyphRun))
    if !glyphs.0.isEmpty, !glyphs.1.isEmpty { compareText(old, new, of: path) }
    let before = old.filter { $0.operation.glyphRun == nil }
    let after = new.filter { $0.operation.glyphRun == nil }
    guard before.map(\.operation.keyword) == after.map(\.operation.keyword), glyphs.0.isEmpty == glyphs.1.isEmpty else {
      // The lines of a text have one decoration each.
      let follows = isText && !glyphs.0.isEmpty && !glyphs.1.isEmpty && glyphs.0.map(\.text) != glyphs.1.map(\.text)
      add(path, "drawing", "\(old.count) operations", "\(new.count) operations", both)
      changes[changes.count - 1].isConsequence = follows
      return
    }
    for (old, new) in zip(before, after) where old != new { compare(old, new, of: path) }
  }

  private mutating func compare(_ old: Item, _ new: Item, of path: String) {
    let count = changes.count
    let both = [old, new]
    // What a scroll view shows is its frame, up to the rounding of one of the two.
    if hasLayout, old.operation.keyword == "clip", new.operation.keyword == "clip",
      old.operation.path?.plainRectangle != nil, new.operation.path?.plainRectangle != nil
    {
      return
    }
    if old.paintText != new.paintText { addPaint(path, new.operation.keyword, old, new) }
    if old.outline != nil || new.outline != nil {
      if old.outline != new.outline { add(path, "shape", "", "", both) }
    } else if let before = old.operation.path, let after = new.operation.path {
      compare(before, after, of: path, both)
    }
    if old.image != new.image {
      add(path, "image", old.image?.description ?? "none", new.image?.description ?? "none", both)
    } else if old.styleText != new.styleText {
      addStyle(path, old.styleText, new.styleText, both)
    }
    if changes.count == count, !hasLayout { addGeometry(old, new, of: path) }
  }

  /// Adds a change of each color of a paint, and of what else the paint states.
  private mutating func addPaint(_ path: String, _ keyword: String, _ old: Item, _ new: Item) {
    let paints = (PaintColors(old.paintText), PaintColors(new.paintText))
    let property = keyword == "glyphs" ? "color" : keyword
    if let gradients = GradientDifference(old.paintText, new.paintText, frames.frames(of: path)) {
      for change in gradients.changes {
        add(path, change.property, change.before, change.after, [old, new])
        changes[changes.count - 1].isPaint = change.isPaint
      }
      if !gradients.changes.isEmpty { return }
    }
    guard let pairs = paints.0.pairs(with: paints.1) else {
      add(
        path, property, GradientDifference.summary(old.paintText), GradientDifference.summary(new.paintText),
        [old, new])
      return
    }
    for (before, after) in pairs {
      add(path, property, before, after, [old, new])
      changes[changes.count - 1].isPaint = true
    }
    guard paints.0.form != paints.1.form else { return }
    add(path, property, old.paintText, new.paintText, [old, new])
    // The geometry of a gradient follows the frame.
    changes[changes.count - 1].isConsequence = old.image == nil && new.image == nil && frames.hasOtherFrame(path)
  }

  /// Adds the properties of a line or a shadow that differ: `stroke width 2 → 4`.
  private mutating func addStyle(_ path: String, _ old: String, _ new: String, _ items: [Item]) {
    let difference = DetailDifference(StyleText.parts(old), StyleText.parts(new))
    let keyword = items.last?.operation.keyword ?? "style"
    guard !difference.property.isEmpty else { return add(path, keyword, old, new, items) }
    add(path, keyword + " " + difference.property, difference.before, difference.after, items)
  }

  // MARK: Texts

  /// Compares the styles of a text's runs, however the text wraps.
  private mutating func compareText(_ old: [Item], _ new: [Item], of path: String) {
    let before = old.filter { $0.operation.glyphRun != nil }
    let after = new.filter { $0.operation.glyphRun != nil }
    let runs = (before.compactMap(\.operation.glyphRun), after.compactMap(\.operation.glyphRun))
    let both = before + after
    let count = changes.count
    let words = runs.0.map(\.text) + [""] != runs.1.map(\.text) + [""]
    func distinct(_ values: [String]) -> String {
      OrderedTexts(values).all.joined(separator: ", ")
    }
    if words, !hasLayout {
      let texts = [runs.0, runs.1].map { "\"\($0.map(\.text).joined().escaped(quotes: true))\"" }
      add(path, "text", texts[0], texts[1], both)
    }
    for (from, to) in Self.paintPairs(before, after) {
      add(path, "color", from, to, both)
      changes[changes.count - 1].isPaint = !from.contains(",") && !to.contains(",")
    }
    let styles = [
      ("font", distinct(runs.0.map(\.face)), distinct(runs.1.map(\.face))),
      ("font size", distinct(runs.0.map { pointText($0.size) }), distinct(runs.1.map { pointText($0.size) })),
      ("slant", distinct(runs.0.map { pointText($0.slant) }), distinct(runs.1.map { pointText($0.slant) })),
    ]
    for (property, from, to) in styles where from != to {
      add(path, property, from, to, both)
      if property == "font size", names.mayShrink(path) { changes[changes.count - 1].isAdaptation = true }
      textChanges.insert(path)
    }
    guard changes.count == count else { return }
    if !hasLayout {
      for (old, new) in zip(before, after) where old != new { addGeometry(old, new, of: path) }
    } else if !words, GlyphPlacement(runs.0) != GlyphPlacement(runs.1) {
      // Glyphs move inside of a text whose width changes. Otherwise something else changed the text.
      add(path, "glyphs", "", "", both)
      changes[changes.count - 1].isConsequence = frames.hasOtherFrame(path)
    }
  }

  /// The colors of a text that changed; runs in one color are one pair.
  private static func paintPairs(_ old: [Item], _ new: [Item]) -> [(before: String, after: String)] {
    func distinct(_ items: [Item]) -> [String] {
      OrderedTexts(items.map(\.paintText)).all
    }
    let (before, after) = (distinct(old), distinct(new))
    guard before.count == after.count else { return [(before.joined(separator: ", "), after.joined(separator: ", "))] }
    return zip(before, after).filter { $0 != $1 }.map { ($0, $1) }
  }

  // MARK: Shapes

  private mutating func compare(_ old: Path, _ new: Path, of path: String, _ items: [Item]) {
    if let before = corners(of: old, items[0], path, \.old), let after = corners(of: new, items[1], path, \.new) {
      if Self.differ(before, after) {
        add(path, "corner radius", Self.radius(before), Self.radius(after), items)
      } else if hasLayout, before.style != after.style, before.cornerSize != .zero {
        add(path, "corner style", "\(before.style)", "\(after.style)", items)
      } else if hasLayout, !frames.hasOtherFrame(path),
        !frames.isMoved(old, to: new, path)
      {
        add(path, "shape", Self.shape(old), Self.shape(new), items)
      }
    } else if !hasLayout {
      if old.commands != new.commands || old.points.count != new.points.count || !Self.haveEqualShape(old, new) {
        add(path, "shape", Self.shape(old), Self.shape(new), items)
      }
    } else if !frames.isMoved(old, to: new, path) {
      add(path, "shape", Self.shape(old), Self.shape(new), items)
      // A shape is drawn for its frame, so its points follow from the frame's size, but not its commands.
      changes[changes.count - 1].isConsequence = frames.hasOtherFrame(path) && old.commands == new.commands
    }
  }

  /// The corners of a path. Those of a line along the inside of the element's frame are the corners of the frame: the line's
  /// middle has smaller ones.
  private func corners(
    of shape: Path, _ item: Item, _ path: String, _ side: KeyPath<(old: CGRect, new: CGRect), CGRect>
  ) -> RoundedRect? {
    guard let corners = shape.corners, case .stroke(_, let style, _) = item.operation, corners.cornerSize != .zero,
      let frame = frames.frames(of: path)?[keyPath: side]
    else { return shape.corners }
    let outside = corners.rect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    // Frames are rounded to pixels.
    guard (outside.width - frame.width).magnitude < 1.01, (outside.height - frame.height).magnitude < 1.01 else {
      return corners
    }
    let radius = CGSize(
      width: corners.cornerSize.width + style.lineWidth / 2, height: corners.cornerSize.height + style.lineWidth / 2)
    return RoundedRect(rect: outside, cornerSize: radius, style: corners.style)
  }

  /// Whether two paths are equal up to their position and size.
  private static func haveEqualShape(_ old: Path, _ new: Path) -> Bool {
    guard let before = CGRect(around: old.points), let after = CGRect(around: new.points) else { return true }
    func share(_ value: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0.002 ? (value - start) / length : 0
    }
    let tolerance = 0.004 / max(1, min(before.width, before.height, after.width, after.height))
    return zip(old.points, new.points).allSatisfy { a, b in
      (share(a.x, before.minX, before.width) - share(b.x, after.minX, after.width)).magnitude <= max(tolerance, 0.0005)
        && (share(a.y, before.minY, before.height) - share(b.y, after.minY, after.height)).magnitude
          <= max(tolerance, 0.0005)
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
    let hasOtherSize =
      !PointLength.areEqual(old.rect.width, new.rect.width)
      || !PointLength.areEqual(old.rect.height, new.rect.height)
    return !(hasOtherSize && smaller.isCapsule && smaller.cornerSize != .zero)
  }

  private static func radius(_ shape: RoundedRect) -> String {
    let (width, height) = (pointText(shape.cornerSize.width), pointText(shape.cornerSize.height))
    return width == height ? width : "\(width) × \(height)"
  }

  private static func shape(_ path: Path) -> String {
    if let corners = path.corners { return corners.cornerSize == .zero ? "rectangle" : "rounded rectangle" }
    return "path with \(path.elements.count) elements"
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
    if lengths.isEmpty { add(path, "shape", "", "", [old, new]) }
  }

  private mutating func add(
    _ path: String, _ property: String, _ before: String, _ after: String, _ items: [Item]
  ) {
    let name = names.name(of: path)
    var change = SemanticChange(
      stage: .drawing, element: name.element, kind: name.kind, property: property, before: Self.short(before),
      after: Self.short(after), areas: items.compactMap(\.operation.area))
    change.path = path
    change.context = names.context(of: path)
    changes.append(change)
  }

  private static func short(_ text: String) -> String { text.count <= 80 ? text : text.prefix(79) + "…" }
}

/// Distinct texts in the order of their first occurrence.
private struct OrderedTexts {
  private(set) var all: [String] = []

  init(_ texts: [String]) {
    var known: Set<String> = []
    for text in texts where known.insert(text).inserted { all.append(text) }
  }
}

/// The glyphs of a text relative to the first one. Equal for texts that only moved.
struct GlyphPlacement: Equatable {
  private var ids: [UInt32] = []
  private var offsets: [CGPoint] = []

  init(_ runs: [GlyphRun]) {
    guard let first = runs.first?.origin else { return }
    for run in runs {
      ids += run.glyphs.map(\.id)
      offsets += run.glyphs.map {
        CGPoint(x: run.origin.x + $0.x - first.x, y: run.origin.y + $0.y - first.y)
      }
    }
  }

  /// Text forms round positions to thousandths, and texts start at whole pixels.
  static func == (left: GlyphPlacement, right: GlyphPlacement) -> Bool {
    left.ids == right.ids
      && zip(left.offsets, right.offsets).allSatisfy {
        ($0.x - $1.x).magnitude < 0.01 && ($0.y - $1.y).magnitude < 1.01
      }
  }
}
