/// An alert for `alert(isPresented:content:)` and `alert(item:content:)`.
///
///     Alert(
///       title: Text("Delete the trip?"), message: Text("Its photos stay in the library."),
///       primaryButton: .destructive(Text("Delete")) { delete() }, secondaryButton: .cancel())
public struct Alert {
  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Creates a button with the default appearance.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Creates a button that cancels the operation.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Creates a button with the title "Cancel" in the language of the environment.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(SystemWord.cancel), role: .cancel, action: action)
    }

    /// Creates a button that deletes data. Its title is red.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]
  var isSideBySide = false

  /// Creates an alert with one button, by default "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A list of actions for `actionSheet(isPresented:content:)` and `actionSheet(item:content:)`.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet, by default with the button "Cancel".
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or an action sheet.
nonisolated private struct DialogButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices) { index in
      let button = buttons[index]
      SnapshotUI.Button(role: button.role, action: { button.action?() }) { button.label }
    }
  }
}

nonisolated extension View {
  /// Presents an alert while `isPresented` is true. The legacy form of `alert(_:isPresented:actions:message:)`.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presentingDialog(.alert, isPresented) { content().dialog }
  }

  /// Presents an alert while `item` isn't `nil`. The legacy form of `alert(_:isPresented:presenting:actions:)`.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    presentingDialog(.alert, item) { content($0).dialog }
  }

  /// Presents an action sheet while `isPresented` is true. The legacy form of `confirmationDialog`.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    presentingDialog(.confirmationDialog, isPresented) { content().dialog }
  }

  /// Presents an action sheet while `item` isn't `nil`. The legacy form of `confirmationDialog`.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    presentingDialog(.confirmationDialog, item) { content($0).dialog }
  }

  private func presentingDialog(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ dialog: @escaping () -> Dialog
  ) -> some View {
    modified(
      PresentationModifier<DialogView>(kind: kind) {
        guard isPresented.wrappedValue else { return nil }
        let dismiss = { isPresented.wrappedValue = false }
        return Presentation(content: { DialogView(dialog: dialog(), dismiss: dismiss) }, dismiss: dismiss)
      })
  }

  private func presentingDialog<Item: Identifiable>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ dialog: @escaping (Item) -> Dialog
  ) -> some View {
    modified(
      PresentationModifier<DialogView>(kind: kind) {
        guard let presented = item.wrappedValue else { return nil }
        let dismiss = { item.wrappedValue = nil }
        return Presentation(
          id: AnyHashable(presented.id), content: { DialogView(dialog: dialog(presented), dismiss: dismiss) },
          dismiss: dismiss)
      })
  }
}

extension Alert {
  fileprivate var dialog: Dialog {
    Dialog(
      style: .alert, title: title, message: message.map { AnyView($0) },
      actions: AnyView(DialogButtons(buttons: buttons)))
  }
}

extension ActionSheet {
  fileprivate var dialog: Dialog {
    Dialog(
      style: .actionSheet, title: title, message: message.map { AnyView($0) },
      actions: AnyView(DialogButtons(buttons: buttons)))
  }
}
