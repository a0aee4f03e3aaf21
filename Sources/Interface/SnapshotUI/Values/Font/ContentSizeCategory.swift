/// A type size in the legacy spelling of `DynamicTypeSize`.
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

  /// Creates the category that corresponds to a type size.
  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.index] }

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension DynamicTypeSize {
  /// Creates the type size that corresponds to a category.
  public init(_ category: ContentSizeCategory) {
    self = zip(ContentSizeCategory.allCases, Self.allCases).first { $0.0 == category }?.1 ?? .large
  }
}

extension EnvironmentValues {
  /// The type size in its legacy spelling. Setting it sets ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
}
