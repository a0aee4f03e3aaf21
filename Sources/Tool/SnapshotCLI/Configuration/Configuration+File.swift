import Foundation
import SnapshotFoundation
import SnapshotWorkspace
import Yams

extension Configuration {
  /// Reads the configuration of a package. Without a file, every key has its default value.
  ///
  /// - Throws: ``CommandError`` with the location of the error and the allowed values.
  init(packageRoot: String) throws {
    let path = packageRoot + "/" + Configuration.fileName
    let data: Data?
    do throws(PlainFile.Refusal) {
      data = try PlainFile.read(path, limit: ReferenceSettings.largestFile)
    } catch {
      throw CommandError(.badConfiguration, "Cannot read \(path): \(error.reason).")
    }
    guard let data else {
      self.init()
      return
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw CommandError(.badConfiguration, "\(path) is not UTF-8. Save it as UTF-8.")
    }
    try self.init(yaml: text, path: path)
  }

  /// Parses the text of a file. `path` is part of error messages.
  init(yaml: String, path: String) throws {
    self.init()
    guard !Configuration.isDeep(yaml) else {
      throw CommandError(.badConfiguration, "\(path) is nested too deeply: the configuration has sections of keys.")
    }
    let root: Node?
    do {
      root = try Yams.compose(yaml: yaml)
    } catch {
      throw Mistake(error).at(path)
    }
    guard let root, root.scalar?.string != "" else { return }
    for (section, content) in try Configuration.pairs(of: root, named: "the file", path: path) {
      let name = section.scalar?.string ?? ""
      guard let known = Configuration.keys.first(where: { $0.section == name }) else {
        throw Mistake(section.mark, Configuration.unknown(name, among: Configuration.sections, kind: "section")).at(
          path)
      }
      // A section whose keys are all commented out has no value.
      if content.scalar?.string == "" || content.scalar?.string == "~" { continue }
      for (key, value) in try Configuration.pairs(of: content, named: known.section, path: path) {
        try take(key, value, in: name, path: path)
      }
    }
    try compareWithTests(yaml, path: path)
  }

  /// Throws an error if tests read other settings in the file.
  private func compareWithTests(_ yaml: String, path: String) throws {
    do throws(ReferenceSettingsError) {
      guard try ReferenceSettings(yaml: yaml, path: path) == references else {
        throw ReferenceSettingsError(
          path: path, line: 0,
          problem:
            "tests read other values in the section references than this command. Write each of its keys on a line of "
            + "its own, such as \"  directory: References\".")
      }
    } catch {
      throw CommandError(.badConfiguration, error.description)
    }
  }

  /// Whether a text may nest values more than 64 times. The parser follows them with the stack of the process.
  ///
  /// Indented blocks nest at most once per two columns, and brackets at most once each.
  private static func isDeep(_ yaml: String) -> Bool {
    yaml.utf8.split(separator: UInt8(ascii: "\n")).contains { line in
      line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "?") }.count > 64
    } || yaml.utf8.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") } > 1000
  }

  private mutating func take(_ key: Node, _ value: Node, in section: String, path: String) throws {
    let name = "\(section).\(key.scalar?.string ?? "")"
    guard let known = Configuration.keys.first(where: { $0.name == name }) else {
      let names = Configuration.keys.map(\.name).filter { $0.hasPrefix(section + ".") }
      throw Mistake(key.mark, Configuration.unknown(name, among: names, kind: "key")).at(path)
    }
    let content = ConfigurationValue(value)
    guard known.take(&self, content) != nil else {
      throw Mistake(value.mark, "invalid value for \(name): expected \(known.values).").at(path)
    }
    guard let use = known.folders else { return }
    let root = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    for folder in content.texts ?? [] {
      do throws(PackageFolder.Refusal) {
        try PackageFolder.check(folder, for: use, in: root)
      } catch {
        throw Mistake(value.mark, "invalid value for \(name): \(error.description)").at(path)
      }
    }
  }

  private static var sections: [String] {
    keys.map(\.section).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func pairs(of node: Node, named name: String, path: String) throws -> [(Node, Node)] {
    guard let mapping = node.mapping else {
      throw Mistake(node.mark, "\(name) must contain keys with values, such as \"verify:\" or \"  retries: 1\".").at(
        path)
    }
    return mapping.map { ($0.key, $0.value) }
  }

  private static func unknown(_ name: String, among names: [String], kind: String) -> String {
    let all = names.joined(separator: ", ")
    guard let nearest = names.min(by: { editDistance($0, name) < editDistance($1, name) }),
      editDistance(nearest, name) <= 3
    else { return "unknown \(kind) \(name). Available: \(all)." }
    return "unknown \(kind) \(name). Did you mean \(nearest)? Available: \(all)."
  }
}

extension Configuration.Key {
  /// `verify` of `verify.retries`.
  var section: String { String(name.prefix { $0 != "." }) }
}

/// An error at a location of the file.
private struct Mistake {
  private var mark: Mark?
  private var text: String

  init(_ mark: Mark?, _ text: String) {
    self.mark = mark
    self.text = text
  }

  init(_ error: any Error) {
    switch error {
    case YamlError.scanner(_, let problem, let mark, _), YamlError.parser(_, let problem, let mark, _),
      YamlError.composer(_, let problem, let mark, _):
      self.init(mark, "invalid YAML: \(problem). Check the indentation, and quote text with special characters.")
    default:
      self.init(nil, "invalid YAML: \(error)")
    }
  }

  func at(_ path: String) -> CommandError {
    let place = mark.map { ":\($0.line):\($0.column)" } ?? ""
    return CommandError(.badConfiguration, "\(path)\(place): \(text)")
  }
}
