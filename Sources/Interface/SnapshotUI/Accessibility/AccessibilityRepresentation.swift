nonisolated extension View {
  /// Replaces the view for assistive technologies by another one, which isn't drawn.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modified(RepresentationModifier(representation: representation()))
  }

  /// Replaces the children of the view for assistive technologies by other views, which aren't drawn.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modified(RepresentationModifier(representation: children()))
  }
}

/// Takes label, value, traits and action over from another view.
private struct RepresentationModifier<V: View>: ElementModifier {
  let representation: V

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let made = try context.child(.type("accessibilityRepresentation")).elements(of: representation)
    return try context.elements(of: content).map { base in
      var element = ViewElement("accessibilityRepresentation", kind: .modifier, children: [base], in: context)
      element.traits = base.traits
      guard let source = made.first?.representing else { return element }
      element.speak(
        source.accessibility.label ?? source.spokenWords, value: source.accessibility.value,
        traits: source.accessibility.traits)
      element.accessibility.hint = source.accessibility.hint
      element.roles.formUnion(source.roles.intersection([.button, .toggle]))
      element.actions.tap = source.actions.tap
      return element
    }
  }
}

extension ViewElement {
  /// The element inside of modifiers, with the accessibility properties that they set.
  fileprivate var representing: ViewElement {
    guard case .modifier = kind, accessibility.label == nil, let child = children.first else { return self }
    return child.representing
  }
}
