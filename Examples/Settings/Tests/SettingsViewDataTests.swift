import Settings
import Testing

/// The mapping from the model, which needs no view.
@Suite struct SettingsViewDataTests {
  @Test func premium() {
    let viewData = SettingsViewData(.ada)
    #expect(viewData.plan == "Premium until 31 December 2026")
    #expect(!viewData.offersUpgrade)
    #expect(viewData.storage == "12.4 of 15 GB used")
    #expect(!viewData.isStorageLow)
  }

  @Test func free() {
    var account = Account.ada
    account.plan = .free
    #expect(SettingsViewData(account).plan == "Free")
    #expect(SettingsViewData(account).offersUpgrade)
  }

  @Test(arguments: [(13_499, false), (13_500, true), (15_000, true), (20_000, true)])
  func storageIsLowFromNinetyPercent(used: Int, isLow: Bool) {
    var account = Account.ada
    account.usedStorage = used
    #expect(SettingsViewData(account).isStorageLow == isLow)
    #expect((0...1).contains(SettingsViewData(account).storageLevel))
  }
}

extension Account {
  static let ada = Account(
    name: "Ada Lovelace", email: "ada@acme.org", plan: .premium(until: Day(31, .december, 2026)),
    usedStorage: 12_400, storageLimit: 15_000, sendsNotifications: true)
}
