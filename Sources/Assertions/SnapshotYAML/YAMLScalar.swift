import SnapshotCore
import SnapshotFoundation
import SnapshotStructure

/// The values of scalars by the core schema (YAML 1.2.2, section 10.3.2).
enum YAMLScalar {
  /// Returns the value of a scalar.
  ///
  /// - Parameter tag: The tag that the document has, or the tag of strings for quoted ones, or that of plain scalars.
  static func value(_ text: String, tag: String) -> DocumentStructure.Value {
    switch tag {
    case YAMLReader.plainTag.rawValue: plain(text)
    case "tag:yaml.org,2002:str": .string(text, source: text.debugDescription)
    case "tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:bool", "tag:yaml.org,2002:null":
      plain(text)
    default: .literal("\(tag) \(text)", source: "\(tag) \(text.debugDescription)")
    }
  }

  private static func plain(_ text: String) -> DocumentStructure.Value {
    switch text {
    case "", "~", "null", "Null", "NULL": .literal("null", source: "null")
    case "true", "True", "TRUE": .literal("true", source: text)
    case "false", "False", "FALSE": .literal("false", source: text)
    case ".nan", ".NaN", ".NAN": .literal(".nan", source: text)
    default:
      if let number = number(text) {
        .literal(number, source: text)
      } else {
        .string(text, source: text.debugDescription)
      }
    }
  }

  /// Returns the normalized notation of a number, or `nil` for other texts.
  private static func number(_ text: String) -> String? {
    if text.hasPrefix("0o") || text.hasPrefix("0x") {
      let digits = text.dropFirst(2)
      let radix = text.hasPrefix("0o") ? 8 : 16
      guard !digits.isEmpty, digits.unicodeScalars.allSatisfy({ $0.isASCII && $0.properties.isASCIIHexDigit }),
        radix == 16 || digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "7") ~= $0 })
      else { return nil }
      // A number that no integer holds keeps its notation.
      return UInt64(digits, radix: radix).map { DocumentStructure.normalized(String($0)) } ?? text.lowercased()
    }
    var rest = text.utf8[...]
    var sign = ""
    if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      if first == UInt8(ascii: "-") { sign = "-" }
      rest = rest.dropFirst()
    }
    if [".inf", ".Inf", ".INF"].contains(String(rest)) { return sign + ".inf" }
    func digits() -> Substring.UTF8View { rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
    let whole = digits()
    rest = rest[whole.endIndex...]
    var fraction: Substring.UTF8View?
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      let read = digits()
      fraction = read
      rest = rest[read.endIndex...]
    }
    guard !whole.isEmpty || fraction?.isEmpty == false else { return nil }
    var exponent = ""
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
        exponent = first == UInt8(ascii: "-") ? "-" : ""
        rest = rest.dropFirst()
      }
      let read = digits()
      guard !read.isEmpty else { return nil }
      exponent = "e" + exponent + String(Substring(read))
      rest = rest[read.endIndex...]
    }
    guard rest.isEmpty else { return nil }
    let decimals = fraction.map { $0.isEmpty ? "" : "." + String(Substring($0)) } ?? ""
    return DocumentStructure.normalized(sign + (whole.isEmpty ? "0" : String(Substring(whole))) + decimals + exponent)
  }
}
