import SliceKit
import SnapshotSeededRandom
import Testing
import SnapshotUI

/// Screens that create only the rows that are on screen.
@Suite struct LazyScreenTests {
  @Test("S13: a thousand rows create only the slices that are on screen") func reuse() throws {
    let screen = SliceScreen(
      LineCoordinator(lines(0..<1_000)), state: \.state, slices: SliceRegistry(QuietSlice.self), rows: .lazy,
      in: RenderContext(width: 200, height: 300))
    #expect(try screen.inspect().texts == (0..<8).map { "line \($0)" })
    // Seven rows and a half, and a slice that measures rows.
    #expect(screen.createdSliceCount == 8 + 1)
    #expect(screen.steps.map(\.configured.count).first == 8)
    for _ in 0..<400 { try screen.scroll(by: 100) }
    #expect(try screen.inspect().texts == (992..<1_000).map { "line \($0)" })
    #expect(screen.createdSliceCount == 8 + 1)
    try screen.scroll(by: -30)
    #expect(screen.createdSliceCount == 9 + 1, "parts of nine rows are on screen")
  }

  private final class QuietSlice: Slice, SliceConfigurable {
    private let label = TextLabel()
    var content: some View { label.frame(height: 40) }
    func configure(with viewModel: LineViewModel) { label.text = "line \(viewModel.id)" }
  }

  @Test("S13: rows in the margin exist and appear before they are seen") func margin() throws {
    let screen = lineScreen(lines(0..<1_000), rows: .lazy(margin: 80))
    #expect(try screen.inspect().texts == (0..<10).map { "line \($0)" })
    #expect(screen.coordinator.state.events == (0..<10).map { "+\($0)" })
    #expect(try !screen.inspect().find(text: "line 9").isVisible)
    try screen.scroll(by: 200)
    #expect(try screen.visibleFrames.map(\.minY) == stride(from: -80, to: 380, by: 40).map { $0 })
    for margin in [-1, .infinity, .nan] as [Double] {
      #expect(SliceRowLoading.lazy(margin: margin) == .lazy)
    }
  }

  @Test("S13: onAppear and onDisappear are sent for the rows that appear and leave") func lifecycle() throws {
    let screen = lineScreen(lines(0..<1_000))
    _ = try screen.inspect()
    #expect(screen.coordinator.state.events == (0..<8).map { "+\($0)" })
    screen.coordinator.change { _ in }
    _ = try screen.inspect()
    #expect(screen.coordinator.state.events == [], "rows that stay do not appear again")
    try screen.scroll(by: 100)
    #expect(screen.coordinator.state.events == ["-0", "-1", "+8", "+9"])
    screen.coordinator.change { _ in }
    try screen.scroll(by: -100)
    #expect(screen.coordinator.state.events == ["-8", "-9", "+0", "+1"])
    screen.coordinator.change { $0.lines.removeFirst() }
    _ = try screen.inspect()
    #expect(screen.coordinator.state.events == ["-0", "+8"])
    screen.coordinator.change { _ in }
    try screen.dismiss()
    #expect(screen.coordinator.state.events == (1..<9).map { "-\($0)" })
  }

  @Test("S15: after scrolling, the first row on screen keeps its place") func anchorAfterScrolling() throws {
    let screen = lineScreen(lines(0..<100))
    try screen.scroll(by: 400)
    try screen.scroll(by: -100)
    let first = try #require(try screen.visibleFrames.first)
    #expect(try screen.scrollPosition == ItemPosition(anchor: first.id, y: -20))
    screen.coordinator.change { $0.lines[9].height = 100 }
    #expect(try screen.visibleFrames.first == first)
  }

  @Test("S15: rows inserted above do not move what is on screen", arguments: [40, 100 / 3, 17.3] as [Double])
  func insertingAbove(height: Double) throws {
    let rows = (0..<100).map { LineViewModel(id: $0, height: height) }
    let screen = lineScreen(rows)
    try screen.scroll(by: 1_234.5)
    let context = RenderContext(width: 200, height: 300)
    let (before, picture) = (try screen.visibleFrames, try Renderer().render(screen.view, in: context))
    let position = try screen.scrollPosition
    for count in [1, 7, 50] {
      screen.coordinator.change { state in
        let taken = state.lines.count
        state.lines.insert(
          contentsOf: (taken..<taken + count).map { LineViewModel(id: $0, height: Double($0)) }, at: 3)
      }
      #expect(try screen.visibleFrames == before)
      #expect(try screen.scrollPosition == position)
      #expect(try Renderer().render(screen.view, in: context) == picture)
    }
    // Also rows directly above the anchor, and below the screen.
    screen.coordinator.change { state in
      let anchor = state.lines.firstIndex { $0.id == before[0].id.number } ?? 0
      state.lines.insert(LineViewModel(id: -1), at: anchor)
      state.lines.append(LineViewModel(id: -2))
    }
    #expect(try screen.visibleFrames == before)
    #expect(screen.coordinator.state.events == [], "nothing appears or leaves")
  }

  @Test("S15: rows removed or resized above the screen do not move it") func changesAbove() throws {
    let screen = lineScreen(lines(0..<100))
    try screen.scroll(to: 50)
    let before = try screen.places()
    screen.coordinator.change { $0.lines.removeFirst(20) }
    #expect(try screen.places() == before)
    screen.coordinator.change { state in for index in 0..<20 { state.lines[index].height = 5 } }
    #expect(try screen.places() == before)
    // The rows above are where their heights place them.
    try screen.scroll(by: -100)
    #expect(try screen.visibleFrames.map(\.id.number) == [47, 48, 49, 50, 51, 52, 53, 54])
    #expect(try screen.visibleFrames.map(\.minY) == [-20, 20, 60, 100, 140, 180, 220, 260])
  }

  @Test("S15: a row above the screen that changes its height is measured again") func heightsAbove() throws {
    let screen = lineScreen(lines(0..<100))
    _ = try screen.inspect()
    try screen.scroll(to: 8)
    screen.coordinator.change { state in for index in 0..<8 { state.lines[index].height = 100 } }
    try screen.scroll(by: -100)
    #expect(try screen.visibleFrames.first.map { "\($0.id.number) at \($0.minY)" } == "7 at 0.0")
  }

  @Test("A lazy screen stays within the safe area at its sides") func sideInsets() throws {
    var context = RenderContext(width: 200, height: 300)
    context.safeAreaInsets = EdgeInsets(top: 20, leading: 50, bottom: 10, trailing: 8)
    let pictures = try [SliceRowLoading.lazy, .eager].map { loading in
      try Renderer().render(lineScreen(lines(0..<7), rows: loading, in: context).view, in: context)
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func theAnchorIsRemoved() throws {
    let screen = lineScreen(lines(0..<100))
    try screen.scroll(to: 50)
    // The next row stays where it is, and the rows above follow.
    screen.coordinator.change { $0.lines.removeAll { $0.id == 50 } }
    #expect(try screen.places()["line 51"] == 40)
    #expect(try screen.places()["line 49"] == 0)
    // Without any row of the screen, the next remaining one takes the place of the anchor.
    screen.coordinator.change { $0.lines.removeAll { (40..<70).contains($0.id) } }
    #expect(try screen.places()["line 70"] == 40)
    // Without a row below, the last ones are at the bottom.
    screen.coordinator.change { $0.lines.removeAll { $0.id >= 70 } }
    #expect(try screen.places()["line 39"] == 260)
    screen.coordinator.change { $0.lines = lines(200..<300) }
    #expect(try screen.places()["line 200"] == 0)
    screen.coordinator.change { $0.lines = [] }
    #expect(try screen.inspect().texts == [])
    #expect(try screen.scrollPosition == nil)
    screen.coordinator.change { $0.lines = lines(0..<3) }
    #expect(try screen.places() == ["line 0": 0, "line 1": 40, "line 2": 80])
  }

  @Test func scrolling() throws {
    let screen = lineScreen(lines(0..<100))
    try screen.scroll(to: .bottom)
    #expect(try screen.places()["line 99"] == 260)
    #expect(try screen.visibleFrames.count == 8)
    try screen.scroll(to: .top)
    #expect(try screen.scrollPosition == ItemPosition(anchor: screen.descriptors[0].identity, y: 0))
    try screen.scroll(to: 30)
    #expect(try screen.places()["line 30"] == 0)
    try screen.scroll(to: 30, anchor: .bottom)
    #expect(try screen.places()["line 30"] == 260)
    try screen.scroll(to: 30, anchor: .center)
    #expect(try screen.places()["line 30"] == 130)
    try screen.scroll(to: try screen.descriptors[60].identity)
    #expect(try screen.places()["line 60"] == 0)
    try screen.scroll(by: 25.5)
    #expect(try screen.scrollPosition?.y == -25.5)
    #expect(screen.steps.last?.cause == "appeared(68)")
    #expect(screen.steps.contains { $0.cause == "scroll(by: 25.5)" && $0.configured == ["LineSlice 68"] })
    #expect(screen.steps.contains { $0.cause == "scroll(to: bottom)" && $0.configured.first == "LineSlice 92" })
  }

  @Test("Scrolling ends at the first and the last row", arguments: [1e6, 1e12, 1e300])
  func farBeyondTheEnds(distance: Double) throws {
    let screen = lineScreen(lines(0..<50))
    try screen.scroll(by: distance)
    #expect(try screen.places()["line 49"] == 260)
    try screen.scroll(by: -distance)
    #expect(try screen.places()["line 0"] == 0)
    let few = lineScreen(lines(0..<2))
    try few.scroll(by: distance)
    #expect(try few.places() == ["line 0": 0, "line 1": 40])
    try lineScreen([]).scroll(by: distance)
    try lineScreen([]).scroll(to: .bottom)
  }

  @Test("A lazy screen shows the same as an eager one") func asEager() throws {
    let context = Device.iPhoneSE3.context()
    for count in [0, 1, 5, 100] {
      let rows = lines(0..<count)
      let lazy = lineScreen(rows, in: context)
      let eager = lineScreen(rows, rows: .eager, in: context)
      #expect(try Renderer().render(lazy.view, in: context) == Renderer().render(eager.view, in: context))
    }
  }

  @Test("S15: after any changes the screen shows what a new one at the same place shows") func randomFlows() throws {
    var random = SplitMix(seed: 15)
    let live = lineScreen(lines(0..<40), rows: .lazy(margin: 25))
    let context = RenderContext(width: 200, height: 300)
    var next = 40
    for _ in 0..<120 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try live.scroll(by: Double(Int.random(in: -400...400, using: &random)))
      case 1:
        live.coordinator.change { state in
          let place = Int.random(in: 0...state.lines.count, using: &random)
          for _ in 0..<Int.random(in: 1..<5, using: &random) {
            next += 1
            state.lines.insert(
              LineViewModel(id: next, height: Double(Int.random(in: 0..<90, using: &random))), at: place)
          }
        }
      case 2:
        live.coordinator.change { state in
          for _ in 0..<Int.random(in: 0..<6, using: &random) where !state.lines.isEmpty {
            state.lines.remove(at: Int.random(in: state.lines.indices, using: &random))
          }
        }
      default:
        live.coordinator.change { state in
          guard let index = state.lines.indices.randomElement(using: &random) else { return }
          state.lines[index].height = Double(Int.random(in: 0..<90, using: &random))
          state.lines[index].note = " changed"
        }
      }
      let fresh = lineScreen(live.coordinator.state.lines, rows: .lazy(margin: 25))
      if let position = try live.scrollPosition {
        try fresh.scroll(to: position.anchor)
        try fresh.scroll(by: try fresh.visiblePlace(of: position.anchor) - position.y)
      }
      #expect(try live.visibleFrames == fresh.visibleFrames)
      #expect(try Renderer().render(live.view, in: context) == Renderer().render(fresh.view, in: context))
    }
    #expect(live.createdSliceCount < 60)
  }

  @Test("A row that changes its own height moves the rows below it, and others appear") func stateOfARow() throws {
    let screen = SliceScreen(
      LineCoordinator(lines(0..<100)), state: \.state, slices: SliceRegistry(FoldingSlice.self), rows: .lazy,
      in: RenderContext(width: 200, height: 300))
    try screen.inspect().find(button: "fold 1").tap()
    #expect(try screen.visibleFrames.map(\.minY) == [0, 60, 80, 140, 200, 260])
    try screen.inspect().find(button: "fold 0").tap()
    try screen.inspect().find(button: "fold 2").tap()
    #expect(try screen.visibleFrames.map(\.minY) == [0, 20, 40, 60, 120, 180, 240])
    #expect(try screen.inspect().texts.count == 7)
  }

  @Test func aSafeAreaAndATypeSize() throws {
    let context = Device.iPhone14ProMax.context(dynamicTypeSize: .xxxLarge)
    let screen = lineScreen((0..<200).map { LineViewModel(id: $0, height: nil) }, in: context)
    #expect(try screen.inspect().find(text: "line 0").frame.minY == 59)
    let height = try #require(try screen.visibleFrames.first?.height)
    #expect(height > 25, "measured at the type size of the screen")
    #expect(try screen.visibleFrames.count == Int(((932 - 59 - 34) / height).rounded(.up)))
  }

  @Test func aLazyScreenIsReleasedWithItsLastReference() throws {
    weak var weakScreen: SliceScreen<LineCoordinator>?
    do {
      let screen = lineScreen(lines(0..<100))
      try screen.scroll(by: 100)
      weakScreen = screen
    }
    #expect(weakScreen == nil)
  }
}

extension SliceIdentity {
  /// The number at the end of the description.
  var number: Int { Int(description.split(separator: " ").last ?? "") ?? .min }
}

extension SliceScreen {
  fileprivate func visiblePlace(of id: SliceIdentity) throws -> Double {
    try visibleFrames.first { $0.id == id }?.minY ?? 0
  }
}
