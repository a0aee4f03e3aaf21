import Foundation
import Raster
import Snapshot
import SnapshotCore
import SnapshotTestSupport
import Testing
import SnapshotUI

/// Pictures of a device's screen are opaque: they stand on the system background.
@Suite struct DevicePictureTests {
  private struct Greeting: View {
    var body: some View { Text("Hello") }
  }

  private struct Dot: Drawable {
    var width: CGFloat = 40

    func displayList(in context: RenderContext) -> DisplayList {
      DisplayList(size: CGSize(width: width, height: 20)) { canvas in
        canvas.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: RGBA(0xFF0000))
      }
    }
  }

  private func picture<Value>(_ strategy: Snapshotting<Value, PixelBuffer>, of value: Value) -> PixelBuffer {
    var picture = PixelBuffer(width: 0, height: 0)
    strategy.snapshot(value).run { picture = $0 }
    return picture
  }

  private let one = SnapshotTraits(displayScale: 1)
  private let darkOne = SnapshotTraits(traitsFrom: [.darkMode, SnapshotTraits(displayScale: 1)])

  @Test func devicesAreOpaque() {
    let light = picture(.image(on: .iPhoneSe, traits: one), of: Greeting())
    #expect(light.isOpaque && light[0, 0] == .white)
    let dark = picture(.image(on: .iPhoneSe, traits: darkOne), of: Greeting())
    #expect(dark.isOpaque && dark[0, 0] == .black)
    #expect(picture(.image(layout: .device(config: .iPhoneSe), traits: darkOne), of: Greeting()) == dark)
    let sized = picture(.image(on: .iPhoneSe, size: CGSize(width: 50, height: 40), traits: darkOne), of: Greeting())
    #expect(sized.isOpaque && sized[49, 39] == .black)
  }

  @Test func otherSizesAreTransparent() {
    #expect(picture(.image, of: Greeting())[0, 0] == .clear)
    #expect(picture(.image(size: CGSize(width: 50, height: 40)), of: Greeting())[0, 0] == .clear)
    #expect(picture(.image(layout: .fixed(width: 50, height: 40), traits: .darkMode), of: Greeting())[0, 0] == .clear)
  }

  @Test func drawablesHaveTheScreenBackground() {
    let dark = picture(.image(on: .iPhoneSe, traits: darkOne), of: Dot())
    #expect(dark.isOpaque && dark[30, 15] == .black && dark[5, 5] == RGBA(0xFF0000))
    #expect(picture(.image, of: Dot())[30, 15] == .clear)
    #expect((try? Renderer(threads: 1).render(Dot(), in: Device.iPhoneSe.context()))?.isOpaque == true)
  }

  @Test func thePicturesFileHasNoAlpha() throws {
    // The color type of a PNG file's header: 2 is RGB, 6 has alpha; 0 and 3 are gray and a palette without it.
    let opaque = try PNG.encode(picture(.image(on: .iPhoneSe, traits: one), of: Greeting()))
    #expect([0, 2, 3].contains(opaque[25]))
    let transparent = try PNG.encode(picture(.image(size: CGSize(width: 320, height: 568)), of: Greeting()))
    #expect(transparent[25] == 6)
  }

  @Test func annotatedImagesHaveTheScreenBackground() {
    let layout = SnapshotLayout.device(config: .iPhoneSe)
    let annotated = picture(.annotatedImage(layout: layout, traits: darkOne), of: Greeting())
    #expect(annotated.isOpaque && annotated[5, 5] == .black)
    let preferred = picture(
      .annotatedImage(layout: layout, traits: one), of: AnyView(Greeting().preferredColorScheme(.dark)))
    #expect(preferred.isOpaque && preferred[5, 5] == .black)
    let heard = picture(
      .accessibilityImage(layout: layout, traits: one), of: AnyView(Greeting().preferredColorScheme(.dark)))
    #expect(heard.isOpaque && heard[5, 5] == .black && heard[595, 5] == .white)
  }

  @Test func configurationsOfAContactSheetHaveTheirColorScheme() {
    let matrix = Matrix.devices(.iPhoneSe) * .colorSchemes(.light, .dark)
    let sheet = picture(.contactSheet(across: matrix, cellScale: 0.5), of: AnyView(Greeting()))
    #expect(sheet.isOpaque && sheet[20, 60] == .white && sheet[200, 60] == .black)
    let preferred = picture(
      .contactSheet(across: matrix, cellScale: 0.5), of: AnyView(Greeting().preferredColorScheme(.dark)))
    #expect(preferred[20, 60] == .black && preferred[200, 60] == .black)
    let fraction = picture(.contactSheet(across: .devices(.iPhoneSE3), cellScale: 0.401), of: Greeting())
    #expect(fraction.isOpaque)
    let small = Matrix.sizes(CGSize(width: 100, height: 80)) * .colorSchemes(.light, .dark)
    let cells = picture(.contactSheet(across: small, cellScale: 1), of: AnyView(Greeting()))
    #expect(cells[20, 60] == .white && cells[140, 60] == .black)
  }

  @Test func theBackgroundCanBeOverridden() {
    let bare = picture(.image(on: .iPhoneSe, traits: one, background: .transparent), of: Greeting())
    #expect(bare[0, 0] == .clear)
    let layout = SnapshotLayout.device(config: .iPhoneSe)
    #expect(picture(.image(layout: layout, traits: one, background: .transparent), of: Greeting()) == bare)
    let red = picture(.image(on: .iPhoneSe, traits: one, background: .color(RGBA(0xFF0000))), of: Greeting())
    #expect(red.isOpaque && red[0, 0] == RGBA(0xFF0000))
    let size = CGSize(width: 50, height: 40)
    #expect(picture(.image(size: size, background: .system), of: Greeting())[0, 0] == .white)
    #expect(picture(.image(size: size, traits: .darkMode, background: .system), of: Greeting())[0, 0] == .black)
    #expect(picture(.image(background: .system), of: Greeting()).isOpaque)
    #expect(picture(.image(background: .system), of: Dot()).isOpaque)
    let third = SnapshotTraits(displayScale: 1.1)
    #expect(picture(.image(traits: third, background: .system), of: Dot(width: 39.6)).isOpaque)
    let dark = AnyView(Greeting().preferredColorScheme(.dark))
    #expect(picture(.image(size: size, background: .system), of: dark)[0, 0] == .black)
    var context = Device.iPhoneSe.context(dynamicTypeSize: .medium, displayScale: 1, background: .transparent)
    #expect(picture(.image(context: context), of: Greeting()) == bare)
    context.background = .system
    #expect(picture(.image(context: context, background: .clear), of: Greeting()) == bare)
    #expect(picture(.image(context: context, background: RGBA(0xFF0000)), of: Greeting()) == red)
  }

  @Test func theBackgroundOfAMatrixCanBeOverridden() throws {
    func corner(_ matrix: Matrix, _ strategy: MatrixSnapshotting<Greeting>) throws -> RGBA? {
      try withSandbox { sandbox throws in
        _ = sandbox.run {
          sandbox.assertion(record: .all).verify({ Greeting() }, across: matrix.atScale(1), as: [strategy])
        }
        let data = try #require(FileManager.default.contents(atPath: sandbox.references + "/" + sandbox.files[0]))
        return try PNG.decode(data)[0, 0]
      }
    }
    let device = Matrix.devices(.iPhoneSe)
    #expect(try corner(device, .image) == .white)
    #expect(try corner(device, .image(background: .transparent)) == .clear)
    #expect(try corner(device, .image(background: RGBA(0x00FF00))) == RGBA(0x00FF00))
    #expect(try corner(device.withBackground(.transparent), .image) == .clear)
    let size = Matrix.sizes(CGSize(width: 50, height: 40))
    #expect(try corner(size, .image) == .clear)
    #expect(try corner(size * .colorSchemes(.dark), .image(background: .system)) == .black)
    #expect(try corner((size * .colorSchemes(.dark)).withBackground(.system), .image) == .black)
  }

  @Test func displayListsContainTheScreenBackground() {
    var text = ""
    Snapshotting<Dot, String>.displayList(on: .iPhoneSe).snapshot(Dot()).run { text = $0 }
    #expect(text.contains("fill #FFFFFF rect 0 0 40 20 @ screen\n"))
  }
}

extension PixelBuffer {
  /// Whether every pixel hides what lies under the picture.
  fileprivate var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }
}
