import Foundation
import SnapshotLedger

/// When a file was last changed, as exactly as the file system tells.
public struct FileTime: Hashable, Comparable, Sendable, Codable {
  public var seconds: Int
  public var nanoseconds: Int

  public init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The time of a file; `nil` where there is none.
  public init?(of path: String) {
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

  public static func < (a: FileTime, b: FileTime) -> Bool {
    (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
  }
}

/// A source file: read whole, and written whole or not at all.
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
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    var failure: Int32 = 0
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if read < 0, errno == EINTR { continue }
        if read < 0 { failure = errno }
        guard read > 0 else { break }
        count += read
      }
    }
    guard failure == 0 else { throw .unreadable(path: path, reason: String(cString: strerror(failure))) }
    return SourceFile(bytes: bytes, time: FileTime(status))
  }

  /// Writes the file whole or not at all; an older file's mode and owner stay.
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
