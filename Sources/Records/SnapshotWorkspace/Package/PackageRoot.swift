import Foundation

/// Finds the package that a file belongs to.
package enum PackageRoot {
  /// Returns the nearest folder above a file that contains a `Package.swift`, or `nil` if there is none.
  package static func containing(file path: String) -> String? { folder(above: path, with: "Package.swift") }

  /// Returns the nearest folder above a file that contains a file or folder of a name, or `nil` if there is none.
  static func folder(above path: String, with name: String) -> String? {
    var folder = (path as NSString).deletingLastPathComponent
    while !folder.isEmpty, folder != "/" {
      if access(folder + "/" + name, F_OK) == 0 { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }
}
