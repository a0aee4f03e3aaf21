/// A control that selects a color. It is drawn closed, as the label and a well of 28 points.
public struct ColorPicker<Label: View>: NonisolatedView {
  let selection: Binding<Color>
  let label: Label
  @Environment(\.showsLabels) private var showsLabels

  /// Creates a color picker with a custom label. `supportsOpacity` has no effect.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  /// The label and the well.
  public var body: some View {
    LabelBeforeControl(label: showsLabels ? label : nil) {
      ZStack {
        Circle()
          .strokeBorder(
            AngularGradient(
              colors: [.red, .yellow, .green, .cyan, .blue, .purple, .pink, .red], center: .center), lineWidth: 3)
        Circle().fill(selection.wrappedValue).padding(5)
      }
      .frame(width: 28, height: 28)
    }
    .modified(
      ElementActionModifier { actions, context in
        actions.setColor = context.performing { selection.wrappedValue = $0 }
      }
    )
    .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
  }
}
