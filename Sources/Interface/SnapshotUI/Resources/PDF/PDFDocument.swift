/// The objects of a PDF file, which are read when something refers to them.
final class PDFDocument {
  /// The largest file in bytes.
  private static let mostBytes = 16 << 20
  /// The largest number of bytes of all streams together, after their filters.
  private static let mostDecodedBytes = 64 << 20
  /// The largest number of bytes that are read to find objects, some of them several times in damaged files.
  private static let mostScannedBytes = 128 << 20
  /// The largest number of operations, of masks' operations, and of functions.
  private static let mostWork = 500_000
  private static let mostReferences = 16

  private let bytes: [UInt8]
  private var references: PDFCrossReferences
  private var objects: [Int: PDFValue] = [:]
  private var containers: [Int: [PDFValue]] = [:]
  private var openContainers: Set<Int> = []
  private var decodedBytes = 0
  private var scannedBytes = 0
  private var work = 0
  /// The number of objects that are being read because the first of them needs the next.
  private var depth = 0
  private var isRebuilt = false

  init(_ bytes: [UInt8]) throws(VectorImageError) {
    guard bytes.count <= Self.mostBytes else { throw .tooLarge }
    guard bytes.prefix(1_024).firstRange(of: Array("%PDF-".utf8)) != nil else { throw .damaged("it has no header") }
    self.bytes = bytes
    references = PDFCrossReferences()
    do throws(VectorImageError) {
      try readReferences()
      guard try dictionary(references.trailer["Root"])?["Pages"] != nil else { throw .damaged("it has no pages") }
    } catch {
      if isEncrypted { throw .unsupported("encryption") }
      try rebuild()
    }
    if isEncrypted { throw .unsupported("encryption") }
  }

  private var isEncrypted: Bool { ![nil, .null].contains(references.trailer["Encrypt"]) }

  var trailer: [String: PDFValue] { references.trailer }

  func addWork(_ count: Int) throws(VectorImageError) {
    work += count
    guard work <= Self.mostWork else { throw .tooLarge }
  }

  // MARK: Objects

  /// Returns a value, or the object that it refers to; null for objects that do not exist.
  func resolve(_ value: PDFValue?) throws(VectorImageError) -> PDFValue {
    var value = value ?? .null
    for _ in 0..<Self.mostReferences {
      guard case .reference(let number) = value else { return value }
      value = try object(number)
    }
    throw .damaged("references go in a circle")
  }

  func dictionary(_ value: PDFValue?) throws(VectorImageError) -> [String: PDFValue]? { try resolve(value).dictionary }
  func number(_ value: PDFValue?) throws(VectorImageError) -> Double? { try resolve(value).number }
  func integer(_ value: PDFValue?) throws(VectorImageError) -> Int? { try resolve(value).integer }
  func name(_ value: PDFValue?) throws(VectorImageError) -> String? { try resolve(value).name }
  func stream(_ value: PDFValue?) throws(VectorImageError) -> PDFStream? { try resolve(value).stream }
  func array(_ value: PDFValue?) throws(VectorImageError) -> [PDFValue]? { try resolve(value).array }

  /// Returns an array of numbers.
  func numbers(_ value: PDFValue?) throws(VectorImageError) -> [Double]? {
    guard let values = try array(value) else { return nil }
    var numbers: [Double] = []
    for value in values {
      guard let number = try number(value) else { throw .damaged("an array has another value than a number") }
      numbers.append(number)
    }
    return numbers
  }

  private func object(_ number: Int) throws(VectorImageError) -> PDFValue {
    if let known = objects[number] { return known }
    // A length of a stream, or the object stream of an object, can refer to the object itself.
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostReferences else { throw .damaged("references go in a circle") }
    let value: PDFValue
    switch references.entries[number] {
    case nil: return .null
    case .offset(let offset)?:
      var found: PDFValue?
      do throws(VectorImageError) { found = try indirectObject(number, at: offset) } catch {
        if isRebuilt { throw error }
      }
      guard let found else {
        guard !isRebuilt else { throw .damaged("object \(number) is not where the table says") }
        try rebuild()
        return try object(number)
      }
      value = found
    case .compressed(let container, let index)?:
      let contents = try contents(of: container)
      guard contents.indices.contains(index) else { return .null }
      value = contents[index]
    }
    objects[number] = value
    return value
  }

  /// Returns the object at a place; `nil` if another one stands there.
  private func indirectObject(_ number: Int, at offset: Int) throws(VectorImageError) -> PDFValue? {
    guard bytes.indices.contains(offset) else { return nil }
    guard scannedBytes <= Self.mostScannedBytes else { throw .tooLarge }
    var scanner = PDFScanner(bytes[...], at: offset)
    defer { scannedBytes += scanner.index - offset }
    guard case .value(let first)? = try scanner.next(), first.integer == number, case .value? = try scanner.next(),
      scanner.skip("obj")
    else { return nil }
    let value = try scanner.value()
    guard case .dictionary(let dictionary) = value, scanner.skip("stream") else { return value }
    return .stream(PDFStream(dictionary: dictionary, bytes: try body(dictionary, from: scanner.index)))
  }

  /// Returns the bytes of a stream behind its keyword.
  private func body(_ dictionary: [String: PDFValue], from index: Int) throws(VectorImageError) -> ArraySlice<UInt8> {
    var start = index
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    // While the table is read, an object that states the length cannot be found yet.
    if let length = try integer(dictionary["Length"]), length >= 0, length <= bytes.count - start {
      var scanner = PDFScanner(bytes[...], at: start + length)
      if scanner.skip("endstream") { return bytes[start..<start + length] }
    }
    let keyword = Array("endstream".utf8)
    var end = start
    while end < bytes.count, bytes[end] != keyword[0] || !bytes[end...].starts(with: keyword) { end += 1 }
    scannedBytes += end - start
    guard end < bytes.count else { throw .damaged("a stream does not end") }
    return bytes[start..<end]
  }

  /// Returns the objects of an object stream (7.5.7).
  private func contents(of container: Int) throws(VectorImageError) -> [PDFValue] {
    if let known = containers[container] { return known }
    // An object stream cannot lie in another one.
    guard openContainers.insert(container).inserted, case .offset? = references.entries[container] else {
      throw .damaged("object streams contain each other")
    }
    guard let stream = try object(container).stream, let count = try integer(stream.dictionary["N"]),
      let first = try integer(stream.dictionary["First"]), (0...PDFCrossReferences.most).contains(count), first >= 0
    else { throw .damaged("an object stream has no size") }
    let data = try data(of: stream)
    var header = PDFScanner(data[...])
    var values: [PDFValue] = []
    for _ in 0..<count {
      guard try header.value().integer != nil, let offset = try header.value().integer, offset >= 0,
        first + offset <= data.count
      else { throw .damaged("an object stream has a damaged table") }
      var scanner = PDFScanner(data[...], at: first + offset)
      values.append(try scanner.value())
      scannedBytes += scanner.index - first - offset
      guard scannedBytes <= Self.mostScannedBytes else { throw .tooLarge }
    }
    containers[container] = values
    return values
  }

  // MARK: Streams

  /// Returns the bytes of a stream after its filters.
  func data(of stream: PDFStream) throws(VectorImageError) -> [UInt8] {
    let (data, filter) = try partialData(of: stream)
    guard filter == nil else { throw .unsupported("streams with the filter \(filter ?? "")") }
    return data
  }

  /// Returns the bytes of a stream up to a filter of pictures, and the name of that filter.
  func partialData(of stream: PDFStream) throws(VectorImageError) -> (data: [UInt8], filter: String?) {
    let filters = try list(stream.dictionary["Filter"] ?? stream.dictionary["F"])
    let parameters = try list(stream.dictionary["DecodeParms"] ?? stream.dictionary["DP"])
    guard filters.count <= 8 else { throw .tooLarge }
    var data = stream.bytes
    for (index, filter) in filters.enumerated() {
      guard let name = filter.name else { throw .damaged("a filter has no name") }
      let values = parameters.indices.contains(index) ? parameters[index].dictionary ?? [:] : [:]
      var numbers: [String: Int] = [:]
      for (key, value) in values { numbers[key] = try integer(value) }
      let limit = Self.mostDecodedBytes - decodedBytes
      guard let filter = PDFFilter(name) else { return (try counted(data), name) }
      data = try counted(filter.decode(data, numbers, limit: limit)[...])[...]
    }
    return (filters.isEmpty ? try counted(data) : [UInt8](data), nil)
  }

  private func counted(_ bytes: ArraySlice<UInt8>) throws(VectorImageError) -> [UInt8] {
    decodedBytes += bytes.count
    guard decodedBytes <= Self.mostDecodedBytes else { throw .tooLarge }
    return [UInt8](bytes)
  }

  /// Returns the resolved values of an array, or the one value that stands in place of it.
  func list(_ value: PDFValue?) throws(VectorImageError) -> [PDFValue] {
    let value = try resolve(value)
    if value == .null { return [] }
    guard let values = value.array else { return [value] }
    var result: [PDFValue] = []
    for value in values { result.append(try resolve(value)) }
    return result
  }

  // MARK: Cross-references

  private func readReferences() throws(VectorImageError) {
    guard var next = PDFCrossReferences.start(in: bytes) else { throw .damaged("it has no table of objects") }
    var known: Set<Int> = []
    var pending: [Int] = []
    while true {
      guard known.insert(next).inserted, known.count <= 256 else { throw .damaged("tables of objects go in a circle") }
      let section: [String: PDFValue]
      if let trailer = try references.readTable(in: bytes, at: next) {
        section = trailer
      } else {
        var scanner = PDFScanner(bytes[...], at: next)
        guard let number = try scanner.value().integer, let stream = try indirectObject(number, at: next)?.stream else {
          throw .damaged("it has no table of objects")
        }
        try references.readStream(try data(of: stream), stream.dictionary)
        section = stream.dictionary
      }
      references.trailer.merge(section) { newest, _ in newest }
      // The objects of a hybrid file's stream count more than those of earlier tables.
      for key in ["Prev", "XRefStm"] { if let offset = section[key]?.integer { pending.append(offset) } }
      guard let following = pending.popLast() else { return }
      next = following
    }
  }

  /// Finds objects by their beginning, in files whose table is damaged.
  private func rebuild() throws(VectorImageError) {
    isRebuilt = true
    objects = [:]
    containers = [:]
    openContainers = []
    references = PDFCrossReferences()
    try references.scan(bytes)
    for (number, entry) in references.entries.sorted(by: { $0.key < $1.key }) {
      guard case .offset(let offset) = entry, let object = try? indirectObject(number, at: offset)?.dictionary else {
        continue
      }
      switch object["Type"]?.name {
      case "XRef": references.trailer.merge(object) { first, _ in first }
      case "Catalog" where references.trailer["Root"] == nil: references.trailer["Root"] = .reference(number)
      case "ObjStm":
        guard let stream = try? self.object(number).stream, let data = try? data(of: stream) else { continue }
        var header = PDFScanner(data[...])
        for index in 0..<max(0, min(PDFCrossReferences.most, object["N"]?.integer ?? 0)) {
          guard let member = try? header.value().integer, (try? header.value()) != nil else { break }
          if references.entries[member] == nil {
            references.entries[member] = .compressed(container: number, index: index)
          }
        }
      default: break
      }
    }
    objects = [:]
    guard references.trailer["Root"] != nil else { throw .damaged("it has no catalog") }
  }
}
