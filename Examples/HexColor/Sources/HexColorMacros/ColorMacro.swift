import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#color("#FF8800")` to the components of the color.
public enum ColorMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self),
      let code = literal.representedLiteralValue
    else { throw MacroExpansionErrorMessage("#color needs a string literal") }
    let digits = code.hasPrefix("#") ? code.dropFirst() : code[...]
    guard digits.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw MacroExpansionErrorMessage("'\(code)' is not a color such as '#FF8800'")
    }
    if !code.hasPrefix("#") {
      context.diagnose(
        Diagnostic(
          node: literal, message: MacroExpansionErrorMessage("a color begins with '#'"),
          fixIt: .replace(
            message: MacroExpansionFixItMessage("insert '#'"), oldNode: literal,
            newNode: StringLiteralExprSyntax(content: "#" + code))))
    }
    let parts = [digits.prefix(2), digits.dropFirst(2).prefix(2), digits.suffix(2)]
    return "HexColor(red: 0x\(raw: parts[0]), green: 0x\(raw: parts[1]), blue: 0x\(raw: parts[2]))"
  }
}
