import Foundation
import SnapshotWorkspace

/// The environment of `swift test`: the path of a file with the settings of the run.
///
/// Runs one after another use the same path. Runs at the same time use the next free one, because each run keeps its file locked.
final class RunEnvironment {
  /// The variables to set, and those to remove, which have the value `nil`.
  let changes: [String: String?]
  private let descriptor: Int32

  private static let highestNumber = 64

  /// Saves settings for test processes. If no file can be written, as in a read-only package, sets them as variables.
  init(packageRoot: String, settings: [String: String]) {
    // Settings of another run do not apply.
    let none = RunChannel.variables.map { ($0, String?.none) }
    if let (path, descriptor) = Self.save(EnvironmentFile.data(settings), packageRoot: packageRoot) {
      self.descriptor = descriptor
      changes = Dictionary(none + [(RunChannel.environmentFile, path)]) { $1 }
    } else {
      descriptor = -1
      changes = Dictionary(none + [(RunChannel.environmentFile, nil)] + settings.map { ($0, $1) }) { $1 }
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes the first file that no other run has locked.
  private static func save(_ data: Data, packageRoot: String) -> (path: String, descriptor: Int32)? {
    let folder = packageRoot + "/.build/snapshots"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for number in 1...highestNumber {
      let path = folder + "/environment-\(number)"
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { return nil }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        if ftruncate(descriptor, 0) == 0, WholeFile.write(data, to: descriptor) == 0 { return (path, descriptor) }
        close(descriptor)
        return nil
      }
      let isTaken = errno == EWOULDBLOCK
      close(descriptor)
      guard isTaken else { return nil }
    }
    return nil
  }
}
