import Foundation
import Testing
import SnapshotUI

/// The picture of Documentation/Symbols.md: the symbols that are no variants of others.
///
///     SYMBOL_SHEET=Documentation/Symbols.png swift test --filter SymbolSheetTests
@Suite struct SymbolSheetTests {
  private static let path = ProcessInfo.processInfo.environment["SYMBOL_SHEET"]

  private static var names: [String] {
    let variants: Set<Substring> = [
      "circle", "square", "rectangle", "slash", "badge", "app", "triangle", "diamond", "hexagon", "octagon", "shield",
      "seal", "bubble",
    ]
    let known = Set(Symbol.names)
    return Symbol.names.filter { name in
      let parts = name.split(separator: ".")
      if parts.count > 1, parts.dropFirst().contains(where: variants.contains) { return false }
      // Of an outlined and a filled symbol, the filled one.
      return !known.contains(name + ".fill")
    }
  }

  @Test(.enabled(if: path != nil)) func drawSheet() throws {
    let names = Self.names
    let columns = 40
    let rows = (names.count + columns - 1) / columns
    let sheet = VStack(spacing: 0) {
      ForEach(0..<rows) { row in
        HStack(spacing: 0) {
          ForEach(0..<columns) { column in
            let index = row * columns + column
            if index < names.count {
              Image(systemName: names[index]).font(.system(size: 17)).frame(width: 30, height: 28)
            } else {
              Color.clear.frame(width: 30, height: 28)
            }
          }
        }
      }
    }
    .background(.white)
    let context = RenderContext(width: CGFloat(columns) * 30, height: CGFloat(rows) * 28)
    let pixels = try Renderer().render(sheet.displayList(in: context), scale: 1)
    try PNG.encode(pixels).write(to: URL(fileURLWithPath: Self.path ?? ""))
  }
}
