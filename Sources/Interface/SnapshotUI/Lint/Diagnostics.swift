extension RenderedView {
  /// The problems that evaluation and layout have found, in the order of the elements.
  ///
  /// - Complexity: O(*n*) in the number of elements, each time. Nothing is searched until this property is read.
  public var diagnostics: [ViewDiagnostic] {
    evaluationDiagnostics + LayoutRules.diagnostics(of: LintScene(of: self))
  }

  /// The diagnostics, one per line.
  public var diagnosticsText: String { diagnostics.map { $0.description + "\n" }.joined() }
}

/// The rules that need only a layout.
enum LayoutRules {
  static func diagnostics(of scene: LintScene) -> [ViewDiagnostic] {
    let overflow = OverflowRule(in: scene)
    return TextRules.drawn(in: scene) + FrameRules.zeroSize(in: scene) + overflow.findings
      + FrameRules.offscreen(in: scene, besides: overflow) + TextRules.clipped(in: scene)
      + OverlappingTexts.findings(in: scene)
  }
}

extension LintScene {
  init(of rendered: RenderedView) { self.init(of: rendered.layout, size: rendered.displayList.size) }

  init(of rendered: RenderedView, in context: RenderContext) {
    self.init(
      of: rendered.layout, size: rendered.displayList.size, insets: context.safeAreaInsets,
      isMirrored: context.layoutDirection == .rightToLeft)
  }
}

nonisolated extension View {
  /// Returns the configurations of a matrix in which the view has problems.
  ///
  /// - Throws: ``ViewError`` if the view can't be laid out.
  public func diagnostics(across matrix: Matrix) throws -> [(cell: MatrixCell, diagnostics: [ViewDiagnostic])] {
    try matrix.cells.compactMap { cell in
      let found = try rendered(in: cell.context).diagnostics
      return found.isEmpty ? nil : (cell, found)
    }
  }
}
