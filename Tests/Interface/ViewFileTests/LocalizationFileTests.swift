import Foundation
import Snapshot
import Testing
import SnapshotUI

/// View files with translations, Markdown, formats and assets.
@MainActor @Suite struct LocalizationFileTests {
  private static let now = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func notificationSettings() {
    verify(NotificationSettingsView(accountName: "Ada"), height: 560, in: ["en_US", "de_DE"])
  }

  @Test func releaseNotes() { verify(ReleaseNotesView(notes: ReleaseNote.samples), height: 460) }

  @Test func pluralInbox() {
    verify(
      PluralInboxView(summary: InboxSummary(unread: 22, drafts: 1, attachments: 5), owner: "Ada"), height: 420,
      in: ["en_US", "de_DE", "ru_RU"])
  }

  @Test func brandHeader() {
    verify(BrandHeader_Preview(), height: 340)
    verify(BrandHeader_Preview(), height: 340, scheme: .dark)
  }

  @Test func searchHighlights() {
    verify(
      SearchHighlights(
        hits: [
          SearchHit(id: 1, title: "Harbour rules", excerpt: "Boats in the harbour keep to five knots."),
          SearchHit(id: 2, title: "Night ferry", excerpt: "It leaves the Harbour at nine."),
        ], query: "harbour"), height: 320)
  }

  @Test func priceList() {
    let items = [
      PricedItem(id: 1, name: "Linen shirt", price: 49, discount: 0.2, weight: 0.25),
      PricedItem(id: 2, name: "Rain jacket", price: 1290.5, discount: nil, weight: 1.2),
    ]
    verify(
      PriceListView(items: items, currencyCode: "EUR", updated: Self.now), height: 460, in: ["en_US", "de_DE"])
  }

  @Test func recipeSteps() { verify(RecipeStepsView(), height: 320) }

  @Test func eventCountdown() {
    let event = CountdownEvent(
      title: "Harbour festival", start: Self.now.addingTimeInterval(8585), end: Self.now.addingTimeInterval(16_000))
    verify(EventCountdownView(event: event), height: 300, in: ["en_US", "de_DE"])
  }

  private func verify(
    _ view: some View, height: CGFloat, in locales: [String] = ["en_US"], scheme: ColorScheme = .light,
    testName: String = #function
  ) {
    for locale in locales {
      var context = RenderContext(
        width: 375, height: height, displayScale: 1, colorScheme: scheme, localeIdentifier: locale,
        mainBundle: .module, background: .system)
      context.date = Self.now
      assertSnapshot(
        of: view, as: .image(context: context), named: scheme == .light ? locale : "dark", testName: testName)
    }
  }
}
