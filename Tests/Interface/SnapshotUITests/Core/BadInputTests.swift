import Testing
import SnapshotUI

/// Numbers that are no lengths, views without end and bodies that write: each ends in a picture, a diagnostic or an error
/// that says where, never in a crash or in a frame that is not a number.
@MainActor @Suite struct BadInputTests {
  private static let context = RenderContext(width: 390, height: 844)

  /// Every frame of a view, from the root down.
  private func frames(of view: some View, in context: RenderContext = context) throws -> [CGRect] {
    func collect(_ node: PlacedElement) -> [CGRect] { [node.exactFrame] + node.children.flatMap(collect) }
    return collect(try view.rendered(in: context).layout)
  }

  nonisolated private static let lengths: [CGFloat] = [0, -5, .infinity, -.infinity, .nan]

  @Test(arguments: lengths) func invalidLengthsGiveFiniteFrames(length: CGFloat) throws {
    let grid = [GridItem(.fixed(length)), GridItem(.adaptive(minimum: length))]
    let views: [(String, any View)] = [
      ("frame", Color.red.frame(width: length, height: length)),
      ("flexible frame", Color.red.frame(minWidth: length, idealWidth: length, maxWidth: length)),
      ("padding", Text("x").padding(length)),
      ("spacing", HStack(spacing: length) { ForEach(0..<3) { Text("\($0)") } }),
      ("grid", Grid(horizontalSpacing: length, verticalSpacing: length) { GridRow { Text("x") } }),
      ("lazy grid", LazyVGrid(columns: grid, spacing: length) { ForEach(0..<3) { Text("\($0)") } }),
      ("offset", Text("x").offset(x: length, y: length)), ("position", Text("x").position(x: length, y: length)),
      ("aspect ratio", Color.red.aspectRatio(length, contentMode: .fit)),
      ("corner radius", Text("x").cornerRadius(length)), ("shadow", Text("x").shadow(radius: length, x: length)),
      ("scale", Text("x").scaleEffect(length)), ("rotation", Text("x").rotationEffect(.degrees(Double(length)))),
      ("priority", HStack { ForEach(0..<2) { Text("\($0)").layoutPriority(Double(length)) } }),
      ("order", ZStack { ForEach(0..<2) { Text("\($0)").zIndex(Double(length)) } }),
      ("guide", VStack { Text("x").alignmentGuide(HorizontalAlignment.center) { _ in length } }),
      ("slider", Slider(value: .constant(Double(length)), in: 0...1)),
      ("gauge", Gauge(value: Double(length), in: 0...1) { Text("x") }),
      ("font", Text("x").font(.system(size: length))), ("line spacing", Text("x\ny").lineSpacing(length)),
      ("scale factor", Text("some words").minimumScaleFactor(length).frame(width: 40)),
      ("border", Text("x").border(.red, width: length)),
      ("own layout", Shifted(by: length) { Text("x") }), ("probe", Probe(length, length)),
    ]
    for (name, view) in views {
      let frames = try frames(of: VStack { AnyView(view) })
      // What is moved without end stands nowhere, and is drawn nowhere; what it is made of still has a size.
      let lengths = frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      let areFinite = lengths.allSatisfy { $0.isFinite }
      #expect(areFinite, "\(name) of \(length)")
      #expect(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "\(name) of \(length)")
      _ = try Renderer().render(try VStack { AnyView(view) }.displayList(in: Self.context))
    }
  }

  @Test(arguments: lengths) func aScreenWithoutASizeIsAnErrorThatNamesTheView(length: CGFloat) {
    struct Screen: View { var body: some View { Color.red } }
    #expect {
      try Screen().rendered(in: RenderContext(width: length, height: 100))
    } throws: { error in
      guard case .unusableSize(let path, _, _) = (error as? ViewError)?.reason else { return false }
      return path == "Screen/Color"
    }
    #expect(throws: ViewError.self) {
      try Screen().rendered(in: RenderContext(width: 100, height: 100, displayScale: length))
    }
  }

  @Test func tooManyModifiersAreNamedInTheError() {
    struct Screen: View {
      var body: some View {
        let view = (0..<10_000).reduce(AnyView(Text("x"))) { view, _ in AnyView(view.padding(1)) }
        return VStack { view }
      }
    }
    #expect(throws: ViewError(.tooDeep(path: "Screen/VStack/padding", limit: 512))) {
      try Screen().rendered(in: Self.context)
    }
  }

  @Test func manyLevelsBelowTheLimitAreDrawn() throws {
    var view = AnyView(Text("x"))
    for _ in 0..<120 { view = AnyView(VStack { view.padding(1) }) }
    #expect(try frames(of: view).count == 241)
  }

  @Test func aBodyThatWritesItsStateIsReportedAndChangesNothing() throws {
    struct Restless: View {
      @State private var count = 0

      var body: some View {
        let _ = count += 1
        Text("\(count)")
      }
    }
    let view = VStack { Restless() }
    for _ in 0..<2 {
      let rendered = try view.rendered(in: Self.context)
      #expect(rendered.elementsText.contains("Text \"0\""))
      #expect(rendered.diagnostics.map(\.rule) == [.stateWrittenInBody])
      #expect(rendered.diagnostics.first?.path == "VStack/Restless")
    }
  }

  @Test func aBodyThatReadsItsStateIsNotReported() throws {
    struct Calm: View {
      @State private var count = 3

      var body: some View { Button("\(count)") { count += 1 } }
    }
    #expect(try Calm().rendered(in: Self.context).diagnostics.isEmpty)
  }
}

/// Puts its views a distance away, and says that it is as large.
private struct Shifted: Layout {
  let distance: CGFloat

  init(by distance: CGFloat) { self.distance = distance }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: distance, height: distance)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: CGPoint(x: distance, y: distance), proposal: .unspecified) }
  }
}
