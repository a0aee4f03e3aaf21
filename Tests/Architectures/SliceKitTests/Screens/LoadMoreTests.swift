import SliceKit
import Testing
import SnapshotUI

/// A row that appears near the end sends an action, which loads more rows.
@Suite struct LoadMoreTests {
  private func screen(pages: Int, rows: SliceRowLoading = .lazy) -> SliceScreen<LineCoordinator> {
    let screen = lineScreen(lines(0..<20), rows: rows)
    screen.coordinator.onAppear = { state, id in
      guard id == state.lines.count - 3, state.lines.count < 20 * pages else { return }
      state.lines += lines(state.lines.count..<state.lines.count + 20)
    }
    return screen
  }

  @Test("S13: scrolling to the end loads more") func loadMore() throws {
    let screen = screen(pages: 3)
    _ = try screen.inspect()
    #expect(screen.coordinator.state.lines.count == 20)
    try screen.scroll(by: 300)
    #expect(screen.coordinator.state.lines.count == 20, "the row is not on screen yet")
    try screen.scroll(by: 100)
    #expect(screen.coordinator.state.lines.count == 40)
    // The new rows are below, and what is on screen does not move.
    #expect(try screen.scrollPosition?.y == 0)
    #expect(try screen.places()["line 10"] == 0)
    let step = try #require(screen.steps.last { !$0.changes.isEmpty })
    #expect(step.cause == "appeared(17)")
    #expect(step.changes.inserts.map(\.position) == Array(20..<40))
    #expect(step.configured == [], "no new row is on screen")
    try screen.scroll(to: .bottom)
    #expect(screen.coordinator.state.lines.count == 60)
    try screen.scroll(to: .bottom)
    #expect(try screen.places()["line 59"] == 260)
    #expect(screen.coordinator.state.lines.count == 60)
    #expect(screen.createdSliceCount < 20)
  }

  @Test("A margin loads more before the end is seen") func ahead() throws {
    let screen = screen(pages: 3, rows: .lazy(margin: 400))
    _ = try screen.inspect()
    #expect(screen.coordinator.state.lines.count == 40)
  }

  @Test("Pages that load above and below at once keep the place") func aboveAndBelow() throws {
    let screen = lineScreen(lines(0..<20))
    screen.coordinator.onAppear = { state, id in
      guard id == 12, state.lines.count == 20 else { return }
      state.lines = lines(-30..<0) + state.lines + lines(20..<50)
    }
    try screen.scroll(by: 210)
    #expect(screen.coordinator.state.lines.count == 80)
    #expect(try screen.scrollPosition?.y == -10)
    #expect(try screen.places()["line 5"] == -10)
    try screen.scroll(by: -220)
    #expect(try screen.places()["line -1"] == -30)
  }

  @Test("Loading without end is reported, and names the actions", arguments: [SliceRowLoading.lazy, .eager])
  func endless(rows: SliceRowLoading) throws {
    let screen = lineScreen([LineViewModel(id: 0, height: 1), LineViewModel(id: 1, height: 0)], rows: rows)
    screen.coordinator.onAppear = { state, _ in state.lines.append(LineViewModel(id: state.lines.count, height: 0)) }
    let line = #line + 1
    let error = #expect(throws: SliceError.self) { try screen.inspect() }
    #expect(error?.description.hasPrefix("\(#filePath):\(line): The screen keeps updating: each update sent") == true)
    #expect(error?.description.contains("Last actions: appeared(") == true)
    // The next use is an error too, and ends.
    #expect(throws: SliceError.self) { try screen.inspect() }
  }

  @Test("Rows that add rows below the screen are not an endless loop") func rowsThatAddRows() throws {
    let screen = lineScreen(lines(0..<10))
    screen.coordinator.onAppear = { state, _ in state.lines.append(LineViewModel(id: state.lines.count)) }
    _ = try screen.inspect()
    #expect(screen.coordinator.state.lines.count == 18)
  }
}
