import Foundation
import Testing

/// Where the Unicode Consortium's test files are found: a part of them beside the tests, all of them in the folder that
/// `SNAPSHOT_UNICODE_DATABASE` names. `Scripts/check/unicode` downloads them.
enum UnicodeTestFile {
  static let database = ProcessInfo.processInfo.environment["SNAPSHOT_UNICODE_DATABASE"] ?? "/nowhere"

  /// Why the tests of whole files do not run.
  static let whereFound: Comment = "SNAPSHOT_UNICODE_DATABASE names no folder; Scripts/check/unicode downloads it"

  static var sampleFolder: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Data").path
  }

  static func isInstalled(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(database)/\(name)") }

  /// Checks a file of breaks: lines of code points with ÷ where there is a break and × where there is none.
  ///
  /// - Parameter breaks: Returns whether there is a break before each scalar and at the end.
  /// - Returns: The number of lines.
  static func checkBreaks(_ path: String, _ breaks: ([Unicode.Scalar]) -> [Bool]) throws -> Int {
    var count = 0
    var failures: [String] = []
    try forEachLine(of: path) { line in
      let words = line.text.split(separator: "#")[0].split { $0 == " " || $0 == "\t" }
      let scalars = words.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      var expected = words.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
      let actual = breaks(scalars)
      // Nobody breaks before a text: the files differ in whether they say so.
      expected[0] = actual[0]
      if actual != expected { failures.append("\(line.text) gave \(actual)") }
      count += 1
    }
    #expect(failures.count == 0, "\(failures.prefix(10).joined(separator: "\n"))")
    return count
  }

  /// Calls `body` with each line that is not empty and no remark.
  static func forEachLine(of path: String, _ body: (UnicodeTestLine) -> Void) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      var start = 0
      while start < bytes.count {
        let lineFeed = memchr(base + start, 0x0A, bytes.count - start)
        let end = lineFeed.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? bytes.count
        if end > start, base[start] != UInt8(ascii: "#") {
          body(UnicodeTestLine(bytes: UnsafeBufferPointer(start: base + start, count: end - start)))
        }
        start = end + 1
      }
    }
  }
}

/// A line of fields, separated by semicolons, of words, separated by spaces and tabs. The files are large and tests are
/// not optimised, so words are read as numbers, from the bytes.
struct UnicodeTestLine {
  enum Words {
    case hexadecimal, decimal
    /// The bytes of up to four letters.
    case letters
  }

  /// A word that is a single `x`.
  static let removed = UInt32.max

  let bytes: UnsafeBufferPointer<UInt8>

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The number that a name is read as.
  static func letters(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

  func fields(_ kinds: Words...) -> [[UInt32]] {
    var fields: [[UInt32]] = []
    var words: [UInt32] = []
    var word: UInt32 = 0
    var isInWord = false
    var kind = kinds[0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x20 || byte == 0x09 || byte == 0x3B {
        if isInWord { words.append(word) }
        isInWord = false
        word = 0
        if byte == 0x3B {
          fields.append(words)
          words = []
          kind = kinds[min(fields.count, kinds.count - 1)]
        }
        continue
      }
      isInWord = true
      switch kind {
      case .letters: word = word << 8 | UInt32(byte)
      case .decimal: word = byte == 0x78 ? Self.removed : word * 10 + UInt32(byte & 15)
      case .hexadecimal: word = word << 4 | UInt32(byte & 15) + (byte > 0x40 ? 9 : 0)
      }
    }
    if isInWord { words.append(word) }
    fields.append(words)
    return fields
  }
}
