/// The label of a button that has only a role: the title and the symbol of the system.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A label with the title and the symbol of the role.
  public var body: some View {
    Label {
      Text(verbatim: role.title)
    } icon: {
      Image(systemName: role.symbol)
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the title and the symbol of a role.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension ButtonRole {
  fileprivate var title: String {
    switch self {
    case .cancel: "Cancel"
    case .destructive: "Delete"
    case .close: "Close"
    case .confirm: "Done"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .cancel, .close: "xmark"
    case .destructive: "trash"
    case .confirm: "checkmark"
    }
  }
}
