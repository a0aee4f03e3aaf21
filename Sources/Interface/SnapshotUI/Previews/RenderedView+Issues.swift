extension RenderedView {
  /// A problem of a view and the frame of its element.
  package struct PlacedIssue {
    package let diagnostic: ViewDiagnostic
    /// The frame in the drawing's points; `nil` if no element has the path of the diagnostic.
    package let frame: CGRect?
  }

  /// Returns the problems of evaluation and layout, low contrast, small touch targets and content outside of the safe area,
  /// with the frames of the elements.
  ///
  /// - Parameter context: The context in which the view is rendered.
  /// - Throws: ``RenderError`` if the view can't be drawn.
  package func placedIssues(in context: RenderContext) throws -> [PlacedIssue] {
    let found = try lint(in: context).filter { $0.exemption == nil }
    guard !found.isEmpty else { return [] }
    var frames: [String: CGRect] = [:]
    collectFrames(of: layout, into: &frames)
    return found.map { PlacedIssue(diagnostic: $0, frame: frames[$0.path]) }
  }

  private func collectFrames(of node: PlacedElement, into frames: inout [String: CGRect]) {
    if frames[node.path] == nil { frames[node.path] = node.frame }
    for child in node.children { collectFrames(of: child, into: &frames) }
  }
}
