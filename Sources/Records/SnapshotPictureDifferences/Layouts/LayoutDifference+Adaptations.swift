import Foundation
import Raster
import SnapshotRenderTraces

// Choices that follow from sizes.

extension LayoutDifference {
  /// Adds the choice of another view by `ViewThatFits`, and the texts that differ between the two.
  ///
  /// The views are not compared element by element, because a person changed neither of them into the other.
  mutating func addVariant(_ element: MatchedElement) {
    guard let new = element.new, let before = element.children.first?.old, let after = element.children.last?.new else {
      return
    }
    let (texts, others) = (before.texts, after.texts)
    var kept: [ElementDescription: Int] = [:]
    for text in texts { kept[text.element, default: 0] += 1 }
    var common: [ElementDescription: Int] = [:]
    let added = others.filter { text in
      guard let count = kept[text.element], count > 0 else { return true }
      kept[text.element] = count - 1
      common[text.element, default: 0] += 1
      return false
    }
    let removed = texts.filter { text in
      guard let count = common[text.element], count > 0 else { return true }
      common[text.element] = count - 1
      return false
    }
    if removed.count == added.count {
      for (old, new) in zip(removed, added) {
        add(.elements, new, "text", old.element.detail ?? "none", new.element.detail ?? "none", [old.frame, new.frame])
        name("Text")
      }
    }
    add(.elements, new, "view", before.element.name, after.element.name, [before.frame, after.frame])
    changes[changes.count - 1].isAdaptation = true
  }

  /// Marks what `ViewThatFits` shows or leaves out for another size, and what a `GeometryReader` computes from another size.
  mutating func markAdaptations(
    since place: Int, in tree: LayoutTree, isOfferedOther: Bool, _ grows: (width: Bool, height: Bool)
  ) {
    guard ["ViewThatFits", "GeometryReader"].contains(tree.element.name) else { return }
    let isSided: (SemanticChange) -> Bool = { ["added", "removed"].contains($0.property) }
    for index in changes.indices.dropFirst(place) where changes[index].stage == .elements {
      switch tree.element.name {
      case "ViewThatFits" where isOfferedOther: if isSided(changes[index]) { changes[index].isAdaptation = true }
      case "GeometryReader" where grows.width || grows.height:
        if !isSided(changes[index]), !["text", "moved"].contains(changes[index].property) {
          changes[index].isAdaptation = true
        }
      default: break
      }
    }
  }
}

extension LayoutTree {
  /// Whether the element places its children one after another along an axis.
  func arranges(along axis: LayoutAxis) -> Bool {
    switch element.name {
    case "HStack", "LazyHStack": axis == .horizontal
    case "VStack", "LazyVStack": axis == .vertical
    default: children.count > 1
    }
  }

  /// The axes along which the element scrolls: `vertical`.
  var axesText: String {
    let names = [(ScrollAxes.horizontal, "horizontal"), (.vertical, "vertical")].filter { scrollAxes.contains($0.0) }
    return names.isEmpty ? "none" : names.map(\.1).joined(separator: ", ")
  }

  /// The texts inside, in their order.
  var texts: [LayoutTree] {
    var texts: [LayoutTree] = []
    func add(_ tree: LayoutTree) {
      if tree.element.isText { texts.append(tree) } else { tree.children.forEach(add) }
    }
    add(self)
    return texts
  }
}
