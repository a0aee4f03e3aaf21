extension AttributeScopes {
  /// The attributes of texts in views.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The extra space after each letter, in points.
    public let kern: KerningAttribute
    /// The extra space after each letter, in points.
    public let tracking: TrackingAttribute
    /// The distance of the text above the baseline of its line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    #if !canImport(Darwin)
      /// The purpose of the text, such as emphasis. An attribute of Foundation on Apple's platforms.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    /// The attributes of Foundation, such as `link`.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Font
      /// The name of the key.
      public static let name = "SwiftUI.Font"
    }

    /// The key of the text's color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the key.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of the color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the key.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of the line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the key.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the key.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of the extra space after each letter.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "SwiftUI.Kern"
    }

    /// The key of the extra space after each letter.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of the distance above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "SwiftUI.BaselineOffset"
    }

    #if !canImport(Darwin)
      /// The key of the purpose of a text.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = InlinePresentationIntent
        /// The name of the key.
        public static let name = "NSInlinePresentationIntent"
      }
    #endif
  }

  /// The attributes of texts in views.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of a text in a view.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
