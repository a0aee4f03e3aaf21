import Foundation

/// Notices changes of the files of a package, by comparing sizes and modification times.
///
/// Polling works on every file system, in containers and on network drives. Reading the attributes of a thousand files takes a
/// few milliseconds.
struct SourceWatcher: Sendable {
  /// The files of a package at one time.
  struct Snapshot: Hashable, Sendable {
    fileprivate struct File: Hashable, Sendable {
      var size: Int64
      var seconds: Int
      var nanoseconds: Int
      var node: UInt64
    }

    fileprivate var files: [String: File] = [:]

    /// Whether the project must be read again: a file was added, deleted or moved, or one that names the files has changed.
    func changesProject(since earlier: Snapshot) -> Bool {
      files.count != earlier.files.count
        || files.contains { path, file in
          guard let known = earlier.files[path] else { return true }
          return known != file && Self.isManifest(path)
        }
    }

    /// The absolute paths of all files.
    var paths: some Sequence<String> { files.keys }

    /// The absolute paths of the files that were added, deleted or edited.
    func changedPaths(since earlier: Snapshot) -> Set<String> {
      let added = files.filter { earlier.files[$0.key] != $0.value }.keys
      let deleted = earlier.files.keys.filter { files[$0] == nil }
      return Set(added).union(deleted)
    }

    private static func isManifest(_ path: String) -> Bool {
      let name = (path as NSString).lastPathComponent
      return ["Package.swift", "Package.resolved", "project.pbxproj"].contains(name) || name.hasPrefix("Package@swift-")
    }
  }

  /// The shortest time between two readings of the attributes.
  private static let interval: Duration = .milliseconds(100)
  /// Folders that are not sources: references are written by tests.
  private static let ignored: Set<String> = ["__Snapshots__", "node_modules", "DerivedData"]

  private let folders: [String]

  init(packageRoot: String) { self.init(folders: [packageRoot]) }

  init(folders: [String]) { self.folders = folders }

  /// Returns the current files, without hidden ones.
  func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    for folder in folders { read(folder, into: &snapshot) }
    return snapshot
  }

  /// Waits until the files differ from earlier ones, and have not changed for one interval: editors write several files.
  ///
  /// Between two readings it waits 19 times as long as reading takes, so that it uses at most 5 % of a processor.
  ///
  /// - Parameter isEnded: Whether to stop waiting.
  /// - Returns: The files after the change; `nil` if the wait ended without one.
  /// - Throws: `CancellationError`.
  @discardableResult
  func waitForChange(since earlier: Snapshot, unless isEnded: () -> Bool = { false }) async throws -> Snapshot? {
    var last = earlier
    var pause = Self.interval
    while !isEnded() {
      try await Task.sleep(for: pause)
      let start = ContinuousClock.now
      let current = snapshot()
      pause = max(Self.interval, (ContinuousClock.now - start) * 19)
      if current == last, current != earlier { return current }
      last = current
    }
    return nil
  }

  private func read(_ folder: String, into snapshot: inout Snapshot) {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix("."), !Self.ignored.contains(name) else { continue }
      let path = folder + "/" + name
      var attributes = stat()
      // Links are not followed, so that a link to a parent folder ends.
      guard lstat(path, &attributes) == 0 else { continue }
      switch attributes.st_mode & S_IFMT {
      case S_IFDIR: read(path, into: &snapshot)
      case S_IFREG: snapshot.files[path] = Snapshot.File(attributes)
      default: break
      }
    }
  }
}

extension SourceWatcher.Snapshot.File {
  fileprivate init(_ attributes: stat) {
    size = Int64(attributes.st_size)
    node = UInt64(attributes.st_ino)
    #if canImport(Darwin)
      seconds = attributes.st_mtimespec.tv_sec
      nanoseconds = attributes.st_mtimespec.tv_nsec
    #else
      seconds = attributes.st_mtim.tv_sec
      nanoseconds = attributes.st_mtim.tv_nsec
    #endif
  }
}
