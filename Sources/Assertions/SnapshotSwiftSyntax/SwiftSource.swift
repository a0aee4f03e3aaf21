import SnapshotFoundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A Swift source without syntax errors, of a size that the functions of swift-syntax process.
struct SwiftSource {
  /// The largest size in bytes, which bounds the memory and the time of a comparison.
  static let largestSize = 16 << 20
  /// The largest number of levels of a tree. The functions of swift-syntax call themselves for each level.
  static let mostLevels = 512

  let tree: SourceFileSyntax

  /// Parses a source.
  init(_ text: String) throws(SwiftSourceError) {
    guard text.utf8.count <= Self.largestSize else { throw .tooLarge(bytes: text.utf8.count) }
    tree = Parser.parse(source: text)
    try Self.requireBoundedDepth(of: tree)
    guard !tree.hasError else { throw SwiftSourceError(syntaxErrorsOf: tree) }
  }

  /// - Throws: ``SwiftSourceError`` if a tree has too many levels.
  /// - Complexity: O(*n*), without calling itself.
  static func requireBoundedDepth(of node: some SyntaxProtocol) throws(SwiftSourceError) {
    var remaining = [(node: Syntax(node), level: 1)]
    while let (node, level) = remaining.popLast() {
      guard level <= mostLevels else { throw .tooDeep }
      for child in node.children(viewMode: .all) { remaining.append((child, level + 1)) }
    }
  }
}

/// An error for Swift source that cannot be compared.
enum SwiftSourceError: Error, Hashable, CustomStringConvertible {
  /// The first errors, each with its line and column.
  case syntax(errors: [String], count: Int)
  case tooLarge(bytes: Int)
  case tooDeep

  private static let mostErrors = 10

  init(syntaxErrorsOf tree: SourceFileSyntax) {
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
    self = .syntax(
      errors: errors.prefix(Self.mostErrors).map { error in
        let location = error.location(converter: converter)
        return "line \(location.line), column \(location.column): \(error.message)"
      }, count: errors.count)
  }

  var description: String {
    switch self {
    case .syntax(let errors, let count):
      """
      The Swift source has \(counted(count, "syntax error")):
      \(errors.map { "  \(VisibleText.line($0))" }.joined(separator: "\n"))\
      \(count > errors.count ? "\n  and \(count - errors.count) more" : "")
      Compare text that is not a whole source file with `.lines`.
      """
    case .tooLarge(let bytes):
      """
      The Swift source has \(bytes) bytes. The limit is \(SwiftSource.largestSize).
      Compare it with `.lines`.
      """
    case .tooDeep:
      """
      The Swift source nests more than \(SwiftSource.mostLevels) levels deep.
      Compare it with `.lines`.
      """
    }
  }
}
