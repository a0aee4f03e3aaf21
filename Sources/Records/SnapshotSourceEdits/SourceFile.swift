import Foundation
import SnapshotWorkspace

/// The time of the last change of a file, in the resolution of the file system.
package struct FileTime: Hashable, Comparable, Sendable, Codable {
  package var seconds: Int
  package var nanoseconds: Int

  package init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Returns the time of a file, or `nil` if there is no file.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  package static func < (a: FileTime, b: FileTime) -> Bool {
    (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
  }
}

/// The contents of a source file. Writing replaces the whole file or nothing.
struct SourceFile {
  var bytes: [UInt8]
  var time: FileTime

  static func size(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  static func read(_ path: String) throws(SourceEditError) -> SourceFile {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      throw .unreadable(path: path, reason: reason)
    }
    defer { close(descriptor) }
    do throws(PlainFile.Refusal) {
      let contents = try PlainFile.contents(of: descriptor, path: path, limit: .max)
      return SourceFile(bytes: Array(contents), time: FileTime(status))
    } catch {
      if case .notARegularFile = error { throw .unreadable(path: path, reason: "it is not a regular file") }
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Replaces the contents of the file. Its mode and its owner stay the same.
  static func write(_ bytes: [UInt8], to path: String) throws(SourceEditError) {
    do throws(WholeFile.Failure) {
      try WholeFile.write(bytes, to: path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  static func append(_ bytes: [UInt8], to path: String) throws(SourceEditError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: String(cString: strerror(errno))) }
    var failure = WholeFile.write(bytes, to: descriptor)
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw .unwritable(path: path, reason: String(cString: strerror(failure))) }
  }

  static func makeFolder(_ folder: String) throws(SourceEditError) {
    guard access(folder, F_OK) != 0 else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder, reason: error.localizedDescription)
    }
  }
}
