import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotUI

/// What the assertions of one test have in common: the configurations, and where failures are reported.
package struct PreviewVerification {
  /// The configurations, unless a preview has its own.
  package var matrix: Matrix
  package var record: SnapshotTestingConfiguration.Record?
  /// The number of seconds that the drawing of one preview may take.
  package var timeout: TimeInterval
  /// The position of the call in the test. Tests set the file to one in a temporary folder.
  package var position: CallSite
  package var testName: String

  package init(
    matrix: Matrix, record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 30,
    position: CallSite, testName: String
  ) {
    self.matrix = matrix
    self.record = record
    self.timeout = timeout
    self.position = position
    self.testName = testName
  }
}
