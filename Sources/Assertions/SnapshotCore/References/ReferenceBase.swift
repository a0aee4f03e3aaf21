import SnapshotFoundation
import SnapshotWorkspace

/// The folder that the path of an existing file or folder is relative to.
public enum ReferenceBase: Hashable, Sendable {
  /// The folder of the test's file.
  case testFile
  /// The folder of the package: the nearest one above the test's file with a `Package.swift` or, without one, with a
  /// `.snapshot.yml`.
  case package
}

extension PackageFile {
  /// Creates the file that a test chooses.
  init(_ path: String, relativeTo base: ReferenceBase, from source: TestSourceFile) throws(ReferenceError) {
    let package: ReferencePackage
    do throws(ReferenceSettingsError) {
      package = try source.package.get()
    } catch {
      throw .invalidSettings(error)
    }
    guard let root = package.root else { throw .placeWithoutPackage(path: path) }
    do throws(Refusal) {
      try self.init(path, from: base == .package ? root : source.folder, in: root)
    } catch {
      throw .invalidPlace(path: path, reason: error.description)
    }
    guard self.path != source.path else {
      throw .invalidPlace(path: path, reason: "it is the source of the test")
    }
  }
}
