/// A generation of iOS' design: the sizes, colors and shapes of lists, controls and bars.
public enum SystemDesign: String, Hashable, CaseIterable, Sendable {
  /// The design of iOS 15 to 18.
  case iOS18
  /// The design of iOS 26.
  case iOS26
}
