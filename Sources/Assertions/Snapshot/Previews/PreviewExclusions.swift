import SnapshotUI

/// Previews that an assertion leaves out: `File:name`, or `File` for all previews of a file.
package struct PreviewExclusions {
  private let names: [String]

  package init(_ names: [String]) { self.names = names }

  /// Returns the previews to verify.
  func remove(from previews: [Preview]) -> [Preview] {
    previews.filter { preview in !preview.isExcluded && !names.contains { Self.matches($0, preview) } }
  }

  /// Returns the exclusions that no preview matches.
  func unused(in previews: [Preview]) -> [String] {
    names.filter { name in !previews.contains { Self.matches(name, $0) } }
  }

  private static func matches(_ name: String, _ preview: Preview) -> Bool {
    [preview.file, preview.file + ".swift", preview.description, "\(preview.file):\(preview.referenceName)"]
      .contains(name)
  }
}
