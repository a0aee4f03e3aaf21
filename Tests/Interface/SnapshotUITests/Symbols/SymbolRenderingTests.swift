import Testing
import SnapshotUI

@Suite struct SymbolRenderingTests {
  private func operations(_ view: some View) throws -> [DisplayList.Operation] {
    try view.rendered(in: RenderContext(width: 80, height: 80)).displayList.items.map(\.operation)
  }

  private func colors(_ view: some View) throws -> Set<RGBA> {
    Set(
      try operations(view).compactMap { operation in
        switch operation {
        case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): color
        default: nil
        }
      })
  }

  private let badge = Image(systemName: "folder.badge.plus")

  @Test func oneColorCutsTheSignOutOfTheShape() throws {
    let drawn = try operations(Image(systemName: "bolt.circle.fill"))
    #expect(drawn.contains(.blendMode(.destinationOut)))
    let pixels = try Image(systemName: "bolt.circle.fill").font(.system(size: 40)).foregroundStyle(.red)
      .pixels(in: RenderContext(width: 60, height: 60))
    #expect(pixels.pixels[30 * 60 + 30] == 0, "the sign is transparent")
    #expect(pixels.pixels[30 * 60 + 15] != 0, "the circle is drawn")
  }

  @Test func palettesColorTheLevels() throws {
    let view = Image(systemName: "bolt.circle.fill").foregroundStyle(Color.white, Color.black)
    #expect(try colors(view) == [RGBA(0xFFFFFF), RGBA(0x000000)])
    #expect(try !operations(view).contains(.blendMode(.destinationOut)))
    // The last style is used for the levels without one.
    #expect(try colors(badge.foregroundStyle(Color.white, Color.white)) == [RGBA(0xFFFFFF), RGBA(0x000000)])
    // Texts have the primary style.
    let text = try Text("Hi").foregroundStyle(Color.red, Color.green).rendered(in: RenderContext()).displayList
    #expect(text.color(of: "Hi") == Color.red.rgba(in: EnvironmentValues()))
  }

  @Test func hierarchiesFadeTheLevels() throws {
    let drawn = try operations(badge.symbolRenderingMode(.hierarchical))
    #expect(drawn.contains(.opacity(0.5)))
    #expect(try !operations(badge).contains(.opacity(0.5)))
    #expect(
      try operations(badge.symbolRenderingMode(.hierarchical))
        == operations(VStack { badge }.symbolRenderingMode(.hierarchical)))
  }

  @Test func multicolorSymbolsHaveTheirOwnColors() throws {
    let yellow = Color.yellow.rgba(in: EnvironmentValues())
    #expect(try colors(Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)).contains(yellow))
    #expect(try !colors(Image(systemName: "cloud.sun.fill")).contains(yellow))
    // A symbol without colors of its own has the foreground style.
    #expect(
      try colors(Image(systemName: "house").symbolRenderingMode(.multicolor).foregroundColor(.black)) == [
        RGBA(0x000000)
      ])
  }

  @Test func designedSymbolsHaveLevelsToo() throws {
    let view = Image(systemName: "checkmark.circle.fill")
    #expect(try colors(view.foregroundStyle(Color.white, Color.black)) == [RGBA(0xFFFFFF), RGBA(0x000000)])
    let frame = { (view: Image) in try view.rendered(in: RenderContext()).layout.exactFrame.size }
    #expect(try frame(view) == frame(view.symbolRenderingMode(.hierarchical)))
  }

  @Test(arguments: [(0, 3), (0.3, 2), (0.5, 1), (1, 0), (7, 0), (-1, 3), (Double.nan, 3)])
  func variableValuesFadeTheLayersAboveThem(value: Double, faded: Int) throws {
    let drawn = try operations(Image(systemName: "wifi", variableValue: value))
    #expect(drawn.filter { $0 == .opacity(0.3) }.count == faded)
    #expect(try operations(Image(systemName: "heart", variableValue: value)) == operations(Image(systemName: "heart")))
  }

  @Test func linesFollowTheWeight() throws {
    func width(_ name: String, _ weight: Font.Weight) throws -> CGFloat? {
      for case .stroke(_, let style, _) in try operations(Image(systemName: name).fontWeight(weight)) {
        return style.lineWidth
      }
      return nil
    }
    for name in ["folder", "externaldrive"] {
      let regular = try #require(try width(name, .regular))
      #expect(try #require(try width(name, .bold)) > regular)
      #expect(try #require(try width(name, .thin)) < regular)
    }
  }

  @Test func symbolsHaveDifferentWidths() throws {
    func size(_ name: String) throws -> CGSize {
      try Image(systemName: name).rendered(in: RenderContext()).layout.exactFrame.size
    }
    #expect(try size("gearshape.fill") == CGSize(width: 21.25, height: 21.25))
    #expect(try size("chevron.compact.right").width < 12)
    #expect(try size("person.3.fill").width > 30)
    #expect(try size("person.3.fill").height == 21.25)
  }

  @Test func symbolsThatPointForwardAreMirrored() throws {
    func pixels(_ name: String, _ direction: LayoutDirection) throws -> PixelBuffer {
      var context = RenderContext(width: 40, height: 40)
      context.layoutDirection = direction
      return try Image(systemName: name).font(.system(size: 24)).pixels(in: context)
    }
    for name in ["arrow.uturn.forward", "chevron.forward.2"] {
      #expect(try pixels(name, .leftToRight) != pixels(name, .rightToLeft), "\(name)")
    }
    for name in ["arrow.uturn.right", "chevron.right.2"] {
      #expect(try pixels(name, .leftToRight) == pixels(name, .rightToLeft), "\(name)")
    }
  }
}
