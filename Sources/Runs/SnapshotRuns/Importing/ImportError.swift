import Foundation
import SnapshotFoundation
import SnapshotWorkspace

/// An error that occurs when the images and texts of another tool are imported.
package enum ImportError: Error, Hashable, Sendable {
  case absent(path: String)
  case notAFolder(path: String)
  case unreadable(path: String)
  case empty(path: String)
  case tooManyFiles(path: String, limit: Int)
  case unknownLayout(path: String)
  case ambiguousLayout(path: String, layouts: [ImportLayout])
  /// No file has a reference.
  case noneMatches(path: String, count: Int, root: String, layout: ImportLayout)
  /// The references are in folders that are not configured.
  case notConfigured(folders: [String], reference: String)
}

extension ImportError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .absent(let path):
      "No folder found at \(VisibleText.line(path)). Specify the folder to which the other tool wrote its images."
    case .notAFolder(let path):
      "\(VisibleText.line(path)) is not a folder. To compare two files: swift run snapshot diff <expected> <actual>"
    case .unreadable(let path):
      "Cannot read the folder \(VisibleText.line(path)). Check its permissions."
    case .empty(let path):
      """
      The folder is empty: \(VisibleText.line(path)). Nothing was compared. If the tests failed, check that they wrote their \
      images to this folder.
      """
    case .tooManyFiles(let path, let limit):
      """
      \(VisibleText.line(path)) contains more than \(limit) files. Specify the folder to which the other tool wrote the images \
      of failed tests.
      """
    case .unknownLayout(let path):
      """
      Cannot detect which tool wrote \(VisibleText.line(path)). Specify --layout \
      \(ImportLayout.allCases.map(\.rawValue).joined(separator: ", --layout ")), or the folder of expected files with \
      --expected.
      """
    case .ambiguousLayout(let path, let layouts):
      """
      \(VisibleText.line(path)) has the layouts of \(layouts.map(\.title).joined(separator: " and ")). Specify one: \
      --layout \(layouts.map(\.rawValue).joined(separator: " or --layout ")).
      """
    case .noneMatches(let path, let count, let root, let layout):
      """
      \(count == 1 ? "The only file" : "None of the \(count) files") in \(VisibleText.line(path)) \
      \(count == 1 ? "has no" : "has a") reference in \(VisibleText.line(root)) (layout: \(layout.rawValue)). Is it the \
      folder of another project, or of an older test run? Specify the project with --package-path, or the layout with --layout.
      """
    case .notConfigured(let folders, let reference):
      """
      \(VisibleText.line(reference)) is neither in a __Snapshots__ folder nor in a folder of references. Add \
      \(folders.count == 1 ? "the folder" : "the folders") to .snapshot.yml, so that references can be accepted:

      references:
        folders: [\(folders.map(Self.quoted).joined(separator: ", "))]
      """
    }
  }

  /// Returns a text as YAML, in double quotes if it has special characters.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x80 || "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-".utf8.contains(byte)
    }
    guard !isPlain else { return VisibleText.line(text) }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + VisibleText.line(escaped) + "\""
  }

  package var errorDescription: String? { description }
}
