import Snapshot
import Testing
import SnapshotUI

/// View files as one writes them for SwiftUI, unchanged: each in light, most in dark at the first accessibility size or
/// from right to left, and the stops of those who hear it.
@MainActor @Suite struct ViewFileTests {
  @Test func mailList() { verify(MailListView(messages: MailMessage.samples), in: [.light, .rightToLeft]) }

  @Test func bookingForm() { verify(BookingForm(), in: [.light, .darkAndLarge]) }

  @Test func recipeCard() { verify(RecipeCard(recipe: .sample), in: Variant.allCases) }

  @Test func onboarding() { verify(OnboardingView(start: 1), in: [.light]) }

  @Test func settings() { verify(SettingsView(), in: [.darkAndLarge, .rightToLeft]) }

  @Test func chat() { verify(ChatView(messages: Self.messages), in: [.light, .darkAndLarge]) }

  @Test func calendar() {
    verify(
      MonthView(
        monthName: "May 2026", dayCount: 31, leadingBlanks: 4, today: 12, events: Self.events, selectedDay: 14),
      in: [.darkAndLarge, .rightToLeft])
  }

  @Test func player() {
    verify(
      PlayerView(track: Track(title: "Night Ferry", artist: "The Harbours", elapsed: 83, duration: 224)), in: [.light])
  }

  @Test func checkout() {
    verify(
      CheckoutView(items: [
        CartItem(id: 1, name: "Linen shirt", variant: "Sand, M", price: 49, quantity: 1),
        CartItem(id: 2, name: "Rain jacket", variant: "Petrol, L", price: 129, quantity: 2),
      ]), in: [.light, .rightToLeft])
  }

  @Test func activity() {
    let days = zip(
      ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], [6200.0, 8400, 9100, 4300, 7700, 12000, 3000])
    verify(
      ActivityView(
        totals: days.map { DayTotal(day: $0, steps: $1) },
        heartRates: [58, 61, 60, 72, 95, 88, 70, 66, 64, 110, 84, 62]), in: [.light])
  }

  @Test func sheetOfVariants() {
    let matrix = Matrix.devices(.iPhoneSE3) * .pseudoLocales()
    assertSnapshot(of: RecipeCard(recipe: .sample), as: .contactSheet(across: matrix, cellScale: 0.4))
  }

  @Test func annotations() {
    let layout = SnapshotLayout.fixed(width: 320, height: 420)
    assertSnapshot(of: RecipeCard(recipe: .sample), as: .annotatedImage(layout: layout), named: "layout")
    assertSnapshot(of: RecipeCard(recipe: .sample), as: .accessibilityImage(layout: layout), named: "stops")
    assertSnapshot(of: RecipeCard(recipe: .sample), as: .accessibilityJSON)
  }
}

extension ViewFileTests {
  private static let messages = [
    ChatMessage(id: 1, text: "Are we still on for Saturday?", isOwn: false, time: "09:38"),
    ChatMessage(id: 2, text: "Yes! Nine at the pier.", isOwn: true, time: "09:40"),
    ChatMessage(
      id: 3, text: "I will bring coffee, and the map that Jonas has drawn of the islands.", isOwn: false,
      time: "09:41"),
  ]

  private static let events = [
    CalendarEvent(id: 1, day: 12, title: "Stand-up", hours: "09:00 – 09:15", color: .blue),
    CalendarEvent(id: 2, day: 14, title: "Dentist", hours: "11:30 – 12:00", color: .orange),
    CalendarEvent(id: 3, day: 14, title: "Dinner with Mara", hours: "19:00 – 22:00", color: .purple),
  ]

  private enum Variant: String, CaseIterable {
    case light
    case darkAndLarge = "dark-AX1"
    case rightToLeft = "RTL"

    var context: RenderContext {
      var context = Device.iPhoneSE3.context(displayScale: 1)
      switch self {
      case .light: break
      case .darkAndLarge:
        context.colorScheme = .dark
        context.dynamicTypeSize = .accessibility1
      case .rightToLeft: context.layoutDirection = .rightToLeft
      }
      return context
    }
  }

  private func verify(_ view: some View, in variants: [Variant], testName: String = #function) {
    for variant in variants {
      assertSnapshot(of: view, as: .image(context: variant.context), named: variant.rawValue, testName: testName)
    }
    assertSnapshot(of: view, as: .accessibility(context: Variant.light.context), testName: testName)
  }
}
