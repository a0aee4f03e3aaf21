/// How the bytes of a stream are encoded (ISO 32000-1, 7.4). Filters of pictures are none of these.
enum PDFFilter {
  case flate, hexadecimal, base85, runLength

  init?(_ name: String) {
    switch name {
    case "FlateDecode", "Fl": self = .flate
    case "ASCIIHexDecode", "AHx": self = .hexadecimal
    case "ASCII85Decode", "A85": self = .base85
    case "RunLengthDecode", "RL": self = .runLength
    default: return nil
    }
  }

  /// Returns the decoded bytes.
  ///
  /// - Parameters:
  ///   - parameters: The numbers of the filter's dictionary.
  ///   - limit: The largest number of bytes.
  func decode(
    _ bytes: ArraySlice<UInt8>, _ parameters: [String: Int], limit: Int
  ) throws(VectorImageError) -> [UInt8] {
    switch self {
    case .flate:
      let data: [UInt8]
      do throws(ZlibStream.Failure) {
        data = try ZlibStream.decompress(bytes, limit: limit)
      } catch {
        throw error == .tooLarge ? .tooLarge : .damaged("compressed data")
      }
      return try Self.withoutPredictor(data, parameters)
    case .hexadecimal:
      let digits = bytes.prefix { $0 != UInt8(ascii: ">") }.compactMap {
        Character(UnicodeScalar($0)).hexDigitValue.map { UInt8($0) }
      }
      return stride(from: 0, to: digits.count, by: 2).map {
        digits[$0] << 4 | ($0 + 1 < digits.count ? digits[$0 + 1] : 0)
      }
    case .base85: return try Self.base85(bytes)
    case .runLength: return try Self.runs(bytes, limit: limit)
    }
  }

  /// Undoes the prediction of rows: that of TIFF for bytes, and those of PNG.
  private static func withoutPredictor(_ data: [UInt8], _ parameters: [String: Int]) throws(VectorImageError) -> [UInt8]
  {
    let predictor = parameters["Predictor"] ?? 1
    guard predictor > 1 else { return data }
    let (colors, bits) = (parameters["Colors"] ?? 1, parameters["BitsPerComponent"] ?? 8)
    let columns = parameters["Columns"] ?? 1
    guard (1...32).contains(colors), [1, 2, 4, 8, 16].contains(bits), (1...1_000_000).contains(columns) else {
      throw .damaged("the parameters of compressed data")
    }
    let distance = max(1, colors * bits / 8)
    let length = (colors * bits * columns + 7) / 8
    var result: [UInt8] = []
    result.reserveCapacity(data.count)
    if predictor == 2 {
      guard bits == 8 else { throw .unsupported("differences of \(bits) bits") }
      result = data
      for index in result.indices where index % length >= distance {
        result[index] &+= result[index - distance]
      }
      return result
    }
    var previous = [UInt8](repeating: 0, count: length)
    var start = 0
    while start + 1 < data.count {
      var row = [UInt8](data[(start + 1)..<min(data.count, start + 1 + length)])
      row += repeatElement(0, count: length - row.count)
      for index in row.indices {
        let left = index >= distance ? row[index - distance] : 0
        let corner = index >= distance ? previous[index - distance] : 0
        switch data[start] {
        case 0: break
        case 1: row[index] &+= left
        case 2: row[index] &+= previous[index]
        case 3: row[index] &+= UInt8((Int(left) + Int(previous[index])) / 2)
        case 4: row[index] &+= nearest(Int(left), Int(previous[index]), Int(corner))
        default: throw .damaged("a row of compressed data has an unknown prediction")
        }
      }
      result += row
      previous = row
      start += 1 + length
    }
    return result
  }

  /// Returns the neighbor that is nearest to the sum of two minus the third.
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let sum = left + above - corner
    let (a, b, c) = (abs(sum - left), abs(sum - above), abs(sum - corner))
    return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
  }

  private static func base85(_ bytes: ArraySlice<UInt8>) throws(VectorImageError) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func append(_ group: [UInt32], count: Int) {
      let value = group.reduce(0 as UInt32) { $0 &* 85 &+ $1 }
      for shift in [24, 16, 8, 0].prefix(count) { result.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "z") where group.isEmpty: result += [0, 0, 0, 0]
      case UInt8(ascii: "!")...UInt8(ascii: "u"):
        group.append(UInt32(byte - UInt8(ascii: "!")))
        if group.count == 5 {
          append(group, count: 4)
          group = []
        }
      case UInt8(ascii: "~"):
        if group.count > 1 { append(group + repeatElement(84, count: 5 - group.count), count: group.count - 1) }
        return result
      case _ where PDFScanner.isSpace(byte): break
      default: throw .damaged("data in base 85")
      }
    }
    return result
  }

  private static func runs(_ bytes: ArraySlice<UInt8>, limit: Int) throws(VectorImageError) -> [UInt8] {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex, bytes[index] != 128 {
      let length = Int(bytes[index])
      if length < 128 {
        result += bytes[(index + 1)..<min(bytes.endIndex, index + 2 + length)]
        index = min(bytes.endIndex, index + 2 + length)
      } else {
        guard index + 1 < bytes.endIndex else { break }
        result += repeatElement(bytes[index + 1], count: 257 - length)
        index += 2
      }
      guard result.count <= limit else { throw .tooLarge }
    }
    return result
  }
}
