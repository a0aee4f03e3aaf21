import Foundation

nonisolated extension View {
  /// Presents an alert with a title of its own while `isPresented` is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(Dialog(style: .alert, title: title, actions: AnyView(actions())), isPresented)
  }

  /// Presents an alert with a title of its own and a message while `isPresented` is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      Dialog(style: .alert, title: title, message: AnyView(message()), actions: AnyView(actions())), isPresented)
  }

  /// Presents an alert about data while `isPresented` is true and `data` isn't `nil`.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    presenting(
      data.map { Dialog(style: .alert, title: title, actions: AnyView(actions($0))) }, isPresented)
  }

  /// Presents an alert about data with a message while `isPresented` is true and `data` isn't `nil`.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(
      data.map {
        Dialog(style: .alert, title: title, message: AnyView(message($0)), actions: AnyView(actions($0)))
      }, isPresented)
  }

  /// Presents an alert with the description of an error as its title.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(
      error.map { Dialog(style: .alert, title: $0.title, actions: AnyView(actions())) }, isPresented)
  }

  /// Presents an alert with the description of an error as its title, and a message.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    presenting(
      error.map {
        Dialog(style: .alert, title: $0.title, message: AnyView(message($0)), actions: AnyView(actions($0)))
      }, isPresented)
  }
}

nonisolated extension View {
  /// Presents a list of actions with a title of its own while `isPresented` is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(Dialog(titled: title, titleVisibility, actions: AnyView(actions())), isPresented)
  }

  /// Presents a list of actions with a title of its own and a message while `isPresented` is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      Dialog(titled: title, titleVisibility, message: AnyView(message()), actions: AnyView(actions())), isPresented)
  }

  /// Presents a list of actions for data while `isPresented` is true and `data` isn't `nil`.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presenting(data.map { Dialog(titled: title, titleVisibility, actions: AnyView(actions($0))) }, isPresented)
  }

  /// Presents a list of actions for data with a message while `isPresented` is true and `data` isn't `nil`.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(
      data.map {
        Dialog(titled: title, titleVisibility, message: AnyView(message($0)), actions: AnyView(actions($0)))
      }, isPresented)
  }
}

nonisolated extension View {
  /// Presents a dialog while `isPresented` is true and the dialog isn't `nil`.
  private func presenting(_ dialog: Dialog?, _ isPresented: Binding<Bool>) -> some View {
    modified(
      PresentationModifier<DialogView>(kind: dialog?.style.kind ?? .alert) {
        guard isPresented.wrappedValue, let dialog else { return nil }
        let dismiss = { isPresented.wrappedValue = false }
        return Presentation(content: { DialogView(dialog: dialog, dismiss: dismiss) }, dismiss: dismiss)
      })
  }
}

extension Dialog {
  /// Creates a list of actions.
  fileprivate init(titled title: Text, _ visibility: Visibility, message: AnyView? = nil, actions: AnyView) {
    let showsTitle = visibility == .visible || visibility == .automatic && message != nil
    self.init(style: .actionSheet, title: showsTitle ? title : nil, message: message, actions: actions)
  }
}

extension LocalizedError {
  /// The title of an alert about the error.
  ///
  /// An error without a description has the same title on all systems. Foundation's `localizedDescription` depends on the
  /// system and its language.
  fileprivate var title: Text {
    if let errorDescription { return Text(verbatim: errorDescription) }
    let error = self as NSError
    let reason = failureReason ?? "(\(error.domain) error \(error.code).)"
    return Text(verbatim: "The operation could not be completed. \(reason)")
  }
}
