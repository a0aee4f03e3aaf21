import Testing
import SnapshotUI

/// A picture of a device stands on the system background of its color scheme.
@MainActor @Suite struct ScreenBackgroundTests {
  private let light = Device.iPhoneSE3.context()
  private let dark = Device.iPhoneSE3.context(colorScheme: .dark)

  @Test func aDeviceIsWhiteInLightAndBlackInDark() throws {
    #expect(try Text("x").displayList(in: light).firstFill == "fill #FFFFFF rect 0 0 375 667 @ screen")
    #expect(try Text("x").displayList(in: dark).firstFill == "fill #000000 rect 0 0 375 667 @ screen")
    let contrast = Device.iPhoneSE3.context(colorScheme: .dark, colorSchemeContrast: .increased)
    #expect(try Text("x").displayList(in: contrast).firstFill == "fill #000000 rect 0 0 375 667 @ screen")
  }

  @Test(arguments: [Device.iPhoneSe, .iPhone13Pro(.landscape), .iPadPro11(.landscape(splitView: .oneThird)), .tv])
  func noPixelOfADeviceIsTransparent(device: Device) throws {
    for scheme in [ColorScheme.light, .dark] {
      let pixels = try Text("x").pixels(in: device.context(colorScheme: scheme))
      #expect(pixels.isOpaque)
      #expect(pixels[0, 0] == (scheme == .dark ? .black : .white))
      #expect(pixels[pixels.width - 1, pixels.height - 1] == pixels[0, 0])
    }
  }

  @Test func sizesWithoutADeviceAreTransparent() throws {
    for context in [RenderContext(), RenderContext(width: 60, height: 40)] {
      let list = try Text("x").displayList(in: context)
      #expect(list.firstFill?.hasPrefix("glyphs") == true)
      #expect(try Text("x").rendered(in: context).layoutText.hasPrefix("Text"))
    }
  }

  @Test func theTextFormsContainTheScreenBackground() throws {
    let rendered = try VStack { Text("x") }.rendered(in: light)
    #expect(rendered.layoutText.hasPrefix("screen systemBackground (0, 0, 375 × 667)\n  VStack ("))
    #expect(rendered.elementsText == "screen systemBackground\n  VStack\n    Text \"x\"\n")
    #expect(rendered.layout.element.name == "VStack")
    let across = try Text("x").layoutText(across: .devices(.iPhoneSE3) * .colorSchemes(.light, .dark))
    #expect(across.hasPrefix("screen systemBackground (0, 0, 375 × 667)\n  Text \"x\" ("))
  }

  @Test func aViewThatFillsTheScreenHidesTheBackground() throws {
    let pixels = try Color.red.ignoresSafeArea().pixels(in: light)
    #expect(Set(pixels.pixels).count == 1 && pixels[0, 0] != .white)
    let pale = try Color.black.opacity(0.5).ignoresSafeArea().pixels(in: light)
    #expect(pale[5, 5] == RGBA(0x7F7F7F) || pale[5, 5] == RGBA(0x808080))
  }

  @Test func blendModesBlendWithTheBackground() throws {
    let white = Color.white.blendMode(.difference).ignoresSafeArea()
    #expect(try white.pixels(in: light)[9, 300] == .black)
    #expect(try white.pixels(in: dark)[9, 300] == .white)
  }
}

/// A screen whose content prefers a color scheme is drawn in it as a whole.
@MainActor @Suite struct PreferredColorSchemeTests {
  private let light = Device.iPhoneSE3.context()

  private struct Player: View {
    var body: some View {
      VStack {
        Text("Above")
        Text("Dark").preferredColorScheme(.dark)
      }
    }
  }

  @Test func aPreferredColorSchemeAppliesToTheWholeScreen() throws {
    let rendered = try Player().rendered(in: light)
    #expect(rendered.displayList.firstFill == "fill #000000 rect 0 0 375 667 @ screen")
    #expect(rendered.displayList.color(of: "Above") == .white)
    #expect(rendered.displayList.color(of: "Dark") == .white)
  }

  @Test func theOutermostPreferenceTakesPrecedence() throws {
    let dark = Device.iPhoneSE3.context(colorScheme: .dark)
    let list = try Player().preferredColorScheme(.light).displayList(in: dark)
    #expect(list.firstFill == "fill #FFFFFF rect 0 0 375 667 @ screen")
    #expect(list.color(of: "Dark") == .black)
    #expect(try Text("x").preferredColorScheme(nil).displayList(in: dark).color(of: "x") == .white)
  }

  @Test func aHostFollowsThePreferredColorScheme() throws {
    struct Switch: View {
      @State private var isDark = false

      var body: some View {
        VStack {
          Text("Above")
          Button("Dark") { isDark.toggle() }.preferredColorScheme(isDark ? .dark : nil)
        }
      }
    }
    let host = ViewHost(Switch())
    #expect(try host.rendered().displayList.color(of: "Above") == .black)
    try host.inspect().find(button: "Dark").tap()
    #expect(try host.rendered().displayList.color(of: "Above") == .white)
    #expect(try host.rendered().displayList.firstFill == "fill #000000 rect 0 0 375 667 @ screen")
    #expect(try host.view.displayList(in: light).color(of: "Above") == .white)
    try host.inspect().find(button: "Dark").tap()
    #expect(try host.rendered().displayList.color(of: "Above") == .black)
  }

  @Test func aSheetHasItsOwnColorScheme() throws {
    let view = Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet").preferredColorScheme(.dark) }
    let rendered = try view.rendered(in: light)
    #expect(rendered.displayList.firstFill == "fill #FFFFFF rect 0 0 375 667 @ screen")
    #expect(rendered.displayList.color(of: "Below") == .black)
    #expect(rendered.displayList.color(of: "Sheet") == .white)
    #expect(try view.pixels(in: light)[187, 600] == RGBA(0x1C1C1E))
  }

  @Test func onlyTheSelectedTabSetsTheColorScheme() throws {
    func list(showing tab: Int) throws -> DisplayList {
      try TabView(selection: .constant(tab)) {
        VStack { Text("Day") }.tabItem { Text("First") }.tag(0)
        VStack { Text("Night").preferredColorScheme(.dark) }.tabItem { Text("Second") }.tag(1)
      }.displayList(in: light)
    }
    #expect(try list(showing: 0).color(of: "Day") == .black)
    #expect(try list(showing: 1).firstFill == "fill #000000 rect 0 0 375 667 @ screen")
  }

  @Test func contrastIsMeasuredOnTheScreensBackground() throws {
    let white = Text("White").foregroundColor(.white)
    #expect(try white.preferredColorScheme(.dark).layoutIssues(in: light).map(\.rule) == [])
    #expect(try white.layoutIssues(in: light).map(\.rule) == [.contrastText])
    let small = RenderContext(width: 200, height: 100)
    #expect(try white.preferredColorScheme(.dark).layoutIssues(in: small).map(\.rule) == [])
  }

  @Test func aFlowKeepsThePreferredColorScheme() throws {
    struct Start: View {
      var body: some View {
        NavigationLink("Next") { Text("There") }.preferredColorScheme(.dark)
      }
    }
    let flow = try Flow(ViewHost(Start()))
    try flow.follow(link: "Next")
    let last = try #require(flow.steps.last)
    #expect(last.screen.displayList.firstFill == "fill #000000 rect 0 0 375 667 @ screen")
    #expect(last.screen.displayList.color(of: "There") == .white)
    let sheet = try flow.storyboard.pixels(in: RenderContext())
    #expect(sheet[24 + 132 + 90, 24 + 30 + 200] == .black)
  }
}

/// What lies above the screen is paler in the dark, as on a phone.
@MainActor @Suite struct ElevationTests {
  @Test func listsInADarkSheetAreRaised() throws {
    let view = Color.red.sheet(isPresented: .constant(true)) {
      List { Text("Row") }
    }
    let dark = Device.iPhoneSE3.context(colorScheme: .dark)
    let pixels = try view.pixels(in: dark)
    #expect(pixels[5, 600] == RGBA(0x1C1C1E))
    #expect(pixels[187, 30 + 35 + 4] == RGBA(0x2C2C2E))
    let below = try List { Text("Row") }.pixels(in: dark)
    #expect(below[5, 600] == .black)
    let light = try view.pixels(in: Device.iPhoneSE3.context())
    #expect(light[5, 600] == RGBA(0xF2F2F7))
  }
}
