import Foundation
import SnapshotFoundation
import SnapshotWorkspace

/// References that are part of the repository, but that a sparse checkout leaves out. They are not missing: recording one
/// would replace a committed reference that nobody has seen.
enum SparseCheckout {
  /// Returns the command that checks out a reference; `nil` if the reference is really missing.
  ///
  /// Runs git, but only for a missing reference in a sparse checkout.
  static func command(for reference: String) -> String? {
    guard let root = GitCheckout.root(of: reference), isSparse(root), reference.hasPrefix(root + "/") else {
      return nil
    }
    let path = String(reference.dropFirst(root.utf8.count + 1))
    guard isLeftOut(path, in: root) else { return nil }
    return "git -C \(ShellText.quote(root)) sparse-checkout add "
      + ShellText.quote((path as NSString).deletingLastPathComponent)
  }

  private static let known = Locked<[String: Bool]>([:])

  private static func isSparse(_ root: String) -> Bool {
    known.withLock { known in
      if let isSparse = known[root] { return isSparse }
      let rules = GitCheckout.dataFolder(of: root).map { $0 + "/info/sparse-checkout" }
      let isSparse = rules.map { access($0, F_OK) == 0 } ?? false
      known[root] = isSparse
      return isSparse
    }
  }

  /// Whether the index has the file with the mark "skip worktree".
  private static func isLeftOut(_ path: String, in root: String) -> Bool {
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "--literal-pathspecs", "-C", root, "ls-files", "-t", "-z", "--", path]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      let text = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return text.starts(with: Data("S ".utf8))
    #else
      return false
    #endif
  }
}
