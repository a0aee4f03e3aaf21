import Testing
import SnapshotUI

/// Sizes at the edges of what containers and frames are asked for.
@Suite struct ContainerEdgeTests {
  private func screen(_ view: some View) throws -> InspectedView {
    try view.inspect(in: RenderContext(width: 200, height: 200))
  }

  private func element(_ name: String, in view: some View) throws -> InspectedView {
    try screen(view).find(name) { $0.name == name }
  }

  @Test func theMinimumWinsOverASmallerMaximum() throws {
    let view = Text("x").frame(minWidth: 50, maxWidth: 20)
    #expect(try element("frame", in: view).frame.width == 50)
  }

  @Test func theIdealWidthIsTakenWithoutAProposal() throws {
    let view = Text("x").frame(idealWidth: 80).fixedSize()
    #expect(try element("frame", in: view).frame.width == 80)
  }

  @Test func aViewThatFitsExactlyFits() throws {
    let view = ViewThatFits(in: .horizontal) {
      Text("wide").frame(width: 100)
      Text("narrow").frame(width: 50)
    }
    .frame(width: 100)
    #expect(try screen(view).texts == ["wide"])
  }

  @Test func aViewThatIsScaledToFillIsLargerThanItsFrame() throws {
    let content = Color.red.frame(idealWidth: 20, idealHeight: 10)
    let fill = try content.scaledToFill().frame(width: 40, height: 40).displayList(in: RenderContext(width: 200))
    let fit = try content.scaledToFit().frame(width: 40, height: 40).displayList(in: RenderContext(width: 200))
    #expect(fill != fit)
  }

  @Test func theFirstCellAlignsItsColumn() throws {
    let view = Grid {
      GridRow { Color.red.frame(width: 100, height: 10).accessibilityIdentifier("wide") }
      GridRow { Text("a").gridColumnAlignment(.leading) }
      GridRow { Text("b").gridColumnAlignment(.trailing) }
    }
    let screen = try screen(view)
    let left = try screen.find(identifier: "wide").frame.minX
    #expect(try screen.find(text: "a").frame.minX == left)
    #expect(try screen.find(text: "b").frame.minX == left)
  }

  @Test func aGridHasNoGapBelowItsLastRow() throws {
    let view = Grid(verticalSpacing: 10) {
      GridRow { Color.red.frame(width: 20, height: 20) }
      GridRow { Color.red.frame(width: 20, height: 20) }
    }
    #expect(try element("Grid", in: view).frame.height == 50)
  }

  @Test func asManyAdaptiveTracksAsFitWithTheGapsBetweenThem() throws {
    let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) {
      ForEach(0..<3, id: \.self) { Text("\($0)") }
    }
    .frame(width: 170)
    let screen = try screen(view)
    let tops = Set(try (0..<3).map { try screen.find(text: "\($0)").frame.minY })
    #expect(tops.count == 1)
  }

  @Test func aTrackHasAnAlignmentOfItsOwn() throws {
    let view = LazyVGrid(columns: [GridItem(.fixed(100), alignment: .leading)]) { Text("x") }
    let centered = LazyVGrid(columns: [GridItem(.fixed(100))]) { Text("x") }
    #expect(try screen(view).find(text: "x").frame.minX < screen(centered).find(text: "x").frame.minX)
  }

  @Test func aNestedScrollViewHasNoMarginsOfTheOuterOne() throws {
    func edge(_ margin: CGFloat) throws -> CGFloat {
      let view = ScrollView { ScrollView(.horizontal) { Text("x").frame(height: 20) } }.contentMargins(margin)
      return try screen(view).find(text: "x").frame.minX
    }
    #expect(try edge(20) - edge(0) == 20)
  }

  @Test func aNestedScrollViewHasNoAnchorOfTheOuterOne() throws {
    let view = ScrollView {
      ScrollView {
        Text("top")
        Color.red.frame(height: 500)
      }
      .frame(height: 100)
    }
    .defaultScrollAnchor(.bottom)
    let screen = try screen(view)
    let nested = try #require(screen.findAll { $0.name == "ScrollView" }.last)
    #expect(try screen.find(text: "top").frame.minY == nested.frame.minY)
  }

  @Test func aNestedScrollViewIsClippedAlthoughTheOuterOneIsNot() throws {
    let view = ScrollView {
      ScrollView { Color.red.frame(width: 100, height: 150) }.frame(height: 50)
    }
    .scrollClipDisabled()
    let picture = try Renderer().render(view, in: RenderContext(width: 100, height: 200))
    #expect(picture[50, 25]?.red == 255)
    #expect(picture[50, 100] == picture[50, 190], "nothing is drawn below the inner scroll view")
  }
}
