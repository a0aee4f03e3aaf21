import Foundation
import SnapshotFoundation

/// Finds the files of tests that were compiled somewhere else.
///
/// `#filePath` is the path that the compiler was given. Under Bazel it is relative, and in Xcode Cloud the tests run on another
/// machine. The environment states where the sources are:
///
///     SNAPSHOT_SOURCE_MAP=/old/folder=/new/folder[:…]      maps set by the user; a path that fits one is always mapped
///     BUILD_WORKSPACE_DIRECTORY                            the source tree, under `bazel run`
///     TEST_SRCDIR, TEST_WORKSPACE                          the read-only runfiles, under `bazel test`
///     CI_PRIMARY_REPOSITORY_PATH                           the clone of Xcode Cloud
///
/// Without these variables, paths are used as they are.
package struct SourceRelocation: Hashable, Sendable {
  /// A path of a source file on this machine.
  package struct Location: Hashable, Sendable {
    package var path: String
    /// Whether the file is in the runfiles of a Bazel test, which are never written.
    package var isReadOnly = false
  }

  private struct Map: Hashable {
    var old: String
    var new: String
  }

  /// A folder that contains the sources under their paths in the repository.
  private struct Root: Hashable {
    var path: String
    var variable: String
    var isReadOnly = false
  }

  static let mapVariable = "SNAPSHOT_SOURCE_MAP"

  private var maps: [Map] = []
  /// An entry of the map that has no form `old=new`.
  private var invalidMap: String?
  private var root: Root?

  package init(environment: [String: String] = [:]) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    for entry in (value(Self.mapVariable) ?? "").split(separator: ":") {
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty, parts[1].hasPrefix("/") else {
        invalidMap = String(entry)
        continue
      }
      maps.append(Map(old: Self.withoutSlash(parts[0]), new: Self.withoutSlash(parts[1])))
    }
    if let workspace = value("BUILD_WORKSPACE_DIRECTORY") {
      root = Root(path: Self.withoutSlash(workspace), variable: "BUILD_WORKSPACE_DIRECTORY")
    } else if let runfiles = value("TEST_SRCDIR") {
      let path = [runfiles, value("TEST_WORKSPACE")].compactMap { $0 }.joined(separator: "/")
      root = Root(path: Self.withoutSlash(path), variable: "TEST_SRCDIR", isReadOnly: true)
    } else if let clone = value("CI_PRIMARY_REPOSITORY_PATH") {
      root = Root(path: Self.withoutSlash(clone), variable: "CI_PRIMARY_REPOSITORY_PATH")
    }
  }

  /// The relocation that the environment of this process states.
  private static let process = SourceRelocation(environment: ProcessInfo.processInfo.environment)
  /// Replacement for tests of this library.
  @TaskLocal package static var injected: SourceRelocation?
  package static var current: SourceRelocation { injected ?? process }

  private static let isNeededByProcess = process.isNeeded
  /// Whether the environment states where sources are.
  static var isNeeded: Bool { injected.map(\.isNeeded) ?? isNeededByProcess }

  private var isNeeded: Bool { !maps.isEmpty || invalidMap != nil || root != nil }

  /// Returns the location of a source file.
  ///
  /// - Parameter compiled: The value of `#filePath`.
  /// - Throws: ``ReferenceError`` if the environment names no folder that has the file, or more than one.
  package func location(of compiled: String) throws(ReferenceError) -> Location {
    guard isNeeded else { return Location(path: compiled) }
    if let invalidMap { throw .invalidSourceMap(entry: invalidMap) }
    if let mapped = try mapped(compiled) { return Location(path: mapped) }
    guard let root else { return Location(path: compiled) }
    let relative = Self.relative(compiled)
    if relative.hasPrefix("/"), Self.exists(relative) { return Location(path: compiled) }
    guard Self.exists(root.path) else {
      throw .sourceNotFound(path: compiled, variable: root.variable, folder: root.path)
    }
    let path = relative.hasPrefix("/") ? try found(relative, in: root) : root.path + "/" + relative
    return Location(path: path, isReadOnly: root.isReadOnly)
  }

  /// Returns the path that the maps give; `nil` if no map fits.
  private func mapped(_ compiled: String) throws(ReferenceError) -> String? {
    let path = compiled.hasPrefix("./") ? String(compiled.dropFirst(2)) : compiled
    var found: [String] = []
    for map in maps {
      let mapped: String
      if map.old == ".", !path.hasPrefix("/") {
        mapped = map.new + "/" + path
      } else if path.hasPrefix(map.old + "/") {
        mapped = map.new + path.dropFirst(map.old.count)
      } else {
        continue
      }
      if !found.contains(mapped) { found.append(mapped) }
    }
    guard let first = found.first else { return nil }
    guard found.count == 1 else { throw .ambiguousSource(path: compiled, first: first, second: found[1]) }
    guard Self.exists((first as NSString).deletingLastPathComponent) else {
      throw .sourceNotFound(path: compiled, variable: Self.mapVariable, folder: first)
    }
    return first
  }

  /// Returns the file whose path below a root is an end of an absolute path; if there is none, the file in the only folder of
  /// which this is true.
  private func found(_ path: String, in root: Root) throws(ReferenceError) -> String {
    let parts = path.split(separator: "/")
    let candidates = parts.indices.map { root.path + "/" + parts[$0...].joined(separator: "/") }
    let files = candidates.filter(Self.exists)
    let folders = candidates.dropLast().filter { Self.exists(($0 as NSString).deletingLastPathComponent) }
    let fitting = files.isEmpty ? Array(folders) : files
    guard let first = fitting.first else {
      throw .sourceNotFound(path: path, variable: root.variable, folder: root.path)
    }
    guard fitting.count == 1 else { throw .ambiguousSource(path: path, first: first, second: fitting[1]) }
    return first
  }

  /// Returns a path without the beginning that stands for the folder in which a compiler ran.
  private static func relative(_ path: String) -> String {
    for beginning in ["./", "/proc/self/cwd/"] where path.hasPrefix(beginning) {
      return String(path.dropFirst(beginning.count))
    }
    return path
  }

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
