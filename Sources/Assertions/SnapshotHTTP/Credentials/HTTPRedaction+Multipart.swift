import Foundation
import SnapshotCore
import SnapshotFoundation

// Credentials in the fields of `multipart/form-data` (RFC 7578).
extension HTTPRedaction {
  /// Returns a body whose fields with the names of credentials are replaced. A body without its boundary is unchanged.
  mutating func redactedParts(of body: Data, contentType: String?) -> Data {
    guard let boundary = Self.parameter("boundary", of: contentType ?? ""), !boundary.isEmpty else { return body }
    let delimiter = Data(("--" + boundary).utf8)
    let headerEnd = Data("\r\n\r\n".utf8)
    var output = Data()
    var position = body.startIndex
    while let start = body.range(of: delimiter, in: position..<body.endIndex) {
      output += body[position..<start.upperBound]
      position = start.upperBound
      guard let header = body.range(of: headerEnd, in: position..<body.endIndex),
        let end = body.range(of: Data("\r\n".utf8) + delimiter, in: header.upperBound..<body.endIndex)
      else { break }
      let disposition = String(decoding: body[position..<header.lowerBound], as: UTF8.self)
        .components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix("content-disposition:") }
      guard let name = disposition.flatMap({ Self.parameter("name", of: $0) }), isParameter(Array(name.utf8)[...])
      else { continue }
      output += body[position..<header.upperBound]
      output += Data(replace(String(decoding: body[header.upperBound..<end.lowerBound], as: UTF8.self)).utf8)
      position = end.lowerBound
    }
    return output + body[position...]
  }

  /// Returns a parameter of a header, `; name=value` or `; name="value"`.
  private static func parameter(_ name: String, of header: String) -> String? {
    for part in header.split(separator: ";").dropFirst() {
      let text = part.trimmingCharacters(in: .whitespaces)
      guard let equals = text.firstIndex(of: "="), text[..<equals].lowercased() == name else { continue }
      return text[equals...].dropFirst().trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    }
    return nil
  }
}
