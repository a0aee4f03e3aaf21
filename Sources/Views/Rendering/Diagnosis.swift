import Foundation
import RenderTraces

/// Looks through a layout tree for what a person should see.
enum Diagnosis {
  static func diagnostics(of root: PlacedElement) -> [ViewDiagnostic] {
    var found: [ViewDiagnostic] = []
    inspect(root, in: nil, into: &found)
    return found + TextVisibility.diagnostics(of: root)
  }

  private static func inspect(_ node: PlacedElement, in container: Container?, into found: inout [ViewDiagnostic]) {
    guard !(node.element.drawing is HiddenDrawing) else { return }
    if let text = node.element.drawing as? TextInk { inspect(text.paragraph, of: node, into: &found) }
    if let image = node.element.drawing as? SymbolImageInk, image.symbol == nil {
      found.append(
        ViewDiagnostic(.missingSymbol, path: node.path, message: Symbol.explainingUnknown(image.name)))
    }
    if case .leaf = node.element.kind { inspect(frameOf: node, in: container, into: &found) }
    var inner = node.element.limitsContent ? Container(node) : container
    if !node.element.limitsContent, node.element.drawing?.clipsContent == true { inner = nil }
    // What goes on under the safe area's edges is meant to leave its container as far as that.
    if node.element.layout is IgnoresSafeAreaLayout, let child = node.children.first {
      inner = inner?.growing(as: node.exactFrame, doesTo: child.exactFrame)
    }
    for child in node.children { inspect(child, in: inner, into: &found) }
  }

  private static func inspect(
    _ paragraph: Paragraph, of node: PlacedElement, into found: inout [ViewDiagnostic]
  ) {
    let lines = paragraph.lines(for: node.proposal)
    if lines.isTruncated {
      let shown = lines.lines.map(\.text).joined(separator: " ")
      found.append(
        ViewDiagnostic(.truncatedText, path: node.path, message: "shows \(quoted(shown)) in \(node.frame.summary)"))
    }
    for script in lines.missingScripts {
      let example = script.font.map { ", such as \($0)" } ?? ""
      found.append(
        ViewDiagnostic(
          .missingGlyphs, path: node.path,
          message: "no font has \(script.summary); register one in the context's fonts\(example)"))
    }
  }

  private static func inspect(
    frameOf node: PlacedElement, in container: Container?, into found: inout [ViewDiagnostic]
  ) {
    let frame = node.exactFrame
    guard node.element.drawing != nil else { return }
    if frame.width <= 0 || frame.height <= 0 {
      found.append(
        ViewDiagnostic(.zeroSize, path: node.path, message: "has no room to be drawn in: \(node.frame.summary)"))
    } else if let container, container.isLeft(by: frame, tolerance: 0.5 / node.environment.displayScale) {
      found.append(
        ViewDiagnostic(
          .outsideContainer, path: node.path,
          message: "\(node.frame.summary) reaches outside of its container's "
            + container.frame.pixelAligned(scale: node.environment.displayScale).summary))
    }
  }
}

extension ViewElement {
  /// Whether what it contains is meant to stay inside of it. Overlays, backgrounds and offsets may well stand out.
  fileprivate var limitsContent: Bool {
    if case .container = kind { true } else { false }
  }
}

/// What content is meant to stay inside of, except along the axes on which one can scroll to the rest.
private struct Container {
  let frame: CGRect
  let scrolls: Axis.Set

  init(_ node: PlacedElement) {
    frame = node.exactFrame
    scrolls = (node.element.layout as? ScrollLayout)?.axes ?? []
  }

  private init(frame: CGRect, scrolls: Axis.Set) {
    self.frame = frame
    self.scrolls = scrolls
  }

  /// The container with as much more room at each edge as one frame has beyond another.
  func growing(as inner: CGRect, doesTo outer: CGRect) -> Container {
    let left = max(0, inner.minX - outer.minX)
    let top = max(0, inner.minY - outer.minY)
    let right = max(0, outer.maxX - inner.maxX)
    let bottom = max(0, outer.maxY - inner.maxY)
    return Container(
      frame: CGRect(
        x: frame.minX - left, y: frame.minY - top, width: frame.width + left + right,
        height: frame.height + top + bottom),
      scrolls: scrolls)
  }

  func isLeft(by content: CGRect, tolerance: CGFloat) -> Bool {
    let sideways = content.minX < frame.minX - tolerance || content.maxX > frame.maxX + tolerance
    let upOrDown = content.minY < frame.minY - tolerance || content.maxY > frame.maxY + tolerance
    return sideways && !scrolls.contains(.horizontal) || upOrDown && !scrolls.contains(.vertical)
  }
}

extension CGRect {
  /// `(x, y, width × height)` in points.
  var summary: String { pointText }
}
