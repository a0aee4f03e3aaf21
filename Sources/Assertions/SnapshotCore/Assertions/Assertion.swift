import Foundation
import SnapshotFoundation
import SnapshotTestReporting

/// One assertion: where it is, and what it was asked for. ``verify(_:as:at:in:)`` is its pipeline.
package struct Assertion {
  package var name: String?
  package var record: SnapshotTestingConfiguration.Record?
  package var directory: String?
  package var timeout: TimeInterval
  package var position: CallSite
  /// The error that prevents finding the file of ``position`` on this machine, if any.
  var relocationError: (any Error)?
  /// Whether the file is in a folder that is never written.
  package var isReadOnly = false
  package var testName: String
  /// The test that makes the assertion, or `nil` for the running test.
  package var test: TestIdentity?
  /// The configuration and strategy of a matrix that the assertion belongs to, if any.
  package var cell: Cell?
  /// What the references are named after instead of the test, if anything: a preview.
  package var subject: Subject?
  /// The number of the unnamed snapshot that this one accompanies, instead of the next number.
  var number: Int?

  package init(
    name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil,
    timeout: TimeInterval = 5, position: CallSite, testName: String
  ) {
    self.name = name
    self.record = record
    self.directory = directory
    self.timeout = timeout
    self.position = position
    self.testName = testName
    guard SourceRelocation.isNeeded else { return }
    do throws(ReferenceError) {
      let location = try SourceRelocation.current.location(of: position.path)
      if location.path != position.path { self.position = position.inFile(at: location.path) }
      isReadOnly = location.isReadOnly
    } catch {
      relocationError = error
    }
  }

  /// One configuration of a matrix, with one strategy.
  package struct Cell: Equatable, Sendable {
    /// The configuration's name in file names and ids.
    package var name: String
    /// The configuration's value on each axis.
    package var labels: [String]
    /// The name of the strategy, such as `image`.
    package var strategy: String

    package init(name: String, labels: [String], strategy: String) {
      self.name = name
      self.labels = labels
      self.strategy = strategy
    }
  }

  /// What the references of an assertion are named after instead of the test.
  package struct Subject: Hashable, Sendable {
    /// The name in file names and ids.
    package var name: String
    /// The preview, such as `Card:Long title`, for the ledger.
    package var preview: String
    /// The folder in `__Snapshots__`, instead of that of the test's file.
    package var folder: String?

    package init(name: String, preview: String, folder: String? = nil) {
      self.name = name
      self.preview = preview
      self.folder = folder
    }
  }
}
