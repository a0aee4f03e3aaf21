/// Numbers by key (`DICT` of the specification of `CFF2`).
struct CFF2Dictionary {
  enum Key: Int {
    case charStrings = 17
    case privateDictionary = 18
    case subroutines = 19
    case variationIndex = 22
    case variationStore = 24
    case fontDictionaries = 0x0C24
    case fontSelection = 0x0C25
  }

  private var values: [Int: [Int]] = [:]

  /// Reads all entries. The operator `blend` is one of them, because only values of hints are blended.
  init(_ reader: FontTableReader) throws(FontError) {
    var reader = reader
    var operands: [Int] = []
    while reader.remaining > 0 {
      let byte = try reader.unsigned8()
      switch byte {
      case FontTableReader.escape:
        values[byte << 8 | (try reader.unsigned8())] = operands
        operands = []
      case ...24:
        values[byte] = operands
        operands = []
      case 28: operands.append(try reader.signed16())
      case 29: operands.append(try reader.signed32())
      case 30:
        try Self.skipReal(&reader)
        operands.append(0)
      default:
        guard let number = try reader.shortNumber(byte) else {
          throw reader.invalid("a dictionary has the reserved byte \(byte)")
        }
        operands.append(number)
      }
    }
  }

  /// Skips a decimal number of four bits a digit. None of the keys above has one.
  private static func skipReal(_ reader: inout FontTableReader) throws(FontError) {
    var byte: Int
    repeat { byte = try reader.unsigned8() } while byte >> 4 != 15 && byte & 15 != 15
  }

  /// Returns the number of a key.
  func number(_ key: Key) -> Int? { values[key.rawValue]?.last }

  /// Returns the part of a table that a key names by size and offset.
  func range(_ key: Key) -> Range<Int>? {
    guard let numbers = values[key.rawValue]?.suffix(2), numbers.count == 2, let size = numbers.first,
      let offset = numbers.last, size >= 0, offset >= 0
    else { return nil }
    return offset..<offset + size
  }
}
