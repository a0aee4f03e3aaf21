import Foundation
import SnapshotRepository

/// The functions, initialisers and subscripts of `SnapshotUI` that other modules see, as its sources declare them.
struct PublicDeclarations {
  struct Declaration {
    /// `View.padding(_:)`; overloads have the same name.
    var name: String
    /// The types of the parameters. Those of views and styles that a builder makes begin with `@`.
    var parameters: [String]
    /// Whether other packages see the declaration.
    var isPublic: Bool
  }

  private(set) var all: [Declaration] = []
  /// The enumerations and option sets of the package: types that have few values.
  private(set) var closedTypes: Set<String> = []

  init() throws {
    var open: Set<String> = []
    for module in ["SnapshotUI", "Raster", "RasterCore"] {
      let files = Repository.folder(ofTarget: module).flatMap {
        FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil)
      }
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let source = try String(contentsOf: file, encoding: .utf8)
        for line in source.split(separator: "\n") where line.contains("public ") {
          guard let match = line.firstMatch(of: /public (?:indirect )?(enum|struct) (\w+)([^{]*)/) else { continue }
          let isClosed = match.output.1 == "enum" || match.output.3.contains("OptionSet")
          if isClosed { closedTypes.insert(String(match.output.2)) } else { open.insert(String(match.output.2)) }
        }
        if module == "SnapshotUI" { read(source) }
      }
    }
    closedTypes.subtract(open)
  }

  /// Returns the lines without conditions of compilation, without the indentation that these give to what they enclose, and without
  /// what only Apple's platforms compile.
  private static func unconditionalLines(of source: String) -> [Substring] {
    /// Whether the current branch is Apple's alone, for each open condition; `nil` where platforms do not matter.
    var branches: [Bool?] = []
    return source.split(separator: "\n").compactMap { line in
      let code = line.drop { $0 == " " }
      if code.hasPrefix("#if ") {
        let apple = code.firstMatch(of: /^#if (!?)canImport\((?:CoreGraphics|Darwin)\)/)
        branches.append(apple.map { $0.output.1.isEmpty })
      } else if code.hasPrefix("#else"), let branch = branches.popLast() {
        branches.append(branch.map { !$0 })
      } else if code.hasPrefix("#endif") {
        _ = branches.popLast()
      } else {
        let isSeen = !branches.contains(true)
        return isSeen ? line.dropFirst(min(2 * branches.count, line.count - code.count)) : nil
      }
      return nil
    }
  }

  /// Declarations begin at the margin, their members two or four spaces from it: the formatter sees to that.
  private mutating func read(_ source: String) {
    var type = ""
    var pending: String?
    for line in Self.unconditionalLines(of: source) {
      if line.first != " ",
        let match = line.firstMatch(
          of:
            /^(?:@\w+ )*(?:nonisolated |public |final |package )*(?:struct|protocol|extension|enum|class|actor) ([\w.]+)/
        )
      {
        type = String(match.output.1)
      }
      if pending == nil, line.contains("public ") || line.contains("package "),
        line.contains(
          /^ {2,4}(?:@\w+(?:\([^)]*\))? )*(?:public|package) (?:static |mutating |convenience )*(?:func|init|subscript)/
        )
      {
        pending = ""
      }
      guard let before = pending else { continue }
      let declaration = before + line.trimmingCharacters(in: .whitespaces) + " "
      let isWhole = declaration.count { $0 == "(" } == declaration.count { $0 == ")" } && declaration.contains("(")
      pending = isWhole ? nil : declaration
      if isWhole, let found = Declaration(declaration, of: type) { all.append(found) }
    }
  }
}

extension PublicDeclarations.Declaration {
  init?(_ text: String, of type: String) {
    guard let match = text.firstMatch(of: /(?:func|init|subscript)\b\??\s*([^\s(<]*|[*+=]+)/) else { return nil }
    let isFunction = text.contains(/\bfunc\b/)
    let keyword = text.contains(/(?:public|package) [^(]*\bsubscript\b/) ? "subscript" : "init"
    let parts = Self.parts(of: Self.parameterList(in: text[match.range.upperBound...]))
    var labels: [String] = []
    var types: [String] = []
    for part in parts {
      let plain = part.replacing(/^(?:@\w+(?:<[^>]*>)?(?:\([^)]*\))? )+/, with: "")
      guard let colon = plain.firstIndex(of: ":") else { continue }
      let label = plain[..<colon].split(separator: " ").first.map(String.init) ?? "_"
      // Where a call stands.
      if ["fileID", "filePath", "line", "column"].contains(label) { continue }
      let type = String(plain[plain.index(after: colon)...].prefix { $0 != "=" }).trimmingCharacters(in: .whitespaces)
      labels.append(isFunction || keyword == "init" ? label : "_")
      types.append((part.contains("ContentBuilder") || part.contains("ViewBuilder") ? "@" : "") + type)
    }
    let name = isFunction ? String(match.output.1) : keyword
    self.name = "\(type).\(name)(\(labels.map { $0 + ":" }.joined()))"
    parameters = types
    isPublic = text.contains(/\bpublic\b/)
  }

  /// What stands between the first parenthesis that is outside of `<>` and its counterpart.
  private static func parameterList(in text: Substring) -> Substring {
    var depth = 0
    var angles = 0
    var start: Substring.Index?
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == "<" { angles += 1 }
      if character == ">", previous != "-" { angles -= 1 }
      if character == "(", angles <= 0 || depth > 0 {
        depth += 1
        if depth == 1 { start = text.index(after: index) }
      }
      if character == ")", depth > 0 {
        depth -= 1
        if depth == 0, let start { return text[start..<index] }
      }
      previous = character
    }
    return ""
  }

  /// The parts between the commas that are in no brackets.
  private static func parts(of list: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    var previous: Character = " "
    for character in list {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      previous = character
      if character == ",", depth == 0 {
        parts.append("")
      } else if !(parts[parts.count - 1].isEmpty && character == " ") {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
