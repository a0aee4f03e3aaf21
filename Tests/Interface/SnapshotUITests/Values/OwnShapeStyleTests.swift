import Foundation
import SnapshotUI
import Testing

/// Styles of the user resolve to other ones, in the environment of what they paint.
@Suite struct OwnShapeStyleTests {
  private struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white : Color.red
    }
  }

  private struct Nested: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Warning { Warning() }
  }

  private struct Frosted: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Material { .thin }
  }

  private struct Endless: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Endless { self }
  }

  private struct Faded: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      var color = Color.blue.resolve(in: environment)
      color.opacity = 0.5
      return color
    }
  }

  private struct Shaded: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Shader { ShaderLibrary.checkerboard(.float(4)) }
  }

  private func fill(of view: some View, in scheme: ColorScheme = .light) throws -> RGBA? {
    let context = RenderContext(width: 4, height: 4, colorScheme: scheme)
    return try view.frame(width: 4, height: 4).pixels(in: context)[1, 1]
  }

  private func findings(of view: some View) throws -> [String] {
    try view.rendered(in: RenderContext(width: 100, height: 100)).diagnostics.map(\.message)
  }

  @Test func aStyleResolvesInTheEnvironmentOfWhatItPaints() throws {
    #expect(try fill(of: Rectangle().fill(Warning())) == RGBA(0xFF3B30))
    #expect(try fill(of: Rectangle().fill(Warning()), in: .dark) == .white)
    #expect(try fill(of: Rectangle().fill(Warning()).environment(\.colorScheme, .dark)) == .white)
    #expect(try fill(of: Rectangle().fill(Nested())) == RGBA(0xFF3B30))
    #expect(try fill(of: Color.clear.background(Nested())) == RGBA(0xFF3B30))
    #expect(try fill(of: Rectangle().fill(AnyShapeStyle(Nested()))) == RGBA(0xFF3B30))
    #expect(try fill(of: Rectangle().foregroundStyle(Warning())) == RGBA(0xFF3B30))
    #expect(
      try fill(of: Rectangle().fill(Warning().opacity(0.5))) == fill(of: Rectangle().fill(Color.red.opacity(0.5))))
  }

  @Test func aStyleCanResolveToComponents() throws {
    #expect(try fill(of: Rectangle().fill(Faded())) == fill(of: Rectangle().fill(Color.blue.opacity(0.5))))
  }

  @Test func aTextHasTheColorOfAStyle() throws {
    let context = RenderContext(width: 60, height: 30)
    let own = try Text("Warning").foregroundStyle(Warning()).rendered(in: context).displayList.description
    #expect(try own == Text("Warning").foregroundStyle(.red).rendered(in: context).displayList.description)
    #expect(try own != Text("Warning").rendered(in: context).displayList.description)
  }

  @Test func aStyleCanResolveToAMaterial() throws {
    let context = RenderContext(width: 20, height: 20)
    func list(_ style: some ShapeStyle) throws -> String {
      try Circle().fill(style).background(.red).rendered(in: context).displayList.description
    }
    #expect(try list(Frosted()) == list(.thinMaterial))
  }

  @Test func aStyleThatResolvesWithoutAnEndPaintsNothingAndSaysSo() throws {
    #expect(try fill(of: Rectangle().fill(Endless()))?.alpha == 0)
    #expect(try fill(of: Rectangle().foregroundStyle(Endless()))?.alpha == 0)
    #expect(
      try findings(of: Rectangle().fill(Endless()))
        == ["Endless resolves to styles without an end: nothing is painted"])
  }

  @Test func aShaderIsGrayAndSaysSo() throws {
    #expect(try fill(of: Rectangle().fill(Shaded())) == fill(of: Rectangle().fill(Color(.systemFill))))
    #expect(
      try findings(of: Rectangle().fill(Shaded())) == [#"a fill is gray instead of the Metal shader "checkerboard""#])
    #expect(try findings(of: Rectangle().fill(Warning())) == [])
  }

  @Test func componentsFollowTheAppearance() throws {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let red = Color.red.resolve(in: environment)
    #expect(red.description == "#FF453AFF")
    #expect(red == Color.Resolved(red: 1, green: 69 / 255, blue: 58 / 255))
    #expect(Color(red) == Color(red: 1, green: 69 / 255, blue: 58 / 255))
    #expect(red.cgColor.components?.map { ($0 * 255).rounded() } == [255, 69, 58, 255])
    #expect(abs(red.linearGreen - 0.0595) < 0.0001)
    #expect(Color.black.opacity(0.04).resolve(in: environment).description == "#0000000A")
  }

  @Test func linearComponentsAreConverted() throws {
    var color = Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0.0595, blue: 0, opacity: 0.5)
    #expect(Color(color).description == "#FF4500@0.5" || Color(color).description == "#FF450080")
    color.linearBlue = 1
    #expect(color.blue == 1)
    #expect(color.opacity == 0.5)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color)) == color)
  }

  @Test func lengthsAndFontsFollowTraits() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledValue(for: 17, compatibleWith: nil) == 17)
    #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 53)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large).pointSize == 53)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: large).pointSize == 30)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize == 17)
  }

  @Test func prominenceIsALevel() throws {
    #expect(UIColor.label.withProminence(.quaternary) == .quaternaryLabel)
    #expect(UIColor.label.withProminence(.primary) == .label)
    #expect(UIColor.systemRed.withProminence(.secondary) == UIColor(Color(.systemRed).opacity(0.5)))
  }
}
