/// The reference files that no test uses any more.
///
/// A file is stale if every test that could use it ran, and none used it. All other unused files are unknown and are never
/// deleted: their tests may be filtered out, skipped, stopped by a crash or a failure, or not compiled on this platform.
package struct StaleReferences: Hashable, Sendable {
  /// A stale reference file.
  package struct Finding: Hashable, Sendable, Codable {
    package var path: String
    /// The reason, as a sentence without a full stop.
    package var reason: String
    /// The reference path of a snapshot without a reference that has the same content. The snapshot was probably renamed.
    package var movedTo: String?
    /// True for a file at a place that a test chose. It may be compiled or shipped, so no command deletes it, and it fails no
    /// run.
    package var isKept: Bool?

    package init(path: String, reason: String, movedTo: String? = nil, isKept: Bool? = nil) {
      self.path = path
      self.reason = reason
      self.movedTo = movedTo
      self.isKept = isKept
    }
  }

  package var stale: [Finding] = []
  /// Unused files that may still belong to a test.
  package var unknown: [String] = []
  /// The number of files used by the run.
  package var usedCount = 0
}
