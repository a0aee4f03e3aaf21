/// A value of a PDF file (ISO 32000-1, 7.3).
enum PDFValue: Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// An object by its number. Generations are not told apart: the newest object with the number counts.
  case reference(Int)
  case stream(PDFStream)

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The value if it is a whole number that fits 32 bits.
  var integer: Int? { number.flatMap { abs($0) < 0x8000_0000 ? Int(exactly: $0) : nil } }

  var name: String? { if case .name(let name) = self { name } else { nil } }
  var string: [UInt8]? { if case .string(let bytes) = self { bytes } else { nil } }
  var array: [PDFValue]? { if case .array(let values) = self { values } else { nil } }
  var stream: PDFStream? { if case .stream(let stream) = self { stream } else { nil } }
  var reference: Int? { if case .reference(let number) = self { number } else { nil } }

  /// The entries of a dictionary, or of a stream's dictionary.
  var dictionary: [String: PDFValue]? {
    switch self {
    case .dictionary(let entries): entries
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }
}

/// Bytes with a description of how they are to be read.
struct PDFStream: Hashable {
  var dictionary: [String: PDFValue]
  /// The bytes as they are stored, before any filter.
  var bytes: ArraySlice<UInt8>
}
