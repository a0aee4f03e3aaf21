import Foundation
import Raster
import Testing
import SnapshotUI

/// The parts of controls, as in the second measurement of `Documentation/Metrics.md`: 65 pictures of simulators of 8
/// projects.
@Suite struct PartFigureTests {
  private static func context(
    _ typeSize: DynamicTypeSize = .large, _ design: SystemDesign = .iOS18, width: CGFloat? = nil
  ) -> RenderContext {
    RenderContext(width: width, displayScale: 3, dynamicTypeSize: typeSize, design: design)
  }

  private static func segments(_ design: SystemDesign, selected: Int = 1) -> some View {
    Picker("A", selection: .constant(selected)) {
      Text("One").tag(1); Text("Two").tag(2); Text("Three").tag(3)
    }
    .pickerStyle(.segmented)
  }

  /// The frame of the selected segment of a segmented control 180 points wide.
  private static func thumb(_ design: SystemDesign) throws -> CGRect {
    let screen = try MeasuredScreen(segments(design), in: context(design: design, width: 180))
    let name = design == .iOS18 ? "RoundedRectangle" : "Capsule"
    return try #require(screen.frames(name).first { $0.width < 100 && $0.width > 2 })
  }

  private static func context(design: SystemDesign, width: CGFloat) -> RenderContext {
    context(.large, design, width: width)
  }

  private static func search(_ typeSize: DynamicTypeSize) throws -> CGFloat {
    let view = NavigationStack { Color.red.navigationTitle("Title").searchable(text: .constant("")) }
    return try MeasuredScreen(view, in: Device.iPhone13.context(dynamicTypeSize: typeSize)).frame("RoundedRectangle")
      .height
  }

  private static func distance(of lower: some View, below upper: some View) throws -> CGFloat {
    let stack = VStack {
      upper
      lower
    }
    let screen = try MeasuredScreen(stack, in: context())
    return try screen.text("B").minY - screen.text("A").maxY
  }

  /// The ink of the dots of a password of two characters.
  private static func dots() throws -> [CGRect] {
    let field = SecureField("A", text: .constant("ab")).foregroundStyle(.black).frame(width: 100).background(.white)
    let context = context(.medium)
    let buffer = try Renderer(threads: 1).render(field.displayList(in: context), scale: 12)
    let columns = (0..<buffer.width).map { x in (0..<buffer.height).contains { (buffer[x, $0]?.red ?? 255) < 128 } }
    var dots: [CGRect] = []
    var start: Int?
    for (x, isDark) in columns.enumerated() {
      if isDark, start == nil { start = x }
      if !isDark, let first = start {
        dots.append(CGRect(x: CGFloat(first) / 12, y: 0, width: CGFloat(x - first) / 12, height: 1))
        start = nil
      }
    }
    return dots
  }

  private static func gauge(_ style: some GaugeStyle) -> some View {
    Gauge(value: 0.5) {
      Text("Label")
    } currentValueLabel: {
      Text("50")
    }
    .gaugeStyle(style)
  }

  private static let figures: [Figure] = [
    Figure("gap between the ink of the icon and the title of a label", 11.1, 11.1) { design in
      let label = Label("I", systemImage: "circle").padding(20).background(.white)
      let context = context(.large, design)
      let icon = try MeasuredScreen.ink(of: "Image", on: label, in: context)
      // The stem of the letter starts a little more than a point after its frame.
      return try MeasuredScreen.ink(of: "Text", on: label, in: context).minX - icon.maxX
    },
    Figure("distance between a text and a link above", 2, 2) { _ in
      try distance(
        of: Text("B"), below: Link(destination: #require(URL(string: "https://a.b"))) { Text("A") })
    },
    Figure("distance between a button and a text above", 2, 2) { _ in
      try distance(of: Button("B") {}, below: Text("A"))
    },
    Figure("distance between a menu and a text above", 2, 2) { _ in
      try distance(of: Menu("B") { Button("C") {} }, below: Text("A"))
    },
    Figure("distance between a bordered button and a text above", 15, nil) { _ in
      try distance(of: Button("B") {}.buttonStyle(.bordered), below: Text("A"))
    },
    Figure("selected one of three segments in 180 points", 55, 55) { try thumb($0).width },
    Figure("separators of three segments of which the first is selected", 1, 1) { design in
      let list = try segments(design).displayList(in: context(design: design, width: 180)).description
      return CGFloat(list.split(separator: "\n").count { $0.contains("8E8E93") })
    },
    Figure("separators of three segments of which the middle is selected", 0, 0) { design in
      let list = try segments(design, selected: 2).displayList(in: context(design: design, width: 180)).description
      return CGFloat(list.split(separator: "\n").count { $0.contains("8E8E93") })
    },
    Figure("text inset of a field with a border", 7, 7) { design in
      let field = TextField("A", text: .constant("B")).textFieldStyle(.roundedBorder)
      return try MeasuredScreen(field, in: context(.large, design, width: 200)).text("B").minX
    },
    Figure("diameter of the dots of a password at the type size medium", 7, 7) { _ in try dots()[0].width },
    Figure("distance of the dots of a password at the type size medium", 9.67, 9.67) { _ in
      try dots()[1].midX - dots()[0].midX
    },
    Figure("height of a compact time at the type size medium", 35, 35) { design in
      let picker = DatePicker(
        "A", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .hourAndMinute)
      return try MeasuredScreen(picker, in: context(.medium, design, width: 300)).frame("RoundedRectangle").height
    },
    Figure("height of a compact date at the type size medium", 33.33, 33.33) { design in
      let picker = DatePicker("A", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
      return try MeasuredScreen(picker, in: context(.medium, design, width: 300)).frame("RoundedRectangle").height
    },
    Figure("height of a search field at the type size medium", 34.33, nil) { _ in try search(.medium) },
    Figure("height of a search field", 36, nil) { _ in try search(.large) },
    Figure("height of a search field at accessibility5", 101.33, nil) { _ in try search(.accessibility5) },
    Figure("text size of a large title at accessibility5", 60, 60) { design in
      let view = NavigationStack { Color.red.navigationTitle("A title that does not fit") }
      let list = try view.displayList(in: Device.iPhone13.context(dynamicTypeSize: .accessibility5, design: design))
      let run = try #require(list.description.split(separator: "\n").first { $0.contains("A tit") })
      return run.contains("60") && run.contains("…") ? 60 : 0
    },
    Figure("diameter of a circular gauge", 60, 60) { _ in
      try MeasuredScreen(gauge(.accessoryCircular), in: context()).frame("Gauge").width
    },
    Figure("text size of the value of a circular gauge", 24, 24) { _ in
      let style = Text("50").font(.system(size: 24, weight: .medium))
      let (value, other) = (
        try MeasuredScreen(gauge(.accessoryCircular), in: context()).text("50"),
        try MeasuredScreen(style, in: context()).text("50")
      )
      return abs(value.width - other.width) < 0.4 ? 24 : value.width
    },
    Figure("middle of the label of a circular gauge below the middle of its value", 23, 23) { _ in
      let screen = try MeasuredScreen(gauge(.accessoryCircular), in: context())
      return try screen.text("Label").midY - screen.text("50").midY
    },
    Figure("distance between the bar of a linear gauge and its value", 8, 8) { _ in
      let screen = try MeasuredScreen(gauge(.accessoryLinear), in: context(width: 200))
      return try screen.frame("Capsule").minX - screen.text("50").maxX
    },
    Figure("advance of a monospaced character in thousandths of the size", 615.7, 615.7) { _ in
      let text = Text("AAAAAAAAAA").font(.system(size: 100, design: .monospaced))
      return try MeasuredScreen(text, in: context()).frame("Text").width
    },
  ]

  @Test(arguments: figures) func figure(figure: Figure) throws { try figure.check() }

  @Test func aSelectedSegmentHasTheSystemsColorInTheDark() throws {
    let context = RenderContext(width: 180, displayScale: 3, colorScheme: .dark)
    let list = try Self.segments(.iOS18).displayList(in: context).description
    #expect(list.contains("696970"), "\(list)")
  }

  @Test func theLineOfAFieldWithABorderIsAPixel() throws {
    let field = TextField("A", text: .constant("")).textFieldStyle(.roundedBorder)
    let list = try field.displayList(in: Self.context(width: 200)).description
    #expect(list.contains("0.333"), "\(list)")
  }

  @Test func anAddressInALiteralIsALink() throws {
    let context = Self.context()
    let accent = Color.accentColor.rgba(in: EnvironmentValues(context))
    for text in [Text("https://example.com"), Text("Write to me@example.com"), Text("www.example.com/a")] {
      let list = try text.displayList(in: context).description
      #expect(list.contains(accent.description), "\(list)")
    }
    #expect(
      try !Text(verbatim: "https://example.com").displayList(in: context).description.contains(accent.description))
  }

  // MARK: Laws

  @Test(arguments: DynamicTypeSize.allCases) func searchFieldsGrowWithTheLeadingOfBodyText(typeSize: DynamicTypeSize)
    throws
  {
    let leading = TextStyles.dynamicType.metrics(for: .body, at: typeSize).leading
    #expect(abs(try Self.search(typeSize) - 36 * leading / 22) <= 0.34)
  }

  @Test(arguments: 1...8) func segmentsAreEqual(count: Int) throws {
    for width in stride(from: CGFloat(200), through: 1_400, by: 150) {
      let picker = Picker("A", selection: .constant(0)) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
        .pickerStyle(.segmented)
      let screen = try MeasuredScreen(picker, in: Self.context(width: width))
      let middles = try (0..<count).map { try screen.text("\($0)").midX }
      let pitch = (width + 1) / CGFloat(count)
      for (index, middle) in middles.enumerated() {
        #expect(abs(middle - (pitch - 1) / 2 - CGFloat(index) * pitch) < 0.7, "\(count) in \(width)")
      }
    }
  }

  @Test func spacingOfLettersHasNoJumps() {
    let words = "The quick brown fox jumps over the lazy dog"
    for weight in [FontWeight.light, .regular, .medium, .semibold, .bold] {
      var last: CGFloat?
      for step in 0...1_200 {
        let size = 8 + CGFloat(step) / 12
        let font = FontDescriptor(size: size, weight: weight, textMetrics: .system)
        let width = Typesetter().layout([TextRun(words, font: font, color: .black)]).size.width / size
        // A change of the typeface changes the width of these letters by less than two percent.
        if let last { #expect(abs(width / last - 1) < 0.02, "\(size) \(weight)") }
        last = width
      }
    }
  }
}
