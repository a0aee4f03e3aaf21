// Invalid numbers are reported, and the view is shown without them. SwiftUI logs such messages to the console.

extension ElementContext {
  /// Reports a message about an invalid value, if there is one.
  func report(_ message: String?) {
    guard let message else { return }
    journal.diagnostics.append(
      ViewDiagnostic(.invalidValue, path: identity?.typePath ?? "View", message: message))
  }
}

/// Returns a message about the arguments of a call that are infinite or not a number; `nil` if all are valid.
func invalidValues(of name: String, _ values: (String, CGFloat?)...) -> String? {
  let invalid = values.compactMap { label, value -> String? in
    guard let value, !value.isFinite else { return nil }
    return (label.isEmpty ? "" : "\(label) ") + formatted(value)
  }
  return invalid.isEmpty ? nil : "invalid value for \(name): \(invalid.joined(separator: ", "))"
}
