import SnapshotUI

/// A text that a slice sets when it is configured, with the properties of UIKit's `UILabel`.
///
///     private let username = TextLabel()
///
/// It is not called `Label`, because that is the SwiftUI view with a title and an icon, which `SnapshotUI` has.
public typealias TextLabel = SliceControls.Label

/// The controls whose own names are those of SwiftUI views. Use ``TextLabel``. Texts of layouts contain these names.
public enum SliceControls {
  /// A text that a slice sets when it is configured. Use the name ``TextLabel``.
  public final class Label: Slice {
    /// The text, or `nil` to show nothing.
    public var text: String?
    /// The font, or `nil` for the font of the environment.
    public var font: Font?
    /// The text color, or `nil` for the foreground style of the environment.
    public var textColor: Color?
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 1
    /// The alignment of multiple lines.
    public var textAlignment = TextAlignment.leading
    /// Whether the label is hidden. A hidden label takes no space.
    public var isHidden = false

    /// Creates a label without text.
    public init() {}

    /// The text.
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
}
