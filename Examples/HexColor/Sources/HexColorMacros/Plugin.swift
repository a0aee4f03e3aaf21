import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The program that the compiler starts to expand macros.
@main struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [ColorMacro.self]
}
