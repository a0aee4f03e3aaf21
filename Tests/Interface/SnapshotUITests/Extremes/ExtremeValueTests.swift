import Foundation
import Testing
import SnapshotUI

/// What extreme numbers mean, one by one, beyond that they end no process.
@MainActor @Suite struct ExtremeValueTests {
  private let context = RenderContext(width: 80, height: 60)

  private func size(of view: some View) throws -> CGSize {
    try view.rendered(in: RenderContext()).layout.exactFrame.size
  }

  // MARK: Lines

  @Test(arguments: [Int.max, .max - 1, 1 << 62]) func anEnormousLineLimitIsUnlimited(limit: Int) throws {
    let text = Text("some words that go over several lines").frame(width: 60)
    let unlimited = try size(of: text)
    #expect(try size(of: text.lineLimit(limit)) == unlimited)
    #expect(try size(of: text.lineLimit(1...limit)) == unlimited)
    #expect(try size(of: text.lineLimit(...limit)) == unlimited)
  }

  @Test(arguments: [0, -1, Int.min]) func aLineLimitBelowOneIsOneLine(limit: Int) throws {
    let text = Text("some words that go over several lines").frame(width: 60)
    #expect(try size(of: text.lineLimit(limit)) == (try size(of: text.lineLimit(1))))
  }

  @Test func reservedLinesAreAsHighAsLinesOfText() throws {
    for lines in 1...12 {
      let lineBreaks = [String](repeating: "x", count: lines).joined(separator: "\n")
      for font in [Font.body, .system(size: 13), .largeTitle.leading(.tight)] {
        let reserved = Text("x").font(font).lineLimit(lines...).lineSpacing(1.3)
        #expect(try size(of: reserved).height == (try size(of: Text(lineBreaks).font(font).lineSpacing(1.3))).height)
      }
    }
  }

  @Test func enormousReservedLinesTakeNoMemory() throws {
    let height = try size(of: Text("x").lineLimit(1_000_000_000...)).height
    #expect(height > 1e10 && height.isFinite)
  }

  // MARK: Steps

  @Test func aStepperAtTheLimitOfItsTypeIsDisabled() throws {
    func buttons(_ stepper: some View) throws -> [Bool] {
      let view = try stepper.rendered(in: context).inspect()
      return view.findAll { $0.name == "Button" }.map(\.isEnabled)
    }
    #expect(try buttons(Stepper("x", value: .constant(Int.max))) == [true, false])
    #expect(try buttons(Stepper("x", value: .constant(Int.min))) == [false, true])
    #expect(try buttons(Stepper("x", value: .constant(UInt8(0)), in: 0...255)) == [false, true])
    #expect(try buttons(Stepper("x", value: .constant(UInt8(255)))) == [true, false])
    #expect(try buttons(Stepper("x", value: .constant(0), step: .min)) == [false, false])
    #expect(try buttons(Stepper("x", value: .constant(5), in: 0...10, step: .max)) == [false, false])
    #expect(try buttons(Stepper("x", value: .constant(5), in: 0...10, step: 5)) == [true, true])
    #expect(try buttons(Stepper("x", value: .constant(5), in: 0...10, step: -5)) == [true, true])
    #expect(try buttons(Stepper("x", value: .constant(0.5), in: 0...1, step: 0.5)) == [true, true])
  }

  @Test func aStepperChangesItsValueByTheStep() throws {
    final class Model { var value = UInt8(250) }
    let model = Model()
    let binding = Binding(get: { model.value }, set: { model.value = $0 })
    func press(_ label: String) throws {
      try ViewHost(Stepper("x", value: binding, step: 4), in: context).inspect().find(label: label).tap()
    }
    try press("Increment")
    #expect(model.value == 254)
    try press("Decrement")
    #expect(model.value == 250)
  }

  // MARK: Grids

  @Test func aGridCellWithTooManyColumnsIsReported() throws {
    let rendered = try Grid { GridRow { Color.red.frame(width: 10, height: 10).gridCellColumns(.max) } }
      .rendered(in: context)
    #expect(rendered.diagnostics.contains { $0.rule == .invalidValue && $0.message.contains("\(Int.max)") })
    let usual = try Grid { GridRow { Text("x").gridCellColumns(2) } }.rendered(in: context)
    #expect(!usual.diagnostics.contains { $0.rule == .invalidValue })
  }

  @Test func aLazyGridWithoutColumnsHasOneColumn() throws {
    // Tall enough for three rows, which would overflow the usual context.
    let context = RenderContext(width: 80, height: 120)
    func grid(_ columns: [GridItem]) throws -> RenderedView {
      try LazyVGrid(columns: columns) { ForEach(0..<3) { Text("\($0)") } }.rendered(in: context)
    }
    #expect(try grid([]).layoutText == (try grid([GridItem()])).layoutText)
    #expect(try grid([]).diagnostics.map(\.rule) == [.invalidValue])
    #expect(try grid([GridItem()]).diagnostics.isEmpty)
  }

  // MARK: Reports

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func nonfiniteNumbersInModifiersAreReported(number: CGFloat)
    throws
  {
    let box = Color.red.frame(width: 10, height: 10)
    let views: [(String, any View)] = [
      ("frame", Color.red.frame(width: number)), ("padding", box.padding(number)),
      ("offset", box.offset(x: number)), ("position", box.position(x: number)),
      ("aspectRatio", box.aspectRatio(number, contentMode: .fit)),
      ("rotationEffect", box.rotationEffect(.degrees(number))),
      ("scaleEffect", box.scaleEffect(x: number)), ("blur", box.blur(radius: number)),
      ("saturation", box.saturation(number)), ("contrast", box.contrast(number)),
      ("shadow", box.shadow(radius: number)),
    ]
    for (name, view) in views {
      let invalid = try AnyView(view).rendered(in: context).diagnostics.filter { $0.rule == .invalidValue }
      #expect(
        invalid.count == 1 && invalid.allSatisfy { $0.message.hasPrefix("invalid value for \(name)") },
        "\(name): \(invalid)")
    }
  }

  @Test func numbersThatModifiersCanUseAreNotReported() throws {
    let view = Color.red.frame(minWidth: -1, maxWidth: .infinity).frame(width: -5).padding(-3).offset(x: -4)
      .scaleEffect(-1).blur(radius: 0).shadow(radius: 0).layoutPriority(-.infinity).zIndex(-1)
      .aspectRatio(2, contentMode: .fit)
    #expect(!(try view.rendered(in: context).diagnostics.contains { $0.rule == .invalidValue }))
  }

  // MARK: Shadows

  @Test func shadowsOfShadowsAreDrawnOnce() throws {
    let view = (0..<12).reduce(AnyView(Color.red.frame(width: 9, height: 9))) { view, _ in
      AnyView(view.shadow(radius: 1))
    }
    let fills = try view.displayList(in: context).items.count { if case .fill = $0.operation { true } else { false } }
    #expect(fills == 1)
  }
}
