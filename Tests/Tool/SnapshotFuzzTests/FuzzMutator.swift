import Foundation
import SnapshotSeededRandom

/// Makes damaged inputs from whole ones. An input depends on the seed and the number of its round alone.
struct FuzzMutator {
  let wholes: [Data]
  let seed: UInt64

  private static let longest = 1 << 18

  /// Numbers, names and characters at which readers of text and of bytes have limits.
  private static let telling: [[UInt8]] =
    [
      "0", "-1", "1", "255", "65536", "2147483648", "9223372036854775807", "-9223372036854775808",
      "9223372036854775808",
      "1e999", "-0", "0.1", "nan", "null", "true", "{}", "[]", "\"\"", "\\u0000", "\\ud800", "../", "/", "%00",
      "%2e%2e%2f",
      "\u{202E}", "\u{1B}[2J", "e\u{301}", "\u{FEFF}", "\r\n", "\n", "\"\"\"", "#\"", "\\(", "{", "}", "[", "]", "&a",
      "*a",
      "!!binary", "<<: *a", "\t", ": ", "- ",
    ].map { Array($0.utf8) } + [
      [0], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0, 0, 0, 0], [0x7F, 0xFF, 0xFF, 0xFF],
    ]

  func input(round: UInt64) -> Data {
    var random = SplitMix(seed: seed ^ (round &* 0x9E37_79B9_7F4A_7C15))
    var bytes = Array(wholes.randomElement(using: &random) ?? Data())
    for _ in 0...Int.random(in: 0...4, using: &random) { damage(&bytes, &random) }
    return Data(bytes.prefix(Self.longest))
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }
    guard !bytes.isEmpty else { return }
    let place = below(bytes.count)
    let end = min(bytes.count, place + 1 + below(40))
    switch below(10) {
    case 0: bytes[place] ^= 1 << UInt8(below(8))
    case 1: bytes[place] = UInt8(below(256))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count))
    case 4: bytes.removeLast(below(min(bytes.count, 400)))
    case 5: replaceNumber(in: &bytes, from: place, &random)
    case 6, 7: bytes.insert(contentsOf: Self.telling.randomElement(using: &random) ?? [], at: place)
    case 8:
      let other = Array(wholes.randomElement(using: &random) ?? Data())
      let start = below(other.count)
      bytes.insert(contentsOf: other[start..<min(other.count, start + below(200))], at: place)
    default:
      // Deep nesting and long repetitions.
      let piece = Array(bytes[place..<min(end, place + 4)])
      bytes.insert(contentsOf: (0..<(1 << below(12))).flatMap { _ in piece }, at: place)
    }
  }

  private func replaceNumber(in bytes: inout [UInt8], from place: Int, _ random: inout SplitMix) {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Self.telling.prefix(12).randomElement(using: &random) ?? [])
  }
}
