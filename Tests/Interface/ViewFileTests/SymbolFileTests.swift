import Snapshot
import Testing
import SnapshotUI

/// View files that use many symbols, as different people write them.
@MainActor @Suite struct SymbolFileTests {
  @Test func phoneSettings() { verify(PhoneSettingsView(), height: 860) }

  @Test func forecast() {
    let conditions: [Condition] = [.clear, .partlyCloudy, .rain, .storm, .snow]
    let days = zip(["Mon", "Tue", "Wed", "Thu", "Fri"], conditions).enumerated().map { index, day in
      DayForecast(id: index, day: day.0, condition: day.1, low: 9 + index, high: 17 + index)
    }
    verify(ForecastView(days: days), height: 800)
  }

  @Test func nowPlaying() { verify(NowPlayingView(), height: 740) }

  @Test func statusBoard() { verify(StatusBoardView(), height: 720) }

  @Test func notesShell() { verify(NotesShell(), height: 700) }

  @Test func orderTracking() { verify(OrderTrackingView(model: TrackingModel()), height: 680) }

  private func verify(_ view: some View, height: CGFloat, testName: String = #function) {
    var context = RenderContext(width: 390, height: height)
    context.displayScale = 2
    assertSnapshot(of: view, as: .image(context: context), testName: testName)
  }
}
