/// The reasons for which the content of a view is hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: Int

  /// Creates a set of reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content isn't loaded yet: texts become bars, and images gray rectangles.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private: views with `privacySensitive()` are drawn as placeholders.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date. Texts and images are drawn as placeholders.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private struct PrivacyKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The reasons for which the content of the view is hidden.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether the view is private.
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether texts and images are drawn as placeholders.
  var showsPlaceholders: Bool {
    !redactionReasons.isDisjoint(with: [.placeholder, .invalidated])
      || isPrivacySensitive && redactionReasons.contains(.privacy)
  }
}

nonisolated extension View {
  /// Adds a reason for which the content of the view is hidden. Texts become rounded bars, and images gray rectangles.
  public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Removes all reasons for which the content of the view is hidden.
  public func unredacted() -> some View { changingEnvironment { $0.redactionReasons = [] } }

  /// Marks the view as private. It is drawn as a placeholder where the environment's reasons include `.privacy`.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment { $0.isPrivacySensitive = sensitive }
  }

  /// Marks the content as out of date while it loads, for the reason ``RedactionReasons/invalidated``.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { inert("invalidatableContent") }
}

extension EnvironmentValues {
  /// The paint of placeholders: the foreground style, almost transparent.
  func placeholderPaint(in rect: CGRect) -> Paint {
    switch foreground(in: rect) {
    case .color(let color): .color(color.multipliedAlpha(by: 0.16))
    case .gradient, .pattern: .color(Color(.label).opacity(0.16).resolve(in: self))
    }
  }
}
