/// How a presentation is drawn, set by the modifiers of its content.
struct PresentationOptions {
  var detents: Set<PresentationDetent> = []
  /// The detent that a binding selects.
  var selectedDetent: PresentationDetent?
  var dragIndicator = Visibility.automatic
  /// The elements of the background, in place of the system's.
  var background: [ViewElement]?
  var backgroundStyle: (any ShapeStyle)?
  var cornerRadius: CGFloat?
  var isDismissDisabled = false
  var dimsScreen = true
  var horizontalAdaptation = PresentationAdaptation.automatic
  var verticalAdaptation = PresentationAdaptation.automatic

  /// Whether the sheet shows an indicator that it can be dragged.
  var showsDragIndicator: Bool {
    switch dragIndicator {
    case .automatic: detents.count > 1
    case .visible: true
    case .hidden: false
    }
  }

  /// Returns how a presentation appears on a screen.
  func adaptation(in environment: EnvironmentValues, of kind: PresentationAdaptation) -> PresentationAdaptation {
    guard !environment.isRegular else { return kind }
    let isCompactHeight = environment.verticalSizeClass == .compact
    let adaptation = isCompactHeight ? verticalAdaptation : horizontalAdaptation
    switch adaptation {
    case .none: return kind
    case .automatic: return .sheet
    case .popover, .sheet, .fullScreenCover: return adaptation
    }
  }
}

struct PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    let next = nextValue()
    if value.detents.isEmpty {
      value.detents = next.detents
      value.selectedDetent = next.selectedDetent
    }
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.background = value.background ?? next.background
    value.backgroundStyle = value.backgroundStyle ?? next.backgroundStyle
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.dimsScreen = value.dimsScreen && next.dimsScreen
    if value.horizontalAdaptation == .automatic { value.horizontalAdaptation = next.horizontalAdaptation }
    if value.verticalAdaptation == .automatic { value.verticalAdaptation = next.verticalAdaptation }
  }
}

nonisolated extension View {
  /// Sets the heights at which the enclosing sheet can rest. It is drawn at the smallest of them.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    changingPresentation(reporting: PresentationDetent.problem(of: detents)) {
      $0.detents = detents
      $0.selectedDetent = nil
    }
  }

  /// Sets the heights at which the enclosing sheet can rest, and selects one of them.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    changingPresentation(reporting: PresentationDetent.problem(of: detents)) {
      $0.detents = detents
      $0.selectedDetent = selection.wrappedValue
    }
  }

  /// Sets the background of the enclosing sheet, popover or cover to a view.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modified(PresentationBackgroundModifier(alignment: alignment, background: content()))
  }

  /// Sets the radius of the enclosing sheet's corners, in points; `nil` for the system's.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    let radius = cornerRadius.map { $0.isFinite ? max(0, $0) : 0 }
    return changingPresentation(reporting: invalidValues(of: "presentationCornerRadius", ("", cornerRadius))) {
      $0.cornerRadius = radius
    }
  }

  /// Sets how a popover appears on a compact screen, by default as a sheet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets how a popover appears on a screen of compact width or height, by default as a sheet.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    changingPresentation {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }

  /// - Parameter problem: A message about invalid arguments of the modifier.
  func changingPresentation(
    reporting problem: String? = nil, _ change: @escaping (inout PresentationOptions) -> Void
  ) -> some View {
    modified(
      PreferenceModifier { context, preferences in
        context.report(problem)
        var options = preferences[PresentationOptionsKey.self]
        change(&options)
        preferences.set(PresentationOptionsKey.self, to: options)
      })
  }
}

/// Creates the elements of a presentation's background.
private struct PresentationBackgroundModifier<Background: View>: ElementModifier {
  let alignment: Alignment
  let background: Background

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let made = try context.outsideOfBars.child(.type("presentationBackground")).elements(
      of: ZStack(alignment: alignment) { background })
    return try context.elements(
      of: content,
      transformingPreferences: { preferences in
        var options = preferences[PresentationOptionsKey.self]
        options.background = made
        preferences.set(PresentationOptionsKey.self, to: options)
      }
    ).elements
  }
}
