import Foundation
import Raster
import Snapshot
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import Testing
import SnapshotUI

/// T14: the frames of a replay.
@Suite struct FrameTests {
  private struct Score: View {
    var points: Int
    var body: some View { Text("\(points) points").frame(width: 120, height: 40) }
  }

  private func frames(_ points: [Int]) -> [CaptionedFrame<Score>] {
    points.enumerated().map { CaptionedFrame($0.offset == 0 ? "start" : "hit \($0.offset)", Score(points: $0.element)) }
  }

  private func picture<Value>(_ strategy: Snapshotting<Value, PixelBuffer>, of value: Value) throws -> PixelBuffer {
    var result: Result<PixelBuffer, any Error>?
    strategy.snapshot(value).run { result = .success($0) }
    return try #require(result).get()
  }

  @Test("T14: each frame has a numbered file") func numberedFiles() throws {
    try withSandbox { sandbox throws in
      let first = sandbox.run { sandbox.assertion().verify(frames: { frames([0, 1, 3]) }, as: .image) }
      #expect(sandbox.files == ["login.01.png", "login.02.png", "login.03.png"])
      #expect(first.message?.hasPrefix("3 of 3 frames failed:\n  01 start\n  02 hit 1\n  03 hit 2\n\n") == true)
      _ = sandbox.run { sandbox.assertion(named: "game").verify(frames: { frames([0]) }, as: .elements) }
      #expect(sandbox.files.contains("login.game.01.elements.txt"))
      let ids = try sandbox.ledger().entries.map(\.id)
      #expect(ids.first == "AppTests/LoginTests/login()#image@01" && Set(ids).count == 4)
    }
  }

  @Test("T14: the frame that changed is named by its number and its caption") func changedFrame() throws {
    try withSandbox { sandbox throws in
      _ = sandbox.run { sandbox.assertion().verify(frames: { frames([0, 1, 3]) }, as: .image) }
      let later = Sandbox(at: sandbox.root).running(in: "later")
      let same = later.run { later.assertion().verify(frames: { frames([0, 1, 3]) }, as: .image) }
      #expect(same.message == nil)
      let verdict = later.run { later.assertion().verify(frames: { frames([0, 1, 4]) }, as: .image) }
      #expect(verdict.outcome == .changed)
      #expect(
        verdict.message?.hasPrefix("1 of 3 frames failed:\n  03 hit 2\n\nFirst failure: frame 03 hit 2\n\n") == true)
    }
  }

  @Test("T14: a hundred frames have numbers of three digits") func digits() throws {
    try withSandbox { sandbox throws in
      _ = sandbox.run { sandbox.assertion().verify(frames: { frames(Array(0..<100)) }, as: .elements) }
      #expect(sandbox.files.first == "login.001.elements.txt" && sandbox.files.last == "login.100.elements.txt")
    }
  }

  @Test("T14: no frames are a failure, and so is an error of the frames") func nothing() throws {
    struct Boom: LocalizedError { var errorDescription: String? { "boom" } }
    try withSandbox { sandbox throws in
      let empty = sandbox.run { sandbox.assertion().verify(frames: { frames([]) }, as: .image) }
      #expect(empty.outcome == .error && empty.message?.hasPrefix("The list of frames is empty") == true)
      let thrown = sandbox.run {
        sandbox.assertion().verify(frames: { () throws -> [CaptionedFrame<Score>] in throw Boom() }, as: .image)
      }
      #expect(thrown.outcome == .error && thrown.message?.hasPrefix("Threw error: boom\n\n  type: Boom\n") == true)
    }
  }

  @Test("T14: a contact sheet has every frame in order, with its number and its caption") func sheet() throws {
    let colors = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x00FFFF].map {
      Color(RGBA($0)).frame(width: 200, height: 50)
    }
    let frames = colors.enumerated().map { CaptionedFrame("step \($0.offset)", $0.element) }
    let sheet = FrameSheet(frames, columns: 3, cellScale: 0.5)
    let list = try sheet.displayList(in: RenderContext())
    // Three columns of 100 and two rows of 25, below labels of 18, with gaps of 16 and half a gap at the top.
    #expect(list.size == CGSize(width: 16 + 3 * (100 + 16), height: 8 + 2 * (18 + 25 + 16)))
    let pixels = try Renderer(threads: 1).render(list, scale: 1)
    let (left, middle, right) = (20, 20 + 116, 20 + 232)
    #expect(pixels[left, 30] == RGBA(0xFF0000) && pixels[middle, 30] == RGBA(0x00FF00))
    #expect(pixels[right, 30] == RGBA(0x0000FF) && pixels[left, 90] == RGBA(0xFFFF00))
    #expect(pixels[middle, 90] == RGBA(0x00FFFF) && pixels[right, 90] == RGBA(0xE5E5EA))
    let texts = list.textForm
    for text in ["01  step 0", "05  step 4"] { #expect(texts.contains(text), "\(text)") }
  }

  @Test("T14: sheets are equal each time, and depend on captions and frames") func determinism() throws {
    func sheet(_ frames: [CaptionedFrame<Score>]) throws -> PixelBuffer {
      try picture(.contactSheet(layout: .fixed(width: 120, height: 60), columns: 2), of: frames)
    }
    let once = try sheet(frames([0, 1, 2]))
    #expect(try sheet(frames([0, 1, 2])) == once)
    #expect(try sheet(frames([0, 2, 1])) != once)
    var renamed = frames([0, 1, 2])
    renamed[2].caption = "miss"
    #expect(try sheet(renamed) != once)
  }

  @Test("T14: a long caption wraps to four lines, and its row grows") func longCaption() throws {
    func height(_ caption: String) throws -> CGFloat {
      let frame = CaptionedFrame(caption, Color.red.frame(width: 100, height: 50))
      return try FrameSheet([frame], cellScale: 1).displayList(in: RenderContext()).size.height
    }
    let (one, four) = (try height("short"), try height(String(repeating: "word ", count: 200)))
    #expect(four > one + 20 && four < one + 60)
  }

  @Test("T14: bad columns and scales are replaced, and no frames are a typed error") func badInput() throws {
    let frames = [CaptionedFrame("a", Color.red.frame(width: 10, height: 10))]
    let plain = try FrameSheet(frames, columns: 1, cellScale: 1).displayList(in: RenderContext()).size
    #expect(try FrameSheet(frames, columns: -3, cellScale: .nan).displayList(in: RenderContext()).size == plain)
    #expect(throws: ViewError.self) { try FrameSheet<Score>([]).displayList(in: RenderContext()) }
  }

  @Test("T14: a frame that cannot be drawn is named") func undrawableFrame() throws {
    struct Fragile: Drawable {
      var fails: Bool
      func displayList(in context: RenderContext) throws -> DisplayList {
        guard !fails else { throw ViewError(.unusableScale(0)) }
        return DisplayList(size: CGSize(width: 4, height: 4)) { _ in }
      }
    }
    let frames = [CaptionedFrame("start", Fragile(fails: false)), CaptionedFrame("explode", Fragile(fails: true))]
    let error = #expect(throws: FrameError.self) { try FrameSheet(frames).displayList(in: RenderContext()) }
    #expect(error?.description.hasPrefix("Frame 02 (explode) cannot be drawn: ") == true)
    #expect(error?.number == "02" && error?.caption == "explode")
  }

  @Test("T14, V17: the companion text of a sheet lists the elements of each frame") func companion() throws {
    try withSandbox { sandbox throws in
      sandbox.run {
        withSnapshotTesting(companionText: .elements) {
          _ = sandbox.assertion(named: "sheet").verify({ frames([0, 7]) }, as: .contactSheet())
          _ = sandbox.assertion(named: "files").verify(frames: { frames([0, 7]) }, as: .image)
        }
      }
      #expect(
        sandbox.files == [
          "login.files.01.elements.txt", "login.files.01.png", "login.files.02.elements.txt", "login.files.02.png",
          "login.sheet.elements.txt", "login.sheet.png",
        ])
      let text = try #require(sandbox.reference("login.sheet.elements.txt"))
      #expect(text.contains("01  start\n") && text.contains("02  hit 1\n") && text.contains("\"7 points\""))
    }
  }
}
