import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// Charstrings and tables `CFF2` that are not what they should be: an error that names the glyph, never a crash.
struct CFF2DamageTests {
  private typealias Builder = CFF2Builder

  private static let start = Builder.step(22, 1)

  /// A font with all parts.
  private static func whole() -> Builder {
    var font = Builder()
    let blend = Builder.step(16, 10, 8, 1)
    let flex = Builder.step(0x0C23, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 50)
    font.charStrings += [
      Builder.steps(start, Builder.step(10, -107), Builder.step(29, -107)),
      Builder.steps(Builder.step(19, 1, 2), [128], blend, [22], flex),
      Builder.steps(Builder.step(15, 1), start, blend, [6]),
    ]
    font.globalSubroutines = [Builder.step(31, 1, 2, 3, 4)]
    font.peaks = [1 << 14, -(1 << 14)]
    font.regions = [[0], [1]]
    font.dictionaries = [
      CFF2Builder.FontDictionary(subroutines: [Builder.step(6, 2)]), CFF2Builder.FontDictionary(variationIndex: 1),
    ]
    font.selection = Builder.steps([3], VariableFontBuilder.words(2, 0), [0, 0, 2, 1, 0, 4])
    return font
  }

  private func message(_ change: (inout Builder) -> Void) throws -> String {
    var font = Self.whole()
    _ = try font.font().book()
    change(&font)
    return try #require(throws: FontError.self) { try font.font().book() }.description
  }

  private static let manyBlends = Builder.step(16, [Double](repeating: 1, count: 513))

  private struct Fault: CustomTestStringConvertible, Sendable {
    var steps: [[UInt8]]
    var reason: String

    var testDescription: String { "\(reason): \(steps)" }
  }

  private static let wrongOperands: [[[UInt8]]] = [
    [Builder.step(22)],
    [Builder.step(22, 1, 2)],
    [start, Builder.step(5, 1, 2, 3)],
    [start, Builder.step(8, 1, 2, 3, 4, 5)],
    [start, Builder.step(24, 1, 2, 3, 4, 5, 6)],
    [start, Builder.step(25, 1, 2, 3, 4, 5, 6)],
    [start, Builder.step(27, 1, 2, 3, 4, 5, 6)],
    [start, Builder.step(30, 1, 2, 3)],
    [start, Builder.step(0x0C22, 1, 2)],
    [start, Builder.step(0x0C23, 1, 2)],
    [start, Builder.step(0x0C24, 1, 2)],
    [start, Builder.step(0x0C25, 1, 2)],
    [Builder.step(1, 1)],
    [Builder.step(6, 1)],
    [Builder.step(15, 1, 1)],
  ]

  private static let faults: [Fault] = [
    Fault(steps: [Builder.step(14)], reason: "has the unknown operator 14"),
    Fault(steps: [start, Builder.step(0x0C03, 1, 2)], reason: "has the unknown operator 12 3"),
    Fault(steps: [Builder.step(10)], reason: "lacks an operand"),
    Fault(steps: [Builder.step(10, 5)], reason: "calls a subroutine that does not exist"),
    Fault(steps: [Builder.step(29, -108)], reason: "calls a subroutine that does not exist"),
    Fault(steps: [Builder.step(16, 1, 2)], reason: "lacks operands of a blend"),
    Fault(steps: [Builder.step(16, 1, -2)], reason: "lacks operands of a blend"),
    Fault(steps: [Builder.step(15, 2), Builder.step(16, 1, 2, 1)], reason: "has a blend without variations"),
    Fault(steps: [Builder.step(15, -1), Builder.step(16, 1, 2, 1)], reason: "has a blend without variations"),
    Fault(steps: [Builder.step(16, -107, 1, 1), [29]], reason: "varies the number of a subroutine or blend"),
    Fault(steps: [manyBlends, manyBlends], reason: "has too many operands"),
  ]

  @Test(arguments: faults + wrongOperands.map { Fault(steps: $0, reason: "has an operator with wrong operands") })
  private func faultsOfCharStringsAreNamed(fault: Fault) throws {
    let message = try message { $0.charStrings[1] = fault.steps.flatMap { $0 } }
    #expect(message.contains("the table 'CFF2' is invalid: the charstring of glyph 1 \(fault.reason)"))
  }

  @Test(arguments: [19, 255, 28, 12])
  func charStringsThatEndWithinAStepAreRefused(code: UInt8) throws {
    #expect(try message { $0.charStrings[1] = Builder.step(1, 1, 2) + [code] }.contains("'CFF2' is truncated"))
  }

  @Test func blendsNeedVariations() throws {
    let message = try message {
      $0.store = []
      $0.charStrings[3] = Self.start
    }
    #expect(message.contains("the charstring of glyph 2 has a blend without variations"))
  }

  @Test func recursiveSubroutinesAreRefused() throws {
    let message = try message { $0.globalSubroutines[0] = Builder.step(29, -107) }
    #expect(message.contains("the charstring of glyph 1 has subroutines nested deeper than 10 levels"))
  }

  /// Subroutines that call the next one, and one that draws.
  private static func chain(of count: Int) -> [[UInt8]] {
    var subroutines = (1...count).map { Builder.step(29, Double($0 - 107)) }
    subroutines.append(Builder.step(6, 9))
    return subroutines
  }

  @Test func subroutinesMayBeNestedInTenLevels() throws {
    var font = Self.whole()
    font.globalSubroutines = Self.chain(of: 9)
    _ = try font.font().book()
    font.globalSubroutines = Self.chain(of: 10)
    #expect(throws: FontError.self) { try font.font().book() }
  }

  @Test func subroutinesThatGrowWithoutBoundAreRefused() throws {
    // Each subroutine calls the next one ten times: nine levels would be 10⁹ lines.
    let levels = (0..<9).map { level in (0..<10).flatMap { _ in Builder.step(29, Double(level + 1 - 107)) } }
    let message = try message { $0.globalSubroutines = levels + [Builder.step(6, 9)] }
    #expect(message.contains("the charstring of glyph 1 has too many steps"))
    // Five levels are allowed for one glyph, but not for all.
    let many = try self.message { font in
      font.globalSubroutines = levels.prefix(5) + [Builder.step(6, 9)]
      font.charStrings = [[UInt8]](repeating: Self.start + Builder.step(29, -107), count: 20)
      font.selection = nil
    }
    #expect(many.contains("its charstrings call subroutines too often"))
  }

  @Test func lookupsOfManyRegionsAreRefused() throws {
    let message = try message { font in
      font.regions = [[Int](repeating: 0, count: 20_000), [1]]
      let lookup = Builder.steps(Builder.step(15, 0), Builder.step(16, 0), Builder.step(1))
      font.charStrings[1] = [[UInt8]](repeating: lookup, count: 60).flatMap { $0 }
    }
    #expect(message.contains("the charstring of glyph 1 has too many steps"))
  }

  @Test func dictionariesThatShareLargePartsAreRefused() throws {
    let message = try message { font in
      // 40 KB of subroutines, which the dictionaries from 1 on refer to as well.
      font.dictionaries[0].subroutines = [[UInt8]](repeating: Builder.step(6, 2), count: 10_000)
      font.sharesSubroutines = true
      font.dictionaries += [CFF2Builder.FontDictionary](repeating: CFF2Builder.FontDictionary(), count: 3000)
    }
    #expect(message.contains("its font dictionaries are too large"))
  }

  @Test func numbersAreLimited() throws {
    var font = Self.whole()
    // A value grows by the same delta again and again.
    let growing = (0..<60).flatMap { _ in Builder.number(32767) + Builder.step(16, 1) }
    font.charStrings[1] = Builder.steps(Self.start, Builder.number(32767), growing, [6])
    font.charStrings[2] = Builder.steps(
      Self.start, Builder.step(6, [Double](repeating: -32768, count: 512)), Builder.step(6, 0.5))
    let limit: CGFloat = 1_048_576
    #expect(try font.path(of: 1, weight: 900)[1] == .line(to: CGPoint(x: limit, y: 0)))
    #expect(try font.path(of: 2, weight: 900)[513] == .line(to: CGPoint(x: 0.5 - limit, y: -limit)))
  }

  @Test(arguments: [
    ("the version", "its version is unknown"),
    ("fewer charstrings", "it has fewer glyphs than 'maxp'"),
    ("no dictionary", "it has no font dictionary"),
    ("a dictionary that does not exist", "its font selection names a dictionary that does not exist"),
    ("a selection of fewer glyphs", "its font selection ends before the last glyph"),
    ("a selection that begins later", "its font selection does not begin with glyph 0"),
    ("a selection without order", "the ranges of its font selection are not in order"),
    ("a selection of another format", "the format 9 of its font selection is unknown"),
    ("a reserved byte", "a dictionary has the reserved byte 31"),
    ("regions of other axes", "its regions do not have the axes of 'fvar'"),
  ])
  func damageIsNamed(kind: String, reason: String) throws {
    var font = Self.whole()
    switch kind {
    case "no dictionary": font.dictionaries = []
    case "a dictionary that does not exist": font.selection = [0, 0, 0, 0, 2]
    case "a selection of fewer glyphs": font.selection = Builder.steps([3], VariableFontBuilder.words(1, 0), [0, 0, 3])
    case "a selection that begins later":
      font.selection = Builder.steps([3], VariableFontBuilder.words(1, 1), [0, 0, 4])
    case "a selection without order":
      font.selection = Builder.steps([3], VariableFontBuilder.words(2, 0), [0, 0, 0, 0, 0, 4])
    case "a selection of another format": font.selection = [9, 0, 0, 0, 0]
    case "a reserved byte": font.dictionaries[1].hints = [31]
    case "regions of other axes":
      let store = VariableFontBuilder.store([], axisCount: 2)
      font.store = VariableFontBuilder.words(store.count) + store
    default: break
    }
    var file = font.font()
    if kind == "the version" { file.others["CFF2"]?[0] = 1 }
    if kind == "fewer charstrings" { file.add([]) }
    let message = try #require(throws: FontError.self) { try file.book() }.description
    #expect(message.contains("the table 'CFF2' is invalid: \(reason)"))
  }

  @Test func aTruncatedTableIsRefused() throws {
    let fonts = try Self.whole().font().truncations(of: "CFF2")
    for (count, data) in fonts.enumerated() {
      var book = FontBook.embedded
      #expect(throws: FontError.self, "\(count) of \(fonts.count) bytes") {
        try book.register(data: data, family: "Own")
      }
    }
  }

  @Test func damagedBytesNeverCrash() throws {
    let whole = Self.whole()
    let length = whole.table().count
    var accepted = 0
    for seed in 0..<4000 {
      var random = SplitMix(seed: UInt64(seed))
      var font = whole.font()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<length, using: &random)
        let byte = [0, 1, 10, 16, 29, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)]
        font.others["CFF2"]?[place] = byte.randomElement(using: &random) ?? 0
      }
      guard let fonts = try? font.book() else { continue }
      accepted += 1
      let place = FontVariation.weight(Double.random(in: 0...1000, using: &random))
      let description = FontDescriptor(family: "Own", size: 17, variations: [place])
      let face = try #require(fonts.faceName(for: description))
      for glyph: UInt32 in 0..<4 {
        let box = fonts.outline(face: face, glyph: glyph)?.path.boundingRect ?? .null
        #expect(box.isNull || box.width.isFinite && box.height.isFinite)
      }
    }
    #expect(accepted > 100)
  }
}
