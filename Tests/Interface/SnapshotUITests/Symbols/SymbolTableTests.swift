import Foundation
import SnapshotRepository
import Testing
import SnapshotUI

/// The table of the symbols, the data that is made from it, and the page that shows them.
@Suite struct SymbolTableTests {
  private func rows(_ path: String) throws -> [[String]] {
    try Repository.text(path).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
  }

  @Test func everyNameOfTheTableIsASymbol() throws {
    let names = try rows("Scripts/generate/symbols-data/symbols.tsv").map { $0[0] }
    #expect(names.count > 3000)
    #expect(Set(names).isSubset(of: Symbol.names))
    let designed = Set((Symbol.all + Symbol.ofApps).map(\.name))
    #expect(Set(Symbol.names).subtracting(names).subtracting(designed).isEmpty, "Run Scripts/generate/symbols.")
  }

  @Test func thePageListsEveryName() throws {
    let page = try Repository.text("Documentation/Symbols.md")
    let table = try #require(page.components(separatedBy: "<!-- table -->").last)
    let listed = table.split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
      String($0.dropFirst(3).prefix { $0 != "`" })
    }
    #expect(listed == Symbol.names, "Run Scripts/generate/symbols.")
    #expect(page.contains("\(Symbol.names.count) symbols"))
  }

  @Test func everySymbolHasLayersInItsGrid() {
    for name in Symbol.names {
      guard let symbol = Symbol.named(name) else {
        Issue.record("\(name) cannot be read")
        continue
      }
      #expect(symbol.name == name)
      var ink = CGRect.null
      for layer in symbol.layers where layer.erasure != .hole {
        for path in [layer.filled, layer.stroked].compactMap({ $0 }) { ink = ink.union(path.boundingRect) }
        #expect(layer.level >= 0 && layer.level <= 2)
      }
      let grid = CGRect(x: -1, y: -1, width: symbol.width + 2, height: Symbol.gridSize + 2)
      #expect(grid.contains(ink), "\(name): \(ink) in \(symbol.width)")
      #expect(max(ink.width, ink.height) >= 5, "\(name): \(ink)")
    }
  }

  @Test func parallelReadersGetEqualSymbols() async {
    let names = Array(Symbol.names.filter { $0.hasPrefix("m") })
    let rounds = await withTaskGroup(of: [Symbol?].self) { group in
      for _ in 0..<8 { group.addTask { names.map { Symbol.named($0) } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(rounds.allSatisfy { $0 == rounds[0] && !$0.contains(nil) })
  }

  @Test func frequentlyUsedNamesExist() {
    let frequent = [
      "xmark", "chevron.forward", "square.and.arrow.up", "gearshape.fill", "person.crop.circle.badge.xmark.fill",
      "icloud.and.arrow.down.fill", "rectangle.portrait.and.arrow.right", "clock.arrow.2.circlepath", "memories",
      "point.bottomleft.forward.to.point.topright.filled.scurvepath", "network.badge.shield.half.filled",
      "text.page", "document.on.document.fill", "0.circle", "50.circle.fill", "a.circle.fill", "z.square",
    ]
    for name in frequent { #expect(Symbol.named(name) != nil, "\(name)") }
    for name in ["", "#0", "#1", "heart.", "pensil", "no such symbol", "heart\t24"] {
      #expect(Symbol.named(name) == nil)
    }
  }

  @Test func similarNamesAreSuggested() {
    #expect(Symbol.names(near: "pensil").first == "pencil")
    #expect(Symbol.names(near: "heart.filled") == ["heart.fill"])
    #expect(Symbol.names(near: "circle.checkmark.fill").contains("checkmark.circle.fill"))
    #expect(Symbol.names(near: "gear.shape").contains("gearshape"))
    #expect(Symbol.names(near: "quite.another.thing").isEmpty)
  }
}
