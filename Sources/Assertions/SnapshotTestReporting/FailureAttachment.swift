import Foundation

#if canImport(ObjectiveC)
  import XCTest
#endif

/// A file that a test framework stores with a failure.
package struct FailureAttachment: Sendable {
  /// The name of the file, with its extension.
  package var name: String
  package var data: Data
  #if canImport(ObjectiveC)
    /// An attachment that a strategy made for XCTest, instead of the data. No other framework can store it.
    nonisolated(unsafe) private(set) var xcTest: XCTAttachment?
  #endif

  package init(name: String, data: Data) {
    self.name = name
    self.data = data
  }

  #if canImport(ObjectiveC)
    package init(_ attachment: XCTAttachment) {
      self.init(name: attachment.name ?? "", data: Data())
      xcTest = attachment
    }
  #endif

  /// The uniform type identifier of the data, by which Xcode chooses how to show it.
  package var typeIdentifier: String {
    let pathExtension = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map(String.init)
    return Self.typeIdentifiers[pathExtension?.lowercased() ?? ""] ?? "public.data"
  }

  private static let typeIdentifiers = [
    "csv": "public.comma-separated-values-text", "gif": "com.compuserve.gif", "html": "public.html",
    "jpeg": "public.jpeg", "jpg": "public.jpeg", "json": "public.json", "md": "public.plain-text",
    "patch": "public.plain-text", "plist": "com.apple.property-list", "png": "public.png",
    "svg": "public.svg-image", "txt": "public.plain-text", "xml": "public.xml",
  ]
}
