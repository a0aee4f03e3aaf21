/// The reason why a project cannot be read.
package enum ProjectError: Error, Hashable, Sendable {
  case absent(path: String)
  case noSources(path: String)
  case unreadableManifest(path: String, reason: String)
  case unreadableXcodeProject(path: String, reason: String)
  case unreadableFile(path: String, reason: String)
}

extension ProjectError: CustomStringConvertible {
  /// The error message: what happened, and how to fix it.
  package var description: String {
    switch self {
    case .absent(let path):
      "Nothing exists at \(path). Specify a package, an Xcode project, a folder with Swift files, or a Swift file."
    case .noSources(let path):
      "No Swift files were found in \(path). Specify a package, an Xcode project or a folder with Swift files."
    case .unreadableManifest(let path, let reason):
      "Cannot read \(path): \(reason). To draw the sources without the manifest, add --without-manifest."
    case .unreadableXcodeProject(let path, let reason):
      "Cannot read the Xcode project \(path): \(reason). To draw the files of a folder, specify the folder with the sources."
    case .unreadableFile(let path, let reason):
      "Cannot read \(path): \(reason)."
    }
  }
}
