import Testing

// Internal: measures layout nodes.
@testable import SnapshotUI

@Suite struct FrameTests {
  private func frame(_ view: some View, width: CGFloat? = nil) throws -> CGRect {
    try view.rendered(in: RenderContext(width: width, height: 20)).layout.exactFrame
  }

  @Test func aFixedFrameDoesNotDependOnItsChild() throws {
    #expect(try frame(Probe(30).frame(width: 100), width: 50).width == 100)
    #expect(try frame(Probe(130).frame(width: 100), width: 50).width == 100)
  }

  @Test(arguments: [(.leading, 0), (.center, 35), (.trailing, 70)] as [(Alignment, CGFloat)])
  func aFrameAlignsItsChild(alignment: Alignment, x: CGFloat) throws {
    #expect(try leafFrames(of: Probe(30).frame(width: 100, alignment: alignment)).map(\.minX) == [x])
  }

  /// What a flexible frame around a child of 30 takes of proposals: nothing, less, more.
  @Test(
    arguments: [
      (nil, nil, [CGFloat(30), 30, 30]),
      (nil, 100, [30, 30, 80]),
      (nil, CGFloat.infinity, [30, 30, 80]),
      (50, nil, [50, 50, 50]),
      (10, nil, [30, 20, 30]),
      (10, 60, [30, 20, 60]),
      (40, 60, [40, 40, 60]),
    ] as [(CGFloat?, CGFloat?, [CGFloat])])
  func aFlexibleFrameIsClampedToItsBounds(least: CGFloat?, most: CGFloat?, expected: [CGFloat]) throws {
    let view = Probe(30).frame(minWidth: least, maxWidth: most)
    let proposals: [CGFloat?] = [nil, 20, 80]
    let node = LayoutNode(try #require(try elements(of: view).first))
    #expect(proposals.map { node.size(ProposedViewSize(width: $0, height: nil)).width } == expected)
  }

  @Test func theIdealLengthIsUsedWithoutAProposal() throws {
    let frames = try leafFrames(of: Color.red.frame(idealWidth: 70, idealHeight: 30))
    #expect(frames.map(\.size) == [CGSize(width: 70, height: 30)])
  }

  @Test func anInfiniteFrameIsFiniteWithoutAProposal() throws {
    #expect(try frame(Probe(30).frame(maxWidth: .infinity)).width == 30)
  }

  private func elements(of view: some View) throws -> [ViewElement] {
    try ElementContext(environment: EnvironmentValues(), journal: EvaluationJournal()).elements(of: view)
  }
}
