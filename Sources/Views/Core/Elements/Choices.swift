/// What can be chosen in a picker or a menu.
struct Choices {
  enum Control {
    case picker
    case menu
  }

  /// One of the choices.
  struct Option {
    var label: String
    var isSelected = false
    /// Chooses it; `nil` where it is disabled.
    var choose: (() -> Void)?
  }

  var control: Control
  /// The words by which the control is called.
  var label: String?
  /// The choices of now. Those of a menu are made when they are asked for: it is closed until then.
  var options: () throws -> [Option]
}

extension ViewElement {
  /// What can be chosen in the element: itself, or what it contains.
  func options() throws -> [Choices.Option] {
    guard !accessibility.isHidden else { return [] }
    // A row of a picker has all of its choices, and is one of them.
    if let choices = actions.choices, choices.control == .menu || actions.tap == nil { return try choices.options() }
    guard actions.tap != nil || !accessibility.traits.isDisjoint(with: .ofControls) else {
      return try children.flatMap { try $0.options() }
    }
    return [
      Choices.Option(
        label: spokenWords ?? "", isSelected: accessibility.traits.contains(.isSelected), choose: actions.tap)
    ]
  }
}
