import Foundation
import SnapshotFoundation

/// The references that this process recorded.
///
/// Which of two tests in parallel comes first depends on the schedule. If they share a reference and have different values, both
/// fail, and neither value stays in the file.
final class Recordings: Sendable {
  /// The test of a reference.
  struct Owner: Equatable {
    var name: String
    /// Whether its assertion is named after another function.
    var isCaller: Bool
  }

  private struct Recording {
    /// What the file contained before; `nil` if there was no file.
    var original: Data?
    var contents: Data
    /// The test; `nil` if all tests share the reference.
    var owner: Owner?

    /// Returns the test if it is another one with another value.
    func owner(otherThan owner: Owner?, with contents: Data) -> Owner? {
      owner == nil || self.owner == owner || self.contents == contents ? nil : self.owner
    }
  }

  private struct State {
    /// By path.
    var recordings: [String: Recording] = [:]
    /// The errors of references that tests with different values share, by path.
    var contested: [String: ReferenceError] = [:]
  }

  private let state = Locked(State())

  /// Records a reference, unless another test recorded another value.
  ///
  /// - Parameters:
  ///   - owner: The test; `nil` if all tests share the reference.
  ///   - original: What the file contains.
  /// - Returns: The other test, if any.
  func record(_ contents: Data, over original: Data?, at path: String, by owner: Owner?) throws -> Owner? {
    try state.withLock { state in
      if let error = state.contested[path] { throw error }
      let first = state.recordings[path]
      if let other = first?.owner(otherThan: owner, with: contents) { return other }
      state.recordings[path] = Recording(original: first.map(\.original) ?? original, contents: contents, owner: owner)
      if original != contents { try ReferenceFile.write(contents, to: path) }
      return nil
    }
  }

  /// Returns the other test that recorded another value, if any.
  func owner(of path: String, otherThan owner: Owner?, with contents: Data) -> Owner? {
    state.withLock { $0.recordings[path]?.owner(otherThan: owner, with: contents) }
  }

  /// Whether this process recorded a reference.
  func contains(_ path: String) -> Bool { state.withLock { $0.recordings[path] != nil } }

  /// Whether there was no reference before this process recorded it.
  func isNew(_ path: String) -> Bool { state.withLock { $0.recordings[path].map { $0.original == nil } ?? false } }

  /// Restores what a reference contained before this process, which records it no more.
  func withdraw(_ path: String, because error: ReferenceError) {
    state.withLock { state in
      state.contested[path] = error
      guard let recording = state.recordings.removeValue(forKey: path) else { return }
      if let original = recording.original {
        try? ReferenceFile.write(original, to: path)
      } else {
        unlink(path)
      }
    }
  }
}
