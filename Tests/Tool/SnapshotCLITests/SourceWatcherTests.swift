import Foundation
import Testing

@testable import SnapshotCLI

@Suite struct SourceWatcherTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/watched-\(UUID().uuidString)"
    for (path, text) in [("Package.swift", "1"), ("Sources/A.swift", "a"), ("App.xcodeproj/project.pbxproj", "{}")] {
      try write(path, text)
    }
  }

  private func write(_ path: String, _ text: String) throws {
    let file = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private enum Change: CaseIterable {
    case edit, none, add, delete, move, editManifest, editXcodeProject

    var paths: [String] {
      switch self {
      case .none: []
      case .edit: ["Sources/A.swift"]
      case .add, .delete: ["Sources/B.swift"]
      case .move: ["Sources/A.swift", "Sources/C.swift"]
      case .editManifest: ["Package.swift"]
      case .editXcodeProject: ["App.xcodeproj/project.pbxproj"]
      }
    }
  }

  @Test func onlyChangesOfItsFilesMeanThatAProjectIsReadAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let watcher = SourceWatcher(packageRoot: folder)
    for change in Change.allCases {
      let before = watcher.snapshot()
      switch change {
      case .none: break
      case .edit: try write("Sources/A.swift", "longer")
      case .add: try write("Sources/B.swift", "b")
      case .move:
        try FileManager.default.moveItem(atPath: folder + "/Sources/A.swift", toPath: folder + "/Sources/C.swift")
      case .delete: try FileManager.default.removeItem(atPath: folder + "/Sources/B.swift")
      case .editManifest: try write("Package.swift", "longer")
      case .editXcodeProject: try write("App.xcodeproj/project.pbxproj", "longer")
      }
      let after = watcher.snapshot()
      #expect((after == before) == (change == .none), "\(change)")
      #expect(after.changesProject(since: before) == ![.none, .edit].contains(change), "\(change)")
      #expect(after.changedPaths(since: before) == Set(change.paths.map { folder + "/" + $0 }), "\(change)")
    }
  }
}
