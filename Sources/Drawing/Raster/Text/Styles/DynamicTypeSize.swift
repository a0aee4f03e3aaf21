/// The user's preferred text size, with SwiftUI's names.
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

  /// The position in the order of sizes, from 0 (`xSmall`) to 11 (`accessibility5`).
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first size is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.index < right.index }
}
