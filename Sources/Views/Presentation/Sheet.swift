extension View {
  /// Presents a sheet over the screen while `isPresented` is true.
  ///
  /// Presenting evaluates the sheet's content, not the body that contains this modifier.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modified(
      SheetModifier<Content>(onDismiss: onDismiss) {
        guard isPresented.wrappedValue else { return nil }
        return Presentation(content: content, dismiss: { isPresented.wrappedValue = false })
      })
  }

  /// Presents a sheet over the screen while `item` isn't `nil`.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified(
      SheetModifier<Content>(onDismiss: onDismiss) {
        guard let presented = item.wrappedValue else { return nil }
        return Presentation(
          id: AnyHashable(presented.id), content: { content(presented) }, dismiss: { item.wrappedValue = nil })
      })
  }
}

/// The content of a presented sheet.
private struct Presentation<Content: View> {
  var id: AnyHashable?
  var content: () -> Content
  var dismiss: () -> Void
}

/// Adds a sheet to the screen while its presentation isn't `nil`.
private struct SheetModifier<Content: View>: ElementModifier {
  let onDismiss: (() -> Void)?
  let presentation: () -> Presentation<Content>?

  init(onDismiss: (() -> Void)?, presentation: @escaping () -> Presentation<Content>?) {
    self.onDismiss = onDismiss
    self.presentation = presentation
  }

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let elements = try context.elements(of: content)
    guard let presentation = presentation() else { return elements }
    let index = context.journal.sheets.count
    let sheet = try sheet(presentation, in: context)
    // Nested sheets lie above their parent sheet.
    context.journal.sheets.insert(sheet, at: index)
    return elements
  }

  private func sheet(_ presentation: Presentation<Content>, in context: ElementContext) throws -> ViewElement {
    var inner = context.forViewsOfClosures.child(.type("sheet"))
    // The preferences of the sheet's content apply to the sheet, not to the screen below it.
    inner.preferences = Preferences()
    let number = context.journal.beginPresentation()
    if let scheme = context.journal.preferredSchemes.sheets[number] { inner.environment.colorScheme = scheme }
    if let id = presentation.id { inner = inner.child(.identified(by: id)) }
    let dismiss = context.performing(presentation.dismiss)
    inner.environment.dismiss = DismissAction(inner.handler(performing: dismiss))
    inner.environment.isPresented = true
    inner.environment.safeAreaInsets.top = 0
    inner.environment.isElevated = true
    let shown = inner.evaluate(presentation.content)
    var sheet = try ViewElement.container(
      "sheet", layout: SheetLayout(), stackAxis: nil, content: shown, in: inner)
    context.journal.newPreferredSchemes.sheets[number] = inner.preferences[PreferredColorSchemeKey.self]
    sheet.drawing = SheetDrawing()
    sheet.roles = .sheet
    sheet.actions.dismiss = dismiss
    sheet.actions.isPresented = { self.presentation() != nil }
    if let onDismiss { sheet.actions.disappear.append(context.performing(onDismiss)) }
    return sheet
  }
}

/// An action that dismisses the enclosing sheet, or returns from the destination of a navigation link.
///
///     @Environment(\.dismiss) private var dismiss
///     Button("Done") { dismiss() }
public struct DismissAction {
  /// Does nothing.
  nonisolated(unsafe) static let none = DismissAction(ActionHandler { _ in })

  private let handler: ActionHandler<Void>

  init(_ handler: ActionHandler<Void>) { self.handler = handler }

  /// Dismisses the sheet or the destination.
  public func callAsFunction() { handler.perform(()) }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { .none }
}

private struct IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The action that dismisses the enclosing sheet or the destination of a navigation link. Does nothing elsewhere.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a sheet or in the destination of a navigation link.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
