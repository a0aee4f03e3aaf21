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
  public static func header(_ name: String, with replacement: String = "[redacted]") -> SnapshotFilter {
    .text { text in
      textLines(of: text).map { line in
        guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == name.lowercased() else {
          return String(line)
        }
        return "\(line[..<colon]): \(replacement)"
      }.joined(separator: "\n")
    }
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
