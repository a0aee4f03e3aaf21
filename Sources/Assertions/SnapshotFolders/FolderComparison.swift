import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

/// The files in which a generated folder and a folder of the repository differ.
struct FolderComparison {
  enum Change: Equatable {
    /// Generated, but not in the folder of the repository.
    case missing
    /// In the folder of the repository, but not generated.
    case surplus
    case changed
    /// The contents are equal, but only one of the files is executable.
    case executableBit
  }

  struct Item {
    /// The path relative to the folders.
    var path: String
    var change: Change
    /// The generated file; `nil` if it is surplus.
    var new: Data?
    /// Whether the generated file is executable; `nil` if it does not matter.
    var isExecutable: Bool?
  }

  /// The differences, in the order of their paths.
  private(set) var items: [Item] = []
  /// The paths of the files that are equal.
  private(set) var equal: [String] = []

  /// - Throws: ``ReferenceError`` if a folder has something that cannot be compared.
  init(
    of generated: GeneratedFolder, with folder: PackageFile, excluding patterns: [PathPattern], options: FolderOptions
  ) throws(ReferenceError) {
    let reference = try Self.reference(folder, patterns)
    let problems =
      generated.problems.map { Self.problem(Self.generatedName($0.path), $0.reason) }
      + reference.problems.map { Self.problem(folder.relativePath + "/" + $0.path, $0.reason) }
    guard problems.isEmpty else { throw .uncomparableFiles(path: folder.path, problems: problems) }
    let diffing = Diffing.file(ignoringLineEndings: options.contains(.ignoringLineEndings))
    for path in Set(generated.files.keys).union(reference.files.keys).sorted() {
      guard let new = generated.files[path] else {
        items.append(Item(path: path, change: .surplus))
        continue
      }
      let data = try Self.reading(Self.generatedName(path), in: folder) { () throws(PlainFile.Refusal) in try new.read()
      }
      let isExecutable = options.contains(.ignoringExecutableBits) ? nil : new.isExecutable
      guard let old = reference.files[path] else {
        items.append(Item(path: path, change: .missing, new: data, isExecutable: isExecutable))
        continue
      }
      if try !Self.isEqual(data, path, old, in: folder, diffing) {
        items.append(Item(path: path, change: .changed, new: data, isExecutable: isExecutable))
      } else if let isExecutable, isExecutable != old.isExecutable {
        items.append(Item(path: path, change: .executableBit, new: data, isExecutable: isExecutable))
      } else {
        equal.append(path)
      }
    }
  }

  private static func reference(_ folder: PackageFile, _ patterns: [PathPattern]) throws(ReferenceError) -> FolderFiles
  {
    var path = folder.root
    for part in folder.parts {
      path += "/" + part
      var status = stat()
      guard lstat(path, &status) == 0 else {
        // A folder that does not exist yet has no files.
        if errno == ENOENT { return FolderFiles() }
        throw .unreadable(path: folder.path, reason: String(cString: strerror(errno)))
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: continue
      case S_IFLNK: throw .invalidPlace(path: folder.path, reason: PlainFile.Refusal.symbolicLink(path).reason)
      default: throw .invalidPlace(path: folder.path, reason: PlainFile.Refusal.notAFolder(path).reason)
      }
    }
    return FolderFiles(in: folder.path, hidden: .skipped) { path, isFolder in
      patterns.contains { $0.matches(path, isFolder: isFolder) }
    }
  }

  private static func isEqual(
    _ new: Data, _ path: String, _ old: FolderFiles.File, in folder: PackageFile, _ diffing: Diffing<Data>
  ) throws(ReferenceError) -> Bool {
    let file = PackageFile(path, in: folder)
    let reference = try reading(file.relativePath, in: folder) { () throws(PlainFile.Refusal) in
      guard let data = try PlainFile.read(file.parts, below: file.root, limit: RunFolder.largestArtifact) else {
        throw .unreadable("it was deleted during the comparison; wait until nothing writes to the folder")
      }
      return data
    }
    return diffing.matches(new, reference)
  }

  private static func generatedName(_ path: String) -> String { path + " in the generated folder" }

  private static func problem(_ name: String, _ reason: String) -> String { "\(VisibleText.line(name)): \(reason)" }

  private static func reading(
    _ name: String, in folder: PackageFile, _ read: () throws(PlainFile.Refusal) -> Data
  ) throws(ReferenceError) -> Data {
    do throws(PlainFile.Refusal) {
      return try read()
    } catch {
      throw .uncomparableFiles(path: folder.path, problems: [problem(name, error.reason)])
    }
  }
}

extension PackageFile {
  /// Creates the file at a path below a folder of the package. The path was checked before.
  init(_ path: String, in folder: PackageFile) {
    self = folder
    parts += path.split(separator: "/").map(String.init)
  }
}
