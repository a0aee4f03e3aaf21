import Testing
import SnapshotUI

/// Stacks that are offered less height than their texts need.
@Suite struct CrowdedStackTests {
  @Test(arguments: [CGFloat(1), 20, 50, 90])
  func textsOfACrowdedStackDoNotOverlap(height: CGFloat) throws {
    let view = VStack(spacing: 0) {
      Text("Ordered")
      Text("A second text that needs several lines in this width")
      Divider()
      Text("Third").font(.largeTitle)
      HStack {
        Text("Fourth")
        Text("beside it")
      }
    }
    .frame(width: 120, height: height)
    let layout = try view.rendered(in: RenderContext()).layout
    let frames = layout.leaves.filter { $0.element.drawing?.text != nil }.map(\.exactFrame)
    #expect(frames.count == 5)
    #expect(frames.allSatisfy { $0.height > 15 })
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] {
        #expect(!frame.insetBy(dx: 0, dy: 0.5).intersects(other), "\(frame) overlaps \(other)")
      }
    }
  }
}
