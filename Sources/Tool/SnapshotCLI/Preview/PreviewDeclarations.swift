import Foundation

/// A `#Preview` or a `PreviewProvider` in a source file, as a line-by-line search finds it: also in code that this platform
/// does not compile.
struct PreviewDeclaration: Hashable {
  /// What a preview shows that is not drawn on every platform.
  enum Content: String, CaseIterable {
    case widget = "WidgetKit"
    case uiKit = "UIKit"
    case appKit = "AppKit"
  }

  /// The path relative to the package.
  var file: String
  var line: Int
  /// The name of the preview in the source, or the type of a provider.
  var name: String
  var isProvider: Bool
  /// The content if the preview's arguments or the imports of a file show it.
  var content: Content?
  /// The conditions of the enclosing `#if` blocks.
  var conditions: [String]

  /// Why a preview that is not part of the test process is not drawn.
  var reason: String {
    knownReason ?? "It is not part of the test process. Is its module a dependency of the test target?"
  }

  /// Why a preview of a project is not drawn.
  var reasonInProject: String {
    knownReason ?? "It is in code that does not compile on this platform, or in no target."
  }

  private var knownReason: String? {
    if content == .widget { return "Previews of widgets are not drawn." }
    if !conditions.isEmpty { return "It is compiled only if \(conditions.joined(separator: " and "))." }
    return content.map { "Previews of \($0.rawValue) are not drawn." }
  }

  /// Whether no platform of this package can draw the preview, whatever the build contains.
  var isUndrawable: Bool {
    content != nil
      || conditions.contains { condition in
        Content.allCases.contains { condition.contains("canImport(\($0.rawValue))") } && !condition.hasPrefix("!")
          && !condition.hasPrefix("not ")
      }
  }
}

extension PreviewDeclaration {
  /// Finds the previews in a source file.
  static func all(in source: String, file: String) -> [PreviewDeclaration] {
    guard source.contains("#Preview") || source.contains("PreviewProvider") else { return [] }
    var conditions: [String] = []
    var imports: Set<String> = []
    var found: [PreviewDeclaration] = []
    var comments = 0
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = line.trimmingCharacters(in: .whitespaces)
      comments += code.components(separatedBy: "/*").count - code.components(separatedBy: "*/").count
      guard comments <= 0, !code.hasPrefix("//") else { continue }
      if code.hasPrefix("#if ") {
        conditions.append(String(code.dropFirst("#if ".count)))
      } else if code.hasPrefix("#elseif "), !conditions.isEmpty {
        conditions[conditions.count - 1] = String(code.dropFirst("#elseif ".count))
      } else if code.hasPrefix("#else"), let last = conditions.popLast() {
        conditions.append("not \(last)")
      } else if code.hasPrefix("#endif") {
        _ = conditions.popLast()
      } else if code.hasPrefix("import ") {
        imports.insert(String(code.dropFirst("import ".count)))
      }
      guard let name = name(in: code) else { continue }
      found.append(
        PreviewDeclaration(
          file: file, line: index + 1, name: name.text, isProvider: name.isProvider,
          content: isWidget(code) ? .widget : nil, conditions: conditions))
    }
    // A file without SwiftUI's names has only previews of the framework that it imports.
    if !imports.contains("SwiftUI"), !imports.contains("SnapshotUI"),
      let content = Content.allCases.first(where: { imports.contains($0.rawValue) })
    {
      for index in found.indices where found[index].content == nil { found[index].content = content }
    }
    return found
  }

  private static func name(in code: String) -> (text: String, isProvider: Bool)? {
    if let start = code.range(of: "#Preview") {
      let before = code[..<start.lowerBound]
      let after = code[start.upperBound...]
      // An attribute may precede it. A string or a comment that mentions it is none.
      guard before.isEmpty || before.hasPrefix("@"), after.first.map({ !$0.isLetter && !$0.isNumber }) ?? true else {
        return nil
      }
      let argument = after.drop { $0 == "(" || $0 == " " }
      guard argument.first == "\"", after.first == "(" else { return ("#Preview", false) }
      return (String(argument.dropFirst().prefix { $0 != "\"" }), false)
    }
    guard code.contains("PreviewProvider"), !code.hasPrefix("extension PreviewProvider") else { return nil }
    let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let keyword = words.firstIndex(where: { ["struct", "class", "enum", "extension"].contains($0) }),
      words.indices.contains(keyword + 1), words.contains("PreviewProvider")
    else { return nil }
    return (String(words[keyword + 1]), true)
  }

  /// Whether arguments are those of a widget or of a live activity: `#Preview(as: .systemSmall) { … } timeline: { … }`.
  private static func isWidget(_ code: String) -> Bool {
    code.contains("#Preview") && (code.contains("(as: ") || code.contains(", as: "))
  }

  /// Finds the previews in the sources of a package's targets, in the order of files and lines.
  static func all(in targets: [PackageDescription.Target], packageRoot: String) -> [PreviewDeclaration] {
    targets.filter { $0.type == "regular" || $0.type == "executable" }.flatMap { target in
      SourceFiles.swift(in: packageRoot + "/" + target.folder).flatMap { path in
        guard let data = FileManager.default.contents(atPath: path) else { return [PreviewDeclaration]() }
        return all(
          in: String(decoding: data, as: UTF8.self), file: String(path.dropFirst(packageRoot.count + 1)))
      }
    }
  }
}
