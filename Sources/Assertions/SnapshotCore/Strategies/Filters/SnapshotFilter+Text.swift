import Foundation
import SnapshotFoundation
import SnapshotWorkspace

extension SnapshotFilter {
  /// Removes spaces and tabs at the ends of lines.
  public static var trailingSpace: SnapshotFilter {
    .text { text in
      var output: [UInt8] = []
      var kept = 0
      for byte in text.utf8 {
        if byte == 0xA || byte == 0xD { output.removeLast(output.count - kept) }
        output.append(byte)
        if byte != 0x20, byte != 0x9 { kept = output.count }
      }
      output.removeLast(output.count - kept)
      return String(decoding: output, as: UTF8.self)
    }
  }

  /// Converts every line break to a line feed.
  public static var newlines: SnapshotFilter {
    .text { text in
      var output: [UInt8] = []
      var previous: UInt8 = 0
      for byte in text.utf8 {
        if byte == 0xD {
          output.append(0xA)
        } else if byte != 0xA || previous != 0xD {
          output.append(byte)
        }
        previous = byte
      }
      return String(decoding: output, as: UTF8.self)
    }
  }

  /// Replaces the value of a header in the text of a request or response: in every line that begins with its name and a colon.
  ///
  ///     assertSnapshot(of: response, as: .http.redacting(.header("Date"), .header("Set-Cookie")))
  ///
  /// A name that no header has fails the assertion; see ``optional``.
  public static func header(_ name: String, with replacement: String = "[redacted]") -> SnapshotFilter {
    .text(
      { HeaderLines.replacing(name, in: $0) { _ in replacement } }, unless: { HeaderLines.absence(of: name, in: $0) })
  }

  /// Checks the value of a header in the text of a request or response, and replaces it with the name of the matcher.
  ///
  ///     assertSnapshot(of: response, as: .http.redacting(.header("X-Request-ID", matching: .uuid)))
  public static func header(_ name: String, matching matcher: FieldMatcher) -> SnapshotFilter {
    .text(
      { text in
        try HeaderLines.replacing(name, in: text) { value in
          try matcher.name(for: .text(String(value.drop { $0 == " " })), at: name)
        }
      }, unless: { HeaderLines.absence(of: name, in: $0) })
  }

  /// Replaces the path of a folder with a name, including at the beginning of longer paths.
  ///
  /// Slashes may be escaped, as in JSON. `/tmp/a` does not match `/tmp/ab`.
  public static func folder(_ path: String, named name: String) -> SnapshotFilter {
    .text { FolderPath.replacing(path, with: name, in: $0) }
  }

  /// Replaces the path of the test's package with `<package>`.
  public static func packageFolder(file: StaticString = #filePath) -> SnapshotFilter {
    .text { text in
      guard let root = PackageRoot.containing(file: "\(file)") else { return text }
      return FolderPath.replacing(root, with: "<package>", in: text)
    }
  }

  /// Replaces the path of the temporary directory with `<temporary>`, with or without `/private`.
  public static var temporaryFolder: SnapshotFilter {
    .text { text in
      let folder = NSTemporaryDirectory()
      let forms = ["/private" + folder, folder, "/private/tmp", "/tmp"]
      return forms.reduce(text) { FolderPath.replacing($1, with: "<temporary>", in: $0) }
    }
  }
}

/// The headers in the text of a request or response.
private enum HeaderLines {
  static func replacing(
    _ name: String, in text: String, by replacement: (_ value: Substring) throws -> String
  ) rethrows -> String {
    try textLines(of: text).map { line in
      guard let header = Self.name(of: line), header.lowercased() == name.lowercased() else { return String(line) }
      return try "\(header): \(replacement(line[header.endIndex...].dropFirst()))"
    }.joined(separator: "\n")
  }

  static func absence(of name: String, in text: String) -> String? {
    let names = textLines(of: text).compactMap(Self.name)
    guard !names.contains(where: { $0.lowercased() == name.lowercased() }) else { return nil }
    // The lines after the first empty one are the body, in which a colon proves nothing.
    let headers = textLines(of: text).prefix { !$0.isEmpty }.compactMap(Self.name).filter { !$0.contains(" ") }
    return "there is no header named \(name.debugDescription)."
      + (headers.isEmpty ? "" : " Headers: \(headers.joined(separator: ", ")).")
  }

  private static func name(of line: Substring) -> Substring? {
    line.firstIndex(of: ":").map { line[..<$0] }
  }
}

/// Paths in text.
enum FolderPath {
  static func replacing(_ path: String, with name: String, in text: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard path.count > 1 else { return text }
    let plain = replacing(bytes: Array(path.utf8), with: name, in: text)
    return replacing(bytes: Array(path.replacing("/", with: "\\/").utf8), with: name, in: plain)
  }

  private static func replacing(bytes path: [UInt8], with name: String, in text: String) -> String {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let end = position + path.count
      if bytes[position] == path[0], bytes[position...].starts(with: path),
        end == bytes.count || !bytes[end].continuesName, position == 0 || !bytes[position - 1].continuesName,
        // The same path within the folder is another folder, now and when the text is filtered again.
        !output.suffix(name.utf8.count).elementsEqual(name.utf8)
      {
        output += name.utf8
        position = end
      } else {
        output.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether a byte after a folder's path makes it the path of another.
  fileprivate var continuesName: Bool {
    isWord || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
