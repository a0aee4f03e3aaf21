import Foundation
import Subprocess

/// The folders in which SwiftPM looks for pkg-config files.
struct PkgConfigFolders {
  /// In the order of the search.
  var folders: [String]
  /// The version of pkg-config; `nil` if it does not run. Without it, SwiftPM does not know the system's own folders.
  var programVersion: String?
  /// Folders where systems keep such files, and where SwiftPM looks only if pkg-config says so.
  var usualFolders: [String]

  /// Asks pkg-config, and on macOS Homebrew, for folders, as SwiftPM does.
  static func search(environment: [String: String]) async -> PkgConfigFolders {
    func output(_ program: String, _ arguments: Arguments) async -> String? {
      let result = try? await Subprocess.run(
        .name(program), arguments: arguments, output: .string(limit: 65_536), error: .discarded)
      guard let result, result.terminationStatus.isSuccess else { return nil }
      return result.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    func split(_ list: String?) -> [String] { (list ?? "").split(separator: ":").map(String.init) }

    var folders = split(environment["PKG_CONFIG_PATH"])
    #if os(macOS)
      if let prefix = await output("brew", ["--prefix"]) {
        folders += Set(SystemLibrary.all.map(\.brewFormula)).sorted().map { "\(prefix)/opt/\($0)/lib/pkgconfig" }
      }
    #endif
    folders += split(await output("pkg-config", ["--variable", "pc_path", "pkg-config"]))
    folders += ["/usr/local/lib/pkgconfig", "/usr/local/share/pkgconfig", "/usr/lib/pkgconfig", "/usr/share/pkgconfig"]
    var seen: Set<String> = []
    let architectures = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib"))?.sorted() ?? []
    return PkgConfigFolders(
      folders: folders.filter { seen.insert($0).inserted },
      programVersion: await output("pkg-config", ["--version"]),
      usualFolders: architectures.map { "/usr/lib/\($0)/pkgconfig" }
        + ["/usr/lib64/pkgconfig", "/opt/homebrew/lib/pkgconfig"])
  }

  /// Returns the path of the first file with this name.
  func path(of name: String) -> String? {
    PkgConfigFolders.path(of: name, in: folders)
  }

  /// Returns the path of a file with this name where SwiftPM does not look.
  func pathElsewhere(of name: String) -> String? {
    PkgConfigFolders.path(of: name, in: usualFolders)
  }

  private static func path(of name: String, in folders: [String]) -> String? {
    folders.lazy.map { "\($0)/\(name).pc" }.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  /// Why SwiftPM ignores a file and all its flags.
  enum Obstacle: Equatable {
    /// A file was not found. The chain begins with the file that SwiftPM was asked for, and ends with the missing one.
    case missing(chain: [String])
    case malformed(path: String, reason: String)
  }

  /// Follows `Requires` and `Requires.private`, and returns the first file that SwiftPM cannot read.
  func obstacle(to name: String) -> Obstacle? {
    var checked: Set<String> = []
    return obstacle(chain: [name], &checked)
  }

  private func obstacle(chain: [String], _ checked: inout Set<String>) -> Obstacle? {
    guard let name = chain.last, checked.insert(name).inserted else { return nil }
    guard let path = path(of: name) else { return .missing(chain: chain) }
    do {
      for requirement in try PkgConfigFile(path: path).requirements {
        if let found = obstacle(chain: chain + [requirement], &checked) { return found }
      }
      return nil
    } catch let error as PkgConfigFile.Malformed {
      return .malformed(path: path, reason: error.reason)
    } catch {
      return .malformed(path: path, reason: "\(error)")
    }
  }
}
