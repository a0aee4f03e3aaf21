import SnapshotCore
import SwiftBasicFormat
import SwiftSyntax

extension Snapshotting where Value == String, Format == String {
  /// Swift source, formatted by SwiftBasicFormat of swift-syntax.
  ///
  ///     assertSnapshot(of: generator.client(), as: .swiftSource)
  ///
  /// Records, for `struct A{let b:Int}`, in a file that ends in `swift.txt`:
  ///
  ///     struct A {
  ///         let b: Int
  ///     }
  ///
  /// A source with syntax errors fails the assertion, which lists them.
  public static var swiftSource: Snapshotting { .swiftSource() }

  /// Swift source, formatted by SwiftBasicFormat of swift-syntax.
  ///
  /// Lines are indented, and missing spaces and line breaks are added. Existing line breaks, other spaces and comments stay.
  ///
  /// - Parameter indentationWidth: The indentation of each level.
  public static func swiftSource(indentationWidth: Trivia = .spaces(4)) -> Snapshotting {
    .swiftText.throwingPullback { try formatted(try SwiftSource($0).tree, indentationWidth) }
  }

  /// The syntax tree of a Swift source, one line for each node and each token.
  ///
  ///     assertSnapshot(of: "let a = 1", as: .syntaxTree)
  ///
  /// Records, in a file that ends in `syntax.txt`, the text that swift-syntax has for debugging:
  ///
  ///     SourceFileSyntax
  ///     ├─statements: CodeBlockItemListSyntax
  ///     │ ╰─[0]: CodeBlockItemSyntax
  ///     …
  ///
  /// The names of nodes depend on the version of swift-syntax: pin it. A source with syntax errors fails the assertion; pass the
  /// tree of the parser to record it nevertheless.
  public static var syntaxTree: Snapshotting {
    .syntaxText.throwingPullback { try SwiftSource($0).tree.debugDescription }
  }

  fileprivate static var swiftText: Snapshotting { .text(pathExtension: "swift.txt") }
  fileprivate static var syntaxText: Snapshotting { .text(pathExtension: "syntax.txt") }
}

extension Snapshotting where Value: SyntaxProtocol, Format == String {
  /// The source of a syntax node, formatted by SwiftBasicFormat of swift-syntax.
  ///
  ///     assertSnapshot(of: try StructDeclSyntax("struct A") { "let b: Int" }, as: .swiftSource)
  ///
  /// Nodes that a program builds need no layout. They are not parsed, so that syntax errors are not found.
  public static var swiftSource: Snapshotting { .swiftSource() }

  /// The source of a syntax node, formatted by SwiftBasicFormat of swift-syntax.
  ///
  /// - Parameter indentationWidth: The indentation of each level.
  public static func swiftSource(indentationWidth: Trivia = .spaces(4)) -> Snapshotting {
    Snapshotting<String, String>.swiftText.throwingPullback { try formatted($0, indentationWidth) }
  }

  /// A syntax tree, one line for each node and each token; see the strategy for texts.
  ///
  ///     assertSnapshot(of: Parser.parse(source: text), as: .syntaxTree)
  ///
  /// Tokens that the parser inserted because of a syntax error are marked `MISSING`.
  public static var syntaxTree: Snapshotting {
    Snapshotting<String, String>.syntaxText.throwingPullback { node in
      try SwiftSource.requireBoundedDepth(of: node)
      return node.debugDescription
    }
  }
}

/// Returns the text of a node after it was formatted.
private func formatted(_ node: some SyntaxProtocol, _ indentationWidth: Trivia) throws(SwiftSourceError) -> String {
  try SwiftSource.requireBoundedDepth(of: node)
  return node.formatted(using: BasicFormat(indentationWidth: indentationWidth)).description
}
