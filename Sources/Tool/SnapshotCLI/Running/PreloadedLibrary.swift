import Foundation
import Subprocess

/// A library that replaces functions of Foundation in test processes on Linux.
///
/// Foundation on Linux always has the locale `en_001`, whatever the environment says, and a container's processor count is not
/// the one that `taskset` sets. A test that depends on them passes everywhere on Linux and fails on a Mac. The library is
/// compiled from a few lines for the toolchain of the tests. Functions that this toolchain does not call by these names are not
/// replaced; ``isEffective`` tells.
struct PreloadedLibrary {
  static let variable = "LD_PRELOAD"

  var name: String
  var source: String
  /// The symbols that the library replaces.
  var symbols: [String]

  static func locale(_ identifier: String) -> PreloadedLibrary {
    let current = "$s20FoundationEssentials6LocaleV7currentACvgZ"
    let autoupdating = "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ"
    return PreloadedLibrary(
      name: "OtherLocale",
      source: """
        import FoundationEssentials
        import FoundationInternationalization

        private let other = Locale(identifier: "\(identifier)")

        @_silgen_name("\(current)") public func current() -> Locale { other }
        @_silgen_name("\(autoupdating)") public func autoupdatingCurrent() -> Locale { other }
        """,
      symbols: [current, autoupdating])
  }

  static func processorCount(_ count: Int) -> PreloadedLibrary {
    let active = "$s20FoundationEssentials11ProcessInfoC20activeProcessorCountSivg"
    let all = "$s20FoundationEssentials11ProcessInfoC14processorCountSivg"
    return PreloadedLibrary(
      name: "OtherProcessorCount",
      source: """
        @_silgen_name("\(active)") public func activeProcessorCount() -> Int { \(count) }
        @_silgen_name("\(all)") public func processorCount() -> Int { \(count) }
        """,
      symbols: [active, all])
  }

  /// Whether test processes load such libraries. Those of statically linked tests have functions of their own, and sanitizers
  /// must be loaded first.
  static func canBeLoaded(withTestArguments arguments: [String]) -> Bool {
    !arguments.contains { $0 == "--static-swift-stdlib" || $0.hasPrefix("--sanitize") }
  }

  /// Whether the tests call the replaced functions by these names. This tool was compiled with the same toolchain.
  var isEffective: Bool {
    #if os(Linux)
      symbols.allSatisfy { dlsym(nil, $0) != nil }
    #else
      false
    #endif
  }

  /// Compiles the library, and returns its path; `nil` if it would have no effect or cannot be compiled.
  func build(in folder: String) async -> String? {
    guard isEffective else { return nil }
    let file = folder + "/\(name).swift"
    let library = folder + "/lib\(name).so"
    guard (try? Data(source.utf8).write(to: URL(fileURLWithPath: file))) != nil,
      let result = try? await Subprocess.run(
        .name("swiftc"), arguments: ["-parse-as-library", "-O", "-emit-library", "-o", library, file],
        output: .discarded, error: .discarded),
      result.terminationStatus.isSuccess
    else { return nil }
    return library
  }
}
