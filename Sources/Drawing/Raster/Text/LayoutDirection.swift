/// The direction of text and layout.
public enum LayoutDirection: String, Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
