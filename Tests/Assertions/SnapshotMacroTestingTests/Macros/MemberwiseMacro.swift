import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Memberwise` adds an initializer with all properties to a struct. A class becomes a struct by its fix-it; an enum has none.
/// A constant with a value gets a warning.
enum MemberwiseMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let type = declaration.as(ClassDeclSyntax.self) {
      let fixed = type.classKeyword.with(\.tokenKind, .keyword(.struct))
      context.diagnose(
        Diagnostic(
          node: type.classKeyword, message: Message("@Memberwise needs a struct", .error),
          fixIt: FixIt(
            message: Message("Replace 'class' by 'struct'", .error),
            changes: [.replace(oldNode: Syntax(type.classKeyword), newNode: Syntax(fixed))])))
      return []
    }
    guard declaration.is(StructDeclSyntax.self) else {
      context.diagnose(
        Diagnostic(
          node: node, message: Message("@Memberwise needs a struct", .error), highlights: [Syntax(node.attributeName)]))
      return []
    }
    let bindings = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first }
    for binding in bindings where binding.initializer != nil {
      context.diagnose(Diagnostic(node: binding, message: Message("The value is not a default argument", .warning)))
    }
    let properties = bindings.compactMap { binding in
      binding.typeAnnotation.map { (binding.pattern.trimmedDescription, $0.type.trimmedDescription) }
    }
    let parameters = properties.map { "\($0): \($1)" }.joined(separator: ", ")
    let assignments = properties.map { "self.\($0.0) = \($0.0)" }.joined(separator: "\n")
    return ["init(\(raw: parameters)) {\n\(raw: assignments)\n}"]
  }
}

/// The text of a diagnostic or of a fix-it.
struct Message: DiagnosticMessage, FixItMessage {
  var message: String
  var severity: DiagnosticSeverity
  var diagnosticID: MessageID { MessageID(domain: "tests", id: message) }
  var fixItID: MessageID { diagnosticID }

  init(_ message: String, _ severity: DiagnosticSeverity) {
    self.message = message
    self.severity = severity
  }
}
