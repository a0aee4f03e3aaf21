import Foundation

extension PNG {
  /// Reads the uncompressed texts of a PNG file by keyword. If a keyword occurs more than once, the first text is used.
  ///
  /// - Throws: A ``PNGError`` if the file is not a PNG.
  public static func text(in data: Data) throws(PNGError) -> [String: String] {
    _ = try acceptedHeader(of: data)
    return try withTypedThrow(data) { (file) throws(PNGError) in
      var result: [String: String] = [:]
      for chunk in try pngChunks(in: file) where chunk.type == .text || chunk.type == .latinText {
        let content = Array(file[chunk.content])
        guard let (keyword, text) = chunk.type == .text ? unicodeText(content) : latinText(content) else { continue }
        result[keyword] = result[keyword] ?? text
      }
      return result
    }
  }

  /// Returns one uncompressed iTXt chunk per text, sorted by the keywords' bytes.
  static func textChunks(_ text: [String: String]) throws(PNGError) -> [UInt8] {
    var bytes: [UInt8] = []
    for (keyword, text) in text.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      guard isValid(keyword: keyword) else { throw .invalidKeyword(keyword) }
      // The keyword, followed by: no compression, no compression method, no language tag, no translated keyword.
      bytes += pngChunk(.text, Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
    }
    return bytes
  }

  private static func isValid(keyword: String) -> Bool {
    let bytes = Array(keyword.utf8)
    let hasDoubleSpace = zip(bytes, bytes.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
    return (1...79).contains(bytes.count) && bytes.allSatisfy { (0x20...0x7E).contains($0) }
      && bytes.first != 0x20 && bytes.last != 0x20 && !hasDoubleSpace
  }

  private static func unicodeText(_ content: [UInt8]) -> (keyword: String, text: String)? {
    let parts = content.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count >= 2, parts[1].first == 0 else { return nil }
    let tagged = parts[1].dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard tagged.count == 3 else { return nil }
    return (String(decoding: parts[0], as: UTF8.self), String(decoding: tagged[2], as: UTF8.self))
  }

  private static func latinText(_ content: [UInt8]) -> (keyword: String, text: String)? {
    let parts = content.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    func text(_ bytes: ArraySlice<UInt8>) -> String {
      String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
    return (text(parts[0]), text(parts[1]))
  }
}
