import Testing
import SnapshotUI

@Suite struct ContainerTests {
  @Test func aZStackSpansItsChildrenOfTheHighestPriority() throws {
    let view = ZStack(alignment: .topLeading) {
      Probe(50, 20)
      Probe(20, 70)
    }
    #expect(try view.rendered(in: RenderContext()).layout.exactFrame.size == CGSize(width: 50, height: 70))

    let unequal = ZStack {
      Probe(50, 20).layoutPriority(1)
      Probe(90, 90)
    }
    let rendered = try unequal.rendered(in: RenderContext())
    #expect(rendered.layout.exactFrame.size == CGSize(width: 50, height: 20))
    #expect(rendered.layout.leaves[1].exactFrame.origin == CGPoint(x: -20, y: -35))
  }

  @Test func theLayoutTextOfAStackIsATree() throws {
    let view = HStack(alignment: .top) {
      Color.red.frame(width: 20, height: 30)
      VStack(alignment: .leading, spacing: 2) {
        Probe(40, 10, named: "Title")
        Probe(60, 10, named: "Detail")
      }
    }
    #expect(
      try layoutText(of: view) == """
        HStack (0, 0, 88 × 30)
          frame width 20, height 30 (0, 0, 20 × 30)
            Color systemRed (0, 0, 20 × 30)
          VStack (28, 0, 60 × 22)
            Title (28, 0, 40 × 10)
            Detail (28, 12, 60 × 10)

        """)
  }

  @Test func theLayoutTextOfModifiersIsATree() throws {
    let view = Probe(20).padding().background(Color.red).overlay(alignment: .topTrailing) { Probe(4, 4) }
      .offset(x: 3, y: 4).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      try layoutText(of: view) == """
        padding 1 2 3 4 (0, 0, 58 × 46)
          offset x 3, y 4 (2, 1, 52 × 42)
            overlay (5, 5, 52 × 42)
              background (5, 5, 52 × 42)
                ignoresSafeArea (5, 5, 52 × 42)
                  Color systemRed (5, 5, 52 × 42)
                padding 16 (5, 5, 52 × 42)
                  Probe (21, 21, 20 × 10)
              Probe (53, 5, 4 × 4)

        """)
  }

  @Test func paddingReducesTheProposedSize() throws {
    #expect(
      try leafFrames(of: Color.red.padding(.horizontal, 10).padding(.top, 5), width: 100, height: 50)
        == [CGRect(x: 10, y: 5, width: 80, height: 45)])
  }

  @Test func anOverlayIsProposedTheSizeOfItsBaseAndDoesNotChangeIt() throws {
    let view = Probe(40, 20).overlay { Color.red }.background { Probe(100, 100) }
    let rendered = try view.rendered(in: RenderContext())
    #expect(rendered.layout.exactFrame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(
      rendered.layout.leaves.map(\.exactFrame) == [
        CGRect(x: -30, y: -40, width: 100, height: 100), CGRect(x: 0, y: 0, width: 40, height: 20),
        CGRect(x: 0, y: 0, width: 40, height: 20),
      ])
  }

  @Test func fixedSizeUsesTheIdealSizeForAnyProposal() throws {
    let words = wordsProbe(60, 60)
    #expect(try leafFrames(of: words, width: 80).map(\.size) == [CGSize(width: 60, height: 40)])
    #expect(try leafFrames(of: words.fixedSize(), width: 80).map(\.size) == [CGSize(width: 120, height: 20)])
    #expect(
      try leafFrames(of: words.fixedSize(horizontal: false, vertical: true), width: 80, height: 10).map(\.size)
        == [CGSize(width: 60, height: 40)])
  }

  @Test(arguments: [
    (ContentMode.fit, CGSize(width: 100, height: 50)), (.fill, CGSize(width: 200, height: 100)),
  ])
  func aspectRatiosFitOrFill(mode: ContentMode, size: CGSize) throws {
    let view = Color.red.aspectRatio(2, contentMode: mode)
    #expect(try leafFrames(of: view, width: 100, height: 100).map(\.size) == [size])
  }

  @Test func anAspectRatioWithoutANumberIsThatOfTheIdealSize() throws {
    let view = Color.red.frame(idealWidth: 30, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity).scaledToFit()
    #expect(try leafFrames(of: view, width: 60, height: 60).map(\.size) == [CGSize(width: 60, height: 20)])
  }

  @Test func positionFillsTheProposedSizeAndCentersAtThePoint() throws {
    let view = Probe(20, 10).position(x: 30, y: 40)
    let rendered = try view.rendered(in: RenderContext(width: 100, height: 100))
    #expect(rendered.layout.exactFrame.size == CGSize(width: 100, height: 100))
    #expect(rendered.layout.leaves.map(\.exactFrame.origin) == [CGPoint(x: 20, y: 35)])
  }

  @Test func aScrollViewWithoutAProposalIsAsLongAsItsContent() throws {
    let view = ScrollView { ForEach(0..<5) { _ in Probe(50, 20) } }
    #expect(try view.rendered(in: RenderContext(width: 50)).layout.exactFrame.height == 132)
    let short = try view.rendered(in: RenderContext(width: 50, height: 60))
    #expect(short.layout.exactFrame.height == 60)
    #expect(short.layout.leaves.map(\.exactFrame.minY) == [0, 28, 56, 84, 112])
  }

  @Test func aGeometryReaderReadsItsFrame() throws {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 20)
      GeometryReader { proxy in
        Probe(proxy.size.width / 2, proxy.frame(in: .global).minY)
      }
    }
    #expect(
      try leafFrames(of: view, width: 100, height: 80)
        == [CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 50, height: 20)])
  }

  @Test func viewThatFitsUsesTheFirstViewThatFits() throws {
    let view = ViewThatFits {
      Probe(100, 10, named: "wide")
      Probe(50, 10, named: "narrow")
      Probe(30, 10, named: "last")
    }
    func name(in width: CGFloat) throws -> [String] {
      try view.rendered(in: RenderContext(width: width, height: 10)).layout.leaves.map(\.element.name)
    }
    #expect(try name(in: 120) == ["wide"])
    #expect(try name(in: 60) == ["narrow"])
    #expect(try name(in: 10) == ["last"])
  }

  @Test func aDividerIsPerpendicularToItsStack() throws {
    let row = HStack(spacing: 0) {
      Probe(10, 30)
      Divider()
    }
    #expect(try leafFrames(of: row)[1] == CGRect(x: 10, y: 0, width: 1, height: 30))
    let column = VStack(spacing: 0) {
      Probe(10, 30)
      Divider()
    }
    #expect(try leafFrames(of: column)[1] == CGRect(x: 0, y: 30, width: 10, height: 1))
  }

  @Test func hiddenViewsKeepTheirSpace() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).hidden()
      Color.blue.frame(width: 10, height: 10)
    }
    let rendered = try view.rendered(in: RenderContext())
    #expect(rendered.layout.exactFrame.width == 20)
    #expect(rendered.displayList.items.count == 1)
  }

  @Test func higherZIndicesAreDrawnLater() throws {
    let view = ZStack {
      Color.red.frame(width: 10, height: 10).zIndex(1)
      Color.blue.frame(width: 10, height: 10)
    }
    let rendered = try view.rendered(in: RenderContext())
    #expect(rendered.displayList.elements == ["ZStack/Color[1]", "ZStack/Color[0]"])
  }
}

/// Places its views on a diagonal.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

@Suite struct CustomLayoutTests {
  @Test func aCustomLayoutPlacesItsViews() throws {
    let view = Diagonal()() {
      Probe(10, 20)
      Probe(30, 5)
    }
    let rendered = try view.rendered(in: RenderContext())
    #expect(rendered.layout.exactFrame.size == CGSize(width: 40, height: 25))
    #expect(rendered.layout.leaves.map(\.exactFrame.origin) == [.zero, CGPoint(x: 10, y: 20)])
  }

  @Test func aLayoutIsMirroredForRightToLeft() throws {
    let view = Diagonal()() {
      Probe(10, 20)
      Probe(30, 5)
    }
    #expect(try leafFrames(of: view, direction: .rightToLeft).map(\.minX) == [30, 0])
  }

  @Test(arguments: [true, false])
  func anyLayoutMatchesTheWrappedLayout(isHorizontal: Bool) throws {
    let layout = isHorizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    let view = layout {
      Probe(10, 10)
      Probe(10, 10)
    }
    let size = try view.rendered(in: RenderContext()).layout.exactFrame.size
    #expect(size == (isHorizontal ? CGSize(width: 20, height: 10) : CGSize(width: 10, height: 20)))
  }
}
