/// Where the objects of a PDF file are (ISO 32000-1, 7.5.4 and 7.5.8).
struct PDFCrossReferences {
  enum Entry: Hashable {
    case offset(Int)
    case compressed(container: Int, index: Int)
  }

  /// The largest number of objects.
  static let most = 200_000

  /// The entries by object number. `offset(-1)` is an object that was deleted.
  var entries: [Int: Entry] = [:]
  var trailer: [String: PDFValue] = [:]

  /// Returns the place that the end of a file states.
  static func start(in bytes: [UInt8]) -> Int? {
    let end = bytes.suffix(2_048)
    let keyword = Array("startxref".utf8)
    var position = end.endIndex - keyword.count
    while position >= end.startIndex, !end[position...].starts(with: keyword) { position -= 1 }
    guard position >= end.startIndex else { return nil }
    var scanner = PDFScanner(bytes[...], at: position + keyword.count)
    return (try? scanner.value())?.integer
  }

  /// Reads a table with its trailer; `nil` if none begins at the place.
  mutating func readTable(in bytes: [UInt8], at offset: Int) throws(VectorImageError) -> [String: PDFValue]? {
    guard bytes.indices.contains(offset) else { throw .damaged("the table of objects is beyond the end") }
    var scanner = PDFScanner(bytes[...], at: offset)
    guard scanner.skip("xref") else { return nil }
    scanner.readsReferences = false
    while !scanner.skip("trailer") {
      guard let first = try scanner.value().integer, let count = try scanner.value().integer, first >= 0, count >= 0,
        first + count <= Self.most
      else { throw .damaged("the table of objects has a wrong size") }
      for number in first..<first + count {
        guard let offset = try scanner.value().integer, try scanner.value().integer != nil,
          case .keyword(let kind)? = try scanner.next()
        else { throw .damaged("the table of objects has a damaged entry") }
        if kind == "n", entries[number] == nil { entries[number] = .offset(offset) }
      }
    }
    scanner.readsReferences = true
    return try scanner.value().dictionary ?? [:]
  }

  /// Reads the data of a cross-reference stream.
  mutating func readStream(_ data: [UInt8], _ dictionary: [String: PDFValue]) throws(VectorImageError) {
    let widths = (dictionary["W"]?.array ?? []).map { $0.integer ?? -1 }
    guard widths.count >= 3, widths.allSatisfy({ (0...7).contains($0) }), let size = dictionary["Size"]?.integer else {
      throw .damaged("the table of objects has no widths")
    }
    let row = widths[0] + widths[1] + widths[2]
    let index = dictionary["Index"]?.array?.map { $0.integer ?? -1 } ?? [0, size]
    var position = 0
    func field(_ column: Int) -> Int {
      let start = position + widths[..<column].reduce(0, +)
      return data[start..<start + widths[column]].reduce(0) { $0 << 8 | Int($1) }
    }
    guard row > 0 else { throw .damaged("the table of objects has no widths") }
    for part in stride(from: 0, to: index.count - 1, by: 2) {
      let (first, count) = (index[part], index[part + 1])
      guard first >= 0, count >= 0, first + count <= Self.most else { throw .tooLarge }
      for number in first..<first + count where position + row <= data.count {
        defer { position += row }
        guard entries[number] == nil else { continue }
        switch widths[0] == 0 ? 1 : field(0) {
        case 1: entries[number] = .offset(field(1))
        case 2: entries[number] = .compressed(container: field(1), index: field(2))
        default: break
        }
      }
    }
  }

  /// Finds the beginnings of objects, the last one of each number, and the trailers.
  mutating func scan(_ bytes: [UInt8]) throws(VectorImageError) {
    let (keyword, trailerKeyword) = (Array("obj".utf8), Array("trailer".utf8))
    for position in bytes.indices {
      if bytes[position] == keyword[0], bytes[position...].starts(with: keyword),
        let (number, offset) = Self.number(before: position, in: bytes)
      {
        entries[number] = .offset(offset)
        guard entries.count <= Self.most else { throw .tooLarge }
      } else if bytes[position] == trailerKeyword[0], bytes[position...].starts(with: trailerKeyword) {
        var scanner = PDFScanner(bytes[...], at: position + trailerKeyword.count)
        if let found = try? scanner.value().dictionary { trailer.merge(found) { _, last in last } }
      }
    }
  }

  /// Returns the object number before a generation and a keyword, and where it starts.
  private static func number(before keyword: Int, in bytes: [UInt8]) -> (number: Int, offset: Int)? {
    var position = keyword
    func digitsBack() -> Range<Int> {
      while position > 0, PDFScanner.isSpace(bytes[position - 1]) { position -= 1 }
      let end = position
      while position > 0, end - position < 10, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position - 1]) {
        position -= 1
      }
      return position..<end
    }
    guard !digitsBack().isEmpty else { return nil }
    let digits = digitsBack()
    guard (1...7).contains(digits.count) else { return nil }
    return (bytes[digits].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }, digits.lowerBound)
  }
}
