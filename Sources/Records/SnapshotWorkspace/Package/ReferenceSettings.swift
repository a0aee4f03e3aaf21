import Foundation
import SnapshotFoundation

/// The settings of a package that decide where its tests store references: the section `references` of `.snapshot.yml`.
///
/// Tests and the command line tool read the same file, so that `swift test` and `snapshot verify` agree.
package struct ReferenceSettings: Hashable, Sendable {
  /// The folder of all references, relative to the package; `nil` for `__Snapshots__` beside each test file.
  package var directory: String?
  /// Whether the first unnamed snapshot of a test has no number: `test.txt` instead of `test.1.txt`.
  package var omitsFirstNumber = false
  /// Whether names that are passed as `named:` replace the case of a parameterized test, as in swift-snapshot-testing:
  /// `test.name.txt` instead of `test.case.name.txt`.
  package var omitsCase = false

  package init(directory: String? = nil, omitsFirstNumber: Bool = false, omitsCase: Bool = false) {
    self.directory = directory
    self.omitsFirstNumber = omitsFirstNumber
    self.omitsCase = omitsCase
  }

  /// The name of the file in the package.
  package static let fileName = ".snapshot.yml"
  /// The maximum size of the file in bytes.
  package static let largestFile = 1 << 20
}

/// An error in the settings of a package, as `file:line: reason. remedy`.
package struct ReferenceSettingsError: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  /// The line, counted from 1; 0 for the whole file.
  package var line: Int
  /// The reason and the remedy.
  package var problem: String

  package init(path: String, line: Int, problem: String) {
    self.path = path
    self.line = line
    self.problem = problem
  }

  package var description: String { (line > 0 ? "\(path):\(line): " : "\(path): ") + problem }
}

/// The package of a test, and its settings.
package struct ReferencePackage: Hashable, Sendable {
  /// The absolute path of the package; `nil` for a file outside of a package.
  package var root: String?
  package var settings: ReferenceSettings

  /// The package of a file outside of a package, which has no settings.
  package static let none = ReferencePackage(root: nil, settings: ReferenceSettings())

  /// Returns the package of a test file: the nearest folder with a `Package.swift` or, without one, with a `.snapshot.yml`.
  ///
  /// Each package's file is read once per process.
  ///
  /// - Throws: ``ReferenceSettingsError`` if the settings cannot be read.
  package static func containing(file: String) throws(ReferenceSettingsError) -> ReferencePackage {
    let folder = (file as NSString).deletingLastPathComponent
    let known = packages.withLock { packages in
      if let known = packages[folder] { return known }
      let found = Result { () throws(ReferenceSettingsError) in try read(above: file) }
      packages[folder] = found
      return found
    }
    return try known.get()
  }

  private static let packages = Locked<[String: Result<ReferencePackage, ReferenceSettingsError>]>([:])

  private static func read(above file: String) throws(ReferenceSettingsError) -> ReferencePackage {
    let name = ReferenceSettings.fileName
    guard let root = PackageRoot.containing(file: file) ?? PackageRoot.folder(above: file, with: name) else {
      return .none
    }
    let path = root + "/" + name
    let data: Data?
    do throws(PlainFile.Refusal) {
      data = try PlainFile.read(path, limit: ReferenceSettings.largestFile)
    } catch {
      throw ReferenceSettingsError(path: path, line: 0, problem: "the file cannot be read: \(error.reason).")
    }
    guard let data else { return ReferencePackage(root: root, settings: ReferenceSettings()) }
    guard let text = String(validUTF8: data) else {
      throw ReferenceSettingsError(path: path, line: 0, problem: "the file is not UTF-8. Save it as UTF-8.")
    }
    let settings = try ReferenceSettings(yaml: text, path: path)
    if let directory = settings.directory {
      do throws(PackageFolder.Refusal) {
        try PackageFolder.check(directory, for: .references, in: root)
      } catch {
        throw ReferenceSettingsError(
          path: path, line: 0, problem: "invalid value for references.directory: \(error.description)")
      }
    }
    return ReferencePackage(root: root, settings: settings)
  }
}
