import Foundation
import Testing
import SnapshotUI

/// The bars, alerts, sheets and controls of iOS 26, as in the second measurement of `Documentation/Metrics.md`: 65 pictures of
/// simulators of 8 projects.
@Suite struct GlassFigureTests {
  private static func screen(_ design: SystemDesign, _ view: some View, on device: Device = .iPhone16Pro) throws
    -> MeasuredScreen
  {
    try MeasuredScreen(view, in: device.context(design: design))
  }

  private static func barTop(_ design: SystemDesign, on device: Device) throws -> CGFloat {
    let view = NavigationStack { Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    return try screen(design, view, on: device).frame("BarRow").midY - 22
  }

  private static func tabs(_ count: Int, width: CGFloat = 402) -> some View {
    TabView {
      ForEach(0..<count, id: \.self) { index in
        Text("Screen").tabItem { Label("Tab \(index)", systemImage: "house") }
      }
    }
  }

  private static func tabBar(_ design: SystemDesign) throws -> (bar: CGRect, selection: CGRect, pitch: CGFloat) {
    let screen = try screen(design, tabs(3))
    let items = screen.frames("TabItem")
    return (
      try screen.frame("GlassStyle"), try #require(screen.frames("Capsule").first { $0.height > 40 }),
      items[1].midX - items[0].midX
    )
  }

  private static func alert(_ design: SystemDesign) throws -> (card: CGRect, first: CGRect, second: CGRect) {
    let view = Color.white.alert("Title", isPresented: .constant(true)) {
      Button("A title of a button") {}
      Button("Another long title") {}
    }
    let screen = try screen(design, view)
    let card = try #require(screen.frames("RoundedRectangle").first { $0.width == 320 })
    let buttons = screen.frames("Button").sorted { $0.minY < $1.minY }
    return (card, buttons[0], buttons[1])
  }

  private static func slider(step: Double = 0) -> some View { Slider(value: .constant(0.5), in: 0...1, step: step) }

  private static func capsules(_ design: SystemDesign) throws -> [CGRect] {
    try MeasuredScreen(slider(), in: RenderContext(width: 300, displayScale: 3, design: design)).frames("Capsule")
  }

  private static func search(_ design: SystemDesign) throws -> (field: CGRect, button: CGRect, text: CGRect) {
    let view = NavigationStack {
      Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .searchable(text: .constant(""), isPresented: .constant(true))
    }
    let screen = try screen(design, view)
    let glass = screen.frames("GlassStyle").filter { $0.height == 48 }.sorted { $0.minX < $1.minX }
    try #require(glass.count == 2)
    return (glass[0], glass[1], try screen.text("Search"))
  }

  private static func small(_ design: SystemDesign) throws -> CGSize {
    let button = Button("New action") {}.buttonStyle(.bordered).controlSize(.small)
    return try MeasuredScreen(button, in: RenderContext(displayScale: 3, design: design)).frame("Button").size
  }

  private static let figures: [Figure] = [
    Figure("top of a navigation bar on a phone 402 points wide", 56.33, 62) { try barTop($0, on: .iPhone16Pro) },
    Figure("top of a navigation bar on a phone 440 points wide", 56.33, 62) { try barTop($0, on: .iPhone16ProMax) },
    Figure("width of a tab bar of three tabs on a phone 402 points wide", nil, 329.3) { try tabBar($0).bar.width },
    Figure("distance of the tabs", nil, 104.75) { try tabBar($0).pitch },
    Figure("width of the capsule behind the selected tab", nil, 111) { try tabBar($0).selection.width },
    Figure("height of the capsule behind the selected tab", nil, 53.5) { try tabBar($0).selection.height },
    Figure("width of an alert", nil, 320) { try alert($0).card.width },
    Figure("height of a button of an alert", nil, 48) { try alert($0).first.height },
    Figure("inset of a button of an alert", nil, 22) {
      let alert = try alert($0)
      return alert.first.minX - alert.card.minX
    },
    Figure("distance between two buttons of an alert", nil, 8) {
      let alert = try alert($0)
      return alert.second.minY - alert.first.maxY
    },
    Figure("distance below the buttons of an alert", nil, 16) {
      let alert = try alert($0)
      return alert.card.maxY - alert.second.maxY
    },
    Figure("height of the track of a slider", 4, 6) { try capsules($0)[0].height },
    Figure("width of the knob of a slider", nil, 37) { try #require(try capsules($0).last).width },
    Figure("height of the knob of a slider", nil, 24.3) { try #require(try capsules($0).last).height },
    Figure("width of a search field in use", nil, 330) { try search($0).field.width },
    Figure("search field in use after the screen's edge", nil, 8) { try search($0).field.minX },
    Figure("width of the button that closes a search", nil, 48) { try search($0).button.width },
    Figure("text of a search field in use after its edge", nil, 42.3) {
      let search = try search($0)
      return search.text.minX - search.field.minX
    },
    Figure("height of a small bordered button", 28, 26.33) { try small($0).height },
    Figure("width of a small bordered button beside its text", 20, 24) {
      let text = Text("New action").font(.subheadline)
      return try small($0).width
        - MeasuredScreen(text, in: RenderContext(displayScale: 3, design: $0)).frame("Text").width
    },
  ]

  @Test(arguments: figures) func figure(figure: Figure) throws { try figure.check() }

  @Test func theColorsAreThoseOfGlass() throws {
    let context = RenderContext(width: 300, displayScale: 3, design: .iOS26)
    let fill = try Button("A") {}.buttonStyle(.bordered).background(.white).displayList(in: context)
    #expect(fill.description.contains(Color(.secondarySystemFill).rgba(in: EnvironmentValues(context)).description))
    let bar = try Self.tabs(3).displayList(in: Device.iPhone16Pro.context(design: .iOS26))
    let label = Color(.label).rgba(in: EnvironmentValues(context))
    #expect(bar.color(of: "Tab 1") == label)
  }

  @Test func segmentedControlsAreCapsules() throws {
    let picker = Picker("A", selection: .constant(1)) {
      Text("One").tag(1); Text("Two").tag(2)
    }
    .pickerStyle(.segmented)
    func frames(_ design: SystemDesign) throws -> [CGRect] {
      try MeasuredScreen(picker, in: RenderContext(width: 200, displayScale: 3, design: design)).frames("Capsule")
    }
    #expect(try frames(.iOS18).isEmpty)
    #expect(try frames(.iOS26).map(\.height) == [32, 28])
  }

  @Test func aDotMarksEachStep() throws {
    func dots(_ step: Double, _ design: SystemDesign) throws -> Bool {
      let context = RenderContext(width: 300, displayScale: 3, design: design)
      return try MeasuredScreen(Self.slider(step: step), in: context).frames("StepDots").count == 1
    }
    #expect(try dots(0.25, .iOS26))
    #expect(try !dots(0, .iOS26))
    #expect(try !dots(0.25, .iOS18))
  }

  // MARK: Laws

  @Test(arguments: 1...8) func tabsAreInTheBar(count: Int) throws {
    for width in stride(from: CGFloat(200), through: 1_400, by: 100) where width >= CGFloat(count) * 60 {
      let context = RenderContext(width: width, height: 800, displayScale: 3, design: .iOS26)
      let screen = try MeasuredScreen(Self.tabs(count), in: context)
      let bar = try screen.frame("GlassStyle")
      #expect(bar.minX >= 20.9 && bar.maxX <= width - 20.9, "\(count) in \(width): \(bar)")
      #expect(abs(bar.midX - width / 2) < 0.5)
      for item in screen.frames("TabItem") { #expect(bar.contains(item), "\(count) in \(width): \(item)") }
      let selection = try #require(screen.frames("Capsule").first { $0.height > 40 })
      #expect(bar.insetBy(dx: 4, dy: 4).contains(selection), "\(count) in \(width): \(selection)")
    }
  }
}
