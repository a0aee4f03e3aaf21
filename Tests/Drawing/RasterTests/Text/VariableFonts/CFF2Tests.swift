import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// The interpretation and interpolation of charstrings, on fonts whose instances are computed by hand.
struct CFF2Tests {
  private typealias Builder = CFF2Builder

  private func glyph(_ steps: [UInt8]...) -> Builder {
    var font = Builder()
    font.charStrings.append(steps.flatMap { $0 })
    return font
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func line(_ x: CGFloat, _ y: CGFloat) -> Path.Element { .line(to: point(x, y)) }

  private func curve(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat)
    -> Path.Element
  { .curve(to: point(x, y), control1: point(x1, y1), control2: point(x2, y2)) }

  /// Draws from (10, 20).
  private func segments(_ code: Int, _ operands: [Double]) throws -> [Path.Element] {
    let path = try glyph(Builder.step(21, 10, 20), Builder.step(code, operands)).path()
    #expect(path.first == .move(to: point(10, 20)) && path.last == .closeSubpath)
    return Array(path.dropFirst().dropLast())
  }

  // MARK: Operators

  @Test func linesAndCurves() throws {
    #expect(try segments(5, [1, 2, -3, 4]) == [line(11, 22), line(8, 26)])
    #expect(try segments(6, [5]) == [line(15, 20)])
    #expect(try segments(6, [5, 6, 7]) == [line(15, 20), line(15, 26), line(22, 26)])
    #expect(try segments(7, [5, 6]) == [line(10, 25), line(16, 25)])
    #expect(
      try segments(8, [1, 2, 3, 4, 5, 6, 1, 0, 2, 0, 3, 0])
        == [curve(11, 22, 14, 26, 19, 32), curve(20, 32, 22, 32, 25, 32)])
    #expect(try segments(24, [1, 2, 3, 4, 5, 6, 7, 8]) == [curve(11, 22, 14, 26, 19, 32), line(26, 40)])
    #expect(try segments(25, [7, 8, 1, 2, 3, 4, 5, 6]) == [line(17, 28), curve(18, 30, 21, 34, 26, 40)])
  }

  @Test func curvesBetweenExtremes() throws {
    #expect(try segments(27, [1, 2, 3, 4]) == [curve(11, 20, 13, 23, 17, 23)])
    #expect(
      try segments(27, [9, 1, 2, 3, 4, 5, 6, 7, 8])
        == [curve(11, 29, 13, 32, 17, 32), curve(22, 32, 28, 39, 36, 39)])
    #expect(try segments(26, [1, 2, 3, 4]) == [curve(10, 21, 12, 24, 12, 28)])
    #expect(try segments(26, [9, 1, 2, 3, 4]) == [curve(19, 21, 21, 24, 21, 28)])
    #expect(try segments(31, [1, 2, 3, 4]) == [curve(11, 20, 13, 23, 13, 27)])
    #expect(try segments(31, [1, 2, 3, 4, 5]) == [curve(11, 20, 13, 23, 18, 27)])
    #expect(try segments(30, [1, 2, 3, 4, 5]) == [curve(10, 21, 12, 24, 16, 29)])
    #expect(
      try segments(30, [1, 2, 3, 4, 5, 6, 7, 8, 9])
        == [curve(10, 21, 12, 24, 16, 24), curve(21, 24, 27, 31, 36, 39)])
  }

  @Test func flexes() throws {
    #expect(
      try segments(0x0C23, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 50])
        == [curve(11, 22, 14, 26, 19, 32), curve(26, 40, 35, 50, 46, 62)])
    #expect(
      try segments(0x0C22, [1, 2, 3, 4, 5, 6, 7])
        == [curve(11, 20, 13, 23, 17, 23), curve(22, 23, 28, 20, 35, 20)])
    #expect(
      try segments(0x0C24, [1, 2, 3, 4, 5, 6, 7, 8, 9])
        == [curve(11, 22, 14, 26, 19, 26), curve(25, 26, 32, 34, 41, 20)])
    // The longer way is horizontal, then vertical.
    #expect(
      try segments(0x0C25, [9, 2, 3, 4, 5, 1, 7, 1, 9, 1, 11])
        == [curve(19, 22, 22, 26, 27, 27), curve(34, 28, 43, 29, 54, 20)])
    #expect(
      try segments(0x0C25, [1, 9, 3, 4, 1, 6, 1, 8, 1, 9, 11])
        == [curve(11, 29, 14, 33, 15, 39), curve(16, 47, 17, 56, 10, 67)])
  }

  @Test func movesBeginContours() throws {
    let path = try glyph(
      Builder.step(22, 5), Builder.step(6, 1), Builder.step(4, 7), Builder.step(21, 1, 1), Builder.step(6, 2),
      Builder.step(22, 3)
    ).path()
    #expect(
      path == [
        .move(to: point(5, 0)), line(6, 0), .closeSubpath, .move(to: point(7, 8)), line(9, 8), .closeSubpath,
      ])
  }

  @Test func numbersOfAllSizes() throws {
    for value in [0, 107, 108, 1131, 1132, 32767, -107, -108, -1131, -1132, -32768, 0.5, -0.25, 1.0 / 65536] {
      let path = try glyph(Builder.step(22, value), Builder.step(6, 1)).path()
      #expect(path.first == .move(to: point(value, 0)))
    }
  }

  /// Masks have a bit for each stem, in whole bytes; vertical stems may precede the first mask without an operator.
  @Test(arguments: [(7, 1), (8, 2)])
  func hintsAreSkipped(stemCount: Int, byteCount: Int) throws {
    let stems = [Double](repeating: 1, count: 2 * stemCount)
    // A byte that would be an operator without operands.
    let mask = [UInt8](repeating: 21, count: byteCount)
    let path = try glyph(
      Builder.step(18, 1, 2), Builder.step(19, stems), mask, Builder.step(22, 5), Builder.step(20), mask,
      Builder.step(6, 1)
    ).path()
    #expect(path == [.move(to: point(5, 0)), line(6, 0), .closeSubpath])
  }

  // MARK: Subroutines

  @Test(arguments: [(1, 107), (1239, 107), (1240, 1131), (33_899, 1131), (33_900, 32_768)])
  func subroutinesHaveABias(count: Int, bias: Int) throws {
    var subroutines = [[UInt8]](repeating: [], count: count)
    subroutines[count - 1] = Builder.step(6, 4)
    let call = Double(count - 1 - bias)
    var font = glyph(Builder.step(22, 1), Builder.step(10, call), Builder.step(29, call))
    font.globalSubroutines = subroutines
    subroutines[count - 1] = Builder.step(6, 3)
    font.dictionaries[0].subroutines = subroutines
    #expect(try font.path() == [.move(to: point(1, 0)), line(4, 0), line(8, 0), .closeSubpath])
  }

  @Test func subroutinesShareOperands() throws {
    // The subroutine 0 blends what the glyph pushed, and calls another one for the operator.
    var font = glyph(Builder.step(22, 0), Builder.number(10) + Builder.number(20), Builder.step(29, -107))
    font.globalSubroutines = [Builder.step(16, 1) + Builder.step(29, -106), [6]]
    #expect(try font.path(weight: 900)[1] == line(30, 0))
    #expect(try font.path(weight: 650)[1] == line(20, 0))
  }

  // MARK: Variations

  @Test func operandsVary() throws {
    // Two points of which x varies by 100, and y by −50.
    let font = glyph(
      Builder.step(16, 10, 20, 100, -50, 2) + [21], Builder.step(16, 5, 1, 1), Builder.number(7), [5])
    #expect(try font.path() == [.move(to: point(10, 20)), line(15, 27), .closeSubpath])
    #expect(try font.path(weight: 650) == [.move(to: point(60, -5)), line(65.5, 2), .closeSubpath])
    #expect(try font.path(weight: 900) == [.move(to: point(110, -30)), line(116, -23), .closeSubpath])
    #expect(try font.path(weight: 100) == font.path())
  }

  @Test func deltasOfSeveralRegionsAddUp() throws {
    var font = glyph(Builder.step(16, 10, 8, -2, 4, 1) + [22], Builder.step(6, 1))
    font.peaks = [1 << 14, -(1 << 14), 1 << 13]
    font.regions = [[0, 1, 2]]
    let starts = try [100, 400, 650, 900].map { try font.path(weight: $0)[0] }
    #expect(starts == [8, 10, 18, 18].map { .move(to: point($0, 0)) })
  }

  @Test func glyphsAndDictionariesChooseRegions() throws {
    let blend = Builder.steps(Builder.step(16, 10, 8, 1), [22], Builder.step(6, 1))
    var font = Builder()
    font.peaks = [1 << 14, -(1 << 14)]
    font.regions = [[0], [1], [0, 1]]
    let first = Builder.steps(Builder.step(15, 1), Builder.step(16, 0, 0, 1), [22])
    let chosen = Builder.steps(first, Builder.step(15, 2), Builder.step(16, 10, 1, 2, 1), [22], Builder.step(6, 1))
    font.charStrings += [blend, blend, Builder.step(15, 1) + blend, chosen]
    // A blended value of hints precedes the index.
    let hints = Builder.step(23, 3, 4, 1) + [10]
    font.dictionaries = [CFF2Builder.FontDictionary(), CFF2Builder.FontDictionary(variationIndex: 1, hints: hints)]
    let formats: [[UInt8]] = [
      [0, 0, 0, 1, 0, 1],
      Builder.steps([3], VariableFontBuilder.words(4, 0), [0, 0, 2, 1, 0, 3, 0, 0, 4, 1, 0, 5]),
      Builder.steps([4], VariableFontBuilder.words(0, 4, 0, 0, 0, 0, 2, 1, 0, 3, 0, 0, 4, 1, 0, 5)),
    ]
    for format in formats {
      font.selection = format
      let light = try (1...4).map { try font.path(of: $0, weight: 100)[0] }
      #expect(light == [10, 18, 18, 12].map { .move(to: point($0, 0)) })
      let heavy = try (1...4).map { try font.path(of: $0, weight: 900)[0] }
      #expect(heavy == [18, 10, 10, 11].map { .move(to: point($0, 0)) })
    }
  }

  @Test func positionsAreMultiplesOf65536thsRoundedHalfUp() throws {
    // Half of 1/65536, of both signs; the deltas of 3 and 5 at a quarter are exact.
    let unit = 1.0 / 65536
    let font = glyph(Builder.step(16, 0, 0, unit, -unit, 2) + [21], Builder.step(16, 1, 3, 1) + [6])
    #expect(try font.path(weight: 650).prefix(2) == [.move(to: point(unit, 0)), line(2.5 + unit, 0)])
    #expect(try font.path(weight: 525)[1] == line(1.75, 0))
  }

  @Test func contoursCloseInAllInstances() throws {
    var random = SplitMix(seed: 26)
    for _ in 0..<20 {
      var steps = (0..<200).map { _ in (0..<4).map { _ in Double(Int.random(in: -300...300, using: &random)) } }
      steps.append((0..<4).map { index in -steps.reduce(0) { $0 + $1[index] } })
      let lines = steps.map { Builder.step(16, $0 + [2]) + [5] }
      let font = glyph(Builder.step(16, 100, 7, 1) + [22], lines.flatMap { $0 })
      for _ in 0..<10 {
        let path = try font.path(weight: Double.random(in: 400...900, using: &random))
        guard case .move(let start)? = path.first, case .line(let end)? = path.dropLast().last else {
          Issue.record("no contour")
          continue
        }
        #expect(start == end)
      }
    }
  }

  @Test func advancesDoNotVaryWithoutTheirTable() throws {
    let font = glyph(Builder.step(16, 10, 20, 1) + [22], Builder.step(6, 50)).font()
    #expect(try font.advance(of: "A", .weight(900)) == 600)
  }

  @Test func fontsWithoutVariationsOfOutlinesAreDrawn() throws {
    var font = glyph(Builder.step(22, 5), Builder.step(6, 1))
    font.store = []
    #expect(try font.path(weight: 900) == [.move(to: point(5, 0)), line(6, 0), .closeSubpath])
  }
}
