/// A dialog of the system: a title, a message and buttons.
struct Dialog {
  enum Style {
    case alert
    case actionSheet

    var kind: PresentationKind { self == .alert ? .alert : .confirmationDialog }
  }

  var style: Style
  var title: Text?
  var message: AnyView?
  var actions: AnyView
}

/// The card of a dialog. Its texts, fields and buttons have the system's appearance.
nonisolated struct DialogView: StructuralView {
  let dialog: Dialog
  let dismiss: () -> Void

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.environment.dialogStyle = dialog.style
    let made = try inner.child(.type("actions")).elements(
      of: dialog.actions.buttonStyle(DialogButtonStyle()).textFieldStyle(.plain))
    let isPopover = dialog.style == .actionSheet && context.environment.isRegular
    var actions = DialogActions(made, dismissing: context.performing(dismiss))
    if isPopover { actions.buttons.removeAll { $0.role == .cancel } }
    let standard: [ViewElement]
    switch dialog.style {
    case .alert: standard = try actions.buttons.isEmpty ? button(.ok, in: inner) : []
    case .actionSheet: standard = try actions.hasCancel || isPopover ? [] : button(.cancel, in: inner)
    }
    actions.buttons += DialogActions(standard, dismissing: {}).buttons
    actions.placeCancelLast()
    let title = DialogTitle(dialog: dialog)
    switch dialog.style {
    case .alert: return try inner.elements(of: AlertCard(title: title, actions: actions))
    case .actionSheet: return try inner.elements(of: ActionSheetCards(title: title, actions: actions))
    }
  }

  /// Returns a button of the system, which only dismisses the dialog.
  private func button(_ title: SystemWord, in context: ElementContext) throws -> [ViewElement] {
    try context.child(.type("\(title)")).elements(
      of: Button(role: .cancel, action: dismiss) { Text(title) }.buttonStyle(DialogButtonStyle()))
  }
}

/// The elements of a dialog's actions.
struct DialogActions {
  struct Button {
    var element: ViewElement
    var role: ButtonRole?
  }

  var fields: [ViewElement] = []
  var buttons: [Button] = []

  /// Takes the fields and the buttons among the elements. As in SwiftUI, a dialog shows no other views.
  ///
  /// - Parameter dismiss: Called after the action of a button.
  init(_ elements: [ViewElement], dismissing dismiss: @escaping () -> Void) {
    for element in elements {
      if element.contains(where: { $0.roles.contains(.textField) }) {
        fields.append(element)
      } else if element.contains(where: { !$0.roles.isDisjoint(with: .tappable) || $0.actions.tap != nil }) {
        var element = element
        element.follow(with: dismiss)
        buttons.append(Button(element: element, role: element.dialogRole))
      }
    }
  }

  var hasCancel: Bool { buttons.contains { $0.role == .cancel } }

  mutating func placeCancelLast() {
    buttons = buttons.filter { $0.role != .cancel } + buttons.filter { $0.role == .cancel }
  }
}

/// The title and the message of a dialog.
nonisolated struct DialogTitle: View {
  let dialog: Dialog

  var isEmpty: Bool { dialog.title?.string.isEmpty != false && dialog.message == nil }

  var body: some View {
    VStack(spacing: 3) {
      if let title = dialog.title, !title.string.isEmpty {
        title.font(isAlert ? .headline : .footnote.weight(.semibold)).accessibilityAddTraits(.isHeader)
      }
      if let message = dialog.message { message.font(.footnote.leading(.tight)) }
    }
    .foregroundStyle(isAlert ? Color(.label) : Color(.secondaryLabel))
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }

  private var isAlert: Bool { dialog.style == .alert }
}

extension ViewElement {
  /// Whether the element or a descendant satisfies a condition.
  func contains(where isWanted: (ViewElement) -> Bool) -> Bool {
    isWanted(self) || children.contains { $0.contains(where: isWanted) }
  }

  /// Lets every tap in the element run another action after its own.
  mutating func follow(with action: @escaping () -> Void) {
    if let tap = actions.tap {
      actions.tap = {
        tap()
        action()
      }
      return
    }
    for index in children.indices { children[index].follow(with: action) }
  }

  /// The role of the button in the element.
  fileprivate var dialogRole: ButtonRole? {
    traits[DialogRoleKey.self] ?? children.lazy.compactMap(\.dialogRole).first
  }
}

private struct DialogRoleKey: ElementTraitKey {
  static var defaultValue: ButtonRole? { nil }
}

extension ElementTraits {
  /// The role of a button in a dialog.
  var dialogRole: ButtonRole? {
    get { self[DialogRoleKey.self] }
    set { self[DialogRoleKey.self] = newValue }
  }
}
