// Previews whose setup fails, in the way that the environment names.

import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

#Preview("First") { Text("first") }
#Preview("Second") { Text("second") }

#if canImport(SnapshotUI)
  struct FailingSetup: PreviewSetup {
    struct NoLibrary: Error, CustomStringConvertible {
      let description = "the library is missing"
    }

    static func prepare() async throws {
      let environment = ProcessInfo.processInfo.environment
      // The child process of an assertion.
      let isChild = environment["SNAPSHOT_PREVIEW_JOURNAL"] != nil
      switch isChild ? "crashes" : environment["SNAPSHOT_FIXTURE_SETUP"] {
      case "crashes":
        let titles: [String] = []
        print(titles[7])
      case "loops": while !Task.isCancelled {}
      case "waits":
        // For the main thread, which belongs to the test.
        await withCheckedContinuation { continuation in
          Thread.detachNewThread { DispatchQueue.main.async { continuation.resume() } }
        }
      default: throw NoLibrary()
      }
    }
  }
#endif
