/// The options of a picker or a menu.
struct Choices {
  enum Control {
    case picker
    case menu
  }

  /// One option.
  struct Option {
    var label: String
    var isSelected = false
    /// Selects the option; `nil` if the option is disabled.
    var choose: (() -> Void)?
  }

  var control: Control
  /// The accessibility label of the control.
  var label: String?
  /// Returns the current options. The options of a menu are created by this call, because the menu is drawn closed.
  var options: () throws -> [Option]
}

extension ViewElement {
  /// Returns the options that the element contains, or the element itself if it is an option.
  func options() throws -> [Choices.Option] {
    guard !accessibility.isHidden else { return [] }
    // A row of an inline picker is one option, although it holds the choices of the whole picker.
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
