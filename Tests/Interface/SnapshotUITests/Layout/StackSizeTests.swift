import Testing
import SnapshotUI

/// How stacks share room: each case agrees with a published example or with the original.
@Suite struct StackSizeTests {
  private func widths(_ view: some View, in width: CGFloat) throws -> [CGFloat] {
    try leafFrames(of: view, width: width, height: 50).map(\.width)
  }

  @Test func childrenWithAMaximumWidthAreLaidOutBeforeThoseWithAMinimum() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 100)
      Color.blue.frame(minWidth: 100)
    }
    #expect(try widths(view, in: 150) == [75, 100])
    let rendered = try view.rendered(in: RenderContext(width: 150, height: 50))
    #expect(rendered.layout.exactFrame.width == 175)
  }

  @Test(arguments: [(100, [40, 0, 40]), (160, [60, 20, 60])] as [(CGFloat, [CGFloat])])
  func aSpacerTakesTheSpaceThatFlexibleChildrenLeave(width: CGFloat, expected: [CGFloat]) throws {
    let view = HStack(spacing: 10) {
      Color.red.frame(minWidth: 0, maxWidth: 60)
      Spacer(minLength: 0)
      Color.blue.frame(minWidth: 0, maxWidth: 60)
    }
    #expect(try widths(view, in: width) == expected)
  }

  @Test func noSpacingIsAddedAroundSpacers() throws {
    let view = HStack {
      Probe(20)
      Spacer()
      Probe(20)
    }
    #expect(try widths(view, in: 300) == [20, 260, 20])
  }

  @Test func explicitSpacingAppliesToSpacersToo() throws {
    let view = HStack(spacing: 8) {
      Probe(20)
      Spacer()
      Probe(20)
    }
    #expect(try widths(view, in: 300) == [20, 244, 20])
  }

  @Test func spacersKeepEightPoints() throws {
    let view = HStack {
      Probe(20)
      Spacer()
      Probe(20)
    }
    #expect(try widths(view, in: 30) == [20, 8, 20])
    #expect(try view.rendered(in: RenderContext()).layout.exactFrame.width == 48)
  }

  @Test func aTextBetweenColorsIsLaidOutFirst() throws {
    // Two words of 60, as wide as 120 on one line.
    let view = HStack {
      Color.red
      wordsProbe(60, 60)
      Color.blue
    }
    #expect(try widths(view, in: 200) == [62, 60, 62])
  }

  @Test func priorityComesBeforeFlexibility() throws {
    let view = HStack {
      Color.red
      wordsProbe(60, 60).layoutPriority(1)
      Color.blue
    }
    #expect(try widths(view, in: 200) == [32, 120, 32])
  }

  @Test func childrenThatDoNotFitOverflowFromTheOrigin() throws {
    let view = HStack(spacing: 0) { ForEach(0..<5) { _ in Probe(80) } }
    let rendered = try view.frame(width: 200, alignment: .leading).rendered(in: RenderContext(height: 50))
    #expect(rendered.layout.exactFrame.width == 200)
    #expect(rendered.layout.children[0].exactFrame.width == 400)
    #expect(rendered.layout.leaves.map(\.exactFrame.minX) == [0, 80, 160, 240, 320])
  }

  @Test func lowerPrioritiesKeepTheirLeastLength() throws {
    let view = HStack(spacing: 0) {
      Color.red.layoutPriority(1)
      Color.blue.frame(minWidth: 50)
    }
    #expect(try widths(view, in: 120) == [70, 50])
  }

  @Test func amongInfiniteChildrenTheLargestMinimumIsLaidOutFirst() throws {
    let view = HStack(spacing: 0) {
      Color.red
      Color.blue.frame(minWidth: 80, maxWidth: .infinity)
    }
    #expect(try widths(view, in: 100) == [20, 80])
  }

  @Test func thirdsMeetOnWholePixels() throws {
    let view = HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }
    let leaves = try view.rendered(in: RenderContext(width: 100, height: 10)).layout.leaves
    #expect(leaves.map(\.frame.width) == [33, 34, 33])
    #expect(leaves.map(\.frame.minX) == [0, 33, 67])
  }

  @Test func withoutAProposalChildrenHaveTheirIdealLength() throws {
    let view = HStack {
      Probe(20)
      Color.red
      Probe(30)
    }
    #expect(try leafFrames(of: view).map(\.width) == [20, 10, 30])
  }

  @Test func verticalStacksShareHeightInTheSameWay() throws {
    let view = VStack(spacing: 0) {
      Color.red.frame(maxHeight: 100)
      Color.blue.frame(minHeight: 100)
    }
    #expect(try leafFrames(of: view, width: 50, height: 150).map(\.height) == [75, 100])
  }

  @Test func childrenWithoutAProposedCrossLengthFillTheStack() throws {
    let view = VStack(spacing: 0) {
      Probe(70)
      Divider()
    }
    #expect(try leafFrames(of: view).map(\.width) == [70, 70])
  }
}
