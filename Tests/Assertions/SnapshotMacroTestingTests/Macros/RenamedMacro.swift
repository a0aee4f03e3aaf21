import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Renamed` proposes other names for a function: two for its name, and spaces and comments around its keyword.
enum RenamedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let function = declaration.as(FunctionDeclSyntax.self), function.name.text == "old" else { return [] }
    let names = ["new", "newer"].map { name in
      FixIt(
        message: Message("Rename to '\(name)'", .error),
        changes: [
          .replace(oldNode: Syntax(function.name), newNode: Syntax(function.name.with(\.tokenKind, .identifier(name))))
        ])
    }
    let keyword = FixIt(
      message: Message("Mark the keyword", .error),
      changes: [
        .replaceLeadingTrivia(token: function.funcKeyword, newTrivia: "/* é */ "),
        .replaceTrailingTrivia(token: function.funcKeyword, newTrivia: "  "),
      ])
    context.diagnose(
      Diagnostic(node: function.name, message: Message("'old' is an old name", .error), fixIts: [keyword] + names))
    return []
  }
}
