import Foundation

/// A source file without the code that does not compile: the smallest statement, body or declaration around each error is replaced.
/// Lines keep their numbers.
///
/// A statement that makes a view, or the body of a view, becomes a placeholder that is drawn. Other bodies end the process with
/// the error if they run, so that no picture shows what the code would not have shown.
struct UncompiledCode {
  /// The view that stands for code that does not compile.
  static let placeholder = "SnapshotUncompiledView"

  /// A part of the file that was replaced.
  struct Replacement: Hashable, Sendable {
    var range: Range<Int>
    var text: String
    /// What was replaced, such as `the body of var content`.
    var subject: String
    var error: CompilerDiagnostic
    /// Whether it stands in a body.
    var isStatement = false
  }

  private let structure: CodeStructure
  private let fileName: String
  /// The start of each line.
  private let lines: [Int]
  private(set) var replacements: [Replacement] = []
  /// The names of types that the compiler has not found in this file.
  private var missingTypes: Set<String> = []

  init(_ source: String, file: String) {
    structure = CodeStructure(source)
    fileName = file.split(separator: "/").last.map(String.init) ?? file
    var lines = [0]
    for (index, byte) in structure.bytes.enumerated() where byte == UInt8(ascii: "\n") { lines.append(index + 1) }
    self.lines = lines
  }

  /// The source with the replacements.
  var text: String {
    var result: [UInt8] = []
    var end = 0
    for replacement in replacements {
      result += structure.bytes[end..<replacement.range.lowerBound]
      result += Array(replacement.text.utf8)
      // The line breaks stay, so that other errors keep their places.
      result += structure.bytes[replacement.range].filter { $0 == UInt8(ascii: "\n") }
      end = replacement.range.upperBound
    }
    return String(decoding: result + structure.bytes[end...], as: UTF8.self)
  }

  /// Leaves out the imports of unknown modules, outside of conditions. The compiler would find only some of them in each attempt.
  ///
  /// - Returns: Whether there are such imports.
  mutating func leaveOutImports(file: String, where isUnknown: (String) -> Bool) -> Bool {
    var conditions = 0
    for item in structure.items {
      if item.kind == .directive {
        conditions += item.header.hasPrefix("#if") ? 1 : item.header.hasPrefix("#endif") ? -1 : 0
      }
      guard conditions == 0, item.kind == .plain, let module = ImportedModules.of(source: item.header).first,
        isUnknown(module)
      else { continue }
      let error = CompilerDiagnostic(
        file: file, line: line(of: item.range.lowerBound), column: 1, message: "no such module '\(module)'")
      replacements.append(
        Replacement(range: item.range, text: "", subject: "import \(module)", error: error))
    }
    return !replacements.isEmpty
  }

  /// Replaces code around the errors of one compilation.
  ///
  /// - Returns: Whether there is something that can be replaced around each of them.
  mutating func replaceCode(around errors: [CompilerDiagnostic]) -> Bool {
    let compiled = replacements
    for error in errors { if let name = Self.missingType(in: error) { missingTypes.insert(name) } }
    return errors.allSatisfy { replaceCode(around: $0, compiled: compiled) } && replacements != compiled
  }

  /// Replaces code around an error.
  ///
  /// - Parameter compiled: The replacements in the source that was compiled, which did not suffice if the error lies in one.
  private mutating func replaceCode(around error: CompilerDiagnostic, compiled: [Replacement]) -> Bool {
    guard lines.indices.contains(error.line - 1) else { return false }
    let start = lines[error.line - 1]
    let position = min(start + max(0, error.column - 1), max(0, structure.bytes.count - 1))
    // What was replaced has other columns.
    let insufficient = compiled.first { $0.range.contains(position) || line(of: $0.range.lowerBound) == error.line }
    let place = insufficient?.range.lowerBound ?? position
    if replacements.contains(where: { !compiled.contains($0) && $0.range.contains(place) }) { return true }
    var candidates: [Replacement] = []
    collect(structure.items, at: place, error: error, into: &candidates)
    let chosen = candidates.last { candidate in
      guard let insufficient else { return true }
      // Statements around a statement seldom help, and each of them costs an attempt.
      if insufficient.isStatement, candidate.isStatement { return false }
      return (candidate.range != insufficient.range || candidate.text != insufficient.text)
        && candidate.range.lowerBound <= insufficient.range.lowerBound
        && candidate.range.upperBound >= insufficient.range.upperBound
    }
    guard var chosen else { return false }
    // The first error is the cause, and the others follow from its replacement.
    if let insufficient { chosen.error = insufficient.error }
    replacements.removeAll {
      chosen.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= chosen.range.upperBound
    }
    replacements.append(chosen)
    replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
    return true
  }

  private func line(of position: Int) -> Int { lines.count { $0 <= position } }

  /// Collects the replacements for the items around a position, the largest first.
  private func collect(
    _ items: [CodeStructure.Item], at position: Int, error: CompilerDiagnostic, into candidates: inout [Replacement]
  ) {
    guard let item = items.first(where: { $0.range.contains(position) || $0.range.upperBound == position }),
      item.kind != .directive
    else { return }
    let reason = "\(fileName):\(error.line): \(error.message)"
    func add(_ range: Range<Int>, _ text: String, _ subject: String) {
      candidates.append(
        Replacement(range: range, text: text, subject: subject, error: error, isStatement: item.kind == .statement))
    }
    switch item.kind {
    case .type:
      add(item.range, "", Self.subject(of: item.header))
      if let (range, text) = withoutConformance(of: item, error, reason: reason) {
        add(range, text, "a conformance of " + Self.subject(of: item.header))
      }
    case .plain:
      add(item.range, "", Self.subject(of: item.header))
    case .body:
      add(item.range, "", Self.subject(of: item.header))
      // An error in a signature is not one of the body.
      if let contents = item.contents, contents.contains(position) || contents.upperBound == position,
        let body = Self.body(of: item.header, contents: text(contents), reason: reason)
      {
        add(contents, body, "the body of " + Self.subject(of: item.header))
      }
    case .statement:
      if Self.makesView(item.header) {
        add(item.range, "\(Self.placeholder)(\(String(reflecting: reason)))", Self.name(of: item.header))
      }
    case .directive: break
    }
    // An error in the header of a type is not one of its members.
    if item.contents.map({ $0.contains(position) || $0.upperBound == position }) ?? true {
      collect(item.children, at: position, error: error, into: &candidates)
    }
  }

  /// Protocols of views that only UIKit and AppKit draw.
  private static let representables: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  private static func missingType(in error: CompilerDiagnostic) -> String? {
    error.message.firstMatch(of: #/cannot find type '(\w+)' in scope/#).map { String($0.1) }
  }

  /// Returns the header of a type without a protocol that does not exist. A view of UIKit becomes a placeholder.
  private func withoutConformance(
    of item: CodeStructure.Item, _ error: CompilerDiagnostic, reason: String
  ) -> (Range<Int>, String)? {
    guard let contents = item.contents, let name = Self.missingType(in: error),
      let colon = item.header.firstIndex(of: ":")
    else { return nil }
    let list = item.header[item.header.index(after: colon)...]
    let clause = list.components(separatedBy: " where ")
    let names = clause[0].split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    guard names.contains(name) else { return nil }
    var kept = names.filter { !missingTypes.contains($0) }
    let isRepresentable = !Self.representables.isDisjoint(with: names)
    if isRepresentable { kept.append("View") }
    let condition = clause.count > 1 ? " where " + clause.dropFirst().joined(separator: " where ") : ""
    let header = item.header[..<colon] + (kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")) + condition
    let body =
      isRepresentable ? " public var body: some View { \(Self.placeholder)(\(String(reflecting: reason))) } " : ""
    let lines = header.filter { !$0.isNewline }
    return (item.range.lowerBound..<contents.lowerBound, lines + " {" + body)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: structure.bytes[range], as: UTF8.self) }

  /// Returns what a statement calls: `ImagePicker`.
  private static func name(of header: String) -> String {
    String(header.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) })
  }

  /// Whether a statement begins like a view: with a type's name and arguments or braces.
  private static func makesView(_ header: String) -> Bool {
    header.contains(#/^[A-Z]\w*(?:\.\w+)?(?:<[^\n]*>)?\s*(?:\(|$)/#)
  }

  /// Returns the name of a declaration: `var title`, `struct Card`.
  private static func subject(of header: String) -> String {
    let found = header.firstMatch(
      of: #/\b(func|var|let|struct|class|enum|extension|protocol|actor|typealias|case|import)\s+([\w.]+)/#)
    if let found { return "\(found.1) \(found.2)" }
    if let found = header.firstMatch(of: #/\b(init|deinit|subscript)\b/#) { return String(found.1) }
    return header.hasPrefix("#Preview") ? "#Preview" : "a declaration"
  }

  /// Returns the contents of a body that does not run; `nil` if the result has a type that needs one.
  private static func body(of header: String, contents: String, reason: String) -> String? {
    let fails = " Swift.fatalError(\(String(reflecting: reason + " (does not compile on this platform)"))) "
    guard header.contains(#/\b(?:func|var|subscript)\b/#) else { return header.contains("deinit") ? "" : fails }
    let type = resultType(of: header)
    let view = "\(placeholder)(\(String(reflecting: reason)))"
    if type.hasPrefix("some ") {
      return switch type.dropFirst("some ".count) {
      case "View", "SwiftUI.View": " \(view) "
      case "Scene": " WindowGroup { \(view) } "
      case "ToolbarContent": " ToolbarItem { \(view) } "
      default: nil
      }
    }
    if type == "AnyView" { return " AnyView(\(view)) " }
    // A property with a setter keeps it.
    if header.contains(#/\bvar\b/#), contents.contains(#/(?:^|\s)set\b/#) {
      let modifier = contents.contains("nonmutating set") ? "nonmutating " : ""
      return " get {\(fails)} \(modifier)set {\(fails)} "
    }
    return fails
  }

  /// Returns the type of a property or the result of a function.
  private static func resultType(of header: String) -> String {
    let text: Substring
    if header.contains(#/\bvar\b/#), !header.contains(#/\bfunc\b/#) {
      guard let colon = header.firstIndex(of: ":") else { return "" }
      text = header[header.index(after: colon)...]
    } else {
      guard let arrow = header.range(of: "->", options: .backwards) else { return "" }
      text = header[arrow.upperBound...]
    }
    let type = text.split(whereSeparator: \.isNewline).joined(separator: " ").trimmingCharacters(in: .whitespaces)
    return type.components(separatedBy: " where ").first ?? type
  }
}
