import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

/// The current package, and the rules for which of its files a run may name.
///
/// A run is untrusted: it may come from another machine or from an attacker. Its paths are mapped to this package, and must
/// lead to a reference file, or to a test source with inline references, without symbolic links. All code that reads, writes
/// or deletes a reference checks its path here first.
package struct PackageBoundary: Hashable, Sendable {
  /// The usual name of a folder of references.
  package static let folderName = "__Snapshots__"

  /// The absolute path of the package folder.
  package let root: String
  /// The folder in which tests store references instead of in folders named `__Snapshots__`, relative to the package; `nil`
  /// without the setting.
  package let directory: String?
  /// Additional reference folders, relative to the package, besides those named `__Snapshots__`.
  private let folders: [[String]]
  /// Globs of references that are never stale.
  private let kept: [[Unicode.Scalar]]
  /// Whether the name of a reference can be that of its test alone.
  private let omitsFirstNumber: Bool
  /// Additional path extensions of references.
  private let extensions: Set<String>
  /// The root as given, and with symbolic links resolved.
  private let spellings: [String]

  /// - Parameters:
  ///   - directory: The folder in which tests store references, from the configuration, relative to the package.
  ///   - folders: Additional reference folders from the configuration, relative to the package.
  ///   - extensions: Additional path extensions of references from the configuration.
  ///   - kept: Globs of references that are never stale, from the configuration.
  ///   - omitsFirstNumber: Whether the first unnamed snapshot of a test has no number, from the configuration.
  package init(
    root: String, directory: String? = nil, folders: [String] = [], extensions: [String] = [], kept: [String] = [],
    omitsFirstNumber: Bool = false
  ) {
    func path(_ folder: String) -> String { folder.hasSuffix("/") ? String(folder.dropLast()) : folder }
    var root = root
    while root.utf8.count > 1, root.utf8.last == UInt8(ascii: "/") { root.removeLast() }
    self.root = root
    self.directory = directory.map(path)
    self.folders = ((directory.map { [$0] } ?? []) + folders).compactMap { PlainFile.parts(of: path($0)) }
    self.kept = kept.map { Array($0.unicodeScalars) }
    self.omitsFirstNumber = omitsFirstNumber
    self.extensions = Set(extensions.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 })
    let canonical = realpath(root, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    spellings = [root] + (canonical.map { $0 == root ? [] : [$0] } ?? [])
  }

  /// The error for a path that a run may not name.
  package struct Refusal: Error, Hashable, Sendable {
    package var path: String
    /// The reason, as a clause without a full stop.
    package var reason: String
  }

  /// Where a run was made.
  package struct Origin: Hashable, Sendable {
    /// The package folder recorded by the run; empty if unknown.
    package var packageDirectory: String
    /// Whether the run is in this package's folder of runs, and the tests of this package made it: it was not merged from
    /// shards or imported. Who can write there can also replace the tests that run next.
    package var isOwn: Bool

    package init(packageDirectory: String, isOwn: Bool) {
      self.packageDirectory = packageDirectory
      self.isOwn = isOwn
    }
  }

  /// Whether a folder is one of the package's runs, and no link.
  func isOwn(_ folder: RunFolder, madeIn packageDirectory: String) -> Bool {
    var directory = packageDirectory
    while directory.utf8.count > 1, directory.utf8.last == UInt8(ascii: "/") { directory.removeLast() }
    var status = stat()
    guard spellings.contains(directory), lstat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      let parent = realpath((folder.path as NSString).deletingLastPathComponent, nil)
    else { return false }
    defer { free(parent) }
    guard let runs = realpath(RunFolder.runs(packageRoot: root), nil) else { return false }
    defer { free(runs) }
    return strcmp(parent, runs) == 0
  }

  // MARK: Paths in ledger entries

  /// Returns the path of an entry's reference in this package. The file need not exist.
  ///
  /// The package's own run may name any path of the package with any extension, and folders that are linked inside the package:
  /// its tests have just read or compared the file there.
  package func reference(of entry: LedgerEntry, madeIn origin: Origin) throws(Refusal) -> String {
    var parts = try parts(of: entry.reference, named: entry, madeIn: origin.packageDirectory)
    if origin.isOwn {
      parts = try claimed(parts, as: entry.reference, by: entry)
    } else {
      try check(reference: parts, as: entry.reference)
    }
    guard hasExtension(of: entry, parts.last ?? "", isOwn: origin.isOwn) else {
      let found = (parts.last ?? "").split(separator: ".").last.map(String.init) ?? ""
      throw Refusal(
        path: entry.reference,
        reason: entry.format == found
          ? ".\(VisibleText.line(found)) is not a known reference extension; add it to references.extensions in .snapshot.yml"
          : "its name does not match a snapshot of the format \"\(VisibleText.line(entry.format))\"")
    }
    return path(parts)
  }

  /// Returns the path of an entry's test source in this package, for an inline reference.
  package func source(of entry: LedgerEntry, madeIn origin: Origin) throws(Refusal) -> String {
    let parts = try parts(of: entry.file, named: entry, madeIn: origin.packageDirectory)
    try check(source: parts, as: entry.file)
    return path(parts)
  }

  /// Returns the path of an entry's reference in this package without checking the file system; `nil` if it is outside. Use it
  /// to identify files, not to read or write them.
  func location(of entry: LedgerEntry, madeIn origin: String) -> String? {
    guard let parts = try? parts(of: entry.reference, named: entry, madeIn: origin) else { return nil }
    return path(parts)
  }

  // MARK: Paths recorded on this machine

  /// What a command changes.
  package enum Place: Hashable, Sendable {
    case reference
    /// A test source, of which only inline references may change.
    case source
  }

  /// Checks a path that was recorded or found by a command on this machine, before the file is written or deleted. Sources are
  /// never deleted.
  ///
  /// - Parameter isClaimed: Returns whether the package's own run names the path as a reference. Such a file may have any place
  ///   and any extension.
  @discardableResult
  package func check(
    own path: String, deletes: Bool, isClaimed: (String) -> Bool = { _ in false }
  ) throws(Refusal) -> Place {
    guard let parts = own(path) else { throw Refusal(path: path, reason: "it is outside of the package \(root)") }
    let ending = (parts.last ?? "").split(separator: ".").last.map(String.init) ?? ""
    do throws(Refusal) {
      if ending == "swift", !deletes, !extensions.contains(ending), !isInReferenceFolder(parts.dropLast()) {
        try check(source: parts, as: path)
        return .source
      }
      try check(reference: parts, as: path)
      guard !ReferenceExtension.isCode(ending) || extensions.contains(ending) || isClaimed(path) else {
        throw Refusal(path: path, reason: ".\(VisibleText.line(ending)) is not a reference extension")
      }
    } catch {
      // A claimed path was checked when it was mapped to this package.
      guard isClaimed(path) else { throw error }
    }
    return .reference
  }

  /// Returns the contents of a file of the package, or `nil` if there is no file. Follows no link, as ``write(_:to:)``.
  package func read(_ path: String) throws(PlainFile.Refusal) -> Data? {
    guard let parts = own(path) else { throw .invalidPath }
    return try PlainFile.read(parts, below: root, limit: RunFolder.largestArtifact)
  }

  /// Writes or deletes a file of the package. Each folder is opened from its parent, so that none can be replaced by a link
  /// after it was checked.
  ///
  /// - Parameters:
  ///   - data: The new contents; `nil` to delete the file.
  ///   - isExecutable: Whether the file is executable; `nil` to keep its mode.
  package func write(_ data: Data?, to path: String, isExecutable: Bool? = nil) throws(ReportError) {
    guard let parts = own(path) else {
      throw .unwritable(path: path, reason: "it is outside of the package \(root)")
    }
    do throws(PlainFile.Refusal) {
      try PlainFile.replace(parts, below: root, with: data, isExecutable: isExecutable)
    } catch .noSpace(let reason) {
      throw .noSpace(path: path, reason: reason)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Returns whether a file of the package is executable; `nil` if there is no file.
  package func isExecutable(_ path: String) -> Bool? { own(path).flatMap { PlainFile.isExecutable($0, below: root) } }

  /// Returns a path of this package below ``root``, which can be a link; `nil` if it is outside.
  package func normalized(_ path: String) -> String? { own(path).map { self.path($0) } }

  /// Whether a path of this package is below a folder of references. The file system is not checked.
  package func isInReferenceFolder(_ path: String) -> Bool {
    own(path).map { isInReferenceFolder($0.dropLast()) } ?? false
  }

  /// The folder of references that belong to no test, relative to the package.
  package var commonFolder: String { directory ?? PackageBoundary.folderName }

  /// The folder in which tests store references instead of in folders named `__Snapshots__`, absolute.
  package var store: String? { directory.map { root + "/" + $0 } }

  /// Returns the test file of a reference: `Tests/A.swift` for `Tests/__Snapshots__/A/b.1.txt`, and for
  /// `References/Tests/A/b.1.txt` if tests store references in `References`.
  package func testFile(ofReference path: String) -> String? {
    let folder = (path as NSString).deletingLastPathComponent
    if let store, folder.hasPrefix(store + "/") { return root + folder.dropFirst(store.count) + ".swift" }
    let snapshots = (folder as NSString).deletingLastPathComponent
    guard (snapshots as NSString).lastPathComponent == PackageBoundary.folderName else { return nil }
    return (snapshots as NSString).deletingLastPathComponent + "/" + (folder as NSString).lastPathComponent + ".swift"
  }

  /// Whether the configuration protects a reference: another platform or another condition may use it. A glob matches the
  /// path relative to the package, or its end from a slash on.
  package func keeps(_ path: String) -> Bool {
    guard !kept.isEmpty, let parts = own(path) else { return false }
    return parts.indices.contains { index in
      let end = Array(parts[index...].joined(separator: "/").unicodeScalars)
      return kept.contains { Glob.matches($0, end) }
    }
  }

  // MARK: -

  private func isInReferenceFolder(_ above: ArraySlice<String>) -> Bool {
    above.contains("__Snapshots__") || folders.contains(where: { above.starts(with: $0) })
  }

  private func path(_ parts: [String]) -> String { root + "/" + parts.joined(separator: "/") }

  private func own(_ path: String) -> [String]? {
    // Folders are opened one by one, which longer paths would pass too.
    guard path.utf8.count < Int(PATH_MAX) else { return nil }
    return spellings.lazy.compactMap { PackageBoundary.parts(of: path, below: $0) }.first
  }

  private static func parts(of path: String, below root: String) -> [String]? {
    let beginning = root + "/"
    guard path.utf8.starts(with: beginning.utf8) else { return nil }
    return PlainFile.parts(of: String(decoding: path.utf8.dropFirst(beginning.utf8.count), as: UTF8.self))
  }

  /// Maps a path of the run to this package. For a run of another folder, the test must exist in this package too.
  private func parts(of path: String, named entry: LedgerEntry, madeIn origin: String) throws(Refusal) -> [String] {
    if let parts = own(path) { return parts }
    let claimed = claimed(origin)
    // A run that was made in this package names its files as they are.
    if let claimed, spellings.contains(claimed) {
      throw Refusal(path: path, reason: "it is outside of the package \(root)")
    }
    let origins = [claimed, impliedOrigin(of: entry)].compactMap { $0 }
    guard
      let (elsewhere, parts) = origins.lazy.compactMap({ origin in
        PackageBoundary.parts(of: path, below: origin).map { (origin, $0) }
      }).first
    else { throw Refusal(path: path, reason: "it is outside of the package \(root)") }
    guard let test = PackageBoundary.parts(of: entry.file, below: elsewhere) ?? own(entry.file), isTest(test) else {
      throw Refusal(path: path, reason: "its test \(VisibleText.line(entry.file)) is outside of the package \(root)")
    }
    return parts
  }

  /// Returns the recorded package folder of a run, if it is an absolute path.
  private func claimed(_ origin: String) -> String? {
    var origin = origin
    while origin.utf8.last == UInt8(ascii: "/") { origin.removeLast() }
    return origin.utf8.first == UInt8(ascii: "/") ? origin : nil
  }

  /// Returns what precedes the path of an entry's test if this package has the test, too. A run of Bazel was made in its
  /// runfiles, and records no package folder.
  private func impliedOrigin(of entry: LedgerEntry) -> String? {
    guard entry.file.utf8.first == UInt8(ascii: "/"),
      let parts = PlainFile.parts(of: String(decoding: entry.file.utf8.dropFirst(), as: UTF8.self))
    else { return nil }
    for count in parts.indices.dropFirst() where isTest(Array(parts[count...])) {
      return "/" + parts[..<count].joined(separator: "/")
    }
    return nil
  }

  private func isTest(_ parts: [String]) -> Bool {
    parts.last?.hasSuffix(".swift") == true && (try? PlainFile.exists(parts, below: root)) == true
  }

  private func check(reference parts: [String], as path: String) throws(Refusal) {
    try checkNoneIsHidden(parts, as: path)
    guard isInReferenceFolder(parts.dropLast()) else {
      throw Refusal(
        path: path,
        reason:
          "it is neither in a __Snapshots__ folder nor in a folder that .snapshot.yml lists under references.folders or "
          + "names as references.directory")
    }
    do throws(PlainFile.Refusal) {
      _ = try PlainFile.exists(parts, below: root)
    } catch {
      throw Refusal(path: path, reason: error.reason)
    }
  }

  /// Returns the path of a reference that the package's own run names, without links inside the package.
  private func claimed(_ parts: [String], as path: String, by entry: LedgerEntry) throws(Refusal) -> [String] {
    var found = parts
    do throws(PlainFile.Refusal) {
      do throws(PlainFile.Refusal) {
        _ = try PlainFile.exists(parts, below: root)
      } catch .symbolicLink(let link) {
        guard let resolved = resolved(parts) else { throw .symbolicLink(link) }
        found = resolved
        _ = try PlainFile.exists(found, below: root)
      }
    } catch {
      throw Refusal(path: path, reason: error.reason)
    }
    try checkNoneIsHidden(found, as: path)
    guard !PackageFile.isManifest(found.last ?? ""), self.path(found) != entry.file else {
      throw Refusal(path: path, reason: "it is a source, not a reference")
    }
    return found
  }

  /// Returns the components of a path without linked folders; `nil` if a link leads out of the package.
  private func resolved(_ parts: [String]) -> [String]? {
    var folder = Array(parts.dropLast())
    var rest = parts.suffix(1)
    while true {
      let existing = ([root] + folder).joined(separator: "/")
      if let pointer = realpath(existing, nil) {
        defer { free(pointer) }
        return own(([String(cString: pointer)] + rest).joined(separator: "/"))
      }
      guard let last = folder.popLast() else { return nil }
      rest.insert(last, at: rest.startIndex)
    }
  }

  private func check(source parts: [String], as path: String) throws(Refusal) {
    try checkNoneIsHidden(parts, as: path)
    guard parts.last?.lowercased().hasSuffix(".swift") == true, !PackageFile.isManifest(parts.last ?? "") else {
      throw Refusal(path: path, reason: "it is not a Swift test file")
    }
    let exists: Bool
    do throws(PlainFile.Refusal) {
      exists = try PlainFile.exists(parts, below: root)
    } catch {
      throw Refusal(path: path, reason: error.reason)
    }
    if !exists { throw Refusal(path: path, reason: "the file does not exist") }
  }

  private func checkNoneIsHidden(_ parts: [String], as path: String) throws(Refusal) {
    guard let hidden = parts.first(where: PackageFile.isHidden) else { return }
    throw Refusal(path: path, reason: "\(VisibleText.line(hidden)) is a hidden file or folder")
  }

  /// Whether a file name is valid for a snapshot of the entry's format.
  private func hasExtension(of entry: LedgerEntry, _ name: String, isOwn: Bool) -> Bool {
    // A test chose the whole name, and its package's own run says so.
    if isOwn, entry.place != nil { return true }
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = words.last, words.count > 1 || omitsFirstNumber && entry.format.isEmpty else { return false }
    guard entry.format.isEmpty else {
      return last == entry.format && (isOwn || ReferenceExtension.usual.contains(last) || extensions.contains(last))
    }
    // Without an extension, the file is named after the test and the snapshot.
    let test = ReferenceName.sanitized(entry.test)
    let named = omitsFirstNumber ? words : words.dropLast()
    return !ReferenceExtension.isCode(last) && !test.isEmpty && named.prefix(2).contains(test)
  }
}
