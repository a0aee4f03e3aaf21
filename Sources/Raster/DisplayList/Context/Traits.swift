/// The size that a person has chosen for text. Names are SwiftUI's.
public enum DynamicTypeSize: String, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// The position in the order of sizes, from 0 for `xSmall` to 11 for `accessibility5`.
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether it is one of the five sizes for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.index < right.index }
}

/// Light or dark appearance.
public enum ColorScheme: String, Hashable, CaseIterable, Sendable {
  case light
  case dark
}

/// Standard or increased contrast.
public enum ColorSchemeContrast: String, Hashable, CaseIterable, Sendable {
  case standard
  case increased
}

/// Whether a person has asked for bold text.
public enum LegibilityWeight: String, Hashable, CaseIterable, Sendable {
  case regular
  case bold
}

/// The direction in which text and layout run.
public enum LayoutDirection: String, Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// How much room a device gives along one axis.
public enum UserInterfaceSizeClass: String, Hashable, CaseIterable, Sendable {
  case compact
  case regular
}
