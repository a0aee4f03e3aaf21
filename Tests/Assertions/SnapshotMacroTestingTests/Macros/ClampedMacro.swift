import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Clamped(0...1)` gives a property accessors that keep its value in a range.
enum ClampedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let range = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression,
      let name = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    else { return [] }
    return [
      "get {\nstorage.\(raw: name)\n}",
      "set {\nstorage.\(raw: name) = min(max(newValue, (\(range)).lowerBound), (\(range)).upperBound)\n}",
    ]
  }
}

/// `@Described` makes a type describe itself by its name, and says in which types it is nested.
enum DescribedMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let depth = context.lexicalContext.count
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): CustomStringConvertible {\nvar description: String { \"\(type.trimmed) at \(raw: depth)\" }\n}"
      )
    ]
  }
}
