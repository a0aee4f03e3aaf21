import Foundation
import SnapshotLedger

/// JSON whose texts may come from anywhere: what controls a terminal or turns the direction of reading is written by its
/// number, so that it does neither where the JSON is printed.
enum SafeJSON {
  /// Encodes a value with sorted keys.
  static func encode(_ value: some Encodable, isPretty: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Outside of texts JSON is plain ASCII, and in texts the encoder has escaped what is below a space.
  private static func escaped(_ json: String) -> String {
    func isUnsafe(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x7F && VisibleText.isUnsafe(scalar) }
    guard json.unicodeScalars.contains(where: isUnsafe) else { return json }
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      guard isUnsafe(scalar) else {
        result.append(scalar)
        continue
      }
      for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
        let digits = String(unit, radix: 16)
        result.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
      }
    }
    return String(result)
  }
}
