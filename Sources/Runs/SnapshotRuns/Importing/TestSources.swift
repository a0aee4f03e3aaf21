import Foundation
import SnapshotWorkspace

/// Finds the lines of test functions, because other tools do not record them. Each source is read once.
struct TestSources {
  let root: String
  /// The line of each function by source and name.
  private var lines: [String: [String: Int]] = [:]
  private static let largestSource = 4 << 20

  init(root: String) { self.root = root }

  /// Returns the line of a function, counted from 1; `nil` if the source does not contain it.
  ///
  /// - Parameters:
  ///   - test: The name of the function in the name of a reference, such as `login-user` for `login(user:)`.
  ///   - source: The path of the source relative to the project.
  mutating func line(of test: String, in source: String) -> Int? {
    if lines[source] == nil { lines[source] = functions(in: source) }
    return lines[source]?[String(test.prefix { $0 != "-" })]
  }

  private func functions(in source: String) -> [String: Int] {
    guard source.hasSuffix(".swift"), let parts = PlainFile.parts(of: source),
      let data = try? PlainFile.read(parts, below: root, limit: Self.largestSource)
    else { return [:] }
    var functions: [String: Int] = [:]
    let text = String(decoding: data, as: UTF8.self)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard let keyword = line.range(of: "func ") else { continue }
      let name = line[keyword.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty, functions[String(name)] == nil { functions[String(name)] = index + 1 }
    }
    return functions
  }
}
