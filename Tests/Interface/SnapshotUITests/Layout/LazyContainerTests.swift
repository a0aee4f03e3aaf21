import Testing
import SnapshotUI

@Suite struct LazyContainerTests {
  private func frames(_ columns: [GridItem], count: Int, width: CGFloat) throws -> [CGRect] {
    let view = LazyVGrid(columns: columns, spacing: 5) {
      ForEach(0..<count) { _ in Color.red.frame(height: 10) }
    }
    return try leafFrames(of: view, width: width)
  }

  @Test func aGridWithoutColumnsIsReported() throws {
    let view = LazyVGrid(columns: []) { Probe(10) }
    #expect(
      try view.rendered(in: RenderContext(width: 100, height: 100)).diagnosticsText.contains(
        "LazyVGrid has no columns, so a single flexible one is used; pass at least one GridItem"))
  }

  @Test func flexibleColumnsShareTheRemainingWidth() throws {
    let columns = [GridItem(.fixed(50), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(.flexible())]
    #expect(
      try frames(columns, count: 4, width: 270) == [
        CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 60, y: 0, width: 100, height: 10),
        CGRect(x: 170, y: 0, width: 100, height: 10), CGRect(x: 0, y: 15, width: 50, height: 10),
      ])
  }

  @Test func adaptiveColumnsAreAsManyAsFit() throws {
    let found = try frames([GridItem(.adaptive(minimum: 40), spacing: 10)], count: 5, width: 200)
    // Four of 42.5 with three gaps of 10.
    #expect(found.map(\.minX) == [0, 52.5, 105, 157.5, 0])
    #expect(found.allSatisfy { $0.width == 42.5 })
  }

  @Test(arguments: [-5, 0, CGFloat.nan, .infinity]) func invalidColumnWidthsGiveFiniteSizes(width: CGFloat) throws {
    let view = LazyVGrid(columns: [GridItem(.fixed(width)), GridItem(.adaptive(minimum: width))]) {
      ForEach(0..<3) { _ in Probe(10) }
    }
    let size = try view.rendered(in: RenderContext(width: 100, height: 100)).layout.exactFrame.size
    #expect(size.width.isFinite && size.height.isFinite)
  }

  @Test func aLazyStackFillsTheProposedWidth() throws {
    let view = LazyVStack(alignment: .leading, spacing: 3) {
      Probe(10)
      Probe(20)
    }
    let layout = try view.rendered(in: RenderContext(width: 100)).layout
    #expect(layout.exactFrame.size == CGSize(width: 100, height: 23))
    #expect(layout.leaves.map(\.exactFrame.minX) == [0, 0])
  }

  @Test func rowsOfAHorizontalGridFillFromTopToBottom() throws {
    let view = LazyHGrid(rows: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 4) {
      ForEach(0..<3) { _ in Probe(10, 20) }
    }
    let origins = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 14, y: 0)]
    #expect(try leafFrames(of: view).map(\.origin) == origins)
  }
}
