import Foundation

/// A file below a folder, reached through nothing but folders: how files are looked at and read whose names come from somewhere
/// else. No symbolic link below the folder is followed, and nothing but a regular file is opened, so that no pipe and no device
/// is waited for.
package enum PlainFile {
  /// Why a file is not read or written.
  package enum Refusal: Error, Hashable, Sendable {
    /// No path of a file below a folder: it is empty or absolute, has empty parts or steps up, or holds control characters.
    case invalidPath
    /// A symbolic link is on the way, or in the file's place.
    case symbolicLink(String)
    /// A file stands where a folder should be.
    case notAFolder(String)
    /// A folder, a pipe, a socket or a device is in the file's place.
    case notARegularFile(String)
    case tooLarge(bytes: Int, limit: Int)
    case unreadable(String)

    /// A clause that says what is wrong.
    package var reason: String {
      switch self {
      case .invalidPath: "it is not a path of a file inside the folder"
      case .symbolicLink(let path): "\(VisibleText.line(path)) is a symbolic link, which is not followed"
      case .notAFolder(let path): "\(VisibleText.line(path)) is not a folder"
      case .notARegularFile(let path): "\(VisibleText.line(path)) is not a regular file"
      case .tooLarge(let bytes, let limit): "it has \(bytes) bytes; at most \(limit) are read"
      case .unreadable(let reason): reason
      }
    }
  }

  /// The parts of a relative path; `nil` where it is not one of a file below a folder.
  ///
  /// Goes by bytes, as the file system does: to Swift, a slash and a combining mark are one character.
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

  /// Whether a regular file is at a path below a folder; false where nothing is.
  ///
  /// - Throws: ``Refusal`` where something else is there, or where the way leads through something other than folders.
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

  /// The bytes of a file below a folder; `nil` where there is none.
  ///
  /// Each folder is opened from the one above, so that nothing on the way can be exchanged for a link meanwhile.
  package static func read(_ parts: [String], below folder: String, limit: Int) throws(Refusal) -> Data? {
    guard let name = parts.last else { throw .invalidPath }
    var path = folder
    var current = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard current >= 0 else { return nil }
    defer { close(current) }
    for part in parts.dropLast() {
      path += "/" + part
      let next = openat(current, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard next >= 0 else {
        if errno == ENOENT { return nil }
        throw refusal(at: path, otherwise: .notAFolder(path))
      }
      close(current)
      current = next
    }
    path += "/" + name
    let descriptor = openat(current, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw refusal(at: path, otherwise: .unreadable(String(cString: strerror(errno))))
    }
    defer { close(descriptor) }
    return try bytes(of: descriptor, path: path, limit: limit)
  }

  /// The bytes of a file that the caller names, through any links; `nil` where there is none.
  package static func read(_ path: String, limit: Int) throws(Refusal) -> Data? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .unreadable(String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    return try bytes(of: descriptor, path: path, limit: limit)
  }

  private static func refusal(at path: String, otherwise: Refusal) -> Refusal {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK ? .symbolicLink(path) : otherwise
  }

  private static func bytes(of descriptor: Int32, path: String, limit: Int) throws(Refusal) -> Data {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile(path) }
    guard status.st_size <= limit else { throw .tooLarge(bytes: Int(status.st_size), limit: limit) }
    var data = Data(count: Int(status.st_size))
    var filled = 0
    while filled < data.count {
      let count = data.withUnsafeMutableBytes { bytes in
        Foundation.read(descriptor, bytes.baseAddress.map { $0 + filled }, bytes.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
      guard count > 0 else { break }
      filled += count
    }
    return filled == data.count ? data : data.prefix(filled)
  }
}
