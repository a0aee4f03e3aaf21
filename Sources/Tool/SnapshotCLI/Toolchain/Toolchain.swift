import Subprocess

/// The toolchain and operating system of a run.
enum Toolchain {
  /// What to do if there is no toolchain.
  static let remedy = "Install Swift 6.2 or later, and add it to the PATH"

  /// The version, such as "Swift 6.3.1"; empty if swift does not print it.
  static func version() async -> String {
    let result = try? await Subprocess.run(
      .name("swift"), arguments: ["--version"], output: .string(limit: 65_536), error: .discarded)
    let output = result?.standardOutput ?? ""
    guard let range = output.range(of: "Swift version ") else { return "" }
    return "Swift " + output[range.upperBound...].prefix { $0.isNumber || $0 == "." }
  }

  static var platform: String {
    #if os(macOS)
      let system = "macOS"
    #elseif os(Linux)
      let system = "Linux"
    #else
      let system = "unknown system"
    #endif
    #if arch(x86_64)
      return "\(system) x86_64"
    #elseif arch(arm64)
      return "\(system) arm64"
    #else
      return system
    #endif
  }
}
