import Testing
import SnapshotUI

@MainActor @Suite struct FormControlTests {
  private func words(_ view: some View, in context: RenderContext = RenderContext(width: 320, height: 480)) throws
    -> [String]
  {
    try view.rendered(in: context).layout.leaves.compactMap { $0.element.drawing?.text?.words }
  }

  private struct Fruit: View {
    @State var chosen = 2
    var style = PickerLook.menu

    var body: some View {
      Picker("Fruit", selection: $chosen) {
        Text("Apple").tag(1)
        Text("Pear").tag(2)
      }
      .pickerStyle(style)
    }
  }

  @Test func aPickerShowsWhatIsSelected() throws {
    #expect(try words(Fruit()) == ["Pear"])
    #expect(try words(Form { Fruit() }) == ["Fruit", "Pear"])
    #expect(try words(Fruit(style: .segmented)) == ["Apple", "Pear"])
  }

  @Test func aSegmentIsSelectedByATap() throws {
    let host = ViewHost(Fruit(style: .segmented), in: RenderContext(width: 320, height: 80))
    let first = try host.rendered().layout
    #expect(first.path == "Fruit/Picker")
    try host.inspect().find(text: "Apple").tap()
    #expect(try host.rendered().layoutText.contains("Picker Apple"))
  }

  @Test func anInlinePickerIsARowForEachOption() throws {
    let list = try Form { Fruit(style: .inline) }.rendered(in: RenderContext(width: 320, height: 480)).layout
    let texts = list.leaves.filter { $0.element.drawing?.text != nil }
    #expect(texts.count == 2 && texts[1].frame.minY - texts[0].frame.minY >= 44)
    #expect(list.leaves.filter { $0.element.detail == "checkmark" }.count == 1)
  }

  @Test func aStepperCountsWithinItsBounds() throws {
    struct Counter: View {
      @State var count = 1

      var body: some View { Stepper("Count \(count)", value: $count, in: 1...2) }
    }
    let host = ViewHost(Counter(), in: RenderContext(width: 320, height: 80))
    try host.inspect().find(label: "Increment").tap()
    #expect(try host.rendered().layoutText.contains("Count 2"))
    #expect(throws: (any Error).self) { try host.inspect().find(label: "Increment").tap() }
    try host.inspect().find(label: "Decrement").tap()
    #expect(try host.rendered().layoutText.contains("Count 1"))
  }

  @Test(arguments: [(0.0, 0.0), (5, 0.5), (10, 1), (20, 1), (-3, 0), (.nan, 0)])
  func valuesAreClampedFractionsOfTheirBounds(value: Double, expected: Double) {
    #expect(clampedFraction(of: value, in: 0...10) == expected)
  }

  @Test func aSliderThumbIsAtItsValue() throws {
    let slider = Slider(value: .constant(5.0), in: 0...10)
    let layout = try slider.rendered(in: RenderContext(width: 228, height: 40)).layout
    let thumb = try #require(layout.leaves.last { $0.element.name == "Circle" })
    #expect(thumb.exactFrame.midX == 114 && thumb.exactFrame.width == 28)
    let mirrored = Slider(value: .constant(0.0), in: 0...10)
    let right = try mirrored.rendered(in: RenderContext(width: 228, height: 40, layoutDirection: .rightToLeft)).layout
    #expect(right.leaves.last { $0.element.name == "Circle" }?.exactFrame.maxX == 228)
  }

  @Test func aGaugeFillsAsFarAsItsValue() throws {
    let gauge = Gauge(value: 3, in: 0...4) { Text("Load") }.gaugeStyle(.accessoryLinearCapacity)
    let layout = try gauge.rendered(in: RenderContext(width: 200)).layout
    #expect(layout.leaves.filter { $0.element.name == "Capsule" }.map(\.exactFrame.width) == [200, 150])
    #expect(layout.element.detail == "75 %")
  }

  @Test func labeledContentIsBelowItsLabelAtAccessibilitySizes() throws {
    let view = LabeledContent("Weight", value: "20 kg")
    func origins(_ size: DynamicTypeSize) throws -> [CGRect] {
      try view.rendered(in: RenderContext(width: 320, dynamicTypeSize: size)).layout.leaves
        .filter { $0.element.drawing?.text != nil }.map(\.exactFrame)
    }
    #expect(try origins(.large)[1].maxX == 320)
    let large = try origins(.accessibility3)
    #expect(large[1].minX == large[0].minX && large[1].minY >= large[0].maxY)
  }

  @Test func datesAreWrittenInTheEnvironmentsLocaleAndTimeZone() throws {
    let noon = Date(timeIntervalSince1970: 1_790_000_000)
    let picker = DatePicker("Day", selection: .constant(noon), displayedComponents: .date)
    #expect(try words(picker) == ["Day", "Sep 21, 2026"])
    var german = RenderContext(width: 320, height: 480)
    german.localeIdentifier = "de_DE"
    #expect(try words(picker, in: german) == ["Day", "21. Sept. 2026"])
  }

  @Test func valuesAreWrittenInTheEnvironmentsLocale() throws {
    struct Price: View {
      var body: some View { Text(1234.5, format: .number.precision(.fractionLength(2))) }
    }
    var german = RenderContext(width: 320, height: 480)
    german.localeIdentifier = "de_DE"
    #expect(try words(Price()) == ["1,234.50"])
    #expect(try words(Price(), in: german) == ["1.234,50"])
  }

  @Test func aBindingOfACollectionBindsItsElements() throws {
    struct Row: Identifiable {
      var id: Int
      var isOn: Bool
    }
    struct RowButton: View {
      @Binding var row: Row

      var body: some View { Button("\(row.id) \(row.isOn ? "on" : "off")") { row.isOn.toggle() } }
    }
    struct Rows: View {
      @State var rows = [Row(id: 1, isOn: false), Row(id: 2, isOn: false)]

      var body: some View {
        VStack {
          ForEach($rows) { $row in RowButton(row: $row) }
        }
      }
    }
    let host = ViewHost(Rows(), in: RenderContext(width: 320, height: 480))
    try host.inspect().find(button: "2 off").tap()
    #expect(try host.rendered().layoutText.contains("\"2 on\""))
    #expect(try host.rendered().layoutText.contains("\"1 off\""))
  }

  @Test func asyncImagesComeFromTheLoader() throws {
    let dot = Image(pixels: PixelImage(PixelBuffer(width: 2, height: 2, filledWith: .white)))
    struct Lost: Error {}
    let view = AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
      if phase.image != nil { Text("there") } else if phase.error != nil { Text("lost") } else { Text("waiting") }
    }
    #expect(try words(view) == ["waiting"])
    #expect(try words(view.asyncImages { _ in dot }) == ["there"])
    #expect(try words(view.asyncImages { _ in nil }) == ["waiting"])
    #expect(try words(view.asyncImages { _ in throw Lost() }) == ["lost"])
  }

  @Test func aScaledMetricFollowsTheTypeSize() throws {
    struct Icon: View {
      @ScaledMetric(relativeTo: .body) var side = 17.0

      var body: some View { Color.red.frame(width: side, height: side) }
    }
    #expect(try leafFrames(of: Icon())[0].width == 17)
    let large = try Icon().rendered(in: RenderContext(dynamicTypeSize: .xxxLarge)).layout
    #expect(large.leaves[0].exactFrame.width == 23)
  }
}
