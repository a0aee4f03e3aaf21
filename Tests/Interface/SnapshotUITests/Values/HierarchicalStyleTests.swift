import Testing
import SnapshotUI

/// `.secondary` and the other levels are levels of the style around them.
@MainActor @Suite struct HierarchicalStyleTests {
  private func color(of view: some View, _ words: String = "x") throws -> RGBA? {
    try view.displayList(in: RenderContext(width: 200)).color(of: words)
  }

  private func fill(of view: some View) throws -> RGBA? {
    try view.frame(width: 4, height: 4).pixels(in: RenderContext(width: 4, height: 4))[1, 1]
  }

  @Test func withoutAStyleTheyAreTheColoursOfLabels() throws {
    #expect(try color(of: Text("x").foregroundStyle(.primary)) == .black)
    #expect(try color(of: Text("x").foregroundStyle(.secondary)) == RGBA(0x3C3C43, alpha: 153))
    #expect(try color(of: Text("x").padding().foregroundStyle(.tertiary)) == RGBA(0x3C3C43, alpha: 77))
    #expect(try color(of: Text("x").padding().foregroundStyle(.quaternary)) == RGBA(0x3C3C43, alpha: 46))
    #expect(try color(of: Text("x").padding().foregroundStyle(.quinary)) == RGBA(0x3C3C43, alpha: 46))
  }

  @Test func insideAColourTheyAreItsOpacities() throws {
    let levels: [(HierarchicalShapeStyle, UInt8)] = [
      (.primary, 255), (.secondary, 128), (.tertiary, 64), (.quaternary, 46), (.quinary, 46),
    ]
    for (level, alpha) in levels {
      let expected = RGBA(0xFFFFFF, alpha: alpha)
      #expect(try color(of: VStack { Text("x").foregroundStyle(level) }.foregroundStyle(.white)) == expected)
      #expect(try color(of: VStack { Text("x").padding().foregroundStyle(level) }.foregroundStyle(.white)) == expected)
      #expect(
        try color(of: VStack { Text("x").padding().foregroundStyle(AnyShapeStyle(level)) }.foregroundStyle(.white))
          == expected)
    }
  }

  @Test func levelsAreCountedFromTheLevelAround() throws {
    #expect(
      try color(of: VStack { Text("x").padding().foregroundStyle(.primary) }.foregroundStyle(.secondary))
        == RGBA(0x3C3C43, alpha: 153))
    #expect(
      try color(of: VStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.secondary))
        == RGBA(0x3C3C43, alpha: 77))
    #expect(
      try color(
        of: VStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.secondary).foregroundStyle(.white))
        == RGBA(0xFFFFFF, alpha: 64))
  }

  @Test func severalStylesAreTheLevels() throws {
    func level(_ style: HierarchicalShapeStyle) throws -> RGBA? {
      try color(of: VStack { Text("x").padding().foregroundStyle(style) }.foregroundStyle(.black, .white))
    }
    #expect(try level(.primary) == .black)
    #expect(try level(.secondary) == .white)
    #expect(try level(.tertiary) == RGBA(0xFFFFFF, alpha: 128))
  }

  @Test func labelsOfButtonsHaveLevelsOfTheirColour() throws {
    #expect(
      try color(
        of: Button {
        } label: {
          Text("x").foregroundStyle(.secondary)
        }.buttonStyle(.borderedProminent))
        == RGBA(0xFFFFFF, alpha: 128))
    let accent = try #require(try color(of: Button("x") {}))
    #expect(
      try color(
        of: Button {
        } label: {
          Text("x").foregroundStyle(.secondary)
        })
        == RGBA(red: accent.red, green: accent.green, blue: accent.blue, alpha: 128))
    #expect(
      try color(
        of: Button {
        } label: {
          Text("x").foregroundStyle(.secondary)
        }.buttonStyle(.plain))
        == RGBA(0x3C3C43, alpha: 153))
  }

  @Test func aTextKeepsALevelInALine() throws {
    let line = Text("a") + Text("x").foregroundStyle(.secondary)
    #expect(try color(of: VStack { line }.foregroundStyle(.white)) == RGBA(0xFFFFFF, alpha: 128))
    #expect(try color(of: VStack { line }.foregroundStyle(.white), "a") == .white)
  }

  @Test func shapesAndModifiedLevelsFollow() throws {
    #expect(try fill(of: VStack { Rectangle().fill(.secondary) }.foregroundStyle(.white)) == RGBA(0xFFFFFF, alpha: 128))
    #expect(
      try fill(of: VStack { Color.clear.background(.secondary) }.foregroundStyle(.white)) == RGBA(0xFFFFFF, alpha: 128))
    #expect(
      try color(of: VStack { Text("x").padding().foregroundStyle(.secondary.opacity(0.5)) }.foregroundStyle(.white))
        == RGBA(0xFFFFFF, alpha: 64))
  }

  @Test func otherStylesHaveLevels() throws {
    #expect(try color(of: Text("x").padding().foregroundStyle(.white.secondary)) == RGBA(0xFFFFFF, alpha: 128))
    #expect(
      try color(of: Text("x").padding().foregroundStyle(.tint.tertiary).tint(.white)) == RGBA(0xFFFFFF, alpha: 64))
    #expect(try fill(of: Rectangle().fill(.fill)) == fill(of: Rectangle().fill(Color(.systemFill))))
    #expect(try fill(of: Rectangle().fill(.fill.tertiary)) == fill(of: Rectangle().fill(Color(.tertiarySystemFill))))
    #expect(try fill(of: Rectangle().fill(.background.secondary)) == RGBA(0xF2F2F7))
    #expect(try fill(of: Rectangle().fill(.background.secondary).backgroundStyle(.white)) == RGBA(0xFFFFFF, alpha: 128))
    #expect(try fill(of: Rectangle().fill(.link)) == Color(.link).rgba(in: EnvironmentValues(RenderContext())))
    #expect(
      try color(of: Text("x").padding().foregroundStyle(.placeholder))
        == Color(.placeholderText).rgba(in: EnvironmentValues(RenderContext())))
    #expect(try fill(of: Rectangle().fill(.selection).tint(.white)) == .white)
  }

  @Test func aGradientHasLevels() throws {
    let gradient = LinearGradient(colors: [.white, .white], startPoint: .top, endPoint: .bottom)
    #expect(
      try fill(of: VStack { Rectangle().fill(.secondary) }.foregroundStyle(gradient)) == RGBA(0xFFFFFF, alpha: 128))
    #expect(
      try color(of: VStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(gradient))
        == RGBA(0xFFFFFF, alpha: 128))
  }
}
