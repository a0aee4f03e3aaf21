import Foundation
import Testing
import SnapshotUI

/// The patterns and the colors of underlines and strikethroughs.
@Suite struct LineStyleTests {
  private let context = RenderContext(width: 200, height: 40)

  /// The filled rectangles, with their colors.
  private func lines(_ view: some View) throws -> [(rect: CGRect, color: RGBA)] {
    try view.displayList(in: context).items.compactMap { item in
      if case .fill(let path, _, .color(let color)) = item.operation { (path.boundingRect, color) } else { nil }
    }
  }

  @Test func aLineHasItsColor() throws {
    let red = Color(RGBA(0xFF0000))
    let blue = Color(RGBA(0x0000FF))
    #expect(try lines(Text("name").underline()).map(\.color) == [.black])
    #expect(try lines(Text("name").underline(color: red)).map(\.color) == [RGBA(0xFF0000)])
    #expect(try lines(Text("name").strikethrough(color: blue)).map(\.color) == [RGBA(0x0000FF)])
    let both = try lines(Text("name").underline(color: red).strikethrough(color: blue))
    #expect(Set(both.map(\.color)) == [RGBA(0xFF0000), RGBA(0x0000FF)])
  }

  @Test func aPatternDividesTheLine() throws {
    let solid = try #require(try lines(Text("none").underline()).first?.rect)
    let dots = try lines(Text("none").underline(pattern: .dot)).map(\.rect)
    let dashes = try lines(Text("none").underline(pattern: .dash)).map(\.rect)
    #expect(dots.count > dashes.count && dashes.count > 1)
    for pieces in [dots, dashes] {
      #expect(pieces.allSatisfy { $0.minY == solid.minY && $0.height == solid.height })
      #expect(pieces.first?.minX == solid.minX)
      #expect((pieces.last?.maxX ?? .infinity) <= solid.maxX)
      for (piece, next) in zip(pieces, pieces.dropFirst()) { #expect(piece.maxX < next.minX) }
    }
  }

  @Test func aViewStylesTheLinesOfItsTexts() throws {
    let red = Color(RGBA(0xFF0000))
    let view = VStack {
      Text("one")
      Text("two").underline(color: Color(RGBA(0x00FF00)))
      Text("six").underline(false)
    }
    .underline(pattern: .dash, color: red)
    let colors = try lines(view).map(\.color)
    #expect(Set(colors) == [RGBA(0xFF0000), RGBA(0x00FF00)])
    #expect(colors.filter { $0 == RGBA(0xFF0000) }.count > 1)
    #expect(colors.filter { $0 == RGBA(0x00FF00) }.count == 1)
  }

  @Test func attributedTextsHaveLineStyles() throws {
    var text = AttributedString("name")
    text.underlineStyle = Text.LineStyle(pattern: .solid, color: Color(RGBA(0xFF0000)))
    #expect(try lines(Text(text)).map(\.color) == [RGBA(0xFF0000)])
  }

  @Test func linesMoveWithTheirText() throws {
    let first = try #require(try lines(Text("name").underline(color: .red)).first)
    let moved = try #require(
      try lines(
        VStack(spacing: 0) {
          Color.clear.frame(height: 10); Text("name").underline(color: .red)
        }
      ).last)
    #expect(moved.rect.minX == first.rect.minX && moved.rect.minY != first.rect.minY)
  }
}
