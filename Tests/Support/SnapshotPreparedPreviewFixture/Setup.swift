#if canImport(SnapshotUI)
  import Foundation
  import SnapshotUI

  struct Setup: PreviewSetup {
    static func prepare() async throws {
      await Task.yield()
      try await Task.sleep(for: .milliseconds(1))
      Library.titles = ["Dune", "Emma"]
      Library.preparations += 1
    }

    static func registerFonts(in fonts: inout FontBook) throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let file = folder.appendingPathComponent("Fonts/NotoSansDevanagari-Regular.ttf")
      try fonts.register(contentsOf: file, family: "Devanagari")
    }

    func body(content: Content) -> some View { content.environment(\.accent, .yellow) }
  }

  /// The first setup by name is the innermost, so that this accent is not seen.
  struct Surroundings: PreviewSetup {
    func body(content: Content) -> some View { content.environment(\.accent, .red).padding(2) }
  }

  /// A setup of a module without previews, which must not be prepared.
  struct OtherSetup: PreviewSetup {
    static let modules = ["Another"]
    static func prepare() async throws { Library.preparations += 100 }
  }
#endif
