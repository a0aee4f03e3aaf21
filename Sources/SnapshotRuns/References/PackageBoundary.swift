import Foundation
import SnapshotLedger

/// The package of whoever runs the command, and which of its files a run may name.
///
/// A run may have been made on another machine, or by someone who means harm: its paths are looked up in this package, and
/// what they lead to must be a reference, or a test with references in its source, that nothing but folders lead to. Whatever
/// reads, writes or deletes a reference asks here first.
package struct PackageBoundary: Hashable, Sendable {
  /// The package's folder, absolute.
  package let root: String
  /// Folders of references besides those named `__Snapshots__`, relative to the package.
  private let folders: [[String]]
  /// Path extensions of references besides the usual ones.
  private let extensions: Set<String>
  /// The root as paths may begin: as it was given, and without symbolic links.
  private let spellings: [String]

  /// - Parameters:
  ///   - folders: What the package's configuration says of folders of references.
  ///   - extensions: What it says of their path extensions.
  package init(root: String, folders: [String] = [], extensions: [String] = []) {
    var root = root
    while root.utf8.count > 1, root.utf8.last == UInt8(ascii: "/") { root.removeLast() }
    self.root = root
    self.folders = folders.compactMap { folder in
      PlainFile.parts(of: folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    }
    self.extensions = Set(extensions.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 })
    let canonical = realpath(root, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    spellings = [root] + (canonical.map { $0 == root ? [] : [$0] } ?? [])
  }

  /// Why a path is refused.
  package struct Refusal: Error, Hashable, Sendable {
    package var path: String
    /// A clause that says what is wrong.
    package var reason: String
  }

  // MARK: What an entry names

  /// The path of an entry's reference in this package. There need not be a file.
  ///
  /// - Parameter origin: The package's folder where the run was made, as the run says; empty where it says nothing.
  package func reference(of entry: LedgerEntry, madeIn origin: String) throws(Refusal) -> String {
    let parts = try parts(of: entry.reference, named: entry, madeIn: origin)
    try check(reference: parts, as: entry.reference)
    guard hasExtension(of: entry, parts.last ?? "") else {
      let found = (parts.last ?? "").split(separator: ".").last.map(String.init) ?? ""
      throw Refusal(
        path: entry.reference,
        reason: entry.format == found
          ? "\(VisibleText.line(found)) is not the extension of a snapshot; add it to references.extensions in .snapshot.yml"
          : "its name does not fit a snapshot of the format \"\(VisibleText.line(entry.format))\"")
    }
    return path(parts)
  }

  /// The path of an entry's test in this package, whose source holds the reference.
  package func source(of entry: LedgerEntry, madeIn origin: String) throws(Refusal) -> String {
    let parts = try parts(of: entry.file, named: entry, madeIn: origin)
    try check(source: parts, as: entry.file)
    return path(parts)
  }

  /// The path of an entry's reference in this package by its letters alone; `nil` where it is none. For telling files apart,
  /// not for reading or writing them.
  func location(of entry: LedgerEntry, madeIn origin: String) -> String? {
    guard let parts = try? parts(of: entry.reference, named: entry, madeIn: origin) else { return nil }
    return path(parts)
  }

  // MARK: What the caller's own records name

  /// Checks a path that a command on this machine noted or found, before it is written or deleted again. Sources are never
  /// deleted.
  package func check(own path: String, deletes: Bool) throws(Refusal) {
    guard let parts = own(path) else { throw Refusal(path: path, reason: "it is not in the package \(root)") }
    let ending = (parts.last ?? "").split(separator: ".").last.map(String.init) ?? ""
    if ending == "swift", !deletes, !extensions.contains(ending) { return try check(source: parts, as: path) }
    try check(reference: parts, as: path)
    guard !SnapshotExtension.isCode(ending) || extensions.contains(ending) else {
      throw Refusal(path: path, reason: "\(VisibleText.line(ending)) is not the extension of a snapshot")
    }
  }

  // MARK: -

  private func path(_ parts: [String]) -> String { root + "/" + parts.joined(separator: "/") }

  private func own(_ path: String) -> [String]? {
    spellings.lazy.compactMap { PackageBoundary.parts(of: path, below: $0) }.first
  }

  private static func parts(of path: String, below root: String) -> [String]? {
    let beginning = root + "/"
    guard path.utf8.starts(with: beginning.utf8) else { return nil }
    return PlainFile.parts(of: String(decoding: path.utf8.dropFirst(beginning.utf8.count), as: UTF8.self))
  }

  /// Where a path of the run is in this package. A run of another folder must be of tests that are here too.
  private func parts(of path: String, named entry: LedgerEntry, madeIn origin: String) throws(Refusal) -> [String] {
    if let parts = own(path) { return parts }
    guard let elsewhere = self.origin(of: entry, claimed: origin),
      let parts = PackageBoundary.parts(of: path, below: elsewhere)
    else { throw Refusal(path: path, reason: "it is not in the package \(root)") }
    guard let test = PackageBoundary.parts(of: entry.file, below: elsewhere) ?? own(entry.file), isTest(test) else {
      throw Refusal(path: path, reason: "its test \(VisibleText.line(entry.file)) is not in the package \(root)")
    }
    return parts
  }

  /// The package's folder where an entry was made: what the run says of it, or else what stands before the path of a test
  /// that this package has too.
  private func origin(of entry: LedgerEntry, claimed: String) -> String? {
    var claimed = claimed
    while claimed.utf8.last == UInt8(ascii: "/") { claimed.removeLast() }
    if claimed.utf8.first == UInt8(ascii: "/") { return claimed }
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
    let above = parts.dropLast()
    try checkNoneIsHidden(parts, as: path)
    guard above.contains("__Snapshots__") || folders.contains(where: { above.starts(with: $0) }) else {
      throw Refusal(
        path: path,
        reason:
          "it is not in a folder named __Snapshots__, nor in one that .snapshot.yml lists under references.folders")
    }
    do throws(PlainFile.Refusal) {
      _ = try PlainFile.exists(parts, below: root)
    } catch {
      throw Refusal(path: path, reason: error.reason)
    }
  }

  private func check(source parts: [String], as path: String) throws(Refusal) {
    try checkNoneIsHidden(parts, as: path)
    let name = (parts.last ?? "").lowercased()
    guard name.hasSuffix(".swift"), name != "package.swift", !name.hasPrefix("package@") else {
      throw Refusal(path: path, reason: "it is not the source of a test")
    }
    let exists: Bool
    do throws(PlainFile.Refusal) {
      exists = try PlainFile.exists(parts, below: root)
    } catch {
      throw Refusal(path: path, reason: error.reason)
    }
    if !exists { throw Refusal(path: path, reason: "there is no such file") }
  }

  private func checkNoneIsHidden(_ parts: [String], as path: String) throws(Refusal) {
    guard let hidden = parts.first(where: PackageBoundary.isHidden) else { return }
    throw Refusal(path: path, reason: "\(VisibleText.line(hidden)) begins with a dot")
  }

  /// Some disks pass over what is not visible in a name, and take characters that are compatible for one.
  private static func isHidden(_ name: String) -> Bool {
    let visible = name.unicodeScalars.first {
      !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace
    }
    return visible.map { [".", "\u{2024}", "\u{2025}", "\u{2026}", "\u{FE52}", "\u{FF0E}"].contains($0) } ?? true
  }

  /// Whether a file's name is one that a snapshot of the entry's format has.
  private func hasExtension(of entry: LedgerEntry, _ name: String) -> Bool {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1, let last = words.last else { return false }
    guard entry.format.isEmpty else {
      return last == entry.format && (SnapshotExtension.usual.contains(last) || extensions.contains(last))
    }
    // Without an extension the name ends in the snapshot's own, behind that of its test.
    let test = ReferenceName.sanitized(entry.test)
    return !SnapshotExtension.isCode(last) && !test.isEmpty && words.dropLast().prefix(2).contains(test)
  }
}

/// The path extensions of references.
enum SnapshotExtension {
  /// Formats of data: nothing that a compiler, a shell or an interpreter takes for code where it lies.
  static let usual: Set<String> = [
    "avif", "bmp", "css", "csv", "dat", "data", "diff", "dot", "gif", "graphql", "heic", "html", "jpeg", "jpg", "json",
    "jsonl", "log", "md", "ndjson", "patch", "pdf", "plist", "png", "scss", "snap", "sql", "strings", "svg", "text",
    "tiff", "tokens", "toml", "tsv", "txt", "webp", "xml", "yaml", "yml",
  ]

  private static let code: Set<String> = [
    "a", "asm", "bash", "bat", "c", "cc", "cjs", "cmake", "cmd", "command", "cpp", "csh", "cxx", "desktop", "dll",
    "dylib",
    "exe", "fish", "go", "gyb", "h", "hh", "hpp", "hs", "hxx", "inc", "java", "js", "jsx", "kt", "ksh", "lock", "lua",
    "m",
    "mak", "metal", "mjs", "mk", "mm", "modulemap", "o", "php", "pl", "pm", "ps1", "py", "pyc", "rb", "resolved", "rs",
    "s",
    "scpt", "service", "sh", "so", "swift", "swiftmodule", "tcl", "tool", "ts", "tsx", "vbs", "wasm", "workflow", "xpm",
    "zsh",
  ]

  static func isCode(_ pathExtension: String) -> Bool { code.contains(pathExtension.lowercased()) }
}
