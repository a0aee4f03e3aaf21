import Foundation

/// The files in a folder by relative path, without hidden files.
struct FileTree {
  /// A closure that reads each file, by relative path.
  var contents: [String: @Sendable () throws -> Data]

  var paths: [String] { contents.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  func data(at path: String) throws -> Data? { try contents[path].map { try $0() } }

  fileprivate static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}

extension FileTree {
  /// Creates the tree of a folder on disk. Doesn't follow symbolic links.
  init(folder: String) throws {
    guard let paths = FileManager.default.enumerator(atPath: folder) else {
      throw CommandError(.inputOutput, "Cannot read the folder \(folder). Check its permissions.")
    }
    contents = [:]
    while let path = paths.nextObject() as? String {
      let isFile = paths.fileAttributes?[.type] as? FileAttributeType == .typeRegular
      guard isFile, !FileTree.isHidden(path) else { continue }
      let whole = folder + "/" + path
      contents[path] = { try DiffFile.read(whole) }
    }
  }
}

extension FileTree {
  /// Creates the tree of a folder in a git revision, with all files or only one.
  init(folder: String, revision: String, only name: String? = nil) async throws {
    let commit = try await FileTree.commit(revision, folder: folder)
    let listing = try await Git.output(
      ["ls-tree", "-r", "-z", commit, name.map { "./" + $0 } ?? "."], in: folder)
    var objects: [(path: String, object: String)] = []
    for entry in listing.split(separator: 0) {
      let line = String(decoding: entry, as: UTF8.self)
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let fields = line[..<tab].split(separator: " ")
      let path = String(line[line.index(after: tab)...])
      guard fields.count == 3, fields[1] == "blob", fields[0] != "120000", !FileTree.isHidden(path) else { continue }
      objects.append((path, String(fields[2])))
    }
    let known = try await Git.contents(of: objects.map(\.object), in: folder)
    contents = [:]
    for (path, object) in objects {
      guard let data = known[object] else {
        throw CommandError(.inputOutput, "git cannot read \(path) (object \(object)) of revision \(revision).")
      }
      contents[path] = { data }
    }
  }

  private static func commit(_ revision: String, folder: String) async throws -> String {
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
    let answer = try await Git.run(arguments, in: folder)
    guard answer.isSuccess, !answer.line.isEmpty else {
      throw CommandError(
        .noSuchKey,
        "Unknown git revision \(revision) in \(folder). Specify a commit, branch or tag, such as --against main.")
    }
    return answer.line
  }
}
