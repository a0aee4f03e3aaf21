import SwiftParser
import SwiftSyntax

/// The expansion of `#Preview` with swift-syntax, which knows the language. The plugin must agree with it.
enum PreviewOracle {
  /// The uses of `#Preview` in a file, with what precedes them since the declaration before.
  static func previews(in file: String) -> [String] {
    final class Finder: SyntaxVisitor {
      var found: [String] = []

      override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { found.append(node.description) }
        return .skipChildren
      }

      override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { found.append(node.description) }
        return .skipChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: file))
    return finder.found
  }

  /// The tokens of a source, without comments and spaces.
  static func tokens(_ source: String) -> [String] {
    Parser.parse(source: source).tokens(viewMode: .sourceAccurate).map(\.text).filter { !$0.isEmpty }
  }

  /// Whether a source parses without errors.
  static func isValid(_ source: String) -> Bool { !Parser.parse(source: source).hasError }

  /// The tokens of `_makePreview`'s call, and of the properties and the body of `_Content`.
  static func expected(_ source: String) -> (call: [String], content: [String]?, line: Int)? {
    let tree = Parser.parse(source: source)
    guard let item = tree.statements.first?.item else { return nil }
    let macro = Macro(Syntax(item))
    guard let macro else { return nil }
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let line = converter.location(for: macro.pound.positionAfterSkippingLeadingTrivia).line
    let labeled = macro.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    guard let closure = macro.closure ?? labeled else { return (macro.callTokens, nil, line) }
    var properties: [String] = []
    var rest: [String] = []
    for statement in closure.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self), let own = withoutPreviewable(variable) {
        properties += own
      } else {
        rest += tokens(of: statement)
      }
    }
    guard !properties.isEmpty else { return (macro.callTokens, nil, line) }
    let call = macro.tokens(replacing: closure, by: ["{", "_Content", "(", ")", "}"])
    return (call, properties + ["var", "body", ":", "some", "View", "{"] + rest + ["}"], line)
  }

  private static func tokens(of node: some SyntaxProtocol) -> [String] {
    node.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0 != ";" && !$0.isEmpty }
  }

  /// The tokens of a declaration without `@Previewable`; `nil` if it has none.
  private static func withoutPreviewable(_ variable: VariableDeclSyntax) -> [String]? {
    var result: [String] = []
    var isPreviewable = false
    for attribute in variable.attributes {
      let name = attribute.as(AttributeSyntax.self)?.attributeName.tokens(viewMode: .sourceAccurate).map(\.text).last
      if name == "Previewable" { isPreviewable = true } else { result += tokens(of: attribute) }
    }
    guard isPreviewable else { return nil }
    return result + tokens(of: variable).dropFirst(tokens(of: variable.attributes).count)
  }

  private struct Macro {
    var pound: TokenSyntax
    var arguments: LabeledExprListSyntax
    var closure: ClosureExprSyntax?
    var afterName: [TokenSyntax]

    init?(_ node: Syntax) {
      if let node = node.as(MacroExpansionDeclSyntax.self) {
        (pound, arguments, closure) = (node.pound, node.arguments, node.trailingClosure)
        afterName = Self.after(node.macroName, in: Syntax(node))
      } else if let node = node.as(MacroExpansionExprSyntax.self) {
        (pound, arguments, closure) = (node.pound, node.arguments, node.trailingClosure)
        afterName = Self.after(node.macroName, in: Syntax(node))
      } else {
        return nil
      }
    }

    private static func after(_ name: TokenSyntax, in node: Syntax) -> [TokenSyntax] {
      Array(node.tokens(viewMode: .sourceAccurate).drop { $0.id != name.id }.dropFirst())
    }

    var callTokens: [String] { afterName.map(\.text).filter { !$0.isEmpty } }

    func tokens(replacing closure: ClosureExprSyntax, by words: [String]) -> [String] {
      let own = Set(closure.tokens(viewMode: .sourceAccurate).map(\.id))
      var result: [String] = []
      var isDone = false
      for token in afterName {
        if own.contains(token.id) {
          if !isDone { result += words }
          isDone = true
        } else if !token.text.isEmpty {
          result.append(token.text)
        }
      }
      return result
    }
  }
}
