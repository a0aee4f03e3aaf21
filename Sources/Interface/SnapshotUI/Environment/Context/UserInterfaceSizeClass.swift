/// The amount of space along one axis.
public enum UserInterfaceSizeClass: String, Hashable, CaseIterable, Sendable {
  case compact
  case regular
}
