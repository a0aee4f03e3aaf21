import Testing
import SnapshotUI

/// Problems of a layout at each width.
@Suite struct WidthSweepTests {
  /// A view whose text is truncated below 120 points, and between 200 and 220.25.
  private struct Gaps: View {
    var body: some View {
      GeometryReader { space in
        let isNarrow = space.size.width < 120 || space.size.width >= 200 && space.size.width < 220.25
        Text("Message").lineLimit(1).frame(width: isNarrow ? 40 : 180, alignment: .leading)
      }
    }
  }

  private let context = RenderContext(height: 100)

  @Test func edgesAreExact() throws {
    let sweep = WidthSweep(of: Gaps(), in: context, widths: 80...300)
    let found = try #require(sweep.findings.first)
    #expect(sweep.findings.count == 1)
    #expect(found.rule == .textTruncated && found.element == #"Text "Message""#)
    try #require(found.ranges.count == 2)
    #expect(found.ranges[0].lowerBound == 80)
    #expect(abs(found.ranges[0].upperBound - 120) <= WidthSweep.precision)
    #expect(abs(found.ranges[1].lowerBound - 200) <= WidthSweep.precision)
    #expect(abs(found.ranges[1].upperBound - 220.25) <= WidthSweep.precision)
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func everyTransitionOfWholeWidthsIsFound(size: DynamicTypeSize) throws {
    let view = VStack(alignment: .leading) {
      HStack {
        Text("Amount to pay").lineLimit(1); Spacer(); Button("Pay now") {}.fixedSize()
      }
      Text("A sentence that needs room").lineLimit(2)
      HStack { ForEach(0..<4) { Text("Tag \($0)").fixedSize() } }
    }
    var context = context
    context.dynamicTypeSize = size
    let widths = 150...420
    let sweep = WidthSweep(of: view, in: context, widths: widths)
    for width in widths {
      context.width = CGFloat(width)
      let expected = Set(try view.rendered(in: context).diagnostics.map { "\($0.rule) \($0.path)" })
      let found = Set(
        sweep.findings.filter { $0.ranges.contains { $0.contains(Double(width)) } }.map { "\($0.rule) \($0.path)" })
      #expect(Set(expected.map { $0.prefix { $0 != " " } }) == Set(found.map { $0.prefix { $0 != " " } }), "\(width)")
      #expect(expected.count == found.count, "\(width)")
    }
  }

  @Test func widthsWithoutLayoutAreUnknown() {
    /// A view without height from 100 points on.
    struct Flat: View {
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 100, height: 0); Text("Narrow")
        }
      }
    }
    let sweep = WidthSweep(of: Flat(), in: RenderContext(), widths: 60...140)
    #expect(sweep.unknown.count == 1 && sweep.reason?.isEmpty == false)
    #expect(abs((sweep.unknown.first?.lowerBound ?? 0) - 100) <= WidthSweep.precision)
    #expect(sweep.unknown.first?.upperBound == 140)
  }
}
