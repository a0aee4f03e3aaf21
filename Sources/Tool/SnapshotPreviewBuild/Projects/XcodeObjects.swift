import Foundation

/// The objects of a `project.pbxproj` by their identifiers. Nothing in it is executed.
struct XcodeObjects {
  /// The largest size of a file in bytes.
  private static let mostBytes = 64 << 20
  private static let deepest = 64

  typealias Object = [String: Any]

  private let objects: [String: Object]
  let root: Object
  /// The folder that contains the project, absolute.
  let folder: String
  /// The paths of files and groups by their identifiers, absolute.
  private(set) var paths: [String: String] = [:]

  /// Reads the project in a folder whose name ends with `.xcodeproj`.
  ///
  /// - Throws: ``ProjectError/unreadableXcodeProject(path:reason:)``.
  init(_ project: String) throws(ProjectError) {
    let file = project + "/project.pbxproj"
    func failure(_ reason: String) -> ProjectError { .unreadableXcodeProject(path: project, reason: reason) }
    let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int ?? 0
    guard size <= Self.mostBytes else { throw failure("the file project.pbxproj is larger than 64 MB") }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw failure("the file project.pbxproj cannot be opened")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
      let objects = list["objects"] as? [String: Any], let rootID = list["rootObject"] as? String
    else { throw failure("the file project.pbxproj is not a property list of a project") }
    self.objects = objects.compactMapValues { $0 as? Object }
    guard let root = self.objects[rootID] else { throw failure("the file project.pbxproj has no root object") }
    self.root = root
    let base = (project as NSString).deletingLastPathComponent
    let directory = root["projectDirPath"] as? String ?? ""
    folder = directory.isEmpty ? base : Self.path(directory, in: base)
    if let group = root["mainGroup"] as? String { readPaths(group, in: folder, depth: 0) }
  }

  /// Returns the object with an identifier.
  subscript(_ id: Any?) -> Object? { (id as? String).flatMap { objects[$0] } }

  /// Returns the objects of a list of identifiers.
  func list(_ ids: Any?) -> [Object] { ((ids as? [Any]) ?? []).compactMap { self[$0] } }

  /// Returns the objects of a kind in the order of their identifiers.
  func all(_ kind: String) -> [Object] {
    objects.filter { $0.value["isa"] as? String == kind }.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func readPaths(_ id: String, in parent: String, depth: Int) {
    guard let object = objects[id], depth < Self.deepest, paths[id] == nil else { return }
    let own = object["path"] as? String ?? ""
    let base = object["sourceTree"] as? String == "SOURCE_ROOT" ? folder : parent
    let path = own.isEmpty ? base : own.hasPrefix("/") ? own : Self.path(own, in: base)
    paths[id] = path
    for case let child as String in object["children"] as? [Any] ?? [] { readPaths(child, in: path, depth: depth + 1) }
  }

  private static func path(_ path: String, in folder: String) -> String {
    URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
  }
}
