import Foundation
import SnapshotFoundation

/// Reads regular files whose names come from another machine or from a user.
///
/// Below a given folder no symbolic link is followed. Only regular files are opened, so that reading never waits for a
/// pipe or a device.
package enum PlainFile {
  /// A reason why a file is not read or written.
  package enum Refusal: Error, Hashable, Sendable {
    /// The path is empty or absolute, has an empty component, `.` or `..`, or has control characters.
    case invalidPath
    /// The file, or a folder on its path, is a symbolic link.
    case symbolicLink(String)
    /// A component of the path that must be a folder is something else.
    case notAFolder(String)
    /// The path leads to a folder, a pipe, a socket or a device.
    case notARegularFile(String)
    /// The file is larger than the limit.
    case tooLarge(bytes: Int, limit: Int)
    /// The system reported an error.
    case unreadable(String)
    /// The disk is full.
    case noSpace(String)

    /// The reason as a clause of a sentence.
    package var reason: String {
      switch self {
      case .invalidPath: "it is not a path of a file inside the folder"
      case .symbolicLink(let path): "\(VisibleText.line(path)) is a symbolic link, which is not followed"
      case .notAFolder(let path): "\(VisibleText.line(path)) is not a folder"
      case .notARegularFile(let path): "\(VisibleText.line(path)) is not a regular file"
      case .tooLarge(let bytes, let limit): "it has \(bytes) bytes, which is more than the limit of \(limit)"
      case .unreadable(let reason), .noSpace(let reason): reason
      }
    }
  }

  /// Returns the components of a relative path, or `nil` if the path is not that of a file below a folder.
  ///
  /// Splits by bytes, as the file system does. In Swift, a slash and a combining mark are one character.
  package static func parts(of path: String) -> [String]? {
    guard !path.isEmpty, path.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return nil }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { part in
      String(decoding: part, as: UTF8.self)
    }
    return parts.contains { $0.utf8.isEmpty || isStep($0) } ? nil : parts
  }

  private static func isStep(_ part: String) -> Bool {
    let dot = UInt8(ascii: ".")
    return part.utf8.elementsEqual([dot]) || part.utf8.elementsEqual([dot, dot])
  }

  /// Returns whether there is a regular file at a path below a folder.
  ///
  /// - Throws: ``Refusal`` if there is something else, or if a component of the path is not a folder.
  package static func exists(_ parts: [String], below folder: String, limit: Int = .max) throws(Refusal) -> Bool {
    guard !parts.isEmpty else { throw .invalidPath }
    var path = folder
    for (index, part) in parts.enumerated() {
      path += "/" + part
      var status = stat()
      guard lstat(path, &status) == 0 else {
        if errno == ENOENT { return false }
        throw .unreadable(String(cString: strerror(errno)))
      }
      let isLast = index == parts.count - 1
      switch status.st_mode & S_IFMT {
      case S_IFLNK: throw .symbolicLink(path)
      case S_IFDIR where !isLast: continue
      case S_IFREG where isLast:
        if status.st_size > limit { throw .tooLarge(bytes: Int(status.st_size), limit: limit) }
      default: throw isLast ? .notARegularFile(path) : .notAFolder(path)
      }
    }
    return true
  }

  /// Returns whether the owner may execute a file below a folder; `nil` if there is no file. The last component is not followed.
  package static func isExecutable(_ parts: [String], below folder: String) -> Bool? {
    var status = stat()
    guard lstat(([folder] + parts).joined(separator: "/"), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return status.st_mode & 0o100 != 0
  }

  /// Returns the contents of a file below a folder, or `nil` if there is no file.
  ///
  /// Each folder is opened from its parent, so that no component can be replaced by a link in the meantime.
  package static func read(_ parts: [String], below folder: String, limit: Int) throws(Refusal) -> Data? {
    guard let name = parts.last else { throw .invalidPath }
    guard let current = try openFolder(parts.dropLast(), below: folder, creates: false) else { return nil }
    defer { close(current) }
    let path = ([folder] + parts).joined(separator: "/")
    let descriptor = openat(current, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw refusal(at: path, otherwise: .unreadable(String(cString: strerror(errno))))
    }
    defer { close(descriptor) }
    return try contents(of: descriptor, path: path, limit: limit)
  }

  /// Opens a folder below a folder, each one from its parent. Returns `nil` if it does not exist.
  private static func openFolder(
    _ parts: ArraySlice<String>, below folder: String, creates: Bool
  ) throws(Refusal) -> Int32? {
    var path = folder
    var current = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard current >= 0 else { return nil }
    for part in parts {
      path += "/" + part
      if creates { mkdirat(current, part, 0o777) }
      let next = openat(current, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      let code = errno
      close(current)
      guard next >= 0 else {
        if code == ENOENT { return nil }
        throw refusal(at: path, otherwise: .notAFolder(path))
      }
      current = next
    }
    return current
  }

  /// Writes or deletes a file below a folder, and creates missing folders. No component can be replaced by a link in the
  /// meantime. A new file replaces the whole old one, and keeps its mode and its owner.
  ///
  /// - Parameters:
  ///   - data: The new contents; `nil` to delete the file.
  ///   - isExecutable: Whether the file is executable; `nil` to keep its mode.
  package static func replace(
    _ parts: [String], below folder: String, with data: Data?, isExecutable: Bool? = nil
  ) throws(Refusal) {
    guard let name = parts.last else { throw .invalidPath }
    guard let current = try openFolder(parts.dropLast(), below: folder, creates: data != nil) else {
      if data == nil { return }
      throw .unreadable(String(cString: strerror(ENOENT)))
    }
    defer { close(current) }
    guard let data else {
      if unlinkat(current, name, 0) != 0, errno != ENOENT { throw .unreadable(String(cString: strerror(errno))) }
      return
    }
    do throws(WholeFile.Failure) {
      try WholeFile.write(data, named: name, in: current, isExecutable: isExecutable)
    } catch {
      switch error.code {
      case ELOOP: throw .symbolicLink(([folder] + parts).joined(separator: "/"))
      case ENOSPC, EDQUOT: throw .noSpace(error.reason)
      default: throw .unreadable(error.reason)
      }
    }
  }

  /// Returns the contents of a file that the caller names, following symbolic links, or `nil` if there is no file.
  package static func read(_ path: String, limit: Int) throws(Refusal) -> Data? {
    // NB: without `O_NONBLOCK`, opening a pipe would wait for its writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .unreadable(String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    return try contents(of: descriptor, path: path, limit: limit)
  }

  private static func refusal(at path: String, otherwise: Refusal) -> Refusal {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK ? .symbolicLink(path) : otherwise
  }

  /// Called with the path of each file that is read, so that tests can count reads.
  @TaskLocal package static var didRead: (@Sendable (String) -> Void)?

  /// Returns the contents of an open file; throws if it is not a regular file.
  package static func contents(of descriptor: Int32, path: String, limit: Int) throws(Refusal) -> Data {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile(path) }
    guard status.st_size <= limit else { throw .tooLarge(bytes: Int(status.st_size), limit: limit) }
    let size = Int(status.st_size)
    guard let bytes = malloc(max(1, size)) else { throw .unreadable(String(cString: strerror(ENOMEM))) }
    var filled = 0
    while filled < size {
      let count = Foundation.read(descriptor, bytes + filled, size - filled)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        let reason = String(cString: strerror(errno))
        free(bytes)
        throw .unreadable(reason)
      }
      guard count > 0 else { break }
      filled += count
    }
    didRead?(path)
    return Data(bytesNoCopy: bytes, count: filled, deallocator: .free)
  }
}
