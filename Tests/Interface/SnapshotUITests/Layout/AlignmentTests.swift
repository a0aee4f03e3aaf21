import Testing
import SnapshotUI

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

@Suite struct AlignmentTests {
  @Test func aStackSpansTheUnionOfItsAlignedChildren() throws {
    let view = HStack(alignment: .top, spacing: 0) {
      Probe(10, 40)
      Probe(10, 40).alignmentGuide(.top) { _ in 30 }
    }
    let rendered = try view.rendered(in: RenderContext())
    #expect(rendered.layout.exactFrame.size == CGSize(width: 20, height: 70))
    #expect(rendered.layout.leaves.map(\.exactFrame.minY) == [30, 0])
  }

  @Test func everyBuiltInAlignmentPlacesItsEdge() throws {
    func x(_ alignment: HorizontalAlignment) throws -> [CGFloat] {
      try leafFrames(
        of: VStack(alignment: alignment) {
          Probe(50)
          Probe(20)
        }
      ).map(\.minX)
    }
    #expect(try x(.leading) == [0, 0])
    #expect(try x(.center) == [0, 15])
    #expect(try x(.trailing) == [0, 30])
  }

  @Test func customGuidesOfAContainerAreAveraged() throws {
    let inner = VStack(spacing: 0) {
      Probe(10, 20).alignmentGuide(.middle) { _ in 0 }
      Probe(10, 20).alignmentGuide(.middle) { _ in 20 }
    }
    let view = HStack(alignment: .middle, spacing: 0) {
      inner
      Probe(10, 10)
    }
    // The guides lie at 0 and 40, so that 5 meets 20.
    #expect(try leafFrames(of: view).map(\.minY) == [0, 20, 15])
  }

  @Test func builtInGuidesDoNotReachThroughContainers() throws {
    let inner = VStack(spacing: 0) { Probe(10, 20).alignmentGuide(.top) { _ in 10 } }
    let view = HStack(alignment: .top, spacing: 0) {
      inner
      Probe(10, 10)
    }
    #expect(try leafFrames(of: view).map(\.minY) == [0, 0])
  }

  @Test func guidesReachThroughPaddingAndFrames() throws {
    let view = HStack(alignment: .middle, spacing: 0) {
      Probe(10, 20).alignmentGuide(.middle) { _ in 4 }.padding(.top, 10).frame(height: 50, alignment: .top)
      Probe(10, 10).alignmentGuide(.middle) { _ in 0 }
    }
    #expect(try leafFrames(of: view).map(\.minY) == [10, 14])
  }

  @Test func firstBaselinesMeet() throws {
    let view = HStack(alignment: .firstTextBaseline) {
      Text("Large").font(.largeTitle)
      Text("small").font(.caption)
    }
    let context = RenderContext()
    let leaves = try view.rendered(in: context).layout.leaves
    let baselines = leaves.map { leaf in
      let text = leaf.element.drawing?.text
      return leaf.exactFrame.minY + (text?.lines(for: leaf.proposal).firstBaseline ?? 0)
    }
    #expect(baselines[0] > 0)
    #expect(abs(baselines[0] - baselines[1]) < 1e-9)
    #expect(leaves[1].exactFrame.minY > leaves[0].exactFrame.minY)
  }

  @Test func theBaselineOfAViewWithoutTextIsItsBottom() throws {
    let view = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Probe(10, 30)
      Probe(10, 10)
    }
    #expect(try leafFrames(of: view).map(\.minY) == [0, 20])
  }
}
