extension FontDescriptor {
  /// A text style with a size and a line height for every type size.
  public enum TextStyle: String, Hashable, CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }
}
