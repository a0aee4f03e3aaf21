/// A type-erased style of a kind of control, and the style around the view for which it is set. The controls in a
/// style's body have that outer style.
struct ControlStyle<Configuration> {
  private let make: (Configuration) -> AnyView
  /// The name for render traces; empty for controls whose style they do not state.
  let name: String
  /// At most one style.
  private let enclosing: [ControlStyle]

  /// - Parameters:
  ///   - outer: The style of the enclosing environment; `nil` for the default style.
  ///   - name: The name for render traces.
  ///   - make: Returns the view that draws the control.
  init(outer: ControlStyle?, name: String = "", _ make: @escaping (Configuration) -> AnyView) {
    enclosing = outer.map { [$0] } ?? []
    self.name = name
    self.make = make
  }

  /// The style of the controls in the style's body; `nil` for the default style.
  var outer: ControlStyle? { enclosing.first }

  /// Returns the view that draws a control, whose inner controls of the kind have the outer style.
  func body(
    _ configuration: Configuration, at style: WritableKeyPath<EnvironmentValues, ControlStyle?>,
    in context: ElementContext
  ) -> some View {
    let outer = outer
    return context.evaluateHere { make(configuration) }.changingEnvironment { $0[keyPath: style] = outer }
  }
}

/// A part of a control, such as its label, that a style arranges.
nonisolated protocol ControlPart: StructuralView {
  var view: any View { get }
}

nonisolated extension ControlPart {
  package func makeElements(in context: ElementContext) throws -> [ViewElement] { try context.elements(of: view) }
}

/// A control that a style draws.
nonisolated struct StyledControl<Configuration>: StructuralView {
  let configuration: Configuration
  let style: ControlStyle<Configuration>
  let key: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.forViewsOfClosures.elements(of: style.body(configuration, at: key, in: context))
  }
}

/// The name of a style as a person types it: `borderedProminent` for `BorderedProminentButtonStyle`, and the type of a style of
/// another module.
func styleArgument(_ type: Any.Type, of kind: String) -> String {
  let name = typeName(type)
  guard name.hasSuffix(kind), name.count > kind.count else { return name }
  let word = name.dropLast(kind.count)
  return word.prefix(1).lowercased() + word.dropFirst()
}
