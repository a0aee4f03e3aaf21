/// The names in a font (OpenType 1.9: name, OS/2).
struct FontNames: Hashable {
  var family = ""
  var full = ""
  var postScript = ""
  /// From 1 to 1000.
  var weight = 400
  var isItalic = false

  private static let collection = 0x7474_6366
  private static let mostTables = 256
  private static let mostNames = 4096

  /// Reads the first font of a file; `nil` if it has no family.
  init?(_ bytes: [UInt8]) {
    func number(_ offset: Int, _ count: Int = 2) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(0, 4) == Self.collection ? number(12, 4) : 0, let count = number(start + 4) else {
      return nil
    }
    var tables: [Int: Int] = [:]
    for index in 0..<min(count, Self.mostTables) {
      let record = start + 12 + index * 16
      guard let tag = number(record, 4), let offset = number(record + 8, 4) else { return nil }
      tables[tag] = offset
    }
    if let table = tables[0x4F53_2F32] {
      weight = min(max(number(table + 4) ?? 400, 1), 1000)
      isItalic = (number(table + 62) ?? 0) & 1 == 1
    }
    guard let table = tables[0x6E61_6D65], let names = number(table + 2), let strings = number(table + 4) else {
      return nil
    }
    var texts: [Int: String] = [:]
    for index in 0..<min(names, Self.mostNames) {
      let record = table + 6 + index * 12
      guard let platform = number(record), let language = number(record + 4), let id = number(record + 6),
        let length = number(record + 8), let offset = number(record + 10),
        number(table + strings + offset, 0) != nil, table + strings + offset + length <= bytes.count
      else { continue }
      let text = bytes[(table + strings + offset)..<(table + strings + offset + length)]
      // Names of Windows in American English come before those of the Mac.
      if platform == 3, language == 0x409 {
        texts[id] = Self.utf16(text)
      } else if platform == 1, texts[id] == nil {
        texts[id] = String(decoding: text, as: UTF8.self)
      }
    }
    family = texts[16] ?? texts[1] ?? ""
    full = texts[4] ?? family
    postScript = texts[6] ?? full
    guard !family.isEmpty else { return nil }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    let bytes = Array(bytes)
    return String(
      decoding: stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) },
      as: UTF16.self)
  }
}
