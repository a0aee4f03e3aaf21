import Snapshot
import Testing
import SnapshotUI

/// View files with styles, redaction, materials, canvases and three dimensions, unchanged.
@MainActor @Suite struct DrawingFileTests {
  @Test func habitTracker() { verify(HabitTrackerView()) }

  @Test func skeletonFeed() { verify(SkeletonFeedView()) }

  @Test func glassPlayer() { verify(GlassPlayerView()) }

  @Test func canvasCharts() { verify(CanvasChartsView()) }

  @Test func cardFlip() {
    verify(CardFlipView(card: FlashCard(question: "Capital of Norway?", answer: "Oslo"), degrees: 35))
  }

  @Test func profileCard() { verify(ProfileCardView()) }

  @Test func oldStylesForm() { verify(OldStylesForm()) }

  @Test func paywall() { verify(PaywallView()) }
}

extension DrawingFileTests {
  private func verify(_ view: some View, testName: String = #function) {
    let context = Device.iPhoneSE3.context(displayScale: 1)
    assertSnapshot(of: view, as: .image(context: context), named: "light", testName: testName)
  }
}
