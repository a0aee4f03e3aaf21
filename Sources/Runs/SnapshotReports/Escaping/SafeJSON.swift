import Foundation
import SnapshotFoundation
import SnapshotWorkspace

/// Encodes JSON with untrusted texts: terminal control characters and bidirectional controls are written as `\u` escapes, so
/// that the JSON can be printed safely.
enum SafeJSON {
  /// Encodes a value with sorted keys.
  static func encode(_ value: some Encodable, isPretty: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return escaped(String(decoding: try encoder.encodeInStableOrder(value), as: UTF8.self))
  }

  /// Escapes unsafe characters. Outside of strings, JSON is ASCII; inside, the encoder has escaped characters below U+0020.
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
