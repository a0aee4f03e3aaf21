import Raster
import SnapshotUI
import Testing

/// Details that a phone draws, on which the pictures of whole screens depend.
@Suite struct PhoneLookTests {
  private func picture(
    _ view: some View, width: CGFloat = 200, height: CGFloat = 120, scheme: ColorScheme = .light
  ) throws -> PixelBuffer {
    var context = RenderContext(width: width, height: height, displayScale: 1)
    context.colorScheme = scheme
    context.background = .system
    return try Renderer().render(view.displayList(in: context), scale: 1)
  }

  private func color(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> RGBA {
    RGBA(premultiplied: picture.pixels[y * picture.width + x])
  }

  /// Pages fill the tab view, below their dots. These are white in both schemes.
  @Test(arguments: [ColorScheme.light, .dark]) func pagesContinueBelowTheirDots(scheme: ColorScheme) throws {
    let purple = Color(red: 0.5, green: 0, blue: 0.5)
    let pages = TabView {
      purple
      Color.green
    }
    let picture = try picture(pages.tabViewStyle(.page), scheme: scheme)
    let expected = color(picture, 100, 20)
    for x in [0, 199] { #expect(color(picture, x, 119) == expected) }
    let row = (0..<200).map { color(picture, $0, 120 - 18) }
    #expect(row.contains(.white))
    // The dot of the other page is translucent.
    #expect(row.contains { $0 != .white && $0 != expected && $0.red > expected.red && $0.green > expected.green })
    // Without pages, the bar has its own place.
    #expect(color(try self.picture(pages, scheme: scheme), 0, 119) != expected)
  }

  /// The background of a bordered button takes a tint that is set.
  @Test(arguments: [ColorScheme.light, .dark]) func borderedButtonsTakeTheTint(scheme: ColorScheme) throws {
    func background(_ view: some View) throws -> RGBA {
      let picture = try picture(
        view.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 4)), width: 60, height: 40,
        scheme: scheme)
      return color(picture, 30, 6)
    }
    let plain = try background(Button("A") {})
    #expect(plain.red == plain.green || abs(Int(plain.red) - Int(plain.blue)) < 10)
    let green = try background(Button("A") {}.tint(.green))
    #expect(Int(green.green) > Int(green.red) + 15 && Int(green.green) > Int(green.blue) + 10)
    let red = try background(Button("A") {}.tint(.red))
    #expect(Int(red.red) > Int(red.green) + 15)
    #expect(
      try background(Button("A") {}.tint(.green).disabled(true)) == (try background(Button("A") {}.disabled(true))))
  }

  /// A prompt has its own styles; what it does not set is gray, links too.
  @Test func promptsKeepTheirStyles() throws {
    func colors(_ prompt: Text, rounded: Bool = false) throws -> [RGBA] {
      let field = TextField("Name", text: .constant(""), prompt: prompt).padding(20)
      let picture = try rounded ? picture(field.textFieldStyle(.roundedBorder)) : picture(field)
      return picture.pixels.map { RGBA(premultiplied: $0) }
    }
    func isRed(_ color: RGBA) -> Bool { Int(color.red) > Int(color.blue) + 60 }
    func isTinted(_ color: RGBA) -> Bool { Int(color.blue) > Int(color.red) + 60 }
    for rounded in [false, true] {
      #expect(try colors(Text("Ada").foregroundColor(.red), rounded: rounded).contains(where: isRed))
      #expect(try colors(Text("A") + Text("da").foregroundColor(.red), rounded: rounded).contains(where: isRed))
      #expect(try !colors(Text("Ada"), rounded: rounded).contains { isRed($0) || isTinted($0) })
      #expect(try !colors(Text("https://example.com"), rounded: rounded).contains(where: isTinted))
    }
    let (light, bold) = (try colors(Text("Ada")), try colors(Text("Ada").bold()))
    #expect(bold != light)
  }

  /// An opaque blur reaches the edges of its frame, and no further.
  @Test func opaqueBlursEndAtTheirFrame() throws {
    let square = Color.red.frame(width: 40, height: 40)
    let soft = try picture(square.blur(radius: 10), height: 100)
    let opaque = try picture(square.blur(radius: 10, opaque: true), height: 100)
    let red = color(try picture(square, height: 100), 100, 50)
    // The color near an edge is divided by its coverage, which is rounded.
    for (x, y) in [(81, 31), (118, 68)] {
      let pixel = color(opaque, x, y)
      #expect(abs(Int(pixel.red) - Int(red.red)) < 8 && abs(Int(pixel.green) - Int(red.green)) < 8)
    }
    #expect(color(opaque, 79, 50) == .white && color(opaque, 100, 29) == .white)
    #expect(color(soft, 81, 31) != red && color(soft, 78, 50) != .white)
    // Without content it is black.
    let half = try picture(
      Color.red.frame(width: 4, height: 40).frame(width: 40, height: 40).blur(radius: 2, opaque: true))
    #expect(color(half, 82, 60) == .black)
  }

  /// The content of a disclosure group in a list is rows of the list, indented on the leading side.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func disclosureGroupsAreRowsOfTheirList(direction: LayoutDirection) throws {
    var context = RenderContext(width: 320, height: 500)
    context.layoutDirection = direction
    let list = List {
      DisclosureGroup("Open", isExpanded: .constant(true)) {
        Text("First")
        DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("Deep") }
      }
      DisclosureGroup("Closed") { Text("Hidden") }
      Text("Last")
    }
    let screen = try list.rendered(in: context).inspect()
    func edge(_ text: String) throws -> CGFloat {
      let frame = try screen.find(text: text).frame
      return direction == .leftToRight ? frame.minX : 320 - frame.maxX
    }
    let last = try edge("Last")
    #expect(try edge("Open") == last && edge("Closed") == last)
    #expect(try edge("First") == last + 20 && edge("Inner") == last + 20)
    #expect(try edge("Deep") == last + 40)
    #expect(throws: InspectionError.self) { try screen.find(text: "Hidden") }
    let middles = try ["Open", "First", "Inner", "Deep", "Closed", "Last"].map { try screen.find(text: $0).frame.midY }
    for (above, below) in zip(middles, middles.dropFirst()) { #expect(below - above >= 44) }
  }

  /// Bars stay in the safe area of a screen that ignores it.
  @Test func barsStayInTheSafeArea() throws {
    var context = RenderContext(width: 320, height: 480)
    context.safeAreaInsets = EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0)
    func frames(_ view: some View) throws -> [CGRect] {
      let screen = try view.rendered(in: context).inspect()
      return try ["Title", "Row", "Tab"].map { try screen.find(text: $0).frame }
    }
    for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
      let screen = TabView {
        NavigationStack {
          List { Text("Row") }.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        }
        .tabItem { Text("Tab") }
      }
      #expect(try frames(screen.ignoresSafeArea()) == frames(screen))
      let stack = NavigationStack {
        VStack {
          Text("Row"); Text("Tab")
        }.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      }
      #expect(try frames(stack.ignoresSafeArea()) == frames(stack))
    }
  }
}
