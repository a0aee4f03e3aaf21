import Testing
import SnapshotUI

/// The boxes and distances of texts, as measured on pictures of simulators.
@Suite struct TextFigureTests {
  private static func context(_ typeSize: DynamicTypeSize = .large) -> RenderContext {
    RenderContext(displayScale: 3, dynamicTypeSize: typeSize)
  }

  private static func height(_ text: Text, _ typeSize: DynamicTypeSize = .large) throws -> CGFloat {
    try MeasuredScreen(text, in: context(typeSize)).frame("Text").height
  }

  private static func width(_ text: Text) throws -> CGFloat {
    try MeasuredScreen(text, in: context()).frame("Text").width
  }

  /// A divider between two texts of 16 points.
  private static func dividers(padding: CGFloat = 0) throws -> MeasuredScreen {
    let stack = VStack {
      Text("A")
      Divider().padding(.bottom, padding)
      Text("B")
    }
    return try MeasuredScreen(stack, in: context(.medium))
  }

  private static let figures: [Figure] = [
    Figure("height of a line of 17 points", 20.33, 20.33) { _ in try height(Text("A")) },
    Figure("height of a line of 15 points", 18, 18) { _ in try height(Text("A").font(.subheadline)) },
    Figure("height of a line of 11 points", 13.33, 13.33) { _ in try height(Text("A").font(.caption2)) },
    Figure("height of four lines of title 3", 99, 99) { _ in try height(Text("A\nB\nC\nD").font(.title3)) },
    Figure("distance of texts of 16 and 14 points", 2.33, 2.33) { _ in
      let stack = VStack {
        Text("A")
        Text("B").font(.subheadline)
      }
      let screen = try MeasuredScreen(stack, in: context(.medium))
      return try screen.text("B").minY - screen.text("A").maxY
    },
    Figure("distance of a text and a view that is no text", 8, 8) { _ in
      let stack = VStack {
        Text("A")
        Color.red.frame(width: 10, height: 10)
      }
      let screen = try MeasuredScreen(stack, in: context())
      return try screen.frame("Color").minY - screen.text("A").maxY
    },
    Figure("baseline of a line of 17 points", 16.19, 16.19) { _ in
      Typesetter().layout([TextRun("A", font: Font.body.resolve(at: .large), color: .black)]).firstBaseline
    },
  ]

  @Test(arguments: figures) func figure(figure: Figure) throws { try figure.check(within: 0.01) }

  private static let distancesOfDividers: [Figure] = [
    Figure("distance of a text of 16 points and a divider below", 9.56, 9.56) { _ in
      let screen = try dividers()
      return try screen.frame("Divider").minY - screen.text("A").maxY
    },
    Figure("distance of a divider and a text of 16 points below", 5.7, 5.7) { _ in
      let screen = try dividers()
      return try screen.text("B").minY - screen.frame("Divider").maxY
    },
    Figure("distance of a divider with padding and a text of 16 points below", 9.7, 9.7) { _ in
      let screen = try dividers(padding: 4)
      return try screen.text("B").minY - screen.frame("Divider").maxY
    },
  ]

  @Test(arguments: distancesOfDividers) func distanceOfDivider(figure: Figure) throws { try figure.check() }

  @Test func dividersKeepTheirDistanceFromOtherViews() throws {
    let stack = VStack {
      Color.red.frame(width: 10, height: 10)
      Divider()
      Text("A").padding(.top, 1)
      Text("B").environment(\.textMetrics, .typeface)
      Divider()
    }
    let screen = try MeasuredScreen(stack, in: Self.context())
    #expect(abs(try screen.frame("Divider").minY - screen.frame("Color").maxY - 8) < 0.4)
    #expect(abs(try screen.text("A").minY - 1 - screen.frame("Divider").maxY - 8) < 0.4)
    #expect(abs(try screen.frame("Divider", 1).minY - screen.text("B").maxY - 8) < 0.4)
  }

  @Test(arguments: DynamicTypeSize.allCases) func distancesOfDividersGrowWithTheText(typeSize: DynamicTypeSize) throws {
    let size = TextStyles.dynamicType.metrics(for: .body, at: typeSize).size
    let stack = VStack {
      Text("A")
      Divider()
      Text("B")
    }
    let screen = try MeasuredScreen(stack, in: Self.context(typeSize))
    // The formulas of the page, before the tenth of the line height is rounded up to a pixel.
    #expect(abs(try screen.frame("Divider").minY - screen.text("A").maxY - 0.608 * size) < 0.7)
    #expect(abs(try screen.text("B").minY - screen.frame("Divider").maxY - 0.361 * size) < 0.7)
  }

  @Test(arguments: Font.TextStyle.allCases, DynamicTypeSize.allCases)
  func everyStyleHasTheHeightOfItsSize(style: Font.TextStyle, typeSize: DynamicTypeSize) throws {
    let metrics = TextStyles.dynamicType.metrics(for: style, at: typeSize)
    let box = (1.193359375 * metrics.size * 3).rounded(.up) / 3
    for count in 1...3 {
      let text = Text([String](repeating: "A", count: count).joined(separator: "\n")).font(.system(style))
      let expected = box + CGFloat(count - 1) * metrics.leading
      #expect(abs(try Self.height(text, typeSize) - expected) < 0.01, "\(style) \(typeSize) \(count)")
    }
  }

  @Test(arguments: Font.Design.allCases, [FontWeight.light, .regular, .semibold, .black])
  func designsAndWeightsHaveTheSameHeight(design: Font.Design, weight: FontWeight) throws {
    let text = Text("A").font(.system(.body, design: design, weight: weight))
    #expect(abs(try Self.height(text) - 61 / 3) < 0.01)
  }

  // Arabic and Hebrew are embedded; the other scripts are drawn as boxes of the same height.
  @Test(arguments: ["نص", "טקסט", "पाठ", "ข้อความที่นี่", "漢字"])
  func tallScriptsHaveTheHeightOfTheirStyle(words: String) throws {
    var context = Self.context()
    context.fonts.allowsMissingGlyphs = true
    let one = try MeasuredScreen(Text(verbatim: words), in: context).frame("Text").height
    let two = try MeasuredScreen(Text(verbatim: "\(words)\n\(words)"), in: context).frame("Text").height
    #expect(abs(one - 61 / 3) < 0.01)
    #expect(abs(two - one - 22) < 0.01)
  }

  @Test func aScriptThatIsTallerThanItsLineIsNotClipped() throws {
    let text = Text(verbatim: "\u{0622}\u{0650}\u{0651}\u{0670}").font(.system(size: 60)).frame(width: 200, height: 30)
      .background(.white)
    let list = try text.rendered(in: Self.context()).displayList
    #expect(!list.description.contains("clip"))
  }

  @Test func interIsAsNarrowAsTheSystemFont() throws {
    let words = "The quick brown fox jumps over the lazy dog"
    let count = CGFloat(words.count)
    for (size, weight, tracking) in [
      (CGFloat(12), FontWeight.regular, CGFloat(0)), (13, .regular, -0.011), (14, .regular, -0.013),
      (16, .regular, -0.023), (17, .regular, -0.0285), (19, .bold, -0.024), (27, .bold, -0.030), (33, .bold, -0.030),
      (40, .regular, -0.050),
      (20, .regular, -0.040), (22, .regular, -0.051), (27, .regular, -0.052), (33, .regular, -0.053),
      (9, .regular, 0), (80, .bold, -0.0283),
    ] {
      func width(_ metrics: TextMetrics) -> CGFloat {
        let font = FontDescriptor(size: size, weight: weight, textMetrics: metrics)
        return Typesetter().layout([TextRun(words, font: font, color: .black)]).size.width
      }
      let difference = (width(.system) - width(.typeface)) / size / count
      #expect(abs(difference - tracking) < 0.0005, "\(size) \(weight)")
    }
  }

  @Test func onlyInterIsTracked() {
    func width(_ words: String, _ metrics: TextMetrics) -> CGFloat {
      let font = FontDescriptor(size: 17, textMetrics: metrics)
      return Typesetter().layout([TextRun(words, font: font, color: .black)]).size.width
    }
    #expect(width("مرحبا", .system) == width("مرحبا", .typeface))
    #expect(width("Hello", .system) < width("Hello", .typeface))
  }

  @Test func theMetricsOfTheTypefaceAreAnOption() throws {
    var context = Self.context()
    context.textMetrics = .typeface
    let text = Text("Hello").font(.system(size: 17))
    let own = try MeasuredScreen(text, in: context).frame("Text")
    let system = try MeasuredScreen(text, in: Self.context()).frame("Text")
    #expect(own.width > system.width)
    #expect(own.height == 20.666_666_666_666_668 || abs(own.height - 20.67) < 0.01)
    #expect(try MeasuredScreen(text.environment(\.textMetrics, .typeface), in: Self.context()).frame("Text") == own)
  }

  @Test func paddingAndFramesEndTheDistanceOfTexts() throws {
    func distance(_ lower: some View) throws -> CGFloat {
      let screen = try MeasuredScreen(
        VStack {
          Text("A"); lower.background(Color.red)
        }, in: Self.context())
      return try screen.frame("Color").minY - screen.text("A").maxY
    }
    #expect(abs(try distance(Text("B")) - 2) < 0.01)
    #expect(
      abs(
        try distance(
          HStack {
            Text("B"); Spacer(); Text("C")
          }) - 2) < 0.01)
    #expect(abs(try distance(Text("B").padding(.top, 1)) - 8) < 0.01)
    #expect(abs(try distance(Text("B").frame(height: 30)) - 8) < 0.01)
    #expect(abs(try distance(Text("B").frame(width: 30)) - 2) < 0.01)
    #expect(
      abs(
        try distance(
          HStack {
            Text("B"); Color.blue.frame(width: 9, height: 9)
          }) - 8) < 0.01)
  }
}
