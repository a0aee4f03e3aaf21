nonisolated extension View {
  /// Shows a view beside the view while `isPresented` is true. On a compact screen it is a sheet.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modified(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets the width of the enclosing inspector on wide screens, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorWidth(width, reporting: invalidValues(of: "inspectorColumnWidth", ("", width)))
  }

  /// Sets the width of the enclosing inspector on wide screens, in points. It has its ideal width.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorWidth(
      Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity),
      reporting: invalidValues(of: "inspectorColumnWidth", ("min", min), ("ideal", ideal), ("max", max)))
  }

  private func inspectorWidth(_ width: CGFloat, reporting problem: String?) -> some View {
    modified(
      PreferenceModifier { context, preferences in
        context.report(problem)
        if width.isFinite, width >= 0 { preferences.set(InspectorWidthKey.self, to: width) }
      })
  }
}

private struct InspectorWidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// Shows a view beside or above another.
private struct InspectorModifier<Inspector: View>: ElementModifier {
  let isPresented: Binding<Bool>
  let inspector: Inspector

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard context.environment.isRegular else {
      return try context.elements(of: content.sheet(isPresented: isPresented) { inspector })
    }
    guard isPresented.wrappedValue else { return try context.elements(of: content) }
    let inner = context.outsideOfBars.child(.type("inspector"))
    let (made, preferences) = try inner.elements(of: inspector, transformingPreferences: { _ in })
    let width = preferences[InspectorWidthKey.self] ?? 270
    return try context.elements(
      of: HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        Divider()
        VStack { MadeElements(elements: made) }.frame(width: width).frame(maxHeight: .infinity)
      })
  }
}
