import Foundation
import SnapshotFoundation

/// The details of files that a directory tree shows in addition to their names.
public struct DirectoryDetails: OptionSet, Hashable, Sendable {
  /// The raw value of the option set.
  public let rawValue: Int
  /// Creates an option set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The number of bytes of each file.
  public static let sizes = DirectoryDetails(rawValue: 1 << 0)
  /// The permissions as four octal digits, such as `0644`. Those of new files depend on the process's umask.
  public static let permissions = DirectoryDetails(rawValue: 1 << 1)
  /// The SHA-256 of each file's content.
  public static let hashes = DirectoryDetails(rawValue: 1 << 2)
}

/// The lines of a directory and its subdirectories.
///
/// Names are sorted by their bytes. Symbolic links are shown but not followed. Only files have sizes and hashes.
struct DirectoryTree {
  var details: DirectoryDetails

  /// The maximum depth of directories, which exceeds that of any path.
  private static let deepest = 512

  /// Returns the lines of a directory.
  ///
  /// - Throws: ``DirectoryError`` with the path that cannot be read.
  func text(of root: String) throws(DirectoryError) -> String {
    var lines: [String] = []
    try append(Array(root.utf8), depth: 0, to: &lines)
    return lines.map { $0 + "\n" }.joined()
  }

  private func append(_ folder: [UInt8], depth: Int, to lines: inout [String]) throws(DirectoryError) {
    guard depth < Self.deepest else { throw DirectoryError(path: folder, reason: "directories nest too deeply") }
    for name in try Self.names(in: folder) {
      let path = folder + [UInt8(ascii: "/")] + name
      var status = stat()
      guard lstat(Self.cString(path), &status) == 0 else { throw DirectoryError(path: path) }
      var line = String(repeating: "  ", count: depth) + Self.text(name)
      let kind = status.st_mode & S_IFMT
      switch kind {
      case S_IFDIR: line += "/"
      case S_IFLNK: line += " -> " + Self.text(try Self.target(of: path))
      case S_IFREG: break
      case S_IFIFO: line += " (pipe)"
      case S_IFSOCK: line += " (socket)"
      default: line += " (device)"
      }
      if details.contains(.permissions), kind != S_IFLNK {
        let digits = String(status.st_mode & 0o7777, radix: 8)
        line += "  " + String(repeating: "0", count: 4 - digits.count) + digits
      }
      if kind == S_IFREG {
        if details.contains(.sizes) { line += status.st_size == 1 ? "  1 byte" : "  \(status.st_size) bytes" }
        if details.contains(.hashes) { line += "  sha256:" + (try Self.hash(of: path)) }
      }
      lines.append(line)
      if kind == S_IFDIR { try append(path, depth: depth + 1, to: &lines) }
    }
  }

  /// Returns the names in a directory, sorted by their bytes.
  private static func names(in folder: [UInt8]) throws(DirectoryError) -> [[UInt8]] {
    guard let stream = opendir(cString(folder)) else { throw DirectoryError(path: folder) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw DirectoryError(path: folder) }
        break
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [UInt8(ascii: ".")], name != [UInt8(ascii: "."), UInt8(ascii: ".")] { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func target(of link: [UInt8]) throws(DirectoryError) -> [UInt8] {
    // Longer than the longest path that systems take.
    var buffer = [CChar](repeating: 0, count: 8192)
    let count = readlink(cString(link), &buffer, buffer.count)
    guard count >= 0 else { throw DirectoryError(path: link) }
    return buffer.prefix(count).map { UInt8(bitPattern: $0) }
  }

  private static func hash(of file: [UInt8]) throws(DirectoryError) -> String {
    let descriptor = open(cString(file), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DirectoryError(path: file) }
    defer { close(descriptor) }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw DirectoryError(path: file) }
      if count == 0 { break }
      content += buffer[..<count]
    }
    return content.withUnsafeBytes { SHA256.hexadecimal(of: $0) }
  }

  /// Returns the text of a name, in which control characters and invalid UTF-8 are escaped.
  private static func text(_ name: [UInt8]) -> String {
    guard let text = String(validUTF8: name) else {
      return name.map { byte in
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\\")
          ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
    }
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case ..<" ", "\\", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": output += scalar.escaped(asASCII: true)
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  private static func cString(_ path: [UInt8]) -> [CChar] { path.map { CChar(bitPattern: $0) } + [0] }
}

/// An error for a directory or file that cannot be read.
struct DirectoryError: Error, CustomStringConvertible {
  var path: String
  var reason: String

  init(path: [UInt8], reason: String) {
    self.path = String(decoding: path, as: UTF8.self)
    self.reason = reason
  }

  /// Creates an error from `errno`.
  init(path: [UInt8]) {
    let code = errno
    self.init(path: path, reason: Self.reasons[code] ?? "error \(code)")
  }

  /// Messages that, unlike those of the system, do not depend on the locale.
  private static let reasons: [Int32: String] = [
    ENOENT: "no such file or directory", ENOTDIR: "not a directory",
    EACCES: "permission denied", ENAMETOOLONG: "path too long", ELOOP: "too many levels of symbolic links",
    EMFILE: "too many open files",
  ]

  var description: String { "The directory tree cannot be read at \(path): \(reason)." }
}
