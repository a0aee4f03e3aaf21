// Numbers that a modifier cannot use are reported, and the view is shown without them: SwiftUI writes such a message to
// the console.

extension ElementContext {
  /// Reports a value that is not used as it is, if there is one.
  func report(_ message: String?) {
    guard let message else { return }
    journal.diagnostics.append(
      ViewDiagnostic(.invalidValue, path: identity?.typePath ?? "View", message: message))
  }
}

/// What is wrong with the numbers of a call: those that are no numbers or endless.
func invalidValues(of name: String, _ values: (String, CGFloat?)...) -> String? {
  let invalid = values.compactMap { label, value -> String? in
    guard let value, !value.isFinite else { return nil }
    return (label.isEmpty ? "" : "\(label) ") + formatted(value)
  }
  return invalid.isEmpty ? nil : "\(name) cannot use \(invalid.joined(separator: ", "))"
}
