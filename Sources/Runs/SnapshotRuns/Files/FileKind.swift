import Foundation

/// The kind of file at a path, without following symbolic links.
package enum FileKind {
  case absent, regular, folder, other

  package init(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .absent
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
