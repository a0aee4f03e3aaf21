import SnapshotUI
import Testing

/// A text that an opaque drawing covers can't be read, so it isn't examined. One that shows through is.
@MainActor @Suite struct CoveredTextTests {
  private func isExamined(below cover: some View) throws -> Bool {
    let view = ZStack {
      Text("Some words")
      cover
      Text("Other words")
    }
    return try view.layoutIssues(in: RenderContext(width: 320, height: 200)).contains { $0.rule == .overlapText }
  }

  private func gradient(_ end: Color) -> LinearGradient {
    LinearGradient(colors: [.white, end], startPoint: .top, endPoint: .bottom)
  }

  private let size = CGSize(width: 200, height: 60)

  private func filled(_ style: some ShapeStyle) -> some View {
    Rectangle().fill(style).frame(width: size.width, height: size.height)
  }

  @Test func opaqueColorsAndGradientsCover() throws {
    #expect(try !isExamined(below: filled(.white)))
    #expect(try !isExamined(below: filled(gradient(.yellow))))
    #expect(
      try !isExamined(
        below: filled(RadialGradient(colors: [.white, .yellow], center: .center, startRadius: 0, endRadius: 50))))
  }

  @Test func translucentDrawingsDoNot() throws {
    #expect(try isExamined(below: EmptyView()))
    #expect(try isExamined(below: filled(Color.white.opacity(0.5))))
    #expect(try isExamined(below: filled(gradient(.clear))))
    #expect(try isExamined(below: filled(gradient(.yellow)).opacity(0.8)))
    #expect(try isExamined(below: filled(ImagePaint(image: Image(systemName: "star")))))
  }

  /// A gradient covers only what is inside the outline that it fills.
  @Test func shapesCoverWhatIsInside() throws {
    #expect(try isExamined(below: Ellipse().fill(gradient(.yellow)).frame(width: 100, height: 24)))
    #expect(try isExamined(below: Rectangle().fill(gradient(.yellow)).frame(width: 20, height: 60)))
    #expect(try !isExamined(below: Ellipse().fill(gradient(.yellow)).frame(width: 300, height: 180)))
    #expect(try isExamined(below: filled(gradient(.yellow)).rotationEffect(.degrees(80))))
  }
}
