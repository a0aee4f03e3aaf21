/// The label of a button, menu or link. Several views are side by side, as on iOS; in a menu, texts after the first are subtitles.
nonisolated struct ButtonLabel: StructuralView {
  let view: any View

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    if context.environment.isInMenu { return try TitleAndSubtitle(view: view).makeElements(in: context) }
    var inner = context
    inner.stackAxis = .horizontal
    return try context.row(of: inner.elements(of: view))
  }
}

/// The label of a control in a row of a form. Texts after the first are subtitles below it: smaller and secondary.
nonisolated struct TitleAndSubtitle: StructuralView {
  let view: any View

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let elements = try context.elements(of: view)
    guard elements.count > 1, elements.allSatisfy({ $0.drawing?.text != nil }) else {
      return try context.row(of: elements)
    }
    var below = context
    below.environment.font = .subheadline
    below.environment.foregroundStyle = HierarchicalShapeStyle.secondary.nested(in: context.environment)
    let subtitles = try below.elements(of: view).dropFirst()
    return try context.elements(
      of: VStack(alignment: .leading, spacing: 2) { MadeElements(elements: [elements[0]] + subtitles) })
  }
}

/// The label of a control. Its elements are created even if the label is hidden, because their text is the control's
/// accessibility label.
nonisolated struct ControlLabel: StructuralView {
  let elements: [ViewElement]

  init(_ label: some View, in context: ElementContext) throws {
    elements = try TitleAndSubtitle(view: label).makeElements(in: context.child(.type("label")))
  }

  var isEmpty: Bool { elements.isEmpty }

  /// The text that VoiceOver reads for the label; `nil` if it contains no text.
  var words: String? { elements.spokenWords }

  func makeElements(in context: ElementContext) throws -> [ViewElement] { elements }
}

extension ElementContext {
  /// Returns the elements side by side, as one element.
  fileprivate func row(of elements: [ViewElement]) throws -> [ViewElement] {
    elements.count > 1 ? try self.elements(of: HStack { MadeElements(elements: elements) }) : elements
  }
}
