import Foundation
import Raster
import Testing

@Suite("Bad input has a defined result or a typed error, in bounded time and memory")
struct BadInputTests {
  private func alphas(_ draw: (inout DisplayListRecorder) -> Void) throws -> Set<UInt8> {
    Set(try Picture(20, 20, draw).buffer.pixels.map { UInt8($0 >> 24) })
  }

  /// `DISPLAY_LIST_FUZZ_COUNT` in the environment asks for more than the usual number.
  @Test("Random lists with wild numbers are drawn or refused, with the same bytes on any number of threads")
  func fuzz() throws {
    let environment = ProcessInfo.processInfo.environment["DISPLAY_LIST_FUZZ_COUNT"]
    let first = UInt64(ProcessInfo.processInfo.environment["DISPLAY_LIST_FUZZ_START"] ?? "") ?? 0
    var drawn = 0
    for seed in first..<first + (UInt64(environment ?? "") ?? 400) {
      var drawing = RandomDrawing(seed: seed &* 7919, isWild: true)
      let list = drawing.list()
      do {
        let one = try Renderer(threads: 1, pixelLimit: 1 << 24).render(list)
        drawn += 1
        if seed % 8 == 0 { #expect(try Renderer(threads: 3, pixelLimit: 1 << 24).render(list) == one) }
        for pixel in one.pixels {
          let alpha = pixel >> 24
          guard pixel & 0xFF > alpha || pixel >> 8 & 0xFF > alpha || pixel >> 16 & 0xFF > alpha else { continue }
          Issue.record("a color exceeds its alpha, seed \(seed)")
          break
        }
      } catch is RenderError {}
    }
    #expect(drawn > 100)
  }

  @Test("Shapes with coordinates that are not finite are left out", arguments: [CGFloat.nan, .infinity, -.infinity])
  func notFinite(value: CGFloat) throws {
    #expect(try alphas { $0.fill(.box(value, 2, 5, 5), with: .black) } == [0])
    #expect(try alphas { $0.stroke(Path(polygon: [(1, 1), (value, 9), (9, 9)]), with: .black) } == [0])
    #expect(try alphas { $0.draw(OperationCorpus.checkers, in: CGRect(x: 0, y: value, width: 5, height: 5)) } == [0])
    #expect(
      try alphas { canvas in
        canvas.concatenate(Transform(a: 1, b: 0, c: 0, d: 1, tx: Double(value), ty: 0))
        canvas.fill(.box(0, 0, 20, 20), with: .black)
      } == [0])
    #expect(
      try alphas { canvas in
        canvas.group(filters: [.blur(radius: value)]) { $0.fill(.box(0, 0, 20, 20), with: .black) }
      }.count >= 1)
    #expect(
      try alphas { canvas in
        canvas.group(filters: [.colorMatrix(ColorMatrix([Double(value)]))]) {
          $0.fill(.box(0, 0, 20, 20), with: .black)
        }
      } == [255])
  }

  @Test("Enormous shapes have the expected coverage")
  func enormous() throws {
    #expect(try alphas { $0.fill(.box(-1e300, -1e300, 2e300, 2e300), with: .black) } == [255])
    #expect(try alphas { $0.fill(.box(1e12, 0, 1e12, 20), with: .black) } == [0])
    #expect(
      try alphas { canvas in
        canvas.scale(x: 1e9, y: 1e9)
        canvas.fill(.box(-1, -1, 2, 2), with: .black)
      } == [255])
  }

  @Test("Empty and singular drawings change no pixel")
  func nothing() throws {
    #expect(try alphas { $0.fill(Path(), with: .black) } == [0])
    #expect(try alphas { $0.fill(.box(3, 3, 0, 9), with: .black) } == [0])
    #expect(
      try alphas { canvas in
        canvas.scale(x: 0, y: 1)
        canvas.fill(.box(0, 0, 20, 20), with: .black)
        canvas.stroke(.box(1, 1, 9, 9), with: .black, lineWidth: 3)
        canvas.draw(OperationCorpus.checkers, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        canvas.fill(.box(0, 0, 20, 20), with: .pattern(ImagePattern(OperationCorpus.checkers)))
      } == [0])
    #expect(try alphas { $0.stroke(.box(2, 2, 9, 9), with: .black, lineWidth: -3) } == [0])
    let none = PixelImage(PixelBuffer(width: 0, height: 0))
    #expect(
      try alphas { canvas in
        canvas.draw(none, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        canvas.fill(.box(0, 0, 20, 20), with: .pattern(ImagePattern(none)))
        canvas.draw(none, in: CGRect(x: 0, y: 0, width: 20, height: 20), insets: EdgeInsets())
      } == [0])
  }

  @Test("A path of a million segments is drawn exactly")
  func millionSegments() throws {
    // A comb whose teeth have no width adds nothing to the rectangle under it.
    let path = Path { path in
      path.move(to: CGPoint(x: 2, y: 18))
      for index in 0..<500_000 {
        let x = 2 + CGFloat(index) * 16 / 500_000
        path.addLine(to: CGPoint(x: x, y: 10))
        path.addLine(to: CGPoint(x: x, y: 10))
      }
      path.addLine(to: CGPoint(x: 18, y: 10))
      path.addLine(to: CGPoint(x: 18, y: 18))
    }
    let drawn = try Picture(20, 20) { $0.fill(path, with: .black) }
    #expect(drawn[10, 14] == .black)
    #expect(drawn[10, 8] == .clear)
    #expect(drawn[1, 14] == .clear)
  }

  @Test("Stops out of order take the location of the previous stop")
  func stopsOutOfOrder() throws {
    let gradient = GradientPaint(
      .linear(start: .zero, end: CGPoint(x: 20, y: 0)),
      stops: [
        .init(color: RGBA(0xFF0000), location: 0.5), .init(color: RGBA(0x00FF00), location: 0.2),
        .init(color: RGBA(0x00FF00), location: .nan),
      ])
    let drawn = try Picture(20, 1) { $0.fill(.box(0, 0, 20, 1), with: .gradient(gradient)) }
    #expect(drawn[9, 0] == RGBA(0xFF0000))
    #expect(drawn[10, 0] == RGBA(0x00FF00))
  }

  @Test("Buffers of 60,000 pixels a side are refused, strips of them are drawn")
  func wide() throws {
    let side: CGFloat = 60_000
    let drawn = try Picture(side, 2) { $0.fill(.box(side - 1.5, 0, 1, 2), with: .black) }
    #expect(drawn.alphas(row: 1).suffix(3) == [0, 128, 128])
    let tall = try Picture(2, side) { $0.fill(.box(0, side - 1.5, 2, 1), with: .black) }
    #expect(tall[0, 59_999]?.alpha == 128)
    #expect(throws: RenderError.tooManyPixels(width: 60_000, height: 60_000, limit: 100_000_000)) {
      try Renderer().render(DisplayList(size: CGSize(width: side, height: side)))
    }
  }

  @Test("Nested groups are drawn up to a depth limit")
  func nesting() throws {
    func list(_ depth: Int, _ filters: [LayerFilter]) -> DisplayList {
      var list = DisplayList(size: CGSize(width: 4, height: 4))
      list.items += (0..<depth).map { _ in .init(.beginGroup(opacity: 1, filters: filters)) }
      list.items.append(.init(.fill(.box(0, 0, 4, 4), .nonZero, .color(.black))))
      list.items += (0..<depth).map { _ in .init(.endGroup) }
      return list
    }
    for filters in [[], [.blur(radius: 0)], [.colorMatrix(.identity)]] as [[LayerFilter]] {
      #expect(try Renderer().render(list(64, filters))[1, 1] == .black)
      #expect(throws: RenderError.nestedTooDeep(operation: 64, limit: 64)) { try Renderer().render(list(65, filters)) }
    }
    #expect(throws: RenderError.nestedTooDeep(operation: 64, limit: 64)) { try Renderer().render(list(1_000_000, [])) }
  }

  @Test(
    "Errors of unbalanced operations name the operation",
    arguments: [
      ([.restore], 0), ([.save], 0), ([.endGroup], 0), ([.save, .endGroup], 1), ([.endMask], 0),
      ([.beginMask(.alpha), .endMask], 0), ([.beginGroup(opacity: 1), .beginMask(.alpha), .endGroup], 2),
      ([.beginGroup(opacity: 1), .save, .beginMask(.alpha)], 2), ([.beginGroup(opacity: 1), .restore], 1),
    ] as [([DisplayList.Operation], Int)])
  func unbalanced(operations: [DisplayList.Operation], index: Int) {
    let list = DisplayList(size: CGSize(width: 4, height: 4), items: operations.map { .init($0) })
    #expect(throws: RenderError.unbalanced(operation: index)) { try Renderer().render(list) }
  }
}
