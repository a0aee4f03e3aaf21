import SnapshotRenderTraces

/// Adds a view in front of or behind each element of a view, without affecting its layout.
struct AttachmentModifier<Attached: View>: ElementModifier {
  enum Position {
    case behind
    case before
  }

  let name: String
  let position: Position
  var alignment = Alignment.center
  var drawing: (any ElementDrawing)?
  let attached: Attached
  /// Arguments for render traces.
  var statements: [ElementArgument] = []

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.stackAxis = nil
    let attached = try inner.child(.type(name)).elements(of: attached)
    return try context.elements(of: content).map { base in
      guard !attached.isEmpty else { return base }
      var layer = attached
      if attached.count > 1 {
        // Several views overlay each other, as in a ZStack.
        layer = [
          ViewElement(
            "ZStack", kind: .container, layout: LayeredLayout(alignment: alignment), children: attached, in: context)
        ]
      }
      let baseIndex = position == .behind ? layer.count : 0
      var element = ViewElement(
        name, kind: .attachment(baseIndex: baseIndex),
        layout: AttachmentLayout(baseIndex: baseIndex, alignment: alignment), drawing: drawing,
        children: position == .behind ? layer + [base] : [base] + layer, in: context)
      element.traits = base.traits
      element.statements = statements
      return element
    }
  }
}
