/// A reason why a diagnostic doesn't count by default.
package enum LintExemption: String, Hashable, Sendable, CaseIterable {
  /// The color is a gray of iOS' labels, or the color of a control of the system.
  case systemColor = "system-color"
  /// The size is that of a control of the system.
  case systemControl = "system-control"

  /// The reason, as reports print it once.
  package var reason: String {
    switch self {
    case .systemColor:
      "iOS draws secondary texts, prompts and controls in these colors; users can increase the contrast in Settings"
    case .systemControl: "iOS sets the size of this control and of its touch target"
    }
  }
}
