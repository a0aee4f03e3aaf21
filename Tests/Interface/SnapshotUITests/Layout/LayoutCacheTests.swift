import Testing
import SnapshotUI

/// What a layout keeps between questions, and how far a scroll view has scrolled.
@Suite struct LayoutCacheTests {
  /// Counts how often its cache is made, and how often it is asked.
  private final class Count {
    var made = 0
    var asked: [Int] = []
  }

  private struct Counting: Layout {
    let count: Count

    func makeCache(subviews: Subviews) -> Int {
      count.made += 1
      return 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      cache += 1
      count.asked.append(cache)
      return CGSize(width: 20, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
      cache += 1
      count.asked.append(cache)
    }
  }

  @Test func aCacheIsCreatedOnceAndPassedOn() throws {
    let count = Count()
    let view = HStack {
      Counting(count: count) { Probe(5) }
      Probe(10)
    }
    _ = try view.rendered(in: RenderContext(width: 100, height: 50))
    #expect(count.made == 1)
    #expect(count.asked.count > 2 && count.asked == Array(1...count.asked.count))
  }

  @Test(arguments: [(nil, 0.0), (UnitPoint.top, 0), (.center, -75), (.bottom, -150)])
  func aScrollViewStartsAtItsAnchor(anchor: UnitPoint?, top: Double) throws {
    let view = ScrollView { Probe(10, 200) }.defaultScrollAnchor(anchor)
    #expect(try leafFrames(of: view, width: 100, height: 50).map(\.minY) == [CGFloat(top)])
  }

  @Test func shortContentIsAlsoAtTheAnchor() throws {
    let view = ScrollView { Probe(10, 20) }.defaultScrollAnchor(.bottom)
    #expect(try leafFrames(of: view, width: 100, height: 50).map(\.minY) == [30])
  }
}
