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
    if case .leaf = node.element.kind { inspect(frameOf: node, in: container, into: &found) }
    let inner = node.element.drawing?.clipsContent == true ? nil : container
    for child in node.children {
      inspect(child, in: node.element.limitsContent ? Container(node) : inner, into: &found)
    }
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
    if !lines.missingScalars.isEmpty {
      let names = lines.missingScalars.map { "U+" + hexadecimal($0) }.joined(separator: ", ")
      found.append(
        ViewDiagnostic(
          .missingGlyphs, path: node.path, message: "no font has \(names); register one in the context's fonts"))
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

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
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

  func isLeft(by content: CGRect, tolerance: CGFloat) -> Bool {
    let sideways = content.minX < frame.minX - tolerance || content.maxX > frame.maxX + tolerance
    let upOrDown = content.minY < frame.minY - tolerance || content.maxY > frame.maxY + tolerance
    return sideways && !scrolls.contains(.horizontal) || upOrDown && !scrolls.contains(.vertical)
  }
}

extension CGRect {
  /// `(x, y, width × height)` in points.
  var summary: String {
    "(\(formatted(minX)), \(formatted(minY)), \(formatted(width)) × \(formatted(height)))"
  }
}
