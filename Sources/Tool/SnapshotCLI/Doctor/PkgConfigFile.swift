import Foundation

/// The part of a pkg-config file that decides whether SwiftPM uses it: its version, and the files that it requires.
///
/// It is read as SwiftPM reads it, which does not accept everything that pkg-config accepts.
struct PkgConfigFile: Equatable {
  var version = ""
  /// The names in `Requires` and `Requires.private`, in this order. SwiftPM needs both.
  var requirements: [String] = []

  /// Why SwiftPM ignores a file.
  struct Malformed: Error, Equatable {
    var reason: String
  }

  init(path: String) throws {
    let data = FileManager.default.contents(atPath: path)
    guard let data, let text = String(data: data, encoding: .utf8) else {
      throw Malformed(reason: "it cannot be read as UTF-8 text")
    }
    let folder = (path as NSString).deletingLastPathComponent
    try self.init(text, folder: folder)
  }

  /// Reads the text of a file in a folder, which is the value of the variable `pcfiledir`.
  init(_ text: String, folder: String) throws(Malformed) {
    var variables = ["pcfiledir": folder, "pc_sysrootdir": "/"]
    var required: [String] = []
    var requiredPrivately: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.prefix { $0 != "#" }
      guard let separator = line.firstIndex(of: ":") ?? line.firstIndex(of: "=") else {
        guard line.allSatisfy(\.isWhitespace) else {
          throw Malformed(reason: "the line \"\(line)\" has neither a colon nor an equals sign")
        }
        continue
      }
      let name = line[..<separator].trimmingCharacters(in: .whitespaces)
      let value = try PkgConfigFile.expand(line[line.index(after: separator)...], variables)
      if line[separator] == "=" {
        variables[name] = value
        continue
      }
      switch name.lowercased() {
      case "version": version = value
      case "requires": required = PkgConfigFile.names(in: value)
      case "requires.private": requiredPrivately = PkgConfigFile.names(in: value)
      default: break
      }
    }
    requirements = required + requiredPrivately
  }

  /// Replaces `${name}` with the value of the variable.
  private static func expand(_ text: Substring, _ variables: [String: String]) throws(Malformed) -> String {
    var result = ""
    var rest = text
    while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      let name = String(rest[start.upperBound..<end])
      guard let value = variables[name] else { throw Malformed(reason: "the variable \(name) is not set") }
      result += rest[..<start.lowerBound] + value
      rest = rest[rest.index(after: end)...]
    }
    return (result + rest).trimmingCharacters(in: .whitespaces)
  }

  /// Returns the names in a list such as `zlib >= 1.2, bzip2`.
  private static func names(in list: String) -> [String] {
    var names: [String] = []
    var isVersion = false
    for word in list.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      if ["=", "<", ">", "<=", ">="].contains(word) {
        isVersion = true
      } else if isVersion {
        isVersion = false
      } else {
        names.append(String(word))
      }
    }
    return names
  }
}
