import Foundation
import Raster
import SnapshotRenderTraces

/// A fault of a layout that a change of the picture may hide: a text that is cut off, covered by another text, or beyond the
/// screen.
package struct LayoutDefect: Hashable, Sendable {
  /// Rules of lint, by the names that it gives them.
  package enum Rule: Hashable, Sendable { case textTruncated, textClipped, overflow, overlapText }

  package var rule: Rule
  /// The element: `Text "Sign in"`.
  package var element: String
  /// What is wrong with it: `is truncated`.
  package var sentence: String

  package var text: String { "\(element) \(sentence)" }
}

/// The defects of the newer of two layouts that the older one does not have.
///
/// A defect of an element that both layouts have is new if the element did not have it. A defect of an added element is
/// always new. The ink of texts is taken from the drawing, because frames include line spacing.
struct NewDefects {
  private(set) var defects: [LayoutDefect] = []
  /// Whether all texts were examined for overlaps.
  private(set) var isComplete = true

  init(_ matching: LayoutMatching, from old: RenderTrace, to new: RenderTrace) {
    guard let before = old.layout, let after = new.layout else { return }
    let known = LayoutDefects(of: before, old.drawing)
    let found = LayoutDefects(of: after, new.drawing)
    var sources: [String: String] = [:]
    func add(_ element: MatchedElement) {
      if let old = element.old, let new = element.new { sources[new.path] = old.path }
      for child in element.children { add(child) }
    }
    add(matching.root)
    isComplete = known.hasOverlaps && found.hasOverlaps
    let amounts = Dictionary(known.all.map { ($0.place, $0.amount) }, uniquingKeysWith: max)
    for defect in found.all where isComplete || defect.place.rule != .overlapText {
      let earlier = DefectPlace(rule: defect.place.rule, paths: defect.place.paths.compactMap { sources[$0] })
      let isKnown = amounts[earlier].map { defect.amount <= $0 + LayoutDefects.tolerance } ?? false
      if !isKnown { defects.append(defect.defect) }
    }
  }
}

/// The elements with a defect.
private struct DefectPlace: Hashable {
  var rule: LayoutDefect.Rule
  var paths: [String]
}

/// The defects of one layout.
private struct LayoutDefects {
  struct Found {
    var defect: LayoutDefect
    var place: DefectPlace
    /// How much is lost, in points; 0 if it cannot be measured.
    var amount: CGFloat = 0
  }

  /// Smaller amounts are due to rounding.
  static let tolerance: CGFloat = 1.01

  private(set) var all: [Found] = []
  /// Whether the texts that overlap are known.
  private(set) var hasOverlaps = true
  private let ink: TextInkAreas
  private let screen: CGRect

  init(of layout: LayoutTree, _ drawing: DisplayListDescription) {
    ink = TextInkAreas(drawing)
    screen = CGRect(origin: .zero, size: drawing.size)
    visit(layout, Limits(clip: nil, scrolls: []))
    addOverlaps(layout)
  }

  /// What limits the visible area of an element.
  private struct Limits {
    var clip: CGRect?
    var scrolls: LayoutTree.ScrollAxes
  }

  private mutating func visit(_ node: LayoutTree, _ limits: Limits) {
    if node.element.isText { addTextDefects(node, limits) }
    var inner = limits
    if node.clipsContent { inner.clip = limits.clip.map { $0.intersection(node.frame) } ?? node.frame }
    if !node.scrollAxes.isEmpty {
      inner.scrolls.formUnion(node.scrollAxes)
      inner.clip = nil
    }
    for child in node.children {
      addOverflow(of: child, in: node, inner)
      visit(child, inner)
    }
  }

  private mutating func addTextDefects(_ node: LayoutTree, _ limits: Limits) {
    let name = node.element.title
    if node.isTruncated { add(.textTruncated, name, "is truncated", node) }
    guard let area = ink.bounds[node.path] else { return }
    if let clip = limits.clip {
      let lost = Self.excess(of: area, beyond: clip, except: limits.scrolls)
      if lost > Self.tolerance { add(.textClipped, name, "is clipped", node, lost) }
    }
    let lost = Self.excess(of: area, beyond: screen, except: limits.scrolls)
    if lost > Self.tolerance { add(.overflow, name, "extends beyond the screen", node, lost) }
  }

  /// Adds content that a frame of a fixed size does not hold.
  ///
  /// The ink of the texts counts where it is known: a padding, a line spacing or a shadow beyond the frame hides nothing.
  private mutating func addOverflow(of child: LayoutTree, in node: LayoutTree, _ limits: Limits) {
    guard node.element.name == "frame", child.path == node.path, node.scrollAxes.isEmpty, child.holdsText else {
      return
    }
    guard Self.excess(of: child.frame, beyond: node.frame, except: []) > Self.tolerance else { return }
    let lost = Self.excess(of: ink(of: child) ?? child.frame, beyond: node.frame, except: [])
    guard lost > Self.tolerance else { return }
    add(.overflow, child.fullName, "extends beyond its frame", child, lost)
  }

  /// The ink of all texts in an element; `nil` if that of one of them is unknown.
  private func ink(of tree: LayoutTree) -> CGRect? {
    var area = CGRect.null
    for text in tree.texts {
      guard let bounds = ink.bounds[text.path] else { return nil }
      area = area.union(bounds)
    }
    return area.isNull ? nil : area
  }

  private mutating func addOverlaps(_ layout: LayoutTree) {
    var names: [String: String] = [:]
    func add(_ node: LayoutTree) {
      if node.element.isText { names[node.path] = node.element.title }
      for child in node.children { add(child) }
    }
    add(layout)
    guard let overlaps = ink.overlaps else {
      hasOverlaps = false
      return
    }
    for (first, second, amount) in overlaps {
      guard let one = names[first], let other = names[second] else { continue }
      all.append(
        Found(
          defect: LayoutDefect(rule: .overlapText, element: one, sentence: "overlaps \(other)"),
          place: DefectPlace(rule: .overlapText, paths: [first, second]), amount: amount))
    }
  }

  private mutating func add(
    _ rule: LayoutDefect.Rule, _ element: String, _ sentence: String, _ node: LayoutTree, _ amount: CGFloat = 0
  ) {
    all.append(
      Found(
        defect: LayoutDefect(rule: rule, element: element, sentence: sentence),
        place: DefectPlace(rule: rule, paths: [node.path]), amount: amount))
  }

  /// How far an area extends beyond limits, along the axes that do not scroll.
  private static func excess(of area: CGRect, beyond limits: CGRect, except scrolls: LayoutTree.ScrollAxes) -> CGFloat {
    let horizontal = max(limits.minX - area.minX, area.maxX - limits.maxX)
    let vertical = max(limits.minY - area.minY, area.maxY - limits.maxY)
    return max(scrolls.contains(.horizontal) ? 0 : horizontal, scrolls.contains(.vertical) ? 0 : vertical)
  }
}

extension LayoutTree {
  /// Whether the element is a text or has one inside.
  var holdsText: Bool { element.isText || children.contains { $0.holdsText } }
}
