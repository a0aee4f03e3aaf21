import SnapshotUI
import Testing

/// Names that view files of other projects use. The file imports nothing of Foundation, as they do.
@MainActor @Suite struct RealFileNameTests {
  private struct Price: Identifiable {
    var id: Int
    var name: String
  }

  private struct Tinted: ViewModifier {
    func body(content: Content) -> some View { content.padding(3).background(.red) }
  }

  private struct Jump {
    var height: CGFloat = 0
  }

  private let context = RenderContext(width: 320, height: 400)

  private func equal(_ view: some View, _ other: some View) throws -> Bool {
    try view.displayList(in: context) == other.displayList(in: context)
  }

  private func samePixels(_ view: some View, _ other: some View) throws -> Bool {
    try Renderer(threads: 1).render(view.displayList(in: context), scale: 1)
      == Renderer(threads: 1).render(other.displayList(in: context), scale: 1)
  }

  @Test func theShapeOfButtonsIsAShape() throws {
    func label(_ shape: some InsettableShape) -> some View { Text("Pay").padding().background(.red, in: shape) }
    let shapes: [(ButtonBorderShape, any InsettableShape)] = [
      (.capsule, Capsule()), (.circle, Circle()), (.roundedRectangle(radius: 3), RoundedRectangle(cornerRadius: 3)),
    ]
    for (border, shape) in shapes {
      #expect(try samePixels(label(.buttonBorder).buttonBorderShape(border), AnyView(label(shape))), "\(border)")
      #expect(try samePixels(label(border), AnyView(label(shape))), "\(border)")
      #expect(try samePixels(label(border.inset(by: 2)), AnyView(label(shape.inset(by: 2)))), "\(border)")
      let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
      #expect(border.inset(by: 2).path(in: rect) == shape.inset(by: 2).path(in: rect), "\(border)")
    }
    // The default is that of the buttons: 8 points, at large sizes 12.
    #expect(try samePixels(label(.buttonBorder), label(RoundedRectangle(cornerRadius: 8))))
    #expect(try samePixels(label(.buttonBorder).controlSize(.large), label(RoundedRectangle(cornerRadius: 12))))
  }

  @Test func rowsOfATableAreThoseOfItsData() throws {
    let prices = [Price(id: 1, name: "Tea"), Price(id: 2, name: "Bun"), Price(id: 3, name: "Jam")]
    func table(@TableRowBuilder<Price> rows: () -> TableRows<Price>) -> some View {
      Table(of: Price.self, columns: { TableColumn("Name") { Text(verbatim: $0.name) } }, rows: rows)
    }
    let data = Table(prices) { TableColumn("Name") { Text(verbatim: $0.name) } }
    #expect(try equal(table { for price in prices { TableRow(price) } }, data))
    #expect(try equal(table { ForEach(prices) { TableRow($0) } }, data))
    #expect(
      try equal(
        table {
          TableRow(prices[0])
          if prices.count > 1 { TableRow(prices[1]) }
          if prices.isEmpty { TableRow(prices[0]) } else { TableRow(prices[2]) }
        }, data))
    let selected = Table(of: Price.self, selection: .constant(2)) {
      TableColumn("Name") { Text(verbatim: $0.name) }
    } rows: {
      ForEach(prices) { TableRow($0) }
    }
    let selectedData = Table(prices, selection: .constant(2)) { TableColumn("Name") { Text(verbatim: $0.name) } }
    #expect(try equal(selected, selectedData))
    // A row is a view for the sake of ForEach only.
    #expect(try equal(VStack { TableRow(prices[0]) }, VStack {}))
  }

  @Test func aModifierIsAnimated() throws {
    let view = Text("A").modifier(Tinted().animation(.linear(duration: 1)).transaction { $0.disablesAnimations = true })
    #expect(try equal(view, Text("A").modifier(Tinted())))
    #expect(try !equal(view, Text("A")))
  }

  @Test func keyframesTakeTheTypeOfTheirTrack() throws {
    let view = Text("A").keyframeAnimator(initialValue: Jump()) { content, jump in
      content.offset(y: jump.height)
    } keyframes: { _ in
      KeyframeTrack(\.height) {
        SpringKeyframe(15, duration: 0.2, spring: .bouncy)
        CubicKeyframe(0, duration: 0.1)
      }
    }
    #expect(try equal(view, Text("A")))
  }

  @Test func aMacroMakesATypeAnimatable() {
    let wedge: any Animatable = Wedge()
    #expect(wedge.animatableData is EmptyAnimatableData)
  }

  @Test func boundsOfDatesAndLabelsOfMarksDrawNothing() throws {
    let days = Binding.constant(Set([DateComponents(year: 2026, month: 3, day: 5)]))
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let calendar = MultiDatePicker("Days", selection: days)
    #expect(try equal(MultiDatePicker("Days", selection: days, in: start...), calendar))
    #expect(try equal(MultiDatePicker("Days", selection: days, in: ..<start), calendar))
    #expect(try equal(MultiDatePicker(selection: days, in: start...) { Text("Days") }, calendar))
    #expect(try equal(MultiDatePicker(selection: days, in: ..<start) { Text("Days") }, calendar))
    #expect(try equal(MultiDatePicker(selection: days, in: start..<start) { Text("Days") }, calendar))
    func text(_ text: String) -> () -> Text { { Text(verbatim: text) } }
    let gauge = Gauge(
      value: 0.5, label: text("Load"), currentValueLabel: text("50"), minimumValueLabel: text("0"),
      maximumValueLabel: text("100"))
    let marked = Gauge(
      value: 0.5, label: text("Load"), currentValueLabel: text("50"), minimumValueLabel: text("0"),
      maximumValueLabel: text("100"), markedValueLabels: text("75"))
    #expect(try equal(marked, gauge))
  }

  @Test func olderAndRarerFormsDrawTheSame() throws {
    let url = URL(string: "https://example.org/a.png")
    func phase(_ phase: AsyncImagePhase) -> some View { phase.image == nil ? Text("none") : Text("loaded") }
    let image = AsyncImage(url: url, transaction: Transaction(animation: .default), content: phase)
    #expect(try equal(image, AsyncImage(url: url, content: phase)))
    let rows = ForEach(0..<2) { Text(verbatim: "\($0)") }
    #expect(try equal(List { rows.onInsert(of: ["public.text"]) { _, _ in } }, List { rows }))
  }

  @Test func aZoomHasALook() throws {
    let view = Text("A").matchedTransitionSource(id: 1, in: 2) {
      $0.background(.red).clipShape(.rect(cornerRadius: 8)).shadow(radius: 3)
    }
    #expect(try equal(view, Text("A")))
  }

  #if !canImport(Darwin)
    @Test func namesOfFoundationNeedNoFurtherImport() throws {
      var request = URLRequest(url: try #require(URL(string: "https://example.org/a")))
      request.httpMethod = "POST"
      #expect(request.httpMethod == "POST" && request.url?.host == "example.org")
      let folders: [URL] = [
        .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory, .downloadsDirectory,
        .desktopDirectory, .picturesDirectory, .moviesDirectory, .musicDirectory,
      ]
      #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") })
      #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
      #expect(CGSize(width: 1, height: 2).debugDescription == "(1.0, 2.0)")
      #expect(CGVector(dx: 1, dy: 2).debugDescription == "(1.0, 2.0)")
      #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    }

    @Test func everyWordIsSpelledCorrectly() {
      let checker = UITextChecker()
      let range = NSRange(location: 0, length: 5)
      let wrong = checker.rangeOfMisspelledWord(
        in: "wrods", range: range, startingAt: 0, wrap: false, language: "en")
      #expect(wrong.location == NSNotFound && wrong.length == 0)
      #expect(checker.guesses(forWordRange: range, in: "wrods", language: "en") == nil)
      #expect(checker.completions(forPartialWordRange: range, in: "wrods", language: "en") == nil)
      UITextChecker.learnWord("wrods")
      #expect(!UITextChecker.hasLearnedWord("wrods") && UITextChecker.availableLanguages.isEmpty)
    }
  #endif
}

@Animatable
private struct Wedge {
  var angle = Angle.degrees(90)
  @AnimatableIgnored var isClockwise = true
}
