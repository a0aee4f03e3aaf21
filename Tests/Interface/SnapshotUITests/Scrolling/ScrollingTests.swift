import Foundation
import Testing
import SnapshotUI

/// Scroll views that show a view by its identity, margins, relative frames and named coordinate spaces.
@MainActor @Suite struct ScrollingTests {
  private struct Rows: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<50) { Text("Row \($0)").frame(height: 40).id($0) }
          }
        }
        .frame(height: 200)
        Button("Middle") { proxy.scrollTo(20, anchor: .top) }
        Button("End") { withAnimation { proxy.scrollTo(49) } }
        Button("Nowhere") { proxy.scrollTo("none") }
      }
    }
  }

  private func offset(_ host: ViewHost<some View>, of text: String) throws -> CGFloat {
    let screen = try host.inspect()
    let scroll = try screen.find("a scroll view", where: { $0.name == "ScrollView" })
    return try screen.find(text: text).parent.map { $0.frame.minY - scroll.frame.minY } ?? .nan
  }

  @Test func scrollViewsScrollToViews() throws {
    let host = ViewHost(Rows())
    #expect(try offset(host, of: "Row 0") == 0)
    try host.inspect().find(button: "Middle").tap()
    #expect(try offset(host, of: "Row 20") == 0)
    try host.inspect().find(button: "End").tap()
    #expect(try offset(host, of: "Row 49") == 160)
    try host.inspect().find(button: "Nowhere").tap()
    #expect(try offset(host, of: "Row 0") == 0)
  }

  @Test func scrollPositionIsShown() throws {
    struct Paged: View {
      @State private var page: Int? = 2

      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<5) { Text("Page \($0)").containerRelativeFrame(.horizontal).id($0) }
          }
        }
        .scrollPosition(id: $page).frame(width: 300)
      }
    }
    let screen = try ViewHost(Paged()).inspect()
    let page = try screen.find(text: "Page 2").parent
    #expect(page?.frame.width == 300)
    #expect(page?.frame.minX == 37.5)
  }

  @Test func relativeFrames() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<3) { _ in Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).frame(height: 20) }
      }
    }
    .contentMargins(.horizontal, 20)
    let rendered = try view.rendered(in: RenderContext(width: 340, height: 100))
    let frames = rendered.inspect().findAll { $0.name == "containerRelativeFrame" }.map(\.frame)
    #expect(frames.map(\.minX) == [20, 123, 227])
    let bad = Color.red.containerRelativeFrame(.horizontal, count: 0, spacing: .nan)
    #expect(
      try bad.rendered(in: RenderContext(width: 10, height: 10)).diagnostics.contains { $0.rule == .invalidValue })
  }

  /// The widths of the relative frames in a screen that is 340 points wide.
  private func widths(_ view: some View) throws -> [CGFloat] {
    try view.rendered(in: RenderContext(width: 340, height: 100)).inspect()
      .findAll { $0.name == "containerRelativeFrame" }.map(\.frame.width)
  }

  @Test func aSpanIncludesTheGapsBetweenItsColumns() throws {
    let row = VStack {
      ForEach(1..<5) { span in
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: span, spacing: 20).frame(height: 5)
      }
    }
    // Four columns of 70 points and three gaps.
    #expect(try widths(row) == [70, 160, 250, 340])
    #expect(try widths(ScrollView(.horizontal) { row }) == [70, 160, 250, 340])
  }

  /// Content that is narrower than the scroll view, along the axis that is not scrolled.
  @Test func relativeFramesFollowTheScrollViewAlongBothAxes() throws {
    let column = VStack(spacing: 0) {
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 20).frame(height: 5)
      Color.blue.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.frame(height: 5)
    }
    #expect(try widths(ScrollView { column }) == [160, 170])
    #expect(try widths(ScrollView { column }.contentMargins(.horizontal, 10)) == [150, 160])
    #expect(try widths(ScrollView { column }.frame(width: 100)) == [40, 50])
    #expect(try widths(ScrollView { column }.safeAreaPadding(.horizontal, 70)) == [90, 100])
    let row = ScrollView(.horizontal) {
      HStack { Color.red.containerRelativeFrame(.vertical) { length, _ in length / 4 }.frame(width: 900) }
    }
    let heights = try row.rendered(in: RenderContext(width: 340, height: 100)).inspect()
      .findAll { $0.name == "containerRelativeFrame" }.map(\.frame.height)
    #expect(heights == [25])
  }

  @Test func marginsOfScrollViews() throws {
    func top(_ view: some View) throws -> CGRect {
      try view.rendered(in: RenderContext(width: 100, height: 100)).inspect()
        .find("red", where: { $0.name == "Color" }).frame
    }
    let scroll = ScrollView { Color.red.frame(height: 10) }
    #expect(try top(scroll) == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(try top(scroll.contentMargins(20)) == CGRect(x: 20, y: 20, width: 60, height: 10))
    #expect(try top(scroll.contentMargins(.top, 7, for: .scrollContent)) == CGRect(x: 0, y: 7, width: 100, height: 10))
    #expect(try top(scroll.contentMargins(20, for: .scrollIndicators)) == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(try top(scroll.safeAreaPadding(.horizontal, 5)) == CGRect(x: 5, y: 0, width: 90, height: 10))
    #expect(try top(Color.red.safeAreaPadding(10)) == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test func namedCoordinateSpaces() throws {
    let view = VStack(spacing: 0) {
      Color.blue.frame(height: 30)
      VStack(spacing: 0) {
        Color.green.frame(height: 12)
        GeometryReader { proxy in
          let frame = proxy.frame(in: .named("inner"))
          Text("\(Int(frame.minY)) \(Int(proxy.frame(in: .global).minY)) \(Int(proxy.frame(in: .local).minY))")
        }
      }
      .coordinateSpace(name: "inner")
    }
    #expect(try view.rendered(in: RenderContext(width: 100, height: 100)).inspect().text == "12 42 0")
  }

  @Test func scrollSpacesFollowTheOffset() throws {
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 300)
        GeometryReader { Text("\(Int($0.frame(in: .scrollView).minY))") }.frame(height: 20).id("end")
      }
    }
    .scrollPosition(id: .constant("end"), anchor: .bottom)
    #expect(try view.rendered(in: RenderContext(width: 100, height: 100)).inspect().text == "80")
  }

  @Test func geometryChangesRun() throws {
    struct Measured: View {
      @State private var height: CGFloat = 0
      @State private var isTall = false

      var body: some View {
        VStack {
          Color.red.frame(height: isTall ? 60 : 20)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.height
            } action: {
              height = $0
            }
          Text("height \(Int(height))")
          Button("Grow") { isTall = true }
        }
      }
    }
    let host = ViewHost(Measured())
    _ = try host.inspect().find(text: "height 20")
    try host.inspect().find(button: "Grow").tap()
    _ = try host.inspect().find(text: "height 60")
  }
}
