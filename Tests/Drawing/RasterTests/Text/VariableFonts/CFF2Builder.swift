import Foundation
import Raster

/// A table `CFF2`, made byte by byte.
struct CFF2Builder {
  /// What glyphs share.
  struct FontDictionary {
    var subroutines: [[UInt8]] = []
    var variationIndex: Int?
    /// Values of hints before those.
    var hints: [UInt8] = []
  }

  /// The charstrings of the glyph 0 and of the letters from `A`.
  var charStrings: [[UInt8]] = [[]]
  var globalSubroutines: [[UInt8]] = []
  var dictionaries = [FontDictionary()]
  /// Whether all dictionaries have the private one of the first.
  var sharesSubroutines = false
  /// The bytes of the font selection.
  var selection: [UInt8]?
  /// The regions of each subtable of the variations, by index of `peaks`.
  var regions: [[Int]] = [[0]]
  /// The peaks of the regions on the one axis, in 1/16384.
  var peaks = [1 << 14]
  /// Replaces the store, if it is not empty.
  var store: [UInt8]?

  // MARK: Parts

  static func number(_ value: Double) -> [UInt8] {
    let fixed = Int(value * 65536)
    guard fixed & 0xFFFF == 0 else { return [255] + VariableFontBuilder.long(fixed) }
    let whole = fixed >> 16
    return switch whole {
    case -107...107: [UInt8(whole + 139)]
    case 108...1131: [UInt8(247 + (whole - 108) >> 8), UInt8((whole - 108) & 255)]
    case -1131 ... -108: [UInt8(251 + (-whole - 108) >> 8), UInt8((-whole - 108) & 255)]
    default: [28] + VariableFontBuilder.words(whole)
    }
  }

  /// Operands and an operator, which is `12 << 8 | second` if it has two bytes.
  static func step(_ code: Int, _ operands: Double...) -> [UInt8] { step(code, operands) }

  static func step(_ code: Int, _ operands: [Double]) -> [UInt8] {
    operands.flatMap(number) + (code > 255 ? [UInt8(code >> 8), UInt8(code & 255)] : [UInt8(code)])
  }

  static func steps(_ steps: [UInt8]...) -> [UInt8] { steps.flatMap { $0 } }

  static func index(_ objects: [[UInt8]]) -> [UInt8] {
    guard !objects.isEmpty else { return VariableFontBuilder.long(0) }
    var offset = 1
    var bytes = VariableFontBuilder.long(objects.count) + [3, 0, 0, 1]
    for object in objects {
      offset += object.count
      bytes += VariableFontBuilder.long(offset).dropFirst()
    }
    return bytes + objects.flatMap { $0 }
  }

  private static func entry(_ key: [UInt8], _ values: Int...) -> [UInt8] {
    values.flatMap { [29] + VariableFontBuilder.long($0) } + key
  }

  private var variations: [UInt8] {
    if let store { return store }
    var list = VariableFontBuilder.words(1, peaks.count)
    for peak in peaks { list += VariableFontBuilder.words(min(peak, 0), peak, max(peak, 0)) }
    let subtables = regions.map { VariableFontBuilder.words([0, 0, $0.count] + $0) }
    var offset = 8 + 4 * subtables.count
    var bytes = VariableFontBuilder.words(1) + VariableFontBuilder.long(offset)
    bytes += VariableFontBuilder.words(subtables.count)
    offset += list.count
    for subtable in subtables {
      bytes += VariableFontBuilder.long(offset)
      offset += subtable.count
    }
    bytes += list + subtables.flatMap { $0 }
    return VariableFontBuilder.words(bytes.count) + bytes
  }

  // MARK: The table

  func table() -> [UInt8] {
    // All values have five bytes, so that the offsets are known.
    var topLength = 13
    if !variations.isEmpty { topLength += 6 }
    if selection != nil { topLength += 7 }
    let globals = Self.index(globalSubroutines)
    let storeOffset = 5 + topLength + globals.count
    let selectionOffset = storeOffset + variations.count
    let charStringOffset = selectionOffset + (selection?.count ?? 0)
    let strings = Self.index(charStrings)
    var privates: [UInt8] = []
    var fonts: [[UInt8]] = []
    for dictionary in dictionaries {
      var bytes = dictionary.hints
      if let index = dictionary.variationIndex { bytes += Self.entry([22], index) }
      if !dictionary.subroutines.isEmpty { bytes += Self.entry([19], bytes.count + 6) }
      if sharesSubroutines, let first = fonts.first {
        fonts.append(first)
        continue
      }
      fonts.append(Self.entry([18], bytes.count, charStringOffset + strings.count + privates.count))
      privates += bytes + (dictionary.subroutines.isEmpty ? [] : Self.index(dictionary.subroutines))
    }
    var top = Self.entry([17], charStringOffset)
    top += Self.entry([12, 36], charStringOffset + strings.count + privates.count)
    if !variations.isEmpty { top += Self.entry([24], storeOffset) }
    if selection != nil { top += Self.entry([12, 37], selectionOffset) }
    let header: [UInt8] = [2, 0, 5]
    return Self.steps(
      header, VariableFontBuilder.words(top.count), top, globals, variations, selection ?? [], strings, privates,
      Self.index(fonts))
  }

  /// A font with the axis of weights from 100 to 900 around 400.
  func font() -> VariableFontBuilder {
    var font = VariableFontBuilder()
    for _ in charStrings.dropFirst() { font.add([]) }
    font.others["CFF2"] = table()
    return font
  }

  // MARK: Results

  /// The outline of a glyph at a weight.
  func path(of glyph: UInt32 = 1, weight: Double = 400) throws -> [Path.Element] {
    let fonts = try font().book()
    let font = FontDescriptor(family: "Own", size: 1000, variations: [.weight(weight)])
    guard let face = fonts.faceName(for: font) else { return [] }
    return fonts.outline(face: face, glyph: glyph)?.path.elements ?? []
  }
}
