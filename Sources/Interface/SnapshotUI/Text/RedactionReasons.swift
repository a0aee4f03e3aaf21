/// The reasons for which the content of a view is hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: Int

  /// Creates a set of reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EnvironmentValues {
  /// Whether texts and images are drawn as placeholders.
  var showsPlaceholders: Bool {
    !redactionReasons.isDisjoint(with: [.placeholder, .invalidated])
      || isPrivacySensitive && redactionReasons.contains(.privacy)
  }
}

extension EnvironmentValues {
  /// The paint of placeholders: the foreground style, almost transparent.
  func placeholderPaint(in rect: CGRect) -> Paint {
    switch foreground(in: rect) {
    case .color(let color): .color(color.multipliedAlpha(by: 0.16))
    case .gradient, .pattern: .color(Color(.label).opacity(0.16).rgba(in: self))
    }
  }
}
