import Testing
import SnapshotUI

@Suite struct SymbolTests {
  /// The outlines that a symbol draws on its own grid.
  func outlines(_ symbol: Symbol) -> [(path: Path, isFilled: Bool)] {
    let square = CGRect(x: 0, y: 0, width: Symbol.gridSize, height: Symbol.gridSize)
    let list = DisplayList(size: square.size) { symbol.draw(in: square, with: .color(.black), on: &$0) }
    return list.items.compactMap { item in
      switch item.operation {
      case .fill(let path, _, _): (path, true)
      case .stroke(let path, _, _): (path, false)
      default: nil
      }
    }
  }

  @Test func everySymbolDrawsInsideOfItsGrid() {
    for symbol in Symbol.all {
      let outlines = outlines(symbol)
      #expect(!outlines.isEmpty, "\(symbol.name)")
      for (path, isFilled) in outlines {
        // A line's ink reaches 1 beyond its outline.
        let reach: CGFloat = isFilled ? 0 : 1
        let ink = path.boundingRect.insetBy(dx: -reach, dy: -reach)
        #expect(ink.minX >= 1 && ink.minY >= 1 && ink.maxX <= 23 && ink.maxY <= 23, "\(symbol.name): \(ink)")
        #expect(path != Symbol.Outline.unreadable, "\(symbol.name)")
      }
    }
  }

  @Test func symbolsFillTheirGrid() {
    // Signs that are small by nature apart, symbols are about equally large.
    let small: Set = ["ellipsis", "minus"]
    for symbol in Symbol.all where !small.contains(symbol.name) {
      let bounds = outlines(symbol).map(\.path.boundingRect).reduce(CGRect.null) { $0.union($1) }
      #expect(max(bounds.width, bounds.height) >= 11, "\(symbol.name): \(bounds)")
    }
  }

  @Test func namesAreUniqueAndFound() {
    #expect(Set(Symbol.all.map(\.name)).count == Symbol.all.count)
    #expect(Symbol.all.count >= 50)
    #expect(Symbol.named("heart.fill")?.name == "heart.fill")
    #expect(Symbol.named("no such symbol") == nil)
  }

  @Test func invalidPathDataIsDrawnAsUnreadableOrThrows() {
    let broken: Symbol.Outline = "M4 4 nonsense"
    #expect(broken.path == Symbol.Outline.unreadable)
    #expect(throws: SVGPathDataError.self) { try Symbol.Outline(svgPathData: "M4 4 nonsense") }
  }

  @Test func linesHaveTheWeightOfTheText() {
    func width(_ weight: FontWeight) -> CGFloat? {
      let list = DisplayList(size: .zero) { canvas in
        Symbol("line", .line("M4 12 H20"))
          .draw(in: CGRect(x: 0, y: 0, width: 48, height: 48), with: .color(.black), weight: weight, on: &canvas)
      }
      guard case .stroke(_, let style, _) = list.items.first?.operation else { return nil }
      return style.lineWidth
    }
    #expect(width(.regular).map { abs($0 - 3.34) < 0.001 } == true)
    #expect(width(.bold).map { $0 > 5 } == true)
    #expect(width(.thin).map { $0 < 3.3 } == true)
  }

  @Test func translucentInksThatOverlapAreDrawnAsOne() {
    let square = CGRect(x: 0, y: 0, width: 24, height: 24)
    let list = DisplayList(size: square.size) { canvas in
      Symbol.named("heart.fill")?.draw(in: square, with: .color(RGBA(0xFF0000, alpha: 51)), on: &canvas)
    }
    #expect(list.items.first?.operation == .beginGroup(opacity: 0.2))
    #expect(list.items.last?.operation == .endGroup)
    for case .fill(_, _, let paint) in list.items.map(\.operation) { #expect(paint == .color(RGBA(0xFF0000))) }
  }

  @Test func aSymbolIsAsLargeAsTheTextBesideIt() throws {
    let symbol = Image(systemName: "star")
    var context = RenderContext()
    #expect(try symbol.rendered(in: context).layout.exactFrame.size == CGSize(width: 21.25, height: 21.25))
    context.dynamicTypeSize = .xxxLarge
    #expect(try symbol.rendered(in: context).layout.exactFrame.size == CGSize(width: 28.75, height: 28.75))
  }

  @Test func ownSymbolsComeFirst() {
    var environment = EnvironmentValues()
    #expect(environment.symbol(named: "star") == Symbol.named("star"))
    let own = Symbol("star", .line("M4 12 H20"))
    environment.symbols["star"] = own
    #expect(environment.symbol(named: "star") == own)
  }
}
