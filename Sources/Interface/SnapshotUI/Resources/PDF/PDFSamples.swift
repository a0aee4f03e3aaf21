/// A function that is a table, with straight lines between its samples.
struct PDFSamples {
  private static let mostInputs = 4
  private static let mostSamples = 1 << 18

  private var domain: [Double]
  private var sizes: [Int]
  private var encode: [Double]
  private var outputs: Int
  /// The values of the outputs for each sample, the first input fastest.
  private var samples: [Double] = []

  init(_ value: PDFValue, domain: [Double], in document: PDFDocument) throws(VectorImageError) {
    guard let stream = value.stream else { throw .damaged("a function has no data") }
    let entries = stream.dictionary
    self.domain = domain
    let range = try document.numbers(entries["Range"]) ?? []
    let sizes = (try document.numbers(entries["Size"]) ?? []).map { Int(max(0, min($0, 1e6))) }
    let bits = try document.integer(entries["BitsPerSample"]) ?? 0
    let decode = try document.numbers(entries["Decode"]) ?? range
    outputs = range.count / 2
    guard sizes.count == domain.count / 2, sizes.allSatisfy({ $0 > 0 }), (1...32).contains(outputs),
      [1, 2, 4, 8, 12, 16, 24, 32].contains(bits), decode.count >= 2 * outputs
    else { throw .damaged("a function has a table without a size") }
    guard sizes.count <= Self.mostInputs else { throw .unsupported("tables of colors with more than 4 inputs") }
    self.sizes = sizes
    encode = try document.numbers(entries["Encode"]) ?? sizes.flatMap { [0, Double($0 - 1)] }
    guard encode.count >= 2 * sizes.count else { throw .damaged("a function has a table without inputs") }
    var count = outputs
    for size in sizes {
      count *= size
      guard count <= Self.mostSamples else { throw .tooLarge }
    }
    var reader = PDFBits(try document.data(of: stream)[...])
    let most = Double(UInt64(1) << UInt64(bits) - 1)
    samples.reserveCapacity(count)
    for index in 0..<count {
      let (low, high) = (decode[2 * (index % outputs)], decode[2 * (index % outputs) + 1])
      samples.append(low + Double(reader.next(bits)) * (high - low) / most)
    }
  }

  func values(at inputs: [Double]) -> [Double] {
    var corners: [(index: Int, weight: Double)] = [(0, 1)]
    var stride = 1
    for (axis, size) in sizes.enumerated() {
      let (low, high) = (domain[2 * axis], domain[2 * axis + 1])
      let input = max(low, min(high, inputs.indices.contains(axis) ? inputs[axis] : low))
      let (first, last) = (encode[2 * axis], encode[2 * axis + 1])
      let place = high > low ? first + (last - first) * (input - low) / (high - low) : first
      let clamped = max(0, min(Double(size - 1), place.isFinite ? place : 0))
      let lower = min(Int(clamped), max(0, size - 2))
      let fraction = clamped - Double(lower)
      corners = corners.flatMap { corner in
        let below = (corner.index + lower * stride, corner.weight * (1 - fraction))
        return fraction == 0 ? [below] : [below, (below.0 + stride, corner.weight * fraction)]
      }
      stride *= size
    }
    return (0..<outputs).map { output in
      corners.reduce(0) { $0 + $1.weight * samples[$1.index * outputs + output] }
    }
  }
}

/// Reads numbers of a few bits, the highest bit first. Behind the end come zeros.
struct PDFBits {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var bit = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  mutating func next(_ count: Int) -> UInt32 {
    var value: UInt64 = 0
    var missing = count
    while missing > 0 {
      let byte = index < bytes.endIndex ? bytes[index] : 0
      let taken = min(8 - bit, missing)
      value = value << UInt64(taken) | UInt64((Int(byte) >> (8 - bit - taken)) & (1 << taken - 1))
      missing -= taken
      bit += taken
      if bit == 8 {
        bit = 0
        if index < bytes.endIndex { index += 1 }
      }
    }
    return UInt32(truncatingIfNeeded: value)
  }
}
