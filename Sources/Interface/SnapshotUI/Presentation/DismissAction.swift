/// An action that dismisses the enclosing presentation, or returns from a screen of a navigation stack.
///
///     @Environment(\.dismiss) private var dismiss
///     Button("Done") { dismiss() }
public struct DismissAction {
  /// Does nothing.
  nonisolated(unsafe) static let none = DismissAction(ActionHandler { _ in })

  fileprivate let handler: ActionHandler<Void>

  init(_ handler: ActionHandler<Void>) { self.handler = handler }

  /// Dismisses the presentation or the screen.
  public func callAsFunction() { handler.perform(()) }
}

/// Whether a view is presented. The legacy way to dismiss it.
///
///     @Environment(\.presentationMode) private var presentationMode
///     Button("Done") { presentationMode.wrappedValue.dismiss() }
public struct PresentationMode {
  /// Whether the view is presented, or a screen of a navigation stack above its root.
  public private(set) var isPresented: Bool
  fileprivate var isDismissed = false

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the view if it is presented.
  public mutating func dismiss() {
    isPresented = false
    isDismissed = true
  }
}

extension EnvironmentValues {
  /// A binding to whether the view is presented. The legacy way to dismiss it.
  public var presentationMode: Binding<PresentationMode> {
    let (dismiss, isPresented) = (dismiss, isPresented)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) }, set: { if $0.isDismissed { dismiss() } },
      origin: BindingOrigin(storage: dismiss.handler))
  }
}
