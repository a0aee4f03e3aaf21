import Settings
import Snapshot
import Testing
import SnapshotUI

@MainActor @Suite(.snapshots(companionText: .layout)) struct SettingsViewTests {
  @Test func appearances() {
    let view = SettingsView(SettingsViewData(.ada))
    assertSnapshots(of: view, across: .appearances)
    assertNoDiagnostics(of: view, across: .appearances)
  }

  @Test func eventsAreReported() throws {
    var events: [SettingsEvent] = []
    var account = Account.ada
    account.plan = .free
    let view = SettingsView(SettingsViewData(account)) { events.append($0) }
    try view.inspect().find(button: "Go premium").tap()
    try view.inspect().find(label: "Notifications").tap()
    try view.inspect().find(button: "Sign out").tap()
    #expect(events == [.upgradeTapped, .notificationsChanged(false), .signOutTapped])
  }

  @Test func premiumUsersSeeNoOffer() throws {
    let view = SettingsView(SettingsViewData(.ada))
    #expect(throws: (any Error).self) { try view.inspect().find(button: "Go premium") }
  }
}

/// The four appearances of the app that every screen is tested in.
enum Appearance: String, CaseIterable {
  case light, dark, rightToLeft, largeText
}

extension Matrix {
  static var appearances: Matrix {
    .axis(
      "appearance", Appearance.allCases, preposition: "in",
      apply: { appearance, context in
        context.width = 320
        context.height = nil
        switch appearance {
        case .light: break
        case .dark: context.colorScheme = .dark
        case .rightToLeft: context.layoutDirection = .rightToLeft
        case .largeText: context.dynamicTypeSize = .accessibility2
        }
      })
  }
}
