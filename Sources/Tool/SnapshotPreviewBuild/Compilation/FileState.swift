import Foundation

/// A file at the time of a build.
struct FileState {
  var stamp: String
  /// The source, if it has changed since the earlier state.
  var source: String?
  /// What other files depend on.
  var interface: [UInt8] = []

  init(_ path: String, earlier: FileState?) {
    stamp = Self.stamp(path)
    guard path.hasSuffix(".swift") else { return }
    if let earlier, earlier.stamp == stamp {
      interface = earlier.interface
    } else if let data = FileManager.default.contents(atPath: path) {
      let text = String(decoding: data, as: UTF8.self)
      source = text
      interface = InterfaceText.of(text)
    }
  }

  /// Returns a text that changes when a file is written.
  static func stamp(_ path: String) -> String {
    var attributes = stat()
    guard stat(path, &attributes) == 0 else { return "absent" }
    #if canImport(Darwin)
      let time = attributes.st_mtimespec
    #else
      let time = attributes.st_mtim
    #endif
    return "\(attributes.st_size) \(time.tv_sec).\(time.tv_nsec) \(attributes.st_ino)"
  }
}
