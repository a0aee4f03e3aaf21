/// The path extensions of source code, scripts, binaries and build files.
package enum CodeExtension {
  private static let all: Set<String> = [
    "a", "asm", "bash", "bat", "c", "cc", "cjs", "cmake", "cmd", "command", "cpp", "csh", "cxx", "desktop",
    "dll", "dylib", "exe", "fish", "go", "gyb", "h", "hh", "hpp", "hs", "hxx", "inc", "java", "js", "jsx", "kt",
    "ksh", "lock", "lua", "m", "mak", "metal", "mjs", "mk", "mm", "modulemap", "o", "php", "pl", "pm", "ps1",
    "py", "pyc", "rb", "resolved", "rs", "s", "scpt", "service", "sh", "so", "swift", "swiftmodule", "tcl",
    "tool", "ts", "tsx", "vbs", "wasm", "workflow", "xpm", "zsh",
  ]

  /// Whether a compiler, a shell or an interpreter can run the files of an extension as code.
  package static func contains(_ pathExtension: String) -> Bool { all.contains(pathExtension.lowercased()) }
}
