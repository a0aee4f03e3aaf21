import Foundation

/// Everything that the settings screen shows, ready for display: texts are formatted, decisions are made.
public struct SettingsViewData: Equatable, Sendable {
  public var name: String
  public var email: String
  public var plan: String
  /// Whether the screen offers the premium plan.
  public var offersUpgrade: Bool
  public var storage: String
  /// The used part of the storage, from 0 to 1.
  public var storageLevel: Double
  public var isStorageLow: Bool
  public var sendsNotifications: Bool
}

extension SettingsViewData {
  /// Creates the view data of an account. The function is pure: it reads no clock and no locale.
  public init(_ account: Account) {
    let level = account.storageLimit > 0 ? Double(account.usedStorage) / Double(account.storageLimit) : 1
    name = account.name
    email = account.email
    switch account.plan {
    case .free:
      plan = "Free"
      offersUpgrade = true
    case .premium(let end):
      plan = "Premium until \(end.day) \(end.month.rawValue.capitalized) \(end.year)"
      offersUpgrade = false
    }
    storage = "\(Self.gigabytes(account.usedStorage)) of \(Self.gigabytes(account.storageLimit)) GB used"
    storageLevel = min(max(level, 0), 1)
    isStorageLow = level >= 0.9
    sendsNotifications = account.sendsNotifications
  }

  /// Returns megabytes in gigabytes, with one digit after the point unless it is 0.
  private static func gigabytes(_ megabytes: Int) -> String {
    let tenths = (megabytes + 50) / 100
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
