/// The roles of an element for accessibility, inspection and lint.
///
/// A view sets the roles of its own elements, so that a new control needs no change outside of its folder.
struct ElementRoles: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// The root of the drawing, around the view's own elements and the sheets.
  static let screen = ElementRoles(rawValue: 1 << 0)
  static let sheet = ElementRoles(rawValue: 1 << 1)
  static let scrollView = ElementRoles(rawValue: 1 << 2)
  static let image = ElementRoles(rawValue: 1 << 3)
  static let button = ElementRoles(rawValue: 1 << 4)
  static let toggle = ElementRoles(rawValue: 1 << 5)
  static let navigationLink = ElementRoles(rawValue: 1 << 6)
  /// A control that takes typed text.
  static let textField = ElementRoles(rawValue: 1 << 7)
  static let picker = ElementRoles(rawValue: 1 << 8)
  /// A control whose accessibility value is not among the texts that it shows, such as a slider.
  static let showsValueGraphically = ElementRoles(rawValue: 1 << 9)
  /// A control or bar whose touch target the system sizes, whatever its frame is.
  static let hasSystemTouchTarget = ElementRoles(rawValue: 1 << 10)
  /// A view that comparisons of pictures leave out.
  static let snapshotIgnored = ElementRoles(rawValue: 1 << 11)

  /// Controls that a tap activates.
  static let tappable: ElementRoles = [.button, .toggle, .navigationLink]
  static let controls: ElementRoles = [.button, .toggle, .navigationLink, .textField, .picker]
  static let standardControls: ElementRoles = [
    .button, .toggle, .navigationLink, .textField, .picker, .showsValueGraphically,
  ]

  /// Whether one of some roles is included. A literal of roles in a loop would be made again each time.
  func includesAny(of roles: ElementRoles) -> Bool { rawValue & roles.rawValue != 0 }
}
