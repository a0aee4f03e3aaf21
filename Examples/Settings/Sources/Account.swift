/// The account of a user, as the rest of the app knows it.
public struct Account: Equatable, Sendable {
  public enum Plan: Equatable, Sendable {
    case free
    case premium(until: Day)
  }

  /// A day of the calendar.
  public struct Day: Equatable, Sendable {
    public var day: Int
    public var month: Month
    public var year: Int

    public init(_ day: Int, _ month: Month, _ year: Int) {
      self.day = day
      self.month = month
      self.year = year
    }
  }

  public enum Month: String, Equatable, Sendable {
    case january, february, march, april, may, june, july, august, september, october, november, december
  }

  public var name: String
  public var email: String
  public var plan: Plan
  /// Used and available storage in megabytes.
  public var usedStorage: Int
  public var storageLimit: Int
  public var sendsNotifications: Bool

  public init(
    name: String, email: String, plan: Plan, usedStorage: Int, storageLimit: Int, sendsNotifications: Bool
  ) {
    self.name = name
    self.email = email
    self.plan = plan
    self.usedStorage = usedStorage
    self.storageLimit = storageLimit
    self.sendsNotifications = sendsNotifications
  }
}
