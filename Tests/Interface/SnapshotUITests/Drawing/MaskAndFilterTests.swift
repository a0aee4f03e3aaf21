import Testing
import SnapshotUI

@Suite struct MaskAndFilterTests {
  private func pixels(_ view: some View, size: CGFloat = 20) throws -> PixelBuffer {
    let list = try view.displayList(in: RenderContext(width: size, height: size))
    return try Renderer(threads: 1).render(list, scale: 1)
  }

  @Test func aViewMasksByItsAlpha() throws {
    let masked = Color.red.mask {
      HStack(spacing: 0) {
        Color.black
        Color.black.opacity(0.5)
        Color.clear
        Color.clear
      }
    }
    let found = try pixels(masked)
    #expect(found[2, 10]?.alpha == 255)
    #expect(found[7, 10]?.alpha == 128)
    #expect(found[15, 10]?.alpha == 0)
  }

  @Test func aMaskDoesNotChangeTheLayout() throws {
    let view = Probe(30, 10).mask(alignment: .leading) { Color.black.frame(width: 100, height: 100) }
    #expect(try view.rendered(in: RenderContext()).layout.exactFrame.size == CGSize(width: 30, height: 10))
  }

  @Test func textCastsAShadow() throws {
    let text = Text("I").font(.system(size: 20)).foregroundColor(.clear)
    let dark = Text("I").font(.system(size: 20)).foregroundColor(.white)
    func ink(_ view: some View) throws -> Int {
      let found = try pixels(view.shadow(color: .black, radius: 0, x: 6, y: 0), size: 40)
      return found.pixels.count { $0 >> 24 > 128 && $0 & 0xFF < 64 }
    }
    #expect(try ink(dark) > 10)
    #expect(try ink(text) == 0)
  }

  @Test func contentInsideAnOutlineNeedsNoShadowGroup() throws {
    let card = Text("I").padding().background(Color.white).shadow(radius: 4)
    let list = try card.displayList(in: RenderContext())
    #expect(!list.items.contains { if case .beginGroup = $0.operation { true } else { false } })
    #expect(list.items.contains { if case .shadow = $0.operation { true } else { false } })
  }

  @Test func aBlendModeBlendsWithTheViewsBelow() throws {
    let view = ZStack {
      Color(red: 1, green: 1, blue: 0)
      Color(red: 0, green: 1, blue: 1).blendMode(.multiply)
    }
    #expect(try pixels(view)[5, 5] == RGBA(0x00FF00))
  }

  @Test func filtersChangeColours() throws {
    #expect(try pixels(Color.white.colorInvert())[5, 5] == RGBA(0x000000))
    #expect(try pixels(Color(red: 1, green: 1, blue: 1).colorMultiply(Color(RGBA(0x336699))))[5, 5] == RGBA(0x336699))
    let gray = try #require(try pixels(Color(red: 1, green: 0, blue: 0).grayscale(1))[5, 5])
    #expect(gray.red == gray.green && gray.green == gray.blue)
    #expect(try pixels(Color.black.brightness(0.2))[5, 5] == RGBA(0x333333))
  }

  @Test func aBlurExceedsTheFrameWithoutChangingIt() throws {
    let view = Color.red.frame(width: 4, height: 4).blur(radius: 8)
    let found = try pixels(view)
    #expect(try #require(found[5, 10]).alpha > 0)
    #expect(try view.rendered(in: RenderContext()).layout.exactFrame.size == CGSize(width: 4, height: 4))
  }

  @Test(arguments: [CGFloat.nan, -1, .infinity]) func unusableRadiiBlurNothing(radius: CGFloat) throws {
    #expect(try pixels(Color(red: 1, green: 0, blue: 0).blur(radius: radius))[5, 5] == RGBA(0xFF0000))
  }

  @Test func aMaterialIsOpaqueAtIncreasedContrast() throws {
    let view = Color.black.overlay { Rectangle().fill(.ultraThinMaterial) }
    func ground(_ contrast: ColorSchemeContrast) throws -> RGBA? {
      let list = try view.displayList(in: RenderContext(width: 4, height: 4, colorSchemeContrast: contrast))
      return try Renderer(threads: 1).render(list, scale: 1)[1, 1]
    }
    #expect(try ground(.increased) == RGBA(0xF9F9F9))
    #expect(try #require(try ground(.standard)).red < 0xF9)
  }

  @Test func aSymbolThatPointsForwardIsMirrored() throws {
    func ink(_ name: String, _ direction: LayoutDirection) throws -> [Bool] {
      let context = RenderContext(width: 24, height: 24, layoutDirection: direction)
      let list = try Image(systemName: name).resizable().displayList(in: context)
      return try Renderer(threads: 1).render(list, scale: 1).pixels.map { $0 >> 24 > 128 }
    }
    func mirrored(_ ink: [Bool]) -> [Bool] { (0..<24).flatMap { row in ink[row * 24..<row * 24 + 24].reversed() } }
    let forward = try ink("chevron.forward", .leftToRight)
    #expect(try ink("chevron.forward", .rightToLeft) == mirrored(forward))
    #expect(try ink("chevron.right", .rightToLeft) == ink("chevron.right", .leftToRight))
  }

  @Test func everySymbolHasValidOutlines() {
    for symbol in Symbol.ofApps {
      #expect(!symbol.layers.isEmpty, "\(symbol.name)")
      for layer in symbol.layers {
        #expect(layer.filled != Symbol.Outline.unreadable && layer.stroked != Symbol.Outline.unreadable)
      }
    }
    #expect(Set(Symbol.ofApps.map(\.name)).count == Symbol.ofApps.count)
    #expect(Set(Symbol.ofApps.map(\.name)).isDisjoint(with: Symbol.all.map(\.name)))
  }
}
