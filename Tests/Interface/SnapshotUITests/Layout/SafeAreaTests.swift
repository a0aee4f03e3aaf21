import Testing
import SnapshotUI

@Suite struct SafeAreaTests {
  private let phone = RenderContext(
    width: 100, height: 200, safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))

  @Test func contentKeepsToTheSafeArea() throws {
    let rendered = try Color.red.rendered(in: phone)
    #expect(rendered.layout.exactFrame == CGRect(x: 0, y: 20, width: 100, height: 170))
    #expect(rendered.displayList.size == CGSize(width: 100, height: 200))
  }

  @Test func viewsThatIgnoreTheSafeAreaReachTheScreenEdges() throws {
    let frames = try Color.red.ignoresSafeArea().rendered(in: phone).layout.leaves.map(\.exactFrame)
    #expect(frames == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    let top = try Color.red.ignoresSafeArea(edges: .top).rendered(in: phone).layout.leaves.map(\.exactFrame)
    #expect(top == [CGRect(x: 0, y: 0, width: 100, height: 190)])
  }

  @Test func onlyEdgesAtTheSafeAreaAreExtended() throws {
    let view = VStack(spacing: 0) {
      Color.red.ignoresSafeArea()
      Color.blue
    }
    #expect(
      try view.rendered(in: phone).layout.leaves.map(\.exactFrame) == [
        CGRect(x: 0, y: 0, width: 100, height: 105), CGRect(x: 0, y: 105, width: 100, height: 85),
      ])
  }

  @Test func aBackgroundStyleReachesTheScreenEdges() throws {
    let view = Probe(20, 20).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
    let leaves = try view.rendered(in: phone).layout.leaves
    #expect(leaves[0].exactFrame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(leaves[1].exactFrame == CGRect(x: 40, y: 95, width: 20, height: 20))
  }

  @Test func aBackgroundViewStaysInTheSafeArea() throws {
    let view = Color.red.background { Color.blue }
    #expect(try view.rendered(in: phone).layout.leaves[0].exactFrame.minY == 20)
  }

  @Test func aSafeAreaInsetReservesSpaceAtItsEdge() throws {
    let view = Color.red.safeAreaInset(edge: .bottom) { Probe(100, 30) }
    #expect(
      try view.rendered(in: phone).layout.leaves.map(\.exactFrame) == [
        CGRect(x: 0, y: 20, width: 100, height: 140), CGRect(x: 0, y: 160, width: 100, height: 30),
      ])
  }

  @Test(arguments: [VerticalEdge.top, .bottom])
  func aBackgroundExtendsBelowASafeAreaInset(edge: VerticalEdge) throws {
    let base = Probe(20, 20).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
    let leaves = try base.safeAreaInset(edge: edge) { Probe(100, 30) }.rendered(in: phone).layout.leaves
    #expect(leaves[0].exactFrame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(leaves[1].exactFrame.midY == (edge == .top ? 120 : 90))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aBackgroundExtendsBesideASafeAreaInset(direction: LayoutDirection) throws {
    var context = phone
    context.layoutDirection = direction
    let base = Probe(20, 20).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
    let leaves = try base.safeAreaInset(edge: .leading) { Probe(30, 200) }.rendered(in: context).layout.leaves
    #expect(leaves[0].exactFrame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(leaves[1].exactFrame.midX == (direction == .leftToRight ? 65 : 35))
  }

  @Test func nestedSafeAreaInsetsAddUp() throws {
    let base = Probe(20, 20).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
    let view = base.safeAreaInset(edge: .bottom) { Probe(100, 30) }.safeAreaInset(edge: .bottom, spacing: 5) {
      Probe(100, 20)
    }
    let leaves = try view.rendered(in: phone).layout.leaves
    #expect(leaves[0].exactFrame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(leaves.dropFirst().map(\.exactFrame.minY) == [67.5, 135, 170])
  }

  @Test func aBackgroundEndsWithAViewThatIsNotAtTheEdge() throws {
    let base = Probe(20, 20).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
    let view = VStack(spacing: 0) {
      base.safeAreaInset(edge: .bottom) { Probe(100, 30) }
      Probe(100, 50)
    }
    let leaves = try view.rendered(in: phone).layout.leaves
    #expect(leaves[0].exactFrame == CGRect(x: 0, y: 0, width: 100, height: 140))
  }

  @Test func scrolledContentContinuesBelowASafeAreaInset() throws {
    let view = ScrollView { Color.red.frame(height: 500) }.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
    let pixels = try view.pixels(in: phone)
    #expect(pixels[50, 199] == pixels[50, 100])
    #expect(pixels[50, 165] != pixels[50, 100])
  }

  @Test func withoutAHeightTheSafeAreaIsAdded() throws {
    var context = phone
    context.height = nil
    #expect(try Probe(10, 50).rendered(in: context).displayList.size == CGSize(width: 100, height: 80))
  }
}
