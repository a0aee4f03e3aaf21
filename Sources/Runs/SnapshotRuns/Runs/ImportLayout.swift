/// How another tool arranges the images and texts of failed tests in a folder.
package enum ImportLayout: String, Hashable, Sendable, Codable, CaseIterable {
  /// The folder `SNAPSHOT_ARTIFACTS` of swift-snapshot-testing.
  case snapshotTesting = "snapshot-testing"
  /// A folder with the same relative paths as a folder of expected files.
  case folders
  /// The folder `test-results` of Playwright.
  case playwright
  /// The folder `build/paparazzi/failures` of Paparazzi.
  case paparazzi

  /// The name of the tool for people.
  package var title: String {
    switch self {
    case .snapshotTesting: "swift-snapshot-testing"
    case .folders: "expected and actual folders"
    case .playwright: "Playwright"
    case .paparazzi: "Paparazzi"
    }
  }
}
