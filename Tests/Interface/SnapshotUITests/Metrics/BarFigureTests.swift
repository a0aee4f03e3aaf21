import Raster
import Testing
import SnapshotUI

/// The items of bars, and lists below and at the end of screens with bars, as measured on pictures of simulators.
@Suite struct BarFigureTests {
  private static func screen(_ design: SystemDesign, _ view: some View) throws -> MeasuredScreen {
    try MeasuredScreen(view, in: Device.iPhone16Pro.context(design: design))
  }

  /// The bottom of a navigation bar with a large title.
  private static func barEnd(_ design: SystemDesign) throws -> CGFloat {
    let view = NavigationStack {
      Probe(10, 10, named: "Content").frame(maxHeight: .infinity, alignment: .top).navigationTitle("Title")
    }
    return try screen(design, view).frame("Content").minY
  }

  private static func firstCard(_ design: SystemDesign, header: String = "") throws -> CGFloat {
    let view = NavigationStack {
      List {
        if header.isEmpty {
          Section { Text("A") }
        } else {
          Section(header) { Text("A") }
        }
      }
      .navigationTitle("Title")
    }
    return try screen(design, view).card().minY - barEnd(design)
  }

  private static func bar(_ design: SystemDesign, @ToolbarContentBuilder _ items: () -> some ToolbarContent) throws
    -> MeasuredScreen
  {
    try screen(design, NavigationStack { Color.white.toolbar(content: items) })
  }

  private static func glass(_ screen: MeasuredScreen, _ index: Int = 0) throws -> CGRect {
    let onBar = screen.frames("GlassStyle").filter { $0.maxY < 120 }.sorted { $0.minX < $1.minX }
    return try #require(
      onBar.indices.contains(index) ? onBar[index] : nil, "glass \(index) of \(screen.elements.map(\.element.name))")
  }

  private static func word(_ design: SystemDesign) throws -> MeasuredScreen {
    try bar(design) { ToolbarItem(placement: .topBarTrailing) { Button("Clear") {} } }
  }

  private static func icons(_ design: SystemDesign) throws -> MeasuredScreen {
    try bar(design) {
      ToolbarItem(placement: .topBarTrailing) { Button("A", systemImage: "bell") {} }
      ToolbarItem(placement: .topBarTrailing) { Button("B", systemImage: "square.and.pencil") {} }
    }
  }

  private static func icon(_ design: SystemDesign) throws -> MeasuredScreen {
    try bar(design) { ToolbarItem(placement: .topBarLeading) { Button("A", systemImage: "xmark") {} } }
  }

  /// The lowest red pixel of a view, in points above the bottom of the screen.
  private static func end(_ design: SystemDesign, of view: some View) throws -> CGFloat {
    let buffer = try Renderer(threads: 1).render(
      view.displayList(in: Device.iPhone16Pro.context(design: design)), scale: 1)
    let middle = buffer.width / 2
    let red = (0..<buffer.height).filter { buffer.pixels[$0 * buffer.width + middle] & 0xFFFF == 0xFF }
    return try CGFloat(buffer.height - 1 - #require(red.last))
  }

  /// Rows beyond the screen.
  private static var rows: some View {
    ForEach(0..<40) { _ in
      Color.clear.frame(height: 44).listRowSeparator(.hidden).listRowBackground(Color(RGBA(0xFF0000)))
    }
  }

  private static func symbol(_ name: String, _ design: SystemDesign) throws -> CGRect {
    let view = NavigationStack {
      Color.white.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("A", systemImage: name) {} } }
    }
    return try MeasuredScreen.ink(of: "Image", on: view, in: Device.iPhone16Pro.context(design: design))
  }

  private static let figures: [Figure] = [
    Figure("end of a long list above the bottom of a screen with a home indicator", 0, 0) {
      try end($0, of: List { rows })
    },
    Figure("end of a long form above the bottom of a screen with a home indicator", 0, 0) {
      try end($0, of: NavigationStack { Form { rows }.navigationTitle("Title") })
    },
    Figure("first card below a large title", 0, 0) { try firstCard($0) },
    Figure("first card with a header below a large title", nil, 40.33) { try firstCard($0, header: "H") },
    Figure("height of the glass of a bar button", nil, 44) { try glass(word($0)).height },
    Figure("top of the glass of a bar button on a phone 402 points wide", nil, 62) { try glass(word($0)).minY },
    Figure("width of the glass of a bar button with an icon", nil, 44) { try glass(icon($0)).width },
    Figure("distance between the glass of a bar button and the screen's leading edge", nil, 16) {
      try glass(icon($0)).minX
    },
    Figure("distance between the glass of a bar button and the screen's trailing edge", nil, 16) {
      try 402 - glass(word($0)).maxX
    },
    Figure("width of the glass of a bar button with the text Clear", nil, 64) { try glass(word($0)).width },
    Figure("width of the glass of two bar buttons with icons", nil, 104) { try glass(icons($0)).width },
    Figure("distance between the glass of two groups of bar buttons", nil, 12) {
      let screen = try bar($0) {
        ToolbarItem(placement: .topBarTrailing) { Button("A", systemImage: "bell") {} }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem(placement: .topBarTrailing) { Button("B", systemImage: "bell") {} }
      }
      return try glass(screen, 1).minX - glass(screen, 0).maxX
    },
    Figure("width of a plus in a bar", 18, nil) { try symbol("plus", $0).width },
    Figure("width of a bell in a bar", 20, nil) { try symbol("bell", $0).width },
    Figure("height of a bell in a bar", 22, nil) { try symbol("bell", $0).height },
    Figure("width of a sharing symbol in a bar", 19, nil) { try symbol("square.and.arrow.up", $0).width },
    Figure("height of a sharing symbol in a bar", 24, nil) { try symbol("square.and.arrow.up", $0).height },
    Figure("height of a bell in a bar", nil, 22.33) { design in
      let view = NavigationStack {
        Color.white.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("A", systemImage: "bell") {} } }
      }
      return try MeasuredScreen.ink(of: "Image", on: view, in: Device.iPhone16Pro.context(design: design)).height
    },
    Figure("height of a chevron in a bar", nil, 18.33) { design in
      let view = NavigationStack(path: .constant([1])) {
        Color.white.navigationDestination(for: Int.self) { _ in Color.white }
      }
      return try MeasuredScreen.ink(of: "Image", on: view, in: Device.iPhone16Pro.context(design: design)).height
    },
  ]

  @Test(arguments: figures) func figure(figure: Figure) throws { try figure.check() }

  @Test(arguments: SystemDesign.allCases) func theLastRowCanBeScrolledAboveTheHomeIndicator(design: SystemDesign) throws
  {
    let list = List { ForEach(0..<40) { Text("Row \($0)") } }.listStyle(.plain).defaultScrollAnchor(.bottom)
    let screen = try Self.screen(design, list)
    let end = Device.iPhone16Pro.context().height ?? 0
    let card = try screen.text("Row 39")
    #expect(card.maxY < end - 34 && card.maxY > end - 34 - 30, "\(card)")
  }

  @Test(arguments: SystemDesign.allCases) func contentThatFitsIsClippedToTheSafeArea(design: SystemDesign) throws {
    let short = ScrollView { Text("A") }
    let list = try short.displayList(in: Device.iPhone16Pro.context(design: design))
    #expect(list.description.contains("778"), "\(list)")
  }

  @Test func aBackgroundInAScrollViewEndsWithItsContent() throws {
    // The background ends between the safe area and the bottom of the screen.
    let view = ScrollView {
      Color(RGBA(0xFF0000)).frame(height: 874 - 62 - 20).background(Color(RGBA(0xFF0000)))
    }
    #expect(abs(try Self.end(.iOS18, of: view) - 20) <= 1)
  }

  @Test func aListThatDoesNotFollowALargeTitleKeepsItsDistance() throws {
    func top(_ view: some View) throws -> CGFloat {
      let screen = try Self.screen(.iOS26, NavigationStack { view.navigationTitle("Title") })
      return try screen.card().minY
    }
    let list = List { Text("A") }
    let bar = try Self.barEnd(.iOS26)
    #expect(abs(try top(list) - bar) <= 0.5)
    let below = VStack(spacing: 0) {
      Color.red.frame(height: 100)
      list
    }
    #expect(abs(try top(below) - bar - 135) <= 0.5)
    #expect(abs(try top(list.contentMargins(.top, 7)) - bar - 7) <= 0.5)
    #expect(abs(try top(list.navigationBarTitleDisplayMode(.inline)) - (bar - 52) - 35) <= 0.5)
  }

  @Test(arguments: SystemDesign.allCases)
  func destructiveButtonsHaveTheColorOfTheOthersOnlyInBars(design: SystemDesign) throws {
    let bar = NavigationStack {
      Button("Below", role: .destructive) {}
        .toolbar { Button("Above", role: .destructive) {}.labelStyle(.titleAndIcon) }
    }
    let context = Device.iPhone16Pro.context(design: design)
    func color(_ words: String, _ view: some View) throws -> RGBA? {
      try view.displayList(in: context).color(of: words)
    }
    let red = Color.red.rgba(in: EnvironmentValues(context))
    let tint = Color.accentColor.rgba(in: EnvironmentValues(context))
    #expect(try color("Below", bar) == red)
    #expect(try color("Above", bar) == (design == .iOS18 ? tint : .black))
    #expect(try color("Above", bar.tint(.green)) == Color.green.rgba(in: EnvironmentValues(context)))
  }

  @Test(arguments: SystemDesign.allCases) func destructiveButtonsOfDialogsOfABarAreRed(design: SystemDesign) throws {
    let view = NavigationStack {
      Color.white.toolbar {
        Button("Above") {}.sheet(isPresented: .constant(true)) { Button("Delete", role: .destructive) {} }
      }
    }
    let context = Device.iPhone16Pro.context(design: design)
    let red = Color.red.rgba(in: EnvironmentValues(context))
    #expect(try view.displayList(in: context).color(of: "Delete") == red)
  }
}
