/// A book of the list.
public struct Book: Identifiable, Hashable, Sendable {
  public let id: Int
  public let title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

/// What the list shows below the number of favorites.
public enum Phase: Equatable, Sendable {
  case loading
  case failed
  case loaded([Book])
}
