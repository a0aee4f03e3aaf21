import Foundation

/// Reads files to compare.
enum DiffFile {
  static func absolute(_ path: String) -> String {
    // NB: avoids URL for plain paths: the first URL of a process takes as long as comparing two hashes.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isPlain = !path.isEmpty && parts.dropFirst().allSatisfy { !$0.isEmpty } && !parts.contains { $0.first == 0x2E }
    guard isPlain else { return URL(fileURLWithPath: path).standardizedFileURL.path }
    return path.utf8.first == UInt8(ascii: "/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  enum Kind { case absent, file, folder }

  static func kind(_ path: String) -> Kind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return .absent }
    return isFolder.boolValue ? .folder : .file
  }

  static func read(_ path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError(.inputOutput, "Cannot read \(path). Check the file's permissions.")
    }
    return data
  }
}
