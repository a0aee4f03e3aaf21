import Foundation

/// Checks that SwiftPM finds the system libraries that the package links.
struct LibraryChecks {
  let search: PkgConfigFolders
  /// Folders whose headers the compiler finds without a flag.
  var headerFolders = LibraryChecks.systemHeaderFolders

  #if os(macOS)
    private static let systemHeaderFolders: [String] = []
  #else
    private static let systemHeaderFolders = ["/usr/include", "/usr/local/include"]
  #endif

  var diagnoses: [Diagnosis] {
    [program, check(.libpng), check(.harfbuzz)]
  }

  private var program: Diagnosis {
    guard let version = search.programVersion else {
      return .warning(
        "pkg-config",
        "pkg-config was not found on the PATH. SwiftPM needs it to find the pkg-config files of libraries.",
        remedy: "Install it: \(SystemLibrary.installCommand(.pkgconf))")
    }
    return .good("pkg-config", "pkg-config \(version).")
  }

  private func check(_ library: SystemLibrary) -> Diagnosis {
    switch search.obstacle(to: library.name) {
    case .missing(let chain): missing(library, chain)
    case .malformed(let path, let reason):
      unused(
        library, "SwiftPM ignores \(library.name).pc, because \(path) is not valid: \(reason).",
        remedy: "Reinstall the package that contains the file")
    case nil: installed(library)
    }
  }

  private func missing(_ library: SystemLibrary, _ chain: [String]) -> Diagnosis {
    let name = chain.last ?? library.name
    let path = chain.count > 2 ? " (\(chain.map { $0 + ".pc" }.joined(separator: " requires ")))" : ""
    let consequence =
      chain.count > 1
      ? " \(library.name).pc requires it\(path), so SwiftPM ignores all flags of \(library.name).pc." : ""
    if let path = search.pathElsewhere(of: name) {
      let folder = (path as NSString).deletingLastPathComponent
      let remedy =
        search.programVersion == nil
        ? "Install pkg-config, which searches this folder by default: \(SystemLibrary.installCommand(.pkgconf))"
        : "Add the folder to the search path: export PKG_CONFIG_PATH=\(folder)"
      return unused(library, "\(name).pc is in \(folder), which SwiftPM does not search.\(consequence)", remedy: remedy)
    }
    guard chain.count > 1 else {
      return unused(
        library, "\(library.name) is not installed: \(library.name).pc was not found.",
        remedy: "Install it: \(SystemLibrary.installCommand(.pkgconf, library)), or the equivalent packages of your "
          + "system. If it is installed, add the folder of \(library.name).pc to PKG_CONFIG_PATH")
    }
    let install =
      SystemLibrary.all.first { $0.name == name }.map { "Install it: \(SystemLibrary.installCommand($0))" }
      ?? "Install the package that contains \(name).pc"
    return unused(
      library, "\(name).pc was not found.\(consequence)",
      remedy: install + ". If it is installed, add the folder of \(name).pc to PKG_CONFIG_PATH")
  }

  /// A problem if the compiler needs the flags of the library, and a warning if it finds the header without them.
  private func unused(_ library: SystemLibrary, _ message: String, remedy: String) -> Diagnosis {
    let folder = headerFolders.first { access("\($0)/\(library.header ?? "")", F_OK) == 0 }
    guard let folder else { return .problem(library.name, message, remedy: remedy, .inputOutput) }
    return .warning(library.name, "\(message) Swift uses the headers in \(folder) instead.", remedy: remedy)
  }

  private func installed(_ library: SystemLibrary) -> Diagnosis {
    let text = search.path(of: library.name).flatMap { try? PkgConfigFile(path: $0).version } ?? ""
    guard let minimum = library.minimum, let version = SystemLibrary.Version(text), version < minimum else {
      return .good(library.name, "\(library.name) \(text).")
    }
    return .problem(
      library.name, "\(library.name) \(text) is older than \(minimum).",
      remedy: "Install a newer version, or use a container such as swift:6.3-noble (Documentation/Platforms.md)",
      .inputOutput)
  }
}
