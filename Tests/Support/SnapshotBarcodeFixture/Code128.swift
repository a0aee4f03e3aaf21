/// The bars of a Code 128 barcode (ISO/IEC 15417), in code sets B and C.
public struct Code128: Hashable, Sendable {
  /// The alternating widths of bars and gaps in modules, from the start character to the stop character.
  public let widths: [Int]
  /// The values of the symbol characters: start, data, check character and stop.
  public let values: [Int]

  /// Creates the barcode of a text, or returns `nil` if the text is empty or has characters outside of printable ASCII.
  ///
  /// Runs of at least four digits at the ends of the text, and of at least six digits inside, have two digits per character.
  public init?(_ text: String) {
    let characters = Array(text.utf8)
    guard !characters.isEmpty, characters.allSatisfy({ (32...126).contains($0) }) else { return nil }
    var values = Self.data(of: characters)
    values.append(Self.checkValue(of: values))
    values.append(Self.stop)
    self.values = values
    widths = values.flatMap { Self.patterns[$0] }
  }

  /// The length of the barcode in modules, without the quiet zones.
  public var moduleCount: Int { widths.reduce(0, +) }

  /// The weighted sum of the start character and the data. The start character and the first data character have weight 1.
  static func checkValue(of values: [Int]) -> Int {
    zip(values.dropFirst(), 1...).reduce(values[0]) { $0 + $1.0 * $1.1 } % 103
  }

  private static let codeC = 99
  private static let codeB = 100
  private static let startB = 104
  private static let startC = 105
  private static let stop = 106

  private static func data(of characters: [UInt8]) -> [Int] {
    var values: [Int] = []
    var inC = false
    var position = 0
    while position < characters.count {
      let digits = characters[position...].prefix { (48...57).contains($0) }.count
      let needed = position == 0 || position + digits == characters.count ? 4 : 6
      if inC ? digits >= 2 : digits >= needed && digits % 2 == 0 {
        if !inC { values.append(values.isEmpty ? startC : codeC) }
        inC = true
        values.append(Int(characters[position] - 48) * 10 + Int(characters[position + 1] - 48))
        position += 2
      } else {
        if inC || values.isEmpty { values.append(values.isEmpty ? startB : codeB) }
        inC = false
        values.append(Int(characters[position]) - 32)
        position += 1
      }
    }
    return values
  }

  /// The bars and gaps of each character. The stop character has a final bar.
  private static let patterns: [[Int]] = [
    "212222", "222122", "222221", "121223", "121322", "131222", "122213", "122312", "132212", "221213", "221312",
    "231212", "112232", "122132", "122231", "113222", "123122", "123221", "223211", "221132", "221231", "213212",
    "223112", "312131", "311222", "321122", "321221", "312212", "322112", "322211", "212123", "212321", "232121",
    "111323", "131123", "131321", "112313", "132113", "132311", "211313", "231113", "231311", "112133", "112331",
    "132131", "113123", "113321", "133121", "313121", "211331", "231131", "213113", "213311", "213131", "311123",
    "311321", "331121", "312113", "312311", "332111", "314111", "221411", "431111", "111224", "111422", "121124",
    "121421", "141122", "141221", "112214", "112412", "122114", "122411", "142112", "142211", "241211", "221114",
    "413111", "241112", "134111", "111242", "121142", "121241", "114212", "124112", "124211", "411212", "421112",
    "421211", "212141", "214121", "412121", "111143", "111341", "131141", "114113", "114311", "411113", "411311",
    "113141", "114131", "311141", "411131", "211412", "211214", "211232", "2331112",
  ].map { $0.utf8.map { Int($0) - 48 } }
}
