import Foundation
import Testing
import SnapshotUI

@Suite struct EffectStyleTests {
  private let context = RenderContext(width: 120, height: 80)

  private func list(_ view: some View) throws -> String { try view.displayList(in: context).textForm }

  private func pixel(_ view: some View, _ x: Int, _ y: Int) throws -> RGBA? {
    try Renderer().render(view.displayList(in: context))[x, y]
  }

  @Test func aRedactedTextIsABarPerLine() throws {
    let plain = Text("Two words").redacted(reason: .placeholder)
    #expect(try !list(plain).contains("glyphs"))
    #expect(try list(plain).contains("fill"))
    #expect(try list(plain.unredacted()).contains("fill"))
    #expect(try list(VStack { Text("Two words").unredacted() }.redacted(reason: .placeholder)).contains("glyphs"))
  }

  @Test func privateViewsAreRedactedForPrivacyOnly() throws {
    let secret = Text("Secret").privacySensitive()
    #expect(try list(secret).contains("glyphs"))
    #expect(try !list(secret.redacted(reason: .privacy)).contains("glyphs"))
    #expect(try list(Text("Public").redacted(reason: .privacy)).contains("glyphs"))
  }

  @Test func aMaterialBlursTheViewsBelow() throws {
    let view = ZStack {
      HStack(spacing: 0) {
        Color.black
        Color.white
      }
      Rectangle().fill(.ultraThinMaterial).frame(width: 80, height: 60)
    }
    #expect(try list(view).contains("backdrop blur"))
    let (left, right) = (try #require(try pixel(view, 56, 40)), try #require(try pixel(view, 64, 40)))
    #expect(abs(Int(left.red) - Int(right.red)) < 40)
    #expect(try pixel(view, 4, 40) == .black)
  }

  @Test func increasedContrastHasOpaqueMaterials() throws {
    var context = context
    context.colorSchemeContrast = .increased
    let view = Rectangle().fill(.regularMaterial)
    #expect(try !view.displayList(in: context).textForm.contains("backdrop"))
  }

  @Test func glassHasABackdropAndAnEdge() throws {
    let text = try list(Text("Glass").padding().glassEffect(.regular.tint(.orange)))
    #expect(text.contains("backdrop blur 24"))
    #expect(text.contains("stroke linear"))
    #expect(try !list(Text("Glass").glassEffect(.identity)).contains("backdrop"))
  }

  @Test func a3DRotationOf90DegreesShowsNothingAndAHalfTurnMirrors() throws {
    func turned(_ degrees: Double) -> some View {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }
      .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
    }
    #expect(try pixel(turned(0), 20, 40) == pixel(Color.red, 20, 40))
    #expect(try pixel(turned(90), 20, 40) == .clear)
    #expect(try pixel(turned(180), 20, 40) == pixel(Color.blue, 20, 40))
  }

  @Test func distantPartsAreSmaller() throws {
    let view = Color.red.frame(width: 60, height: 40)
      .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 1)
    let picture = try Renderer().render(view.displayList(in: context))
    func height(_ x: Int) -> Int { (0..<80).filter { (picture[x, $0]?.alpha ?? 0) > 128 }.count }
    #expect(height(45) > height(72))
  }

  @Test func aContainerShapeFillsStrokesAndClips() throws {
    let view = ContainerRelativeShape().fill(.red).containerShape(RoundedRectangle(cornerRadius: 30))
    #expect(try pixel(view, 1, 1) == .clear)
    let clipped = Color.red.clipShape(ContainerRelativeShape()).containerShape(Capsule())
    #expect(try pixel(clipped, 1, 1) == .clear)
    #expect(try pixel(ContainerRelativeShape().fill(.red), 1, 1) != .clear)
  }

  @Test func stylesHaveShadowsOpacitiesAndBlendModes() throws {
    #expect(try list(Circle().fill(.red.shadow(.drop(radius: 4)))).contains("shadow"))
    #expect(try list(Circle().fill(.red.shadow(.inner(radius: 4)))).contains("inner-shadow"))
    #expect(try list(Circle().fill(.blendMode(.multiply))).contains("blend multiply"))
    #expect(try list(Circle().fill(.opacity(0.5))).contains("group 0.5"))
  }

  @Test func aBackgroundWithoutAStyleUsesThatOfTheEnvironment() throws {
    let view = Color.clear.background(in: Rectangle()).backgroundStyle(Color.orange)
    #expect(try pixel(view, 60, 40) == pixel(Color.orange, 60, 40))
  }

  @Test func gradientsOfAMeshHaveTheColorsOfItsPoints() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.black, .black, .white, .white])
    let (top, middle, bottom) = (try pixel(mesh, 60, 2), try pixel(mesh, 60, 40), try pixel(mesh, 60, 77))
    #expect((top?.red ?? 255) < 20)
    #expect((100...155).contains(middle?.red ?? 0))
    #expect((bottom?.red ?? 0) > 235)
  }
}
