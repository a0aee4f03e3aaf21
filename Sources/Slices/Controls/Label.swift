import Views

/// A text that a slice sets when it is configured. The spelling is that of UIKit's label.
///
/// `Views` has a `Label` too, a title with an icon. Where a file imports both modules, `Label()` is this one, since only
/// this one is made of nothing; a type annotation says which: `Slices.Label`.
public final class Label: Slice {
  public var text: String?
  /// The font; that of the surroundings where it is `nil`.
  public var font: Font?
  /// The colour; that of the surroundings where it is `nil`.
  public var textColor: Color?
  /// The most lines; 0 for all.
  public var numberOfLines = 1
  public var textAlignment = TextAlignment.leading
  /// A hidden label takes no room.
  public var isHidden = false

  public init() {}

  public var content: some View {
    if !isHidden, let text {
      Text(text)
        .transformEnvironment(\.font) { [font] in $0 = font ?? $0 }
        .transformEnvironment(\.foregroundStyle) { [textColor] in $0 = textColor ?? $0 }
        .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
        .multilineTextAlignment(textAlignment)
    }
  }
}
