/// A type size, by the names that SwiftUI had before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Creates the category of a type size.
  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.index] }

  /// Whether it is one of the five categories for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension DynamicTypeSize {
  /// Creates the type size of a category.
  public init(_ category: ContentSizeCategory) {
    self = zip(ContentSizeCategory.allCases, Self.allCases).first { $0.0 == category }?.1 ?? .large
  }
}

extension EnvironmentValues {
  /// The type size, by its older name. Setting it sets ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
}
