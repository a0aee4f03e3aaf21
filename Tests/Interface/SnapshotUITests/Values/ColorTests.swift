import Testing
import SnapshotUI

@Suite struct ColorTests {
  func environment(
    _ scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard
  ) -> EnvironmentValues {
    EnvironmentValues(RenderContext(colorScheme: scheme, colorSchemeContrast: contrast))
  }

  @Test func componentsBecomeBytesRoundedHalfUp() {
    let color = Color(red: 0.5, green: 1.5, blue: -1, opacity: 0.25)
    #expect(color.rgba(in: environment()) == RGBA(red: 128, green: 255, blue: 0, alpha: 64))
    #expect(Color(white: 0.2).rgba(in: environment()) == RGBA(0x333333))
    #expect(Color(red: .nan, green: 0, blue: 0).rgba(in: environment()) == .black)
  }

  @Test(
    arguments: [
      (0.0, 1.0, 1.0, 0xFF0000), (1.0 / 3, 1, 1, 0x00FF00), (2.0 / 3, 1, 1, 0x0000FF), (1, 1, 1, 0xFF0000),
      (1.0 / 6, 1, 1, 0xFFFF00), (0.5, 0.5, 1, 0x80FFFF), (0.9, 0, 0.5, 0x808080), (-0.5, 1, 1, 0x00FFFF),
    ] as [(Double, Double, Double, UInt32)])
  func huesAreConvertedToRGB(hue: Double, saturation: Double, brightness: Double, expected: UInt32) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
    #expect(color.rgba(in: environment()) == RGBA(expected))
  }

  @Test func semanticColoursFollowTheAppearance() {
    #expect(Color.red.rgba(in: environment()) == RGBA(0xFF3B30))
    #expect(Color.red.rgba(in: environment(.dark)) == RGBA(0xFF453A))
    #expect(Color.red.rgba(in: environment(contrast: .increased)) == RGBA(0xD70015))
    #expect(Color.red.rgba(in: environment(.dark, contrast: .increased)) == RGBA(0xFF6961))
    #expect(Color.primary.rgba(in: environment(.dark)) == .white)
    #expect(Color.secondary.rgba(in: environment()) == RGBA(0x3C3C43, alpha: 153))
    #expect(Color(.systemBackground).rgba(in: environment(.dark)) == .black)
    #expect(Color(uiColor: .systemGray6).rgba(in: environment()) == RGBA(0xF2F2F7))
  }

  @Test func aCustomColourFollowsTheColorScheme() {
    let color = Color(light: .white, dark: Color(.systemGray6)).opacity(0.5)
    #expect(color.rgba(in: environment()) == RGBA(0xFFFFFF, alpha: 128))
    #expect(color.rgba(in: environment(.dark)) == RGBA(0x1C1C1E, alpha: 128))
  }

  @Test func opacitiesMultiply() {
    #expect(Color.black.opacity(0.5).opacity(0.5).rgba(in: environment()).alpha == 64)
    #expect(Color.black.opacity(-1).rgba(in: environment()).alpha == 0)
    #expect(Color.black.opacity(3).rgba(in: environment()).alpha == 255)
  }

  @Test func mixturesAreBetweenTheirColours() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(red.mix(with: blue, by: 0).rgba(in: environment()) == RGBA(0xFF0000))
    #expect(red.mix(with: blue, by: 1).rgba(in: environment()) == RGBA(0x0000FF))
    #expect(red.mix(with: blue, by: 0.5, in: .device).rgba(in: environment()) == RGBA(0x800080))
    // The middle of red and blue in OKLab, as in CSS' color-mix(in oklab, red, blue).
    #expect(red.mix(with: blue, by: 0.5).rgba(in: environment()) == RGBA(0x8C53A2))
    #expect(Color.white.mix(with: .black, by: 0.5).rgba(in: environment()) == RGBA(0x636363))
    #expect(red.mix(with: blue, by: .nan).rgba(in: environment()) == RGBA(0xFF0000))
    #expect(Color.primary.mix(with: .clear, by: 0.5, in: .device).rgba(in: environment(.dark)).alpha == 128)
    #expect(red.mix(with: blue, by: 0.5) != red.mix(with: blue, by: 0.25))
    #expect(red.mix(with: blue, by: 0.5).opacity(0.5).rgba(in: environment()).alpha == 128)
  }

  @Test func theAccentColourIsTheTint() {
    var environment = environment(.dark)
    #expect(Color.accentColor.rgba(in: environment) == RGBA(0x0A84FF))
    environment.tint = .green
    #expect(Color.accentColor.rgba(in: environment) == RGBA(0x30D158))
  }

  @Test func descriptionsNameTheColour() {
    #expect("\(Color.orange.opacity(0.5))" == "systemOrange@0.5")
    #expect("\(Color(red: 1, green: 0, blue: 0))" == "#FF0000")
  }

  @Test func aColourIsAShapeStyle() {
    #expect(Color.white.resolvePaint(in: environment(), rect: .zero) == .color(.white))
    let style: some ShapeStyle = .green
    #expect(style.resolvePaint(in: environment(), rect: .zero) == .color(RGBA(0x34C759)))
  }
}
