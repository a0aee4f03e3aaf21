/// Finds what doesn't adapt to the context: texts that don't grow with the type size, and elements that aren't mirrored.
enum ComparisonRules {
  /// Compares a view at a large type size with the same view at `large`.
  static func fixedTypeSizes(in scene: LintScene, at size: DynamicTypeSize, large: LintScene) -> [ViewDiagnostic] {
    var known: [String: CGFloat] = [:]
    for node in large.nodes where node.isText {
      known[node.path] = known[node.path] ?? node.fontSize
      if let words = node.text?.words { known["\n" + words] = known["\n" + words] ?? node.fontSize }
    }
    return scene.nodes.compactMap { node in
      // The bars of the system keep their size.
      guard node.isText, !node.around.isAccessibilityHidden, !node.around.isInSystemControl, !node.isCovered,
        let own = node.fontSize, let words = node.text?.words, words.contains(where: { $0.isLetter || $0.isNumber }),
        let other = known[node.path] ?? known["\n" + words], abs(own - other) < 0.01
      else { return nil }
      return ViewDiagnostic(
        .typeDoesNotScale, path: node.path,
        message: "the font size is \(formatted(own)) pt at large and at \(size.rawValue); use a text style, or a size "
          + "relative to one")
    }
  }

  /// Compares a right-to-left view with the same view from left to right.
  static func rtlNotMirrored(in scene: LintScene, leftToRight: LintScene) -> [ViewDiagnostic] {
    var known: [String: [LintNode]] = [:]
    for node in leftToRight.nodes where node.isContent { known[node.path, default: []].append(node) }
    let width = scene.screen.width
    var end = 0
    return scene.nodes.indices.compactMap { index in
      let node = scene.nodes[index]
      guard index >= end, node.isContent, !node.around.isAccessibilityHidden, !node.isCovered else { return nil }
      if node.drawsSymbol, let found = direction(of: node) { return found }
      guard let other = known[node.path]?.first else { return nil }
      let (frame, before) = (node.frame, other.frame)
      guard abs(frame.width - before.width) < 1, abs(frame.midX - (width - before.midX)) > 2,
        // An element that is centered in both directions can't be told from a mirrored one.
        abs(frame.midX - before.midX) < 1
      else { return nil }
      end = node.end
      return ViewDiagnostic(
        .rtlNotMirrored, path: node.path,
        message: "\(node.summary) has the same position in left-to-right and right-to-left layouts")
    }
  }

  /// Finds a symbol that points left or right in both directions.
  private static func direction(of node: LintNode) -> ViewDiagnostic? {
    guard let ink = node.element.drawing as? SymbolImageInk, node.around.transform.determinant > 0,
      ink.symbol?.followsDirection != true
    else { return nil }
    let parts = ink.name.split(separator: ".").map(String.init)
    guard let first = parts.first, directional.contains(first) || parts.contains("arrow"),
      parts.contains("left") != parts.contains("right")
    else { return nil }
    let side = parts.contains("left") ? "left" : "right"
    let mirrored = side == "left" ? "backward" : "forward"
    let name = parts.map { $0 == side ? mirrored : $0 }.joined(separator: ".")
    return ViewDiagnostic(
      .rtlNotMirrored, path: node.path,
      message: "the symbol \(quoted(ink.name)) points \(side) in both directions; use \(quoted(name)), or "
        + "flipsForRightToLeftLayoutDirection(true)")
  }

  /// The first words of symbols that show a direction of reading.
  private static let directional: Set<String> = ["chevron", "arrow", "arrowshape", "arrowtriangle"]
}

extension LintNode {
  /// The size of the first font of a text before it is shrunk to fit.
  fileprivate var fontSize: CGFloat? { text?.runs.first { !$0.text.allSatisfy(\.isWhitespace) }?.font.size }
}
