import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// The texts that an expansion of macros in a source produces: the diagnosed source, the fixed source and the expanded source.
struct MacroExpansion {
  /// The source with its diagnostics below the lines that they are about; `nil` without diagnostics.
  var diagnostics: String?
  /// The source after all fix-its; `nil` unless each diagnostic has one.
  var fixes: String?
  /// The expansion of the source, or of the fixed source if there is one; `nil` if it has errors.
  var expansion: String?

  /// Expands the macros of a source.
  ///
  /// - Parameters:
  ///   - source: The source before the expansion.
  ///   - macros: The macros by the names that the source uses.
  ///   - indentationWidth: The indentation of the expansion; `nil` for that of the source.
  /// - Throws: An error of the operators in the source, and ``FixItError``.
  init(of source: String, macros: [String: any Macro.Type], indentationWidth: Trivia?) throws {
    let original = try MacroSource(source)
    let parsing = ParseDiagnosticsGenerator.diagnostics(for: original.tree)
    let width = indentationWidth ?? original.indentationWidth
    var (expanded, context) = original.expanded(macros, indentationWidth: width)
    var all = parsing + context.diagnostics
    if !all.isEmpty { diagnostics = AnnotatedSource(of: original.tree, all, in: context).text }
    if !all.isEmpty, all.allSatisfy({ !$0.fixIts.isEmpty }) {
      let edits = try context.diagnostics.flatMap(\.fixIts).flatMap(\.changes).map { try $0.edit(in: context) }
      let fixed = try MacroSource(FixItEdit.applying(edits, to: original.tree.description))
      fixes = fixed.tree.description.trimmingLineFeeds
      (expanded, context) = fixed.expanded(macros, indentationWidth: width)
      all = parsing + context.diagnostics
    }
    if !all.contains(where: { $0.diagMessage.severity == .error }) {
      expansion = expanded.description.trimmingLineFeeds
    }
  }
}

/// A source file whose sequences of operators are folded, as the compiler passes it to macros.
private struct MacroSource {
  var tree: SourceFileSyntax

  init(_ text: String) throws {
    let parsed = Parser.parse(source: text)
    tree = try OperatorTable.standardOperators.foldAll(parsed).as(SourceFileSyntax.self) ?? parsed
  }

  /// The indentation of the first indented line, or four spaces.
  var indentationWidth: Trivia {
    let line = tree.description.split(whereSeparator: \.isNewline).first { $0.first?.isWhitespace == true }
    return Trivia(stringLiteral: line.map { String($0.prefix(while: \.isWhitespace)) } ?? "    ")
  }

  /// Returns the expansion, and the context that has its diagnostics.
  func expanded(_ macros: [String: any Macro.Type], indentationWidth: Trivia) -> (Syntax, BasicMacroExpansionContext) {
    let context = BasicMacroExpansionContext(
      sourceFiles: [tree: .init(moduleName: "TestModule", fullFilePath: "Test.swift")])
    #if canImport(SwiftSyntax600)
      let expanded = tree.expand(
        macros: macros,
        contextGenerator: { node in
          BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
        }, indentationWidth: indentationWidth)
    #else
      let expanded = tree.expand(macros: macros, in: context, indentationWidth: indentationWidth)
    #endif
    return (expanded, context)
  }
}

extension String {
  /// The text without line feeds at its beginning and its end.
  fileprivate var trimmingLineFeeds: String {
    guard let first = firstIndex(where: { !$0.isNewline }), let last = lastIndex(where: { !$0.isNewline }) else {
      return ""
    }
    return String(self[first...last])
  }
}
