import Testing

// Internal: tests the formatting of numbers.
@testable import SnapshotUI

@Suite struct RenderingTests {
  @Test(arguments: [
    (RenderContext(width: 0, height: 10), "0", "10"), (RenderContext(width: 10, height: .infinity), "10", "∞"),
  ])
  func aViewWithoutAUsableSizeIsATypedError(context: RenderContext, width: String, height: String) throws {
    let error = #expect(throws: ViewError.self) { try Color.red.rendered(in: context) }
    #expect(
      error?.description == "Color: the view's size is \(width) × \(height) points, which cannot be drawn. "
        + "Give the context a width and a height, or the view a frame.")
  }

  @Test func anEmptyViewIsATypedError() {
    #expect(throws: ViewError(.unusableSize(path: "VStack", width: 0, height: 0))) {
      try EmptyView().rendered(in: RenderContext())
    }
  }

  @Test func aScaleOfZeroIsATypedError() {
    #expect(throws: ViewError(.unusableScale(0))) {
      try Color.red.rendered(in: RenderContext(width: 1, height: 1, displayScale: 0))
    }
  }

  @Test func framesRoundTheirEdgesToTheDisplaysPixels() throws {
    let view = HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }
    #expect(
      try layoutText(of: view, width: 100, height: 1, scale: 2) == """
        HStack (0, 0, 100 × 1)
          Color systemRed (0, 0, 33.5 × 1)
          Color systemGreen (33.5, 0, 33 × 1)
          Color systemBlue (66.5, 0, 33.5 × 1)

        """)
    #expect(try layoutText(of: view, width: 100, height: 1, scale: 3).contains("(33.333, 0, 33.333 × 1)"))
  }

  @Test(
    arguments: [
      (1.0005, "1.001"), (-0.25, "-0.25"), (-0.0001, "0"), (12, "12"), (0.1 + 0.2, "0.3"), (.infinity, "∞"),
    ] as [(CGFloat, String)])
  func numbersHaveAtMostThreeFractionDigits(value: CGFloat, text: String) {
    #expect(formatted(value) == text)
  }

  @Test func effectsWrapTheirContent() throws {
    let view = Color.red.frame(width: 10, height: 10).opacity(0.5).clipped()
    let list = try view.rendered(in: RenderContext()).displayList
    let names = list.items.map { String(describing: $0.operation).prefix { $0 != "(" } }
    #expect(names == ["save", "clip", "beginGroup", "fill", "endGroup", "restore"])
    #expect(Set(list.elements) == ["Color"])
  }

  @Test func scalingKeepsTheMiddleAndTheLayout() throws {
    let view = Color.red.frame(width: 20, height: 10).scaleEffect(2)
    let rendered = try view.rendered(in: RenderContext())
    guard case .concatenate(let transform) = rendered.displayList.items[1].operation else {
      Issue.record("no transform")
      return
    }
    #expect(CGPoint(x: 10, y: 5).applying(transform) == CGPoint(x: 10, y: 5))
    #expect(CGPoint(x: 0, y: 0).applying(transform) == CGPoint(x: -10, y: -5))
    #expect(rendered.layout.exactFrame.size == CGSize(width: 20, height: 10))
  }

  @Test func aShadowFollowsTheClippedOutline() throws {
    let view = Color.white.frame(width: 40, height: 20).overlay { Color.red.frame(width: 10, height: 10) }
      .cornerRadius(4).shadow(radius: 3, y: 1)
    let list = try view.rendered(in: RenderContext()).displayList
    let shadows = list.items.compactMap { item -> Path? in
      if case .shadow(let path, _, _) = item.operation { path } else { nil }
    }
    #expect(shadows == [RoundedRectangle(cornerRadius: 4).outline(in: CGRect(x: 0, y: 0, width: 40, height: 20))])
  }

  @Test func aBorderIsInsideItsFrame() throws {
    let view = Probe(20, 10).border(Color.red, width: 2)
    let list = try view.rendered(in: RenderContext()).displayList
    guard case .fill(let path, .evenOdd, .color) = list.items.first?.operation else {
      Issue.record("no even-odd fill")
      return
    }
    var expected = Path()
    expected.addRect(CGRect(x: 0, y: 0, width: 20, height: 10))
    expected.addRect(CGRect(x: 2, y: 2, width: 16, height: 6))
    #expect(path == expected)
  }

  @Test func aDrawingHasItsOwnCoordinateSpace() throws {
    let view = Drawing { canvas, size in
      canvas.fill(Path { $0.addRect(CGRect(origin: .zero, size: size)) }, with: RGBA.black)
    }
    .frame(width: 10, height: 5).padding(3)
    let list = try view.rendered(in: RenderContext()).displayList
    #expect(list.items.count == 4)
    #expect(list.items[1].operation == .concatenate(Transform(translationX: 3, y: 3)))
  }

  @Test func truncationZeroSizeAndOverflowAreDiagnosed() throws {
    let view = VStack(spacing: 0) {
      Text("Far too many words for one line").lineLimit(1)
      Color.blue.frame(width: 0, height: 10)
    }
    let rendered = try view.rendered(in: RenderContext(width: 100, height: 60))
    #expect(rendered.diagnostics.map(\.rule) == [.textTruncated, .zeroSize])
    let moved = HStack(spacing: 0) { Text("Words").offset(x: 15) }
    let text = try moved.rendered(in: RenderContext()).diagnosticsText
    #expect(text.hasPrefix(#"overflow: HStack/Text "Words": (15, 0, "#))
    #expect(text.contains("overflows the screen"))
    // A shape may extend beyond the edge of the screen, as decoration does.
    let shape = HStack(spacing: 0) { Color.red.frame(width: 20, height: 10).offset(x: 15) }
    #expect(try shape.rendered(in: RenderContext()).diagnostics.isEmpty)
  }

  @Test func scrollableContentDoesNotOverflow() throws {
    func found(_ axes: Axis.Set, _ width: CGFloat, _ height: CGFloat) throws -> [ViewDiagnostic] {
      let view = ScrollView(axes) { Button("Words") {}.frame(width: width, height: height).offset(x: 50) }
      return try view.rendered(in: RenderContext(width: 100, height: 100)).diagnostics
    }
    #expect(try found([.horizontal, .vertical], 300, 300) == [])
    #expect(try found(.horizontal, 300, 50) == [])
    // Nobody can scroll sideways in a list.
    let sideways = try found(.vertical, 100, 300)
    #expect(sideways.map(\.rule) == [.overflow])
    #expect(sideways.first?.message.contains("overflows its scroll view (0, 0, 100 × 100) by") == true)
  }
}
