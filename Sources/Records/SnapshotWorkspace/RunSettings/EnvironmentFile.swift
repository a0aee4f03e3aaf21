import Foundation

/// A file with environment variables: `NAME=value`, each followed by a zero byte, as in `/proc/<process>/environ`.
package enum EnvironmentFile {
  package static func data(_ variables: [String: String]) -> Data {
    Data(variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\0" }.joined().utf8)
  }

  /// Returns the variables in a file; `nil` if the file cannot be read.
  package static func variables(atPath path: String) -> [String: String]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var variables: [String: String] = [:]
    for entry in data.split(separator: 0) {
      guard let equals = entry.firstIndex(of: UInt8(ascii: "=")) else { continue }
      variables[String(decoding: entry[..<equals], as: UTF8.self)] =
        String(decoding: entry[entry.index(after: equals)...], as: UTF8.self)
    }
    return variables
  }
}
