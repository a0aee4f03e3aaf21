import Raster
import Testing
import SnapshotUI

/// Bars, headers and the edges of the screen while content is scrolled.
@MainActor @Suite struct ScrolledContentTests {
  private func rendered(_ view: some View, design: SystemDesign = .iOS18) throws -> RenderedView {
    var context = RenderContext(
      width: 320, height: 480, safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0))
    context.design = design
    return try view.rendered(in: context)
  }

  private func frame(_ words: String, in view: RenderedView) throws -> CGRect {
    try #require(view.layout.leaves.first { $0.element.drawing?.text?.words == words }, "\(words)").exactFrame
  }

  private func rows(_ count: Int, shown anchor: UnitPoint = .bottom) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count) { Color.red.frame(height: 40).overlay(Text("Row \($0)")).id($0) }
      }
    }
    .defaultScrollAnchor(anchor)
  }

  @Test func aLargeTitleIsInTheBarWhileContentIsScrolled() throws {
    let atTop = try rendered(NavigationStack { rows(40, shown: .top).navigationTitle("Inbox") })
    #expect(try frame("Inbox", in: atTop).minX == 16)
    #expect(try frame("Row 0", in: atTop).midY == 20 + 96 + 20)
    let scrolled = try rendered(NavigationStack { rows(40).navigationTitle("Inbox") })
    let title = try frame("Inbox", in: scrolled)
    #expect(abs(title.midX - 160) < 1 && title.midY == 42)
    // The scroll view ends 44 points below the top of the safe area, and its last row at the bottom.
    #expect(try frame("Row 39", in: scrolled).midY == 430)
    // Content that fits is not scrolled.
    let short = try rendered(NavigationStack { rows(3).navigationTitle("Inbox") })
    #expect(try frame("Inbox", in: short).minX == 16)
  }

  @Test func scrolledContentIsVisibleBehindTheBar() throws {
    func color(_ view: some View, _ y: Int) throws -> RGBA {
      try #require(Renderer(threads: 1).render(rendered(view).displayList, scale: 1)[4, y])
    }
    // Above a title that is not large, and behind a status bar alone.
    for y in [4, 40] {
      let inline = NavigationStack { rows(40).navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline) }
      let behind = try color(inline, y)
      #expect(behind.red > behind.green && behind.green > 0x80, "\(behind)")
      let start = NavigationStack { rows(40, shown: .top).navigationTitle("Inbox") }
      #expect(try color(start, y) == .clear)
    }
    #expect(try color(rows(40), 4) == color(rows(40), 60))
    #expect(try color(rows(40, shown: .top), 4) == .clear)
    let hidden = NavigationStack { rows(40).navigationTitle("Inbox").toolbarBackground(.hidden, for: .navigationBar) }
    #expect(try color(hidden, 40) == color(rows(40), 60))
  }

  @Test func contentFadesOutBelowABarOnGlass() throws {
    let view = NavigationStack { rows(40).navigationTitle("Inbox") }
    let picture = try Renderer(threads: 1).render(rendered(view, design: .iOS26).displayList, scale: 1)
    let greens = try [2, 30, 50].map { try #require(picture[4, $0]).green }
    #expect(greens == greens.sorted(by: >) && greens[0] > 0xD0 && greens[2] < 0xD0, "\(greens)")
  }

  @Test func theSearchFieldIsHiddenWhileContentIsScrolled() throws {
    func hasField(_ placement: SearchFieldPlacement, _ anchor: UnitPoint) throws -> Bool {
      let view = NavigationStack {
        rows(40, shown: anchor).navigationTitle("Inbox").searchable(text: .constant(""), placement: placement)
      }
      return try rendered(view).layout.leaves.contains { $0.element.drawing?.text?.words == "Search" }
    }
    #expect(try hasField(.automatic, .top) && !hasField(.automatic, .bottom))
    #expect(try hasField(.navigationBarDrawer(displayMode: .always), .bottom))
  }

  /// Below a bar whose title is large at the start of the content. Scrolling ends at the edges of the content.
  @Test(arguments: [(100, 64 - 100), (5000, 450 - 1600), (-10, 116), (.nan, 116)] as [(CGFloat, CGFloat)])
  func aPositionAtAPointIsShown(point: CGFloat, top: CGFloat) throws {
    let view = NavigationStack {
      rows(40, shown: .top).navigationTitle("Inbox").scrollPosition(.constant(ScrollPosition(y: point)))
    }
    #expect(try frame("Row 0", in: rendered(view)).midY == top + 20)
  }

  private struct Sections: View {
    var pinned: PinnedScrollableViews = [.sectionHeaders]
    var shown: Int

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<5) { section in
            Section {
              ForEach(0..<5) { Text("Row \(section).\($0)").frame(height: 40).id(100 + section * 10 + $0) }
            } header: {
              Text("Head \(section)").frame(height: 30)
            } footer: {
              Text("Foot \(section)").frame(height: 20)
            }
          }
        }
      }
      .scrollPosition(id: .constant(shown), anchor: .top)
    }
  }

  @Test func headersOfLazyStacksStayAtTheTop() throws {
    // The header of the second section would be 100 points above.
    let view = try rendered(Sections(shown: 112))
    #expect(try frame("Row 1.2", in: view).midY == 40)
    #expect(try frame("Head 1", in: view).midY == 35)
    #expect(try frame("Head 2", in: view).midY > 100)
    // It is drawn above the rows.
    let leaves = view.layout.leaves.compactMap { $0.element.drawing?.text?.words }
    #expect(leaves.last?.hasPrefix("Head") == true)
    // The end of its section pushes it away: the last row and the footer are 60 points, the next header follows.
    let pushed = try rendered(Sections(pinned: [.sectionHeaders], shown: 120))
    #expect(try frame("Row 2.0", in: pushed).midY == 40)
    #expect(try frame("Head 2", in: pushed).midY == 35)
    #expect(try frame("Head 1", in: pushed).maxY <= 20)
    let free = try rendered(Sections(pinned: [], shown: 112))
    #expect(try frame("Head 1", in: free).midY == 20 - 80 - 15)
  }

  @Test func footersOfLazyStacksStayAtTheBottom() throws {
    let view = try rendered(Sections(pinned: [.sectionFooters], shown: 100))
    // The scroll view ends at 450, in the second section.
    #expect(try frame("Foot 0", in: view).midY == 20 + 30 - 30 + 200 + 10)
    #expect(try frame("Foot 1", in: view).midY == 440)
    let free = try rendered(Sections(pinned: [], shown: 100))
    #expect(try frame("Foot 1", in: free).midY == 480)
  }

  @Test(arguments: [false, true]) func headersOfPlainListsStayAtTheTop(isPlain: Bool) throws {
    let list = List {
      ForEach(0..<3) { section in
        Section("Head \(section)") { ForEach(0..<20) { Text("Row \(section).\($0)") } }
      }
    }
    .defaultScrollAnchor(.center)
    let view = try isPlain ? rendered(list.listStyle(.plain)) : rendered(list)
    let header = try frame(isPlain ? "Head 1" : "HEAD 1", in: view)
    #expect((20..<50).contains(header.midY) == isPlain, "\(header)")
  }
}
